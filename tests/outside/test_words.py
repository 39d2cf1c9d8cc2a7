"""The words of a game from another package: what each seat is told, and what none of them costs."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from installed import Plugin
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from table_client import Player, claim, sit

from tablee.core import registry
from tablee.server.app import make_app
from tablee.server.store.memory import MemoryStore

CARELESS = """
from msgspec.structs import replace
from cups import GAME as CUPS
from cups.notation import CupsNotation
from cups.rules import CupsRules

class Words(CupsNotation):
    def tell(self, state, event, language):
        {tell}
    def write(self, state, action):
        {write}
    def explain(self, refusal, language):
        {explain}
    def name(self, key, language):
        {name}

class Rules(CupsRules):
    def guess(self, view, rng):
        {guess}

GAME = replace(CUPS, slug="careless", notation=Words(), rules=Rules())
"""
GOOD = {
    "tell": "return CupsNotation.tell(self, state, event, language)",
    "write": "return CupsNotation.write(self, state, action)",
    "explain": "return CupsNotation.explain(self, refusal, language)",
    "name": "return None",
    "guess": "return CupsRules.guess(self, view, rng)",
}


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(make_app(MemoryStore())) as made:
        yield made


def table_of(client: TestClient, game: str, *seats: str, **options: Any) -> dict[str, Any]:
    wish = {"game": game, "seats": seats or ("me", "open"), "options": options}
    made: dict[str, Any] = client.post("/api/tables", json=wish).json()
    return made


def bid(count: int, face: int) -> dict[str, Any]:
    return {"type": "bid", "count": count, "face": face}


def words_of(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.last["eyes"][0]["words"]
    return found


def test_actions_and_events_come_with_their_words(packages: Path, client: TestClient) -> None:
    """A label for each listed action, a sentence in both languages for each event."""
    made = table_of(client, "cups")
    token = claim(client, made)
    with sit(client, made["table"], made["token"]) as one, sit(client, made["table"], token) as two:
        assert words_of(one) == {"actions": [], "events": []}
        one.act(0, bid(2, 5))
        two.until("moved")
        said = {"en": "Seat 1 bids 2 times the 5.", "fr": "La place 1 annonce 2 fois le 5."}
        assert words_of(two) == {"actions": ["doubt"], "events": [said]}
        assert words_of(one) == {"actions": [], "events": [said]}
        mine = {"X-Seat-Tokens": made["token"]}
        url = f"/api/tables/{made['table']}/story?seat=0&views=true"
        _, rolled, done = client.get(url, headers=mine).json()["frames"]
        assert rolled["words"][0]["en"].startswith("Under your cup: ")
        assert done["words"] == [said]


def test_games_of_ours_are_sent_without_words(packages: Path, client: TestClient) -> None:
    """Their messages are what they were: the page has words of its own for them."""
    made = table_of(client, "cortexcape", "me", "me", starter=0)
    with sit(client, made["table"], made["token"]) as player:
        assert "words" not in player.frames[0]
        assert list(player.last["eyes"][0]) == ["seat", "view", "offer", "events", "take_back"]
    (frame,) = client.get(f"/api/tables/{made['table']}/story?views=true").json()["frames"][:1]
    assert list(frame) == ["seq", "at_ms", "seat", "events", "view", "by"]


def test_not_even_a_careless_author_tells_a_secret(
    packages: Path, plugin: Plugin, client: TestClient
) -> None:
    """Canary: sentences and labels made of the whole state, and no secret of it in any byte."""
    whole = "return f'{state.cups} {state.seals} {event}'"
    plugin("careless", CARELESS.format(**{**GOOD, "tell": whole, "write": "return str(state)"}))
    made = table_of(client, "careless")
    token = claim(client, made)
    table = made["table"]
    with (
        sit(client, table, made["token"]) as one,
        sit(client, table, token) as two,
        sit(client, table) as watcher,
    ):
        seals = {one: str(one.view["my_seal"]), two: str(two.view["my_seal"])}
        assert one.act(0, bid(1, 5))["type"] == "acked"
        for each in (two, watcher):
            each.until("moved")
        assert "((" in words_of(two)["events"][0]["en"]  # the author does tell a state
        assert "State(" in words_of(two)["actions"][0]
        for reader, held in ((one, [made["token"]]), (two, [token]), (watcher, [])):
            seat = {one: "seat=0&", two: "seat=1&"}.get(reader, "")
            headers = {"X-Seat-Tokens": ",".join(held)}
            story = client.get(f"/api/tables/{table}/story?{seat}views=true", headers=headers)
            heard = "\n".join(reader.frames) + story.text
            assert "((" in story.text
            assert all((seal in heard) is (owner is reader) for owner, seal in seals.items())


@pytest.mark.parametrize("broken", ["tell", "write", "guess", "name", "explain"])
@pytest.mark.parametrize("how", ["raise RuntimeError(str(locals()))", "return 7", "return ''"])
def test_an_author_s_mistake_costs_the_words_and_no_more(
    packages: Path, plugin: Plugin, client: TestClient, broken: str, how: str
) -> None:
    """The move counts, everybody hears of it, the story can be read, and it is played on."""
    plugin("careless", CARELESS.format(**{**GOOD, broken: how}))
    made = table_of(client, "careless", "me", "me", rounds_to_lose=1)
    with sit(client, made["table"], made["token"]) as player:
        refused = player.act(0, {"type": "doubt"})
        assert (refused["type"], refused["code"]) == ("refused", "nothing_to_doubt")
        assert all(refused["text"][language] for language in ("en", "fr"))
        assert player.act(0, bid(1, 5))["type"] == "acked"
        eye = player.last["eyes"][1]
        assert len(eye["words"]["actions"]) == len(eye["offer"]["actions"]) == 1
        is_blind = broken == "guess" and how.startswith("raise")
        assert (eye["words"]["actions"] == ["doubt"]) is not (broken == "write" or is_blind)
        assert (eye["words"]["events"] == [{}]) is (broken == "tell" or is_blind)
        assert player.act(1, {"type": "doubt"})["type"] == "acked"
        assert player.last["waiting"]["type"] == "over"
    frames = client.get(f"/api/tables/{made['table']}/story?views=true").json()["frames"]
    assert [len(frame["words"]) for frame in frames[1:]] == [1, 1, 1]
    (entry,) = [each for each in client.get("/api/games").json() if each["slug"] == "careless"]
    assert entry["outside"]["names"] == {}


def test_a_table_whose_game_is_gone_says_so(
    packages: Path, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Uninstalled or broken since: 409 with a sentence, a close code of its own; it comes back."""
    made = table_of(client, "cups", "me", "me")
    url = f"/api/tables/{made['table']}"
    assert client.get(url).status_code == 200
    monkeypatch.setattr(registry, "entry_points", lambda **_: ())
    registry.look_again()
    answer = client.get(url)
    assert (answer.status_code, answer.json()["code"]) == (409, "missing_game")
    assert set(answer.json()["words"]) == {"en", "fr"}
    assert client.get(f"{url}/story").status_code == 409
    with pytest.raises(WebSocketDisconnect) as closed, sit(client, made["table"]):
        pass
    assert closed.value.code == 4011
    monkeypatch.undo()


def test_what_the_page_is_told_of_a_game(packages: Path, client: TestClient) -> None:
    """Ours in their own order, then the others by title; the box, schemas and names."""
    games = client.get("/api/games").json()
    own = ["cortexcape", "monster_freeze", "cocoons", "coolock", "icecool"]
    assert [each["slug"] for each in games] == [*own, "cups", "matches"]
    assert {each["outside"] for each in games[:5]} == {None}
    assert games[0]["box"]["minutes"] == [20, 30]
    assert set(games[0]["box"]["line"]) == {"en", "fr"}
    cups, matches = games[5:]
    assert 0 <= cups["box"]["hue"] < 360
    assert (matches["box"]["hue"], matches["box"]["minutes"]) == (48, None)
    assert cups["has_secrets"]
    assert not matches["has_secrets"]
    assert cups["outside"]["rules"] == ["en", "fr"]
    assert matches["outside"]["rules"] == ["en"]
    for name in ("board", "style", "emblem"):
        assert (cups["outside"][name], matches["outside"][name]) == (False, True)
    schemas = cups["outside"]["schemas"]
    assert set(schemas["action"]["kinds"]) == {"bid", "doubt", "leave"}
    assert schemas["action"]["parts"]["Bid"]["properties"]["face"]["maximum"] == 6
    assert cups["outside"]["names"]["doubt"] == {"fr": "douter"}
