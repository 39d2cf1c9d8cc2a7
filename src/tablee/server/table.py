"""A live table: one task, the sole writer of its log. Check, append, commit, then tell."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from random import Random

from tablee.core.codec import codec, to_json
from tablee.core.log import Header
from tablee.core.protocol import (
    PRESENCE,
    AnyGame,
    Away,
    Back,
    Decide,
    Seat,
)
from tablee.server import seats as seating_rules
from tablee.server.absence import GRACE_S, Absence
from tablee.server.answers import Answers, not_seated, refused
from tablee.server.audience import Audience, Guest, Scene
from tablee.server.inbox import (
    Acting,
    BotChose,
    Drawn,
    Due,
    Full,
    Gone,
    Inbox,
    Item,
    Joined,
    Missed,
    Reseat,
    TakingBack,
)
from tablee.server.position import Draft, Position
from tablee.server.seats import Seating
from tablee.server.store.base import Store
from tablee.server.table_bots import TableBots
from tablee.server.table_luck import TableLuck
from tablee.server.takeback import TakeBacks
from tablee.server.talk import Talk
from tablee.server.wire import Acked, Act, ToClient, Trouble
from tablee.server.workers import Workers

log = logging.getLogger("tablee.table")

SNAPSHOT_EVERY = 64  # moves
AWAY, _ = PRESENCE
LEAVE = "leave"


class LiveTable:
    """A table in memory. Everything that changes it comes through :meth:`put`."""

    def __init__(
        self,
        table_id: str,
        header: Header,
        position: Position,
        seating: Seating,
        *,
        snapshot_seq: int,
        store: Store,
        workers: Workers,
        drawers: Workers,
        outside_bots: Mapping[str, str],
        grace_s: float = GRACE_S,
    ) -> None:
        self.id = table_id
        self.header = header
        self.position = position
        self.seating = seating
        self._loop = asyncio.get_running_loop()
        self._clock: Callable[[], float] = self._loop.time
        self.looks_back = position.game.scroll_back(codec(position.game).options(header.options))
        self.audience = Audience(table_id, position.game, looks_back=self.looks_back)
        self.talk = Talk(position.game, self.audience, self._clock)
        self._absence = Absence(self._clock, grace_s)
        self._store = store
        self._rng = Random(secrets.randbits(128))
        self._inbox = Inbox()
        self._bots = TableBots(
            table_id,
            workers,
            outside_bots,
            self._rng,
            self._inbox.put,
            lambda: self.now_ms,
            self._past,
        )
        self._luck = TableLuck(drawers, self._rng, self._inbox.put)
        self._answers = Answers()
        self._take_backs = TakeBacks(position.game)
        self.review: bytes | None = None  # once somebody has asked for it
        self.reviewing = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._grace_timer: asyncio.TimerHandle | None = None
        self._snapshot_seq = snapshot_seq
        self._began: float = self._clock() - position.state.at_ms / 1000
        self._task = asyncio.create_task(self._run(), name=f"table {table_id}")
        self._go_on()

    @property
    def game(self) -> AnyGame:
        return self.position.game

    @property
    def now_ms(self) -> int:
        """Table time. It stands still out of memory, and while a seat is still open."""
        if any(holder.kind == "open" for holder in self.seating.holders):
            self._began = self._clock() - self.position.state.at_ms / 1000
        return round((self._clock() - self._began) * 1000)

    @property
    def is_idle(self) -> bool:
        return not (self.audience or self._bots or self._luck or self._inbox)

    def scene(self) -> Scene:
        """The table as it is told of now."""
        may = [
            seat
            for seat, holder in enumerate(self.seating.holders)
            if holder.kind == "human"
            and self._take_backs.goal(self.position, self.seating, seat) is not None
        ]
        away = self._absence.past_grace(self.seating, self.audience.here)
        return Scene(self.position, self.seating, self.now_ms, may, away)

    def put(self, item: Item) -> bool:
        """Hand the table something to do; false when it has too much to do already."""
        return self._inbox.put(item)

    async def _past(self, seq: int) -> list[bytes]:
        """The log up to a move."""
        return (await self._store.log(self.id))[: seq + 1]

    async def reseat(self, change: Callable[[Seating], Seating]) -> Seating:
        """Change who sits where, on disk before it is true."""
        done: asyncio.Future[Seating] = self._loop.create_future()
        if not self._inbox.put(Reseat(change, done)):
            raise Full("the table is too busy; try again")
        return await done

    async def close(self) -> None:
        """Leave memory; the store has everything."""
        self._inbox.close()
        self._task.cancel()
        self._stop_timers()
        await self._bots.close()
        await self._luck.close()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._snapshot()

    # -- the one writer ---------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            batch = await self._inbox.take()
            try:
                await self._handle(batch)
            except Exception:
                log.exception("table %s: a message could not be handled", self.id)
                broken = Trouble("internal", "Something went wrong here; nothing has changed.")
                for guest in {item.guest for item in batch if isinstance(item, Acting)}:
                    guest.send(broken)

    async def _handle(self, batch: list[Item]) -> None:
        draft = Draft(self.position, self._rng)
        answers, others = self._try(draft, batch)
        leavers = [
            item.act.seat
            for item in batch
            if isinstance(item, Acting) and item.act.action.get("type") == LEAVE
        ]
        if draft.moves and not await self._commit(draft):
            lost = Trouble("not_saved", "The move could not be saved; nothing has changed.")
            answers = [(guest, lost) for guest, _ in answers]
            self._answers.forget()
        elif draft.moves:
            self.audience.tell_moves(self.scene(), draft.events)
        for guest, answer in answers:
            guest.send(answer)
        for item in others:
            await self._handle_other(item)
        if leavers:
            await self._seat_stand_ins()
        if others or leavers:
            self.audience.tell_seats(self.scene())
        if any(isinstance(item, Joined | Gone | Reseat) for item in others):
            await self._note_presence()
        self._go_on()
        if self.position.seq - self._snapshot_seq >= SNAPSHOT_EVERY:
            await self._snapshot()

    def _try(
        self, draft: Draft, batch: list[Item]
    ) -> tuple[list[tuple[Guest, ToClient]], list[Item]]:
        """Play what can be played; the answers, and what is no move."""
        answers: list[tuple[Guest, ToClient]] = []
        others: list[Item] = []
        for item in batch:
            if isinstance(item, Acting):
                answers.append((item.guest, self._act(draft, item)))
            elif isinstance(item, BotChose):
                self._bot_act(draft, item)
            elif isinstance(item, Drawn):
                self._drawn(draft, item)
            elif isinstance(item, Due):
                self._due(draft, item)
            else:
                others.append(item)
        return answers, others

    async def _seat_stand_ins(self) -> None:
        """Who has left for good holds the seat no longer: whatever it still does, a bot does."""
        for seat in self._take_backs.leavers():
            bot = seating_rules.Holder("bot", bot=self.game.stand_in)
            self.seating = self.seating.put(seat, bot)
            await self._store.put_seats(self.id, seating_rules.dump(self.seating))
            self.audience.reseat(self.seating)
            self._absence.note(self.seating, self.audience.here)

    async def _handle_other(self, item: Item) -> None:
        """What changes no position, or takes it back."""
        if isinstance(item, Joined):
            self.audience.admit(item.guest, self.seating)
            self._absence.note(self.seating, self.audience.here)
            self.audience.welcome(item.guest, self.scene())
            self.talk.welcome(item.guest)
        elif isinstance(item, Gone):
            if self.audience.leave(item.guest):
                self._absence.note(self.seating, self.audience.here)
        elif isinstance(item, TakingBack):
            await self._take_back(item)
        elif isinstance(item, Reseat):
            await self._reseat(item)

    async def _note_presence(self) -> None:
        """Where the rules care who is here, they are told so, as a move."""
        if AWAY not in codec(self.game).types:
            return
        draft = Draft(self.position, self._rng)
        for seat, holder in enumerate(self.seating.holders):
            here = holder.kind == "bot" or seat in self.audience.here
            draft.decide(seat, Back() if here else Away(), self.now_ms)  # refused when no news
        if draft.moves and await self._commit(draft):
            self.audience.tell_moves(self.scene(), draft.events)

    async def _commit(self, draft: Draft) -> bool:
        try:
            await self._store.append(self.id, self.position.seq + 1, draft.moves)
        except Exception:
            log.exception("table %s: a commit failed", self.id)
            return False
        self.position = draft.position
        self._take_backs.note(draft.trail)
        self.talk.forget_sketches()
        return True

    def _act(self, draft: Draft, item: Acting) -> ToClient:
        act: Act = item.act
        if act.seat not in self.audience.held(item.guest, self.seating):
            return not_seated(act.seat)
        if act.action.get("type") in PRESENCE:
            return Trouble("malformed", "The table itself sees who is here.")
        if (known := self._answers.to(act)) is not None:
            return known
        refusal = draft.decide(act.seat, act.action, self.now_ms)
        seq = draft.position.seq
        if refusal is None:
            return self._answers.keep(act, Acked(act.id, seq))
        return self._answers.keep(act, refused(self.game, act.id, seq, refusal))

    async def _take_back(self, item: TakingBack) -> None:
        """Ask for it, agree to it, or, when nobody need be asked any more, do it."""
        held = self.audience.held(item.guest, self.seating)
        if item.wish.seat not in held:
            item.guest.send(not_seated(item.wish.seat))
            return
        asked = self._take_backs.heard(item.wish, self.audience.here - set(held))
        if asked is None:
            return
        goal = self._take_backs.goal(self.position, self.seating, asked.seat)
        if goal is None:
            item.guest.send(Trouble("too_late", "That can no longer be taken back."))
            return
        if self.game.is_common:
            self.audience.tell(asked)
        if not asked.waits_for and not asked.refused:
            await self._store.truncate(self.id, goal.seq)
            self._snapshot_seq = min(self._snapshot_seq, goal.seq)
            self._take_backs.done(goal)
            self.position = goal
            self.talk.forget_sketches()
            self.audience.tell_taken_back(self.scene())

    async def _reseat(self, item: Reseat) -> None:
        try:
            seating = item.change(self.seating)
            await self._store.put_seats(self.id, seating_rules.dump(seating))
        except Exception as error:  # it is the asker's to handle
            item.done.set_exception(error)
            return
        self.seating = seating
        self.audience.reseat(seating)
        self._absence.note(seating, self.audience.here)
        item.done.set_result(seating)

    async def _snapshot(self) -> None:
        if self.position.seq > self._snapshot_seq:
            state = to_json(self.position.state).encode()
            await self._store.put_snapshot(self.id, self.position.seq, state)
            self._snapshot_seq = self.position.seq

    # -- bots and time ----------------------------------------------------------------------

    def _go_on(self) -> None:
        """Let bots think and clocks run for what the table now waits for."""
        self._stop_timers()
        self._luck.draw(self.position)
        waiting = self.position.waiting
        if not isinstance(waiting, Decide):
            self._bots.think({}, self.position)
            return
        here = self.audience.here
        self._bots.think(self._who_thinks(waiting), self.position)
        is_ahead = waiting.expiry == "tick" or not self._is_past(waiting.deadline_ms)
        if waiting.deadline_ms and is_ahead:
            wait_s = max(0.0, (waiting.deadline_ms - self.now_ms) / 1000)
            self._timer = self._loop.call_later(wait_s, self.put, Due(self.position))
        grace_s = self._absence.next_s(waiting.seats, self.seating, here)
        if grace_s is not None:
            self._grace_timer = self._loop.call_later(grace_s, self.put, Missed())

    def _stop_timers(self) -> None:
        for timer in (self._timer, self._grace_timer):
            if timer is not None:
                timer.cancel()
        self._timer = self._grace_timer = None

    def _who_thinks(self, waiting: Decide) -> dict[int, str]:
        """The bot for each seat that waits for one, or may speak: its own, or a stand-in."""
        away = self._absence.past_grace(self.seating, self.audience.here)
        absent = {*away, *self.game.stand_ins(self.position.state)}
        late = waiting.expiry == "stand_in" and self._is_past(waiting.deadline_ms)
        found: dict[int, str] = {}
        for seat in (*waiting.seats, *waiting.asides):
            holder = self.seating.holders[seat]
            if (late and seat in waiting.seats) or seat in absent:
                found[seat] = self.game.stand_in
            elif holder.kind == "bot":
                found[seat] = holder.bot
        return found

    def _is_past(self, deadline_ms: int | None) -> bool:
        return deadline_ms is not None and self.now_ms >= deadline_ms

    def _bot_act(self, draft: Draft, item: BotChose) -> None:
        """A bot's choice counts in the position it was made for; else it thinks again."""
        self._bots.done(item)
        waiting = draft.position.waiting
        if item.position is not draft.position or not isinstance(waiting, Decide):
            return
        if item.seat not in self._who_thinks(waiting):
            return  # its holder is back
        refusal = draft.decide(item.seat, item.action, self.now_ms)
        if refusal is None or refusal.recorded:
            self._bots.remember(item)
        elif item.seat in waiting.seats:
            log.error("table %s: a bot's move was refused: %s", self.id, refusal)
            state = draft.position.state
            sampled = self.game.rules.sample(state, Seat(item.seat), self._rng)
            draft.decide(item.seat, sampled, self.now_ms)

    def _drawn(self, draft: Draft, item: Drawn) -> None:
        self._luck.done(item)
        if item.position is draft.position and (refusal := draft.drawn(item.drawn)) is not None:
            log.error("table %s: what was drawn is refused: %s", self.id, refusal)

    def _due(self, draft: Draft, item: Due) -> None:
        waiting = draft.position.waiting
        if item.position is not draft.position or not isinstance(waiting, Decide):
            return
        if waiting.expiry == "tick" and waiting.deadline_ms:
            draft.tick(waiting.deadline_ms)
