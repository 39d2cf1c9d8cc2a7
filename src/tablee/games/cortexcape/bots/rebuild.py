"""The best boards in reach of a build: exact for later rounds, by climbing for the first.

The exact search asks for boards whose dearest lock costs 0, then 1, then 2... For each of the
680 places of three towers it first makes every door that is still open to choice white: when
even that board is too dear, no build with these towers can do. Then it settles where the whites
go, taking all other open doors for green; then the greens, taking the rest for yellow; then the
yellows. Each of these boards is a lower bound for those behind it, and most are dropped at once.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import NamedTuple

from tablee.games.cortexcape.board.graph import bits, tower_mask
from tablee.games.cortexcape.bots.prices import Masks, Pricer, Worth, masks_of
from tablee.games.cortexcape.model import CYLINDERS, DOORS, EMPTY, STOCK, TOWER
from tablee.games.cortexcape.rules.builds import built as board_after
from tablee.games.cortexcape.rules.builds import random_build, splits, tower_moves

CYLINDER_POINTS = 16  # CX-2; no lock costs more


Counts = tuple[int, ...]
"""How many cylinders of each value, 0 to 3."""


class Found(NamedTuple):
    """Boards whose dearest lock costs ``dearest``; ``exact``: no board in reach is cheaper."""

    dearest: int
    boards: list[str]  # some of them, or all when there are few; perhaps none when not exact
    exact: bool
    looked: int  # how many boards were looked at


class Site(NamedTuple):
    """One place for the three towers, and what can still be chosen there."""

    towers: int
    still: Masks  # the cylinders that stay where they are
    old: int  # the doors the towers leave; they get the cylinders they trade places with
    freed: int  # the emptied doors that no tower goes to
    moved: str  # cylinders that stood on the targets and go to old tower doors


def lock_possible(pricer: Pricer, towers: int) -> bool:
    return pricer.graph.leaves_a_lock(pricer.exits, towers, rim=pricer.rim)


def best_rebuilds(
    pricer: Pricer, board: str, hand: str, *, budget: int, enough: int = 2000
) -> Found:
    """The boards with the cheapest dearest lock, after at most ``budget`` boards looked at.

    When the budget runs out, ``dearest`` is a price that no board was found to beat; once there
    are ``enough`` boards at the best price, no more are looked for.
    """
    sites = list(_sites(pricer, board))
    left = budget
    for price in range(CYLINDER_POINTS + 1):
        search = _Search(pricer, price, left)
        for site in sites:
            search.try_site(site, hand)
            if search.left < 0 or len(search.found) >= enough:
                break
        left = search.left
        if search.found or left < 0:
            return Found(price, search.found, exact=left >= 0, looked=budget - left)
    raise AssertionError("no board is legal, against CX-68 and CX-69")


class _Search:
    """All boards whose dearest lock costs no more than a price."""

    def __init__(self, pricer: Pricer, price: int, budget: int) -> None:
        self.exceeds = pricer.exceeds
        self.doors_needed = pricer.doors_needed
        self.price = price
        self.payable = sum(STOCK.count(piece) for piece in CYLINDERS[: price + 1])
        self.left = budget
        self.found: list[str] = []

    def try_site(self, site: Site, hand: str) -> None:
        self.left -= 1
        if self.doors_needed(site.towers) > self.payable:  # too few doors are that cheap
            return
        white, green, yellow, red = site.still
        if self.exceeds(
            (white | site.old | site.freed, green, yellow, red), site.towers, self.price
        ):
            return
        for given in splits(hand, 3 - len(site.moved)):
            on_old, on_freed = _counts(site.moved + given), _rest(hand, given)
            self._place_whites(site, on_old, on_freed)

    def _place_whites(self, site: Site, on_old: Counts, on_freed: Counts) -> None:
        white, green, yellow, red = site.still
        for old in submasks(site.old, on_old[0]):
            for freed in submasks(site.freed, on_freed[0]):
                if self.left < 0:
                    return
                old_left, freed_left = site.old ^ old, site.freed ^ freed
                masks = (white | old | freed, green | old_left | freed_left, yellow, red)
                self.left -= 1
                if not self.exceeds(masks, site.towers, self.price):
                    still = (masks[0], green, yellow, red)
                    self._place_greens(site.towers, still, old_left, freed_left, on_old, on_freed)

    def _place_greens(
        self,
        towers: int,
        still: Masks,
        old_free: int,
        freed_free: int,
        on_old: Counts,
        on_freed: Counts,
    ) -> None:
        white, green, yellow, red = still
        for old in submasks(old_free, on_old[1]):
            for freed in submasks(freed_free, on_freed[1]):
                old_left, freed_left = old_free ^ old, freed_free ^ freed
                masks = (white, green | old | freed, yellow | old_left | freed_left, red)
                self.left -= 1
                if not self.exceeds(masks, towers, self.price):
                    still = (white, masks[1], yellow, red)
                    self._place_yellows(towers, still, old_left, freed_left, on_old, on_freed)

    def _place_yellows(
        self,
        towers: int,
        still: Masks,
        old_free: int,
        freed_free: int,
        on_old: Counts,
        on_freed: Counts,
    ) -> None:
        white, green, yellow, red = still
        for old in submasks(old_free, on_old[2]):
            for freed in submasks(freed_free, on_freed[2]):
                reds = (old_free ^ old) | (freed_free ^ freed)
                masks = (white, green, yellow | old | freed, red | reds)
                self.left -= 1
                if not reds or not self.exceeds(masks, towers, self.price):
                    self.found.append(board_from(masks, towers))


def _sites(pricer: Pricer, board: str) -> Iterator[Site]:
    sets = dict.fromkeys("WGYR#.", 0)
    for at, piece in enumerate(board):
        sets[piece] |= 1 << at
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
        yield Site(towers, still, sets[TOWER], sets[EMPTY] & ~towers, moved)


@lru_cache(maxsize=1 << 16)
def submasks(mask: int, count: int) -> tuple[int, ...]:
    """Every way to choose so many doors of a set."""
    doors = [1 << at for at in bits(mask)]
    return tuple([sum(some) for some in combinations(doors, count)])


def _with(masks: Masks, value: int, doors: int) -> Masks:
    """The same masks with more doors of one value."""
    more = list(masks)
    more[value] |= doors
    return (more[0], more[1], more[2], more[3])


@lru_cache(maxsize=4096)
def _counts(pieces: str) -> Counts:
    return tuple(pieces.count(piece) for piece in CYLINDERS)


@lru_cache(maxsize=4096)
def _rest(hand: str, given: str) -> Counts:
    return tuple(hand.count(piece) - given.count(piece) for piece in CYLINDERS)


def board_from(masks: Masks, towers: int) -> str:
    """The board that these masks describe."""
    board = [TOWER] * len(DOORS)
    for piece, mask in zip(CYLINDERS, masks, strict=True):
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
