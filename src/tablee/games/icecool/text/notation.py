"""Moves and positions as text, both ways.

A move: ``kitchen 3715 4215`` and ``start 800 935`` (tenths of a millimetre; ``start`` alone for
the best free point), ``flick 78.00 530 410 108`` (degrees, power, offset, height), ``orange 3``,
``announce #12``, ``skates #3 #7``, ``fish #4 #9 blue d14>d23``, ``end``, ``leave``. A position: a
line for people, and the state as JSON below it.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from tablee.core.errors import BadNotation
from tablee.core.position_text import state_in, with_state
from tablee.core.protocol import Decision, Leave, Move, Notation, Outcome
from tablee.games.icecool.model import (
    Action,
    Announce,
    EndTurn,
    Flicked,
    MakeFlick,
    MoveFish,
    Orange,
    PlaceCatcher,
    PlaceStart,
    Skates,
    State,
)
from tablee.games.icecool.model.facts import Touched
from tablee.games.icecool.text.flicks import seat_name
from tablee.games.icecool.text.words import explain, tell

INT = r"(-?\d+)"
CARD = r"#(\d+)"
READERS: tuple[tuple[str, Callable[..., Action]], ...] = (
    (rf"kitchen {INT} {INT}", lambda x, y: PlaceCatcher(int(x), int(y))),
    (rf"start {INT} {INT}", lambda x, y: PlaceStart(int(x), int(y))),
    ("start", PlaceStart),
    (
        rf"flick (\d+)\.(\d\d) {INT} {INT} {INT}",
        lambda whole, part, *rest: MakeFlick(int(whole) * 100 + int(part), *map(int, rest)),
    ),
    (rf"orange {INT}", lambda room: Orange(int(room))),
    (rf"announce {CARD}", lambda card: Announce(int(card))),
    (rf"skates {CARD} {CARD}", lambda one, other: Skates((int(one), int(other)))),
    (
        rf"fish {CARD} {CARD} (\w+) (\w+)>(\w+)",
        lambda one, other, colour, from_, to: MoveFish((int(one), int(other)), colour, from_, to),
    ),
    ("end", EndTurn),
    ("leave", Leave),
)
PATTERNS = tuple((re.compile(pattern), made) for pattern, made in READERS)


def write(state: State, action: Action) -> str:
    if isinstance(action, MakeFlick):
        whole, part = divmod(action.direction, 100)
        return f"flick {whole}.{part:02} {action.power} {action.offset} {action.height}"
    if isinstance(action, MoveFish):
        one, other = action.cards
        return f"fish #{one} #{other} {action.colour} {action.from_}>{action.to}"
    if isinstance(action, PlaceStart):
        return "start" if action.x is UNSET else f"start {action.x} {action.y}"
    if isinstance(action, PlaceCatcher):
        return f"kitchen {action.x} {action.y}"
    if isinstance(action, Skates):
        return "skates #{} #{}".format(*action.cards)
    if isinstance(action, Orange):
        return f"orange {action.room}"
    if isinstance(action, Announce):
        return f"announce #{action.card}"
    return "end" if isinstance(action, EndTurn) else "leave"


def read(state: State, text: str) -> Action:
    text = " ".join(text.split())
    for pattern, made in PATTERNS:
        if found := pattern.fullmatch(text):
            return made(*found.groups())
    raise BadNotation(f"no move of ICECOOL²: {text!r}")


def write_position(state: State) -> str:
    colours = state.table.worn
    spots = " ".join(
        f"{colour}:{_place(player.spot)}"
        for colour, player in zip(colours, state.players, strict=True)
    )
    fish = ",".join(f"{each.colour}@{each.door}" for each in state.fish) or "-"
    head = f"round {state.round} {state.phase} {colours[state.active]}"
    line = f"{head} | catcher {colours[state.catcher]} | {spots} | fish {fish}"
    return with_state(line, state)


def read_position(text: str) -> State:
    return state_in(text, State, "ICECOOL²")


def transcript(played: Sequence[tuple[State, Move]], final: State) -> str:
    """Each decision with its round and seat, each flick with what was seen of it."""
    lines = []
    for state, move in played:
        head = f"{state.round:2}."
        if isinstance(move, Decision):
            lines.append(f"{head}  {move.seat + 1}  {write(state, move.action)}")
        elif isinstance(move, Outcome) and isinstance(move.drawn, Flicked):
            seen = " ".join(_fact(fact) for fact in move.drawn.happenings)
            lines.append(f"{head}  *  {seen or 'nothing'}")
    return "\n".join(lines)


def _place(spot: tuple[float, float] | None) -> str:
    return "-" if spot is None else f"{spot[0] * 1000:.1f},{spot[1] * 1000:.1f}"


def _fact(fact: Any) -> str:
    """``1:passed(d14)``, ``2:touched(1)``: the seat and what it did."""
    told = msgspec.to_builtins(fact)
    if isinstance(fact, Touched):
        about: str | int | None = fact.other + 1
    else:
        about = next((told[name] for name in ("door", "wall", "into") if name in told), None)
    return f"{fact.seat + 1}:{told['type']}" + ("" if about is None else f"({about})")


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
