"""Which colours three cards can show (MF-29..33), and by which stackings.

A stack as a whole may be turned without changing anything (MF-33), so the top card lies at rot 0
and 768 stackings are left: 6 orders of 128. The 128 of an order are tried at once, one bit each: a
picture is 9 places of 5 colours, and 128 bits say for each of these 45 in which stackings the
creature shows. To lay one card over another is then two operations on long integers, and a line
is the AND of three places. For the official deck the answer to every hand is a file.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from itertools import combinations, permutations
from math import comb

from tablee.games.monster_freeze.board.deck import PLACES, official
from tablee.games.monster_freeze.board.geometry import LAYINGS, LINES, ROTS, face
from tablee.games.monster_freeze.model import (
    CODES,
    COLOURS,
    HOLE,
    Card,
    CardId,
    Colour,
    Placement,
    Stack,
)

Deck = tuple[Card, ...] | None
"""A custom deck, or None for the official one."""
Hand = tuple[CardId, ...]
Counts = tuple[int, int, int, int, int]
Lines = tuple[int, ...]
"""By order of the three cards, 128 bits for each colour: the stackings that show it."""

ORDERS = tuple(permutations(range(3)))  # of the cards of a hand, bottom to top
SOLVED = "solved.bin"
STACKINGS = 2 * 8 * 8  # of one order: lane = 64 * top side + 8 * middle laying + bottom laying
LANES = (1 << STACKINGS) - 1
PLACE = len(CODES) * STACKINGS  # bits of one place: five colours
COLOUR_BITS = {colour: 1 << at for at, colour in enumerate(COLOURS)}
_ONE_PLACE = (1 << PLACE) - 1
_EVERY_COLOUR = sum(1 << at * STACKINGS for at in range(len(CODES)))
_AS_TOP = tuple(
    sum(1 << lane for lane in range(STACKINGS) if lane >> 6 == side) for side in range(2)
)
_AS_MIDDLE = tuple(
    sum(1 << lane for lane in range(STACKINGS) if lane >> 3 & 7 == at) for at in range(8)
)
_AS_BOTTOM = tuple(sum(1 << lane for lane in range(STACKINGS) if lane & 7 == at) for at in range(8))


class Lanes:
    """One card in all stackings of an order: its creatures, and where one sees through it."""

    __slots__ = ("bottom", "middle", "through_middle", "through_top", "top")

    def __init__(self, card: Card) -> None:
        faces = [face(card, side, rot) for side, rot in LAYINGS]
        upright = faces[:: len(ROTS)]
        self.bottom = _spread(faces, _AS_BOTTOM)
        self.middle = _spread(faces, _AS_MIDDLE)
        self.top = _spread(upright, _AS_TOP)
        self.through_middle = _spread_holes(faces, _AS_MIDDLE)
        self.through_top = _spread_holes(upright, _AS_TOP)


class Solver:
    """A deck by number, made ready."""

    def __init__(self, deck: tuple[Card, ...]) -> None:
        self.ids = tuple(card.id for card in deck)
        self.number = {name: number for number, name in enumerate(self.ids)}
        self._cards = deck
        self._lanes: dict[int, Lanes] = {}

    def lanes(self, number: int) -> Lanes:
        known = self._lanes.get(number)
        if known is None:
            known = self._lanes[number] = Lanes(self._cards[number])
        return known

    def numbers(self, hand: Hand) -> tuple[int, int, int]:
        """Three different cards by number, lowest first."""
        number = self.number
        one, two, three = sorted([number[card] for card in hand])
        if not one < two < three:
            raise ValueError(f"a hand is three different cards, not {hand}")
        return one, two, three


def colours_of(deck: Deck, hand: Hand) -> int:
    """The colours that a hand can show in some stacking: bit 0 is red (COLOUR_BITS)."""
    solver = solver_of(deck)
    if deck is None:
        return solved()[index_of(*solver.numbers(hand))]
    return solve(solver, *solver.numbers(hand))


def can_make(deck: Deck, hand: Hand, centre: CardId) -> int:
    """MF-50: the colours in reach of a seat's own swaps, from any 3 of hand and centre."""
    found = 0
    for three in combinations((*hand, centre), 3):
        found |= colours_of(deck, three)
    return found


def counts_of(deck: Deck, hand: Hand) -> Counts:
    """How many of the 768 stackings show each colour, in the order of COLOURS."""
    solver = solver_of(deck)
    return _counts(solver, *solver.numbers(hand))


def stack_for(deck: Deck, hand: Hand, colour: Colour) -> Stack | None:
    """One stacking that shows the colour, if any does; the same for the same three cards."""
    return next(_stacks(deck, hand, colour), None)


def stacks_for(deck: Deck, hand: Hand, colour: Colour) -> list[Stack]:
    """All of the 768 stackings that show the colour; the top card lies at rot 0 (MF-33)."""
    return list(_stacks(deck, hand, colour))


@lru_cache(maxsize=32)
def solver_of(deck: Deck) -> Solver:
    return Solver(official() if deck is None else deck)


@cache
def solved() -> bytes:
    """The colours of every hand of the official deck, as ``scripts/write_solved.py`` left them."""
    return files(__package__).joinpath(SOLVED).read_bytes()


def index_of(one: int, two: int, three: int) -> int:
    """Where three numbers, lowest first, come among all such threes."""
    return one + two * (two - 1) // 2 + three * (three - 1) * (three - 2) // 6


def solve_all(solver: Solver) -> bytes:
    """The colours of every hand of a deck, in the order of ``index_of``."""
    found = bytearray(comb(len(solver.ids), 3))
    for three in combinations(range(len(solver.ids)), 3):
        found[index_of(*three)] = _mask(lines_of(solver, *three))
    return bytes(found)


@lru_cache(maxsize=1 << 16)
def solve(solver: Solver, one: int, two: int, three: int) -> int:
    """The colours of one hand, by trying all stackings."""
    return _mask(lines_of(solver, one, two, three))


@lru_cache(maxsize=1 << 16)
def _counts(solver: Solver, one: int, two: int, three: int) -> Counts:
    found = lines_of(solver, one, two, three)
    red, blue, green, yellow, violet = (
        sum([(lanes >> at & LANES).bit_count() for lanes in found])
        for at in range(0, PLACE, STACKINGS)
    )
    return red, blue, green, yellow, violet


def _mask(found: Lines) -> int:
    some = 0
    for lanes in found:
        some |= lanes
    return sum([1 << at for at in range(len(CODES)) if some >> at * STACKINGS & LANES])


def lines_of(solver: Solver, *numbers: int) -> Lines:
    """For each order of three cards, the stackings that show a line, by colour (MF-31, MF-32)."""
    cards = [solver.lanes(number) for number in numbers]
    found = []
    for low, mid, high in ORDERS:
        bottom, middle, top = cards[low], cards[mid], cards[high]
        below = middle.middle | bottom.bottom & middle.through_middle
        picture = top.top | below & top.through_top
        places = [picture >> at & _ONE_PLACE for at in range(0, PLACE * PLACES, PLACE)]
        lines = 0
        for first, second, third in LINES:
            lines |= places[first] & places[second] & places[third]
        found.append(lines)
    return tuple(found)


def _stacks(deck: Deck, hand: Hand, colour: Colour) -> Iterator[Stack]:
    solver = solver_of(deck)
    numbers = solver.numbers(hand)
    ids = [solver.ids[number] for number in numbers]
    shift = COLOURS.index(colour) * STACKINGS
    for (low, mid, high), lines in zip(ORDERS, lines_of(solver, *numbers), strict=True):
        lanes = lines >> shift & LANES
        while lanes:
            lane = (lanes & -lanes).bit_length() - 1
            lanes &= lanes - 1
            yield (
                Placement(ids[low], *LAYINGS[lane & 7]),
                Placement(ids[mid], *LAYINGS[lane >> 3 & 7]),
                Placement(ids[high], *LAYINGS[lane >> 6 << 2]),
            )


def _spread(faces: list[str], lanes_of: tuple[int, ...]) -> int:
    """The creatures of faces, each in the stackings in which that face is up."""
    return sum(
        lanes << at * PLACE + CODES.index(place) * STACKINGS
        for places, lanes in zip(faces, lanes_of, strict=True)
        for at, place in enumerate(places)
        if place != HOLE
    )


def _spread_holes(faces: list[str], lanes_of: tuple[int, ...]) -> int:
    """The holes of faces; any colour is seen through them."""
    return sum(
        lanes * _EVERY_COLOUR << at * PLACE
        for places, lanes in zip(faces, lanes_of, strict=True)
        for at, place in enumerate(places)
        if place == HOLE
    )
