"""Matches of several games: how many there are, the next one, and the result of all."""

from collections.abc import Sequence
from typing import Any

from tablee.core.codec import codec
from tablee.core.game import AnyGame
from tablee.core.log import Header
from tablee.core.protocol import Result


def leg_count(game: AnyGame, header: Header) -> int:
    """How many games make a match at a table like this."""
    series = game.table.series
    return 1 if series is None else series.legs(header.seats, codec(game).options(header.options))


def next_options(game: AnyGame, header: Header, final: Any) -> dict[str, Any]:
    """The options of a rematch."""
    series = game.table.series
    return header.options if series is None else series.next_options(header.options, final)


def total(game: AnyGame, header: Header, legs: Sequence[Result]) -> Result | None:
    """The result of a match of several games, once all of them are played."""
    series = game.table.series
    is_played = series is not None and len(legs) == leg_count(game, header) > 1
    return series.add_up(legs) if series is not None and is_played else None
