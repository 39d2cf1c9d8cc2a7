"""Section 11: two players (IC-98..102)."""

from typing import Any

import pytest
from tests.games.icecool.support.tables import (
    CIRCLE,
    CLASSROOM,
    GYM,
    KITCHEN,
    START,
    Scene,
    announce,
    bounced,
    enter,
    finish_round,
    fresh,
    kinds,
    kitchen,
    left_board,
    move_fish,
    of_kind,
    passed,
    scene,
    skates,
    touched,
)


def duel(**given: Any) -> Scene:
    return scene(2, **given)


def test_ic_98_a_first_catch_takes_the_id_and_the_runner_starts_again() -> None:
    table = duel(active=0, hands=("jump jump two two",))
    events = table.flick(touched(0, 1), ends={0: GYM})
    assert kinds(events) == ["penguin_flicked", "id_taken", "turn_began"]
    began = events[-1]
    assert (began.seat, began.turn) == (1, "re_entry")
    assert table.now == ("entry", 1)  # the Catcher's two 1s are not asked for
    assert table.state.players[1].is_caught
    assert table.spot(1) is None
    assert table.spot(0) == GYM
    table.play(START)
    assert table.spot(1) == CIRCLE
    assert table.state.players[1].is_bound


def test_ic_98_then_the_catcher_plays() -> None:
    table = duel(active=0)
    table.flick(touched(0, 1))
    enter(table, CLASSROOM)
    assert table.now == ("aim", 0)
    table.flick()
    assert table.now == ("aim", 1)


def test_ic_98_the_catcher_cannot_play_before_the_runner() -> None:
    table = duel(active=0, hands=("jump jump",))
    table.flick(touched(0, 1))
    assert table.code(skates(0, 1), 0) == "not_your_turn"
    table.play(START)
    assert table.code(skates(0, 1), 0) == "not_your_turn"
    table.flick(ends={1: CLASSROOM})
    assert table.now == ("aim", 0)


def test_ic_98_a_re_entry_has_the_circles_duty() -> None:
    table = duel(active=0)
    table.flick(touched(0, 1))
    table.play(START)
    table.flick()
    assert table.now == ("retry", 1)
    table.flick(ends={1: CLASSROOM})
    assert table.now == ("aim", 0)


def test_ic_99_the_runner_who_runs_into_the_catcher_starts_again_at_once() -> None:
    table = duel(hands=("", "jump jump two two"))
    events = table.flick(touched(1, 0))
    assert kinds(events) == ["penguin_flicked", "id_taken", "turn_began"]
    assert table.now == ("entry", 1)
    assert table.spot(1) is None
    assert table.state.turn == "re_entry"
    assert table.code(skates(0, 1)) == "wrong_phase"
    assert table.code(move_fish(2, 3, "red", "d14", "d45")) == "wrong_phase"
    table.play(START)
    table.flick(ends={1: CLASSROOM})
    assert table.now == ("end_of_turn", 1)  # of the immediate turn


def test_ic_99_alternation_resumes_with_the_catcher() -> None:
    table = duel()
    table.flick(touched(1, 0))
    enter(table, CLASSROOM)
    assert table.now == ("aim", 0)
    assert [each.turns for each in table.state.players] == [0, 1]


def test_ic_99_skates_may_follow_the_immediate_turn() -> None:
    table = duel(active=0, hands=("", "jump jump"))
    table.flick(touched(0, 1))
    enter(table, CLASSROOM)
    assert table.now == ("end_of_turn", 1)
    table.play(skates(0, 1))
    assert (table.now, table.state.turn) == (("aim", 1), "skates")
    table.flick()
    assert table.now == ("aim", 0)
    assert table.state.players[1].turns == 0


def test_ic_100_a_flick_catches_only_once() -> None:
    """A rattle touches again and again; one is a catch."""
    table = duel(active=0)
    events = table.flick(touched(0, 1, 10), touched(0, 1, 20), touched(1, 0, 30))
    assert kinds(events).count("id_taken") == 1
    assert not of_kind(events, "caught_again")
    assert table.now == ("entry", 1)
    assert table.state.round == 1


def test_ic_100_the_rest_of_the_flick_is_resolved_first() -> None:
    """Fish after the catch are taken, and the challenge is judged."""
    table = duel(hands=("", "bounce"), deck="two three")
    table.play(announce(0))
    events = table.flick(touched(1, 0, 10), bounced(1, 20), passed(1, "d14", 30))
    assert kinds(events)[1:] == [
        "id_taken",
        "fish_taken",
        "card_drawn",
        "challenge_met",
        "card_drawn",
        "turn_began",
    ]
    assert table.cards(1) == ["bounce*", "two", "three"]
    assert table.now == ("entry", 1)
    assert table.state.announced is None


def test_ic_100_a_third_fish_after_the_catch_ends_the_round() -> None:
    table = duel(fish={1: "d14"})
    events = table.flick(touched(1, 0, 10), passed(1, "d14", 30))
    assert of_kind(events, "round_ended")[0].reason == "three_fish"
    assert table.state.rounds[0].ids == (2, 0)


def test_ic_100_a_catch_overrides_a_retry() -> None:
    table = duel(bound=(1,), spots={1: CIRCLE})
    events = table.flick(touched(1, 0))
    assert "must_retry" not in kinds(events)
    assert table.now == ("entry", 1)
    assert not table.state.players[1].is_bound


def test_ic_100_a_catch_overrides_the_end_of_turn() -> None:
    for active in (0, 1):
        table = duel(active=active, hands=("two three", "two three"))
        table.flick(touched(active, 1 - active))
        assert table.now == ("entry", 1)


@pytest.mark.parametrize("out", [0, 1])
@pytest.mark.parametrize("active", [0, 1])
def test_ic_100_a_catch_overrides_leaving_the_board(out: int, active: int) -> None:
    """A Catcher off the board is put back, a Runner comes in anew."""
    table = duel(active=active, hands=("jump jump", "jump jump"))
    table.flick(touched(active, 1 - active, 10), left_board(out, 400))
    assert table.now == ("entry", 1)
    assert table.spot(0) == KITCHEN
    assert table.spot(1) is None


def test_ic_101_the_second_catch_ends_the_round_and_brings_nothing_else() -> None:
    table = duel(active=0, caught=(1,))
    events = table.flick(touched(0, 1, 77))
    assert kinds(events)[:3] == ["penguin_flicked", "caught_again", "round_ended"]
    again, ended = events[1:3]
    assert (again.seat, again.catcher, again.sample) == (1, 0, 77)
    assert (ended.reason, ended.seat) == ("caught", 0)
    assert table.state.rounds[0].ids == (2, 0)
    assert [len(each.cards) for each in table.state.players] == [2, 0]
    assert table.now == ("catcher_placement", 1)


def test_ic_101_also_in_the_runners_own_turn() -> None:
    table = duel(caught=(1,), hands=("", "jump jump"))
    events = table.flick(touched(1, 0, 10), passed(1, "d14", 20))
    assert of_kind(events, "round_ended")[0].reason == "caught"
    assert not of_kind(events, "fish_taken")


def test_ic_101_one_id_does_not_end_the_round() -> None:
    """IC-92: with two players the first catch is not the end."""
    table = duel(active=0)
    assert not of_kind(table.flick(touched(0, 1)), "round_ended")


def test_ic_101_the_third_fish_ends_it() -> None:
    table = duel(fish={1: "d45"}, caught=(1,))
    events = table.flick(passed(1, "d45", 10), touched(1, 0, 10))
    assert of_kind(events, "round_ended")[0].reason == "three_fish"
    assert not of_kind(events, "caught_again")


def test_ic_102_four_rounds_with_swapped_roles() -> None:
    table = fresh(2, catcher=1)
    while table.phase != "game_over":
        finish_round(table)
    assert [each.catcher for each in table.state.rounds] == [1, 0, 1, 0]
    assert [len(each.cards) for each in table.state.players] == [10, 10]
    assert table.result.ending == "three_fish"


def test_ic_102_all_else_is_unchanged() -> None:
    """A round of two from the start: entry, flick, Catcher, catch, catch."""
    table = fresh(2)
    table.play(kitchen())
    enter(table, CLASSROOM)
    table.flick(touched(0, 1))
    enter(table, CLASSROOM)
    table.flick()
    assert table.now == ("aim", 1)
    table.flick(touched(1, 0))
    assert table.now == ("catcher_placement", 1)
    assert table.state.rounds[0].reason == "caught"
