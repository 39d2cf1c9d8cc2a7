"""The server from outside: tables, seats, moves, secrets, bad input, coming back."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from table_client import claim, legal, make, sit
from tests.games.cortexcape.support.tables import BEST, lock, placement

import tablee
from tablee.server.app import make_app
from tablee.server.store.memory import MemoryStore
from tablee.server.store.sqlite import SqliteStore

BUILD = placement(BEST["blue"])


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(make_app(MemoryStore())) as made:
        yield made


def test_two_people_play_a_whole_game_by_link(client: TestClient) -> None:
    """Both see every move; the log can be had at the end and replays to the same state."""
    made = make(client, "me", "open", mode="short", starter=0)
    token = claim(client, made)
    table = made["table"]
    with sit(client, table, made["token"]) as one, sit(client, table, token) as two:
        for number in range(18):
            (seat,) = one.last["waiting"]["seats"]
            answer = (one, two)[seat].act(seat, legal(one.view, number))
            assert answer["type"] == "acked", answer
            (two, one)[seat].until("moved")
            assert one.view == two.view
        assert one.last["waiting"]["result"]["ending"] == "short_game"
    log = client.get(f"/api/tables/{table}/log")
    match = tablee.Match.loads(log.text)
    assert match.result is not None
    assert tablee.to_plain(match.view(None)) == one.view


def test_the_fist_is_in_no_frame_before_it_is_opened(client: TestClient) -> None:
    """Canary: the outcome is in the store, and nobody has received it."""
    made = make(client, "me", "open")
    token = claim(client, made)
    table = made["table"]
    with (
        sit(client, table, made["token"]) as one,
        sit(client, table, token) as two,
        sit(client, table) as watcher,
    ):
        two.say({"type": "ping", "n": 1})
        two.until("pong")
        for frame in one.frames + two.frames + watcher.frames:
            assert "white_hand" not in frame
            assert "fist_chosen" not in frame
            assert '"white":"' not in frame
        assert client.get(f"/api/tables/{table}/log").status_code == 409
        assert two.act(1, {"type": "draw", "hand": "left"})["type"] == "acked"
        assert "fist_opened" in str(watcher.until("moved"))


def test_a_refused_action_has_code_rule_and_sentences(client: TestClient) -> None:
    """And changes nothing."""
    made = make(client, "me", "me", starter=0)
    with sit(client, made["table"], made["token"]) as player:
        player.act(0, BUILD)
        before = player.last["seq"]
        answer = player.act(1, lock("c1", "X99"))
        assert (answer["type"], answer["code"], answer["rule"]) == (
            "refused",
            "unknown_id",
            "CX-75",
        )
        assert answer["hint"] == {"ids": ["X99"]}
        assert set(answer["text"]) == {"en", "fr"}
        assert player.act(0, lock("c1", "X1"))["code"] == "not_your_turn"
        assert player.last["seq"] == before


def test_the_same_message_id_has_one_effect(client: TestClient) -> None:
    """A retry gets the first answer again."""
    made = make(client, "me", "me", starter=0)
    with sit(client, made["table"], made["token"]) as player:
        first = player.act(0, BUILD, "again")
        second = player.act(0, BUILD, "again")
        assert first == second == {"type": "acked", "id": "again", "seq": 1}


def test_a_seat_opens_only_to_its_token(client: TestClient) -> None:
    """Strangers watch; forged and foreign tokens open nothing; a seat is claimed once."""
    made, other = make(client, "me", "open", starter=0), make(client, "me", "me", starter=0)
    claim(client, made)
    for tokens in ([], ["x" * 43], [other["token"]], [made["invitation"]]):
        with sit(client, made["table"], *tokens) as stranger:
            assert [eye["seat"] for eye in stranger.last["eyes"]] == [None]
            assert stranger.act(0, BUILD)["code"] == "not_seated"
    late = client.post(
        f"/api/tables/{made['table']}/claim", json={"invitation": made["invitation"], "seat": 0}
    )
    assert (late.status_code, late.json()["code"]) == (403, "not_yours")
    wrong = client.post(f"/api/tables/{made['table']}/claim", json={"invitation": "x" * 43})
    assert wrong.status_code == 403


def test_a_seat_is_given_away_by_its_holder_only(client: TestClient) -> None:
    """To be open again, or to a bot; then the old token opens nothing."""
    made = make(client, "me", "me", starter=0)
    url = f"/api/tables/{made['table']}/seats/0"
    mine = {"X-Seat-Tokens": made["token"]}
    assert client.post(url, json={"to": "open"}).status_code == 403
    forged = {"X-Seat-Tokens": f"{'x' * 43},{made['invitation']}"}
    assert client.post(url, json={"to": "open"}, headers=forged).status_code == 403
    assert client.post(url, json={"to": "bot:genius"}, headers=mine).status_code == 400
    with sit(client, made["table"], made["token"]) as player:
        assert client.post(url, json={"to": "open"}, headers=mine).status_code == 200
        assert player.until("seats")["seats"][0]["kind"] == "open"
        assert player.act(0, BUILD)["code"] == "not_seated"
    token = claim(client, made, 0)
    with sit(client, made["table"], token) as player:
        assert player.act(0, BUILD)["type"] == "acked"


def test_a_returning_guest_is_told_what_it_missed(client: TestClient) -> None:
    """since= asks for the events after a move; the view is whole in any case."""
    made = make(client, "me", "me", starter=0)
    with sit(client, made["table"], made["token"]) as player:
        player.act(0, BUILD)
        player.act(1, lock("c1", "X1"))
        with sit(client, made["table"], made["token"], since=1) as again:
            eye = again.last["eyes"][0]
            assert [event["type"] for event in eye["events"]] == ["locked"]
            assert eye["view"]["phase"] == "path"
        with sit(client, made["table"], made["token"], since=2) as again:
            assert again.last["eyes"][0]["events"] == []


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"fly"}',
        '{"type":"act"}',
        '{"type":"act","id":"","seat":0,"action":{}}',
        '{"type":"act","id":"a","seat":-1,"action":{}}',
        '{"type":"act","id":"a","seat":0,"action":[]}',
        '{"type":"act","id":"a","seat":0,"action":{},"extra":1}',
        '{"type":"hello","tokens":["short"]}',
        "x" * 70_000,
        "\ud83d\ude00",
    ],
)
def test_broken_messages_get_an_answer_and_the_table_lives(client: TestClient, junk: str) -> None:
    """Never a traceback, never a dead table."""
    made = make(client, "me", "me", starter=0)
    with sit(client, made["table"], made["token"]) as player:
        player.say(junk)
        assert player.until("trouble", "refused")["code"] in ("malformed", "too_big")
        assert player.act(0, {"type": "nonsense"})["code"] == "malformed"
        deep = "[" * 9000 + "]" * 9000
        player.say('{"type":"act","id":"x","seat":0,"action":{"a":' + deep + "}}")
        assert player.until("trouble", "refused")["code"] == "malformed"
        assert player.act(0, BUILD)["type"] == "acked"


def test_a_flood_is_slowed_and_then_cut(client: TestClient) -> None:
    """Others at the table do not notice."""
    made = make(client, "me", "me", starter=0)
    with sit(client, made["table"], made["token"]) as calm:
        with pytest.raises(WebSocketDisconnect) as caught:
            flood(client, made)
        assert caught.value.code == 4029
        assert calm.act(0, BUILD)["type"] == "acked"


def flood(client: TestClient, made: dict[str, Any]) -> None:
    with sit(client, made["table"]) as rude:
        for number in range(120):
            rude.say({"type": "ping", "n": number})
        while True:
            rude.hear()


def test_pages_of_other_sites_cannot_connect(client: TestClient) -> None:
    """The origin must be ours."""
    made = make(client, "me", "me", starter=0)
    url = f"/api/tables/{made['table']}/play"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(url, headers={"origin": "https://evil.example"}),
    ):
        pass
    with client.websocket_connect(url, headers={"origin": "http://testserver"}) as socket:
        socket.send_text('{"type":"hello"}')
        assert socket.receive_json()["type"] == "welcome"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": ["me"]}, "unknown_game"),
        ({"game": "cortexcape", "seats": ["me"]}, "bad_seats"),
        ({"game": "cortexcape", "seats": ["me", "thief"]}, "bad_seats"),
        ({"game": "cortexcape", "seats": ["me", "bot:genius"]}, "bad_seats"),
        ({"game": "cortexcape", "seats": ["me", "me"], "options": {"lab": 3}}, "bad_options"),
        ({"game": "cortexcape", "seats": ["me", "me"], "options": {"lab": {}}}, "bad_options"),
        ({"game": "cortexcape"}, "bad_request"),
        ({"game": 1, "seats": []}, "bad_request"),
        ([], "bad_request"),
    ],
)
def test_a_table_that_cannot_be_made_says_why(client: TestClient, wish: Any, code: str) -> None:
    """400 with a code and a sentence."""
    answer = client.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["text"]


def test_unknown_tables_and_big_bodies_are_told(client: TestClient) -> None:
    """404, and 400 before the memory is full."""
    assert client.get("/api/tables/nothere").status_code == 404
    assert client.post("/api/tables", content=b"x" * 70_000).status_code == 400
    with pytest.raises(WebSocketDisconnect), sit(client, "nothere"):
        pass


def test_every_answer_has_security_headers(client: TestClient) -> None:
    """Nothing from elsewhere may run or be loaded."""
    for url in ("/api/games", "/nothing"):
        headers = client.get(url).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_one_address_cannot_make_tables_without_end(client: TestClient) -> None:
    """429 after a burst."""
    wish = {"game": "cortexcape", "seats": ["me", "me"]}
    codes = [client.post("/api/tables", json=wish).status_code for _ in range(30)]
    assert codes[0] == 201
    assert codes[-1] == 429


def test_a_bot_sits_and_plays(client: TestClient) -> None:
    """It answers by itself, in a process of its own."""
    made = make(client, "me", "bot:easy", starter=0)
    with sit(client, made["table"], made["token"]) as player:
        assert player.act(0, BUILD)["type"] == "acked"
        assert player.last["seats" if "seats" in player.last else "seq"]
        while player.view["phase"] != "path":
            player.until("moved")
        assert player.view["exit"]


def test_a_restarted_server_knows_everything(tmp_path: Path) -> None:
    """Tables, seats and tokens come back from the file."""
    with TestClient(make_app(SqliteStore(tmp_path / "db"))) as client:
        made = make(client, "me", "me", starter=0)
        with sit(client, made["table"], made["token"]) as player:
            player.act(0, BUILD)
            player.act(1, lock("c1", "X1"))
            before = player.view
    with (
        TestClient(make_app(SqliteStore(tmp_path / "db"))) as client,
        sit(client, made["table"], made["token"]) as player,
    ):
        assert player.view == before
        assert player.act(0, legal(player.view, 1))["type"] == "acked"
