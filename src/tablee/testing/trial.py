"""One table that a game is tried at, and how much work that may be."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from tablee.core.codec import to_json
from tablee.core.game import AnyGame
from tablee.core.protocol import Move, Over, Result
from tablee.testing.broken import Broken
from tablee.testing.walks import MOST_MOVES, Step, Walk, spread, walk

T = TypeVar("T")


class Effort(NamedTuple):
    """How much work each check may be, at one table with one seed."""

    states: int = 24  # looked at closely, of each random game
    moves: int = MOST_MOVES  # of a random game
    expensive_draws: int = 3  # of physics, in a random game
    positions: int = 12  # made impossible on purpose
    decisions: int = 200  # of bots of one level
    reviewed: int = 12  # moves of a game that is reviewed, as that may take long
    seconds: float = 1.0  # for bots of one level, and for hints; all else is counted


EFFORT = Effort()


class Trial:
    """A game with so many seats, some options and a seed; its random games are played once."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: dict[str, Any],
        seed: int = 0,
        effort: Effort = EFFORT,
    ) -> None:
        self.game = game
        self.rules = game.rules
        self.seats = seats
        self.options = options
        self.seed = seed
        self.effort = effort
        self.here: Any = None  # the state that is looked at just now, for who tells of a failure
        self.move: Move | None = None  # and what was tried there

    def rng(self, name: str) -> Random:
        """Luck for one purpose, whatever was drawn before."""
        return Random(f"{self.seed} {name}")

    def stopwatch(self) -> Callable[[], bool]:
        """Asked after each step of what others made slow: whether its time is up."""
        until = perf_counter() + self.effort.seconds
        return lambda: perf_counter() > until

    @cached_property
    def quiet(self) -> Walk:
        """A random game in which nobody leaves."""
        return self._walk(is_busy=False)

    @cached_property
    def busy(self) -> Walk:
        """A random game in which seats come and go, and take their time."""
        return self._walk(is_busy=True)

    def _walk(self, *, is_busy: bool) -> Walk:
        name = "busy" if is_busy else "quiet"
        return walk(
            self.game,
            self.seats,
            self.options,
            self.rng(name),
            is_busy=is_busy,
            moves=self.effort.moves,
            expensive_draws=self.effort.expensive_draws,
        )

    def again(self) -> "Trial":
        """The same table, not yet played at."""
        return Trial(self.game, self.seats, self.options, self.seed, self.effort)

    @property
    def walks(self) -> tuple[Walk, Walk]:
        return self.quiet, self.busy

    def states(self, most: int | None = None) -> Iterator[Any]:
        """Some states of both games, noting which one is looked at."""
        most = self.effort.states if most is None else most
        for each in self.walks:
            yield from self.look_at(spread(each.states, most))

    def look_at(self, states: Iterable[T]) -> Iterator[T]:
        """These states, noting which one is looked at."""
        for self.here in states:
            self.move = None
            yield self.here

    def steps(self, most: int | None = None) -> Iterator[Step]:
        """Some steps of both games, noting where they were made."""
        most = self.effort.states if most is None else most
        for each in self.walks:
            for step in spread(each.steps, most):
                self.here, self.move = step.state, step.move
                yield step

    def results(self) -> Iterator[tuple[Any, Result]]:
        """The last state of each game that is over, and its result."""
        for each in self.walks:
            waiting = self.rules.waiting(each.states[-1]) if each.states else None
            if isinstance(waiting, Over):
                self.here, self.move = each.states[-1], None
                yield each.states[-1], waiting.result

    @property
    def is_barren(self) -> bool:
        """Whether not one move could be made, so that a check has nothing to look at."""
        return any(each.trouble is not None and not each.steps for each in self.walks)

    def everywhere(self, effort: Effort | None = None) -> Iterator["Trial"]:
        """The same with every number of seats in every variant."""
        for seats in self.game.seats:
            for variant in self.game.examples.variants:
                yield trial(self.game, seats, dict(variant), self.seed, effort or self.effort)


KEPT = 40  # trials whose random games are remembered
_TRIALS: "OrderedDict[tuple[Any, ...], Trial]" = OrderedDict()


def trial(
    game: AnyGame, seats: int, options: dict[str, Any], seed: int = 0, effort: Effort = EFFORT
) -> Trial:
    """A trial, with its random games if they were played before."""
    key = (id(game), seats, to_json(options), seed, effort)
    found = _TRIALS.get(key)
    if found is None or found.game is not game:
        found = _TRIALS[key] = Trial(game, seats, options, seed, effort)
    _TRIALS.move_to_end(key)
    while len(_TRIALS) > KEPT:
        _TRIALS.popitem(last=False)
    return found


def why(error: Exception) -> str:
    """What went wrong, in a sentence: a crash is told with the line where it happened."""
    if isinstance(error, Broken):
        return str(error)
    trace, place = error.__traceback__, ""
    while trace is not None:
        code = trace.tb_frame.f_code
        place = f" in {code.co_name} ({code.co_filename}:{trace.tb_lineno})"
        trace = trace.tb_next
    return f"{type(error).__name__}: {error}{place}"
