"""Who does what takes long where there are no processes: somebody in the next room, or oneself."""

import asyncio
import pickle
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any, TypeVar

T = TypeVar("T")


class Oneself:
    """At once, here: for what is short."""

    async def run(self, job: Callable[..., T], *args: Any, **named: Any) -> T:
        """Lets others go first."""
        await asyncio.sleep(0)
        return job(*args, **named)

    def close(self) -> None:
        """Nobody to send home."""


class NextRoom:
    """Another interpreter, which is sent pickles and answers with pickles.

    ``send`` passes on a number and a pickled call; whoever hears the answer calls :meth:`answered`.
    """

    def __init__(self, send: Callable[[int, bytes], None]) -> None:
        self._send = send
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}

    async def run(self, job: Callable[..., T], *args: Any, **named: Any) -> T:
        """What the function gives there; what it raises is raised here."""
        number = next(self._numbers)
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            self._send(number, pickle.dumps(partial(job, *args, **named)))
            return await answer
        finally:
            self._waiting.pop(number, None)

    def answered(self, number: int, pickled: bytes) -> None:
        """The answer to a call; that of one whom nobody waits for any more is dropped."""
        waiting = self._waiting.get(number)
        if waiting is None or waiting.done():
            return
        value, error = pickle.loads(pickled)  # noqa: S301 - our own interpreter wrote it
        if error is None:
            waiting.set_result(value)
        else:
            waiting.set_exception(error)

    def close(self) -> None:
        for each in self._waiting.values():
            each.cancel()


def answer(pickled: bytes) -> bytes:
    """In the next room: do the job, and say what came of it."""
    try:
        return pickle.dumps((pickle.loads(pickled)(), None))  # noqa: S301 - as above
    except Exception as error:  # whatever it is, the other room has to know
        try:
            return pickle.dumps((None, error))
        except Exception:
            return pickle.dumps((None, RuntimeError(repr(error))))
