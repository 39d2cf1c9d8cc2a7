"""Looking back: tricks that lay in a hand and were not claimed, and claims without a line."""

from pathlib import Path

from tests.games.monster_freeze.support.tables import claim, code, live, official, swap

import tablee
from tablee.core.engine import played
from tablee.core.log import parse
from tablee.games.monster_freeze.board.deck import cards_of
from tablee.games.monster_freeze.board.geometry import colours_shown, seen
from tablee.games.monster_freeze.review import review
from tablee.games.monster_freeze.review.model import MatchReview

GOLDEN = Path(__file__).parents[2] / "golden" / "monster_freeze"
LAYOUT = "R1 X1 X2 | X3 X4 X5 | B1 | Y1 V1 G1 R2 B2 Y2 V2 G2"


def reviewed(match: tablee.Match) -> MatchReview:
    return review(played(*parse(match.dumps())))


def test_a_trick_that_was_swapped_away_is_missed() -> None:
    """R1 on top is a red trick from the first moment; after 12 seconds it is given away."""
    match = live(LAYOUT)
    dealt = len(match.moves)
    match.advance(12)
    match.play(0, swap(match, "R1"))
    match.play(1, swap(match, "X3"))
    first = reviewed(match).missed[0]
    assert (first.seat, first.colour, first.fate, first.lain_ms) == (0, "red", "swapped", 12_000)
    assert (first.seq, first.until) == (dealt, len(match.moves) - 2)
    assert (first.is_missing, first.is_fifth) == (True, False)
    assert colours_shown(seen(cards_of(match.state.table.deck), first.stack)) == ("red",)
    assert first.places == tuple(range(9))  # red all over
    assert first.said.en.startswith(
        "A red trick lay in the hand for 12 s; then one of its cards was swapped away. "
        "That colour was still missing. From bottom to top: "
    )
    assert "12\u00a0s dans la main" in first.said.fr


def test_a_moment_is_nobodys_miss() -> None:
    """Nobody sees a trick within three seconds."""
    match = live(LAYOUT)
    match.advance(2.9)
    match.play(0, swap(match, "R1"))
    assert [each for each in reviewed(match).missed if each.lain_ms < 3000] == []


def test_a_claimed_trick_is_not_missed_and_counts() -> None:
    """However long it took."""
    match = live(LAYOUT)
    match.advance(30)
    match.play(0, claim(match, "X1", "X2", "R1"))
    found = reviewed(match)
    assert [each for each in found.missed if each.seat == 0 and each.seq < 6] == []
    assert [each.tricks for each in found.seats] == [1, 0]


def test_another_colour_claimed_where_one_was_missing() -> None:
    """Red is owned; with R2 and B1 in hand, red is claimed again and blue is left."""
    layout = "R1 X1 X2 | X3 X4 X5 | V1 | R2 B1 X6 Y1 Y2 Y3 V2 G1"
    match = live(layout)
    match.play(0, claim(match, "X1", "X2", "R1"))
    match.advance(5)
    match.play(0, claim(match, "X6", "B1", "R2"))
    (found,) = [each for each in reviewed(match).missed if each.fate == "other"]
    assert (found.colour, found.is_missing, found.lain_ms) == ("blue", True, 5000)


def test_the_fifth_colour_is_the_greatest_pity() -> None:
    """It comes first, though others lay longer."""
    layout = "R1 R2 R3 | X1 X2 X3 | X9 | B1 B2 B3 G1 G2 G3 Y1 Y2 Y3 V1 V2 V3 R4 R5 R6 B4 G4 Y4"
    match = live(layout)
    for cards in ("R1 R2 R3", "B1 B2 B3", "G1 G2 G3", "Y1 Y2 Y3"):
        match.play(0, claim(match, *cards.split()))
    match.advance(4)
    for card in ("V1", "V2", "V3"):
        match.play(0, swap(match, card))
        match.advance(1)
    found = reviewed(match)
    best = found.missed[found.best[0]]
    assert (best.colour, best.is_fifth) == ("violet", True)
    assert "the fifth colour" in best.said.en


def test_a_claim_without_a_line() -> None:
    """MF-40: it costs two seconds; a red trick was there."""
    match = live(LAYOUT)
    assert code(match, 0, claim(match, "R1", "X1", "X2")) == "no_line"
    (found,) = reviewed(match).false_claims
    assert (found.seat, found.lock_ms, found.seq) == (0, 2000, len(match.moves))
    assert found.said.en == "A claim without a line: 2 s of waiting. A red trick was there."


def test_the_stack_of_a_golden_game_shows_what_it_says() -> None:
    """Each missed trick is one by the rules, of just the cards of that hand at that step."""
    game, header, moves = parse((GOLDEN / "two-seats-two-rounds.jsonl").read_text("utf-8"))
    course = played(game, header, moves)
    found = review(course)
    assert len(found.missed) > 5
    assert len(found.best) == 3
    for missed in found.missed:
        state = course[missed.seq][0]
        hand = state.players[missed.seat].hand
        assert sorted(lying.card for lying in missed.stack) == sorted(hand)
        assert missed.colour in colours_shown(seen(cards_of(None), missed.stack))
        assert course[missed.until][0].players[missed.seat].hand == hand


def test_a_match_that_never_began_has_nothing_to_review() -> None:
    """Everybody leaves before the first card."""
    match = tablee.Match.new("monster_freeze", seats=2, seed=1)
    assert reviewed(match).missed == ()
    assert reviewed(official()).false_claims == ()
