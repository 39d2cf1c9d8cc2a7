"""The public face of the library: one game being played, and its log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar, cast, overload

from tablee.core import log
from tablee.core.codec import codec, to_plain
from tablee.core.engine import first_state, position, replay
from tablee.core.errors import BadLog, BadOptions, BadSeats, TableeError
from tablee.core.game import AnyGame, Game
from tablee.core.log import Header, Log, new_header
from tablee.core.picture import Picture, picture_of, safe_picture
from tablee.core.play import Play
from tablee.core.protocol import (
    A,
    Decide,
    Decision,
    Move,
    Offer,
    Outcome,
    Over,
    Result,
    S,
    Seat,
    Tick,
    V,
)
from tablee.core.registry import game as find_game
from tablee.core.turns import PACE_S, Turn, turns
from tablee.core.upkeep import Upkeep, need_seed

S2 = TypeVar("S2")
A2 = TypeVar("A2")
V2 = TypeVar("V2")


class Match(Upkeep, Generic[S, A, V]):
    """A game in play. Luck is drawn by itself from the seed; everything else waits for you.

    Made by :meth:`new`, :meth:`at` (from a position) or :meth:`load` (from a saved log). A game is
    named by its slug; with its ``GAME`` in place of the slug, type checkers know its types.
    """

    def __init__(self, game: AnyGame, header: Header, *, seed: int | None = None) -> None:
        super().__init__(game, first_state(game, header), seed)
        self.header = header
        self.opening: tuple[Any, ...] = ()  # what happened before the first decision
        self.last_events: tuple[Any, ...] = ()  # of the last call that changed anything

    @overload
    @classmethod
    def new(
        cls,
        game: Game[S2, A2, Any, Any, V2],
        *,
        seats: int = 2,
        seed: int | None = None,
        setup: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> Match[S2, A2, V2]: ...

    @overload
    @classmethod
    def new(
        cls,
        game: str,
        *,
        seats: int = 2,
        seed: int | None = None,
        setup: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> Match: ...

    @classmethod
    def new(
        cls,
        game: str | AnyGame,
        *,
        seats: int = 2,
        seed: int | None = None,
        setup: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> Match:
        """A fresh game; options by keyword, explicit luck by ``setup``, the rest from ``seed``."""
        found = find_game(game) if isinstance(game, str) else game
        plain = to_plain(codec(found).options(options))
        return cls._begun(found, new_header(found, seats, plain), seed, setup)

    @overload
    @classmethod
    def at(
        cls,
        game: Game[S2, A2, Any, Any, V2],
        state: Any,
        *,
        seed: int | None = None,
        setup: Mapping[str, Any] | None = None,
    ) -> Match[S2, A2, V2]: ...

    @overload
    @classmethod
    def at(
        cls,
        game: str,
        state: Any,
        *,
        seed: int | None = None,
        setup: Mapping[str, Any] | None = None,
    ) -> Match: ...

    @classmethod
    def at(
        cls,
        game: str | AnyGame,
        state: Any,
        *,
        seed: int | None = None,
        setup: Mapping[str, Any] | None = None,
    ) -> Match:
        """A game from a position: a state, its plain form, its JSON or the game's own text."""
        found = find_game(game) if isinstance(game, str) else game
        start = position(found, state)
        header = Header(
            tablee=log.FORMAT,
            game=found.slug,
            rules=found.edition.version,
            seats=start.seats,
            start=to_plain(start),
        )
        return cls._begun(found, header, seed, setup)

    @classmethod
    def _begun(
        cls, game: AnyGame, header: Header, seed: int | None, setup: Mapping[str, Any] | None
    ) -> Match:
        match: Match = cls(game, header, seed=seed)
        if setup is not None:
            match._script = game.rules.script(match.state, codec(game).setup(setup))
        match._settle()
        match.opening = match._told()
        if match._scripted < len(match._script) and not game.nature.has_later_luck:
            raise BadOptions(f"{game.slug}: the setup names luck that this game does not draw")
        return match

    @classmethod
    def load(cls, path: str | Path, *, seed: int | None = None, upto: int | None = None) -> Match:
        """A saved game, at the position where it was left; ``seed`` is for the luck to come.

        With ``upto``, as it stood after so many moves: to play on from there.
        """
        return cls.resume(log.read(path), seed=seed, upto=upto)

    @classmethod
    def loads(cls, text: str, *, seed: int | None = None, upto: int | None = None) -> Match:
        """The same as :meth:`load`, from the log's text."""
        return cls.resume(log.parse(text), seed=seed, upto=upto)

    @classmethod
    def resume(cls, kept: Log, *, seed: int | None = None, upto: int | None = None) -> Match:
        """The same as :meth:`load`, from a log that was read already; each move is judged."""
        game, header, moves = kept if upto is None else kept.upto(upto)
        match: Match = cls(game, header, seed=seed)
        play = match._play
        for number, (state, _) in enumerate(replay(game, header, moves)):
            play.state = state
            if number % play.KEEP == 0 and number < len(moves):
                play.kept.append(state)
        play.moves = list(moves)
        play.waiting = game.rules.waiting(play.state)
        match.now_ms = max(match.now_ms, match._stamped())
        match._settle()
        match._told()
        return match

    # -- looking ----------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.header.seats

    @property
    def moves(self) -> list[Move]:
        """The log so far; read it, and leave it as it is."""
        return self._play.moves

    @property
    def state(self) -> S:
        """The whole state, secrets included; seats see :meth:`view`."""
        state: S = self._play.state
        return state

    @property
    def waiting(self) -> Decide | Over:
        """Who may act, or how it ended; luck is never left waiting."""
        return self._play.waiting  # type: ignore[return-value]

    @property
    def result(self) -> Result | None:
        """The result, or ``None`` until the game is over."""
        waiting = self._play.waiting
        return waiting.result if isinstance(waiting, Over) else None

    def state_after(self, number: int) -> S:
        """The state after so many moves; 0 is where the log begins."""
        if not 0 <= number <= len(self._play.moves):
            raise TableeError(f"there are {len(self._play.moves)} moves, not {number}")
        state: S = self._play.state_after(number)
        return state

    def offer(self, seat: int) -> Offer[A]:
        """What the seat may do now; an empty offer when it may not act."""
        return self._rules.offer(self._play.state, self._seat(seat))

    def view(self, seat: int | None) -> V:
        """What a seat, or a spectator (``None``), may see."""
        view: V = self._rules.view(self._play.state, None if seat is None else self._seat(seat))
        return view

    def picture(self, seat: int | None = None, language: str = "en") -> Picture:
        """What a seat, or a spectator, sees, as a picture with words; a notebook shows it."""
        return picture_of(self.game, self.view(seat), self.waiting, self.seats, language)

    def _repr_svg_(self) -> str | None:
        """For notebooks: what a spectator sees. It never raises, whatever the game does."""
        try:
            return safe_picture(self.game, self.view(None), self.waiting, self.seats).svg
        except Exception:
            return None

    def sample(self, seat: int, rng: Random) -> A:
        """A random legal action of a seat that may act."""
        waiting = self._play.waiting
        if type(waiting) is not Decide or not (seat in waiting.seats or seat in waiting.asides):
            raise BadSeats(f"seat {seat!r} may not act now")
        action: A = self._rules.sample(self._play.state, Seat(seat), rng)
        return action

    def turns(self, *, asides: bool = False, pace_s: float = PACE_S) -> Iterator[Turn[S, A, V]]:
        """Whose turn it is, one after another, until the game is over. Any game ends like this::

            for turn in match.turns():
                turn.play(turn.sample(rng))

        Where the rules have timers, ``pace_s`` of table time pass between two turns. With
        ``asides``, seats for whom nobody waits get a turn as well, to speak or to say nothing.
        """
        return turns(self, asides=asides, pace_s=pace_s)

    # -- playing ----------------------------------------------------------------------------

    def check(self, seat: int, action: A | Mapping[str, Any]) -> None:
        """Raise :class:`Refused` when the rules would refuse the action; change nothing."""
        _, refusal = self._play.judge(self._seat(seat), action, self.now_ms)
        if refusal is not None:
            raise self._refused(refusal)

    def play(self, seat: int, action: A | Mapping[str, Any]) -> tuple[Any, ...]:
        """Play an action (the object or its plain dict) and return the events.

        Raises :class:`Refused` when the rules refuse it; then nothing has changed, unless the
        rules say that the try itself counts (``refusal.recorded``).
        """
        play = self._play
        if type(seat) is not int or not 0 <= seat < self.header.seats:
            self._seat(seat)  # says what is wrong
        refusal = play.decide(seat, action, self.now_ms)
        if refusal is None:
            waiting = play.waiting
            if type(waiting) is not Decide or waiting.stand_ins:
                self._settle_or_undo()
            self.last_events, play.events = play.events, ()
            return self.last_events
        if refusal.recorded:
            self._settle_or_undo()
            self._told()
        raise self._refused(refusal)

    def advance(self, seconds: float) -> tuple[Any, ...]:
        """Let table time pass: timers, clocks and stand-ins do what is due on the way."""
        self._let_pass(seconds)
        return self._told()

    def undo(self) -> Decision[A]:
        """Take the last decision back, with all that came of it, and return it.

        Luck that was drawn since is drawn anew, so nobody can try out what it will be.
        """
        play = self._play
        last = next((at for at in reversed(range(len(play.moves))) if self._is_own(at)), None)
        if last is None:
            raise TableeError("there is no decision to take back")
        undone = cast("Decision[A]", play.moves[last])
        play.take_back_to(last)
        drawn = sum(isinstance(move, Outcome) for move in play.moves)
        self._scripted = min(drawn, len(self._script))  # the script answers the first draws
        self.now_ms = max(undone.at_ms, play.state.at_ms)
        self._rest_ms = 0.0
        self._bots = None
        return undone

    def _is_own(self, at: int) -> bool:
        """Whether a move was decided by its seat, not by a stand-in."""
        move = self._play.moves[at]
        if not isinstance(move, Decision):
            return False
        waiting = self._rules.waiting(self._play.state_after(at))
        return not isinstance(waiting, Decide) or move.seat not in waiting.stand_ins

    # -- keeping ----------------------------------------------------------------------------

    def dumps(self) -> str:
        """The log as JSON lines; time that has passed on a running clock is in it as a tick."""
        waiting = self._play.waiting
        if isinstance(waiting, Decide) and waiting.deadline_ms and self.now_ms > self._stamped():
            return log.dump(self.header, [*self.moves, Tick(self.now_ms)])
        return log.dump(self.header, self.moves)

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

    def copy(self, *, seed: int | None = None) -> Match[S, A, V]:
        """The same game, to try something out; its luck to come is its own, from ``seed``."""
        need_seed(seed)
        again: Match[S, A, V] = object.__new__(type(self))
        again.__dict__.update(self.__dict__)
        again._seed, again._rng = seed, None
        again._play = self._play.copy()
        again._bots = None
        return again

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """The same game with the same log at the same time; luck to come is not compared."""
        if not isinstance(other, Match):
            return NotImplemented
        return (self.game.slug, self.header, self.now_ms, self.moves) == (
            other.game.slug,
            other.header,
            other.now_ms,
            other.moves,
        )

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def __getstate__(self) -> dict[str, Any]:
        """All but what the game itself provides, so that a match can be pickled."""
        kept = dict(self.__dict__)
        for name in ("game", "_rules", "_bots"):
            del kept[name]
        play = kept.pop("_play")
        return {**kept, "play": (play.state, play.moves, play.kept)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        state, moves, states = kept.pop("play")
        self.__dict__.update(kept)
        self.game = find_game(self.header.game)
        self._rules = self.game.rules
        self._bots = None
        self._play = Play(self.game, state)
        self._play.moves, self._play.kept = moves, states

    def __repr__(self) -> str:
        return f"<Match {self.game.slug}: {len(self.moves)} moves, waiting {self.waiting}>"

    # -- the table's own work -----------------------------------------------------------------

    def _seat(self, seat: int) -> Seat:
        if type(seat) is not int or not 0 <= seat < self.header.seats:
            raise BadSeats(f"no seat {seat!r} at this table of {self.header.seats}")
        return seat  # type: ignore[return-value]  # cheaper than a call, at every step

    def _told(self) -> tuple[Any, ...]:
        """The events since somebody last asked."""
        play = self._play
        self.last_events, play.events = play.events, ()
        return self.last_events

    def _stamped(self) -> int:
        """The latest time in the log."""
        times = [move.at_ms for move in self.moves if not isinstance(move, Outcome)]
        return max(times, default=self.header.start["at_ms"] if self.header.start else 0)
