"""Ghosts: where they appear, how they drift, whom they catch (section 7, section 10)."""

from functools import cache
from typing import Literal, NamedTuple

from msgspec.structs import replace

from tablee.core.protocol import Seat
from tablee.games.coolock.board.cells import Board
from tablee.games.coolock.events import Event, GhostAppeared, GhostMoved, Step
from tablee.games.coolock.model import Fate, Ghost, Prospect, Reach, State
from tablee.games.coolock.rules.contact import catch
from tablee.games.coolock.rules.queries import board_of, home_edge, touched

Colour = Literal["white", "black"]
ORDERS: tuple[Colour, ...] = ("white", "black")
DICE = tuple((white, black) for white in range(1, 7) for black in range(1, 7))
ALL_WAYS = 2 * len(DICE)  # the weights of a reach together: a double counts half for each order


class Drift(NamedTuple):
    """A ghost's move: the edges it runs along, where it is after each, and whether it is gone."""

    edges: tuple[int, ...]
    way: tuple[int, ...]  # begins where it stood
    leaves: bool


def spawn_points(state: State, seat: Seat) -> list[int]:
    """CL-83: the spawn points of a seat's zone, the farthest first; on a tie the right one."""
    board = board_of(state.table)
    near = board.ends[home_edge(state, seat)]
    points = board.zones[state.pawns[seat].zone].spawn_points

    def far(point: int) -> tuple[int, float]:
        steps = board.distances(point)
        return min(steps[vertex] for vertex in near), board.file.vertices[point].x

    return sorted(points, key=far, reverse=True)


def appear(state: State, seat: Seat) -> Step:
    """CL-57..CL-59: a ghost comes, with this seat as the reference."""
    if state.supply == 0:
        return state, ()
    ghost = Ghost(state.next_ghost, spawn_points(state, seat)[0])
    state = replace(
        state,
        ghosts=(*state.ghosts, ghost),
        supply=state.supply - 1,
        next_ghost=state.next_ghost + 1,
    )
    return state, (GhostAppeared(ghost.id, ghost.at),)


@cache
def drift(board: Board, at: int, white: int, black: int, first: Colour) -> Drift:
    """CL-61..CL-66: white to the right, black to the left."""
    sides = {"white": (board.right, white), "black": (board.left, black)}
    order = (first, "black" if first == "white" else "white")
    edges: list[int] = []
    way = [at]
    for colour in order:
        steps, count = sides[colour]
        for _ in range(count):
            step = steps[way[-1]]
            if step is None:
                break
            edges.append(step[0])
            way.append(step[1])
            if board.is_rim[step[1]]:
                if board.far_zone in board.zones_of[step[1]]:  # CL-66
                    return Drift(tuple(edges), tuple(way), leaves=True)
                break  # CL-65: the rest of this die is lost
    return Drift(tuple(edges), tuple(way), leaves=False)


def larger(white: int, black: int) -> Colour:
    """CL-61: which die is played first, unless they are equal."""
    return "white" if white >= black else "black"


def haunt(state: State, ghost: Ghost, first: Colour) -> Step:
    """One ghost moves by the dice that were rolled for it."""
    assert state.dice is not None
    board = board_of(state.table)
    move = drift(board, ghost.at, *state.dice, first)
    fate: Fate = "stays"
    if move.leaves:
        fate = "vanishes" if state.table.difficulty == "easy" else "returns"
    moved = GhostMoved(ghost.id, move.way, fate)
    state, caught = _caught_by(state, ghost, move)
    return _settled(state, ghost, move, fate), (moved, *caught)


def _caught_by(state: State, ghost: Ghost, move: Drift) -> Step:
    """CL-68: by running along an edge, and where it lands; a Lantern protects from all of it."""
    events: tuple[Event, ...] = ()
    spared: set[int] = set()
    for edge in move.edges:
        for seat in map(Seat, range(state.seats)):
            if state.pawns[seat].edge == edge and seat not in spared:
                state, told = catch(state, seat, ghost)
                spared.add(seat)
                events += told
    if not move.leaves:
        for seat in map(Seat, range(state.seats)):
            if move.way[-1] in touched(state, seat) and seat not in spared:
                state, told = catch(state, seat, ghost)
                events += told
    return state, events


def _settled(state: State, ghost: Ghost, move: Drift, fate: Fate) -> State:
    """CL-66: it stays where it came to, is gone for good, or is back at the start."""
    if fate == "vanishes":
        return without(state, ghost.id)
    at = board_of(state.table).respawn if fate == "returns" else move.way[-1]
    moved = Ghost(ghost.id, at)
    return replace(
        state, ghosts=tuple(moved if each.id == ghost.id else each for each in state.ghosts)
    )


def without(state: State, ghost: int) -> State:
    """CL-59: an eliminated ghost returns to the supply."""
    left = tuple(each for each in state.ghosts if each.id != ghost)
    return replace(state, ghosts=left, supply=state.supply + 1)


def reaches(state: State) -> tuple[Reach, ...]:
    """Where each ghost may be after its next move; a double counts half for each order."""
    board, comes_back = board_of(state.table), state.table.difficulty == "hard"
    return tuple(
        Reach(ghost.id, _ends(board, ghost.at, comes_back=comes_back)) for ghost in state.ghosts
    )


def prospects(state: State) -> tuple[Prospect, ...]:
    """CL-64: both ways of a double, while somebody chooses between them."""
    if state.phase != "ghost_order" or state.owed is not None or state.dice is None:
        return ()
    board = board_of(state.table)
    at = next(ghost.at for ghost in state.ghosts if ghost.id == state.haunting[0])
    found = []
    for first in ORDERS:
        move = drift(board, at, *state.dice, first)
        found.append(Prospect(first, move.way, move.leaves))
    return tuple(found)


@cache
def _ends(board: Board, at: int, *, comes_back: bool) -> tuple[tuple[int | None, int], ...]:
    counts: dict[int | None, int] = {}
    for white, black in DICE:
        orders: tuple[Colour, ...] = (larger(white, black),)
        if white == black:
            orders = ORDERS
        for first in orders:
            move = drift(board, at, white, black, first)
            gone = board.respawn if comes_back else None
            end = gone if move.leaves else move.way[-1]
            counts[end] = counts.get(end, 0) + 2 // len(orders)
    return tuple(sorted(counts.items(), key=lambda each: (-each[1], each[0] or 0)))
