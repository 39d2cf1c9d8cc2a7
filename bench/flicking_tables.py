"""How other tables fare while four tables flick penguins (part of ``make bench``).

Cortexcape tables play a recorded game at the pace of quick people; a move counts once its sender
has heard of it, and by then it is on disk. First alone, then beside four tables of ICECOOL² whose
four players flick without a pause: every flick is simulated in a worker. Server, workers and
clients share this machine's cores.
"""

import asyncio
import json
import statistics
import tempfile
from collections.abc import Awaitable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from server import PORT, in_ms, our_server, recorded
from tablee.server.hub import Hub, NewTable
from tablee.server.store.sqlite import SqliteStore

SECONDS = 15.0
OTHERS, FLICKING = 20, 4
PAUSE_S = 0.25  # between two moves of a table that is played by people
RECORDED_GAMES = 40  # for each table: it takes the next one when one is over


class Load(NamedTuple):
    moves: int
    flicks: int
    times_ms: list[float]


async def tables_of(path: str, game: str, seats: int, count: int) -> list[tuple[str, str]]:
    """Tables and the token of all their seats."""
    hub = Hub(SqliteStore(path))
    options = {"starter": 0} if game == "cortexcape" else {}
    made = [await hub.make(NewTable(game, ["me"] * seats, options)) for _ in range(count)]
    await hub.close()
    return [(each.table, each.token) for each in made]


class Guest:
    """A socket at a table."""

    def __init__(self, link: ClientConnection) -> None:
        self._link = link
        self._waiting: list[str | bytes] = []  # messages that came together with one before

    @classmethod
    async def join(cls, table: str, token: str) -> "Guest":
        url = f"ws://127.0.0.1:{PORT}/api/tables/{table}/play"
        guest = cls(await connect(url, compression=None))
        await guest.send({"type": "hello", "tokens": [token]})
        return guest

    async def send(self, message: dict[str, Any]) -> None:
        await self._link.send(json.dumps(message))

    async def hear(self, *types: str) -> dict[str, Any]:
        while True:
            if not self._waiting:
                self._waiting += (await self._link.recv()).splitlines()
            message: dict[str, Any] = json.loads(self._waiting.pop(0))
            if message["type"] in types:
                return message

    async def leave(self) -> None:
        await self._link.close()


async def play_recorded(tables: list[tuple[str, str]], until: float, times: list[float]) -> None:
    """One seat after the other, a move and a pause."""
    script = recorded()
    for table, token in tables:
        guest = await Guest.join(table, token)
        await guest.hear("welcome")
        for number, (seat, action) in enumerate(script):
            if perf_counter() > until:
                await guest.leave()
                return
            began = perf_counter()
            await guest.send({"type": "act", "id": str(number), "seat": seat, "action": action})
            await guest.hear("acked")
            times.append((perf_counter() - began) * 1000)
            await asyncio.sleep(PAUSE_S)
        await guest.leave()


async def flick_on(table: str, token: str, until: float, flicks: list[int]) -> None:
    """All four players, as fast as the server lets them."""
    guest, rng, number = await Guest.join(table, token), Random(table), 0
    while perf_counter() < until:
        message = await guest.hear("welcome", "moved")
        offer = next((eye["offer"] for eye in message["eyes"] if any_choice(eye["offer"])), None)
        if offer is None:
            continue
        number += 1
        action = chosen(offer, rng)
        flicks[0] += action["type"] == "flick"
        seat = offer["seat"]
        await guest.send({"type": "act", "id": str(number), "seat": seat, "action": action})
    await guest.leave()


def any_choice(offer: dict[str, Any] | None) -> bool:
    return bool(offer and (offer["actions"] or offer["open"]))


def chosen(offer: dict[str, Any], rng: Random) -> dict[str, Any]:
    kinds = {each["type"]: each["bounds"] for each in offer["open"]}
    if "flick" in kinds:
        names = ("direction", "power", "offset", "height")
        return {"type": "flick", **{name: rng.randint(*kinds["flick"][name]) for name in names}}
    if "place_catcher" in kinds:
        ranges = kinds["place_catcher"]
        return {"type": "place_catcher", "x": ranges["x"][0], "y": ranges["y"][0]}
    if "place_start" in kinds:
        return {"type": "place_start"}
    return {"type": "end_turn"}


async def measured(path: str, flicking: int) -> Load:
    """Latencies of the others while so many tables flick."""
    quiet = await tables_of(path, "cortexcape", 2, OTHERS * RECORDED_GAMES)
    busy = await tables_of(path, "icecool", 4, flicking)
    times: list[float] = []
    flicks = [0]
    with our_server(path):
        until = perf_counter() + SECONDS
        work: list[Awaitable[None]] = [
            play_recorded(quiet[number::OTHERS], until, times) for number in range(OTHERS)
        ]
        work += [flick_on(table, token, until, flicks) for table, token in busy]
        await asyncio.gather(*work)
    return Load(len(times), flicks[0], times)


def main() -> None:
    console = Console()
    shown = Table("20 other tables", "moves/s", "flicks/s", "p50", "p99")
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for flicking in (0, FLICKING):
            load = asyncio.run(measured(str(Path(folder) / f"db{flicking}"), flicking))
            cuts = statistics.quantiles(load.times_ms, n=100)
            found[flicking] = cuts
            name = f"beside {flicking} tables that flick" if flicking else "alone"
            rates = (f"{each / SECONDS:.1f}" for each in (load.moves, load.flicks))
            shown.add_row(name, *rates, in_ms(cuts[49]), in_ms(cuts[98]))
    console.print(shown)
    console.print(f"p99 grows by a factor of {found[FLICKING][98] / found[0][98]:.1f}")


if __name__ == "__main__":
    main()
