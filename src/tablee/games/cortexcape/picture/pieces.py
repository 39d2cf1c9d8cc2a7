"""Wooden pieces around (0, 0), in units of the board; each colour has a second sign (CX-85)."""

from collections.abc import Mapping
from functools import cache

from tablee.core.svg import Markup, Point, circle, gradient, join, path, rect, tag, text, use
from tablee.games.cortexcape.model import COLOURS, CYLINDERS, TOWER, VALUE

RADIUS = 31  # a little more than the socket, so that digits can be read
TINTS = {  # top, side, print
    "W": ("#fffaf0", "#b9aa8c", "#4a3c2a"),
    "G": ("#3f9a55", "#23602f", "#fff"),
    "Y": ("#f6c934", "#a87d0c", "#3a2a00"),
    "R": ("#d43a32", "#84201b", "#fff"),
    TOWER: ("#2a2725", "#0d0c0b", "#fff"),
}
MARBLES = {  # ball, ring, its ground and its pattern
    "white": ("#fbfaf6", "#fff", "#8a6a42", {}),
    "black": ("#25211f", "#14110f", "#8a6a42", {}),
    "blue": ("#2f6fc4", "#2f6fc4", "#efe3cb", {"stroke_dasharray": "17 9"}),
    "red": (
        "#cf3b33",
        "#cf3b33",
        "#efe3cb",
        {"stroke_dasharray": "0.1 11.5", "stroke_linecap": "round"},
    ),
}
CONES = {"start": "#1d1a18", "exit": "#d0312a"}
SHADOW = {"fill": "#140800", "opacity": 0.35}


def piece(kind: str, at: Point, scale: float = 1) -> Markup:
    """A cylinder or a tower."""
    return use(f"cortexcape-{'tower' if kind == TOWER else kind}", at, scale)


def marble(colour: str, at: Point, scale: float = 1) -> Markup:
    return use(f"cortexcape-{colour}", at, scale)


def cone(kind: str, at: Point) -> Markup:
    """One band marks the start, two bands the exit."""
    return use(f"cortexcape-{kind}", at)


@cache
def art() -> Mapping[str, Markup]:
    """All that can be used, by name."""
    drawn = {f"cortexcape-{kind}": _cylinder(kind) for kind in CYLINDERS}
    drawn["cortexcape-tower"] = _cylinder(TOWER)
    drawn |= {f"cortexcape-{colour}": _marble(colour) for colour in COLOURS}
    return drawn | {f"cortexcape-{kind}": _cone(kind) for kind in CONES}


@cache
def gradients() -> Markup:
    return join(
        (
            gradient(
                "cortexcape-gloss",
                (0, "#fff", 0.55),
                (0.45, "#fff", 0.08),
                (1, "#000", 0.18),
                cx=0.35,
                cy=0.3,
                r=0.8,
            ),
            gradient(
                "cortexcape-ball",
                (0, "#fff", 0.95),
                (0.22, "#fff", 0.3),
                (0.6, "#000", 0.05),
                (1, "#000", 0.6),
                cx=0.36,
                cy=0.3,
                r=0.75,
            ),
            gradient(
                "cortexcape-side",
                (0, "#000", 0.05),
                (0.3, "#fff", 0.2),
                (1, "#000", 0.4),
                kind="linearGradient",
            ),
        )
    )


def _cylinder(kind: str) -> Markup:
    """Seen from above and a little from the front."""
    top, side, ink = TINTS[kind]
    r, tall = RADIUS, 24 if kind == TOWER else 13
    mantle = f"M{-r} 0A{r} {r} 0 0 0 {r} 0L{r} {-tall}L{-r} {-tall}Z"
    parts = [
        tag("ellipse", cx=8, cy=9, rx=r + 4, ry=r + 1, **SHADOW),
        path(mantle, fill=side),
        path(mantle, fill="url(#cortexcape-side)"),
        circle(0, -tall, r, fill=top, stroke="#6b645d" if kind == TOWER else side, stroke_width=2),
        circle(0, -tall, r, fill="url(#cortexcape-gloss)"),
    ]
    if kind == TOWER:
        parts.append(rect(-12, -tall - 12, 24, 24, rx=2, fill="#fff"))
    else:
        groove = circle(
            0, -tall, r - 5, fill="none", stroke=ink, stroke_opacity=0.35, stroke_width=2
        )
        digit = str(VALUE[kind])
        parts += [groove, text(0, 1.5, digit, 40, anchor="middle", font_weight=800, fill=ink)]
    return join(parts)


def _marble(colour: str) -> Markup:
    """A glossy ball in its owner's ring: solid, double, dashed or dotted."""
    ball, ring, ground, pattern = MARBLES[colour]
    wide = 8 if colour == "red" else 6
    parts = [
        tag("ellipse", cx=5, cy=8, rx=33, ry=31, **SHADOW),
        circle(0, 0, 33, fill=ground, stroke=ring, stroke_width=wide, **pattern),
    ]
    if colour == "black":
        parts.append(circle(0, 0, 28, fill="none", stroke="#efe3cb", stroke_width=2.5))
    parts += [circle(0, 0, 24.4, fill=ball), circle(0, 0, 24.4, fill="url(#cortexcape-ball)")]
    return join(parts)


def _cone(kind: str) -> Markup:
    body = "M-30 0A30 15 0 0 0 30 0L6 -66Q0 -76 -6 -66Z"
    bands = ["M-21.5 -23.5A22 10 0 0 0 21.5 -23.5", "M-14.5 -43A15 7 0 0 0 14.5 -43"]
    return join(
        (
            tag("ellipse", cx=12, cy=6, rx=36, ry=20, **SHADOW),
            path(body, fill=CONES[kind], stroke="#fff", stroke_opacity=0.7, stroke_width=2.5),
            path(body, fill="url(#cortexcape-side)"),
            *(
                path(band, fill="none", stroke="#fff", stroke_width=6)
                for band in bands[: 2 if kind == "exit" else 1]
            ),
        )
    )
