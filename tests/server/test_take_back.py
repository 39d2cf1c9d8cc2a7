"""Taking a decision back: what was not revealed, and not answered by anybody else."""

from random import Random
from typing import Any

import msgspec
import pytest
from live_tables import Ear, act_of, opened, quiet, run, two_guests
from tests.games.cortexcape.support.tables import BEST, lock, placement

import tablee
from tablee.core.game import Nature
from tablee.server.hub import Hub, NewTable
from tablee.server.inbox import Acting, Joined, TakingBack
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


@pytest.mark.parametrize("agree", [True, False])
def test_a_team_is_asked_first(monkeypatch: pytest.MonkeyPatch, agree: bool) -> None:  # noqa: FBT001
    """Where all win or lose together others may have moved too, and everybody here must agree."""
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
        assert (asked["seat"], asked["waits_for"], asked["refused"]) == (0, [1], False)
        assert table.position.seq == 2
        table.put(TakingBack(two.guest, AnswerTakeBack(1, agree)))
        await quiet(table)
        settled = one.of("take_back_asked")[-1]
        assert (settled["waits_for"], settled["refused"]) == ([], not agree)
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
    assert takeback.goal(game, draft.trail, 1, ()) is None
    seat = draft.position.waiting.seats[0]  # type: ignore[union-attr]
    assert draft.decide(seat, BUILD, 0) is None
    goal = takeback.goal(game, draft.trail, seat, ())
    assert goal is not None
    assert goal.seq == 2
