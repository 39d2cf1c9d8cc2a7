"""All tables of a run: those that are played at, those that are over, those we never heard of."""

from pathlib import Path
from typing import NamedTuple

from scripts.soak.checks import Shelf, check_table, judged
from scripts.soak.record import Record
from scripts.soak.slots import Slot
from scripts.soak.table import Table


class Finished(NamedTuple):
    """A table that nobody plays at any more: its log stays as it is."""

    name: str
    digest: str
    next: str | None  # its rematch, if we were told of one


class Books:
    """What was told so far, to be held against what is on disk."""

    def __init__(self, slots: list[Slot], copy: Path, record: Record) -> None:
        self.finished: dict[str, Finished] = {}
        self.others: list[str] = []  # the answer that told of them was lost
        self._slots = slots
        self._copy = copy
        self._record = record
        self._shelf: Shelf | None = None

    def take(self, data: Path) -> None:
        """Copy the store of a server that is dead."""
        self._shelf = Shelf(data, self._copy)

    def current(self) -> list[Table]:
        """The tables at which somebody plays, and those just left."""
        return [
            table
            for slot in self._slots
            for table in (*slot.left, *([slot.table] if slot.table else ()))
        ]

    def check(self, *, is_last: bool = False) -> None:
        """The copy of the store against everything that was told so far."""
        if self._shelf is None:
            return
        with self._shelf as shelf:
            for flaw in shelf.flaws():
                self._record.accuse("broken", "all", f"integrity check: {flaw}")
            for table in self.current():
                check_table(table, shelf.log(table.id), self._record)
            for slot in self._slots:
                for table in slot.left:
                    self._finish(table, shelf)
                slot.left.clear()
            known = {table.id for table in self.current()} | self.finished.keys()
            self.others = [table for table in shelf.ids() if table not in known]
            if is_last:
                self._check_all(shelf)

    def _finish(self, table: Table, shelf: Shelf) -> None:
        """From now on this table does not change."""
        log = shelf.log(table.id)
        digest = log.digest if log else ""
        self.finished[table.id] = Finished(str(table), digest, table.next)
        self._record.counts["moves"] += table.mark.seq

    def _check_all(self, shelf: Shelf) -> None:
        """At the end: finished tables are as they were, and all others replay as well."""
        self._record.counts["tables"] = len(shelf.ids())
        self._record.counts["moves"] += sum(table.mark.seq for table in self.current())
        for table_id, finished in self.finished.items():
            log = shelf.log(table_id)
            if log is None or log.digest != finished.digest:
                self._record.accuse("lost", finished.name, "its log has changed since it was over")
        for table_id in self.others:
            log = shelf.log(table_id)
            if log is not None and (flaw := judged(log)[2]):
                self._record.accuse("broken", table_id, flaw)
