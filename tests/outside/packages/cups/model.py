"""Dice under cups: what there is to see, to do and to hide."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablee.core.protocol import Leave

FACES = (1, 2, 3, 4, 5, 6)


class Base(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Bid(Base, frozen=True, tag="bid"):
    """So many dice under all the cups show this face."""

    count: Annotated[int, Meta(title="How many")]
    face: Annotated[int, Meta(ge=1, le=6)]


class Doubt(Base, frozen=True, tag="doubt"):
    """Never! Lift the cups."""


Action = Bid | Doubt | Leave


class Bounds(Struct, frozen=True):
    min_count: int
    max_count: int
    faces: tuple[int, ...]


class Rolled(Base, frozen=True, tag="rolled"):
    """Dice and a seal for each cup; of other cups a seat is told nothing."""

    cups: tuple[tuple[int, ...] | None, ...]
    seals: tuple[int | None, ...]


class BidMade(Base, frozen=True, tag="bid_made"):
    seat: int
    count: int
    face: int


class Lifted(Base, frozen=True, tag="lifted"):
    """All cups are lifted, and somebody was wrong."""

    cups: tuple[tuple[int, ...], ...]
    found: int
    loser: int


class SeatLeft(Base, frozen=True, tag="seat_left"):
    seat: int


Event = Rolled | BidMade | Lifted | SeatLeft


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    dice: Annotated[
        Literal[1, 2, 3],
        Meta(
            title="Dice in each cup",
            description="More dice, more to guess.",
            extra_json_schema={"description_fr": "Plus il y en a, plus il faut deviner."},
        ),
    ] = 2
    rounds_to_lose: Literal[1, 2, 3] = 1


class State(Base, frozen=True, tag="state"):
    seats: int
    at_ms: int
    dice: int
    rounds_to_lose: int
    turn: int
    lost: tuple[int, ...]
    cups: tuple[tuple[int, ...], ...]  # empty until luck has rolled
    seals: tuple[int, ...]
    bid: BidMade | None
    left: int | None


class Player(Struct, frozen=True):
    dice: int
    rounds_lost: int


class View(Base, frozen=True, tag="view"):
    seat: int | None
    seats: int
    at_ms: int
    my_dice: tuple[int, ...]
    my_seal: int | None
    standing_bid: BidMade | None
    players: tuple[Player, ...]
    turn_seat: int
    has_rolled: bool
    rounds_to_lose: int
    left_seat: int | None
