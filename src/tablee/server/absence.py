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

    def past_grace(self, seating: Seating, here: Collection[int]) -> list[int]:
        """The seats for which a bot plays now.

        There are none at a table that waits for everybody, or while nobody is kept waiting.
        """
        if not self._since or not here or seating.house.absent == "wait":
            return []
        long_ago = self._clock() - self._grace_s
        return [seat for seat, since in self._since.items() if since <= long_ago]

    def next_s(
        self, seats: Collection[int], seating: Seating, here: Collection[int]
    ) -> float | None:
        """How long until a bot plays for the next of these seats; ``None`` if it never will."""
        if not self._since or not here or seating.house.absent == "wait":
            return None
        now = self._clock()
        ends = [self._since[seat] + self._grace_s for seat in seats if seat in self._since]
        return min((end - now for end in ends if end > now), default=None)
