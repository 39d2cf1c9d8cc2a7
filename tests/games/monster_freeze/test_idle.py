"""Section 11: tables where nothing happens (MF-56)."""

import pytest
from tests.games.monster_freeze.support.tables import claim, code, kinds, lay, live, say, swap

TWO = "R1 X1 X2 | R2 X3 X4 | X5 | X6 X7 X8 X9 X10"
THREE = f"R3 X11 X12 | {TWO}"


def test_mf_56_five_idle_minutes_are_a_pause() -> None:
    """Charged to nobody, without the limit of 120 s; any active seat may resume at once."""
    match = live(TWO)
    assert kinds(match.advance(299.999)) == []
    assert kinds(match.advance(0.001)) == ["paused"]
    assert [each.pauses for each in match.state.players] == [0, 0]
    match.advance(599.999)
    assert match.state.phase == "paused"
    match.play(1, say(match, "resume"))
    match.advance(3)
    assert match.state.phase == "live"
    assert kinds(match.advance(299.999)) == []


def test_mf_56_ten_more_minutes_close_the_table() -> None:
    """No result."""
    match = live(TWO, rounds_to_win=1)
    match.advance(300 + 599.999)
    assert match.result is None
    match.advance(0.001)
    result = match.result
    assert result is not None
    assert (result.ending, result.winners) == ("closed", ())


def test_mf_56_the_five_minutes_are_play_time() -> None:
    """A pause does not count."""
    match = live(TWO)
    match.advance(200)
    match.play(0, say(match, "pause"))
    match.advance(60)
    match.play(0, say(match, "resume"))
    match.advance(3)
    assert kinds(match.advance(240)) == []


@pytest.mark.parametrize("kind", ["swap", "claim", "vote_refresh", "leave"])
def test_mf_56_any_accepted_action_counts(kind: str) -> None:
    """Of any seat; refused ones do not."""
    match = live(THREE)
    match.advance(200)
    if kind == "claim":
        lay(match, 0, "R")
    else:
        match.play(
            0, {"swap": swap(match, "R3"), "leave": {"type": "leave"}}.get(kind, say(match, kind))
        )
    assert code(match, 1, swap(match, "R2", "R1")) in ("stale_hand", "centre_changed")
    assert "paused" not in kinds(match.advance(299.999))
    assert "paused" in kinds(match.advance(0.001))


def test_mf_56_a_refused_action_does_not() -> None:
    """Only what was accepted keeps a table awake."""
    match = live(TWO)
    match.advance(299)
    assert code(match, 0, claim(match, "R1", "X1", "X2")) == "no_line"
    assert code(match, 0, swap(match, "R1", "X10")) == "centre_changed"
    assert kinds(match.advance(1)) == ["paused"]
