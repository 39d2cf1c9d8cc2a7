"""Write the boards of Coolock from their blueprints; ``--check`` only compares.

A column is a string of zones from the bases up, with a dot where there is no cell; every second
column is half a cell higher. Cells are named by column and row (B2), intersections by a cell and
one of its corners (B2 se), bases by the two cells on either side of their edge (A1 B1).
"""

import json
import sys
from collections.abc import Iterable, Mapping
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

BOARDS = Path(__file__).parent.parent / "src/tablee/games/coolock/board"
Point = tuple[int, int]  # across in halves of an edge, up in halves of a cell's height

CORNERS = {"e": (2, 0), "ne": (1, 1), "nw": (-1, 1), "w": (-2, 0), "sw": (-1, -1), "se": (1, -1)}


class Zone(NamedTuple):
    name: tuple[str, str]  # English and French
    prison: str
    mystery: str
    spawn_points: str
    portion_places: str


class Blueprint(NamedTuple):
    name: tuple[str, str]
    columns: str
    zones: tuple[Zone, Zone, Zone]
    bases: str
    in_use: tuple[str, ...]  # for 2 to 6 seats


IN_USE = ("2 5", "1 3 5", "1 3 4 6", "1 2 3 5 6", "1 2 3 4 5 6")

BLUEPRINTS: dict[str, Blueprint] = {
    "haunted_house": Blueprint(
        name=("Haunted house", "Maison hantée"),
        columns="111222333 111222333 111222333 111222333 111222333 111222333 111222333",
        zones=(
            Zone(("Garden", "Jardin"), "D2", "B2 D3 F2", "B2 se, F2 nw", "B2 w, B2 e, F2 w, F2 e"),
            Zone(("Manor", "Manoir"), "D5", "A5 D6 G5", "B5 ne, F5 sw", "B5 w, D5 w, D5 e, F5 e"),
            Zone(("Attic", "Grenier"), "D8", "B8 D9 F8", "B8 se, F8 w", "B8 nw, D8 w, D8 e, F8 ne"),
        ),
        bases="A1 B1, B1 C1, C1 D1, D1 E1, E1 F1, F1 G1",
        in_use=IN_USE,
    ),
    "ghost_ship": Blueprint(
        name=("Ghost ship", "Vaisseau fantôme"),
        columns="...222 1122233 11122233 112223333 111222333 11222333 11122233 112223 ...222",
        zones=(
            Zone(("Hold", "Cale"), "G2", "B2 E2 H1", "D1 nw, G3 sw", "B2 se, D2 e, F2 sw, H2 w"),
            Zone(("Deck", "Pont"), "C5", "A5 E5 I5", "A6 se, H4 nw", "A4 ne, D4 e, F5 w, H4 e"),
            Zone(
                ("Sails", "Voilure"), "F7", "B7 D8 H6", "D8 sw, E9 se", "B7 se, D9 se, E8 sw, G8 sw"
            ),
        ),
        bases="B1 C1, C1 D1, D1 E1, E1 F1, F1 G1, G1 H1",
        in_use=IN_USE,
    ),
}


class Lattice:
    """Cells, intersections and edges of a blueprint, numbered from the bases up, left to right."""

    def __init__(self, columns: Iterable[str]) -> None:
        self.zone_of: dict[str, int] = {}
        self.middle: dict[str, Point] = {}
        for across, column in enumerate(columns):
            for row, zone in enumerate(column, start=1):
                if zone != ".":
                    cell = f"{chr(ord('A') + across)}{row}"
                    self.zone_of[cell] = int(zone)
                    self.middle[cell] = 2 + 3 * across, 2 * row - 1 + across % 2
        rings = {cell: [self.corner(cell, at) for at in CORNERS] for cell in self.middle}
        points = {point for ring in rings.values() for point in ring}
        self.number = {
            point: number
            for number, point in enumerate(sorted(points, key=lambda point: point[::-1]))
        }
        self.cells_of: dict[tuple[int, int], list[str]] = {}  # by the two ends of an edge
        self.sides: dict[str, list[tuple[int, int]]] = {}
        for cell, ring in rings.items():
            numbers = [self.number[point] for point in ring]
            pairs = zip(numbers, numbers[1:] + numbers[:1], strict=True)
            self.sides[cell] = [(min(pair), max(pair)) for pair in pairs]
            for side in self.sides[cell]:
                self.cells_of.setdefault(side, []).append(cell)
        at = {number: point for point, number in self.number.items()}

        def height(side: tuple[int, int]) -> tuple[int, int]:
            (x, y), (other_x, other_y) = (at[end] for end in side)
            return y + other_y, x + other_x

        self.edge = {side: number for number, side in enumerate(sorted(self.cells_of, key=height))}
        self.border = {
            end for side, cells in self.cells_of.items() if len(cells) == 1 for end in side
        }

    def corner(self, cell: str, corner: str) -> Point:
        (x, y), (across, up) = self.middle[cell], CORNERS[corner]
        return x + across, y + up

    def intersections(self, text: str) -> list[int]:
        return sorted(self.number[self.corner(*each.split())] for each in text.split(", "))

    def gates(self, near: int, far: int) -> list[int]:
        """Where a way from the near zone leaves the frontier, into the far zone."""
        zones = {
            side: [self.zone_of[cell] for cell in cells] for side, cells in self.cells_of.items()
        }
        frontier = {end for side, both in zones.items() if {*both} == {near, far} for end in side}
        inside = {end for side, both in zones.items() if both == [far, far] for end in side}
        return sorted((frontier & inside) - self.border)

    def base(self, text: str) -> tuple[int, int]:
        """Its intersection and its edge."""
        side = next(
            side
            for side, cells in self.cells_of.items()
            if cells == text.split() and self.border & {*side}
        )
        return next(end for end in side if end in self.border), self.edge[side]


def board(blueprint: Blueprint) -> dict[str, Any]:
    """The board of a blueprint, as it is written down."""
    lattice = Lattice(blueprint.columns.split())
    return {
        "name": names(blueprint.name),
        "zones": [
            {
                "id": number,
                "name": names(zone.name),
                "prison": zone.prison,
                "mystery": zone.mystery.split(),
                "spawn_points": lattice.intersections(zone.spawn_points),
                "portion_places": lattice.intersections(zone.portion_places),
            }
            for number, zone in enumerate(blueprint.zones, start=1)
        ],
        "frontiers": [
            {"between": [near, near + 1], "gates": lattice.gates(near, near + 1)} for near in (1, 2)
        ],
        "bases": [
            dict(zip(("id", "vertex", "edge"), (number, *lattice.base(text)), strict=True))
            for number, text in enumerate(blueprint.bases.split(", "), start=1)
        ],
        "bases_in_use": [[int(each) for each in used.split()] for used in blueprint.in_use],
        "cells": [
            {
                "id": cell,
                **place(middle),
                "zone": lattice.zone_of[cell],
                "edges": [lattice.edge[side] for side in lattice.sides[cell]],
            }
            for cell, middle in lattice.middle.items()
        ],
        "vertices": [{"id": number, **place(point)} for point, number in lattice.number.items()],
        "edges": [
            {"id": number, "ends": side, "cells": lattice.cells_of[side]}
            for side, number in lattice.edge.items()
        ],
    }


def names(both: tuple[str, str]) -> dict[str, str]:
    return {"en": both[0], "fr": both[1]}


def place(point: Point) -> dict[str, float]:
    """With edges of length 1."""
    return {"x": point[0] / 2, "y": round(point[1] * sqrt(3) / 2, 4)}


def written(board: Mapping[str, Any]) -> str:
    """JSON with one thing on a line."""
    parts = []
    for key, value in board.items():
        text = json.dumps(value, ensure_ascii=False)
        if isinstance(value, list):
            things = ",\n".join(f"  {json.dumps(each, ensure_ascii=False)}" for each in value)
            text = f"[\n{things}\n ]"
        parts.append(f" {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    stale = []
    for name, blueprint in BLUEPRINTS.items():
        file, wanted = BOARDS / f"{name}.json", written(board(blueprint))
        if not file.exists() or file.read_text(encoding="utf-8") != wanted:
            stale.append(file.name)
            if "--check" not in sys.argv:
                file.write_text(wanted, encoding="utf-8")
    told = (
        "differ from their blueprints: scripts/write_board.py"
        if "--check" in sys.argv
        else "written"
    )
    print(f"{', '.join(stale)}: {told}" if stale else "up to date")
    sys.exit(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    main()
