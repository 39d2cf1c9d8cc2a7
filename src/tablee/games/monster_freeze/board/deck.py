"""The cards: our ninety, and the checks that any other deck must pass (MF-9, MF-11)."""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from tablee.games.monster_freeze.model import CODES, HOLE, Card

PLACES = 9  # MF-5: three rows of three
MIRRORED = (2, 1, 0, 5, 4, 3, 8, 7, 6)  # MF-7: where a place lies once the card is turned over
LONGEST_ID = 16  # of a card id in an action, so of one in a deck


@cache
def official() -> tuple[Card, ...]:
    """The ninety cards of MF-9, in the order of their numbers."""
    text = files(__package__).joinpath("deck.json").read_bytes()
    return msgspec.json.decode(text, type=tuple[Card, ...])


@lru_cache(maxsize=32)
def cards_of(deck: tuple[Card, ...] | None) -> Mapping[str, Card]:
    """The cards of a deck by id; without a deck, the official ones."""
    return {card.id: card for card in (official() if deck is None else deck)}


def flaw_of(deck: tuple[Card, ...], seats: int) -> str | None:
    """MF-11: why a deck cannot be played by so many seats, if it cannot.

    The first bad card is named; the size is looked at when every card is good.
    """
    known: set[str] = set()
    for card in deck:
        if flaw := _flaw_of_card(card):
            return flaw
        if card.id in known:
            return f"card {card.id}: a second card of this id (MF-11)"
        known.add(card.id)
    if len(deck) < (least := smallest(seats)):
        return f"{len(deck)} cards: {seats} seats need {least} or more (MF-11)"
    return None


def smallest(seats: int) -> int:
    """MF-11: the hands, the centre, and one card in the pile."""
    return 3 * seats + 2


def _flaw_of_card(card: Card) -> str | None:
    """MF-5: nine places a side, each a creature or a hole; MF-7: a hole goes through the card."""
    if not 1 <= len(card.id) <= LONGEST_ID:
        return f"card {card.id[:LONGEST_ID]!r}: an id has 1 to {LONGEST_ID} letters (MF-11)"
    for side, places in (("front", card.front), ("back", card.back)):
        if len(places) != PLACES:
            return f"card {card.id}: {len(places)} places on its {side}, not {PLACES} (MF-5)"
        for place in places:
            if place not in CODES and place != HOLE:
                return f"card {card.id}: {place!r} on its {side} is no creature and no hole (MF-5)"
    for at, mirrored in enumerate(MIRRORED):
        if (card.front[at] == HOLE) != (card.back[mirrored] == HOLE):
            row, column = divmod(at, 3)
            return (
                f"card {card.id}: row {row}, column {column} of its front"
                " is a hole on one side only (MF-7)"
            )
    return None
