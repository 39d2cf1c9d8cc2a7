"""What is drawn over a picture to say: this one, from here to there, yes, no."""

from math import atan2, cos, pi, sin
from typing import Any

from tablee.core.svg import Markup, Point, circle, group, join, number, path, way

SIGN, EDGE, YES, NO = "#ffb020", "#2b1a08", "#1f7a44", "#b3261e"
ROUND: dict[str, Any] = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def ring(at: Point, radius: float, fill: str = SIGN) -> Markup:
    """Look here."""
    return join(
        circle(*at, radius, fill="none", stroke=ink, stroke_width=wide)
        for ink, wide in ((EDGE, 8), (fill, 5))
    )


def arrow(
    *given: Point,
    wide: float = 7,
    both: bool = False,
    fill: str = SIGN,
    gaps: tuple[float, float] = (0, 0),
) -> Markup:
    """Along these points; with a head at ``both`` ends when two things change places.

    ``gaps`` are how much it leaves free at its beginning and at its end.
    """
    points = [*given]
    points[0] = _shorter(points[0], points[1], gaps[0])
    points[-1] = _shorter(points[-1], points[-2], gaps[1])
    after = points[1] if both else None
    return _drawn(way(points), points[-2], points[-1], after, points[0], wide, fill)


def _shorter(end: Point, inner: Point, gap: float) -> Point:
    angle = atan2(inner[1] - end[1], inner[0] - end[0])
    return end[0] + gap * cos(angle), end[1] + gap * sin(angle)


def bow(start: Point, bend: Point, end: Point, wide: float = 7, fill: str = SIGN) -> Markup:
    """Round about: through the air, or in a curve."""
    d = "M" + "Q".join((_pair(start), f"{_pair(bend)} {_pair(end)}"))
    return _drawn(d, bend, end, None, start, wide, fill)


def _pair(point: Point) -> str:
    return f"{number(round(point[0], 1))} {number(round(point[1], 1))}"


def _drawn(
    d: str, before: Point, end: Point, after: Point | None, start: Point, wide: float, fill: str
) -> Markup:
    heads = _head(before, end, wide) + (_head(after, start, wide) if after else "")
    line: dict[str, Any] = {"fill": "none", **ROUND}
    return join(
        (
            path(d + heads, stroke=EDGE, stroke_width=wide + 4, **line),
            path(d + heads, stroke=fill, stroke_width=wide, **line),
        )
    )


def _head(before: Point, end: Point, wide: float) -> str:
    angle = atan2(end[1] - before[1], end[0] - before[0])
    long = wide * 2.6
    tips = [
        (end[0] + long * cos(angle + turn), end[1] + long * sin(angle + turn))
        for turn in (pi * 0.8, -pi * 0.8)
    ]
    return way((tips[0], end, tips[1]))


def tick(at: Point, scale: float = 1) -> Markup:
    return _verdict(at, scale, YES, "M-9 1-3 8 10-8")


def cross(at: Point, scale: float = 1) -> Markup:
    return _verdict(at, scale, NO, "M-8-8 8 8M8-8-8 8")


def plus(at: Point, ink: str = "#fff8ea") -> Markup:
    return path(
        "M-14 0H14M0-14V14",
        transform=f"translate({_pair(at)})",
        stroke=ink,
        stroke_width=7,
        **ROUND,
    )


def _verdict(at: Point, scale: float, fill: str, sign: str) -> Markup:
    line: dict[str, Any] = {"fill": "none", "stroke": "#fff", "stroke_width": 5, **ROUND}
    disc = circle(0, 0, 19, fill=fill, stroke="#fff", stroke_width=3)
    return group(disc, path(sign, **line), at=at, scale=scale)
