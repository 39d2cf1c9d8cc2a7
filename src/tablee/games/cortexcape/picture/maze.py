"""The printed board: the disc, its corridors and its sockets, as labs.json has them (CX-85)."""

from functools import lru_cache
from typing import Any, NamedTuple

from tablee.core.svg import Markup, Point, circle, gradient, group, join, path, text, way
from tablee.games.cortexcape.board.labs import DOORS, EXITS, Lab, drawing

CENTRE: Point = (540, 540)
BASE = 530  # the radius of all
FLOOR = "#e9dcc2"
DISCS = {  # light and dark, of the disc and of its rim
    "blue": ("#2c4a6e", "#14253b", "#5f86b4", "#2a4668"),
    "green": ("#2b5540", "#132b20", "#5f9a78", "#285240"),
    "red": ("#6b2c2c", "#361313", "#b56a5d", "#6a2b28"),
    "black": ("#3b3733", "#181614", "#7d756c", "#35302b"),
}


class Corridor(NamedTuple):
    anchor: Point
    lines: tuple[tuple[Point, ...], ...]


@lru_cache(maxsize=1)
def places() -> dict[str, Point]:
    """Doors and exits by name."""
    file = drawing()
    return {place["id"]: tuple(place["xy"]) for place in (*file["doors"], *file["exits"])}


@lru_cache(maxsize=64)
def corridors(lab: str | Lab | None) -> dict[str, Corridor]:
    """By name; none until luck has drawn a labyrinth. One's own comes without lines (CX-92)."""
    if lab is None:
        return {}
    if isinstance(lab, Lab):
        return _stars(lab)
    return {each["id"]: _read(each) for each in drawing()["labs"][lab]["corridors"]}


def _read(entry: dict[str, Any]) -> Corridor:
    lines = tuple(tuple((x, y) for x, y in line) for line in entry["polylines"])
    return Corridor(tuple(entry["anchor"]), lines)


def _stars(lab: Lab) -> dict[str, Corridor]:
    """Each corridor as a star between its doors and exits."""
    tips: dict[str, list[Point]] = {corridor: [] for corridor in lab.corridors}
    for door, joined in zip(DOORS, lab.doors, strict=True):
        for corridor in joined:
            tips[corridor].append(places()[door])
    for exit_, corridor in zip(EXITS, lab.exits, strict=True):
        tips[corridor].append(places()[exit_])
    found = {}
    for corridor, ends in tips.items():
        middle = sum(x for x, _ in ends) / len(ends), sum(y for _, y in ends) / len(ends)
        found[corridor] = Corridor(middle, tuple((middle, end) for end in ends))
    return found


def spot_of(lab: str | Lab | None, name: str) -> Point:
    """Where a cone stands: on an exit, or in the middle of a corridor."""
    known = corridors(lab).get(name)
    return places().get(name, CENTRE) if known is None else known.anchor


@lru_cache(maxsize=64)
def tints(lab: str | Lab | None) -> tuple[str, Markup]:
    """The look of a labyrinth: what its gradients are called, and the gradients."""
    name = lab if isinstance(lab, str) else "black"
    light, dark, rim, rim_dark = DISCS[name]
    disc = gradient(
        f"cortexcape-disc-{name}", (0, light, 1), (1, dark, 1), cx=0.42, cy=0.36, r=0.75
    )
    edge = gradient(
        f"cortexcape-rim-{name}",
        (0, rim, 1),
        (1, rim_dark, 1),
        kind="linearGradient",
        x1=0,
        y1=0,
        x2=0.6,
        y2=1,
    )
    return name, join((disc, edge))


@lru_cache(maxsize=64)
def printed(lab: str | Lab | None) -> Markup:
    """All that never moves."""
    look, _ = tints(lab)
    x, y = CENTRE
    board = drawing()["board"]
    ways = ["".join(map(way, each.lines)) for each in corridors(lab).values()]
    drawn: dict[str, Any] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    wide = board["corridor_width"]
    walls = (path(d, stroke="#000", stroke_width=wide + 12) for d in ways)
    return join(
        (
            circle(x, y + 8, BASE, fill="#1a0e04", opacity=0.55),
            circle(x, y, BASE, fill=f"url(#cortexcape-rim-{look})"),
            circle(x, y, BASE - 5, fill="none", stroke="#fff", stroke_opacity=0.25, stroke_width=3),
            circle(
                x,
                y,
                board["disc_radius"],
                fill=f"url(#cortexcape-disc-{look})",
                stroke="#000",
                stroke_opacity=0.45,
                stroke_width=6,
            ),
            group(*walls, opacity=0.38, **drawn),
            group(*(path(d, stroke=FLOOR, stroke_width=wide) for d in ways), **drawn),
            *map(_socket, DOORS),
            *map(_pad, EXITS),
        )
    )


def _socket(door: str) -> Markup:
    """A door without a piece shows its letter."""
    x, y = places()[door]
    radius = drawing()["board"]["door_radius"]
    return join(
        (
            circle(x, y, radius + 9, fill="#b9a37e", stroke="#3a2c1a", stroke_width=2),
            circle(x, y, radius + 4, fill="#4a3a2a"),
            text(x, y + 11, door, 30, anchor="middle", bold=True, fill="#d8c29a"),
        )
    )


def _pad(exit_: str) -> Markup:
    x, y = places()[exit_]
    number = exit_.removeprefix("X")
    return join(
        (
            circle(x, y, 34, fill="#1c1611", stroke=FLOOR, stroke_width=5),
            text(x, y + 13, number, 36, anchor="middle", bold=True, fill="#fbf3e2"),
        )
    )
