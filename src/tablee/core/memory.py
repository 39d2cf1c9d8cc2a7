"""What a watchful bot remembers: nothing is stored, as it is a fold over what its seat has seen."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tablee.core.engine import replay
from tablee.core.log import Header
from tablee.core.protocol import AnyGame, Bot, Move, Seat, WatchfulBot


def watchful(bot: Bot) -> WatchfulBot | None:
    """The same bot, if it remembers."""
    return bot if hasattr(bot, "watch") else None  # type: ignore[return-value]


def look(bot: WatchfulBot, memo: Any, view: Any, seed: str, number: int) -> Any:
    """One more look, after move ``number``: what it forgets is the same whenever it is asked."""
    return bot.watch(memo, view, Random(f"{seed} {number}"))


def recall(
    bot: WatchfulBot, game: AnyGame, header: Header, moves: Sequence[Move], seat: Seat, seed: str
) -> Any:
    """All that the bot would remember, had it sat there from the beginning."""
    memo = None
    for number, step in enumerate(replay(game, header, moves)):
        memo = look(bot, memo, game.rules.view(step.state, seat), seed, number)
    return memo
