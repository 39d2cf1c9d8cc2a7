"""MF-18: what rivals hear over the wire of a game in real time, and how they count it.

Twin tables: two tables that differ only in what somebody else tried in vain. Whoever sits opposite
must receive the same, message by message, and find the same when they come back or look back.
"""

import asyncio
import json
from typing import Any

import pytest
from live_tables import Ear, act_of, quiet, run
from msgspec.structs import replace

from tablee.core.codec import codec
from tablee.core.protocol import Decision
from tablee.server import story
from tablee.server.hub import Hub, NewTable
from tablee.server.inbox import Acting, Gone, Joined
from tablee.server.store.memory import MemoryStore
from tablee.server.table import LiveTable
from tablee.server.wire import House

GUEST = "t" * 30
READY = {"type": "ready"}
TIMES = ("now_ms", "at_ms", "since_ms", "told_ms", "go_ms", "play_ms")
SINCE = (
    "swapped_at",
    "hand_since",
    "quiet_since",
    "idle_since",
    "begins_ms",
    "vote_after",
    "from_ms",
)


class Twin:
    """A table of two people and, if asked for, of a warm seat: seat 0 tries, seat 1 listens."""

    def __init__(self, hub: Hub, table: LiveTable, token: str) -> None:
        self.hub, self.table, self.token = hub, table, token
        self.mover, self.rival, self.watcher = Ear(token), Ear(GUEST), Ear()

    async def act(self, ear: Ear, seat: int, action: dict[str, Any]) -> dict[str, Any]:
        """Send an action, and wait for its answer."""
        answered = len(ear.of("acked", "refused"))
        self.table.put(Acting(ear.guest, act_of(f"m{answered}", seat, action)))
        for _ in range(400):
            if len(ear.of("acked", "refused")) > answered:
                break
            await asyncio.sleep(0.005)
        await quiet(self.table)
        return ear.of("acked", "refused")[-1]

    def swap(self, seat: int, **changed: Any) -> dict[str, Any]:
        state = self.table.position.state
        give = state.players[seat].hand[0]
        return {"type": "swap", "round": 1, "give": give, "expect": state.centre, **changed}

    def wrong_claim(self) -> dict[str, Any]:
        """The first way to lay the hand that shows no line."""
        state, rules = self.table.position.state, self.table.game.rules
        hand = state.players[0].hand
        for turn in range(4):
            stack = [[card, "front", turn if at else 0] for at, card in enumerate(hand)]
            action = {"type": "claim", "round": 1, "stack": stack}
            move = Decision(0, codec(self.table.game).action(action), state.at_ms)
            refusal = rules.check(state, move)
            if refusal is not None and refusal.code == "no_line":
                return action
        raise AssertionError("every way to lay them shows a line")


async def twin(warm: int | None = None) -> Twin:
    """A live round whose cards are the same at every twin."""
    hub = Hub(MemoryStore())
    options = {"swap_gap": 0, "claim_lock": 0, "cold": 60, "edge": 0.2, "warm_seat": warm}
    made = await hub.make(NewTable("monster_freeze", ["me", "open"], options))
    table = await hub.table(made.table)
    table._rng.seed(5)
    table._luck._rng.seed(5)
    await table.reseat(lambda seating: seating.claimed(1, made.invitation, GUEST, ""))
    found = Twin(hub, table, made.token)
    for ear in (found.mover, found.rival, found.watcher):
        table.put(Joined(ear.guest))
    await quiet(table)
    await found.act(found.mover, 0, READY)
    await found.act(found.rival, 1, READY)
    for _ in range(1000):
        if table.position.state.phase == "live" and table.position.state.centre is not None:
            break
        await asyncio.sleep(0.01)
    await quiet(table)
    return found


def timeless(thing: Any) -> Any:
    """The same without the moments of a clock, and the table's name, that no two runs share."""
    if isinstance(thing, dict):
        shared = {key: each for key, each in thing.items() if key not in TIMES + SINCE}
        if isinstance(shared.get("table"), str):
            del shared["table"]
        return {key: timeless(each) for key, each in shared.items()}
    return [timeless(each) for each in thing] if isinstance(thing, list) else thing


async def tries(one: Twin, kind: str) -> str:
    """Seat 0 does something that nobody else may know of."""
    if kind == "failed":
        answer = await one.act(one.mover, 0, one.wrong_claim())
    elif kind == "lost":
        other = one.table.position.state.players[1].hand[0]
        answer = await one.act(one.mover, 0, one.swap(0, expect=other))
    else:  # it waits, and then it is lost: by then another card lies in the centre
        other = one.table.position.state.players[1].hand[0]
        answer = await one.act(one.mover, 0, one.swap(0, expect=other))
        await asyncio.sleep(0.4)
        await quiet(one.table)
    return str(answer.get("code", "acked"))


CASES = [("failed", None, "no_line"), ("lost", None, "centre_changed"), ("waiting", 1, "acked")]


@pytest.mark.parametrize(("kind", "warm", "code"), CASES)
def test_mf_18_rivals_receive_the_same_whatever_others_try_in_vain(
    kind: str, warm: int | None, code: str
) -> None:
    """Twin tables: the same messages and numbers, live, after coming back, and in the story."""

    async def test() -> None:
        loud, still = await twin(warm), await twin(warm)
        for _ in range(3):
            assert await tries(loud, kind) == code
        log = (await loud.hub.store.log(loud.table.id), await still.hub.store.log(still.table.id))
        assert len(log[0]) >= len(log[1]) + 3  # the log keeps them for the replay
        for each in (loud, still):
            await each.act(each.rival, 1, each.swap(1))
        for ear in ("rival", "watcher"):
            heard = [timeless(getattr(each, ear).heard) for each in (loud, still)]
            for one, other in zip(*heard, strict=True):
                assert one == other
        assert loud.mover.of("moved")[-1]["seq"] == still.mover.of("moved")[-1]["seq"] + 3 * (
            2 if kind == "waiting" else 1
        )
        for tokens in ((GUEST,), ()):
            again = [Ear(*tokens), Ear(*tokens)]
            for each, listener in zip((loud, still), again, strict=True):
                listener.guest.since = each.rival.of("moved")[-2]["seq"]
                each.table.put(Joined(listener.guest))
                await quiet(each.table)
            assert timeless(again[0].heard) == timeless(again[1].heard)
        for seat in (1, None):
            assert timeless(await looked_back(loud, seat)) == timeless(
                await looked_back(still, seat)
            )
        facts = [(await each.hub.facts(each.table.id)).seq for each in (loud, still)]
        assert facts[0] == facts[1]
        for each in (loud, still):
            await each.hub.close()

    run(test)


async def looked_back(one: Twin, seat: int | None) -> Any:
    """The story as a seat may read it now."""
    lines = await one.hub.store.authored(one.table.id)
    wish = story.Wish(seat, 0, views=True, over=False, whole=True)
    found = story.frames(lines, wish)
    return [found.seq, json.loads(found.frames)]


def test_mf_18_numbers_outlive_a_restart() -> None:
    """They are counted anew from the log: still nobody can tell what was tried in vain."""

    async def test() -> None:
        one = await twin()
        await tries(one, "lost")
        action = one.swap(0)
        first = await one.act(one.mover, 0, action)
        ear = one.rival
        told = ear.of("moved")[-1]["seq"]
        store = one.hub.store
        await one.hub.close()
        hub = Hub(store)
        table = await hub.table(one.table.id)
        again, mover = Ear(GUEST), Ear(one.token)
        table.put(Joined(again.guest))
        table.put(Joined(mover.guest))
        await quiet(table)
        # While the server was gone everybody was away, and whoever is back is told.
        news = [event for each in again.of("moved") for event in each["eyes"][0]["events"]]
        assert again.of("welcome")[0]["seq"] >= told
        assert all(event["type"] in ("seat_away", "seat_back") for event in news)
        table.put(Acting(mover.guest, act_of(first["id"], 0, action)))
        await quiet(table)
        assert mover.of("acked")[-1]["seq"] == first["seq"]
        await hub.close()

    run(test)


def test_mf_54_a_table_that_waits_pauses_in_the_name_of_who_has_gone() -> None:
    """As its house rule promises; when they are back they say when it goes on."""

    async def test() -> None:
        one = await twin()
        table = one.table
        await table.reseat(lambda seating: replace(seating, house=House(absent="wait")))
        table.put(Gone(one.rival.guest))
        await quiet(table)
        state = table.position.state
        assert (state.phase, state.paused_by) == ("paused", 1)
        assert state.players[1].away_since is not None
        by = one.mover.of("moved")[-1]["by"]
        assert [(each["seat"], each["as"]) for each in by] == [(1, "stand_in")]
        await one.hub.close()

    run(test)
