"""``tablee play``: watch a game between bots, told in sentences."""

import time
from random import Random, randrange
from typing import Annotated, Any

import typer
from rich.markup import escape

from tablee import bots as all_bots
from tablee.bots.driver import Driver, take, usual_seats
from tablee.cli._line_up import line_up_of, need_extras, new_match, read_options
from tablee.cli._terms import Bots, GameName, OutFile, Seats, Set, Tongue, err, out, system_language
from tablee.core.match import Match
from tablee.core.registry import game as find_game
from tablee.core.sentences import told_step


def command(
    game: GameName = "cortexcape",
    *,
    bots: Bots = "",
    seats: Seats = None,
    option: Set = None,
    seed: Annotated[int | None, typer.Option(help="Luck of your choice.")] = None,
    language: Tongue = None,
    pause: Annotated[float, typer.Option(help="Seconds between moves.", min=0)] = 0.4,
    file: OutFile = None,
) -> None:
    """Watch bots play one game, told move by move.

    tablee play cortexcape --bots hard,medium --set lab=green --language fr
    """
    found = find_game(game)
    count = seats or usual_seats(found)
    levels = list(found.levels)[::-1] or ["random"]
    usual = ",".join(levels[:2] if count == 2 else levels[:1])
    line_up = line_up_of(found, bots or usual, count)
    need_extras(found)
    players = [all_bots.find(found, name) for name in line_up]
    words = language or system_language()
    luck = randrange(10**6) if seed is None else seed
    match = new_match(found, count, luck, read_options(option))
    if file is not None:
        match.save(file)  # whether it can be written is better known before than after
    rngs = [Random(f"{luck} {seat}") for seat in range(count)]
    driver = Driver(match, players, rngs, Random(f"{luck} order"))
    out.rule(escape(f"{found.title}: {' – '.join(line_up)} (--seed {luck})"))
    tell(match, match.opening, words)
    while True:
        with err.status("…"):
            turn = driver.next_turn()
        if turn is None:
            break
        tell(match, take(match, turn), words)
        time.sleep(pause if out.is_terminal else 0)
    if file is not None:
        match.save(file)
        out.print(f"→ {file}", highlight=False, markup=False)


def tell(match: Match, events: tuple[Any, ...], words: str) -> None:
    for sentence in told_step(match.game, match.state, events, words):
        out.print(sentence, highlight=False, markup=False)
