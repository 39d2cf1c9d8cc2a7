"""``tablee serve``: the table as a service, for people and programs."""

import os
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from tablee.cli._terms import out, plainly
from tablee.core.errors import TableeError

NEEDS_ARGUMENTS = False


@plainly
def command(
    *,
    host: Annotated[str, typer.Option(help="Which address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Which port.", min=0, max=65535)] = 8765,
    data: Annotated[Path, typer.Option(help="The folder that keeps all tables.")] = Path("data"),
    workers: Annotated[int, typer.Option(help="Processes in which bots think.", min=1)] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser too.")] = False,
) -> None:
    """Serve the page and its tables, every move on disk before it is told.

    tablee serve --host 0.0.0.0 --port 8765 --data ~/tablee
    """
    try:
        import uvicorn  # noqa: PLC0415

        from tablee.server.app import make_app  # noqa: PLC0415
        from tablee.server.store.sqlite import SqliteStore  # noqa: PLC0415
        from tablee.server.wire import MOST_BYTES  # noqa: PLC0415
    except ImportError as error:
        raise TableeError(f"the server needs `pip install tablee[server]`: {error}") from None
    data.mkdir(parents=True, exist_ok=True)
    app = make_app(SqliteStore(data / "tables.sqlite"), workers=workers)
    link = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}"  # noqa: S104
    out.print(f"Tablée is at [bold]{link}[/] and keeps its tables in {data}. Ctrl-C ends it.")
    if open_browser and os.environ.get("TABLEE_BROWSER") != "none":
        threading.Timer(1.0, webbrowser.open, (link,)).start()
    uvicorn.run(app, host=host, port=port, log_level="warning", ws_max_size=4 * MOST_BYTES)
