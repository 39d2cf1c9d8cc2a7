"""Where penguins may be put: kitchen, red circle, orange lines (IC-35, IC-38, IC-59)."""

from functools import lru_cache

from msgspec import UNSET

from tablee.core.protocol import Refusal, Seat
from tablee.games.icecool.board.school import Point, RoomId, school
from tablee.games.icecool.board.spots import (
    NANO,
    RADIUS,
    has_elbow_room,
    nano_rect,
    nearest_free_point,
    orange_point,
    orange_rooms,
)
from tablee.games.icecool.model import Orange, PlaceCatcher, PlaceStart, Range, State

TENTHS = 10_000  # tenths of a millimetre in a metre
TENTH = NANO // TENTHS


def others(state: State, seat: Seat) -> list[Point]:
    """Where everybody else stands."""
    spots = (each.spot for at, each in enumerate(state.players) if at != seat)
    return [spot for spot in spots if spot is not None]


def in_metres(x: int, y: int) -> Point:
    return x / TENTHS, y / TENTHS


def kitchen_ranges() -> tuple[Range, Range]:
    """IC-35: the whole footprint inside the orange line."""
    x0, y0, x1, y1 = nano_rect(school().kitchen_zone.rect)
    low, high = (x0 + RADIUS, y0 + RADIUS), (x1 - RADIUS, y1 - RADIUS)
    return (-(-low[0] // TENTH), high[0] // TENTH), (-(-low[1] // TENTH), high[1] // TENTH)


def catcher_fault(state: State, action: PlaceCatcher) -> Refusal | None:
    ranges = kitchen_ranges()
    inside = all(
        low <= at <= high for at, (low, high) in zip((action.x, action.y), ranges, strict=True)
    )
    return None if inside else Refusal("outside_zone", "IC-35", {"x": ranges[0], "y": ranges[1]})


def in_circle(x: int, y: int) -> bool:
    """IC-38: the footprint's centre inside the red circle."""
    circle = school().red_circle
    across, along = (
        at * TENTH - round(centre * NANO) for at, centre in zip((x, y), circle.centre, strict=True)
    )
    return across**2 + along**2 <= round(circle.radius * NANO) ** 2


def start_fault(state: State, action: PlaceStart) -> Refusal | None:
    if action.x is UNSET or action.y is UNSET:
        return None
    if not in_circle(action.x, action.y):
        return Refusal("outside_zone", "IC-38")
    roomy = has_elbow_room(in_metres(action.x, action.y), others(state, state.active))
    if not roomy or is_circle_full(state):
        return Refusal("blocked", "IC-38")
    return None


def start_spot(state: State, action: PlaceStart) -> Point:
    """IC-38: as chosen, or the free point nearest to the circle's centre."""
    if action.x is UNSET or action.y is UNSET:
        return _best_start(tuple(others(state, state.active)))
    return in_metres(action.x, action.y)


@lru_cache(maxsize=64)
def _best_start(taken: tuple[Point, ...]) -> Point:
    return nearest_free_point(school().red_circle.centre, taken)


def is_circle_full(state: State) -> bool:
    x, y = start_spot(state, PlaceStart())
    return not in_circle(round(x * TENTHS), round(y * TENTHS))


def orange_fault(state: State, action: Orange) -> Refusal | None:
    """IC-59..63."""
    if state.is_placed:
        return Refusal("already_placed", "IC-46")
    spot = state.players[state.active].spot
    assert spot is not None
    rooms = orange_rooms(spot)
    if not rooms:
        return Refusal("not_near_wall", "IC-60")
    if action.room not in rooms:
        return Refusal("room_not_visible", "IC-61", {"rooms": rooms})
    if orange_spot(state, action.room) is None:
        return Refusal("blocked", "IC-60", {"room": action.room})
    return None


def orange_spot(state: State, room: RoomId) -> Point | None:
    spot = state.players[state.active].spot
    assert spot is not None
    return orange_point(room, spot, others(state, state.active))
