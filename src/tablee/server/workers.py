"""Heavy work happens in worker processes, never on the event loop: bots, stories, reviews."""

import asyncio
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from random import Random
from typing import Any, NamedTuple, TypeVar

import msgspec

from tablee import bots
from tablee.core.codec import codec
from tablee.core.log import Header
from tablee.core.memory import recall, watchful
from tablee.core.protocol import Offer, Plan
from tablee.core.registry import game as find_game

T = TypeVar("T")


class Thought(NamedTuple):
    """What a bot is to think about. ``past``: the log so far, for those who remember."""

    slug: str
    bot: str
    view: Any
    offer: Offer[Any]
    is_awaited: bool  # else it may speak, and need not
    seed: int
    memo: Any
    past: Sequence[bytes] | None = None


WANTS_PAST = Plan(0, "past")  # the answer of a bot that remembers, when it was told no past


def think(about: Thought, memory_seed: str) -> Plan | None:
    """Runs in a worker: what the bot chooses, and when it wants to act."""
    game = find_game(about.slug)
    bot: Any = bots.find(game, about.bot)
    rng, memo = Random(about.seed), about.memo
    if (mind := watchful(bot)) is not None:
        if about.past is None:
            return WANTS_PAST
        header = msgspec.json.decode(about.past[0], type=Header)
        moves = [codec(game).move(line) for line in about.past[1:]]
        memo = recall(mind, game, header, moves, about.offer.seat, memory_seed)
    if hasattr(bot, "plan"):
        plan: Plan | None = bot.plan(about.view, about.offer, rng, memo)
        if plan is not None or not about.is_awaited or game.is_real_time:
            return plan
    return Plan(0, bot.choose(about.view, about.offer, rng)) if about.is_awaited else None


def _die_with_parent() -> None:
    """Runs in a worker: a server that was killed leaves nobody behind."""

    def watch() -> None:
        parent = parent_process()
        assert parent is not None
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Workers:
    """A few processes that all tables share."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, job: Callable[..., T], *args: Any, **named: Any) -> T:
        """What a function of this package gives; a worker that died is replaced, once."""
        call = partial(job, *args, **named)
        loop = asyncio.get_running_loop()
        pool = self._get()
        try:
            return await loop.run_in_executor(pool, call)
        except BrokenProcessPool:
            if self._pool is pool:  # else somebody who waited, too, has replaced it already
                self._pool = None
            return await loop.run_in_executor(self._get(), call)

    def _get(self) -> ProcessPoolExecutor:
        if self._pool is None:  # spawned: a fork would inherit sockets and the store's thread
            self._pool = ProcessPoolExecutor(
                self._count, mp_context=get_context("spawn"), initializer=_die_with_parent
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
