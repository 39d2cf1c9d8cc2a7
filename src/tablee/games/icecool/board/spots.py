"""Where a penguin can stand: free points, door frames, orange lines (IC-24, IC-38, IC-59..63).

Distances are compared in whole nanometres, so that a tie is a tie on every machine.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product

from msgspec import Struct

from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import Door, Point, Rect, RoomId, school

NANO = 1_000_000_000  # per metre
MILLI = 1_000_000  # nanometres
RADIUS = 17_500_000  # IC-25: R, of the footprint
ELBOW_ROOM = 2 * RADIUS + MILLI // 2  # IC-24: from centre to centre

Nano = tuple[int, int]
NanoRect = tuple[int, int, int, int]
Ranked = tuple[int, int, int]  # a squared distance, x, y


class Standing(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A penguin that stands on the board."""

    seat: Seat
    x: float
    y: float

    @property
    def at(self) -> Point:
        return self.x, self.y


def nano(point: Point) -> Nano:
    return round(point[0] * NANO), round(point[1] * NANO)


def nano_rect(rect: Sequence[float]) -> NanoRect:
    x0, y0, x1, y1 = (round(each * NANO) for each in rect)
    return x0, y0, x1, y1


def squared_gap(point: Nano, rect: NanoRect) -> int:
    """How far a point is from a rectangle, squared."""
    across = max(rect[0] - point[0], 0, point[0] - rect[2])
    along = max(rect[1] - point[1], 0, point[1] - rect[3])
    return across * across + along * along


@cache
def _outline() -> NanoRect:
    return nano_rect(school().outline)


@cache
def _wall_rects() -> tuple[NanoRect, ...]:
    """The walls as a standing penguin feels them: it fits under the lintels (IC-12)."""
    return tuple(nano_rect((*b.low[:2], *b.high[:2])) for b in school().boxes if b.lintel is None)


def hits_wall(at: Point) -> bool:
    """Whether a footprint overlaps a wall or reaches out of the outline."""
    return _in_wall(nano(at))


def _in_wall(point: Nano) -> bool:
    x0, y0, x1, y1 = _outline()
    inside = x0 + RADIUS <= point[0] <= x1 - RADIUS and y0 + RADIUS <= point[1] <= y1 - RADIUS
    return not inside or any(squared_gap(point, rect) < RADIUS**2 for rect in _wall_rects())


def overlaps(at: Point, others: Iterable[Point]) -> bool:
    """Whether a footprint overlaps one of the others."""
    return _nearer(at, others, 2 * RADIUS)


def has_elbow_room(at: Point, others: Iterable[Point]) -> bool:
    """IC-24, IC-38: 2R + 0.5 mm from every other penguin."""
    return not _nearer(at, others, ELBOW_ROOM)


def _nearer(at: Point, others: Iterable[Point], limit: int) -> bool:
    x, y = nano(at)
    return any((x - a) ** 2 + (y - b) ** 2 < limit**2 for a, b in map(nano, others))


def nearest_free_point(at: Point, others: Iterable[Point]) -> Point:
    """IC-24: of the points of the 1 mm grid; nearest first, ties smaller x, then smaller y."""
    target, taken = nano(at), [nano(each) for each in others]
    _, _, wide, deep = (side // MILLI for side in _outline())
    column = min(max(round(target[0] / MILLI), 0), wide)
    row = min(max(round(target[1] / MILLI), 0), deep)
    best: Ranked | None = None
    for ring in range(max(wide, deep) + 1):
        # Nothing in this ring or farther out is nearer than its number, less half a step.
        if best is not None and best[0] < (max(2 * ring - 1, 0) * MILLI // 2) ** 2:
            break
        for x, y in _ring(column, row, ring):
            point = x * MILLI, y * MILLI
            rank = _squared(point, target), *point
            if (best is None or rank < best) and _is_free(point, taken):
                best = rank
    assert best is not None  # four penguins never fill the school
    return best[1] / NANO, best[2] / NANO


def _ring(column: int, row: int, ring: int) -> Iterator[tuple[int, int]]:
    """The border of a square around a point of the grid."""
    rows = row - ring, row + ring
    for x in range(column - ring, column + ring + 1):
        yield from ((x, y) for y in {*rows})
    for y in range(row - ring + 1, row + ring):
        yield from ((column - ring, y), (column + ring, y))


def _is_free(point: Nano, taken: Iterable[Nano]) -> bool:
    roomy = all(_squared(point, other) >= ELBOW_ROOM**2 for other in taken)
    return roomy and not _in_wall(point)


def _squared(one: Nano, other: Nano) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def stuck_in(at: Point) -> Door | None:
    """IC-60: the door whose frame (wall thickness x door width) the footprint overlaps."""
    point = nano(at)
    for door in school().doors:
        if squared_gap(point, nano_rect(frame(door))) < RADIUS**2:
            return door
    return None


@cache
def frame(door: Door) -> Rect:
    """The floor inside a door frame."""
    half = school().wall[door.wall].thickness / 2
    along = door.centre - door.width / 2, door.centre + door.width / 2
    if door.axis == "x":
        return door.at - half, along[0], door.at + half, along[1]
    return along[0], door.at - half, along[1], door.at + half


def orange_rooms(at: Point) -> tuple[RoomId, ...]:
    """IC-60..63: the rooms on whose orange line a penguin may be put; none far from walls."""
    door = stuck_in(at)
    if door is not None:
        offset = nano(at)[door.axis == "y"] - round(door.at * NANO)
        half = round(school().wall[door.wall].thickness * NANO) // 2
        if abs(offset) < RADIUS - half:
            return door.rooms
        return (door.rooms[offset > 0],)
    room = school().room_at(*at)
    if room not in school().room:
        return ()
    x0, y0, x1, y1 = nano_rect(school().room[room].orange_line)
    x, y = nano(at)
    return () if x0 <= x <= x1 and y0 <= y <= y1 else (room,)


def orange_point(room: RoomId, at: Point, others: Iterable[Point]) -> Point | None:
    """IC-60: the nearest available point of a room's orange line, if there is one."""
    target, taken = nano(at), [nano(each) for each in others]
    ranked = sorted((_squared(point, target), *point) for point in _orange_line(room))
    for _, x, y in ranked:
        if all(_squared((x, y), other) >= ELBOW_ROOM**2 for other in taken):
            return x / NANO, y / NANO
    return None


@cache
def _orange_line(room: RoomId) -> tuple[Nano, ...]:
    """IC-60: sampled every millimetre from its lower-left corner; its sides are whole ones."""
    x0, y0, x1, y1 = nano_rect(school().room[room].orange_line)
    columns, rows = range(x0, x1 + 1, MILLI), range(y0, y1 + 1, MILLI)
    return tuple({*product(columns, (y0, y1)), *product((x0, x1), rows)})
