"""What takes time to work out of a finished log: made once, in a worker, and kept for a while."""

import asyncio
from collections.abc import Callable

from tablee.server.store.base import Store
from tablee.server.workers import Workers

KEPT = 100


class Retold:
    """One kind of answer about finished games, by table and by what else is asked."""

    def __init__(self, workers: Workers, make: Callable[..., bytes]) -> None:
        self._workers = workers
        self._make = make
        self._found: dict[tuple[str, ...], bytes] = {}
        self._asked: dict[tuple[str, ...], asyncio.Lock] = {}

    async def of(self, table_id: str, store: Store, *more: str) -> bytes:
        """The answer for a table; whoever asks meanwhile waits for the same one."""
        key = table_id, *more
        try:
            async with self._asked.setdefault(key, asyncio.Lock()):
                found = self._found.get(key)
                if found is None:
                    lines = await store.log(table_id)
                    found = self._found[key] = await self._workers.run(self._make, lines, *more)
                    if len(self._found) > KEPT:
                        del self._found[next(iter(self._found))]
        finally:
            self._asked.pop(key, None)
        return found
