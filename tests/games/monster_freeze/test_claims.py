"""Section 6 and MF-40: claims, their colour, what a trick does, and wrong claims (MF-29..35)."""

from random import Random

import pytest
from tests.games.monster_freeze.support.brute import Tried, printed
from tests.games.monster_freeze.support.tables import (
    IDS,
    begin,
    claim,
    code,
    hands,
    kinds,
    lay,
    live,
    official,
    pile,
    refused,
    say,
    swap,
    with_top,
)

from tablee.games.monster_freeze.board.solver import solved

START = "R1 X1 D1 | B1 X2 X3 | X4 | G1 R2 D2 R3 B2 D3 B3 V1 D4 X5 X6"


def test_mf_29_the_three_cards_are_my_hand() -> None:
    """Exactly my current hand, in any order, else `stale_hand` with my hand."""
    match = live(START)
    for cards in (("R1", "X1", "X4"), ("B1", "X2", "X3"), ("R1", "X1", "G1")):
        refusal = refused(match, 0, claim(match, *cards))
        assert (refusal.code, refusal.hint) == ("stale_hand", {"hand": ["R1", "X1", "D1"]})
    match.play(0, claim(match, "D1", "X1", "R1"))


def test_mf_29_errors_come_in_their_order() -> None:
    """Hand, lock, line, colour: the first failure that applies is told."""
    match = live(START)
    no_line = claim(match, "R1", "D1", "X1", colour="violet")
    assert code(match, 0, no_line) == "no_line"
    assert code(match, 0, claim(match, "R1", "D1", "G1", colour="green")) == "stale_hand"
    assert code(match, 0, no_line) == "claim_locked"
    assert code(match, 0, claim(match, "X1", "D1", "R1", colour="green")) == "claim_locked"
    match.advance(2)
    assert code(match, 0, claim(match, "X1", "D1", "R1", colour="green")) == "colour_not_shown"


@pytest.mark.parametrize("seed", range(6))
def test_mf_29_official_stacks_as_by_brute_force(seed: int) -> None:
    """Every stack that shows a line is a trick of that colour; one that shows none is not."""
    rng = Random(seed)
    hand = rng.sample(IDS, 3)
    tried = Tried({name: printed()[name] for name in hand})
    match = official(" ".join(hand), claim_lock=0)
    for colour, stacks in tried.stacks.items():
        for chosen in rng.sample(stacks, min(3, len(stacks))):
            copy = match.copy()
            base = claim(copy, *hand)
            copy.play(0, {**base, "stack": [list(lying) for lying in chosen], "colour": colour})
            assert [trick.colour for trick in copy.state.players[0].tricks] == [colour]
        for wrong in set(tried.stacks) - {colour}:
            for chosen in stacks[:1]:
                if chosen not in tried.stacks[wrong]:
                    asked = {**claim(match, *hand), "stack": [list(each) for each in chosen]}
                    assert code(match, 0, {**asked, "colour": wrong}) == "colour_not_shown"


# -- MF-34: which colour ---------------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["red", "blue", "violet"])
def test_mf_34_the_claimer_chooses(colour: str) -> None:
    """If lines of several colours show, `colour` says which; one claim is one trick."""
    match = live(START)
    match.play(0, claim(match, "R1", "X1", "D1", colour=colour))
    assert [trick.colour for trick in match.state.players[0].tricks] == [colour]


def test_mf_34_the_first_missing_colour_is_the_default() -> None:
    """Without `colour`: the first showing colour not owned yet, in the order of the colours."""
    match = live(START)
    expected = ["red", "blue", "violet"]
    for number in range(3):
        lay(match, 0, "D")
        assert [trick.colour for trick in match.state.players[0].tricks] == expected[: number + 1]


def test_mf_34_if_all_are_owned_the_most_frequent() -> None:
    """The colour owned most of; ties in the order of the colours."""
    more = "D5 D6 D7 D8 D9 D10 X7 X8 X9 X10 X11 X12"
    match = live(f"V1 D1 D2 | X1 X2 X3 | X4 | D3 V2 X5 D4 X6 X13 {more} X14")
    match.play(0, claim(match, "D1", "D2", "V1"))  # violet
    match.play(0, claim(match, "X5", "D3", "V2"))  # violet
    match.play(0, claim(match, "X6", "X13", "D4"))  # red
    match.play(0, claim(match, "D5", "D6", "D7"))  # blue
    match.play(0, claim(match, "D8", "D9", "D10"))
    colours = [trick.colour for trick in match.state.players[0].tricks]
    assert colours == ["violet", "violet", "red", "blue", "violet"]


def test_mf_34_ties_go_to_the_first_colour() -> None:
    """One of each that shows: red."""
    match = live("D1 D2 D3 | X1 X2 X3 | X4 | D4 D5 D6 D7 D8 D9 D10 D11 D12 X5 X6")
    lay(match, 0, "DDDD")
    assert [trick.colour for trick in match.state.players[0].tricks][3:] == ["red"]


def test_mf_34_a_colour_that_does_not_show() -> None:
    """`colour_not_shown` lists those that do, and starts no lock."""
    match = live(START)
    refusal = refused(match, 0, claim(match, "R1", "X1", "D1", colour="green"))
    assert refusal.code == "colour_not_shown"
    assert refusal.hint == {"colours": ["red", "blue", "violet"]}
    assert not refusal.refusal.recorded
    match.play(0, claim(match, "R1", "X1", "D1", colour="blue"))


# -- MF-35: the trick ------------------------------------------------------------------------------


def test_mf_35_lay_and_draw_three() -> None:
    """A valid trick lies before its owner, who draws the top three cards of the pile."""
    match = live(START)
    (event,) = match.play(0, claim(match, "D1", "X1", "R1"))
    assert (event.seat, event.colour, event.drawn) == (0, "red", ("G1", "R2", "D2"))
    assert [placed.card for placed in event.stack] == ["D1", "X1", "R1"]
    assert hands(match) == ["G1 R2 D2", "B1 X2 X3"]
    assert pile(match) == "R3 B2 D3 B3 V1 D4 X5 X6"
    assert match.state.centre == "X4"


def test_mf_35_a_colour_may_be_repeated() -> None:
    """It changes the hand and counts in MF-37."""
    match = live(START)
    lay(match, 0, "RRR")
    assert [trick.colour for trick in match.state.players[0].tricks] == ["red"] * 3


# -- MF-40: wrong claims ---------------------------------------------------------------------------


def test_mf_40_no_line_locks_claims_for_two_seconds() -> None:
    """Nothing is touched but the seat's claims, and not its swaps."""
    match = live(START)
    match.advance(1)
    before = match.state
    refusal = refused(match, 0, claim(match, "R1", "D1", "X1"))
    assert (refusal.code, refusal.hint["view"]) == ("no_line", "RBGBRBBRB")
    after = match.state
    assert [each.hand for each in after.players] == [each.hand for each in before.players]
    assert (after.centre, after.pile) == (before.centre, before.pile)
    assert after.players[0].tricks == ()
    match.play(0, swap(match, "X1"))
    match.advance(1.999)
    refusal = refused(match, 0, with_top(match, 0, "R"))
    assert (refusal.code, refusal.hint) == ("claim_locked", {"seconds": 0.001})
    match.advance(0.001)
    lay(match, 0, "R")


def test_mf_40_only_the_own_claims_are_locked() -> None:
    """A rival claims on."""
    match = live(START)
    assert code(match, 0, claim(match, "R1", "D1", "X1")) == "no_line"
    assert kinds(lay(match, 1, "B")) == ["trick"]


@pytest.mark.parametrize("lock", [0, 0.5, 5])
def test_mf_40_the_lock_is_an_option(lock: float) -> None:
    """From 0 to 5 seconds."""
    match = live(START, claim_lock=lock)
    assert code(match, 0, claim(match, "R1", "D1", "X1")) == "no_line"
    if lock:
        match.advance(lock - 0.001)
        assert code(match, 0, with_top(match, 0, "R")) == "claim_locked"
        match.advance(0.001)
    lay(match, 0, "R")


def test_mf_40_the_lock_goes_on_with_other_cards_and_is_not_renewed() -> None:
    """Neither a swap nor a claim while locked changes it; a stale claim never locks."""
    match = live(START)
    assert code(match, 0, claim(match, "R1", "D1", "G1")) == "stale_hand"
    assert match.state.players[0].locked_until == 0
    assert code(match, 0, claim(match, "R1", "D1", "X1")) == "no_line"
    match.advance(1)
    match.play(0, swap(match, "X1"))
    assert code(match, 0, claim(match, "R1", "D1", "X4")) == "claim_locked"
    match.advance(1)
    lay(match, 0, "R")


def test_mf_40_the_lock_stops_in_a_pause() -> None:
    """Locks are play time (MF-53)."""
    match = live(START)
    assert code(match, 0, claim(match, "R1", "D1", "X1")) == "no_line"
    match.advance(1)
    match.play(1, say(match, "pause"))
    match.advance(10)
    match.play(1, say(match, "resume"))
    match.advance(3.999)
    assert code(match, 0, with_top(match, 0, "R")) == "claim_locked"
    match.advance(0.001)
    lay(match, 0, "R")


def test_mf_40_a_new_round_has_no_lock() -> None:
    """What was wrong in the last round is forgotten (MF-45)."""
    match = live("R1 B1 G1 | Y1 V1 X1 | X2 | B2 X3 R2", "R1 B1 G1 Y1 V1 X1 X2 B2 X3 R2")
    assert code(match, 1, claim(match, "Y1", "V1", "X1")) == "no_line"
    lay(match, 0, "R")
    begin(match)
    assert match.state.round == 2
    assert match.state.players[1].locked_until == 0
    lay(match, 1, "Y")


def test_mf_35_most_official_hands_make_a_trick() -> None:
    """A claim is possible with 85 hands of 100, so a table is rarely without one."""
    assert sum(map(bool, solved())) / len(solved()) == pytest.approx(0.85, abs=0.001)
