"""ICECOOL²: the school, three kinds of flicks, a door, a catch, the orange line, the cards."""

from typing import Any

from msgspec.structs import replace

from scripts.howto.cut import cut, frame
from scripts.howto.signs import arrow, bow, cross, ring, tick
from tablee import Match
from tablee.core.svg import Markup, Point, circle, group, rect, text, use
from tablee.games.icecool.model import Kind, SeenCard
from tablee.games.icecool.picture import plan
from tablee.games.icecool.picture.paint import card, paint

GROUND = "#6aa7c4"
WALL = "#7b4f28"


def page(metres: Point) -> Point:
    """A place of the school in the whole picture."""
    x, y = plan.spot(metres)
    return 17.6 + x * 1.12, 17 + y * 1.12


def shown(**spots: Point) -> str:
    """Three seats in the first round: blue catches, red and green run."""
    match = Match.new("icecool", seats=3, seed=1, first_catcher=0)
    match.play(0, {"type": "place_catcher", "x": 3700, "y": 4200})
    view = match.view(1)
    players = tuple(replace(each, spot=spots.get(each.colour, each.spot)) for each in view.players)
    return paint(replace(view, players=players))


def school() -> str:
    """The first turn of a round."""
    places = {"blue": (0.4, 0.42), "red": (0.08, 0.0935)}
    return cut(shown(**places), -146, 14, 936, ground=GROUND)


def flicks() -> str:
    """Straight, curved, over a wall; the dot is where the finger hits."""
    parts: list[Markup] = []
    for at, floor in enumerate(("#f3dfb6", "#d6e8cc", "#dbeaf0")):
        parts.append(rect(8 + 212 * at, 8, 200, 384, rx=16, fill=floor))
    finger: dict[str, Any] = {"fill": "#e2711d", "stroke": "#fff", "stroke_width": 4}
    for at, hit in enumerate(((0, 46), (26, 40), (0, 0))):
        x, y = 108.0 + 212 * at, 300.0
        parts.append(group(plan.shadow((0, 0)), plan.penguin("red", (0, 0)), at=(x, y), scale=2.2))
        if at == 0:
            parts.append(arrow((x, y - 56), (x, 60), wide=9))
        elif at == 1:
            parts.append(bow((x, y - 56), (x - 6, 120), (x + 66, 70), 9))
        else:
            parts.append(rect(x - 100, 150, 200, 20, fill=WALL))
            parts.append(bow((x, y - 56), (x + 60, 130), (x, 60), 9))
        parts.append(circle(x + hit[0], y + hit[1], 13, **finger))
    return frame("#6aa7c4", plan.art().items(), *parts)


def door() -> str:
    """Completely through a door with one's own fish, in one movement."""
    x, y = page((0.33, 0.1))
    far = page((0.40, 0.1))
    ghost = group(plan.penguin("red", (0, 0)), at=far, scale=1.12, opacity=0.5)
    drawn = shown(red=(0.255, 0.1))
    start = page((0.255, 0.1))
    way = arrow((start[0] + 24, y + 4), (far[0] - 24, y + 4), wide=6)
    over = (ghost, way, tick((far[0] + 44, far[1] - 30), 0.8))
    return cut(drawn, x - 150, y - 94, 300, *over, ground=GROUND)


def orange() -> str:
    """Stuck in a door: before the flick it may go to an orange line."""
    x, y = page((0.33, 0.1))
    left, right = page((0.292, 0.1)), page((0.368, 0.1))
    drawn = shown(red=(0.331, 0.1))
    ways = (
        bow((x - 8, y - 24), (x - 24, y - 62), (left[0], left[1] - 14), 5),
        bow((x + 8, y - 24), (x + 24, y - 62), (right[0], right[1] - 14), 5),
    )
    return cut(drawn, x - 120, y - 80, 240, *ways, cross((x, y + 48), 0.6), ground=GROUND)


def catch() -> str:
    """The Catcher touches a Runner."""
    drawn = shown(blue=(0.40, 0.40), green=(0.433, 0.409))
    x, y = page((0.4165, 0.4045))
    start = page((0.28, 0.367))
    way = arrow(start, (x - 46, y + 12), wide=6)
    return cut(drawn, x - 190, y - 110, 320, way, ring((x, y), 46), ground=GROUND)


def cards() -> str:
    """Two 1s: another turn; a 1: its challenge; two 2s: a fish moves."""
    rows: tuple[tuple[Kind, ...], ...] = (("jump", "bounce"), ("two_doors",), ("two", "two"))
    parts: list[Markup] = []
    for at, kinds in enumerate(rows):
        y = 14 + 128 * at
        parts.append(rect(10, y, 620, 118, rx=14, fill="#fbf7ee"))
        for number, kind in enumerate(kinds):
            held = SeenCard(number, kind, is_up=False)
            parts.append(group(card(held, 0, 0), at=(34 + 84 * number, y + 10), scale=2.2))
        parts.append(arrow((236, y + 59), (316, y + 59), wide=8))
    parts.append(use("icecool-fish-green", (400, 330), 2.4, opacity=0.4))
    parts.append(bow((440, 326), (490, 284), (536, 318), 8))
    parts.append(use("icecool-fish-green", (586, 330), 2.4))
    parts.append(group(plan.penguin("red", (0, 0)), at=(400, 73), scale=1.6))
    parts.append(bow((440, 80), (500, 20), (572, 60), 8))
    parts.append(group(card(SeenCard(9, None, is_up=False), 0, 0), at=(390, 152), scale=2.2))
    parts.append(text(372, 216, "+", 46, anchor="end", bold=True))
    return frame("#6aa7c4", plan.art().items(), *parts)


PICTURES = {
    "school": school,
    "flicks": flicks,
    "door": door,
    "catch": catch,
    "orange": orange,
    "cards": cards,
}
