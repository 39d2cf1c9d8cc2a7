"""What the review of a game holds."""

from typing import Literal

from msgspec import Struct

from tablee.core.finding import Finding
from tablee.core.protocol import Seat

Miss = Literal[
    "fine",  # nothing better was found
    "meeting",  # a padlock of several colours that this walk could have opened
    "padlock",
    "portion",
    "ghost",  # a walk into a ghost, with others to choose
    "risk",  # more danger than the same progress asked for
    "wasted",  # nothing taken, nothing opened, no step nearer to what comes next
    "detour",
    "stayed",  # CL-73: no try for a double
    "card",  # CL-89: the target of a card
    "order",  # CL-64: a double of a ghost, played so that it catches more
]


class Turn(Finding, frozen=True, kw_only=True):
    """One decision beside the best one; rounds are those that the team's plan gets longer by."""

    round: int
    kind: Miss
    loss: float
    start: int | None  # the edge of the pawn; None in its base, and where nobody walked
    walked: tuple[int, ...] = ()  # edges
    better: tuple[int, ...] = ()  # edges
    goal: int | None = None  # the intersection that it is about
    colours: tuple[Seat, ...] | None = None  # of the padlock there, if there is one
    ghosts: tuple[int, ...] = ()  # their intersections, where they matter
    chance: int = 0  # to be caught at the end of this round, in percent
    better_chance: int = 0


class SeatSum(Struct, frozen=True):
    """All turns of one seat."""

    seat: Seat
    turns: int
    loss: float
    meetings: int
    wasted: int
    risks: int


class TeamReview(Struct, frozen=True):
    """The turns in the order of the game, and which of them cost the team most."""

    turns: tuple[Turn, ...]
    worst: tuple[int, ...]  # their moves, the dearest first; at most three
    seats: tuple[SeatSum, ...]
    loss: float  # of the whole team
    unseen: int  # turns of a very long game that were left out
