"""Level 3: a proven first board, later the best in reach, and a look one round ahead.

What a path takes is what the next builder, who is the locker, may rearrange; and towers must
leave, so a door blocked today cannot be blocked tomorrow. Hence every choice is valued by the
price of this round less (a share of) the price the next builder cannot avoid.

All work is counted in boards looked at, so a decision is the same on every machine.
"""

from math import log2
from random import Random

from msgspec.structs import replace

from tablee.games.cortexcape.board.graph import EXIT_INDEX, free_exits, graph_of, tower_mask
from tablee.games.cortexcape.bots.openings import openings
from tablee.games.cortexcape.bots.prices import Pricer, Worth, pricer, pricer_of
from tablee.games.cortexcape.bots.rebuild import best_rebuilds, climb_placement, climb_rebuild
from tablee.games.cortexcape.model import View
from tablee.games.cortexcape.rules.paths import emptied, routes_of
from tablee.games.cortexcape.rules.queries import builder, is_exit_to_exit

PURSE = 80_000  # boards for one decision: well under a second on one core
BUILD_BUDGET = 40_000  # of these, for one's own build
NEXT_BUDGET = 7_000  # and for one guess at the next builder's best
CANDIDATES = 12  # boards that are looked at one round ahead
LOCKS_FEARED = 6  # different locks on each of them
LOCKS_WEIGHED = 16  # different locks the locker weighs
REPLIES = 3  # paths the builder may answer with
PATHS_WEIGHED = 12
CLIMBS = 20  # in a labyrinth of one's own, for which there is no book
CLIMB_EVALUATIONS = 1000
EASE = 0.05  # many boards at the best price make the next build easier...
EASY = 32  # ...but more than so many do not
RANKED = 400  # boards that are ranked when there are more


class Lookahead:
    """What the next builder cannot avoid, for one decision and within its purse."""

    def __init__(self, view: View, spent: int = 0) -> None:
        self.view = view
        self.graph = graph_of(view.table.lab)
        self.share = 1 / (view.table.seats - 1)  # my points against the mean of the others'
        self.left = PURSE - spent
        self._known: dict[tuple[str, tuple[str, ...]], float] = {}

    def next_price(self, board: str, doors: str, start: str, exit_: str) -> float:
        """The dearest lock that the next builder must allow after this path, less their ease."""
        closed = (start, exit_) if start in EXIT_INDEX else (exit_,)  # CX-63
        after, hand = emptied(board, doors)
        key = (after, closed)
        if key not in self._known:
            self._known[key] = self._best(after, hand, closed)
        return self._known[key]

    def _best(self, board: str, hand: str, closed: tuple[str, ...]) -> float:
        prices = self._next_pricer(closed)
        if prices is None:
            return 0  # this is the last round
        found = best_rebuilds(prices, board, hand, budget=NEXT_BUDGET, enough=EASY)
        self.left -= found.looked
        return found.dearest - EASE * log2(1 + len(found.boards))

    def _next_pricer(self, closed: tuple[str, ...]) -> Pricer | None:
        marbles = list(self.view.marbles)
        for exit_ in closed:
            marbles[EXIT_INDEX[exit_]] = builder(self.view)
        exits = free_exits(tuple(marbles))
        if not exits:
            return None
        after = replace(self.view, marbles=tuple(marbles), round=self.view.round + 1)
        return pricer(self.graph, exits, is_exit_to_exit(after))

    def cheapest(self, board: str, start: str, exit_: str, most: int) -> list[str]:
        """Some cheapest paths, the shortest first."""
        routes = routes_of(self.graph, board, start, exit_)
        return [doors for points, doors in routes if points == routes[0][0]][:most]

    def different(
        self, board: str, locks: list[tuple[int, str, str]], most: int
    ) -> list[tuple[int, str, str, list[str]]]:
        """Locks with their answers, leaving out those that lead to the same exit the same way."""
        found: dict[tuple[str, str], tuple[int, str, str, list[str]]] = {}
        for price, start, exit_ in locks:
            replies = self.cheapest(board, start, exit_, REPLIES)
            found.setdefault((exit_, replies[0]), (price, start, exit_, replies))
            if len(found) == most:
                break
        return list(found.values())


# -- building --------------------------------------------------------------------------------------


def choose_build(view: View, rng: Random) -> str:
    """A board of the cheapest dearest lock that also leaves the next builder badly off."""
    prices = pricer_of(view)
    boards, spent = candidates(view, prices, rng)
    ahead = Lookahead(view, spent)
    best_value, best_board = float("inf"), boards[0]
    for board in boards:
        value = _fear(ahead, prices, board, best_value)
        if value < best_value:
            best_value, best_board = value, board
        if ahead.left < 0:
            break
    return best_board


def candidates(view: View, prices: Pricer, rng: Random) -> tuple[list[str], int]:
    """Boards worth a closer look, the best first, and what finding them cost."""
    if view.round == 1 and isinstance(view.table.lab, str):
        book = openings(view.table.lab, rim=prices.rim)
        return rng.sample(book, min(CANDIDATES, (len(book) + 1) // 2)), 0  # not always the same
    if view.round == 1:
        climbs = [climb_placement(prices, rng, CLIMB_EVALUATIONS) for _ in range(CLIMBS)]
        return _diverse(climbs), CLIMBS * CLIMB_EVALUATIONS
    found = best_rebuilds(prices, view.board, view.hand, budget=BUILD_BUDGET)
    boards = found.boards
    if not found.exact:  # a long detour: too many refills to see them all
        climbs = [climb_rebuild(prices, view.board, view.hand, rng, 600) for _ in range(3)]
        boards = [*boards, *(board for _, board in climbs)]
    if len(boards) > RANKED:
        boards = rng.sample(boards, RANKED)
    return _diverse([(prices.worth(board), board) for board in boards]), found.looked


def _diverse(ranked: list[tuple[Worth, str]]) -> list[str]:
    """The best boards, at most two with the same towers: what comes next hangs on the towers."""
    ranked.sort()
    chosen: list[str] = []
    alike: dict[int, int] = {}
    for worth, board in ranked:
        if worth.dearest > ranked[0][0].dearest or len(chosen) == CANDIDATES:
            break
        towers = tower_mask(board)
        alike[towers] = alike.get(towers, 0) + 1
        if alike[towers] <= 2:
            chosen.append(board)
    return chosen


def _fear(ahead: Lookahead, prices: Pricer, board: str, enough: float) -> float:
    """The worst of the dearest locks, the next round included; stops once it is ``enough``."""
    worst = float("-inf")
    locks = ahead.different(board, prices.locks(board), LOCKS_FEARED)
    for price, start, exit_, replies in locks:
        after = max(ahead.next_price(board, doors, start, exit_) for doors in replies[:2])
        worst = max(worst, price - ahead.share * after)
        if worst >= enough:
            break
    return worst


# -- locking ---------------------------------------------------------------------------------------


def choose_lock(view: View) -> tuple[str, str]:
    """Among the locks within a point of the dearest, the one that leaves me the best rebuild."""
    locks = pricer_of(view).locks(view.board)
    dear = [lock for lock in locks if lock[0] >= locks[0][0] - 1]
    ahead = Lookahead(view)
    best_value, best_lock = float("-inf"), locks[0][1:]
    for price, start, exit_, replies in ahead.different(view.board, dear, LOCKS_WEIGHED):
        worst = max(ahead.next_price(view.board, doors, start, exit_) for doors in replies)
        value = price * ahead.share - worst
        if value > best_value:
            best_value, best_lock = value, (start, exit_)
        if ahead.left < 0:
            break
    return best_lock


# -- walking ---------------------------------------------------------------------------------------


def choose_path(view: View) -> str:
    """A cheapest path; among equals the one that leaves the next builder worst off."""
    ahead = Lookahead(view)
    paths = ahead.cheapest(view.board, view.start, view.exit, PATHS_WEIGHED)
    if len(paths) == 1:
        return paths[0]
    return max(
        paths,
        key=lambda doors: (
            ahead.next_price(view.board, doors, view.start, view.exit),
            -len(doors),
        ),
    )
