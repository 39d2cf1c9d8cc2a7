"""Which tables a verb plays: the options, the bots at the seats, and whether all of it can be."""

from collections.abc import Iterable
from typing import Any

import msgspec

from tablee.bots import find
from tablee.bots.arena import Table
from tablee.bots.driver import usual_seats
from tablee.core.codec import codec
from tablee.core.errors import BadOptions, BadSeats, MissingExtra
from tablee.core.game import AnyGame
from tablee.core.match import Match
from tablee.core.registry import extras


def read_options(given: list[str] | None) -> dict[str, Any]:
    """``lab=red`` and ``starter=0`` as a dict; values are JSON where they look like it."""
    options: dict[str, Any] = {}
    for item in given or []:
        key, equals, value = item.partition("=")
        if not equals:
            raise BadOptions(f"--set takes name=value, not {item!r}")
        try:
            options[key] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[key] = value
    return options


def names_in(bots: str) -> list[str]:
    """``easy, medium`` as a list."""
    return [name.strip() for name in bots.split(",")]


def line_up_of(game: AnyGame, bots: str, seats: int | None) -> tuple[str, ...]:
    """The bot of each seat: one for all, or one for each."""
    names, count = names_in(bots), seats or usual_seats(game)
    if len(names) not in (1, count):
        raise BadSeats(f"{len(names)} bots for {count} seats: name one, or one for each seat")
    return tuple(names * count if len(names) == 1 else names)


def need_extras(game: AnyGame) -> None:
    """Say what a game needs to be played live, before it is half played."""
    for extra in extras(game.slug):
        if extra.is_missing:
            raise MissingExtra(extra.sentence)


def new_match(game: AnyGame, seats: int | None, seed: int | None, options: dict[str, Any]) -> Match:
    """A match by options that came from outside, which may be called anything."""
    codec(game).options(options)  # says which one is unknown, before it can be a keyword
    return Match.new(game.slug, seats=seats or usual_seats(game), seed=seed, **options)


def need_table(
    game: AnyGame, bots: Iterable[str], seats: int, seed: int, options: dict[str, Any]
) -> None:
    """Raise what such a table would, before many of them are played."""
    need_extras(game)
    for name in dict.fromkeys(bots):
        find(game, name)
    new_match(game, seats, seed, options)


def tables_of(
    game: AnyGame, line_up: tuple[str, ...], options: dict[str, Any], *, seed: int, games: int
) -> list[Table]:
    """So many games of one line-up, each with its own luck; raises what they would."""
    need_table(game, line_up, len(line_up), seed, options)
    return [Table(game.slug, line_up, options, seed + number) for number in range(games)]
