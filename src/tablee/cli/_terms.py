"""What the verbs share: arguments, errors in plain words, progress."""

import functools
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Literal, ParamSpec

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.bots.driver import usual_seats
from tablee.core.codec import codec
from tablee.core.errors import BadOptions, BadSeats, TableeError
from tablee.core.match import Match
from tablee.core.protocol import AnyGame

P = ParamSpec("P")

out = Console()
err = Console(stderr=True)

GameName = Annotated[str, typer.Argument(help="Which game; `tablee games` lists them.")]
Seats = Annotated[int | None, typer.Option(help="How many seats; two, where it can be.", min=1)]
Seed = Annotated[int, typer.Option(help="Where luck starts; the same seed plays the same game.")]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", "-s", help="An option of the game, as in `--set lab=red`. Repeat it."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Workers = Annotated[int | None, typer.Option(help="Processes; all cores unless told.", min=1)]


def plainly(command: Callable[P, None]) -> Callable[P, None]:
    """Say what is wrong in one line, without a traceback, and exit with 2."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except TableeError as error:
            told = escape(str(error))
            err.print(f"[bold red]tablee:[/] {told}", highlight=False, soft_wrap=True)
            raise typer.Exit(2) from None

    return run


def read_options(given: list[str] | None) -> dict[str, Any]:
    """``lab=red`` and ``starter=0`` as a dict; values are JSON where they look like it."""
    options: dict[str, Any] = {}
    for item in given or []:
        key, equals, value = item.partition("=")
        if not equals:
            raise BadOptions(f"--set takes name=value, not {item!r}")
        try:
            options[key] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[key] = value
    return options


def new_match(game: AnyGame, seats: int | None, seed: int | None, options: dict[str, Any]) -> Match:
    """A match by options that came from outside, which may be called anything."""
    codec(game).options(options)  # says which one is unknown, before it can be a keyword
    return Match.new(game.slug, seats=seats or usual_seats(game), seed=seed, **options)


def line_up_of(bots: str, seats: int) -> list[str]:
    """The bot of each seat: one for all, or one for each."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) not in (1, seats):
        raise BadSeats(f"{len(names)} bots for {seats} seats: name one, or one for each seat")
    return names * seats if len(names) == 1 else names


def system_language() -> Literal["en", "fr"]:
    """The language the machine is set to, if we speak it."""
    told = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return "fr" if told.startswith("fr") else "en"


def print_json(thing: Any) -> None:
    sys.stdout.write(msgspec.json.encode(thing).decode() + "\n")


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """A progress bar on the error stream; call what it gives after each step."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bars:
        task = bars.add_task(escape(what), total=total)
        yield lambda: bars.advance(task)
