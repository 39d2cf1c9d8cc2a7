"""A store that forgets when the process ends: for tests and for trying things out."""

from collections.abc import Sequence

from tablee.server.store.base import (
    MESSAGES_KEPT,
    Entry,
    Line,
    Message,
    StaleWriter,
    Stored,
    TableRow,
    UnknownTable,
)


class MemoryStore:
    """Keeps everything in dicts."""

    def __init__(self) -> None:
        self._rows: dict[str, TableRow] = {}
        self._moves: dict[str, list[Entry]] = {}
        self._taken_back: dict[str, list[Message]] = {}
        self._snapshots: dict[str, tuple[int, bytes]] = {}

    async def create(self, row: TableRow, moves: Sequence[bytes]) -> None:
        if row.id in self._rows:
            raise StaleWriter(f"table {row.id} exists")
        self._rows[row.id] = row
        self._moves[row.id] = [Entry(line) for line in moves]

    async def append(self, table_id: str, seq: int, entries: Sequence[Entry]) -> None:
        kept = self._moves[self._row(table_id).id]
        if seq != len(kept) + 1:
            raise StaleWriter(f"table {table_id} has {len(kept)} moves, so {seq} is not the next")
        kept += entries

    async def truncate(self, table_id: str, seq: int) -> None:
        kept = self._moves[self._row(table_id).id]
        self._taken_back.setdefault(table_id, []).extend(
            Message(each.message_id, each.line, None, each.refusal)
            for each in kept[seq:]
            if each.message_id is not None
        )
        del kept[seq:]
        if self._snapshots.get(table_id, (0, b""))[0] > seq:
            del self._snapshots[table_id]

    async def rewrite(self, table_id: str, header: bytes, moves: Sequence[bytes]) -> None:
        row, kept = self._row(table_id), self._moves[table_id]
        if len(moves) != len(kept):
            raise StaleWriter(f"table {table_id} has {len(kept)} moves, not {len(moves)}")
        self._rows[table_id] = row._replace(header=header)
        kept[:] = [each._replace(line=line) for each, line in zip(kept, moves, strict=True)]
        self._snapshots.pop(table_id, None)

    async def put_seats(self, table_id: str, seats: bytes) -> None:
        self._rows[table_id] = self._row(table_id)._replace(seats=seats)

    async def put_snapshot(self, table_id: str, seq: int, state: bytes) -> None:
        if seq <= len(self._moves[self._row(table_id).id]):  # else moves were taken back meanwhile
            self._snapshots[table_id] = (seq, state)

    async def open(self, table_id: str) -> Stored:
        row = self._row(table_id)
        kept = self._moves[table_id]
        seq, state = self._snapshots.get(table_id, (0, None))
        if seq > len(kept):
            seq, state = 0, None
        messages = [
            Message(each.message_id, each.line, number, each.refusal)
            for number, each in enumerate(kept, start=1)
            if each.message_id is not None
        ]
        known = [*self._taken_back.get(table_id, []), *messages][-MESSAGES_KEPT:]
        return Stored(row, seq, state, [each.line for each in kept[seq:]], known)

    async def log(self, table_id: str) -> list[bytes]:
        return [self._row(table_id).header, *(each.line for each in self._moves[table_id])]

    async def authored(self, table_id: str) -> list[Line]:
        header = Line(self._row(table_id).header, None)
        return [header, *(Line(each.line, each.author) for each in self._moves[table_id])]

    async def close(self) -> None:
        """Nothing to close."""

    def _row(self, table_id: str) -> TableRow:
        row = self._rows.get(table_id)
        if row is None:
            raise UnknownTable(f"no table {table_id!r}")
        return row
