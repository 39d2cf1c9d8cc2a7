"""Directions and distances of a flick, as one would judge them by eye."""

from math import atan2, degrees, sqrt

from tablee.games.icecool.board.school import Door, Point

RANGE = 1.27  # m that a centred flick of full power goes; it grows with the square of power


def middle(door: Door) -> Point:
    return (door.at, door.centre) if door.axis == "x" else (door.centre, door.at)


def on_door(door: Door, along: float) -> Point:
    """A point on the line through a door frame, so far from its middle."""
    x, y = middle(door)
    return (x, y + along) if door.axis == "x" else (x + along, y)


def power_for(length: float) -> float:
    return 1000 * sqrt(max(length, 0.0) / RANGE)


def heading(start: Point, to: Point) -> float:
    """Hundredths of a degree."""
    return 100 * degrees(atan2(to[1] - start[1], to[0] - start[0]))
