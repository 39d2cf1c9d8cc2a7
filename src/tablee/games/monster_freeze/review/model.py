"""What the review of a match holds."""

from typing import Literal

from msgspec import Struct

from tablee.core.finding import Finding
from tablee.core.protocol import Seat
from tablee.games.monster_freeze.model import Colour, Stack

Fate = Literal[
    "swapped",  # a card of it was given away
    "other",  # another colour was claimed with these cards
    "ended",  # the round was over first
]


class Missed(Finding, frozen=True, kw_only=True):
    """A trick that lay in a hand and was not claimed."""

    round: int
    colour: Colour
    stack: Stack  # bottom to top
    places: tuple[int, ...]  # 0..8: where its line runs
    stackings: int  # of the 768 that show this colour
    lain_ms: int  # play time
    fate: Fate
    is_missing: bool  # a colour that the seat did not have yet
    is_fifth: bool  # it would have won the round


class FalseClaim(Finding, frozen=True, kw_only=True):
    """MF-40: a claim without a line."""

    round: int
    stack: Stack
    lock_ms: int


class SeatTally(Struct, frozen=True):
    seat: Seat
    tricks: int
    missed: int
    false_claims: int


class MatchReview(Struct, frozen=True):
    missed: tuple[Missed, ...]  # in the order of the match
    best: tuple[int, ...]  # which of them were the greatest pity: their places, at most three
    false_claims: tuple[FalseClaim, ...]
    seats: tuple[SeatTally, ...]
