"""``tablee serve``: the table as a service, for people and programs."""

import fcntl
import os
import socket
import threading
import webbrowser
from pathlib import Path
from typing import IO, Annotated

import typer

from tablee import bots
from tablee.cli._terms import out
from tablee.core.errors import TableeError
from tablee.core.extras import SERVER
from tablee.core.registry import game as find_game
from tablee.core.registry import games

NEEDS_ARGUMENTS = False
LOCKS: list[IO[str]] = []  # held for as long as the process lives
EVERYWHERE = "0.0.0.0"  # noqa: S104  # asked for by whoever wants guests


def command(
    *,
    host: Annotated[str, typer.Option(help="Which address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Which port.", min=0, max=65535)] = 8765,
    data: Annotated[Path, typer.Option(help="The folder that keeps all tables.")] = Path("data"),
    workers: Annotated[int, typer.Option(help="Processes in which bots think.", min=1)] = 2,
    own_bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots", help="Your own bots for the seat menu: name=module:Class. Repeat it."
        ),
    ] = None,
    grace: Annotated[
        float, typer.Option(help="Seconds until a bot plays for somebody who is away.", min=1)
    ] = 180.0,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser too.")] = False,
) -> None:
    """Serve the page and its tables, every move on disk before it is told.

    tablee serve --host 0.0.0.0 --port 8765 --data ~/tablee
    """
    with SERVER.needed():
        import segno  # noqa: PLC0415

        from tablee.server.app import make_app  # noqa: PLC0415
        from tablee.server.catalogue import wake_games  # noqa: PLC0415
        from tablee.server.listening import listen  # noqa: PLC0415
        from tablee.server.store.sqlite import SqliteStore  # noqa: PLC0415
        from tablee.server.workers import processes  # noqa: PLC0415
    outside = read_bots(own_bots)
    port = need_port(host, port)
    store = SqliteStore(folder_for(data) / "tables.sqlite")
    app = make_app(store, staff=processes(workers), outside_bots=outside, grace_s=grace)
    shown = f"[{host}]" if ":" in host else host
    link = f"http://{own_address() if host == EVERYWHERE else shown}:{port}"
    out.print(f"Tablée is at [bold]{link}[/]\nTables are kept in {data}. Ctrl-C ends it.")
    if host == EVERYWHERE:
        out.print("Others in this house point their camera here:")
        segno.make(link).terminal(compact=True, border=2)
    if open_browser and os.environ.get("TABLEE_BROWSER") != "none":
        threading.Timer(1.0, webbrowser.open, (link,)).start()
    threading.Thread(target=wake_games, daemon=True).start()
    listen(app, host=host, port=port)


def read_bots(given: list[str] | None) -> dict[str, str]:
    """``name=module:Class`` as a dict, once each bot has been made to see that it can be."""
    found: dict[str, str] = {}
    for item in (each.strip() for group in given or [] for each in group.split(",")):
        name, equals, path = item.partition("=")
        if not equals or not name or ":" not in path:
            raise TableeError(f"--bots takes name=module:Class, not {item!r}")
        for slug in games():
            if name in bots.names(find_game(slug)):
                raise TableeError(f"{slug} has a bot of its own called {name!r}")
            bots.find(find_game(slug), path)
        found[name] = path
    return found


def need_port(host: str, port: int) -> int:
    """Say that somebody else listens there, before anybody is told to come; for 0, a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise TableeError(f"cannot listen at {host}, port {port}: {error.strerror}") from None
        found: int = probe.getsockname()[1]
        return found


def folder_for(data: Path) -> Path:
    """The folder of the tables, for this server alone: two would write over each other."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        lock = (data / "server.lock").open("w")
    except OSError as error:
        raise TableeError(f"cannot keep tables in {data}: {error.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise TableeError(f"another server keeps its tables in {data}") from None
    LOCKS.append(lock)
    return data


def own_address() -> str:
    """This machine's address on the local network, so that phones can follow the link."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way it would go
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address
