"""How often two experts win the hardest boxes of Cocoons, and what a decision costs them.

Level 5, and level 5 in hard mode: the same boxes for every effort, so that two runs can be set
beside each other. Intervals are Wilson's, 95 %. The effort of the shipped expert may be changed:

    python bench/cocoons_expert.py --games 300 --jobs 16
    python bench/cocoons_expert.py --games 40 --jobs 2 --only hard --playouts 260 --worlds 80
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from random import Random
from time import process_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table as Rows

import tablee
from tablee.bots.driver import Driver, take
from tablee.bots.ratings import win_rate
from tablee.games.cocoons.bots.levels import EXPERT, Mate
from tablee.games.cocoons.bots.rollouts import Effort

KINDS: dict[str, dict[str, Any]] = {"level 5": {}, "hard": {"hard": True}}
GOALS = {"level 5": 0.9, "hard": 0.8}
TEAM = 2


class Played(NamedTuple):
    is_won: bool
    tokens_left: int
    seconds: float  # of the processor, for all decisions
    decisions: int


def play(kind: str, seed: int, effort: Effort) -> Played:
    """One box, by a team that sees it from two corners."""
    match = tablee.Match.new("cocoons", seats=TEAM, seed=seed, level=5, **KINDS[kind])
    mates = [Mate(EXPERT._replace(effort=effort)) for _ in range(TEAM)]
    rngs = [Random(f"{seed} {seat}") for seat in range(TEAM)]
    driver = Driver(match, mates, rngs, Random(f"{seed} order"))
    seconds, decisions = 0.0, 0
    while True:
        begun = process_time()
        turn = driver.next_turn()
        seconds += process_time() - begun
        if turn is None:
            break
        decisions += 1
        take(match, turn)
    assert match.result is not None
    is_won = match.result.ending == "all_home"
    return Played(is_won, match.state.reserve, seconds, decisions)


def measured(kind: str, games: int, jobs: int, first: int, effort: Effort) -> list[Played]:
    seeds = range(first, first + games)
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(play, kind, seed, effort) for seed in seeds]
        return [each.result() for each in track(waiting, kind, console=Console(stderr=True))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=0, help="of the first box")
    parser.add_argument("--only", choices=[*KINDS])
    for name in Effort._fields:
        parser.add_argument(f"--{name}", type=int, help="instead of the expert's own")
    given = parser.parse_args()
    assert EXPERT.effort is not None
    changed = {
        name: value for name in Effort._fields if (value := getattr(given, name)) is not None
    }
    effort = EXPERT.effort._replace(**changed)
    rows = Rows("box", "won", "interval", "goal", "tokens left", "ms a decision", title=str(effort))
    for kind in [given.only] if given.only else KINDS:
        played = measured(kind, given.games, given.jobs, given.seed, effort)
        won = win_rate(sum(each.is_won for each in played), len(played))
        left = [each.tokens_left for each in played if each.is_won] or [0]
        cost = sum(each.seconds for each in played) / sum(each.decisions for each in played)
        rows.add_row(
            kind,
            f"{won.share:.1%}",
            f"{won.low:.1%} to {won.high:.1%}",
            f"{GOALS[kind]:.0%}",
            f"{sum(left) / len(left):.1f}",
            f"{1000 * cost:.0f}",
        )
    Console().print(rows)


if __name__ == "__main__":
    main()
