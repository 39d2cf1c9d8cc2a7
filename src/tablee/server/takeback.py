"""Which decision a seat may take back: nothing was revealed, and nobody else has moved since.

Bots do not mind: their answers go too. In a game that everybody wins or loses together others may
have moved as well, if they agree.
"""

from collections.abc import Collection, Sequence
from random import Random
from typing import Any

from tablee.core.protocol import AnyGame, Decide, Decision, Leave, Seat
from tablee.server.position import Made, Position

REMEMBERED = 16  # moves back, at most
GUESSES = 32


def goal(game: AnyGame, trail: Sequence[Made], seat: int, bots: Collection[int]) -> Position | None:
    """The position before the seat's last decision, if it may be had again."""
    undone: list[Made] = []
    for made in reversed(trail):
        undone.insert(0, made)
        move, waiting = made.move, made.before.waiting
        if not isinstance(move, Decision) or isinstance(move.action, Leave):
            return None  # luck has spoken, time has passed, somebody has left
        if not isinstance(waiting, Decide) or len(waiting.seats) > 1:
            return None  # where all act at once there is no last move
        if move.seat == seat:
            return None if _reveals(game, undone, Seat(seat)) else made.before
        if move.seat not in bots and not game.is_common:
            return None
    return None


def _reveals(game: AnyGame, undone: Sequence[Made], seat: Seat) -> bool:
    """Whether these moves have told the seat anything that it could not have known before.

    It could have known how they would end if they end alike in every state it could have been in.
    """
    before = undone[0].before.state
    if not game.has_secrets or not game.hides(before):
        return False
    rules = game.rules
    seen = rules.view(before, seat)
    rng = Random(0)
    possible = {rules.guess(seen, rng) for _ in range(GUESSES)} | {before}
    return len({_end(game, state, undone, seat) for state in possible}) > 1


def _end(game: AnyGame, state: Any, moves: Sequence[Made], seat: Seat) -> Any:
    """What the seat sees after the moves; ``None`` where they cannot be made."""
    for made in moves:
        if game.rules.check(state, made.move) is not None:
            return None
        state = game.rules.apply(state, made.move).state
    return game.rules.view(state, seat)
