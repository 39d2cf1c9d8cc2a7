"""Perft: how many ways lead from a position to a given depth. Wrong rules count wrong."""

from collections.abc import Iterator
from typing import Any

from tablee.core.errors import TableeError
from tablee.core.game import AnyGame
from tablee.core.protocol import Decide, Decision, Draw


class Uncountable(TableeError):
    """Luck is owed in the position, or there are more choices than the limit."""


def perft(game: AnyGame, state: Any, depth: int, *, limit: int = 10_000_000) -> int:
    """The number of distinct lines of ``depth`` decisions; choices of equal effect count once."""
    return sum(count for _, count in split(game, state, depth, limit=limit))


def split(
    game: AnyGame, state: Any, depth: int, *, limit: int = 10_000_000
) -> Iterator[tuple[Decision[Any], int]]:
    """Each first decision with the number of lines that begin with it."""
    if depth < 1:
        raise TableeError("perft counts lines of at least one decision")
    seen = 0
    for decision in _decisions(game, state):
        count = 1 if depth == 1 else _lines(game, state, decision, depth - 1, limit)
        seen += count
        if seen > limit:
            raise Uncountable(f"more than {limit} lines")
        yield decision, count


def _lines(game: AnyGame, state: Any, decision: Decision[Any], depth: int, limit: int) -> int:
    after = game.rules.apply(state, decision)[0]
    return sum(count for _, count in split(game, after, depth, limit=limit))


def _decisions(game: AnyGame, state: Any) -> Iterator[Decision[Any]]:
    waiting = game.rules.waiting(state)
    if isinstance(waiting, Draw):
        raise Uncountable("luck is owed in this position")
    if isinstance(waiting, Decide):
        for seat in waiting.seats:
            for action in game.rules.actions(state, seat):
                yield Decision(seat, action, state.at_ms)
