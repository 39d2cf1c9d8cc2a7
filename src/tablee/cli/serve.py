"""``tablee serve``: tables for programs and, soon, for the page."""

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
) -> None:
    """Serve tables over HTTP and WebSocket, every move on disk before it is told.

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
    out.print(f"Tablée listens on http://{host}:{port} and keeps its tables in {data}")
    uvicorn.run(app, host=host, port=port, log_level="warning", ws_max_size=4 * MOST_BYTES)
