"""Being at a table together: emotes, words, drafts, absent friends."""

import asyncio
from collections.abc import Iterator

import pytest
from live_tables import Ear, act_of, quiet, run, two_guests
from starlette.testclient import TestClient
from table_client import claim, make, sit
from tests.games.cortexcape.support.tables import BEST, placement

from tablee.server.app import make_app
from tablee.server.hub import Hub, NewTable
from tablee.server.inbox import Acting, Gone, Joined
from tablee.server.store.memory import MemoryStore

BUILD = placement(BEST["blue"])
SKETCH = {"board": "W" * 20, "swaps": [], "doors": ["A"]}


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(make_app(MemoryStore())) as made:
        yield made


def test_emotes_reach_everybody_and_only_seats_have_them(client: TestClient) -> None:
    """A spectator hears them and has none; unknown ones are refused."""
    made = make(client, "me", "open", starter=0)
    with sit(client, made["table"], made["token"]) as one, sit(client, made["table"]) as watcher:
        one.say({"type": "emote", "seat": 0, "emote": "well_played"})
        told = {"type": "emoted", "seat": 0, "emote": "well_played"}
        assert one.until("emoted") == told == watcher.until("emoted")
        watcher.say({"type": "emote", "seat": 0, "emote": "oops"})
        assert watcher.until("trouble")["code"] == "not_seated"
        one.say({"type": "emote", "seat": 0, "emote": "<b>"})
        assert one.until("trouble")["code"] == "malformed"


def test_free_words_only_where_the_table_was_made_for_them(client: TestClient) -> None:
    """Children play here: without the house's leave there are emotes only."""
    made = make(client, "me", "open", starter=0)
    with sit(client, made["table"], made["token"]) as one:
        one.say({"type": "say", "seat": 0, "text": "hello"})
        assert one.until("trouble")["code"] == "no_chat"
    made = make(client, "me", "open", starter=0, house={"chat": True})
    with sit(client, made["table"], made["token"]) as one:
        one.say({"type": "say", "seat": 0, "text": "hello"})
        one.until("said")
        with sit(client, made["table"]) as late:
            assert late.until("said") == {"type": "said", "seat": 0, "text": "hello"}
        for _ in range(10):
            one.say({"type": "say", "seat": 0, "text": "hello"})
        assert one.until("trouble")["code"] == "rate_limited"


def test_drafts_are_shown_to_the_others_and_kept_by_nobody(client: TestClient) -> None:
    """CX-82: the others see them live; a broken one is refused; a move clears them."""
    made = make(client, "me", "open", starter=0)
    token = claim(client, made)
    table = made["table"]
    with sit(client, table, made["token"]) as one, sit(client, table, token) as two:
        one.say({"type": "draft", "seat": 0, "sketch": SKETCH})
        told = two.until("sketched")
        assert (told["seat"], told["sketch"]["board"]) == (0, "W" * 20)
        one.say({"type": "draft", "seat": 0, "sketch": {"board": "<script>"}})
        assert one.until("trouble")["code"] == "malformed"
        with sit(client, table) as late:
            assert late.until("sketched")["sketch"]["doors"] == ["A"]
        one.act(0, BUILD)
        with sit(client, table) as late:
            late.say({"type": "ping", "n": 1})
            late.until("pong")
            assert not [frame for frame in late.frames if "sketched" in frame]


def test_a_bot_plays_for_who_is_away_until_they_are_back() -> None:
    """Past the grace the stand-in moves, everybody is told, and the seat is handed back."""

    async def test() -> None:
        hub = Hub(MemoryStore(), grace_s=0.3)
        table, one, two = await two_guests(hub)
        table.put(Acting(one.guest, act_of("a", 0, BUILD)))
        await quiet(table)
        table.put(Gone(two.guest))
        await quiet(table)
        told = one.of("seats")[-1]["seats"][1]
        assert (told["here"], told["stand_in"], told["absent"]["waits_left"]) == (False, False, 3)
        assert 0 < told["absent"]["ask_in_ms"] < told["absent"]["bot_in_ms"] <= 300
        for _ in range(200):
            if table.position.seq == 2:
                break
            await asyncio.sleep(0.05)
        assert table.position.state.phase == "path"
        assert [seat["stand_in"] for seat in one.of("seats")[-1]["seats"]] == [False, True]
        assert one.of("moved")[-1]["by"] == [{"seat": 1, "as": "stand_in"}]
        table.put(Joined(two.guest))
        await quiet(table)
        assert [seat["stand_in"] for seat in one.of("seats")[-1]["seats"]] == [False, False]
        await hub.close()

    run(test)


@pytest.mark.parametrize("absent", ["wait", "bot"])
def test_nobody_plays_for_the_away_when_nobody_waits_or_the_house_waits(absent: str) -> None:
    """A table that was made to wait does, and an empty one stands as it was."""

    async def test() -> None:
        from tablee.server.wire import House

        hub = Hub(MemoryStore(), grace_s=0.05)
        house = House(absent=absent)  # type: ignore[arg-type]
        wish = NewTable("cortexcape", ["me", "open"], {"starter": 1}, house=house)
        made = await hub.make(wish)
        table = await hub.table(made.table)
        await table.reseat(lambda seating: seating.claimed(1, made.invitation, "t" * 30, ""))
        one = Ear(made.token)
        table.put(Joined(one.guest))
        if absent == "bot":
            table.put(Gone(one.guest))
        await asyncio.sleep(0.4)
        assert (table.position.seq, bool(table._bots)) == (0, False)
        await hub.close()

    run(test)


def test_who_leaves_for_good_has_no_say_any_more(client: TestClient) -> None:
    """CX-61: a bot holds the seat; its old token acts and takes back nothing."""
    made = make(client, "me", "open", "open", starter=0)
    tokens = [made["token"], claim(client, made), claim(client, made)]
    with sit(client, made["table"], tokens[0]) as one, sit(client, made["table"], tokens[1]) as two:
        assert one.act(0, {"type": "leave"})["type"] == "acked"
        while two.until("seats")["seats"][0]["kind"] != "bot":
            pass  # there are news of who came
        assert one.act(0, BUILD)["code"] == "not_seated"
        one.say({"type": "take_back", "seat": 0})
        assert one.until("trouble")["code"] == "not_seated"


def test_strangers_who_come_and_go_disturb_nobody() -> None:
    """Who sits where is told when it changes, not whenever somebody looks in."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        table, one, _two = await two_guests(hub)
        await quiet(table)
        before = len(one.heard)
        strangers = [Ear() for _ in range(300)]
        for stranger in strangers:
            table.put(Joined(stranger.guest))
            table.put(Gone(stranger.guest))
        await quiet(table)
        assert all(stranger.of("welcome") for stranger in strangers)
        assert len(one.heard) == before
        await hub.close()

    run(test)


def test_names_and_words_are_shown_on_one_line(client: TestClient) -> None:
    """Without line breaks, and without signs that turn or hide what follows."""
    made = make(client, "me", "open", starter=0, house={"chat": True})
    with sit(client, made["table"], made["token"]) as one:
        one.say({"type": "say", "seat": 0, "text": " a\nb\u202ec\x00 "})
        assert one.until("said")["text"] == "a b c"
