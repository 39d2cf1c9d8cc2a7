"""The bots of one table: they think in worker processes, and act when their time has come."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from random import Random
from typing import Any, NamedTuple

from tablee.core.protocol import Decide, Plan, Seat
from tablee.server.inbox import BotChose
from tablee.server.position import Position
from tablee.server.thinking import Idea, Thinkers, Thought

log = logging.getLogger("tablee.table")

RETRY_S = 0.1  # for a bot whose table has no room for its choice


class _Memory:
    """What the bot in one seat remembers: up to a move, and what it has seen since."""

    def __init__(self, bot: str, *, is_watchful: bool) -> None:
        self.bot = bot
        self.is_watchful = is_watchful
        self.memo: Any = None
        self.seen = -1
        self.looks: list[tuple[int, Any]] = []

    def learn(self, idea: Idea) -> None:
        """A thought has come to its end; what happened meanwhile stays to be seen."""
        if self.is_watchful and idea.seen > self.seen:
            self.memo, self.seen = idea.memo, idea.seen
            self.looks = [look for look in self.looks if look[0] > self.seen]


class _Thinking(NamedTuple):
    """A bot at work on a position."""

    position: Position
    bot: str
    task: "asyncio.Task[None]"


def is_same(one: Position, other: Position, seat: int) -> bool:
    """Whether a bot in that seat has nothing new to think about.

    In real time others try in vain and nobody hears of it: a bot that began anew each time would
    show them that it has noticed, and would act sooner, as it draws its moment again.
    """
    if one is other or not one.game.nature.is_real_time:
        return one is other
    view = one.game.rules.view
    return bool(view(one.state, Seat(seat)) == view(other.state, Seat(seat)))


class TableBots:
    """Who is thinking about which position, and what each of them remembers."""

    def __init__(
        self,
        table_id: str,
        thinkers: Thinkers,
        outside: Mapping[str, str],
        rng: Random,
        put: Callable[[BotChose], bool],
        now_ms: Callable[[], int],
        past: Callable[[int], Awaitable[list[bytes]]],
    ) -> None:
        self._table_id = table_id
        self._thinkers = thinkers
        self._outside = outside
        self._rng = rng
        self._put = put
        self._now_ms = now_ms
        self._past = past  # the log up to a move
        self._thinking: dict[int, _Thinking] = {}
        self._memories: dict[int, _Memory] = {}

    def __bool__(self) -> bool:
        return any(not each.task.done() for each in self._thinking.values())

    def think(self, wanted: Mapping[int, str], position: Position) -> None:
        """Let these bots, by seat, think about a position; thoughts about any other one stop."""
        for seat, each in list(self._thinking.items()):
            if wanted.get(seat) != each.bot or not is_same(each.position, position, seat):
                each.task.cancel()
                del self._thinking[seat]
        for seat, name in wanted.items():
            if seat not in self._thinking:
                chosen = self._choose(seat, self._outside.get(name, name), position)
                self._thinking[seat] = _Thinking(position, name, asyncio.create_task(chosen))

    def done(self, item: BotChose) -> None:
        """A choice has arrived at the table."""
        thinking = self._thinking.get(item.seat)
        if thinking is not None and is_same(thinking.position, item.position, item.seat):
            del self._thinking[item.seat]

    def remember(self, item: BotChose) -> None:
        """A choice was played: the bot is reminded of its memo next time."""
        memory = self._memories.get(item.seat)
        if memory is not None and not memory.is_watchful:
            memory.memo = item.memo

    def see(self, positions: Iterable[Position]) -> None:
        """The table has moved on through these positions."""
        watching = [(at, each) for at, each in self._memories.items() if each.is_watchful]
        for seat, memory in watching:
            for position in positions:
                view = position.game.rules.view(position.state, Seat(seat))
                memory.looks.append((position.seq, view))

    def forget(self) -> None:
        """The table went back: what was seen has not happened, so memories are made anew."""
        self._memories.clear()

    async def close(self) -> None:
        tasks = [each.task for each in self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _choose(self, seat: int, name: str, position: Position) -> None:
        game, state = position.game, position.state
        plan: Plan | None
        waiting = position.waiting
        is_awaited = isinstance(waiting, Decide) and seat in waiting.seats
        try:
            plan = await self._planned(seat, name, position, is_awaited=is_awaited)
        except Exception:
            log.exception("the bot %s failed; where it must, it plays at random", name)
            plan = Plan(0, game.rules.sample(state, Seat(seat), self._rng)) if is_awaited else None
        if plan is None:
            return  # it only watches, until something changes
        await asyncio.sleep(max(0, plan.at_ms - self._now_ms()) / 1000)
        while not self._put(BotChose(seat, position, plan.action, plan.memo)):
            await asyncio.sleep(RETRY_S)

    async def _planned(
        self, seat: int, name: str, position: Position, *, is_awaited: bool
    ) -> Plan | None:
        game, state = position.game, position.state
        about = Thought(
            game.slug,
            name,
            game.rules.view(state, Seat(seat)),
            game.rules.offer(state, Seat(seat)),
            is_awaited,
            self._now_ms(),
            self._rng.getrandbits(64),
            f"{self._table_id} {seat}",
        )
        memory = await self._memory(game.slug, seat, name)
        if memory.is_watchful and memory.seen < 0:
            about = about._replace(past=await self._past(position.seq))
        else:
            looks = tuple(look for look in memory.looks if look[0] <= position.seq)
            about = about._replace(memo=memory.memo, seen=memory.seen, looks=looks)
        idea = await self._thinkers.think(about)
        memory.learn(idea)
        return idea.plan

    async def _memory(self, slug: str, seat: int, name: str) -> _Memory:
        """What the bot in a seat remembers: nothing yet, if it has just sat down."""
        memory = self._memories.get(seat)
        if memory is None or memory.bot != name:
            is_watchful = await self._thinkers.are_watchful(slug, name)
            memory = self._memories[seat] = _Memory(name, is_watchful=is_watchful)
        return memory
