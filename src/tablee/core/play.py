"""A game being played, move by move: the engine under :class:`Match` and under a live table.

It judges, applies and collects; it knows no seed, no store and no clock. Its owner brings luck as a
function and table time as numbers. It holds nothing of its owner, so matches are freed at once.
"""

from collections.abc import Callable
from typing import Any

from tablee.core.codec import codec
from tablee.core.engine import follow
from tablee.core.game import AnyGame
from tablee.core.protocol import (
    Decide,
    Decision,
    Draw,
    Leave,
    Move,
    Outcome,
    Refusal,
    Seat,
    Tick,
    Unreadable,
    Waiting,
)

Luck = Callable[[Any], Any]
"""Draws what a state owes."""


class Play:
    """A state, and the moves that were made from where it began.

    ``kept`` has some of the states on the way, so that a move can be taken back: keeping them all
    would slow a simulation down by a twentieth. ``events`` grow until their reader takes them.
    Every step of a simulation goes through here, so the functions of the rules are looked up once.
    """

    KEEP = 32  # every how many moves a state is kept

    __slots__ = (
        "_apply",
        "_check",
        "_kinds",
        "_waiting",
        "events",
        "game",
        "kept",
        "moves",
        "state",
        "waiting",
    )

    def __init__(self, game: AnyGame, state: Any, waiting: Waiting | None = None) -> None:
        self.game = game
        self.state = state
        rules = game.rules
        self.waiting: Waiting = rules.waiting(state) if waiting is None else waiting
        self.moves: list[Move] = []
        self.kept: list[Any] = []
        self.events: tuple[Any, ...] = ()
        self._check, self._apply, self._waiting = rules.check, rules.apply, rules.waiting
        self._kinds = codec(game).structs | {Unreadable}

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
        if type(action) not in self._kinds:
            action = codec(self.game).action(action)
        move = Decision(seat, action, at_ms)
        return move, self._check(self.state, move)

    def decide(self, seat: int, action: Any, at_ms: int) -> Refusal | None:
        """Play an action; a refused one changes nothing, unless the refusal is recorded.

        The same lines as in :meth:`judge`, without its call: this is the hottest path there is.
        """
        if type(action) not in self._kinds:
            action = codec(self.game).action(action)
        move = Decision(seat, action, at_ms)
        refusal = self._check(self.state, move)
        if refusal is None or refusal.recorded:
            self._make(move)
        return refusal

    def tick(self, at_ms: int) -> Refusal | None:
        """Let the rules answer that table time has reached a deadline."""
        return self._try(Tick(at_ms))

    def draw(self, drawn: Any) -> Refusal | None:
        """Play an outcome that was drawn elsewhere: by a worker, or by a script."""
        return self._try(Outcome(drawn))

    def settle(self, luck: Luck, *, expensive: bool) -> None:
        """Draw all luck that is owed; ``expensive`` says whether physics is drawn here, too."""
        while type(self.waiting) is Draw and (expensive or not self.waiting.expensive):
            self._make(Outcome(luck(self.state)))

    def due(self, until_ms: int) -> int | None:
        """The deadline that is reached by then, if there is one."""
        waiting = self.waiting
        if not isinstance(waiting, Decide) or waiting.deadline_ms is None:
            return None
        return waiting.deadline_ms if waiting.deadline_ms <= until_ms else None

    def state_after(self, number: int) -> Any:
        """The state after so many of the moves."""
        if number == len(self.moves):
            return self.state
        nearest = number // self.KEEP
        state = self.kept[nearest]
        moves = self.moves[nearest * self.KEEP : number]
        for after, _ in follow(self.game, state, moves, judged=False):
            state = after
        return state

    def copy(self) -> "Play":
        """The same, to go its own way."""
        again: Play = object.__new__(Play)
        again.game = self.game
        again.state = self.state
        again.waiting = self.waiting
        again.moves = self.moves.copy()
        again.kept = self.kept.copy()
        again.events = self.events
        again._check, again._apply, again._waiting = self._check, self._apply, self._waiting
        again._kinds = self._kinds
        return again

    def take_back_to(self, count: int) -> None:
        """Keep the first ``count`` moves."""
        if count < len(self.moves):
            self.state = self.state_after(count)
            self.waiting = self._waiting(self.state)
            del self.moves[count:], self.kept[-(-count // self.KEEP) :]

    def _try(self, move: Move) -> Refusal | None:
        refusal = self._check(self.state, move)
        if refusal is None:
            self._make(move)
        return refusal

    def _make(self, move: Move) -> None:
        """The one place where rules are applied in live play."""
        before = self.state
        after, events = self._apply(before, move)
        self.waiting = self._waiting(after)  # a rule that fails up to here has changed nothing
        self.state = after
        if len(self.moves) % self.KEEP == 0:
            self.kept.append(before)
        self.moves.append(move)
        if events:
            self.events += events
