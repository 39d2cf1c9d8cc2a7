"""What each seat hears of a game in real time, and how it counts: a rival's failed try is silent.

In a game of turns everybody knows who moves, so a step has the number of its move in the log. Where
all act at once that number would tell how often others have tried in vain. There a seat, and those
who look on, count only the moves that they have heard of; once the game is over nothing is secret,
and the numbers are those of the log.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from tablee.core.game import AnyGame
from tablee.core.protocol import Decision, Move, Over, Seat

Eyes = int | None
"""A seat, or a spectator."""


class Heard(NamedTuple):
    """A move, the states around it, and what happened."""

    move: Move
    before: Any
    after: Any
    events: Sequence[Any]


def told(game: AnyGame, made: Heard, eyes: Eyes) -> list[Any] | None:
    """Each event as these eyes may hear of it, or ``None``; no list where nothing is to be told."""
    rules, viewer = game.rules, None if eyes is None else Seat(eyes)
    seen = [rules.redact(event, viewer) for event in made.events]
    is_own = isinstance(made.move, Decision) and made.move.seat == eyes
    if is_own or any(each is not None for each in seen):
        return seen
    if made.events:
        return None
    if not game.nature.is_real_time:
        return seen
    # A swap on its way has no events: it is news to whoever sees something new.
    return seen if rules.view(made.before, viewer) != rules.view(made.after, viewer) else None


class Mark(NamedTuple):
    """Where a table stands, as each of those who listen counts."""

    seq: int  # in the log
    counts: Mapping[Eyes, int] | None = None  # by eyes; None: everybody counts as the log does

    def of(self, seats: Collection[int]) -> int:
        """The number for whoever holds these seats; for a spectator there are none."""
        if self.counts is None:
            return self.seq
        return max(self.counts[eyes] for eyes in (seats or (None,)))

    def after(self, game: AnyGame, steps: Iterable[Heard]) -> "Mark":
        """The same, some moves later."""
        counts = None if self.counts is None else dict(self.counts)
        seq, last = self.seq, None
        for last in steps:
            seq += 1
            for eyes in counts or ():
                assert counts is not None
                counts[eyes] += told(game, last, eyes) is not None
        if last is not None and isinstance(game.rules.waiting(last.after), Over):
            counts = None
        return Mark(seq, counts)


def first_mark(game: AnyGame, seats: int) -> Mark:
    """Before the first move."""
    if not game.nature.is_real_time:
        return Mark(0)
    return Mark(0, dict.fromkeys((*range(seats), None), 0))
