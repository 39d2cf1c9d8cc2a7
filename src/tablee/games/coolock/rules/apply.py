"""What a legal move does."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from tablee.core.protocol import Decision, Leave, Move, Outcome, Seat
from tablee.games.coolock.events import (
    BoardSet,
    DieRolled,
    PrisonDice,
    SeatLeft,
    Served,
    Step,
    Stopped,
)
from tablee.games.coolock.model import (
    FIRST_GHOST,
    Choose,
    Dealt,
    DiceRolled,
    Drawn,
    Order,
    Roll,
    Rolled,
    State,
    Stay,
    TryDouble,
    Walk,
)
from tablee.games.coolock.rules.cards import exorcise, pass_to, unlock
from tablee.games.coolock.rules.contact import end_of_move, enter
from tablee.games.coolock.rules.ghosts import appear
from tablee.games.coolock.rules.queries import board_of, with_pawn
from tablee.games.coolock.rules.rounds import (
    after_card,
    after_move,
    begin_round,
    draw_card,
    end_turn,
    move_ghost,
    release,
    roll_ghost,
    then,
)


def apply(state: State, move: Move) -> Step:
    if isinstance(move, Outcome):
        return LUCK[type(move.drawn)](state, move.drawn)
    assert isinstance(move, Decision)
    state = replace(state, at_ms=move.at_ms)
    return PLAYS[type(move.action)](state, Seat(move.seat), move.action)


# -- luck ------------------------------------------------------------------------------------------


def _dealt(state: State, dealt: Dealt) -> Step:
    state = replace(state, owed=None, portions=dealt.portions, locks=dealt.locks)
    done: Step = state, (BoardSet(dealt.portions, dealt.locks),)
    return then(done, *begin_round(state))


def _rolled(state: State, rolled: Rolled) -> Step:
    """CL-58: from the fourth round on a 6 brings a ghost, before the pawn moves."""
    state = replace(state, owed=None, phase="move", die=rolled.die)
    done: Step = state, (DieRolled(state.active, rolled.die),)
    if rolled.die == 6 and state.round >= FIRST_GHOST:
        return then(done, *appear(state, state.active))
    return done


def _dice_rolled(state: State, rolled: DiceRolled) -> Step:
    if state.owed == "ghost_dice":
        return roll_ghost(state, rolled.white, rolled.black)
    seat = state.active  # CL-74: a prisoner's try
    state = replace(state, owed=None, dice=(rolled.white, rolled.black))
    done: Step = state, (PrisonDice(seat, rolled.white, rolled.black),)
    if rolled.white == rolled.black:
        return then(done, *release(state, seat))
    return then(done, *_serve(state, seat))


def _serve(state: State, seat: Seat) -> Step:
    left = state.pawns[seat].sentence - 1
    done: Step = with_pawn(state, seat, sentence=left), (Served(seat, left),)
    return then(done, *end_turn(done[0]))


def _drawn(state: State, drawn: Drawn) -> Step:
    return draw_card(state, drawn.card)


# -- decisions -------------------------------------------------------------------------------------


def _try_double(state: State, seat: Seat, action: TryDouble) -> Step:
    return replace(state, owed="prison_dice"), ()


def _stay(state: State, seat: Seat, action: Stay) -> Step:
    return _serve(state, seat)


def _roll(state: State, seat: Seat, action: Roll) -> Step:
    return replace(state, owed="die"), ()


def _walk(state: State, seat: Seat, action: Walk) -> Step:
    """CL-34: edge by edge; CL-54: at once over when the hexagon is complete."""
    board = board_of(state.table)
    done: Step = state, ()
    for edge in action.path:
        state = done[0]
        here = state.pawns[seat].edge
        via = None if here is None else board.meeting(here, edge)
        done = then(done, *enter(state, seat, edge, via))
        if done[0].phase == "over":
            return done
    if action.into is not None:
        done = then(done, done[0], (Stopped(seat, action.into),))
    done = then(done, *end_of_move(done[0], seat))
    return then(done, *after_move(done[0]))


def _choose(state: State, seat: Seat, action: Choose) -> Step:
    """CL-89: the target of the card; a passage may be left alone."""
    if state.card == "skeleton_key":
        assert isinstance(action.padlock, int)
        return after_card(unlock(state, action.padlock))
    if state.card == "exorcism":
        assert isinstance(action.ghost, int)
        return after_card(exorcise(state, action.ghost))
    assert action.seat is not UNSET
    return after_card((state, ()) if action.seat is None else pass_to(state, Seat(action.seat)))


def _order(state: State, seat: Seat, action: Order) -> Step:
    return move_ghost(state, action.first)


def _leave(state: State, seat: Seat, action: Leave) -> Step:
    """CL-92: the standard bot plays for the seat from now on."""
    return replace(state, left=tuple(sorted({*state.left, seat}))), (SeatLeft(seat),)


LUCK: dict[type, Callable[[State, Any], Step]] = {
    Dealt: _dealt,
    Rolled: _rolled,
    DiceRolled: _dice_rolled,
    Drawn: _drawn,
}
PLAYS: dict[type, Callable[[State, Seat, Any], Step]] = {
    TryDouble: _try_double,
    Stay: _stay,
    Roll: _roll,
    Walk: _walk,
    Choose: _choose,
    Order: _order,
    Leave: _leave,
}
