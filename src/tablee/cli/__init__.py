"""The command ``tablee``: one file a verb, found by its name; each file has a ``command``."""

import importlib
import pkgutil
import platform
import sys
from typing import Annotated

import typer

import tablee
from tablee.cli._completing import join_words
from tablee.cli._group import PlainGroup, present_name

app = typer.Typer(
    name="tablee",
    cls=PlainGroup,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={
        "help_option_names": ["-h", "--help"],
        "token_normalize_func": present_name,
    },
)

for _found in pkgutil.iter_modules(__path__):
    if not _found.name.startswith("_"):
        _module = importlib.import_module(f"{__name__}.{_found.name}")
        app.command(
            _found.name.replace("_", "-"),
            no_args_is_help=_module.__dict__.get("NEEDS_ARGUMENTS", True),
            context_settings=_module.__dict__.get("CONTEXT"),
        )(_module.command)


def _tell_version(context: typer.Context, asked: bool) -> None:  # noqa: FBT001  # typer calls it
    if asked and not context.resilient_parsing:
        typer.echo(f"tablee {tablee.__version__} (Python {platform.python_version()})")
        raise typer.Exit


@app.callback()
def _command(
    *,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Say which version."),
    ] = False,
) -> None:
    """Five tabletop games on one table: watch, simulate, compare bots, read games back."""


def main() -> None:
    """Run the command; bots of one's own are looked for in the current folder too."""
    sys.path.insert(0, "")
    for stream in (sys.stdout, sys.stderr):  # a terminal that knows no é prints a ? in its place
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    join_words()
    app()
