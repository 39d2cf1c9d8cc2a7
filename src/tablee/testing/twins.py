"""Twins: two worlds that look alike to a seat, and differ where it cannot look."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from tablee.core.codec import codec, to_plain
from tablee.core.game import AnyGame
from tablee.core.protocol import Decision, Draw, Move, Outcome, Over, Seat
from tablee.testing.edits import read_as
from tablee.testing.trial import Trial
from tablee.testing.walks import MOST_MOVES, Step, may, random_move, viewers

ALIKE = 0.5  # how often what twins draw looks the same, and is another thing underneath
OTHERWISE = 0.3  # how often a twin of another seat chooses otherwise
TRIES = 12  # other luck that is tried for one that looks the same


class Twins(NamedTuple):
    """Two worlds that look alike to a viewer."""

    viewer: Seat | None
    one: Any
    two: Any


class Fork(NamedTuple):
    """A move in two worlds, or two moves in one: alike to a viewer before and after."""

    viewer: Seat | None
    one: Step
    two: Step


def pairs(trial: Trial, most: int | None = None) -> Iterator[Twins]:
    """States of play, each with another that some viewer cannot tell from it."""
    rng = trial.rng("twins")
    for state in trial.states(most):
        for viewer in viewers(state):
            for _ in range(2):
                two = trial.rules.guess(trial.rules.view(state, viewer), rng)
                if is_twin(trial.game, state, two, viewer):
                    yield Twins(viewer, state, two)


def is_twin(game: AnyGame, one: Any, two: Any, viewer: Seat | None) -> bool:
    """Whether two possible states differ, and look alike to a viewer."""
    rules = game.rules
    return bool(
        one != two
        and rules.flaw(two) is None
        and rules.view(one, viewer) == rules.view(two, viewer)
    )


def forks(trial: Trial, most: int | None = None) -> Iterator[Fork]:
    """Steps of play, each beside another that a viewer cannot tell from it by what it sees."""
    rng = trial.rng("forks")
    for step in trial.steps(most):
        for viewer in viewers(step.state):
            others = [
                *_other_moves(trial, step, viewer, rng),
                *_other_worlds(trial, step, viewer, rng),
            ]
            for other in others:
                if step.after != other.after and trial.rules.view(
                    step.after, viewer
                ) == trial.rules.view(other.after, viewer):
                    yield Fork(viewer, step, other)


def _other_moves(trial: Trial, step: Step, viewer: Seat | None, rng: Random) -> Iterator[Step]:
    """Other luck, or another choice of another seat, in the same world."""
    waiting = trial.rules.waiting(step.state)
    if isinstance(step.move, Outcome):
        is_cheap = isinstance(waiting, Draw) and not waiting.expensive
        for _ in range(TRIES if is_cheap else 0):
            other = trial.rules.draw(step.state, rng)
            mixed = _mixed(trial.game, step.move.drawn, other, rng)
            for drawn in (other, mixed):
                if drawn is not None and drawn != step.move.drawn:
                    yield from _made(trial, step.state, Outcome(drawn))
    elif isinstance(step.move, Decision) and step.move.seat != viewer:
        seat = Seat(step.move.seat)
        if trial.rules.offer(step.state, seat):
            for _ in range(3):
                action = trial.rules.sample(step.state, seat, rng)
                if action != step.move.action:
                    yield from _made(trial, step.state, Decision(seat, action, step.move.at_ms))


def _other_worlds(trial: Trial, step: Step, viewer: Seat | None, rng: Random) -> Iterator[Step]:
    """The same move where something hidden is otherwise."""
    for _ in range(2):
        two = trial.rules.guess(trial.rules.view(step.state, viewer), rng)
        if is_twin(trial.game, step.state, two, viewer):
            yield from _made(trial, two, step.move)


def _made(trial: Trial, state: Any, move: Move) -> Iterator[Step]:
    if may(trial.game, state, move):
        after, events = trial.rules.apply(state, move)
        yield Step(state, move, after, events)


def _mixed(game: AnyGame, one: Any, other: Any, rng: Random) -> Any:
    """Luck that is partly like one and partly like the other; None where it is no luck.

    Deals by seat are mixed seat by seat; in a shuffled deck two cards change places.
    """
    plain, lent = to_plain(one), to_plain(other)
    places = list(_rows(plain, lent))
    if not places:
        return None
    row, others = rng.choice(places)
    at = rng.randrange(len(row))
    if rng.random() < 0.5 and len(others) == len(row):
        row[at] = others[at]
    else:
        to = rng.randrange(len(row))
        row[at], row[to] = row[to], row[at]
    return read_as(plain, game.types.outcome)


def _rows(one: Any, other: Any) -> Iterator[tuple[list[Any], list[Any]]]:
    """The lists that stand at the same place in two plain forms."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one:
            yield from _rows(one[key], other.get(key))
    elif isinstance(one, list):
        lent = other if isinstance(other, list) else []
        if one:
            yield one, lent
        for at, each in enumerate(one):
            yield from _rows(each, lent[at] if at < len(lent) else None)


def stories(
    game: AnyGame,
    seats: int,
    options: dict[str, Any],
    viewer: Seat | None,
    luck: Sequence[Random],
) -> Iterator[tuple[Step, Step]]:
    """Two games with other luck, the same decisions of the viewer, and mostly of the others."""
    rules = game.rules
    one = two = rules.setup(seats, codec(game).options(options))
    rng, *luck = luck
    for _ in range(MOST_MOVES):
        waits = rules.waiting(one), rules.waiting(two)
        if type(waits[0]) is not type(waits[1]) or isinstance(waits[0], Over):
            return
        if isinstance(waits[0], Draw) and rng.random() < ALIKE:
            move: Move = Outcome(rules.draw(one, luck[0]))
            after, events = rules.apply(one, move)
            step = Step(one, move, after, events)
            two = rules.guess(rules.view(after, viewer), luck[1])
            yield step, Step(two, move, two, events)
            one = after
            continue
        if isinstance(waits[0], Draw):
            moves: tuple[Move, Move] = (
                Outcome(rules.draw(one, luck[0])),
                Outcome(rules.draw(two, luck[1])),
            )
        else:
            move = random_move(game, one, waits[0], rng)
            moves = (move, move)
            if isinstance(move, Decision) and move.seat != viewer and rng.random() < OTHERWISE:
                other = Decision(move.seat, rules.sample(two, Seat(move.seat), rng), move.at_ms)
                moves = (move, other if rules.check(two, other) is None else move)
        if rules.check(two, moves[1]) is not None:
            return
        first, second = (
            Step(state, move, *rules.apply(state, move))
            for state, move in zip((one, two), moves, strict=True)
        )
        one, two = first.after, second.after
        yield first, second
