"""Does a game refuse every impossible position? Edited positions must be refused or playable.

A position that ``flaw`` accepts is played on under the promises of the contract: no exception, no
dead end, no endless game, and every position that follows is accepted too.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Any, NamedTuple

from msgspec import inspect

from tablee.core.codec import codec, to_json, to_plain
from tablee.core.conformance import (
    MOST_MOVES,
    Broken,
    check_events,
    check_state,
    check_text,
    random_move,
)
from tablee.core.errors import BadPosition
from tablee.core.game import AnyGame
from tablee.core.position_edits import edited
from tablee.core.protocol import Decide, Decision, Draw, Move, Over, Seat, Tick, Waiting

APART = ("leave", "away", "back")  # what no offer lists
COMES_AND_GOES = 0.03  # how often a seat leaves, loses its connection or is back
LATER = (0, 0, 0, 1, 400, 900, 5_000, 60_000)  # ms that a decision may take
OFTEN = 8  # states from one to the next that is looked at closely, in games played to the end


class Limits(NamedTuple):
    """How much work one run may be."""

    positions: int = 20  # edited positions of each game
    moves: int = 12  # played from an accepted one
    to_the_end: float = 0.1  # how often it is played to its end
    expensive_draws: int = 3  # of physics, in each game that is played
    endless: int = MOST_MOVES  # no game may take longer


class Tally(NamedTuple):
    """What became of the edited positions."""

    unreadable: int = 0
    refused: int = 0
    accepted: int = 0
    finished: int = 0  # of those accepted, played to the end

    def plus(self, other: "Tally") -> "Tally":
        """Two tallies together."""
        return Tally(*map(sum, zip(self, other, strict=True)))


LIMITS = Limits()


def check_positions(
    game: AnyGame, states: Sequence[Any], seed: int, limits: Limits = LIMITS
) -> Tally:
    """Edits of some of these states: each is refused, or played on."""
    rng = Random(seed)
    kind = inspect.type_info(game.types.state)
    tally = Tally()
    for _ in range(limits.positions):
        plain = edited(to_plain(rng.choice(states)), kind, rng)
        try:
            tally = tally.plus(_check_position(game, plain, rng, limits))
        except Exception as error:
            raise Broken(f"seed {seed}, {type(error).__name__}: {error}\n{plain}") from error
    return tally


def states_of_play(
    game: AnyGame, seats: int, options: dict[str, Any], seed: int, limits: Limits = LIMITS
) -> Iterator[Any]:
    """The states of a random game in which seats come and go; none of them may be refused."""
    first = game.rules.setup(seats, codec(game).options(options))
    for state in _played(game, first, Random(seed), limits):
        if (flaw := game.rules.flaw(state)) is not None:
            raise Broken(f"a state of play is called impossible: {flaw}\n{to_json(state)}")
        yield state


def _check_position(game: AnyGame, plain: Any, rng: Random, limits: Limits) -> Tally:
    """One edited position: refused with words, or played on."""
    try:
        state = codec(game).state(plain)
    except BadPosition:
        return Tally(unreadable=1)
    flaw = game.rules.flaw(state)
    if flaw is not None:
        if not isinstance(flaw, str) or not flaw:
            raise Broken("a refusal without words")
        return Tally(refused=1)
    to_the_end = rng.random() < limits.to_the_end
    is_over = False
    for number, after in enumerate(_played(game, state, rng, limits)):
        if not to_the_end or number % OFTEN == 0:
            check_state(game, after, rng)
        is_over = isinstance(game.rules.waiting(after), Over)
        if not to_the_end and number >= limits.moves:
            break
    return Tally(accepted=1, finished=int(to_the_end and is_over))


def _played(game: AnyGame, state: Any, rng: Random, limits: Limits) -> Iterator[Any]:
    """A position and those that follow at random, until the end or until physics costs too much."""
    rules, expensive_draws = game.rules, limits.expensive_draws
    for number in count():
        yield state
        waiting = rules.waiting(state)
        is_expensive = isinstance(waiting, Draw) and waiting.expensive
        if isinstance(waiting, Over) or (is_expensive and expensive_draws == 0):
            return
        expensive_draws -= is_expensive
        if number == limits.endless:
            raise Broken(f"no end after {limits.endless} moves")
        move = _some_move(game, state, waiting, rng)
        refusal = rules.check(state, move)
        if refusal is not None and not refusal.recorded:
            raise Broken(f"the sampled move {move} is refused: {refusal}")
        if number < OFTEN:
            check_text(game, state, move)
        state, events = rules.apply(state, move)
        for event in events:
            for viewer in (*map(Seat, range(state.seats)), None):
                rules.redact(event, viewer)
        check_events(game, state, events)


def _some_move(game: AnyGame, state: Any, waiting: Waiting, rng: Random) -> Move:
    """What is owed or sampled; now and then a seat leaves, loses its connection or is back."""
    is_stuck = isinstance(waiting, Decide) and not waiting.seats and waiting.deadline_ms is None
    if is_stuck or (not isinstance(waiting, Draw) and rng.random() < COMES_AND_GOES):
        names = ("back",) if is_stuck else APART  # a table may wait for who is away
        comings = [move for name in names for move in _comings(game, state, name)]
        if comings:
            return rng.choice(comings)
    move = random_move(game, state, waiting, rng)
    if not isinstance(move, Decision):
        return move
    later: list[Move] = [Decision(move.seat, move.action, move.at_ms + ms) for ms in LATER]
    if game.rules.check(state, move) is None:
        later = [rng.choice(later), move]
    elif (
        game.nature.is_real_time and isinstance(waiting, Decide) and waiting.deadline_ms is not None
    ):
        later.append(Tick(waiting.deadline_ms))  # a seat may have to wait until it may act
    return next((each for each in later if game.rules.check(state, each) is None), move)


def _comings(game: AnyGame, state: Any, name: str) -> Iterator[Move]:
    """The seats that may leave, be away or be back now."""
    readers = codec(game)
    for seat in range(state.seats) if name in readers.types else ():
        move = Decision(seat, readers.action({"type": name}), state.at_ms)
        if game.rules.check(state, move) is None:
            yield move
