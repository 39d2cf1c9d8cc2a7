"""Everything that can reach a table's one writer."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from tablee.core.errors import TableeError
from tablee.core.protocol import Away, Back
from tablee.server.audience import Guest
from tablee.server.position import Position
from tablee.server.seats import Seating
from tablee.server.wire import Act, AnswerTakeBack, ForAbsent, TakeBack

MOST_WAITING = 1024  # more are turned away


class Joined(NamedTuple):
    guest: Guest


class Gone(NamedTuple):
    guest: Guest


class Acting(NamedTuple):
    guest: Guest
    act: Act


class TakingBack(NamedTuple):
    guest: Guest
    wish: TakeBack | AnswerTakeBack


class Missing(NamedTuple):
    """One of those who wait for somebody who is away says what should be done."""

    guest: Guest
    wish: ForAbsent


class BotChose(NamedTuple):
    seat: int
    position: Position  # it was asked in this one, and chose for no other
    action: Any
    memo: Any = None


class Drawn(NamedTuple):
    """What a position owed, and a worker has drawn."""

    position: Position
    drawn: Any


class Presence(NamedTuple):
    """Whether the holder of a seat is here, as the rules are told."""

    seat: int
    action: Away | Back


class Due(NamedTuple):
    """The deadline of a position has come."""

    position: Position


class Again(NamedTuple):
    """Time to look again at who acts: somebody has been away for too long, or a rest is over."""


class Reseat(NamedTuple):
    change: Callable[[Seating], Seating]
    done: "asyncio.Future[Seating]"


class Full(TableeError):
    """The table has too much to do already."""


class Inbox:
    """What waits for the writer. Lean: every move goes through here.

    (An ``asyncio.Queue`` asks for the running loop at each step, which costs as much as a trivial
    game's rules.)
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._items: list[Item] = []
        self._waker: asyncio.Future[None] | None = None
        self.is_closed = False

    def close(self) -> "list[Item]":
        """From now on nothing more is taken; what was left over, its reseats answered."""
        self.is_closed = True
        items, self._items = self._items, []
        refuse(items)
        self._wake()
        return items

    def __bool__(self) -> bool:
        return bool(self._items)

    def put(self, item: "Item") -> bool:
        """False when there is no room, or no table any more."""
        if self.is_closed or len(self._items) >= MOST_WAITING:
            return False
        self._items.append(item)
        self._wake()
        return True

    def _wake(self) -> None:
        if self._waker is not None and not self._waker.done():
            self._waker.set_result(None)
        self._waker = None

    async def take(self) -> "list[Item]":
        """All that waits, in order; at least one, unless the inbox is closed."""
        if not self._items and not self.is_closed:
            self._waker = self._loop.create_future()
            await self._waker
        items, self._items = self._items, []
        return items


def refuse(items: "list[Item]") -> None:
    """Answer those who wait to sit down: not at this table, which leaves memory."""
    for item in items:
        if isinstance(item, Reseat) and not item.done.done():
            item.done.set_exception(Full("the table is just being put away; try again"))


Asked = Joined | Acting | TakingBack | Missing  # what a guest is answered
Item = Asked | Gone | BotChose | Drawn | Due | Presence | Again | Reseat
