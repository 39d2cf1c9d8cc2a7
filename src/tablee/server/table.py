"""A live table: one task, the sole writer of its log. Check, append, commit, then tell."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec

from tablee.core.codec import to_json
from tablee.core.protocol import AnyGame, Decide, Refusal, Seat
from tablee.server import seats as seating_rules
from tablee.server.audience import Audience, Guest
from tablee.server.position import Draft, Position, seats_waited_for
from tablee.server.seats import Seating
from tablee.server.store.base import Store
from tablee.server.thinking import Thinkers
from tablee.server.wire import Acked, Act, Refused, ToClient, Trouble

log = logging.getLogger("tablee.table")

INBOX = 1024  # messages that may wait; more are turned away
MOST_AT_ONCE = 64  # messages that share a commit
ANSWERS_KEPT = 512  # for clients that ask again after a lost connection
SNAPSHOT_EVERY = 64  # moves


class Joined(NamedTuple):
    guest: Guest


class Gone(NamedTuple):
    guest: Guest


class Acting(NamedTuple):
    guest: Guest
    act: Act


class BotChose(NamedTuple):
    seat: int
    seq: int  # the move it was asked after
    action: Any


class Due(NamedTuple):
    seq: int


class Reseat(NamedTuple):
    change: Callable[[Seating], Seating]
    done: "asyncio.Future[Seating]"


Item = Joined | Gone | Acting | BotChose | Due | Reseat


class LiveTable:
    """A table in memory. Everything reaches it through :meth:`put`."""

    def __init__(
        self,
        table_id: str,
        position: Position,
        seating: Seating,
        *,
        snapshot_seq: int,
        store: Store,
        thinkers: Thinkers,
    ) -> None:
        self.id = table_id
        self.position = position
        self.seating = seating
        self.audience = Audience(table_id, position.game)
        self._store = store
        self._thinkers = thinkers
        self._rng = Random(secrets.randbits(128))
        self._inbox: asyncio.Queue[Item] = asyncio.Queue(INBOX)
        self._answers: OrderedDict[tuple[int, str], ToClient] = OrderedDict()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._snapshot_seq = snapshot_seq
        self._clock: Callable[[], float] = asyncio.get_running_loop().time
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
        return not self.audience and not self._thinking and self._inbox.empty()

    def put(self, item: Item) -> bool:
        """Hand the table something to do; false when it has too much to do already."""
        try:
            self._inbox.put_nowait(item)
        except asyncio.QueueFull:
            return False
        return True

    async def reseat(self, change: Callable[[Seating], Seating]) -> Seating:
        """Change who sits where, on disk before it is true."""
        done: asyncio.Future[Seating] = asyncio.get_running_loop().create_future()
        await self._inbox.put(Reseat(change, done))
        return await done

    async def close(self) -> None:
        """Leave memory; the store has everything."""
        self._task.cancel()
        for task in self._thinking.values():
            task.cancel()
        if self._timer is not None:
            self._timer.cancel()
        await asyncio.gather(self._task, *self._thinking.values(), return_exceptions=True)
        await self._snapshot()

    # -- the one writer ---------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            batch = [await self._inbox.get()]
            while len(batch) < MOST_AT_ONCE and not self._inbox.empty():
                batch.append(self._inbox.get_nowait())
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
        joined: list[Guest] = []
        for item in batch:
            if isinstance(item, Acting):
                answers.append((item.guest, self._act(draft, item)))
            elif isinstance(item, BotChose):
                self._bot_act(draft, item)
            elif isinstance(item, Due):
                self._due(draft, item)
            elif isinstance(item, Joined):
                joined.append(item.guest)
            elif isinstance(item, Gone):
                self.audience.leave(item.guest, self.seating)
            else:
                await self._reseat(item)
        if draft.moves and not await self._commit(draft):
            lost = Trouble("not_saved", "The move could not be saved; nothing has changed.")
            answers = [(guest, lost) for guest, _ in answers]
            self._answers.clear()
        elif draft.moves:
            self.audience.tell_moves(self.position, draft.events)
        for guest, answer in answers:
            guest.send(answer)
        for guest in joined:
            self.audience.join(guest, self.position, self.seating)
        self._go_on()
        if self.position.seq - self._snapshot_seq >= SNAPSHOT_EVERY:
            await self._snapshot()

    async def _commit(self, draft: Draft) -> bool:
        try:
            await self._store.append(self.id, self.position.seq + 1, draft.moves)
        except Exception:
            log.exception("table %s: a commit failed", self.id)
            return False
        self.position = draft.done()
        return True

    def _act(self, draft: Draft, item: Acting) -> ToClient:
        act = item.act
        if act.seat not in self.seating.held_by(item.guest.digests):
            return Trouble("not_seated", f"You do not hold seat {act.seat}.")
        key = (act.seat, act.id)
        if key in self._answers:
            return self._answers[key]
        refusal = draft.decide(act.seat, act.action, self.now_ms)
        answer = (
            Acked(act.id, draft.seq)
            if refusal is None
            else self._refused(act.id, draft.seq, refusal)
        )
        self._answers[key] = answer
        if len(self._answers) > ANSWERS_KEPT:
            self._answers.popitem(last=False)
        return answer

    def _refused(self, message_id: str, seq: int, refusal: Refusal) -> Refused:
        explain = self.game.notation.explain
        text = {language: explain(refusal, language) for language in ("en", "fr")}
        hint = msgspec.to_builtins(dict(refusal.hint))
        return Refused(message_id, seq, refusal.code, refusal.rule, hint, text)

    async def _reseat(self, item: Reseat) -> None:
        try:
            seating = item.change(self.seating)
            await self._store.put_seats(self.id, seating_rules.dump(seating))
        except Exception as error:  # it is the asker's to handle
            item.done.set_exception(error)
            return
        self.seating = seating
        self.audience.tell_seats(seating)
        item.done.set_result(seating)

    async def _snapshot(self) -> None:
        if self.position.seq > self._snapshot_seq:
            state = to_json(self.position.state).encode()
            await self._store.put_snapshot(self.id, self.position.seq, state)
            self._snapshot_seq = self.position.seq

    # -- bots and time ----------------------------------------------------------------------

    def _go_on(self) -> None:
        """Let bots think and clocks run for what the table now waits for."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        waiting = self.position.waiting
        if not isinstance(waiting, Decide):
            return
        left = waiting.deadline_ms == 0
        for seat in waiting.seats:
            holder = self.seating.holders[seat]
            if left or holder.kind == "bot":
                self._think(seat, self.game.stand_in if left else holder.bot)
        if waiting.deadline_ms:
            wait_s = max(0.0, (waiting.deadline_ms - self.now_ms) / 1000)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait_s, self.put, Due(self.position.seq))

    def _think(self, seat: int, name: str) -> None:
        if seat not in self._thinking:
            task = asyncio.create_task(self._choose(seat, name, self.position))
            self._thinking[seat] = task

    async def _choose(self, seat: int, name: str, position: Position) -> None:
        rules = self.game.rules
        try:
            view = rules.view(position.state, Seat(seat))
            offer = rules.offer(position.state, Seat(seat))
            seed = self._rng.getrandbits(64)
            action = await self._thinkers.choose(self.game.slug, name, view, offer, seed)
        except Exception:
            log.exception("table %s: the bot %s failed; it plays at random", self.id, name)
            action = rules.sample(position.state, Seat(seat), self._rng)
        await self._inbox.put(BotChose(seat, position.seq, action))

    def _bot_act(self, draft: Draft, item: BotChose) -> None:
        """A bot's choice counts if the table has not moved meanwhile; else it thinks again."""
        self._thinking.pop(item.seat, None)
        if item.seat not in seats_waited_for(draft.waiting):
            return
        is_bot = self.seating.holders[item.seat].kind == "bot"
        waiting = draft.waiting
        expired = isinstance(waiting, Decide) and waiting.deadline_ms is not None
        if item.seq == draft.seq and (is_bot or expired):
            refusal = draft.decide(item.seat, item.action, self.now_ms)
            if refusal is not None:
                log.error("table %s: a bot's move was refused: %s", self.id, refusal)
                sampled = self.game.rules.sample(draft.state, Seat(item.seat), self._rng)
                draft.decide(item.seat, sampled, self.now_ms)

    def _due(self, draft: Draft, item: Due) -> None:
        waiting = draft.waiting
        if item.seq != draft.seq or not isinstance(waiting, Decide) or not waiting.deadline_ms:
            return
        if waiting.expiry == "tick":
            draft.tick(waiting.deadline_ms)
        else:
            for seat in waiting.seats:
                self._think(seat, self.game.stand_in)
