"""Everything that can reach a table's one writer."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from tablee.server.audience import Guest
from tablee.server.position import Position
from tablee.server.seats import Seating
from tablee.server.wire import Act, AnswerTakeBack, TakeBack


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


class BotChose(NamedTuple):
    seat: int
    position: Position  # it was asked in this one, and chose for no other
    action: Any


class Due(NamedTuple):
    """The deadline of a position has come."""

    position: Position


class Missed(NamedTuple):
    """Somebody has been away for as long as the others need to wait."""


class Reseat(NamedTuple):
    change: Callable[[Seating], Seating]
    done: "asyncio.Future[Seating]"


Item = Joined | Gone | Acting | TakingBack | BotChose | Due | Missed | Reseat
