"""One way to ask a bot, for arenas, servers, programs that joined by a link, and stand-ins."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from tablee.core.engine import replay
from tablee.core.game import AnyGame
from tablee.core.log import Header
from tablee.core.protocol import Bot, Move, Offer, Plan, Seat, TimedBot, WatchfulBot

PACE_MS = 500  # between two actions of a bot without plans, in a game in real time


def watchful(bot: Bot) -> WatchfulBot | None:
    """The same bot, if it remembers what its seat has seen."""
    return bot if hasattr(bot, "watch") else None  # type: ignore[return-value]


def timed(bot: Bot) -> TimedBot | None:
    """The same bot, if it plans when to act."""
    return bot if hasattr(bot, "plan") else None  # type: ignore[return-value]


class Mind:
    """A bot in one seat, and what it remembers.

    The memory of a watchful bot is a fold over everything its seat has seen, one :meth:`look` a
    move. ``seed`` decides what it forgets, so the fold is the same whenever it is made. For other
    bots with plans the memory is what their last plan wanted to be reminded of.
    """

    def __init__(
        self, bot: Bot, game: AnyGame, seed: str, *, memo: Any = None, seen: int = -1
    ) -> None:
        self.bot = bot
        self.memo = memo
        self.seen = seen  # the number of the last move it has looked at; -1: none, 0: the start
        self.is_watchful = hasattr(bot, "watch")
        self.is_timed = hasattr(bot, "plan")
        self._is_real_time = game.nature.is_real_time
        self._seed = seed

    def look(self, view: Any, number: int) -> None:
        """See the table after move ``number``; what was seen before changes nothing."""
        if number > self.seen:
            bot = watchful(self.bot)
            if bot is not None:
                self.memo = bot.watch(self.memo, view, Random(f"{self._seed} {number}"))
            self.seen = number

    def rewind(self, number: int) -> None:
        """Moves were taken back to this one: what was seen after it has not happened."""
        if number < self.seen:
            self.memo, self.seen = None, number - 1

    def recall(self, game: AnyGame, header: Header, moves: Sequence[Move], seat: Seat) -> None:
        """See the whole game up to now, as if the bot had sat there from the beginning."""
        if self.is_watchful:
            self.memo, self.seen = None, -1
            for number, (state, _) in enumerate(replay(game, header, moves, judged=False)):
                self.look(game.rules.view(state, seat), number)
        self.seen = len(moves)

    def look_at_all(self, views: Iterable[tuple[int, Any]]) -> None:
        """Several looks, each the number of a move and the view after it."""
        for number, view in views:
            self.look(view, number)

    def ask(
        self, view: Any, offer: Offer[Any], rng: Random, *, is_awaited: bool, now_ms: int
    ) -> Plan | None:
        """What the bot does next and when, if nothing happens before; ``None``: it only watches.

        ``is_awaited`` is false where the seat may speak, and need not.
        """
        bot = timed(self.bot)
        if bot is not None:
            plan = bot.plan(view, offer, rng, self.memo)
            if plan is not None or not is_awaited or self._is_real_time:
                return plan
        if not is_awaited:
            return None
        at_ms = now_ms + PACE_MS if self._is_real_time else now_ms
        return Plan(at_ms, self.bot.choose(view, offer, rng))

    def did(self, plan: Plan) -> None:
        """The plan was carried out."""
        if not self.is_watchful:
            self.memo = plan.memo
