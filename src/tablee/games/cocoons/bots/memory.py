"""What a mate remembers: identities of cocoons, what lay in slots, what was claimed (CO-96).

A memory is a fold over views. Facts fade turn by turn; with pins (CO-34) the view repeats them,
so that they are simply read again.
"""

from random import Random

from msgspec import Struct

from tablee.core.protocol import Seat
from tablee.games.cocoons.model import (
    GUARDIANS,
    LABELS,
    Guardian,
    Share,
    Sight,
    View,
)

Names = tuple[Guardian | None, ...]  # by cocoon


class Memo(Struct, frozen=True, gc=False):
    """Made of public facts, what the seat has seen, and what it was told."""

    turn: int
    active: Seat
    free: int
    came: int | None  # the slot that was free before
    seen: Names  # certain, as somebody has read it
    trusted: Names  # put there by somebody who seemed to know
    claims: tuple[Share, ...]
    slots: tuple[Sight | None, ...]  # what lay there when it was last free
    holds: tuple[tuple[Guardian, ...], ...]


def remember(memo: Memo | None, view: View, forgetting: float, rng: Random) -> Memo | None:
    """The memory after one more look; ``forgetting`` is the chance for a fact in a turn."""
    if not view.cocoons:
        return None
    old = _first_look(view) if memo is None else memo
    lasts = (1 - forgetting) ** (view.turn - old.turn)
    seen = _seen(tuple(each if _stays(lasts, rng) else None for each in old.seen), view)
    claims = tuple(each for each in old.claims if _stays(lasts, rng))
    slots = tuple(
        each if each == Sight("start") or _stays(lasts, rng) else None for each in old.slots
    )
    return Memo(
        turn=view.turn,
        active=view.active,
        free=view.free,
        came=old.came if view.free == old.free else old.free,
        seen=seen,
        trusted=_trusted(old, view, forgets=forgetting > 0),
        claims=_claims(claims, view),
        slots=_slots(slots, view),
        holds=tuple(cocoon.holds for cocoon in view.cocoons),
    )


def _stays(chance: float, rng: Random) -> bool:
    return chance == 1 or rng.random() < chance


def _first_look(view: View) -> Memo:
    mover = None if view.mover is None else view.cocoons[LABELS.index(view.mover)]
    return Memo(
        turn=view.turn,
        active=view.active,
        free=view.free,
        came=None if mover is None else mover.at,
        seen=(None,) * 8,
        trusted=(None,) * 8,
        claims=(),
        slots=(None,) * 9,
        holds=tuple(cocoon.holds for cocoon in view.cocoons),
    )


def _seen(names: Names, view: View) -> Names:
    told = {each.cocoon: each.guardian for each in view.shares if each.kind == "seen"}
    return tuple(
        now or told.get(label) or before
        for label, now, before in zip(LABELS, view.sees, names, strict=True)
    )


def _claims(claims: tuple[Share, ...], view: View) -> tuple[Share, ...]:
    """CO-39: one of a seat on a cocoon; what could still be read and is not was taken back."""
    now = tuple(each for each in view.shares if each.kind == "claim" and each.seat != view.seat)
    if view.table.assist == "pins":
        return now
    renewed = {(each.seat, each.cocoon) for each in now}
    older = tuple(
        each
        for each in claims
        if each.turn < view.turn - 1 and (each.seat, each.cocoon) not in renewed
    )
    return older + now


def _slots(slots: tuple[Sight | None, ...], view: View) -> tuple[Sight | None, ...]:
    pinned = view.slots_seen or (None,) * 9
    known = [pin or before for pin, before in zip(pinned, slots, strict=True)]
    known[view.free] = view.uncovered
    return tuple(known)


def _trusted(old: Memo, view: View, *, forgets: bool) -> Names:
    """A guardian in a cocoon reminds of why it was put there.

    Who forgets has to rely on the others; who does not knows a gamble when seeing one.
    """
    known = knowledge(old)
    relies = forgets and old.active != view.seat
    names: list[Guardian | None] = []
    for number, cocoon in enumerate(view.cocoons):
        name = old.trusted[number]
        for guardian in cocoon.holds:
            is_new = guardian not in old.holds[number]
            if is_new and (relies or known[number] == guardian):
                name = guardian
        names.append(name if name in cocoon.holds else None)
    return tuple(names)


def knowledge(memo: Memo) -> Names:
    """By cocoon: what was seen, then what is trusted, then claims that nothing contradicts."""
    names = list(memo.seen)
    for number, guardian in enumerate(memo.trusted):
        if guardian is not None and names[number] is None and guardian not in names:
            names[number] = guardian
    claimed = {(each.cocoon, each.guardian) for each in memo.claims}
    for label, guardian in sorted(claimed):
        number = LABELS.index(label)
        rivals = [each for each in claimed if label == each[0] or guardian == each[1]]
        if len(rivals) == 1 and names[number] is None and guardian not in names:
            names[number] = guardian
    return certain(tuple(names))


def certain(names: Names) -> Names:
    """Seven tell the eighth."""
    missing = [guardian for guardian in GUARDIANS if guardian not in names]
    return tuple(name or missing[0] for name in names) if len(missing) == 1 else names
