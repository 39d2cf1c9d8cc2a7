"""Moments of Cortexcape games to test from, and what a log tells about them."""

import json
from typing import Any

from msgspec.structs import replace
from tests.games.cortexcape.support.brute import EXITS, STOCK
from tests.games.cortexcape.support.tables import (
    PLAIN,
    forward,
    lock,
    path,
    placement,
    refusal,
    table,
)

import tablee
from tablee.core import engine
from tablee.core.protocol import Move, Seat
from tablee.games.cortexcape.board.labs import Lab
from tablee.games.cortexcape.model import State

PICK = {"type": "draw", "hand": "left"}
GOOD = {"draw": PICK, "build": placement(PLAIN), "lock": lock("c1", "X1"), "path": path("B")}
MOMENTS = ["draw", "build", "rebuild", "lock", "path"]
RULE = {"draw": "CX-72", "build": "CX-73", "rebuild": "CX-74", "lock": "CX-75", "path": "CX-76"}


def moment(name: str) -> tablee.Match:
    """A game of two in this phase; ``rebuild`` is the build of round 2."""
    if name == "draw":
        return tablee.Match.new("cortexcape", seats=2, seed=1)
    if name == "build":
        return table()
    return forward(table(), "build" if name == "rebuild" else name, 2)


def spot(
    board: str,
    phase: str = "build",
    closed: str = "",
    *,
    seats: int = 2,
    scores: tuple[int, ...] | None = None,
    lab: str | Lab = "blue",
    **options: Any,
) -> tablee.Match:
    """A game set up on the spot: seat 0 started and the rounds closed these exits.

    ``"X1 X2-X3"``: round 1 closed X1, round 2 closed two exits. What the board lacks is in hand.
    """
    rounds = closed.split()
    owner = {
        exit_: Seat(number % seats)
        for number, exits in enumerate(rounds)
        for exit_ in exits.split("-")
    }
    fresh = tablee.Match.new("cortexcape", seats=seats, starter=0, lab=lab, **options).state
    state = replace(
        fresh,
        phase=phase,
        round=len(rounds) + 1,
        board=board,
        hand="".join(piece * (STOCK.count(piece) - board.count(piece)) for piece in "WGYR#"),
        marbles=tuple(owner.get(exit_) for exit_ in EXITS),
        scores=scores or (0,) * seats,
    )
    return tablee.Match.at("cortexcape", state)


def as_object(action: dict[str, Any]) -> Any:
    """The action object of a plain action."""
    return tablee.from_json("cortexcape", json.dumps(action))


def verdict(match: tablee.Match, action: dict[str, Any], seat: int | None = None) -> Any:
    """Code and rule with which an action is refused, alike as plain data and as an object."""
    answer = refusal(match, action, seat)
    assert refusal(match, as_object(action), seat) == answer
    return answer


def played(match: tablee.Match) -> list[tuple[State, Move]]:
    """Each move of a game with the state it was made in."""
    return engine.played(match.game, match.header, match.moves)


def logged(match: tablee.Match) -> list[dict[str, Any]]:
    """Decisions and outcomes of a log as plain data, straight from its text."""
    moves = [json.loads(line) for line in match.dumps().splitlines()[1:]]
    return [move for move in moves if move["type"] != "tick"]
