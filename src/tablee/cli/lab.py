"""``tablee lab``: a study of many games, as a report with plots."""

import os
from pathlib import Path
from time import perf_counter
from typing import Any

import typer

import tablee
from tablee.cli._line_up import line_up_of, read_options, tables_of
from tablee.cli._terms import (
    Bots,
    GameName,
    Games,
    OutFile,
    Seats,
    Seed,
    Set,
    Tongue,
    Workers,
    out,
    progress,
    system_language,
)
from tablee.core.errors import BadOptions
from tablee.core.registry import game as find_game
from tablee.lab.figures import figures
from tablee.lab.measures import measures_of
from tablee.lab.report import About, report
from tablee.lab.studying import study

CONTEXT = {"allow_extra_args": True, "ignore_unknown_options": True}  # the game's own options


def command(
    context: typer.Context,
    game: GameName,
    *,
    games: Games = 1000,
    bots: Bots = "",
    seats: Seats = None,
    option: Set = None,
    seed: Seed = 0,
    workers: Workers = None,
    file: OutFile = None,
    language: Tongue = None,
) -> None:
    """Play N games on all cores and write what was measured, with plots, into one HTML file.

    Options of the game may be named directly:

    tablee lab coolock --seats 4 --difficulty high --games 1000
    """
    found = find_game(game)
    words = language or system_language()
    line_up = line_up_of(found, bots or found.stand_in, seats)
    options = _options(game, [*(option or []), *_named(context.args)])
    tables = tables_of(found, line_up, options, seed=seed, games=games)
    target = file or Path(f"{game}-lab.html")
    if target.is_dir() or not os.access(target.parent, os.W_OK):  # better known before than after
        raise BadOptions(f"cannot write {target}")
    began = perf_counter()
    with progress(f"{game} lab", games) as seen:
        readings = list(study(tables, workers=workers, seen=seen, language=words))
    seconds = perf_counter() - began
    about = About(found.title, line_up, options, games, seed, seconds, tablee.__version__)
    picture = next((each.picture for each in readings if each.picture is not None), None)
    page = report(about, figures(measures_of(found), readings), words, picture)
    try:
        target.write_text(page, "utf-8")
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
    added = find_game(game).measures
    synonyms = {} if added is None else added.synonyms
    return {
        name: synonyms.get((name, value), value) if isinstance(value, str) else value
        for name, value in read_options(given).items()
    }
