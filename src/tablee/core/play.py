"""A game being played, move by move: the engine under :class:`Match` and under a live table.

It judges, applies and collects; it knows no seed, no store and no clock. Whoever owns it brings
luck as a function, and table time as numbers.
"""

from collections.abc import Callable
from typing import Any

from tablee.core.codec import codec
from tablee.core.protocol import (
    AnyGame,
    Decide,
    Decision,
    Draw,
    Leave,
    Move,
    Outcome,
    Refusal,
    Seat,
    Tick,
    Waiting,
)

Luck = Callable[[Any], Any]
"""Draws what a state owes."""


class Play:
    """A state, and the moves that were made from where it began.

    ``past`` has the state and what was awaited before each of the ``moves``, so that a move can be
    taken back. ``events`` grow until their reader clears them.
    """

    __slots__ = ("_codec", "_luck", "_rules", "events", "game", "moves", "past", "state", "waiting")

    def __init__(
        self, game: AnyGame, state: Any, luck: Luck, *, waiting: Waiting | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.waiting: Waiting = game.rules.waiting(state) if waiting is None else waiting
        self.moves: list[Move] = []
        self.past: list[tuple[Any, Waiting]] = []
        self.events: list[Any] = []
        self._rules = game.rules
        self._codec = codec(game)
        self._luck = luck

    @property
    def leavers(self) -> set[Seat]:
        """The seats that left for good in these moves."""
        return {
            Seat(move.seat)
            for move in self.moves
            if isinstance(move, Decision) and type(move.action) is Leave
        }

    def judge(self, seat: int, action: Any, at_ms: int) -> tuple[Decision[Any], Refusal | None]:
        """An action (or its plain form) as a move, and why it is refused, if it is."""
        if not self._codec.is_action(action):
            action = self._codec.action(action)
        move = Decision(seat, action, at_ms)
        return move, self._rules.check(self.state, move)

    def decide(self, seat: int, action: Any, at_ms: int) -> Refusal | None:
        """Play an action; a refused one changes nothing, unless the refusal is recorded."""
        move, refusal = self.judge(seat, action, at_ms)
        if refusal is None or refusal.recorded:
            self._make(move)
        return refusal

    def tick(self, at_ms: int) -> Refusal | None:
        """Let the rules answer that table time has reached a deadline."""
        return self._try(Tick(at_ms))

    def draw(self, drawn: Any) -> Refusal | None:
        """Play an outcome that was drawn elsewhere: by a worker, or by a script."""
        return self._try(Outcome(drawn))

    def settle(self, *, expensive: bool) -> None:
        """Draw all luck that is owed; ``expensive`` says whether physics is drawn here, too."""
        while type(self.waiting) is Draw and (expensive or not self.waiting.expensive):
            self._make(Outcome(self._luck(self.state)))

    def due(self, until_ms: int) -> int | None:
        """The deadline that is reached by then, if there is one."""
        waiting = self.waiting
        if not isinstance(waiting, Decide) or waiting.deadline_ms is None:
            return None
        return waiting.deadline_ms if waiting.deadline_ms <= until_ms else None

    def state_after(self, number: int) -> Any:
        """The state after so many of the moves."""
        return self.state if number == len(self.moves) else self.past[number][0]

    def copy(self, luck: Luck) -> "Play":
        """The same, to go its own way with its own luck."""
        again: Play = object.__new__(Play)
        again.game = self.game
        again.state = self.state
        again.waiting = self.waiting
        again.moves = self.moves.copy()
        again.past = self.past.copy()
        again.events = self.events.copy()
        again._rules = self._rules
        again._codec = self._codec
        again._luck = luck
        return again

    def take_back_to(self, count: int) -> None:
        """Keep the first ``count`` moves."""
        if count < len(self.moves):
            self.state, self.waiting = self.past[count]
            del self.moves[count:], self.past[count:]

    def _try(self, move: Move) -> Refusal | None:
        refusal = self._rules.check(self.state, move)
        if refusal is None:
            self._make(move)
        return refusal

    def _make(self, move: Move) -> None:
        """The one place where rules are applied in live play."""
        after, events = self._rules.apply(self.state, move)
        waiting = self._rules.waiting(after)  # a rule that fails here has changed nothing
        self.past.append((self.state, self.waiting))
        self.moves.append(move)
        self.events += events
        self.state = after
        self.waiting = waiting
