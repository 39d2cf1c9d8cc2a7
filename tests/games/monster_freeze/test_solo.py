"""Section 9: alone against the sand timer (MF-46..49)."""

from typing import Any

import pytest
from tests.games.monster_freeze.support.tables import (
    code,
    hands,
    kinds,
    lay,
    live,
    official,
    pile,
    say,
    table,
    with_top,
)

import tablee

FIVE = "R1 X1 X2 | X3 | B1 X4 X5 G1 X6 X7 Y1 X8 X9 V1 X10 X11 X12 X13"


def test_mf_46_two_minutes_by_default() -> None:
    """One player against a 2-minute timer; the time can be adapted."""
    match = official(seats=1)
    assert match.state.table.timer_ms == 120_000
    match.advance(119.999)
    assert match.result is None
    match.advance(0.001)
    assert match.result is not None
    assert not match.result.winners
    longer = official(seats=1, timer=180)
    longer.advance(179.999)
    assert longer.result is None


@pytest.mark.parametrize(("timer", "is_good"), [(29, False), (30, True), (600, True), (601, False)])
def test_mf_47_the_timer_runs_30_to_600_seconds(timer: int, is_good: bool) -> None:  # noqa: FBT001
    """Other times are refused."""
    if is_good:
        assert table(1, timer=timer).state.table.timer_ms == timer * 1000
    else:
        with pytest.raises(tablee.TableeError):
            table(1, timer=timer)


def test_mf_47_setup_with_one_hand() -> None:
    """Three cards, one in the centre, 86 in the pile."""
    match = official(seats=1)
    assert hands(match) == ["MF01 MF02 MF03"]
    assert (match.state.centre, len(match.state.pile)) == ("MF04", 86)


def test_mf_47_five_colours_in_time_win() -> None:
    """All five colours while play time is below the limit, up to the last millisecond."""
    match = live(FIVE, timer=60)
    lay(match, 0, "RBGY")
    match.advance(59.999)
    assert kinds(lay(match, 0, "V")) == ["trick", "round_end", "match_end"]
    result = match.result
    assert result is not None
    assert (result.ending, result.winners, result.ranks) == ("against_time", (0,), (1,))


def test_mf_47_at_the_limit_it_is_lost() -> None:
    """At time >= limit the round is lost and claims get `round_over`."""
    match = live(FIVE, timer=60)
    lay(match, 0, "RBGY")
    last = with_top(match, 0, "V")
    events = match.advance(60)
    assert kinds(events) == ["round_end", "match_end"]
    assert events[0].end.reason == "time_up"
    assert code(match, 0, last) == "round_over"
    result = match.result
    assert result is not None
    assert (result.ending, result.winners) == ("against_time", ())


def test_mf_47_pauses_stop_the_timer() -> None:
    """The timer is play time; pauses are unlimited in solo (MF-53)."""
    match = live(FIVE, timer=60)
    lay(match, 0, "RBGY")
    for _ in range(5):
        match.advance(10)
        match.play(0, say(match, "pause"))
        match.advance(500)
        assert match.state.phase == "paused"
        match.play(0, say(match, "resume"))
        match.advance(3)
    match.advance(9.999)
    assert match.result is None
    lay(match, 0, "V")
    assert match.result is not None
    assert match.result.scores == (500,)


@pytest.mark.parametrize(
    ("seconds", "score"), [(0, 620), (0.001, 619), (30, 590), (30.5, 589), (119.0, 501)]
)
def test_mf_48_score_of_a_win(seconds: float, score: int) -> None:
    """100 for each colour, and the whole seconds that are left, rounded down."""
    match = live(FIVE)
    lay(match, 0, "RBGY")
    match.advance(seconds)
    lay(match, 0, "V")
    assert match.result is not None
    assert match.result.scores == (score,)


@pytest.mark.parametrize(("letters", "score"), [("", 0), ("R", 100), ("RBG", 300), ("RBGY", 400)])
def test_mf_48_score_of_a_loss(letters: str, score: int) -> None:
    """100 for each different colour, and nothing for time."""
    match = live(FIVE)
    lay(match, 0, letters)
    match.advance(120)
    assert match.result is not None
    assert match.result.scores == (score,)


def test_mf_48_a_colour_counts_once() -> None:
    """Two red tricks are one colour; ties are told apart by the tricks, which are kept."""
    match = live("R1 X1 X2 | X3 | R2 X4 X5 B1 X6 X7 X8 X9")
    lay(match, 0, "RR")
    match.advance(120)
    assert match.result is not None
    assert match.result.scores == (100,)
    assert match.state.rounds[0].counts == ((2, 0, 0, 0, 0),)


def test_mf_49_the_pile_exhausted_in_solo_is_lost() -> None:
    """Scored as above: colours only."""
    match = live("R1 X1 X2 | X3 | B1 X4 X5 X6 X7")
    events = lay(match, 0, "RB")
    assert kinds(events) == ["trick", "round_end", "match_end"]
    result = match.result
    assert result is not None
    assert (result.ending, result.winners, result.scores) == ("cards_gone", (), (200,))


def test_mf_49_five_colours_beat_exhaustion_in_solo_too() -> None:
    """MF-36: with the last cards it is a win."""
    match = live(FIVE)
    lay(match, 0, "RBGY")
    assert pile(match) == "X12 X13"
    lay(match, 0, "V")
    assert match.result is not None
    assert match.result.winners == (0,)


def test_mf_49_leaving_gives_no_result() -> None:
    """No winner and no score."""
    match = live(FIVE)
    lay(match, 0, "RB")
    match.play(0, {"type": "leave"})
    result = match.result
    assert result is not None
    assert (result.winners, result.scores) == ((), (0,))


def test_mf_49_twenty_nine_tricks_exhaust_the_official_pile() -> None:
    """86 cards: 28 tricks leave two, the 29th takes them."""
    assert divmod(len(official(seats=1).state.pile), 3) == (28, 2)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, 120),
        ({"timer": 300}, 300),
        ({"timer": 90}, None),
        ({"assist": True}, None),
        ({"claim_lock": 0}, None),
    ],
)
def test_mf_48_only_usual_runs_are_ranked(options: dict[str, Any], expected: int | None) -> None:
    """Lists for 60, 120, 180 and 300 s; assist, another lock or another time are unranked."""
    assert table(1, **options).view(0).high_scores == expected
    assert table(2, **options).view(0).high_scores is None
