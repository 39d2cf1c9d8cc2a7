"""What a store promises; ``tests/server/test_stores.py`` holds every store to it."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tablee.core.errors import TableeError


class UnknownTable(TableeError):
    """No table has that id."""


class StaleWriter(TableeError):
    """Another writer has already appended a move of that number: this one must reload."""


class NotSaved(TableeError):
    """The change failed, and certainly nothing of it is on disk."""


class UnusableStore(TableeError):
    """The file is no store, is damaged, or was written by a newer version."""


class TableRow(NamedTuple):
    """A table as it was made, and who sits there now."""

    id: str
    header: bytes  # the first line of its log
    seats: bytes  # who holds which seat, as JSON
    made_ms: int  # wall-clock time, to find old tables


class Entry(NamedTuple):
    """A move to append, with the message that asked for it, if there was one."""

    line: bytes  # the move, as JSON
    message_id: str | None = None
    refusal: bytes | None = None  # the answer, as JSON, if the try was refused and still counts
    author: bytes | None = None  # who decided it, as JSON (``wire.By``); None: nobody, or unknown


class Line(NamedTuple):
    """A line of a log, and who decided it, if that is known."""

    text: bytes
    author: bytes | None


class Message(NamedTuple):
    """A message that became a move, so that it is recognised when it is sent again."""

    id: str
    line: bytes  # the move
    seq: int | None  # its number; None: the move was taken back
    refusal: bytes | None


class Stored(NamedTuple):
    """A table to be opened: where it stood last, and what came after."""

    row: TableRow
    snapshot_seq: int  # moves before the snapshot; 0 without one
    snapshot: bytes | None  # see ``server/snapshots.py``
    moves: list[bytes]  # the moves after the snapshot, one JSON line each
    messages: Sequence[Message] = ()  # the last ones, oldest first


MESSAGES_KEPT = 1024  # that a table is opened with


class Store(Protocol):
    """All methods return when the change is on disk.

    A change that fails raises :class:`NotSaved` if it certainly changed nothing; after any other
    error nobody knows, and the table must be opened again.
    """

    async def create(self, row: TableRow, moves: Sequence[bytes]) -> None:
        """A new table with its first moves."""
        ...

    async def append(self, table_id: str, seq: int, entries: Sequence[Entry]) -> None:
        """Moves number ``seq``, ``seq + 1``...; raises :class:`StaleWriter` if one is there."""
        ...

    async def truncate(self, table_id: str, seq: int) -> None:
        """Keep the first ``seq`` moves; of those taken back only the messages stay known."""
        ...

    async def rewrite(self, table_id: str, header: bytes, moves: Sequence[bytes]) -> None:
        """The same log in the form of newer rules, line by line; its snapshot goes.

        Raises :class:`StaleWriter` unless there are just as many moves.
        """
        ...

    async def put_seats(self, table_id: str, seats: bytes) -> None: ...

    async def put_snapshot(self, table_id: str, seq: int, state: bytes) -> None:
        """The state after ``seq`` moves, so that opening a long game is no long replay.

        One that is ahead of the log is not kept, and never given back.
        """
        ...

    async def open(self, table_id: str) -> Stored:
        """The newest snapshot, the moves after it, the last messages; :class:`UnknownTable`."""
        ...

    async def log(self, table_id: str) -> list[bytes]:
        """Header and all moves."""
        ...

    async def authored(self, table_id: str) -> list[Line]:
        """The log with the authors of its moves; the header has none."""
        ...

    async def close(self) -> None: ...
