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

from tablee.server.store.base import StaleWriter, Stored, TableRow, UnknownTable

T = TypeVar("T")

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY, header BLOB NOT NULL, seats BLOB NOT NULL, made_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS log (
  table_id TEXT NOT NULL, seq INTEGER NOT NULL, move BLOB NOT NULL,
  PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS snapshots (
  table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, state BLOB NOT NULL
) WITHOUT ROWID;
"""
MOST_IN_ONE_COMMIT = 512
# Rows of (table, first move of its batch, move, text): all of a batch, or none of it, where the
# table exists and the batch is the next.
APPEND = """
INSERT INTO log
SELECT value ->> 0, value ->> 2, CAST(value ->> 3 AS BLOB) FROM json_each(?)
WHERE value ->> 1 = 1 + (
  SELECT coalesce(max(seq), 0) FROM log WHERE table_id = json_each.value ->> 0
) AND EXISTS (SELECT 1 FROM tables WHERE id = json_each.value ->> 0)
"""


class _Append:
    """Further moves of a table: what nearly every commit is made of."""

    def __init__(self, table_id: str, seq: int, moves: Sequence[bytes]) -> None:
        self.table_id = table_id
        self.seq = seq
        self.moves = moves

    def __call__(self, database: sqlite3.Connection) -> None:
        table_id, seq = self.table_id, self.seq
        last = database.execute(
            "SELECT seq FROM log WHERE table_id = ? ORDER BY seq DESC LIMIT 1", (table_id,)
        ).fetchone()
        kept = last[0] if last else 0
        if last is None:
            _row(database, table_id)
        if seq != kept + 1:
            raise StaleWriter(f"table {table_id} has {kept} moves, so {seq} is not the next")
        _insert(database, table_id, seq, self.moves)


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
        self._failure: sqlite3.Error | None = None
        self._thread = threading.Thread(target=self._run, name="tablee-store", daemon=True)
        self._thread.start()
        self._ready.wait()
        if self._failure is not None:
            raise self._failure

    async def create(self, row: TableRow, moves: Sequence[bytes]) -> None:
        def work(database: sqlite3.Connection) -> None:
            try:
                database.execute("INSERT INTO tables VALUES (?, ?, ?, ?)", row)
            except sqlite3.IntegrityError:
                raise StaleWriter(f"table {row.id} exists") from None
            _insert(database, row.id, 1, moves)

        await self._do(work)

    async def append(self, table_id: str, seq: int, moves: Sequence[bytes]) -> None:
        await self._do(_Append(table_id, seq, moves))

    async def truncate(self, table_id: str, seq: int) -> None:
        def work(database: sqlite3.Connection) -> None:
            _row(database, table_id)
            database.execute("DELETE FROM log WHERE table_id = ? AND seq > ?", (table_id, seq))
            database.execute(
                "DELETE FROM snapshots WHERE table_id = ? AND seq > ?", (table_id, seq)
            )

        await self._do(work)

    async def put_seats(self, table_id: str, seats: bytes) -> None:
        def work(database: sqlite3.Connection) -> None:
            _row(database, table_id)
            database.execute("UPDATE tables SET seats = ? WHERE id = ?", (seats, table_id))

        await self._do(work)

    async def put_snapshot(self, table_id: str, seq: int, state: bytes) -> None:
        def work(database: sqlite3.Connection) -> None:
            _row(database, table_id)
            database.execute("REPLACE INTO snapshots VALUES (?, ?, ?)", (table_id, seq, state))

        await self._do(work)

    async def open(self, table_id: str) -> Stored:
        def work(database: sqlite3.Connection) -> Stored:
            row = _row(database, table_id)
            found = database.execute(
                "SELECT seq, state FROM snapshots WHERE table_id = ?", (table_id,)
            ).fetchone()
            seq, state = found or (0, None)
            return Stored(row, seq, state, _moves(database, table_id, seq))

        return await self._do(work)

    async def log(self, table_id: str) -> list[bytes]:
        def work(database: sqlite3.Connection) -> list[bytes]:
            return [_row(database, table_id).header, *_moves(database, table_id, 0)]

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
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = FULL")
            database.execute(f"PRAGMA busy_timeout = {self._wait_ms:d}")
            database.executescript(SCHEMA)
        except sqlite3.Error as error:
            self._failure = error
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
            _tell(_appended(database, wanted) or _done(database, wanted))
        database.close()


def _appended(database: sqlite3.Connection, jobs: list[_Job]) -> list[_Answer]:
    """Append for all jobs at once; nothing is done and told if that is not all there is to it.

    One statement, however many tables have moved: each statement that this thread runs gives the
    event loop a chance to keep the interpreter to itself for a while.
    """
    appends = [job.work for job in jobs if isinstance(job.work, _Append)]
    if not appends or len(appends) < len(jobs):
        return []
    rows = [
        (each.table_id, each.seq, each.seq + number, move.decode())
        for each in appends
        for number, move in enumerate(each.moves)
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


def _done(database: sqlite3.Connection, jobs: list[_Job]) -> list[_Answer]:
    """Do all jobs in one transaction; one that fails undoes only itself."""
    answers: list[_Answer] = []
    try:
        database.execute("BEGIN IMMEDIATE")
        for job in jobs:
            database.execute("SAVEPOINT job")
            try:
                answers.append((job, job.work(database), None))
            except Exception as error:  # it is the caller's to handle
                database.execute("ROLLBACK TO job")
                answers.append((job, None, error))
            database.execute("RELEASE job")
        database.execute("COMMIT")
    except sqlite3.Error as error:
        if database.in_transaction:
            database.execute("ROLLBACK")
        answers = [(job, None, error) for job in jobs]
    return answers


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
    found = database.execute("SELECT * FROM tables WHERE id = ?", (table_id,)).fetchone()
    if found is None:
        raise UnknownTable(f"no table {table_id!r}")
    return TableRow(*found)


def _insert(database: sqlite3.Connection, table_id: str, seq: int, moves: Sequence[bytes]) -> None:
    rows = [(table_id, seq + number, move) for number, move in enumerate(moves)]
    database.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)


def _moves(database: sqlite3.Connection, table_id: str, after: int) -> list[bytes]:
    found = database.execute(
        "SELECT move FROM log WHERE table_id = ? AND seq > ? ORDER BY seq", (table_id, after)
    )
    return [move for (move,) in found]
