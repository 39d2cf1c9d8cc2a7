"""Section 6: how three cards are stacked, and which lines show (MF-30..33)."""

import json
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from tests.games.monster_freeze.support.brute import (
    every_stack,
    from_above,
    grid,
    letters_shown,
    looked_at,
    printed,
)

from tablee.games.monster_freeze.board.deck import cards_of, official
from tablee.games.monster_freeze.board.geometry import (
    LINES,
    OVER,
    ROTS,
    SIDES,
    colours_shown,
    face,
    seen,
)
from tablee.games.monster_freeze.model import CODES, COLOURS, Card, Placement, Side, Stack


def random_stacks(seed: int, count: int) -> list[Stack]:
    rng = Random(seed)
    return [
        tuple(  # type: ignore[misc]
            Placement(card.id, rng.choice(SIDES), rng.choice(ROTS))
            for card in rng.sample(official(), 3)
        )
        for _ in range(count)
    ]


def over(lying: Placement) -> Placement:
    """MF-8, in brackets: the card turned over about the vertical axis."""
    other: Side = "back" if lying.side == "front" else "front"
    return Placement(lying.card, other, (4 - lying.rot) % 4)


def test_mf_30_any_order_any_turn_either_side() -> None:
    """A stack of three cards in any order, turn and side is one square of nine places."""
    hand = {name: printed()[name] for name in ("MF01", "MF40", "MF90")}
    stacks = 0
    for pile, picture in every_stack(hand):
        low, mid, high = (Placement(name, *way) for name, *way in pile)  # type: ignore[arg-type]
        assert seen(cards_of(None), (low, mid, high)) == "".join(map("".join, picture))
        stacks += 1
    assert stacks == 6 * 8 * 8 * 8


def test_mf_31_the_highest_creature_shows() -> None:
    """Through a hole one sees the next card; where all three have a hole the place is empty."""
    cards = {
        "low": Card("low", "RRRRRRRR.", "RRRRRR.RR"),
        "mid": Card("mid", "BBBBB....", "..BBB...."),
        "high": Card("high", "GG.......", ".GG......"),
    }
    low, mid, high = (Placement(name, "front", 0) for name in cards)
    assert seen(cards, (low, mid, high)) == "GGBBBRRR."
    assert seen(cards, (high, mid, low)) == "RRRRRRRR."
    assert seen(cards, (high, low, mid)) == "BBBBBRRR."


def test_mf_31_an_empty_place_ends_a_line_and_spoils_no_other() -> None:
    """No line passes through an empty place; elsewhere it does no harm."""
    assert colours_shown("RR.RR....") == ()
    assert colours_shown("...RRR...") == ("red",)
    assert colours_shown(".........") == ()


@pytest.mark.parametrize("line", LINES)
def test_mf_32_three_of_one_colour_in_a_line(line: tuple[int, int, int]) -> None:
    """Each of the eight lines counts in each colour, and two and another one do not."""
    for code, colour in zip(CODES, COLOURS, strict=True):
        places = [code if at in line else "." for at in range(9)]
        assert colours_shown("".join(places)) == (colour,)
        for at in line:
            other = CODES[CODES.index(code) - 1]
            assert colours_shown("".join([*places[:at], other, *places[at + 1 :]])) == ()


def test_mf_32_there_are_no_other_lines() -> None:
    """Of all threes of places exactly the rows, columns and diagonals are lines."""
    for three in combinations(range(9), 3):
        picture = "".join("V" if at in three else "." for at in range(9))
        assert bool(colours_shown(picture)) == (three in LINES)
        assert bool(letters_shown(grid(picture))) == (three in LINES)


def test_mf_32_colours_come_in_their_order() -> None:
    """All colours that show are told, red first."""
    assert colours_shown("VVVBBBRRR") == ("red", "blue", "violet")


def test_mf_33_turning_the_whole_stack_changes_nothing() -> None:
    """The picture turns, its colours stay."""
    for stack in random_stacks(33, 300):
        picture = seen(cards_of(None), stack)
        low, mid, high = (Placement(at.card, at.side, (at.rot + 1) % 4) for at in stack)
        turned = seen(cards_of(None), (low, mid, high))
        assert turned == face(Card("picture", picture, picture), "front", 1)
        assert colours_shown(turned) == colours_shown(picture)


def test_mf_33_only_the_top_view_counts() -> None:
    """The underside is another stack: claimed turned over, it shows what is then on top."""
    differ = 0
    for stack in random_stacks(330, 600):
        low, mid, high = stack
        under = (over(high), over(mid), over(low))
        laid = [looked_at(printed()[at.card], at.side, at.rot) for at in under]
        assert seen(cards_of(None), under) == "".join(map("".join, from_above(laid)))
        above = colours_shown(seen(cards_of(None), stack))
        differ += above != colours_shown(seen(cards_of(None), under))
    assert differ > 10


def test_mf_31_the_page_is_held_to_the_same_stacks() -> None:
    """These cases are also read by the tests of the page, which draws stacks without asking."""
    cases = json.loads(Path(__file__).with_name("stack_cases.json").read_text("utf-8"))
    assert len(cases) > 20
    for case in cases:
        bottom, middle, top = (Placement(*lying) for lying in case["stack"])
        assert seen(cards_of(None), (bottom, middle, top)) == case["seen"]


def test_mf_7_a_card_is_turned_over_left_to_right_as_it_lies() -> None:
    """Its holes stay where they were, seen in a mirror; twice, and it lies as before."""
    for card in official():
        for rot in ROTS:
            front, back = grid(face(card, "front", rot)), grid(face(card, "back", OVER[rot]))
            holes = [[cell == "." for cell in row] for row in front]
            assert [[cell == "." for cell in reversed(row)] for row in back] == holes
            assert OVER[OVER[rot]] == rot
