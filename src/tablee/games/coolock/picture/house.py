"""The house as it is printed: zones, rooms, the ways between them, walls and bases."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from tablee.core.svg import Markup, Point, group, join, path, tag, text, use, way
from tablee.games.coolock.board.cells import BoardFile
from tablee.games.coolock.picture.land import UNIT, Land, Room, inset, land_of
from tablee.games.coolock.picture.pieces import FILLS, shape

FLOORS = (("#2c5b47", "#336650"), ("#7a4b35", "#87543b"), ("#47397c", "#51428b"))
MOTIFS = ("#a4d8a8", "#ffce94", "#c3b2f7")

HOME = "M-11.5-20H11.5L23 0 11.5 20H-11.5L-23 0Z"
ROUND: dict[str, Any] = {
    "fill": "none",
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}


@lru_cache(maxsize=32)
def printed(board: str | BoardFile, seats: int, language: str) -> Markup:
    """All that never moves, for so many seats."""
    land = land_of(board)
    return join(
        (
            path(_border(land), stroke="#120a28", stroke_width=30, **ROUND),
            *_floors(land),
            *_ways(land),
            *_spots(land),
            *_homes(land, seats),
            *_names(land, language),
        )
    )


def _lines(land: Land, wanted: Callable[[int], bool]) -> str:
    edges = filter(wanted, range(len(land.board.ends)))
    return "".join(way([land.points[end] for end in land.board.ends[edge]]) for edge in edges)


def _border(land: Land) -> str:
    return _lines(land, land.board.is_border.__getitem__)


def _look(land: Land, zone: int) -> int:
    return sorted(land.board.zones).index(zone) % len(FLOORS)


def _named(land: Land) -> dict[int, Room]:
    """By zone: the plain room at the left that carries its name, or else any room."""
    found: dict[int, Room] = {}
    for room in sorted(land.rooms, key=lambda each: (each.kind != "plain", each.middle)):
        found.setdefault(room.cell.zone, room)
    return found


def _floors(land: Land) -> Iterable[Markup]:
    """Zone by zone, so that a board takes few elements."""
    named = {room.cell.id for room in _named(land).values()}
    floors: dict[tuple[int, int], str] = {}
    motifs: dict[int, list[Markup]] = {}
    for number, room in enumerate(land.rooms):
        look = _look(land, room.cell.zone)
        kind = look, round(room.middle[0] / UNIT / 1.5) % 2
        floors[kind] = floors.get(kind, "") + way(room.corners, closed=True)
        if room.kind == "plain" and room.cell.id not in named:
            pick = look * 4 + (number * 7 + (number >> 2)) % 4
            motifs.setdefault(look, []).append(use(f"coolock-motif-{pick}", room.middle))
    for (look, shade), d in floors.items():
        yield path(d, fill=FLOORS[look][shade])
    for look, used in motifs.items():
        yield group(*used, stroke=MOTIFS[look], stroke_width=2, opacity=0.42, **ROUND)
    for room in land.rooms:
        frame = way(inset(room.corners, room.middle, 0.2), closed=True)
        if room.kind == "mystery":
            yield _mystery(room, frame)
        elif room.kind == "prison":
            yield path(frame, fill="#23202f", stroke="#8f8ca3", stroke_width=4)
    words: dict[str, Any] = {
        "text_anchor": "middle",
        "font_weight": 600,
        "font_size": 12,
        "fill": "#fff3d6",
    }
    low = 0.74 * UNIT
    yield group(
        *(
            tag("text", each.cell.id, x=each.middle[0], y=each.middle[1] + low)
            for each in land.rooms
        ),
        opacity=0.75,
        **words,
    )


def _mystery(room: Room, frame: str) -> Markup:
    x, y = room.middle
    return join(
        (
            path(frame, fill="#2a1659", stroke="#b794ff", stroke_width=2),
            text(x, y + 12, "?", 38, anchor="middle", font_weight=800, fill="#ffdc8a"),
        )
    )


def _ways(land: Land) -> Iterable[Markup]:
    board = land.board

    def is_frontier(edge: int) -> bool:
        return not board.is_border[edge] and len(board.zones_of_edge[edge]) > 1

    exits = set(board.prison_exits.values())
    inner = _lines(land, lambda edge: not board.is_border[edge])
    plain = _lines(land, lambda edge: not board.is_border[edge] and not is_frontier(edge))
    border = _border(land)
    yield path(inner, stroke="#170d31", stroke_width=9, opacity=0.75, **ROUND)
    yield path(plain, stroke="#e9d9b5", stroke_width=4.4, **ROUND)
    dashes = {"stroke": "#ff8f7d", "stroke_width": 5, "stroke_dasharray": "7 8"}
    yield path(_lines(land, is_frontier), **dashes, **ROUND)
    yield path(_lines(land, exits.__contains__), stroke="#ff6f61", stroke_width=5.4, **ROUND)
    yield path(border, stroke="#0d0720", stroke_width=15, **ROUND)
    yield path(border, stroke="#6d55a8", stroke_width=4, **ROUND)


def _spots(land: Land) -> Iterable[Markup]:
    board = land.board
    special = {*board.gates, *board.portion_places, *board.spawn_points}
    ends = [land.points[v] for v, is_rim in enumerate(board.is_rim) if is_rim and board.walks[v]]
    crossings = [
        land.points[v] for v, is_rim in enumerate(board.is_rim) if not is_rim and v not in special
    ]
    for spots, rim, wide, fill in (
        (ends, "#e9d9b5", 11.6, "#170d31"),
        (crossings, "#170d31", 9.2, "#fff2d2"),
    ):
        dots = "".join(f"{way([spot])}h0" for spot in spots)
        yield path(dots, stroke=rim, stroke_width=wide, **ROUND)
        yield path(dots, stroke=fill, stroke_width=wide - 4, **ROUND)
    for vertex in board.gates:
        yield use("coolock-gate", land.points[vertex])
    for vertex in board.portion_places:
        yield use("coolock-place", land.points[vertex])
    for vertex in board.spawn_points:
        yield use("coolock-spawn", land.points[vertex])
    for edge in board.prison_exits.values():
        x, y = land.middle(edge)
        yield path(f"M{x - 6:.1f} {y - 3:.1f}h12l-6 9Z", fill="#ff6f61", stroke="#2a0b12")


def _homes(land: Land, seats: int) -> Iterable[Markup]:
    """CL-12: the bases, those of nobody pale."""
    used = land.board.file.bases_in_use[seats - 2]
    for base in land.board.file.bases:
        seat = used.index(base.id) if base.id in used else None
        x, y = land.below(base.vertex)
        fill, porch = ("#5d576c", "#5d576c") if seat is None else (FILLS[seat], "#e9d9b5")
        parts = [
            path(f"M0 {-0.62 * UNIT:.1f}V0", stroke=porch, stroke_width=5),
            path(HOME, fill=fill, stroke="#120a28", stroke_width=3, stroke_linejoin="round"),
        ]
        if seat is not None:
            parts.append(shape(seat, (0, 1), 0.95))
        yield group(*parts, at=(x, y), opacity=0.55 if seat is None else None)


def _names(land: Land, language: str) -> Iterable[Markup]:
    """The number and the name of each zone."""
    style: dict[str, Any] = {
        "anchor": "middle",
        "font_weight": 800,
        "paint_order": "stroke",
        "stroke": "#140a28",
        "stroke_opacity": 0.6,
        "stroke_width": 4,
        "stroke_linejoin": "round",
    }
    for zone, room in _named(land).items():
        x, y = room.middle[0] - 5, room.middle[1] + 5
        name = getattr(land.board.zones[zone].name, language)
        yield text(x, y - 14, str(zone), 15, fill="#ffdf9a", **style)
        yield text(
            x, y + 4, name if len(name) <= 9 else f"{name[:8]}…", 17, fill="#fff3d6", **style
        )


def bars(middle: Point) -> Markup:
    """Of a prison, before the prisoners."""
    x, y = middle
    lines = "".join(
        f"M{x + off:.1f} {y - (27 if abs(off) > 15 else 31):.1f}v{54 if abs(off) > 15 else 62}"
        for off in (-20, -10, 0, 10, 20)
    )
    return path(lines, stroke="#b9b7c9", stroke_width=3.4, opacity=0.85, **ROUND)
