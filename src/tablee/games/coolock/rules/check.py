"""The only judge of legality: the checks of section 11, in their order."""

from typing import Any

from msgspec import UNSET

from tablee.core.protocol import Decision, Leave, Move, Outcome, Refusal, Seat, Tick, Unreadable
from tablee.games.coolock.model import (
    Choose,
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
from tablee.games.coolock.rules.cards import ghost_targets, lock_targets, mate_targets
from tablee.games.coolock.rules.queries import board_of, chooser
from tablee.games.coolock.rules.setup import deal_fault
from tablee.games.coolock.rules.walks import walk_fault

PHASES: dict[type, str] = {  # CL-85..CL-90
    TryDouble: "prison",
    Stay: "prison",
    Roll: "roll",
    Walk: "move",
    Choose: "card",
    Order: "ghost_order",
}
OWED = {"die": Rolled, "ghost_dice": DiceRolled, "prison_dice": DiceRolled, "card": Drawn}


def check(state: State, move: Move) -> Refusal | None:
    if isinstance(move, Outcome):
        return _check_luck(state, move.drawn)
    if isinstance(move, Tick):
        return Refusal("not_owed", "CL-85")  # nothing here has a clock
    action = move.action
    if isinstance(action, Unreadable) or not _is_readable(state, action):
        return Refusal("malformed", "CL-85")
    if state.phase == "over":
        return Refusal("game_over", "CL-91")
    if move.at_ms < state.at_ms:
        return Refusal("clock_backwards", "CL-92", {"at_ms": state.at_ms})
    if isinstance(action, Leave):
        return Refusal("gone", "CL-92") if move.seat in state.left else None
    return _check_moment(state, move) or _check_target(state, Seat(move.seat), action)


def _check_luck(state: State, drawn: Any) -> Refusal | None:
    if state.owed == "deal":
        return deal_fault(state, drawn)
    if state.owed is None or not isinstance(drawn, OWED[state.owed]):
        return Refusal("not_owed", "CL-85", {"owed": state.owed})
    if isinstance(drawn, Drawn) and drawn.card not in (state.deck or state.discards):
        return Refusal("no_card", "CL-81", {"card": drawn.card})
    return None


def _is_readable(state: State, action: Any) -> bool:
    """CL-88, CL-89: ids must be on the board, and a choice names one target."""
    board = board_of(state.table)
    if isinstance(action, Walk):
        edges, vertices = len(board.ends), len(board.walks)
        known = all(edge < edges for edge in action.path)
        return known and (action.into is None or action.into < vertices)
    if isinstance(action, Choose):
        named = (action.padlock, action.seat, action.ghost)
        return sum(target is not UNSET for target in named) == 1
    return True


def awaited(state: State) -> Seat:
    """The seat that is to act."""
    return chooser(state) if state.phase == "ghost_order" else state.active


def _check_moment(state: State, move: Decision[Any]) -> Refusal | None:
    if state.owed is not None:
        return Refusal("wrong_phase", "CL-85", {"phase": state.phase})
    if move.seat != awaited(state):
        return Refusal("not_your_turn", "CL-85", {"seat": awaited(state)})
    if PHASES[type(move.action)] != state.phase:
        return Refusal("wrong_phase", "CL-85", {"phase": state.phase})
    return None


def _check_target(state: State, seat: Seat, action: Any) -> Refusal | None:
    if isinstance(action, Walk):
        return walk_fault(state, seat, action)
    if isinstance(action, Order) and action.ghost != state.haunting[0]:
        return Refusal("bad_target", "CL-90", {"ghost": state.haunting[0]})
    if isinstance(action, Choose) and not _is_target(state, action):
        return Refusal("bad_target", "CL-89", {"card": state.card})
    return None


def _is_target(state: State, action: Choose) -> bool:
    if state.card == "skeleton_key":
        return action.padlock in lock_targets(state)
    if state.card == "exorcism":
        return action.ghost in ghost_targets(state)
    return action.seat is None or action.seat in mate_targets(state)
