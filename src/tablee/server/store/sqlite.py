"""The embedded store: SQLite in WAL mode, one thread, group commit.

Whatever has piled up while the last commit was being written goes into the next one, so many
tables share one wait for the disk. ``synchronous=FULL``: a commit survives a power cut.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

import msgspec

from tablee.server.store.base import (
    MESSAGES_KEPT,
    Entry,
    Line,
    Message,
    NotSaved,
    StaleWriter,
    Stored,
    TableRow,
    UnknownTable,
    UnusableStore,
)
from tablee.server.store.migrations import migrate

T = TypeVar("T")

MOST_IN_ONE_COMMIT = 512
# Rows of (table, first move of its batch, move, text, message, refusal, author): all of a batch, or
# none of it, where the table exists and the batch is the next.
APPEND = """
INSERT INTO log (table_id, seq, move, message_id, refusal, author)
SELECT value ->> 0, value ->> 2, CAST(value ->> 3 AS BLOB), value ->> 4, CAST(value ->> 5 AS BLOB),
  CAST(value ->> 6 AS BLOB)
FROM json_each(?)
WHERE value ->> 1 = 1 + (
  SELECT coalesce(max(seq), 0) FROM log WHERE table_id = json_each.value ->> 0
) AND EXISTS (SELECT 1 FROM tables WHERE id = json_each.value ->> 0)
"""


class _Append:
    """Further moves of a table: what nearly every commit is made of."""

    def __init__(self, table_id: str, seq: int, entries: Sequence[Entry]) -> None:
        self.table_id = table_id
        self.seq = seq
        self.entries = entries

    def __call__(self, database: sqlite3.Connection) -> None:
        table_id, seq = self.table_id, self.seq
        kept = _last(database, table_id)
        if kept == 0:
            _row(database, table_id)
        if seq != kept + 1:
            raise StaleWriter(f"table {table_id} has {kept} moves, so {seq} is not the next")
        _insert(database, table_id, seq, self.entries)


class _Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    future: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop


_Answer = tuple[_Job, Any, BaseException | None]


class SqliteStore:
    """Opens, or makes, a database file."""

    def __init__(self, path: str | Path, *, wait_ms: int = 10_000) -> None:
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._path = str(path)
        self._wait_ms = wait_ms  # for another process that holds the file
        self._ready = threading.Event()
        self._failure: UnusableStore | None = None
        self._thread = threading.Thread(target=self._run, name="tablee-store", daemon=True)
        self._thread.start()
        self._ready.wait()
        if self._failure is not None:
            raise self._failure

    async def create(self, row: TableRow, moves: Sequence[bytes]) -> None:
        def work(database: sqlite3.Connection) -> None:
            try:
                database.execute(
                    "INSERT INTO tables (id, header, seats, made_ms) VALUES (?, ?, ?, ?)", row
                )
            except sqlite3.IntegrityError:
                raise StaleWriter(f"table {row.id} exists") from None
            _insert(database, row.id, 1, [Entry(line) for line in moves])

        await self._do(work)

    async def append(self, table_id: str, seq: int, entries: Sequence[Entry]) -> None:
        await self._do(_Append(table_id, seq, entries))

    async def truncate(self, table_id: str, seq: int) -> None:
        def work(database: sqlite3.Connection) -> None:
            _row(database, table_id)
            database.execute(
                "INSERT INTO taken_back (table_id, message_id, move, refusal)"
                " SELECT table_id, message_id, move, refusal FROM log"
                " WHERE table_id = ? AND seq > ? AND message_id IS NOT NULL ORDER BY seq",
                (table_id, seq),
            )
            database.execute("DELETE FROM log WHERE table_id = ? AND seq > ?", (table_id, seq))
            database.execute(
                "DELETE FROM snapshots WHERE table_id = ? AND seq > ?", (table_id, seq)
            )

        await self._do(work)

    async def rewrite(self, table_id: str, header: bytes, moves: Sequence[bytes]) -> None:
        def work(database: sqlite3.Connection) -> None:
            _row(database, table_id)
            kept = len(_moves(database, table_id, 0))
            if kept != len(moves):
                raise StaleWriter(f"table {table_id} has {kept} moves, not {len(moves)}")
            database.execute("UPDATE tables SET header = ? WHERE id = ?", (header, table_id))
            database.executemany(
                "UPDATE log SET move = ? WHERE table_id = ? AND seq = ?",
                [(line, table_id, number) for number, line in enumerate(moves, start=1)],
            )
            database.execute("DELETE FROM snapshots WHERE table_id = ?", (table_id,))

        await self._do(work)

    async def put_seats(self, table_id: str, seats: bytes) -> None:
        def work(database: sqlite3.Connection) -> None:
            _row(database, table_id)
            database.execute("UPDATE tables SET seats = ? WHERE id = ?", (seats, table_id))

        await self._do(work)

    async def put_snapshot(self, table_id: str, seq: int, state: bytes) -> None:
        def work(database: sqlite3.Connection) -> None:
            _row(database, table_id)
            if seq <= _last(database, table_id):  # else moves were taken back meanwhile
                database.execute(
                    "REPLACE INTO snapshots (table_id, seq, state) VALUES (?, ?, ?)",
                    (table_id, seq, state),
                )

        await self._do(work)

    async def open(self, table_id: str) -> Stored:
        def work(database: sqlite3.Connection) -> Stored:
            row = _row(database, table_id)
            found = database.execute(
                "SELECT seq, state FROM snapshots WHERE table_id = ? AND seq <= ?",
                (table_id, _last(database, table_id)),
            ).fetchone()
            seq, state = found or (0, None)
            moves, messages = _moves(database, table_id, seq), _messages(database, table_id)
            return Stored(row, seq, state, moves, messages)

        return await self._do(work)

    async def log(self, table_id: str) -> list[bytes]:
        def work(database: sqlite3.Connection) -> list[bytes]:
            return [_row(database, table_id).header, *_moves(database, table_id, 0)]

        return await self._do(work)

    async def authored(self, table_id: str) -> list[Line]:
        def work(database: sqlite3.Connection) -> list[Line]:
            found = database.execute(
                "SELECT move, author FROM log WHERE table_id = ? ORDER BY seq", (table_id,)
            )
            return [Line(_row(database, table_id).header, None), *(Line(*row) for row in found)]

        return await self._do(work)

    async def close(self) -> None:
        """Finish what was asked for, then close the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- the thread -------------------------------------------------------------------------

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, future, loop))
        return await future

    def _run(self) -> None:
        try:
            database = sqlite3.connect(self._path, isolation_level=None)
        except sqlite3.Error as error:
            self._failure = UnusableStore(f"{self._path} cannot be used as a store: {error}")
            self._ready.set()
            return
        try:
            database.execute(f"PRAGMA busy_timeout = {self._wait_ms:d}")
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = FULL")
            migrate(database, self._path)
        except (sqlite3.Error, UnusableStore) as error:
            told = f"{self._path} cannot be used as a store: {error}"
            self._failure = error if isinstance(error, UnusableStore) else UnusableStore(told)
            database.close()
            return
        finally:
            self._ready.set()
        closing = False
        while not closing:
            jobs = [self._jobs.get()]
            while len(jobs) < MOST_IN_ONE_COMMIT and not self._jobs.empty():
                jobs.append(self._jobs.get())
            closing = None in jobs
            wanted = [job for job in jobs if job is not None]
            _tell(_attempted(database, wanted))
        database.close()


def _attempted(database: sqlite3.Connection, jobs: list[_Job]) -> list[_Answer]:
    """Do all jobs. Whatever happens, each is answered: this thread must never die."""
    try:
        return _appended(database, jobs) or _done(database, jobs)
    except Exception as error:  # a mistake of ours
        if database.in_transaction:
            database.execute("ROLLBACK")
        return [(job, None, error) for job in jobs]


def _appended(database: sqlite3.Connection, jobs: list[_Job]) -> list[_Answer]:
    """Append for all jobs at once; returns [] and changes nothing unless every job is an append.

    One statement, however many tables have moved: each statement that this thread runs gives the
    event loop a chance to keep the interpreter to itself for a while.
    """
    appends = [job.work for job in jobs if isinstance(job.work, _Append)]
    if not appends or len(appends) < len(jobs):
        return []
    rows = [
        (each.table_id, each.seq, each.seq + number, *_texts(entry))
        for each in appends
        for number, entry in enumerate(each.entries)
    ]
    try:
        database.execute("BEGIN IMMEDIATE")
        done = database.execute(APPEND, (msgspec.json.encode(rows).decode(),))
        if done.rowcount == len(rows):
            database.execute("COMMIT")
            return [(job, None, None) for job in jobs]
    except sqlite3.Error:
        pass  # whose fault it is comes out when they are done one by one
    if database.in_transaction:
        database.execute("ROLLBACK")
    return []


def _texts(entry: Entry) -> tuple[str, str | None, str | None, str | None]:
    """An entry as SQL text. Ids are written as JSON: SQL functions end a text at a NUL."""
    line, message_id, refusal, author = entry
    quoted = None if message_id is None else msgspec.json.encode(message_id).decode()
    return line.decode(), quoted, _text(refusal), _text(author)


def _text(written: bytes | None) -> str | None:
    return None if written is None else written.decode()


def _done(database: sqlite3.Connection, jobs: list[_Job]) -> list[_Answer]:
    """Do all jobs in one transaction; one that fails undoes only itself."""
    answers: list[_Answer] = []
    try:
        database.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        return [(job, None, _as_not_saved(error)) for job in jobs]
    try:
        for job in jobs:
            database.execute("SAVEPOINT job")
            try:
                answers.append((job, job.work(database), None))
            except Exception as error:  # it is the caller's to handle
                database.execute("ROLLBACK TO job")
                answers.append((job, None, _as_not_saved(error)))
            database.execute("RELEASE job")
        database.execute("COMMIT")
    except sqlite3.Error as error:
        failure: Exception = error
        if database.in_transaction:  # else nobody knows whether the commit has happened
            database.execute("ROLLBACK")
            failure = _as_not_saved(error)
        answers = [(job, None, failure) for job in jobs]
    return answers


def _as_not_saved(error: Exception) -> Exception:
    """A failure that was rolled back."""
    return NotSaved(f"the store says: {error}") if isinstance(error, sqlite3.Error) else error


def _tell(answers: list[_Answer]) -> None:
    for loop in {job.loop for job, _, _ in answers}:
        mine = [answer for answer in answers if answer[0].loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_answer, mine)


def _answer(answers: list[_Answer]) -> None:
    for job, result, error in answers:
        if job.future.cancelled():
            continue
        if error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)


def _row(database: sqlite3.Connection, table_id: str) -> TableRow:
    found = database.execute(
        "SELECT id, header, seats, made_ms FROM tables WHERE id = ?", (table_id,)
    ).fetchone()
    if found is None:
        raise UnknownTable(f"no table {table_id!r}")
    return TableRow(*found)


def _last(database: sqlite3.Connection, table_id: str) -> int:
    """The number of the last move; 0 without any."""
    found = database.execute(
        "SELECT seq FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT 1", (table_id,)
    ).fetchone()
    return found[0] if found else 0


def _insert(
    database: sqlite3.Connection, table_id: str, seq: int, entries: Sequence[Entry]
) -> None:
    rows = [
        (table_id, seq + number, each.line, _texts(each)[1], each.refusal, each.author)
        for number, each in enumerate(entries)
    ]
    database.executemany(
        "INSERT INTO log (table_id, seq, move, message_id, refusal, author)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        rows,
    )


def _moves(database: sqlite3.Connection, table_id: str, after: int) -> list[bytes]:
    found = database.execute(
        "SELECT move FROM log WHERE table_id = ? AND seq > ? ORDER BY seq", (table_id, after)
    )
    return [move for (move,) in found]


def _messages(database: sqlite3.Connection, table_id: str) -> list[Message]:
    """The last messages that became moves, oldest first, those that were taken back before all."""
    found = database.execute(
        "SELECT message_id, move, seq, refusal FROM log"
        " WHERE table_id = ? AND message_id IS NOT NULL ORDER BY seq DESC LIMIT ?",
        (table_id, MESSAGES_KEPT),
    ).fetchall()
    gone = database.execute(
        "SELECT message_id, move, NULL, refusal FROM taken_back"
        " WHERE table_id = ? ORDER BY number DESC LIMIT ?",
        (table_id, MESSAGES_KEPT),
    ).fetchall()
    return [Message(msgspec.json.decode(name), *rest) for name, *rest in reversed(found + gone)]
