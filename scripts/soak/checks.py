"""The log on disk against what the players were told."""

import hashlib
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from scripts.soak.ledger import Act, Ledger
from scripts.soak.record import Kind, Record
from scripts.soak.table import Table
from tablee.core.codec import codec
from tablee.core.engine import first_state, replay
from tablee.core.errors import TableeError
from tablee.core.game import AnyGame
from tablee.core.log import open_log
from tablee.core.protocol import PRESENCE, Decision, Move, Outcome
from tablee.server.hearing import Heard, Mark, first_mark

STORE = "tables.sqlite"
AROUND = 3  # lines of the log that a report shows before and after


class Log(NamedTuple):
    """A table's log as it is on disk."""

    header: bytes
    moves: list[bytes]
    flaw: str = ""  # in the numbers of its moves

    @property
    def digest(self) -> str:
        """The same for the same log only."""
        return hashlib.sha256(b"\n".join((self.header, *self.moves))).hexdigest()

    def around(self, seq: int) -> str:
        """The lines near a move, for a report."""
        first = max(1, seq - AROUND)
        near = self.moves[first - 1 : seq + AROUND]
        return "\n".join(
            f"      {number}: {line.decode()[:200]}" for number, line in enumerate(near, first)
        )


class Shelf:
    """A copy of the store, so that looking does not change what the server finds."""

    def __init__(self, data: Path, copy: Path) -> None:
        shutil.rmtree(copy, ignore_errors=True)
        copy.mkdir()
        for name in (STORE, f"{STORE}-wal"):
            if (data / name).exists():
                shutil.copyfile(data / name, copy / name)
        self._path = copy / STORE

    def __enter__(self) -> "Shelf":
        """Open the copy."""
        self._file = sqlite3.connect(self._path)
        return self

    def __exit__(self, *_: object) -> None:
        """Close it again."""
        self._file.close()

    def flaws(self) -> list[str]:
        """What SQLite says of the file; nothing, if it is whole."""
        found = [row[0] for row in self._file.execute("PRAGMA integrity_check")]
        return [] if found == ["ok"] else found

    def ids(self) -> list[str]:
        """All tables."""
        return [row[0] for row in self._file.execute("SELECT id FROM tables")]

    def log(self, table_id: str) -> Log | None:
        """The log of a table; ``None`` when there is no such table."""
        row = self._file.execute("SELECT header FROM tables WHERE id = ?", (table_id,)).fetchone()
        if row is None:
            return None
        rows = self._file.execute(
            "SELECT seq, move FROM log WHERE table_id = ? ORDER BY seq", (table_id,)
        ).fetchall()
        numbers = [seq for seq, _ in rows]
        flaw = "" if numbers == [*range(1, len(rows) + 1)] else f"the moves are {numbers}"
        return Log(row[0], [move for _, move in rows], flaw)


class Entry(NamedTuple):
    """A move of the log, judged again: the code of the refusal that was recorded, if any."""

    seq: int
    move: Move
    code: str
    mark: Mark  # where the table stood then

    def is_known_as(self, seat: int, number: int, before: Mark) -> bool:
        """Whether a seat knows this move by a number."""
        return before.of((seat,)) < number == self.mark.of((seat,))


def judged(log: Log) -> tuple[list[Entry], Any, str]:
    """All moves, the state that they lead to, and what is wrong with the log, if anything."""
    game, header, moves = open_log([log.header, *log.moves])
    entries: list[Entry] = []
    state, mark = first_state(game, header), first_mark(game, header.seats)
    for number, move in enumerate(moves, start=1):
        refusal = game.rules.check(state, move)
        after, events = game.rules.apply(state, move)
        mark = mark.after(game, [Heard(move, state, after, events)])
        entries.append(Entry(number, move, refusal.code if refusal else "", mark))
        state = after
    flaw = log.flaw
    try:
        for _ in replay(game, header, moves):
            pass
    except TableeError as error:
        flaw += f"the log does not replay: {error}"
    return entries, state, flaw


def check_table(table: Table, log: Log | None, record: Record) -> None:
    """Hold a table's log against what its players were told."""
    if log is None:
        record.accuse("lost", str(table), "the whole table is not in the store")
        return
    try:
        entries, table.state, flaw = judged(log)
    except Exception as error:  # a log that is not sound may break the rules in any way
        record.accuse("broken", str(table), f"the log cannot be read: {error!r}")
        return
    if flaw != table.flaw:
        record.accuse("broken", str(table), flaw)
        table.flaw = flaw
    table.mark = entries[-1].mark if entries else first_mark(table.game, len(table.plan.seats))
    claimed: dict[int, Act] = {}
    for ledger in table.ledgers:
        _claim(table, ledger, log, entries, claimed, record)
    pending = [act for ledger in table.ledgers for act in ledger.pending.values() if act.times]
    for entry in _unclaimed(table, entries, claimed):
        act = next((act for act in pending if _is(table.game, act, entry)), None)
        if act is not None:
            pending.remove(act)  # played, and the answer was on its way
        else:
            table.excused.add(entry.seq)
            _complain(table, entry, log, record)


def _claim(
    table: Table,
    ledger: Ledger,
    log: Log,
    entries: list[Entry],
    claimed: dict[int, Act],
    record: Record,
) -> None:
    """Find the move of each act that was answered as played."""
    for act in sorted(ledger.acts.values(), key=lambda act: act.was_undone):
        if act.status not in ("acked", "recorded"):
            continue
        entry = _home(entries, act)
        if entry is None or not _is(table.game, act, entry) or entry.code != act.code:
            fault = log.around(act.seq)
        elif entry.seq in claimed:
            fault = f"    another act has that move: {claimed[entry.seq]}"
        else:
            claimed[entry.seq] = act
            continue
        if act is ledger.asked:
            ledger.undo(act)  # as we wished, and nobody could tell us any more
        else:
            act.status = "lost"
            kind: Kind = "hollow" if act.was_undone else "lost"
            record.accuse(kind, str(table), f"{act}\n{fault}")
    ledger.asked = None


def _home(entries: list[Entry], act: Act) -> Entry | None:
    """The decision that was acknowledged by a number: luck that followed it at once counts."""
    before, seq = Mark(0, entries[0].mark.counts and {act.seat: 0}) if entries else Mark(0), 0
    for entry in entries:
        if entry.is_known_as(act.seat, act.seq, before):
            seq = entry.seq
        before = entry.mark
    if not seq:
        return None
    while seq > 1 and isinstance(entries[seq - 1].move, Outcome):
        seq -= 1
    return entries[seq - 1]


def _is(game: AnyGame, act: Act, entry: Entry) -> bool:
    """Whether a move is what the act asked for."""
    move = entry.move
    if not isinstance(move, Decision) or move.seat != act.seat:
        return False
    return bool(move.action == codec(game).action(act.action))


def _unclaimed(table: Table, entries: list[Entry], claimed: dict[int, Act]) -> Iterator[Entry]:
    """What our seats have decided, by the log, and nobody was told of."""
    following: list[Entry | None] = [*entries[1:], None]
    for entry, after in zip(entries, following, strict=True):
        move = entry.move
        if not isinstance(move, Decision) or move.seat not in table.plan.people:
            continue
        # The table's own words, and the pause in the name of somebody who has gone.
        is_presence = _tag(entry, move.seat) in PRESENCE
        is_presence |= _tag(entry, move.seat) == "pause" and _tag(after, move.seat) == "away"
        if not is_presence and entry.seq not in claimed and entry.seq not in table.excused:
            yield entry


def _tag(entry: Entry | None, seat: int) -> str | None:
    """What a seat has decided by a move, if anything."""
    if entry is None or not isinstance(entry.move, Decision) or entry.move.seat != seat:
        return None
    return str(entry.move.action.__struct_config__.tag)


def _complain(table: Table, entry: Entry, log: Log, record: Record) -> None:
    """A move that no act accounts for: refused though it was played, or played twice."""
    acts = [act for ledger in table.ledgers for act in ledger.acts.values()]
    alike = [act for act in acts if _is(table.game, act, entry)]
    twice = [act for act in alike if act.status == "acked" and len(set(act.heard)) > 1]
    denied = [act for act in alike if act.status == "refused" and act.times > 1]
    told = "\n".join(f"    sent: {act}" for act in alike[-4:]) or "    nobody has sent that"
    text = f"move {entry.seq} of the log\n{told}\n{log.around(entry.seq)}"
    record.accuse("denied" if denied and not twice else "double", str(table), text)
