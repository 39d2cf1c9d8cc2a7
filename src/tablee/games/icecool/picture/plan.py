"""The school seen from above, in millimetres, as school.json has it (IC-8..IC-18)."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from tablee.core.svg import Markup, Point, circle, group, join, path, read_art, rect, tag, text, use
from tablee.games.icecool.board.school import Door, Rect, school
from tablee.games.icecool.model import Colour, Fish

FLOORS = {
    "classroom": "#f3dfb6",
    "kitchen": "#dbeaf0",
    "library": "#ead3c2",
    "gym": "#d6e8cc",
    "middle": "#eee3f2",
}
NAMES = {  # where a room's name does not lie under a door or the circle
    "classroom": (0.2, 0.02),
    "kitchen": (0.372, 0.5),
    "library": (0.099, 0.5),
    "gym": (0.437, 0.02),
    "middle": (0.265, 0.211),
}
FILLS: Mapping[Colour, str] = {
    "blue": "#1f66c1",
    "red": "#c22f27",
    "green": "#1d7a44",
    "purple": "#7c3aad",
    "orange": "#b4540a",
}
ORANGE: dict[str, Any] = {
    "fill": "none",
    "stroke": "#d9730a",
    "stroke_width": 1.6,
    "stroke_dasharray": "7 4",
    "opacity": 0.75,
}
RED: dict[str, Any] = {
    "fill": "#d8352c",
    "fill_opacity": 0.16,
    "stroke": "#c8281f",
    "stroke_width": 3.2,
}
CLIP = "M-11 0C-7-6.5 3-7.5 8-1L13-5.5V5.5L8 1C3 7.5-7 6.5-11 0Z"


@cache
def art() -> Mapping[str, Markup]:
    assert __package__
    return read_art(__package__)


def spot(point: Point) -> Point:
    """Metres with y upwards, as millimetres with y downwards."""
    return point[0] * 1000, (school().outline[3] - point[1]) * 1000


def _box(area: Rect, **attributes: Any) -> Markup:
    x, y = spot((area[0], area[3]))
    return rect(x, y, (area[2] - area[0]) * 1000, (area[3] - area[1]) * 1000, **attributes)


@cache
def floor(language: str) -> Markup:
    """All that never moves and lies below the penguins."""
    parts = [_box(school().beyond, fill="#8d6b45", stroke="#5d3a1a", stroke_width=4)]
    style: dict[str, Any] = {"anchor": "middle", "font_weight": 600, "fill": "#4a3825"}
    for room in school().rooms:
        x, y = spot(NAMES[room.key])
        parts += [
            _box(room.rect, fill=FLOORS[room.key]),
            _box(room.orange_line, **ORANGE),
            text(x, y + 5, getattr(room.name, language), 15, **style),
        ]
    centre = spot(school().red_circle.centre)
    parts.append(circle(*centre, school().red_circle.radius * 1000, **RED))
    for each in school().boxes:
        if each.lintel is None:
            parts.append(_box((*each.low[:2], *each.high[:2]), fill="#7b4f28"))
    return join(parts)


@cache
def lintels() -> Markup:
    """Above the penguins, which pass under them; and the white fish that clip walls together."""
    parts = [_lintel(door) for door in school().doors]
    white = {"fill": "#fffdf6", "stroke": "#7b4f28", "stroke_width": 1.2}
    parts += [group(path(CLIP, **white), at=spot(clip.pos), scale=0.7) for clip in school().clips]
    return join(parts)


def _lintel(door: Door) -> Markup:
    long = door.width * 1000
    wide, deep = (6.0, long) if door.axis == "x" else (long, 6.0)
    frame = {"stroke": "#7b4f28", "stroke_width": 1, "stroke_dasharray": "3 2.4"}
    parts = [rect(-wide / 2, -deep / 2, wide, deep, fill="#ffeed0", fill_opacity=0.72, **frame)]
    if door.fish_symbol:
        sign = "M-7 0C-4-4 2-4 5 0L8-3V3L5 0C2 4-4 4-7 0Z"
        turned = "rotate(90)" if door.axis == "x" else None
        parts.append(
            path(sign, fill="#fff8ea", stroke="#7b4f28", stroke_width=0.6, transform=turned)
        )
    return group(*parts, at=spot(_doorway(door)))


def _doorway(door: Door) -> Point:
    return (door.at, door.centre) if door.axis == "x" else (door.centre, door.at)


def hanging(fish: tuple[Fish, ...]) -> Markup:
    """The fish over the doors, side by side along the wall."""
    parts = []
    for door in school().doors:
        here = [each for each in fish if each.door == door.id]
        x, y = spot(_doorway(door))
        for at, each in enumerate(here):
            along = (at - (len(here) - 1) / 2) * (17 if door.axis == "x" else 26)
            place = (x, y + along) if door.axis == "x" else (x + along, y)
            parts.append(use(f"icecool-fish-{each.colour}", place, 1.15))
    return join(parts)


def penguin(colour: Colour, at: Point, scale: float = 1) -> Markup:
    """From above, looking down the paper."""
    return group(
        use(f"icecool-body-{colour}"),
        use(f"icecool-head-{colour}"),
        transform=f"translate({at[0]:.2f} {at[1]:.2f}) rotate(90) scale({scale:g})",
    )


def shadow(at: Point) -> Markup:
    x, y = at
    return tag("ellipse", cx=x + 3, cy=y + 4, rx=18, ry=17.5, fill="#20130a", opacity=0.34)
