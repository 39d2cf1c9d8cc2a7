"""Heavy work happens in worker processes, never on the event loop: bots, stories, reviews."""

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from random import Random
from typing import Any, TypeVar

from tablee import bots
from tablee.core.protocol import Offer, Plan
from tablee.core.registry import game as find_game

T = TypeVar("T")


def think(slug: str, name: str, view: Any, offer: Offer[Any], seed: int, memo: Any) -> Plan | None:
    """Runs in a worker: what the bot chooses, and when it wants to act."""
    bot: Any = bots.find(find_game(slug), name)
    rng = Random(seed)
    if hasattr(bot, "plan"):
        plan: Plan | None = bot.plan(view, offer, rng, memo)
        return plan
    return Plan(0, bot.choose(view, offer, rng))


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
        try:
            return await loop.run_in_executor(self._get(), call)
        except BrokenProcessPool:
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
