"""The best boards in reach of a build: exact for later rounds, by climbing for the first.

The exact search asks for boards whose dearest lock costs 0, then 1, then 2... For each of the
680 places of three towers it first makes every door that is still open to choice white: when
even that board is too dear, no build with these towers can do, and none is looked at.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from tablee.games.cortexcape.building import arrangements, random_build, splits, tower_moves
from tablee.games.cortexcape.building import built as board_after
from tablee.games.cortexcape.graph import bits, tower_mask
from tablee.games.cortexcape.model import DOORS, EMPTY, STOCK, TOWER
from tablee.games.cortexcape.prices import Masks, Pricer, Worth, masks_of

CYLINDER_POINTS = 16  # CX-2; no lock costs more


class Found(NamedTuple):
    """Boards whose dearest lock costs ``dearest``; ``exact``: all of them, and none is cheaper."""

    dearest: int
    boards: list[str]
    exact: bool
    looked: int  # how many boards were looked at


class Site(NamedTuple):
    """One place for the three towers, and what can still be chosen there."""

    targets: tuple[int, ...]
    towers: int
    still: Masks  # the cylinders that stay where they are
    open: int  # doors whose cylinder is still to be chosen
    moved: str  # cylinders that stood on the targets


def lock_possible(pricer: Pricer, towers: int) -> bool:
    """CX-67, CX-69, for search; the judge has the law."""
    graph = pricer.graph
    if not pricer.rim:
        return any(graph.exit_doors[at] & ~towers for at in pricer.exits)
    regions = graph.regions(towers)
    found = [regions[graph.exit_corridor[at]] for at in pricer.exits]
    return len(set(found)) < len(found)


def best_rebuilds(pricer: Pricer, board: str, hand: str, *, budget: int) -> Found:
    """The boards with the cheapest dearest lock, after at most ``budget`` boards looked at.

    When the budget runs out, ``dearest`` is a price that no board was found to beat, ``boards``
    those found at it so far (perhaps none), and ``exact`` is false.
    """
    sites = list(_sites(pricer, board))
    fillings = Fillings(board, hand)
    left = budget
    for price in range(CYLINDER_POINTS + 1):
        found: list[str] = []
        for site in sites:
            left -= 1
            base = site.still
            dream = (base[0] | site.open, base[1], base[2], base[3])
            if pricer.exceeds(dream, site.towers, price):
                continue
            for added in fillings.at(site):
                left -= 1
                masks = _joined(base, added)
                if not pricer.exceeds(masks, site.towers, price):
                    found.append(board_from(masks, site.towers))
            if left < 0:
                return Found(price, found, exact=False, looked=budget - left)
        if found:
            return Found(price, found, exact=True, looked=budget - left)
    raise AssertionError("no board is legal, against CX-68 and CX-69")


def _sites(pricer: Pricer, board: str) -> Iterator[Site]:
    sets = dict.fromkeys("WGYR#.", 0)
    for at, piece in enumerate(board):
        sets[piece] |= 1 << at
    old, freed = sets[TOWER], sets[EMPTY]
    for targets in tower_moves(board):
        towers = 1 << targets[0] | 1 << targets[1] | 1 << targets[2]
        if not lock_possible(pricer, towers):
            continue
        still = (
            sets["W"] & ~towers,
            sets["G"] & ~towers,
            sets["Y"] & ~towers,
            sets["R"] & ~towers,
        )
        moved = "".join([board[at] for at in targets]).replace(EMPTY, "")
        yield Site(targets, towers, still, (old | freed) & ~towers, moved)


def _joined(one: Masks, two: Masks) -> Masks:
    return (one[0] | two[0], one[1] | two[1], one[2] | two[2], one[3] | two[3])


class Fillings:
    """What can be put on the doors open to choice, as masks to add; remembered by what matters."""

    def __init__(self, board: str, hand: str) -> None:
        self.old = list(bits(tower_mask(board)))
        self.freed = [at for at, piece in enumerate(board) if piece == EMPTY]
        self.hand = "".join(sorted(hand))
        self._known: dict[tuple[str, tuple[int, ...]], list[Masks]] = {}

    def at(self, site: Site) -> list[Masks]:
        freed = tuple([at for at in self.freed if at not in site.targets])
        key = ("".join(sorted(site.moved)), freed)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = list(self._fill(*key))
        return known

    def _fill(self, moved: str, freed: tuple[int, ...]) -> Iterator[Masks]:
        """The same boards as :func:`building.boards_with` lists, as masks."""
        for given in splits(self.hand, len(self.old) - len(moved)):
            kept = self.hand
            for piece in given:
                kept = kept.replace(piece, "", 1)
            on_old = [_spread(self.old, order) for order in arrangements(moved + given)]
            for order in arrangements(kept):
                a, b, c, d = _spread(freed, order)
                for w, g, y, r in on_old:
                    yield a | w, b | g, c | y, d | r


def _spread(doors: list[int] | tuple[int, ...], pieces: str) -> Masks:
    sets = [0, 0, 0, 0]
    for at, piece in zip(doors, pieces, strict=True):
        sets["WGYR".index(piece)] |= 1 << at
    return (sets[0], sets[1], sets[2], sets[3])


def board_from(masks: Masks, towers: int) -> str:
    """The board that these masks describe."""
    board = [TOWER] * len(DOORS)
    for piece, mask in zip("WGYR", masks, strict=True):
        for at in bits(mask):
            board[at] = piece
    assert board.count(TOWER) == towers.bit_count()
    return "".join(board)


# -- climbing --------------------------------------------------------------------------------------


def climb_placement(pricer: Pricer, rng: Random, evaluations: int) -> tuple[Worth, str]:
    """Round 1: from a random board, exchange two pieces as long as that does no harm."""
    board = random_board(pricer, "", STOCK, rng)
    worth = pricer.worth(board)
    for _ in range(evaluations - 1):
        one, two = int(rng.random() * len(DOORS)), int(rng.random() * len(DOORS))
        if board[one] == board[two]:
            continue
        pieces = list(board)
        pieces[one], pieces[two] = pieces[two], pieces[one]
        worth, board = _better(pricer, worth, board, "".join(pieces))
    return worth, board


def climb_rebuild(
    pricer: Pricer, board: str, hand: str, rng: Random, evaluations: int
) -> tuple[Worth, str]:
    """Later rounds: from a random build, change one tower or two refills as long as it helps."""
    old = list(bits(tower_mask(board)))
    freed = [at for at, piece in enumerate(board) if piece == EMPTY]
    cylinders = [at for at in range(len(DOORS)) if at not in old]
    best = random_board(pricer, board, hand, rng)
    worth = pricer.worth(best)
    refill = rng.sample(hand, len(hand))
    targets = rng.sample(cylinders, 3)
    current = _apply(board, old, freed, refill, targets)
    if lock_possible(pricer, tower_mask(current)):
        worth, best = pricer.worth(current), current
    for _ in range(evaluations - 1):
        new_refill, new_targets = list(refill), list(targets)
        if len(refill) > 1 and rng.random() < 0.5:
            one, two = rng.sample(range(len(refill)), 2)
            new_refill[one], new_refill[two] = new_refill[two], new_refill[one]
        else:
            free = [at for at in cylinders if at not in targets]
            new_targets[rng.randrange(3)] = rng.choice(free)
        candidate = _apply(board, old, freed, new_refill, new_targets)
        now, kept = _better(pricer, worth, best, candidate)
        if kept is candidate:
            worth, best, refill, targets = now, kept, new_refill, new_targets
    return worth, best


def random_board(pricer: Pricer, board: str, hand: str, rng: Random) -> str:
    """A random legal build, as the board it makes."""
    while True:
        action, towers = random_build(board, hand, rng)
        if lock_possible(pricer, towers):
            return board_after(board, action)


def _apply(
    board: str, old: list[int], freed: list[int], refill: list[str], targets: list[int]
) -> str:
    pieces = list(board)
    for at, piece in zip(freed, refill, strict=True):
        pieces[at] = piece
    for at, to in zip(old, targets, strict=True):
        pieces[at], pieces[to] = pieces[to], TOWER
    return "".join(pieces)


def _better(pricer: Pricer, worth: Worth, board: str, candidate: str) -> tuple[Worth, str]:
    """The candidate if it is legal and no worse, else the board; dear ones are dropped fast."""
    masks, towers = masks_of(candidate)
    if not lock_possible(pricer, towers) or pricer.exceeds(masks, towers, worth.dearest):
        return worth, board
    other = pricer.worth(candidate)
    return (other, candidate) if other <= worth else (worth, board)
