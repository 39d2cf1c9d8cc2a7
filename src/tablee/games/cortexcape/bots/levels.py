"""Levels 1 and 2: the same eyes as level 3, starved.

A few hundred evaluated boards already solve round 1, so weakness comes from looking at few
boards, from not always seeing the dearest lock and, for level 1, from missing the cheapest way.
"""

from random import Random
from typing import Any

from tablee.core.game import Level
from tablee.core.protocol import Offer
from tablee.games.cortexcape.bots.expert import choose_build, choose_lock, choose_path
from tablee.games.cortexcape.bots.prices import pricer_of
from tablee.games.cortexcape.bots.rebuild import climb_placement, climb_rebuild
from tablee.games.cortexcape.model import Action, Build, Lock, Path, Pick, View
from tablee.games.cortexcape.rules import builds
from tablee.games.cortexcape.rules.paths import priced_routes

PICK = Pick("left")  # CX-89; luck has chosen the fist, so either is as good


def as_build(view: View, board: str) -> Build:
    """The build that makes this board."""
    return builds.placement(board) if view.round == 1 else builds.rebuild(view.board, board)


class Starved:
    """A bot that looks at a few boards and sees most of a lock's price."""

    def __init__(self, *, evaluations: int, lock_share: float, slips: float) -> None:
        self.evaluations = evaluations  # boards looked at per build
        self.lock_share = lock_share  # a lock from this share of the dearest ones
        self.slips = slips  # how often a path is not the cheapest

    def choose(self, view: Any, offer: Offer[Any], rng: Random) -> Action:
        if view.phase == "build":
            return self._build(view, rng)
        if view.phase == "lock":
            return self._lock(view, rng)
        return self._path(view, rng) if view.phase == "path" else PICK

    def _build(self, view: View, rng: Random) -> Build:
        pricer = pricer_of(view)
        if view.round == 1:
            _, board = climb_placement(pricer, rng, self.evaluations)
        else:
            _, board = climb_rebuild(pricer, view.board, view.hand, rng, self.evaluations)
        return as_build(view, board)

    def _lock(self, view: View, rng: Random) -> Lock:
        locks = pricer_of(view).locks(view.board)
        _, start, exit_ = rng.choice(locks[: max(1, round(len(locks) * self.lock_share))])
        return Lock(start, exit_)

    def _path(self, view: View, rng: Random) -> Path:
        routes = priced_routes(view)
        cheapest = routes[0][0]
        slips = rng.random() < self.slips
        spread = 2 if slips else 0  # a slip costs a point or two, never the game
        _, doors = rng.choice([route for route in routes if route[0] <= cheapest + spread])
        return Path(tuple(doors))


class Expert:
    """Level 3: exact builds, and a look one round ahead in every phase."""

    def choose(self, view: Any, offer: Offer[Any], rng: Random) -> Action:
        if view.phase == "build":
            return as_build(view, choose_build(view, rng))
        if view.phase == "lock":
            start, exit_ = choose_lock(view)
            return Lock(start, exit_)
        return Path(tuple(choose_path(view))) if view.phase == "path" else PICK


def easy() -> Starved:
    """Loses to somebody who has just read the rules."""
    return Starved(evaluations=3, lock_share=0.4, slips=0.5)


def medium() -> Starved:
    """Plays like somebody with a few games behind them."""
    return Starved(evaluations=40, lock_share=0.1, slips=0.0)


def hard() -> Expert:
    """Hard to beat."""
    return Expert()


LEVELS = {
    "easy": Level(
        easy,
        {"en": "Hedgehog", "fr": "Hérisson"},
        "level1",
        {
            "en": "Easygoing: builds without much thought; good for a first game.",
            "fr": "Tranquille : construit sans trop réfléchir ; bon pour une première partie.",
        },
    ),
    "medium": Level(
        medium,
        {"en": "Fox", "fr": "Renard"},
        "level2",
        {
            "en": "Seasoned: finds a dear lock for you and a cheap way for itself.",
            "fr": "Rusé : vous trouve une sortie chère et, pour lui, un chemin bon marché.",
        },
    ),
    "hard": Level(
        hard,
        {"en": "Raven", "fr": "Corbeau"},
        "level3",
        {
            "en": "Merciless: weighs every exit and hardly ever gives a point away.",
            "fr": "Sans pitié : pèse chaque sortie et ne lâche presque jamais un point.",
        },
    ),
}
