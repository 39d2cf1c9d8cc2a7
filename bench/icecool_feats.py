"""How hard the three challenges are (IC-79, IC-81, IC-82), for hands that tremble more or less.

From random places many flicks are tried without a tremor. Of those that meet a challenge the best
for each tremor is kept (after some tries, its neighbours among them) and then tried afresh. So it
tells what somebody reaches who knows the school by heart, and no single shot stands for all.
"""

import argparse
import statistics
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from random import Random
from typing import get_args

from rich.console import Console
from rich.progress import track
from rich.table import Table as Rows

from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import Point, school
from tablee.games.icecool.board.spots import Standing, hits_wall
from tablee.games.icecool.bots import aims
from tablee.games.icecool.bots.tremors import made, shaken
from tablee.games.icecool.model.facts import Challenge, challenge_met
from tablee.games.icecool.model.flick import Flick, Spread, Tremor, trembled
from tablee.games.icecool.physics.referee import referee
from tablee.games.icecool.physics.simulate import Shot, simulate_many

ME = Seat(0)
CHALLENGES: tuple[Challenge, ...] = get_args(Challenge)
TREMORS: tuple[Tremor, ...] = ("small", "medium", "large")
DOORS = tuple(school().door)
AIMED, HEADS, VARIED = 70, 40, 30
FINALISTS, TRIES = 6, 6
NEARBY = Spread(250, 0.05, 80, 10)
BATCH = 20


def head_aims(rng: Random) -> Iterator[Flick]:
    """Jumps in all directions."""
    while True:
        yield made(
            rng.uniform(0, 36_000), rng.uniform(700, 1000), rng.gauss(0, 60), rng.uniform(390, 470)
        )


def met(at: Point, flicks: list[Flick]) -> list[set[Challenge]]:
    """Which challenges each flick meets."""
    starts = (Standing(ME, *at),)
    found: list[set[Challenge]] = []
    for first in range(0, len(flicks), BATCH):
        shots = [Shot(starts, ME, flick) for flick in flicks[first : first + BATCH]]
        for trace in simulate_many(shots):
            facts = referee(trace).happenings
            found.append({each for each in CHALLENGES if challenge_met(facts, ME, each)})
    return found


def candidates(at: Point, rng: Random) -> dict[Challenge, list[Flick]]:
    """Flicks that meet a challenge when nothing trembles."""
    flicks = list(islice(aims.door_aims(at, DOORS, rng), AIMED))
    flicks += islice(head_aims(rng), HEADS)
    done = met(at, flicks)
    rare = [flick for flick, some in zip(flicks, done, strict=True) if "two_doors" in some]
    if rare:  # few of them are found by aiming, so look around those
        more = [shaken(rare[each % len(rare)], NEARBY, rng) for each in range(VARIED)]
        flicks += more
        done += met(at, more)
    return {
        challenge: [flick for flick, some in zip(flicks, done, strict=True) if challenge in some]
        for challenge in CHALLENGES
    }


def share(at: Point, flick: Flick, what: Challenge, tremor: Tremor, rng: Random, n: int) -> float:
    tried = met(at, [trembled(flick, tremor, rng) for _ in range(n)])
    return sum(what in some for some in tried) / n


def best_share(
    at: Point, flicks: list[Flick], what: Challenge, tremor: Tremor, rng: Random, n: int
) -> float:
    """Of the flick that did best in some tries, in others."""
    if not flicks:
        return 0.0
    some = rng.sample(flicks, min(2 * FINALISTS, len(flicks)))
    first = sorted(some, key=lambda each: -share(at, each, what, tremor, rng, 2))[:FINALISTS]
    best = max(first, key=lambda each: share(at, each, what, tremor, rng, TRIES))
    return share(at, best, what, tremor, rng, n)


def random_place(rng: Random) -> Point:
    while True:
        at = rng.uniform(0, 0.54), rng.uniform(0, 0.52)
        if not hits_wall(at):
            return at


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--places", type=int, default=12)
    parser.add_argument("--tries", type=int, default=20, help="of the best flick of each place")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    rng = Random(given.seed)
    places = [random_place(rng) for _ in range(given.places)]
    shares: dict[tuple[Challenge, Tremor], list[float]] = {
        (challenge, tremor): [] for challenge in CHALLENGES for tremor in TREMORS
    }
    console = Console()
    for at in track(places, "places", console=console, transient=True):
        known = candidates(at, rng)
        for (challenge, tremor), found in shares.items():
            found.append(best_share(at, known[challenge], challenge, tremor, rng, given.tries))
    rows = Rows("challenge", *TREMORS)
    for challenge in CHALLENGES:
        some = [shares[challenge, tremor] for tremor in TREMORS]
        rows.add_row(
            challenge, *(f"{statistics.mean(each):.2f} ± {error(each):.2f}" for each in some)
        )
    console.print(rows)


def error(shares: list[float]) -> float:
    """Standard error over places."""
    return statistics.stdev(shares) / sqrt(len(shares))


if __name__ == "__main__":
    main()
