"""Practice makes the bots' book: robust flicks through fish doors that are not of one's room.

Every spot of a grid begins with random tries; then good flicks spread to the neighbours, where
they are varied and tried again with a trembling hand. It takes about twenty minutes of one core
and writes ``practice.json`` beside the bots; bots only use it for proposals and for guesses.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from math import dist
from pathlib import Path
from random import Random
from time import process_time

from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import NO_ROOM, Point, school
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.bots import aims
from tablee.games.icecool.bots.directions import middle
from tablee.games.icecool.bots.practice import book, carried
from tablee.games.icecool.bots.search import Search, Start
from tablee.games.icecool.bots.strength import Effort
from tablee.games.icecool.bots.tremors import made, shaken
from tablee.games.icecool.model.facts import Challenge, Happening, Passed
from tablee.games.icecool.model.flick import Flick, Spread
from tablee.games.icecool.physics.referee import referee
from tablee.games.icecool.physics.simulate import Shot, simulate_many

STEP = 0.042  # m between spots
MARGIN = 0.0185  # m from the walls
AIMED, BLIND = 26, 4  # first tries
SLANT = 1.1  # along the wall for one across
KEPT = 3
EXPLORING = Effort(2, 0, 24, (10, 8), ())
HAND = Spread(160, 0.045, 50, 7)  # between a small and a medium tremor
VARIED = Spread(150, 0.05, 60, 6)
ME = Seat(0)
BOOK = Path(__file__).parents[1] / "src/tablee/games/icecool/bots/practice.json"


@dataclass
class Tried:
    flick: Flick
    hits: float = 0.0
    tries: int = 0

    @property
    def share(self) -> float:
        """Careful about what was tried seldom."""
        return self.hits / (self.tries + 1)


@dataclass
class Spot:
    room: int
    at: Point
    pairs: dict[str, list[Tried]] = field(default_factory=dict)


def spots() -> list[Spot]:
    found = []
    for room in school().rooms:
        x0, y0, x1, y1 = room.rect
        for at in product(_steps(x0, x1), _steps(y0, y1)):
            doors = [door for door in school().fish_doors if is_hard(at, room.id, door)]
            found.append(Spot(room.id, at, {door: [] for door in doors}))
    return [each for each in found if each.pairs]


def is_hard(at: Point, room: int, door: str) -> bool:
    """Of another room, or seen at a slant."""
    where = school().door[door]
    if room not in where.rooms:
        return True
    x, y = middle(where)
    across, along = (at[0] - x, at[1] - y) if where.axis == "x" else (at[1] - y, at[0] - x)
    return abs(along) > SLANT * abs(across)


def _steps(low: float, high: float) -> list[float]:
    first, last = low + MARGIN, high - MARGIN
    count = round((last - first) / STEP)
    return [round(first + (last - first) * each / count, 4) for each in range(count + 1)]


def doors_passed(at: Point, flicks: list[Flick]) -> list[set[str]]:
    starts = (Standing(ME, *at),)
    traces = simulate_many([Shot(starts, ME, flick) for flick in flicks])
    return [
        {
            fact.door
            for fact in referee(trace).happenings
            if isinstance(fact, Passed) and not fact.barred
        }
        for trace in traces
    ]


def first_tries(spot: Spot, rng: Random) -> None:
    flicks = list(islice(aims.door_aims(spot.at, tuple(spot.pairs), rng), AIMED))
    flicks += [
        made(
            rng.uniform(0, 36_000),
            rng.uniform(450, 1000),
            rng.uniform(-700, 700),
            rng.uniform(95, 150),
        )
        for _ in range(BLIND)
    ]
    for flick, doors in zip(flicks, doors_passed(spot.at, flicks), strict=True):
        for door in doors & {*spot.pairs}:
            spot.pairs[door].append(Tried(flick, 1, 1))


class Wish:
    """One door, and nothing else."""

    targets = ()
    is_to_stop = False
    trick = None

    def __init__(self, door: str) -> None:
        self.goals = (door,)

    def worth(self, facts: Sequence[Happening], ends: Sequence[Standing]) -> float:
        return float(any(isinstance(each, Passed) and each.door in self.goals for each in facts))

    def met(self, facts: Sequence[Happening]) -> list[Challenge]:
        return []


def explore(spot: Spot, door: str, rng: Random) -> None:
    """More first tries where none went well: from those that came near."""
    search = Search(ME, [Start(spot.at, NO_ROOM)], (), Wish(door), HAND, rng)
    search.best(EXPLORING)
    good = [each for each in search.pool if each.goals]
    spot.pairs[door] = [Tried(each.flick, 1, 1) for each in good[:6]]


def tested(spot: Spot, door: str, some: list[Tried], times: int, rng: Random) -> None:
    flicks = [shaken(each.flick, HAND, rng) for each in some for _ in range(times)]
    for index, doors in enumerate(doors_passed(spot.at, flicks)):
        each = some[index // times]
        each.hits += door in doors
        each.tries += 1


def practise(spot: Spot, door: str, around: list[Spot], rng: Random) -> None:
    own = spot.pairs[door]
    learned = [
        Tried(carried(each.flick, other.at, spot.at, spot.room))
        for other in around
        for each in other.pairs.get(door, ())[:2]
        if each.share > 0.2
    ]
    if not own and not learned:
        return
    tested(spot, door, [*own[:4], *learned], 2, rng)
    pool = sorted([*own, *learned], key=lambda each: -each.share)
    varied = [Tried(shaken(each.flick, VARIED, rng)) for each in pool[:3] for _ in range(5)]
    tested(spot, door, varied, 1, rng)
    good = [each for each in varied if each.hits]
    tested(spot, door, good, 1, rng)
    pool = sorted([*pool, *good], key=lambda each: -each.share)
    tested(spot, door, pool[:4], 3, rng)
    pool.sort(key=lambda each: -each.share)
    spot.pairs[door] = pool[:4]


def write(places: list[Spot]) -> None:
    rows = [
        [
            each.room,
            *each.at,
            {
                door: [[*_numbers(shot.flick), round(shot.share, 2)] for shot in shots[:KEPT]]
                for door, shots in each.pairs.items()
            },
        ]
        for each in places
    ]
    lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    BOOK.write_text(f"[\n{lines}\n]\n")


def _numbers(flick: Flick) -> tuple[int, int, int, int]:
    return flick.direction, flick.power, flick.offset, flick.height


def report(places: list[Spot], what: str) -> None:
    best = [max((s.share for s in shots), default=0) for p in places for shots in p.pairs.values()]
    mean = sum(best) / len(best)
    print(f"{what}: {mean:.3f} of {len(best)} pairs, {process_time():.0f} s", flush=True)


def resume(places: list[Spot]) -> None:
    """From the book as it is; what it says counts as a few tries."""
    known = {spot.at: spot.shots for spots in book().values() for spot in spots}
    for place in places:
        for door in place.pairs:
            shots = known.get(place.at, {}).get(door, ())
            place.pairs[door] = [Tried(each.flick, each.share * 5, 4) for each in shots]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sweeps", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--on", action="store_true", help="go on from the book as it is")
    given = parser.parse_args()
    rng = Random(given.seed)
    places = spots()
    if given.on:
        resume(places)
    else:
        for place in places:
            first_tries(place, rng)
    report(places, "known" if given.on else "tried")
    for place in places:
        for door, shots in place.pairs.items():
            if not any(each.hits for each in shots):
                explore(place, door, rng)
    report(places, "explored")
    write(places)
    for sweep in range(given.sweeps):
        for place in places if sweep % 2 == 0 else reversed(places):
            around = [
                other
                for other in places
                if other.room == place.room and 0 < dist(other.at, place.at) < 1.5 * STEP
            ]
            for door in place.pairs:
                practise(place, door, around, rng)
            write(places)
        report(places, f"sweep {sweep}")
        write(places)


if __name__ == "__main__":
    main()
