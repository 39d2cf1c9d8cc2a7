"""``tablee lab``: a study of many games, as a report with plots."""

from importlib.metadata import version
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer

from tablee.bots.arena import Table
from tablee.bots.driver import usual_seats
from tablee.cli._terms import (
    GameName,
    Seed,
    Set,
    Workers,
    line_up_of,
    new_match,
    out,
    plainly,
    progress,
    read_options,
    system_language,
)
from tablee.core.errors import BadOptions
from tablee.core.registry import game as find_game
from tablee.lab.figures import figures
from tablee.lab.measures import measures_of, of_game
from tablee.lab.report import LANGUAGES, About, report
from tablee.lab.studying import study

CONTEXT = {"allow_extra_args": True, "ignore_unknown_options": True}  # the game's own options


@plainly
def command(
    context: typer.Context,
    game: GameName,
    *,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000,
    players: Annotated[
        int | None, typer.Option("--players", "--seats", help="How many seats.", min=1)
    ] = None,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each.")] = "",
    option: Set = None,
    seed: Seed = 0,
    workers: Workers = None,
    file: Annotated[Path | None, typer.Option("--out", "-o", help="The file to write.")] = None,
    language: Annotated[str, typer.Option(help="en or fr; the system's unless told.")] = "",
) -> None:
    """Play N games on all cores and write what was measured, with plots, into one HTML file.

    Options of the game may be named directly:

    tablee lab coolock --players 4 --difficulty high --games 1000
    """
    found = find_game(game)
    tongue = language or system_language()
    if tongue not in LANGUAGES:
        raise BadOptions(f"a report is written in {' or '.join(LANGUAGES)}, not in {tongue!r}")
    line_up = tuple(line_up_of(bots or found.stand_in, players or usual_seats(found)))
    options = _options(game, [*(option or []), *_named(context.args)])
    new_match(found, len(line_up), seed, options)
    tables = [Table(game, line_up, options, seed + number) for number in range(games)]
    began = perf_counter()
    with progress(f"{game} lab", games) as seen:
        readings = list(study(tables, workers=workers, seen=seen))
    seconds = perf_counter() - began
    about = About(found.title, line_up, options, games, seed, seconds, version("tablee"))
    target = file or Path(f"{game}-lab.html")
    try:
        target.write_text(report(about, figures(measures_of(game), readings), tongue), "utf-8")
    except OSError as error:
        raise BadOptions(f"cannot write {target}: {error.strerror}") from None
    out.print(f"{games} games in {seconds:.1f} s; the report is in {target}", highlight=False)


def _named(args: list[str]) -> list[str]:
    """``--difficulty high`` and ``--difficulty=high`` as ``difficulty=high``."""
    found, rest = [], list(args)
    while rest:
        name = rest.pop(0)
        if not name.startswith("--"):
            raise BadOptions(f"what is {name!r}? Options of the game are --name value")
        key, equals, value = name[2:].partition("=")
        if not equals:
            if not rest:
                raise BadOptions(f"{name} needs a value")
            value = rest.pop(0)
        found.append(f"{key.replace('-', '_')}={value}")
    return found


def _options(game: str, given: list[str]) -> dict[str, Any]:
    """The options as the rules call them; a lab may know other words for their values."""
    synonyms = of_game(game).synonyms
    return {
        name: synonyms.get((name, value), value) if isinstance(value, str) else value
        for name, value in read_options(given).items()
    }
