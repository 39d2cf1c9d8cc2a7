"""Moves and positions as text, both ways.

A move: ``slide C``, ``correct owl>F``, ``action B``, ``place D``, ``leave it``, ``propose``,
``accept``, ``refuse``, ``share A``, ``note A=fox`` (``note A=-`` takes it back), ``leave``.
A position: a line for people, and the state as JSON below it.
"""

import re
from collections.abc import Sequence

from tablee.core.errors import BadNotation
from tablee.core.position_text import state_in, with_state
from tablee.core.protocol import Decision, Leave, Move, Notation
from tablee.games.cocoons.model import (
    GUARDIANS,
    LABELS,
    AcceptEnd,
    Action,
    Correct,
    LeaveIt,
    Note,
    Place,
    ProposeEnd,
    PutAction,
    RefuseEnd,
    Slide,
    State,
    Tell,
)
from tablee.games.cocoons.text.words import explain, seat_name, tell

PLAIN: dict[str, Action] = {
    "leave it": LeaveIt(),
    "propose": ProposeEnd(),
    "accept": AcceptEnd(),
    "refuse": RefuseEnd(),
    "leave": Leave(),
}
OF_COCOON: dict[str, type[Slide | PutAction | Place | Tell]] = {
    "slide": Slide,
    "action": PutAction,
    "place": Place,
    "share": Tell,
}
CORRECT = re.compile(r"correct (\w+)>(\w+)")
NOTE = re.compile(r"note (\w+)=(\w+|-)")


def write(state: State, action: Action) -> str:
    if isinstance(action, Correct):
        return f"correct {action.guardian}>{action.cocoon}"
    if isinstance(action, Note):
        return f"note {action.cocoon}={action.guardian or '-'}"
    for word, plain in PLAIN.items():
        if action == plain:
            return word
    (word,) = [name for name, kind in OF_COCOON.items() if type(action) is kind]
    return f"{word} {action.cocoon}"  # type: ignore[union-attr]


def read(state: State, text: str) -> Action:
    text = " ".join(text.split())
    if text in PLAIN:
        return PLAIN[text]
    if found := CORRECT.fullmatch(text):
        return Correct(_guardian(found[1]), _cocoon(found[2]))
    if found := NOTE.fullmatch(text):
        return Note(_cocoon(found[1]), None if found[2] == "-" else _guardian(found[2]))
    word, _, cocoon = text.partition(" ")
    if word in OF_COCOON:
        return OF_COCOON[word](_cocoon(cocoon))
    raise BadNotation(f"no move of Cocoons: {text!r}")


def write_position(state: State) -> str:
    """``turn 3 act seat 1 | A.B CDE FGH | 22 in the reserve``: the cocoons row by row."""
    standing = {cocoon.at: label for label, cocoon in zip(LABELS, state.cocoons, strict=False)}
    rows = ["".join(standing.get(slot, ".") for slot in range(row, row + 3)) for row in (0, 3, 6)]
    head = f"turn {state.turn} {state.phase} seat {state.active}"
    line = f"{head} | {' '.join(rows)} | {state.reserve} in the reserve"
    return with_state(line, state)


def read_position(text: str) -> State:
    return state_in(text, State, "Cocoons")


def transcript(played: Sequence[tuple[State, Move]], final: State) -> str:
    """Each decision with its turn and seat."""
    lines = [
        f"{state.turn:3}.  {move.seat + 1}  {write(state, move.action)}"
        for state, move in played
        if isinstance(move, Decision)
    ]
    return "\n".join(lines)


def _cocoon(text: str) -> str:
    if text not in LABELS:
        raise BadNotation(f"no cocoon {text!r}; they are A to H")
    return text


def _guardian(text: str) -> str:
    if text not in GUARDIANS:
        raise BadNotation(f"no guardian {text!r}; they are {', '.join(GUARDIANS)}")
    return text


NOTATION: Notation[State, Action] = Notation(
    write=write,
    read=read,
    write_position=write_position,
    read_position=read_position,
    transcript=transcript,
    tell=tell,
    explain=explain,
    seat=seat_name,
)
