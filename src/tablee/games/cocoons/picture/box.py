"""The box from one of its corners: walls, cocoons, what lies in the free slot."""

from collections.abc import Iterable
from functools import cache

from tablee.core import svg
from tablee.core.captions import Captions
from tablee.core.svg import Markup, Point
from tablee.games.cocoons.board.geometry import BESIDE
from tablee.games.cocoons.model import DIRECTIONS, LABELS, Cocoon, Direction, Guardian, Share, View
from tablee.games.cocoons.picture.pieces import (
    INK,
    PINK,
    coins,
    guardian,
    lying,
    round_token,
    trap,
)
from tablee.games.cocoons.picture.space import (
    FLAT,
    HIGH,
    STEPS,
    UNIT,
    Space,
    rounded,
    side_corners,
    slot_point,
)

WALL, OUTER = 1.52, 1.69  # from the middle to the inner and the outer face of a wall
SIDE = 0.455  # half of a cocoon
HELD = {0: 0.0, 1: 0.56, 2: 0.36}  # how large guardians are drawn, by how many there are
TAGS = 3  # what was told of one cocoon, at most


def box(view: View, space: Space, say: Captions) -> list[Markup]:
    """From the floor up; what is nearer is drawn later."""
    order = sorted(range(len(view.cocoons)), key=lambda n: _depth(view.cocoons[n], space))
    parts = [_behind(space)]
    parts += [each for number in order for each in _sides(view, number, space)]
    if view.cocoons:
        x, y = space.at(*slot_point(view.free))
        seen = lying(view.uncovered, (x, y - UNIT * 0.2), UNIT * 0.6)
        parts += [seen] if seen else []
    parts += [_top(view.cocoons[number], number, space) for number in order]
    parts.append(_before(space, say("W")))
    parts += [_signs(view, number, space) for number in order]
    return parts


def _depth(cocoon: Cocoon, space: Space) -> tuple[float, float]:
    x, y = space.at(*slot_point(cocoon.at))
    return round(y, 3), round(x, 3)


@cache
def _behind(space: Space) -> Markup:
    return svg.join((*_floor(space), *_walls_inside(space)))


@cache
def _before(space: Space, west: str) -> Markup:
    return svg.join(_walls_outside(space, west))


# -- wood ------------------------------------------------------------------------------------------


def _floor(space: Space) -> Iterable[Markup]:
    yield svg.path(
        svg.way(space.flat(rounded((0, 0), 1.74, 0.1), -0.14), closed=True),
        fill="#2a0e06",
        opacity=0.35,
    )
    yield svg.path(svg.way(space.flat(rounded((0, 0), 1.58, 0.01)), closed=True), fill="#7d4e32")
    for slot in range(9):
        hollow = space.flat(rounded(slot_point(slot), 0.46, 0.1))
        yield svg.path(svg.way(hollow, closed=True), fill="#5d3423")


def _wall(space: Space, side: Direction, out: float, low: float, high: float) -> list[Point]:
    a, b = side_corners((0, 0), side, out)
    return [space.at(*a, low), space.at(*b, low), space.at(*b, high), space.at(*a, high)]


def _walls_inside(space: Space) -> Iterable[Markup]:
    for side in DIRECTIONS:
        if not space.faces_us(side):
            fill = "#8a5a34" if space.is_right(side) else "#a26c40"
            yield svg.path(svg.way(_wall(space, side, WALL, 0, HIGH), closed=True), fill=fill)


def _walls_outside(space: Space, west: str) -> Iterable[Markup]:
    for side in DIRECTIONS:
        a, b = side_corners((0, 0), side, OUTER)
        c, d = side_corners((0, 0), side, WALL)
        top = space.flat((a, b, d, c), HIGH)
        edge = {"stroke": "#b98747", "stroke_width": 1.5, "stroke_linejoin": "round"}
        yield svg.path(svg.way(top, closed=True), fill="#e0b270", **edge)
        if space.faces_us(side):
            fill = "#a0672f" if space.is_right(side) else "#bb7f40"
            yield svg.path(svg.way(_wall(space, side, OUTER, 0, HIGH), closed=True), fill=fill)
        x, y = STEPS[side]
        at = space.at(x * (WALL + 0.085), y * (WALL + 0.085), HIGH)
        words = {"anchor": "middle", "font_weight": 800, "fill": "#74441a"}
        yield svg.text(at[0], at[1] + 6, west if side == "W" else side, 17, **words)


# -- cocoons ---------------------------------------------------------------------------------------


def _picture(view: View, number: int) -> Guardian | None:
    if view.truth is not None:
        return view.truth.identities[number]
    return view.sees[number] if view.sees else None


def _sides(view: View, number: int, space: Space) -> Iterable[Markup]:
    """The walls of the hole: silk, and the picture that this seat sees."""
    cocoon = view.cocoons[number]
    middle = slot_point(cocoon.at)
    for side in DIRECTIONS:
        if BESIDE[cocoon.at, side] != view.free or not space.faces_us(side):
            continue
        a, b = side_corners(middle, side, SIDE)
        quad = [space.at(*a, 0), space.at(*b, 0), space.at(*b, HIGH), space.at(*a, HIGH)]
        fill = "#d9bb95" if space.is_right(side) else "#ead2b2"
        yield svg.path(svg.way(quad, closed=True), fill=fill, stroke="#b48f67")
        seen = view.sees[number] if view.sees else None
        if side == cocoon.mark and seen is not None:
            yield _on_side(seen, quad)


def _on_side(seen: Guardian, quad: list[Point]) -> Markup:
    """A drawing laid onto a side: the square of 100 goes to three of its corners."""
    (x0, y0), (x1, y1), _, (x3, y3) = quad
    across = (x1 - x0) / 100, (y1 - y0) / 100
    down = (x0 - x3) / 100, (y0 - y3) / 100
    matrix = " ".join(f"{v:.3f}" for v in (*across, *down, x3, y3))
    inside = svg.use(f"cocoons-guardian-{seen}", (18, 14), 0.64)
    frame = {"fill": "#fffaf0", "stroke": PINK, "stroke_width": 4}
    paper = svg.rect(14, 12, 72, 70, rx=12, **frame)
    return svg.group(paper, inside, transform=f"matrix({matrix})")


@cache
def _shell(slot: int, space: Space) -> Markup:
    """A cocoon from above: silk outside, plum inside."""
    middle = slot_point(slot)
    rim = svg.way(space.flat(rounded(middle, 0.48, 0.12), HIGH), closed=True)
    hole = svg.way(space.flat(rounded(middle, 0.37, 0.23), HIGH), closed=True)
    floor = svg.way(space.flat(rounded(middle, 0.29, 0.17), HIGH - 0.1), closed=True)
    return svg.join(
        (
            svg.path(rim, fill="#fbeeda", stroke="#c79f79", stroke_width=1.6),
            svg.path(hole, fill="#9a5076", stroke="#c9a07b", stroke_width=2),
            svg.path(floor, fill="#642d4c"),
        )
    )


def _top(cocoon: Cocoon, number: int, space: Space) -> Markup:
    """The rim with its mark, and what one sees in it from above."""
    middle = slot_point(cocoon.at)
    x, y = space.at(*middle, HIGH)
    parts = [_shell(cocoon.at, space), _mark(cocoon.mark, middle, space)]
    wide = HELD.get(len(cocoon.holds), 0.3)
    for at, held in enumerate(cocoon.holds[:4]):
        row, column = divmod(at, 2)
        many = len(cocoon.holds) > 1
        shift = (column - 0.5) * wide if many else 0
        drop = (row - 0.5) * wide * FLAT if len(cocoon.holds) > 2 else 0
        place = (x + shift * UNIT, y + (0.06 + drop) * UNIT)
        parts.append(round_token(held, place, wide * UNIT))
    if len(cocoon.holds) > 4:
        more = f"+{len(cocoon.holds) - 4}"
        parts.append(svg.text(x, y + 8, more, 18, anchor="middle", bold=True, fill="#fff"))
    style = {"anchor": "middle", "font_weight": 800, "fill": "#5a2440"}
    parts.append(svg.text(x, y + 0.535 * UNIT * FLAT + 8, LABELS[number], 21, **style))
    return svg.join(parts)


def _mark(side: Direction, middle: Point, space: Space) -> Markup:
    """CO-35b: a pink tick on the marked edge."""
    x, y = STEPS[side]
    ends = [
        space.at(middle[0] + x * 0.38 + y * lean, middle[1] + y * 0.38 - x * lean, HIGH)
        for lean in (-0.09, 0.09)
    ]
    line = svg.way(ends)
    return svg.join(
        svg.path(line, stroke=fill, stroke_width=wide, stroke_linecap="round")
        for fill, wide in (("#fff", 21), (PINK, 16))
    )


# -- signs on top ----------------------------------------------------------------------------------


def _signs(view: View, number: int, space: Space) -> Markup:
    """Tokens, the action trap, what was told, and the verdict once it is over."""
    cocoon = view.cocoons[number]
    x, y = space.at(*slot_point(cocoon.at), HIGH)
    parts = []
    if cocoon.tokens:
        parts.append(coins(cocoon.tokens, (x - 0.5 * UNIT, y), 32))
    if cocoon.has_action:
        parts.append(trap("A", (x + 0.5 * UNIT, y), 34))
    top = (x, y - 0.4 * UNIT)
    if view.truth is not None:
        parts.append(_verdict(view, number, top))
    else:
        told = _told_of(view, number)
        for at, share in enumerate(told[:TAGS]):
            shift = (at - (min(len(told), TAGS) - 1) / 2) * 36
            parts.append(_tag(share, (top[0] + shift, top[1])))
    return svg.join(parts)


def _told_of(view: View, number: int) -> list[Share]:
    """The latest word first, and each guardian once: seen counts more than believed."""
    found: dict[Guardian, Share] = {}
    for share in view.shares:
        if share.cocoon == LABELS[number]:
            known = found.get(share.guardian)
            if known is None or (known.kind == "claim" and share.kind == "seen"):
                found[share.guardian] = share
    return list(found.values())


def _tag(share: Share, at: Point) -> Markup:
    x, y = at
    is_claim = share.kind == "claim"
    ring = {"stroke": "#8a4a6d" if is_claim else "#e0357f", "stroke_width": 3}
    dashes = "5 4" if is_claim else None
    parts = [
        svg.circle(x, y, 20, fill="#fff", stroke_dasharray=dashes, **ring),
        guardian(share.guardian, at, 33),
    ]
    if is_claim:
        parts.append(svg.circle(x + 15, y - 14, 9, fill="#7a2f57"))
        parts.append(svg.text(x + 15, y - 9, "?", 14, anchor="middle", bold=True, fill="#fff"))
    return svg.join(parts)


def _verdict(view: View, number: int, at: Point) -> Markup:
    """Whose cocoon it was, and whether just that guardian is in it."""
    assert view.truth is not None
    x, y = at
    is_wrong = LABELS[number] in view.truth.wrong
    sign, fill = ("M-5-5 5 5M5-5-5 5", "#b3261e") if is_wrong else ("M-6 0-1.5 5 6-5", "#2c7a4b")
    line = {"fill": "none", "stroke": "#fff", "stroke_width": 3.4, "stroke_linecap": "round"}
    return svg.join(
        (
            svg.circle(x, y, 24, fill="#fffaf0", stroke=INK, stroke_width=2.4),
            guardian(view.truth.identities[number], at, 40),
            svg.circle(x + 20, y - 18, 11.5, fill=fill, stroke="#fff", stroke_width=2),
            svg.group(svg.path(sign, **line), at=(x + 20, y - 18)),
        )
    )
