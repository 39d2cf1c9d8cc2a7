"""Moves and positions as text, both ways (CX-88).

A move: ``left`` (draw), a placement string (build 1), ``C=W D=G | N>O P>Q R>S`` (build),
``c7-X3`` or ``X9-X3`` (lock), ``M O C`` or ``-`` (path), ``leave``.

A position: one line of eight fields, then one line for each closed round::

    blue long 2 white,black | build 2 0 | #GGG.WWWGW##YR.WYRWY | WW | - | X2=0 | 0 0 | standard
    1 0 #GGGWWWWGW##YRWWYRWY c5-X2 NC 0
"""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.core.codec import to_json
from tablee.core.errors import BadNotation, BadPosition
from tablee.core.frozen import Pieces
from tablee.core.protocol import Decision, Leave, Move, Notation, Seat
from tablee.games.cortexcape.board.labs import Lab
from tablee.games.cortexcape.model import (
    DOORS,
    EXITS,
    Action,
    Build,
    Lock,
    Path,
    Pick,
    Round,
    State,
)
from tablee.games.cortexcape.rules.flaw import flaw
from tablee.games.cortexcape.rules.paths import points_of
from tablee.games.cortexcape.rules.queries import builder, locker
from tablee.games.cortexcape.text import words

NONE = "-"


def write_build(action: Build) -> str:
    """The placement string, or refill and swaps."""
    if isinstance(action.placement, dict):
        return "".join(action.placement[door] for door in DOORS)
    assert isinstance(action.refill, dict)
    assert isinstance(action.swaps, tuple)
    refill = " ".join(f"{door}={piece}" for door, piece in sorted(action.refill.items()))
    swaps = " ".join(f"{old}>{target}" for old, target in action.swaps)
    return f"{refill or NONE} | {swaps}"


def write_lock(start: str, exit_: str) -> str:
    return f"{start}-{exit_}"


def write_path(doors: Sequence[str]) -> str:
    return " ".join(doors) or NONE


def write_move(action: Action) -> str:
    if isinstance(action, Pick):
        return action.hand
    if isinstance(action, Build):
        return write_build(action)
    if isinstance(action, Lock):
        return write_lock(action.start, action.exit)
    return write_path(action.doors) if isinstance(action, Path) else "leave"


def read_move(state: State, text: str) -> Action:
    """The action that a text stands for in the state's phase; ``check`` judges it."""
    text = text.strip()
    if text == "leave":
        return Leave()
    reader = {"draw": _read_pick, "build": _read_build, "lock": _read_lock, "path": _read_path}
    if state.phase not in reader:
        raise BadNotation(f"the game is over, no move {text!r}")
    return reader[state.phase](text)


def _read_pick(text: str) -> Action:
    if text not in ("left", "right"):
        raise BadNotation(f"left or right, not {text!r}")
    return Pick("left" if text == "left" else "right")


def _read_build(text: str) -> Action:
    if re.fullmatch(r"[WGYR#]{20}", text):
        return Build(placement=Pieces(zip(DOORS, text, strict=True)))
    refill, bar, swaps = (part.strip() for part in text.partition("|"))
    fills = [] if refill == NONE else refill.split()
    if not bar or not all(re.fullmatch(r"\w=[\w#]", fill) for fill in fills):
        raise BadNotation(f"a placement of 20 letters or 'C=W D=G | N>O P>Q R>S', not {text!r}")
    if not all(re.fullmatch(r"\w>\w", swap) for swap in swaps.split()):
        raise BadNotation(f"swaps like N>O, not {swaps!r}")
    return Build(
        refill=Pieces((fill[0], fill[2]) for fill in fills),
        swaps=tuple((swap[0], swap[2]) for swap in swaps.split()),
    )


def _read_lock(text: str) -> Action:
    found = re.fullmatch(r"(\w+)-(\w+)", text)
    if not found:
        raise BadNotation(f"a lock like c7-X3, not {text!r}")
    return Lock(found[1], found[2])


def _read_path(text: str) -> Action:
    doors = () if text == NONE else tuple(text.split())
    if text != NONE and not doors:
        raise BadNotation("a path like M O C, or - for none")
    return Path(doors)


# -- positions -------------------------------------------------------------------------------------


def write_position(state: State) -> str:
    table = state.table
    lab = to_json(table.lab) if isinstance(table.lab, Lab) else table.lab or NONE
    marbles = [
        f"{exit_}={at}" for exit_, at in zip(EXITS, state.marbles, strict=True) if at is not None
    ]
    tail = [table.assist, *(["clock", str(state.at_ms)] if table.clock else [])]
    tail += [f"white:{state.white_hand}"] if state.white_hand else []
    tail += ["contend:" + ",".join(map(str, state.contenders))] if state.contenders else []
    tail += ["left:" + ",".join(map(str, state.left))] if state.left else []
    fields = [
        f"{lab} {table.mode} {table.seats} {','.join(table.colours)}",
        f"{state.phase} {state.round} {NONE if state.starter is None else state.starter}",
        state.board,
        state.hand or NONE,
        write_lock(state.start, state.exit) if state.exit else NONE,
        " ".join(marbles) or NONE,
        " ".join(map(str, state.scores)),
        " ".join(tail),
    ]
    rounds = [
        f"{number} {past.builder} {past.board} {past.start}-{past.exit}"
        f" {past.doors or NONE} {past.points}"
        for number, past in enumerate(state.history, start=1)
    ]
    return "\n".join([" | ".join(fields), *rounds])


def read_position(text: str) -> State:
    """The state a position text stands for; raises :class:`BadPosition` when it is none."""
    try:
        first, *rest = text.strip().split("\n")
        state = _read_fields([field.strip() for field in first.rsplit("|", 7)], rest)
    except (ValueError, TypeError, LookupError, msgspec.DecodeError) as error:
        raise BadPosition(f"no position: {error}") from None
    if (problem := flaw(state)) is not None:
        raise BadPosition(f"impossible position: {problem}")
    return state


def _read_fields(fields: list[str], rounds: list[str]) -> State:
    table, turn, board, hand, cones, marbles, scores, tail = fields
    lab, mode, seats, colours = table.rsplit(" ", 3)
    phase, number, starter = turn.split()
    start, _, exit_ = cones.partition("-") if cones != NONE else ("", "", "")
    owners = dict(pair.split("=") for pair in marbles.split()) if marbles != NONE else {}
    assist, *marks = tail.split()
    noted = dict(mark.split(":") for mark in marks if ":" in mark)
    plain: dict[str, Any] = {
        "type": "state",
        "table": {
            "seats": int(seats),
            "lab": msgspec.json.decode(lab)
            if lab.startswith("{")
            else None
            if lab == NONE
            else lab,
            "mode": mode,
            "colours": colours.split(","),
            "assist": assist,
            "clock": "clock" in marks,
        },
        "phase": phase,
        "round": int(number),
        "starter": None if starter == NONE else int(starter),
        "white_hand": noted.get("white"),
        "contenders": _numbers(noted.get("contend")),
        "board": board,
        "hand": "" if hand == NONE else hand,
        "start": start,
        "exit": exit_,
        "marbles": [int(owners[name]) if name in owners else None for name in EXITS],
        "scores": [int(score) for score in scores.split()],
        "history": [],
        "left": _numbers(noted.get("left")),
        "at_ms": int(marks[1]) if "clock" in marks else 0,
    }
    state = msgspec.convert(plain, State)
    return msgspec.structs.replace(state, history=tuple(_read_round(line) for line in rounds))


def _numbers(text: str | None) -> list[int]:
    return [int(number) for number in text.split(",")] if text else []


def _read_round(line: str) -> Round:
    _, seat, board, cones, doors, points = line.split()
    start, _, exit_ = cones.partition("-")
    path = "" if doors == NONE else doors
    return Round(Seat(int(seat)), board, start, exit_, path, int(points))


# -- the protocol ----------------------------------------------------------------------------------


def transcript(played: Sequence[tuple[State, Move]], final: State) -> str:
    """One line a round, as CX-88 has it; the last one may be unfinished."""
    lines: list[str] = []
    parts: list[str] = []
    for state, move in played:
        if not isinstance(move, Decision) or isinstance(move.action, Pick | Leave):
            continue
        colours = state.table.colours
        text = write_move(move.action)
        if isinstance(move.action, Build):
            parts = [f"{state.round} {colours[builder(state)]}", text]
        elif isinstance(move.action, Lock):
            parts.append(f"{colours[locker(state)]} {text}")
        else:
            points, total = _price(state, move.action)
            parts += [f"{text} = {points}", f"total {total}"]
            lines.append(" | ".join(parts))
            parts = []
    return "\n".join([*lines, " | ".join(parts)] if parts else lines)


def _price(state: State, action: Path) -> tuple[int, int]:
    points = points_of(state.board, "".join(action.doors))
    return points, state.scores[builder(state)] + points


def read_round_line(line: str) -> tuple[Build, Lock, Path]:
    """The three actions of one line of a transcript (CX-88)."""
    parts = [part.strip() for part in line.split("|")]
    try:
        if len(parts) == 5:
            _, build, lock, path, _ = parts
        else:
            _, refill, swaps, lock, path, _ = parts
            build = f"{refill} | {swaps}"
        made = (
            _read_build(build),
            _read_lock(lock.split()[1]),
            _read_path(path.partition("=")[0].strip()),
        )
    except (ValueError, IndexError):
        raise BadNotation(f"no round of a transcript: {line!r}") from None
    return made  # type: ignore[return-value]


NOTATION: Notation[State, Action] = Notation(
    write=lambda _, action: write_move(action),
    read=read_move,
    write_position=write_position,
    read_position=read_position,
    transcript=transcript,
    tell=words.tell,
    explain=words.explain,
    seat=words.seat_name,
)
