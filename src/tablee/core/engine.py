"""From a log to a state: the fold that every reader of a game shares."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tablee.core.codec import codec
from tablee.core.errors import BadLog, BadPosition, BadSeats
from tablee.core.log import Header
from tablee.core.protocol import AnyGame, Decision, Move, Outcome, Step


def first_state(game: AnyGame, header: Header) -> Any:
    """The state before the first move: the game's setup, or the position the log starts from."""
    if header.seats not in game.seats:
        played = ", ".join(str(count) for count in game.seats)
        raise BadSeats(f"{game.slug} is played with {played} seats, not {header.seats}")
    if header.start is not None:
        return position(game, header.start, header.seats)
    return game.rules.setup(header.seats, codec(game).options(header.options))


def position(game: AnyGame, given: Any, seats: int | None = None) -> Any:
    """A state to start from, if a game can stand like that."""
    state = codec(game).state(given)
    if (flaw := game.rules.flaw(state)) is not None:
        raise BadPosition(f"{game.slug}: impossible position: {flaw}")
    if seats not in (None, state.seats):
        raise BadPosition(f"{game.slug}: a position of {state.seats} seats at a table of {seats}")
    return state


def replay(game: AnyGame, header: Header, moves: Iterable[Move]) -> Iterator[Step[Any, Any]]:
    """Each step of a log, judged again; raises :class:`BadLog` at the first illegal move."""
    rules = game.rules
    state = first_state(game, header)
    yield Step(state, ())
    now = state.at_ms
    for number, move in enumerate(moves, start=1):
        if not isinstance(move, Outcome):
            if move.at_ms < now:
                raise BadLog(f"table time runs backwards at move {number}", line=number + 1)
            now = move.at_ms
        if isinstance(move, Decision) and not 0 <= move.seat < header.seats:
            raise BadLog(f"no seat {move.seat} at move {number}", line=number + 1)
        refusal = rules.check(state, move)
        if refusal is not None and not refusal.recorded:
            raise BadLog(
                f"move {number} is refused: {refusal.code} ({refusal.rule})", line=number + 1
            )
        step = rules.apply(state, move)
        state = step.state
        yield step


def played(game: AnyGame, header: Header, moves: Sequence[Move]) -> list[tuple[Any, Move]]:
    """Each move of a log with the state it was made in."""
    states = [step.state for step in replay(game, header, moves)]
    return list(zip(states, moves, strict=False))


def fold(game: AnyGame, header: Header, moves: Iterable[Move]) -> Any:
    """The state a log leads to."""
    state: Any = None
    for step in replay(game, header, moves):
        state = step.state
    return state
