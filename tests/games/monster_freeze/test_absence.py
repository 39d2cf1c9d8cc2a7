"""Section 11: lost connections (MF-54)."""

import json
from random import Random

import pytest
from tests.games.monster_freeze.support.tables import (
    code,
    hands,
    kinds,
    lay,
    live,
    say,
    swap,
    table,
)

import tablee
from tablee.games.monster_freeze import GAME
from tablee.games.monster_freeze.rules.flaw import flaw

AWAY, BACK, READY = {"type": "away"}, {"type": "back"}, {"type": "ready"}
TWO = "R1 X1 X2 | R2 X3 X4 | X5 | X6 X7 X8 X9 X10"
THREE = f"R3 X11 X12 | {TWO}"
ALONE = "R1 X1 X2 | X3 | X4 X5 X6 X7 X8"


def paused(layout: str = TWO, seat: int = 0) -> tablee.Match:
    match = live(layout)
    match.play(seat, say(match, "pause"))
    return match


def missed(match: tablee.Match, seat: int) -> tablee.Match:
    """A minute without a seat."""
    match.play(seat, AWAY)
    match.advance(60)
    return match


def sound(match: tablee.Match) -> tablee.Match:
    """The position is one that may be set up, and a guess looks like it."""
    assert flaw(match.state) is None
    for seat in range(match.seats):
        seen = match.view(seat)
        assert GAME.rules.view(GAME.rules.guess(seen, Random(1)), seat) == seen  # type: ignore[arg-type]
    return match


def test_mf_54_a_lost_connection_does_not_stop_play() -> None:
    """The seat keeps hand and tricks; back within 60 s nothing is lost."""
    match = live(TWO)
    lay(match, 0, "R")
    kept = match.state.players[0]
    match.play(0, AWAY)
    match.play(1, swap(match, "X3"))
    match.advance(59.999)
    match.play(0, BACK)
    assert match.state.players[0].hand == kept.hand
    assert match.state.players[0].tricks == kept.tricks
    assert not match.state.players[0].left
    match.advance(120)
    assert match.result is None


def test_mf_54_with_leave_it_has_left_after_60_seconds() -> None:
    """As by `leave`, and as in logs of rules version 2: of three, two play on."""
    match = live(THREE, absence="leave")
    match.play(0, AWAY)
    assert "left" not in kinds(match.advance(59.999))
    assert "left" in kinds(match.advance(0.001))
    assert hands(match)[0] == ""
    assert match.state.pile[-3:] == ("R3", "X11", "X12")
    assert code(match, 0, swap(match, "R3")) == "not_seated"


def test_mf_54_the_60_seconds_are_wall_clock() -> None:
    """They run in a pause, too."""
    match = live(THREE)
    match.play(0, AWAY)
    match.play(1, say(match, "pause"))
    match.advance(60)
    assert match.state.out == (0,)


def test_mf_54_in_solo_it_is_an_automatic_pause() -> None:
    """The timer stands still until the player is back and resumes."""
    match = live(ALONE)
    match.advance(10)
    match.play(0, AWAY)
    assert match.state.phase == "paused"
    match.advance(1000)
    assert (match.result, match.state.phase) == (None, "paused")
    match.play(0, BACK)
    match.play(0, say(match, "resume"))
    match.advance(3 + 109.999)
    assert match.result is None
    match.advance(0.001)
    assert match.result is not None


def test_mf_54_in_solo_it_pauses_whenever_it_is_lost() -> None:
    """In the countdown as well: no second of the timer runs without the player."""
    match = table(1)
    match.play(0, {"type": "ready"})
    match.play(0, AWAY)
    match.advance(600)
    assert match.result is None


def test_mf_54_in_solo_it_pauses_in_the_countdown_back_too() -> None:
    """Lost while the game was about to go on."""
    match = paused(ALONE)
    match.play(0, say(match, "resume"))
    match.play(0, AWAY)
    match.advance(600)
    assert match.result is None


# -- MF-54: sitting out ----------------------------------------------------------------------------

FIVE = "R1 B1 G1 | X1 X2 X3 | X4 X5 X6 | X7 | Y1 V1 X8 R2 X9 X10 R3 X11 X12 X13 X14"


def test_mf_54_after_60_seconds_it_sits_out() -> None:
    """It keeps its cards and tricks, everybody is told, and the match goes on."""
    match = live(THREE)
    match.play(0, AWAY)
    assert match.advance(59.999) == ()
    assert kinds(match.advance(0.001)) == ["sat_out"]
    assert hands(match)[0] == "R3 X11 X12"
    assert match.view(None).out == (0,)
    assert sound(match).result is None
    assert match.advance(120) == ()  # once is enough


def test_mf_54_on_return_it_plays_on_with_hand_and_tricks() -> None:
    """At any time: nothing was lost, and it may win again."""
    match = live(FIVE)
    lay(match, 0, "RBG"[:1])
    match.advance(1)
    missed(match, 0)
    match.advance(100)
    (back,) = match.play(0, BACK)
    assert back.was_out
    assert "back" in (GAME.notation.tell(match.state, back, "en") or "")
    assert (match.state.out, match.state.absent) == ((), ())
    assert len(match.state.players[0].tricks) == 1
    match.play(0, swap(match, match.state.players[0].hand[0]))


def test_mf_54_who_sits_out_cannot_win_the_round() -> None:
    """Five colours of a stand-in end nothing; once its holder is back, they do."""
    match = five_of_a_stand_in()
    assert (match.state.phase, match.state.rounds) == ("live", ())
    sound(match)
    assert kinds(match.play(0, BACK)) == ["seat_back", "round_end"]
    assert match.state.rounds[0].winner == 0
    sound(match)


def test_mf_54_a_stand_in_wins_nothing_in_a_pause_either() -> None:
    """Back while the game is paused: the round is won when it goes on."""
    match = five_of_a_stand_in()
    match.play(1, say(match, "pause"))
    match.play(0, BACK)
    assert sound(match).state.rounds == ()
    match.play(1, say(match, "resume"))
    assert "round_end" in kinds(match.advance(3))


def five_of_a_stand_in() -> tablee.Match:
    """Seat 0 is away, and a stand-in has laid all five colours for it."""
    cards = "R1 X5 X6 | R2 X2 X3 | X4 | Y1 B1 V1 B2 V2 G1 V3 G2 G3 G4 X7 X8 X9 X10 X11 X12 X13"
    match = missed(live(cards), 0)
    for letter in "RYBVG":
        lay(match, 0, letter)
    return match


def test_mf_54_who_sits_out_is_not_ranked_when_the_pile_is_empty() -> None:
    """MF-37 counts the others; with nobody else there is no winner."""
    match = live("R1 X1 X2 | B1 X3 X4 | X5 | X6 X7")
    lay(missed(match, 0), 0, "R")
    assert match.state.rounds[0].winner == 1
    assert match.state.rounds[0].out == (0,)
    sound(match)
    match = live("R1 X1 X2 | B1 X3 X4 | X5 | X6 X7")
    missed(match, 1)
    lay(missed(match, 0), 0, "R")
    assert (match.state.rounds[0].winner, match.state.rounds[0].reason) == (None, "drawn")
    sound(match)


def test_mf_54_the_next_round_does_not_wait_for_who_sits_out() -> None:
    """It is dealt in, and plays when it is back."""
    match = live("R1 X1 X2 | B1 X3 X4 | X5 | X6 X7")
    lay(missed(match, 0), 1, "B")
    assert "countdown_began" in kinds(match.play(1, READY))
    match.advance(3)
    assert [len(each.hand) for each in match.state.players] == [3, 3]
    match.play(0, BACK)
    assert (match.state.out, match.state.absent) == ((), ())
    match.play(0, swap(match, match.state.players[0].hand[0]))


def test_mf_54_who_was_ready_need_not_say_so_again() -> None:
    """The others are ready: the round begins at the moment when the last one sits out."""
    match = live("R1 X1 X2 | B1 X3 X4 | X5 | X6 X7")
    lay(match, 0, "R")
    match.play(1, READY)
    match.play(0, AWAY)
    assert match.state.phase == "ready"
    assert "countdown_began" in kinds(match.advance(60))


def test_mf_54_no_round_begins_while_everybody_is_away() -> None:
    """Bots alone do not begin one."""
    match = live("R1 X1 X2 | B1 X3 X4 | X5 | X6 X7", bots=[1])
    lay(missed(match, 0), 1, "B")
    match.play(1, READY)
    match.advance(600)
    assert match.state.phase == "ready"
    match.play(0, BACK)
    assert "countdown_began" in kinds(match.play(0, READY))


def test_mf_54_after_two_whole_rounds_away_it_has_left() -> None:
    """In a row: of three, the two others play on."""
    cards = "R1 X1 X2 | B1 X3 X4 | G1 X5 X6 | X7 | X8 X9"
    match = live(cards, cards, cards, cards, rounds_to_win=3)
    lay(missed(match, 0), 1, "B")  # away in the middle of the first: not a whole one
    for _ in range(2):
        assert match.state.players[0].left is False
        for seat in (1, 2):
            match.play(seat, READY)
        match.advance(3)
        sound(match)
        events = lay(match, 1 + len(match.state.rounds) % 2, "BG"[len(match.state.rounds) % 2])
    assert kinds(events)[-2:] == ["round_end", "left"]
    assert match.state.players[0].left


def test_mf_54_a_round_in_which_it_was_here_starts_the_count_anew() -> None:
    """Away, back for a moment, away again: no whole round was missed."""
    cards = "R1 X1 X2 | B1 X3 X4 | G1 X5 X6 | X7 | X8 X9"
    match = live(cards, cards, cards, cards, cards, rounds_to_win=3)
    missed(match, 0)
    for number in range(3):
        if number:
            for seat in (1, 2):
                match.play(seat, READY)
            match.advance(3)
        if number == 1:
            match.play(0, BACK)
            missed(match, 0)
        lay(match, 1 + number % 2, "BG"[number % 2])
    assert not match.state.players[0].left


def test_mf_54_who_is_away_does_not_resume() -> None:
    """MF-53: neither the pause of its own nor an idle one; that is for those who are here."""
    match = live(TWO)
    match.play(0, say(match, "pause"))
    match.play(0, AWAY)
    assert code(match, 0, say(match, "resume")) == "seat_away"
    assert not match.offer(0)
    match.play(0, BACK)
    assert kinds(match.play(0, say(match, "resume"))) == ["resumed"]


@pytest.mark.parametrize("version", [1, 2])
def test_mf_54_older_logs_are_read_by_their_own_rules(version: int) -> None:
    """Who was away for a minute had left, and whoever was away could resume."""
    match = live(THREE, absence="leave", rules=2)
    match.play(1, say(match, "pause"))
    match.play(1, AWAY)
    match.play(1, say(match, "resume"))
    match.advance(61)
    assert match.state.players[1].left
    header, *moves = match.dumps().splitlines()
    told = json.loads(header) | {"rules": version}
    del told["options"]["absence"], told["options"]["rules"]
    again = tablee.Match.loads("\n".join([json.dumps(told), *moves]))
    assert again.state.players[1].left
    assert again.state.table.rules == 2
