"""What can be read off a state: who sees what, what is ready, how it ended."""

from typing import Any

from msgspec.structs import replace

from tablee.core.protocol import Result, Seat
from tablee.games.cocoons.board.geometry import exposed, faces_seen
from tablee.games.cocoons.model import (
    GUARDIANS,
    LABELS,
    Cocoon,
    Guardian,
    Label,
    Sight,
    Slot,
    State,
    Trap,
    Truth,
)


def sees(state: State, seat: Seat) -> dict[Label, Guardian]:
    """CO-27, CO-28: the pictures that a seat can read now."""
    faces = faces_seen(state.seats, seat, state.turned)
    return {
        LABELS[number]: state.identities[number]
        for number in exposed(state.cocoons, state.free)
        if state.cocoons[number].mark in faces
    }


def sight_of(slot: Slot) -> Sight:
    """CO-25: what the free slot shows to all."""
    if slot.trap is not None:
        return Sight("trap", trap=slot.trap)
    if slot.guardian is not None:
        up = slot.is_guardian_up
        return Sight("guardian", guardian=slot.guardian) if up else Sight("face_down")
    if slot.is_start:
        return Sight("start")
    return Sight("token" if slot.has_token else "empty")


def sight_before(slot: Slot) -> Sight | None:
    """CO-34: what was last seen of a covered slot; ``None`` if it was never uncovered."""
    return None if slot.trap is not None and not slot.is_trap_up else sight_of(slot)


def is_ready(state: State) -> bool:
    """CO-59: all eight cocoons hold one guardian, and the start token is visible."""
    return has_start(state) and all(len(cocoon.holds) == 1 for cocoon in state.cocoons)


def has_start(state: State) -> bool:
    return state.slots[state.free].is_start


def cocoon_of(state: State, guardian: str) -> Label | None:
    """The cocoon that a guardian is in."""
    for label, cocoon in zip(LABELS, state.cocoons, strict=True):
        if guardian in cocoon.holds:
            return label
    return None


def traps_in_play(state: State) -> tuple[Trap, ...]:
    """CO-32: the composition is public."""
    lying = [slot.trap for slot in state.slots if slot.trap is not None]
    carried: list[Trap] = ["A" for cocoon in state.cocoons if cocoon.has_action]
    return tuple(sorted([*lying, *carried, *state.lid_traps]))


def truth(state: State) -> Truth:
    wrong = tuple(
        label
        for label, cocoon, own in zip(LABELS, state.cocoons, state.identities, strict=True)
        if cocoon.holds != (own,)
    )
    return Truth(state.identities, state.slots, wrong)


def result(state: State) -> Result:
    """CO-69: won together or lost together; tokens left are a record, not a score."""
    assert state.reason is not None
    won = state.reason == "all_home"
    seats = tuple(map(Seat, range(state.seats)))
    return Result(
        ending=state.reason,
        winners=seats if won else (),
        scores=(int(won),) * len(seats),
        ranks=(1 if won else 2,) * len(seats),
    )


def with_slot(state: State, number: int, **changes: Any) -> State:
    slots = list(state.slots)
    slots[number] = replace(slots[number], **changes)
    return replace(state, slots=tuple(slots))


def with_cocoon(state: State, label: str, **changes: Any) -> State:
    cocoons = list(state.cocoons)
    number = LABELS.index(label)
    cocoons[number] = replace(cocoons[number], **changes)
    return replace(state, cocoons=tuple(cocoons))


def find(state: State, label: str) -> Cocoon:
    return state.cocoons[LABELS.index(label)]


def as_guardian(name: str) -> Guardian:
    return GUARDIANS[GUARDIANS.index(name)]


def as_label(name: str) -> Label:
    return LABELS[LABELS.index(name)]
