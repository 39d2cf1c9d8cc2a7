"""Live tables without sockets: guests that are lists, and waiting until a table is quiet."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from msgspec import Raw

from tablee.core.codec import to_plain
from tablee.core.protocol import Decide
from tablee.server.audience import Guest
from tablee.server.hub import Hub, NewTable
from tablee.server.inbox import Acting, Joined
from tablee.server.seats import digest
from tablee.server.store.memory import MemoryStore
from tablee.server.table import LiveTable
from tablee.server.wire import Act


def act_of(message_id: str, seat: int, action: Any) -> Act:
    """An act as it arrives: its action is still JSON."""
    return Act(message_id, seat, Raw(json.dumps(action).encode()))


class Ear:
    """A guest that keeps what it hears."""

    def __init__(self, *tokens: str, room: int = 10_000) -> None:
        self.heard: list[dict[str, Any]] = []
        self.room = room
        self.parted: list[int] = []  # close codes
        self.guest = Guest(map(digest, tokens), self._deliver, part=self._part)

    def _part(self, code: int, reason: str) -> None:
        self.parted.append(code)

    def _deliver(self, message: bytes) -> bool:
        self.heard.append(json.loads(message))
        return len(self.heard) < self.room

    def of(self, *types: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] in types]


async def opened(store: MemoryStore, **options: Any) -> tuple[Hub, LiveTable, Ear]:
    hub = Hub(store)
    made = await hub.make(NewTable("cortexcape", ["me", "me"], {"starter": 0, **options}))
    table = await hub.table(made.table)
    ear = Ear(made.token)
    table.put(Joined(ear.guest))
    return hub, table, ear


async def two_guests(hub: Hub) -> tuple[LiveTable, Ear, Ear]:
    """A table of the hub with a guest at each of its two seats."""
    made = await hub.make(NewTable("cortexcape", ["me", "open"], {"starter": 0}))
    table = await hub.table(made.table)
    await table.reseat(lambda seating: seating.claimed(1, made.invitation, "t" * 30, ""))
    one, two = Ear(made.token), Ear("t" * 30)
    table.put(Joined(one.guest))
    table.put(Joined(two.guest))
    return table, one, two


async def play_out(table: LiveTable, ear: Ear) -> None:
    """Play at random to the end, for a guest who holds every seat."""
    rng, rules = Random(1), table.game.rules
    while isinstance(waiting := table.position.waiting, Decide):
        seat = waiting.seats[0]
        action = to_plain(rules.sample(table.position.state, seat, rng))
        table.put(Acting(ear.guest, act_of(f"{table.position.seq}", seat, action)))
        await quiet(table)


async def quiet(table: LiveTable) -> None:
    """Wait until the table has nothing to do."""
    for _ in range(400):
        await asyncio.sleep(0.005)
        if not table.is_working:
            break
    await asyncio.sleep(0.05)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())
