"""What the verbs share: one name for one option, the two streams, progress."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.cli import _completing

out = Console()
err = Console(stderr=True)

Language = Literal["en", "fr"]

GameName = Annotated[
    str,
    typer.Argument(
        help="Which game; `tablee games` lists them.", autocompletion=_completing.games_here
    ),
]
Games = Annotated[int, typer.Option(help="How many games.", min=1)]
Seats = Annotated[
    int | None,
    typer.Option(
        help="How many seats; two, where it can be.", min=1, autocompletion=_completing.seat_counts
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        help="One bot for all seats, or one for each: names or module:Class, with commas.",
        autocompletion=_completing.bot_names,
    ),
]
Seed = Annotated[int, typer.Option(help="Where luck starts; the same seed plays the same game.")]
Set = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        "-s",
        help="An option of the game, as in `--set lab=red`. Repeat it.",
        autocompletion=_completing.settings,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Workers = Annotated[int | None, typer.Option(help="Processes; all cores unless told.", min=1)]
Tongue = Annotated[Language | None, typer.Option("--language", help="The system's unless told.")]
OutFile = Annotated[Path | None, typer.Option("--out", "-o", help="The file to write.")]


def system_language() -> Language:
    """The language the machine is set to, if we speak it."""
    told = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return "fr" if told.startswith("fr") else "en"


def print_json(thing: Any) -> None:
    """One line of JSON on the output stream."""
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
