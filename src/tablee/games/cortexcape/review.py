"""Looking back: what was best at each decision, and by how much (CX-87)."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from tablee.core.protocol import Decision, Move, Seat
from tablee.games.cortexcape.bots.prices import pricer_of
from tablee.games.cortexcape.bots.rebuild import best_rebuilds
from tablee.games.cortexcape.model import Build, Lock, Path, State
from tablee.games.cortexcape.rules.builds import built
from tablee.games.cortexcape.rules.paths import points_of, routes_of
from tablee.games.cortexcape.rules.queries import builder, is_exit_to_exit, locker

NO_LIMIT = 1 << 62
PROVEN = {  # CX-93: cheapest dearest lock of any first board, normal and exit-to-exit round
    "blue": (3, 2),
    "green": (2, 2),
    "red": (3, 2),
    "black": (3, 1),
}
LEVEL_UP_GAMES = 3  # CX-14
LEVEL_UP_REGRET = 0.7


class RoundReview(Struct, frozen=True):
    """One closed round beside the best that could have been done in it (CX-87)."""

    round: int
    seq: int  # the move that built its board, counted from 1 as replays count their steps
    until: int  # the move that was the path
    builder: Seat
    locker: Seat
    best_dearest: int | None  # of all boards in reach; unknown in round 1 of one's own lab
    best_board: str | None  # one of them; None in round 1, where the value is from a proof
    dearest: int  # of the board that was built
    best_lock: tuple[str, str]
    price: int  # of the lock that was chosen: its cheapest path
    best_path: str
    points: int  # that were paid
    builder_regret: int | None
    locker_regret: int
    path_regret: int


def review(played: Sequence[tuple[State, Move]]) -> tuple[RoundReview, ...]:
    """Every closed round of a log, given as each move with the state it was made in."""
    reviews: list[RoundReview] = []
    before: State | None = None
    board, built_by = "", 0
    for number, (state, move) in enumerate(played, start=1):
        action = move.action if isinstance(move, Decision) else None
        if isinstance(action, Build):
            before, board, built_by = state, built(state.board, action), number
        elif isinstance(action, Path) and before is not None:
            points = points_of(board, "".join(action.doors))
            lock = Lock(state.start, state.exit)
            reviews.append(_review(before, board, lock, points, moves=(built_by, number)))
            before = None
    return tuple(reviews)


def _review(
    before: State, board: str, lock: Lock, points: int, *, moves: tuple[int, int]
) -> RoundReview:
    prices = pricer_of(before)
    best_dearest, best_board = _best_board(before)
    dearest, *best_lock = prices.locks(board)[0]
    price, best_path = routes_of(prices.graph, board, lock.start, lock.exit)[0]
    return RoundReview(
        round=before.round,
        seq=moves[0],
        until=moves[1],
        builder=builder(before),
        locker=locker(before),
        best_dearest=best_dearest,
        best_board=best_board,
        dearest=dearest,
        best_lock=(best_lock[0], best_lock[1]),
        price=price,
        best_path=best_path,
        points=points,
        builder_regret=None if best_dearest is None else dearest - best_dearest,
        locker_regret=dearest - price,
        path_regret=points - price,
    )


def _best_board(before: State) -> tuple[int | None, str | None]:
    """Exact after round 1; the proven table for round 1."""
    if before.round > 1:
        found = best_rebuilds(pricer_of(before), before.board, before.hand, budget=NO_LIMIT)
        return found.dearest, found.boards[0]
    lab = before.table.lab
    if not isinstance(lab, str):
        return None, None
    return PROVEN[lab][is_exit_to_exit(before)], None


def builder_regrets(reviewed: Sequence[Mapping[str, Any]], seat: int) -> list[int]:
    """CX-14: of one player, round by round, from a review as plain data."""
    regrets = [each["builder_regret"] for each in reviewed if each["builder"] == seat]
    return [regret for regret in regrets if regret is not None]


def suggests_next_level(regrets: Sequence[Sequence[int]]) -> bool:
    """CX-14: the builder regrets of a player's games on a level, round by round, oldest first."""
    last = [regret for game in regrets[-LEVEL_UP_GAMES:] for regret in game]
    if len(regrets) < LEVEL_UP_GAMES or not last:
        return False
    return sum(last) / len(last) < LEVEL_UP_REGRET
