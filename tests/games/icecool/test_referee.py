"""The referee on traces drawn by hand, where every instant is known."""

from dataclasses import replace
from math import cos, pi, sin

import numpy as np
import pytest
from tests.games.icecool.support.traces import HIGH, drawn, path, still

from tablee.core.protocol import Seat
from tablee.games.icecool.model.facts import (
    Bounced,
    CrossedOver,
    GotStuck,
    Happening,
    Jumped,
    LeftBoard,
    Passed,
    Touched,
    challenge_met,
    in_order,
)
from tablee.games.icecool.physics.referee import referee
from tablee.games.icecool.physics.trace import Trace, centres, extent, uprights

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)
AT_D14 = 0.1  # the middle of d14, which leads along x from room 1 to room 4


def found(trace: Trace) -> tuple[Happening, ...]:
    return referee(trace).happenings


def test_ic_25_the_silhouette_is_the_whole_body() -> None:
    """A penguin that lies along x reaches from its base to its head."""
    lying = np.array([cos(pi / 4), 0, sin(pi / 4), 0])[:, None]
    low, high = extent(centres(np.zeros(1), uprights(lying)[0]))
    assert low == pytest.approx(0.006 - 0.0175)
    assert high == pytest.approx(0.0293 + 0.0098)


def test_ic_52_a_passage_happens_when_it_is_entirely_beyond() -> None:
    """Room 4 begins at 0.333; the penguin is in it from 0.3505 on, here at the 101st sample."""
    trace = drawn(path((0.25, AT_D14), (0.42, AT_D14)))
    assert found(trace) == (Passed(101, ME, "d14", 1, 4, barred=False),)
    back = drawn(path((0.42, AT_D14), (0.25, AT_D14)))
    assert found(back) == (Passed(111, ME, "d14", 4, 1, barred=False),)


def test_ic_52_a_leaning_penguin_passes_later() -> None:
    """Seen from above its head is still in the frame."""
    lean = [cos(-pi / 8), 0, sin(-pi / 8), 0]  # head 45 degrees back
    upright, leaning = (
        found(drawn(path((0.25, AT_D14), (0.42, AT_D14)), turn=turn))[0].sample
        for turn in ((1.0, 0.0, 0.0, 0.0), lean)
    )
    assert leaning == upright + 13  # 0.0293 sin 45 + 0.0098 - 0.0175 m more


def test_ic_51_a_part_left_in_the_frame_is_no_passage() -> None:
    trace = drawn(path((0.25, AT_D14), (0.35, AT_D14)))
    assert found(trace) == (GotStuck(trace.samples - 1, ME, "d14"),)


def test_ic_53_several_doors_in_one_flick() -> None:
    trace = drawn(path((0.25, AT_D14), (0.42, AT_D14), (0.42, 0.255), (0.26, 0.255)))
    doors = [fact.door for fact in found(trace) if isinstance(fact, Passed)]
    assert doors == ["d14", "d45"]


def test_ic_54_coming_back_and_getting_stuck_still_counts() -> None:
    trace = drawn(path((0.25, AT_D14), (0.36, AT_D14), (0.33, AT_D14)))
    assert found(trace) == (
        Passed(101, ME, "d14", 1, 4, barred=False),
        GotStuck(trace.samples - 1, ME, "d14"),
    )


def test_ic_55_over_a_door_is_not_through_it() -> None:
    start, over = (0.25, AT_D14), ((0.25, AT_D14, HIGH), (0.42, AT_D14, HIGH))
    facts = found(drawn(path(start, *over, (0.42, AT_D14))))
    assert [type(fact) for fact in facts] == [CrossedOver, Jumped]
    assert facts[0] == CrossedOver(80 + 101, ME, 1, 4, "W2")


def test_ic_55_where_it_last_crosses_decides() -> None:
    """Over the door, back to the wall's other side in the frame, and then through."""
    trace = drawn(
        path(
            (0.25, AT_D14),
            (0.25, AT_D14, HIGH),
            (0.34, AT_D14, HIGH),
            (0.34, AT_D14),
            (0.32, AT_D14),
            (0.42, AT_D14),
        )
    )
    assert [type(fact) for fact in found(trace)] == [Passed]


def test_ic_52_the_centre_of_mass_must_be_within_the_doors_width() -> None:
    """No penguin goes through a wall; the referee would not call it a door."""
    facts = found(drawn(path((0.25, 0.04), (0.42, 0.04))))
    assert CrossedOver(101, ME, 1, 4, "W2") in facts
    assert not [fact for fact in facts if isinstance(fact, Passed)]


def test_ic_56_a_door_is_barred_to_whoever_starts_in_its_frame() -> None:
    """It finishes the crossing, goes back in full and passes again: all in vain."""
    trace = drawn(path((0.315, AT_D14), (0.25, AT_D14), (0.42, AT_D14)))
    (passed,) = found(trace)
    assert isinstance(passed, Passed)
    assert passed.barred
    halfway = drawn(path((0.33, AT_D14), (0.42, AT_D14)))
    assert found(halfway) == ()


def test_ic_57_a_pushed_penguin_passes_doors_too() -> None:
    trace = drawn(still(0.1, 0.1), path((0.25, AT_D14), (0.42, AT_D14)))
    assert found(trace) == (Passed(101, YOU, "d14", 1, 4, barred=False),)


def test_ic_23_the_stood_up_sample_counts_for_passages_only() -> None:
    """Standing up completes a passage; it makes no contact."""
    trace = drawn(
        path((0.25, AT_D14), (0.35, AT_D14)), still(0.37, 0.1), ends=[(0.36, 0.1), (0.37, 0.1)]
    )
    passed = [fact for fact in found(trace) if isinstance(fact, Passed)]
    assert [fact.sample for fact in passed] == [trace.samples - 1]
    apart = drawn(path((0.1, 0.1), (0.12, 0.1)), still(0.2, 0.1), ends=[(0.18, 0.1), (0.2, 0.1)])
    assert found(apart) == ()


def test_ic_66_a_contact_is_an_overlap_of_bodies() -> None:
    """Two bases of 17.5 mm overlap when their middles are nearer than 35 mm."""
    trace = drawn(path((0.1005, 0.1), (0.2, 0.1)), still(0.2, 0.1))
    assert found(trace)[0] == Touched(65, ME, YOU)
    assert found(drawn(path((0.1, 0.1), (0.164, 0.1)), still(0.2, 0.1))) == ()


def test_ic_66_whoever_moved_the_flicked_penguin_is_named_first() -> None:
    trace = drawn(path((0.1005, 0.1), (0.1705, 0.1)), still(0.2, 0.1), mover=1)
    assert found(trace)[0] == Touched(65, YOU, ME)


def test_ic_66_the_first_sample_is_no_contact() -> None:
    """Who overlaps at the start and parts at once has not touched; who stays has."""
    parting = path((0.166, 0.1), (0.164, 0.1), step=0.002)
    assert found(drawn(parting, still(0.2, 0.1))) == ()
    staying = path((0.166, 0.1), (0.167, 0.1))
    assert found(drawn(staying, still(0.2, 0.1)))[0] == Touched(1, ME, YOU)


def test_ic_66_a_jump_over_a_penguin_does_not_touch_it() -> None:
    trace = drawn(path((0.1, 0.1), (0.1, 0.1, HIGH), (0.3, 0.1, HIGH)), still(0.2, 0.1))
    assert not [fact for fact in found(trace) if isinstance(fact, Touched)]


def test_ic_70_off_the_board_is_entirely_outside_the_outer_walls() -> None:
    """Their outer faces are at -0.003: the penguin is out from -0.0205 on."""
    trace = drawn(path((0.1, 0.1), (0.1, 0.1, HIGH), (-0.1, 0.1, HIGH), (-0.1, 0.1)))
    assert found(trace) == (LeftBoard(80 + 121, ME),)
    assert trace.ends == trace.starts


def test_ic_70_what_it_did_before_stands_and_later_nothing_counts() -> None:
    """Through d14, over the east wall, and back in a way that no penguin flies."""
    trace = drawn(
        path(
            (0.25, AT_D14),
            (0.42, AT_D14),
            (0.42, AT_D14, HIGH),
            (0.6, AT_D14, HIGH),
            (0.4, AT_D14, HIGH),
            (0.4, AT_D14),
            (0.25, AT_D14),
        ),
        still(0.26, AT_D14),
    )
    facts = found(trace)
    assert [type(fact) for fact in facts if fact.sample] == [Touched, Passed, LeftBoard]


def test_ic_24_whoever_would_stand_in_another_moves_the_flicked_one_first() -> None:
    """They rest 1 mm too close: only one of them has to move, to a point of the grid."""
    paths = path((0.1, 0.1004), (0.166, 0.1004)), still(0.2, 0.1004)
    first, second = drawn(*paths).ends
    assert first.at == (0.164, 0.1)
    assert second.at == (0.2, 0.1004)
    first, second = drawn(*paths, mover=1).ends
    assert first.at == pytest.approx((0.166, 0.1004))
    assert second.at == (0.202, 0.1)


def test_ic_24_whoever_would_stand_in_a_wall_moves() -> None:
    (end,) = drawn(path((0.1, 0.1), (0.0173, 0.1002))).ends
    assert end.at == (0.018, 0.1)


def test_ic_70_no_contact_bounce_or_jump_comes_after_the_board_was_left() -> None:
    """Out over the east wall; then back against it, into another penguin, onto the floor."""
    out = (0.42, 0.05), (0.42, 0.05, HIGH), (0.6, 0.05, HIGH)
    wall = path(*out, (0.6, 0.05), (0.555, 0.05))
    assert [type(fact) for fact in found(drawn(wall))] == [LeftBoard]
    onto = path(*out, (0.48, 0.05, HIGH), (0.48, 0.05))
    assert [type(fact) for fact in found(drawn(onto, still(0.48, 0.06)))] == [LeftBoard]
    jump = path((0.25, 0.05), (0.25, 0.05, HIGH), *out[2:], (0.48, 0.05, HIGH), (0.48, 0.05))
    assert [type(fact) for fact in found(drawn(jump))] == [CrossedOver, LeftBoard]


def test_ic_71_a_taken_place_is_replaced_by_the_nearest_free_point() -> None:
    """25 mm to the left and 6 down is nearer than 26 mm to the left, and before 6 up."""
    away = path((0.25, 0.1), (0.25, 0.1, HIGH), (0.25, -0.1, HIGH), (0.25, -0.1))
    trace = drawn(away, path((0.29, 0.1), (0.26, 0.1)))
    assert trace.ends[1].at == pytest.approx((0.26, 0.1))
    assert trace.ends[0].at == (0.225, 0.094)


def test_ic_69_somebody_elses_penguin_goes_back_to_its_place() -> None:
    away = path((0.25, 0.1), (0.25, 0.1, HIGH), (0.25, -0.1, HIGH), (0.25, -0.1))
    trace = drawn(path((0.1, 0.1), (0.15, 0.1)), away)
    assert trace.ends[1] == trace.starts[1]
    assert [type(fact) for fact in found(trace)] == [LeftBoard]


def test_ic_68_a_penguin_that_left_goes_back_the_flicked_one_first() -> None:
    """Two fly out; a third one takes one place, whose nearest free point is the other place."""
    out = [
        path((*at, 0.0), (*at, HIGH), (at[0], -0.1, HIGH), (at[0], -0.1))
        for at in ((0.2, 0.1), (0.165, 0.094))
    ]
    rolls_in = path((0.2, 0.15), (0.2, 0.1))
    mine, yours, _ = drawn(*out, rolls_in, mover=0).ends
    assert mine.at == (0.165, 0.094)
    assert yours.at != (0.165, 0.094)
    mine, yours, _ = drawn(*out, rolls_in, mover=1).ends
    assert yours.at == (0.165, 0.094)
    assert mine.at != (0.165, 0.094)


def test_ic_26_on_top_of_a_wall_is_off_the_board_at_the_end() -> None:
    trace = drawn(path((0.25, 0.1), (0.25, 0.1, 0.068), (0.33, 0.1, 0.068)))
    assert found(trace) == (LeftBoard(trace.last, ME),)
    assert trace.ends == trace.starts


def test_ic_26_still_moving_at_the_end_is_off_the_board_and_earlier_facts_stand() -> None:
    trace = drawn(path((0.25, AT_D14), (0.42, AT_D14)), calm=False)
    assert found(trace) == (
        Passed(101, ME, "d14", 1, 4, barred=False),
        LeftBoard(trace.last, ME),
    )


def test_ic_79_a_jump_lands_in_an_adjacent_room() -> None:
    """It is complete on the first floor contact; it need not stay."""
    trace = drawn(
        path((0.1, 0.1), (0.1, 0.1, HIGH), (0.1, 0.3, HIGH), (0.1, 0.3), (0.1, 0.4)),
    )
    facts = found(trace)
    assert facts == (CrossedOver(80 + 111, ME, 1, 3, "W1"), Jumped(80 + 200 + 80, ME, 1, 3))
    assert challenge_met(facts, ME, "jump") == 360
    assert challenge_met(facts, YOU, "jump") is None


def test_ic_79_the_wall_between_library_and_middle_room_can_be_jumped() -> None:
    trace = drawn(path((0.1, 0.25), (0.1, 0.25, HIGH), (0.26, 0.25, HIGH), (0.26, 0.25)))
    assert [type(fact) for fact in found(trace)] == [CrossedOver, Jumped]


def test_ic_79_flying_over_a_room_is_no_jump_into_it() -> None:
    """From the classroom over the middle room: the kitchen is not adjacent, the gym is."""
    kitchen = path((0.265, 0.1), (0.265, 0.1, HIGH), (0.265, 0.4, HIGH), (0.265, 0.4))
    facts = found(drawn(kitchen))
    assert [type(fact) for fact in facts] == [CrossedOver, CrossedOver]
    assert challenge_met(facts, ME, "jump") is None
    gym = ((0.265, 0.255, HIGH), (0.42, 0.255, HIGH), (0.42, 0.255))
    facts = found(drawn(path((0.265, 0.1), (0.265, 0.1, HIGH), *gym)))
    assert [type(fact) for fact in facts] == [CrossedOver, CrossedOver, Jumped]
    assert facts[2].sample == 80 + 155 + 155 + 80


def test_ic_79_a_jump_that_ends_outside_is_none() -> None:
    """Over the gymnasium and out without touching its floor."""
    trace = drawn(path((0.2, 0.05), (0.2, 0.05, HIGH), (0.6, 0.05, HIGH), (0.6, 0.05)))
    assert [type(fact) for fact in found(trace)] == [CrossedOver, LeftBoard]


def test_ic_80_two_doors_are_two_different_doors() -> None:
    twice = found(drawn(path((0.25, AT_D14), (0.42, AT_D14), (0.25, AT_D14), (0.42, AT_D14))))
    assert len(twice) == 3
    assert challenge_met(twice, ME, "two_doors") is None
    two = found(drawn(path((0.25, AT_D14), (0.42, AT_D14), (0.42, 0.255), (0.26, 0.255))))
    assert challenge_met(two, ME, "two_doors") == two[-1].sample


def test_ic_81_the_bounce_comes_strictly_before_the_passage() -> None:
    passed = Passed(50, ME, "d14", 1, 4, barred=False)
    assert challenge_met((Bounced(49, ME, "W1"), passed), ME, "bounce") == 50
    assert challenge_met((passed, Bounced(50, ME, "W1")), ME, "bounce") is None
    assert challenge_met((Bounced(49, YOU, "W1"), passed), ME, "bounce") is None
    assert challenge_met((Bounced(49, ME, "W1"),), ME, "bounce") is None


def test_ic_83_a_barred_door_does_not_count() -> None:
    barred = Passed(50, ME, "d14", 1, 4, barred=True)
    other = Passed(60, ME, "d45", 4, 5, barred=False)
    assert challenge_met((barred, other), ME, "two_doors") is None
    assert challenge_met((Bounced(49, ME, "W1"), barred), ME, "bounce") is None


def test_ic_82_a_bounce_starts_to_touch_a_wall_fast_enough() -> None:
    """The south wall's face is at 0; a base touches it when its middle is below 17.5 mm."""
    (bounced,) = found(drawn(path((0.1, 0.0505), (0.1, 0.0165), (0.1, 0.05))))
    assert bounced == Bounced(34, ME, "OS")
    slow = path((0.1, 0.0176), (0.1, 0.0174), step=0.00002)  # 0.04 m/s
    assert found(drawn(slow)) == ()
    quick = path((0.1, 0.0176), (0.1, 0.0174), step=0.00003)  # 0.06 m/s
    assert [type(fact) for fact in found(drawn(quick))] == [Bounced]


def test_ic_82_touching_on_is_one_bounce_and_touching_again_another() -> None:
    down, up = (0.1, 0.0165), (0.1, 0.0265)
    facts = found(drawn(path((0.1, 0.0305), down, (0.2, 0.0165))))
    assert [type(fact) for fact in facts] == [Bounced]
    facts = found(drawn(path((0.1, 0.0305), down, up, down, up)))
    assert [type(fact) for fact in facts] == [Bounced, Bounced]


def test_ic_82_lintels_and_the_ends_of_jambs_do_not_count() -> None:
    jamb = path((0.33, 0.1), (0.33, 0.085))  # along the frame's middle, into its side
    assert not [fact for fact in found(drawn(jamb)) if isinstance(fact, Bounced)]
    lintel = path((0.28, 0.1, 0.045), (0.33, 0.1, 0.045))
    assert not [fact for fact in found(drawn(lintel)) if isinstance(fact, Bounced)]
    wall = path((0.28, 0.03, 0.045), (0.33, 0.03, 0.045))
    assert [fact for fact in found(drawn(wall)) if isinstance(fact, Bounced)]


def test_ic_82_a_fall_onto_a_wall_is_no_bounce() -> None:
    top = path((0.28, 0.03), (0.28, 0.03, HIGH), (0.33, 0.03, HIGH), (0.33, 0.03, 0.06))
    assert not [fact for fact in found(drawn(top)) if isinstance(fact, Bounced)]


def test_ic_82_a_head_that_swings_against_a_wall_bounces() -> None:
    """The centre of mass stays 30 mm from the south wall; the head, 29.3 mm up, falls to it."""
    standing = drawn(still(0.1, 0.03), path((0.2, 0.1), (0.2, 0.15)))
    angle = np.minimum(np.arange(standing.last + 1) * 0.02, 0.8)  # 40 rad/s, then still
    turns, rates = standing.turns.copy(), standing.rates.copy()
    turns[:, 0, :-1] = np.cos(angle / 2), np.sin(angle / 2), 0 * angle, 0 * angle
    rates[:-1, 0, 3] = np.gradient(angle) * 2000
    touches = int(np.argmax(0.03 - 0.0293 * np.sin(angle) < 0.0098))
    swung = replace(standing, turns=turns, rates=rates)
    assert found(swung) == (Bounced(touches, ME, "OS"),)
    away = replace(swung, rates=-rates)
    assert found(away) == ()


@pytest.mark.parametrize(("degrees", "counts"), [(44, True), (46, False)])
def test_ic_82_within_45_degrees_of_the_walls_normal(degrees: float, counts: bool) -> None:  # noqa: FBT001
    """A corner of d14's jamb, met by the base at some angle to the wall's normal."""
    corner = np.array([0.327, 0.0675])
    away = np.array([-cos(degrees * pi / 180), sin(degrees * pi / 180)])
    start, end = corner + 0.0185 * away, corner + 0.0165 * away
    touch = drawn(path(tuple(start.tolist()), tuple(end.tolist()), step=0.0005))
    assert bool([f for f in found(touch) if isinstance(f, Bounced)]) is counts


def test_ic_93_by_time_then_doors_contacts_the_rest_then_the_mover_then_seats() -> None:
    first = Bounced(4, THIRD, "W1")
    doors = [Passed(5, seat, "d14", 1, 4, barred=False) for seat in (YOU, ME, THIRD)]
    touched = [Touched(5, YOU, ME), Touched(5, ME, THIRD)]
    rest: list[Happening] = [Bounced(5, YOU, "W1"), LeftBoard(5, YOU), CrossedOver(5, ME, 1, 4, "")]
    wanted = (first, *doors, *touched, *rest)
    assert in_order(reversed(wanted), YOU) == wanted
