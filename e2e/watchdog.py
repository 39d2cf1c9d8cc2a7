"""A browser that hangs is killed, so that its test fails instead of waiting for ever.

A few calls of Playwright have no limit of their own: a page that stands still holds them up.
"""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer

LIMIT_S = 240.0
MARK = f"--tablee-tests={os.getpid()}"  # Chromium ignores it; we find our own by it


class Watchdog:
    """Bites once."""

    has_bitten = False

    def bite(self) -> None:
        self.has_bitten = True
        kill_browsers()


@contextmanager
def watched(limit_s: float = LIMIT_S) -> Iterator[Watchdog]:
    """Whatever runs here for longer loses its browser."""
    dog = Watchdog()
    timer = Timer(limit_s, dog.bite)
    timer.daemon = True
    timer.start()
    try:
        yield dog
    finally:
        timer.cancel()


def kill_browsers() -> None:
    """All of this process, with their helpers."""
    mark = MARK.encode()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError):
                if mark in (entry / "cmdline").read_bytes():
                    os.kill(int(entry.name), signal.SIGKILL)
