"""Terse builders for Cortexcape tests."""

from random import Random
from typing import Any

import tablee
from tablee.core.protocol import Decide
from tablee.games.cortexcape.model import DOORS

BEST = {  # a board with the cheapest possible dearest lock of round 1, long game
    "blue": "#GGGWWWWGW##YRWWYRWY",
    "green": "WWWGW#WWWWGGGR#YRYY#",
    "red": "RG#WGYWWW#WGRWWY#YGW",
    "black": "G#YY#GWWWGWWWW#YWRGR",
}
PLAIN = "WWWWWWWWGGGGYYYRR###"  # pieces in order of value: towers on R, S, T


def table(seats: int = 2, lab: str = "blue", starter: int | None = 0, **more: Any) -> tablee.Match:
    """A fresh game whose starter builds, without a draw."""
    return tablee.Match.new("cortexcape", seats=seats, seed=1, lab=lab, starter=starter, **more)


def placement(board: str) -> dict[str, Any]:
    """The build action of round 1 that makes this board."""
    return {"type": "build", "placement": dict(zip(DOORS, board, strict=True))}


def rebuild(refill: str = "", swaps: str = "") -> dict[str, Any]:
    """``rebuild("C=W D=G", "N>O P>Q R>S")``: the build action of a later round."""
    return {
        "type": "build",
        "refill": {fill[0]: fill[2] for fill in refill.split()},
        "swaps": [[swap[0], swap[2]] for swap in swaps.split()],
    }


def lock(start: str, exit_: str) -> dict[str, Any]:
    return {"type": "lock", "start": start, "exit": exit_}


def path(doors: str) -> dict[str, Any]:
    return {"type": "path", "doors": list(doors)}


def actor(match: tablee.Match) -> int:
    """The one seat to act."""
    waiting = match.waiting
    assert isinstance(waiting, Decide)
    (seat,) = waiting.seats
    return seat


def play(match: tablee.Match, *actions: dict[str, Any]) -> tuple[Any, ...]:
    """Play actions, each by the seat to act; the events of the last one."""
    events: tuple[Any, ...] = ()
    for action in actions:
        events = match.play(actor(match), action)
    return events


def refusal(match: tablee.Match, action: Any, seat: int | None = None) -> tuple[str, str]:
    """Code and rule with which an action is refused; nothing may have changed."""
    before, moves = match.state, list(match.moves)
    try:
        match.play(actor(match) if seat is None else seat, action)
    except tablee.Refused as refused:
        assert match.state is before
        assert match.moves == moves
        assert str(refused)
        return refused.code, refused.rule
    raise AssertionError(f"{action} was accepted")


def finish(match: tablee.Match, seed: int = 0) -> tablee.Match:
    """Play on at random to the end."""
    rng = Random(seed)
    while match.result is None:
        seat = actor(match)
        match.play(seat, match.sample(seat, rng))
    return match


def forward(match: tablee.Match, phase: str, round_: int, seed: int = 0) -> tablee.Match:
    """Play on at random until this phase of this round."""
    rng = Random(seed)
    while (match.state.phase, match.state.round) != (phase, round_):
        seat = actor(match)
        match.play(seat, match.sample(seat, rng))
    return match
