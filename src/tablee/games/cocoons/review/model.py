"""What the review of a game holds."""

from typing import Literal

from msgspec import Struct

from tablee.core.finding import Finding
from tablee.games.cocoons.model import Guardian, Label

Miss = Literal[
    "slide",  # it showed nothing new
    "place",  # against what somebody at the table had read
    "guess",  # nobody could know; the end showed that it was wrong
    "left",  # a guardian whose cocoon had been read
]
Turn = Literal[
    "tokens",  # too few for the way alone: everybody could have counted
    "wrong",  # too few to mend what was wrong: only the end showed what that was
    "vote",  # it could still have been won
    "open",  # until the very last turn
    "limit",  # CO-68
    "known",  # won: from here on everything was read
    "luck",  # won, and not everything was read
]


class Moment(Finding, frozen=True, kw_only=True):
    """One move, with the box as it stood before."""

    kind: Miss
    turn: int
    tokens: int  # that it cost
    cocoon: Label | None = None
    guardian: Guardian | None = None
    home: Label | None = None  # where it belonged, if the team could know
    places: tuple[int, ...] = ()  # by cocoon: its slot
    free: int = 0


class TurningPoint(Finding, frozen=True, kw_only=True):
    """The first turn after which it was decided."""

    kind: Turn
    turn: int
    is_won: bool
    is_by_truth: bool  # judged by what nobody could see before the end


class Account(Struct, frozen=True):
    """Where the tokens went; all of them together are the reserve at the start."""

    news: int  # slides that showed or brought something
    nothing: int
    home: int  # the way back to the start
    corrections: int
    rest: int


class BoxReview(Struct, frozen=True):
    turning: TurningPoint | None
    moments: tuple[Moment, ...]
    account: Account
    unread: tuple[Label, ...]  # cocoons that nobody ever read, nor could work out
