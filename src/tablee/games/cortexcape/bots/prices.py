"""What a journey costs: cheapest routes over all locks of a board at once, by bit masks.

A spread starts in an exit's corridor and crosses doors in order of price, all doors of one
price together (Dial's bucket queue, 1969, on sets in place of nodes). Two small tables give the
neighbours of a whole set of doors: one for the outer ring, one for the inner.
"""

from functools import lru_cache
from typing import NamedTuple

from tablee.games.cortexcape.board.graph import ALL_DOORS, Graph, bits, free_exits, graph_of
from tablee.games.cortexcape.model import DOORS, EXITS, State, View
from tablee.games.cortexcape.rules.queries import is_exit_to_exit

OUTER = 12  # doors A..L
OUTER_MASK = (1 << OUTER) - 1

Masks = tuple[int, int, int, int]
"""The doors of each value, 0 to 3; towers and empty doors are in none."""


class Worth(NamedTuple):
    """How dangerous a board is to its builder; smaller is better in every part."""

    dearest: int  # the price of the dearest lock
    locks: int  # how many cost that much
    total: int  # the prices of all locks, added up


class Tables:
    """Neighbours of sets of doors in one labyrinth."""

    def __init__(self, graph: Graph) -> None:
        doors_near = [
            _union([graph.doors_of[corridor] for corridor in bits(joined)])
            for joined in graph.joined_by
        ]
        self.near_outer = _subset_unions(doors_near[:OUTER])
        self.near_inner = _subset_unions(doors_near[OUTER:])
        self.beyond_outer = _subset_unions(list(graph.joined_by[:OUTER]))
        self.beyond_inner = _subset_unions(list(graph.joined_by[OUTER:]))


def _union(masks: list[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def _subset_unions(masks: list[int]) -> list[int]:
    """For every set of items, the union of their masks."""
    unions = [0]
    for mask in masks:
        unions += [union | mask for union in unions]
    return unions


@lru_cache(maxsize=64)
def tables_of(graph: Graph) -> Tables:
    return Tables(graph)


class Pricer:
    """Prices on boards of one labyrinth while the same exits are free."""

    def __init__(self, graph: Graph, exits: tuple[int, ...], *, rim: bool) -> None:
        self.graph = graph
        self.rim = rim
        self.exits = exits
        self.tables = tables_of(graph)
        self.ends = tuple(dict.fromkeys(graph.exit_corridor[at] for at in exits))
        self.starts = (
            _union([1 << end for end in self.ends]) if rim else (1 << len(graph.corridors)) - 1
        )
        self._order = list(self.ends)  # the exit that refuted the last board comes first
        self._needed: dict[int, int] = {}

    def exceeds(self, masks: Masks, towers: int, bound: int) -> bool:
        """Whether some lock of the board costs more than ``bound``."""
        order = self._order
        regions = self.graph.regions(towers)
        for place, end in enumerate(order):
            if self._beyond(masks, towers, end, regions[end] & self.starts, bound):
                if place:
                    order.insert(0, order.pop(place))
                return True
        return False

    def _beyond(self, masks: Masks, towers: int, end: int, wanted: int, bound: int) -> bool:
        """Whether some wanted corridor is dearer than ``bound`` from this exit corridor."""
        white, green, yellow, red = masks
        tables = self.tables
        near_outer, near_inner = tables.near_outer, tables.near_inner
        beyond_outer, beyond_inner = tables.beyond_outer, tables.beyond_inner
        fresh = self.graph.doors_of[end] & ~towers
        untouched = ALL_DOORS & ~towers & ~fresh
        wanted &= ~(1 << end)
        now, one, two, three = fresh & white, fresh & green, fresh & yellow, fresh & red
        while True:
            while now:
                outer, inner = now & OUTER_MASK, now >> OUTER
                wanted &= ~(beyond_outer[outer] | beyond_inner[inner])
                fresh = (near_outer[outer] | near_inner[inner]) & untouched
                untouched ^= fresh
                now = fresh & white
                one |= fresh & green
                two |= fresh & yellow
                three |= fresh & red
            if not wanted:
                return False
            if not bound:
                return True
            bound -= 1
            now, one, two, three = one, two, three, 0

    def doors_needed(self, towers: int) -> int:
        """How many doors, at the least, it takes to join all starts of some exit to it.

        A door that joins d corridors brings d - 1 new ones into reach. On the rim only some
        corridors count, and nothing is claimed.
        """
        if self.rim:
            return 0
        known = self._needed.get(towers)
        if known is None:
            regions = self.graph.regions(towers)
            wanted = max(regions[end].bit_count() for end in self.ends) - 1
            joined = [self.graph.joined_by[door] for door in bits(ALL_DOORS & ~towers)]
            known = 0
            for gain in sorted((mask.bit_count() - 1 for mask in joined), reverse=True):
                if wanted <= 0:
                    break
                wanted -= gain
                known += 1
            self._needed[towers] = known
        return known

    def spread(self, masks: Masks, towers: int, end: int) -> list[int]:
        """The corridors at price 0, 1, 2... from an exit corridor, each set without the last."""
        white, green, yellow, red = masks
        tables = self.tables
        region = self.graph.regions(towers)[end]
        fresh = self.graph.doors_of[end] & ~towers
        untouched = ALL_DOORS & ~towers & ~fresh
        reached = 1 << end
        levels: list[int] = []
        seen = 0
        now, one, two, three = fresh & white, fresh & green, fresh & yellow, fresh & red
        while True:
            while now:
                outer, inner = now & OUTER_MASK, now >> OUTER
                reached |= tables.beyond_outer[outer] | tables.beyond_inner[inner]
                fresh = (tables.near_outer[outer] | tables.near_inner[inner]) & untouched
                untouched ^= fresh
                now = fresh & white
                one |= fresh & green
                two |= fresh & yellow
                three |= fresh & red
            levels.append(reached & ~seen)
            seen = reached
            if reached == region:
                return levels
            now, one, two, three = one, two, three, 0

    def worth(self, board: str) -> Worth:
        """The dearest lock of a board, how many there are, and the sum of all prices."""
        masks, towers = masks_of(board)
        dearest = count = total = 0
        for end in self.ends:
            for price, corridors in enumerate(self.spread(masks, towers, end)):
                locks = (corridors & self.starts).bit_count()
                total += price * locks
                if price > dearest and locks:
                    dearest, count = price, 0
                if price == dearest:
                    count += locks
        return Worth(dearest, count, total)

    def dearest(self, board: str) -> int:
        """The price of the dearest lock."""
        return self.worth(board).dearest

    def locks(self, board: str) -> list[tuple[int, str, str]]:
        """Every legal lock with its price, dearest first."""
        masks, towers = masks_of(board)
        graph = self.graph
        named: dict[int, list[str]] = {}  # the starts of each corridor; CX-70: perhaps two exits
        if self.rim:
            for at in self.exits:
                named.setdefault(graph.exit_corridor[at], []).append(EXITS[at])
        else:
            named = {corridor: [name] for name, corridor in graph.starts.items()}
        found = [
            (price, start, EXITS[at])
            for at in self.exits
            for price, corridors in enumerate(self.spread(masks, towers, graph.exit_corridor[at]))
            for corridor in bits(corridors & self.starts)
            for start in named[corridor]
            if start != EXITS[at]
        ]
        found.sort(key=lambda lock: -lock[0])
        return found

    def price(self, board: str, start: int, end: int) -> int:
        """The points of a cheapest route between two corridors that are joined."""
        masks, towers = masks_of(board)
        levels = self.spread(masks, towers, end)
        return next(price for price, corridors in enumerate(levels) if corridors >> start & 1)


@lru_cache(maxsize=1024)
def pricer(graph: Graph, exits: tuple[int, ...], rim: bool) -> Pricer:  # noqa: FBT001
    return Pricer(graph, exits, rim=rim)


def pricer_of(state: State | View) -> Pricer:
    """Prices for the round that a state or a view is in."""
    graph = graph_of(state.table.lab)
    return pricer(graph, free_exits(state.marbles), is_exit_to_exit(state))


def masks_of(board: str) -> tuple[Masks, int]:
    """The doors of each value, and the towers."""
    sets = dict.fromkeys("WGYR#", 0)
    for at in range(len(DOORS)):
        sets[board[at]] |= 1 << at
    return (sets["W"], sets["G"], sets["Y"], sets["R"]), sets["#"]
