"""The bots' book: flicks that were practised from all over the school through far fish doors.

``bench/icecool_practice.py`` writes it. A flick of the book is only a proposal: it was tried from
a spot nearby, alone in the school.
"""

from functools import cache
from importlib.resources import files
from math import dist, sqrt
from typing import NamedTuple

import msgspec

from tablee.games.icecool.board.school import DoorId, Point, RoomId, school
from tablee.games.icecool.bots.directions import RANGE, heading, middle
from tablee.games.icecool.bots.tremors import made
from tablee.games.icecool.model.flick import FULL_TURN, Flick

Row = tuple[RoomId, float, float, dict[DoorId, list[tuple[int, int, int, int, float]]]]
AROUND = 4  # spots that are asked
AIMED_AT = 3000  # hundredths of a degree between a flick and the door that it is meant for


class Practised(NamedTuple):
    flick: Flick
    share: float  # how often it went well with a tremor


class Spot(NamedTuple):
    at: Point
    shots: dict[DoorId, tuple[Practised, ...]]


@cache
def book() -> dict[RoomId, tuple[Spot, ...]]:
    """The spots of every room."""
    assert __package__
    text = (files(__package__) / "practice.json").read_bytes()
    found: dict[RoomId, list[Spot]] = {}
    for room, x, y, doors in msgspec.json.decode(text, type=list[Row]):
        shots = {
            door: tuple(
                Practised(Flick(direction, power, offset, height), share)
                for direction, power, offset, height, share in rows
            )
            for door, rows in doors.items()
        }
        found.setdefault(room, []).append(Spot((x, y), shots))
    return {room: tuple(spots) for room, spots in found.items()}


def around(at: Point, room: RoomId) -> list[Spot]:
    """The nearest spots of a room, the nearest first."""
    spots = book().get(room, ())
    return sorted(spots, key=lambda each: (dist(each.at, at), each.at))[:AROUND]


def practised(at: Point, room: RoomId, door: DoorId) -> list[Practised]:
    """Flicks through a door from about here, the surest first."""
    shots = [
        Practised(carried(shot.flick, spot.at, at, room), shot.share)
        for spot in around(at, room)
        for shot in spot.shots.get(door, ())
    ]
    shots.sort(key=lambda shot: -shot.share)
    return list({shot.flick: shot for shot in reversed(shots)}.values())[::-1]


def carried(flick: Flick, start: Point, to: Point, room: RoomId) -> Flick:
    """A flick of another spot, turned so that it goes to the same door of the room, if to any."""
    doors = [middle(school().door[door]) for door in school().doors_of(room)]
    turns = [turned(flick.direction, heading(start, door)) for door in doors]
    nearest = min(range(len(doors)), key=lambda each: abs(turns[each]))
    if abs(turns[nearest]) > AIMED_AT:
        return flick
    door = doors[nearest]
    direction = heading(to, door) - turns[nearest]
    longer = dist(to, door) - dist(start, door)
    power = 1000 * sqrt(max((flick.power / 1000) ** 2 + longer / RANGE, 0.0))
    return made(direction, power, flick.offset, flick.height)


def turned(direction: float, to: float) -> float:
    """From one direction to another, the shorter way round."""
    return (to - direction + FULL_TURN / 2) % FULL_TURN - FULL_TURN / 2


def sureness(at: Point, room: RoomId, door: DoorId) -> float | None:
    """How often the best flick from about here goes well; None: it was not practised."""
    shares = [
        max(shot.share for shot in spot.shots[door])
        for spot in around(at, room)
        if spot.shots.get(door)
    ]
    return sum(shares) / AROUND if shares else None
