"""One connection that plays: it sends, listens, comes back after a kill, and sends again."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.protocol import State

from scripts.soak.choosing import Chooser
from scripts.soak.ledger import RECORDED, TAKEN_BACK, Act
from scripts.soak.life import Life
from scripts.soak.record import Record
from scripts.soak.sending import Budget, Sender
from scripts.soak.table import Table
from tablee.core.codec import to_plain
from tablee.core.protocol import Seat
from tablee.server.hearing import Mark

FIRST_WAIT_S, LONGEST_WAIT_S = 0.05, 0.5  # before a lost connection is tried again
LOOK_S = 0.1  # how long nothing may be heard before we look at the clock
NO_TABLE = 4004
AGAIN = ("rate_limited", "busy")  # the message was dropped, and is sent again
HARMLESS = (*AGAIN, "too_late", TAKEN_BACK)
LINGERS = 0.3  # how often a finished table is left only after the next kill

write = msgspec.json.encode


class Player:
    """Holds one token at one table, over all lives of the server."""

    def __init__(self, table: Table, number: int, rng: Random, record: Record) -> None:
        self.table = table
        self.ledger = table.ledgers[number]
        self.welcomed = asyncio.Event()  # in this life
        self._token = table.tokens[number]
        self._rng = rng
        self._record = record
        self._sender = Sender(table, self.ledger, Chooser(table.game, rng), rng, record)
        self._told: dict[str, Any] | None = None
        self.seq = -1  # of the last move that we were told of
        self.seats: tuple[int, ...] = ()
        self._news = asyncio.Event()
        self._lingers_in = -1

    @property
    def is_drawing(self) -> bool:
        """Whether the table waits for luck that is drawn elsewhere."""
        return self._told is not None and self._told["waiting"]["type"] == "draw"

    async def live(self, life: Life) -> None:
        """Play until the game or the life of the server is over."""
        wait = FIRST_WAIT_S
        while life.is_on and not self._is_done(life):
            try:
                async with connect(
                    f"{life.address}/{self.table.id}/play",
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    proxy=None,
                    close_timeout=2,
                ) as link:
                    wait = FIRST_WAIT_S
                    await self._sit(link, life)
            except (OSError, WebSocketException) as error:
                self._lost(error)
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT_S, 2 * wait)

    def _lost(self, error: Exception) -> None:
        """Only a table that is not there is worth a word."""
        if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code == NO_TABLE:
            self._record.accuse("unopened", str(self.table), f"the socket closed: {error}")

    async def _sit(self, link: ClientConnection, life: Life) -> None:
        """One connection, from hello to its end."""
        self._told = None
        self._news.clear()
        hello = {"type": "hello", "tokens": [self._token], "since": max(0, self.seq)}
        self._sender.budget = Budget()
        first = self._sender.come_back()
        is_eager = self._rng.random() < 0.5  # as the page does; else after the welcome
        self._write(link, [hello, *(first if is_eager else ())])
        actor = asyncio.create_task(self._play(link, life, [] if is_eager else first))
        try:
            async for frame in link:
                for line in str(frame).split("\n"):
                    self._hear(msgspec.json.decode(line), life)
                self._news.set()
        finally:
            actor.cancel()
            (fault,) = await asyncio.gather(actor, return_exceptions=True)
        if isinstance(fault, Exception):
            raise fault

    async def _play(self, link: ClientConnection, life: Life, first: list[Any]) -> None:
        """Send, wait until something is heard, think, and send again."""
        while self._told is None:
            await self._news.wait()
            self._news.clear()
        self._write(link, first)
        tempo_s = self._rng.choice((0.0, 0.0, 0.02, 0.1))
        while not self._is_done(life):
            self._news.clear()
            self._write(link, self._sender.next(self._told, is_acting=life.is_acting))
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_S):
                    await self._news.wait()
            await asyncio.sleep(self._rng.random() * tempo_s)
        await link.close()

    def _write(self, link: ClientConnection, messages: list[Any]) -> None:
        """All messages at once, a frame each, in one write: they arrive together."""
        if not messages or link.protocol.state is not State.OPEN:
            return
        self._record.counts["sent together"] += len(messages) > 1
        for message in messages:
            sent = self._sender.count(message) if isinstance(message, Act) else message
            self._sender.budget.spend()
            link.protocol.send_text(write(sent))
        link.transport.write(b"".join(link.protocol.data_to_send()))

    def _is_done(self, life: Life) -> bool:
        """Nothing is left to do here: the game is over, or no more is to be begun."""
        if self.ledger.pending or self._sender.unanswered > 0:
            return False
        if not life.is_acting:
            return self.welcomed.is_set()
        return self.table.is_over and self._lingers_in != life.number and self.welcomed.is_set()

    def _hear(self, message: dict[str, Any], life: Life) -> None:
        """Note what one message says."""
        kind = message["type"]
        if kind == "welcome":
            self._check_welcome(message)
            self._look(message, life)
            self.welcomed.set()
        elif kind == "moved":
            self._check_moved(message)
            self._look(message, life)
        elif kind in ("acked", "refused"):
            self._answered(message, life)
        elif kind == "trouble":
            self._troubled(message, life)

    def _look(self, told: dict[str, Any], life: Life) -> None:
        """Where the table stands now."""
        self._told, self.seq = told, told["seq"]
        if told["waiting"]["type"] == "over" and not self.table.is_over:
            self.table.is_over = True
            self._lingers_in = life.number if self._rng.random() < LINGERS else -1

    def _check_welcome(self, message: dict[str, Any]) -> None:
        """The table stands where the log left it, or further on; and it looks like that."""
        table, seq = self.table, message["seq"]
        self.seats = tuple(eye["seat"] for eye in message["eyes"])
        kept = table.mark.of(self.seats)
        if seq < kept:
            text = f"welcome at {seq}; the log had {kept} moves"
            self._record.accuse("back", str(table), text)
        if seq != kept or table.state is None:
            return
        for eye in message["eyes"]:
            view = table.game.rules.view(table.state, Seat(eye["seat"]))
            if to_plain(view) != eye["view"]:
                text = f"seat {eye['seat']} sees at {seq} what the log does not lead to"
                self._record.accuse("broken", str(table), text)

    def _check_moved(self, message: dict[str, Any]) -> None:
        """Tables go on, unless something is taken back."""
        seq = message["seq"]
        if message.get("taken_back"):
            self.ledger.taken_back(seq)
            self.table.mark = Mark(min(self.table.mark.seq, seq))
            self._record.counts["taken back"] += 1
        elif seq < self.seq:
            text = f"moved to {seq} after {self.seq}"
            self._record.accuse("back", str(self.table), text)

    def _answered(self, message: dict[str, Any], life: Life) -> None:
        """An act has its answer."""
        self._sender.unanswered -= 1
        kind, counts = message["type"], self._record.counts
        counts[kind] += 1
        counts[f"{kind} in {self.table.plan.game}"] += 1
        counts["refused, and a move"] += message.get("code") in RECORDED
        if kind == "acked":
            life.acked()
        complaint = self.ledger.answered(message, life.number)
        if complaint is not None:
            self._record.accuse("changed", str(self.table), complaint)

    def _troubled(self, message: dict[str, Any], life: Life) -> None:
        """Something went wrong; it may be no fault of the server."""
        code = message["code"]
        self._record.counts[f"trouble {code}"] += 1
        if code == "too_late":
            self.ledger.asked = None
        elif code in AGAIN:
            self._sender.unanswered -= 1
        elif message.get("id") is not None:
            self._answered(message, life)
        if code not in HARMLESS:
            self._record.accuse("trouble", str(self.table), str(message))
