"""The public face of the library: one game being played, and its log."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from functools import cached_property
from math import isfinite
from pathlib import Path
from random import Random
from typing import Any

from tablee.core import log
from tablee.core.codec import codec, to_plain
from tablee.core.engine import first_state, position, replay
from tablee.core.errors import BadLog, BadOptions, BadSeats, Refused, TableeError
from tablee.core.log import FORMAT, Header
from tablee.core.memory import recall, watchful
from tablee.core.protocol import (
    AnyGame,
    Bot,
    Decide,
    Decision,
    Draw,
    Move,
    Offer,
    Outcome,
    Over,
    Result,
    Seat,
    Tick,
    Waiting,
)
from tablee.core.registry import game as find_game


class Match:
    """A game in play. Luck is drawn by itself from the seed; everything else waits for you.

    Made by :meth:`new`, :meth:`at` (from a position) or :meth:`load` (from a saved log).
    """

    def __init__(self, game: AnyGame, header: Header, *, seed: int | None = None) -> None:
        self.game = game
        self.header = header
        self.moves: list[Move] = []
        self._rules = game.rules
        self._state = first_state(game, header)
        self._waiting = self._rules.waiting(self._state)
        self.now_ms: int = self._state.at_ms
        self._codec = codec(game)
        if seed is not None and not isinstance(seed, int):
            raise BadOptions(f"a seed is a whole number, not {seed!r}")
        self._rng = Random(seed)
        self._seed = seed
        self._script: list[Any] = []
        self._rest_ms = 0.0  # of the time that has passed, less than a millisecond
        self.opening: tuple[Any, ...] = ()  # what happened before the first decision

    @classmethod
    def new(
        cls,
        slug: str,
        *,
        seats: int = 2,
        seed: int | None = None,
        setup: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> Match:
        """A fresh game; options by keyword, explicit luck by ``setup``, the rest from ``seed``."""
        game = find_game(slug)
        readers = codec(game)
        header = Header(
            tablee=FORMAT,
            game=slug,
            rules=game.rules_version,
            seats=seats,
            options=to_plain(readers.options(options)),
        )
        match = cls(game, header, seed=seed)
        if setup is not None:
            match._script = list(game.rules.script(readers.setup(setup)))
        match.opening = match._settle()
        if match._script and not game.has_later_luck:
            raise BadOptions(f"{slug}: the setup names luck that this game does not draw")
        return match

    @classmethod
    def at(cls, slug: str, state: Any, *, seed: int | None = None) -> Match:
        """A game from a position: a state, its plain form, its JSON or the game's own text."""
        game = find_game(slug)
        start = position(game, state)
        header = Header(
            tablee=FORMAT,
            game=slug,
            rules=game.rules_version,
            seats=start.seats,
            start=to_plain(start),
        )
        match = cls(game, header, seed=seed)
        match.opening = match._settle()
        return match

    @classmethod
    def load(cls, path: str | Path, *, seed: int | None = None) -> Match:
        """A saved game, at the position where it was left; ``seed`` is for the luck to come."""
        return cls._resume(*log.read(path), seed=seed)

    @classmethod
    def loads(cls, text: str, *, seed: int | None = None) -> Match:
        """The same as :meth:`load`, from the log's text."""
        return cls._resume(*log.parse(text), seed=seed)

    @classmethod
    def _resume(
        cls, game: AnyGame, header: Header, moves: list[Move], *, seed: int | None
    ) -> Match:
        match = cls(game, header, seed=seed)
        for step in replay(game, header, moves):
            match._state = step.state
        match._waiting = game.rules.waiting(match._state)
        match.moves = moves
        match.now_ms = max(match.now_ms, match._stamped())
        match._settle()
        return match

    @cached_property
    def _stand_in_rng(self) -> Random:
        """Bots must learn nothing of the luck to come, so they have a generator of their own."""
        return Random(None if self._seed is None else f"{self._seed} stand-in")

    # -- playing --------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.header.seats

    @property
    def state(self) -> Any:
        """The whole state, secrets included; seats see :meth:`view`."""
        return self._state

    @property
    def waiting(self) -> Waiting:
        """Who may act, or how it ended; luck is never left waiting."""
        return self._waiting

    @property
    def result(self) -> Result | None:
        """The result, or ``None`` until the game is over."""
        waiting = self._waiting
        return waiting.result if isinstance(waiting, Over) else None

    def offer(self, seat: int) -> Offer[Any]:
        """What the seat may do now; an empty offer when it may not act."""
        return self._rules.offer(self.state, self._seat(seat))

    def sample(self, seat: int, rng: Random) -> Any:
        """A random legal action of a seat that may act."""
        waiting = self._waiting
        if not isinstance(waiting, Decide) or seat not in (*waiting.seats, *waiting.asides):
            raise BadSeats(f"seat {seat!r} may not act now")
        return self._rules.sample(self._state, Seat(seat), rng)

    def check(self, seat: int, action: Any) -> None:
        """Raise :class:`Refused` when the rules would refuse the action; change nothing."""
        _, refused = self._judged(seat, action)
        if refused is not None:
            raise refused

    def play(self, seat: int, action: Any) -> tuple[Any, ...]:
        """Play an action (the object or its plain dict) and return the events.

        Raises :class:`Refused` when the rules refuse it; then nothing has changed, unless the
        rules say that the try itself counts (``refusal.recorded``).
        """
        move, refused = self._judged(seat, action)
        if refused is not None:
            if refused.refusal.recorded:
                self._record(move)
                self._settle()
            raise refused
        events = self._record(move)
        waiting = self._waiting
        if isinstance(waiting, Decide) and waiting.deadline_ms != 0:
            return events
        return events + self._settle()

    def advance(self, seconds: float) -> tuple[Any, ...]:
        """Let table time pass: timers, clocks and stand-ins do what is due on the way."""
        if not isinstance(seconds, int | float) or not isfinite(seconds):
            raise TableeError(f"seconds are a number, not {seconds!r}")
        if seconds < 0:
            raise TableeError("table time cannot run backwards")
        whole, self._rest_ms = divmod(seconds * 1000 + self._rest_ms, 1)
        until = self.now_ms + int(whole)
        events: tuple[Any, ...] = ()
        while (due := self._due(until)) is not None:
            self.now_ms = max(self.now_ms, due)
            events += self._expire() + self._settle()
        self.now_ms = until
        return events

    def view(self, seat: int | None) -> Any:
        """What a seat, or a spectator (``None``), may see."""
        return self._rules.view(self.state, None if seat is None else self._seat(seat))

    # -- keeping --------------------------------------------------------------------------

    def dumps(self) -> str:
        """The log as JSON lines; time that has passed on a running clock is in it as a tick."""
        waiting = self._waiting
        if isinstance(waiting, Decide) and waiting.deadline_ms and self.now_ms > self._stamped():
            return log.dump(self.header, [*self.moves, Tick(self.now_ms)])
        return log.dump(self.header, self.moves)

    def copy(self) -> Match:
        """The same game, to try something out; its luck to come is the same too."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        """All but what the game itself provides, so that a match can be pickled and copied."""
        kept = dict(self.__dict__)
        for name in ("game", "_rules", "_codec"):
            del kept[name]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = find_game(self.header.game)
        self._rules = self.game.rules
        self._codec = codec(self.game)

    def __copy__(self) -> Match:
        return deepcopy(self)

    def save(self, path: str | Path) -> None:
        """Write the log to a file, whole or not at all."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        try:
            draft.write_text(self.dumps(), encoding="utf-8")
            draft.replace(target)
        except OSError as error:
            draft.unlink(missing_ok=True)
            raise BadLog(f"cannot write {path}: {error.strerror}") from None

    def __repr__(self) -> str:
        return f"<Match {self.game.slug}: {len(self.moves)} moves, waiting {self.waiting}>"

    # -- the table's own work -------------------------------------------------------------

    def _judged(self, seat: int, action: Any) -> tuple[Decision[Any], Refused | None]:
        if not self._codec.is_action(action):
            action = self._codec.action(action)
        move = Decision(self._seat(seat), action, self.now_ms)
        refusal = self._rules.check(self._state, move)
        if refusal is None:
            return move, None
        return move, Refused(refusal, self.game.notation.explain(refusal, "en"))

    def _stamped(self) -> int:
        """The latest time in the log."""
        times = [move.at_ms for move in self.moves if not isinstance(move, Outcome)]
        return max(times, default=self.header.start["at_ms"] if self.header.start else 0)

    def _seat(self, seat: int) -> Seat:
        if type(seat) is not int or not 0 <= seat < self.header.seats:
            raise BadSeats(f"no seat {seat!r} at this table of {self.header.seats}")
        return Seat(seat)

    def _record(self, move: Move) -> tuple[Any, ...]:
        after, events = self._rules.apply(self._state, move)
        self.moves.append(move)
        self._state = after
        self._waiting = self._rules.waiting(after)
        return events

    def _settle(self) -> tuple[Any, ...]:
        """Draw the luck that is owed and let stand-ins play for seats that were left."""
        events: tuple[Any, ...] = ()
        while True:
            waiting = self._waiting
            if isinstance(waiting, Decide):
                if waiting.deadline_ms != 0:
                    return events
                events += self._expire()
            elif isinstance(waiting, Draw):
                events += self._record(self._drawn())
            else:
                return events

    def _drawn(self) -> Outcome[Any]:
        scripted = self._script.pop(0) if self._script else None
        if scripted is None:
            return Outcome(self._rules.draw(self.state, self._rng))
        move = Outcome(scripted)
        if (refusal := self._rules.check(self._state, move)) is not None:
            told = f"{refusal.code} ({refusal.rule}): {dict(refusal.hint)}"
            raise BadOptions(f"{self.game.slug}: that luck cannot be drawn: {told}")
        return move

    def _due(self, until_ms: int) -> int | None:
        waiting = self._waiting
        if isinstance(waiting, Decide) and waiting.deadline_ms is not None:
            return waiting.deadline_ms if waiting.deadline_ms <= until_ms else None
        return None

    def _expire(self) -> tuple[Any, ...]:
        """What the table does when a deadline has passed."""
        waiting = self._waiting
        assert isinstance(waiting, Decide)
        if waiting.expiry == "tick":
            return self._record(Tick(self.now_ms))
        seat = waiting.seats[0]
        bot = self.game.bots[self.game.stand_in]()
        move, refused = self._judged(seat, self._chosen(bot, seat))
        if refused is not None:
            raise refused
        return self._record(move)

    def _chosen(self, bot: Bot, seat: Seat) -> Any:
        """What a bot does in a seat that it has just taken over."""
        view, offer = self._rules.view(self.state, seat), self._rules.offer(self.state, seat)
        mind = watchful(bot)
        if mind is None:
            return bot.choose(view, offer, self._stand_in_rng)
        memo = recall(mind, self.game, self.header, self.moves, seat, f"{self._seed} {seat}")
        plan = mind.plan(view, offer, self._stand_in_rng, memo)
        return mind.choose(view, offer, self._stand_in_rng) if plan is None else plan.action
