"""What places of a board are called: edges by the two rooms beside them, crossings by theirs."""

from tablee.core.listing import listed
from tablee.games.coolock.board.cells import Board


def side(board: Board, edge: int, language: str) -> dict[str, str]:
    """ "B2 and C3", and the zones they are in."""
    rooms = list(board.file.edges[edge].cells)
    return {
        "rooms": listed(rooms, language),
        "zones": _zones(board, board.zones_of_edge[edge], language),
    }


def crossing(board: Board, vertex: int, language: str) -> dict[str, str]:
    """ "A2, B1 and B2", and the zones they are in."""
    return {
        "rooms": listed(rooms_at(board, vertex), language),
        "zones": _zones(board, sorted(board.zones_of[vertex]), language),
    }


def rooms_at(board: Board, vertex: int) -> list[str]:
    """One to three; a corner of the board has one."""
    edges = [edge for edge in board.file.edges if vertex in edge.ends]
    return sorted({cell for edge in edges for cell in edge.cells})


def _zones(board: Board, zones: list[int] | tuple[int, ...], language: str) -> str:
    return listed([getattr(board.zones[zone].name, language) for zone in zones], language)
