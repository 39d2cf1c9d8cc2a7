"""A live table: one task, the sole writer of its log. Check, append, commit, then publish."""

import asyncio
import logging
from collections.abc import Callable, Mapping

from tablee.core.codec import codec
from tablee.core.protocol import Away, Back, Decide, Decision, Seat
from tablee.server.absence import GRACE_S
from tablee.server.acting import Turn, who_acts
from tablee.server.answers import not_seated, refused
from tablee.server.audience import Guest
from tablee.server.batch import Batch, Pending
from tablee.server.company import Company
from tablee.server.inbox import Acting, Again, BotChose, Drawn, Due, Item, Presence
from tablee.server.opening import Opened
from tablee.server.position import Draft, Position
from tablee.server.store.base import NotSaved, Store
from tablee.server.table_bots import TableBots, is_same
from tablee.server.table_luck import TableLuck
from tablee.server.thinking import Thinkers
from tablee.server.wire import Acked, Act, By, ToClient, Trouble
from tablee.server.workers import Workers
from tablee.server.writer import LostTable

log = logging.getLogger("tablee.table")

CLOSING_S = 10.0  # how long a table may take to finish what it writes


class LiveTable(Company):
    """A table in memory. Everything that changes it comes through :meth:`put`."""

    def __init__(
        self,
        opened: Opened,
        *,
        store: Store,
        thinkers: Thinkers,
        drawers: Workers,
        outside_bots: Mapping[str, str],
        on_lost: Callable[["LiveTable"], None],
        grace_s: float = GRACE_S,
    ) -> None:
        super().__init__(opened, store, grace_s)
        self._on_lost = on_lost
        self._bots = TableBots(
            self.id,
            thinkers,
            outside_bots,
            self._rng,
            self._inbox.put,
            lambda: self.now_ms,
            self._past,
        )
        self._luck = TableLuck(drawers, self._rng, self._inbox.put)
        self.gone = asyncio.Event()  # it has left memory
        self._timer: asyncio.TimerHandle | None = None
        self._grace_timer: asyncio.TimerHandle | None = None
        self._began: float = self._clock() - self.position.at_ms / 1000
        self._task = asyncio.create_task(self._run(), name=f"table {self.id}")
        self.put(Again())

    @property
    def now_ms(self) -> int:
        """Table time. It stands still out of memory, and while a seat is still open."""
        if self._has_open_seat:
            self._began = self._clock() - self.position.at_ms / 1000
        return round((self._clock() - self._began) * 1000)

    @property
    def _has_open_seat(self) -> bool:
        """Somebody is still to come: no clock runs."""
        return any(holder.kind == "open" for holder in self.seating.holders)

    @property
    def has_timer(self) -> bool:
        """Whether the table will go on by itself when a deadline is reached."""
        return self._timer is not None

    @property
    def is_idle(self) -> bool:
        return not (self.audience or self.is_working)

    @property
    def is_working(self) -> bool:
        """Whether anything goes on that may lead to a move."""
        return bool(
            self._is_busy or self._batch or self._bots or self._luck or self._inbox or self._leavers
        )

    @property
    def is_closed(self) -> bool:
        """It has left memory, or is about to: whoever comes must ask the hub again."""
        return self._inbox.is_closed

    def put(self, item: Item) -> bool:
        """Hand the table something to do; false when it has too much to do already."""
        return self._inbox.put(item)

    async def _past(self, seq: int) -> list[bytes]:
        """The log up to a move."""
        return (await self._store.log(self.id))[: seq + 1]

    async def close(self, *, lost: bool = False) -> None:
        """Leave memory; the store has everything, and knows better than a table that is lost."""
        try:
            await self._close(lost=lost)
        finally:
            self.gone.set()

    async def _close(self, *, lost: bool) -> None:
        self._inbox.close()
        self._stop_watching()
        self._stop_timers()
        await self._bots.close()
        await self._luck.close()
        # What it is writing is written to the end: half of it would be known to nobody.
        _, unfinished = await asyncio.wait([self._task], timeout=CLOSING_S)
        if unfinished:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._stop_timers()
        await self._bots.close()  # the last item may have made them think again
        await self._luck.close()
        if not lost and not unfinished:
            try:
                await self._snapshot()
            except Exception as error:  # the log has everything
                log.warning("table %s: no snapshot: %s", self.id, error)

    # -- what items mean --------------------------------------------------------------------

    def _play(self, batch: Batch, item: Item) -> None:
        if isinstance(item, Acting):
            self._act(batch, item)
        elif isinstance(item, BotChose):
            self._bot_act(batch, item)
        elif isinstance(item, Drawn):
            self._drawn(batch.draft, item)
        elif isinstance(item, Due):
            self._due(batch.draft, item)
        elif isinstance(item, Presence):
            self._note(batch.draft, item)

    def _note(self, draft: Draft, item: Presence) -> None:
        """Somebody has come or gone; it is refused when it is no news.

        A table in real time that waits for everybody pauses in the name of who has gone.
        """
        pause, at_ms = self.game.table.pause, max(self.now_ms, draft.position.at_ms)
        move = Decision(item.seat, item.action, at_ms)
        is_news = self.game.rules.check(draft.state, move) is None
        waits = self.seating.house.absent == "wait" and len(self.seating.holders) > 1
        if is_news and waits and pause is not None and isinstance(item.action, Away):
            action = pause(draft.state, Seat(item.seat))
            if action is not None:  # refused when it has no pause left
                draft.decide(item.seat, action, at_ms, By(item.seat, "stand_in"))
        draft.decide(item.seat, item.action, at_ms)

    async def _publish(self, batch: Batch) -> None:
        draft = batch.draft
        trail = draft.trail
        self._take_backs.note(trail)
        self._bots.see([*(made.before for made in trail[1:]), self.position])
        for item in batch.chosen:
            self._bots.remember(item)
        self.talk.forget_sketches()
        self.audience.tell_moves(self.scene(), draft.steps, draft.deeds)
        self._leavers |= draft.leavers
        if self._leavers:
            await self._seat_stand_ins()

    def _send_away(self, others: set[Guest]) -> None:
        self.audience.send_away(others)
        self._on_lost(self)

    def _act(self, batch: Batch, item: Acting) -> None:
        act: Act = item.act
        if act.seat not in self.audience.held(item.guest, self.seating):
            item.guest.send(not_seated(act.seat, act.id))
            return
        action = codec(self.game).read_action(act.action)
        if isinstance(action, Away | Back):
            item.guest.send(Trouble("malformed", "The table itself sees who is here.", act.id))
            return
        key = self._answers.key(act.id, action)
        known = self._answers.to(act.seat, key) or batch.known(act.seat, key)
        if known is not None:
            batch.answer(Pending(item.guest, act.seat, key, known, None))
            return
        before = len(batch.draft.moves)
        refusal = batch.draft.decide(act.seat, action, self.now_ms, By(act.seat, "person"))
        seq = batch.sign(before, act.id, refusal)
        steps = batch.draft.steps[: before + 1] if seq else batch.draft.steps
        number = self.audience.mark.after(self.game, steps).of((act.seat,))
        answer: ToClient = Acked(act.id, number)
        if refusal is not None:
            answer = refused(self.game, act.id, number, refusal)
        batch.answer(Pending(item.guest, act.seat, key, answer, seq))

    async def _go_back(self, goal: Position) -> None:
        """Let the moves after a position not have happened."""
        try:
            await self._store.truncate(self.id, goal.seq)
        except NotSaved:
            raise
        except Exception as error:
            log.exception("table %s: nobody knows whether moves were taken back", self.id)
            raise LostTable from error
        self._snapshot_seq = min(self._snapshot_seq, goal.seq)
        self._take_backs.done(goal)
        self._answers.take_back_to(goal.seq)
        self._bots.forget()
        self.position = goal
        self.talk.forget_sketches()
        self.audience.tell_taken_back(self.scene())

    # -- bots and time ----------------------------------------------------------------------

    def _go_on(self) -> None:
        """Let bots think and clocks run for what the table now waits for."""
        self._stop_timers()
        rest_s = self._rests_until - self._clock()
        if rest_s > 0:
            self._bots.think({}, self.position)
            self._timer = self._loop.call_later(rest_s, self.put, Again())
            return
        self._luck.draw(self.position)
        waiting = self.position.waiting
        if not isinstance(waiting, Decide):
            self._bots.think({}, self.position)
            return
        acting = self._who_acts(waiting)
        self._bots.think({seat: turn.bot for seat, turn in acting.items()}, self.position)
        is_ahead = waiting.expiry == "tick" or not self._is_past(waiting.deadline_ms)
        if waiting.deadline_ms is not None and is_ahead and not self._has_open_seat:
            wait_s = max(0.0, (waiting.deadline_ms - self.now_ms) / 1000)
            self._timer = self._loop.call_later(wait_s, self.put, Due(self.position))
        grace_s = self._absence.next_s(waiting.seats, self.audience.here)
        if grace_s is not None:
            self._grace_timer = self._loop.call_later(grace_s, self.put, Again())

    def _stop_timers(self) -> None:
        for timer in (self._timer, self._grace_timer):
            if timer is not None:
                timer.cancel()
        self._timer = self._grace_timer = None

    def _who_acts(self, waiting: Decide) -> dict[int, Turn]:
        """The bot for each seat that one acts for now."""
        away = self._absence.past_grace(self.audience.here)
        is_late = self._is_past(waiting.deadline_ms)
        return who_acts(self.game, self.seating, waiting, away, is_late=is_late)

    def _is_past(self, deadline_ms: int | None) -> bool:
        return deadline_ms is not None and self.now_ms >= deadline_ms

    def _bot_act(self, batch: Batch, item: BotChose) -> None:
        """A bot's choice counts in the position it was made for; else it thinks again."""
        self._bots.done(item)
        draft = batch.draft
        waiting = draft.waiting
        if not isinstance(waiting, Decide) or not is_same(item.position, draft.position, item.seat):
            return
        turn = self._who_acts(waiting).get(item.seat)
        if turn is None:
            return  # its holder is back
        let_by = self._absence.let_by(item.seat) if turn.how == "stand_in" else None
        by = By(item.seat, turn.how, let_by)
        refusal = draft.decide(item.seat, item.action, self.now_ms, by)
        if refusal is None or refusal.recorded:
            batch.chosen.append(item)
        elif item.seat not in waiting.seats:
            self._rest()  # it had something to say that is not allowed, and may say it again
        else:
            log.error("table %s: a bot's move was refused: %s", self.id, refusal)
            sampled = self.game.rules.sample(draft.state, Seat(item.seat), self._rng)
            draft.decide(item.seat, sampled, self.now_ms, by)

    def _drawn(self, draft: Draft, item: Drawn) -> None:
        self._luck.done(item)
        if item.position is draft.position and (refusal := draft.draw(item.drawn)) is not None:
            log.error("table %s: what was drawn is refused: %s", self.id, refusal)

    def _due(self, draft: Draft, item: Due) -> None:
        waiting = draft.waiting
        if item.position is not draft.position or not isinstance(waiting, Decide):
            return
        if waiting.expiry == "tick" and waiting.deadline_ms is not None:
            refusal = draft.tick(waiting.deadline_ms)
            if refusal is not None:
                log.error("table %s: the rules refuse their own timer: %s", self.id, refusal)
                self._rest()
