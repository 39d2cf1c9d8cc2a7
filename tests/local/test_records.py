"""What is kept on a device: one record a move, nothing half."""

import asyncio

import pytest
from shelf import Shelf

from tablee.local.records import RecordStore
from tablee.server.store.base import Entry, NotSaved, StaleWriter, TableRow

ROW = TableRow("here-1", b'{"tablee":1}', b"[]", 1000)


def test_a_move_is_one_record() -> None:
    """However long the game is, what is written with a move does not grow."""

    async def run() -> None:
        shelf = Shelf()
        store = RecordStore(shelf)
        await store.create(ROW, [b"1"])
        await store.append("here-1", 2, [Entry(b"2", "m")])
        assert list(shelf.records) == ["here-1/r", "here-1/m/000000001", "here-1/m/000000002"]

    asyncio.run(run())


def test_a_full_device_says_so_and_loses_nothing() -> None:
    """The move is refused as not saved; what was there before is there, and room helps."""

    async def run() -> None:
        shelf = Shelf()
        store = RecordStore(shelf)
        await store.create(ROW, [b"1"])
        shelf.is_full = True
        with pytest.raises(NotSaved, match="no room"):
            await store.append("here-1", 2, [Entry(b"2")])
        assert await store.log("here-1") == [ROW.header, b"1"]
        shelf.is_full = False
        await store.append("here-1", 2, [Entry(b"2")])
        assert await RecordStore(shelf).log("here-1") == [ROW.header, b"1", b"2"]

    asyncio.run(run())


def test_two_who_write_at_once_do_not_overwrite_each_other() -> None:
    """One of them is told that it is late, and the other's move stays."""

    async def run() -> None:
        shelf = Shelf()
        store = RecordStore(shelf)
        await store.create(ROW, [])
        tries = (store.append("here-1", 1, [Entry(line)]) for line in (b"a", b"b"))
        first, second = await asyncio.gather(*tries, return_exceptions=True)
        assert first is None
        assert isinstance(second, StaleWriter)
        assert await RecordStore(shelf).log("here-1") == [ROW.header, b"a"]

    asyncio.run(run())


def test_a_slow_reader_does_not_bring_back_what_was() -> None:
    """Who asked before a move and is answered after it does not put the old table into memory."""

    async def run() -> None:
        shelf = Shelf()
        await RecordStore(shelf).create(ROW, [])
        store = RecordStore(shelf)
        slow = asyncio.Event()
        read = shelf.read

        async def late(prefix: str) -> list[tuple[str, str]]:
            found = await read(prefix)
            await slow.wait()
            return found

        shelf.read = late  # type: ignore[method-assign]
        asking = asyncio.ensure_future(store.log("here-1"))
        await asyncio.sleep(0)
        shelf.read = read  # type: ignore[method-assign]
        await store.append("here-1", 1, [Entry(b"a")])
        slow.set()
        await asking
        assert await store.log("here-1") == [ROW.header, b"a"]

    asyncio.run(run())
