"""How often `hard` is placed before `medium` at tables of two, three and four seats.

Both levels sit at every table, in turn (hard, medium, hard...), then once more with places
changed and the same luck, since late seats have it easier. A duel is one hard seat beside one
medium seat of the same table: won when it ranks before it (fewer points), half when they share
the rank. A table counts by its share of duels; the interval (95 %) is over the tables of the same
luck together. With ``--lone`` one `hard` sits among `medium` ones, in each place as often.
"""

import argparse
import statistics
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Rows

from tablee.bots import arena
from tablee.games.cortexcape.model import LAB_NAMES

STRONG, WEAK = "hard", "medium"
GOAL = 0.75
SURE = 1.96  # standard errors about a mean: 95 %


class Case(NamedTuple):
    lab: str
    mode: str
    seats: int


class Tally(NamedTuple):
    """The share of duels won at each group of tables with the same luck."""

    shares: Sequence[float]

    @property
    def share(self) -> float:
        return statistics.mean(self.shares)

    @property
    def error(self) -> float:
        """Never nothing: a sample without a loss is not certain (rule of three)."""
        spread = statistics.stdev(self.shares) if len(self.shares) > 1 else 0.5
        return max(SURE * spread, 3 / sqrt(len(self.shares))) / sqrt(len(self.shares))


def line_ups(seats: int, *, lone: bool) -> list[tuple[str, ...]]:
    """Who sits where, so that each level has had every place."""
    if not lone:
        one = tuple((STRONG, WEAK)[seat % 2] for seat in range(seats))
        return [one, tuple((WEAK, STRONG)[seat % 2] for seat in range(seats))]
    return [
        tuple(STRONG if seat == place else WEAK for seat in range(seats)) for place in range(seats)
    ]


def tables_of(case: Case, luck: int, *, lone: bool) -> list[arena.Table]:
    options = {"lab": case.lab, "mode": case.mode}
    return [
        arena.Table("cortexcape", names, options, luck) for names in line_ups(case.seats, lone=lone)
    ]


def duels_won(record: arena.Record) -> float:
    """The share of duels that the strong seats of a table win."""
    names, ranks = record.table.bots, record.result.ranks
    duels = [
        0.5 if ranks[own] == ranks[other] else float(ranks[own] < ranks[other])
        for own, name in enumerate(names)
        for other, rival in enumerate(names)
        if name == STRONG and rival == WEAK
    ]
    return statistics.mean(duels)


def case_of(table: arena.Table) -> Case:
    return Case(table.options["lab"], table.options["mode"], len(table.bots))


def tallies(records: Sequence[arena.Record]) -> dict[Case, Tally]:
    groups: dict[Case, dict[int, list[float]]] = {}
    for record in records:
        by_luck = groups.setdefault(case_of(record.table), {})
        by_luck.setdefault(record.table.seed, []).append(duels_won(record))
    return {
        case: Tally([statistics.mean(shares) for shares in by_luck.values()])
        for case, by_luck in groups.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--labs", nargs="*", default=LAB_NAMES, choices=LAB_NAMES)
    parser.add_argument("--modes", nargs="*", default=("long", "short"), choices=("long", "short"))
    parser.add_argument("--seats", nargs="*", type=int, default=(2, 3, 4), choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=20, help="different luck in each case")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--lone", action="store_true", help="one hard among mediums")
    parser.add_argument("--jobs", type=int, help="processes; all cores unless told")
    given = parser.parse_args()
    cases = [
        Case(lab, mode, seats)
        for lab in given.labs
        for mode in given.modes
        for seats in given.seats
    ]
    tables = [
        table
        for luck in range(given.seed, given.seed + given.games)
        for case in cases
        for table in tables_of(case, luck, lone=given.lone)
    ]
    console = Console()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("tables", total=len(tables))
        records = list(
            arena.play_all(tables, workers=given.jobs, seen=lambda: progress.advance(task))
        )
    found = tallies(records)
    rows = Rows("labyrinth", "length", "seats", "duels won", "95 %", "points", "slowest s", "goal")
    for case in cases:
        tally = found[case]
        low, high = max(tally.share - tally.error, 0), min(tally.share + tally.error, 1)
        own = [record for record in records if case_of(record.table) == case]
        rows.add_row(
            *(
                case.lab,
                case.mode,
                str(case.seats),
                f"{tally.share:.1%}",
                f"{low:.0%} to {high:.0%}",
            ),
            " to ".join(f"{mean_points(own, level):.1f}" for level in (STRONG, WEAK)),
            f"{max(max(record.slowest_s) for record in own):.2f}",
            "met" if tally.share >= GOAL else "missed",
        )
    console.print(rows)


def mean_points(records: Sequence[arena.Record], level: str) -> float:
    return statistics.mean(
        score
        for record in records
        for name, score in zip(record.table.bots, record.result.scores, strict=True)
        if name == level
    )


if __name__ == "__main__":
    main()
