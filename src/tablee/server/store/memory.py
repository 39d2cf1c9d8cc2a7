"""A store that forgets when the process ends: for tests and for trying things out."""

from collections.abc import Sequence

from tablee.server.store.base import StaleWriter, Stored, TableRow, UnknownTable


class MemoryStore:
    """Keeps everything in dicts."""

    def __init__(self) -> None:
        self._rows: dict[str, TableRow] = {}
        self._moves: dict[str, list[bytes]] = {}
        self._snapshots: dict[str, tuple[int, bytes]] = {}

    async def create(self, row: TableRow, moves: Sequence[bytes]) -> None:
        if row.id in self._rows:
            raise StaleWriter(f"table {row.id} exists")
        self._rows[row.id] = row
        self._moves[row.id] = list(moves)

    async def append(self, table_id: str, seq: int, moves: Sequence[bytes]) -> None:
        kept = self._moves[self._row(table_id).id]
        if seq != len(kept) + 1:
            raise StaleWriter(f"table {table_id} has {len(kept)} moves, so {seq} is not the next")
        kept += moves

    async def truncate(self, table_id: str, seq: int) -> None:
        del self._moves[self._row(table_id).id][seq:]
        if self._snapshots.get(table_id, (0, b""))[0] > seq:
            del self._snapshots[table_id]

    async def put_seats(self, table_id: str, seats: bytes) -> None:
        self._rows[table_id] = self._row(table_id)._replace(seats=seats)

    async def put_snapshot(self, table_id: str, seq: int, state: bytes) -> None:
        self._snapshots[self._row(table_id).id] = (seq, state)

    async def open(self, table_id: str) -> Stored:
        row = self._row(table_id)
        seq, state = self._snapshots.get(table_id, (0, None))
        return Stored(row, seq, state, self._moves[table_id][seq:])

    async def log(self, table_id: str) -> list[bytes]:
        return [self._row(table_id).header, *self._moves[table_id]]

    async def close(self) -> None:
        """Nothing to close."""

    def _row(self, table_id: str) -> TableRow:
        row = self._rows.get(table_id)
        if row is None:
            raise UnknownTable(f"no table {table_id!r}")
        return row
