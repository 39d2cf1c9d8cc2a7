"""Monster Freeze: the ladder of levels, and how close a round with modelled people ends.

A modelled person is the glance model at a given number of stackings a second, with the habits of
somebody new. ``python -m bench.monster_people --games 400 --jobs 16`` prints three tables: each
level alone against the sand timer, duels between levels, and people against each level. A round is
*close* when whoever lost it owned at least three of the five colours.
"""

import argparse
import statistics
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Rows

from tablee.bots.driver import Driver, take
from tablee.core.match import Match
from tablee.core.protocol import Bot
from tablee.games.monster_freeze import GAME
from tablee.games.monster_freeze.bots.levels import FLAKE, Glancer

PACES = (0.4, 0.6, 1.0, 1.5, 3.0, 6.0)  # stackings a second
CLOSE = 3  # colours of whoever lost


class Round(NamedTuple):
    """How one round ended."""

    winner: int | None
    colours: tuple[int, ...]  # by seat
    seconds: float


def seated(name: str) -> Bot:
    """A level by its name, or a person by the number of stackings a second."""
    if name in GAME.levels:
        return GAME.levels[name].make()
    return Glancer(FLAKE._replace(glances=float(name)))


def played(names: Sequence[str], seed: int) -> Round:
    """One round."""
    bots = [seat for seat, name in enumerate(names) if name in GAME.levels]
    match = Match.new(GAME, seats=len(names), seed=seed, rounds_to_win=1, bots=bots)
    rngs = [Random(f"{seed} {seat}") for seat in range(len(names))]
    driver = Driver(match, [seated(name) for name in names], rngs, Random(seed))
    while (turn := driver.next_turn()) is not None:
        take(match, turn)
    end = match.state.rounds[-1]
    colours = tuple(sum(count > 0 for count in counts) for counts in end.counts)
    return Round(end.winner, colours, end.play_ms / 1000)


Played = Callable[[tuple[str, ...]], list[Round]]


def ladder(rounds: Played) -> Rows:
    shown = Rows("level", "won", "colours", title="Alone, two minutes")
    for name in GAME.levels:
        found = rounds((name,))
        won = sum(each.winner == 0 for each in found) / len(found)
        shown.add_row(name, f"{won:.1%}", f"{statistics.mean(r.colours[0] for r in found):.1f}")
    return shown


def duels(rounds: Played) -> Rows:
    shown = Rows("lower", "higher", "lower wins", "median round", title="Duels of levels")
    for lower, higher in combinations(GAME.levels, 2):
        found = rounds((lower, higher))
        won = sum(each.winner == 0 for each in found) / len(found)
        shown.add_row(lower, higher, f"{won:.1%}", f"{_median_s(found):.0f} s")
    return shown


def people(rounds: Played) -> Rows:
    columns = ("stackings a second", "level", "person wins", "colours", "close", "median round")
    shown = Rows(*columns, title="A person against a level")
    for pace in PACES:
        for level in GAME.levels:
            found = rounds((str(pace), level))
            won = sum(each.winner == 0 for each in found) / len(found)
            mean = [statistics.mean(each.colours[seat] for each in found) for seat in (0, 1)]
            close = sum(min(each.colours) >= CLOSE for each in found) / len(found)
            ends = f"{mean[0]:.1f} : {mean[1]:.1f}"
            shown.add_row(
                str(pace), level, f"{won:.0%}", ends, f"{close:.0%}", f"{_median_s(found):.0f} s"
            )
    return shown


def _median_s(found: Sequence[Round]) -> float:
    return statistics.median(each.seconds for each in found)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--games", type=int, default=100, help="of each line")
    ask.add_argument("--jobs", type=int, default=1)
    ask.add_argument("--only", choices=("ladder", "duels", "people"), default=None)
    wish = ask.parse_args()
    tables = {"ladder": ladder, "duels": duels, "people": people}
    out = Console(width=100)
    with ProcessPoolExecutor(wish.jobs) as pool:

        def rounds(names: tuple[str, ...]) -> list[Round]:
            seeds = range(wish.games)
            return list(pool.map(partial(played, names), seeds, chunksize=5))

        for name, table in tables.items():
            if wish.only in (None, name):
                out.print(table(rounds))


if __name__ == "__main__":
    main()
