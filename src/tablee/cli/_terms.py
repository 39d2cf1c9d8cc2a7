"""What the verbs share: arguments, errors in plain words, progress."""

import functools
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, ParamSpec

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.core.errors import BadOptions, TableeError

P = ParamSpec("P")

out = Console()
err = Console(stderr=True)

GameName = Annotated[str, typer.Argument(help="Which game; `tablee games` lists them.")]
Seats = Annotated[int, typer.Option(help="How many seats.", min=1)]
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
            err.print(f"[bold red]tablee:[/] {error}", highlight=False, soft_wrap=True)
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
    with Progress(*columns, console=err, transient=True) as bars:
        task = bars.add_task(what, total=total)
        yield lambda: bars.advance(task)
