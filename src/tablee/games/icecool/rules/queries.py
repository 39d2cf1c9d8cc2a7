"""What can be read off a state: who is where, the points, the result (IC-29, IC-97..104)."""

from tablee.core.protocol import Result, Seat
from tablee.games.icecool.board.school import NO_ROOM, Point, RoomId, school
from tablee.games.icecool.board.spots import RADIUS, nano, stuck_in
from tablee.games.icecool.model import (
    VALUES,
    State,
    View,
)


def is_alone(state: State | View) -> bool:
    """IC-29, IC-110: a game without a Catcher."""
    return state.table.seats == 1


def is_warm_up(state: State | View) -> bool:
    """IC-29, IC-109: no fish, no cards, no Catcher; set shots (IC-110) are practice, too."""
    return is_alone(state) or state.round == 0


def all_rounds(seats: int) -> int:
    """IC-33, IC-102."""
    return 4 if seats == 2 else seats


def left_of(state: State, seat: Seat) -> Seat:
    return Seat((seat + 1) % state.seats)


def on_red_circle(at: Point) -> bool:
    """IC-41: a standing penguin's footprint overlaps it."""
    circle = school().red_circle
    (x, y), (a, b) = nano(at), nano(circle.centre)
    return (x - a) ** 2 + (y - b) ** 2 < (RADIUS + round(circle.radius * 1e9)) ** 2


def room_of(at: Point) -> RoomId:
    """Where a penguin stands; in a door frame it is in no room alone."""
    return NO_ROOM if stuck_in(at) is not None else school().room_at(*at)


def scores(state: State) -> tuple[int, ...]:
    """IC-97, IC-103; alone the flicks are counted."""
    if is_alone(state):
        return (state.flicks,)
    if state.table.scoring == "tournament":
        return tuple(player.points for player in state.players)
    return tuple(sum(VALUES[card.kind] for card in player.cards) for player in state.players)


def result(state: State) -> Result:
    """IC-97, IC-104, and IC-107 for who has left."""
    assert state.ending is not None
    points = scores(state)
    if is_alone(state):
        ranks: tuple[int, ...] = (1,) if state.ending in ("toured", "made") else (2,)
    else:
        order = [
            (int(player.has_left), -score, -len(player.cards))
            for player, score in zip(state.players, points, strict=True)
        ]
        ranks = tuple(1 + sum(other < own for other in order) for own in order)
    winners = tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == 1)
    return Result(state.ending, winners, points, ranks)
