"""What may be seen (section 5), and states that look like a view."""

from random import Random
from typing import Any

from tablee.core.protocol import Seat
from tablee.games.cocoons.board.geometry import SLOTS, box_corners
from tablee.games.cocoons.events import Event, Saw
from tablee.games.cocoons.model import GUARDIANS, LABELS, Guardian, Sight, Slot, State, Trap, View
from tablee.games.cocoons.rules.queries import (
    is_ready,
    sees,
    sight_before,
    sight_of,
    traps_in_play,
    truth,
)

ALIKE = (  # CO-25: what everybody knows at all times
    "table",
    "phase",
    "cocoons",
    "free",
    "reserve",
    "lid_tokens",
    "lid_traps",
    "turned",
    "turn",
    "active",
    "mover",
    "shares",
    "proposer",
    "accepted",
    "refused",
    "left",
    "reason",
    "at_ms",
    "since_ms",
)


def view(state: State, seat: Seat | None) -> View:
    is_dealt = state.phase != "deal"
    seen = sees(state, seat) if is_dealt and seat is not None else {}
    return View(
        seat=seat,
        traps=traps_in_play(state),
        uncovered=sight_of(state.slots[state.free]) if is_dealt else Sight("empty"),
        corners=() if seat is None else box_corners(state.seats, seat, state.turned),
        sees=tuple(seen.get(label) for label in LABELS),
        slots_seen=_slots_seen(state) if state.table.assist == "pins" else None,
        is_ready=is_dealt and is_ready(state),
        truth=truth(state) if state.phase == "over" else None,
        **_taken(state),
    )


def _slots_seen(state: State) -> tuple[Sight | None, ...]:
    """CO-34: what was last seen under each cocoon."""
    return tuple(
        None if slot == state.free else sight_before(lying)
        for slot, lying in enumerate(state.slots)
    )


def _taken(thing: Any) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in ALIKE}


def redact(event: Event, seat: Seat | None) -> Event | None:
    """CO-32: nobody learns what others see."""
    return None if isinstance(event, Saw) and event.seat != seat else event


# -- what might be underneath ----------------------------------------------------------------------


def guess(view: View, rng: Random) -> State:
    """Some state that looks like this: what cannot be seen lies as luck will have it."""
    if view.phase == "deal":
        return State(slots=(), identities=(), **_taken(view))
    if view.truth is not None:
        return State(slots=view.truth.slots, identities=view.truth.identities, **_taken(view))
    return State(
        slots=_guessed_slots(view, rng), identities=_guessed_identities(view, rng), **_taken(view)
    )


def _guessed_identities(view: View, rng: Random) -> tuple[Guardian, ...]:
    """What one sees, what was told as seen, and the rest shuffled."""
    known = {label: who for label, who in zip(LABELS, view.sees, strict=True) if who is not None}
    known |= {each.cocoon: each.guardian for each in view.shares if each.kind == "seen"}
    unknown = [each for each in GUARDIANS if each not in known.values()]
    rng.shuffle(unknown)
    return tuple(known[label] if label in known else unknown.pop() for label in LABELS)


def _guessed_slots(view: View, rng: Random) -> tuple[Slot, ...]:
    """Covered slots: first those that pins tell of, then the rest of everything, at random."""
    pinned = view.slots_seen or (None,) * len(SLOTS)
    seen = [view.uncovered if slot == view.free else pinned[slot] for slot in SLOTS]
    traps, guardians = _unseen(view, seen)
    rng.shuffle(traps)
    rng.shuffle(guardians)
    slots: list[Slot | None] = [None] * len(SLOTS)
    for number, sight in enumerate(seen):
        if sight is not None:
            slots[number] = _lying(sight, guardians)
    hidden = [number for number in SLOTS if slots[number] is None]
    rng.shuffle(hidden)
    if not any(sight == Sight("start") for sight in seen):
        slots[hidden.pop()] = Slot(is_start=True)
    for number, guardian in zip(hidden, guardians, strict=False):
        trap = traps.pop() if traps else None
        slots[number] = Slot(trap=trap, guardian=guardian, is_guardian_up=trap is None)
    empty = [number for number in SLOTS if slots[number] is None]
    for number in empty:
        paid = _tokens_missing(view, slots) > 0
        slots[number] = Slot(has_token=paid)
    return tuple(slot or Slot() for slot in slots)


def _unseen(view: View, seen: list[Sight | None]) -> tuple[list[Trap], list[Guardian]]:
    """The traps and guardians that lie where nobody knows."""
    traps = list(view.traps)
    shown = [sight.trap for sight in seen if sight is not None and sight.trap is not None]
    carried: list[Trap] = ["A" for cocoon in view.cocoons if cocoon.has_action]
    for trap in (*view.lid_traps, *shown, *carried):
        traps.remove(trap)
    home = {guardian for cocoon in view.cocoons for guardian in cocoon.holds}
    home |= {sight.guardian for sight in seen if sight is not None and sight.guardian is not None}
    return traps, [guardian for guardian in GUARDIANS if guardian not in home]


def _lying(sight: Sight, guardians: list[Guardian]) -> Slot:
    """A slot that shows just this; a guardian that nobody has seen is one of those left."""
    if sight.what == "trap":
        return Slot(trap=sight.trap, is_trap_up=True, guardian=guardians.pop())
    if sight.what == "face_down":
        return Slot(guardian=guardians.pop())
    if sight.what == "guardian":
        return Slot(guardian=sight.guardian, is_guardian_up=True)
    return Slot(is_start=sight.what == "start", has_token=sight.what == "token")


def _tokens_missing(view: View, slots: list[Slot | None]) -> int:
    """CO-11: all tokens are somewhere; what is nowhere else lies in a covered slot."""
    known = view.reserve + view.lid_tokens + sum(cocoon.tokens for cocoon in view.cocoons)
    paid = sum(slot.has_token for slot in slots if slot is not None)
    return view.table.reserve - known - paid
