"""Warming up: alone (IC-29), or everybody at the table before the first round (IC-109)."""

from msgspec.structs import replace

from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import school
from tablee.games.icecool.board.spots import stuck_in
from tablee.games.icecool.events import Step, WarmedUp
from tablee.games.icecool.model import (
    MOST_PRACTICE_FLICKS,
    MOST_WARM_UP_FLICKS,
    Flicked,
    State,
)
from tablee.games.icecool.model.facts import CrossedOver, Passed
from tablee.games.icecool.rules.holdings import with_player
from tablee.games.icecool.rules.queries import is_alone, on_red_circle
from tablee.games.icecool.rules.rounds import begin_turn, end_game


def walked(state: State, flicked: Flicked) -> Step:
    """IC-29: a flick round the school and back."""
    (end,) = flicked.ends
    ways = [fact for fact in flicked.happenings if isinstance(fact, Passed | CrossedOver)]
    rooms = {room for fact in ways for room in (fact.out_of, fact.into)}
    if stuck_in(end.at) is None:
        rooms.add(school().room_at(*end.at))  # out of a frame, or by an orange line
    start = school().red_circle.room
    state = replace(state, visited=tuple(sorted({*state.visited, *rooms, start})))
    has_toured = len(state.visited) == len(school().rooms) and on_red_circle(end.at)
    if not is_alone(state):
        return _practised(state, end.seat, has_toured=has_toured)
    if has_toured:
        return end_game(state, "toured")
    if state.flicks == MOST_WARM_UP_FLICKS:
        return end_game(state, "tired")
    return begin_turn(state, state.active, "normal")


def _practised(state: State, seat: Seat, *, has_toured: bool) -> Step:
    """IC-109: on, until the tour is done or this was the last flick of a player's."""
    flicks = state.players[seat].turns + 1
    state = with_player(state, seat, turns=flicks)
    if has_toured or flicks == MOST_PRACTICE_FLICKS:
        return next_to_practise(state, has_toured=has_toured)
    return begin_turn(state, seat, "normal")


def next_to_practise(state: State, *, has_toured: bool = False) -> Step:
    """IC-109: one after the other, clockwise from the first seat; then the cards are dealt."""
    seat = state.active
    done = WarmedUp(seat, state.players[seat].turns, has_toured)
    state = replace(with_player(state, seat, spot=None, turns=0), visited=(), is_placed=False)
    after = Seat(seat + 1)
    if after < state.seats:
        state, events = begin_turn(state, after, "normal")
        return state, (done, *events)
    return replace(state, phase="deal", round=1, active=Seat(0)), (done,)
