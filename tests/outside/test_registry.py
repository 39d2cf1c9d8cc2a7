"""Packages that register games: good ones are played, broken ones are left out and say why."""

import json
import logging

import pytest
from installed import Plugin
from starlette.testclient import TestClient
from typer.testing import CliRunner

import tablee
from tablee.cli import app
from tablee.core import registry
from tablee.server.app import make_app
from tablee.server.store.memory import MemoryStore
from tablee.testing import check

OWN = ("cocoons", "coolock", "cortexcape", "icecool", "monster_freeze")
GOOD = """
from msgspec.structs import replace
import tablee
GAME = replace(tablee.game("coolock"), slug="{slug}", title="Good")
"""


@pytest.mark.parametrize("slug", ["cups", "matches"])
def test_the_toy_games_keep_every_promise(packages: None, slug: str) -> None:
    """What is shown with them in a browser is a game as any other."""
    assert check(slug, games=2)["random_games_end"].number > 0


def test_a_game_of_a_package_is_listed(packages: None) -> None:
    """And known to come from elsewhere."""
    assert registry.games() == tuple(sorted((*OWN, "cups", "matches")))
    assert registry.broken() == ()
    assert registry.is_outside("cups")
    assert not registry.is_outside("coolock")
    assert not registry.is_outside("nobody")
    assert registry.module_of("cups").__name__ == "cups"
    assert registry.extras("cups") == ()


BROKEN = {
    "raises ImportError": ("import nothing_of_that_name\n", None, "cannot be imported"),
    "raises SyntaxError": ("def (:\n", None, "SyntaxError"),
    "raises anything": ("raise RuntimeError('what\\na\\nmess')\n", None, "RuntimeError: what"),
    "exits": ("raise SystemExit(3)\n", None, "SystemExit: 3"),
    "has no GAME": ("", None, "AttributeError"),
    "is no Game": ("GAME = 7\n", None, "is no Game: weird:GAME is of type int"),
    "is called otherwise": (GOOD.format(slug="other"), None, "calls itself 'other'"),
    "is one of ours": (GOOD.format(slug="coolock"), "coolock = weird:GAME", "of Tablée's own"),
    "has no slug": (GOOD.format(slug="We-ird"), "We-ird = weird:GAME", "small letters"),
    "has no seats": (
        GOOD.format(slug="weird") + "GAME = replace(GAME, seats=())\n",
        None,
        "seat counts",
    ),
    "has unreadable types": (
        GOOD.format(slug="weird")
        + "GAME = replace(GAME, types=replace(GAME.types, options=int))\n",
        None,
        "types that cannot be read",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_package_is_left_out_and_stops_nothing(
    plugin: Plugin, case: str, caplog: pytest.LogCaptureFixture
) -> None:
    """One line in the log; the others are listed, played and served."""
    source, entry, reason = BROKEN[case]
    is_missing = case == "raises ImportError"
    with caplog.at_level(logging.WARNING, "tablee.registry"):
        plugin("weird", source, entry)
        name = (entry or "weird = ").split(" = ")[0]
        assert registry.games() == OWN
    ((found, why),) = registry.broken()
    assert found == name
    assert reason in why
    assert "\n" not in why
    assert len(caplog.records) == 1
    if name not in OWN:
        with pytest.raises(tablee.TableeError, match=f"the game '{name}' ") as raised:
            tablee.game(name)
        assert reason in str(raised.value)
        assert isinstance(raised.value, tablee.MissingExtra) is is_missing
    assert tablee.game("coolock").title == "Coolock"
    with TestClient(make_app(MemoryStore())) as client:
        assert {each["slug"] for each in client.get("/api/games").json()} == set(OWN)
        if name not in OWN and not is_missing:
            answer = client.post("/api/tables", json={"game": name, "seats": ["me", "me"]})
            assert (answer.status_code, answer.json()["code"]) == (400, "broken_game")
            assert reason not in answer.text  # strangers need not know


def test_a_name_that_two_packages_want_is_given_to_none(plugin: Plugin) -> None:
    """Nobody could say by whose rules a log of that name was played; both are named."""
    plugin("first", GOOD.format(slug="same"), "same = first:GAME")
    assert "same" in registry.games()
    plugin("second", GOOD.format(slug="same"), "same = second:GAME")
    assert registry.games() == OWN
    (found,) = registry.broken()
    assert "first:GAME of first, second:GAME of second" in found.reason


def test_an_unknown_game_is_still_unknown(packages: None) -> None:
    """With the names of those there are."""
    with pytest.raises(tablee.UnknownGame, match=r"there are: .*cups.*matches"):
        tablee.game("chess")


def test_the_list_of_games_says_what_could_not_be_loaded(plugin: Plugin) -> None:
    """For the host, in words and for programs."""
    plugin("weird", "raise RuntimeError('no dice')\n")
    told = CliRunner().invoke(app, ["games"])
    assert told.exit_code == 0
    assert "could not be loaded\nweird cannot be imported: RuntimeError: no dice" in told.output
    listed = json.loads(CliRunner().invoke(app, ["games", "--json"]).output)
    assert listed[-1] == {
        "slug": "weird",
        "missing": ["cannot be imported: RuntimeError: no dice"],
    }
