"""A table that continues a finished game: over HTTP, in every store, after a restart."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from table_client import claim, finish, legal, make, sit

from tablee.core import log
from tablee.core.codec import to_plain
from tablee.core.protocol import Decision
from tablee.server.app import make_app
from tablee.server.hub import Hub, Made, NewTable
from tablee.server.onward import PlayFrom
from tablee.server.store.base import Store
from tablee.server.store.memory import MemoryStore
from tablee.server.store.sqlite import SqliteStore

GOLDEN = Path(__file__).parent.parent / "golden"
Restart = Callable[[], TestClient]


class Kept(MemoryStore):
    """What a test restarts outlives its server."""

    async def close(self) -> None:
        pass


@pytest.fixture(params=["memory", "sqlite"])
def restart(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Restart]:
    """A server on one store; called again, another server on the same store."""
    kept = Kept()
    running: list[TestClient] = []

    def store() -> Store:
        return kept if request.param == "memory" else SqliteStore(tmp_path / "db")

    def go() -> TestClient:
        if running:
            running.pop().__exit__(None, None, None)
        running.append(TestClient(make_app(store())))
        running[0].__enter__()
        return running[0]

    yield go
    running.pop().__exit__(None, None, None)


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(make_app(MemoryStore())) as made:
        yield made


def ask(client: TestClient, made: dict[str, Any], what: str = "") -> Any:
    headers = {"X-Seat-Tokens": made["token"]}
    return client.get(f"/api/tables/{made['table']}{what}", headers=headers)


def go_on(client: TestClient, table: str, step: int, *seats: str, **more: Any) -> Any:
    wish = {"step": step, "seats": list(seats), **more}
    return client.post(f"/api/tables/{table}/from", json=wish)


def brought(client: TestClient, name: str) -> dict[str, Any]:
    text = (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8")
    made: dict[str, Any] = client.post("/api/logs", json={"log": text}).json()
    return made


def played(client: TestClient) -> dict[str, Any]:
    """A finished game of two at one screen."""
    made = make(client, "me", "me", starter=0)
    finish(client, made["table"], made["token"])
    return made


def test_a_game_goes_on_from_a_step_and_survives_a_restart(restart: Restart) -> None:
    """The same view and turn as at that step, kept with its origin; the old game is untouched."""
    client = restart()
    old = played(client)
    before = ask(client, old, "/log").content
    frames = ask(client, old, "/story?seat=0&views=true").json()["frames"]
    answer = go_on(client, old["table"], 4, "me", "bot:easy", name="Ana")
    assert answer.status_code == 201, answer.text
    new = answer.json()
    assert new["step"] == 4
    origin = {"table": old["table"], "step": 4}
    for again in (False, True):
        if again:
            client = restart()
        info = ask(client, new).json()
        assert (info["origin"], info["seq"]) == (origin, 4)
        assert (info["waiting"]["type"], info["waiting"]["seats"]) == (
            "decide",
            frames[4]["awaits"],
        )
        assert [seat["kind"] for seat in info["seats"]] == ["human", "bot"]
        with sit(client, new["table"], new["token"]) as player:
            assert player.last["origin"] == origin
            assert player.last["seq"] >= 4
            if info["waiting"]["seats"] == [0]:
                assert player.view == frames[4]["view"]
    told = ask(client, new, "/story?seat=0&views=true").json()["frames"]
    assert [each["view"] for each in told[:5]] == [each["view"] for each in frames[:5]]
    assert ask(client, old, "/log").content == before
    assert ask(client, old).json()["origin"] is None


def test_nothing_is_taken_back_from_before_the_beginning(restart: Restart) -> None:
    """One's own move at the new table, and then no more, though the log is longer."""
    client = restart()
    old = played(client)
    new = go_on(client, old["table"], 3, "me", "me").json()
    with sit(client, new["table"], new["token"]) as player:
        assert not any(eye["take_back"] for eye in player.last["eyes"])
        player.say({"type": "take_back", "seat": player.last["waiting"]["seats"][0]})
        assert player.until("trouble", "moved")["code"] == "too_late"
        seat = player.last["waiting"]["seats"][0]
        assert player.act(seat, legal(player.view, 1))["type"] == "acked"
        player.say({"type": "take_back", "seat": seat})
        while player.hear()["type"] != "moved" or not player.last["taken_back"]:
            pass
        assert player.last["seq"] == 3
        assert not any(eye["take_back"] for eye in player.last["eyes"])


def test_a_rematch_continues_nothing(client: TestClient) -> None:
    """The next table of the same people is a game of its own again."""
    old = played(client)
    new = go_on(client, old["table"], 2, "me", "me").json()
    finish(client, new["table"], new["token"])
    headers = {"X-Seat-Tokens": new["token"]}
    again = client.post(f"/api/tables/{new['table']}/rematch", json={}, headers=headers).json()
    assert ask(client, {**new, "table": again["table"]}).json()["origin"] is None


def test_what_continues_a_game_earns_no_trophy(client: TestClient) -> None:
    """The last move of a won game, made again: won, and worth nothing but the joy."""
    old = brought(client, "cocoons/level-1-four-seats")
    moves = log.parse((GOLDEN / "cocoons/level-1-four-seats.jsonl").read_text()).moves
    last = moves[-1]
    assert isinstance(last, Decision)
    new = go_on(client, old["table"], len(moves) - 1, *["me"] * 4).json()
    assert new["step"] == len(moves) - 1
    with sit(client, new["table"], new["token"]) as player:
        assert player.act(last.seat, to_plain(last.action))["type"] == "acked"
    info = ask(client, new).json()
    assert info["waiting"]["result"]["winners"] == [0, 1, 2, 3]
    assert info["trophy"] is None


@pytest.mark.parametrize(
    ("table", "step", "seats", "status", "code"),
    [
        ("nowhere", 1, ["me", "me"], 404, "unknown_table"),
        ("over", 10_000, ["me", "me"], 404, "no_such_step"),
        ("over", -1, ["me", "me"], 400, "bad_request"),
        ("over", 1, ["me"], 400, "bad_seats"),
        ("over", 1, ["me", "bot:nobody"], 400, "bad_seats"),
        ("over", 1, ["me"] * 17, 400, "bad_request"),
        ("running", 1, ["me", "me"], 409, "not_over"),
    ],
)
def test_what_cannot_be_is_refused_with_a_code_and_a_sentence(
    client: TestClient, table: str, step: int, seats: list[str], status: int, code: str
) -> None:
    """Nothing is made then."""
    ids = {"nowhere": "nowhere"}
    if table == "over":
        ids["over"] = brought(client, "cortexcape/short-two-seats")["table"]
    if table == "running":
        ids["running"] = make(client, "me", "me")["table"]
    answer = go_on(client, ids[table], step, *seats)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]
    if code == "no_such_step":
        assert set(answer.json()["words"]) == {"en", "fr"}


def test_a_friend_sits_down_at_the_open_seat(client: TestClient) -> None:
    """By the invitation, as at any table."""
    old = brought(client, "cortexcape/short-two-seats")
    new = go_on(client, old["table"], 1, "open", "me").json()
    token = claim(client, new)
    assert ask(client, {**new, "token": token}).json()["mine"] == [0]


@pytest.mark.parametrize("name", ["icecool/warm-up-round-the-school", "cocoons/custom-hard"])
def test_imported_games_go_on_as_well(client: TestClient, name: str) -> None:
    """Also one with physics, and one whose options have to be earned for a new table."""
    old = brought(client, name)
    info = ask(client, old).json()
    middle = info["seq"] // 2
    new = go_on(client, old["table"], middle, *["me"] * len(info["seats"])).json()
    assert new["step"] >= middle
    with sit(client, new["table"], new["token"]) as player:
        assert player.last["waiting"]["type"] == "decide"
        assert player.last["seq"] == new["step"]


def test_steps_say_who_may_act_and_what_begins(client: TestClient) -> None:
    """So that a page can offer the right step, and jump from round to round."""
    old = brought(client, "monster_freeze/one-of-three-leaves")
    frames = ask(client, old, "/story").json()["frames"]
    assert frames[-1]["awaits"] is None
    assert any(frame["awaits"] for frame in frames)
    assert frames[-1]["left"] == [1]
    assert frames[0]["left"] == []
    assert {"round", "trick"} <= {frame["landmark"] for frame in frames}


def test_a_seat_that_is_open_stops_every_clock() -> None:
    """In a game in real time a friend has all the time to come; then the clocks run."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        text = (GOLDEN / "monster_freeze" / "two-seats-two-rounds.jsonl").read_text()
        old = await hub.bring(text)
        moves = log.parse(text).moves
        new: Made = await hub.play_from(old.table, PlayFrom(len(moves) // 2, ["me", "open"]))
        table = await hub.table(new.table)
        await asyncio.sleep(0.1)
        assert table.position.state.phase == "paused"
        assert table.position.waiting.deadline_ms is not None  # type: ignore[union-attr]
        assert not table.has_timer
        now = table.now_ms
        await asyncio.sleep(0.05)
        assert table.now_ms == now
        await table.reseat(lambda seating: seating.claimed(1, new.invitation, "t" * 30, ""))
        await asyncio.sleep(0.1)
        assert table.has_timer
        assert table.now_ms > now
        await hub.close()

    asyncio.run(test())


def test_an_ordinary_table_continues_nothing() -> None:
    """And an old store, in which nothing is said of it, is read as it was."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        made = await hub.make(NewTable("cortexcape", ["me", "me"]))
        facts = await hub.facts(made.table)
        assert facts.seating.origin is None
        assert facts.seating.is_own_game
        await hub.close()

    asyncio.run(test())
