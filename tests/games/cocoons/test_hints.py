"""Hints: who can read a picture that nobody has told yet (CO-27..CO-29)."""

from random import Random

import pytest
from tests.games.cocoons.support.tables import box, go, tell

import tablee
from tablee.core.protocol import Decide, Seat
from tablee.core.sentences import told
from tablee.games.cocoons import GAME
from tablee.games.cocoons.events import Shared
from tablee.games.cocoons.hints import who_reads

ALL_SIDES = "NSNEWNNN"  # B, D, E and G show their sides to a hole in the centre


def asked(match: tablee.Match, seat: int | None) -> dict[str, tuple[int, ...]]:
    return {each.cocoon: each.seats for each in who_reads(match.view(seat)).readers}


def test_co_28_a_seat_is_told_whom_to_ask() -> None:
    """Not of what it reads itself, and not which picture it is."""
    match = box(marks=ALL_SIDES)
    mine = {label for label in "BDEG" if label in asked(match, 1)}
    theirs = {label for label in "BDEG" if label in asked(match, 0)}
    assert mine | theirs == {*"BDEG"}
    assert not mine & theirs
    assert set(asked(match, 0).values()) == {(1,)}
    assert asked(match, None).keys() == {*"BDEG"}


def test_co_38_what_was_told_needs_no_question() -> None:
    """In this turn or the one before, as long as it can be read (CO-33)."""
    match = box(marks=ALL_SIDES)
    label = next(iter(asked(match, 0)))
    match.play(1, tell(label))
    assert label not in asked(match, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_co_29_whoever_is_named_reads_it(seats: int) -> None:
    """In whole games: the views of those seats show the picture, those of the others do not."""
    match, rng = tablee.Match.new("cocoons", seats=seats, seed=seats, auto_share=False), Random(1)
    seen = 0
    while isinstance(match.waiting, Decide):
        for reader in who_reads(match.view(None)).readers:
            number = "ABCDEFGH".index(reader.cocoon)
            views = [match.view(seat) for seat in range(seats)]
            assert reader.seats == tuple(
                Seat(seat) for seat in range(seats) if views[seat].sees[number] is not None
            )
            seen += 1
        seat = match.waiting.seats[0]
        match.play(seat, match.sample(seat, rng))
    assert seen
    assert asked(match, 0) == {}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_co_40_the_same_sight_is_told_in_one_sentence(language: str) -> None:
    """The table shares it again in the next turn; whoever reads the story has just read it."""
    match = box(auto_share=True)
    first = [each for each in go(match, "B") if isinstance(each, Shared)]
    assert all(told(GAME, match.state, each, language) for each in first)
    again = [each for each in match.play(0, {"type": "leave_it"}) if isinstance(each, Shared)]
    assert {(each.cocoon, each.guardian) for each in again} == {
        (each.cocoon, each.guardian) for each in first
    }
    assert not any(told(GAME, match.state, each, language) for each in again)
