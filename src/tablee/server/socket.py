"""One WebSocket: read messages within limits, write what the table tells, drop who is too slow.

Straight on ASGI: this is the one path that every move takes. What has piled up for a reader goes
out in one frame, a message a line.
"""

import asyncio
import re
from typing import Any

import anyio
import msgspec
from starlette.datastructures import State
from starlette.types import Receive, Scope, Send

from tablee.core.errors import OtherRules, TableeError
from tablee.server import wire
from tablee.server.audience import RESTART, Guest
from tablee.server.inbox import Acting, Gone, Item, Joined, Missing, TakingBack
from tablee.server.limits import Bucket
from tablee.server.opening import DamagedTable, MissingGame
from tablee.server.seats import digest
from tablee.server.store.base import UnknownTable
from tablee.server.table import LiveTable

OUTBOX = 256  # messages that may wait for a slow reader
MESSAGES_A_SECOND = 20.0
MOST_SCOLDINGS = 40
HELLO_S = 10.0
PLAY = re.compile(r"/api/tables/([^/]+)/play")
HELLOS_A_SECOND, HELLOS_AT_ONCE = 0.5, 5.0
SLOW, FLOOD, NO_HELLO, WRONG_ORIGIN, TRY_LATER = 4008, 4029, 4001, 1008, 1013  # close codes
CLOSE_CODES = {  # of tables that it is no use to try again
    UnknownTable: 4004,
    OtherRules: 4009,
    DamagedTable: 4010,
    MissingGame: 4011,
}


class HungUp(Exception):
    """The other end is gone."""


async def play(scope: Scope, receive: Receive, send: Send, state: State) -> None:
    """A table's socket; pages of other sites may not open it."""
    headers = dict(scope["headers"])
    origin, host = headers.get(b"origin"), headers.get(b"host", b"")
    path = PLAY.fullmatch(scope["path"])
    await receive()  # "websocket.connect"
    if path is None or (origin is not None and origin.partition(b"://")[2] != host):
        await send({"type": "websocket.close", "code": WRONG_ORIGIN})
        return
    await send({"type": "websocket.accept"})
    try:
        table = await state.hub.table(path[1])
    except TableeError as error:
        code = CLOSE_CODES.get(type(error), TRY_LATER)
        await send({"type": "websocket.close", "code": code, "reason": str(error)[:100]})
        return
    await Connection(receive, send, table, state.message_rate).serve()


class Connection:
    """A guest's end of the line."""

    def __init__(self, receive: Receive, send: Send, table: LiveTable, rate: float) -> None:
        self._receive_raw = receive
        self._send_raw = send
        self._table = table
        self._outbox: list[bytes] = []
        self._news = asyncio.Event()
        self._guest: Guest | None = None
        self._line = anyio.CancelScope()
        self._parting: tuple[int, str] | None = None
        clock = asyncio.get_running_loop().time
        self._bucket = Bucket(rate, 2 * rate, clock)
        self._hellos = Bucket(HELLOS_A_SECOND, HELLOS_AT_ONCE, clock)
        self._scoldings = 0

    async def serve(self) -> None:
        """From the handshake to the end."""
        try:
            async with anyio.create_task_group() as group:
                self._line = group.cancel_scope
                group.start_soon(self._write)
                await self._read()
                group.cancel_scope.cancel()
        finally:
            if self._guest is not None:
                self._table.put(Gone(self._guest))
        if self._parting is not None:
            code, reason = self._parting
            await self._send_raw({"type": "websocket.close", "code": code, "reason": reason})

    def _part(self, code: int, reason: str) -> None:
        self._parting = (code, reason)
        self._line.cancel()

    def _deliver(self, message: bytes) -> bool:
        if len(self._outbox) >= OUTBOX:
            self._part(SLOW, "too slow: come back and ask for what you missed")
            return False
        self._outbox.append(message)
        self._news.set()
        return True

    async def _write(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            frame = b"\n".join(self._outbox).decode()
            self._outbox.clear()
            try:
                await self._send_raw({"type": "websocket.send", "text": frame})
            except OSError:  # as ASGI servers say that the line is gone
                self._line.cancel()

    async def _read(self) -> None:
        """Until the line ends or is cut."""
        try:
            await self._converse()
        except HungUp:
            return

    async def _converse(self) -> None:
        first: wire.FromClient | None = None
        with anyio.move_on_after(HELLO_S):
            first = await self._receive()
        if not isinstance(first, wire.Hello):
            self._part(NO_HELLO, "the first message is hello")
            return
        self._hello(first)
        while True:
            message = await self._receive()
            again = isinstance(message, wire.Hello) and not self._hellos.take()
            if again or not self._bucket.take():
                self._scoldings += 1
                if self._scoldings > MOST_SCOLDINGS:
                    self._part(FLOOD, "too many messages")
                    return
                self._trouble("rate_limited", "Too many messages; this one was dropped.", message)
            elif message is not None:
                self._hear(message)

    async def _receive(self) -> wire.FromClient | None:
        """The next message; broken ones are told so and come as ``None``."""
        got: Any = await self._receive_raw()
        if got["type"] == "websocket.disconnect":
            raise HungUp
        text = got.get("text") or got.get("bytes") or b""
        if len(text) > wire.MOST_BYTES:
            self._trouble("too_big", f"A message has at most {wire.MOST_BYTES} bytes.")
            return None
        try:
            message: wire.FromClient = wire.read(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._trouble("malformed", str(error))
            return None
        return message

    def _hear(self, message: wire.FromClient) -> None:
        assert self._guest is not None
        if isinstance(message, wire.Act):
            self._put(Acting(self._guest, message))
        elif isinstance(message, wire.TakeBack | wire.AnswerTakeBack):
            self._put(TakingBack(self._guest, message))
        elif isinstance(message, wire.ForAbsent):
            self._put(Missing(self._guest, message))
        elif isinstance(message, wire.Ping):
            self._deliver(wire.write(wire.Pong(message.n)))
        elif isinstance(message, wire.Hello):
            self._hello(message)
        else:
            self._table.talk.hear(self._guest, message, self._table.seating)

    def _hello(self, hello: wire.Hello) -> None:
        """Sit down with these tokens; a second hello asks for everything anew."""
        if self._guest is not None:
            self._table.put(Gone(self._guest))
        self._guest = Guest(
            map(digest, hello.tokens), self._deliver, hello.since, self._part, words=hello.words
        )
        self._put(Joined(self._guest))

    def _put(self, item: Item) -> None:
        if self._table.put(item):
            return
        if self._table.is_closed:
            self._part(RESTART, "the table is opened again: come back")
        else:
            act = item.act if isinstance(item, Acting) else None
            self._trouble("busy", "The table is too busy; try again.", act)

    def _trouble(self, code: str, text: str, about: wire.FromClient | None = None) -> None:
        asked = about.id if isinstance(about, wire.Act) else None
        self._deliver(wire.write(wire.Trouble(code, text, asked)))
