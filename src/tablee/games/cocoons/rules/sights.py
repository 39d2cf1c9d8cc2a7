"""What the team tells each other (CO-37..CO-41), and what a seat newly sees."""

from msgspec.structs import replace

from tablee.core.protocol import Seat
from tablee.games.cocoons.events import Event, Noted, Saw, Shared, Step
from tablee.games.cocoons.model import Note, Share, State
from tablee.games.cocoons.rules.queries import as_guardian, as_label, sees

Sights = tuple[frozenset[str], ...]


def sights(state: State) -> Sights:
    """Which cocoons each seat can read now."""
    if state.phase in ("deal", "over"):
        return tuple(frozenset() for _ in range(state.seats))
    return tuple(frozenset(sees(state, Seat(seat))) for seat in range(state.seats))


def come_to_rest(state: State, before: Sights) -> Step:
    """CO-30: whoever reads a side now and did not before is told; CO-40: and tells it."""
    if state.phase in ("deal", "over"):
        return state, ()
    events: tuple[Event, ...] = ()
    for seat in map(Seat, range(state.seats)):
        for label, guardian in sees(state, seat).items():
            if label not in before[seat]:
                events += (Saw(seat, label, guardian),)
    if state.table.auto_share:
        for seat in map(Seat, range(state.seats)):
            for label in sees(state, seat):
                if not was_shared(state, label):
                    state, told = share(state, seat, label)
                    events += told
    return state, events


def was_shared(state: State, label: str) -> bool:
    """CO-38: as seen, in this turn, by anybody."""
    return any(
        each.cocoon == label and each.kind == "seen" and each.turn == state.turn
        for each in state.shares
    )


def share(state: State, seat: Seat, cocoon: str) -> Step:
    label = as_label(cocoon)
    guardian = sees(state, seat)[label]
    told = Share(state.turn, seat, label, guardian, "seen")
    return replace(state, shares=(told, *state.shares)), (Shared(seat, label, guardian),)


def note(state: State, seat: Seat, action: Note) -> Step:
    """CO-39: a seat has one claim on each cocoon; saying it again is no news."""
    label = as_label(action.cocoon)
    guardian = None if action.guardian is None else as_guardian(action.guardian)
    others = tuple(
        each
        for each in state.shares
        if (each.kind, each.seat, each.cocoon) != ("claim", seat, label)
    )
    claims = () if guardian is None else (Share(state.turn, seat, label, guardian, "claim"),)
    if set(others + claims) == set(state.shares):
        return state, ()
    return replace(state, shares=claims + others), (Noted(seat, label, guardian),)


def still_readable(state: State) -> tuple[Share, ...]:
    """CO-33: without pins, what was told in this turn and the one before."""
    if state.table.assist == "pins":
        return state.shares
    return tuple(each for each in state.shares if each.turn >= state.turn - 1)
