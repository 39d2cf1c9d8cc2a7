"""Moves and positions as text, both ways.

A move: ``roll``, ``try``, ``stay``, ``move 16-23-39``, ``move 16>34`` (stopped by what is at 34),
``move >34`` (without a step), ``padlock 34``, ``mate 2`` or ``mate -``, ``ghost 3``,
``order 3 white``, ``leave``. A position: a line for people, and the state as JSON below it.
"""

import re
from collections.abc import Sequence

import msgspec

from tablee.core.errors import BadNotation
from tablee.core.position_text import state_in, with_state
from tablee.core.protocol import Decision, Leave, Move, Notation
from tablee.games.coolock.model import (
    PORTIONS,
    Action,
    Choose,
    Order,
    Roll,
    State,
    Stay,
    TryDouble,
    Walk,
)
from tablee.games.coolock.text.steps import tell_all
from tablee.games.coolock.text.words import explain, seat_name, tell

PLAIN: dict[str, Action] = {"roll": Roll(), "try": TryDouble(), "stay": Stay(), "leave": Leave()}
MOVE = re.compile(r"move (\d+(?:-\d+)*)?(?:>(\d+))?")
CHOICE = re.compile(r"(padlock|mate|ghost) (\d+|-)")
ORDER = re.compile(r"order (\d+) (white|black)")


def write(state: State, action: Action) -> str:
    if isinstance(action, Walk):
        into = "" if action.into is None else f">{action.into}"
        return f"move {'-'.join(map(str, action.path))}{into}"
    if isinstance(action, Order):
        return f"order {action.ghost} {action.first}"
    if isinstance(action, Choose):
        return _write_choice(action)
    (word,) = [word for word, plain in PLAIN.items() if action == plain]
    return word


def read(state: State, text: str) -> Action:
    text = " ".join(text.split())
    if text in PLAIN:
        return PLAIN[text]
    if (found := MOVE.fullmatch(text)) and (found[1] or found[2]):
        path = tuple(map(int, found[1].split("-"))) if found[1] else ()
        return Walk(path, int(found[2]) if found[2] else None)
    if found := ORDER.fullmatch(text):
        return Order(int(found[1]), "white" if found[2] == "white" else "black")
    if (found := CHOICE.fullmatch(text)) and (found[2] != "-" or found[1] == "mate"):
        return _read_choice(found[1], found[2])
    raise BadNotation(f"no move of Coolock: {text!r}")


def write_position(state: State) -> str:
    pawns = " ".join(
        f"{seat + 1}:{pawn.where if pawn.edge is None else pawn.edge}"
        for seat, pawn in enumerate(state.pawns)
    )
    ghosts = ",".join(str(ghost.at) for ghost in state.ghosts) or "-"
    built = PORTIONS - len(state.portions) if state.phase != "deal" else 0
    head = f"round {state.round} {state.phase} seat {state.active + 1}"
    line = f"{head} | {pawns} | ghosts {ghosts} | {built} of {PORTIONS}"
    return with_state(line, state)


def read_position(text: str) -> State:
    return state_in(text, State, "Coolock")


def transcript(played: Sequence[tuple[State, Move]], final: State) -> str:
    """Each decision with its round and seat, each draw of luck as it came."""
    lines = []
    for state, move in played:
        if isinstance(move, Decision):
            lines.append(f"{state.round:3}.  {move.seat + 1}  {write(state, move.action)}")
        else:
            lines.append(f"{state.round:3}.  *  {msgspec.json.encode(move).decode()}")
    return "\n".join(lines)


def _write_choice(action: Choose) -> str:
    if isinstance(action.padlock, int):
        return f"padlock {action.padlock}"
    if isinstance(action.ghost, int):
        return f"ghost {action.ghost}"
    return f"mate {'-' if action.seat is None else int(action.seat) + 1}"  # type: ignore[arg-type]


def _read_choice(what: str, which: str) -> Choose:
    if what == "mate":
        return Choose(seat=None if which == "-" else int(which) - 1)
    return Choose(padlock=int(which)) if what == "padlock" else Choose(ghost=int(which))


NOTATION: Notation[State, Action] = Notation(
    write=write,
    read=read,
    write_position=write_position,
    read_position=read_position,
    transcript=transcript,
    tell=tell,
    tell_all=tell_all,
    explain=explain,
    seat=seat_name,
)
