"""What takes long runs beside the event loop, never on it: bots, dear luck, stories, reviews."""

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from typing import Any, NamedTuple, Protocol, TypeVar

T = TypeVar("T")


class Workers(Protocol):
    """Somebody who does a job elsewhere."""

    async def run(self, job: Callable[..., T], *args: Any, **named: Any) -> T:
        """What a function of this package gives; it and all that it is given can be pickled."""
        ...

    def close(self) -> None: ...


class Staff(NamedTuple):
    """Who works for a server. Each kind of work waits for its own kind only."""

    thinkers: Workers  # bots
    drawers: Workers  # expensive draws of luck: no flick waits for a bot
    readers: Workers  # stories: no bot waits for them
    reviewers: Workers  # a review may take seconds: no story waits for it

    def close(self) -> None:
        for each in self:
            each.close()


def processes(count: int) -> Staff:
    """Worker processes: ``count`` for bots and for luck, one each for stories and reviews."""
    return Staff(Processes(count), Processes(count), Processes(1), Processes(1))


def _die_with_parent() -> None:
    """Runs in a worker: a server that was killed leaves nobody behind."""

    def watch() -> None:
        parent = parent_process()
        assert parent is not None
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Processes:
    """A few processes that all tables share."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, job: Callable[..., T], *args: Any, **named: Any) -> T:
        """A worker that died is replaced, once."""
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
