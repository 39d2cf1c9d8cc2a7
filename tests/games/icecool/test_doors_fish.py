"""Section 6: doors and fish (IC-50..58), once a trace has been judged."""

import pytest
from tests.games.icecool.support.tables import (
    CLASSROOM,
    GYM,
    LIBRARY,
    MIDDLE,
    bounced,
    crossed,
    got_stuck,
    jumped,
    kinds,
    of_kind,
    passed,
    scene,
    touched,
)


def test_ic_50_a_passage_takes_the_own_fish_and_draws_the_top_card() -> None:
    table = scene(deck="bounce three")
    events = table.flick(passed(1, "d14", 321))
    assert kinds(events)[1:3] == ["fish_taken", "card_drawn"]
    taken, drawn = events[1:3]
    assert (taken.seat, taken.door, taken.fish, taken.sample) == (1, "d14", 1, 321)
    assert (drawn.seat, drawn.card, drawn.kind, drawn.why) == (1, 0, "bounce", "fish")
    assert table.cards(1) == ["bounce"]
    assert table.hanging(1) == ["d23", "d45"]
    assert table.hanging(2) == ["d14", "d23", "d45"]
    assert table.state.deck[0] == "three"
    assert (table.state.players[1].fish, len(table.state.deck)) == (1, 53)


def test_ic_50_a_door_without_an_own_fish_gives_nothing() -> None:
    for door in ("d13", "d15", "d24", "d25"):
        table = scene()
        events = table.flick(passed(1, door))
        assert kinds(events) == ["penguin_flicked", "turn_began"]
        assert len(table.state.deck) == 54


@pytest.mark.parametrize("back", [False, True])
def test_ic_50_either_way_through_the_door(back: object) -> None:
    table = scene()
    table.flick(passed(1, "d45", back=bool(back)))
    assert table.hanging(1) == ["d14", "d23"]


def test_ic_51_stuck_in_the_frame_takes_nothing() -> None:
    table = scene()
    table.flick(got_stuck(1, "d14"), ends={1: (0.33, 0.1)})
    assert table.hanging(1) == ["d14", "d23", "d45"]
    assert table.cards(1) == []


def test_ic_53_several_fish_with_one_flick_each_with_its_card() -> None:
    table = scene(deck="two three")
    events = table.flick(passed(1, "d14", 100), passed(1, "d45", 200), ends={1: MIDDLE})
    assert kinds(events)[1:5] == ["fish_taken", "card_drawn"] * 2
    assert table.cards(1) == ["two", "three"]
    assert table.state.players[1].fish == 2
    assert [each.fish for each in of_kind(events, "fish_taken")] == [1, 2]


def test_ic_54_coming_back_through_the_door_gives_no_second_fish() -> None:
    table = scene()
    table.flick(passed(1, "d14", 100), passed(1, "d14", 200, back=True), got_stuck(1, "d14"))
    assert table.state.players[1].fish == 1
    assert table.hanging(1) == ["d23", "d45"]


def test_ic_55_over_a_door_takes_nothing() -> None:
    table = scene()
    table.flick(crossed(1, 1, 4), jumped(1, 1, 4), ends={1: GYM})
    assert table.hanging(1) == ["d14", "d23", "d45"]
    assert table.spot(1) == GYM


def test_ic_56_a_barred_passage_takes_nothing_whoever_flicks() -> None:
    for active in range(3):
        table = scene(active=active, spots={1: (0.33, 0.1)})
        events = table.flick(passed(1, "d14", barred=True), ends={1: GYM})
        assert not of_kind(events, "fish_taken")
        assert table.hanging(1) == ["d14", "d23", "d45"]
    later = scene(spots={1: (0.33, 0.1)})
    later.flick(passed(1, "d14", 9, barred=True), passed(1, "d45", 90, back=True))
    assert later.hanging(1) == ["d14", "d23"]


def test_ic_57_the_pushed_take_their_fish_and_lose_their_id() -> None:
    """Seat 1 flicks; seat 2 is pushed through a door and seat 3 into the Catcher."""
    table = scene(4, deck="three two")
    events = table.flick(
        touched(1, 2, 100),
        passed(2, "d23", 150),
        passed(1, "d14", 120),
        touched(3, 0, 170),
        ends={2: (0.3, 0.42), 3: (0.42, 0.1)},
    )
    assert [each.seat for each in of_kind(events, "fish_taken")] == [1, 2]
    assert (table.cards(1), table.cards(2)) == (["three"], ["two"])
    assert [each.is_caught for each in table.state.players] == [False, False, False, True]
    assert (table.spot(2), table.spot(3)) == ((0.3, 0.42), (0.42, 0.1))
    assert table.now == ("aim", 2)


def test_ic_57_a_pushed_catchers_own_turn_is_not_touched() -> None:
    table = scene(deck="two")
    table.flick(touched(1, 0), ends={0: (0.3, 0.42)})
    assert table.spot(0) == (0.3, 0.42)
    assert table.state.players[1].is_caught


def test_ic_58_only_the_own_colour_counts() -> None:
    table = scene(fish={1: "d23 d45"})
    table.flick(passed(1, "d14"))
    assert table.hanging(2) == ["d14", "d23", "d45"]
    assert table.cards(1) == table.cards(2) == []


def test_ic_58_the_catcher_never_takes_fish() -> None:
    for active in range(3):
        table = scene(active=active)
        table.flick(passed(0, "d14"), passed(0, "d45"))
        assert len(table.state.fish) == 6
        assert table.cards(0) == []
        assert table.state.players[0].fish == 0


def test_ic_58_two_of_a_colour_over_one_door_are_both_taken() -> None:
    """One card each."""
    table = scene(fish={1: "d15 d15 d23"}, deck="two three")
    events = table.flick(passed(1, "d15"))
    assert [each.fish for each in of_kind(events, "fish_taken")] == [1, 2]
    assert table.cards(1) == ["two", "three"]
    assert table.hanging(1) == ["d23"]


def test_ic_58_three_of_a_colour_over_one_door_end_the_round() -> None:
    table = scene(fish={1: "d25 d25 d25"}, deck="two three two")
    events = table.flick(passed(1, "d25"))
    assert len(of_kind(events, "fish_taken")) == 3
    assert table.cards(1)[:3] == ["two", "three", "two"]
    assert of_kind(events, "round_ended")[0].reason == "three_fish"


def test_ic_52_what_else_is_seen_of_a_flick_takes_nothing() -> None:
    """Bounces, touches of Runners, walls crossed."""
    table = scene()
    table.flick(bounced(1), touched(1, 2), crossed(1, 3, 5), ends={1: MIDDLE, 2: LIBRARY})
    assert len(table.state.fish) == 6
    assert [each.cards for each in table.state.players] == [(), (), ()]
    assert CLASSROOM != table.spot(1) == MIDDLE
