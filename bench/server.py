"""Durable moves per second and how long they take, over real sockets (part of ``make bench``).

Every table has two sockets. Both play a recorded game, each sending its next action when it has
heard of the other's; a move counts once the other socket has heard of it, and by then it is on
disk. Server and clients share this machine's cores.
"""

import asyncio
import json
import multiprocessing
import statistics
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import uvicorn
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

import tablee
from tablee.server.app import make_app
from tablee.server.hub import Hub, NewTable
from tablee.server.store.sqlite import SqliteStore

PORT = 8931
SECONDS = 8.0
TABLES = (20, 100)
UNLIMITED = 1e9


def serve(path: str) -> None:
    """The server process."""
    app = make_app(SqliteStore(path), message_rate=UNLIMITED)
    uvicorn.run(app, port=PORT, log_level="error")


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


async def made(path: str, count: int) -> list[tuple[str, str]]:
    """So many tables, straight into the store: making them is not what is measured."""
    hub = Hub(SqliteStore(path))
    wish = NewTable("cortexcape", ["me", "me"], {"starter": 0})
    tables = [await hub.make(wish) for _ in range(count)]
    await hub.close()
    return [(each.table, each.token) for each in tables]


async def heard(link: ClientConnection, seq: int) -> None:
    """Until this socket has been told of move ``seq``."""
    while True:
        message = json.loads(await link.recv())
        if message["type"] in ("moved", "welcome") and message["seq"] >= seq:
            return


async def play_table(
    tables: "asyncio.Queue[tuple[str, str]]", until: float, times: list[float]
) -> None:
    """Two sockets play one table after another until time is up."""
    script = recorded()
    while time.perf_counter() < until:
        table, token = tables.get_nowait()
        url = f"ws://127.0.0.1:{PORT}/api/tables/{table}/play"
        async with connect(url) as one, connect(url) as two:
            for link in (one, two):
                await link.send(json.dumps({"type": "hello", "tokens": [token]}))
                await heard(link, 0)
            for number, (seat, action) in enumerate(script, start=1):
                links = (one, two) if seat == 0 else (two, one)
                act = {"type": "act", "id": str(number), "seat": seat, "action": action}
                began = time.perf_counter()
                await links[0].send(json.dumps(act))
                await asyncio.gather(heard(links[0], number), heard(links[1], number))
                times.append(time.perf_counter() - began)
                if time.perf_counter() > until:
                    return


async def measure(path: str, count: int) -> dict[str, float]:
    tables: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
    for each in await made(path, count * 40):
        tables.put_nowait(each)
    times: list[float] = []
    until = time.perf_counter() + SECONDS
    await asyncio.gather(*(play_table(tables, until, times) for _ in range(count)))
    cuts = statistics.quantiles(times, n=100)
    return {
        "tables": count,
        "moves_per_second": len(times) / SECONDS,
        "p50_ms": cuts[49] * 1000,
        "p99_ms": cuts[98] * 1000,
    }


def main() -> None:
    console = Console()
    shown = Table("tables, two sockets each", "durable moves/s", "p50", "p99")
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "db")
        server = multiprocessing.get_context("spawn").Process(target=serve, args=(path,))
        server.start()
        time.sleep(2)
        try:
            for count in TABLES:
                found = asyncio.run(measure(path, count))
                rate, p50, p99 = found["moves_per_second"], found["p50_ms"], found["p99_ms"]
                shown.add_row(str(count), f"{rate:,.0f}", f"{p50:.1f} ms", f"{p99:.1f} ms")
        finally:
            server.terminate()
            server.join()
    console.print(shown)


if __name__ == "__main__":
    main()
