"""Random games: the states of play that every check looks at."""

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Any, NamedTuple

from tablee.core.codec import codec
from tablee.core.game import AnyGame
from tablee.core.protocol import (
    Decide,
    Decision,
    Draw,
    Leave,
    Move,
    Outcome,
    Over,
    Seat,
    Tick,
    Waiting,
)
from tablee.testing.broken import Broken

MOST_MOVES = 20_000  # no random game may take longer
ASIDE = 0.2  # how often somebody acts for whom nobody waits
TICKS = 0.1  # how often a timer runs out although somebody could act
APART = ("leave", "away", "back")  # what no offer lists
COMES_AND_GOES = 0.03  # how often a seat leaves, loses its connection or is back
LATER = (0, 0, 0, 1, 400, 900, 5_000, 60_000)  # ms that a decision may take


class Step(NamedTuple):
    """One move of a game, and what came of it."""

    state: Any
    move: Move
    after: Any
    events: tuple[Any, ...]


class Walk(NamedTuple):
    """A random game as far as it went."""

    first: Any  # None where not even the setup worked
    steps: tuple[Step, ...]
    trouble: Exception | None = None  # why it could not go on
    is_cut: bool = False  # physics is expensive, or so many moves are enough

    @property
    def states(self) -> list[Any]:
        """The first one and all that follow."""
        first = [] if self.first is None else [self.first]
        return first + [step.after for step in self.steps]

    @property
    def moves(self) -> list[Move]:
        return [step.move for step in self.steps]


def may(game: AnyGame, state: Any, move: Move) -> bool:
    """Whether a move can be made: it is legal, or the try itself counts."""
    refusal = game.rules.check(state, move)
    return refusal is None or refusal.recorded


def random_move(game: AnyGame, state: Any, waiting: Waiting, rng: Random) -> Move:
    """Luck as drawn, or the sampled action of one of the seats that may act, once it is legal."""
    move = _sampled(game, state, waiting, rng)
    if isinstance(move, Decision) and not may(game, state, move):
        return _in_time(game, state, waiting, move)
    return move


def _in_time(game: AnyGame, state: Any, waiting: Waiting, move: Decision[Any]) -> Move:
    """In real time a seat may have to wait until it may act; else the move as it is."""
    later: list[Move] = [Decision(move.seat, move.action, move.at_ms + ms) for ms in LATER]
    if game.nature.is_real_time and isinstance(waiting, Decide):
        later += [] if waiting.deadline_ms is None else [Tick(waiting.deadline_ms)]
        return next((each for each in later if game.rules.check(state, each) is None), move)
    return move


def _sampled(game: AnyGame, state: Any, waiting: Waiting, rng: Random) -> Move:
    if isinstance(waiting, Draw):
        return Outcome(game.rules.draw(state, rng))
    assert isinstance(waiting, Decide)
    deadline = waiting.deadline_ms
    if (
        waiting.expiry == "tick"
        and deadline is not None
        and (not waiting.seats or rng.random() < TICKS)
    ):
        return Tick(deadline)
    if not waiting.seats:
        raise Broken("a dead end: nobody may act and no time is due")
    speaks = waiting.asides and rng.random() < ASIDE
    seat = rng.choice(waiting.asides if speaks else waiting.seats)
    return Decision(seat, game.rules.sample(state, seat, rng), state.at_ms)


def busy_move(game: AnyGame, state: Any, waiting: Waiting, rng: Random) -> Move:
    """What is owed or sampled; now and then a seat leaves, loses its connection or is back."""
    is_stuck = isinstance(waiting, Decide) and not waiting.seats and waiting.deadline_ms is None
    if is_stuck or (not isinstance(waiting, Draw) and rng.random() < COMES_AND_GOES):
        names = ("back",) if is_stuck else APART  # a table may wait for who is away
        comings = [move for name in names for move in _comings(game, state, name)]
        if comings:
            return rng.choice(comings)
    move = _sampled(game, state, waiting, rng)
    if not isinstance(move, Decision):
        return move
    if game.rules.check(state, move) is not None:
        return _in_time(game, state, waiting, move)
    slow = Decision(move.seat, move.action, move.at_ms + rng.choice(LATER))
    return slow if game.rules.check(state, slow) is None else move


def _comings(game: AnyGame, state: Any, name: str) -> Iterator[Move]:
    """The seats that may leave, be away or be back now."""
    readers = codec(game)
    for seat in range(state.seats) if name in readers.types else ():
        move = Decision(seat, readers.action({"type": name}), state.at_ms)
        if game.rules.check(state, move) is None:
            yield move


def play_on(
    game: AnyGame,
    state: Any,
    rng: Random,
    *,
    is_busy: bool = False,
    expensive_draws: int | None = None,
    most: int | None = None,
) -> Iterator[Step]:
    """The moves of a random game from a state, to its end or until physics costs too much."""
    rules, most = game.rules, MOST_MOVES if most is None else most
    for number in count():
        waiting = rules.waiting(state)
        if isinstance(waiting, Over):
            return
        if isinstance(waiting, Draw) and waiting.expensive and expensive_draws is not None:
            if expensive_draws == 0:
                return
            expensive_draws -= 1
        if number == most:
            raise Broken(f"no end after {most} moves")
        move = (busy_move if is_busy else random_move)(game, state, waiting, rng)
        refusal = rules.check(state, move)
        if refusal is not None and not refusal.recorded:
            raise Broken(f"the sampled move {move} is refused: {refusal}")
        after, events = rules.apply(state, move)
        yield Step(state, move, after, events)
        state = after


def random_game(game: AnyGame, seats: int, options: dict[str, Any], rng: Random) -> Iterator[Step]:
    """A game played at random, from its setup."""
    return play_on(game, game.rules.setup(seats, codec(game).options(options)), rng)


def walk(
    game: AnyGame,
    seats: int,
    options: dict[str, Any],
    rng: Random,
    *,
    is_busy: bool,
    moves: int,
    expensive_draws: int,
) -> Walk:
    """A random game of so many moves at most; what stops it is kept, not raised."""
    first, steps = None, []
    try:
        first = game.rules.setup(seats, codec(game).options(options))
        for step in play_on(game, first, rng, is_busy=is_busy, expensive_draws=expensive_draws):
            steps.append(step)  # what was played before an exception counts
            if len(steps) == moves:
                return Walk(first, tuple(steps), is_cut=True)
        is_over = isinstance(game.rules.waiting(steps[-1].after if steps else first), Over)
    except Exception as error:
        return Walk(first, tuple(steps), error)
    return Walk(first, tuple(steps), is_cut=not is_over)


def seats_of(state: Any) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(state.seats)))


def viewers(state: Any) -> tuple[Seat | None, ...]:
    """Every seat, and a spectator."""
    return (*seats_of(state), None)


def leaving(state: Any, seat: int) -> Decision[Any]:
    return Decision(seat, Leave(), state.at_ms)


def spread(things: Sequence[Any], most: int) -> list[Any]:
    """So many of them at most, from the first to the last."""
    if len(things) <= most:
        return list(things)
    return [things[at * (len(things) - 1) // max(1, most - 1)] for at in range(most)]
