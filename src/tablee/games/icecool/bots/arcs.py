"""Curves as one would draw them: the circle through three points, and the hit that bends so."""

from functools import cache
from math import asin, degrees, dist, sqrt
from typing import NamedTuple

from tablee.games.icecool.board.school import Point, school
from tablee.games.icecool.bots.directions import heading
from tablee.games.icecool.model.flick import BELLY, INERTIA, MASS, OFFSETS, TURNED, girth

GRAIN = 10  # thousandths of offset
STRAIGHT = 0.3  # 1/m: less is no curve
SLOWER = 1.15  # a way bends more and more as it slows down
FOOT = school().penguin.footprint_radius


class Arc(NamedTuple):
    direction: float  # hundredths of a degree, where it begins
    offset: float


def arc(start: Point, via: Point, to: Point) -> Arc | None:
    """The flick that bends through one point to another; None if no hit bends so much."""
    sides = dist(start, via), dist(via, to), dist(start, to)
    if min(sides) <= 0:
        return None
    across = (via[0] - start[0]) * (to[1] - via[1]) - (via[1] - start[1]) * (to[0] - via[0])
    bend = 2 * across / (sides[0] * sides[1] * sides[2])  # to the left
    offset = offset_for(abs(bend))
    if offset is None or abs(bend) * sides[0] > 2:
        return None
    aside = 100 * degrees(asin(bend * sides[0] / 2))
    return Arc(heading(start, via) - aside, -offset if bend > 0 else offset)


def offset_for(bend: float) -> int | None:
    """How far from the middle to hit, for a way that bends so much (1/m)."""
    if bend < STRAIGHT:
        return None
    return next((offset for offset, found in _bends() if found >= bend), None)


@cache
def _bends() -> tuple[tuple[int, float], ...]:
    found: list[tuple[int, float]] = []
    for offset in range(0, OFFSETS[1] + 1, GRAIN):
        spin = MASS * offset / 1000 * girth(BELLY / 10_000) / INERTIA  # for each m/s
        foot = spin * FOOT
        found.append((offset, SLOWER * TURNED * spin * foot / sqrt(1 + foot * foot)))
    return tuple(found)
