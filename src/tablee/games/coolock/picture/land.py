"""A board as a drawing: where everything lies, in units of the picture, with y downwards."""

from functools import lru_cache
from math import atan2, hypot
from typing import NamedTuple

from tablee.core.svg import Point
from tablee.games.coolock.board.cells import Board, BoardFile, Cell, shipped

UNIT = 48  # one edge is so long
PAD_X, PAD_TOP, PAD_BOTTOM = 0.3, 0.3, 0.5  # of edges


class Room(NamedTuple):
    cell: Cell
    middle: Point
    corners: tuple[Point, ...]
    kind: str  # plain, prison, mystery


class Land:
    """Places of a board, worked out once."""

    def __init__(self, board: Board) -> None:
        file = board.file
        self.board = board
        xs = [vertex.x for vertex in file.vertices]
        ys = [vertex.y for vertex in file.vertices]
        self._left, self._top = min(xs) - PAD_X, max(ys) + PAD_TOP
        self.width = (max(xs) - self._left + PAD_X) * UNIT
        self.height = (self._top - min(ys) + PAD_BOTTOM) * UNIT
        self.points = tuple(self._place(vertex.x, vertex.y) for vertex in file.vertices)
        self.rooms = tuple(map(self._room, file.cells))

    def _place(self, x: float, y: float) -> Point:
        return (x - self._left) * UNIT, (self._top - y) * UNIT

    def _room(self, cell: Cell) -> Room:
        x, y = middle = self._place(cell.x, cell.y)
        ends = {end for edge in cell.edges for end in self.board.ends[edge]}
        corners = sorted(
            (self.points[end] for end in ends), key=lambda at: atan2(at[1] - y, at[0] - x)
        )
        zone = self.board.zones[cell.zone]
        kind = "prison" if cell.id == zone.prison else "plain"
        return Room(cell, middle, tuple(corners), "mystery" if cell.id in zone.mystery else kind)

    def middle(self, edge: int) -> Point:
        (a, b), (c, d) = (self.points[end] for end in self.board.ends[edge])
        return (a + c) / 2, (b + d) / 2

    def along(self, edge: int, shift: float) -> Point:
        """A point of an edge, so far from its middle."""
        (a, b), (c, d) = (self.points[end] for end in self.board.ends[edge])
        long = hypot(c - a, d - b) or 1
        x, y = self.middle(edge)
        return x + (c - a) / long * shift, y + (d - b) / long * shift

    def home(self, seats: int, seat: int) -> Point:
        """CL-12: where a pawn waits, below the border."""
        return self.below(self.board.base_vertex(seats, seat))

    def below(self, vertex: int) -> Point:
        x, y = self.points[vertex]
        return x, y + 0.62 * UNIT

    def prison(self, zone: int) -> Point:
        cell = self.board.zones[zone].prison
        return next(room.middle for room in self.rooms if room.cell.id == cell)


@lru_cache(maxsize=16)
def land_of(board: str | BoardFile) -> Land:
    """Of one of our boards, by name, or of one's own."""
    return Land(shipped(board) if isinstance(board, str) else Board(board))


def inset(corners: tuple[Point, ...], middle: Point, by: float) -> list[Point]:
    """Towards a middle: 0 stays, 1 is there."""
    return [(x + (middle[0] - x) * by, y + (middle[1] - y) * by) for x, y in corners]
