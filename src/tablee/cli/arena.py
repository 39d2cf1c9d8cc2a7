"""``tablee arena``: which bot beats which."""

from typing import Annotated

import typer
from rich.table import Table as RichTable

from tablee.bots.arena import Standing, pairings, play_all, standing
from tablee.bots.driver import usual_seats
from tablee.cli import _completing
from tablee.cli._line_up import names_in, need_table, read_options
from tablee.cli._terms import (
    AsJson,
    GameName,
    Seats,
    Seed,
    Set,
    Workers,
    out,
    print_json,
    progress,
)
from tablee.core.errors import TableeError
from tablee.core.registry import game as find_game


def command(
    game: GameName,
    *,
    bots: Annotated[
        str,
        typer.Option(
            help="Two or more bots: names or module:Class, with commas.",
            autocompletion=_completing.bot_names,
        ),
    ],
    games: Annotated[int, typer.Option(help="Games for each two bots.", min=1)] = 40,
    seats: Seats = None,
    option: Set = None,
    seed: Seed = 0,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Let every two bots meet N times, changing seats, and print the win matrix.

    tablee arena cortexcape --bots random,easy,medium,hard --games 40 --set lab=red
    """
    names = names_in(bots)
    if len(names) < 2 or len(set(names)) != len(names):
        raise TableeError("an arena needs two different bots or more")
    found, options = find_game(game), read_options(option)
    count = seats or usual_seats(found)
    need_table(found, names, count, seed, options)
    tables = pairings(game, names, games=games, seats=count, options=options, seed=seed)
    with progress(f"{game} arena", len(tables)) as seen:
        table = standing(names, play_all(tables, workers=workers, seen=seen))
    if as_json:
        print_json(_plain(table))
    else:
        out.print(matrix(game, table))


def matrix(game: str, table: Standing) -> RichTable:
    """Rows beat columns: win rate and 95 % interval."""
    games = next(iter(table.games.values()))
    title = f"{game}: how often the row beats the column ({games} games each, 95 % interval)"
    shown = RichTable("", *table.bots, "mean score", "slowest", title=title)
    for name in table.bots:
        cells = []
        for rival in table.bots:
            if rival == name:
                cells.append("·")
                continue
            rate = table.rates[name, rival]
            cells.append(f"{rate.share:.0%} ({rate.low:.0%}–{rate.high:.0%})")
        score, slowest = table.mean_score[name], table.slowest_s[name]
        shown.add_row(name, *cells, f"{score:.2f}", f"{slowest:.2f} s")
    return shown


def _plain(table: Standing) -> dict[str, object]:
    pairs = [
        {"bot": one, "rival": two, "games": table.games[one, two], **rate._asdict()}
        for (one, two), rate in table.rates.items()
    ]
    return {"pairs": pairs, "mean_score": table.mean_score, "slowest_s": table.slowest_s}
