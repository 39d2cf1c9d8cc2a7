"""``tablee games``: what can be played here, and all about one game."""

from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Column, Table

from tablee import bots
from tablee.cli import _about, _completing
from tablee.cli._terms import AsJson, out, print_json
from tablee.core.errors import TableeError
from tablee.core.game import AnyGame
from tablee.core.registry import broken, extras, games
from tablee.core.registry import game as find_game

NEEDS_ARGUMENTS = False


def command(
    game: Annotated[
        str | None,
        typer.Argument(help="One of them; all unless told.", autocompletion=_completing.games_here),
    ] = None,
    *,
    as_json: AsJson = False,
) -> None:
    """List the games, or tell all about one: seats, options, bots, endings.

    tablee games cortexcape
    """
    if game is not None:
        found = find_game(game)
        if as_json:
            print_json(_about.page_of(found))
        else:
            _show(found)
    elif as_json:
        missing = [{"slug": each.name, "missing": [each.reason]} for each in broken()]
        print_json([*map(_entry, games()), *missing])
    else:
        _list()


def _entry(slug: str) -> dict[str, Any]:
    try:
        return _about.entry_of(find_game(slug))
    except TableeError as error:
        return {"slug": slug, "missing": [str(error)]}


def _list() -> None:
    table = Table(Column("game", no_wrap=True), "title", "seats", "options (--set)", "bots")
    notes = ["`tablee games NAME` tells all about one of them."]
    for slug in games():
        try:
            table.add_row(*_row(find_game(slug)))
            notes += [each.sentence for each in extras(slug) if each.is_missing]
        except TableeError as error:  # it is there, but cannot be played here
            table.add_row(slug)
            notes.append(str(error))
    out.print(table)
    for note in notes:
        out.print(note, highlight=False, markup=False, soft_wrap=True)
    if found := broken():
        out.print("\n[bold]could not be loaded[/]")
    for name, reason in found:
        out.print(f"{name} {reason}", highlight=False, markup=False, soft_wrap=True)


def _row(game: AnyGame) -> tuple[str, ...]:
    options = ", ".join(game.types.options.__struct_encode_fields__)
    names = ", ".join(bots.names(game))
    return game.slug, game.title, _span(game.seats), options, names


def _span(seats: tuple[int, ...]) -> str:
    """A first and a last where no count is left out."""
    is_whole = seats == tuple(range(seats[0], seats[-1] + 1)) and len(seats) > 1
    return f"{seats[0]}–{seats[-1]}" if is_whole else ", ".join(map(str, seats))


def _show(game: AnyGame) -> None:
    out.print(f"[bold]{game.title}[/] ({game.slug}), version {game.edition.version} of its rules")
    lines = Table.grid(padding=(0, 2))
    lines.add_row("seats", _span(game.seats))
    levels = [f"{name} (stand-in)" if name == game.stand_in else name for name in game.levels]
    lines.add_row("bots", f"{', '.join(levels)}: the weakest first")
    blind = [name for name in bots.names(game) if name not in game.levels]
    lines.add_row("", f"{', '.join(blind)}: for any game")
    lines.add_row("endings", ", ".join(game.examples.endings))
    for extra in extras(game.slug):
        told = extra.sentence if extra.is_missing else f"tablee[{extra.name}], which is installed"
        lines.add_row("needs", escape(told))
    lines.add_row("example", _about.example_of(game))
    out.print(lines, highlight=False)
    options = Table("option (--set)", "takes", "default")
    for each in _about.settings_of(game):
        default = "" if each.default is None else _about.word(each.default)
        options.add_row(each.name, escape(each.takes), escape(default))
    out.print(options)
