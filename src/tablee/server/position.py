"""A table's game between two commits: moves are tried here, and count once they are on disk."""

from random import Random
from typing import Any

import msgspec

from tablee.core.codec import codec
from tablee.core.protocol import (
    AnyGame,
    Decide,
    Decision,
    Draw,
    Move,
    Outcome,
    Refusal,
    Seat,
    Tick,
    Waiting,
)


class Position:
    """The state after ``seq`` moves. Copying it is free, as states never change."""

    __slots__ = ("game", "seq", "state", "waiting")

    def __init__(self, game: AnyGame, state: Any, seq: int) -> None:
        self.game = game
        self.state = state
        self.seq = seq
        self.waiting: Waiting = game.rules.waiting(state)


class Draft:
    """Moves made on top of a position, until the store has them."""

    def __init__(self, position: Position, rng: Random) -> None:
        self.game = position.game
        self.state = position.state
        self.seq = position.seq
        self.waiting = position.waiting
        self.moves: list[bytes] = []
        self.events: list[Any] = []
        self._rng = rng

    def decide(self, seat: int, action: Any, at_ms: int) -> Refusal | None:
        """Play an action (or its plain form) and the luck that follows; or say why not."""
        readers = codec(self.game)
        if not readers.is_action(action):
            action = readers.action(action)
        at_ms = max(at_ms, self.state.at_ms)
        move = Decision(seat, action, at_ms)
        refusal = self.game.rules.check(self.state, move)
        if refusal is None:
            self._play(move)
            self.settle()
        return refusal

    def tick(self, at_ms: int) -> None:
        """Time has passed a deadline that the rules answer."""
        move = Tick(max(at_ms, self.state.at_ms))
        if self.game.rules.check(self.state, move) is None:
            self._play(move)
            self.settle()

    def settle(self) -> None:
        """Draw all luck that is owed."""
        while isinstance(self.waiting, Draw):
            self._play(Outcome(self.game.rules.draw(self.state, self._rng)))

    def done(self) -> Position:
        return Position(self.game, self.state, self.seq)

    def _play(self, move: Move) -> None:
        step = self.game.rules.apply(self.state, move)
        self.state = step.state
        self.events += step.events
        self.moves.append(msgspec.json.encode(move, order="deterministic"))
        self.seq += 1
        self.waiting = self.game.rules.waiting(step.state)


def seats_waited_for(waiting: Waiting) -> tuple[Seat, ...]:
    return waiting.seats if isinstance(waiting, Decide) else ()
