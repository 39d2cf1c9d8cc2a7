"""Which decision a seat may take back: nothing was revealed, and nobody else has moved since.

Bots do not mind: their answers go too. In a game that everybody wins or loses together others may
have moved as well, if they agree.
"""

import logging
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import Any

from tablee.core.engine import outcome_of
from tablee.core.game import AnyGame
from tablee.core.protocol import Decide, Decision, Leave, Over, Seat
from tablee.server.position import Made, Position
from tablee.server.seats import Seating
from tablee.server.wire import AnswerTakeBack, TakeBack, TakeBackAsked

REMEMBERED = 16  # moves back, at most
GUESSES = 32

log = logging.getLogger("tablee.table")


class TakeBacks:
    """The last moves of a table, and who asks to have one back."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._trail: deque[Made] = deque(maxlen=REMEMBERED)
        self._goals: dict[tuple[int, tuple[int, ...]], Position | None] = {}  # of this position
        self._asked: TakeBackAsked | None = None

    def note(self, trail: Iterable[Made]) -> None:
        """Moves have been made; whatever was asked before is off."""
        self._trail += trail
        self._goals.clear()
        self._asked = None

    def goal(self, now: Position, seating: Seating, seat: int) -> Position | None:
        """Where the table would stand again if the seat took its last decision back."""
        if isinstance(now.waiting, Over) or self._game.table.take_back is None:
            return None  # the log may be out in the world already; or the rules forbid it
        bots = tuple(at for at, holder in enumerate(seating.holders) if holder.kind == "bot")
        if (seat, bots) not in self._goals:
            self._goals[seat, bots] = goal(self._game, self._trail, seat, bots)
        return self._goals[seat, bots]

    def heard(
        self, wish: TakeBack | AnswerTakeBack, others: Collection[int]
    ) -> TakeBackAsked | None:
        """What is asked after a wish or an answer, and of whom; ``None`` if it does not apply.

        ``others`` are those here who do not share the screen of the asker.
        """
        asked = self._asked
        if isinstance(wish, TakeBack):
            waits_for = sorted(others) if self._game.nature.is_cooperative else []
            asked = TakeBackAsked(wish.seat, waits_for, refused=False)
        elif asked is None or wish.seat not in asked.waits_for:
            return None
        else:
            left = [seat for seat in asked.waits_for if seat != wish.seat]
            asked = TakeBackAsked(asked.seat, left if wish.agree else [], refused=not wish.agree)
        self._asked = asked if asked.waits_for else None
        return asked

    def done(self, goal: Position) -> None:
        """The table stands there again."""
        self._goals.clear()
        while self._trail and self._trail[-1].before.seq >= goal.seq:
            self._trail.pop()


def goal(game: AnyGame, trail: Sequence[Made], seat: int, bots: Collection[int]) -> Position | None:
    """The position before the seat's last decision, if it may be had again."""
    undone: list[Made] = []
    for made in reversed(trail):
        undone.insert(0, made)
        move, waiting = made.move, made.before.waiting
        if not isinstance(move, Decision) or isinstance(move.action, Leave):
            return None  # luck has spoken, time has passed, somebody has left
        if not isinstance(waiting, Decide) or len(waiting.seats) > 1 or waiting.expiry == "tick":
            return None  # in real time there is no last move
        if move.seat == seat:
            return None if _reveals(game, undone, Seat(seat)) else made.before
        if move.seat not in bots and not game.nature.is_cooperative:
            return None
    return None


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
