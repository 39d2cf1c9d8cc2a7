"""At a live table: order of arrival, repeated messages, races for the centre (MF-18, MF-21)."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from live_tables import Ear, act_of, quiet, run
from tests.games.monster_freeze.support.tables import IDS, everywhere

from tablee.games.monster_freeze.rules import clock, incidents
from tablee.server.hub import Hub, NewTable
from tablee.server.inbox import Acting, Joined, TakingBack
from tablee.server.socket import MESSAGES_A_SECOND
from tablee.server.store.memory import MemoryStore
from tablee.server.table import LiveTable
from tablee.server.wire import TakeBack

Story = Callable[[LiveTable, Ear], Awaitable[None]]


@pytest.fixture(autouse=True)
def _quick_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits three seconds in a test."""
    for module in (clock, incidents):
        monkeypatch.setattr(module, "COUNTDOWN_MS", 20)


def at_table(story: Story, seats: int = 2, **options: Any) -> None:
    """A story at a live table, whose seats are all held by one guest, in a live round."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        made = await hub.make(NewTable("monster_freeze", ["me"] * seats, options))
        table = await hub.table(made.table)
        ear = Ear(made.token)
        table.put(Joined(ear.guest))
        await quiet(table)
        await started(table, ear, seats)
        await story(table, ear)
        await hub.close()

    run(test)


async def started(table: LiveTable, ear: Ear, seats: int) -> None:
    for seat in range(seats):
        table.put(Acting(ear.guest, act_of(f"ready {seat}", seat, {"type": "ready"})))
    for _ in range(100):
        await asyncio.sleep(0.01)
        if table.position.state.centre is not None:
            return
    raise AssertionError(f"not live: {table.position.state.phase}")


def swap(state: Any, give: str, expect: str) -> dict[str, Any]:
    return {"type": "swap", "round": state.round, "give": give, "expect": expect}


def answers(ear: Ear, *ids: str) -> list[dict[str, Any]]:
    return [each for each in ear.of("acked", "refused") if each["id"] in ids]


def test_mf_21_the_same_id_has_no_second_effect() -> None:
    """Sent again by the same seat in the same round it returns the first answer."""

    async def story(table: LiveTable, ear: Ear) -> None:
        state = table.position.state
        act = act_of("mine", 0, swap(state, state.players[0].hand[0], state.centre))
        for _ in range(3):
            table.put(Acting(ear.guest, act))
            await quiet(table)
        again = answers(ear, "mine")
        assert len(again) == 3
        assert again[0] == again[1] == again[2]
        assert again[0]["type"] == "acked"
        assert table.position.state.centre == state.players[0].hand[0]
        assert table.position.seq == again[0]["seq"]

    at_table(story)


def test_mf_21_a_refusal_is_repeated_too() -> None:
    """The first answer, even if the action would be legal by now."""

    async def story(table: LiveTable, ear: Ear) -> None:
        state = table.position.state
        mine = swap(state, state.players[0].hand[0], state.players[1].hand[0])
        table.put(Acting(ear.guest, act_of("late", 0, mine)))
        move = swap(state, state.players[1].hand[0], state.centre)
        table.put(Acting(ear.guest, act_of("other", 1, move)))
        table.put(Acting(ear.guest, act_of("late", 0, mine)))
        await quiet(table)
        first, second = answers(ear, "late")
        assert first == second
        assert first["code"] == "centre_changed"
        assert table.position.state.players[0].hand == state.players[0].hand

    at_table(story)


def test_mf_21_another_seat_may_use_the_same_id() -> None:
    """Ids are the sender's own."""

    async def story(table: LiveTable, ear: Ear) -> None:
        state = table.position.state
        one, two = (player.hand[0] for player in state.players)
        table.put(Acting(ear.guest, act_of("a", 0, swap(state, one, state.centre))))
        table.put(Acting(ear.guest, act_of("a", 1, swap(state, two, one))))
        await quiet(table)
        assert [each["type"] for each in answers(ear, "a")] == ["acked", "acked"]
        assert table.position.state.centre == two

    at_table(story)


def test_mf_21_an_id_may_come_again_in_another_round() -> None:
    """What is known is (seat, round, id)."""

    async def story(table: LiveTable, ear: Ear) -> None:
        state = table.position.state
        stale = {**swap(state, state.players[0].hand[0], state.centre), "round": 2}
        table.put(Acting(ear.guest, act_of("a", 0, stale)))
        table.put(Acting(ear.guest, act_of("a", 0, {**stale, "round": 1})))
        await quiet(table)
        first, second = answers(ear, "a")
        assert first["code"] == "stale_round"
        assert second["type"] == "acked"

    at_table(story)


def test_mf_22_nothing_is_taken_back() -> None:
    """Not even alone: accepted actions are final."""

    async def story(table: LiveTable, ear: Ear) -> None:
        state = table.position.state
        give = state.players[0].hand[0]
        table.put(Acting(ear.guest, act_of("a", 0, swap(state, give, state.centre))))
        await quiet(table)
        table.put(TakingBack(ear.guest, TakeBack(0)))
        await quiet(table)
        assert table.position.state.centre == give

    at_table(story, seats=1, cold=60)


@pytest.mark.parametrize("seed", range(3))
def test_mf_18_four_seats_hammer_the_centre(seed: int) -> None:
    """One after the other, in order of arrival; every card is always in exactly one place."""

    async def story(table: LiveTable, ear: Ear) -> None:
        rng = Random(seed)
        sent: list[str] = []
        for turn in range(40):
            state = table.position.state
            for seat in rng.sample(range(4), 4):
                name = f"{turn} {seat}"
                sent.append(name)
                action = swap(state, rng.choice(state.players[seat].hand), state.centre)
                table.put(Acting(ear.guest, act_of(name, seat, action)))
            await asyncio.sleep(0.005)
            assert everywhere(table.position.state) == list(IDS)
        await quiet(table)
        found = answers(ear, *sent)
        assert [each["id"] for each in found] == sent
        assert {each["code"] for each in found if each["type"] == "refused"} == {"centre_changed"}
        for seat in range(4):  # each counts for itself what it has heard of
            numbers = [each["seq"] for each in found if each["id"].endswith(f" {seat}")]
            assert numbers == sorted(set(numbers))
        assert sum(each["type"] == "acked" for each in found) >= 30
        for message in ear.of("moved"):
            view = message["eyes"][0]["view"]
            if view["phase"] == "live" and view["centre"] is not None:
                cards = [card for player in view["players"] for card in player["hand"]]
                cards.append(view["centre"])
                assert len(set(cards)) == len(cards) == 13

    at_table(story, seats=4, swap_gap=0)


def test_mf_63_a_rival_hears_nothing_of_a_failed_try() -> None:
    """Errors go to the sender only, over the wire too."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        made = await hub.make(NewTable("monster_freeze", ["me", "open"], {}))
        table = await hub.table(made.table)
        await table.reseat(lambda seating: seating.claimed(1, made.invitation, "t" * 30, ""))
        one, two = Ear(made.token), Ear("t" * 30)
        for seat, ear in enumerate((one, two)):
            table.put(Joined(ear.guest))
            table.put(Acting(ear.guest, act_of(f"ready {seat}", seat, {"type": "ready"})))
        await asyncio.sleep(0.3)
        state = table.position.state
        assert state.centre is not None
        before = len(two.heard)
        wrong = [swap(state, state.players[0].hand[0], state.pile[0])]
        lying = [[card, "front", 0] for card in state.players[0].hand]
        wrong.append({"type": "claim", "round": 1, "stack": lying, "colour": "red"})
        for number, action in enumerate(wrong):
            table.put(Acting(one.guest, act_of(str(number), 0, action)))
        await quiet(table)
        codes = [each["code"] for each in one.of("refused")]
        assert codes[0] == "centre_changed"
        assert codes[1:] in (["no_line"], ["colour_not_shown"], [])
        heard = json.dumps(two.heard[before:])
        assert "refused" not in heard
        if codes[1:]:
            assert two.heard[before:] == []
        await hub.close()

    run(test)


def test_mf_60_twenty_messages_a_second() -> None:
    """`rate_limited` above that, from one seat (tests/server shows a dropped message)."""
    assert MESSAGES_A_SECOND == 20
