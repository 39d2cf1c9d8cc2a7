"""A box of records in memory, as a browser keeps them, and a store that trusts nothing but it."""

from collections.abc import Sequence

from tablee.local.records import NotKept, RecordStore


class Shelf:
    """Texts by key, in order; refuses everything while it is full."""

    def __init__(self) -> None:
        self.records: dict[str, str] = {}
        self.is_full = False

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        return sorted(each for each in self.records.items() if each[0].startswith(prefix))

    async def change(self, put: Sequence[tuple[str, str]], drop: Sequence[str]) -> None:
        if self.is_full:
            raise NotKept("no room is left on this device")
        for key in drop:
            self.records.pop(key, None)
        self.records.update(put)


class Forgetful(RecordStore):
    """Reads the box anew each time, so that what it gives back is what was kept."""

    async def _load(self, table_id: str) -> None:
        for each in (self._rows, self._moves, self._taken_back, self._snapshots):
            each.pop(table_id, None)
        await super()._load(table_id)
