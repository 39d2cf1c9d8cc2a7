"""Which decision a seat may take back: nothing was revealed, and nobody else has moved since.

Bots do not mind: their answers go too. The people who sit there are asked. In a game that everybody
wins or loses together they may have moved as well. Nothing is taken back while a clock runs, nor
what was played in somebody's name.
"""

import logging
from collections import deque
from collections.abc import Callable, Collection, Iterable, Sequence
from random import Random
from typing import Any

from tablee.core.engine import outcome_of
from tablee.core.game import AnyGame
from tablee.core.protocol import Decide, Decision, Leave, Over, Seat
from tablee.server.limits import Bucket
from tablee.server.position import Made, Position
from tablee.server.seats import Seating
from tablee.server.wire import AnswerTakeBack, TakeBack, TakeBackAsked

REMEMBERED = 16  # moves back, at most
GUESSES = 32
WISHES_A_SECOND, WISHES_AT_ONCE = 0.2, 4.0  # of one seat

TOO_LATE, CLOCK_RUNS, PLAYED_FOR = "too_late", "clock_runs", "played_for"
SENTENCES = {  # why not, by code
    TOO_LATE: "That can no longer be taken back.",
    CLOCK_RUNS: "Nothing is taken back while a clock runs.",
    PLAYED_FOR: "What was played in somebody's name stands.",
    "declined": "The others did not agree; ask again after the next move.",
    "asked_already": "Somebody is already asking.",
    "rate_limited": "A little slower, please.",
}

log = logging.getLogger("tablee.table")


class TakeBacks:
    """The last moves of a table, and who asks to have one back."""

    def __init__(self, game: AnyGame, clock: Callable[[], float]) -> None:
        self._game = game
        self._clock = clock
        self._trail: deque[Made] = deque(maxlen=REMEMBERED)
        self._goals: dict[tuple[int, tuple[int, ...]], Position | str] = {}  # of this position
        self._declined: set[int] = set()  # who has asked in vain, in this position
        self._buckets: dict[int, Bucket] = {}
        self.asked: TakeBackAsked | None = None  # and not settled

    def note(self, trail: Iterable[Made]) -> None:
        """Moves have been made; whatever was asked before is off."""
        self._trail += trail
        self._forget()

    def _forget(self) -> None:
        self._goals.clear()
        self._declined.clear()
        self.asked = None

    def goal(self, now: Position, seating: Seating, seat: int) -> Position | str:
        """Where the table would stand again if the seat took its last decision back.

        A code where it cannot.
        """
        if isinstance(now.waiting, Over) or self._game.table.take_back is None:
            return TOO_LATE  # the log may be out in the world already; or the rules forbid it
        if has_clock(now):
            return CLOCK_RUNS
        bots = tuple(at for at, holder in enumerate(seating.holders) if holder.kind == "bot")
        if (seat, bots) not in self._goals:
            self._goals[seat, bots] = goal(self._game, self._trail, seat, bots)
        return self._goals[seat, bots]

    def ask(self, wish: TakeBack, goal: Position, others: Collection[int]) -> TakeBackAsked | str:
        """A seat asks; ``others`` are the people who do not share its screen."""
        if self.asked is not None and self.asked.seat != wish.seat:
            return "asked_already"
        if wish.seat in self._declined:
            return "declined"
        if others and not self._bucket(wish.seat).take():
            return "rate_limited"
        asked = TakeBackAsked(wish.seat, goal.seq, sorted(others), [])
        self.asked = asked if others else None
        return asked

    def answer(self, wish: AnswerTakeBack) -> TakeBackAsked | None:
        """What is asked after an answer, and of whom; ``None`` if it does not apply."""
        asked = self.asked
        if asked is None:
            return None
        is_withdrawn = wish.seat == asked.seat and not wish.agree
        if wish.seat not in asked.waits_for and not is_withdrawn:
            return None
        left = [seat for seat in asked.waits_for if seat != wish.seat] if wish.agree else []
        if not wish.agree and not is_withdrawn:
            self._declined.add(asked.seat)
        declined = [] if wish.agree else [wish.seat]
        told = TakeBackAsked(asked.seat, asked.seq, left, declined)
        self.asked = told if left else None
        return told

    def reseated(self) -> TakeBackAsked | None:
        """Others sit there now: what was asked of those before is off."""
        asked, self.asked = self.asked, None
        return asked and TakeBackAsked(asked.seat, asked.seq, [], [asked.seat])

    def done(self, goal: Position) -> None:
        """The table stands there again."""
        self._forget()
        while self._trail and self._trail[-1].before.seq >= goal.seq:
            self._trail.pop()

    def _bucket(self, seat: int) -> Bucket:
        if seat not in self._buckets:
            self._buckets[seat] = Bucket(WISHES_A_SECOND, WISHES_AT_ONCE, self._clock)
        return self._buckets[seat]


def has_clock(position: Position) -> bool:
    """Whether the time of whoever is awaited runs: going back would give it to them anew."""
    waiting = position.waiting
    return (
        isinstance(waiting, Decide)
        and waiting.deadline_ms is not None
        and waiting.expiry == "stand_in"
    )


def goal(game: AnyGame, trail: Sequence[Made], seat: int, bots: Collection[int]) -> Position | str:
    """The position before the seat's last decision, if it may be had again; else a code."""
    undone: list[Made] = []
    for made in reversed(trail):
        undone.insert(0, made)
        move, waiting = made.move, made.before.waiting
        if not isinstance(move, Decision) or isinstance(move.action, Leave):
            return TOO_LATE  # luck has spoken, time has passed, somebody has left
        if not isinstance(waiting, Decide) or len(waiting.seats) > 1 or waiting.expiry == "tick":
            return TOO_LATE  # in real time there is no last move
        if has_clock(made.before):
            return CLOCK_RUNS
        if made.by is not None and made.by.how in ("stand_in", "clock"):
            return PLAYED_FOR
        if move.seat == seat:
            return TOO_LATE if _reveals(game, undone, Seat(seat)) else made.before
        if move.seat not in bots and not game.nature.is_cooperative:
            return TOO_LATE
    return TOO_LATE


def _reveals(game: AnyGame, undone: Sequence[Made], seat: Seat) -> bool:
    """Whether these moves have told the seat anything that it could not have known before.

    It could have known how they would end if they end alike in every state it could have been in.
    """
    before, allowed = undone[0].before.state, game.table.take_back
    if not game.nature.has_secrets or allowed is None or not allowed.hides(before):
        return False
    rules = game.rules
    seen = rules.view(before, seat)
    rng = Random(0)
    try:
        possible = {rules.guess(seen, rng) for _ in range(GUESSES)} | {before}
        return len({_end(game, state, undone, seat) for state in possible}) > 1
    except Exception:  # a mistake in a game's guess: nothing is taken back, and the table goes on
        log.warning("%s cannot guess a state from a view", game.slug, exc_info=True)
        return True


def _end(game: AnyGame, state: Any, undone: Sequence[Made], seat: Seat) -> Any:
    """What the seat sees after the moves; ``None`` where they cannot be made."""
    after = outcome_of(game, state, [made.move for made in undone])
    return None if after is None else game.rules.view(after, seat)
