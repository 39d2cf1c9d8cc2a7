"""Looking at a game from outside: its story, hints, the review, and logs that come and go."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from table_client import claim, finish, make, sit
from tests.games.cortexcape.support.tables import BEST, lock, placement

import tablee
from tablee.core.finding import Decisive
from tablee.core.game import Extras, Memory
from tablee.core.log import open_log
from tablee.server import story
from tablee.server.app import make_app
from tablee.server.store.memory import MemoryStore

BUILD = placement(BEST["blue"])


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(make_app(MemoryStore())) as made:
        yield made


def ask(client: TestClient, made: dict[str, Any], what: str, *, mine: bool = True) -> Any:
    headers = {"X-Seat-Tokens": made["token"]} if mine else {}
    return client.get(f"/api/tables/{made['table']}/{what}", headers=headers)


def test_a_story_is_told_again_step_by_step(client: TestClient) -> None:
    """Who decided what, what was seen; the rest of it after a given move."""
    made = make(client, "me", "open", starter=0)
    other = claim(client, made)
    with sit(client, made["table"], made["token"], other) as player:
        player.act(0, BUILD)
        player.act(1, lock("c1", "X1"))
        now = player.view
    told = ask(client, made, "story?seat=0&views=true").json()
    assert [(frame["seq"], frame["seat"]) for frame in told["frames"]] == [
        (0, None),
        (1, 0),
        (2, 1),
    ]
    assert told["frames"][-1]["view"] == now
    assert [event["type"] for event in told["frames"][1]["events"]] == ["built"]
    rest = ask(client, made, "story?after=1", mine=False).json()
    assert [frame["seq"] for frame in rest["frames"]] == [2]
    assert rest["frames"][0]["view"] is None


def test_a_shared_screen_looks_back_as_a_spectator_until_the_end(client: TestClient) -> None:
    """Who passes a screen round could else step through the other's game; the sentences stay."""
    made = make(client, "me", "me")
    for seat in (0, 1):
        refused = ask(client, made, f"story?seat={seat}&views=true")
        assert (refused.status_code, refused.json()["code"]) == (403, "not_yours")
        assert ask(client, made, f"story?seat={seat}").status_code == 200  # for the drawer
    assert ask(client, made, "story?views=true").status_code == 200
    finish(client, made["table"], made["token"])
    assert ask(client, made, "story?seat=1&views=true").status_code == 200


def test_through_the_eyes_of_others_only_at_the_end(client: TestClient) -> None:
    """A stranger sees the spectator's story; the fist is in none of them before it is opened."""
    made = make(client, "me", "open")
    refused = ask(client, made, "story?seat=1")
    assert (refused.status_code, refused.json()["code"]) == (403, "not_yours")
    for what in ("story?views=true", "story?seat=0&views=true"):
        text = ask(client, made, what).text
        assert "fist_hidden" in text
        assert "white_hand" not in text
        assert "fist_chosen" not in text
    for bad in ("seat=7", "seat=x", "after=-1", "views=maybe", "seats=1", f"after={1 << 70}"):
        assert ask(client, made, f"story?{bad}").status_code == 400, bad


def test_some_tables_do_not_look_back(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where memory is the game, the story is told at the end."""
    made = make(client, "me", "me", mode="short", starter=0)
    assert ask(client, made, "story").status_code == 200
    forgetful = msgspec.structs.replace(
        tablee.game("cortexcape"),
        table=Extras(memory=Memory(may_look_back=lambda options: options.assist == "learning")),
    )
    monkeypatch.setattr("tablee.core.log.find_game", lambda _: forgetful)
    learning = make(client, "me", "me", starter=0, assist="learning")
    strict = make(client, "me", "me", starter=0, assist="competition")
    assert ask(client, learning, "story").status_code == 200
    assert ask(client, strict, "story").json()["code"] == "not_over"


def test_hints_are_for_learning_tables_and_who_sits_there(client: TestClient) -> None:
    """CX-84: refused with its rule at a competition, and to everybody without the token."""
    made = make(client, "me", "me", starter=0, assist="learning")
    url = f"/api/tables/{made['table']}/hints"
    mine = {"X-Seat-Tokens": made["token"]}
    assert client.post(url, json={"seat": 0}).status_code == 403
    sketch = {"board": BEST["blue"]}
    found = client.post(url, json={"seat": 0, "sketch": sketch}, headers=mine).json()
    assert found["locks"][0][0] == 3
    broken = client.post(url, json={"seat": 0, "sketch": {"board": "?"}}, headers=mine)
    assert broken.status_code == 400
    made = make(client, "me", "me", starter=0, assist="competition")
    mine = {"X-Seat-Tokens": made["token"]}
    refused = client.post(f"/api/tables/{made['table']}/hints", json={"seat": 0}, headers=mine)
    assert (refused.status_code, refused.json()["code"]) == (409, "no_hints")
    assert refused.json()["rule"] == "CX-84"


def test_a_finished_game_can_be_reviewed_taken_away_and_brought_back(client: TestClient) -> None:
    """The log goes out as a file, comes in again elsewhere, and tells the same story.

    But for who decided: a log from outside proves nothing about that.
    """
    made = make(client, "me", "me", mode="short", starter=0)
    assert ask(client, made, "review").status_code == 409
    finish(client, made["table"], made["token"])
    review = ask(client, made, "review", mine=False).json()
    assert [each["round"] for each in review] == [1, 2, 3, 4, 5, 6]
    log = ask(client, made, "log", mine=False)
    assert "attachment" in log.headers["content-disposition"]
    brought = client.post("/api/logs", json={"log": log.text})
    assert brought.status_code == 201
    story = ask(client, made, "story?views=true&seat=1", mine=False).json()
    assert {frame["by"]["as"] for frame in story["frames"] if frame["by"]} == {"person"}
    story["frames"] = [{**frame, "by": None} for frame in story["frames"]]
    assert ask(client, brought.json(), "story?views=true&seat=1").json() == story
    assert ask(client, brought.json(), "log").text == log.text


def test_a_finished_game_says_what_decided_it(client: TestClient) -> None:
    """In both languages, with the step it is about and the last picture; not before the end."""
    made = make(client, "me", "me", mode="short", starter=0)
    assert ask(client, made, "ending").json()["code"] == "not_over"
    finish(client, made["table"], made["token"])
    ending = ask(client, made, "ending", mine=False).json()
    assert set(ending["decided"]["said"]) == {"en", "fr"}
    assert ending["picture"].startswith("<svg")
    assert ask(client, made, "ending", mine=False).json() == ending
    french = ask(client, made, "ending?language=fr", mine=False).json()
    assert french["decided"] == ending["decided"]
    assert ("over: " in ending["picture"], "fini\u00a0: " in french["picture"]) == (True, True)
    assert ask(client, made, "ending?language=la", mine=False).json()["code"] == "bad_request"


def _mistaken(steps: object) -> Decisive | None:
    raise LookupError("what an author has forgotten")


def test_a_careless_ending_costs_its_words_only(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture is there all the same."""
    made = make(client, "me", "me", mode="short", starter=0)
    finish(client, made["table"], made["token"])
    log = ask(client, made, "log").content.rstrip(b"\n").split(b"\n")
    broken = msgspec.structs.replace(tablee.game("cortexcape"), table=Extras(decided=_mistaken))
    monkeypatch.setattr(story, "open_log", lambda lines: open_log(lines)._replace(game=broken))
    ending = msgspec.json.decode(story.ending(log, "en"))
    assert ending["decided"] is None
    assert ending["picture"].startswith("<svg")


def test_a_game_that_is_not_over_goes_on_where_its_log_ends(client: TestClient) -> None:
    """Whoever brings it holds all its seats, and may give them away."""
    match = tablee.Match.new("cortexcape", starter=0, seed=1)
    match.play(0, BUILD)
    brought = client.post("/api/logs", json={"log": match.dumps()}).json()
    with sit(client, brought["table"], brought["token"]) as player:
        assert [eye["seat"] for eye in player.last["eyes"]] == [0, 1]
        assert player.act(1, lock("c1", "X1")) == {"type": "acked", "id": "m1", "seq": 2}


@pytest.mark.parametrize(
    "log",
    [
        "",
        "nonsense",
        '{"tablee":1,"game":"chess","rules":1,"seats":2}\n',
        '{"tablee":1,"game":"cortexcape","rules":1,"seats":9}\n',
        '{"tablee":1,"game":"cortexcape","rules":1,"seats":2,"options":{"lab":{}}}\n',
        '{"tablee":1,"game":"cortexcape","rules":1,"seats":2,"start":{}}\n',
        '{"tablee":1,"game":"cortexcape","rules":1,"seats":2}\n{"type":"tick","at_ms":-1}\n',
    ],
)
def test_a_log_that_is_none_is_refused(client: TestClient, log: str) -> None:
    """With a sentence, and without a table."""
    refused = client.post("/api/logs", json={"log": log})
    assert refused.status_code == 400
    assert set(refused.json()) == {"code", "text"}


def test_an_empty_sketch_is_judged_like_any_other(client: TestClient) -> None:
    """It is no aim: neither for the hints nor for the eyes of others."""
    made = client.post("/api/tables", json={"game": "icecool", "seats": ["me"]}).json()
    with sit(client, made["table"], made["token"]) as one:
        one.act(0, {"type": "place_start"})
        one.say({"type": "draft", "seat": 0, "sketch": {}})
        assert one.until("trouble")["code"] == "malformed"
    ask = {"seat": 0, "sketch": {}}
    mine = {"X-Seat-Tokens": made["token"]}
    answer = client.post(f"/api/tables/{made['table']}/hints", json=ask, headers=mine)
    assert answer.status_code == 400
