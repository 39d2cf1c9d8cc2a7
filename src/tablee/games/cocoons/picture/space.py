"""The box in perspective, one of its corners nearest, as the page sees it (CO-35b).

x goes east, y south, z up; lengths are slots, counted from the middle of the floor.
"""

from collections.abc import Iterable
from functools import cache
from math import cos, pi, radians, sin

from tablee.core.svg import Point
from tablee.games.cocoons.model import Direction

UNIT = 118.0  # a slot, in units of the picture
EYE = 17.0  # slots away
TILT = radians(40)
HIGH = 0.68  # of cocoons and walls
FLAT = cos(TILT)  # what lies looks so much less high
SOUTH_EAST = 2
STEPS: dict[Direction, Point] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


CENTRE: Point = (320, 308)  # of the floor, in the picture


class Space:
    """Where things are in the picture, seen from a corner of the box; see :func:`seen_from`."""

    def __init__(self, corner: int) -> None:
        turn = radians(45 + (SOUTH_EAST - corner) * 90)
        self._cos, self._sin = cos(turn), sin(turn)

    def at(self, x: float, y: float, z: float = 0) -> Point:
        across = x * self._cos - y * self._sin
        near = x * self._sin + y * self._cos
        down = near * cos(TILT) - z * sin(TILT)
        depth = near * sin(TILT) + z * cos(TILT)
        scale = EYE / (EYE - depth) * UNIT
        return CENTRE[0] + across * scale, CENTRE[1] + down * scale

    def flat(self, points: Iterable[Point], z: float = 0) -> list[Point]:
        return [self.at(x, y, z) for x, y in points]

    def faces_us(self, side: Direction) -> bool:
        """Whether we look at this side of a thing."""
        x, y = STEPS[side]
        return x * self._sin + y * self._cos > 0

    def is_right(self, side: Direction) -> bool:
        x, y = STEPS[side]
        return x * self._cos - y * self._sin > 0


@cache
def seen_from(corner: int) -> Space:
    """There are four."""
    return Space(corner)


def slot_point(slot: int) -> Point:
    """The middle of a slot."""
    return float(slot % 3 - 1), float(slot // 3 - 1)


def rounded(middle: Point, half: float, bend: float) -> list[Point]:
    """A square with round corners, as points."""
    points = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        x, y = middle[0] + sx * (half - bend), middle[1] + sy * (half - bend)
        for step in range(5):
            angle = (quarter + step / 4) * pi / 2
            points.append((x + bend * cos(angle), y + bend * sin(angle)))
    return points


def side_corners(middle: Point, side: Direction, half: float) -> tuple[Point, Point]:
    """The two ends of a side, left one first for who looks at it."""
    x, y = STEPS[side]
    a = middle[0] + (x + y) * half, middle[1] + (y - x) * half
    b = middle[0] + (x - y) * half, middle[1] + (y + x) * half
    return b, a
