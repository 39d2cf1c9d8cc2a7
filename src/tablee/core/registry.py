"""Where games are found: the packages beside each other in ``tablee.games``, and entry points."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from tablee.core.errors import MissingExtra, UnknownGame
from tablee.core.extras import Extra
from tablee.core.game import AnyGame

ENTRY_POINTS = "tablee.games"  # a package outside the tree registers its GAME in this group
HOME = "tablee.games"


def games() -> tuple[str, ...]:
    """The slugs of all games that can be played here."""
    return tuple(sorted({*_at_home(), *_outside()}))


@cache
def game(slug: str) -> AnyGame:
    """The game of that name; raises :class:`UnknownGame` with the ones there are."""
    if slug in _at_home():
        found: AnyGame = importlib.import_module(f"{HOME}.{slug}").GAME
        return found
    if (entry := _outside().get(slug)) is not None:
        try:
            loaded: AnyGame = entry.load()
        except ImportError as error:
            raise MissingExtra(f"the game {slug!r} cannot be imported: {error}") from error
        return loaded
    raise UnknownGame(f"no game is called {slug!r}; there are: {', '.join(games())}")


def extras(slug: str) -> tuple[Extra, ...]:
    """What the game's package needs for live play: ``EXTRAS`` beside its ``GAME``."""
    game(slug)
    name = f"{HOME}.{slug}" if slug in _at_home() else _outside()[slug].module
    found: tuple[Extra, ...] = getattr(importlib.import_module(name), "EXTRAS", ())
    return found


@cache
def _at_home() -> frozenset[str]:
    package = importlib.import_module(HOME)
    return frozenset(found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg)


@cache
def _outside() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=ENTRY_POINTS)}
