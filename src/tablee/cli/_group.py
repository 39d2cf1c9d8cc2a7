"""The group of all verbs: what goes wrong is one line on the error stream, never a traceback."""

import os
import sys
from typing import Any

import typer
from rich.markup import escape
from typer.core import TyperGroup

from tablee.cli._terms import err
from tablee.core.errors import TableeError

WRONG = 2  # exit codes: the input was wrong,
UNREAD = 1  # nobody reads what we print,
STOPPED = 130  # somebody pressed Ctrl-C

# Names that options once had, so that old commands still work.
FORMER_NAMES = {"players": "seats", "bot": "bots", "save": "out"}


def present_name(name: str) -> str:
    """The name of an option today."""
    return FORMER_NAMES.get(name, name)


class PlainGroup(TyperGroup):
    """Verbs whose errors are told in one line."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run a verb and leave with its exit code."""
        if not extra.get("standalone_mode", True):
            return super().main(*args, **extra)
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
            sys.stdout.flush()
        except TableeError as error:
            complain(str(error))
            sys.exit(WRONG)
        except KeyboardInterrupt:
            sys.exit(STOPPED)
        except typer.Abort as abort:  # so it arrives by some versions of typer
            sys.exit(STOPPED if isinstance(abort.__cause__, KeyboardInterrupt) else WRONG)
        except BrokenPipeError:
            _print_no_more()
            sys.exit(UNREAD)
        except OSError as error:
            complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
            sys.exit(WRONG)
        except Exception as error:
            if not hasattr(error, "format_message"):  # as all errors of usage have
                raise
            if type(error).__name__ != "NoArgsIsHelpError":  # then the help is printed already
                complain(_usage(error))
            sys.exit(WRONG)
        sys.exit(code if isinstance(code, int) else 0)


def complain(text: str) -> None:
    """One line for what is wrong."""
    line = escape(" ".join(text.split()))
    err.print(f"[bold red]tablee:[/] {line}", highlight=False, soft_wrap=True)


def _usage(error: Any) -> str:
    """What is wrong with the words of a command, and where it says which are right."""
    context = getattr(error, "ctx", None)
    told = error.format_message().replace("Value error, ", "")
    return told if context is None else f"{told} (see {context.command_path} --help)"


def _print_no_more() -> None:
    """Whoever read us has gone: the interpreter must not try again when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
