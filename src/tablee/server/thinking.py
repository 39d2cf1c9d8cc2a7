"""Bots think in processes of their own, never on the event loop."""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Any

from tablee import bots
from tablee.core.protocol import Offer
from tablee.core.registry import game as find_game


def think(slug: str, name: str, view: Any, offer: Offer[Any], seed: int) -> Any:
    """Runs in a worker: what the bot chooses."""
    return bots.find(find_game(slug), name).choose(view, offer, Random(seed))


class Thinkers:
    """A few workers that all tables share."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, slug: str, name: str, view: Any, offer: Offer[Any], seed: int) -> Any:
        """A bot's action; a worker that died is replaced and asked once more."""
        job = partial(think, slug, name, view, offer, seed)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._get(), job)
        except BrokenProcessPool:
            self._pool = None
            return await asyncio.get_running_loop().run_in_executor(self._get(), job)

    def _get(self) -> ProcessPoolExecutor:
        if self._pool is None:  # spawned: a fork would inherit sockets and the store's thread
            self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
