"""Made-up flicks of ICECOOL²: plausible happenings without physics, so that games are quick.

What a penguin does is a walk from room to room in one order of time; where it ends is mostly in its
last room, often on the red circle, in a door frame or right on a limit that the rules name.
"""

from random import Random
from typing import NamedTuple

from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import NO_ROOM, Point, RoomId, school
from tablee.games.icecool.board.spots import (
    Standing,
    frame,
    has_elbow_room,
    hits_wall,
    nearest_free_point,
    stuck_in,
)
from tablee.games.icecool.model import Flicked, State
from tablee.games.icecool.model.facts import (
    Bounced,
    CrossedOver,
    GotStuck,
    Happening,
    Jumped,
    LeftBoard,
    Passed,
    Touched,
    in_order,
)
from tablee.games.icecool.model.flick import Flick

EVENTS = 7  # samples at which anything happens: few, so that many happen at once
LIMITS: tuple[Point, ...] = (  # on the edge of something
    (0.1055, 0.1275),  # 42.5 mm from the circle's centre: off it
    (0.1055, 0.1274),
    (0.08, 0.051),
    (0.08, 0.0511),
    (0.1225, 0.0935),
    (0.0907, 0.0935),  # no whole millimetre of the circle is free beside it, but a tenth is
    (0.33 + 0.0145, 0.1),  # seen on both sides of a wall, or not
    (0.33 - 0.0144, 0.1),
    (0.33 + 0.0205, 0.255),  # out of a frame, just
    (0.33 - 0.0204, 0.255),
    (0.09, 0.19),  # in the middle of one
    (0.265, 0.19 - 0.0145),
    (0.44, 0.32 + 0.0145),
    (0.2, 0.42),
    (0.035, 0.1),  # on an orange line
    (0.0349, 0.1),
    (0.162, 0.485),
    (0.292, 0.228),
    (0.505, 0.4851),
    (0.0175, 0.0175),  # in a corner
    (0.5225, 0.5025),
)
CENTRES = ((0.08, 0.0935), (0.08, 0.0935), (0.1, 0.08), (0.06, 0.11))
NEAR, ABOUT = 0.01, (0.045, 0.0585)  # three about the circle leave no room on it


class Mood(NamedTuple):
    """How often, of one, something happens."""

    walk: float = 0.6  # one more room, for the flicked penguin
    push: float = 0.3  # another penguin is moved
    catch: float = 0.15  # a Runner and the Catcher touch
    leave: float = 0.08
    leap: float = 0.2  # over a wall, of all ways out of a room
    barred: float = 0.1
    bounce: float = 0.5
    circle: float = 0.2  # it ends there, or about there
    stay: float = 0.2  # right in the middle of it
    limit: float = 0.1
    frame: float = 0.1


MOODS = {
    "mixed": Mood(),
    "wild": Mood(walk=0.85, push=0.6, catch=0.3, barred=0.02, leave=0.15),
    "homely": Mood(walk=0.04, circle=0.95, catch=0.03, leave=0.03, limit=0.5),
    "rough": Mood(catch=0.6, push=0.5),
    "lucky": Mood(walk=0.9, catch=0.05, barred=0.0, leap=0.3, circle=0.05),
    "idle": Mood(walk=0.03, push=0.1, catch=0.002, leave=0.05, circle=0.05),
    "stubborn": Mood(walk=0.0, circle=1.0, stay=0.97, push=0.05, catch=0.01, leave=0.01),
    "crowded": Mood(walk=0.02, circle=0.8, push=0.8, catch=0.01, leave=0.02, limit=0.5),
}


class Way(NamedTuple):
    """What one penguin did."""

    facts: list[Happening]
    room: RoomId  # where it is at the end
    left: int | None  # the sample at which it left the board


def made_up(state: State, rng: Random, mood: Mood | None = None) -> Flicked:
    """How the flick that is on its way might go."""
    mood = mood or Mood()
    assert state.phase == "flicking"
    assert state.aimed is not None
    mover = state.active
    samples = rng.randint(EVENTS + 2, 4000)
    times = sorted(rng.sample(range(1, samples - 1), EVENTS))
    here = [
        Standing(Seat(seat), *player.spot)
        for seat, player in enumerate(state.players)
        if player.spot is not None
    ]
    ways = {
        each.seat: _way(each, times, rng, mood)
        if each.seat == mover or rng.random() < mood.push
        else Way([], _room(each.at, rng), None)
        for each in here
    }
    facts = [fact for way in ways.values() for fact in way.facts]
    facts += _touches(state, ways, times, rng, mood)
    ends = _ends(here, mover, ways, rng, mood)
    for before, after in zip(here, ends, strict=True):
        door = stuck_in(after.at)
        if door is not None and stuck_in(before.at) != door and ways[after.seat].left is None:
            facts.append(GotStuck(samples - 1, after.seat, door.id))
    applied = Flick(
        state.aimed.direction, state.aimed.power, state.aimed.offset, state.aimed.height
    )
    return Flicked(applied, "made-up", in_order(facts, mover), ends, samples, "")


def _room(at: Point, rng: Random) -> RoomId:
    door = stuck_in(at)
    return rng.choice(door.rooms) if door is not None else school().room_at(*at)


def _way(start: Standing, times: list[int], rng: Random, mood: Mood) -> Way:
    """Rooms, one after the other, with bounces between."""
    began, seat = stuck_in(start.at), start.seat
    room = _room(start.at, rng)
    assert room != NO_ROOM
    left = rng.choice(times) if rng.random() < mood.leave else None
    facts: list[Happening] = []
    for sample in times:
        if left is not None and sample >= left:
            break
        if rng.random() < mood.bounce / 2:
            facts.append(Bounced(sample, seat, rng.choice(school().walls).id))
        if rng.random() < mood.walk:
            room = _step(facts, room, sample, seat, rng, mood, None if began is None else began.id)
    if left is not None:
        facts.append(LeftBoard(left, seat))
    return Way(facts, room, left)


def _step(
    facts: list[Happening],
    room: RoomId,
    sample: int,
    seat: Seat,
    rng: Random,
    mood: Mood,
    began: str | None,
) -> RoomId:
    """Through a door or over a wall; the room after it."""
    if rng.random() < mood.leap:
        into = rng.choice([each.id for each in school().rooms if each.id != room])
        wall = school().wall_between(room, into)
        facts.append(CrossedOver(sample, seat, room, into, None if wall is None else wall.id))
        if wall is not None and rng.random() < 0.8:
            facts.append(Jumped(sample, seat, room, into))
        return into
    door = school().door[rng.choice(school().doors_of(room))]
    into = door.rooms[door.rooms[0] == room]
    barred = door.id == began or rng.random() < mood.barred
    facts.append(Passed(sample, seat, door.id, room, into, barred))
    return into


def _touches(
    state: State, ways: dict[Seat, Way], times: list[int], rng: Random, mood: Mood
) -> list[Happening]:
    """The first contact of some pairs, the flicked penguin named first."""
    found: list[Happening] = []
    order = sorted(ways, key=lambda seat: (seat != state.active, seat))
    for number, one in enumerate(order):
        for other in order[number + 1 :]:
            likely = mood.catch if state.catcher in (one, other) else 0.2
            last = min(left for each in (one, other) if (left := ways[each].left or times[-1] + 1))
            some = [sample for sample in times if sample < last]
            if some and rng.random() < likely:
                found.append(Touched(rng.choice(some), one, other))
                if rng.random() < 0.1:  # a judge tells only the first; IC-100 is for all
                    found.append(Touched(rng.choice(some), one, other))
    return found


def _ends(
    here: list[Standing], mover: Seat, ways: dict[Seat, Way], rng: Random, mood: Mood
) -> tuple[Standing, ...]:
    """IC-24, IC-71: those on the board stand up first, the flicked one before all others."""
    ends: dict[Seat, Point] = {}
    order = sorted(here, key=lambda at: (ways[at.seat].left is not None, at.seat != mover, at.seat))
    for each in order:
        way = ways[each.seat]
        rests = way.left is not None or (each.seat != mover and not way.facts)
        at = each.at if rests else _end(each.at, way.room, rng, mood)
        if hits_wall(at) or not has_elbow_room(at, ends.values()):
            at = nearest_free_point(at, ends.values())
        ends[each.seat] = at
    return tuple(Standing(each.seat, *ends[each.seat]) for each in here)


def _end(start: Point, room: RoomId, rng: Random, mood: Mood) -> Point:
    """Somewhere in a room, and often somewhere telling."""
    if room == school().red_circle.room and rng.random() < mood.circle:
        x, y = rng.choice(CENTRES)
        reach = NEAR if rng.random() < mood.stay else rng.choice(ABOUT)
        return round(x + rng.uniform(-reach, reach), 6), round(y + rng.uniform(-reach, reach), 6)
    points = [at for at in LIMITS if school().room_at(*at) in (room, NO_ROOM)]
    if points and rng.random() < mood.limit:
        return rng.choice(points)
    if rng.random() < mood.frame:
        x0, y0, x1, y1 = frame(school().door[rng.choice(school().doors_of(room))])
        return rng.uniform(x0 - 0.02, x1 + 0.02), rng.uniform(y0 - 0.02, y1 + 0.02)
    x0, y0, x1, y1 = school().room[room].rect
    if rng.random() < 0.1 and school().room_at(*start) == room:
        return start
    return round(rng.uniform(x0 + 0.0175, x1 - 0.0175), 7), rng.uniform(y0 + 0.0175, y1 - 0.0175)
