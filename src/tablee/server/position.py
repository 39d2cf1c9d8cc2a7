"""A table's game between two commits: moves are tried here, and count once they are on disk."""

from random import Random
from typing import Any, NamedTuple

import msgspec

from tablee.core.codec import codec
from tablee.core.protocol import (
    AnyGame,
    Decision,
    Draw,
    Move,
    Outcome,
    Refusal,
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

    @property
    def draws_apart(self) -> bool:
        """What is owed now is heavy work."""
        apart = self.game.draws_apart
        return apart is not None and isinstance(self.waiting, Draw) and apart(self.state)


class Made(NamedTuple):
    """A move, and the position it was made in."""

    before: Position
    move: Move


class Draft:
    """Moves made on top of a position, until the store has them."""

    def __init__(self, position: Position, rng: Random) -> None:
        self.position = position
        self.trail: list[Made] = []
        self.moves: list[bytes] = []
        self.events: list[Any] = []
        self._rng = rng

    def decide(self, seat: int, action: Any, at_ms: int) -> Refusal | None:
        """Play an action (or its plain form) and the luck that follows; or say why not."""
        game, state = self.position.game, self.position.state
        readers = codec(game)
        if not readers.is_action(action):
            action = readers.action(action)
        move = Decision(seat, action, max(at_ms, state.at_ms))
        refusal = game.rules.check(state, move)
        if refusal is None or refusal.recorded:
            self._play(move)
            self.settle()
        return refusal

    def tick(self, at_ms: int) -> None:
        """Time has passed a deadline that the rules answer."""
        state = self.position.state
        move = Tick(max(at_ms, state.at_ms))
        if self.position.game.rules.check(state, move) is None:
            self._play(move)
            self.settle()

    def settle(self) -> None:
        """Draw all luck that is owed, but what is heavy work: that is drawn in a worker."""
        while isinstance(self.position.waiting, Draw) and not self.position.draws_apart:
            rules = self.position.game.rules
            self._play(Outcome(rules.draw(self.position.state, self._rng)))

    def drawn(self, drawn: Any) -> Refusal | None:
        """Play what a worker has drawn, and the luck that follows; or say why not."""
        move: Outcome[Any] = Outcome(drawn)
        refusal = self.position.game.rules.check(self.position.state, move)
        if refusal is None:
            self._play(move)
            self.settle()
        return refusal

    def _play(self, move: Move) -> None:
        before = self.position
        step = before.game.rules.apply(before.state, move)
        self.events += step.events
        self.moves.append(msgspec.json.encode(move, order="deterministic"))
        self.trail.append(Made(before, move))
        self.position = Position(before.game, step.state, before.seq + 1)
