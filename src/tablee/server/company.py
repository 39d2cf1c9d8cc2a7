"""The people at a table: who is here, who sits where, and what they ask of each other."""

import asyncio
import logging
from collections.abc import Callable

from tablee.core.codec import codec
from tablee.core.errors import TableeError
from tablee.core.log import Header
from tablee.core.protocol import Away, Back, Decide, Seat
from tablee.server import seats as seating_rules
from tablee.server import series
from tablee.server.absence import Absence
from tablee.server.answers import not_seated
from tablee.server.audience import Audience, Guest, Scene
from tablee.server.inbox import (
    Again,
    Full,
    Gone,
    Item,
    Joined,
    Missing,
    Presence,
    Reseat,
    TakingBack,
)
from tablee.server.offers import Offers
from tablee.server.opening import Opened
from tablee.server.position import Position
from tablee.server.seats import Seating
from tablee.server.store.base import NotSaved, Store
from tablee.server.takeback import SENTENCES, TakeBacks
from tablee.server.talk import Talk
from tablee.server.wire import TakeBack, Trouble
from tablee.server.writer import LostTable, Writer

log = logging.getLogger("tablee.table")

WATCHING_S = 2.0  # how often, at most, the number of those who look on is told
WHY_NOT = {  # by code: why nothing is done about somebody who is away
    "not_away": "They are here, or somebody plays for them.",
    "table_waits": "This table waits for everybody.",
    "waited_enough": "Nobody can be made to wait for ever.",
    "too_soon": "They have only just gone.",
}


class Company(Writer):
    """A table with its people; a :class:`LiveTable` also plays."""

    def __init__(self, opened: Opened, store: Store, grace_s: float) -> None:
        super().__init__(opened, store)
        self.header: Header = opened.header
        self.seating: Seating = opened.seating
        self.looks_back = opened.looks_back
        self.audience = Audience(
            self.id,
            self.game,
            opened.marks[-1],
            looks_back=self.looks_back,
            leg_count=series.leg_count(self.game, self.header),
        )
        self.talk = Talk(self.game, self.audience, self._clock)
        self.offers = Offers(self._clock)
        self._take_backs = TakeBacks(self.game, self._clock)
        self._absence = Absence(self._clock, grace_s)
        self._leavers: set[Seat] = self._still_seated()
        self._watching_timer: asyncio.TimerHandle | None = None

    @property
    def now_ms(self) -> int:
        """Table time."""
        raise NotImplementedError

    async def _go_back(self, goal: Position) -> None:
        """Let the moves after a position not have happened."""
        raise NotImplementedError

    def scene(self) -> Scene:
        """The table at this moment, as messages are made from it."""
        may = [
            seat
            for seat in self.seating.people
            if not isinstance(self._take_backs.goal(self.position, self.seating, seat), str)
        ]
        here = self.audience.here
        return Scene(
            self.position,
            self.seating,
            self.now_ms,
            may,
            self._absence.past_grace(here),
            self._absence.awaited(here),
            self._clock(),
        )

    async def _serve(self, item: Item) -> None:
        if isinstance(item, Joined):
            self._welcome(item.guest)
        elif isinstance(item, Gone):
            if self.audience.leave(item.guest):
                self._absence.note(self.seating, self.audience.here)
        elif isinstance(item, TakingBack):
            await self._take_back(item)
        elif isinstance(item, Missing):
            self._hear_of_absence(item)
        elif isinstance(item, Reseat):
            await self._reseat(item)
        self.audience.tell_seats(self.scene())
        self._tell_watching_soon()
        if isinstance(item, Joined | Gone | Reseat | Again):  # again: it may not have been saved
            self._note_presence()
        if self._leavers:
            await self._seat_stand_ins()

    def _welcome(self, guest: Guest) -> None:
        """Everything its seats may know, what was said, and what is being asked."""
        self.audience.admit(guest, self.seating)
        self._absence.note(self.seating, self.audience.here)
        self.audience.welcome(guest, self.scene())
        self.talk.welcome(guest)
        for asked in (self._take_backs.asked, self.offers.asked):
            if asked is not None:
                guest.send(asked)

    def _tell_watching_soon(self) -> None:
        """A moment later: many come and go at once."""
        if self._watching_timer is None and self.audience.has_new_watchers:
            self._watching_timer = self._loop.call_later(WATCHING_S, self._tell_watching)

    def _tell_watching(self) -> None:
        self._watching_timer = None
        self.audience.tell_watching()

    def _stop_watching(self) -> None:
        if self._watching_timer is not None:
            self._watching_timer.cancel()

    def _note_presence(self) -> None:
        """Where the rules care who is here, they are told so, as a move."""
        if Away not in codec(self.game).structs:
            return
        for seat, holder in enumerate(self.seating.holders):
            here = holder.kind == "bot" or seat in self.audience.here
            self._try(Presence(seat, Back() if here else Away()))

    # -- who sits where ---------------------------------------------------------------------

    async def reseat(self, change: Callable[[Seating], Seating]) -> Seating:
        """Change who sits where, on disk before it is true."""
        done: asyncio.Future[Seating] = self._loop.create_future()
        if not self._inbox.put(Reseat(change, done)):
            raise Full("the table is too busy; try again")
        return await done

    async def _reseat(self, item: Reseat) -> None:
        try:
            await self._put_seating(item.change(self.seating))
        except Exception as error:  # it is the asker's to handle
            if not item.done.done():
                item.done.set_exception(error)
            if not isinstance(error, TableeError):
                raise LostTable from error
        else:
            if not item.done.done():  # whoever asked may be gone
                item.done.set_result(self.seating)

    async def _put_seating(self, seating: Seating) -> None:
        await self._store.put_seats(self.id, seating_rules.dump(seating))
        self.seating = seating
        self.audience.reseat(seating)
        self._absence.note(seating, self.audience.here)
        for off in (self._take_backs.reseated(), self.offers.call_off()):
            if off is not None:
                self.audience.tell(off)

    def _still_seated(self) -> set[Seat]:
        """Who has left by the rules and holds a seat: the server died between two commits."""
        waiting = self.position.waiting
        left = waiting.stand_ins if isinstance(waiting, Decide) else ()
        return {seat for seat in left if self.seating.holders[seat].kind == "human"}

    async def _seat_stand_ins(self) -> None:
        """A seat whose holder has left for good is no longer held: a bot plays on there."""
        seating = self.seating
        for seat in self._leavers:
            bot = seating_rules.Holder("bot", bot=self.game.stand_in)
            seating = seating.put(seat, bot)
        try:
            await self._put_seating(seating)
        except NotSaved as error:
            log.error("table %s: a leaver still holds a seat: %s", self.id, error)
            self._rest()  # and tries again
        except Exception as error:
            raise LostTable from error
        else:
            self._leavers.clear()
            self.audience.tell_seats(self.scene())

    # -- what they ask of each other --------------------------------------------------------

    async def _take_back(self, item: TakingBack) -> None:
        """Ask for it, agree to it, or, when nobody need be asked any more, do it."""
        wish, held = item.wish, self.audience.held(item.guest, self.seating)
        if wish.seat not in held:
            item.guest.send(not_seated(wish.seat))
            return
        before = self._take_backs.asked
        if before is None and not isinstance(wish, TakeBack):
            return  # an answer that comes too late
        seat = wish.seat if before is None or isinstance(wish, TakeBack) else before.seat
        goal = self._take_backs.goal(self.position, self.seating, seat)
        if isinstance(goal, str):
            item.guest.send(Trouble(goal, SENTENCES[goal]))
            return
        if isinstance(wish, TakeBack):
            others = [each for each in self.seating.people if each not in held]
            asked = self._take_backs.ask(wish, goal, others)
        else:
            answered = self._take_backs.answer(wish)
            if answered is None:
                return
            asked = answered
        if isinstance(asked, str):
            item.guest.send(Trouble(asked, SENTENCES[asked]))
            return
        if (asked.waits_for or before is not None) and asked != before:
            self.audience.tell(asked)
        if not asked.waits_for and not asked.declined:
            await self._go_back(goal)

    def _hear_of_absence(self, item: Missing) -> None:
        """Those who wait decide whether they wait on; nobody decides about themselves."""
        wish = item.wish
        held = self.audience.held(item.guest, self.seating)
        if wish.seat not in held:
            item.guest.send(not_seated(wish.seat))
        elif (code := self._absence.heard(wish, self.audience.here)) is not None:
            item.guest.send(Trouble(code, WHY_NOT[code]))
