"""What a store promises; ``tests/server/test_stores.py`` holds every store to it."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tablee.core.errors import TableeError


class UnknownTable(TableeError):
    """No table has that id."""


class StaleWriter(TableeError):
    """Another writer has already appended a move of that number: this one must reload."""


class TableRow(NamedTuple):
    """A table as it was made, and who sits there now."""

    id: str
    header: bytes  # the first line of its log
    seats: bytes  # who holds which seat, as JSON
    made_ms: int  # wall-clock time, for the housekeeping of old tables only


class Stored(NamedTuple):
    """A table to be opened: where it stood last, and what came after."""

    row: TableRow
    snapshot_seq: int  # moves before the snapshot; 0 without one
    snapshot: bytes | None  # the state after them, as JSON
    moves: list[bytes]  # the moves after the snapshot, one JSON line each


class Store(Protocol):
    """All methods return when the change is on disk."""

    async def create(self, row: TableRow, moves: Sequence[bytes]) -> None:
        """A new table with its first moves."""
        ...

    async def append(self, table_id: str, seq: int, moves: Sequence[bytes]) -> None:
        """Moves number ``seq``, ``seq + 1``...; raises :class:`StaleWriter` if one is there."""
        ...

    async def truncate(self, table_id: str, seq: int) -> None:
        """Keep the first ``seq`` moves: what came after was taken back, snapshots of it too."""
        ...

    async def put_seats(self, table_id: str, seats: bytes) -> None: ...

    async def put_snapshot(self, table_id: str, seq: int, state: bytes) -> None:
        """The state after ``seq`` moves, so that opening a long game is no long replay."""
        ...

    async def open(self, table_id: str) -> Stored:
        """The newest snapshot and the moves after it; raises :class:`UnknownTable`."""
        ...

    async def log(self, table_id: str) -> list[bytes]:
        """Header and all moves."""
        ...

    async def close(self) -> None: ...
