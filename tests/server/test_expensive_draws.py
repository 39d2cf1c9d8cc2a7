"""Expensive draws: a flick is a move at once, how it goes is drawn in a worker."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from live_tables import Ear, act_of, quiet, run
from replaced import replaced

from tablee.games.icecool import GAME as ICECOOL
from tablee.server.hub import Hub, NewTable
from tablee.server.inbox import Acting, Drawn, Joined
from tablee.server.store.base import Entry, NotSaved
from tablee.server.store.memory import MemoryStore
from tablee.server.table import LiveTable

START = {"type": "place_start"}
FLICK = {"type": "flick", "direction": 7800, "power": 530, "offset": 410, "height": 108}


class CountingStore(MemoryStore):
    """Knows what each commit held, and can be told to fail."""

    def __init__(self) -> None:
        super().__init__()
        self.commits: list[list[Entry]] = []
        self.fails = 0

    async def append(self, table_id: str, seq: int, entries: Sequence[Entry]) -> None:
        if self.fails and b'"outcome"' in entries[0].line:
            self.fails -= 1
            raise NotSaved("the disk is full")
        self.commits.append(list(entries))
        await super().append(table_id, seq, entries)


async def warm_up(store: MemoryStore) -> tuple[Hub, LiveTable, Ear]:
    """A penguin on the red circle, ready to be flicked."""
    hub = Hub(store)
    made = await hub.make(NewTable("icecool", ["me"], {"tremor": "none"}))
    table = await hub.table(made.table)
    ear = Ear(made.token)
    table.put(Joined(ear.guest))
    table.put(Acting(ear.guest, act_of("start", 0, START)))
    await quiet(table)
    return hub, table, ear


async def settled(table: LiveTable, seq: int) -> None:
    """Wait for a move that a worker takes part in; its first import takes a while."""
    for _ in range(1000):
        await asyncio.sleep(0.02)
        if table.position.seq >= seq and not table._luck:
            return
    raise AssertionError(f"still at {table.position.seq}")


def test_a_flick_is_kept_and_told_before_it_is_simulated() -> None:
    """Two commits: the decision, and what came of it; a second flick meanwhile is refused."""

    async def test() -> None:
        store = CountingStore()
        hub, table, ear = await warm_up(store)
        table.put(Acting(ear.guest, act_of("a", 0, FLICK)))
        table.put(Acting(ear.guest, act_of("b", 0, FLICK)))
        await asyncio.sleep(0.05)
        assert table.position.state.phase == "flicking"
        assert [each["id"] for each in ear.of("acked")] == ["start", "a"]
        assert [each["code"] for each in ear.of("refused")] == ["not_your_turn"]
        await settled(table, 3)
        assert [len(moves) for moves in store.commits] == [1, 1, 1]
        assert b'"outcome"' in store.commits[2][0].line
        told = [event for each in ear.of("moved") for event in each["eyes"][0]["events"]]
        assert [event["type"] for event in told][-3:] == ["aimed", "penguin_flicked", "turn_began"]
        assert table.position.state.phase == "aim"
        await hub.close()

    run(test)


def test_a_table_that_was_put_away_in_a_flick_goes_on_when_it_comes_back() -> None:
    """The decision is on disk; what it owes is drawn by whoever opens the table next."""

    async def test() -> None:
        store = MemoryStore()
        hub, table, ear = await warm_up(store)
        table.put(Acting(ear.guest, act_of("a", 0, FLICK)))
        await asyncio.sleep(0.05)
        assert not table.is_idle
        await table.close()
        assert table.position.state.phase == "flicking"
        other = Hub(store)
        again = await other.table(table.id)
        await settled(again, 3)
        assert again.position.state.last.aimed.direction == FLICK["direction"]
        await other.close()
        await hub.close()

    run(test)


def test_what_cannot_be_kept_is_drawn_anew() -> None:
    """A full disk loses an outcome that nobody has seen, and the table is not stuck."""

    async def test() -> None:
        store = CountingStore()
        hub, table, ear = await warm_up(store)
        store.fails = 1
        table.put(Acting(ear.guest, act_of("a", 0, FLICK)))
        await settled(table, 3)
        assert store.fails == 0
        assert table.position.state.flicks == 1
        await hub.close()

    run(test)


def test_a_worker_that_fails_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever went wrong there, the table goes on as soon as it can."""
    monkeypatch.setattr("tablee.server.table_luck.RETRY_S", 0.01)

    async def test() -> None:
        hub, table, ear = await warm_up(MemoryStore())
        tries: list[Any] = []
        run_it = hub.staff.drawers.run

        async def sometimes(*args: Any) -> Any:
            tries.append(args)
            if len(tries) < 3:
                raise OSError("no memory")
            return await run_it(*args)

        monkeypatch.setattr(hub.staff.drawers, "run", sometimes)
        table.put(Acting(ear.guest, act_of("a", 0, FLICK)))
        await settled(table, 3)
        assert len(tries) == 3
        await hub.close()

    run(test)


def test_an_outcome_for_another_position_counts_for_nothing() -> None:
    """Somebody left while the penguin was on its way: nobody waits for it any more."""

    async def test() -> None:
        hub, table, ear = await warm_up(MemoryStore())
        table.put(Acting(ear.guest, act_of("a", 0, FLICK)))
        await asyncio.sleep(0.05)
        owed = table.position
        table.put(Acting(ear.guest, act_of("b", 0, {"type": "leave"})))
        await quiet(table)
        assert table.position.state.ending == "left"
        seq = table.position.seq
        table.put(Drawn(owed, owed.game.rules.draw(owed.state, table._rng)))
        await quiet(table)
        assert table.position.seq == seq
        await hub.close()

    run(test)


def test_the_process_of_the_event_loop_never_simulates() -> None:
    """A flick is drawn by a worker even if this process could not do it."""

    async def test() -> None:
        hub, table, ear = await warm_up(MemoryStore())
        with replaced(ICECOOL.rules, draw=None):
            table.put(Acting(ear.guest, act_of("a", 0, FLICK)))
            await settled(table, 3)
        assert table.position.state.flicks == 1
        await hub.close()

    run(test)
