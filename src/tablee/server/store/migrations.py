"""The shape of the SQLite store, step by step: ``PRAGMA user_version`` counts the steps.

A step is never changed once it has been released: stores of every version must open for ever.
``tests/stores`` keeps a store of each.
"""

import sqlite3

from tablee.server.store.base import UnusableStore

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    # 1: as the first version made it, which did not count
    (
        """CREATE TABLE IF NOT EXISTS tables (
             id TEXT PRIMARY KEY, header BLOB NOT NULL, seats BLOB NOT NULL,
             made_ms INTEGER NOT NULL
           ) WITHOUT ROWID""",
        """CREATE TABLE IF NOT EXISTS log (
             table_id TEXT NOT NULL, seq INTEGER NOT NULL, move BLOB NOT NULL,
             PRIMARY KEY (table_id, seq)
           ) WITHOUT ROWID""",
        """CREATE TABLE IF NOT EXISTS snapshots (
             table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, state BLOB NOT NULL
           ) WITHOUT ROWID""",
    ),
    # 2: the ids of messages, with the moves that they became; also of moves that were taken back
    (
        "ALTER TABLE log ADD COLUMN message_id TEXT",
        "ALTER TABLE log ADD COLUMN refusal BLOB",
        """CREATE TABLE taken_back (
             number INTEGER PRIMARY KEY, table_id TEXT NOT NULL, message_id TEXT NOT NULL,
             move BLOB NOT NULL, refusal BLOB
           )""",
        "CREATE INDEX taken_back_of_table ON taken_back (table_id, number)",
    ),
    # 3: who decided a move: a person, a bot, or a bot in somebody's name
    ("ALTER TABLE log ADD COLUMN author BLOB",),
)
COLUMNS = {
    "tables": {"id", "header", "seats", "made_ms"},
    "log": {"table_id", "seq", "move", "message_id", "refusal", "author"},
    "snapshots": {"table_id", "seq", "state"},
    "taken_back": {"number", "table_id", "message_id", "move", "refusal"},
}


def migrate(database: sqlite3.Connection, path: str) -> None:
    """Bring a store to today's shape; raises :class:`UnusableStore` if that cannot be done.

    All of it in one transaction, which begins before anything is read: of two processes that open
    the same file, one waits for the other.
    """
    database.execute("BEGIN IMMEDIATE")
    try:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        if version > len(MIGRATIONS):
            raise UnusableStore(
                f"{path} was written by a newer Tablée (store version {version}; this one knows"
                f" {len(MIGRATIONS)}): upgrade Tablée, or keep your tables in another folder"
            )
        for statements in MIGRATIONS[version:]:
            for statement in statements:
                database.execute(statement)
        database.execute(f"PRAGMA user_version = {len(MIGRATIONS):d}")
        _check_shape(database, path)
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise


def _check_shape(database: sqlite3.Connection, path: str) -> None:
    for table, wanted in COLUMNS.items():
        found = {row[1] for row in database.execute(f"PRAGMA table_info({table})")}
        if found != wanted:
            raise UnusableStore(
                f"{path} is no store of Tablée: {table} has the columns {sorted(found)},"
                f" not {sorted(wanted)}"
            )
