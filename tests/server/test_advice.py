"""Is it time for the next level? Asked once a game is over, with the marks one has kept (CX-14)."""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient
from table_client import finish, make

from tablee.server.app import make_app
from tablee.server.store.memory import MemoryStore


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(make_app(MemoryStore())) as made:
        yield made


def finished(client: TestClient, **options: Any) -> dict[str, Any]:
    made = make(client, "me", "me", mode="short", starter=0, **options)
    finish(client, made["table"], made["token"])
    return made


def ask(client: TestClient, made: dict[str, Any], *, mine: bool = True, **wish: Any) -> Any:
    headers = {"X-Seat-Tokens": made["token"] if mine else ""}
    url = f"/api/tables/{made['table']}/advice"
    return client.post(url, json={"seat": 0, **wish}, headers=headers)


def test_the_marks_of_a_game_are_its_builders_regrets(client: TestClient) -> None:
    """One for each board that this seat built; they are what its player keeps."""
    made = finished(client)
    found = ask(client, made).json()
    review = client.get(f"/api/tables/{made['table']}/review").json()
    assert found["level"] == "blue"
    assert found["marks"] == [each["builder_regret"] for each in review if each["builder"] == 0]
    assert len(found["marks"]) == 3
    assert found["words"] is None


def test_cx_14_the_next_labyrinth_is_advised_after_three_good_games(client: TestClient) -> None:
    """Enough perfect games of this labyrinth outweigh this one; those of another do not."""
    made = finished(client)
    perfect = [[0] * 60, [0] * 60]
    assert ask(client, made, before={"green": perfect}).json()["words"] is None
    words = ask(client, made, before={"blue": perfect}).json()["words"]
    assert "Green" in words["en"]
    assert "vert" in words["fr"]


def test_cx_13_nothing_comes_after_black_and_luck_has_no_level(client: TestClient) -> None:
    """There nobody is told to move on, and no marks are kept."""
    for lab in ("black", "random"):
        found = ask(client, finished(client, lab=lab), before={"black": [[0] * 60] * 2}).json()
        assert found == {"level": None, "marks": [], "words": None}


def test_cx_13_the_same_people_move_on_in_one_step(client: TestClient) -> None:
    """The same seats in the next labyrinth; who begins is drawn anew."""
    made = finished(client, colours=["black", "white"])
    mine = {"X-Seat-Tokens": made["token"]}
    url = f"/api/tables/{made['table']}/rematch"
    table = client.post(url, json={"next": True}, headers=mine).json()["table"]
    info = client.get(f"/api/tables/{table}", headers=mine).json()
    assert (info["options"]["lab"], info["options"]["starter"]) == ("green", None)
    assert info["options"]["colours"] == ["black", "white"]
    assert (info["mine"], info["legs"]) == ([0, 1], [])


def test_advice_is_for_who_sat_there_and_once_it_is_over(client: TestClient) -> None:
    """Nobody else learns of the marks, and no game in progress is judged."""
    early = make(client, "me", "me", mode="short", starter=0)
    assert ask(client, early).json()["code"] == "not_over"
    assert ask(client, early, mine=False).json()["code"] == "not_yours"
    assert ask(client, early, seat=3).json()["code"] == "not_yours"
    assert ask(client, early, before={"blue": [["x"]]}).status_code == 400


def test_a_game_without_advice_says_so(client: TestClient) -> None:
    """Nothing is kept of games that have no such levels."""
    made = client.post("/api/tables", json={"game": "coolock", "seats": ["me", "bot:easy"]}).json()
    assert ask(client, made).status_code == 400
