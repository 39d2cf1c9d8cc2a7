"""One WebSocket: read messages within limits, write what the table tells, drop who is too slow."""

import asyncio

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.server import wire
from tablee.server.audience import Guest
from tablee.server.inbox import Acting, Gone, Item, Joined, TakingBack
from tablee.server.limits import Bucket
from tablee.server.seats import digest
from tablee.server.table import LiveTable

OUTBOX = 256  # messages that may wait for a slow reader
MESSAGES_A_SECOND = 20.0
MOST_SCOLDINGS = 40
HELLO_S = 10.0
SLOW, FLOOD, NO_HELLO = 4008, 4029, 4001  # close codes


class Connection:
    """A guest's end of the line."""

    def __init__(
        self, socket: WebSocket, table: LiveTable, *, rate: float = MESSAGES_A_SECOND
    ) -> None:
        self._socket = socket
        self._table = table
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX)
        self._guest: Guest | None = None
        self._too_slow = asyncio.Event()
        self._bucket = Bucket(rate, 2 * rate, asyncio.get_running_loop().time)
        self._scoldings = 0

    async def serve(self) -> None:
        """From the handshake to the end."""
        await self._socket.accept()
        try:
            async with anyio.create_task_group() as group:
                group.start_soon(self._write)
                group.start_soon(self._drop_when_slow, group.cancel_scope)
                await self._read()
                group.cancel_scope.cancel()
        finally:
            if self._guest is not None:
                self._table.put(Gone(self._guest))

    async def _drop_when_slow(self, scope: anyio.CancelScope) -> None:
        await self._too_slow.wait()
        await self._socket.close(SLOW, "too slow: come back and ask for what you missed")
        scope.cancel()

    def _deliver(self, message: bytes) -> bool:
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self._too_slow.set()
            return False
        return True

    async def _write(self) -> None:
        while True:
            message = await self._outbox.get()
            try:
                await self._socket.send_text(message.decode())
            except (WebSocketDisconnect, RuntimeError):
                return  # the line is gone; the reader hears of it too

    async def _read(self) -> None:
        """Until the line ends or is cut."""
        try:
            await self._converse()
        except WebSocketDisconnect:
            return

    async def _converse(self) -> None:
        first: wire.FromClient | None = None
        with anyio.move_on_after(HELLO_S):
            first = await self._receive()
        if not isinstance(first, wire.Hello):
            await self._socket.close(NO_HELLO, "the first message is hello")
            return
        self._hello(first)
        while True:
            message = await self._receive()
            if not self._bucket.take():
                self._scoldings += 1
                if self._scoldings > MOST_SCOLDINGS:
                    await self._socket.close(FLOOD, "too many messages")
                    return
                self._trouble("rate_limited", "Too many messages; this one was dropped.")
            elif message is not None:
                self._hear(message)

    def _hear(self, message: wire.FromClient) -> None:
        assert self._guest is not None
        if isinstance(message, wire.Act):
            self._put(Acting(self._guest, message))
        elif isinstance(message, wire.TakeBack | wire.AnswerTakeBack):
            self._put(TakingBack(self._guest, message))
        elif isinstance(message, wire.Ping):
            self._deliver(wire.write(wire.Pong(message.n)))
        elif isinstance(message, wire.Hello):
            self._hello(message)
        else:
            self._table.talk.hear(self._guest, message, self._table.seating)

    async def _receive(self) -> wire.FromClient | None:
        """The next message; broken ones are told so and come as ``None``."""
        got = await self._socket.receive()
        if got["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(got.get("code", 1000))
        text = got.get("text") or got.get("bytes") or b""
        if len(text) > wire.MOST_BYTES:
            self._trouble("too_big", f"A message has at most {wire.MOST_BYTES} bytes.")
            return None
        try:
            message: wire.FromClient = wire.read(text)
        except (msgspec.DecodeError, UnicodeError) as error:
            self._trouble("malformed", str(error))
            return None
        return message

    def _hello(self, hello: wire.Hello) -> None:
        """Sit down with these tokens; a second hello asks for everything anew."""
        if self._guest is not None:
            self._table.put(Gone(self._guest))
        self._guest = Guest(map(digest, hello.tokens), self._deliver, hello.since)
        self._put(Joined(self._guest))

    def _put(self, item: Item) -> None:
        if not self._table.put(item):
            self._trouble("busy", "The table is too busy; try again.")

    def _trouble(self, code: str, text: str) -> None:
        self._deliver(wire.write(wire.Trouble(code, text)))
