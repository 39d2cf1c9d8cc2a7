"""The routes open to the builder in a path phase, with their prices."""

from tablee.games.cortexcape.board.graph import DOOR_INDEX, Graph, graph_of, tower_mask
from tablee.games.cortexcape.model import DOORS, EMPTY, VALUE, State, View


def cone_corridors(graph: Graph, start: str, exit_: str) -> tuple[int, int]:
    """The corridors of the two cones (CX-39)."""
    begin = graph.starts.get(start)
    return (graph.ends[start] if begin is None else begin), graph.ends[exit_]


def points_of(board: str, doors: str) -> int:
    """What a path pays (CX-45)."""
    return sum([VALUE.get(board[DOOR_INDEX[door]], 0) for door in doors])


def routes_of(graph: Graph, board: str, start: str, exit_: str) -> list[tuple[int, str]]:
    """Every legal path with its price, cheapest and then shortest first."""
    routes = graph.routes(*cone_corridors(graph, start, exit_)).open_to(tower_mask(board))
    priced = [(points_of(board, doors), doors) for doors in routes]
    return sorted(priced, key=lambda route: (route[0], len(route[1]), route[1]))


def priced_routes(view: State | View) -> list[tuple[int, str]]:
    return routes_of(graph_of(view.table.lab), view.board, view.start, view.exit)


def emptied(board: str, doors: str) -> tuple[str, str]:
    """The board after a path, and the pieces it took (CX-50, CX-52)."""
    pieces = list(board)
    for door in doors:
        pieces[DOORS.index(door)] = EMPTY
    return "".join(pieces), "".join([board[DOORS.index(door)] for door in doors])
