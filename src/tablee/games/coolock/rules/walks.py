"""Where a pawn may go: every legal path, and why another is none (CL-26..CL-37, CL-88)."""

from collections.abc import Iterator
from typing import NamedTuple

from tablee.core.protocol import Refusal, Seat
from tablee.games.coolock.board.cells import Board
from tablee.games.coolock.model import State, Walk
from tablee.games.coolock.rules.queries import board_of, haunted, touched


class Ground(NamedTuple):
    """What a walk of one pawn meets: it changes only by the padlocks that the pawn opens."""

    board: Board
    ghosts: frozenset[int]
    shut: frozenset[int]  # closed padlocks
    keys: frozenset[int]  # those of them that open when this pawn touches them
    edge: int | None  # where it stands; None in its base
    base: tuple[int, int]  # edge and intersection


class Here(NamedTuple):
    """A pawn on its way."""

    edge: int | None
    entered: int | None  # the end by which it came; None at the start of a move
    shut: frozenset[int]


class Exit(NamedTuple):
    """A way to leave an edge; ``ghost``: the intersection where a ghost waits on it."""

    vertex: int
    ghost: int | None


def ground(state: State, seat: Seat) -> Ground:
    board = board_of(state.table)
    others = [frozenset(touched(state, each)) for each in range(state.seats)]
    keys = {
        lock.at
        for lock in state.locks
        if seat in lock.colours
        and all(lock.at in others[each] for each in lock.colours if each != seat)
    }
    return Ground(
        board,
        haunted(state),
        frozenset(lock.at for lock in state.locks),
        frozenset(keys),
        state.pawns[seat].edge,
        (board.base_edge(state.seats, seat), board.base_vertex(state.seats, seat)),
    )


def start(land: Ground) -> Here:
    return Here(land.edge, None, land.shut)


def exits(land: Ground, here: Here) -> Iterator[Exit]:
    """CL-29: either end at first, then straight on; CL-30: at a dead end back, past the rim."""
    if here.edge is None:
        return
    if here.entered is None:
        for vertex in land.board.ends[here.edge]:
            yield Exit(vertex, vertex if vertex in land.ghosts else None)
        return
    ahead = land.board.beyond(here.edge, here.entered)
    if land.board.is_rim[ahead]:
        waits = next((each for each in (ahead, here.entered) if each in land.ghosts), None)
        yield Exit(here.entered, waits)
    else:
        yield Exit(ahead, ahead if ahead in land.ghosts else None)


def entered(land: Ground, here: Here, edge: int, vertex: int) -> Here:
    """CL-43: a padlock that this pawn opens is open at once."""
    return Here(edge, vertex, here.shut - (land.keys & {*land.board.ends[edge]}))


def walks(state: State, seat: Seat, die: int) -> Iterator[Walk]:
    """Every legal move (CL-88): full paths, and stops at padlocks and ghosts."""
    land = ground(state, seat)
    if land.edge is None:
        edge, vertex = land.base  # CL-32
        yield from _walks_from(land, entered(land, start(land), edge, vertex), (edge,), die)
    else:
        yield from _walks_from(land, start(land), (), die)


def _walks_from(land: Ground, here: Here, path: tuple[int, ...], die: int) -> Iterator[Walk]:
    if len(path) == die:
        yield Walk(path)
        return
    for way in exits(land, here):
        if way.vertex in here.shut:  # CL-31; CL-35: the padlock stops the pawn first
            yield Walk(path, way.vertex)
        elif way.ghost is not None:
            yield Walk(path, way.ghost)
        else:
            for edge in land.board.walks[way.vertex]:
                if edge != here.edge:
                    then = entered(land, here, edge, way.vertex)
                    yield from _walks_from(land, then, (*path, edge), die)


def walk_fault(state: State, seat: Seat, walk: Walk) -> Refusal | None:
    """CL-88: the first step that fails; ids are known to be on the board."""
    assert state.die is not None
    land = ground(state, seat)
    here = start(land)
    for number, edge in enumerate(walk.path):
        if number == state.die:
            return Refusal("too_long", "CL-26", {"die": state.die})
        code, vertex = _step_fault(land, here, edge)
        if code is not None:
            return Refusal(code, RULES[code], {"edge": edge, "step": number + 1})
        here = entered(land, here, edge, vertex)
    return _end_fault(land, here, walk, state.die)


def _step_fault(land: Ground, here: Here, edge: int) -> tuple[str | None, int]:
    """What is wrong with a step onto this edge, and where it leads through."""
    if here.edge is None:
        return ("base_edge" if edge != land.base[0] else None), land.base[1]
    vertex = land.board.meeting(here.edge, edge)
    if vertex is None:
        return "gap", 0
    if land.board.is_border[edge]:
        return "border", vertex
    way = next((way for way in exits(land, here) if way.vertex == vertex), None)
    if way is None:
        return "reverse", vertex
    if vertex in here.shut:
        return "locked", vertex
    return ("ghost" if way.ghost is not None else None), vertex


def _end_fault(land: Ground, here: Here, walk: Walk, die: int) -> Refusal | None:
    if len(walk.path) == die or walk.into is not None:
        is_fine = walk.into is None or (len(walk.path) < die and _stops(land, here, walk.into))
        return None if is_fine else Refusal("bad_into", "CL-88", {"into": walk.into})
    if walk.path:
        return Refusal("too_short", "CL-26", {"die": die})
    return Refusal("must_move", "CL-27", {"die": die})


def _stops(land: Ground, here: Here, into: int) -> bool:
    """Whether the next step would run into a closed padlock or a ghost there."""
    for way in exits(land, here):
        if way.vertex in here.shut:
            if into == way.vertex:
                return True
        elif way.ghost == into:
            return True
    return False


RULES = {
    "base_edge": "CL-32",
    "gap": "CL-29",
    "border": "CL-28",
    "reverse": "CL-29",
    "locked": "CL-38",
    "ghost": "CL-35",
}
