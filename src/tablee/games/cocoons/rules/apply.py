"""What a legal move does: turns, their resolution, votes and the end (sections 7 to 9)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tablee.core.protocol import Decision, Leave, Move, Outcome, Seat
from tablee.games.cocoons.events import (
    ActionPut,
    BoxSet,
    Corrected,
    EndAccepted,
    EndProposed,
    EndRefused,
    Event,
    GameEnded,
    GuardianLeft,
    GuardianPlaced,
    SeatLeft,
    Slid,
    Step,
    TurnBegan,
)
from tablee.games.cocoons.model import (
    CORRECTION,
    MOST_TURNS,
    AcceptEnd,
    Correct,
    LeaveIt,
    Note,
    Place,
    ProposeEnd,
    PutAction,
    Reason,
    RefuseEnd,
    Slide,
    State,
    Tell,
)
from tablee.games.cocoons.rules.queries import (
    as_guardian,
    as_label,
    cocoon_of,
    find,
    is_ready,
    result,
    traps_in_play,
    truth,
    with_cocoon,
    with_slot,
)
from tablee.games.cocoons.rules.setup import dealt
from tablee.games.cocoons.rules.sights import (
    come_to_rest,
    note,
    share,
    sights,
    still_readable,
)
from tablee.games.cocoons.rules.traps import resolved, revealed

TALK = (Tell, Note, Leave)  # what leaves the box as it is


def apply(state: State, move: Move) -> Step:
    before = sights(state)
    if isinstance(move, Outcome):
        state = dealt(state, move.drawn)
        box = BoxSet(state.free, state.cocoons, traps_in_play(state))
        events: tuple[Event, ...] = (box, _turn_began(state))
    else:
        assert isinstance(move, Decision)
        state = replace(state, at_ms=move.at_ms)
        seat = Seat(move.seat)
        state, events = PLAYS[type(move.action)](state, seat, move.action)
        if isinstance(move.action, TALK):
            return (state, events)
    state, seen = come_to_rest(replace(state, since_ms=state.at_ms), before)
    return (state, events + seen)


# -- the turn (CO-42..CO-56) -----------------------------------------------------------------------


def _slide(state: State, seat: Seat, action: Slide) -> Step:
    """CO-43, CO-44, CO-73, CO-83: the token falls into the cocoon, and the cocoon moves."""
    label, cocoon = as_label(action.cocoon), find(state, action.cocoon)
    forced = state.phase == "forced_slide"
    cost = 0 if forced or cocoon.has_action else 1
    slid = Slid(seat, label, cocoon.at, state.free, cost, forced)
    state = with_cocoon(state, label, at=state.free, tokens=cocoon.tokens + cost)
    state = replace(state, free=cocoon.at, reserve=state.reserve - cost, mover=label)
    state, events = resolved(state)
    return _go_on(state, (slid, *events))


def _go_on(state: State, events: tuple[Event, ...]) -> Step:
    """CO-53: the turn ends where nothing is left to decide."""
    if state.phase != "act":
        return state, events
    state, more = _end_turn(state)
    return state, events + more


def _end_turn(state: State) -> Step:
    if state.reserve == 0:  # CO-65, CO-66
        return _reveal(state) if is_ready(state) else _end(state, "out_of_tokens")
    if state.turn >= MOST_TURNS:  # CO-68
        return _end(state, "turn_limit")
    state = replace(
        state,
        turn=state.turn + 1,
        active=Seat((state.active + 1) % state.seats),  # CO-23
        mover=None,
        refused=(),
    )
    state = replace(state, shares=still_readable(state))
    return state, (_turn_began(state),)


def _turn_began(state: State) -> TurnBegan:
    return TurnBegan(state.active, state.turn)


def _put_action(state: State, seat: Seat, action: PutAction) -> Step:
    """CO-83, CO-84: then the guardian below is revealed."""
    label = as_label(action.cocoon)
    state = with_cocoon(state, label, has_action=True)
    state = with_slot(state, state.free, trap=None, is_trap_up=False)
    put = ActionPut(seat, label, state.free)
    state, events = revealed(state)
    return _go_on(state, (put, *events))


def _place(state: State, seat: Seat, action: Place) -> Step:
    label, guardian = as_label(action.cocoon), state.slots[state.free].guardian
    assert guardian is not None
    holds = (*find(state, label).holds, guardian)
    state = with_cocoon(state, label, holds=holds)
    state = with_slot(state, state.free, guardian=None, is_guardian_up=False)
    placed = GuardianPlaced(seat, guardian, state.free, label)
    return _go_on(replace(state, phase="act"), (placed,))


def _leave_it(state: State, seat: Seat, action: LeaveIt) -> Step:
    guardian = state.slots[state.free].guardian
    assert guardian is not None
    return _go_on(replace(state, phase="act"), (GuardianLeft(seat, guardian, state.free),))


def _correct(state: State, seat: Seat, action: Correct) -> Step:
    """CO-54: three tokens go to the lid for good."""
    guardian, target = as_guardian(action.guardian), as_label(action.cocoon)
    source = cocoon_of(state, guardian)
    assert source is not None
    left = tuple(each for each in find(state, source).holds if each != guardian)
    state = with_cocoon(state, source, holds=left)
    state = with_cocoon(state, target, holds=(*find(state, target).holds, guardian))
    state = replace(
        state, reserve=state.reserve - CORRECTION, lid_tokens=state.lid_tokens + CORRECTION
    )
    return _go_on(state, (Corrected(seat, guardian, source, target),))


# -- the end (CO-57..CO-69) ------------------------------------------------------------------------


def _propose(state: State, seat: Seat, action: ProposeEnd) -> Step:
    proposed = (EndProposed(seat),)
    return _counted(replace(state, phase="vote", proposer=seat, accepted=(seat,)), proposed)


def _accept(state: State, seat: Seat, action: AcceptEnd) -> Step:
    accepted = tuple(sorted({*state.accepted, seat}))
    return _counted(replace(state, accepted=accepted), (EndAccepted(seat),))


def _counted(state: State, events: tuple[Event, ...]) -> Step:
    """CO-60, CO-62: all yes, and the cocoons come out."""
    if len(state.accepted) < state.seats:
        return state, events
    state, more = _reveal(state)
    return state, events + more


def _refuse(state: State, seat: Seat, action: RefuseEnd) -> Step:
    """CO-60, CO-61: back to the turn; who proposed may not do so again in it."""
    assert state.proposer is not None
    refused = tuple(sorted({*state.refused, state.proposer}))
    state = replace(state, phase="act", proposer=None, accepted=(), refused=refused)
    return state, (EndRefused(seat),)


def _reveal(state: State) -> Step:
    return _end(state, "wrong_guardian" if truth(state).wrong else "all_home")


def _end(state: State, reason: Reason) -> Step:
    state = replace(state, phase="over", reason=reason, proposer=None, accepted=())
    return state, (GameEnded(result(state), reason, state.reserve, truth(state)),)


def _leave(state: State, seat: Seat, action: Leave) -> Step:
    """CO-63: a bot answers and plays for the seat from now on."""
    return replace(state, left=tuple(sorted({*state.left, seat}))), (SeatLeft(seat),)


def _tell(state: State, seat: Seat, action: Tell) -> Step:
    return share(state, seat, action.cocoon)


PLAYS: dict[type, Callable[[State, Seat, Any], Step]] = {
    Slide: _slide,
    Correct: _correct,
    PutAction: _put_action,
    Place: _place,
    LeaveIt: _leave_it,
    ProposeEnd: _propose,
    AcceptEnd: _accept,
    RefuseEnd: _refuse,
    Tell: _tell,
    Note: note,
    Leave: _leave,
}
