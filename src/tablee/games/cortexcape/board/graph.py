"""A labyrinth as bit masks: doors are bits 0..19, corridors bits 0..n-1.

Towers are a door mask too. There are only 1140 ways to place three of them, so what they cut
off is worked out once per placement and remembered.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import count
from random import Random
from typing import cast

from tablee.games.cortexcape.board.labs import BadLab, Lab, labs
from tablee.games.cortexcape.model import DOORS, EXITS, TOWER

ALL_DOORS = (1 << len(DOORS)) - 1
DOOR_INDEX = {door: index for index, door in enumerate(DOORS)}
DOOR_BIT = {door: 1 << index for index, door in enumerate(DOORS)}
MOST_STEPS = 50_000  # of the walk that finds all paths from a start; our labs need 10 000
EXIT_INDEX = {exit_: index for index, exit_ in enumerate(EXITS)}


Way = tuple[int, str, tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]
"""A door of a corridor: bit, letter, corridors beyond that lead on, exit corridors beyond."""


class Routes:
    """All paths between two corridors: door strings with their door masks."""

    __slots__ = ("doors", "mask_of", "masks")

    def __init__(self, mask_of: dict[str, int]) -> None:
        self.mask_of = mask_of
        self.doors = tuple(mask_of)
        self.masks = tuple(mask_of.values())

    def open_to(self, towers: int) -> list[str]:
        """The paths that meet no tower (CX-27)."""
        return [doors for doors, mask in self.mask_of.items() if not mask & towers]

    def sample(self, towers: int, rng: Random) -> str:
        """One of them at random, each as likely."""
        masks = self.masks
        for _ in range(64):  # as a rule a few tries are enough, and far cheaper than the list
            at = int(rng.random() * len(masks))
            if not masks[at] & towers:
                return self.doors[at]
        return rng.choice(self.open_to(towers))


class Graph:
    """The corridors and doors of one labyrinth, indexed for speed."""

    def __init__(self, lab: Lab) -> None:
        self.lab = lab
        self.corridors = lab.corridors
        self.corridor_index = {name: index for index, name in enumerate(self.corridors)}
        index = self.corridor_index
        self.joined_by = tuple(sum(1 << index[name] for name in names) for names in lab.doors)
        self.exit_corridor = tuple(index[name] for name in lab.exits)
        self.doors_of = tuple(
            sum(1 << door for door, mask in enumerate(self.joined_by) if mask >> corridor & 1)
            for corridor in range(len(self.corridors))
        )
        self.exit_doors = tuple(self.doors_of[corridor] for corridor in self.exit_corridor)
        self.starts = dict(index)
        self.ends = {name: self.exit_corridor[EXIT_INDEX[name]] for name in EXITS}
        self._ways = tuple(map(self._ways_from, range(len(self.corridors))))
        self._regions: dict[int, tuple[int, ...]] = {}
        self._routes: dict[int, dict[int, Routes]] = {}

    def _ways_from(self, corridor: int) -> tuple[Way, ...]:
        ways = []
        for door in bits(self.doors_of[corridor]):
            beyond = [there for there in bits(self.joined_by[door]) if there != corridor]
            onward = tuple((there, 1 << there) for there in beyond if not self._is_dead_end(there))
            ends = tuple((there, 1 << there) for there in beyond if there in self.exit_corridor)
            ways.append((1 << door, DOORS[door], onward, ends))
        return tuple(ways)

    def _is_dead_end(self, corridor: int) -> bool:
        return self.doors_of[corridor].bit_count() == 1

    def regions(self, towers: int) -> tuple[int, ...]:
        """For each corridor, the corridors that can be reached from it past these towers."""
        known = self._regions.get(towers)
        if known is None:
            known = self._regions[towers] = self._flood(towers)
        return known

    def _flood(self, towers: int) -> tuple[int, ...]:
        region = [0] * len(self.corridors)
        for corridor in range(len(self.corridors)):
            if region[corridor]:
                continue
            reached, fresh = 1 << corridor, 1 << corridor
            while fresh:
                beyond = 0
                for here in bits(fresh):
                    for door in bits(self.doors_of[here] & ~towers):
                        beyond |= self.joined_by[door]
                fresh = beyond & ~reached
                reached |= fresh
            for here in bits(reached):
                region[here] = reached
        return tuple(region)

    def leaves_a_lock(self, exits: tuple[int, ...], towers: int, *, rim: bool) -> bool:
        """CX-67, CX-69: whether towers leave the locker a lock that can cost something."""
        if not rim:
            return any(self.exit_doors[exit_] & ~towers for exit_ in exits)
        reached = 0
        for exit_ in exits:
            corridor = self.exit_corridor[exit_]
            if reached >> corridor & 1:
                return True
            reached |= self.regions(towers)[corridor]
        return False

    def check_routes(self) -> None:
        """Raise :class:`BadLab` when there are too many paths to list."""
        for start in range(len(self.corridors)):
            self.routes(start, self.exit_corridor[0])

    def routes(self, start: int, end: int) -> Routes:
        """Every path to an exit corridor, towers or not (CX-46..48): at most 454 in our labs."""
        known = self._routes.get(start)
        if known is None:
            known = self._routes[start] = self._routes_from(start)
        return known[end]

    def _routes_from(self, start: int) -> dict[int, Routes]:
        """The paths to all exit corridors at once: one walk through the labyrinth finds them."""
        found: dict[int, dict[str, int]] = {end: {} for end in self.exit_corridor}
        ways = self._ways
        steps = count()

        def walk(corridor: int, trail: str, doors: int, corridors: int) -> None:
            if next(steps) > MOST_STEPS:
                raise BadLab(f"{self.lab.name}: too many ways through this labyrinth")
            for bit, door, beyond, ends in ways[corridor]:
                if bit & doors:
                    continue
                longer, used = trail + door, doors | bit
                for there, there_bit in ends:
                    if not there_bit & corridors:
                        found[there][longer] = used
                for there, there_bit in beyond:
                    if not there_bit & corridors:
                        walk(there, longer, used, corridors | there_bit)

        walk(start, "", 0, 1 << start)
        if start in found:
            found[start][""] = 0  # CX-47: the only path within one corridor
        return {end: Routes(paths) for end, paths in found.items()}

    def joins_up(self, doors: str | tuple[str, ...], start: int, end: int) -> bool:
        """Whether corridors fit between these doors, some perhaps entered again (CX-46)."""
        here = 1 << start
        for door in doors:
            joined = self.joined_by[DOOR_INDEX[door]]
            came_from = joined & here
            if not came_from:
                return False
            # one leaves a door by another corridor than one came from (CX-7)
            alone = came_from & came_from - 1 == 0
            here = joined & ~came_from if alone else joined
        return bool(here >> end & 1)


def bits(mask: int) -> Iterator[int]:
    """The positions of the bits set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@lru_cache(maxsize=4096)
def tower_mask(board: str) -> int:
    """The doors that the three towers block; none before the first build."""
    first = board.find(TOWER)
    if first < 0:
        return 0
    return 1 << first | 1 << board.find(TOWER, first + 1) | 1 << board.rfind(TOWER)


@lru_cache(maxsize=64)
def graph_of(lab: str | Lab | None) -> Graph:
    """The graph of one of our labyrinths, by name, or of one's own."""
    if isinstance(lab, Lab):
        return Graph(lab)
    return Graph(labs()[cast(str, lab)])


@lru_cache(maxsize=4096)
def free_exits(marbles: tuple[int | None, ...]) -> tuple[int, ...]:
    """The exits without a marble, by index."""
    return tuple(index for index, owner in enumerate(marbles) if owner is None)
