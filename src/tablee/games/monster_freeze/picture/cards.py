"""Cards of Monster Freeze: real holes, and monsters whose shapes tell the colours apart (MF-59)."""

from collections.abc import Mapping
from functools import cache, lru_cache

from tablee.core.svg import Markup, Point, circle, group, join, path, read_art, text, use
from tablee.games.monster_freeze.model import CODES, COLOURS, HOLE, Colour, Side

SIZE = 300  # of a card, in its own units
CORNER, RADIUS, FIRST, GAP, THICK = 34, 40, 56, 94, 7
MONSTER = 0.7  # they are drawn in a square of 100
FACES = {  # body, edge, frame
    "front": ("#a8d4e9", "#5e93b1", "#d8eef8"),
    "back": ("#f0c793", "#b3824a", "#fbe6c8"),
    "covered": ("#4f87a8", "#2b5672", "#8fc0dc"),
}
COLOUR_OF = dict(zip(CODES, COLOURS, strict=True))
FLAKE = (
    "M0-88V88M-76-44 76 44M-76 44 76-44M-22-88 0-66 22-88M-22 88 0 66 22 88"
    "M-88-20-57-33-62-66M62-66 57-33 88-20M88 20 57 33 62 66M-62 66-57 33-88 20"
)
RIM = (
    f"M{CORNER} 0H{SIZE - CORNER}a{CORNER} {CORNER} 0 0 1 {CORNER} {CORNER}V{SIZE - CORNER}"
    f"a{CORNER} {CORNER} 0 0 1-{CORNER} {CORNER}H{CORNER}a{CORNER} {CORNER} 0 0 1-{CORNER}-{CORNER}"
    f"V{CORNER}a{CORNER} {CORNER} 0 0 1 {CORNER}-{CORNER}Z"
)


@cache
def art() -> Mapping[str, Markup]:
    """The heads of the seats, and each monster on its disc, around (0, 0)."""
    assert __package__
    drawn = read_art(__package__)
    heads = {name: each for name, each in drawn.items() if "-head-" in name}
    return heads | {f"monster_freeze-{each}": _cell(each, drawn) for each in COLOURS}


def _cell(colour: Colour, drawn: Mapping[str, Markup]) -> Markup:
    turned = f"scale({MONSTER}) translate(-50 -50)"
    shape = group(drawn[f"monster_freeze-monster-{colour}"], transform=turned)
    return join((circle(0, 0, RADIUS, fill="#fffdf6", stroke="#b9c8d2", stroke_width=2), shape))


def centre_of(at: int) -> Point:
    return FIRST + at % 3 * GAP, FIRST + at // 3 * GAP


def card(face: str, at: Point, wide: float, side: Side = "front") -> Markup:
    """What is seen of a card, its holes cut out; ``at`` is its upper left corner."""
    return group(_printed(face, side), at=at, scale=wide / SIZE)


@lru_cache(maxsize=1024)
def _printed(face: str, side: Side) -> Markup:
    body, edge, frame = FACES[side]
    outline = RIM + "".join(_hole(place) for place, code in enumerate(face) if code == HOLE)
    return join(
        (
            path(outline, fill=edge, fill_rule="evenodd", transform=f"translate(0 {THICK})"),
            path(outline, fill=body, fill_rule="evenodd", stroke=frame, stroke_width=4),
            *(
                use(f"monster_freeze-{COLOUR_OF[code]}", centre_of(place))
                for place, code in enumerate(face)
                if code != HOLE
            ),
        )
    )


def covered(at: Point, wide: float) -> Markup:
    """A card under its cover, before the start and in pauses."""
    body, edge, frame = FACES["covered"]
    flake = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return group(
        path(RIM, fill=edge, transform=f"translate(0 {THICK})"),
        path(RIM, fill=body, stroke=frame, stroke_width=4),
        path(FLAKE, stroke="#d8eef8", stroke_width=11, transform="translate(150 150)", **flake),
        at=at,
        scale=wide / SIZE,
    )


def monster(colour: Colour, at: Point, wide: float, opacity: float | None = None) -> Markup:
    """A monster with the letter of its colour, around ``at``."""
    x, y = at[0] + wide * 0.36, at[1] + wide * 0.36
    letter = CODES[COLOURS.index(colour)]
    return group(
        use(f"monster_freeze-{colour}", at, wide / (2 * RADIUS)),
        circle(x, y, wide * 0.2, fill="#14263a"),
        text(x, y + wide * 0.1, letter, wide * 0.28, anchor="middle", bold=True, fill="#fff"),
        opacity=opacity,
    )


def _hole(at: int) -> str:
    x, y = centre_of(at)
    r = RADIUS
    return f"M{x - r:g} {y:g}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0-{2 * r} 0Z"
