"""How much one connection, or one address, may ask of a server."""

from collections import OrderedDict
from collections.abc import Callable

from tablee.core.errors import TableeError


class TooFast(TableeError):
    """This address, or this seat, has asked for too much."""


class Bucket:
    """A token bucket: ``rate`` a second on average, ``burst`` at once."""

    __slots__ = ("_burst", "_clock", "_full", "_rate", "_when")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._full = burst
        self._when = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        self._full = min(self._burst, self._full + (now - self._when) * self._rate)
        self._when = now
        if self._full < 1:
            return False
        self._full -= 1
        return True


class Buckets:
    """One bucket for each address; the ones not seen for longest are forgotten."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float], most: int = 10_000
    ) -> None:
        self._kind = (rate, burst, clock)
        self._most = most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._known.pop(address, None) or Bucket(*self._kind)
        self._known[address] = bucket
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return bucket.take()
