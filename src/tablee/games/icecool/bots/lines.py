"""Ways through the school as a bot sees them: clear lines, routes from door to door, danger."""

from functools import cache
from itertools import pairwise
from math import acos, dist, exp, hypot

from tablee.games.icecool.board.school import NO_ROOM, Door, DoorId, Point, RoomId, school
from tablee.games.icecool.board.spots import stuck_in
from tablee.games.icecool.bots.directions import middle
from tablee.games.icecool.bots.practice import sureness

Route = tuple[Door, ...]
R = school().penguin.footprint_radius
FAR = 0.3  # of a door of another room that nobody has practised
LONGEST = 3  # doors in one flick that are worth a thought


def rooms_of(at: Point) -> tuple[RoomId, ...]:
    """Where a penguin is; in a door frame, on both sides (IC-88)."""
    door = stuck_in(at)
    room = school().room_at(*at)
    if door is not None:
        return (room, *(each for each in door.rooms if each != room)) if room else door.rooms
    return (room,) if room != NO_ROOM else ()


def home(at: Point) -> RoomId:
    """One room, also for who stands in a frame: the one with more of the penguin."""
    rooms = rooms_of(at)
    return min(rooms, key=lambda each: _outside(at, each)) if rooms else 1


def _outside(at: Point, room: RoomId) -> float:
    x0, y0, x1, y1 = school().room[room].rect
    return hypot(max(x0 - at[0], 0, at[0] - x1), max(y0 - at[1], 0, at[1] - y1))


@cache
def routes(room: RoomId, door: DoorId) -> tuple[Route, ...]:
    """How to get through a door from a room without entering a room twice; short ones first."""
    found: list[Route] = []
    ways: list[tuple[RoomId, tuple[RoomId, ...], Route]] = [(room, (room,), ())]
    while ways:
        here, been, route = ways.pop(0)
        for each in school().doors:
            if here not in each.rooms:
                continue
            there = each.rooms[each.rooms[0] == here]
            if each.id == door:
                found.append((*route, each))
            elif there not in been and len(route) + 1 < LONGEST:
                ways.append((there, (*been, there), (*route, each)))
    return tuple(found)


@cache
def _onward(room: RoomId, door: DoorId) -> tuple[tuple[Point, float], ...]:
    """First points on the routes to a door, and what remains from there."""
    found: list[tuple[Point, float]] = []
    for route in routes(room, door):
        points = [middle(each) for each in route]
        found.append((points[0], sum(dist(*pair) for pair in pairwise(points))))
    return tuple(found)


def way(at: Point, room: RoomId, door: DoorId) -> float:
    """How far it is to a door, by the doors between."""
    return min((dist(at, first) + rest for first, rest in _onward(room, door)), default=1.0)


def is_clear(start: Point, end: Point, girth: float = R) -> bool:
    """Whether something so wide can go straight from here to there under the lintels."""
    return all(
        _gap(start, end, (*box.low[:2], *box.high[:2])) >= girth
        for box in school().boxes
        if box.lintel is None
    )


def _gap(start: Point, end: Point, rect: tuple[float, float, float, float]) -> float:
    """About how near a line comes to a rectangle; 0 if it enters it."""
    if _enters(start, end, rect):
        return 0.0
    x0, y0, x1, y1 = rect
    corners = ((x0, y0), (x0, y1), (x1, y0), (x1, y1))
    ends = (hypot(max(x0 - x, 0, x - x1), max(y0 - y, 0, y - y1)) for x, y in (start, end))
    return min(*ends, *(_off_line(corner, start, end) for corner in corners))


def _off_line(point: Point, start: Point, end: Point) -> float:
    along = end[0] - start[0], end[1] - start[1]
    length = along[0] ** 2 + along[1] ** 2
    away = point[0] - start[0], point[1] - start[1]
    part = min(max((away[0] * along[0] + away[1] * along[1]) / length, 0), 1) if length else 0
    return dist(point, (start[0] + part * along[0], start[1] + part * along[1]))


def _enters(start: Point, end: Point, rect: tuple[float, float, float, float]) -> bool:
    """Whether a line meets a rectangle: what is left of it between the four sides."""
    first, last = 0.0, 1.0
    for axis in (0, 1):
        low, high = rect[axis], rect[axis + 2]
        step = end[axis] - start[axis]
        if step == 0:
            if not low <= start[axis] <= high:
                return False
            continue
        one, other = (low - start[axis]) / step, (high - start[axis]) / step
        first, last = max(first, min(one, other)), min(last, max(one, other))
    return first <= last


# -- what a place is worth -------------------------------------------------------------------------


def chance(at: Point, door: DoorId) -> float:
    """About how likely a good flick goes through a door from here."""
    where = school().door[door]
    best = 0.0
    for room in rooms_of(at):
        if room not in where.rooms:
            known = sureness(at, room, door)
            best = max(best, FAR * exp(-way(at, room, door)) if known is None else known)
            continue
        to = middle(where)
        length = dist(at, to)
        across = abs(at[0] - where.at if where.axis == "x" else at[1] - where.at)
        slant = acos(min(across / length, 1.0)) if length else 0.0
        best = max(best, 0.95 * _slope(slant, 1.35, 0.95) * _slope(length, 0.6, 0.15))
    return best


def danger(at: Point, catcher: Point) -> float:
    """About how likely a Catcher who stands there hits somebody here."""
    length = dist(at, catcher)
    if {*rooms_of(at)} & {*rooms_of(catcher)}:
        return 0.9 - 0.6 * length
    if is_clear(catcher, at, R / 2):
        return 0.75 - 0.6 * length
    steps = school().adjacent(home(at), home(catcher))
    return 0.25 if steps else 0.1


def _slope(value: float, bad: float, good: float) -> float:
    """1 up to what is good, 0.1 from what is bad on, a line between."""
    return min(max(0.1, (bad - value) / (bad - good)), 1.0)
