"""Life after life: start the server, let everybody play, kill it, look at the log."""

import asyncio
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import NamedTuple

from scripts.soak.books import Books
from scripts.soak.life import Life
from scripts.soak.plans import PLANS
from scripts.soak.record import Record
from scripts.soak.server import NoServer, Server
from scripts.soak.slots import Slot
from scripts.soak.table import Desk, NoAnswer

OPEN_S, DRAIN_S, ANSWER_S, MOVE_ON_S = 60.0, 20.0, 60.0, 120.0  # how long may be waited for what
# How often a server is killed before all have come back, and how soon.
EARLY, EARLY_S = 0.05, 0.4
# How often every table gets the time for a move: the processes for bots and flicks start slowly.
PATIENT, PATIENT_S = 0.1, 8.0
# How often the kill comes in the very moment in which an answer is heard, and after how many.
ON_ACK, MOST_ACKS, ON_ACK_S = 0.25, 60, 5.0
OLD_ONES = 3  # finished tables that are looked at after each restart
AT_ONCE = 8
LOOK_S = 0.005

Playing = list[asyncio.Task[None]]


class Settings(NamedTuple):
    """What is asked for on the command line."""

    kills: int
    seed: int
    tables: int
    between_s: tuple[float, float]
    least_acks: int  # that are heard before a kill
    limit_s: float
    most_violations: int


class Soak:
    """One run."""

    def __init__(self, settings: Settings, folder: Path, record: Record) -> None:
        self.settings = settings
        self.record = record
        self.server = Server(folder)
        self._rng = Random(settings.seed)
        plans = [PLANS[number % len(PLANS)] for number in range(settings.tables)]
        self._slots = [
            Slot(plan, f"{settings.seed} {number}", record) for number, plan in enumerate(plans)
        ]
        self._books = Books(self._slots, folder / "copy", record)

    async def run(self, progress: Callable[[int], None]) -> None:
        """All lives; everything that is found is in the record."""
        try:
            async with asyncio.timeout(self.settings.limit_s):
                for number in range(self.settings.kills):
                    await self._life(number, is_last=False)
                    progress(number + 1)
                    if len(self.record.violations) > self.settings.most_violations:
                        break
                await self._life(self.settings.kills, is_last=True)
                self._books.check(is_last=True)
                self._need_acks()
        except TimeoutError:
            text = f"the whole run took more than {self.settings.limit_s:.0f} s"
            self.record.accuse("stuck", "all", text)
        except NoServer as error:
            self.record.accuse("unopened", "all", f"the server did not start: {error}")
        finally:
            self.server.end()

    async def _life(self, number: int, *, is_last: bool) -> None:
        """From a start to a kill; what the kill before has left is checked meanwhile."""
        starting = asyncio.create_task(self.server.start())
        try:
            await asyncio.to_thread(self._books.check)
        finally:
            started_s = await starting
        self.record.life = number
        self.record.starts_s.append(started_s)
        life = Life(number, self.server.port, self.server.strike)
        desk = Desk(self.server.url)
        for slot in self._slots:
            for player in slot.players:
                player.welcomed.clear()
        playing = [asyncio.create_task(slot.keep(life, desk)) for slot in self._slots]
        try:
            if is_last:
                await self._open(desk)
                await self._settle(life, desk, playing)
            else:
                await self._until_the_kill(life, desk)
            life.is_on = False
            await self.server.kill()
            await self._drain(playing)
        finally:
            for task in playing:
                task.cancel()
            await desk.close()
        self.record.counts["kills"] += not is_last
        self._books.take(self.server.data)

    async def _until_the_kill(self, life: Life, desk: Desk) -> None:
        """Wait for a random moment, mostly one at which all are connected."""
        if life.number and self._rng.random() < EARLY:
            self.record.counts["early kills"] += 1
            await asyncio.sleep(self._rng.uniform(0, EARLY_S))
            return
        await self._open(desk)
        if self._rng.random() < PATIENT:
            self.record.counts["patient lives"] += 1
            await self._all_move(PATIENT_S)
        enough = await heard(lambda: life.acks >= self.settings.least_acks, ANSWER_S)
        if not enough:
            text = f"{life.acks} acts were acknowledged in {ANSWER_S:.0f} s"
            self.record.accuse("stuck", "all", text)
        if self._rng.random() < ON_ACK:
            life.strike_after(self._rng.randint(1, MOST_ACKS))
            await heard(lambda: not life.is_on, ON_ACK_S)
            self.record.counts["kills on an answer"] += not life.is_on
        else:
            await asyncio.sleep(self._rng.uniform(*self.settings.between_s))

    async def _open(self, desk: Desk) -> None:
        """All tables open, over HTTP and for all who play there."""
        began = time.monotonic()
        players = [player for slot in self._slots for player in slot.players]
        old = [slot.table for slot in self._slots if slot.table is not None]
        await self._look(desk, [(table.id, table.mark.of(())) for table in old])
        known = list(self._books.finished)
        some = self._rng.sample(known, min(OLD_ONES, len(known)))
        await self._look(desk, [(table, 0) for table in some])
        await heard(lambda: all(slot.players for slot in self._slots), OPEN_S)
        players = players or [player for slot in self._slots for player in slot.players]
        await heard(lambda: all(player.welcomed.is_set() for player in players), OPEN_S)
        for player in players:
            if not player.welcomed.is_set():
                text = f"a player had no welcome within {OPEN_S:.0f} s"
                self.record.accuse("unopened", str(player.table), text)
        self.record.openings_s.append(time.monotonic() - began)

    async def _look(self, desk: Desk, tables: Iterable[tuple[str, int]]) -> None:
        """Each table can be asked for, and stands at least at the move that is on disk."""
        doors = asyncio.Semaphore(AT_ONCE)

        async def one(table_id: str, kept: int) -> None:
            """Ask for one table."""
            try:
                async with doors:
                    found = await desk.look(table_id)
            except NoAnswer as error:
                self.record.accuse("unopened", table_id, str(error))
                return
            if found["seq"] < kept:
                text = f"it stands at {found['seq']}; the log had {kept} moves"
                self.record.accuse("back", table_id, text)
            done = self._books.finished.get(table_id)
            if done is not None and done.next not in (None, found["next"]):
                text = f"its rematch is {found['next']}; we were told {done.next}"
                self.record.accuse("lost", done.name, text)

        await asyncio.gather(*(one(table, kept) for table, kept in tables))

    async def _settle(self, life: Life, desk: Desk, playing: Playing) -> None:
        """The last life: every table goes on, then everything that is pending gets its answer."""
        await self._all_move(MOVE_ON_S)
        for slot in self._slots:
            if not slot.has_moved:
                text = f"nothing has happened for {MOVE_ON_S:.0f} s"
                self.record.accuse("stuck", str(slot.table), text)
        life.is_acting = False
        await asyncio.wait(playing, timeout=ANSWER_S)
        for table in self._books.current():
            for ledger in table.ledgers:
                for act in ledger.pending.values():
                    self.record.accuse("stuck", str(table), f"no answer: {act}")
        books = self._books
        await self._look(desk, [(table, 0) for table in (*books.finished, *books.others)])

    async def _all_move(self, within_s: float) -> None:
        """Wait until something has happened at every table."""
        for slot in self._slots:
            slot.watch()
        await heard(lambda: all(slot.has_moved for slot in self._slots), within_s)

    def _need_acks(self) -> None:
        """A run in which a game was not played shows nothing."""
        for game in {slot.game for slot in self._slots}:
            if not self.record.counts[f"acked in {game}"]:
                self.record.accuse("stuck", game, "no act was acknowledged at any table")

    async def _drain(self, playing: Playing) -> None:
        """The server is dead; what it had sent is still read."""
        done, late = await asyncio.wait(playing, timeout=DRAIN_S)
        for task in done:
            task.result()
        if late:
            self.record.accuse("stuck", "all", "a connection outlived its server")


async def heard(is_true: Callable[[], bool], within_s: float) -> bool:
    """Wait until something has been heard; whether it was, in time."""
    until = time.monotonic() + within_s
    while not is_true() and time.monotonic() < until:
        await asyncio.sleep(LOOK_S)
    return is_true()
