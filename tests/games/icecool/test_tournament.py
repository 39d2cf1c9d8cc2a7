"""Section 12: tournament scoring (IC-103, IC-104)."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.icecool.support.tables import (
    RULES,
    Scene,
    announce,
    finish_round,
    fresh,
    kinds,
    kitchen,
    move_fish,
    of_kind,
    passed,
    scene,
    skates,
    touched,
)

from tablee.core.protocol import Outcome, Seat
from tablee.games.icecool.model import Dealt, Options


def tournament(seats: int = 3, **given: Any) -> Scene:
    return scene(seats, scoring="tournament", **given)


def test_ic_103_no_cards_are_dealt() -> None:
    state = RULES.setup(3, Options(scoring="tournament"))
    drawn = RULES.draw(state, Random(1))
    assert drawn.deck == ()
    table = fresh(3, scoring="tournament")
    assert kinds(table.play(kitchen()))[0] == "catcher_placed"
    assert table.state.deck == ()
    full = Dealt(tuple(fresh(3).state.deck), Seat(0))
    assert RULES.check(state, Outcome(full)).code == "bad_outcome"
    bare = Dealt((), Seat(0))
    assert RULES.check(RULES.setup(3, Options()), Outcome(bare)).code == "bad_outcome"


def test_ic_103_cards_is_the_default() -> None:
    assert Options().scoring == "cards"


def test_ic_103_a_fish_is_a_point() -> None:
    table = tournament(points={1: 4})
    events = table.flick(passed(1, "d14"), passed(1, "d45"))
    assert kinds(events)[1:5] == ["fish_taken", "scored"] * 2
    assert [(each.seat, each.points, each.why) for each in of_kind(events, "scored")] == [
        (1, 5, "fish"),
        (1, 6, "fish"),
    ]
    assert table.state.players[1].points == 6
    assert table.cards(1) == []


def test_ic_103_an_id_is_a_point_at_the_end_of_the_round() -> None:
    table = tournament(4, caught=(2,), fish={1: "d14"})
    events = table.flick(passed(1, "d14"))
    scored = [(each.seat, each.why) for each in of_kind(events, "scored")]
    assert scored == [(1, "fish"), (0, "id"), (0, "id"), (1, "id"), (3, "id")]
    assert [each.points for each in table.state.players] == [2, 2, 0, 1]


@pytest.mark.parametrize("seat", range(3))
def test_ic_103_there_are_no_special_abilities(seat: int) -> None:
    """In no phase and from nobody."""
    table = tournament()
    for action in (announce(0), skates(0, 1), move_fish(0, 1, "green", "d14", "d45")):
        refusal = table.refused(action, seat)
        assert (refusal.code, refusal.rule) == ("no_specials", "IC-103")
    offer = RULES.offer(table.state, table.state.active)
    assert [each.type for each in offer.open] == ["flick"]
    assert offer.actions == ()


def test_ic_103_points_are_public_all_the_time() -> None:
    table = tournament(points={0: 1, 1: 2, 2: 3})
    for viewer in (0, 1, 2, None):
        view = RULES.view(table.state, viewer)
        assert view.scores == (1, 2, 3)
        assert [each.points for each in view.players] == [1, 2, 3]
    assert RULES.view(scene().state, 0).scores == ()


def test_ic_103_most_points_win() -> None:
    table = fresh(3, scoring="tournament", catcher=0)
    for _ in range(3):
        finish_round(table)
    assert table.result.scores == (6, 6, 6)
    assert table.result.winners == (0, 1, 2)
    one = tournament(round=3, points={1: 4, 2: 5}, fish={1: "d14"})
    one.flick(passed(1, "d14"))
    assert one.result.scores == (1, 6, 6)
    assert (one.result.winners, one.result.ranks) == ((1, 2), (3, 1, 1))


def test_ic_104_points_do_not_run_out() -> None:
    table = tournament(points={1: 60, 0: 40})
    table.flick(passed(1, "d14"))
    assert table.state.players[1].points == 61


def test_ic_104_ties_are_shared() -> None:
    """There are no cards to break them."""
    state = position_over({0: 3, 1: 5, 2: 5})
    result = RULES.waiting(state).result
    assert (result.winners, result.ranks, result.scores) == ((1, 2), (3, 1, 1), (3, 5, 5))


def position_over(points: dict[int, int]) -> Any:
    state = tournament(points=points, round=3).state
    return replace(state, phase="game_over", ending="stalled")


def test_ic_103_two_players_too() -> None:
    table = tournament(2, caught=(1,), active=0)
    events = table.flick(touched(0, 1))
    assert [each.seat for each in of_kind(events, "scored")] == [0, 0]
    assert table.state.round == 2


def test_ic_103_a_forged_card_is_no_part_of_a_tournament() -> None:
    state = scene(hands=("", "two")).state
    assert RULES.flaw(replace(state, table=tournament().state.table)) is not None
