"""Section 10: the stuck table (MF-50..52)."""

import pytest
from tests.games.monster_freeze.support.tables import (
    claim,
    code,
    hands,
    kinds,
    lay,
    live,
    pile,
    refused,
    say,
    swap,
)

import tablee

COLD = "X1 X2 X3 | X4 X5 X6 | X7 | X8 X9 X10 X11 X12"
WARM = "X1 X2 X3 | R1 X5 X6 | X7 | X8 X9 X10 X11 X12"


def refreshes(match: tablee.Match, seconds: float) -> int:
    return kinds(match.advance(seconds)).count("refreshed")


def test_mf_50_cold_when_nobody_can_make_a_trick() -> None:
    """No seat from any 3 of its hand and the centre; one who can keeps the table warm."""
    assert refreshes(live(COLD), 10) == 1
    assert refreshes(live(WARM), 60) == 0
    assert refreshes(live(COLD.replace("X7", "R1")), 60) == 0  # all could take the centre


def test_mf_50_checked_after_every_change() -> None:
    """The trick that takes the only red card out of play leaves the table cold."""
    match = live("R1 X1 X2 | X3 X4 X5 | X6 | X7 X8 X9 X10 X11")
    assert refreshes(match, 20) == 0
    lay(match, 0, "R")
    assert refreshes(match, 9.999) == 0
    assert refreshes(match, 0.001) == 1


def test_mf_50_who_is_away_does_not_count() -> None:
    """Only active seats keep a table warm (MF-54)."""
    match = live(WARM)
    match.play(1, {"type": "away"})
    assert refreshes(match, 10) == 1
    match.play(1, {"type": "back"})
    assert refreshes(match, 60) == 0


def test_mf_50_without_an_active_seat_nothing_is_cold() -> None:
    """At least one seat must be active."""
    match = live(COLD)
    match.play(0, {"type": "away"})
    match.play(1, {"type": "away"})
    assert refreshes(match, 59) == 0


def test_mf_51_cold_for_ten_seconds() -> None:
    """Refresh: the centre card goes under the pile, the top card becomes the centre."""
    match = live(COLD)
    assert refreshes(match, 9.999) == 0
    (event,) = match.advance(0.001)
    assert (event.old, event.new) == ("X7", "X8")
    assert match.state.centre == "X8"
    assert pile(match) == "X9 X10 X11 X12 X7"
    assert hands(match) == ["X1 X2 X3", "X4 X5 X6"]


def test_mf_51_each_after_the_same_delay() -> None:
    """Still cold: again, and again."""
    match = live(COLD)
    for centre in ("X8", "X9", "X10", "X11", "X12"):
        assert refreshes(match, 9.999) == 0
        assert refreshes(match, 0.001) == 1
        assert match.state.centre == centre


def test_mf_51_an_accepted_swap_starts_the_delay_anew() -> None:
    """Ten seconds without any accepted swap or claim; a failed one changes nothing."""
    match = live(COLD)
    match.advance(6)
    match.play(0, swap(match, "X1"))
    match.advance(6)
    assert code(match, 1, swap(match, "X4", "X12")) == "centre_changed"
    assert code(match, 1, claim(match, "X4", "X5", "X6")) == "no_line"
    assert refreshes(match, 3.999) == 0
    assert refreshes(match, 0.001) == 1


@pytest.mark.parametrize("kind", ["leave", "away"])
def test_mf_51_the_ten_seconds_begin_when_the_table_gets_cold(kind: str) -> None:
    """Cold for 10 s: a table that gets cold because somebody goes was not cold before."""
    match = live("X1 X2 X3 | X4 X5 X6 | R1 X8 X9 | X7 | X10 X11 X12 X13 X14")
    match.advance(60)
    assert "refreshed" not in kinds(match.play(2, {"type": kind}))
    assert refreshes(match, 9.999) == 0
    assert refreshes(match, 0.001) == 1


def test_mf_51_at_once_in_solo() -> None:
    """The delay is 0 s in solo: the first card that helps is in the centre from the start."""
    match = live("X1 X2 X3 | X4 | X5 X6 R1 X7 X8")
    assert match.state.centre == "R1"
    assert pile(match) == "X7 X8 X4 X5 X6"
    assert match.state.refreshes == 3


def test_mf_51_after_a_claim_in_solo() -> None:
    """Checked after every change: new cards that show nothing wake the pile at once."""
    match = live("R1 X1 X2 | X3 | X4 X5 X6 X7 B1 X8 X9 X10")
    events = lay(match, 0, "R")
    assert kinds(events) == ["trick", "refreshed", "refreshed"]
    assert match.state.centre == "B1"


@pytest.mark.parametrize("seats", [2, 3])
def test_mf_51_the_round_ends_when_the_whole_pile_was_seen(seats: int) -> None:
    """As many refreshes in a row as there are pile cards: it ends as exhausted."""
    layout = COLD if seats == 2 else "X1 X2 X3 | X4 X5 X6 | X13 X14 X15 | X7 | X8 X9 X10 X11 X12"
    match = live(layout)
    assert refreshes(match, 49.999) == 4
    events = match.advance(10.001)
    assert kinds(events) == ["refreshed", "round_end"]
    assert (events[-1].end.reason, events[-1].end.winner) == ("drawn", None)


def test_mf_51_it_ends_by_most_tricks_of_a_colour() -> None:
    """MF-37 decides a round that ends cold."""
    match = live("X1 X2 X3 | R1 X5 X6 | X7 | X8 X9 X10 X11 X12")
    lay(match, 1, "R")
    events = match.advance(40)
    assert kinds(events)[-1] == "round_end"
    assert (match.state.rounds[0].reason, match.state.rounds[0].winner) == ("exhausted", 1)


def test_mf_51_a_swap_starts_the_count_anew() -> None:
    """In a row, without an accepted swap or claim."""
    match = live(COLD)
    assert refreshes(match, 45) == 4
    match.play(0, swap(match, "X1"))
    assert refreshes(match, 49.999) == 4
    assert match.state.phase == "live"


def test_mf_51_a_dead_solo_table_is_lost_at_once() -> None:
    """MF-49: exhausted, with no time passed."""
    match = live_solo_dead()
    result = match.result
    assert result is not None
    assert (result.ending, result.winners, result.scores) == ("cards_gone", (), (0,))
    assert match.state.rounds[0].play_ms == 0


def live_solo_dead() -> tablee.Match:
    deck = [{"id": f"X{at}", "front": "RBGBRBBRB", "back": "RBGBRBBRB"} for at in range(9)]
    match = tablee.Match.new("monster_freeze", seats=1, seed=1, deck=deck)
    match.play(0, {"type": "ready"})
    events = match.advance(3)
    assert kinds(events).count("refreshed") == 5
    return match


# -- MF-52: the vote -------------------------------------------------------------------------------


def test_mf_52_when_everybody_has_voted() -> None:
    """Every active human seat: refresh at once."""
    match = live(WARM)
    assert "refreshed" not in kinds(match.play(0, say(match, "vote_refresh")))
    assert kinds(match.play(1, say(match, "vote_refresh")))[-1] == "refreshed"
    assert (match.state.centre, pile(match)) == ("X8", "X9 X10 X11 X12 X7")
    assert [player.voted for player in match.state.players] == [False, False]


def test_mf_52_voting_twice_has_no_effect() -> None:
    """One seat is one vote."""
    match = live(WARM)
    for _ in range(3):
        match.play(0, say(match, "vote_refresh"))
    assert match.state.centre == "X7"


@pytest.mark.parametrize("kind", ["swap", "claim", "refresh"])
def test_mf_52_votes_are_cleared(kind: str) -> None:
    """By an accepted swap, claim or refresh."""
    match = live(COLD if kind == "refresh" else WARM)
    match.play(0, say(match, "vote_refresh"))
    if kind == "swap":
        match.play(1, swap(match, "X5"))
    elif kind == "claim":
        lay(match, 1, "R")
    else:
        match.advance(10)
    assert [player.voted for player in match.state.players] == [False, False]
    centre = match.state.centre
    match.play(1, say(match, "vote_refresh"))
    assert match.state.centre == centre


def test_mf_52_at_most_once_in_fifteen_seconds() -> None:
    """`too_soon` within 15 s of a voted refresh."""
    match = live(WARM)
    for seat in (0, 1):
        match.play(seat, say(match, "vote_refresh"))
    match.advance(14.999)
    refusal = refused(match, 0, say(match, "vote_refresh"))
    assert (refusal.code, refusal.hint) == ("too_soon", {"seconds": 0.001})
    match.advance(0.001)
    for seat in (0, 1):
        match.play(seat, say(match, "vote_refresh"))
    assert match.state.centre == "X9"


def test_mf_52_bots_are_not_asked() -> None:
    """Nor is who is away."""
    match = live(f"X13 X14 X15 | {WARM}", bots=[1])
    match.play(2, {"type": "away"})
    assert kinds(match.play(0, say(match, "vote_refresh")))[-1] == "refreshed"


@pytest.mark.parametrize("kind", ["leave", "away"])
def test_mf_52_the_last_one_asked_goes(kind: str) -> None:
    """When every active human seat has voted, refresh at once, whoever made it so."""
    match = live(f"X13 X14 X15 | {WARM}")
    match.play(0, say(match, "vote_refresh"))
    match.play(1, say(match, "vote_refresh"))
    assert "refreshed" in kinds(match.play(2, {"type": kind}))


def test_mf_52_not_in_solo() -> None:
    """`no_vote`."""
    match = live("R1 X2 X3 | X4 | X5 X6")
    assert code(match, 0, say(match, "vote_refresh")) == "no_vote"
