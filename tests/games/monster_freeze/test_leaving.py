"""Section 11: who leaves (MF-55)."""

import pytest
from tests.games.monster_freeze.support.tables import (
    begin,
    code,
    everywhere,
    hands,
    kinds,
    lay,
    live,
    names,
    official,
    pile,
    say,
    swap,
    table,
)

from tablee.games.monster_freeze import GAME

LEAVE = {"type": "leave"}
THREE = "R1 X1 X2 | B1 X3 X4 | G1 X5 X6 | X7 | X8 X9 X10 X11 X12"


def test_mf_55_the_cards_go_under_the_pile_in_hand_order() -> None:
    """And the tricks leave the game."""
    match = live(THREE)
    lay(match, 1, "B")
    events = match.play(1, LEAVE)
    assert "refreshed" not in kinds(events)
    assert pile(match) == "X11 X12 X8 X9 X10"
    assert match.state.players[1].tricks == ()
    assert hands(match) == ["R1 X1 X2", "", "G1 X5 X6"]
    assert match.state.phase == "live"


def test_mf_55_cards_stay_in_circulation_in_the_next_round() -> None:
    """All cards are dealt again, three to each seat that is left."""
    match = live("R1 X1 X2 | B1 X3 X4 | G1 X5 X6 | X7 | X8 X9")
    match.play(1, LEAVE)
    lay(match, 0, "R")
    assert match.state.phase == "live"
    assert pile(match) == "X3 X4"  # X8 X9 B1 were drawn
    match.advance(1)
    lay(match, 0, "B")
    begin(match)
    assert everywhere(match.state) == sorted(names(THREE)[:12])
    assert [len(each.hand) for each in match.state.players] == [3, 0, 3]


@pytest.mark.parametrize("seats", [3, 4])
def test_mf_55_the_pile_keeps_its_remainder(seats: int) -> None:
    """MF-10: leavers preserve it."""
    match = official(seats=seats)
    match.play(0, LEAVE)
    assert len(match.state.pile) % 3 == 2


def test_mf_55_one_seat_remains_and_wins_by_forfeit() -> None:
    """The match, whatever the score."""
    match = live(THREE)
    match.play(0, LEAVE)
    assert match.result is None
    events = match.play(2, LEAVE)
    assert kinds(events)[-1] == "match_end"
    result = match.result
    assert result is not None
    assert (result.ending, result.winners) == ("forfeit", (1,))
    assert result.ranks[1] == 1
    assert min(result.ranks[0], result.ranks[2]) > 1


@pytest.mark.parametrize("phase", ["ready", "countdown", "live", "paused", "resuming", "between"])
def test_mf_55_one_may_leave_at_any_time(phase: str) -> None:
    """MF-61: countdown, live, paused, after the end."""
    match = (
        table(2) if phase in ("ready", "countdown") else live("R1 X1 X2 | B1 X3 X4 | X7 | X8 X9")
    )
    if phase == "countdown":
        match.play(0, {"type": "ready"})
        match.play(1, {"type": "ready"})
    elif phase in ("paused", "resuming"):
        match.play(0, say(match, "pause"))
        if phase == "resuming":
            match.play(0, say(match, "resume"))
    elif phase == "between":
        lay(match, 0, "R")
    match.play(0, LEAVE)
    assert match.result is not None
    assert match.result.winners == (1,)
    assert code(match, 0, LEAVE) == "not_seated"


def test_mf_55_who_has_left_cannot_win() -> None:
    """Tricks that left the game count for nobody when the pile is exhausted."""
    match = live("R1 R2 X2 | B1 X3 X4 | G1 X5 X6 | X7 | R3 X9 X10 X11 X12")
    lay(match, 0, "RR")
    assert match.state.rounds[0].winner == 0
    match = live("R1 R2 X2 | B1 X3 X4 | G1 X5 X6 | X7 | R3 X9 X10 X11 X12 X13 X14 X15")
    lay(match, 0, "RR")
    match.play(0, LEAVE)
    lay(match, 1, "B")
    match.play(2, swap(match, "X5"))
    lay(match, 2, "G")
    (end,) = match.state.rounds
    assert end.winner == 1
    assert code(match, 0, {"type": "ready"}) == "not_seated"


def test_mf_55_who_has_left_is_not_ranked() -> None:
    """Behind everybody who stayed, with more round wins or not."""
    later = "R1 X1 X2 | G1 X5 X6 | X7 | B1 X3 X4 X8 X9"  # for the two who stay
    match = live("R1 X1 X2 | B1 X3 X4 | G1 X5 X6 | X7 | X8 X9", later, later)
    lay(match, 0, "R")
    match.play(0, LEAVE)
    for _ in range(2):
        begin(match)
        lay(match, 1, "R")
        lay(match, 2, "G")
    result = match.result
    assert result is not None
    assert result.winners == (1,)
    assert result.ranks == (3, 1, 2)


def test_mf_55_only_bots_remain() -> None:
    """The match is abandoned: nobody wins, though one seat remains."""
    match = live("R1 X1 X2 | B1 X3 X4 | X7 | X8 X9", bots=[1])
    match.play(0, LEAVE)
    result = match.result
    assert result is not None
    assert (result.ending, result.winners) == ("forfeit", ())
    match = live(THREE, bots=[1, 2])
    match.play(0, LEAVE)
    assert match.result is not None
    assert match.result.winners == ()


def test_mf_55_only_bots_remain_where_only_bots_were() -> None:
    """Abandoned as well; it is no match of three drawn rounds."""
    match = live(THREE, bots=[0, 1, 2])
    match.play(1, LEAVE)
    result = match.result
    assert result is not None
    assert (result.ending, result.winners) == ("forfeit", ())


def test_mf_55_a_human_and_a_bot_play_on() -> None:
    """As long as a human is there and two seats are."""
    match = live(THREE, bots=[1])
    match.play(0, LEAVE)
    assert match.result is None


def test_mf_55_bot_takeover() -> None:
    """With the option a bot inherits hand and tricks."""
    match = live(THREE, bot_takeover=True)
    lay(match, 1, "B")
    before = match.state.players[1]
    match.play(1, LEAVE)
    after = match.state.players[1]
    assert (after.hand, after.tricks) == (before.hand, before.tricks)
    assert pile(match) == "X11 X12"
    assert GAME.rules.waiting(match.state).stand_ins == (1,)  # type: ignore[union-attr]
    assert match.state.phase == "live"
    assert kinds(match.play(0, say(match, "vote_refresh"))) == ["voted"]
    assert kinds(match.play(2, say(match, "vote_refresh")))[-1] == "refreshed"  # bots are not asked


def test_mf_55_bot_takeover_of_the_last_human() -> None:
    """Only bots remain: abandoned."""
    match = live(THREE, bot_takeover=True)
    for seat in (2, 0, 1):
        assert match.result is None
        match.play(seat, LEAVE)
    assert match.result is not None
    assert match.result.winners == ()


def test_mf_55_takeover_is_off_by_default() -> None:
    """Without it the seat is empty."""
    match = live(THREE)
    match.play(1, LEAVE)
    assert not match.state.players[1].taken_over
    assert match.state.players[1].left
