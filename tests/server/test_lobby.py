"""Before a game and after it: what forms are told, names by seat, what a table is remembered by."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import tablee
from tablee.core.marks import seats_of_options
from tablee.games.coolock.model import Options as CoolockOptions
from tablee.games.monster_freeze.model import Options as MonsterOptions
from tablee.server.app import make_app
from tablee.server.store.memory import MemoryStore

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(make_app(MemoryStore())) as made:
        yield made


def games(client: TestClient) -> dict[str, Any]:
    return {each["slug"]: each for each in client.get("/api/games").json()}


def test_options_say_for_how_many_seats_they_are() -> None:
    """A mark in the options of a game; those without it are for everybody."""
    assert seats_of_options(MonsterOptions) == {
        "rounds_to_win": (2, 3, 4),
        "timer": (1,),
        "bot_takeover": (2, 3, 4),
        "warm_seat": (2, 3, 4),
        "absence": (2, 3, 4),
    }
    assert seats_of_options(CoolockOptions) == {}


def test_the_catalogue_says_which_options_are_for_how_many(client: TestClient) -> None:
    """So that a form leaves out what means nothing; only options that exist are named."""
    found = games(client)
    assert found["monster_freeze"]["option_seats"]["timer"] == [1]
    assert found["icecool"]["option_seats"]["scoring"] == [2, 3, 4]
    assert found["monster_freeze"]["seat_options"] == ["warm_seat"]
    assert found["cocoons"]["seat_options"] == ["first_seat"]
    assert found["cocoons"]["choices"]["first_seat"] == [0, 1, 2, 3]
    for slug, each in found.items():
        assert set(each["option_seats"]) <= set(tablee.game(slug).types.options.__struct_fields__)
        for seats in each["option_seats"].values():
            assert set(seats) < set(each["seats"])


def test_every_bot_has_a_name_and_a_line_in_both_languages(client: TestClient) -> None:
    """Nobody has to know its key, and everybody knows what to expect."""
    for each in games(client).values():
        for bot in each["bots"]:
            for words in (each["bot_names"][bot], each["bot_lines"][bot]):
                assert set(words) == {"en", "fr"}
            assert bot not in each["bot_names"][bot].values()
            assert each["bot_lines"][bot]["fr"].endswith(".")


def test_what_is_special_about_playing_alone_is_said(client: TestClient) -> None:
    """By the number of seats, in both languages."""
    notes = games(client)["icecool"]["box"]["notes"]
    assert set(notes) == {"1"}
    assert set(notes["1"]) == {"en", "fr"}


@pytest.mark.parametrize(
    ("names", "called"),
    [
        ([], ["Ana", "Ana", ""]),
        (["Ana", "Bo"], ["Ana", "Bo", ""]),
        (["", "Bo\u202e\n  Li", "x", "too many"], ["Ana", "Bo Li", ""]),
    ],
)
def test_each_person_at_one_screen_has_a_name(
    client: TestClient, names: list[str], called: list[str]
) -> None:
    """By seat; where none is given, the maker's, and never for a seat that is still open."""
    wish = {
        "game": "cortexcape",
        "seats": ["me", "me", "open"],
        "options": {"mode": "long"},
        "name": "Ana",
        "names": names,
    }
    made = client.post("/api/tables", json=wish).json()
    table = client.get(f"/api/tables/{made['table']}").json()
    assert [seat["name"] for seat in table["seats"]] == called


def test_a_name_that_is_too_long_is_refused(client: TestClient) -> None:
    """Like the maker's own."""
    wish = {"game": "cortexcape", "seats": ["me", "me"], "names": ["x" * 41]}
    answer = client.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


def test_a_finished_table_is_remembered_by_a_phrase(client: TestClient) -> None:
    """In both languages; a running one by nothing."""
    text = (GOLDEN / "cocoons" / "out-of-tokens.jsonl").read_text(encoding="utf-8")
    brought = client.post("/api/logs", json={"log": text}).json()
    table = client.get(f"/api/tables/{brought['table']}").json()
    assert table["feat"]["words"]["en"].endswith("no tokens left")
    assert table["feat"]["worth"] is None
    running = client.post("/api/tables", json={"game": "cocoons", "seats": ["me", "me"]}).json()
    assert client.get(f"/api/tables/{running['table']}").json()["feat"] is None
