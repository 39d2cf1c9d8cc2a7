"""The end of a run in words and numbers."""

import statistics

from rich.console import Console
from rich.table import Table as Grid

from scripts.soak.record import KINDS, Record

SHOWN = 8  # violations of a kind that are told in full
COUNTS = (
    "kills",
    "early kills",
    "kills on an answer",
    "patient lives",
    "tables",
    "games",
    "moves",
    "acts",
    "acked",
    "refused",
    "refused, and a move",
    "sent together",
    "sent again",
    "echoed",
    "take-backs asked",
    "taken back",
    "undone, sent again",
)


def tell(record: Record, console: Console) -> None:
    """Print what was counted, and each kind of violation with its worst details."""
    told = Grid(show_header=False, box=None)
    told.add_column()
    told.add_column(justify="right")
    for name in (*COUNTS, *sorted(set(record.counts) - set(COUNTS))):
        told.add_row(name, f"{record.counts[name]:,}")
    told.add_section()
    for kind, words in KINDS.items():
        told.add_row(f"{kind}: {words}", f"{count(record, kind):,}")
    told.add_section()
    told.add_row("restart: until it listens, p50 / max", spread(record.starts_s))
    told.add_row("restart: until all are welcome, p50 / max", spread(record.openings_s))
    console.print(told)


def accuse(record: Record, console: Console) -> None:
    """Print the violations, some of each kind in full."""
    for kind in KINDS:
        found = [each for each in record.violations if each.kind == kind]
        for each in found[:SHOWN]:
            text = f"{each.kind}, life {each.life}, table {each.table}:\n    {each.text}"
            console.print(text, markup=False, highlight=False, soft_wrap=True)
        if len(found) > SHOWN:
            console.print(f"... and {len(found) - SHOWN} more of kind {kind}")


def count(record: Record, kind: str) -> int:
    """How many violations of a kind there are."""
    return sum(each.kind == kind for each in record.violations)


def spread(seconds: list[float]) -> str:
    """The middle and the longest of some times."""
    if not seconds:
        return "-"
    return f"{statistics.median(seconds):.2f} / {max(seconds):.2f} s"
