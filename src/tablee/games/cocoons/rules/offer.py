"""What a seat may do: the offer, every distinct action, and a random legal one."""

from collections.abc import Iterator
from random import Random

from tablee.core.protocol import Decide, Draw, Offer, Open, Over, Seat, Waiting
from tablee.games.cocoons.board.geometry import movable
from tablee.games.cocoons.model import (
    CORRECTION,
    GUARDIANS,
    LABELS,
    AcceptEnd,
    Action,
    Bounds,
    Correct,
    LeaveIt,
    Note,
    Place,
    ProposeEnd,
    PutAction,
    RefuseEnd,
    Slide,
    State,
    Tell,
)
from tablee.games.cocoons.rules.queries import is_ready, result, sees
from tablee.games.cocoons.rules.sights import was_shared

NOTES = Open("note", Bounds(LABELS, GUARDIANS))
TALKS, ENDS = 0.1, 0.3  # how often a random seat talks, or speaks of the end where it can


def waiting(state: State) -> Waiting:
    """Whom the table waits for; everybody else may speak (CO-41)."""
    if state.phase == "over":
        return Over(result(state))
    if state.phase == "deal":
        return Draw()
    seats = awaited(state)
    gone = tuple(seat for seat in seats if seat in state.left)
    called = gone[:1] or seats  # a bot answers for who has left (CO-63), and first
    others = tuple(
        seat
        for seat in map(Seat, range(state.seats))
        if seat not in called and seat not in state.left
    )
    return Decide(called, asides=others, stand_ins=gone[:1])


def awaited(state: State) -> tuple[Seat, ...]:
    if state.phase == "vote":
        return tuple(seat for seat in map(Seat, range(state.seats)) if seat not in state.accepted)
    return (state.active,)


def offer(state: State, seat: Seat) -> Offer[Action]:
    """CO-95: exactly what is accepted; notes are an open kind."""
    now = waiting(state)
    if not isinstance(now, Decide) or seat not in (*now.seats, *now.asides):
        return Offer(seat)
    return Offer(seat, tuple(_listed(state, seat)), (NOTES,))


def actions(state: State, seat: Seat) -> Iterator[Action]:
    yield from offer(state, seat).actions


def _listed(state: State, seat: Seat) -> Iterator[Action]:
    yield from _turn_actions(state, seat)
    yield from _end_actions(state, seat)
    yield from (Tell(label) for label in sees(state, seat) if not was_shared(state, label))


def _turn_actions(state: State, seat: Seat) -> Iterator[Action]:
    if seat != state.active:
        return
    if state.phase in ("act", "forced_slide"):
        for label in movable(state.cocoons, state.free):
            if state.phase == "act" or label != state.mover:
                yield Slide(label)
    if state.phase == "act" and state.reserve >= CORRECTION:
        yield from _corrections(state)
    if state.phase == "place_action":
        yield from map(PutAction, LABELS)
    if state.phase == "guardian":
        yield from map(Place, LABELS)
        yield LeaveIt()


def _corrections(state: State) -> Iterator[Action]:
    for source, cocoon in zip(LABELS, state.cocoons, strict=True):
        for guardian in cocoon.holds:
            yield from (Correct(guardian, target) for target in LABELS if target != source)


def _end_actions(state: State, seat: Seat) -> Iterator[Action]:
    if state.phase == "act" and seat not in state.refused and is_ready(state):
        yield ProposeEnd()
    if state.phase == "vote":
        if seat not in state.accepted:
            yield AcceptEnd()
        if seat not in state.accepted or seat == state.proposer:
            yield RefuseEnd()


def sample(state: State, seat: Seat, rng: Random) -> Action:
    """Mostly slides and placements, so that random games are like real ones."""
    listed = offer(state, seat).actions
    by_kind: dict[type, list[Action]] = {}
    for action in listed:
        by_kind.setdefault(type(action), []).append(action)
    turn = [action for action in listed if not isinstance(action, Tell)]
    if not turn or rng.random() < TALKS:
        told = by_kind.get(Tell)
        return rng.choice(told) if told and rng.random() < 0.5 else _any_note(rng)
    ends = by_kind.get(ProposeEnd)
    if ends and rng.random() < ENDS:
        return ends[0]
    rare = {Correct: 0.1, LeaveIt: 0.3, ProposeEnd: 0.0, RefuseEnd: 0.4, Tell: 0.0}
    for kind, chance in rare.items():
        if kind in by_kind and rng.random() < chance:
            return rng.choice(by_kind[kind])
    usual = [action for action in turn if type(action) not in rare]
    return rng.choice(usual or turn)


def _any_note(rng: Random) -> Note:
    return Note(rng.choice(LABELS), rng.choice((*GUARDIANS, None)))
