"""Seats whose holder is away: after a while a bot plays there, until the holder is back."""

from collections.abc import Callable, Collection

from tablee.server.seats import Seating

GRACE_S = 180.0  # how long the others wait


class Absence:
    """Since when each seat has been without its holder."""

    def __init__(self, clock: Callable[[], float], grace_s: float) -> None:
        self._clock = clock
        self._grace_s = grace_s
        self._since: dict[int, float] = {}

    def note(self, seating: Seating, here: Collection[int]) -> None:
        """Who of those who hold a seat is here now."""
        for seat, holder in enumerate(seating.holders):
            if holder.kind != "human" or seat in here:
                self._since.pop(seat, None)
            else:
                self._since.setdefault(seat, self._clock())

    def wait_s(self, seat: int, seating: Seating, here: Collection[int]) -> float | None:
        """How long until a bot plays for the seat; ``None`` if it never will.

        It never will for somebody who is here, at a table that waits for everybody, or while
        there is nobody to keep waiting.
        """
        if seat not in self._since or seating.house.absent == "wait" or not here:
            return None
        return max(0.0, self._since[seat] + self._grace_s - self._clock())
