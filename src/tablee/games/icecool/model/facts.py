"""What the referee finds in a trace: plain facts with their sample, for rules, logs and pages."""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import DoorId, RoomId
from tablee.games.icecool.board.spots import Standing

Challenge = Literal["jump", "two_doors", "bounce"]


class Fact(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """``sample``: the instant, in half milliseconds from the push."""

    sample: int
    seat: Seat


class Passed(Fact, frozen=True, gc=False, tag="passed"):
    """IC-52: completely through a door. ``barred``: it began the flick in its frame (IC-56)."""

    door: DoorId
    out_of: RoomId
    into: RoomId
    barred: bool


class Touched(Fact, frozen=True, gc=False, tag="touched"):
    """IC-66: the first contact of two penguins in a flick; the flicked one is named first."""

    other: Seat


class Bounced(Fact, frozen=True, gc=False, tag="bounced"):
    """IC-82."""

    wall: str


class CrossedOver(Fact, frozen=True, gc=False, tag="crossed_over"):
    """IC-55. ``wall``: None when it flew past a corner, between rooms that share no wall."""

    out_of: RoomId
    into: RoomId
    wall: str | None


class Jumped(Fact, frozen=True, gc=False, tag="jumped"):
    """IC-79: took off in one room and landed in an adjacent one; complete at this sample."""

    out_of: RoomId
    into: RoomId


class LeftBoard(Fact, frozen=True, gc=False, tag="left_board"):
    """IC-26, IC-70."""


class GotStuck(Fact, frozen=True, gc=False, tag="got_stuck"):
    """IC-60: it stands in a door frame at the end, and did not before the flick."""

    door: DoorId


Happening = Passed | Touched | Bounced | CrossedOver | Jumped | LeftBoard | GotStuck
# IC-93: doors, then contacts, then the rest.
RANKS: dict[type[Fact], int] = {
    Passed: 0,
    Touched: 1,
    Bounced: 2,
    CrossedOver: 3,
    Jumped: 4,
    LeftBoard: 5,
    GotStuck: 6,
}
THE_REST = 2


class Verdict(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A judged flick: what happened, in the order of IC-93, and where everybody stands."""

    happenings: tuple[Happening, ...]
    ends: tuple[Standing, ...]
    samples: int


def in_order(facts: Iterable[Happening], mover: Seat) -> tuple[Happening, ...]:
    """IC-93: by time; then doors, contacts, the rest; then the flicking player, then seats."""

    def key(fact: Happening) -> tuple[int, int, bool, Seat, int]:
        rank = RANKS[type(fact)]
        return fact.sample, min(rank, THE_REST), fact.seat != mover, fact.seat, rank

    return tuple(sorted(facts, key=key))


def challenge_met(happenings: Sequence[Happening], seat: Seat, challenge: Challenge) -> int | None:
    """The sample at which a penguin has done a challenge (IC-79..83), or None."""
    own = [fact for fact in happenings if fact.seat == seat]
    passages = [fact for fact in own if isinstance(fact, Passed) and not fact.barred]  # IC-83
    if challenge == "jump":
        return next((fact.sample for fact in own if isinstance(fact, Jumped)), None)
    if challenge == "two_doors":  # IC-80: two different ones
        return next((fact.sample for fact in passages if fact.door != passages[0].door), None)
    bounces = [fact.sample for fact in own if isinstance(fact, Bounced)]
    return next(  # IC-81: a bounce strictly before the passage
        (fact.sample for fact in passages if bounces and bounces[0] < fact.sample), None
    )
