"""What a team's table adds: trophies, asides, bots that remember, and a past that fades."""

from collections.abc import Iterator
from typing import Any

import pytest
from replaced import replaced
from starlette.testclient import TestClient
from table_client import claim, sit
from tests.games.cocoons.support.tables import END, RUNES, box, go, note, ready, walk
from tests.games.cocoons.support.wins import LAYOUTS, nearly_won

import tablee
from tablee.games.cocoons.rules import RULES
from tablee.server.app import make_app
from tablee.server.store.memory import MemoryStore

OWN = {"level": "custom", "traps": ["S", "S", "S", "S", "T", "T", "A", "R1"]}


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(make_app(MemoryStore())) as made:
        yield made


def make(client: TestClient, *seats: str, proofs: Any = (), **options: Any) -> Any:
    wish = {"game": "cocoons", "seats": seats, "options": options, "proofs": proofs}
    return client.post("/api/tables", json=wish)


def bring(client: TestClient, match: tablee.Match) -> Any:
    answer = client.post("/api/logs", json={"log": match.dumps()})
    assert answer.status_code == 201, answer.text
    return answer.json()


def about(client: TestClient, table: str) -> Any:
    return client.get(f"/api/tables/{table}").json()


def won(client: TestClient, level: int) -> dict[str, str]:
    """A table won by its holder, as a proof; its luck is known."""
    plan = nearly_won(level)
    dealt, *steps = plan.moves
    with replaced(RULES, draw=lambda *_: dealt.drawn):  # type: ignore[union-attr]
        made = make(client, "me", level=level, first_seat=0).json()
        with sit(client, made["table"], made["token"]) as player:
            for step in steps:
                action = tablee.to_plain(step.action)  # type: ignore[union-attr]
                assert player.act(0, action)["type"] == "acked"
            assert player.act(0, END)["type"] == "acked"
        assert about(client, made["table"])["trophy"] == str(level)
        return {"table": made["table"], "token": made["token"]}


def test_co_89_hard_and_own_levels_open_with_all_five_trophies(client: TestClient) -> None:
    """Whoever shows five won tables and the tokens of seats there may play anything."""
    proofs = [won(client, level) for level in LAYOUTS]
    for options in ({"hard": True}, OWN):
        locked = make(client, "me", proofs=proofs[:4], **options)
        assert (locked.status_code, locked.json()["code"]) == (409, "locked")
        assert locked.json()["rule"] == "CO-89"
        assert make(client, "me", proofs=proofs, **options).status_code == 201
        forged = [{**each, "token": "x" * 43} for each in proofs]
        assert make(client, "me", proofs=forged, **options).status_code == 409
    nowhere = [{"table": "nowhere", "token": "x" * 43}]
    assert make(client, "me", proofs=nowhere, hard=True).status_code == 409
    assert make(client, "me", level=5).status_code == 201


def test_a_game_that_began_elsewhere_is_no_trophy(client: TestClient) -> None:
    """Anybody can write a log of a game that is all but won."""
    made = bring(client, nearly_won(1))
    with sit(client, made["table"], made["token"]) as player:
        player.act(0, END)
    assert about(client, made["table"])["waiting"]["result"]["ending"] == "all_home"
    assert about(client, made["table"])["trophy"] is None


def test_a_lost_or_unfinished_table_is_no_trophy(client: TestClient) -> None:
    made = bring(client, ready(1, wrong=True))
    assert about(client, made["table"])["trophy"] is None
    with sit(client, made["table"], made["token"]) as player:
        player.act(0, END)
    assert about(client, made["table"])["waiting"]["result"]["ending"] == "wrong_guardian"
    assert about(client, made["table"])["trophy"] is None


def test_co_91_options_are_judged_while_somebody_still_chooses(client: TestClient) -> None:
    """The sentence comes in both languages; a wish that cannot be read is a bad one."""

    def judged(options: Any, seats: int = 2) -> Any:
        return client.post("/api/games/cocoons/options", json={"seats": seats, "options": options})

    assert judged(OWN).json() == {"refusal": None}
    refusal = judged({**OWN, "traps": ["S"] * 5}).json()["refusal"]
    assert (refusal["code"], refusal["rule"]) == ("custom_count", "CO-91")
    assert set(refusal["text"]) == {"en", "fr"}
    assert judged({"level": 9}).status_code == 400
    assert judged(OWN, seats=5).status_code == 400
    assert client.post("/api/games/chess/options", json={"seats": 2}).status_code == 400


def test_co_41_anybody_may_speak_while_another_seat_is_awaited(client: TestClient) -> None:
    """A note of the other seat neither waits for its turn nor ends anybody's."""
    made = make(client, "me", "open", first_seat=0).json()
    other = claim(client, made)
    with sit(client, made["table"], made["token"]) as one, sit(client, made["table"], other) as two:
        assert two.last["waiting"]["seats"] == [0]
        assert two.last["waiting"]["asides"] == [1]
        assert two.act(1, note("A", "owl"))["type"] == "acked"
        heard = one.until("moved")
        assert heard["waiting"]["seats"] == [0]
        assert heard["eyes"][0]["events"] == [
            {"type": "noted", "seat": 1, "cocoon": "A", "guardian": "owl"}
        ]


def test_co_36_nothing_is_taken_back(client: TestClient) -> None:
    """Not even a note."""
    made = make(client, "me", first_seat=0).json()
    with sit(client, made["table"], made["token"]) as player:
        player.act(0, note("A", "owl"))
        assert not player.last["eyes"][0]["take_back"]
        player.say({"type": "take_back", "seat": 0})
        assert player.until("trouble")["code"] == "too_late"


def turns(client: TestClient, made: Any, seat: int | None, **options: Any) -> list[int]:
    """The turns that the story tells of, as one seat or a stranger hears it."""
    headers = {"X-Seat-Tokens": made["token"]}
    eyes = "" if seat is None else f"&seat={seat}"
    told = client.get(f"/api/tables/{made['table']}/story?views=true{eyes}", headers=headers)
    return sorted({frame["view"]["turn"] for frame in told.json()["frames"]})


@pytest.mark.parametrize(("assist", "told"), [("off", [3, 4]), ("pins", [0, 1, 2, 3, 4])])
def test_co_33_the_story_covers_this_turn_and_the_one_before(
    client: TestClient, assist: str, told: list[int]
) -> None:
    """Without pins nobody scrolls back further; once it is over everything is told."""
    match = box(RUNES, 1, assist=assist)
    walk(match, 1, 0, 3)
    made = bring(client, match)
    with sit(client, made["table"], made["token"]) as player:
        player.act(0, note("A", "owl"))
    assert turns(client, made, 0) == told
    assert turns(client, made, None) == told


def test_co_34_old_sights_of_ones_own_are_not_pinned(client: TestClient) -> None:
    """Pins are a shared notebook: a story tells older turns as everybody knows them."""
    match = box(RUNES, 1, assist="pins")
    walk(match, 1, 0, 3)
    made = bring(client, match)
    headers = {"X-Seat-Tokens": made["token"]}
    told = client.get(f"/api/tables/{made['table']}/story?views=true&seat=0", headers=headers)
    frames = told.json()["frames"]
    saw = [
        frame["view"]["turn"]
        for frame in frames
        if any(frame["view"]["sees"]) or any(event["type"] == "saw" for event in frame["events"])
    ]
    assert min(frame["view"]["turn"] for frame in frames) == 0
    assert saw
    assert min(saw) >= match.state.turn - 1


def test_co_33_who_comes_back_is_told_no_more_than_that(client: TestClient) -> None:
    """What was missed is told again, but no turn that has faded."""
    match = box(RUNES, 1, auto_share=True)
    made = bring(client, match)
    plan = box(RUNES, 1, auto_share=True)
    with sit(client, made["table"], made["token"]) as player:
        since = player.last["seq"]
        for step in ("B", ">B", "A", ">A", "D", ">D", "F", ">F"):
            assert player.act(0, read_step(step))["type"] == "acked"
            go(plan, step)
        assert plan.state.turn == 5
    with sit(client, made["table"], made["token"], since=since) as player:
        events = player.last["eyes"][0]["events"]
        assert [each for each in events if each["type"] == "slid"] == []
    with sit(client, made["table"], made["token"], since=player.last["seq"] - 2) as player:
        events = player.last["eyes"][0]["events"]
        assert [each["cocoon"] for each in events if each["type"] == "slid"] == ["F"]


def read_step(step: str) -> dict[str, Any]:
    kind = "place" if step[0] == ">" else "slide"
    return {"type": kind, "cocoon": step.lstrip(">")}
