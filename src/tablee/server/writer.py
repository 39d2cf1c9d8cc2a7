"""The one writer of a table's log: items in order, each on its own; commit, then publish."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from random import Random

from tablee.core.game import AnyGame
from tablee.server import snapshots
from tablee.server.answers import Answers
from tablee.server.audience import Guest
from tablee.server.batch import Batch
from tablee.server.inbox import (
    Acting,
    Again,
    Asked,
    BotChose,
    Drawn,
    Due,
    Inbox,
    Item,
    Presence,
    refuse,
)
from tablee.server.opening import Opened
from tablee.server.position import Draft, Position
from tablee.server.store.base import NotSaved, Store
from tablee.server.wire import ToClient, Trouble

log = logging.getLogger("tablee.table")

SNAPSHOT_EVERY = 64  # moves
FIRST_REST_S, LONGEST_REST_S = 0.1, 5.0  # before a table goes on by itself after a failure
MOVES = (Acting, BotChose, Drawn, Due, Presence)  # what may become a move; several share a commit


class LostTable(Exception):
    """Nobody knows what the log says now: the table must be opened again."""


class Writer:
    """Takes items from the inbox and writes moves; a :class:`LiveTable` says what items mean."""

    def __init__(self, opened: Opened, store: Store) -> None:
        self.id: str = opened.id
        self.position: Position = opened.position
        self._loop = asyncio.get_running_loop()
        self._clock: Callable[[], float] = self._loop.time
        self._store = store
        self._rng = Random(secrets.randbits(128))
        self._inbox = Inbox()
        self._answers = Answers(self.game)
        self._answers.load(opened.reader, opened.messages, opened.number)
        self._batch: Batch | None = None  # what was tried since the last commit
        self._failures = 0  # in a row
        self._rests_until = 0.0
        self._is_busy = False  # with items that were taken from the inbox
        self._snapshot_seq = opened.snapshot_seq
        self._tried_seq = 0  # of the last snapshot that was tried

    @property
    def game(self) -> AnyGame:
        return self.position.game

    # -- what a table does with items ---------------------------------------------------------

    def _play(self, batch: Batch, item: Item) -> None:
        """Try a move on top of a batch; an exception undoes what it did."""
        raise NotImplementedError

    async def _serve(self, item: Item) -> None:
        """Handle what changes no position, or takes it back."""
        raise NotImplementedError

    async def _publish(self, batch: Batch) -> None:
        """Tell everybody what is on disk now."""
        raise NotImplementedError

    def _go_on(self) -> None:
        """Let bots think and clocks run for what the table now waits for."""
        raise NotImplementedError

    def _send_away(self, others: set[Guest]) -> None:
        """Close all connections: the table is lost."""
        raise NotImplementedError

    # -- the loop -----------------------------------------------------------------------------

    async def _run(self) -> None:
        """Items in order of arrival, until the inbox is closed; each may fail on its own."""
        while items := await self._inbox.take():
            self._is_busy = True
            try:
                while items:
                    await self._handle(items[0])
                    del items[0]
                await self._flush()
            except LostTable:
                self._lose(items)
                return
            finally:
                self._is_busy = False
                refuse(items)  # cancelled in the middle
            await self._rest_of_the_round()

    async def _rest_of_the_round(self) -> None:
        """What follows a batch; a table outlives every mistake of ours here."""
        try:
            self._go_on()
        except Exception:
            log.exception("table %s: something went wrong between two messages", self.id)
            self._loop.call_later(self._rest(), self._inbox.put, Again())
        try:
            if self.position.seq - max(self._snapshot_seq, self._tried_seq) >= SNAPSHOT_EVERY:
                await self._snapshot()
        except Exception as error:  # the log has everything
            log.warning("table %s: no snapshot: %s", self.id, error)

    async def _handle(self, item: Item) -> None:
        if not isinstance(item, MOVES):
            await self._flush()
        try:
            if isinstance(item, MOVES):
                self._try(item)
            else:
                await self._serve(item)
        except LostTable:
            raise
        except Exception as error:
            log.exception("table %s: %s could not be handled", self.id, type(item).__name__)
            self._fail(item, error)

    def _fail(self, item: Item, error: Exception) -> None:
        """Answer what was asked; what goes on by itself rests a little before it tries again."""
        if isinstance(item, Asked):
            asked = item.act.id if isinstance(item, Acting) else None
            code = "not_saved" if isinstance(error, NotSaved) else "internal"
            text = "Something went wrong here; nothing has changed."
            self._send(item.guest, Trouble(code, text, asked))
        else:
            self._rest()

    def _rest(self) -> float:
        """Do nothing by itself for a while, twice as long as the last time; how long."""
        pause_s = min(LONGEST_REST_S, FIRST_REST_S * 2.0 ** min(self._failures, 10))
        self._failures += 1
        self._rests_until = self._clock() + pause_s
        return pause_s

    def _send(self, guest: Guest, message: ToClient) -> None:
        """Whatever is wrong with one guest, the others are served."""
        try:
            guest.send(message)
        except Exception:
            log.exception("table %s: a guest could not be reached", self.id)

    def _lose(self, items: list[Item]) -> None:
        """Send everybody away, newcomers too; they come back to what the log says."""
        log.error("table %s is closed and opened again: its log may say otherwise", self.id)
        refuse(items)
        left = [*items, *self._inbox.close()]
        guests = {item.guest for item in left if isinstance(item, Asked)}
        if self._batch is not None:
            guests |= {each.guest for each in self._batch.pending}
        self._send_away(guests)

    def _try(self, item: Item) -> None:
        """Play what may be a move, on top of what was tried since the last commit."""
        if self._batch is None:
            self._batch = Batch(self.position, self._rng)
        mark = self._batch.draft.mark()
        try:
            self._play(self._batch, item)
        except Exception:
            self._batch.draft.back_to(mark)
            raise

    async def _flush(self) -> None:
        """Commit what was tried, then publish it and answer. Raises nothing but LostTable."""
        batch = self._batch
        if batch is None:
            return
        if batch.draft.moves and not await self._commit(batch.draft):
            self._batch = None
            text = "The move could not be saved; nothing has changed."
            for each in batch.pending:
                self._send(each.guest, Trouble("not_saved", text, each.key.id))
            return
        self._batch = None
        for each in batch.pending:
            if each.seq is not None:
                self._answers.keep(each.seat, each.key, each.answer, each.seq)
        try:
            if batch.draft.moves:
                await self._publish(batch)
        except LostTable:
            raise
        except Exception:
            log.exception("table %s: a commit could not be published", self.id)
        finally:
            for each in batch.pending:
                self._send(each.guest, each.answer)

    async def _commit(self, draft: Draft) -> bool:
        try:
            await self._store.append(self.id, self.position.seq + 1, draft.entries)
        except NotSaved as error:
            log.error("table %s: a commit failed: %s", self.id, error)
            self._rest()
            return False
        except Exception as error:
            log.exception("table %s: nobody knows whether a commit has happened", self.id)
            raise LostTable from error
        self._failures = 0
        self.position = draft.position
        return True

    async def _snapshot(self) -> None:
        self._tried_seq = self.position.seq
        if self.position.seq > self._snapshot_seq:
            state = snapshots.write(self.game, self.position.state, self.position.at_ms)
            await self._store.put_snapshot(self.id, self.position.seq, state)
            self._snapshot_seq = self.position.seq
