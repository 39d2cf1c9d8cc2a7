"""Expensive draws (physics), run in a worker and appended as a move."""

import asyncio
import logging
from collections.abc import Callable
from random import Random
from typing import Any

from tablee.core.registry import game as find_game
from tablee.server.inbox import Drawn
from tablee.server.position import Position
from tablee.server.workers import Workers

log = logging.getLogger("tablee.table")

RETRY_S = 1.0  # after a worker that failed; the table can do nothing but wait for it


def drawn(slug: str, state: Any, seed: int) -> Any:
    """Runs in a worker."""
    return find_game(slug).rules.draw(state, Random(seed))


class TableLuck:
    """What is being drawn for one table, if anything."""

    def __init__(self, workers: Workers, rng: Random, put: Callable[[Drawn], bool]) -> None:
        self._workers = workers
        self._rng = rng
        self._put = put
        self._drawing: tuple[Position, asyncio.Task[None]] | None = None

    def __bool__(self) -> bool:
        return self._drawing is not None

    def draw(self, position: Position) -> None:
        """See to it that what a position owes is drawn; for any other one nobody waits."""
        if self._drawing is not None and self._drawing[0] is not position:
            self._drawing[1].cancel()
            self._drawing = None
        if self._drawing is None and position.owes_expensive_draw:
            self._drawing = position, asyncio.create_task(self._draw(position))

    def done(self, item: Drawn) -> None:
        """What was drawn has arrived at the table; if it cannot be kept, it is drawn anew."""
        if self._drawing is not None and self._drawing[0] is item.position:
            self._drawing = None

    async def close(self) -> None:
        if self._drawing is not None:
            self._drawing[1].cancel()
            await asyncio.gather(self._drawing[1], return_exceptions=True)

    async def _draw(self, position: Position) -> None:
        while True:
            seed = self._rng.getrandbits(64)
            try:
                found = await self._workers.run(drawn, position.game.slug, position.state, seed)
            except Exception:
                log.exception("%s: what is owed could not be drawn", position.game.slug)
            else:
                if self._put(Drawn(position, found)):
                    return
            await asyncio.sleep(RETRY_S)
