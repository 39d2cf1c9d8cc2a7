"""Speaks with the application in place of a network: requests and sockets as plain calls."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from starlette.types import ASGIApp, Message

HOST = b"this-device"
QUIET_CLOSE = 1005  # as a socket says that went without a code


class Answer(NamedTuple):
    """What a request was answered with."""

    status: int
    headers: dict[str, str]
    body: bytes


class Bridge:
    """An application, started; to be ended by :meth:`close`."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._life: asyncio.Queue[Message] = asyncio.Queue()
        self._told: asyncio.Queue[Message] = asyncio.Queue()
        self._living: asyncio.Task[None] | None = None
        self._sockets: dict[int, asyncio.Queue[Message]] = {}
        self._talking: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """As a server does before it listens."""
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        life = self._app(scope, self._life.get, self._told.put)
        self._living = asyncio.ensure_future(life)
        await self._reach("startup")

    async def close(self) -> None:
        """Everybody hangs up, and the tables are put away."""
        for number in list(self._sockets):
            self.hang_up(number)
        await asyncio.gather(*self._talking, return_exceptions=True)
        await self._reach("shutdown")
        if self._living is not None:
            await self._living

    async def _reach(self, stage: str) -> None:
        await self._life.put({"type": f"lifespan.{stage}"})
        told = await self._told.get()
        if told["type"] != f"lifespan.{stage}.complete":
            raise RuntimeError(told.get("message", f"no {stage}"))

    async def ask(
        self, method: str, address: str, body: bytes = b"", headers: Mapping[str, str] | None = None
    ) -> Answer:
        """One request; ``address`` is a path with its query."""
        sent = asyncio.Queue[Message]()
        await sent.put({"type": "http.request", "body": body, "more_body": False})
        heard: list[Message] = []

        async def hear(message: Message) -> None:
            heard.append(message)

        await self._app(self._scope("http", address, headers, method=method), sent.get, hear)
        start = heard[0]
        named = {name.decode("latin-1"): each.decode("latin-1") for name, each in start["headers"]}
        return Answer(start["status"], named, b"".join(each.get("body", b"") for each in heard[1:]))

    def open(
        self,
        number: int,
        address: str,
        opened: Callable[[], None],
        heard: Callable[[str], None],
        gone: Callable[[int], None],
    ) -> None:
        """A socket of that number; what it says comes by the three calls."""
        inbox: asyncio.Queue[Message] = asyncio.Queue()
        inbox.put_nowait({"type": "websocket.connect"})
        self._sockets[number] = inbox

        async def send(message: Message) -> None:
            if message["type"] == "websocket.accept":
                opened()
            elif message["type"] == "websocket.send":
                heard(message["text"])
            elif self._sockets.pop(number, None) is not None:
                gone(message.get("code", 1000))

        async def talk() -> None:
            try:
                await self._app(self._scope("websocket", address), inbox.get, send)
            finally:
                if self._sockets.pop(number, None) is not None:
                    gone(QUIET_CLOSE)

        talking = asyncio.ensure_future(talk())
        self._talking.add(talking)
        talking.add_done_callback(self._talking.discard)

    def say(self, number: int, text: str) -> None:
        """Into a socket; nobody hears it if that is gone."""
        if (inbox := self._sockets.get(number)) is not None:
            inbox.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self, number: int) -> None:
        """Nothing is told any more."""
        if (inbox := self._sockets.pop(number, None)) is not None:
            inbox.put_nowait({"type": "websocket.disconnect", "code": QUIET_CLOSE})

    @staticmethod
    def _scope(
        kind: str, address: str, headers: Mapping[str, str] | None = None, **more: Any
    ) -> dict[str, Any]:
        path, _, query = address.partition("?")
        sent = [(b"host", HOST)]
        sent += [(name.lower().encode(), each.encode()) for name, each in (headers or {}).items()]
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": sent,
            "client": ("this-device", 0),
            "server": ("this-device", 0),
            "subprotocols": [],
            **more,
        }
