"""Coolock once more, written from the rules alone: plain dicts, no code of the game.

``Spot`` is a position: which walks are legal (CL-26..CL-37), what is wrong with the others
(CL-88), whether a layout is sound (CL-18). ``Twin`` in ``coolock_twin.py`` plays a whole game.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tests.games.coolock.support.board import (
    BASE_POINT,
    BORDER,
    ENDS,
    EXITS,
    FAR_RIM,
    RIM,
    WALKABLE,
    WALKS,
    base_edge,
    ghost_step,
    other_end,
)

Locks = Mapping[int, tuple[int, ...]]
Way = tuple[tuple[int, ...], int | None]  # a path, and what it runs into


def ghost_way(at: int, white: int, black: int, first: str) -> tuple[list[tuple[int, int]], bool]:
    """CL-61..CL-66: the steps (edge, crossing) of a ghost, and whether it leaves the board."""
    dice = [("right", white), ("left", black)]
    way: list[tuple[int, int]] = []
    for side, count in dice if first == "white" else dice[::-1]:
        for _ in range(count):
            step = ghost_step(at, side)
            if step is None:
                break
            way.append(step)
            at = step[1]
            if at in FAR_RIM:
                return way, True
            if at in RIM:
                break
    return way, False


def pieces(shut: Iterable[int]) -> dict[int, int]:
    """The walkable edges, each with the number of its piece; shut crossings join nothing."""
    closed = {*shut}
    number: dict[int, int] = {}
    for start in WALKABLE:
        if start in number:
            continue
        number[start] = start
        waiting = [start]
        while waiting:
            for end in ENDS[waiting.pop()]:
                if end not in closed:
                    for edge in WALKS[end]:
                        if edge not in number:
                            number[edge] = start
                            waiting.append(edge)
    return number


def is_joined(edges: Iterable[int], portions: Iterable[int], black: Iterable[int]) -> bool:
    """CL-18, S1: all these edges, and one at least at each portion, are in one piece."""
    number = pieces(black)
    first, *rest = {number[edge] for edge in (*edges, *EXITS.values())}
    return not rest and all(any(number[e] == first for e in WALKS[at]) for at in portions)


def opens_all(edges: Mapping[int, int], portions: Mapping[int, int | None], locks: Locks) -> bool:
    """CL-18, S2: every portion can be had, if all who reach a padlock open it."""
    closed = dict(locks)
    while True:
        number = pieces(closed)
        near = {
            at: {
                seat
                for seat, edge in edges.items()
                if any(number[edge] == number[there] for there in WALKS[at])
            }
            for at in (*closed, *portions)
        }
        ready = [at for at, colours in closed.items() if colours and near[at] >= {*colours}]
        if not ready:
            break
        for at in ready:
            del closed[at]
    return all(
        at not in closed and (owner in near[at] or (owner is None and bool(near[at])))
        for at, owner in portions.items()
    )


class Spot:
    """Pawns, padlocks and ghosts as they stand; a pawn off the board has no edge."""

    def __init__(self, state: Any) -> None:
        self.seats: int = state.seats
        self.edge: list[int | None] = [pawn.edge for pawn in state.pawns]
        self.zone: list[int] = [pawn.zone for pawn in state.pawns]
        self.jailed: list[bool] = [pawn.where == "prison" for pawn in state.pawns]
        self.locks: dict[int, tuple[int, ...]] = {k.at: tuple(k.colours) for k in state.locks}
        self.portions: dict[int, int | None] = {p.at: p.owner for p in state.portions}
        self.haunted: set[int] = {ghost.at for ghost in state.ghosts}

    def home(self, seat: int) -> int:
        """Where a pawn is, or where it would come onto the board."""
        edge = self.edge[seat]
        if edge is not None:
            return edge
        return EXITS[self.zone[seat]] if self.jailed[seat] else base_edge(self.seats, seat)

    def is_sound(self, locks: Locks | None = None) -> bool:
        locks = self.locks if locks is None else locks
        homes = {seat: self.home(seat) for seat in range(self.seats)}
        black = [at for at, colours in locks.items() if not colours]
        return is_joined(homes.values(), self.portions, black) and opens_all(
            homes, self.portions, locks
        )

    # -- walking -----------------------------------------------------------------------------------

    def touched_by(self, seat: int, mover: int, edge: int) -> tuple[int, ...]:
        """What a seat touches while the mover is on this edge."""
        there = edge if seat == mover else self.edge[seat]
        return () if there is None else ENDS[there]

    def still(self, locks: Locks, mover: int, edge: int) -> dict[int, tuple[int, ...]]:
        """CL-43: the padlocks that are left once the mover is on this edge."""
        return {
            at: colours
            for at, colours in locks.items()
            if not colours or not all(at in self.touched_by(seat, mover, edge) for seat in colours)
        }

    def ways_out(self, edge: int, came: int | None) -> tuple[set[int], int | None]:
        """CL-29, CL-30: the ends by which a pawn may leave, and where it turns about for that."""
        if came is None:
            return {*ENDS[edge]}, None
        ahead = other_end(edge, came)
        return ({came}, ahead) if ahead in RIM else ({ahead}, None)

    def walks(self, seat: int, die: int) -> set[Way]:
        """Every legal walk."""
        edge = self.edge[seat]
        if edge is not None:
            return {*self._from(seat, die, (), edge, None, self.locks)}
        edge = base_edge(self.seats, seat)
        locks = self.still(self.locks, seat, edge)
        return {*self._from(seat, die, (edge,), edge, BASE_POINT[edge], locks)}

    def _from(
        self, seat: int, die: int, path: tuple[int, ...], edge: int, came: int | None, locks: Locks
    ) -> Iterator[Way]:
        if len(path) == die:
            yield path, None
            return
        ends, turn = self.ways_out(edge, came)
        if turn in self.haunted:
            yield path, turn
            return
        for end in ends:
            if end in locks or end in self.haunted:
                yield path, end
                continue
            for there in WALKS[end]:
                if there != edge:
                    left = self.still(locks, seat, there)
                    yield from self._from(seat, die, (*path, there), there, end, left)

    def verdict(self, seat: int, die: int, path: Iterable[int], into: int | None) -> str | None:
        """CL-88: the first thing that is wrong with a walk."""
        edge, came = self.edge[seat], None
        locks: Locks = self.locks
        steps = 0
        for there in path:
            steps += 1
            if steps > die:
                return "too_long"
            if edge is None:
                if there != base_edge(self.seats, seat):
                    return "base_edge"
                came = BASE_POINT[there]
            else:
                wrong, came = self._step(edge, came, there, locks)
                if wrong:
                    return wrong
            edge, locks = there, self.still(locks, seat, there)
        return self._end(edge, came, locks, into, die - steps, steps)

    def _step(
        self, edge: int, came: int | None, there: int, locks: Locks
    ) -> tuple[str | None, int | None]:
        shared = {*ENDS[edge]} & {*ENDS[there]}
        if edge == there or not shared:
            return "gap", None
        if there in BORDER:
            return "border", None
        (end,) = shared
        ends, turn = self.ways_out(edge, came)
        if end not in ends:
            return "reverse", None
        if end in locks:
            return "locked", None
        if end in self.haunted or turn in self.haunted:
            return "ghost", None
        return None, end

    def _end(
        self,
        edge: int | None,
        came: int | None,
        locks: Locks,
        into: int | None,
        rest: int,
        made: int,
    ) -> str | None:
        if into is None:
            return None if rest == 0 else "too_short" if made else "must_move"
        if rest == 0 or edge is None:
            return "bad_into"
        ends, turn = self.ways_out(edge, came)
        if turn in self.haunted:
            return None if into == turn else "bad_into"
        is_stop = into in ends and (into in locks or into in self.haunted)
        return None if is_stop else "bad_into"
