"""Terse builders for Cortexcape tests."""

import json
from collections import Counter
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import tablee
from tablee.core.protocol import Decide, Seat
from tablee.games.cortexcape.board.labs import Lab
from tablee.games.cortexcape.model import DOORS, EXITS, STOCK

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
    with pytest.raises(tablee.Refused) as caught:
        match.play(actor(match) if seat is None else seat, action)
    assert match.state is before
    assert match.moves == moves
    assert str(caught.value)
    return caught.value.code, caught.value.rule


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


def position(
    board: str,
    phase: str = "lock",
    closed: str = "",
    *,
    seats: int = 2,
    lab: str | Lab = "blue",
    scores: tuple[int, ...] | None = None,
) -> tablee.Match:
    """A game set up on the spot: seat 0 started and each round closed one of these exits.

    ``closed`` names them in the order of the rounds; what the board lacks is in hand.
    """
    used = closed.split()
    owner = {exit_: Seat(number % seats) for number, exit_ in enumerate(used)}
    missing = Counter(STOCK) - Counter(board)
    fresh = table(seats).state
    state = replace(
        fresh,
        table=replace(fresh.table, lab=lab),
        phase=phase,
        round=len(used) + 1,
        board=board,
        hand="".join(piece * missing[piece] for piece in "WGYR#"),
        marbles=tuple(owner.get(exit_) for exit_ in EXITS),
        scores=scores or (0,) * seats,
    )
    return tablee.Match.at("cortexcape", state)


def offered_locks(match: tablee.Match) -> list[tuple[str, str]]:
    """The locks offered to the seat to act, as (start, exit)."""
    return [(action.start, action.exit) for action in match.offer(actor(match)).actions]


def offered_paths(match: tablee.Match) -> list[str]:
    """The paths offered to the seat to act, one letter a door."""
    return ["".join(action.doors) for action in match.offer(actor(match)).actions]


@cache
def raw_lab(lab: str) -> tuple[dict[str, list[str]], dict[str, str]]:
    """The corridors of each door and of each exit, straight from the labs file."""
    text = files("tablee.games.cortexcape.board").joinpath("labs.json").read_text(encoding="utf-8")
    entry = json.loads(text)["labs"][lab]
    return entry["doors"], entry["exits"]


def beyond(lab: str, towers: str, start: str) -> set[str]:
    """The corridors that can be reached from a corridor past these towers, by the raw file."""
    doors, _ = raw_lab(lab)
    found = {start}
    while True:
        near = [set(joined) for door, joined in doors.items() if door not in towers]
        more = found.union(*[joined for joined in near if joined & found])
        if more == found:
            return found
        found = more


def towers_of(board: str) -> str:
    """The doors that the towers block."""
    return "".join(door for door, piece in zip(DOORS, board, strict=True) if piece == "#")


def towers_on(doors: str, cylinders: str = "WWWWWWWWGGGGYYYRR") -> str:
    """A board with towers on these doors and the cylinders in this order on the others."""
    rest = iter(cylinders)
    return "".join("#" if door in doors else next(rest) for door in DOORS)
