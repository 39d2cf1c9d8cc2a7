"""A bot for a game that has none yet."""

from random import Random
from typing import Any

from tablee.core.protocol import Offer


class ListedBot:
    """Plays any of the actions that are offered one by one; it knows nothing of the game."""

    def choose(self, view: Any, offer: Offer[Any], rng: Random) -> Any:
        if not offer.actions:
            kinds = ", ".join(kind.type for kind in offer.open)
            raise ValueError(f"nothing is listed, only open kinds ({kinds}): write a bot for them")
        return rng.choice(offer.actions)
