"""Bots of a server think in worker processes; what they remember stays with the table."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from tablee import bots
from tablee.core.log import open_log
from tablee.core.mind import Mind, watchful
from tablee.core.protocol import Offer, Plan
from tablee.core.registry import game as find_game
from tablee.server.workers import Workers


class Thought(NamedTuple):
    """What a bot is to think about, and what it has seen so far."""

    slug: str
    bot: str
    view: Any
    offer: Offer[Any]
    is_awaited: bool  # else it may speak, and need not
    now_ms: int
    seed: int
    memory_seed: str
    memo: Any = None
    seen: int = -1  # the last move that is in the memo
    looks: Sequence[tuple[int, Any]] = ()  # what the seat has seen since: move and view
    past: Sequence[bytes] | None = None  # or the whole log, for a bot that has just sat down


class Idea(NamedTuple):
    """What a bot came up with, and what it remembers now."""

    plan: Plan | None
    memo: Any
    seen: int


def think(about: Thought) -> Idea:
    """Runs in a worker: what the bot chooses, and when it wants to act."""
    game = find_game(about.slug)
    mind = Mind(
        bots.find(game, about.bot), game, about.memory_seed, memo=about.memo, seen=about.seen
    )
    if about.past is not None:
        kept = open_log(about.past, game)
        mind.recall(game, kept.header, kept.moves, about.offer.seat)
    mind.look_at_all(about.looks)
    plan = mind.ask(
        about.view,
        about.offer,
        Random(about.seed),
        is_awaited=about.is_awaited,
        now_ms=about.now_ms,
    )
    return Idea(plan, mind.memo, mind.seen)


def remembers(slug: str, bot: str) -> bool:
    """Runs in a worker: whether the bot is a watchful one."""
    return watchful(bots.find(find_game(slug), bot)) is not None


class Thinkers:
    """Asks bots in workers. What kind of bot it is, is asked once for all tables."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._watchful: dict[tuple[str, str], bool] = {}

    async def are_watchful(self, slug: str, bot: str) -> bool:
        """Whether this kind of bot remembers."""
        known = self._watchful.get((slug, bot))
        if known is None:
            known = await self._workers.run(remembers, slug, bot)
            self._watchful[slug, bot] = known
        return known

    async def think(self, about: Thought) -> Idea:
        return await self._workers.run(think, about)
