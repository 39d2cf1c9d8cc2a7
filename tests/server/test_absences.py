"""Somebody is away: the others wait longer or let a bot play, and who acted is told and kept."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from live_tables import Ear, act_of, quiet, run, two_guests
from tests.games.cortexcape.support.tables import BEST, placement

from tablee.server.hub import Hub, NewTable
from tablee.server.inbox import Acting, Gone, Joined, Missing
from tablee.server.store.memory import MemoryStore
from tablee.server.table import LiveTable
from tablee.server.wire import ForAbsent, House

BUILD = placement(BEST["blue"])
GRACE_S = 0.5


async def until(true: Callable[[], Any]) -> None:
    """Wait until something is so."""
    for _ in range(400):
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("waited in vain")


async def alone(hub: Hub) -> tuple[LiveTable, Ear, Ear]:
    """Two sat down and one of them has built; the other, who is awaited now, is gone."""
    table, one, two = await two_guests(hub)
    table.put(Acting(one.guest, act_of("a", 0, BUILD)))
    await quiet(table)
    table.put(Gone(two.guest))
    await quiet(table)
    return table, one, two


def choose(table: LiveTable, ear: Ear, seat: int, of: int, choice: Any) -> None:
    table.put(Missing(ear.guest, ForAbsent(seat, of, choice)))


def absent(ear: Ear, seat: int = 1) -> Any:
    """What was told last of somebody who is away."""
    return ear.of("seats")[-1]["seats"][seat]["absent"]


def code(ear: Ear) -> str:
    found: str = ear.of("trouble")[-1]["code"]
    return found


def test_a_bot_may_play_at_once_and_the_story_says_who_wished_it() -> None:
    """Not in the first moments; then its moves are told and kept as made in somebody's name."""

    async def test() -> None:
        store = MemoryStore()
        hub = Hub(store, grace_s=60)
        table, one, _ = await alone(hub)
        choose(table, one, 0, 1, "bot")
        await quiet(table)
        assert (code(one), table.position.seq) == ("too_soon", 1)
        away = table._absence._away
        away[1] = away[1]._replace(ask_at=0)
        choose(table, one, 0, 1, "bot")
        await until(lambda: table.position.seq == 2)
        by = {"seat": 1, "as": "stand_in", "asked": 0}
        assert one.of("moved")[-1]["by"] == [by]
        assert one.of("seats")[-1]["seats"][1]["stand_in"]
        *_, kept = await store.authored(table.id)
        assert kept.author == b'{"seat":1,"as":"stand_in","asked":0}'
        await hub.close()

    run(test)


def test_the_others_may_wait_longer_a_few_times() -> None:
    """Each time as long again; then the bot plays after all."""

    async def test() -> None:
        hub = Hub(MemoryStore(), grace_s=60)
        table, one, _ = await alone(hub)
        assert absent(one)["waits_left"] == 3
        for number in range(3):
            choose(table, one, 0, 1, "wait")
            await quiet(table)
            assert absent(one)["waits_left"] == 2 - number
            assert absent(one)["bot_in_ms"] > (number + 1) * 60_000
        choose(table, one, 0, 1, "wait")
        await quiet(table)
        assert code(one) == "waited_enough"
        await hub.close()

    run(test)


def test_waiting_longer_holds_the_bot_back() -> None:
    """Until the new moment has come, and not for ever."""

    async def test() -> None:
        hub = Hub(MemoryStore(), grace_s=GRACE_S)
        table, one, _ = await alone(hub)
        choose(table, one, 0, 1, "wait")
        began = asyncio.get_running_loop().time()
        await until(lambda: table.position.seq == 2)
        assert asyncio.get_running_loop().time() - began > GRACE_S
        await hub.close()

    run(test)


def test_only_who_sits_decides_and_only_about_who_is_away() -> None:
    """Not a stranger, not for a seat of somebody else, not about who is here or a bot."""

    async def test() -> None:
        hub = Hub(MemoryStore(), grace_s=60)
        table, one, two = await alone(hub)
        stranger = Ear()
        table.put(Joined(stranger.guest))
        choose(table, stranger, 0, 1, "bot")
        choose(table, one, 1, 1, "bot")
        choose(table, one, 0, 0, "bot")
        await quiet(table)
        assert code(stranger) == "not_seated"
        assert [each["code"] for each in one.of("trouble")] == ["not_seated", "not_away"]
        choose(table, one, 0, 15, "bot")
        table.put(Joined(two.guest))
        choose(table, one, 0, 1, "bot")
        await quiet(table)
        assert [each["code"] for each in one.of("trouble")][2:] == ["not_away", "not_away"]
        assert (absent(one), table.position.seq) == (None, 1)
        await hub.close()

    run(test)


def test_a_table_that_waits_for_everybody_does() -> None:
    """No countdown, no bot, whatever somebody wishes."""

    async def test() -> None:
        hub = Hub(MemoryStore(), grace_s=0.05)
        wish = NewTable("cortexcape", ["me", "open"], {"starter": 1}, house=House(absent="wait"))
        made = await hub.make(wish)
        table = await hub.table(made.table)
        await table.reseat(lambda seating: seating.claimed(1, made.invitation, "t" * 30, ""))
        one = Ear(made.token)
        table.put(Joined(one.guest))
        await quiet(table)
        assert one.of("welcome")[-1]["seats"][1]["absent"]["bot_in_ms"] is None
        for choice in ("wait", "bot"):
            choose(table, one, 0, 1, choice)
            await quiet(table)
            assert code(one) == "table_waits"
        await hub.close()

    run(test)


def test_who_comes_back_plays_on_and_what_was_played_stays_told() -> None:
    """The seat is handed back; the story knows a person's moves from those in their name."""

    async def test() -> None:
        store = MemoryStore()
        hub = Hub(store, grace_s=GRACE_S)
        table, one, two = await alone(hub)
        await until(lambda: table.position.seq == 2)
        table.put(Joined(two.guest))
        await quiet(table)
        told = [line.author for line in await store.authored(table.id)]
        assert told == [None, b'{"seat":0,"as":"person"}', b'{"seat":1,"as":"stand_in"}']
        assert not one.of("seats")[-1]["seats"][1]["stand_in"]
        await hub.close()

    run(test)


def test_a_bots_own_moves_are_a_bots() -> None:
    """They are in nobody's name."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        made = await hub.make(NewTable("cortexcape", ["me", "bot:easy"], {"starter": 0}))
        table, one = await hub.table(made.table), Ear(made.token)
        table.put(Joined(one.guest))
        table.put(Acting(one.guest, act_of("a", 0, BUILD)))
        await until(lambda: table.position.seq == 2)
        assert [each["by"] for each in one.of("moved")] == [
            [{"seat": 0, "as": "person"}],
            [{"seat": 1, "as": "bot"}],
        ]
        await hub.close()

    run(test)


def test_when_time_is_up_the_table_says_so() -> None:
    """The stand-in acts for somebody who is here and too late: by the clock."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        options = {"starter": 0, "clock": True}
        made = await hub.make(NewTable("cortexcape", ["me", "me"], options))
        table, one = await hub.table(made.table), Ear(made.token)
        table.put(Joined(one.guest))
        await quiet(table)
        deadline = table.position.waiting.deadline_ms  # type: ignore[union-attr]
        assert deadline is not None
        table._began -= deadline / 1000
        table.put(Gone(Ear().guest))  # anything that makes it look at its clock
        await until(lambda: table.position.seq > 0)
        assert one.of("moved")[0]["by"] == [{"seat": 0, "as": "clock"}]
        await hub.close()

    run(test)


@pytest.mark.parametrize("sees", [True, False])
def test_who_decided_is_known_to_those_who_know_what(sees: bool) -> None:  # noqa: FBT001
    """By whom something secret was decided is a secret, too."""
    from tablee.server.audience import _is_known
    from tablee.server.position import Deed
    from tablee.server.wire import By

    hidden, shown = Deed(By(0, "person"), 0, 1), Deed(By(1, "person"), 1, 3)
    told = [[None, None, "seen" if sees else None]]
    assert not _is_known(hidden, told)
    assert _is_known(shown, told) is sees


def test_how_many_look_on_is_told_now_and_then() -> None:
    """Those who sit are not counted; three hundred who come at once are told as one number."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        table, one, _ = await two_guests(hub)
        strangers = [Ear() for _ in range(300)]
        for stranger in strangers:
            table.put(Joined(stranger.guest))
        await quiet(table)
        assert one.of("watched") == []
        assert strangers[-1].of("welcome")[0]["watching"] == 300
        await until(lambda: one.of("watched"))
        assert one.of("watched") == [{"type": "watched", "count": 300}]
        for stranger in strangers:
            table.put(Gone(stranger.guest))
        await until(lambda: len(one.of("watched")) == 2)
        assert one.of("watched")[-1]["count"] == 0
        await hub.close()

    run(test)
