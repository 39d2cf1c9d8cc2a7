"""Cortexcape by brute force, straight from the labs file: slow, plain, and no code of the engine.

Every answer here is found by trying everything, so that the tests can ask the engine for the same.
"""

import json
from collections.abc import Iterable
from functools import cache
from heapq import heappop, heappush
from importlib.resources import files
from itertools import permutations
from typing import Any

DOORS = "ABCDEFGHIJKLMNOPQRST"
EXITS = [f"X{hour}" for hour in range(1, 13)]
POINTS = {"W": 0, "G": 1, "Y": 2, "R": 3}
STOCK = "WWWWWWWWGGGGYYYRR###"
LABS = ("blue", "green", "red", "black")


def labs_file() -> dict[str, Any]:
    """The labs file, fresh from the disk, to be read or broken."""
    path = files("tablee.games.cortexcape.board").joinpath("labs.json")
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


class Maze:
    """A labyrinth as the labs file has it: door to corridors, exit to corridor."""

    def __init__(self, doors: dict[str, list[str]], exits: dict[str, str]) -> None:
        self.doors = doors
        self.exits = exits
        self.corridors = sorted({name for joined in doors.values() for name in joined})
        self.ways = {
            here: [
                (door, there)
                for door, joined in doors.items()
                for there in joined
                if here in joined and there != here
            ]
            for here in self.corridors
        }

    def corridor(self, cone: str) -> str:
        """Where a cone stands: an exit's corridor, or the corridor itself."""
        return self.exits.get(cone, cone)

    def prices(self, board: str, start: str) -> dict[str, int]:
        """The cheapest price to every corridor that can be reached (Dijkstra, 1959)."""
        value = dict(zip(DOORS, board, strict=True))
        found: dict[str, int] = {}
        queue = [(0, self.corridor(start))]
        while queue:
            price, here = heappop(queue)
            if here in found:
                continue
            found[here] = price
            for door, there in self.ways[here]:
                if value[door] != "#" and there not in found:
                    heappush(queue, (price + POINTS[value[door]], there))
        return found

    def walks_from(self, start: str, towers: str = "") -> dict[str, set[str]]:
        """To each corridor every path by CX-46..48: corridors in a row, none twice."""
        found: dict[str, set[str]] = {}

        def go(here: str, trail: str, seen: frozenset[str]) -> None:
            found.setdefault(here, set()).add(trail)
            for door, there in self.ways[here]:
                if there not in seen and door not in trail and door not in towers:
                    go(there, trail + door, seen | {there})

        first = self.corridor(start)
        go(first, "", frozenset([first]))
        return found

    def walks(self, start: str, exit_: str, towers: str = "") -> set[str]:
        """Every path from a start to an exit, as door strings."""
        return self.walks_from(start, towers).get(self.corridor(exit_), set())

    def locks(self, board: str, free: Iterable[str], *, rim: bool) -> dict[tuple[str, str], int]:
        """Every legal lock (CX-38..44, CX-65) with its price."""
        exits = list(free)
        found: dict[tuple[str, str], int] = {}
        for exit_ in exits:
            price = self.prices(board, exit_)
            for start in exits if rim else self.corridors:
                if start != exit_ and self.corridor(start) in price:
                    found[start, exit_] = price[self.corridor(start)]
        return found

    def dearest(self, board: str, free: Iterable[str], *, rim: bool) -> int:
        return max(self.locks(board, free, rim=rim).values())

    def lock_possible(self, board: str, free: Iterable[str], *, rim: bool) -> bool:
        """CX-67 and CX-69, word by word."""
        exits = list(free)
        if rim:
            return bool(self.locks(board, exits, rim=True))
        open_doors = [door for door, piece in zip(DOORS, board, strict=True) if piece != "#"]
        return any(self.exits[exit_] in self.doors[door] for exit_ in exits for door in open_doors)


@cache
def maze(lab: str) -> Maze:
    """One of our four labyrinths."""
    entry = labs_file()["labs"][lab]
    return Maze(entry["doors"], entry["exits"])


def rebuilds(board: str, hand: str) -> set[str]:
    """Every board in reach of a build after round 1, by making every gesture (CX-29..34)."""
    freed = [at for at, piece in enumerate(board) if piece == "."]
    old = [at for at, piece in enumerate(board) if piece == "#"]
    targets = [at for at, piece in enumerate(board) if piece != "#"]
    found: set[str] = set()
    for refill in set(permutations(hand)):
        pieces = list(board)
        for at, piece in zip(freed, refill, strict=True):
            pieces[at] = piece
        for chosen in permutations(targets, len(old)):
            made = list(pieces)
            for at, to in zip(old, chosen, strict=True):
                made[at], made[to] = pieces[to], "#"
            found.add("".join(made))
    return found


def free_exits(state: Any) -> list[str]:
    """The exits without a marble."""
    return [exit_ for exit_, owner in zip(EXITS, state.marbles, strict=True) if owner is None]


def is_rim(state: Any) -> bool:
    """CX-66: short mode, and the builder owns at least two marbles."""
    seats = state.table.seats
    builder = (state.starter + state.round - 1) % seats
    own = 12 // seats - sum(owner == builder for owner in state.marbles)
    return bool(state.table.mode == "short" and own >= 2)
