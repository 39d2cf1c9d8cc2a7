"""What takes time to work out of a finished log: made once, in a worker, and kept for a while."""

import asyncio
from collections.abc import Callable, Sequence

from tablee.server.store.base import Store
from tablee.server.workers import Workers

KEPT = 100


class Retold:
    """One kind of answer about finished games, by table."""

    def __init__(self, workers: Workers, make: Callable[[Sequence[bytes]], bytes]) -> None:
        self._workers = workers
        self._make = make
        self._found: dict[str, bytes] = {}
        self._asked: dict[str, asyncio.Lock] = {}

    async def of(self, table_id: str, store: Store) -> bytes:
        """The answer for a table; whoever asks meanwhile waits for the same one."""
        try:
            async with self._asked.setdefault(table_id, asyncio.Lock()):
                found = self._found.get(table_id)
                if found is None:
                    lines = await store.log(table_id)
                    found = self._found[table_id] = await self._workers.run(self._make, lines)
                    if len(self._found) > KEPT:
                        del self._found[next(iter(self._found))]
        finally:
            self._asked.pop(table_id, None)
        return found
