"""Tables that close, open, get lost and come back while somebody is in the middle of something."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from live_tables import Ear, act_of, quiet, run
from tests.games.cortexcape.support.tables import BEST, lock, placement

from tablee.server.hub import Hub, Made, NewTable
from tablee.server.inbox import Acting, Gone, Joined, TakingBack
from tablee.server.store.base import Entry, NotSaved, Stored
from tablee.server.store.memory import MemoryStore
from tablee.server.store.migrations import MIGRATIONS, migrate
from tablee.server.store.sqlite import SqliteStore
from tablee.server.table import LiveTable
from tablee.server.wire import TakeBack

BUILD = placement(BEST["blue"])
LAB = NewTable("cortexcape", ["me", "me"], {"starter": 0})


class SlowStore(MemoryStore):
    """Every change takes a while, and may fail."""

    def __init__(self) -> None:
        super().__init__()
        self.delay_s = 0.0
        self.fault: Exception | None = None

    async def _work(self) -> None:
        await asyncio.sleep(self.delay_s)
        if self.fault is not None:
            raise self.fault

    async def append(self, table_id: str, seq: int, entries: Sequence[Entry]) -> None:
        await self._work()
        await super().append(table_id, seq, entries)

    async def truncate(self, table_id: str, seq: int) -> None:
        await super().truncate(table_id, seq)
        await self._work()

    async def put_seats(self, table_id: str, seats: bytes) -> None:
        await self._work()
        await super().put_seats(table_id, seats)

    async def open(self, table_id: str) -> Stored:
        await self._work()
        return await super().open(table_id)


async def sat(hub: Hub, made: Made) -> tuple[LiveTable, Ear]:
    table, ear = await hub.table(made.table), Ear(made.token)
    table.put(Joined(ear.guest))
    await quiet(table)
    return table, ear


def test_a_table_that_closes_finishes_what_it_writes() -> None:
    """A take-back on its way is done whole: no snapshot of what was taken back remains."""

    async def test() -> None:
        store = SlowStore()
        hub = Hub(store)
        made = await hub.make(LAB)
        table, ear = await sat(hub, made)
        table.put(Acting(ear.guest, act_of("a", 0, BUILD)))
        await quiet(table)
        store.delay_s = 0.1
        table.put(TakingBack(ear.guest, TakeBack(0)))
        await asyncio.sleep(0.02)
        await hub.close()
        assert store._snapshots == {}
        store.delay_s = 0.0
        table, ear = await sat(Hub(store), made)
        table.put(Acting(ear.guest, act_of("b", 0, BUILD)))
        await quiet(table)
        assert [each["seq"] for each in ear.of("acked")] == [1]

    run(test)


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
def test_a_snapshot_ahead_of_its_log_is_never_believed(kind: str, tmp_path: Path) -> None:
    """Neither kept, nor given back by a store that was damaged before."""

    async def test() -> None:
        store: Any = MemoryStore() if kind == "memory" else SqliteStore(tmp_path / "db")
        made = await Hub(store).make(LAB)
        await store.put_snapshot(made.table, 9, b"{}")
        assert (await store.open(made.table)).snapshot is None
        if kind == "memory":
            store._snapshots[made.table] = (9, b"{}")
        else:
            with closing(sqlite3.connect(tmp_path / "db")) as other, other:
                other.execute("INSERT INTO snapshots VALUES (?, 9, '{}')", (made.table,))
        found = await store.open(made.table)
        assert (found.snapshot_seq, found.snapshot) == (0, None)
        await store.close()

    run(test)


def test_a_claim_is_answered_though_the_table_goes_to_sleep() -> None:
    """The seats are on disk, and whoever asked hears so."""

    async def test() -> None:
        store = SlowStore()
        hub = Hub(store)
        made = await hub.make(NewTable("cortexcape", ["me", "open"]))
        table = await hub.table(made.table)
        await quiet(table)
        store.delay_s = 0.1
        asked = asyncio.create_task(
            table.reseat(lambda seating: seating.claimed(1, made.invitation, "t" * 30, ""))
        )
        await asyncio.sleep(0.02)
        assert await hub.close_idle(0) == 0
        await hub.close()
        assert (await asyncio.wait_for(asked, 2)).holders[1].kind == "human"

    run(test)


def test_who_comes_while_a_table_is_lost_is_sent_back_too() -> None:
    """A newcomer, and whoever speaks to the table afterwards."""

    async def test() -> None:
        store = SlowStore()
        hub = Hub(store)
        made = await hub.make(LAB)
        table, ear = await sat(hub, made)
        store.delay_s, store.fault = 0.1, OSError("cut")
        table.put(Acting(ear.guest, act_of("a", 0, BUILD)))
        await asyncio.sleep(0.03)
        late = Ear()
        table.put(Joined(late.guest))
        await asyncio.sleep(0.2)
        assert (ear.parted, late.parted) == ([1012], [1012])
        assert table.is_closed
        store.delay_s, store.fault = 0.0, None
        assert await hub.table(made.table) is not table
        await hub.close()

    run(test)


def test_a_table_has_one_writer_whoever_opens_it() -> None:
    """Of those who come while it is opened, some see it fail; those after share the next one."""

    async def test() -> None:
        store = SlowStore()
        hub = Hub(store)
        made = await hub.make(LAB)
        store.delay_s, store.fault = 0.05, NotSaved("locked")
        first = asyncio.gather(*(hub.table(made.table) for _ in range(3)), return_exceptions=True)
        await asyncio.sleep(0.02)
        late = [asyncio.create_task(hub.table(made.table)) for _ in range(2)]
        assert {type(each) for each in await first} == {NotSaved}
        store.fault = None
        more = await asyncio.gather(*(hub.table(made.table) for _ in range(3)))
        tables = {
            *more,
            *(
                each
                for each in await asyncio.gather(*late, return_exceptions=True)
                if isinstance(each, LiveTable)
            ),
        }
        assert len(tables) == 1
        await hub.close()

    run(test)


def test_the_sweep_goes_on_after_a_table_that_cannot_close(monkeypatch: pytest.MonkeyPatch) -> None:
    """One bad table does not keep all others in memory."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        tables = [await hub.table((await hub.make(LAB)).table) for _ in range(3)]
        for table in tables:
            await quiet(table)
        monkeypatch.setattr(tables[0], "_close", lambda **_: 1 / 0)
        assert await hub.close_idle(0) == 3
        assert hub._live == {}
        await hub.close()

    run(test)


def test_who_is_here_is_told_again_after_a_full_disk() -> None:
    """Monster Freeze would take out a player who came back and was not noted."""

    async def test() -> None:
        store = SlowStore()
        hub = Hub(store)
        made = await hub.make(NewTable("monster_freeze", ["me", "bot:easy"]))
        table, ear = await sat(hub, made)
        table.put(Gone(ear.guest))
        await quiet(table)
        assert table.position.state.players[0].away_since is not None
        store.fault = NotSaved("full")
        back = Ear(made.token)
        table.put(Joined(back.guest))
        await asyncio.sleep(0.05)
        store.fault = None
        for _ in range(40):
            await quiet(table)
            if table.position.state.players[0].away_since is None:
                break
        assert table.position.state.players[0].away_since is None
        await hub.close()

    run(test)


def test_two_processes_migrate_one_store_one_after_the_other(tmp_path: Path) -> None:
    """The second one waits, and finds it done; it used to count backwards."""
    path = str(tmp_path / "db")

    class Late(sqlite3.Connection):
        """Somebody else migrates just before it begins."""

        has_waited = False

        def execute(self, sql: str, *rest: Any) -> sqlite3.Cursor:
            if sql.startswith("BEGIN") and not Late.has_waited:
                Late.has_waited = True
                with closing(sqlite3.connect(path, isolation_level=None)) as somebody:
                    migrate(somebody, path)
            return super().execute(sql, *rest)

    with closing(sqlite3.connect(path, isolation_level=None, factory=Late)) as database:
        migrate(database, path)
        assert database.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    asyncio.run(SqliteStore(path).close())


def test_a_broken_action_is_told_what_is_wrong_with_it() -> None:
    """The decoder's own words reach the client."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        made = await hub.make(LAB)
        table, ear = await sat(hub, made)
        table.put(Acting(ear.guest, act_of("a", 0, BUILD)))
        table.put(Acting(ear.guest, act_of("b", 1, {**lock("c1", "X1"), "start": 7})))
        await quiet(table)
        (told,) = ear.of("refused")
        assert "Expected `str`, got `int`" in str(told["hint"])
        await hub.close()

    run(test)
