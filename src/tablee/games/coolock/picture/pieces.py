"""Pawns, ghosts, padlocks and portions: a shape for each colour, so that nobody needs both."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from tablee.core.svg import (
    Markup,
    Point,
    circle,
    group,
    join,
    path,
    read_art,
    rect,
    text,
    use,
)

INK = "#1c1233"
FILLS = ("#ff7a76", "#63b1ff", "#58cf90", "#ffdb55", "#c797ff", "#ffa04d")  # of the seats
GOLD = "#ffe9a8"
HALF = (11, 11, 15, 20)  # of a padlock, by how many colours it has
SHACKLE = "M-6.5-4V-9A6.5 6.5 0 0 1 6.5-9V-4"
LINES: dict[str, Any] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}


@cache
def art() -> Mapping[str, Markup]:
    """The page's drawings, and the three marks of crossings."""
    assert __package__
    gate = (
        circle(0, 0, 9.5, fill="#35204f", stroke="#ffb36b", stroke_width=2.4),
        path("M-4.5 6V-1A4.5 4.5 0 0 1 4.5-1V6M0-5V6", stroke="#ffd9ae", stroke_width=1.8, **LINES),
    )
    place = (
        path("M0-10 8.7-5V5L0 10-8.7 5V-5Z", fill="#f6e9cd", stroke="#170d31", stroke_width=2),
        path("M0-10V10M8.7-5-8.7 5M-8.7-5 8.7 5", stroke="#a58a63", **LINES),
    )
    ghostly = "M-5 6.5V-1A5 5 0 0 1 5-1V6.5Q3.8 4.5 2.5 6.5T0 6.5-2.5 6.5-5 6.5Z"
    spawn = (
        circle(0, 0, 11.5, fill="#3d1f78", stroke="#cdb0ff", stroke_dasharray="3.4 3.4"),
        path(ghostly, stroke="#eadfff", stroke_width=1.7, **LINES),
    )
    marks: dict[str, tuple[Markup, ...]] = {"gate": gate, "place": place, "spawn": spawn}
    marks |= {f"lock-{count}": _lock(count) for count in range(len(HALF))}
    return {**read_art(__package__), **{f"coolock-{name}": join(m) for name, m in marks.items()}}


def _lock(count: int) -> tuple[Markup, ...]:
    """A padlock for so many colours, without them; a black one is whole."""
    half = HALF[count]
    parts = (
        path(SHACKLE, stroke=INK, stroke_width=7, **LINES),
        path(SHACKLE, stroke="#f3ead6" if count else "#8d86a3", stroke_width=3.4, **LINES),
        rect(-half - 1.6, -6.6, 2 * half + 3.2, 22.2, rx=5.6, fill=INK),
    )
    if count:
        return parts
    return (
        *parts,
        rect(-half, -5, 2 * half, 19, rx=4, fill="#2f2b3b", stroke="#a79fc0"),
        path("M-5 0 5 9.5M5 0-5 9.5", stroke="#f0ebff", stroke_width=3),
    )


def shape(seat: int, at: Point, scale: float, fill: str = INK) -> Markup:
    """A seat's shape, drawn from -10 to 10."""
    return use(f"coolock-shape-{seat}", at, scale, fill=fill)


def pawn(seat: int, at: Point, scale: float = 1, *, is_sad: bool = False) -> Markup:
    return use(f"coolock-{'prisoner' if is_sad else 'pawn'}-{seat}", at, scale)


def ghost(number: int, at: Point, scale: float = 1) -> Markup:
    words = {"anchor": "middle", "font_weight": 800, "fill": "#4a3187"}
    return group(
        use("coolock-ghost-0"), text(0, 10.8, str(number), 8.6, **words), at=at, scale=scale
    )


def portion(owner: int | None, at: Point, scale: float = 1) -> Markup:
    return use(f"coolock-portion-{'gold' if owner is None else owner}", at, scale)


def padlock(colours: Sequence[int], at: Point, scale: float = 1) -> Markup:
    """One colour or several, each with its shape; black ones are barred for everybody."""
    count = min(len(colours), 3)
    half, wide = HALF[count], 2 * HALF[count] / max(1, len(colours))
    if not colours:
        return use("coolock-lock-0", at, scale)
    parts = [use(f"coolock-lock-{count}")]
    for number, seat in enumerate(colours):
        x = -half + number * wide
        parts.append(rect(x, -5, wide, 19, rx=2, fill=FILLS[seat], stroke=INK))
        parts.append(shape(seat, (x + wide / 2, 4.5), 0.62))
    return group(*parts, at=at, scale=scale)


def lantern(at: Point) -> Markup:
    """Beside the pawn of who carries one."""
    return group(
        rect(-7, -8, 14, 17, rx=4, fill="#ffd76a", stroke="#3b2107", stroke_width=1.6),
        path("M0 6C-4 3-3 0 0-4 3 0 4 3 0 6Z", fill="#e2711d"),
        at=at,
    )
