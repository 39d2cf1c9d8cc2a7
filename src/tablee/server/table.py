"""A live table: one task, the sole writer of its log. Check, append, commit, then tell."""

import asyncio
import logging
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable, Mapping
from random import Random

import msgspec

from tablee.core.codec import codec, to_json
from tablee.core.log import Header
from tablee.core.protocol import PRESENCE, AnyGame, Away, Back, Decide, Over, Refusal, Seat
from tablee.server import seats as seating_rules
from tablee.server import takeback
from tablee.server.absence import GRACE_S, Absence
from tablee.server.audience import Audience, Guest, Scene
from tablee.server.inbox import (
    Acting,
    BotChose,
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
from tablee.server.position import Draft, Made, Position
from tablee.server.seats import Seating
from tablee.server.store.base import Store
from tablee.server.table_bots import TableBots
from tablee.server.talk import Talk
from tablee.server.wire import Acked, Act, Refused, TakeBack, TakeBackAsked, ToClient, Trouble
from tablee.server.workers import Workers

log = logging.getLogger("tablee.table")

ANSWERS_KEPT = 512  # for clients that ask again after a lost connection
SNAPSHOT_EVERY = 64  # moves
AWAY, _ = PRESENCE


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
        outside_bots: Mapping[str, str],
        grace_s: float = GRACE_S,
    ) -> None:
        self.id = table_id
        self.header = header
        self.position = position
        self.seating = seating
        self._loop = asyncio.get_running_loop()
        self._clock: Callable[[], float] = self._loop.time
        self.audience = Audience(table_id, position.game)
        self.talk = Talk(position.game, self.audience, self._clock)
        self._absence = Absence(self._clock, grace_s)
        self._store = store
        self._rng = Random(secrets.randbits(128))
        self._inbox = Inbox()
        self._bots = TableBots(
            workers, outside_bots, self._rng, self._inbox.put, lambda: self.now_ms
        )
        self._answers: OrderedDict[tuple[int, str], ToClient] = OrderedDict()
        self._trail: deque[Made] = deque(maxlen=takeback.REMEMBERED)
        self._asked: TakeBackAsked | None = None
        self.review: bytes | None = None  # once somebody has asked for it
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
        """Table time. It stands still while the table is not in memory."""
        return round((self._clock() - self._began) * 1000)

    @property
    def is_idle(self) -> bool:
        return not self.audience and not self._bots and not self._inbox

    def scene(self) -> Scene:
        """The table as it is told of now."""
        may = [
            seat
            for seat, holder in enumerate(self.seating.holders)
            if holder.kind == "human" and self._before_last_of(seat) is not None
        ]
        away = self._absence.past_grace(self.seating, self.audience.here)
        return Scene(self.position, self.seating, self.now_ms, may, away)

    def put(self, item: Item) -> bool:
        """Hand the table something to do; false when it has too much to do already."""
        return self._inbox.put(item)

    async def reseat(self, change: Callable[[Seating], Seating]) -> Seating:
        """Change who sits where, on disk before it is true."""
        done: asyncio.Future[Seating] = self._loop.create_future()
        if not self._inbox.put(Reseat(change, done)):
            raise Full("the table is too busy; try again")
        return await done

    async def close(self) -> None:
        """Leave memory; the store has everything."""
        self._task.cancel()
        self._stop_timers()
        await self._bots.close()
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
        answers: list[tuple[Guest, ToClient]] = []
        others: list[Item] = []
        for item in batch:
            if isinstance(item, Acting):
                answers.append((item.guest, self._act(draft, item)))
            elif isinstance(item, BotChose):
                self._bot_act(draft, item)
            elif isinstance(item, Due):
                self._due(draft, item)
            else:
                others.append(item)
        if draft.moves and not await self._commit(draft):
            lost = Trouble("not_saved", "The move could not be saved; nothing has changed.")
            answers = [(guest, lost) for guest, _ in answers]
            self._answers.clear()
        elif draft.moves:
            self.audience.tell_moves(self.scene(), draft.events)
        for guest, answer in answers:
            guest.send(answer)
        for item in others:
            await self._handle_other(item)
        if any(isinstance(item, Joined | Gone | Reseat) for item in others):
            await self._note_presence()
        self._go_on()
        if self.position.seq - self._snapshot_seq >= SNAPSHOT_EVERY:
            await self._snapshot()

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
                self.audience.tell_seats(self.scene())
        elif isinstance(item, Missed):
            self.audience.tell_seats(self.scene())
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
        self._trail += draft.trail
        self._asked = None
        self.talk.forget_sketches()
        return True

    def _act(self, draft: Draft, item: Acting) -> ToClient:
        act: Act = item.act
        if act.seat not in self.audience.held(item.guest, self.seating):
            return _not_seated(act.seat)
        if act.action.get("type") in PRESENCE:
            return Trouble("malformed", "The table itself sees who is here.")
        key = (act.seat, act.id)
        if key in self._answers:
            return self._answers[key]
        refusal = draft.decide(act.seat, act.action, self.now_ms)
        seq = draft.position.seq
        answer = Acked(act.id, seq) if refusal is None else self._refused(act.id, seq, refusal)
        self._answers[key] = answer
        if len(self._answers) > ANSWERS_KEPT:
            self._answers.popitem(last=False)
        return answer

    def _refused(self, message_id: str, seq: int, refusal: Refusal) -> Refused:
        explain = self.game.notation.explain
        text = {language: explain(refusal, language) for language in ("en", "fr")}
        hint = msgspec.to_builtins(dict(refusal.hint))
        return Refused(message_id, seq, refusal.code, refusal.rule, hint, text)

    async def _take_back(self, item: TakingBack) -> None:
        """Ask for it, agree to it, or, when nobody need be asked any more, do it."""
        wish, asked = item.wish, self._asked
        held = self.audience.held(item.guest, self.seating)
        if wish.seat not in held:
            item.guest.send(_not_seated(wish.seat))
            return
        if isinstance(wish, TakeBack):
            others = self.audience.here - set(held)
            waits_for = sorted(others) if self.game.is_common else []
            asked = TakeBackAsked(wish.seat, waits_for, refused=False)
        elif asked is None or wish.seat not in asked.waits_for:
            return
        else:
            left = [seat for seat in asked.waits_for if seat != wish.seat]
            asked = TakeBackAsked(asked.seat, left if wish.agree else [], refused=not wish.agree)
        goal = self._before_last_of(asked.seat)
        if goal is None:
            item.guest.send(Trouble("too_late", "That can no longer be taken back."))
            return
        if asked.waits_for or asked.refused or self.game.is_common:
            self.audience.tell(asked)
        self._asked = asked if asked.waits_for else None
        if not asked.waits_for and not asked.refused:
            await self._store.truncate(self.id, goal.seq)
            self._snapshot_seq = min(self._snapshot_seq, goal.seq)
            while self._trail and self._trail[-1].before.seq >= goal.seq:
                self._trail.pop()
            self.position = goal
            self.talk.forget_sketches()
            self.audience.tell_taken_back(self.scene())

    def _before_last_of(self, seat: int) -> Position | None:
        """Where the table would stand again if the seat took its last decision back."""
        if isinstance(self.position.waiting, Over):
            return None  # the log may be out in the world already
        bots = [at for at, holder in enumerate(self.seating.holders) if holder.kind == "bot"]
        return takeback.goal(self.game, self._trail, seat, bots)

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
        self.audience.tell_seats(self.scene())
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
        """The bot for each seat that waits for one: its own, or a stand-in."""
        away = self._absence.past_grace(self.seating, self.audience.here)
        absent = {*away, *self.game.stand_ins(self.position.state)}
        late = waiting.expiry == "stand_in" and self._is_past(waiting.deadline_ms)
        found: dict[int, str] = {}
        for seat in waiting.seats:
            holder = self.seating.holders[seat]
            if late or seat in absent:
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
        else:
            log.error("table %s: a bot's move was refused: %s", self.id, refusal)
            state = draft.position.state
            sampled = self.game.rules.sample(state, Seat(item.seat), self._rng)
            draft.decide(item.seat, sampled, self.now_ms)

    def _due(self, draft: Draft, item: Due) -> None:
        waiting = draft.position.waiting
        if item.position is not draft.position or not isinstance(waiting, Decide):
            return
        if waiting.expiry == "tick" and waiting.deadline_ms:
            draft.tick(waiting.deadline_ms)


def _not_seated(seat: int) -> Trouble:
    return Trouble("not_seated", f"You do not hold seat {seat}.")
