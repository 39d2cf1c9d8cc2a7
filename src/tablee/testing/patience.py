"""A limit to what a broken game may cost: a position with 2⁴⁰ dice is rolled for ever."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from tablee.testing.broken import Broken


@contextmanager
def at_most(seconds: float, sentence: str) -> Iterator[None]:
    """Raise :class:`Broken` with the sentence when a block takes more of the processor's time.

    Where there is no such timer (Windows, or another thread), a block takes what it takes.
    """
    has_timer = hasattr(signal, "setitimer") and hasattr(signal, "SIGVTALRM")
    if not has_timer or threading.current_thread() is not threading.main_thread():
        yield
        return

    def is_late(number: int, frame: FrameType | None) -> None:
        raise Broken(f"{sentence} takes longer than {seconds:g} s")

    before = signal.signal(signal.SIGVTALRM, is_late)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
