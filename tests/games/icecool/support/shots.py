"""Shots for tests: on a bare floor, at a single wall, and drawn at random in the school."""

from functools import cache
from random import Random

from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import Box, Point, Wall, school
from tablee.games.icecool.board.spots import Standing, has_elbow_room, hits_wall
from tablee.games.icecool.model.flick import HEIGHTS, OFFSETS, Flick
from tablee.games.icecool.physics.engine import Engine
from tablee.games.icecool.physics.simulate import Shot, simulate
from tablee.games.icecool.physics.trace import Trace

RED_CIRCLE = school().red_circle.centre


def standing(*places: Point) -> tuple[Standing, ...]:
    """Penguins of seats 0, 1, ... at these places."""
    return tuple(Standing(Seat(seat), *at) for seat, at in enumerate(places))


def flicked(flick: Flick, *places: Point, seat: int = 0) -> Trace:
    """In the school; without places, from the red circle."""
    return simulate(Shot(standing(*(places or (RED_CIRCLE,))), Seat(seat), flick))


@cache
def bare_floor() -> Engine:
    return Engine(1, boxes=())


@cache
def one_wall(distance: float) -> Engine:
    """A wall like the school's, its near face so far from the origin."""
    wall = Wall("T", "inner", "x", distance + 0.003, (-1.0, 1.0), 0.006, 0.068)
    return Engine(1, boxes=[Box("T", wall, (distance, -1.0, 0.0), (distance + 0.006, 1.0, 0.068))])


def on_the_floor(flick: Flick, engine: Engine | None = None) -> Trace:
    """From the origin, where the school is not."""
    return simulate(Shot(standing((0.0, 0.0)), Seat(0), flick), engine or bare_floor())


def random_flick(rng: Random) -> Flick:
    return Flick(
        rng.randrange(36_000), rng.randint(300, 1000), rng.randint(*OFFSETS), rng.randint(*HEIGHTS)
    )


def random_places(rng: Random, count: int) -> list[Point]:
    """Anywhere in the school, each with elbow room."""
    places: list[Point] = []
    while len(places) < count:
        at = rng.uniform(0, 0.54), rng.uniform(0, 0.52)
        if not hits_wall(at) and has_elbow_room(at, places):
            places.append(at)
    return places


def random_shots(seed: int, count: int, penguins: int) -> list[Shot]:
    rng = Random(seed)
    return [
        Shot(standing(*random_places(rng, penguins)), Seat(0), random_flick(rng))
        for _ in range(count)
    ]


def crowded_shots(seed: int, count: int) -> list[Shot]:
    """Four penguins close together in the classroom, flicked at each other."""
    rng = Random(seed)
    places = (0.08, 0.0935), (0.16, 0.06), (0.16, 0.125), (0.215, 0.095)
    return [
        Shot(
            standing(*places),
            Seat(0),
            Flick(rng.randint(-3000, 3000) % 36_000, rng.randint(400, 1000), 0, 115),
        )
        for _ in range(count)
    ]
