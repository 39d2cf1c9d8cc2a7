"""What a legal move does: build, lock, walk and close, leave (CX-25..58, CX-61)."""

from msgspec.structs import replace

from tablee.core.protocol import Decision, Leave, Move, Outcome, Seat
from tablee.games.cortexcape.board.graph import EXIT_INDEX
from tablee.games.cortexcape.events import (
    Built,
    Ended,
    FistOpened,
    Locked,
    RoundBegan,
    SeatLeft,
    Step,
    Walked,
)
from tablee.games.cortexcape.model import (
    CYLINDERS,
    Build,
    Lock,
    Path,
    Pick,
    Round,
    State,
)
from tablee.games.cortexcape.rules.builds import built
from tablee.games.cortexcape.rules.paths import emptied, points_of
from tablee.games.cortexcape.rules.queries import builder, marbles_left, result
from tablee.games.cortexcape.rules.setup import apply_outcome, begin


def apply(state: State, move: Move) -> Step:
    """The state after a legal move, and what happened."""
    if not isinstance(move, Decision):
        return apply_outcome(state, move.drawn) if isinstance(move, Outcome) else (state, ())
    action = move.action
    now = move.at_ms if state.table.clock else 0
    if isinstance(action, Build):
        board = built(state.board, action)
        after = replace(state, phase="lock", board=board, hand="", at_ms=now)
        return (after, (Built(Seat(move.seat), board, action),))
    if isinstance(action, Lock):
        after = replace(state, phase="path", start=action.start, exit=action.exit, at_ms=now)
        return (after, (Locked(Seat(move.seat), action.start, action.exit),))
    if isinstance(action, Path):
        return _walk(state, action, now)
    if isinstance(action, Leave):
        return _leave(state, Seat(move.seat))
    assert isinstance(action, Pick)
    assert state.white_hand is not None
    starter = Seat(1 if action.hand == state.white_hand else 0)  # CX-15
    opened = FistOpened(action.hand, state.white_hand)
    return begin(state, starter, (opened,), now)


def _walk(state: State, action: Path, now: int) -> Step:
    """The builder pays, the pieces come off the board and the round closes (CX-45..54)."""
    seat = builder(state)
    doors = "".join(action.doors)
    board, taken = emptied(state.board, doors)
    points = points_of(state.board, doors)
    closed = (state.start, state.exit) if state.start in EXIT_INDEX else (state.exit,)  # CX-63
    marbles = list(state.marbles)
    for exit_ in closed:
        marbles[EXIT_INDEX[exit_]] = seat  # CX-53
    scores = list(state.scores)
    scores[seat] += points
    seats = state.table.seats
    record = Round(seat, state.board, state.start, state.exit, doors, points)
    over = None not in marbles  # CX-55
    after = State(
        state.table,
        "over" if over else "build",
        state.round if over else state.round + 1,
        state.starter,
        None,
        (),
        board,
        "".join([piece * taken.count(piece) for piece in CYLINDERS]),
        "",
        "",
        tuple(marbles),
        tuple(scores),
        (*state.history, record),
        state.left,
        now,
    )
    next_builder, next_locker = Seat((seat + 1) % seats), Seat((seat + 2) % seats)  # CX-23
    walked = Walked(
        seat,
        points,
        doors,
        taken,
        closed,
        marbles_left(after),
        after.scores,
        None if over else next_builder,
        None if over else next_locker,
    )
    if over:
        return (after, (walked, Ended(result(after))))
    return (after, (walked, RoundBegan(after.round, next_builder, next_locker)))


def _leave(state: State, seat: Seat) -> Step:
    """CX-61: with two players the opponent wins; with more a stand-in plays on."""
    after = replace(state, left=(*state.left, seat))
    if state.table.seats > 2:
        return (after, (SeatLeft(seat),))
    after = replace(after, phase="over", white_hand=None)
    return (after, (SeatLeft(seat), Ended(result(after))))
