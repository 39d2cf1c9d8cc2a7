"""Bots at live tables: they act when they planned to, remember what they saw, and wake nobody."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import pytest
from live_tables import Ear, act_of, quiet, run
from real_server import Server
from starlette.testclient import TestClient
from table_client import finish, make

import tablee
from tablee import bots
from tablee import client as by_link
from tablee.core.mind import Mind
from tablee.core.protocol import Offer, Plan, Seat
from tablee.server.app import make_app
from tablee.server.hub import Hub, NewTable
from tablee.server.inbox import Acting, Joined
from tablee.server.store.memory import MemoryStore
from tablee.server.thinking import Thought

AT_ONCE = {"swap_gap": 0, "claim_lock": 0, "cold": 0, "rounds_to_win": 1}


class EnoughError(Exception):
    """The bot has seen all that the test needs."""


class Clocked:
    """Yeti with a stopwatch: what it planned, and when it was heard of."""

    def __init__(self) -> None:
        self.yeti: Any = bots.find(tablee.game("monster_freeze"), "master")
        self.plans: list[Plan] = []
        self.choices = 0

    def choose(self, view: Any, offer: Offer[Any], rng: Random) -> Any:
        self.choices += 1
        return self.yeti.choose(view, offer, rng)

    def plan(self, view: Any, offer: Offer[Any], rng: Random, memo: Any) -> Plan | None:
        me = view.players[offer.seat]
        if me.tricks or me.swapped_at is not None:
            raise EnoughError  # it has acted
        plan: Plan | None = self.yeti.plan(view, offer, rng, memo)
        if plan is not None:
            self.plans.append(plan)
        return plan


def test_a_bot_that_joined_by_link_acts_when_it_planned_to(tmp_path: Path) -> None:
    """It used to act at once, at every word it heard, and was never asked for a plan."""
    server = Server(tmp_path)
    try:
        wish = {"game": "monster_freeze", "seats": ["bot:easy", "open"], "options": AT_ONCE}
        made = httpx.post(f"{server.url}/api/tables", json=wish).json()
        bot = Clocked()
        seat = by_link.Seat(f"{server.url}/t/{made['table']}#{made['invitation']}", "clocked")
        with pytest.raises(EnoughError):
            seat.play(bot, Random(1))
    finally:
        server.kill()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        moves = [json.loads(line) for (line,) in database.execute("SELECT move FROM log")]
    planned = {json.dumps(tablee.to_plain(plan.action)): plan.at_ms for plan in bot.plans}
    mine = [
        move
        for move in moves
        if move["type"] == "decision"
        and move["seat"] == 1
        and move["action"]["type"] in ("claim", "swap")
    ]
    assert mine
    for move in mine:
        assert move["at_ms"] >= planned[json.dumps(move["action"])] - 5  # both clocks round
    assert bot.choices == 0


def test_a_bot_without_plans_keeps_a_pace_in_real_time() -> None:
    """Else it would act at every message it hears."""
    game = tablee.game("monster_freeze")
    match = tablee.Match.new("monster_freeze", seed=1)
    mind = Mind(bots.find(game, "random"), game, "seed")
    plan = mind.ask(match.view(0), match.offer(0), Random(1), is_awaited=True, now_ms=4000)
    assert plan is not None
    assert plan.at_ms == 4500
    mind = Mind(bots.find(tablee.game("coolock"), "random"), tablee.game("coolock"), "seed")
    match = tablee.Match.new("coolock", seed=1)
    plan = mind.ask(match.view(0), match.offer(0), Random(1), is_awaited=True, now_ms=4000)
    assert plan is not None
    assert plan.at_ms == 4000


def test_memory_is_extended_and_not_folded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A watchful bot is sent the log once, when it sits down; from then on what is new."""
    from tablee.server import thinking
    from tablee.server.thinking import Thinkers

    thoughts: list[Thought] = []

    async def here(self: Thinkers, about: Thought) -> Any:
        thoughts.append(about)
        await asyncio.sleep(0)
        return thinking.think(about)

    monkeypatch.setattr(Thinkers, "think", here)
    monkeypatch.setattr("tablee.games.cocoons.bots.levels.TURN_MS", 1)
    monkeypatch.setattr("tablee.games.cocoons.bots.levels.LISTEN_MS", 1)

    async def test() -> None:
        store = MemoryStore()
        hub = Hub(store)
        made = await hub.make(NewTable("cocoons", ["me", "bot:medium"], {"first_seat": 0}))
        table, ear = await hub.table(made.table), Ear(made.token)
        table.put(Joined(ear.guest))
        rng = Random(1)
        for number in range(60):
            await quiet(table)
            seats = getattr(table.position.waiting, "seats", ())
            if 0 in seats:
                action = table.game.rules.sample(table.position.state, Seat(0), rng)
                plain = tablee.to_plain(action)
                table.put(Acting(ear.guest, act_of(str(number), 0, plain)))
            if len(thoughts) > 12:
                break
        assert len(thoughts) > 12
        assert [about.past is not None for about in thoughts].count(True) == 1
        last = thoughts[-1]
        assert last.seen > 0
        # What it remembers is what it would remember, had it been told everything anew.
        lines = (await store.log(table.id))[
            : last.looks[-1][0] + 1 if last.looks else last.seen + 1
        ]
        anew = thinking.think(last._replace(memo=None, seen=-1, looks=(), past=lines))
        assert thinking.think(last).memo == anew.memo
        await hub.close()

    run(test)


def test_reading_a_table_does_not_wake_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking, stories, logs, reviews and hints need no live table; bots do not think for them."""
    store = MemoryStore()
    with TestClient(make_app(store)) as client:
        made = make(client, "me", "me", mode="short", starter=0)
        finish(client, made["table"], made["token"])
        learning = make(client, "me", "bot:easy", starter=0, assist="learning")

    def no_table(*_: Any, **__: Any) -> None:
        raise AssertionError("a live table was started")

    monkeypatch.setattr("tablee.server.hub.LiveTable", no_table)
    with TestClient(make_app(store)) as client:
        for what in ("", "/story?views=true", "/log", "/review"):
            assert client.get(f"/api/tables/{made['table']}{what}").status_code == 200
        mine = {"X-Seat-Tokens": learning["token"]}
        url = f"/api/tables/{learning['table']}"
        assert client.get(url, headers=mine).json()["mine"] == [0]
        assert client.post(f"{url}/hints", json={"seat": 0}, headers=mine).status_code == 200
