"""What the shell may offer for a word that is half typed: games, bots, seats, options."""

import os
import shlex
from collections.abc import MutableMapping

import typer

from tablee import bots
from tablee.cli._about import offered
from tablee.core.errors import TableeError
from tablee.core.game import AnyGame
from tablee.core.registry import game, games

BEFORE_EQUALS = "_TABLEE_BEFORE_EQUALS"  # what bash has cut off the word that is being typed


def games_here() -> list[str]:
    """The names of all games."""
    return [*games()]


def seat_counts(context: typer.Context) -> list[str]:
    """How many may sit at the game that is already typed."""
    found = _game(context)
    return [] if found is None else [str(count) for count in found.seats]


def bot_names(context: typer.Context, incomplete: str) -> list[str]:
    """The bots of the game that is already typed; others may stand before a comma."""
    found = _game(context)
    before = incomplete[: incomplete.rfind(",") + 1]
    return [] if found is None else [before + name for name in bots.names(found)]


def settings(context: typer.Context) -> list[str]:
    """Options of the game that is already typed, with each value that can be listed."""
    found = _game(context)
    if found is None:
        return []
    before = os.environ.get(BEFORE_EQUALS, "")
    pairs = [f"{name}={value}" for name, values in offered(found).items() for value in values]
    return [pair.removeprefix(before) for pair in pairs if pair.startswith(before)]


def _game(context: typer.Context) -> AnyGame | None:
    """The game among the words before: an unfinished option keeps it from being read as one."""
    words = [word for word in context.args if word in games()]
    try:
        return game((words or [context.params.get("game") or ""])[0])
    except TableeError:
        return None


def join_words(env: MutableMapping[str, str] = os.environ) -> None:
    """Undo what bash does to ``lab=red`` and ``--set=lab``: it makes three words of them."""
    if env.get("_TABLEE_COMPLETE") != "complete_bash":
        return
    try:
        words, at = shlex.split(env["COMP_WORDS"]), int(env["COMP_CWORD"])
    except ValueError:  # a quote is still open
        return
    typed: list[str] = []
    for word in [*words[:at], *(words[at : at + 1] or [""])]:
        if typed and (word == "=" or typed[-1].endswith("=")):
            typed[-1] += word
        else:
            typed.append(word)
    last, is_cut = typed.pop(), "=" in words[max(0, at - 1) : at + 1]
    if last.startswith("--") and "=" in last:
        option, _, last = last.partition("=")
        typed.append(option)
    if is_cut:
        before, equals, last = last.rpartition("=")
        env[BEFORE_EQUALS] = before + equals
    env["COMP_WORDS"], env["COMP_CWORD"] = shlex.join([*typed, last]), str(len(typed))
