"""The only judge of legality: the checks of CO-92, in their order."""

import re
from collections.abc import Callable
from typing import Any

from tablee.core.protocol import Decision, Leave, Move, Outcome, Refusal, Seat, Tick, Unreadable
from tablee.games.cocoons.board.geometry import NEIGHBOURS
from tablee.games.cocoons.model import (
    CORRECTION,
    GUARDIANS,
    LABELS,
    AcceptEnd,
    Correct,
    LeaveIt,
    Place,
    ProposeEnd,
    PutAction,
    RefuseEnd,
    Slide,
    State,
    Tell,
)
from tablee.games.cocoons.rules.offer import awaited
from tablee.games.cocoons.rules.queries import cocoon_of, find, has_start, is_ready, sees
from tablee.games.cocoons.rules.setup import deal_fault
from tablee.games.cocoons.rules.sights import was_shared

FIELD = re.compile(r"(?:field `|at `\$\.)(\w+)")  # in the decoder's words
PHASES: dict[type, tuple[str, ...]] = {  # CO-94
    Slide: ("act", "forced_slide"),
    Correct: ("act",),
    PutAction: ("place_action",),
    Place: ("guardian",),
    LeaveIt: ("guardian",),
    ProposeEnd: ("act",),
}
TURN = (Slide, Correct, PutAction, Place, LeaveIt)
VOTES = (AcceptEnd, RefuseEnd)


def check(state: State, move: Move) -> Refusal | None:
    if isinstance(move, Outcome):
        return deal_fault(state, move.drawn)
    if state.phase == "over":
        return Refusal("game_over", "CO-92")
    if isinstance(move, Tick):
        return Refusal("not_owed", "CO-14")  # nothing here has a clock
    if state.phase == "deal":
        return Refusal("wrong_phase", "CO-94", {"phase": state.phase})
    if move.seat not in range(state.seats):
        return Refusal("bad_action", "CO-92", {"field": "seat"})
    if isinstance(move.action, Unreadable):
        named = FIELD.search(move.action.problem)
        return Refusal("bad_action", "CO-92", {"field": named[1] if named else "type"})
    if move.seat in state.left and move.seat not in awaited(state):
        return Refusal("gone", "CO-63")  # a bot answers where it must, and does not talk
    if move.at_ms < state.at_ms:
        return Refusal("clock_backwards", "CO-92", {"at_ms": state.at_ms})
    return _check_moment(state, move) or _check_names(move.action) or _check_row(state, move)


def _check_moment(state: State, move: Decision[Any]) -> Refusal | None:
    """Whether this kind of action has its place here, and from this seat."""
    kind, is_vote = type(move.action), state.phase == "vote"
    if is_vote and kind in (*TURN, ProposeEnd):
        return Refusal("vote_pending", "CO-60", {"seat": state.proposer})
    if not is_vote and kind in VOTES:
        return Refusal("no_vote", "CO-60")
    if kind in TURN and move.seat != state.active:
        return Refusal("not_your_turn", "CO-42", {"active": state.active})
    if kind in PHASES and state.phase not in PHASES[kind]:
        return Refusal("wrong_phase", "CO-94", {"phase": state.phase})
    return None


def _check_names(action: Any) -> Refusal | None:
    """A note may name no guardian (CO-39)."""
    if getattr(action, "cocoon", "A") not in LABELS:
        return Refusal("unknown_cocoon", "CO-5")
    if getattr(action, "guardian", None) not in (*GUARDIANS, None):
        return Refusal("unknown_guardian", "CO-7")
    return None


def _check_row(state: State, move: Decision[Any]) -> Refusal | None:
    judge = ROWS.get(type(move.action))
    return None if judge is None else judge(state, Seat(move.seat), move.action)


def _check_slide(state: State, seat: Seat, action: Slide) -> Refusal | None:
    if find(state, action.cocoon).at not in NEIGHBOURS[state.free]:
        return Refusal("not_adjacent", "CO-43", {"cocoon": action.cocoon})
    if state.phase == "forced_slide" and action.cocoon == state.mover:
        return Refusal("same_cocoon", "CO-72", {"cocoon": action.cocoon})
    return None


def _check_correct(state: State, seat: Seat, action: Correct) -> Refusal | None:
    source = cocoon_of(state, action.guardian)
    if source is None:
        return Refusal("guardian_not_in_cocoon", "CO-55", {"guardian": action.guardian})
    if source == action.cocoon:
        return Refusal("same_cocoon", "CO-55", {"cocoon": action.cocoon})
    if state.reserve < CORRECTION:
        return Refusal("not_enough_tokens", "CO-55", {"reserve": state.reserve})
    return None


def _check_propose(state: State, seat: Seat, action: ProposeEnd) -> Refusal | None:
    if not has_start(state):
        return Refusal("start_hidden", "CO-59")
    if not is_ready(state):
        return Refusal("guardians_missing", "CO-59")
    return Refusal("already_refused", "CO-61") if seat in state.refused else None


def _check_vote(state: State, seat: Seat, action: AcceptEnd | RefuseEnd) -> Refusal | None:
    """CO-60: who proposed may still withdraw."""
    withdraws = seat == state.proposer and isinstance(action, RefuseEnd)
    if seat in state.accepted and not withdraws:
        return Refusal("already_voted", "CO-60")
    return None


def _check_tell(state: State, seat: Seat, action: Tell) -> Refusal | None:
    if action.cocoon not in sees(state, seat):
        return Refusal("not_visible", "CO-38", {"cocoon": action.cocoon})
    if was_shared(state, action.cocoon):
        return Refusal("already_shared", "CO-38", {"cocoon": action.cocoon})
    return None


def _check_leave(state: State, seat: Seat, action: Leave) -> Refusal | None:
    return Refusal("gone", "CO-63") if seat in state.left else None


ROWS: dict[type, Callable[[State, Seat, Any], Refusal | None]] = {
    Slide: _check_slide,
    Correct: _check_correct,
    ProposeEnd: _check_propose,
    AcceptEnd: _check_vote,
    RefuseEnd: _check_vote,
    Tell: _check_tell,
    Leave: _check_leave,
}
