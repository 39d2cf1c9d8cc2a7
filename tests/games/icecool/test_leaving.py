"""Leaving (IC-107)."""

from typing import Any

import pytest
from tests.games.icecool.support.tables import (
    END,
    GYM,
    LEAVE,
    RULES,
    START,
    STRAIGHT,
    Scene,
    enter,
    fresh,
    kinds,
    kitchen,
    of_kind,
    outcome,
    passed,
    scene,
    touched,
)

import tablee
from tablee.core.protocol import Decide, Decision, Draw, Leave, Outcome
from tablee.games.icecool.model import Options
from tablee.games.icecool.model.flick import Flick

AIMED = Flick(0, 500, 0, 115)
DUELS: dict[str, dict[str, Any]] = {
    "catcher_placement": {"active": 0, "spots": {0: None, 1: None}},
    "entry": {"spots": {1: None}},
    "aim": {},
    "retry": {"bound": (1,), "spots": {1: (0.08, 0.093)}},
    "flicking": {"aimed": AIMED},
    "end_of_turn": {},
    "off_board_end": {},
}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("phase", DUELS)
def test_ic_107_of_two_the_other_wins_at_once(phase: str, seat: int) -> None:
    """Whatever the score."""
    hands = ["two two", "two two"]
    hands[seat] = "three three"
    table = scene(2, phase=phase, hands=hands, **DUELS[phase])
    events = table.play(LEAVE, seat)
    assert kinds(events) == ["seat_left", "game_ended"]
    assert events[0].seat == seat
    result = table.result
    assert (result.ending, result.winners) == ("left", (1 - seat,))
    assert result.ranks[1 - seat] == 1
    assert result.ranks[seat] == 2
    assert table.phase == "game_over"
    assert events[1].winners == result.winners


def test_ic_107_before_the_deal_as_well() -> None:
    state = RULES.setup(2, Options())
    after, events = RULES.apply(state, Decision(0, Leave()))
    assert kinds(events) == ["seat_left", "game_ended"]
    assert RULES.waiting(after).result.winners == (1,)


def test_ic_107_a_game_left_before_the_deal_is_a_possible_state() -> None:
    """The contract: a state of play is never called impossible."""
    after, _ = RULES.apply(RULES.setup(2, Options()), Decision(0, Leave()))
    assert RULES.flaw(after) is None


def test_ic_107_a_flick_on_its_way_is_forgotten_when_the_game_ends() -> None:
    table = scene(2)
    table.play(STRAIGHT)
    owed = outcome(table.state)
    table.play(LEAVE, 0)
    assert table.state.aimed is None
    assert RULES.check(table.state, Outcome(owed)).code == "not_owed"


@pytest.mark.parametrize("seats", [3, 4])
def test_ic_107_with_more_a_stand_in_plays_on(seats: int) -> None:
    table = scene(seats)
    events = table.play(LEAVE, 1)
    assert kinds(events) == ["seat_left"]
    assert table.now == ("aim", 1)
    waiting = RULES.waiting(table.state)
    assert waiting == Decide((1,), stand_ins=(1,))  # type: ignore[arg-type]
    assert waiting.expiry == "stand_in"
    assert waiting.stand_ins == (1,)
    table.flick()
    assert RULES.waiting(table.state) == Decide((2,), deadline_ms=None)  # type: ignore[arg-type]


def test_ic_107_leaving_is_outside_the_turn_order() -> None:
    """The one who plays is not disturbed; the seat comes in and is caught as before."""
    table = fresh(3)
    table.play(kitchen())
    table.play(START)
    table.play(LEAVE, 2)
    assert table.now == ("aim", 1)
    table.flick(ends={1: GYM})
    assert table.now == ("entry", 2)
    assert RULES.waiting(table.state).stand_ins
    enter(table)
    table.flick(touched(0, 2))
    assert table.state.players[2].is_caught


def test_ic_107_during_a_flick_the_outcome_is_still_owed() -> None:
    table = scene(4)
    table.play(STRAIGHT)
    table.play(LEAVE, 1)
    assert isinstance(RULES.waiting(table.state), Draw)
    table.draw(outcome(table.state, passed(1, "d14")))
    assert table.now == ("aim", 2)
    assert table.state.players[1].fish == 1


def test_ic_107_who_left_stays_away() -> None:
    table = scene(4)
    table.play(LEAVE, 2)
    assert table.refused(LEAVE, 2).code == "left_already"
    assert table.refused(LEAVE, 2).rule == "IC-107"
    assert table.code(LEAVE, 3) is None
    assert RULES.view(table.state, 0).players[2].has_left


def test_ic_107_who_left_ranks_behind_everybody_who_stayed() -> None:
    table = scene(
        4,
        round=4,
        gone=(3,),
        hands=("two", "jump", "two two", "three three three"),
        fish={1: "d14"},
        rest=3,
    )
    table.flick(passed(1, "d14"))
    result = table.result
    assert result.ending == "three_fish"
    assert result.scores[3] == max(result.scores)
    assert (result.winners, result.ranks) == ((2,), (2, 3, 1, 4))


def test_ic_107_several_who_left_are_ranked_among_themselves() -> None:
    table = scene(4, round=4, gone=(1, 2), hands=("", "jump", "two"), fish={3: "d14"}, rest=0)
    table.flick(passed(3, "d14"))
    assert table.result.ranks == (1, 4, 3, 2)


def test_ic_107_the_last_one_who_stays_wins_at_once() -> None:
    table = scene(4, hands=("three", "three three", "", "three"))
    for seat in (0, 3):
        assert kinds(table.play(LEAVE, seat)) == ["seat_left"]
    events = table.play(LEAVE, 1)
    assert kinds(events) == ["seat_left", "game_ended"]
    assert (table.result.ending, table.result.winners) == ("left", (2,))
    assert table.result.ranks == (3, 2, 1, 3)
    assert table.code(LEAVE, 2) == "game_over"


def test_ic_107_a_round_goes_on_into_the_next_one() -> None:
    """The Catcher of round two has left: a stand-in places the penguin."""
    table = scene(fish={2: "d23"}, active=2)
    table.play(LEAVE, 1)
    events = table.flick(passed(2, "d23"))
    assert of_kind(events, "round_began")[0].catcher == 1
    assert RULES.waiting(table.state) == Decide((1,), stand_ins=(1,))  # type: ignore[arg-type]
    assert table.state.players[1].has_left


def test_ic_107_leaving_a_warm_up_ends_it() -> None:
    table = fresh(1)
    table.play(START)
    table.flick()
    events = table.play(LEAVE, 0)
    assert kinds(events) == ["seat_left", "game_ended"]
    result = table.result
    assert (result.ending, result.winners, result.ranks) == ("left", (), (2,))


def test_ic_107_at_a_real_table_the_stand_in_places_and_enters() -> None:
    """By the bot, at once, up to its flick; physics is not asked for what others do."""
    match = tablee.Match.new("icecool", seats=3, seed=5, first_catcher=0)
    match.play(1, LEAVE)
    assert isinstance(match.waiting, Decide)
    assert match.waiting.seats == (0,)
    match.play(2, LEAVE)
    assert match.result is not None
    assert match.result.winners == (0,)


def test_ic_107_leave_is_never_offered() -> None:
    tables: list[Scene] = [scene(), scene(phase="end_of_turn", hands=("", "three three"))]
    for table in tables:
        assert table.offered("leave") == []
    assert tables[1].code(END) is None
