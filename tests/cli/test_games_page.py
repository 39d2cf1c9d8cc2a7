"""``tablee games``: the list, and a page about one game made from its own types."""

import json
import shlex
from typing import Any

import pytest
from house import at_home
from typer.testing import CliRunner

import tablee
from tablee.cli import _about, app
from tablee.cli import games as verb
from tablee.cli._line_up import read_options
from tablee.core.codec import codec
from tablee.core.errors import MissingExtra


def told(*arguments: str) -> str:
    """What the verb prints."""
    result = CliRunner().invoke(app, ["games", *arguments], env={"COLUMNS": "160"})
    assert result.exit_code == 0, result.output
    return result.stdout


def page(slug: str) -> dict[str, Any]:
    """What the verb prints for programs."""
    found: dict[str, Any] = json.loads(told(slug, "--json"))
    return found


def setting(slug: str, name: str) -> dict[str, Any]:
    """One option of a game."""
    (found,) = [each for each in page(slug)["settings"] if each["name"] == name]
    return dict(found)


@pytest.mark.parametrize("slug", at_home())
def test_a_page_names_everything(slug: str) -> None:
    """Title, seats, options, bots, endings: nothing of the game is left out."""
    game, text = tablee.game(slug), told(slug)
    words = [
        game.title,
        *game.levels,
        *game.examples.endings,
        *game.types.options.__struct_encode_fields__,
    ]
    assert [word for word in words if word not in text] == []
    assert f"{game.stand_in} (stand-in)" in text


@pytest.mark.parametrize("slug", at_home())
def test_the_example_can_be_run(slug: str) -> None:
    """It names a verb, bots and options that there are."""
    line = page(slug)["example"]
    command, *words = shlex.split(line)
    assert command == "tablee"
    assert words[:2] == ["play", slug]
    assert words[words.index("--bots") + 1] in tablee.game(slug).levels
    options = read_options([words[words.index("--set") + 1]])
    assert codec(tablee.game(slug)).options(options) != tablee.game(slug).types.options()


@pytest.mark.parametrize("slug", at_home())
def test_the_list_and_the_page_agree(slug: str) -> None:
    """For programs the page says what the list says, and more."""
    (entry,) = [each for each in json.loads(told("--json")) if each["slug"] == slug]
    assert entry.items() <= page(slug).items()


def test_options_have_values_ranges_and_defaults() -> None:
    """What an option takes is read off its type."""
    assert setting("cortexcape", "lab") == {
        "name": "lab",
        "values": ["blue", "green", "red", "black", "random"],
        "least": None,
        "most": None,
        "other": "a Lab as JSON",
        "default": "blue",
    }
    timer = setting("monster_freeze", "timer")
    assert (timer["least"], timer["most"], timer["default"]) == (30, 600, 120)
    assert setting("cocoons", "hard")["values"] == [False, True]
    shown = {each.name: each.takes for each in _about.settings_of(tablee.game("monster_freeze"))}
    assert shown["timer"] == "30 to 600"
    assert shown["edge"] == "0 to 5"
    assert shown["assist"] == "false | true, or a list as JSON"


def test_bots_are_listed_weakest_first() -> None:
    """In the game's own order, with those for any game apart."""
    assert page("icecool")["levels"] == ["easy", "medium", "hard"]
    assert "easy (stand-in), medium, hard: the weakest first" in told("icecool")
    assert "random: for any game" in told("icecool")


def test_extras_are_named() -> None:
    """ICECOOL² needs its physics, the others nothing."""
    assert page("icecool")["extras"] == ["physics"]
    assert page("icecool")["missing"] == []
    assert page("coolock")["extras"] == []
    assert "tablee[physics], which is installed" in told("icecool")


def test_a_game_that_cannot_be_imported_is_still_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its row is there, and a sentence says what is missing."""

    def find(slug: str) -> Any:
        if slug == "coolock":
            raise MissingExtra("Coolock needs its ghosts: pip install 'tablee[ghosts]'")
        return tablee.game(slug)

    monkeypatch.setattr(verb, "find_game", find)
    text = told()
    assert "coolock" in text
    assert "cocoons" in text
    assert "pip install 'tablee[ghosts]'" in text
    (entry,) = [each for each in json.loads(told("--json")) if each["slug"] == "coolock"]
    assert "ghosts" in entry["missing"][0]
