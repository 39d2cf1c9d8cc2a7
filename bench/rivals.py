"""Rivals to measure Cortexcape's levels against; they are no part of the package.

Use them by name: ``tablee arena cortexcape --bots hard,bench.rivals:OnePly``.
"""

from random import Random
from typing import Any

from tablee.core.protocol import Offer
from tablee.games.cortexcape.bots.levels import PICK, Starved, as_build
from tablee.games.cortexcape.bots.prices import pricer_of
from tablee.games.cortexcape.bots.rebuild import best_rebuilds, climb_placement
from tablee.games.cortexcape.model import Action, Lock, Path
from tablee.games.cortexcape.rules.paths import priced_routes


class Reader(Starved):
    """Somebody who has just read the rules: looks at ten boards, misses few dear locks."""

    def __init__(self) -> None:
        super().__init__(evaluations=10, lock_share=0.1, slips=0.0)


class OnePly:
    """The best board, the dearest lock and a cheapest path of this round, blind to the next."""

    def choose(self, view: Any, offer: Offer[Any], rng: Random) -> Action:
        prices = pricer_of(view)
        if view.phase == "build" and view.round == 1:
            climbs = [climb_placement(prices, rng, 1000) for _ in range(8)]
            return as_build(view, min(climbs)[1])
        if view.phase == "build":
            found = best_rebuilds(prices, view.board, view.hand, budget=1_000_000)
            return as_build(view, min(found.boards, key=prices.worth))
        if view.phase == "lock":
            locks = prices.locks(view.board)
            dearest = [lock for lock in locks if lock[0] == locks[0][0]]
            _, start, exit_ = rng.choice(dearest)
            return Lock(start, exit_)
        if view.phase == "path":
            routes = priced_routes(view)
            cheapest = [doors for points, doors in routes if points == routes[0][0]]
            return Path(tuple(rng.choice(cheapest)))
        return PICK
