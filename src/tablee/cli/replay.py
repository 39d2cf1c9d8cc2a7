"""``tablee replay``: read a log back."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli._terms import AsJson, Tongue, out, print_json, system_language
from tablee.core import log
from tablee.core.codec import to_plain
from tablee.core.engine import replay
from tablee.core.errors import BadSeats, TableeError
from tablee.core.picture import picture_of
from tablee.core.protocol import Decide, Seat
from tablee.core.sentences import told_step


def command(
    file: Annotated[Path, typer.Argument(help="A log, as Match.save writes it.")],
    *,
    to: Annotated[int | None, typer.Option(help="Stop after so many moves.", min=0)] = None,
    step: Annotated[bool, typer.Option(help="Wait for Enter after each move.")] = False,
    language: Tongue = None,
    transcript: Annotated[bool, typer.Option(help="The game's own notation instead.")] = False,
    position: Annotated[bool, typer.Option(help="Print the position that is reached.")] = False,
    picture: Annotated[
        Path | None, typer.Option(help="Draw what is reached into this file (.svg).")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="Of the picture: what this seat sees, not a spectator.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Judge a log again from its first move and tell it, step by step or at once.

    tablee replay game.jsonl --step
    tablee replay game.jsonl --to 12 --position
    tablee replay game.jsonl --to 12 --picture out.svg --seat 0 --language fr
    """
    game, header, moves = log.read(file)
    if seat is not None and picture is None:
        raise TableeError("--seat says whose --picture it is; there is none")
    if seat is not None and not 0 <= seat < header.seats:
        raise BadSeats(f"no seat {seat} at this table of {header.seats}")
    if to is not None and to > len(moves):
        raise TableeError(f"the log has {len(moves)} moves, not {to}")
    moves = moves[:to]
    words = language or system_language()
    is_told = not (transcript or position or as_json or picture)
    states = []
    for number, (state, events) in enumerate(replay(game, header, moves)):
        states.append(state)
        if as_json:
            plain = [to_plain(event) for event in events]
            print_json({"move": number, "state": to_plain(state), "events": plain})
        told = told_step(game, state, events, words)
        for sentence in told if is_told else ():
            _say(sentence)
        if step and is_told and number < len(moves) and told and not _enter():
            return
    if transcript:
        _say(game.notation.transcript(list(zip(states, moves, strict=False)), states[-1]))
    if position:
        _say(game.notation.write_position(states[-1]))
    waiting = game.rules.waiting(states[-1])
    if picture:
        view = game.rules.view(states[-1], None if seat is None else Seat(seat))
        picture_of(game, view, waiting, header.seats, words).save(picture)
        _say(f"The picture after {len(moves)} moves is in {picture}.")
    if is_told and isinstance(waiting, Decide):
        seats = ", ".join(map(str, waiting.seats))
        _say(f"After {len(moves)} moves the table waits for seat {seats}.")


def _enter() -> bool:
    """Wait for Enter; false when nobody will press it any more."""
    try:
        input()
    except EOFError:
        return False
    return True


def _say(text: str) -> None:
    out.print(text, highlight=False, markup=False, soft_wrap=True)
