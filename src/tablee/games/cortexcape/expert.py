"""Level 3: exact builds, and a look one round ahead.

What a path takes is what the next builder, who is the locker, may rearrange; and towers must
leave, so a door blocked today cannot be blocked tomorrow. Hence every choice is valued by the
price of this round less (a share of) the price the next builder cannot avoid.

All work is counted in boards looked at, so a decision is the same on every machine.
"""

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from tablee.games.cortexcape.graph import EXIT_INDEX, free_exits, graph_of, tower_mask
from tablee.games.cortexcape.model import State, View
from tablee.games.cortexcape.prices import Pricer, Worth, pricer, pricer_of
from tablee.games.cortexcape.rebuild import best_rebuilds, climb_placement, climb_rebuild
from tablee.games.cortexcape.rounds import builder, is_exit_to_exit
from tablee.games.cortexcape.walking import emptied, routes_of

BUILD_BUDGET = 60_000  # boards for one's own build: about a quarter of a second
NEXT_BUDGET = 2_500  # boards for the next builder's best
CANDIDATES = 10  # boards that are looked at one round ahead
LOCKS_AHEAD = 4  # locks feared on each of them
LOCKS_TRIED = 12  # locks the locker weighs
REPLIES = 2  # paths the builder may answer with
PATHS_TRIED = 8
CLIMBS = 12
CLIMB_EVALUATIONS = 700


class Ahead(NamedTuple):
    """The table as the next builder will find it, but for the board."""

    pricer: Pricer | None  # None: this is the last round
    share: float  # how much the next builder's points count for me


def _ahead(view: View | State, closed: Iterable[str]) -> Ahead:
    """The next round's exits and its builder's duty, once these exits are closed."""
    marbles = list(view.marbles)
    for exit_ in closed:
        marbles[EXIT_INDEX[exit_]] = builder(view)
    exits = free_exits(tuple(marbles))
    share = 1 / (view.table.seats - 1)  # my points against the mean of the others'
    if not exits:
        return Ahead(None, share)
    after = replace(view, marbles=tuple(marbles), round=view.round + 1)
    return Ahead(pricer(graph_of(view.table.lab), exits, is_exit_to_exit(after)), share)


def _next_price(ahead: Ahead, board: str, doors: str) -> int:
    """The dearest lock that the next builder cannot avoid after this path."""
    if ahead.pricer is None:
        return 0
    return best_rebuilds(ahead.pricer, *emptied(board, doors), budget=NEXT_BUDGET).dearest


def _closed_by(start: str, exit_: str) -> tuple[str, ...]:
    return (start, exit_) if start in EXIT_INDEX else (exit_,)


# -- building --------------------------------------------------------------------------------------


def choose_build(view: View, rng: Random) -> str:
    """A board of the cheapest dearest lock that also leaves the next builder badly off."""
    prices = pricer_of(view)
    candidates = _candidates(view, prices, rng)
    if len(candidates) == 1:
        return candidates[0]
    return min(candidates, key=lambda board: _build_value(view, prices, board))


def _candidates(view: View, prices: Pricer, rng: Random) -> list[str]:
    if view.round == 1:
        climbs = [climb_placement(prices, rng, CLIMB_EVALUATIONS) for _ in range(CLIMBS)]
        best = min(worth.dearest for worth, _ in climbs)
        ranked = sorted(climb for climb in climbs if climb[0].dearest == best)
        return [board for _, board in ranked][:CANDIDATES]
    found = best_rebuilds(prices, view.board, view.hand, budget=BUILD_BUDGET)
    boards = found.boards
    if not found.exact:  # a long detour: too many refills to see them all
        climbs = [climb_rebuild(prices, view.board, view.hand, rng, 600) for _ in range(3)]
        boards = [*boards, *(board for _, board in climbs)]
    if len(boards) > 400:
        boards = rng.sample(boards, 400)
    return _diverse([(prices.worth(board), board) for board in boards])


def _diverse(ranked: list[tuple[Worth, str]]) -> list[str]:
    """The best boards, at most two with the same towers: what comes next hangs on the towers."""
    ranked.sort()
    chosen: list[str] = []
    towers: dict[int, int] = {}
    for worth, board in ranked:
        mask = tower_mask(board)
        if worth.dearest > ranked[0][0].dearest or len(chosen) == CANDIDATES:
            break
        towers[mask] = towers.get(mask, 0) + 1
        if towers[mask] <= 2:
            chosen.append(board)
    return chosen


def _build_value(view: View, prices: Pricer, board: str) -> tuple[float, Worth]:
    """What the builder must fear: the worst of the dearest locks, the next round included."""
    graph = graph_of(view.table.lab)
    fears = []
    for price, start, exit_ in prices.locks(board)[:LOCKS_AHEAD]:
        ahead = _ahead(view, _closed_by(start, exit_))
        doors = routes_of(graph, board, start, exit_)[0][1]
        fears.append(price - ahead.share * _next_price(ahead, board, doors))
    return max(fears), prices.worth(board)


# -- locking ---------------------------------------------------------------------------------------


def choose_lock(view: View) -> tuple[str, str]:
    """Among the locks within a point of the dearest, the one that leaves me the best rebuild."""
    locks = pricer_of(view).locks(view.board)
    dear = [lock for lock in locks if lock[0] >= locks[0][0] - 1]
    graph = graph_of(view.table.lab)
    best: tuple[float, int, str, str] | None = None
    for price, start, exit_ in dear[:LOCKS_TRIED]:
        ahead = _ahead(view, _closed_by(start, exit_))
        routes = routes_of(graph, view.board, start, exit_)
        replies = [doors for points, doors in routes if points == price][:REPLIES]
        worst = max(_next_price(ahead, view.board, doors) for doors in replies)
        value = price * ahead.share - worst
        if best is None or (value, price) > best[:2]:
            best = (value, price, start, exit_)
    assert best is not None
    return best[2], best[3]


# -- walking ---------------------------------------------------------------------------------------


def choose_path(view: View) -> str:
    """A cheapest path; among equals the one that leaves the next builder worst off."""
    routes = routes_of(graph_of(view.table.lab), view.board, view.start, view.exit)
    cheapest = [doors for points, doors in routes if points == routes[0][0]][:PATHS_TRIED]
    if len(cheapest) == 1:
        return cheapest[0]
    ahead = _ahead(view, _closed_by(view.start, view.exit))
    return max(cheapest, key=lambda doors: (_next_price(ahead, view.board, doors), -len(doors)))
