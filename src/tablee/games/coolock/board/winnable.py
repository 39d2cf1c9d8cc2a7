"""CL-18: whether a layout of padlocks can still be played to the end."""

from collections.abc import Collection, Iterable

from tablee.games.coolock.board.cells import Board
from tablee.games.coolock.model import Lock, Portion, State
from tablee.games.coolock.rules.queries import board_of, home_edge


def is_sound(state: State, locks: Collection[Lock]) -> bool:
    """(S1) and (S2), with the padlocks given in place of the state's."""
    board = board_of(state.table)
    homes = [home_edge(state, seat) for seat in range(state.seats)]
    return is_connected(board, homes, state.portions, locks) and can_open_all(
        board, homes, state.portions, locks
    )


def reach(board: Board, edge: int, shut: Collection[int]) -> set[int]:
    """The walkable edges that can be reached without passing these intersections."""
    found = {edge}
    todo = [edge]
    while todo:
        for vertex in board.ends[todo.pop()]:
            if vertex not in shut:
                for other in board.walks[vertex]:
                    if other not in found:
                        found.add(other)
                        todo.append(other)
    return found


def is_connected(
    board: Board, homes: Iterable[int], portions: Iterable[Portion], locks: Iterable[Lock]
) -> bool:
    """(S1): coloured padlocks aside, everybody and everything is in one piece."""
    black = {lock.at for lock in locks if not lock.colours}
    exits = list(board.prison_exits.values())
    piece = reach(board, exits[0], black)
    return (
        piece.issuperset(exits)
        and piece.issuperset(homes)
        and all(piece.intersection(board.walks[portion.at]) for portion in portions)
    )


def can_open_all(
    board: Board, homes: list[int], portions: Iterable[Portion], locks: Collection[Lock]
) -> bool:
    """(S2): opening what can be opened, again and again, leaves no portion out of reach."""
    left = set(locks)
    while True:
        shut = {lock.at for lock in left}
        reached = [reach(board, home, shut) for home in homes]
        opened = {
            lock
            for lock in left
            if lock.colours
            and all(reached[seat].intersection(board.walks[lock.at]) for seat in lock.colours)
        }
        if not opened:
            break
        left -= opened
    for portion in portions:
        if portion.at in shut:
            return False
        takers = reached if portion.owner is None else [reached[portion.owner]]
        if not any(edges.intersection(board.walks[portion.at]) for edges in takers):
            return False
    return True
