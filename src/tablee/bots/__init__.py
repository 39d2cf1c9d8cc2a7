"""Bots that know no game, and the finding of any bot by its name."""

import importlib
from collections.abc import Callable

from tablee.bots.random_bot import RandomBot
from tablee.bots.search import SearchBot
from tablee.core.errors import TableeError
from tablee.core.game import AnyGame, Words
from tablee.core.protocol import Bot


class UnknownBot(TableeError):
    """No bot of that name plays this game."""


def names(game: AnyGame) -> tuple[str, ...]:
    """The bots that play a game: the game-blind ones, then its own levels."""
    return (*_blind(game), *game.levels)


def _blind(game: AnyGame) -> dict[str, Callable[[AnyGame], Bot]]:
    """Those that know no game; search needs thousands of playouts, so draws must be cheap."""
    light: dict[str, Callable[[AnyGame], Bot]] = {"random": RandomBot}
    return light if game.nature.has_expensive_draws else {**light, "search": SearchBot}


BLIND_NAMES = {
    "random": {"en": "Daydreamer", "fr": "Rêveur"},
    "search": {"en": "Tinkerer", "fr": "Bricoleur"},
}
BLIND_LINES = {
    "random": {
        "en": "Plays anything that is allowed, without a thought.",
        "fr": "Joue n’importe quel coup permis, sans réfléchir.",
    },
    "search": {
        "en": "Knows no tricks: tries out many games in its head, and takes its time.",
        "fr": "Ne connaît aucune ruse : essaie beaucoup de parties dans sa tête, sans se presser.",
    },
}


def bot_name(game: AnyGame, key: str) -> Words:
    """What people call a bot, by language; nothing for one from outside."""
    level = game.levels.get(key)
    return BLIND_NAMES.get(key, {}) if level is None else level.name


def bot_line(game: AnyGame, key: str) -> Words:
    """What to expect of a bot, by language; nothing where nobody says."""
    level = game.levels.get(key)
    return BLIND_LINES.get(key, {}) if level is None else level.line


def find(game: AnyGame, name: str) -> Bot:
    """A bot by its name, or from outside by ``module:Class``."""
    blind = _blind(game)
    if name in blind:
        return blind[name](game)
    if (level := game.levels.get(game.level(name))) is not None:
        return level.make()
    module, colon, attribute = name.partition(":")
    if not colon:
        choice = ", ".join(names(game))
        raise UnknownBot(f"no bot {name!r} plays {game.slug}; there are: {choice}, module:Class")
    try:
        made: Bot = getattr(importlib.import_module(module), attribute)()
    except Exception as error:  # it is somebody else's code
        raise UnknownBot(f"cannot make the bot {name!r}: {error}") from error
    if not hasattr(made, "choose"):
        raise UnknownBot(f"{name!r} is no bot: it has no choose(view, offer, rng)")
    return made
