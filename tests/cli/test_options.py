"""One name for one option in every verb; the names that options once had still work."""

import json
from pathlib import Path
from typing import Any

import pytest
import typer.main
from typer.testing import CliRunner

from tablee.cli import app
from tablee.cli._group import FORMER_NAMES, present_name

GROUP: Any = typer.main.get_command(app)
SHARED = ("--seats", "--bots", "--games", "--seed", "--set", "--language", "--json", "--out")


def options_of(verb: str) -> dict[str, Any]:
    """The options of a verb, by every name they have."""
    params = GROUP.commands[verb].params
    return {name: each for each in params for name in each.opts if name.startswith("-")}


def run(*arguments: str) -> str:
    """What a verb prints."""
    result = CliRunner().invoke(app, list(arguments), env={"COLUMNS": "160"})
    assert result.exit_code == 0, result.output
    return result.stdout


def test_every_option_has_one_long_name() -> None:
    """A second one would be a synonym to be learned."""
    for verb, command in GROUP.commands.items():
        for each in command.params:
            names = [name for name in each.opts if name.startswith("--")]
            assert len(names) <= 1 or names == ["--help"], f"{verb}: {names}"


@pytest.mark.parametrize("former", sorted(FORMER_NAMES))
def test_former_names_are_shown_nowhere(former: str) -> None:
    """They work, but no help and no completion names them."""
    for verb in GROUP.commands:
        assert f"--{former}" not in options_of(verb)
        assert f"--{former} " not in run(verb, "--help")
    assert present_name(present_name(former)) == present_name(former)


@pytest.mark.parametrize("name", SHARED)
def test_shared_options_mean_the_same_everywhere(name: str) -> None:
    """The same kind of value in each verb that has it; a list of bots for serve is its own."""
    kinds = {
        str(options[name].type_descriptor.annotation)
        for verb in GROUP.commands
        if name in (options := options_of(verb)) and (verb, name) != ("serve", "--bots")
    }
    assert len(kinds) == 1


def test_old_commands_still_work(tmp_path: Path) -> None:
    """--players, --bot and --save are --seats, --bots and --out."""
    log, page = tmp_path / "game.jsonl", tmp_path / "page.html"
    run("play", "coolock", "--players", "3", "--bot", "easy", "--save", str(log))
    assert json.loads(log.read_text(encoding="utf-8").splitlines()[0])["seats"] == 3
    words = ["lab", "coolock", "--players=3", "--difficulty", "high", "--games", "1"]
    run(*words, "--workers", "1", "--out", str(page), "--language", "en")
    assert "1 games, 3 seats" in page.read_text(encoding="utf-8")
