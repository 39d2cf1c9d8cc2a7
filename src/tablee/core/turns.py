"""One loop for every game: whose turn it is, until the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Generic

from tablee.core.errors import Refused, TableeError
from tablee.core.protocol import A, Decide, Offer, Refusal, S, Seat, V

if TYPE_CHECKING:
    from tablee.core.match import Match

PACE_S = 0.5  # table time between two turns, where the game has a timer of its own


class Turn(Generic[S, A, V]):
    """A seat that may act now. Play one action, or nothing."""

    __slots__ = ("_match", "is_awaited", "refusal", "seat")

    def __init__(self, match: Match[S, A, V], seat: Seat, *, is_awaited: bool) -> None:
        self._match = match
        self.seat = seat
        self.is_awaited = is_awaited  # else nobody waits for it: it may speak, and need not
        self.refusal: Refusal | None = None  # of a try that counted although it was refused

    @property
    def view(self) -> V:
        """What the seat sees."""
        return self._match.view(self.seat)

    @property
    def offer(self) -> Offer[A]:
        """What the seat may do."""
        return self._match.offer(self.seat)

    def sample(self, rng: Random) -> A:
        """A random legal action."""
        return self._match.sample(self.seat, rng)

    def play(self, action: A | dict[str, Any]) -> tuple[Any, ...]:
        """Play an action and return the events.

        A refusal is raised, unless the rules record it: then the try has happened, and
        ``refusal`` says why it failed.
        """
        try:
            return self._match.play(self.seat, action)
        except Refused as refused:
            if not refused.refusal.recorded:
                raise
            self.refusal = refused.refusal
            return self._match.last_events

    def __repr__(self) -> str:
        return f"<Turn of seat {self.seat}, {'awaited' if self.is_awaited else 'aside'}>"


def turns(match: Match[S, A, V], *, asides: bool, pace_s: float) -> Iterator[Turn[S, A, V]]:
    """Seats in turn, until it is over; see :meth:`Match.turns`."""
    last = -1  # the seat that was awaited last: where several are, they take turns
    spoken: set[Seat] = set()  # asides that had their turn since
    while isinstance(waiting := match.waiting, Decide):
        if waiting.expiry == "tick" and waiting.deadline_ms is not None:
            left_s = (waiting.deadline_ms - match.now_ms) / 1000
            match.advance(min(pace_s, left_s) if waiting.seats else left_s)
            if not isinstance(waiting := match.waiting, Decide) or not waiting.seats:
                continue
        quiet = [seat for seat in waiting.asides if seat not in spoken] if asides else []
        if quiet:
            spoken.add(quiet[0])
            yield Turn(match, quiet[0], is_awaited=False)
            continue
        last = min(waiting.seats, key=lambda seat, last=last: (seat <= last, seat))  # type: ignore[misc]
        before = len(match.moves)
        yield Turn(match, Seat(last), is_awaited=True)
        spoken.clear()
        if len(match.moves) == before:
            _let_time_pass(match, waiting, pace_s)


def _let_time_pass(match: Match[S, A, V], waiting: Decide, pace_s: float) -> None:
    """Nobody has acted: a clock runs on; without one the loop would never end."""
    if waiting.deadline_ms is None:
        raise TableeError(f"nothing was played for seats {waiting.seats}, and nothing is due")
    if waiting.expiry == "stand_in":
        match.advance(pace_s)
