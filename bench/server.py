"""The server beside boardgame.io's, over real sockets (part of ``make bench``).

Every table has two sockets, each with its own seat. They play a recorded game, the next action
following when both have heard of the last; a move counts once both have heard of it, and by then
ours is on disk. Server and clients share this machine's cores; one load generator
(``peers/load.cjs``) drives both servers. boardgame.io keeps a trivial game in memory.
"""

import asyncio
import json
import multiprocessing
import os
import shutil
import signal
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

import tablee
from tablee.server.app import make_app
from tablee.server.hub import Hub, NewTable
from tablee.server.listening import listen
from tablee.server.seats import Seating, new_token
from tablee.server.store.sqlite import SqliteStore
from trivial_game import register

HERE = Path(__file__).parent / "peers"
PORT, PEER_PORT = 8931, 8932
SECONDS = 8.0
TABLES = (20, 100)
RACES = (1, 100)
IDLE_TABLES = 2000
IDLE_SOCKETS = 2000
UNLIMITED = 1e9


class Measured(NamedTuple):
    moves_per_second: float
    p50_ms: float
    p99_ms: float


def serve(path: str) -> None:
    """The server process."""
    register()
    app = make_app(SqliteStore(path), message_rate=UNLIMITED, most_sockets=100_000)
    listen(app, host="127.0.0.1", port=PORT)


@contextmanager
def our_server(path: str) -> Iterator[int]:
    """Running; its process id."""
    server = multiprocessing.get_context("spawn").Process(target=serve, args=(path,))
    server.start()
    time.sleep(2.5)
    assert server.pid is not None
    yield server.pid
    server.terminate()
    server.join()


@contextmanager
def peer_server() -> Iterator[None]:
    node = shutil.which("node")
    assert node is not None
    command = [node, "boardgame_io_server.cjs", str(PEER_PORT)]
    server = subprocess.Popen(command, cwd=HERE, stdout=subprocess.DEVNULL, start_new_session=True)
    time.sleep(2.5)
    yield
    os.killpg(server.pid, signal.SIGKILL)  # node may have been started by a wrapper
    server.wait()


def recorded() -> list[tuple[int, dict[str, Any]]]:
    """A whole game: who acts, and how."""
    match = tablee.Match.new("cortexcape", seed=1, starter=0)
    rng = Random(1)
    moves = []
    while match.result is None:
        seat = match.waiting.seats[0]  # type: ignore[union-attr]
        action = match.sample(seat, rng)
        moves.append((seat, tablee.to_plain(action)))
        match.play(seat, action)
    return moves


OPTIONS: dict[str, dict[str, Any]] = {
    "cortexcape": {"starter": 0},
    "monster_freeze": {"swap_gap": 0},
}


async def made(path: str, game: str, count: int, seats: int = 2) -> list[tuple[str, list[str]]]:
    """So many tables, straight into the store: making them is not what is measured."""
    register()
    hub = Hub(SqliteStore(path))
    tables = []
    for _ in range(count):
        holders = ["me", *["open"] * (seats - 1)]
        one = await hub.make(NewTable(game, holders, OPTIONS.get(game, {})))
        table, tokens = await hub.table(one.table), [one.token]
        for seat in range(1, seats):
            tokens.append(new_token())
            claim = partial(claimed, seat, one.invitation, tokens[-1])
            await table.reseat(claim)
        tables.append((one.table, tokens))
    await hub.close()
    return tables


def claimed(seat: int, invitation: str, token: str, seating: Seating) -> Seating:
    return seating.claimed(seat, invitation, token, "")


def loaded(plan: dict[str, Any]) -> Measured:
    """What the load generator measures."""
    node = shutil.which("node")
    assert node is not None
    with tempfile.TemporaryDirectory() as folder:
        asked, found = Path(folder) / "plan.json", Path(folder) / "found.json"
        asked.write_text(json.dumps({**plan, "seconds": SECONDS}), encoding="utf-8")
        subprocess.run([node, "load.cjs", str(asked), str(found)], cwd=HERE, check=True)
        times = json.loads(found.read_text(encoding="utf-8"))["times_ms"]
    cuts = statistics.quantiles(times, n=100)
    return Measured(len(times) / SECONDS, cuts[49], cuts[98])


def memory_kb(pid: int) -> int:
    """What a process holds in memory, in KiB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


async def hold(tables: list[tuple[str, list[str]]], sockets: int, pid: int) -> tuple[float, float]:
    """KiB for each table that is live, and for each further socket that looks on."""
    links: list[ClientConnection] = []

    async def look(table: str) -> None:
        link = await connect(f"ws://127.0.0.1:{PORT}/api/tables/{table}/play", compression=None)
        await link.send('{"type":"hello"}')
        await link.recv()
        links.append(link)

    before = memory_kb(pid)
    for table, _ in tables:
        await look(table)
    live = memory_kb(pid)
    for number in range(sockets):
        await look(tables[number % len(tables)][0])
    held = memory_kb(pid)
    print(f"{len(links):,} sockets held by one process")
    for link in links:
        await link.close()
    return (live - before) / len(tables), (held - live) / sockets


CLICKS: list[tuple[int, dict[str, Any]]] = [(0, {"type": "click"}), (1, {"type": "click"})]


def ours(path: str, game: str, count: int) -> Measured:
    """Our server with one of the two games."""
    is_real = game == "cortexcape"
    tables = asyncio.run(made(path, game, count * (40 if is_real else 1)))
    script = recorded() if is_real else CLICKS
    plan = {"kind": "game", "tables": tables, "script": script, "count": count}
    plan["endless"] = not is_real
    with our_server(path):
        return loaded({"url": f"ws://127.0.0.1:{PORT}", **plan})


def races(path: str, count: int) -> Measured:
    """Rounds of Monster Freeze with four seats, all at once."""
    tables = asyncio.run(made(path, "monster_freeze", count, seats=4))
    with our_server(path):
        return loaded(
            {"kind": "race", "url": f"ws://127.0.0.1:{PORT}", "tables": tables, "count": count}
        )


def peers(count: int) -> Measured:
    with peer_server():
        return loaded({"kind": "peer", "url": f"http://localhost:{PEER_PORT}", "count": count})


def main() -> None:
    console = Console()
    shown = Table("tables, two sockets each", "", "moves/s", "p50", "p99")
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "db")
        for count in TABLES:
            peer = peers(count)
            rows = {
                "boardgame.io, trivial game, in memory": peer,
                "Tablée, trivial game, on disk": ours(path, "click", count),
                "Tablée, Cortexcape, on disk": ours(path, "cortexcape", count),
            }
            for name, found in rows.items():
                figures = (f"{found.moves_per_second:,.0f}", *map(in_ms, found[1:]))
                shown.add_row(str(count), name, *figures)
                if found is not peer:
                    pairs = zip(found, peer, strict=True)
                    shown.add_row("", "  ratio", *(f"{own / other:.2f}" for own, other in pairs))
        for count in RACES:
            found = races(path, count)
            figures = (f"{found.moves_per_second:,.0f}", *map(in_ms, found[1:]))
            shown.add_row(str(count), "Monster Freeze, four sockets each", *figures)
        tables = asyncio.run(made(path, "cortexcape", IDLE_TABLES))
        with our_server(path) as pid:
            table_kb, socket_kb = asyncio.run(hold(tables, IDLE_SOCKETS, pid))
    console.print(shown)
    console.print(f"memory: {table_kb:.0f} KiB a live table and its guest, {socket_kb:.0f} a guest")


def in_ms(value: float) -> str:
    return f"{value:.1f} ms"


if __name__ == "__main__":
    main()
