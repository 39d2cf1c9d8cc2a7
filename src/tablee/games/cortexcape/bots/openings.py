"""First boards: a book of proven ones for our labyrinths, and the proof that none is cheaper.

The proof looks for a board of round 1 whose dearest lock costs no more than a price. It settles
the towers, then door by door the reds, the yellows and the greens, taking every door that is
still open for white. Another dear piece never makes a lock cheaper, so as soon as one costs too
much, all boards behind it are dropped.
"""

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import combinations

from tablee.games.cortexcape.board.graph import ALL_DOORS, bits
from tablee.games.cortexcape.bots.prices import Masks, Pricer
from tablee.games.cortexcape.bots.rebuild import board_from, lock_possible
from tablee.games.cortexcape.model import CYLINDERS, DOORS, STOCK, TOWER

BOOK = "openings.json"
COUNTS = tuple(STOCK.count(piece) for piece in CYLINDERS)


@cache
def _book() -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = json.loads(
        files(__package__).joinpath(BOOK).read_text(encoding="utf-8")
    )
    return found


def openings(lab: str, *, rim: bool) -> tuple[str, ...]:
    """Boards for round 1 than which none has a cheaper dearest lock (CX-93), the safest first."""
    return tuple(_book()[lab]["short" if rim else "long"])


def placements(pricer: Pricer, price: int) -> Iterator[str]:
    """Every first board whose dearest lock costs no more than ``price``; none is left out."""
    for spots in combinations(range(len(DOORS)), STOCK.count(TOWER)):
        towers = sum(1 << at for at in spots)
        if lock_possible(pricer, towers):
            yield from placements_with(pricer, price, towers)


def placements_with(pricer: Pricer, price: int, towers: int) -> Iterator[str]:
    """Those of them with the towers on these doors."""
    blank = (ALL_DOORS & ~towers, 0, 0, 0)
    doors = [1 << at for at in bits(blank[0])]

    def place(masks: Masks, value: int, missing: int, begin: int) -> Iterator[str]:
        if not missing and value == 1:
            yield board_from(masks, towers)
        elif not missing:
            yield from place(masks, value - 1, COUNTS[value - 1], 0)
        for at in range(begin, len(doors) if missing else 0):
            door = doors[at]
            if door & masks[0]:
                more = [masks[0] ^ door, *masks[1:]]
                more[value] |= door
                settled = (more[0], more[1], more[2], more[3])
                if not pricer.exceeds(settled, towers, price):
                    yield from place(settled, value, missing - 1, at + 1)

    if not pricer.exceeds(blank, towers, price):
        yield from place(blank, len(COUNTS) - 1, COUNTS[-1], 0)
