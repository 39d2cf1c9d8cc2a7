"""Playing on together is an offer: who has made one at a table, and who has yet to answer.

Nothing of it is kept on disk: an offer that is lost is made again.
"""

from collections.abc import Callable, Collection

from tablee.server.limits import Bucket, TooFast
from tablee.server.wire import RematchAsked

OFFERS_A_SECOND, OFFERS_AT_ONCE = 0.1, 4.0  # of one seat


class Offers:
    """The offer that stands at a finished table, if there is one."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._buckets: dict[int, Bucket] = {}
        self.asked: RematchAsked | None = None

    def ask(self, held: Collection[int], others: Collection[int], *, is_next: bool) -> RematchAsked:
        """Somebody would like to play on; the same wish again changes nothing."""
        asked = self.asked
        if asked is None or asked.seat not in held or asked.next != is_next:
            seat = min(held)
            if not self._bucket(seat).take():
                raise TooFast("too many offers; wait a little")
            asked = self.asked = RematchAsked(seat, is_next, sorted(others), [])
        return asked

    def is_asked(self, held: Collection[int]) -> bool:
        """Whether an offer stands that these seats may take; also after a hasty no."""
        asked = self.asked
        return asked is not None and not {*asked.waits_for, *asked.declined}.isdisjoint(held)

    def decline(self, held: Collection[int]) -> RematchAsked | None:
        """A no of these seats, which may be those of the offer itself; what is to be told."""
        asked = self.asked
        if asked is None:
            return None
        if asked.seat in held:
            self.asked = None
            return RematchAsked(asked.seat, asked.next, [], [asked.seat])
        left = [seat for seat in asked.waits_for if seat not in held]
        if left == asked.waits_for:
            return None
        declined = sorted({*asked.declined, *held})
        told = RematchAsked(asked.seat, asked.next, left, declined)
        self.asked = told if left else None
        return told

    def call_off(self) -> RematchAsked | None:
        """Others sit here now, or the next table is open: nobody is asked any more."""
        asked, self.asked = self.asked, None
        return asked and RematchAsked(asked.seat, asked.next, [], [])

    def _bucket(self, seat: int) -> Bucket:
        if seat not in self._buckets:
            self._buckets[seat] = Bucket(OFFERS_A_SECOND, OFFERS_AT_ONCE, self._clock)
        return self._buckets[seat]
