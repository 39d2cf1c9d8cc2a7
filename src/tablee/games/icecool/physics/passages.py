"""Doors passed, walls crossed, jumps: where a penguin is entirely, and how it got there."""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import NO_ROOM, Door, RoomId, Wall, school
from tablee.games.icecool.board.spots import stuck_in
from tablee.games.icecool.model.facts import CrossedOver, Jumped, Passed
from tablee.games.icecool.physics.trace import LEVERS, RADII, Floats, Trace, uprights

Extent = tuple[Floats, Floats]
Rooms = NDArray[np.int8]
Feat = Passed | CrossedOver | Jumped


def rooms_of(across: Extent, along: Extent) -> Rooms:
    """IC-25: the room that holds the whole silhouette, at every sample."""
    found = np.zeros(across[0].shape, dtype=np.int8)
    west, east, south, north = across[0].min(), across[1].max(), along[0].min(), along[1].max()
    for room in school().rooms:
        x0, y0, x1, y1 = room.rect
        if west > x1 or east < x0 or south > y1 or north < y0:
            continue
        inside = across[0] >= x0
        inside &= across[1] <= x1
        inside &= along[0] >= y0
        inside &= along[1] <= y1
        found[inside] = room.id
    return found


@dataclass(frozen=True, slots=True)
class Crossing:
    """From the last sample entirely in one room to the first one entirely in another."""

    out_of: RoomId
    into: RoomId
    left: int
    arrived: int


def crossings(rooms: Rooms) -> list[Crossing]:
    """The changes of room of one penguin."""
    changes = np.flatnonzero(rooms[1:] != rooms[:-1]) + 1
    found: list[Crossing] = []
    room, left = int(rooms[0]), 0
    for change in changes.tolist():
        was, now = int(rooms[change - 1]), int(rooms[change])
        if was != NO_ROOM:
            room, left = was, change - 1
        if now not in (NO_ROOM, room) and room != NO_ROOM:
            found.append(Crossing(room, now, left, change))
    return found


@cache
def _between(one: RoomId, other: RoomId) -> tuple[Wall | None, Door | None]:
    return school().wall_between(one, other), school().door_between(one, other)


@dataclass(frozen=True, slots=True)
class Track:
    """One penguin of a trace. Nothing it does after ``ends`` counts."""

    trace: Trace
    index: int
    ends: int

    @property
    def seat(self) -> Seat:
        return self.trace.starts[self.index].seat

    def feats(self, rooms: Rooms) -> list[Feat]:
        """IC-52, IC-55, IC-79: every change of room before it left the board."""
        found: list[Feat] = []
        for crossing in crossings(rooms):
            if crossing.arrived >= self.ends:
                break
            found += self._judged(crossing, rooms)
        return found

    def _judged(self, crossing: Crossing, rooms: Rooms) -> list[Feat]:
        wall, door = _between(crossing.out_of, crossing.into)
        sample, out_of, into = crossing.arrived, crossing.out_of, crossing.into
        if wall is None:
            return [CrossedOver(sample, self.seat, out_of, into, None)]
        before = self._last_across(wall, crossing)
        if door is not None and self._through(door, before):
            started = stuck_in(self.trace.starts[self.index].at)
            barred = started is not None and started.id == door.id
            return [Passed(sample, self.seat, door.id, out_of, into, barred)]
        found: list[Feat] = [CrossedOver(sample, self.seat, out_of, into, wall.id)]
        jump = self._jump(crossing, before, rooms)
        return [*found, jump] if jump else found

    def _last_across(self, wall: Wall, crossing: Crossing) -> int:
        """The sample before the centre of mass last crosses a wall's mid-plane."""
        across = self.trace.places["xy".index(wall.axis), self.index]
        beyond = across[crossing.left : crossing.arrived + 1] >= wall.at
        return crossing.left + int(np.flatnonzero(beyond[1:] != beyond[:-1])[-1])

    def _through(self, door: Door, before: int) -> bool:
        """IC-52: there it is within the door's width and lower than the lintel."""
        places = self.trace.places[:, self.index, before : before + 2]
        across, along = places[:2] if door.axis == "x" else places[1::-1]
        part = (door.at - across[0]) / (across[1] - across[0])
        here = along[0] + part * (along[1] - along[0])
        height = places[2, 0] + part * (places[2, 1] - places[2, 0])
        inside = abs(here - door.centre) <= door.width / 2
        return bool(inside and height < school().lintel_underside)

    def _jump(self, crossing: Crossing, before: int, rooms: Rooms) -> Jumped | None:
        """IC-79: from the room where it last touched the floor to an adjacent one's floor."""
        up = uprights(self.trace.turns[:, self.index, :-1])[2]
        height = self.trace.places[2, self.index, :-1]
        lows = [height + lever * up - radius for lever, radius in zip(LEVERS, RADII, strict=True)]
        touches = np.min(lows, axis=0) <= 0
        started = np.flatnonzero(touches[: before + 1] & (rooms[: before + 1] != NO_ROOM))
        if not len(started) or rooms[started[-1]] != crossing.out_of:
            return None
        landed = np.flatnonzero(touches[before + 1 :])
        if not len(landed):
            return None
        landing = before + 1 + int(landed[0])
        x, y = self.trace.places[:2, self.index, landing].tolist()
        room = school().room_at(x, y)
        done = max(landing, crossing.arrived)
        if done >= self.ends or not school().adjacent(crossing.out_of, room):
            return None
        return Jumped(done, self.seat, crossing.out_of, room)
