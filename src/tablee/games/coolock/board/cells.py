"""Boards: hexagonal cells as data, and all that can be worked out from them (CL-3..CL-10)."""

from collections import deque
from functools import cache, cached_property
from importlib.resources import files
from math import hypot
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=0, le=9999)]
Text = Annotated[str, Meta(min_length=1, max_length=40)]
Step = tuple[int, int]  # an edge, and the intersection at its other end


class Names(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    en: Text
    fr: Text


class Zone(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    id: Number
    name: Names
    prison: Text  # a cell
    mystery: tuple[Text, ...]  # cells
    spawn_points: tuple[Number, ...]
    portion_places: tuple[Number, ...]


class Frontier(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    between: tuple[Number, Number]  # zones
    gates: tuple[Number, ...]


class Home(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """CL-12: a base, where a pawn waits; its edge is a dead end."""

    id: Number
    vertex: Number
    edge: Number


class Cell(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    id: Text
    x: float
    y: float
    zone: Number
    edges: tuple[Number, ...]


class Vertex(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    id: Number
    x: float
    y: float


class Edge(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    id: Number
    ends: tuple[Number, Number]
    cells: tuple[Text, ...]


class BoardFile(Struct, frozen=True, gc=False, forbid_unknown_fields=True, cache_hash=True):
    """A board as it is written down. Ids count from 0 without gaps, in lists of that order."""

    name: Names
    zones: tuple[Zone, ...]
    frontiers: tuple[Frontier, ...]
    bases: tuple[Home, ...]
    bases_in_use: tuple[tuple[Number, ...], ...]  # for 2 to 6 seats
    cells: tuple[Cell, ...]
    vertices: tuple[Vertex, ...]
    edges: tuple[Edge, ...]


class Board:
    """A board with everything that the rules look up, worked out once."""

    def __init__(self, file: BoardFile) -> None:
        self.file = file
        self.zones = {zone.id: zone for zone in file.zones}
        self.ends = tuple(edge.ends for edge in file.edges)
        zone_of = {cell.id: cell.zone for cell in file.cells}
        self.is_border = tuple(len(edge.cells) == 1 for edge in file.edges)  # CL-9
        self.zones_of_edge = tuple(
            tuple(sorted({zone_of[cell] for cell in edge.cells})) for edge in file.edges
        )
        count = len(file.vertices)
        around: list[list[int]] = [[] for _ in range(count)]
        for edge in file.edges:
            for vertex in edge.ends:
                around[vertex].append(edge.id)
        self.around = tuple(map(tuple, around))
        self.walks = tuple(  # CL-28: the edges that pawns and ghosts may use
            tuple(edge for edge in edges if not self.is_border[edge]) for edges in around
        )
        self.is_rim = tuple(any(self.is_border[edge] for edge in edges) for edges in around)
        self.zones_of = tuple(
            tuple(sorted({zone for edge in edges for zone in self.zones_of_edge[edge]}))
            for edges in around
        )
        self.far_zone = max(self.zones)
        self.right = tuple(
            self._step(vertex, one=(1, 0), other=(0.5, 1)) for vertex in range(count)
        )
        self.left = tuple(
            self._step(vertex, one=(-0.5, 1), other=(-1, 0)) for vertex in range(count)
        )

    def _step(
        self, vertex: int, *, one: tuple[float, float], other: tuple[float, float]
    ) -> Step | None:
        """CL-62: the walkable edge that leads to one side; there is at most one of the two."""
        for edge in self.walks[vertex]:
            there = self.beyond(edge, vertex)
            here, far = self.file.vertices[vertex], self.file.vertices[there]
            across, up = far.x - here.x, far.y - here.y
            for wanted in (one, other):
                length = hypot(across, up) * hypot(*wanted)
                if across * wanted[0] + up * wanted[1] > 0.9 * length:
                    return edge, there
        return None

    def beyond(self, edge: int, vertex: int) -> int:
        """The other end of an edge."""
        one, two = self.ends[edge]
        return two if vertex == one else one

    def meeting(self, edge: int, other: int) -> int | None:
        """Where two edges meet."""
        shared = {*self.ends[edge]} & {*self.ends[other]}
        return shared.pop() if edge != other and shared else None

    def is_dead_end(self, edge: int) -> bool:
        return any(self.is_rim[vertex] for vertex in self.ends[edge])

    @cached_property
    def mystery_of(self) -> dict[int, str]:
        """CL-8: the mystery cell of an edge that has one."""
        mystery = {cell for zone in self.file.zones for cell in zone.mystery}
        return {
            edge.id: cell
            for edge in self.file.edges
            if not self.is_border[edge.id]
            for cell in edge.cells
            if cell in mystery
        }

    @cached_property
    def prison_exits(self) -> dict[int, int]:
        """CL-75: by zone, the edge of the prison cell nearest the bases."""
        cells = {cell.id: cell for cell in self.file.cells}
        return {
            zone.id: min(cells[zone.prison].edges, key=self._height) for zone in self.file.zones
        }

    def _height(self, edge: int) -> float:
        return sum(self.file.vertices[vertex].y for vertex in self.ends[edge])

    @cached_property
    def respawn(self) -> int:
        """CL-66: the spawn point of the first zone nearest the bases."""
        points = self.zones[min(self.zones)].spawn_points
        return min(points, key=lambda vertex: self.file.vertices[vertex].y)

    @cached_property
    def gates(self) -> tuple[int, ...]:
        return tuple(gate for frontier in self.file.frontiers for gate in frontier.gates)

    @cached_property
    def portion_places(self) -> tuple[int, ...]:
        return tuple(place for zone in self.file.zones for place in zone.portion_places)

    @cached_property
    def spawn_points(self) -> tuple[int, ...]:
        return tuple(point for zone in self.file.zones for point in zone.spawn_points)

    def base_edge(self, seats: int, seat: int) -> int:
        return self._base(seats, seat).edge

    def base_vertex(self, seats: int, seat: int) -> int:
        return self._base(seats, seat).vertex

    def _base(self, seats: int, seat: int) -> Home:
        wanted = self.file.bases_in_use[seats - 2][seat]
        return next(base for base in self.file.bases if base.id == wanted)

    @cache  # noqa: B019 - boards live as long as the program
    def distances(self, vertex: int) -> tuple[int, ...]:
        """CL-83: walkable edges from an intersection to all others, padlocks and ghosts ignored."""
        far = len(self.ends) + 1
        found = [far] * len(self.walks)
        found[vertex] = 0
        queue = deque([vertex])
        while queue:
            here = queue.popleft()
            for edge in self.walks[here]:
                there = self.beyond(edge, here)
                if found[there] == far:
                    found[there] = found[here] + 1
                    queue.append(there)
        return tuple(found)


BOARDS = ("haunted_house", "ghost_ship")


@cache
def shipped(name: str) -> Board:
    """A board of the package, by its name."""
    text = (files(__package__) / f"{name}.json").read_bytes()
    return Board(msgspec.json.decode(text, type=BoardFile))
