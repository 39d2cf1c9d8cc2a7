"""The command ``tablee``: one file a verb, found by its name; each file has a ``command``."""

import importlib
import os
import pkgutil
import sys

import typer

app = typer.Typer(
    name="tablee",
    help="Five tabletop games on one table: watch, simulate, compare bots, read games back.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

for _found in pkgutil.iter_modules(__path__):
    if not _found.name.startswith("_"):
        _module = importlib.import_module(f"{__name__}.{_found.name}")
        app.command(
            _found.name,
            no_args_is_help=_module.__dict__.get("NEEDS_ARGUMENTS", True),
            context_settings=_module.__dict__.get("CONTEXT"),
        )(_module.command)


def main() -> None:
    """Run the command; bots of one's own are looked for in the current folder too."""
    sys.path.insert(0, os.getcwd())  # noqa: PTH109
    for stream in (sys.stdout, sys.stderr):  # a terminal that knows no é prints a ? in its place
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    app()
