"""One bad message costs itself alone: the rest of its batch is kept, published, answered."""

import json
from contextlib import AbstractContextManager
from typing import Any

import pytest
from live_tables import Ear, act_of, opened, quiet, run
from msgspec import Raw
from replaced import replaced
from tests.games.cortexcape.support.tables import BEST, lock, placement

from tablee.core.protocol import Decision
from tablee.server.hub import Hub, NewTable
from tablee.server.inbox import Acting, Joined, Reseat
from tablee.server.store.memory import MemoryStore
from tablee.server.table import LiveTable
from tablee.server.wire import Act, TakeBack

BUILD = placement(BEST["blue"])
ODD: tuple[Any, ...] = (
    {"type": "x", "round": []},
    {"type": "build", "round": {}},
    {"type": ["build"]},
    {"type": "lock", "start": [["c1"]], "exit": None},
    [],
    "build",
    None,
    7,
)


async def moves_on_disk(store: MemoryStore, table: LiveTable) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (await store.log(table.id))[1:]]


@pytest.mark.parametrize("poison", ODD, ids=repr)
def test_only_what_is_on_disk_is_acknowledged(poison: Any) -> None:
    """A legal act and a broken one in one batch, then the legal one again (it used to be lost)."""

    async def test() -> None:
        store = MemoryStore()
        hub, table, ear = await opened(store)
        table.put(Acting(ear.guest, act_of("one", 0, BUILD)))
        table.put(Acting(ear.guest, act_of("two", 0, poison)))
        await quiet(table)
        table.put(Acting(ear.guest, act_of("one", 0, BUILD)))
        await quiet(table)
        assert [(each["id"], each["seq"]) for each in ear.of("acked")] == [("one", 1), ("one", 1)]
        assert len(await moves_on_disk(store, table)) == table.position.seq == 1
        (told,) = ear.of("refused")
        assert told["id"] == "two"
        assert told["code"] in ("malformed", "not_your_turn", "wrong_phase")  # its own order
        await hub.close()

    run(test)


@pytest.mark.parametrize("text", [b"", b"{", b"nope", b'{"type":"lock","start":"\\ud800"}'])
def test_an_action_that_is_no_json_is_refused(text: bytes) -> None:
    """Whatever reaches the game as an action gets an answer."""

    async def test() -> None:
        hub, table, ear = await opened(MemoryStore())
        table.put(Acting(ear.guest, Act("a", 0, Raw(text))))
        await quiet(table)
        assert [each["code"] for each in ear.of("refused")] == ["malformed"]
        await hub.close()

    run(test)


class Bomb(Exception):
    """A mistake in the rules."""


def rigged(table: LiveTable, name: str) -> AbstractContextManager[None]:
    """Let the rules fail whenever seat 1 locks ``X9``."""
    rules = table.game.rules
    good = getattr(rules, name)

    def bad(state: Any, move: Any) -> Any:
        if isinstance(move, Decision) and getattr(move.action, "exit", "") == "X9":
            raise Bomb
        return good(state, move)

    return replaced(rules, **{name: bad})


@pytest.mark.parametrize("name", ["check", "apply"])
@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_mistake_in_the_rules_costs_one_message(name: str, place: int) -> None:
    """At any place of a batch with acts, a newcomer and a claim, all others are served."""

    async def test() -> None:
        store = MemoryStore()
        hub = Hub(store)
        made = await hub.make(NewTable("cortexcape", ["me", "me"], {"starter": 0}))
        table, ear = await hub.table(made.table), Ear(made.token)
        table.put(Joined(ear.guest))
        await quiet(table)
        late = Ear()
        reseated = table._loop.create_future()
        items: list[Any] = [
            Acting(ear.guest, act_of("build", 0, BUILD)),
            Joined(late.guest),
            Reseat(lambda seating: seating, reseated),
            Acting(ear.guest, act_of("lock", 1, lock("c1", "X1"))),
        ]
        items.insert(place, Acting(ear.guest, act_of("bomb", 1, lock("c1", "X9"))))
        with rigged(table, name):
            for item in items:
                table.put(item)
            await quiet(table)
        assert [each["id"] for each in ear.of("acked")] == ["build", "lock"]
        broken = ear.of("trouble")
        assert [(each["code"], each["id"]) for each in broken] == [("internal", "bomb")]
        assert late.of("welcome")
        assert (await reseated) == table.seating
        assert len(await moves_on_disk(store, table)) == 2
        await hub.close()

    run(test)


def test_a_mistake_in_a_view_does_not_take_the_answer_away() -> None:
    """What is on disk is acknowledged, even if nobody can be shown what it looks like."""

    async def test() -> None:
        store = MemoryStore()
        hub, table, ear = await opened(store)
        await quiet(table)
        with replaced(table.game.rules, view=lambda *_: 1 / 0):
            table.put(Acting(ear.guest, act_of("a", 0, BUILD)))
            await quiet(table)
            assert [each["id"] for each in ear.of("acked")] == ["a"]
        table.put(Acting(ear.guest, act_of("b", 1, lock("c1", "X1"))))
        await quiet(table)
        assert ear.of("moved")[-1]["seq"] == 2
        await hub.close()

    run(test)


def test_a_bot_goes_on_after_a_mistake_and_rests_before_it_tries_again() -> None:
    """Its seat is not forgotten, and a mistake that stays does not spin."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        made = await hub.make(NewTable("cortexcape", ["me", "bot:easy"], {"starter": 0}))
        table, ear = await hub.table(made.table), Ear(made.token)
        table.put(Joined(ear.guest))
        good = table.game.rules.check
        tries = [0]

        def bad(state: Any, move: Any) -> Any:
            if isinstance(move, Decision) and move.seat == 1:
                tries[0] += 1
                if tries[0] <= 3:
                    raise Bomb
            return good(state, move)

        with replaced(table.game.rules, check=bad):
            table.put(Acting(ear.guest, act_of("a", 0, BUILD)))
            for _ in range(100):
                await quiet(table)
                if table.position.seq >= 2:
                    break
        assert table.position.seq == 2
        assert tries[0] == 4
        await hub.close()

    run(test)


def test_order_of_arrival_is_kept() -> None:
    """A take-back, then a move of the other seat, in one batch: the take-back came first."""
    from tablee.server.inbox import TakingBack

    async def test() -> None:
        hub, table, ear = await opened(MemoryStore())
        table.put(Acting(ear.guest, act_of("a", 0, BUILD)))
        await quiet(table)
        table.put(TakingBack(ear.guest, TakeBack(0)))
        table.put(Acting(ear.guest, act_of("b", 1, lock("c1", "X1"))))
        await quiet(table)
        assert table.position.seq == 0
        assert [each["code"] for each in ear.of("refused")] == ["wrong_phase"]
        assert ear.of("trouble") == []
        await hub.close()

    run(test)
