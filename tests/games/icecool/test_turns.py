"""Section 5: placing, turns, the red circle and its duty (IC-21, IC-27, IC-28, IC-35..43)."""

import sys
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from tests.games.icecool.support.tables import (
    CIRCLE,
    CLASSROOM,
    END,
    GYM,
    KITCHEN,
    LIBRARY,
    RULES,
    START,
    STRAIGHT,
    enter,
    finish_round,
    fresh,
    kinds,
    kitchen,
    left_board,
    of_kind,
    orange,
    outcome,
    passed,
    scene,
    start,
    touched,
)

from tablee.core.protocol import Decision, Draw
from tablee.games.icecool.board.spots import has_elbow_room
from tablee.games.icecool.model import MakeFlick, Options, PlaceStart
from tablee.games.icecool.model.flick import Flick
from tablee.games.icecool.rules.queries import on_red_circle

ON, OFF = (0.1224, 0.0935), (0.1225, 0.0935)  # 42.4 and 42.5 mm from the circle's centre


# -- flicks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", [(0.0175, 0.1), (0.3095, 0.0175), CLASSROOM])
def test_ic_21_the_finger_may_come_from_any_side(at: tuple[float, float]) -> None:
    """Also from where a wall is, and from under one's own chin."""
    table = scene(spots={1: at})
    for direction in range(0, 36_000, 100):
        assert table.code({**STRAIGHT, "direction": direction}) is None
    for height, offset in ((80, -900), (500, 900)):
        assert table.code({**STRAIGHT, "height": height, "offset": offset}) is None


def pretend(monkeypatch: pytest.MonkeyPatch, calls: list[Any]) -> None:
    """Physics that does nothing but say what it was asked."""

    def flicked(starts: Any, seat: int, flick: Flick) -> Any:
        calls.append((starts, seat, flick))
        return flick

    monkeypatch.setitem(
        sys.modules, "tablee.games.icecool.physics.flicks", SimpleNamespace(flicked=flicked)
    )


@pytest.mark.parametrize("tremor", ["none", "small", "medium", "large"])
def test_ic_27_the_tables_tremor_is_added_to_what_was_aimed(
    monkeypatch: pytest.MonkeyPatch, tremor: str
) -> None:
    """Drawn with the game's luck: the same again from the same seed."""
    asked: list[Any] = []
    pretend(monkeypatch, asked)
    table = scene(tremor=tremor)
    table.play(STRAIGHT)
    assert isinstance(RULES.waiting(table.state), Draw)
    applied = [RULES.draw(table.state, Random(seed)) for seed in (1, 1, 2)]
    assert applied[0] == applied[1]
    if tremor == "none":
        assert applied == [Flick(0, 500, 0, 115)] * 3
    else:
        assert applied[0] != applied[2]
        assert applied[0] != Flick(0, 500, 0, 115)
    starts, seat, _ = asked[0]
    assert (seat, [each.seat for each in starts]) == (1, [0, 1, 2])
    assert [each.at for each in starts] == [KITCHEN, CLASSROOM, LIBRARY]


def test_ic_27_small_is_the_default() -> None:
    assert Options().tremor == "small"
    assert RULES.setup(2, Options()).table.tremor == "small"


def test_ic_27_aimed_and_applied_are_both_kept() -> None:
    table = scene(tremor="large")
    table.play(STRAIGHT)
    shaky = Flick(123, 456, 7, 89)
    table.draw(outcome(table.state, applied=shaky))
    last = table.state.last
    assert (last.seat, last.number, last.aimed, last.applied) == (
        1,
        1,
        Flick(0, 500, 0, 115),
        shaky,
    )
    aimed, applied = table.dumps().splitlines()[1:]
    assert '"power":500' in aimed
    assert '"power":456' in applied


def test_ic_28_no_action_moves_anothers_penguin() -> None:
    """Whatever is done by hand, the others stay."""
    rng = Random(28)
    for at in ((0.02, 0.1), CIRCLE, (0.33, 0.1)):
        table = scene(4, spots={1: at}, hands=("", "jump jump two two bounce"))
        for _ in range(30):
            action = RULES.sample(table.state, 1, rng)
            after = RULES.apply(table.state, Decision(1, action))[0]
            spots = [each.spot for each in after.players]
            assert [spots[0], *spots[2:]] == [table.spot(0), table.spot(2), table.spot(3)]
            assert spots[1] == at or type(action).__name__ == "Orange"


# -- placing ---------------------------------------------------------------------------------------

ZONE = [(2555, 3755), (2555, 4675), (4875, 3755), (4875, 4675), (3715, 4215)]
BESIDE = [(2554, 4000), (4876, 4000), (3000, 3754), (3000, 4676), (0, 0), (-2555, 3755)]


@pytest.mark.parametrize(("x", "y"), ZONE)
def test_ic_35_the_whole_footprint_is_in_the_kitchen_zone(x: int, y: int) -> None:
    table = fresh(3)
    (placed, began) = table.play(kitchen(x, y))
    assert table.spot(0) == (x / 10_000, y / 10_000) == (placed.x, placed.y)
    assert (kinds([placed, began]), placed.seat) == (["catcher_placed", "turn_began"], 0)


@pytest.mark.parametrize(("x", "y"), BESIDE)
def test_ic_35_a_tenth_of_a_millimetre_outside_is_outside(x: int, y: int) -> None:
    assert fresh(3).code(kitchen(x, y)) == "outside_zone"


def test_ic_35_the_offer_names_the_zone() -> None:
    zone = fresh(3).bounds("place_catcher")
    assert (zone.x, zone.y) == ((2555, 4875), (3755, 4675))


def test_ic_36_play_goes_clockwise_and_the_catcher_is_last() -> None:
    table = fresh(4, catcher=1)
    table.play(kitchen())
    order = []
    for at in ((0.2, 0.1), (0.2, 0.06), (0.15, 0.14)):
        order.append(int(table.state.active))
        enter(table, at)
    for _ in range(5):
        order.append(int(table.state.active))
        table.flick()
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


def test_ic_37_a_runner_starts_on_the_circle_and_later_where_it_stands() -> None:
    table = fresh(2)
    table.play(kitchen())
    assert table.now == ("entry", 1)
    (entered,) = table.play(START)
    assert table.now == ("aim", 1)
    assert (entered.x, entered.y) == table.spot(1) == CIRCLE
    table.flick(ends={1: GYM})
    assert table.now == ("aim", 0)  # from the kitchen spot, without another placement
    assert table.spot(0) == KITCHEN
    table.flick()
    assert table.now == ("aim", 1)
    assert table.spot(1) == GYM


INSIDE_CIRCLE = [(800, 935), (1050, 935), (550, 935), (800, 1185), (800, 685), (950, 1135)]
OUTSIDE_CIRCLE = [(1051, 935), (549, 935), (800, 1186), (800, 684), (950, 1136), (977, 1113)]


@pytest.mark.parametrize(("x", "y"), INSIDE_CIRCLE)
def test_ic_38_the_centre_is_inside_the_red_circle(x: int, y: int) -> None:
    table = scene(phase="entry", spots={1: None})
    table.play(start(x, y))
    assert table.spot(1) == (x / 10_000, y / 10_000)


@pytest.mark.parametrize(("x", "y"), OUTSIDE_CIRCLE)
def test_ic_38_a_centre_outside_the_circle_is_refused(x: int, y: int) -> None:
    assert scene(phase="entry", spots={1: None}).code(start(x, y)) == "outside_zone"


def test_ic_38_others_keep_their_elbow_room() -> None:
    """2R + 0.5 mm from centre to centre, no less."""
    table = scene(phase="entry", spots={1: None, 2: (0.1155, 0.0935)})
    assert table.code(start(800, 935)) is None
    assert table.code(start(801, 935)) == "blocked"
    assert table.code(start(1051, 935)) == "outside_zone"
    table.play(START)
    assert table.spot(1) == (0.08, 0.093)


def test_ic_38_without_x_and_y_it_is_the_nearest_free_point() -> None:
    table = scene(phase="entry", spots={1: None, 2: (0.09, 0.0935)})
    table.play(START)
    x, y = table.spot(1)
    assert has_elbow_room((x, y), [(0.09, 0.0935)])
    assert (x, y) == (0.055, 0.087)  # 25.8 mm from the centre, a tie with y = 0.1


def test_ic_38_a_full_circle_leaves_only_the_free_point_beside_it() -> None:
    table = scene(phase="entry", spots={1: None, 2: (0.08, 0.0935)})
    assert table.bounds("place_start").is_full
    for x in range(550, 1051, 25):
        for y in range(685, 1186, 25):
            assert table.code(start(x, y)) in ("blocked", "outside_zone")
    table.play(START)
    assert table.spot(1) == (0.08, 0.058)  # 35.5 mm away, before 36 mm


def test_ic_38_a_full_circle_is_full_for_every_tenth_of_a_millimetre() -> None:
    """What the offer says and what the judge allows are the same: here a sliver is free."""
    table = scene(phase="entry", spots={1: None, 2: (0.0906, 0.0935)})
    is_full = table.bounds("place_start").is_full
    free = [
        (x, y) for x in range(545, 575) for y in range(900, 970) if table.code(start(x, y)) is None
    ]
    assert is_full == (not free)


def test_ic_39_who_is_not_placed_is_not_on_the_board() -> None:
    """Neither simulated, nor ended anywhere, nor caught."""
    table = fresh(3)
    table.play(kitchen())
    enter(table)
    assert table.spot(2) is None
    table.play(START)
    table.play(STRAIGHT)
    assert [each.seat for each in outcome(table.state).ends] == [0, 1, 2]
    one = fresh(3)
    one.play(kitchen())
    one.play(START)
    one.play(STRAIGHT)
    assert [each.seat for each in outcome(one.state).ends] == [0, 1]


def test_ic_40_a_turn_is_one_flick() -> None:
    table = scene()
    table.flick()
    assert table.now == ("aim", 2)
    assert table.state.flicks == 1
    assert table.state.players[1].turns == 1


# -- the duty to leave the circle ------------------------------------------------------------------


def test_ic_41_the_edge_of_the_circle_is_42_5_mm_away() -> None:
    assert on_red_circle(ON)
    assert not on_red_circle(OFF)


@pytest.mark.parametrize(("end", "phase"), [(ON, "retry"), (OFF, "entry"), (CIRCLE, "retry")])
def test_ic_41_who_rests_on_the_circle_flicks_again(end: Any, phase: str) -> None:
    table = fresh(3)
    table.play(kitchen())
    table.play(START)
    assert table.state.players[1].is_bound
    events = table.flick(ends={1: end})
    assert table.now == (phase, 1 if phase == "retry" else 2)
    assert table.state.players[1].is_bound == (phase == "retry")
    assert len(of_kind(events, "must_retry")) == (phase == "retry")
    assert table.spot(1) == end


def test_ic_41_a_retry_starts_where_the_penguin_stands_and_what_happened_stands() -> None:
    table = scene(phase="aim", bound=(1,), spots={1: CIRCLE}, deck="two", hands=("jump",))
    table.flick(passed(1, "d14"), touched(1, 0), ends={1: ON, 0: GYM})
    assert table.now == ("retry", 1)
    assert table.spot(1) == ON
    assert table.spot(0) == GYM
    assert table.hanging(1) == ["d23", "d45"]
    assert table.cards(1) == ["two"]
    assert table.state.players[1].is_caught
    table.flick(ends={1: CLASSROOM})
    assert table.now == ("aim", 2)


def test_ic_41_ten_failed_tries_end_the_turn_and_the_duty_is_kept() -> None:
    table = fresh(2)
    table.play(kitchen())
    table.play(START)
    for number in range(1, 10):
        (*_, retry) = table.flick()
        assert (retry.seat, retry.tries) == (1, number)
        assert table.now == ("retry", 1)
    events = table.flick()
    assert "must_retry" not in kinds(events)
    assert table.now == ("aim", 0)
    assert table.state.players[1].is_bound
    assert table.state.players[1].turns == 1
    table.flick()
    assert table.now == ("aim", 1)
    table.flick()
    assert (table.now, table.state.tries) == (("retry", 1), 1)
    table.flick(ends={1: OFF})
    assert not table.state.players[1].is_bound
    assert table.now == ("aim", 0)


def test_ic_41_later_the_circle_binds_nobody() -> None:
    """The duty is of the first flick: who comes back rests there in peace."""
    table = scene(spots={1: CIRCLE})
    table.flick()
    assert table.now == ("aim", 2)
    assert not table.state.players[1].is_bound


def test_ic_41_whoever_is_pushed_off_the_circle_is_free() -> None:
    table = scene(active=2, bound=(1,), spots={1: ON})
    table.flick(touched(2, 1), ends={1: OFF})
    assert not table.state.players[1].is_bound
    stays = scene(active=2, bound=(1,), spots={1: ON})
    stays.flick(touched(2, 1), ends={1: CIRCLE})
    assert stays.state.players[1].is_bound
    stays.flick()  # the Catcher
    stays.flick(ends={1: ON})
    assert stays.now == ("retry", 1)


def test_ic_41_the_duty_is_there_in_every_round() -> None:
    table = fresh(3)
    finish_round(table)
    table.play(kitchen())
    assert [each.is_bound for each in table.state.players] == [False] * 3
    table.play(START)
    table.flick(ends={2: ON})
    assert table.now == ("retry", 2)


def test_ic_42_a_first_flick_off_the_board_ends_the_turn_and_the_duty_stays() -> None:
    table = fresh(2)
    table.play(kitchen())
    table.play(START)
    events = table.flick(left_board(1))
    assert "must_retry" not in kinds(events)
    assert table.now == ("aim", 0)
    assert table.state.players[1].is_bound
    table.flick()
    table.flick(ends={1: ON})
    assert table.now == ("retry", 1)


def test_ic_42_with_two_cards_the_turn_ends_in_its_own_phase() -> None:
    table = scene(bound=(1,), spots={1: CIRCLE}, hands=("", "jump jump"))
    table.flick(left_board(1))
    assert table.now == ("off_board_end", 1)
    table.play(END)
    assert table.state.players[1].is_bound


def test_ic_43_a_caught_runner_plays_on_and_takes_fish() -> None:
    table = scene(caught=(1,), deck="three")
    table.flick(passed(1, "d45"))
    assert table.hanging(1) == ["d14", "d23"]
    assert table.cards(1) == ["three"]
    assert table.now == ("aim", 2)
    table.flick()
    table.flick()
    assert table.now == ("aim", 1)


def test_ic_59_orange_before_a_retry_is_not_for_who_is_on_the_circle() -> None:
    """Nowhere on the circle is near a wall."""
    table = scene(bound=(1,), spots={1: ON})
    assert table.code(orange(1)) == "not_near_wall"


def test_entering_by_hand_is_sampled_inside_the_circle() -> None:
    """Random entries are legal, and not all of them the same."""
    table = scene(phase="entry", spots={1: None, 2: (0.1, 0.0935)})
    rng = Random(5)
    drawn = {RULES.sample(table.state, 1, rng) for _ in range(60)}
    assert len(drawn) > 3
    assert all(RULES.check(table.state, Decision(1, each)) is None for each in drawn)
    assert all(isinstance(each, PlaceStart) for each in drawn)
    aiming = {type(RULES.sample(scene().state, 1, rng)) for _ in range(9)}
    assert aiming == {MakeFlick}
