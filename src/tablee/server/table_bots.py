"""The bots of one table: they think in worker processes, and act when their time has come."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from random import Random
from typing import Any

from tablee.core.protocol import Decide, Plan, Seat
from tablee.server.inbox import BotChose
from tablee.server.position import Position
from tablee.server.workers import WANTS_PAST, Thought, Workers, think

log = logging.getLogger("tablee.table")

RETRY_S = 0.1  # for a bot whose table has no room for its choice


class TableBots:
    """Who is thinking about which position."""

    def __init__(
        self,
        table_id: str,
        workers: Workers,
        outside: Mapping[str, str],
        rng: Random,
        put: Callable[[BotChose], bool],
        now_ms: Callable[[], int],
        past: Callable[[int], Awaitable[list[bytes]]],
    ) -> None:
        self._table_id = table_id
        self._workers = workers
        self._outside = outside
        self._rng = rng
        self._put = put
        self._now_ms = now_ms
        self._past = past  # the log up to a move
        self._watchful: set[str] = set()  # the bots that are known to want it
        self._thinking: dict[int, tuple[Position, asyncio.Task[None]]] = {}
        self._memos: dict[int, Any] = {}

    def __bool__(self) -> bool:
        return any(not task.done() for _, task in self._thinking.values())

    def think(self, wanted: Mapping[int, str], position: Position) -> None:
        """Let these bots, by seat, think about a position; whoever thinks of another one stops."""
        for seat, (about, task) in list(self._thinking.items()):
            if about is not position or seat not in wanted:
                task.cancel()
                del self._thinking[seat]
        for seat, name in wanted.items():
            if seat not in self._thinking:
                chosen = self._choose(seat, self._outside.get(name, name), position)
                self._thinking[seat] = (position, asyncio.create_task(chosen))

    def done(self, item: BotChose) -> None:
        """A choice has arrived at the table."""
        if self._thinking.get(item.seat, (None,))[0] is item.position:
            del self._thinking[item.seat]

    def remember(self, item: BotChose) -> None:
        """A choice was played: the bot is reminded of its memo next time."""
        self._memos[item.seat] = item.memo

    async def close(self) -> None:
        tasks = [task for _, task in self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _choose(self, seat: int, name: str, position: Position) -> None:
        game, state = position.game, position.state
        plan: Plan | None
        waiting = position.waiting
        is_awaited = isinstance(waiting, Decide) and seat in waiting.seats
        try:
            view = game.rules.view(state, Seat(seat))
            offer = game.rules.offer(state, Seat(seat))
            seed, memo = self._rng.getrandbits(64), self._memos.get(seat)
            about = Thought(game.slug, name, view, offer, is_awaited, seed, memo)
            plan = await self._planned(about, position)
        except Exception:
            log.exception("the bot %s failed; where it must, it plays at random", name)
            plan = Plan(0, game.rules.sample(state, Seat(seat), self._rng)) if is_awaited else None
        if plan is None:
            return  # it only watches, until something changes
        await asyncio.sleep(max(0, plan.at_ms - self._now_ms()) / 1000)
        while not self._put(BotChose(seat, position, plan.action, plan.memo)):
            await asyncio.sleep(RETRY_S)

    async def _planned(self, about: Thought, position: Position) -> Plan | None:
        """A bot that remembers is told the past; that it does, it says when it is asked first."""
        seed = f"{self._table_id} {about.offer.seat}"
        if about.bot not in self._watchful:
            plan = await self._workers.run(think, about, seed)
            if plan != WANTS_PAST:
                return plan
            self._watchful.add(about.bot)
        past = await self._past(position.seq)
        return await self._workers.run(think, about._replace(past=past), seed)
