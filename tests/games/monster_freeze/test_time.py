"""MF-62: time is an argument; what is due happens first, in due order."""

from random import Random
from typing import Any

import pytest
from tests.games.monster_freeze.support.tables import (
    claim,
    code,
    kinds,
    live,
    official,
    say,
    swap,
    table,
)

import tablee
from tablee.core.codec import codec
from tablee.core.engine import replay
from tablee.core.protocol import Decide, Decision, Outcome, Seat, Tick
from tablee.games.monster_freeze import GAME

RULES = GAME.rules
COLD = "X1 X2 X3 | X4 X5 X6 | X7 | X8 X9 X10 X11 X12"
AWAY = {"type": "away"}


def decision(match: tablee.Match, seat: int, action: dict[str, Any], at_ms: int) -> Decision[Any]:
    return Decision(seat, codec(GAME).action(action), at_ms)


def late(match: tablee.Match, seat: int, action: dict[str, Any], at_ms: int) -> str | None:
    """The code of a refusal, judged at a later moment without a tick before."""
    refusal = RULES.check(match.state, decision(match, seat, action, at_ms))
    return None if refusal is None else refusal.code


def test_mf_62_a_refresh_that_is_due_comes_before_a_swap() -> None:
    """At or before now: at the very moment the centre has changed already."""
    match = live(COLD)
    assert late(match, 0, swap(match, "X1"), 12_999) is None
    assert late(match, 0, swap(match, "X1"), 13_000) == "centre_changed"
    assert late(match, 0, swap(match, "X1", "X8"), 13_000) is None
    _, events = RULES.apply(match.state, decision(match, 0, swap(match, "X1", "X8"), 13_000))
    assert kinds(events) == ["refreshed", "swapped"]


def test_mf_62_the_end_of_the_timer_comes_before_a_claim() -> None:
    """MF-47: at the limit it is too late."""
    match = live("R1 X1 X2 | X3 | X4 X5 X6 X7 X8")
    assert late(match, 0, claim(match, "X1", "X2", "R1"), 122_999) is None
    assert late(match, 0, claim(match, "X1", "X2", "R1"), 123_000) == "round_over"


def test_mf_62_grace_and_pause_ends_come_before_actions() -> None:
    """Who has been away for 60 s has left, where it is so; a pause of 120 s is over."""
    match = live(f"X13 X14 X15 | {COLD}", absence="leave")
    match.play(0, AWAY)
    assert late(match, 0, swap(match, "X13"), 62_999) != "not_seated"
    assert late(match, 0, swap(match, "X13"), 63_000) == "not_seated"
    match = live(COLD)
    match.play(0, say(match, "pause"))
    assert late(match, 0, say(match, "resume"), 122_999) is None
    assert late(match, 0, say(match, "resume"), 123_000) == "not_paused"


# -- ties: solo end, grace end, pause end, refresh, idle -------------------------------------------


def test_mf_62_solo_end_before_refresh() -> None:
    """Both due at 30 s."""
    match = live("X1 X2 X3 | X4 | X5 X6 X7 X8 X9", timer=30, cold=30)
    assert kinds(match.advance(30)) == ["round_end", "match_end"]
    assert match.state.rounds[0].reason == "time_up"


def test_mf_62_solo_end_before_idle() -> None:
    """Both due at 300 s."""
    match = live("R1 X2 X3 | X4 | X5 X6 X7 X8 X9", timer=300)
    assert kinds(match.advance(300)) == ["round_end", "match_end"]


def test_mf_62_grace_end_before_pause_end() -> None:
    """Both due 120 s after the pause began."""
    match = live(f"X13 X14 X15 | {COLD}", absence="leave")
    match.play(0, say(match, "pause"))
    match.advance(60)
    match.play(1, AWAY)
    assert kinds(match.advance(59.999)) == []
    assert kinds(match.advance(0.001)) == ["left", "resumed"]


def test_mf_62_grace_end_before_refresh() -> None:
    """The leaver's cards are under the pile when the centre follows them."""
    match = live("X13 X14 X15 | X1 X2 X3 | X4 X5 X6 | X7 | X8 X9", cold=60, absence="leave")
    match.play(1, AWAY)
    assert kinds(match.advance(60)) == ["left", "refreshed"]
    assert match.state.pile == ("X9", "X1", "X2", "X3", "X7")


def test_mf_62_refresh_before_idle() -> None:
    """Both due at 300 s: the thirtieth refresh, then the automatic pause."""
    rest = " ".join(f"X{at}" for at in range(8, 50))
    match = live(f"X1 X2 X3 | X4 X5 X6 | X7 | {rest}")
    match.advance(299.999)
    assert kinds(match.advance(0.001)) == ["refreshed", "paused"]


# -- a pure function of the log --------------------------------------------------------------------


def played(seats: int, seed: int) -> tablee.Match:
    """A game at random, with pauses, absences and idle stretches."""
    match = table(seats, cold=3, rounds_to_win=1)
    rng = Random(seed)
    for _ in range(120):
        if match.result is not None:
            break
        match.advance(rng.choice([0, 0.1, 0.7, 2.5, 20]))
        waiting = match.waiting
        seat = rng.randrange(seats)
        try:
            if rng.random() < 0.05:
                match.play(seat, {"type": rng.choice(["away", "back"])})
            elif isinstance(waiting, Decide) and waiting.seats:
                seat = rng.choice(waiting.seats)
                match.play(seat, match.sample(seat, rng))
        except tablee.Refused:
            pass
    return match


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("seed", range(4))
def test_mf_62_a_replay_gives_the_same_states(seats: int, seed: int) -> None:
    """State is a function of seed, options and the ordered log."""
    match = played(seats, seed)
    final = [state for state, _ in replay(match.game, match.header, match.moves)][-1]
    assert final == match.state
    again = played(seats, seed)
    assert (again.state, again.moves) == (match.state, match.moves)


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("seed", range(4))
def test_mf_62_a_replay_at_any_speed(seats: int, seed: int) -> None:
    """More ticks change nothing, and fewer neither: what is due happens before the next move."""
    match = played(seats, seed)
    rng = Random(seed)
    usual = slow = quick = RULES.setup(seats, codec(GAME).options(match.header.options))
    for number, move in enumerate(match.moves):
        usual = RULES.apply(usual, move)[0]
        if not isinstance(move, Outcome) and move.at_ms > slow.at_ms:
            for at_ms in sorted(rng.randrange(slow.at_ms, move.at_ms) for _ in range(3)):
                slow = RULES.apply(slow, Tick(at_ms))[0]
        slow = RULES.apply(slow, move)[0]
        assert slow == usual
        after = match.moves[number + 1 : number + 2]
        is_needed = bool(after) and isinstance(after[0], Outcome)
        if not isinstance(move, Tick) or is_needed or not after:
            quick = RULES.apply(quick, move)[0]
            assert quick == usual


def test_mf_62_one_long_wait_or_many_short_ones() -> None:
    """The table gets to the same state however time is cut."""
    one, many = live(COLD), live(COLD)
    one.advance(35)
    for _ in range(350):
        many.advance(0.1)
    assert one.state == many.state


def test_mf_62_time_does_not_run_backwards() -> None:
    """A move before the last one is refused."""
    match = official()
    match.advance(5)
    match.play(0, swap(match, "MF01"))
    refusal = RULES.check(match.state, decision(match, 1, swap(match, "MF04"), 7000))
    assert refusal is not None
    assert refusal.rule == "MF-62"


def test_mf_62_the_delays_can_be_zero() -> None:
    """Of MF-26, MF-40 and MF-51, in the library."""
    match = live("X1 X2 X3 | X4 X5 X6 | X7 | X8 R1 X10 X11 X12", swap_gap=0, claim_lock=0, cold=0)
    assert match.state.centre == "R1"  # refreshed at once
    for give in ("X1", "R1", "X1"):
        match.play(0, swap(match, give))
    for _ in range(2):
        assert code(match, 1, claim(match, "X4", "X5", "X6")) == "no_line"


def test_mf_62_bots_are_faster_than_real_time() -> None:
    """A state is asked what is due next, and no clock is read."""
    match = official()
    waiting = RULES.waiting(match.state)
    assert isinstance(waiting, Decide)
    assert waiting.deadline_ms == 303_000
    assert waiting.seats == (Seat(0), Seat(1))
