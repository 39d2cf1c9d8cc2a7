"""The next table of the same people: offered by one, opened when another agrees."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tablee.core.errors import TableeError
from tablee.core.log import Header
from tablee.core.protocol import Over
from tablee.server import series
from tablee.server.inbox import Full
from tablee.server.seats import NotYours, Seating
from tablee.server.table import LiveTable
from tablee.server.trophies import next_level
from tablee.server.wire import Rematched

Begin = Callable[[Header, Seating], Awaitable[str]]


class NotOver(TableeError):
    """Only available once the game is over."""


class NoOffer(TableeError):
    """There is nothing to agree to: it was called off, or never made."""


class OtherOffer(TableeError):
    """Somebody has offered something else; that has to be answered first."""


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """I would like to play on; or my answer to somebody who would."""

    next: bool = False  # what comes after this game, as the next level; else the same again
    agree: bool | None = None


class Answered(NamedTuple):
    """What came of it: the next table, or those who are still asked."""

    table: str | None
    waits_for: Sequence[int]


class Rematches:
    """Opens next tables; one for each table, whoever agrees first or later."""

    def __init__(self, begin: Begin) -> None:
        self._begin = begin
        self._one_at_a_time = asyncio.Lock()

    async def heard(self, table: LiveTable, digests: Collection[str], wish: PlayOn) -> Answered:
        """A wish or an answer of somebody at a table."""
        async with self._one_at_a_time:
            if table.is_closed:
                raise Full("the table is just being put away; try again")
            held = table.seating.held_by(digests)
            if not held:
                raise NotYours("only who sat here can ask for a rematch")
            if not isinstance(table.position.waiting, Over):
                raise NotOver("a rematch is possible once the game is over")
            if table.seating.next is not None:
                return Answered(table.seating.next, ())
            if wish.agree is False:
                return self._declined(table, held)
            return await self._agreed_or_asked(table, held, wish)

    def _declined(self, table: LiveTable, held: Collection[int]) -> Answered:
        told = table.offers.decline(held)
        if told is not None:
            table.audience.tell(told)
        return Answered(None, () if told is None else told.waits_for)

    async def _agreed_or_asked(
        self, table: LiveTable, held: Collection[int], wish: PlayOn
    ) -> Answered:
        offers = table.offers
        if offers.asked is not None and offers.is_asked(held):
            if wish.agree is None and wish.next != offers.asked.next:
                raise OtherOffer("somebody has offered something else")
            return Answered(await self._open(table, is_next=offers.asked.next), ())
        if wish.agree:
            raise NoOffer("nobody asks that any more")
        self._options(table, is_next=wish.next)  # there must be something to offer
        others = [seat for seat in table.seating.people if seat not in held]
        if not others:
            return Answered(await self._open(table, is_next=wish.next), ())
        if offers.asked is not None and offers.asked.seat not in held:
            raise OtherOffer("somebody else has just offered it")
        before = offers.asked
        asked = offers.ask(held, others, is_next=wish.next)
        if asked is not before:
            table.audience.tell(asked)
        return Answered(None, asked.waits_for)

    def _options(self, table: LiveTable, *, is_next: bool) -> dict[str, object]:
        waiting = table.position.waiting
        assert isinstance(waiting, Over)
        if not is_next:
            return series.next_options(table.game, table.header, table.position.state)
        options = next_level(table.game, table.header, waiting.result)
        if options is None:
            raise NoOffer("nothing comes after this game")
        return options

    async def _open(self, table: LiveTable, *, is_next: bool) -> str:
        """The next table, on disk before anybody hears of it."""
        waiting = table.position.waiting
        assert isinstance(waiting, Over)
        header = replace(table.header, options=self._options(table, is_next=is_next))
        legs = (*table.seating.past, waiting.result)
        is_match = not is_next and len(legs) < series.leg_count(table.game, table.header)
        past = legs if is_match else ()
        seating = replace(table.seating, past=past, is_brought=False, origin=None)
        table_id = await self._begin(header, seating)
        await table.reseat(lambda seating: replace(seating, next=table_id))
        table.audience.tell(Rematched(table_id))
        return table_id
