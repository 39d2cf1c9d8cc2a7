"""The school as data: rooms, walls, doors, lines (IC-8..IC-18). Lengths are metres."""

from functools import cache, cached_property
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

Axis = Literal["x", "y"]
Point = tuple[float, float]
Rect = tuple[float, float, float, float]  # x0, y0, x1, y1
RoomId = int
DoorId = str
NO_ROOM: RoomId = 0


class Names(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    en: str
    fr: str


class Room(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    id: RoomId
    key: str
    name: Names
    rect: Rect
    orange_line: Rect  # IC-15: closed, and so in front of doors too


class Door(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """``rooms``: first the one on the side of small coordinates."""

    id: DoorId
    rooms: tuple[RoomId, RoomId]
    wall: str
    axis: Axis  # the wall's normal
    at: float  # the wall's mid-plane
    centre: float  # along the wall
    width: float
    fish_symbol: bool
    dot: str

    def joins(self, one: RoomId, other: RoomId) -> bool:
        return {one, other} == {*self.rooms}


class Wall(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    id: str
    kind: Literal["inner", "outer"]
    axis: Axis
    at: float
    span: tuple[float, float]
    thickness: float
    height: float


class Circle(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    room: RoomId
    centre: Point
    radius: float


class Zone(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    room: RoomId
    rect: Rect


class Clip(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """IC-13: a white fish; seen, never felt."""

    joins: tuple[RoomId, RoomId]
    pos: Point


class Sphere(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    part: str
    r: float
    z: float  # of its centre, above the floor under a standing penguin


class Penguin(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    footprint_radius: float
    height: float
    spheres: tuple[Sphere, ...]


class Box(Struct, frozen=True, gc=False):
    """A solid piece of wall, from corner to corner."""

    name: str
    wall: Wall
    low: tuple[float, float, float]
    high: tuple[float, float, float]
    lintel: DoorId | None = None  # IC-12: above this door


class School(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    units: Literal["m"]
    outline: Rect
    lintel_underside: float
    rooms: tuple[Room, ...]
    doors: tuple[Door, ...]
    walls: tuple[Wall, ...]
    red_circle: Circle  # IC-14
    kitchen_zone: Zone  # IC-17
    clips: tuple[Clip, ...]
    penguin: Penguin
    adjacent_rooms: tuple[tuple[RoomId, RoomId], ...]  # IC-18

    @cached_property
    def room(self) -> dict[RoomId, Room]:
        return {room.id: room for room in self.rooms}

    @cached_property
    def door(self) -> dict[DoorId, Door]:
        return {door.id: door for door in self.doors}

    @cached_property
    def wall(self) -> dict[str, Wall]:
        return {wall.id: wall for wall in self.walls}

    @cached_property
    def fish_doors(self) -> tuple[DoorId, ...]:
        """IC-11."""
        return tuple(door.id for door in self.doors if door.fish_symbol)

    @cached_property
    def beyond(self) -> Rect:
        """IC-70: the outer faces of the outer walls."""
        thickness = next(wall.thickness for wall in self.walls if wall.kind == "outer")
        x0, y0, x1, y1 = self.outline
        return x0 - thickness, y0 - thickness, x1 + thickness, y1 + thickness

    def adjacent(self, one: RoomId, other: RoomId) -> bool:
        """IC-18: they share a wall, with a door or not."""
        return (min(one, other), max(one, other)) in self.adjacent_rooms

    def doors_of(self, room: RoomId) -> tuple[DoorId, ...]:
        """IC-88: a door belongs to both its rooms."""
        return tuple(door.id for door in self.doors if room in door.rooms)

    def door_between(self, one: RoomId, other: RoomId) -> Door | None:
        return next((door for door in self.doors if door.joins(one, other)), None)

    def wall_between(self, one: RoomId, other: RoomId) -> Wall | None:
        """The wall that two rooms share; there is none between rooms that only face a corner."""
        for wall in self.walls:
            here, there = (self._face(self.room[each], wall) for each in (one, other))
            if here and there and here[0] != there[0] and _overlap(here[1], there[1]):
                return wall
        return None

    def _face(self, room: Room, wall: Wall) -> tuple[bool, Point] | None:
        """On which side of a wall a room lies, and which stretch of it is its own."""
        x0, y0, x1, y1 = room.rect
        low, high, start, end = (x0, x1, y0, y1) if wall.axis == "x" else (y0, y1, x0, x1)
        half = wall.thickness / 2 + 1e-9
        if not _overlap((start, end), wall.span):
            return None
        if abs(high - wall.at) <= half:
            return False, (start, end)
        return (True, (start, end)) if abs(low - wall.at) <= half else None

    def room_at(self, x: float, y: float) -> RoomId:
        """The room of a point; none inside a wall or a door frame."""
        for room in self.rooms:
            x0, y0, x1, y1 = room.rect
            if x0 <= x <= x1 and y0 <= y <= y1:
                return room.id
        return NO_ROOM

    @cached_property
    def boxes(self) -> tuple[Box, ...]:
        """IC-12: every wall cut at its doors, a lintel over each of them."""
        return tuple(box for wall in self.walls for box in self._pieces(wall))

    def _pieces(self, wall: Wall) -> list[Box]:
        pieces: list[Box] = []
        start = wall.span[0]
        doors = sorted((each for each in self.doors if each.wall == wall.id), key=_by_centre)
        for door in doors:
            low, high = door.centre - door.width / 2, door.centre + door.width / 2
            pieces.append(_box(f"{wall.id}_{len(pieces)}", wall, (start, low), 0.0))
            name = f"lintel_{door.id}"
            pieces.append(_box(name, wall, (low, high), self.lintel_underside, door.id))
            start = high
        pieces.append(_box(f"{wall.id}_{len(pieces)}", wall, (start, wall.span[1]), 0.0))
        return pieces


def _overlap(one: Point, other: Point) -> bool:
    return min(one[1], other[1]) > max(one[0], other[0])


def _by_centre(door: Door) -> float:
    return door.centre


def _box(name: str, wall: Wall, span: Point, bottom: float, lintel: DoorId | None = None) -> Box:
    half = wall.thickness / 2
    across = round(wall.at - half, 6), round(wall.at + half, 6)
    along = round(span[0], 6), round(span[1], 6)
    x, y = (across, along) if wall.axis == "x" else (along, across)
    return Box(name, wall, (x[0], y[0], bottom), (x[1], y[1], wall.height), lintel)


@cache
def school() -> School:
    """IC-9: there is one, and it is fixed."""
    assert __package__
    return msgspec.json.decode((files(__package__) / "school.json").read_bytes(), type=School)
