"""From a log to a state: the one fold that every reader of a game shares."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from tablee.core.codec import codec
from tablee.core.errors import BadLog, BadPosition, BadSeats, Refused
from tablee.core.game import AnyGame
from tablee.core.log import Header
from tablee.core.protocol import Decision, Move, Outcome, Step
from tablee.core.sentences import explained


def first_state(game: AnyGame, header: Header) -> Any:
    """The state before the first move: the game's setup, or the position the log starts from."""
    if header.seats not in game.seats:
        played = ", ".join(str(count) for count in game.seats)
        raise BadSeats(f"{game.slug} is played with {played} seats, not {header.seats}")
    if header.start is not None:
        return position(game, header.start, header.seats)
    with worded(game):
        return game.rules.setup(header.seats, codec(game).options(header.options))


@contextmanager
def worded(game: AnyGame) -> Iterator[None]:
    """Rules raise a bare :class:`Refused`, as they know no words; here it gets its sentence."""
    try:
        yield
    except Refused as error:
        raise Refused(error.refusal, explained(game, error.refusal, "en")) from None


def position(game: AnyGame, given: Any, seats: int | None = None) -> Any:
    """A state to start from, if a game can stand like that."""
    state = codec(game).state(given)
    if (flaw := game.rules.flaw(state)) is not None:
        raise BadPosition(f"{game.slug}: impossible position: {flaw}")
    if seats not in (None, state.seats):
        raise BadPosition(f"{game.slug}: a position of {state.seats} seats at a table of {seats}")
    return state


def replay(
    game: AnyGame, header: Header, moves: Iterable[Move], *, judged: bool = True
) -> Iterator[Step[Any, Any]]:
    """The first state, then each step of a log; :class:`BadLog` at the first illegal move.

    ``judged=False`` trusts the moves: they come from a store that has judged them before.
    """
    state = first_state(game, header)
    yield state, ()
    yield from follow(game, state, moves, judged=judged)


def follow(
    game: AnyGame, state: Any, moves: Iterable[Move], *, judged: bool = True, after: int = 0
) -> Iterator[Step[Any, Any]]:
    """Each step from a state that a log has reached after so many moves."""
    apply = game.rules.apply
    for number, move in enumerate(moves, start=after + 1):
        if judged:
            _judge(game, state, move, number)
        state, events = apply(state, move)
        yield state, events


def _judge(game: AnyGame, state: Any, move: Move, number: int) -> None:
    """Raise :class:`BadLog` when a move is illegal.

    Time is compared with what the state has reached: games without a clock stay at 0, and servers
    used to start again from there whenever such a table was opened.
    """
    if not isinstance(move, Outcome) and move.at_ms < state.at_ms:
        raise BadLog(f"table time runs backwards at move {number}", line=number + 1)
    if isinstance(move, Decision) and not 0 <= move.seat < state.seats:
        raise BadLog(f"no seat {move.seat} at move {number}", line=number + 1)
    refusal = game.rules.check(state, move)
    if refusal is not None and not refusal.recorded:
        raise BadLog(f"move {number} is refused: {refusal.code} ({refusal.rule})", line=number + 1)


def outcome_of(game: AnyGame, state: Any, moves: Iterable[Move]) -> Any:
    """The state that trial moves lead to; ``None`` where one of them is refused."""
    for move in moves:
        if game.rules.check(state, move) is not None:
            return None
        state = game.rules.apply(state, move)[0]
    return state


def played(game: AnyGame, header: Header, moves: Sequence[Move]) -> list[tuple[Any, Move]]:
    """Each move of a log with the state it was made in."""
    states = [state for state, _ in replay(game, header, moves)]
    return list(zip(states, moves, strict=False))


def fold(game: AnyGame, header: Header, moves: Iterable[Move], *, judged: bool = True) -> Any:
    """The state a log leads to."""
    state: Any = None
    for state, _ in replay(game, header, moves, judged=judged):  # noqa: B007
        pass
    return state
