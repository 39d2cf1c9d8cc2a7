"""The same id has no second effect: after a restart, a sleep, a take-back, a lost commit."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from live_tables import Ear, act_of, quiet, run
from tests.games.cortexcape.support.tables import BEST, lock, placement

from tablee.games.monster_freeze.model import COLOURS
from tablee.server.hub import Hub, Made, NewTable
from tablee.server.inbox import Acting, Gone, Joined, TakingBack
from tablee.server.store.base import Entry, StaleWriter
from tablee.server.store.memory import MemoryStore
from tablee.server.store.sqlite import SqliteStore
from tablee.server.table import LiveTable
from tablee.server.wire import TakeBack

BUILD = placement(BEST["blue"])
READY = {"type": "ready"}
AT_ONCE = {"swap_gap": 0, "claim_lock": 0, "cold": 0}


async def sat(hub: Hub, made: Made) -> tuple[LiveTable, Ear]:
    table, ear = await hub.table(made.table), Ear(made.token)
    table.put(Joined(ear.guest))
    await quiet(table)
    return table, ear


async def acts(table: LiveTable, ear: Ear, name: str, seat: int, action: Any) -> dict[str, Any]:
    """Act, and wait for the answer to it."""
    table.put(Acting(ear.guest, act_of(name, seat, action)))
    await quiet(table)
    return [each for each in ear.of("acked", "refused", "trouble") if each["id"] == name][-1]


@pytest.mark.parametrize("how", ["restart", "sleep"])
def test_a_resend_after_the_table_was_opened_again(how: str) -> None:
    """The answer is the first one, and nothing is played twice."""

    async def test() -> None:
        store = MemoryStore()
        hub = Hub(store)
        made = await hub.make(NewTable("cortexcape", ["me", "me"], {"starter": 0}))
        table, ear = await sat(hub, made)
        first = await acts(table, ear, "a", 0, BUILD)
        second = await acts(table, ear, "b", 1, lock("c1", "X1"))
        table.put(Gone(ear.guest))
        await quiet(table)
        if how == "restart":
            hub = Hub(store)
        else:
            assert await hub.close_idle(0) == 1
        again, ear = await sat(hub, made)
        assert again is not table
        assert await acts(again, ear, "a", 0, BUILD) == first
        assert await acts(again, ear, "b", 1, lock("c1", "X1")) == second
        assert again.position.seq == 2
        await hub.close()

    run(test)


def test_an_action_that_would_be_legal_again_is_not_played_again() -> None:
    """A note in Cocoons is always legal: it was written down twice."""

    async def test() -> None:
        store = MemoryStore()
        made = await Hub(store).make(NewTable("cocoons", ["me", "me"]))
        note = {"type": "note", "cocoon": "A", "guardian": None}
        before = 0
        for _ in range(3):
            table, ear = await sat(Hub(store), made)
            told = await acts(table, ear, "note", 0, note)
            assert told["type"] == "acked"
            before = before or table.position.seq
            assert table.position.seq == before

    run(test)


def test_a_recorded_refusal_is_answered_alike_after_a_restart() -> None:
    """MF-21, MF-60: a claim without a line starts its lock once."""

    async def test() -> None:
        store = MemoryStore()
        hub = Hub(store)
        made = await hub.make(NewTable("monster_freeze", ["me", "me"], AT_ONCE))
        table, ear = await sat(hub, made)
        for seat in (0, 1):
            await acts(table, ear, f"ready {seat}", seat, READY)
        for _ in range(200):
            if table.position.state.phase == "live":
                break
            await quiet(table)
        wrong = None
        for colour in COLOURS:  # a stack shows a line of one of them at most
            stack = [[card, "front", 0] for card in table.position.state.players[0].hand]
            claim = {"type": "claim", "round": 1, "stack": stack, "colour": colour}
            told = await acts(table, ear, f"claim {colour}", 0, claim)
            if told["type"] == "refused" and told["code"] == "no_line":
                wrong = claim, told
                break
        assert wrong is not None
        seq = table.position.seq
        table, ear = await sat(Hub(store), made)
        told = await acts(table, ear, wrong[1]["id"], 0, wrong[0])
        assert told == wrong[1]
        lines = [line for line in await store.log(table.id) if json.dumps(colour).encode() in line]
        assert len([line for line in lines if b'"type":"claim"' in line]) == 1
        assert table.position.seq >= seq

    run(test)


@pytest.mark.parametrize("restarts", [False, True])
def test_what_was_taken_back_stays_taken_back(restarts: bool) -> None:  # noqa: FBT001
    """Its id is neither acknowledged nor played; another id plays the same action."""

    async def test() -> None:
        store = MemoryStore()
        hub = Hub(store)
        made = await hub.make(NewTable("cortexcape", ["me", "me"], {"starter": 0}))
        table, ear = await sat(hub, made)
        await acts(table, ear, "a", 0, BUILD)
        table.put(TakingBack(ear.guest, TakeBack(0)))
        await quiet(table)
        if restarts:
            table, ear = await sat(Hub(store), made)
        told = await acts(table, ear, "a", 0, BUILD)
        assert (told["type"], told["code"]) == ("trouble", "taken_back")
        assert table.position.seq == 0
        assert (await acts(table, ear, "b", 0, BUILD))["type"] == "acked"
        await hub.close()

    run(test)


class TornStore(MemoryStore):
    """Its commits happen, and then nobody is told so; or somebody else was first."""

    def __init__(self) -> None:
        super().__init__()
        self.fault = ""

    async def append(self, table_id: str, seq: int, entries: Sequence[Entry]) -> None:
        if self.fault == "stale":
            raise StaleWriter("somebody else has moved")
        if self.fault != "nothing written":
            await super().append(table_id, seq, entries)
        if self.fault:
            raise OSError("the line to the disk is cut")


@pytest.mark.parametrize("fault", ["written", "nothing written", "stale"])
def test_a_commit_of_unknown_outcome_sends_everybody_back_to_the_log(fault: str) -> None:
    """The table leaves memory, sockets close with 1012, and the resend gets the truth."""

    async def test() -> None:
        store = TornStore()
        hub = Hub(store)
        made = await hub.make(NewTable("cortexcape", ["me", "me"], {"starter": 0}))
        table, ear = await sat(hub, made)
        watcher = Ear()
        table.put(Joined(watcher.guest))
        await quiet(table)
        store.fault = fault
        table.put(Acting(ear.guest, act_of("a", 0, BUILD)))
        await quiet(table)
        assert ear.of("acked", "moved") == []
        assert (ear.parted, watcher.parted) == ([1012], [1012])
        assert table.put(Joined(ear.guest)) is False
        store.fault = ""
        again, ear = await sat(hub, made)
        assert again is not table
        assert (await acts(again, ear, "a", 0, BUILD))["type"] == "acked"
        assert again.position.seq == 1
        await hub.close()

    run(test)


def test_ids_survive_in_sqlite(tmp_path: Any) -> None:
    """The same with the real store, and with an id that is as odd as can be."""

    async def test() -> None:
        odd = '\x00"é😀\u2028'
        store = SqliteStore(tmp_path / "db")
        hub = Hub(store)
        made = await hub.make(NewTable("cortexcape", ["me", "me"], {"starter": 0}))
        table, ear = await sat(hub, made)
        first = await acts(table, ear, odd, 0, BUILD)
        await hub.close()
        hub = Hub(SqliteStore(tmp_path / "db"))
        table, ear = await sat(hub, made)
        assert await acts(table, ear, odd, 0, BUILD) == first
        assert table.position.seq == 1
        await hub.close()

    run(test)


def test_table_time_goes_on_where_it_was() -> None:
    """A table without a clock keeps the time of its last move, so that its log can be judged."""
    from tablee.core.engine import fold
    from tablee.core.log import open_log

    async def test() -> None:
        store = MemoryStore()
        hub = Hub(store)
        made = await hub.make(NewTable("cortexcape", ["me", "me"], {"starter": 0}))
        table, ear = await sat(hub, made)
        table._began -= 100  # it has been open for a while
        await acts(table, ear, "a", 0, BUILD)
        table, ear = await sat(Hub(store), made)
        await acts(table, ear, "b", 1, lock("c1", "X1"))
        kept = open_log(await store.log(table.id))
        times = [move.at_ms for move in kept.moves]  # type: ignore[union-attr]
        assert times == sorted(times)
        assert times[1] >= 100_000
        assert fold(*kept) == table.position.state

    run(test)
