"""Taking a decision back: what was not revealed, and not answered by anybody else."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
from live_tables import Ear, act_of, opened, quiet, run, two_guests
from tests.games.cortexcape.support.tables import BEST, lock, placement

import tablee
from tablee.core.game import Nature
from tablee.server.hub import Hub, NewTable
from tablee.server.inbox import Acting, Gone, Joined, TakingBack
from tablee.server.seats import Holder
from tablee.server.store.memory import MemoryStore
from tablee.server.table import LiveTable
from tablee.server.wire import AnswerTakeBack, TakeBack

BUILD = placement(BEST["blue"])


async def act(table: LiveTable, ear: Ear, seat: int, action: Any) -> None:
    table.put(Acting(ear.guest, act_of(f"{len(ear.heard)}", seat, action)))
    await quiet(table)


def may(ear: Ear) -> dict[int, bool]:
    """Which seats were last told that they may take something back."""
    eyes = ear.of("welcome", "moved")[-1]["eyes"]
    return {eye["seat"]: eye["take_back"] for eye in eyes}


def test_the_last_decision_can_be_taken_back_and_made_again() -> None:
    """The log is shorter, on disk too; everybody is told; another action takes its number."""

    async def test() -> None:
        store = MemoryStore()
        hub, table, ear = await opened(store)
        await act(table, ear, 0, BUILD)
        assert may(ear) == {0: True, 1: False}
        table.put(TakingBack(ear.guest, TakeBack(0)))
        await quiet(table)
        told = ear.of("moved")[-1]
        assert (told["seq"], told["taken_back"]) == (0, True)
        assert told["eyes"][0]["view"]["phase"] == "build"
        assert (await store.open(table.id)).moves == []
        assert may(ear) == {0: False, 1: False}
        await act(table, ear, 0, BUILD)
        assert table.position.seq == 1
        await hub.close()

    run(test)


def test_not_after_somebody_else_has_moved() -> None:
    """The other seat has answered: it is too late, and nothing changes."""

    async def test() -> None:
        hub, table, ear = await opened(MemoryStore())
        await act(table, ear, 0, BUILD)
        await act(table, ear, 1, lock("c1", "X1"))
        assert may(ear) == {0: False, 1: True}
        table.put(TakingBack(ear.guest, TakeBack(0)))
        await quiet(table)
        assert ear.of("trouble")[-1]["code"] == "too_late"
        assert table.position.seq == 2
        await hub.close()

    run(test)


def test_not_what_has_revealed_a_secret() -> None:
    """Who has opened a fist has seen the marble."""

    async def test() -> None:
        hub, table, ear = await opened(MemoryStore(), starter=None)
        await act(table, ear, 1, {"type": "draw", "hand": "left"})
        assert table.position.state.phase == "build"
        assert may(ear) == {0: False, 1: False}
        await hub.close()

    run(test)


def test_bots_do_not_mind() -> None:
    """Alone with a bot, its answers are taken back too, and it thinks again."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        made = await hub.make(NewTable("cortexcape", ["me", "bot:easy"], {"starter": 0}))
        table, ear = await hub.table(made.table), Ear(made.token)
        table.put(Joined(ear.guest))
        await act(table, ear, 0, BUILD)
        for _ in range(100):
            if table.position.seq == 2:
                break
            await quiet(table)
        assert may(ear) == {0: True}
        table.put(TakingBack(ear.guest, TakeBack(0)))
        await quiet(table)
        assert (table.position.seq, table.position.state.board) == (0, "." * 20)
        await hub.close()

    run(test)


def test_only_who_holds_the_seat() -> None:
    """A stranger takes nothing back."""

    async def test() -> None:
        hub, table, ear = await opened(MemoryStore())
        await act(table, ear, 0, BUILD)
        stranger = Ear()
        table.put(Joined(stranger.guest))
        table.put(TakingBack(stranger.guest, TakeBack(0)))
        await quiet(table)
        assert stranger.of("trouble")[-1]["code"] == "not_seated"
        assert table.position.seq == 1
        await hub.close()

    run(test)


async def asked_for(hub: Hub) -> tuple[LiveTable, Ear, Ear]:
    """Two people, not of one team; the first has built and would like to build anew."""
    table, one, two = await two_guests(hub)
    await act(table, one, 0, BUILD)
    table.put(TakingBack(one.guest, TakeBack(0)))
    await quiet(table)
    return table, one, two


async def say(table: LiveTable, ear: Ear, wish: TakeBack | AnswerTakeBack) -> None:
    table.put(TakingBack(ear.guest, wish))
    await quiet(table)


def test_an_opponent_is_asked_and_sees_what_it_is_about() -> None:
    """Nothing is undone before they allow it; the number says which moves would be gone."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        table, one, two = await asked_for(hub)
        asked = {"type": "take_back_asked", "seat": 0, "seq": 0, "waits_for": [1], "declined": []}
        assert one.of("take_back_asked") == [asked] == two.of("take_back_asked")
        assert table.position.seq == 1
        await say(table, two, AnswerTakeBack(1, agree=True))
        assert table.position.seq == 0
        assert one.of("take_back_asked")[-1]["waits_for"] == []
        assert one.of("moved")[-1]["taken_back"]
        await say(table, two, AnswerTakeBack(1, agree=True))  # once is enough
        assert (table.position.seq, len(two.of("trouble"))) == (0, 0)
        await hub.close()

    run(test)


def test_a_no_stands_until_something_happens() -> None:
    """Who was told no does not ask again in the same position."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        table, one, two = await asked_for(hub)
        await say(table, two, AnswerTakeBack(1, agree=False))
        assert one.of("take_back_asked")[-1]["declined"] == [1]
        await say(table, one, TakeBack(0))
        assert one.of("trouble")[-1]["code"] == "declined"
        await say(table, two, AnswerTakeBack(1, agree=True))
        assert table.position.seq == 1
        await hub.close()

    run(test)


def test_who_asked_may_think_better_of_it_but_not_for_ever() -> None:
    """A withdrawn wish is off; wishes that come and go too often are not heard."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        table, one, two = await asked_for(hub)
        for _ in range(6):
            await say(table, one, AnswerTakeBack(0, agree=False))
            await say(table, two, AnswerTakeBack(1, agree=True))
            await say(table, one, TakeBack(0))
        assert table.position.seq == 1
        assert one.of("trouble")[-1]["code"] == "rate_limited"
        await hub.close()

    run(test)


def test_nobody_agrees_for_others_and_a_move_ends_the_matter() -> None:
    """Not the one who asks, not a stranger; whoever plays on has answered."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        table, one, two = await asked_for(hub)
        stranger = Ear()
        table.put(Joined(stranger.guest))
        await say(table, stranger, AnswerTakeBack(1, agree=True))
        assert stranger.of("trouble")[-1]["code"] == "not_seated"
        await say(table, one, AnswerTakeBack(0, agree=True))
        await say(table, one, AnswerTakeBack(1, agree=True))
        assert (one.of("trouble")[-1]["code"], table.position.seq) == ("not_seated", 1)
        await act(table, two, 1, lock("c1", "X1"))
        await say(table, two, AnswerTakeBack(1, agree=True))
        assert table.position.seq == 2
        await hub.close()

    run(test)


def test_who_comes_back_is_asked_and_a_bot_in_their_place_is_not() -> None:
    """The wish is told again; when the seat changes hands it is off and made anew."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        table, one, two = await asked_for(hub)
        table.put(Gone(two.guest))
        late = Ear("t" * 30)
        table.put(Joined(late.guest))
        await quiet(table)
        assert late.of("take_back_asked")[-1]["waits_for"] == [1]
        bot = Holder("bot", bot="easy")
        await table.reseat(lambda seating: seating.put(1, bot))
        assert one.of("take_back_asked")[-1]["declined"] == [0]
        await say(table, late, AnswerTakeBack(1, agree=True))
        assert late.of("trouble")[-1]["code"] == "not_seated"
        await hub.close()

    run(test)


def test_a_wish_is_lost_with_the_table_and_nothing_is_half_undone() -> None:
    """Another server on the same store knows of no wish, and of every move."""

    async def test() -> None:
        store = MemoryStore()
        killed, hub = Hub(store), Hub(store)
        before, _one, _two = await asked_for(killed)
        table, two = await hub.table(before.id), Ear("t" * 30)
        table.put(Joined(two.guest))
        await say(table, two, AnswerTakeBack(1, agree=True))
        assert (table.position.seq, two.of("take_back_asked")) == (1, [])
        await killed.close()
        await hub.close()

    run(test)


def test_nothing_is_taken_back_while_a_clock_runs() -> None:
    """Going back would give the other one's time anew: not offered, and refused."""

    async def test() -> None:
        hub, table, ear = await opened(MemoryStore(), clock=True)
        await act(table, ear, 0, BUILD)
        deadline = table.position.waiting.deadline_ms  # type: ignore[union-attr]
        assert deadline is not None
        assert may(ear) == {0: False, 1: False}
        await say(table, ear, TakeBack(0))
        assert ear.of("trouble")[-1]["code"] == "clock_runs"
        assert table.position.seq == 1
        assert table.position.waiting.deadline_ms == deadline  # type: ignore[union-attr]
        await hub.close()

    run(test)


def test_what_was_played_in_somebodys_name_stands() -> None:
    """Who comes back cannot undo what the bot did for them."""

    async def test() -> None:
        hub = Hub(MemoryStore(), grace_s=0.1)
        table, one, two = await two_guests(hub)
        await act(table, one, 0, BUILD)
        table.put(Gone(two.guest))
        for _ in range(200):
            if table.position.seq == 2:
                break
            await asyncio.sleep(0.02)
        table.put(Joined(two.guest))
        await quiet(table)
        assert may(two) == {1: False}
        await say(table, two, TakeBack(1))
        assert two.of("trouble")[-1]["code"] == "played_for"
        assert table.position.seq == 2
        await hub.close()

    run(test)


@pytest.mark.parametrize("agree", [True, False])
def test_a_team_is_asked_first(monkeypatch: pytest.MonkeyPatch, agree: bool) -> None:  # noqa: FBT001
    """Where all win or lose together others may have moved too, and everybody must agree."""
    common = msgspec.structs.replace(
        tablee.game("cortexcape"), nature=Nature(is_cooperative=True, has_secrets=True)
    )
    monkeypatch.setattr("tablee.core.log.find_game", lambda _: common)

    async def test() -> None:
        hub = Hub(MemoryStore())
        table, one, two = await two_guests(hub)
        await act(table, one, 0, BUILD)
        await act(table, two, 1, lock("c1", "X1"))
        table.put(TakingBack(one.guest, TakeBack(0)))
        await quiet(table)
        asked = two.of("take_back_asked")[-1]
        assert (asked["seat"], asked["waits_for"], asked["declined"]) == (0, [1], [])
        assert table.position.seq == 2
        table.put(TakingBack(two.guest, AnswerTakeBack(1, agree)))
        await quiet(table)
        settled = one.of("take_back_asked")[-1]
        assert (settled["waits_for"], settled["declined"]) == ([], [] if agree else [1])
        assert table.position.seq == (0 if agree else 2)
        await hub.close()

    run(test)


def test_a_secret_is_found_in_whatever_game_it_is() -> None:
    """The judge of what was revealed asks the game itself: it guesses, plays and compares."""
    from tablee.server import takeback
    from tablee.server.position import Draft, Position

    game = tablee.game("cortexcape")
    match = tablee.Match.new("cortexcape", seed=3)
    draft = Draft(Position(game, match.state, 1), Random(1))
    assert draft.decide(1, {"type": "draw", "hand": "right"}, 0) is None
    assert takeback.goal(game, draft.trail, 1, ()) == "too_late"
    seat = draft.position.waiting.seats[0]  # type: ignore[union-attr]
    assert draft.decide(seat, BUILD, 0) is None
    goal = takeback.goal(game, draft.trail, seat, ())
    assert isinstance(goal, Position)
    assert goal.seq == 2
