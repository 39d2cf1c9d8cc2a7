"""The server from one start to the kill, as all players know it."""

from collections.abc import Callable


class Life:
    """Whether it is still on, and what was heard in it."""

    def __init__(self, number: int, port: int, strike: Callable[[], None]) -> None:
        self.number = number
        self.address = f"ws://127.0.0.1:{port}/api/tables"
        self.is_on = True
        self.is_acting = True  # else only what is pending is settled
        self.acks = 0
        self._strike = strike
        self._last_ack: int | None = None

    def strike_after(self, acks: int) -> None:
        """Kill the server as soon as so many more acts are acknowledged."""
        self._last_ack = self.acks + acks

    def acked(self) -> None:
        """An act was acknowledged: from now on it must be in the log, whatever happens."""
        self.acks += 1
        if self.is_on and self._last_ack is not None and self.acks >= self._last_ack:
            self.is_on = False
            self._strike()
