"""From a log to a state: the fold that every reader of a game shares."""

from collections.abc import Iterable, Iterator
from typing import Any

from tablee.core.codec import codec
from tablee.core.errors import BadLog, BadSeats
from tablee.core.log import Header
from tablee.core.protocol import AnyGame, Move, Step


def first_state(game: AnyGame, header: Header) -> Any:
    """The state before the first move: the game's setup, or the position the log starts from."""
    if header.seats not in game.seats:
        played = ", ".join(str(count) for count in game.seats)
        raise BadSeats(f"{game.slug} is played with {played} seats, not {header.seats}")
    if header.start is not None:
        return codec(game).state(header.start)
    return game.rules.setup(header.seats, codec(game).options(header.options))


def replay(game: AnyGame, header: Header, moves: Iterable[Move]) -> Iterator[Step[Any, Any]]:
    """Each step of a log, judged again; raises :class:`BadLog` at the first illegal move."""
    rules = game.rules
    state = first_state(game, header)
    yield Step(state, ())
    for number, move in enumerate(moves, start=1):
        if (refusal := rules.check(state, move)) is not None:
            raise BadLog(
                f"move {number} is refused: {refusal.code} ({refusal.rule})", line=number + 1
            )
        step = rules.apply(state, move)
        state = step.state
        yield step


def fold(game: AnyGame, header: Header, moves: Iterable[Move]) -> Any:
    """The state a log leads to."""
    state: Any = None
    for step in replay(game, header, moves):
        state = step.state
    return state
