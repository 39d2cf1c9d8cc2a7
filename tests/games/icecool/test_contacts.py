"""Section 8: contacts and IDs (IC-65..67)."""

import pytest
from tests.games.icecool.support.tables import (
    KITCHEN,
    kinds,
    of_kind,
    orange,
    scene,
    touched,
)


def test_ic_65_in_the_catchers_turn_every_touched_runner_is_caught() -> None:
    table = scene(4, active=0)
    events = table.flick(touched(0, 1, 10), touched(0, 3, 20))
    assert [(each.seat, each.catcher) for each in of_kind(events, "id_taken")] == [(1, 0), (3, 0)]
    assert [each.is_caught for each in table.state.players] == [False, True, False, True]
    assert table.now == ("aim", 1)


def test_ic_65_in_a_runners_turn_the_runner_hands_over_the_id() -> None:
    table = scene(4)
    events = table.flick(touched(1, 0, 55))
    (taken,) = of_kind(events, "id_taken")
    assert (taken.seat, taken.catcher, taken.sample) == (1, 0, 55)
    assert table.state.players[1].is_caught
    assert table.now == ("aim", 2)


@pytest.mark.parametrize("active", range(4))
def test_ic_66_whoever_flicked_and_whoever_is_named_first(active: int) -> None:
    for fact in (touched(3, 2), touched(2, 3)):
        table = scene(4, catcher=2, active=active)
        table.flick(fact)
        assert [each.is_caught for each in table.state.players] == [False, False, False, True]


def test_ic_67_runners_touch_each_other_in_peace() -> None:
    table = scene(4)
    events = table.flick(touched(1, 2), touched(1, 3, 210))
    assert kinds(events) == ["penguin_flicked", "turn_began"]
    assert not any(each.is_caught for each in table.state.players)


def test_ic_67_touching_without_an_id_changes_nothing() -> None:
    table = scene(4, caught=(1,))
    events = table.flick(touched(1, 0))
    assert kinds(events) == ["penguin_flicked", "turn_began"]
    twice = scene(4)
    events = twice.flick(touched(1, 0, 10), touched(2, 0, 20), touched(2, 0, 30))
    assert [each.seat for each in of_kind(events, "id_taken")] == [1, 2]


def test_ic_67_standing_up_beside_the_catcher_is_no_contact() -> None:
    """Only what the trace says counts, not where penguins end."""
    table = scene()
    table.flick(ends={1: (KITCHEN[0] - 0.036, KITCHEN[1])})
    assert not table.state.players[1].is_caught


def test_ic_67_an_orange_line_beside_the_catcher_is_no_contact() -> None:
    table = scene(spots={1: (0.02, 0.1), 0: (0.0705, 0.1)})
    events = table.play(orange(1))
    assert kinds(events) == ["put_on_line"]
    assert not table.state.players[1].is_caught
