"""How cards lie, and what a stack of three shows from above (MF-7, MF-8, MF-30..33).

A face or a picture is a text of nine places, row by row.
"""

from collections.abc import Mapping

from tablee.games.monster_freeze.board.deck import MIRRORED, PLACES
from tablee.games.monster_freeze.model import (
    CODES,
    COLOURS,
    HOLE,
    Card,
    Colour,
    Side,
    Stack,
)

SIDES: tuple[Side, ...] = ("front", "back")
ROTS = (0, 1, 2, 3)
LINES = (  # MF-32: three places of one colour in a row, a column or a diagonal
    (0, 1, 2),
    (3, 4, 5),
    (6, 7, 8),
    (0, 3, 6),
    (1, 4, 7),
    (2, 5, 8),
    (0, 4, 8),
    (2, 4, 6),
)
LAYINGS = tuple((side, rot) for side in SIDES for rot in ROTS)  # MF-8: the eight of every card


def _turned(places: tuple[int, ...]) -> tuple[int, ...]:
    """MF-8, a quarter turn clockwise: ``new[r][c] = old[2-c][r]``."""
    return tuple(places[3 * (2 - c) + r] for r in range(3) for c in range(3))


def _turns() -> tuple[tuple[int, ...], ...]:
    """For each rot, where each place of what is seen comes from."""
    found = [tuple(range(PLACES))]
    for _ in ROTS[1:]:
        found.append(_turned(found[-1]))
    return tuple(found)


TURNS = _turns()


def _over(rot: int) -> int:
    """How many turns a card lies at once it is turned over, left to right, as it lies (MF-7)."""
    behind = tuple(MIRRORED[TURNS[rot][MIRRORED[place]]] for place in range(PLACES))
    return TURNS.index(behind)


OVER = tuple(_over(rot) for rot in ROTS)


def face(card: Card, side: Side, rot: int) -> str:
    """MF-7, MF-8: what is seen of a card that lies with this side up, so many turns clockwise."""
    up = card.front if side == "front" else card.back
    return "".join([up[at] for at in TURNS[rot]])


def seen(cards: Mapping[str, Card], stack: Stack) -> str:
    """MF-31: at each place the creature of the highest card that has no hole there.

    Where all three have one, the hole is seen.
    """
    bottom, middle, top = (face(cards[lying.card], lying.side, lying.rot) for lying in stack)
    return "".join(
        [
            (high if high != HOLE else mid if mid != HOLE else low)
            for low, mid, high in zip(bottom, middle, top, strict=True)
        ]
    )


def colours_shown(picture: str) -> tuple[Colour, ...]:
    """MF-32: the colours of all lines in a picture, in the order of COLOURS."""
    codes = {
        picture[first]
        for first, second, third in LINES
        if picture[first] == picture[second] == picture[third] != HOLE
    }
    return tuple(colour for code, colour in zip(CODES, COLOURS, strict=True) if code in codes)


def places_of(picture: str, colours: tuple[Colour, ...]) -> tuple[int, ...]:
    """Where the lines of these colours run."""
    codes = {CODES[COLOURS.index(colour)] for colour in colours}
    places = {
        place
        for line in LINES
        if len({picture[at] for at in line}) == 1 and picture[line[0]] in codes
        for place in line
    }
    return tuple(sorted(places))
