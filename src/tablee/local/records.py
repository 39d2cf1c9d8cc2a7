"""A store on plain records, one a move: what a browser can keep.

A box of records is all that a device has to bring (``IndexedDB`` in a browser): texts by key, of
which several are changed at once, or none.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec
from msgspec import Struct

from tablee.server.store.base import (
    Entry,
    Line,
    Message,
    NotSaved,
    Stored,
    TableRow,
)
from tablee.server.store.memory import MemoryStore


class NotKept(Exception):
    """A box took nothing: it is full, or may not be used."""


class Box(Protocol):
    """Texts by key."""

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        """All whose keys begin so, in the order of the keys."""
        ...

    async def change(self, put: Sequence[tuple[str, str]], drop: Sequence[str]) -> None:
        """Everything or nothing; then :class:`NotKept`."""
        ...


class _Row(Struct, frozen=True, array_like=True):
    header: str
    seats: str
    made_ms: int


class _Move(Struct, frozen=True, array_like=True, omit_defaults=True):
    line: str
    message_id: str | None = None
    refusal: str | None = None
    author: str | None = None


class _Undone(Struct, frozen=True, array_like=True):
    message_id: str
    line: str
    refusal: str | None


class _Snapshot(Struct, frozen=True, array_like=True):
    seq: int
    state: str


class RecordStore(MemoryStore):
    """Tables in a box. What was asked for stays in memory; the box is always changed first."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self._box = box
        self._turn = asyncio.Lock()  # between a look into memory and the change nobody else writes

    async def create(self, row: TableRow, moves: Sequence[bytes]) -> None:
        async with self._turn:
            await self._load(row.id)
            if row.id not in self._rows:  # else the next line says so
                entries = [Entry(line) for line in moves]
                await self._change([_row(row), *_moves(row.id, 1, entries)])
            await super().create(row, moves)

    async def append(self, table_id: str, seq: int, entries: Sequence[Entry]) -> None:
        async with self._turn:
            await self._load(table_id)
            if seq == len(self._moves.get(table_id, ())) + 1:
                await self._change(_moves(self._row(table_id).id, seq, entries))
            await super().append(table_id, seq, entries)

    async def truncate(self, table_id: str, seq: int) -> None:
        async with self._turn:
            await self._load(table_id)
            kept = self._moves[self._row(table_id).id]
            drop = [_move_key(table_id, at) for at in range(seq + 1, len(kept) + 1)]
            known = len(self._taken_back.get(table_id, ()))
            gone = [each for each in kept[seq:] if each.message_id is not None]
            put = [_undone(table_id, at, each) for at, each in enumerate(gone, start=known)]
            if self._snapshots.get(table_id, (0, b""))[0] > seq:
                drop.append(_snapshot_key(table_id))
            await self._change(put, drop)
            await super().truncate(table_id, seq)

    async def rewrite(self, table_id: str, header: bytes, moves: Sequence[bytes]) -> None:
        async with self._turn:
            await self._load(table_id)
            row, kept = self._row(table_id), self._moves[table_id]
            if len(moves) == len(kept):
                lines = zip(kept, moves, strict=True)
                entries = [each._replace(line=line) for each, line in lines]
                put = [_row(row._replace(header=header)), *_moves(table_id, 1, entries)]
                await self._change(put, [_snapshot_key(table_id)])
            await super().rewrite(table_id, header, moves)

    async def put_seats(self, table_id: str, seats: bytes) -> None:
        async with self._turn:
            await self._load(table_id)
            await self._change([_row(self._row(table_id)._replace(seats=seats))])
            await super().put_seats(table_id, seats)

    async def put_snapshot(self, table_id: str, seq: int, state: bytes) -> None:
        async with self._turn:
            await self._load(table_id)
            if seq <= len(self._moves[self._row(table_id).id]):
                kept = _Snapshot(seq, state.decode())
                await self._change([(_snapshot_key(table_id), _text(kept))])
            await super().put_snapshot(table_id, seq, state)

    async def open(self, table_id: str) -> Stored:
        await self._load(table_id)
        return await super().open(table_id)

    async def log(self, table_id: str) -> list[bytes]:
        await self._load(table_id)
        return await super().log(table_id)

    async def authored(self, table_id: str) -> list[Line]:
        await self._load(table_id)
        return await super().authored(table_id)

    async def _change(self, put: Sequence[tuple[str, str]], drop: Sequence[str] = ()) -> None:
        try:
            await self._box.change(put, drop)
        except NotKept as error:
            raise NotSaved(str(error)) from error

    async def _load(self, table_id: str) -> None:
        """Into memory, if it is not there yet."""
        if table_id in self._rows:
            return
        found = await self._box.read(f"{table_id}/")
        if table_id in self._rows:  # somebody else was quicker, and may have changed it since
            return
        moves: list[Entry] = []
        undone: list[Message] = []
        for key, text in found:
            kind = key[len(table_id) + 1]
            if kind == "m":
                move = msgspec.json.decode(text, type=_Move)
                moves.append(
                    Entry(
                        move.line.encode(),
                        move.message_id,
                        _bytes(move.refusal),
                        _bytes(move.author),
                    )
                )
            elif kind == "u":
                each = msgspec.json.decode(text, type=_Undone)
                line, refusal = each.line.encode(), _bytes(each.refusal)
                undone.append(Message(each.message_id, line, None, refusal))
            elif kind == "s":
                snapshot = msgspec.json.decode(text, type=_Snapshot)
                self._snapshots[table_id] = (snapshot.seq, snapshot.state.encode())
            else:
                row = msgspec.json.decode(text, type=_Row)
                made = TableRow(table_id, row.header.encode(), row.seats.encode(), row.made_ms)
                self._rows[table_id] = made
        if table_id in self._rows:
            self._moves[table_id], self._taken_back[table_id] = moves, undone


def _row(row: TableRow) -> tuple[str, str]:
    return f"{row.id}/r", _text(_Row(row.header.decode(), row.seats.decode(), row.made_ms))


def _moves(table_id: str, seq: int, entries: Iterable[Entry]) -> list[tuple[str, str]]:
    return [
        (
            _move_key(table_id, at),
            _text(
                _Move(
                    each.line.decode(), each.message_id, _maybe(each.refusal), _maybe(each.author)
                )
            ),
        )
        for at, each in enumerate(entries, start=seq)
    ]


def _undone(table_id: str, at: int, each: Entry) -> tuple[str, str]:
    gone = _Undone(each.message_id or "", each.line.decode(), _maybe(each.refusal))
    return f"{table_id}/u/{at:09}", _text(gone)


def _move_key(table_id: str, seq: int) -> str:
    return f"{table_id}/m/{seq:09}"


def _snapshot_key(table_id: str) -> str:
    return f"{table_id}/s"


def _text(record: Struct) -> str:
    return msgspec.json.encode(record).decode()


def _maybe(text: bytes | None) -> str | None:
    return None if text is None else text.decode()


def _bytes(text: str | None) -> bytes | None:
    return None if text is None else text.encode()
