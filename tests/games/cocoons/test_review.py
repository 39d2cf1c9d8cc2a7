"""Looking back: when it was decided, what a slide brought, what could be known of a placement."""

from pathlib import Path

import pytest
from tests.games.cocoons.support.tables import (
    END,
    ROUND,
    YES,
    box,
    go,
    over,
    ready,
    tell,
    walk,
)

import tablee
from tablee.core.engine import played
from tablee.core.log import parse
from tablee.core.protocol import Seat
from tablee.games.cocoons.review import review
from tablee.games.cocoons.review.model import BoxReview, Moment, TurningPoint
from tablee.games.cocoons.rules.queries import sees

GOLDEN = Path(__file__).parents[2] / "golden" / "cocoons"
DARK = "NENNNNSN"  # neither at first nor after cocoon B has slid is any picture to be read


def reviewed(match: tablee.Match) -> BoxReview:
    return review(played(*parse(match.dumps())))


def moment(match: tablee.Match) -> Moment:
    (found,) = reviewed(match).moments
    return found


def turning(match: tablee.Match) -> TurningPoint:
    found = reviewed(match).turning
    assert found is not None
    return found


# -- guardians -------------------------------------------------------------------------------------


def test_a_guardian_put_into_a_cocoon_that_was_read_as_anothers() -> None:
    """At first cocoon G shows that it belongs to the frog; the fish goes there all the same."""
    match = box(auto_share=True)
    go(match, "B", ">G")
    found = moment(match)
    assert (found.kind, found.guardian, found.cocoon, found.turn) == ("place", "fish", "G", 1)
    assert found.said.en == (
        "Into cocoon G: the fish. But that cocoon had been read in turn 1: it is the frog’s."
    )
    assert found.said.fr.endswith("lu au tour 1\u00a0: c’est celui de la grenouille.")


def test_a_guardian_whose_own_cocoon_was_read() -> None:
    """Once cocoon B has slid, it shows that it belongs to the fish; cocoon A was never read."""
    match = box(auto_share=True)
    go(match, "B", ">A")
    found = moment(match)
    assert (found.kind, found.home) == ("place", "B")
    assert "its own cocoon, B, had been read in turn 1." in found.said.en


def test_what_was_read_and_not_told_is_said_to_be() -> None:
    """Without a word the team could not know, but somebody at the table did."""
    silent = box()
    go(silent, "B", ">A")
    assert moment(silent).said.en.endswith("Whoever had read it had not said so.")
    told = box()
    go(told, "B")
    (seat,) = (each for each in range(2) if "B" in sees(told.state, Seat(each)))
    told.play(seat, tell("B"))
    go(told, ">A")
    assert "not said so" not in moment(told).said.en


def test_a_guess_is_not_held_against_anybody() -> None:
    """No picture was to be read: one chance in eight, and the sentence says so."""
    match = box(marks=DARK)
    go(match, "B", ">A")
    found = moment(match)
    assert (found.kind, found.home) == ("guess", None)
    assert "one chance in 8" in found.said.en
    assert "nobody could know then" in found.said.en


def test_a_lucky_guess_and_a_known_home_are_no_moments() -> None:
    """Only what went wrong is told."""
    lucky = box(marks=DARK)
    go(lucky, "B", ">B")
    known = box()
    go(known, "B", ">B")
    assert reviewed(lucky).moments == reviewed(known).moments == ()


def test_a_guardian_left_although_its_cocoon_was_known() -> None:
    """Somebody has to come back for it."""
    match = box(auto_share=True)
    go(match, "B", ".")
    found = moment(match)
    assert (found.kind, found.home) == ("left", "B")
    dark = box(marks=DARK)
    go(dark, "B", ".")
    assert reviewed(dark).moments == ()


# -- slides ----------------------------------------------------------------------------------------


def test_a_slide_back_shows_nothing_new() -> None:
    """It uncovers the start token again, and no other picture."""
    match = box(marks=DARK)
    go(match, "B", ".", "B")
    found = moment(match)
    assert (found.kind, found.cocoon, found.tokens, found.turn) == ("slide", "B", 1, 2)
    assert found.seq == len(match.moves)
    account = reviewed(match).account
    assert (account.news, account.nothing, account.rest) == (1, 1, 23)


def test_the_way_home_is_not_held_against_anybody() -> None:
    """All guardians are in cocoons: the last two slides have to be."""
    account = reviewed(over()).account
    assert account.news + account.nothing + account.home == 10
    assert account.home == 2
    assert account.rest == 15


# -- the turning point -----------------------------------------------------------------------------


def test_too_few_tokens_from_the_start() -> None:
    """Over eight slots and back to the middle is a way of ten."""
    match = box(reserve=6)
    walk(match, *ROUND[:6])
    found = turning(match)
    assert (found.kind, found.turn, found.is_won, found.is_by_truth) == ("tokens", 0, False, False)
    assert found.said.en.endswith("takes 10.")


def test_the_turn_that_wasted_one_token_too_many() -> None:
    """Eleven tokens for a way of ten: there and back are two, and the second one was too many."""
    match = box(reserve=11, marks=DARK)
    go(match, "B", ".")
    at = len(match.moves) + 1
    go(match, "B")
    walk(match, *ROUND[:9])
    found = turning(match)
    assert (found.kind, found.turn, found.seat, found.seq) == ("tokens", 2, 1, at)
    assert "9 tokens were left" in found.said.en
    assert "took 10" in found.said.en


def test_a_wrong_guardian_that_could_not_be_paid_for_any_more() -> None:
    """Twelve tokens: a way of nine after the first turn, and three to mend, are one too many."""
    match = ready(wrong=True, reserve=12)
    match.play(0, END)
    match.play(1, YES)
    found = turning(match)
    assert (found.kind, found.turn, found.is_by_truth) == ("wrong", 1, True)
    assert "only the end showed" in found.said.en


def test_a_vote_that_came_too_soon() -> None:
    """Fifteen tokens were left to mend two guardians; who was wrong had been read."""
    match = over(wrong=True)
    found = turning(match)
    assert (found.kind, found.is_won) == ("vote", False)
    assert found.seq == len(match.moves)
    assert "15 tokens were left to mend what was wrong (2)" in found.said.en


def test_a_won_game_tells_since_when_everything_was_known() -> None:
    """The first rest after which all eight cocoons had been read, by the views of the seats."""
    game, header, moves = parse((GOLDEN / "level-1-four-seats.jsonl").read_text("utf-8"))
    course = played(game, header, moves)
    found = review(course).turning
    assert found is not None
    assert (found.kind, found.is_won, found.turn) == ("known", True, 11)

    def read_until(number: int) -> set[str]:
        states = [state for state, _ in course[: number + 1] if state.phase != "deal"]
        return {label for state in states for seat in range(4) for label in sees(state, Seat(seat))}

    assert len(read_until(found.seq)) >= 7  # seven tell the eighth
    assert len(read_until(found.seq - 3)) < 7


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("all-home-with-the-last-token", "luck"),
        ("turn-limit", "limit"),
        ("out-of-tokens", "tokens"),
        ("wrong-guardian", "vote"),
    ],
)
def test_golden_games_of_every_ending(name: str, kind: str) -> None:
    """Each ending has a turning point of its own."""
    found = review(played(*parse((GOLDEN / f"{name}.jsonl").read_text("utf-8"))))
    assert found.turning is not None
    assert found.turning.kind == kind


def test_a_game_that_goes_on_is_not_decided() -> None:
    """Nothing is told of an end that is not there."""
    assert reviewed(box()).turning is None
