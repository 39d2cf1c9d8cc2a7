"""Practice makes the bots' book: robust flicks through fish doors that are not of one's room.

Every spot of a grid begins with random tries; then good flicks spread to the neighbours, where
they are varied and tried again with a trembling hand. It takes about half an hour of one core
and writes ``practised.json`` beside the bots; bots only use it for proposals and for guesses.
"""

import json
import sys
from dataclasses import dataclass, field
from itertools import islice, product
from math import dist
from pathlib import Path
from random import Random
from time import process_time

from tablee.core.protocol import Seat
from tablee.games.icecool import aiming
from tablee.games.icecool.flick import Flick, Spread
from tablee.games.icecool.happenings import Passed
from tablee.games.icecool.judging import judge
from tablee.games.icecool.physics import Shot, simulate_many
from tablee.games.icecool.places import Standing
from tablee.games.icecool.pointing import middle
from tablee.games.icecool.practised import carried
from tablee.games.icecool.school import Point, school
from tablee.games.icecool.tremors import made, shaken

STEP = 0.042  # m between spots
MARGIN = 0.0185  # m from the walls
AIMED, BLIND = 30, 10  # first tries
SLANT = 1.1  # along the wall for one across
KEPT = 3
HAND = Spread(160, 0.045, 50, 7)  # between a small and a medium tremor
VARIED = Spread(150, 0.05, 60, 6)
ME = Seat(0)
BOOK = Path(__file__).parents[1] / "src/tablee/games/icecool/practised.json"


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
            for fact in judge(trace).happenings
            if isinstance(fact, Passed) and not fact.barred
        }
        for trace in traces
    ]


def first_tries(spot: Spot, rng: Random) -> None:
    flicks = list(islice(aiming.door_aims(spot.at, tuple(spot.pairs), rng), AIMED))
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


def main(sweeps: int = 3) -> None:
    rng = Random(7)
    places = spots()
    for place in places:
        first_tries(place, rng)
    report(places, "tried")
    write(places)
    for sweep in range(sweeps):
        for place in places if sweep % 2 == 0 else reversed(places):
            around = [
                other
                for other in places
                if other.room == place.room and 0 < dist(other.at, place.at) < 1.5 * STEP
            ]
            for door in place.pairs:
                practise(place, door, around, rng)
        report(places, f"sweep {sweep}")
        write(places)


if __name__ == "__main__":
    main(*(int(each) for each in sys.argv[1:]))
