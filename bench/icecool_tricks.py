"""How often a level makes each set shot of the trick room with one flick (IC-110, IC-111).

Each try is a decision of its own at a table with the usual small tremor, then one flick.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

from rich.console import Console
from rich.table import Table as Rows

from tablee.core.protocol import Decision, Outcome, Seat
from tablee.games.icecool import GAME
from tablee.games.icecool.model import Options
from tablee.games.icecool.model.tricks import TRICKS, trick_of
from tablee.games.icecool.text.tricks import trick_name

ME = Seat(0)
rules = GAME.rules


def is_made(task: tuple[str, int, int]) -> bool:
    level, number, seed = task
    rng = Random(f"{level} {number} {seed}")
    state = rules.setup(1, Options(trick=number))
    action = GAME.levels[level].make().choose(rules.view(state, ME), rules.offer(state, ME), rng)
    state, _ = rules.apply(state, Decision(ME, action))
    state, _ = rules.apply(state, Outcome(rules.draw(state, rng)))
    return state.ending == "made"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="*", default=["hard"])
    parser.add_argument("--tries", type=int, default=20, help="at each set shot")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    rows = Rows("set shot", "", *given.levels)
    numbers = range(1, TRICKS + 1)
    tasks = [
        (level, number, seed)
        for number in numbers
        for level in given.levels
        for seed in range(given.tries)
    ]
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        made = list(pool.map(is_made, tasks, chunksize=4))
    shares = [
        sum(made[at : at + given.tries]) / given.tries for at in range(0, len(made), given.tries)
    ]
    for row, number in enumerate(numbers):
        own = shares[row * len(given.levels) : (row + 1) * len(given.levels)]
        name = trick_name(number, "en")
        rows.add_row(
            str(number), f"{name} ({trick_of(number).key})", *(f"{each:.2f}" for each in own)
        )
    Console().print(rows)


if __name__ == "__main__":
    main()
