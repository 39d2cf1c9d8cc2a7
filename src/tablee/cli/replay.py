"""``tablee replay``: read a log back."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from tablee.cli._terms import AsJson, out, plainly, print_json
from tablee.core import log
from tablee.core.codec import to_plain
from tablee.core.engine import replay
from tablee.core.errors import TableeError
from tablee.core.protocol import Over


@plainly
def command(
    file: Annotated[Path, typer.Argument(help="A log, as Match.save writes it.")],
    *,
    to: Annotated[int | None, typer.Option(help="Stop after so many moves.", min=0)] = None,
    step: Annotated[bool, typer.Option(help="Wait for Enter after each move.")] = False,
    language: Annotated[
        Literal["en", "fr"], typer.Option(help="Sentences in which language.")
    ] = "en",
    transcript: Annotated[bool, typer.Option(help="The game's own notation instead.")] = False,
    position: Annotated[bool, typer.Option(help="Print the position that is reached.")] = False,
    as_json: AsJson = False,
) -> None:
    """Judge a log again from its first move and tell it, step by step or at once.

    tablee replay game.jsonl --step
    tablee replay game.jsonl --to 12 --position
    """
    game, header, moves = log.read(file)
    if to is not None and to > len(moves):
        raise TableeError(f"the log has {len(moves)} moves, not {to}")
    moves = moves[:to]
    notation = game.notation
    states = []
    for number, done in enumerate(replay(game, header, moves)):
        states.append(done.state)
        if as_json:
            events = [to_plain(event) for event in done.events]
            print_json({"move": number, "state": to_plain(done.state), "events": events})
            continue
        told = [notation.tell(done.state, event, language) for event in done.events]
        if not transcript:
            for sentence in filter(None, told):
                out.print(sentence, highlight=False, markup=False)
        if step and number < len(moves) and any(told):
            input()
    if as_json:
        return
    if transcript:
        played = list(zip(states, moves, strict=False))
        out.print(notation.transcript(played, states[-1]), highlight=False, markup=False)
    if position:
        text = notation.write_position(states[-1])
        out.print(text, highlight=False, markup=False, soft_wrap=True)
    waiting = game.rules.waiting(states[-1])
    if not isinstance(waiting, Over):
        out.print(f"after {len(moves)} moves the table waits: {waiting}", highlight=False)
