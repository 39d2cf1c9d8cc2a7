"""Applying moves that have passed the judge."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tablee.core.protocol import Decision, Leave, Move, Outcome, Seat
from tablee.games.icecool.events import (
    Aimed,
    Announced,
    CatcherPlaced,
    Entered,
    FishMoved,
    PutOnLine,
    SeatLeft,
    Shuffled,
    SkatesUsed,
    Step,
)
from tablee.games.icecool.model import (
    Announce,
    Dealt,
    EndTurn,
    MakeFlick,
    MoveFish,
    Orange,
    PlaceCatcher,
    PlaceStart,
    Skates,
    State,
)
from tablee.games.icecool.model.flick import Flick
from tablee.games.icecool.rules.fish_moves import with_fish_moved
from tablee.games.icecool.rules.flicks import resolve
from tablee.games.icecool.rules.holdings import (
    announced_card,
    challenge_of,
    turned_up,
    with_player,
)
from tablee.games.icecool.rules.placing import in_metres, orange_spot, start_spot
from tablee.games.icecool.rules.queries import is_warm_up, left_of
from tablee.games.icecool.rules.rounds import (
    begin_round,
    begin_turn,
    end_game,
    finish_turn,
    pass_on,
    with_turn_counted,
)
from tablee.games.icecool.rules.warm_up import next_to_practise


def apply(state: State, move: Move) -> Step:
    if isinstance(move, Outcome):
        drawn = move.drawn
        return _dealt(state, drawn) if isinstance(drawn, Dealt) else resolve(state, drawn)
    assert isinstance(move, Decision)  # no tick passes the judge
    state = replace(state, at_ms=max(state.at_ms, move.at_ms))
    if isinstance(move.action, Leave):
        return _left(state, Seat(move.seat))
    return APPLIED[type(move.action)](state, move.action)


def _dealt(state: State, dealt: Dealt) -> Step:
    state, events = begin_round(replace(state, deck=dealt.deck), 1, dealt.catcher)
    return state, (Shuffled(len(dealt.deck)), *events) if dealt.deck else events


def _catcher_placed(state: State, action: PlaceCatcher) -> Step:
    spot = in_metres(action.x, action.y)
    state = with_player(state, state.catcher, spot=spot)
    placed = CatcherPlaced(state.catcher, *spot)
    state, events = begin_turn(state, left_of(state, state.catcher), "normal")  # IC-36
    return state, (placed, *events)


def _entered(state: State, action: PlaceStart) -> Step:
    """IC-41: who comes in must get off the circle; not in a warm-up."""
    spot = start_spot(state, action)
    state = with_player(state, state.active, spot=spot, is_bound=not is_warm_up(state))
    return replace(state, phase="aim"), (Entered(state.active, *spot),)


def _aimed(state: State, action: MakeFlick) -> Step:
    """What comes of it is owed (IC-22)."""
    flick = Flick(action.direction, action.power, action.offset, action.height)
    return replace(state, phase="flicking", aimed=flick), (Aimed(state.active, flick),)


def _put_on_line(state: State, action: Orange) -> Step:
    spot = orange_spot(state, action.room)
    assert spot is not None
    state = with_player(replace(state, is_placed=True), state.active, spot=spot)
    if is_warm_up(state):  # IC-29: it has been there
        state = replace(state, visited=tuple(sorted({*state.visited, action.room})))
    return state, (PutOnLine(state.active, action.room, *spot),)


def _announced(state: State, action: Announce) -> Step:
    state = replace(state, announced=action.card)
    card = announced_card(state)
    challenge = challenge_of(card.kind) if card is not None else None
    assert challenge is not None
    return state, (Announced(state.active, challenge),)


def _skated(state: State, action: Skates) -> Step:
    """IC-74: another full turn."""
    seat = state.active
    kinds = {card.id: card.kind for card in state.players[seat].cards}
    one, other = action.cards
    used = SkatesUsed(seat, action.cards, (kinds[one], kinds[other]))
    state = with_turn_counted(turned_up(state, seat, action.cards))
    state, events = begin_turn(state, seat, "skates")
    return state, (used, *events)


def _fish_moved(state: State, action: MoveFish) -> Step:
    seat = state.active
    hanging = with_fish_moved(state, action)
    colour = next(each.colour for each in state.fish if each.colour == action.colour)
    state = replace(turned_up(state, seat, action.cards), fish=hanging)
    moved = FishMoved(seat, action.cards, colour, action.from_, action.to)
    # IC-45: at the end of a turn there may be nothing left to do.
    state, events = finish_turn(state) if state.phase == "end_of_turn" else (state, ())
    return state, (moved, *events)


def _ended_turn(state: State, action: EndTurn) -> Step:
    return next_to_practise(state) if is_warm_up(state) else pass_on(state)


def _left(state: State, seat: Seat) -> Step:
    """IC-107: a stand-in plays on, unless only one player is left to play against."""
    state = with_player(state, seat, has_left=True)
    gone = SeatLeft(seat)
    if sum(not player.has_left for player in state.players) > 1:
        return state, (gone,)
    state, events = end_game(state, "left")
    return state, (gone, *events)


APPLIED: dict[type, Callable[[State, Any], Step]] = {
    PlaceCatcher: _catcher_placed,
    PlaceStart: _entered,
    MakeFlick: _aimed,
    Orange: _put_on_line,
    Announce: _announced,
    Skates: _skated,
    MoveFish: _fish_moved,
    EndTurn: _ended_turn,
}
