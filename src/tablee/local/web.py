"""The engine as a script in a browser's worker calls it: texts and numbers go in and out.

Whatever is not a text or a number would have to be freed by hand on the other side.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import msgspec

from tablee.local import helpers
from tablee.local.engine import Engine
from tablee.local.records import NotKept

OLD = "latin-1"  # any bytes as a text, a sign each


class Drawer(Protocol):
    """A box of records as the script has it, by JSON."""

    def read(self, prefix: str) -> Awaitable[str]:
        """Pairs of key and text."""
        ...

    def change(self, change: str) -> Awaitable[str]:
        """``[put, drop]``; gives why nothing was changed, or nothing."""
        ...


class _Box:
    def __init__(self, drawer: Drawer) -> None:
        self._drawer = drawer

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        found = await self._drawer.read(prefix)
        return msgspec.json.decode(found, type=list[tuple[str, str]])

    async def change(self, put: Sequence[tuple[str, str]], drop: Sequence[str]) -> None:
        failed = await self._drawer.change(msgspec.json.encode([put, drop]).decode())
        if failed:
            raise NotKept(failed)


class Door:
    """What the script calls, and by what it is called."""

    def __init__(self, drawer: Drawer, send: Callable[[int, str], None]) -> None:
        def pass_on(number: int, pickled: bytes) -> None:
            send(number, pickled.decode(OLD))

        self._engine = Engine(_Box(drawer), pass_on)
        self.open = self._engine.bridge.open
        self.hang_up = self._engine.bridge.hang_up

    async def start(self) -> None:
        await self._engine.bridge.start()

    async def ask(self, method: str, address: str, body: str, tokens: str) -> str:
        """Status, a space, and the answer."""
        headers = {"X-Seat-Tokens": tokens} if tokens else {}
        got = await self._engine.bridge.ask(method, address, body.encode(), headers)
        return f"{got.status} {got.body.decode()}"

    def say(self, number: int, text: str) -> None:
        """Into a socket."""
        self._engine.bridge.say(number, text)

    def answered(self, number: int, text: str) -> None:
        """From the next room."""
        self._engine.room.answered(number, text.encode(OLD))


def answer(text: str) -> str:
    """In the next room."""
    return helpers.answer(text.encode(OLD)).decode(OLD)
