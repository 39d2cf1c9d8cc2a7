"""One suite for every store: what was acknowledged is there, in order, and nothing else."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from shelf import Forgetful, Shelf

from tablee.server.store.base import (
    Entry,
    Message,
    NotSaved,
    StaleWriter,
    Store,
    TableRow,
    UnknownTable,
    UnusableStore,
)
from tablee.server.store.memory import MemoryStore
from tablee.server.store.sqlite import SqliteStore

ROW = TableRow("t1", b'{"tablee":1}', b"[]", 1000)
Open = Callable[[], Store]
Test = Callable[[Store], Coroutine[Any, Any, None]]


def made(kind: str, folder: Path) -> Store:
    """A store of that kind; one on records forgets what it has read, like after a reload."""
    if kind == "memory":
        return MemoryStore()
    return Forgetful(Shelf()) if kind == "records" else SqliteStore(folder / "db")


def entries(*lines: bytes) -> list[Entry]:
    """Moves that nobody's message asked for."""
    return [Entry(line) for line in lines]


@pytest.fixture(params=["memory", "records", "sqlite"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Test], None]:
    """Run a coroutine with a fresh store and close it."""

    def go(test: Test) -> None:
        async def whole() -> None:
            store = made(request.param, tmp_path)
            try:
                await test(store)
            finally:
                await store.close()

        asyncio.run(whole())

    return go


def test_a_table_is_kept_with_its_moves(run: Callable[[Test], None]) -> None:
    """Create, append, open and log agree."""

    async def test(store: Store) -> None:
        await store.create(ROW, [b"1", b"2"])
        await store.append("t1", 3, entries(b"3"))
        await store.append("t1", 4, entries(b"4", b"5"))
        found = await store.open("t1")
        assert found.row == ROW
        assert (found.snapshot_seq, found.snapshot) == (0, None)
        assert found.moves == [b"1", b"2", b"3", b"4", b"5"]
        assert await store.log("t1") == [ROW.header, *found.moves]

    run(test)


def test_who_decided_a_move_is_kept_with_it(run: Callable[[Test], None]) -> None:
    """By one commit or by several at once; luck and older moves have no author."""

    async def test(store: Store) -> None:
        await store.create(ROW, [b"1"])
        await store.append("t1", 2, [Entry(b"2", "m", None, b"ann"), Entry(b"3")])
        assert await store.authored("t1") == [
            (ROW.header, None),
            (b"1", None),
            (b"2", b"ann"),
            (b"3", None),
        ]
        await store.truncate("t1", 1)
        assert len(await store.authored("t1")) == 2
        with pytest.raises(UnknownTable):
            await store.authored("nowhere")

    run(test)


def test_what_is_taken_back_is_gone(run: Callable[[Test], None]) -> None:
    """The log ends earlier, a later snapshot goes with it, and the table goes on from there."""

    async def test(store: Store) -> None:
        await store.create(ROW, [b"1", b"2", b"3"])
        await store.put_snapshot("t1", 3, b"three")
        await store.truncate("t1", 2)
        found = await store.open("t1")
        assert (found.snapshot_seq, found.moves) == (0, [b"1", b"2"])
        await store.put_snapshot("t1", 1, b"one")
        await store.truncate("t1", 2)
        await store.append("t1", 3, entries(b"other"))
        found = await store.open("t1")
        assert (found.snapshot, found.moves) == (b"one", [b"2", b"other"])
        with pytest.raises(UnknownTable):
            await store.truncate("t9", 1)

    run(test)


def test_a_snapshot_shortens_the_opening_and_not_the_log(run: Callable[[Test], None]) -> None:
    """The newest snapshot counts."""

    async def test(store: Store) -> None:
        await store.create(ROW, [b"1", b"2", b"3"])
        await store.put_snapshot("t1", 1, b"one")
        await store.put_snapshot("t1", 2, b"two")
        found = await store.open("t1")
        assert (found.snapshot_seq, found.snapshot, found.moves) == (2, b"two", [b"3"])
        assert len(await store.log("t1")) == 4

    run(test)


@pytest.mark.parametrize("seq", [0, 1, 2, 4])
def test_a_second_writer_is_stopped(run: Callable[[Test], None], seq: int) -> None:
    """A number that is taken, or skips one, is stale and changes nothing."""

    async def test(store: Store) -> None:
        await store.create(ROW, [b"1", b"2"])
        with pytest.raises(StaleWriter):
            await store.append("t1", seq, entries(b"x"))
        assert (await store.open("t1")).moves == [b"1", b"2"]

    run(test)


def test_a_table_is_made_once(run: Callable[[Test], None]) -> None:
    """An id that exists is refused, and the first table stays."""

    async def test(store: Store) -> None:
        await store.create(ROW, [b"1"])
        with pytest.raises(StaleWriter):
            await store.create(ROW._replace(seats=b"x"), [b"2"])
        assert (await store.open("t1")).row == ROW

    run(test)


def test_an_unknown_table_is_told(run: Callable[[Test], None]) -> None:
    """By every method that needs one."""

    async def test(store: Store) -> None:
        for call in (
            store.open("no"),
            store.log("no"),
            store.append("no", 1, entries(b"1")),
            store.put_seats("no", b"[]"),
            store.put_snapshot("no", 1, b"s"),
        ):
            with pytest.raises(UnknownTable):
                await call

    run(test)


def test_seats_change(run: Callable[[Test], None]) -> None:
    """Who sits where is no part of the log."""

    async def test(store: Store) -> None:
        await store.create(ROW, [])
        await store.put_seats("t1", b"[1]")
        assert (await store.open("t1")).row.seats == b"[1]"

    run(test)


def test_messages_come_back_with_their_moves(run: Callable[[Test], None]) -> None:
    """Ids, odd ones too, and what was answered; a take-back keeps the id without its move."""
    odd = 'a\x00"\u2028é😀'

    async def test(store: Store) -> None:
        await store.create(ROW, [b"1"])
        await store.append("t1", 2, [Entry(b"2", "one"), Entry(b"luck"), Entry(b"4", odd, b"no")])
        await store.append("t1", 5, [Entry(b"5", "last")])
        found = await store.open("t1")
        assert found.moves == [b"1", b"2", b"luck", b"4", b"5"]
        assert list(found.messages) == [
            Message("one", b"2", 2, None),
            Message(odd, b"4", 4, b"no"),
            Message("last", b"5", 5, None),
        ]
        await store.truncate("t1", 3)
        await store.append("t1", 4, [Entry(b"again", "new")])
        assert list((await store.open("t1")).messages) == [
            Message(odd, b"4", None, b"no"),
            Message("last", b"5", None, None),
            Message("one", b"2", 2, None),
            Message("new", b"again", 4, None),
        ]

    run(test)


def test_a_log_is_rewritten_whole_or_not_at_all(run: Callable[[Test], None]) -> None:
    """Header and every line at once; the snapshot goes, the messages stay."""

    async def test(store: Store) -> None:
        await store.create(ROW, [b"1"])
        await store.append("t1", 2, [Entry(b"2", "one")])
        await store.put_snapshot("t1", 1, b"old")
        with pytest.raises(StaleWriter):
            await store.rewrite("t1", b"new", [b"a"])
        assert (await store.open("t1")).snapshot == b"old"
        await store.rewrite("t1", b"new", [b"a", b"b"])
        found = await store.open("t1")
        assert (found.row.header, found.snapshot, found.moves) == (b"new", None, [b"a", b"b"])
        assert list(found.messages) == [Message("one", b"b", 2, None)]
        with pytest.raises(UnknownTable):
            await store.rewrite("t9", b"new", [])

    run(test)


def test_many_tables_at_once_keep_their_order(run: Callable[[Test], None]) -> None:
    """A failing writer among many harms only itself."""

    async def one(store: Store, name: str) -> None:
        await store.create(ROW._replace(id=name), [])
        for seq in range(1, 21):
            await store.append(name, seq, entries(f"{name} {seq}".encode()))
            if seq % 5 == 0:
                with pytest.raises(StaleWriter):
                    await store.append(name, seq, entries(b"late"))

    async def test(store: Store) -> None:
        names = [f"table {number}" for number in range(30)]
        await asyncio.gather(*(one(store, name) for name in names))
        for name in names:
            expected = [f"{name} {seq}".encode() for seq in range(1, 21)]
            assert (await store.open(name)).moves == expected

    run(test)


def test_sqlite_survives_its_process(tmp_path: Path) -> None:
    """A second store on the same file finds everything."""

    async def write() -> None:
        store = SqliteStore(tmp_path / "db")
        await store.create(ROW, [b"1"])
        await store.close()

    async def read() -> list[bytes]:
        store = SqliteStore(tmp_path / "db")
        found = await store.open("t1")
        await store.close()
        return found.moves

    asyncio.run(write())
    assert asyncio.run(read()) == [b"1"]


def test_sqlite_says_when_the_file_cannot_be_opened(tmp_path: Path) -> None:
    """A folder that is not there is an error at once, not a silent thread."""
    with pytest.raises(UnusableStore, match="unable to open"):
        SqliteStore(tmp_path / "nowhere" / "db")


def test_sqlite_reports_a_failed_commit_to_every_writer(tmp_path: Path) -> None:
    """When the database is locked by somebody else, nobody is told that it worked."""

    async def test() -> None:
        store = SqliteStore(tmp_path / "db", wait_ms=50)
        await store.create(ROW, [])
        other = sqlite3.connect(tmp_path / "db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        for answer in await asyncio.gather(
            *(store.append("t1", 1, entries(b"x")) for _ in range(3)), return_exceptions=True
        ):
            assert isinstance(answer, NotSaved)
        other.execute("ROLLBACK")
        other.close()
        await store.append("t1", 1, entries(b"1"))
        assert (await store.open("t1")).moves == [b"1"]
        await store.close()

    asyncio.run(test())


def test_sqlite_refuses_a_store_of_a_newer_version(tmp_path: Path) -> None:
    """With a sentence that says what to do, and without changing it."""
    with closing(sqlite3.connect(tmp_path / "db")) as database, database:
        database.execute("PRAGMA user_version = 99")
    with pytest.raises(UnusableStore, match="newer Tablée"):
        SqliteStore(tmp_path / "db")


@pytest.mark.parametrize("break_it", ["ALTER TABLE log ADD COLUMN more", "DROP TABLE snapshots"])
def test_sqlite_refuses_another_shape(tmp_path: Path, break_it: str) -> None:
    """A column too many or a table too few is found at the start, not at the first move."""
    asyncio.run(SqliteStore(tmp_path / "db").close())
    with closing(sqlite3.connect(tmp_path / "db")) as database, database:
        database.execute(break_it)
    with pytest.raises(UnusableStore, match="no store of Tablée"):
        SqliteStore(tmp_path / "db")


def test_sqlite_refuses_what_is_no_database(tmp_path: Path) -> None:
    """A text file, or a folder."""
    (tmp_path / "text").write_text("Dear diary, " * 100, encoding="utf-8")
    (tmp_path / "folder").mkdir()
    for name in ("text", "folder"):
        with pytest.raises(UnusableStore, match=name):
            SqliteStore(tmp_path / name)


def test_sqlite_outlives_a_mistake(tmp_path: Path) -> None:
    """What a caller gets wrong is answered; the thread lives, and the next job is done."""

    async def test() -> None:
        store = SqliteStore(tmp_path / "db")
        await store.create(ROW, [])
        with pytest.raises(Exception, match="unpack"):
            await store.append("t1", 1, [b"no entry"])  # type: ignore[list-item]
        await store.append("t1", 1, entries(b"1"))
        assert (await store.open("t1")).moves == [b"1"]
        await store.close()

    asyncio.run(test())
