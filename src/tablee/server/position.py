"""A table's game between two commits: moves are tried here, and count once they are on disk."""

from functools import partial
from random import Random
from typing import Any, NamedTuple

from tablee.core.game import AnyGame
from tablee.core.log import write_line
from tablee.core.play import Play
from tablee.core.protocol import Draw, Move, Outcome, Refusal, Waiting
from tablee.server.hearing import Heard
from tablee.server.store.base import Entry
from tablee.server.wire import By, write


class Position:
    """The state after ``seq`` moves. Copying it is free, as states never change."""

    __slots__ = ("at_ms", "game", "seq", "state", "waiting")

    def __init__(
        self, game: AnyGame, state: Any, seq: int, waiting: Waiting | None = None, at_ms: int = 0
    ) -> None:
        self.at_ms: int = max(at_ms, state.at_ms)  # table time; a state without a clock stays at 0
        self.game = game
        self.state = state
        self.seq = seq
        self.waiting: Waiting = game.rules.waiting(state) if waiting is None else waiting

    @property
    def owes_expensive_draw(self) -> bool:
        """The pending draw is expensive and must run in a worker."""
        return isinstance(self.waiting, Draw) and self.waiting.expensive


class Made(NamedTuple):
    """A move, the position it was made in, and who decided it."""

    before: Position
    move: Move
    by: By | None = None


class Deed(NamedTuple):
    """Who has decided something, and which of the events tell of it."""

    by: By
    first: int
    last: int  # the one after


class Draft(Play):
    """Moves on top of a position, until the store has them. Cheap luck is drawn by itself."""

    __slots__ = ("_at_ms", "_deeds", "_ends", "_luck", "_messages", "_reached", "base")
    KEEP = 1  # a table may take any of its moves back

    def __init__(self, position: Position, rng: Random) -> None:
        super().__init__(position.game, position.state, position.waiting)
        self._luck = partial(_drawn, position.game, rng)
        self.base = position
        self._reached = position
        self._at_ms = position.at_ms  # table time never runs backwards
        self._messages: dict[int, tuple[str, bytes | None]] = {}  # by number of the move
        self._deeds: dict[int, Deed] = {}  # by number of the move
        self._ends: list[int] = []  # how many events there were after each move

    @property
    def steps(self) -> list[Heard]:
        """Each move, with the events that are its own."""
        states = [*self.kept, self.state]
        begins = [0, *self._ends]
        return [
            Heard(move, states[at], states[at + 1], self.events[begins[at] : begins[at + 1]])
            for at, move in enumerate(self.moves)
        ]

    def _make(self, move: Move) -> None:
        super()._make(move)
        self._ends.append(len(self.events))

    @property
    def position(self) -> Position:
        """Where the moves lead: the very position it began with, while there are none."""
        seq = self.base.seq + len(self.moves)
        if self._reached.seq != seq:
            self._reached = Position(self.game, self.state, seq, self.waiting, self._at_ms)
        return self._reached

    @property
    def deeds(self) -> list[Deed]:
        """Who has decided what, in order."""
        return list(self._deeds.values())

    @property
    def trail(self) -> list[Made]:
        """Each move with the position it was made in."""
        found: list[Made] = []
        before = self.base
        for number, move in enumerate(self.moves, start=1):
            deed = self._deeds.get(number - 1)
            found.append(Made(before, move, None if deed is None else deed.by))
            if number < len(self.moves):
                at_ms = before.at_ms if isinstance(move, Outcome) else move.at_ms
                seq = self.base.seq + number
                before = Position(self.game, self.kept[number], seq, at_ms=at_ms)
        return found

    @property
    def entries(self) -> list[Entry]:
        """The moves as the store takes them."""
        return [self._entry(number, move) for number, move in enumerate(self.moves)]

    def _entry(self, number: int, move: Move) -> Entry:
        message_id, refusal = self._messages.get(number, (None, None))
        deed = self._deeds.get(number)
        author = None if deed is None else write(deed.by)
        return Entry(write_line(move), message_id, refusal, author)

    def decide(self, seat: int, action: Any, at_ms: int, by: By | None = None) -> Refusal | None:
        """Play an action and the luck that follows; or say why not."""
        self._at_ms = max(at_ms, self._at_ms)
        number, first = len(self.moves), len(self.events)
        refusal = super().decide(seat, action, self._at_ms)
        if by is not None and len(self.moves) > number:
            self._deeds[number] = Deed(by, first, len(self.events))
        self.draw_cheap_luck()
        return refusal

    def tick(self, at_ms: int) -> Refusal | None:
        """Time has passed a deadline that the rules answer."""
        self._at_ms = max(at_ms, self._at_ms)
        refusal = super().tick(self._at_ms)
        self.draw_cheap_luck()
        return refusal

    def draw(self, drawn: Any) -> Refusal | None:
        """Play what a worker has drawn, and the luck that follows; or say why not."""
        refusal = super().draw(drawn)
        self.draw_cheap_luck()
        return refusal

    def draw_cheap_luck(self) -> None:
        """Draw what is owed here and now; what is expensive is drawn in a worker."""
        self.settle(self._luck, expensive=False)

    def sign(self, number: int, message_id: str, refusal: bytes | None) -> None:
        """Say which message asked for the move of that number, counted from 0."""
        self._messages[number] = (message_id, refusal)

    def mark(self) -> tuple[int, int]:
        """Where it stands, for :meth:`back_to`."""
        return len(self.moves), len(self.events)

    def back_to(self, mark: tuple[int, int]) -> None:
        """Forget what was tried since."""
        moves, events = mark
        self.take_back_to(moves)
        self.events = self.events[:events]
        del self._ends[moves:]
        self._messages = {at: kept for at, kept in self._messages.items() if at < moves}
        self._deeds = {at: deed for at, deed in self._deeds.items() if at < moves}


def _drawn(game: AnyGame, rng: Random, state: Any) -> Any:
    return game.rules.draw(state, rng)
