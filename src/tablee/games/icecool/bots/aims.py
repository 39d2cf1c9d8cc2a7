"""Flicks worth trying: straight, curved, off a wall, over a wall. By geometry alone."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, zip_longest
from math import dist
from random import Random

from tablee.games.icecool.board.school import Door, DoorId, Point, school
from tablee.games.icecool.board.spots import stuck_in
from tablee.games.icecool.bots.arcs import arc
from tablee.games.icecool.bots.directions import heading, middle, on_door, power_for
from tablee.games.icecool.bots.lines import Route, home, is_clear, rooms_of, routes, way
from tablee.games.icecool.bots.practice import Practised, practised
from tablee.games.icecool.bots.tremors import made
from tablee.games.icecool.model.flick import Flick

LOW = 105  # where a hit is least spoilt by a tremor
HEAD = 405  # where a hit makes a penguin jump, and a tremor does not spoil it
TURN = 3.0, 13.0  # hundredths of a degree that a metre and a thousandth of offset turn a flick
CURVES = (0.0, 0.0, 0.15), (-0.008, 0.008, 0.3), (0.008, -0.008, 0.2)  # m off two doors, m to spare
BENT = 0.6  # of the long ways are not tried in one curve
UNTRIED = 0.3  # how often a curve goes well that nobody has practised
THROUGH = 0.045  # m beyond a door's middle, to be entirely through


def straight(start: Point, to: Point, beyond: float) -> Flick:
    return made(heading(start, to), power_for(dist(start, to) + beyond), 0, LOW)


def nearest_first(start: Point, goals: Sequence[DoorId]) -> list[DoorId]:
    """Doors that begin the flick in a frame are of no use (IC-56)."""
    stuck = stuck_in(start)
    usable = [door for door in goals if stuck is None or stuck.id != door]
    return sorted(usable, key=lambda door: (way(start, home(start), door), door))


def plain_aims(start: Point, goals: Sequence[DoorId]) -> Iterator[Flick]:
    """What anybody would try: straight at the doors, the nearest first."""
    doors = nearest_first(start, goals)
    for beyond in (0.12, 0.35, 0.7):
        for door in doors:
            route = _shortest(start, door)
            if route is None:
                continue
            last = middle(route[-1])
            if len(route) == 1 or is_clear(start, last, 0.012):
                yield straight(start, last, beyond)
            else:
                yield straight(start, middle(route[0]), dist(middle(route[0]), last) + beyond)


def _shortest(start: Point, door: DoorId) -> Route | None:
    found = [route for room in rooms_of(start) for route in routes(room, door)]
    return min(found, key=len) if found else None


def book_aims(start: Point, goals: Sequence[DoorId]) -> Iterator[Practised]:
    """For doors of other rooms: what was practised, and curves; the nearest door's first."""
    room, doors = home(start), nearest_first(start, goals)
    ways = [_bent_ways(start, route) for door in doors for route in routes(room, door)]
    shots = [practised(start, room, door) for door in doors]
    for rank in zip_longest(*ways, *shots):
        yield from (shot for shot in rank if shot is not None)


def _bent_ways(start: Point, route: Route) -> Iterator[Practised]:
    """One curve through both doors of a route, here and there between their posts."""
    if len(route) != 2:
        return
    for one, other, spare in CURVES:
        first, last = on_door(route[0], one), on_door(route[1], other)
        curve = arc(start, first, last)
        if curve is not None:
            power = power_for(dist(start, first) + dist(first, last) + spare)
            yield Practised(made(curve.direction, power, curve.offset, LOW), UNTRIED)


def door_aims(start: Point, goals: Sequence[DoorId], rng: Random) -> Iterator[Flick]:
    """Endless: any route to any goal, with any trick."""
    doors = nearest_first(start, goals)
    ways = [route for door in doors for room in rooms_of(start)[:1] for route in routes(room, door)]
    while ways:
        route = rng.choices(ways, [1 / len(each) ** 2 for each in ways])[0]
        yield _short_way(start, route[0], rng) if len(route) == 1 else _long_way(start, route, rng)


def _short_way(start: Point, door: Door, rng: Random) -> Flick:
    """Through a door of the room: nearly straight, or in a curve that comes back."""
    to = on_door(door, rng.uniform(-0.012, 0.012))
    length = dist(start, to) + THROUGH + rng.uniform(0.02, 0.5)
    if rng.random() < 0.15:
        return made(rng.uniform(0, 36_000), rng.uniform(450, 1000), rng.uniform(-600, 600), LOW)
    offset = rng.choice((0.0, rng.gauss(0, 250)))
    # A hit on the right turns right, so the aim is to the left, by about so much.
    turn = rng.uniform(*TURN) * offset * dist(start, to)
    direction = heading(start, to) + turn + rng.gauss(0, 100)
    return made(direction, power_for(length), offset, rng.uniform(95, 115))


def _long_way(start: Point, route: Route, rng: Random) -> Flick:
    """Through a door after others: fast, often in a curve, sometimes over a wall."""
    first, last = middle(route[0]), middle(route[-1])
    length = dist(start, first) + sum(
        dist(middle(one), middle(other)) for one, other in pairwise(route)
    )
    trick = rng.random()
    if trick > BENT and (bent := _bent_way(start, route, length, rng)) is not None:
        return bent
    if trick < 0.15:  # over the wall, towards where the last door is seen from inside
        side = last[0] + rng.uniform(-0.06, 0.06), last[1] + rng.uniform(-0.06, 0.06)
        return made(heading(start, side), rng.uniform(650, 1000), 0, rng.gauss(HEAD, 12))
    if trick < 0.3:
        return made(rng.uniform(0, 36_000), rng.uniform(600, 1000), rng.uniform(-700, 700), LOW)
    to = on_door(route[0], rng.uniform(-0.016, 0.016))
    power = power_for(length + THROUGH + rng.uniform(0.0, 0.5))
    offset, height = rng.uniform(-700, 700), rng.uniform(95, 150)
    turn = rng.uniform(*TURN) * offset * dist(start, to) * (1 if height < 125 else 2)
    return made(heading(start, to) + turn + rng.gauss(0, 300), power, offset, height)


def _bent_way(start: Point, route: Route, length: float, rng: Random) -> Flick | None:
    """One curve through the first two doors of a route."""
    first, last = (on_door(door, rng.uniform(-0.01, 0.01)) for door in route[:2])
    curve = arc(start, first, last)
    if curve is None:
        return None
    power = power_for(length + THROUGH + rng.uniform(0.05, 0.6))
    return made(curve.direction + rng.gauss(0, 100), power, curve.offset + rng.gauss(0, 40), LOW)


def target_aims(
    start: Point, targets: Sequence[Point], rng: Random, *, is_to_stop: bool
) -> Iterator[Flick]:
    """At somebody: straight, through the doors between, in curves, over walls."""
    while targets:
        to = rng.choice(targets)
        trick = rng.random()
        if trick < 0.12:
            yield made(heading(start, to), rng.uniform(650, 1000), 0, rng.gauss(HEAD, 12))
        elif trick < 0.25:
            yield made(rng.uniform(0, 36_000), rng.uniform(500, 1000), rng.uniform(-700, 700), LOW)
        else:
            yield _towards(start, to, rng.uniform(-0.04, 0.06 if is_to_stop else 0.6), rng)


def _towards(start: Point, to: Point, beyond: float, rng: Random) -> Flick:
    door = None if is_clear(start, to, 0.01) else _first_door(start, to)
    via = on_door(door, rng.uniform(-0.016, 0.016)) if door else to
    length = dist(start, via) + (dist(via, to) if door else 0.0)
    power = power_for(length + beyond)
    offset = rng.gauss(0, 350) if door else rng.choice((0.0, rng.gauss(0, 250)))
    height = rng.uniform(95, 150) if door else rng.uniform(95, 115)
    turn = rng.uniform(*TURN) * offset * dist(start, via) * (1 if height < 125 else 2)
    wide = 300 if door else 150
    return made(heading(start, via) + turn + rng.gauss(0, wide), power, offset, height)


def plain_target_aims(
    start: Point, targets: Sequence[Point], *, is_to_stop: bool
) -> Iterator[Flick]:
    """Straight at somebody, the nearest first, or at the door that leads there."""
    for beyond in (0.0,) if is_to_stop else (0.15, 0.4):
        for to in sorted(targets, key=lambda each: (dist(start, each), each)):
            door = None if is_clear(start, to, 0.01) else _first_door(start, to)
            via = middle(door) if door else to
            yield straight(start, via, beyond + (dist(via, to) if door else 0.0))


def _first_door(start: Point, to: Point) -> Door | None:
    """Of the shortest way into the room of a spot."""
    here, there = home(start), home(to)
    if here == there:
        return None
    ways = [
        (way_in, dist(middle(way_in[-1]), to))
        for door in school().doors_of(there)
        for way_in in routes(here, door)
    ]
    best = min(ways, key=lambda each: _length(start, each[0]) + each[1], default=None)
    return best[0][0] if best else None


def _length(start: Point, route: Route) -> float:
    points = [start, *(middle(door) for door in route)]
    return sum(dist(one, other) for one, other in pairwise(points))
