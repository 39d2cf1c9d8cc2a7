"""A place where there is always a game: when one is over, the next begins."""

import asyncio
from random import Random

from scripts.soak.life import Life
from scripts.soak.plans import Plan
from scripts.soak.player import Player
from scripts.soak.record import Record
from scripts.soak.table import Desk, NoAnswer, Table

REMATCHES = 0.6  # else a new table is made


class Slot:
    """One table at a time, and its players."""

    def __init__(self, plan: Plan, seed: str, record: Record) -> None:
        self.table: Table | None = None
        self.players: list[Player] = []
        self.left: list[Table] = []  # finished, and not yet checked
        self.game = plan.game
        self._plan = plan
        self._seed = seed
        self._rng = Random(seed)
        self._record = record
        self._games = 0
        self._has_moved = False

    async def keep(self, life: Life, desk: Desk) -> None:
        """Play game after game until the server's life is over."""
        while life.is_on:
            if self.table is None:
                await self._begin(life, desk)
            if self.table is None:
                return
            await asyncio.gather(*(player.live(life) for player in self.players))
            if not (life.is_on and life.is_acting and self.table.is_over):
                return
            await self._go_on(life, desk)

    async def _begin(self, life: Life, desk: Desk) -> None:
        """A new table."""
        try:
            self._sit(await desk.make(self._plan, self._games))
        except NoAnswer as error:
            self._unless_killed(error, life)

    async def _go_on(self, life: Life, desk: Desk) -> None:
        """The game is over: a rematch, or another table."""
        assert self.table is not None
        old = self.table
        if self._rng.random() > REMATCHES:
            self.table, self.players = None, []
        else:
            try:
                self._sit(await desk.rematch(old, self._games))
            except NoAnswer as error:
                self._unless_killed(error, life)
                return  # after the restart it is asked for again
        self.left.append(old)

    def _sit(self, table: Table) -> None:
        """Our players are at a new table."""
        self._games += 1
        self._record.counts["games"] += 1
        self._has_moved = True
        self.table = table
        self.players = [
            Player(table, number, Random(f"{self._seed} {self._games} {number}"), self._record)
            for number in range(len(table.tokens))
        ]

    def _unless_killed(self, error: NoAnswer, life: Life) -> None:
        """A request may fail when the server is killed, and at no other time."""
        if life.is_on:
            self._record.accuse("trouble", str(self.table or self._plan), str(error))

    def watch(self) -> None:
        """From now on we look whether the table goes on."""
        self._has_moved = False

    @property
    def has_moved(self) -> bool:
        """Whether anything has happened here since."""
        if self.table is None:
            return self._has_moved
        mark = self.table.mark
        is_further = any(player.seq > mark.of(player.seats) for player in self.players)
        is_drawing = any(player.is_drawing for player in self.players)
        has_moved = self._has_moved or is_further
        return self.table.is_over or (has_moved and not is_drawing)
