"""Guardians, traps and tokens, drawn by the page's components in a square of 100."""

from collections.abc import Mapping
from functools import cache

from tablee.core import svg
from tablee.core.svg import Markup, Point
from tablee.games.cocoons.model import Guardian, Sight, Trap
from tablee.games.cocoons.picture.space import FLAT

INK = "#3a2417"
PINK = "#f0287f"
SEAT_FILLS = ("#e0357f", "#d98a00", "#1f8a5b", "#2c74c9")
SEAT_SHAPES = (
    "M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 1 1 0-15Z",
    "M10 2.5L18 16.5H2Z",
    "M3 3H17V17H3Z",
    "M10 1.5L12.6 7.2L18.8 7.9L14.2 12.1L15.4 18.2L10 15.2L4.6 18.2L5.8 12.1L1.2 7.9L7.4 7.2Z",
)


@cache
def art() -> Mapping[str, Markup]:
    """The page's drawings; a tile with a number shows its square of the picture (CO-87)."""
    assert __package__
    drawn = dict(svg.read_art(__package__))
    for number in range(1, 9):
        drawn[f"cocoons-trap-N{number}"] = svg.join(
            (
                svg.rect(3, 3, 94, 94, rx=11, fill="#e8804f", stroke=INK, stroke_width=4),
                svg.path("M3 68q24-14 47-4t47-6V86q0 11-11 11H14Q3 97 3 86Z", fill="#4f7550"),
                svg.circle(50, 46, 24, fill="#fff1b8"),
                drawn[f"cocoons-numeral-{number}"],
            )
        )
    disc = (
        svg.circle(50, 50, 47, fill="#e9c98f", stroke=INK, stroke_width=3),
        svg.circle(50, 50, 41, fill="#fff4dc"),
    )
    drawn["cocoons-disc"] = svg.join(disc)
    return drawn


def _square(name: str, at: Point, wide: float, flat: float = 1) -> Markup:
    """A drawing around a point; ``flat`` when it lies on something."""
    x, y = at
    scale = wide / 100
    high = scale * flat
    place = f"translate({x - 50 * scale:.2f} {y - 50 * high:.2f}) scale({scale:.4f}"
    tail = ")" if flat == 1 else f" {high:.4f})"
    return svg.tag("use", href=f"#cocoons-{name}", transform=place + tail)


def guardian(name: Guardian, at: Point, wide: float) -> Markup:
    return _square(f"guardian-{name}", at, wide)


def round_token(name: Guardian, at: Point, wide: float, flat: float = FLAT) -> Markup:
    """A guardian on its token, face up."""
    return svg.join(
        (
            _square("disc", at, wide, flat),
            _square(f"guardian-{name}", (at[0], at[1] - wide * 0.01), wide * 0.8, flat),
        )
    )


def trap(name: Trap, at: Point, wide: float, flat: float = 1) -> Markup:
    return _square(f"trap-{name}", at, wide, flat)


def token(at: Point, wide: float) -> Markup:
    """An action token: one push."""
    return _square("token", at, wide)


def lying(sight: Sight, at: Point, wide: float, flat: float = FLAT) -> Markup | None:
    """What lies in a slot, if there is anything."""
    if sight.trap is not None:
        return trap(sight.trap, at, wide, flat)
    if sight.guardian is not None:
        return round_token(sight.guardian, at, wide, flat)
    named = {"start": "start", "token": "token", "face_down": "back"}.get(sight.what)
    return None if named is None else _square(named, at, wide, flat)


def coins(count: int, at: Point, wide: float) -> Markup:
    """So many action tokens in a cocoon."""
    x, y = at
    a, b = wide * 0.43, wide / 2
    points = [(0, -b), (a, -b / 2), (a, b / 2), (0, b), (-a, b / 2), (-a, -b / 2)]
    outline = svg.way([(x + i, y + j) for i, j in points], closed=True)
    size = wide * 0.62
    return svg.join(
        (
            svg.path(outline, fill="#f2b64c", stroke=INK, stroke_width=2.4),
            svg.text(x, y + size * 0.36, str(count), size, anchor="middle", font_weight=800),
        )
    )


def seat_mark(seat: int, at: Point) -> Markup:
    paint = {"fill": SEAT_FILLS[seat], "stroke": "#fff", "stroke_width": 1.6}
    return svg.group(svg.path(SEAT_SHAPES[seat], **paint), at=(at[0] - 10, at[1] - 10))
