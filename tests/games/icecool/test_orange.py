"""Section 7: orange lines (IC-59..64), as actions."""

from typing import Any

import pytest
from tests.games.icecool.support.tables import (
    CLASSROOM,
    GYM,
    IN_D14,
    KITCHEN,
    RULES,
    STRAIGHT,
    kinds,
    of_kind,
    orange,
    passed,
    scene,
    skates,
)

from tablee.core.protocol import Decision
from tablee.games.icecool.model import Orange


def test_ic_59_a_penguin_near_a_wall_is_put_on_the_line() -> None:
    table = scene(spots={1: (0.02, 0.1)})
    (put,) = table.play(orange(1))
    assert (put.seat, put.room, put.x, put.y) == (1, 1, 0.035, 0.1)
    assert table.spot(1) == (0.035, 0.1)
    assert table.now == ("aim", 1)
    assert table.state.is_placed


def test_ic_59_only_in_ones_own_turn_and_before_the_flick() -> None:
    table = scene(spots={2: (0.02, 0.3)}, hands=("", "three three"))
    assert table.code(orange(3), 2) == "not_your_turn"
    table.flick(ends={1: (0.02, 0.1)})
    assert table.phase == "end_of_turn"
    assert table.code(orange(1)) == "wrong_phase"


def test_ic_59_also_for_the_catcher() -> None:
    table = scene(active=0, spots={0: (0.5225, 0.42)})
    table.play(orange(2))
    assert table.spot(0) == (0.505, 0.42)


@pytest.mark.parametrize(
    ("at", "code"),
    [
        ((0.035, 0.1), "not_near_wall"),  # on the line is not outside it
        ((0.0349, 0.1), None),
        ((0.292, 0.06), "not_near_wall"),
        ((0.2921, 0.06), None),
        ((0.1, 0.0349), None),
        ((0.1, 0.035), "not_near_wall"),
        ((0.15, 0.1521), None),
        (CLASSROOM, "not_near_wall"),
    ],
)
def test_ic_60_near_is_beyond_the_orange_line(at: Any, code: str | None) -> None:
    table = scene(spots={1: at})
    assert table.code(orange(1)) == code
    assert [each.room for each in table.offered("orange")] == ([1] if code is None else [])


def test_ic_60_the_point_keeps_others_their_elbow_room() -> None:
    table = scene(spots={1: (0.02, 0.1), 2: (0.055, 0.1)})
    table.play(orange(1))
    assert table.spot(1) == (0.035, 0.07)  # 30 mm along: 36 mm away, 29 mm would be 35.2
    ahead = scene(spots={1: (0.0175, 0.1), 2: (0.0705, 0.1)})
    ahead.play(orange(1))
    assert ahead.spot(1) == (0.035, 0.1)  # just 35.5 mm away


def test_ic_60_a_full_line_blocks_and_is_not_offered() -> None:
    table = scene(spots={1: (0.2205, 0.2105), 0: (0.245, 0.255), 2: (0.285, 0.255)})
    assert table.code(orange(5)) == "blocked"
    assert table.offered("orange") == []
    one = scene(spots={1: (0.2205, 0.2105), 0: (0.245, 0.255)})
    assert one.code(orange(5)) is None


@pytest.mark.parametrize(
    ("x", "rooms"),
    [
        (0.3095, [1]),  # 20.5 mm: not stuck any more, only near the wall
        (0.3154, [1]),
        (0.3155, [1]),  # 14.5 mm
        (0.3156, [1, 4]),
        (0.33, [1, 4]),
        (0.3444, [1, 4]),
        (0.3445, [4]),
        (0.3504, [4]),
    ],
)
def test_ic_61_62_which_rooms_a_stuck_penguin_may_choose(x: float, rooms: list[int]) -> None:
    table = scene(spots={1: (x, 0.1)})
    assert [each.room for each in table.offered("orange")] == rooms
    for room in range(1, 6):
        expected = None if room in rooms else "room_not_visible"
        assert table.code(orange(room)) == expected


def test_ic_61_either_line_may_be_chosen() -> None:
    for room, x in ((1, 0.292), (4, 0.368)):
        table = scene(spots={1: IN_D14})
        table.play(orange(room))
        assert table.spot(1) == (x, 0.1)


def test_ic_63_near_a_wall_the_other_side_is_not_seen() -> None:
    table = scene(spots={1: (0.3095, 0.04)})
    assert table.code(orange(4)) == "room_not_visible"
    assert table.code(orange(1)) is None


def test_ic_64_nobody_must_go_onto_the_line() -> None:
    """Stuck or near: the flick is legal as it is, at the price of IC-56."""
    table = scene(spots={1: IN_D14})
    assert table.code(STRAIGHT) is None
    events = table.flick(passed(1, "d14", barred=True), ends={1: GYM})
    assert kinds(events) == ["penguin_flicked", "turn_began"]


def test_ic_64_who_was_put_on_the_line_may_take_the_fish() -> None:
    table = scene(spots={1: IN_D14}, deck="two")
    table.play(orange(1))
    events = table.flick(passed(1, "d14"), ends={1: GYM})
    assert of_kind(events, "fish_taken")[0].door == "d14"


def test_ic_59_skates_bring_a_new_placement() -> None:
    table = scene(spots={1: (0.02, 0.1)}, hands=("", "jump jump"))
    table.play(orange(1))
    table.flick(ends={1: (0.02, 0.12)})
    table.play(skates(0, 1))
    table.play(orange(1))
    assert table.spot(1) == (0.035, 0.12)


def test_ic_59_the_others_stay_and_nothing_else_changes() -> None:
    table = scene(spots={1: (0.02, 0.1)})
    after = RULES.apply(table.state, Decision(1, Orange(1)))[0]
    assert [each.spot for each in after.players][::2] == [KITCHEN, table.spot(2)]
    assert (after.fish, after.deck) == (table.state.fish, table.state.deck)
