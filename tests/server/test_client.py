"""A program sits down by the link that people use; an outside bot sits in the menu."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import pytest
from real_server import Server
from websockets.sync.client import connect

import tablee
from tablee.bots import find
from tablee.cli.serve import read_bots
from tablee.client import CannotJoin, Seat, join

OUTSIDE = '''
import tablee


class Hasty:
    """Takes whatever is legal."""

    def choose(self, view, offer, rng):
        rules = tablee.game("cortexcape").rules
        return rules.sample(rules.guess(view, rng), offer.seat, rng)
'''


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    (tmp_path / "outside_bot.py").write_text(OUTSIDE, encoding="utf-8")
    running = Server(tmp_path, "--bots", "hasty=outside_bot:Hasty", folder=tmp_path)
    yield running
    running.kill()


def make(server: Server, *seats: str, **options: Any) -> dict[str, str]:
    wish = {"game": "cortexcape", "seats": list(seats), "options": options}
    made: dict[str, str] = httpx.post(f"{server.url}/api/tables", json=wish).json()
    return made


def test_a_program_plays_by_link_against_a_bot_from_outside(server: Server) -> None:
    """The menu has the outside bot; the client claims a seat, plays, and gets the result."""
    games = httpx.get(f"{server.url}/api/games").json()
    assert [game["bots"][-1] for game in games] == ["hasty"] * len(games)
    made = make(server, "bot:hasty", "open", mode="short")
    link = f"{server.url}/t/{made['table']}#{made['invitation']}"
    bot = find(tablee.game("cortexcape"), "easy")
    result = join(link, bot, name="guest", rng=Random(1))
    assert result.ending == "short_game"
    seats = httpx.get(f"{server.url}/api/tables/{made['table']}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["hasty", "guest"]
    with pytest.raises(CannotJoin, match="no seat is open"):
        join(link, bot)


def test_a_program_comes_back_after_the_server_was_killed(server: Server) -> None:
    """It holds its token, and plays on where it was."""
    made = make(server, "bot:easy", "open", mode="short")
    seat = Seat(f"{server.url}/t/{made['table']}#{made['invitation']}")
    bot = find(tablee.game("cortexcape"), "easy")

    class Saboteur:
        turns = 0

        def choose(self, view: Any, offer: Any, rng: Random) -> Any:
            self.turns += 1
            if self.turns == 4:
                server.kill()
                server.start()
            return bot.choose(view, offer, rng)

    assert seat.play(Saboteur(), Random(1)).ending == "short_game"


@pytest.mark.parametrize("link", ["http://127.0.0.1:1/t/x#y", "http://127.0.0.1:1/t/x", "x"])
def test_a_link_that_leads_nowhere_is_told_so(link: str) -> None:
    """In one sentence."""
    with pytest.raises(CannotJoin):
        Seat(link)


@pytest.mark.parametrize("wish", ["hasty", "hasty=", "=a:b", "level1=a:b", "hasty=no_such:Bot"])
def test_a_bot_that_cannot_be_made_is_refused_at_once(wish: str) -> None:
    """Before the server listens."""
    with pytest.raises(tablee.TableeError):
        read_bots([wish])


def test_a_killed_server_leaves_no_worker_behind(server: Server) -> None:
    """Those who think for it notice, and go."""
    made = make(server, "bot:easy", "bot:easy", mode="short")
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/play") as line:
        line.send(json.dumps({"type": "hello"}))  # bots play for those who watch
        children = wait_for(server.children)
        server.kill()
    wait_for(lambda: not [pid for pid in children if Path(f"/proc/{pid}").exists()])


def wait_for(what: Callable[[], Any]) -> Any:
    for _ in range(200):
        if found := what():
            return found
        time.sleep(0.05)
    raise AssertionError("waited in vain")
