"""Seats whose holder is away: after a while a bot plays there, until the holder is back.

Those who wait may wait longer, a few times, or let a bot play at once.
"""

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from tablee.server.seats import Seating
from tablee.server.wire import Absent, ForAbsent

GRACE_S = 180.0  # how long the others wait
ASK_S = 10.0  # so long nobody may be replaced: a phone that changes its network is soon back
MOST_WAITS = 3  # how many times the others may wait as long again


class Away(NamedTuple):
    """Somebody is away; moments of the clock, which mean nothing but to each other."""

    until: float | None  # then a bot plays; None: never
    ask_at: float  # from then on the others may let it play at once
    waits_left: int
    let_by: int | None = None  # the seat that has done so

    def from_now(self, now: float) -> Absent:
        """The same, as it is told."""
        bot_in = None if self.until is None else _ms(self.until - now)
        return Absent(bot_in, _ms(self.ask_at - now), self.waits_left)


class Absence:
    """Who is away, and until when the others wait for them."""

    def __init__(self, clock: Callable[[], float], grace_s: float) -> None:
        self._clock = clock
        self._grace_s = grace_s
        self._away: dict[int, Away] = {}

    def note(self, seating: Seating, here: Collection[int]) -> None:
        """Who of those who hold a seat is here now."""
        now = self._clock()
        for seat, holder in enumerate(seating.holders):
            if holder.kind != "human" or seat in here:
                self._away.pop(seat, None)
            elif seat not in self._away:
                until = None if seating.house.absent == "wait" else now + self._grace_s
                ask_at = now + min(ASK_S, self._grace_s / 2)
                self._away[seat] = Away(until, ask_at, MOST_WAITS)

    def past_grace(self, here: Collection[int]) -> list[int]:
        """The seats for which a bot plays now.

        There are none at a table that waits for everybody, or while nobody is kept waiting.
        """
        if not self._away or not here:
            return []
        now = self._clock()
        return [
            seat
            for seat, each in self._away.items()
            if each.until is not None and each.until <= now
        ]

    def awaited(self, here: Collection[int]) -> Mapping[int, Away]:
        """Those who are away and for whom nobody plays yet."""
        if not self._away:
            return {}
        played_for = self.past_grace(here)
        return {seat: each for seat, each in self._away.items() if seat not in played_for}

    def next_s(self, seats: Collection[int], here: Collection[int]) -> float | None:
        """How long until a bot plays for the next of these seats; ``None`` if it never will."""
        if not self._away or not here:
            return None
        now = self._clock()
        ends = [self._away[seat].until for seat in seats if seat in self._away]
        return min((end - now for end in ends if end is not None and end > now), default=None)

    def let_by(self, seat: int) -> int | None:
        """Who has let a bot play for this seat before its time, if anybody has."""
        away = self._away.get(seat)
        return None if away is None else away.let_by

    def heard(self, wish: ForAbsent, here: Collection[int]) -> str | None:
        """Do as one of those who wait would like; or say by a code why not."""
        away = self.awaited(here).get(wish.of)
        if away is None:
            return "not_away"
        if away.until is None:
            return "table_waits"
        if wish.choice == "wait":
            if away.waits_left == 0:
                return "waited_enough"
            longer = away.until + self._grace_s
            self._away[wish.of] = away._replace(until=longer, waits_left=away.waits_left - 1)
            return None
        now = self._clock()
        if now < away.ask_at:
            return "too_soon"
        self._away[wish.of] = away._replace(until=now, let_by=wish.seat)
        return None


def _ms(seconds: float) -> int:
    return max(0, round(seconds * 1000))
