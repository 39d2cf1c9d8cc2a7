"""Moves and positions as text, both ways.

A move: ``1 swap MF03>MF17``, ``1 claim MF05b2 MF11f0 MF42f3 = red`` (bottom to top, side and
quarter turns), ``1 vote``, ``1 pause``, ``1 resume`` with the round in front; ``ready``,
``leave``, ``away``, ``back``. A position: a line for people, and the state as JSON below it.
"""

import re
from collections.abc import Sequence
from typing import Any

from tablee.core.errors import BadNotation
from tablee.core.position_text import state_in, with_state
from tablee.core.protocol import Away, Back, Decision, Leave, Move, Notation
from tablee.games.monster_freeze.events import SeatAway, SeatBack
from tablee.games.monster_freeze.model import (
    CODES,
    COLOURS,
    Action,
    Claim,
    Pause,
    Placement,
    Ready,
    Resume,
    Stack,
    State,
    Swap,
    VoteRefresh,
)
from tablee.games.monster_freeze.rules.moments import play_at
from tablee.games.monster_freeze.rules.queries import counts_of
from tablee.games.monster_freeze.text.words import explain, seat_name, tell

PLAIN: dict[str, Action] = {
    "ready": Ready(),
    "leave": Leave(),
    "away": Away(),
    "back": Back(),
}
NUMBERED: dict[str, type[VoteRefresh] | type[Pause] | type[Resume]] = {
    "vote": VoteRefresh,
    "pause": Pause,
    "resume": Resume,
}
SWAP = re.compile(r"(\d+) swap ([^\s>]+)>(\S+)")
CLAIM = re.compile(r"(\d+) claim (\S+) (\S+) (\S+)(?: = (\w+))?")
PLACED = re.compile(r"(\S+)([fb])([0-3])")
SIDES = {"f": "front", "b": "back"}


def write(state: State, action: Action) -> str:
    if isinstance(action, Swap):
        return f"{action.round} swap {action.give}>{action.expect}"
    if isinstance(action, Claim):
        stack = " ".join(_placed(each) for each in action.stack)
        colour = f" = {action.colour}" if action.colour else ""
        return f"{action.round} claim {stack}{colour}"
    for word, plain in PLAIN.items():
        if action == plain:
            return word
    (word,) = [name for name, kind in NUMBERED.items() if type(action) is kind]
    return f"{action.round} {word}"  # type: ignore[union-attr]


def read(state: State, text: str) -> Action:
    text = " ".join(text.split())
    if text in PLAIN:
        return PLAIN[text]
    if found := SWAP.fullmatch(text):
        return Swap(int(found[1]), found[2], found[3])
    if found := CLAIM.fullmatch(text):
        colour = found[5]
        if colour is not None and colour not in COLOURS:
            raise BadNotation(f"no colour {colour!r}; there are {', '.join(COLOURS)}")
        return Claim(int(found[1]), _stack(found[2], found[3], found[4]), colour)
    number, _, word = text.partition(" ")
    if number.isdecimal() and word in NUMBERED:
        return NUMBERED[word](int(number))
    raise BadNotation(f"no move of Monster Freeze: {text!r}")


def write_position(state: State) -> str:
    seats = " | ".join(
        f"{' '.join(each.hand) or '-'} "
        + "".join(code * count for code, count in zip(CODES, counts_of(each), strict=True)).rjust(
            1, "-"
        )
        for each in state.players
    )
    play = play_at(state, state.at_ms) / 1000
    head = f"{state.phase} round {state.round} {play:.1f}s [{state.centre or '-'}]"
    line = f"{head} pile {len(state.pile)} | {seats}"
    return with_state(line, state)


def read_position(text: str) -> State:
    return state_in(text, State, "Monster Freeze")


def transcript(played: Sequence[tuple[State, Move]], final: State) -> str:
    """Each decision with its play time and seat."""
    lines = [
        f"{play_at(state, move.at_ms) / 1000:8.1f}s  {move.seat + 1}  {write(state, move.action)}"
        for state, move in played
        if isinstance(move, Decision)
    ]
    return "\n".join(lines)


def _placed(each: Placement) -> str:
    return f"{each.card}{each.side[0]}{each.rot}"


def _stack(*texts: str) -> Stack:
    placed = []
    for text in texts:
        found = PLACED.fullmatch(text)
        if found is None:
            raise BadNotation(f"a card lies like MF05b2 (card, side, turns), not {text!r}")
        placed.append(Placement(found[1], SIDES[found[2]], int(found[3])))  # type: ignore[arg-type]
    one, two, three = placed
    return one, two, three


def _told(state: State, event: Any, language: str) -> str | None:
    """Before the first round everybody comes and goes: that is no part of the story."""
    is_arrival = isinstance(event, SeatAway | SeatBack)
    if is_arrival and state.phase == "ready" and not state.rounds:
        return None
    return tell(event, language)


NOTATION: Notation[State, Action] = Notation(
    write=write,
    read=read,
    write_position=write_position,
    read_position=read_position,
    transcript=transcript,
    tell=_told,
    explain=explain,
    seat=seat_name,
)
