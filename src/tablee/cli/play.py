"""``tablee play``: watch a game between bots, told in sentences."""

import os
import time
from pathlib import Path
from random import Random
from typing import Annotated, Literal

import typer

from tablee import bots as all_bots
from tablee.cli._terms import GameName, Seats, Set, err, out, plainly, read_options
from tablee.core.errors import BadSeats
from tablee.core.match import Match
from tablee.core.protocol import Decide
from tablee.core.registry import game as find_game


def _system_language() -> Literal["en", "fr"]:
    told = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return "fr" if told.startswith("fr") else "en"


@plainly
def command(
    game: GameName = "cortexcape",
    *,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each.")] = "",
    seats: Seats = 2,
    option: Set = None,
    seed: Annotated[int | None, typer.Option(help="Luck of your choice.")] = None,
    language: Annotated[Literal["en", "fr"] | None, typer.Option(help="en or fr.")] = None,
    pause: Annotated[float, typer.Option(help="Seconds between moves.", min=0)] = 0.4,
    save: Annotated[Path | None, typer.Option(help="Write the log to this file.")] = None,
) -> None:
    """Watch bots play one game, told move by move.

    tablee play cortexcape --bots level3,level2 --set lab=green --language fr
    """
    found = find_game(game)
    names = bots.split(",") if bots else list(found.bots)[::-1][: 1 if seats != 2 else 2]
    if len(names) not in (1, seats):
        raise BadSeats(f"{len(names)} bots for {seats} seats: name one, or one for each seat")
    line_up = names * seats if len(names) == 1 else names
    players = [all_bots.find(found, name) for name in line_up]
    words = language or _system_language()
    match = Match.new(game, seats=seats, seed=seed, **read_options(option))
    rng = Random(seed)
    out.rule(f"{found.title}: {' – '.join(line_up)}")
    while match.result is None:
        waiting = match.waiting
        assert isinstance(waiting, Decide)
        seat = waiting.seats[0]
        with err.status("…"):
            action = players[seat].choose(match.view(seat), match.offer(seat), rng)
        for event in match.play(seat, action):
            if (sentence := found.notation.tell(match.state, event, words)) is not None:
                out.print(sentence, highlight=False, markup=False)
        time.sleep(pause if out.is_terminal else 0)
    if save is not None:
        match.save(save)
        out.print(f"→ {save}", highlight=False)
