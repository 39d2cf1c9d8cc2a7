"""Does a game refuse every impossible position? Edited positions must be refused or playable.

A position that ``flaw`` accepts is played on under the promises of the contract: no exception, no
dead end, no endless game, and every position that follows is accepted too.
"""

from collections.abc import Iterator, Sequence
from math import isfinite
from random import Random
from typing import Any, NamedTuple

from msgspec import inspect

from tablee.core.codec import codec, to_json, to_plain
from tablee.core.errors import BadPosition
from tablee.core.game import AnyGame
from tablee.core.protocol import Decide, Decision, Over
from tablee.testing.broken import Broken, same
from tablee.testing.edits import edited
from tablee.testing.patience import at_most
from tablee.testing.walks import MOST_MOVES, Step, play_on, seats_of, viewers

OFTEN = 8  # states from one to the next that is looked at closely, in games played to the end
SECONDS = 5.0  # of the processor's time, for one edited position
MILD = 10**7  # numbers up to this one are tried first; table time in ms is large, too


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
    edits = [edited(to_plain(rng.choice(states)), kind, rng) for _ in range(limits.positions)]
    # Huge numbers last: a game that accepts anything shall fail before memory is full.
    for plain in sorted(edits, key=lambda each: _largest(each) > MILD):
        try:
            with at_most(SECONDS, "playing on from an accepted position"):
                tally = tally.plus(_check_position(game, plain, rng, limits))
        except Exception as error:
            raise Broken(f"seed {seed}, {type(error).__name__}: {error}\n{plain}") from error
    return tally


def _largest(plain: Any) -> float:
    """The largest number that stands anywhere in a plain form."""
    if isinstance(plain, dict):
        return max(map(_largest, plain.values()), default=0)
    if isinstance(plain, list):
        return max(map(_largest, plain), default=0)
    return abs(plain) if isinstance(plain, int | float) and isfinite(plain) else 0


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
            _look_at(game, after, rng)
        is_over = isinstance(game.rules.waiting(after), Over)
        if not to_the_end and number >= limits.moves:
            break
    return Tally(accepted=1, finished=int(to_the_end and is_over))


def _played(game: AnyGame, state: Any, rng: Random, limits: Limits) -> Iterator[Any]:
    """A position and those that follow at random, until the end or until physics costs too much."""
    yield state
    steps = play_on(
        game,
        state,
        rng,
        is_busy=True,
        expensive_draws=limits.expensive_draws,
        most=limits.endless,
    )
    for number, step in enumerate(steps):
        _tell(game, step, is_read_back=number < OFTEN)
        yield step.after


def _tell(game: AnyGame, step: Step, *, is_read_back: bool) -> None:
    """Texts read back, and everybody can be told what happened."""
    notation = game.notation
    if is_read_back:
        text = notation.write_position(step.state)
        same(notation.read_position(text), step.state, "a position's text")
        if isinstance(step.move, Decision):
            action = step.move.action
            same(
                notation.read(step.state, notation.write(step.state, action)), action, "a notation"
            )
    for event in step.events:
        for viewer in viewers(step.after):
            game.rules.redact(event, viewer)
        for language in ("en", "fr"):
            notation.tell(step.after, event, language)


def _look_at(game: AnyGame, state: Any, rng: Random) -> None:
    """Offers, views and JSON of a position are those of any state of play."""
    rules = game.rules
    waiting = rules.waiting(state)
    may_act = (*waiting.seats, *waiting.asides) if isinstance(waiting, Decide) else ()
    for seat in seats_of(state):
        offer = rules.offer(state, seat)
        if bool(offer) != (seat in may_act):
            raise Broken(f"seat {seat} is offered {offer} while the table waits for {may_act}")
        for action in rng.sample(offer.actions, min(OFTEN, len(offer.actions))):
            if (refusal := rules.check(state, Decision(seat, action, state.at_ms))) is not None:
                raise Broken(f"{action} is offered to seat {seat} and refused: {refusal}")
    for viewer in viewers(state):
        view = rules.view(state, viewer)
        same(rules.view(rules.guess(view, rng), viewer), view, "the view of a guess")
    if (flaw := rules.flaw(state)) is not None:
        raise Broken(f"what follows is called impossible: {flaw}")
    same(codec(game).thing(to_json(state)), state, "the JSON form of a state")
