"""The haunted house from its file alone, by coordinates; no code of the game.

What the rules derive (kinds of edges and crossings, ghost steps, exits, distances) is worked out
here once more from where the crossings lie.
"""

import json
from collections import deque
from functools import cache
from math import atan2, degrees
from pathlib import Path
from typing import Any

HERE = Path(__file__).parents[4] / "src" / "tablee" / "games" / "coolock" / "board"
FILE: dict[str, Any] = json.loads((HERE / "haunted_house.json").read_text(encoding="utf-8"))

POINT: dict[int, tuple[float, float]] = {v["id"]: (v["x"], v["y"]) for v in FILE["vertices"]}
ENDS: dict[int, tuple[int, int]] = {e["id"]: (e["ends"][0], e["ends"][1]) for e in FILE["edges"]}
CELLS: dict[int, tuple[str, ...]] = {e["id"]: tuple(e["cells"]) for e in FILE["edges"]}
ZONE_OF_CELL: dict[str, int] = {cell["id"]: cell["zone"] for cell in FILE["cells"]}
ZONES: tuple[dict[str, Any], ...] = tuple(FILE["zones"])
GATES: tuple[tuple[int, ...], ...] = tuple(tuple(each["gates"]) for each in FILE["frontiers"])
PLACES: dict[int, tuple[int, ...]] = {z["id"]: tuple(z["portion_places"]) for z in ZONES}
SPAWN: dict[int, tuple[int, int]] = {z["id"]: tuple(z["spawn_points"]) for z in ZONES}
ALL_GATES = tuple(gate for gates in GATES for gate in gates)
ALL_PLACES = tuple(place for places in PLACES.values() for place in places)
ALL_SPAWN = tuple(point for points in SPAWN.values() for point in points)

BORDER = {edge for edge, cells in CELLS.items() if len(cells) == 1}  # CL-9
WALKABLE = tuple(edge for edge in ENDS if edge not in BORDER)
RIM = {end for edge in BORDER for end in ENDS[edge]}
AROUND: dict[int, tuple[int, ...]] = {
    point: tuple(edge for edge in ENDS if point in ENDS[edge]) for point in POINT
}
WALKS: dict[int, tuple[int, ...]] = {
    point: tuple(edge for edge in edges if edge not in BORDER) for point, edges in AROUND.items()
}
DEAD_ENDS = tuple(edge for edge in WALKABLE if RIM & {*ENDS[edge]})
ZONES_OF_EDGE = {edge: {ZONE_OF_CELL[cell] for cell in cells} for edge, cells in CELLS.items()}
FRONTIER = {edge for edge, zones in ZONES_OF_EDGE.items() if len(zones) == 2}
FAR_RIM = {point for point in RIM if any(3 in ZONES_OF_EDGE[edge] for edge in AROUND[point])}
MYSTERY = {cell for zone in ZONES for cell in zone["mystery"]}
MYSTERY_OF: dict[int, str] = {
    edge: cell for edge in WALKABLE for cell in CELLS[edge] if cell in MYSTERY
}
EXITS = {1: 36, 2: 105, 3: 174}  # CL-75
RETURN = 26  # CL-66
BASES: dict[int, int] = {base["id"]: base["edge"] for base in FILE["bases"]}
BASE_POINT: dict[int, int] = {base["edge"]: base["vertex"] for base in FILE["bases"]}


def base_edge(seats: int, seat: int) -> int:
    return BASES[FILE["bases_in_use"][seats - 2][seat]]


def other_end(edge: int, point: int) -> int:
    one, two = ENDS[edge]
    return one if point == two else two


def compass(point: int, there: int) -> str:
    """The direction from one crossing to the next one, as on a map: E, NE, NW, W, SW or SE."""
    (x, y), (far_x, far_y) = POINT[point], POINT[there]
    turns = round(degrees(atan2(far_y - y, far_x - x)) / 60) % 6
    return ("E", "NE", "NW", "W", "SW", "SE")[turns]


def roads(point: int) -> dict[str, int]:
    """All edges at a crossing, by their direction."""
    return {compass(point, other_end(edge, point)): edge for edge in AROUND[point]}


@cache
def ghost_step(point: int, side: str) -> tuple[int, int] | None:
    """CL-62: right is along E or else NE, left along NW or else W; with the crossing reached."""
    directions = roads(point)
    for wanted in {"right": ("E", "NE"), "left": ("NW", "W")}[side]:
        edge = directions.get(wanted)
        if edge is not None and edge not in BORDER:
            return edge, other_end(edge, point)
    return None


@cache
def distances(point: int) -> dict[int, int]:
    """Walkable edges from here to every crossing."""
    found = {point: 0}
    queue = deque([point])
    while queue:
        here = queue.popleft()
        for edge in WALKS[here]:
            there = other_end(edge, here)
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def spawn_order(zone: int, edge: int) -> list[int]:
    """CL-83: the two points of the zone, the one farthest from this edge first."""

    def rank(point: int) -> tuple[int, float]:
        return min(distances(end)[point] for end in ENDS[edge]), POINT[point][0]

    return sorted(SPAWN[zone], key=rank, reverse=True)


@cache
def points_of_zone(zone: int) -> frozenset[int]:
    """Where a padlock of a zone may lie; gates belong to both zones."""
    gates = [each["gates"] for each in FILE["frontiers"] if zone in each["between"]]
    return frozenset([*PLACES[zone], *SPAWN[zone], *(gate for some in gates for gate in some)])


def edge_between(one: int, two: int) -> int:
    (edge,) = [edge for edge in AROUND[one] if two in ENDS[edge]]
    return edge
