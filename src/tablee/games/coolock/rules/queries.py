"""What can be read off a state: boards, who touches what, keepers, medals, the result."""

from typing import Any

from msgspec.structs import replace

from tablee.core.protocol import Result, Seat
from tablee.games.coolock.board.cells import Board, BoardFile, shipped
from tablee.games.coolock.model import BRONZE, GOLD, SILVER, Lock, Medal, Pawn, State, Table

_OWN: dict[BoardFile, Board] = {}


def board_of(table: Table) -> Board:
    if isinstance(table.board, str):
        return shipped(table.board)
    if table.board not in _OWN:
        _OWN[table.board] = Board(table.board)
    return _OWN[table.board]


def touched(state: State, seat: int) -> tuple[int, ...]:
    """CL-6: the intersections at the ends of a pawn's edge; none off the board."""
    edge = state.pawns[seat].edge
    return () if edge is None else board_of(state.table).ends[edge]


def home_edge(state: State, seat: int) -> int:
    """Where a pawn is, or comes back to the board: its edge, base edge or exit edge."""
    pawn, board = state.pawns[seat], board_of(state.table)
    if pawn.edge is not None:
        return pawn.edge
    if pawn.where == "prison":
        return board.prison_exits[pawn.zone]
    return board.base_edge(state.seats, seat)


def lock_at(state: State, vertex: int) -> Lock | None:
    return next((lock for lock in state.locks if lock.at == vertex), None)


def haunted(state: State) -> frozenset[int]:
    """The intersections with a ghost."""
    return frozenset(ghost.at for ghost in state.ghosts)


def keeper(state: State) -> Seat:
    """CL-64."""
    return Seat((state.round - 1) % state.seats)


def chooser(state: State) -> Seat:
    """Who says in which order a ghost's double is played."""
    return state.active if state.is_cold_wind else keeper(state)


def gold_round(table: Table) -> int:
    """CL-55."""
    return GOLD[table.difficulty][table.seats - 2]


def medal(state: State) -> Medal | None:
    if state.reason != "hexagon":
        return None
    late = state.round - gold_round(state.table)
    if late <= 0:
        return "gold"
    if late <= SILVER:
        return "silver"
    return "bronze" if late <= BRONZE else "complete"


def result(state: State) -> Result:
    """CL-1, CL-54: together; the score is the number of the round."""
    assert state.reason is not None
    won = state.reason == "hexagon"
    return Result(
        ending=state.reason,
        winners=tuple(map(Seat, range(state.seats))) if won else (),
        scores=(state.round,) * state.seats,
        ranks=(1 if won else 2,) * state.seats,
    )


def with_pawn(state: State, seat: int, **changes: Any) -> State:
    pawns = list(state.pawns)
    pawns[seat] = replace(pawns[seat], **changes)
    return replace(state, pawns=tuple(pawns))


def on_board(state: State) -> list[tuple[Seat, Pawn]]:
    return [(Seat(at), pawn) for at, pawn in enumerate(state.pawns) if pawn.where == "board"]
