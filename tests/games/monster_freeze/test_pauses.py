"""Section 11: pauses and lost connections (MF-53, MF-54)."""

from typing import Any

import pytest
from tests.games.monster_freeze.support.tables import (
    begin,
    claim,
    code,
    kinds,
    lay,
    live,
    refused,
    say,
    swap,
)

import tablee

TWO = "R1 X1 X2 | R2 X3 X4 | X5 | X6 X7 X8 X9 X10"
THREE = f"R3 X11 X12 | {TWO}"
ALONE = "R1 X1 X2 | X3 | X4 X5 X6 X7 X8"
AWAY, BACK = {"type": "away"}, {"type": "back"}


def paused(layout: str = TWO, seat: int = 0, **options: Any) -> tablee.Match:
    match = live(layout, **options)
    match.play(seat, say(match, "pause"))
    return match


# -- MF-53: the pause ------------------------------------------------------------------------------


def test_mf_53_cards_are_covered_and_every_action_is_refused() -> None:
    """On all screens, until the countdown back is over; `paused` says who paused."""
    match = paused(seat=1)
    actions = [swap(match, "R1"), claim(match, "X1", "X2", "R1")]
    actions += [say(match, kind) for kind in ("vote_refresh", "pause")]
    for phase in ("paused", "resuming"):
        assert match.state.phase == phase
        for seat in (0, 1, None):
            view = match.view(seat)
            assert (view.centre, [each.hand for each in view.players]) == (None, [(), ()])
        for action in actions:
            refusal = refused(match, 0, action)
            assert (refusal.code, refusal.hint) == ("paused", {"seat": 1})
        if phase == "paused":
            match.play(1, say(match, "resume"))
    match.advance(2.999)
    assert match.state.phase == "resuming"
    match.advance(0.001)
    assert match.state.phase == "live"
    assert match.view(0).centre == "X5"


def test_mf_53_two_pauses_a_seat_and_match() -> None:
    """`no_pause_left` at the third, in a later round too; each seat has its own."""
    match = live("R1 X1 X2 | R2 X3 X4 | X5 | X6 X7")
    for _ in range(2):
        match.play(0, say(match, "pause"))
        match.play(0, say(match, "resume"))
        match.advance(3)
    assert code(match, 0, say(match, "pause")) == "no_pause_left"
    lay(match, 1, "R")
    begin(match)
    assert code(match, 0, say(match, "pause")) == "no_pause_left"
    match.play(1, say(match, "pause"))


def test_mf_53_all_timers_stop() -> None:
    """The gap of swaps, the delay of refreshes and of votes are play time."""
    match = live("X11 X1 X2 | X12 X3 X4 | X5 | X6 X7 X8 X9 X10")
    match.advance(9.8)
    match.play(0, swap(match, "X1"))
    match.advance(0.2)
    match.play(1, say(match, "pause"))
    assert match.advance(60) == ()
    match.play(1, say(match, "resume"))
    match.advance(3)
    assert code(match, 0, swap(match, "X2")) == "too_soon"
    match.advance(0.3)
    match.play(0, swap(match, "X2"))
    assert kinds(match.advance(9.999)) == []
    assert kinds(match.advance(0.001)) == ["refreshed"]


def test_mf_53_it_ends_after_120_seconds() -> None:
    """In multiplayer, with the countdown."""
    match = paused()
    assert match.advance(119.999) == ()
    (event,) = match.advance(0.001)
    assert kinds([event]) == ["resumed"]
    assert (match.state.phase, event.go_ms) == ("resuming", 126_000)
    match.advance(3)
    assert match.state.phase == "live"


def test_mf_53_all_others_together_after_30_seconds() -> None:
    """Once 30 s have passed the other active seats may end it, but only all of them."""
    match = paused(THREE)
    match.advance(30)
    match.play(1, say(match, "resume"))
    assert match.state.phase == "paused"
    match.play(1, say(match, "resume"))
    assert match.state.phase == "paused"
    match.play(2, say(match, "resume"))
    assert match.state.phase == "resuming"


def test_mf_53_who_is_away_is_not_asked() -> None:
    """All other *active* seats."""
    match = paused(THREE)
    match.play(2, AWAY)
    match.advance(30)
    match.play(1, say(match, "resume"))
    assert match.state.phase == "resuming"


def test_mf_53_an_early_resume_of_another_seat_is_its_vote() -> None:
    """MF-60, 13: it counts; the pause ends when 30 s have passed and all others want it."""
    match = paused(THREE)
    match.advance(10)
    match.play(1, say(match, "resume"))
    match.play(2, say(match, "resume"))
    match.advance(19.999)
    assert match.state.phase == "paused"
    match.advance(0.001)
    assert match.state.phase == "resuming"


@pytest.mark.parametrize("kind", ["leave", "away"])
def test_mf_53_the_last_one_who_did_not_want_goes(kind: str) -> None:
    """All other active seats have said that they want to go on."""
    match = paused(THREE)
    match.advance(40)
    match.play(1, say(match, "resume"))
    match.play(2, {"type": kind})
    assert match.state.phase == "resuming"


def test_mf_53_it_ends_when_the_pausing_seat_leaves() -> None:
    """With the countdown, for those who are left."""
    match = paused(THREE)
    assert kinds(match.play(0, {"type": "leave"}))[-1] == "resumed"
    match.advance(3)
    assert match.state.phase == "live"


def test_mf_53_resume_once() -> None:
    """`not_paused` while live, and in the countdown back."""
    match = live(TWO)
    assert code(match, 0, say(match, "resume")) == "not_paused"
    match.play(0, say(match, "pause"))
    match.play(0, say(match, "resume"))
    for seat in (0, 1):
        assert code(match, seat, say(match, "resume")) == "not_paused"
