"""Where games are found: the packages beside each other in ``tablee.games``, and entry points.

A package from elsewhere that cannot be used is left out and stops nothing: :func:`broken` says
which and why.
"""

import importlib
import logging
import pkgutil
import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import NamedTuple

from tablee.core.codec import Codec, defaults
from tablee.core.errors import MissingExtra, TableeError, UnknownGame
from tablee.core.extras import Extra
from tablee.core.game import AnyGame, Game

ENTRY_POINTS = "tablee.games"  # a package outside the tree registers its GAME in this group
HOME = "tablee.games"
SLUG = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_SLUG = 40

log = logging.getLogger("tablee.registry")


class BrokenGame(TableeError):
    """A package registers this game, and it cannot be used; the message says why."""


class Broken(NamedTuple):
    """A game that a package registers and that cannot be used."""

    name: str  # of the entry point
    reason: str


class _Outside(NamedTuple):
    """What the packages outside the tree have brought."""

    games: dict[str, tuple[AnyGame, EntryPoint]]
    broken: dict[str, TableeError]


def games() -> tuple[str, ...]:
    """The slugs of all games that can be played here."""
    return tuple(sorted({*_at_home(), *_outside().games}))


def broken() -> tuple[Broken, ...]:
    """What packages outside the tree register in vain."""
    return tuple(Broken(name, str(error)) for name, error in sorted(_outside().broken.items()))


@cache
def game(slug: str) -> AnyGame:
    """The game of that name; raises :class:`UnknownGame` with the ones there are.

    One whose package cannot be used raises why: :class:`MissingExtra` when something that it
    imports is not there, else :class:`BrokenGame`.
    """
    if slug in _at_home():
        found: AnyGame = importlib.import_module(f"{HOME}.{slug}").GAME
        return found
    outside = _outside()
    if slug in outside.games:
        return outside.games[slug][0]
    if slug in outside.broken:
        raise type(outside.broken[slug])(f"the game {slug!r} {outside.broken[slug]}")
    raise UnknownGame(f"no game is called {slug!r}; there are: {', '.join(games())}")


def is_outside(slug: str) -> bool:
    """Whether the game comes from another package."""
    return slug not in _at_home() and slug in _outside().games


def module_of(slug: str) -> ModuleType:
    """The module that holds the game's ``GAME``."""
    game(slug)
    inside = slug in _at_home()
    return importlib.import_module(f"{HOME}.{slug}" if inside else _outside().games[slug][1].module)


def extras(slug: str) -> tuple[Extra, ...]:
    """What the game's package needs for live play: ``EXTRAS`` beside its ``GAME``."""
    found: tuple[Extra, ...] = getattr(module_of(slug), "EXTRAS", ())
    return found


def look_again() -> None:
    """Forget what was found: packages were installed or removed since."""
    game.cache_clear()
    _at_home.cache_clear()
    _outside.cache_clear()


@cache
def _at_home() -> frozenset[str]:
    package = importlib.import_module(HOME)
    return frozenset(found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg)


@cache
def _outside() -> _Outside:
    found = _Outside({}, {})
    named: dict[str, dict[str, EntryPoint]] = {}
    for entry in entry_points(group=ENTRY_POINTS):
        named.setdefault(entry.name, {})[entry.value] = entry
    for name, entries in sorted(named.items()):
        try:
            found.games[name] = _loaded(name, entries), next(iter(entries.values()))
        except TableeError as error:
            found.broken[name] = error
            # Not a warning of Python's: where those are errors, it would stop everything.
            log.warning("the game %r of a package %s", name, error)
    return found


def _loaded(name: str, entries: dict[str, EntryPoint]) -> AnyGame:
    """The game of that name; else raises why it cannot be used."""
    if name in _at_home():
        raise BrokenGame(f"has the name of a game of Tablée's own ({_sources(entries)})")
    if len(entries) > 1:  # nobody could tell by whose rules a log of that name was played
        raise BrokenGame(f"is registered more than once: {_sources(entries)}")
    if not SLUG.fullmatch(name) or len(name) > LONGEST_SLUG:
        raise BrokenGame("has a name that is not of small letters, digits and single _")
    (entry,) = entries.values()
    try:
        thing = entry.load()
    except MissingExtra as error:
        raise MissingExtra(f"cannot be imported: {error}") from error
    except ImportError as error:
        raise MissingExtra(f"cannot be imported: {_said(error)}") from error
    except (Exception, SystemExit) as error:
        raise BrokenGame(f"cannot be imported: {_said(error)}") from error
    if not isinstance(thing, Game):
        raise BrokenGame(f"is no Game: {entry.value} is of type {type(thing).__name__}")
    if thing.slug != name:
        raise BrokenGame(f"calls itself {thing.slug!r}; a game is registered under its slug")
    _try_out(thing)
    return thing


def _try_out(game: AnyGame) -> None:
    """What every list of games asks; raises what is wrong with the answer."""
    try:
        Codec(game)
        defaults(game)
        is_seated = all(isinstance(seats, int) and 1 <= seats <= 16 for seats in game.seats)
    except Exception as error:
        raise BrokenGame(f"has types that cannot be read: {_said(error)}") from error
    if not game.seats or not is_seated:
        raise BrokenGame(f"has seat counts that are none: {game.seats!r}")


def _said(error: BaseException) -> str:
    """An error in one line."""
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__


def _sources(entries: dict[str, EntryPoint]) -> str:
    """The packages that want a name."""
    told = [
        f"{value} of {entry.dist.name}" if entry.dist is not None else value
        for value, entry in sorted(entries.items())
    ]
    return ", ".join(told)
