"""A bot that plays any game at random: the floor of every comparison."""

from random import Random
from typing import Any

from tablee.core.game import AnyGame
from tablee.core.protocol import Offer


class RandomBot:
    """Picks a random legal action; it looks no further than a guess at the hidden facts."""

    def __init__(self, game: AnyGame) -> None:
        self._rules = game.rules

    def choose(self, view: Any, offer: Offer[Any], rng: Random) -> Any:
        return self._rules.sample(self._rules.guess(view, rng), offer.seat, rng)
