"""Monster Freeze: a card and its back, a stack, the lines, the centre, five colours."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import permutations
from typing import Any

from scripts.howto.cut import frame
from scripts.howto.signs import SIGN, arrow, bow, plus, tick
from tablee.core.svg import Markup, Point, circle, join, rect
from tablee.games.monster_freeze.board.deck import cards_of
from tablee.games.monster_freeze.board.geometry import LINES, seen
from tablee.games.monster_freeze.model import CODES, Placement, Stack
from tablee.games.monster_freeze.picture.cards import SIZE, art, card, centre_of, covered

GROUND = "#1d425d"
DECK = cards_of(None)
EXAMPLE = ("MF01", "MF04", "MF10")  # from the bottom up: red in a diagonal
Line = tuple[int, ...]
Trick = tuple[Stack, Line]


def painted(*parts: Markup) -> str:
    return frame(GROUND, art().items(), *parts)


def lit(places: Line, at: Point, wide: float) -> Markup:
    """Rings around some places of a card."""
    scale = wide / SIZE
    spots = [(at[0] + x * scale, at[1] + y * scale) for x, y in map(centre_of, places)]
    glow: dict[str, Any] = {"fill": "none", "stroke": SIGN, "stroke_width": 5}
    return join(circle(x, y, 44 * scale, **glow) for x, y in spots)


def line_of(stack: Stack) -> Line | None:
    view = seen(DECK, stack)
    found = (line for line in LINES if len({view[at] for at in line}) == 1)
    return next((line for line in found if view[line[0]] in CODES), None)


@cache
def tricks() -> tuple[Trick, ...]:
    """Some tricks of cards that lie as they were dealt."""

    def search() -> Iterator[Trick]:
        for names in permutations(sorted(DECK)[:24], 3):
            one, two, three = (Placement(name, "front", 0) for name in names)
            stack = (one, two, three)
            if line := line_of(stack):
                yield stack, line

    return tuple(search())


def first(wanted: Callable[[str, Line], bool]) -> Trick:
    """The first of the tricks that is as wanted: what it shows, and its line."""
    return next((s, line) for s, line in tricks() if wanted(seen(DECK, s), line))


def trick(found: Trick, at: Point, wide: float) -> Markup:
    stack, line = found
    return join((card(seen(DECK, stack), at, wide), lit(line, at, wide)))


# -- the pictures ----------------------------------------------------------------------------------


def cards() -> str:
    """The two sides of one card: a hole goes through both."""
    one = DECK["MF52"]
    turn = bow((232, 70), (320, 10), (408, 70), 8)
    return painted(card(one.front, (30, 84), 250), card(one.back, (360, 84), 250, "back"), turn)


def stack() -> str:
    """Three cards, one on another, and what shows from above."""
    wide, y, step = 170.0, 14.0, 220
    parts = [card(DECK[name].front, (15 + step * at, y), wide) for at, name in enumerate(EXAMPLE)]
    parts += [plus((210 + step * at, y + 85)) for at in range(2)]
    one, two, three = (Placement(name, "front", 0) for name in EXAMPLE)
    laid = (one, two, three)
    line = line_of(laid)
    assert line is not None
    # each card gives one creature to the line: the top card what it shows, the others what is seen
    for at, name in enumerate(EXAMPLE):
        above = [DECK[other].front for other in EXAMPLE[at + 1 :]]
        mine = [p for p in line if DECK[name].front[p] != "." and all(o[p] == "." for o in above)]
        parts.append(lit(tuple(mine), (15 + step * at, y), wide))
    parts.append(trick((laid, line), (235, 216), wide))
    parts.append(arrow((100, 206), (100, 300), (214, 300), wide=9))
    return painted(*parts)


def lines() -> str:
    """A row, a column, a diagonal."""
    kinds: tuple[tuple[Line, ...], ...] = (LINES[:3], LINES[3:6], LINES[6:])
    parts = []
    for at, kind in enumerate(kinds):
        found = first(lambda _, line, kind=kind: line in kind)  # type: ignore[misc]
        parts += [trick(found, (16 + 208 * at, 92), 192), tick((112 + 208 * at, 340), 1.2)]
    return painted(*parts)


def swap() -> str:
    """One of the three cards for the card in the centre."""
    hand = [card(DECK[name].front, (70 + 172 * at, 218), 150) for at, name in enumerate(EXAMPLE)]
    dashed: dict[str, Any] = {"fill": "none", "stroke": "#d8eef8", "stroke_width": 3}
    spot = rect(234, 14, 166, 168, rx=22, stroke_dasharray="9 7", **dashed)
    pile = [covered((452 + 6 * n, 38 + 5 * n), 110) for n in range(3)]
    centre = card(DECK["MF59"].front, (242, 22), 150)
    change = arrow((317, 168), (317, 240), wide=9, both=True)
    return painted(spot, centre, *pile, *hand, change)


def colours() -> str:
    """A trick of each colour."""
    spots = ((30, 20), (236, 20), (442, 20), (133, 208), (339, 208))
    parts = []
    for code, at in zip(CODES, spots, strict=True):
        parts.append(trick(first(lambda view, line, code=code: view[line[0]] == code), at, 168))  # type: ignore[misc]
    return painted(*parts)


PICTURES = {"cards": cards, "stack": stack, "lines": lines, "swap": swap, "colours": colours}
