"""Section 2: the cards, ours and others, and how they lie (MF-5..11)."""

from collections import Counter
from itertools import combinations, product
from random import Random

import pytest
from tests.games.monster_freeze.support.brute import grid, looked_at, printed

from tablee.games.monster_freeze.board.deck import cards_of, flaw_of, official
from tablee.games.monster_freeze.board.geometry import LINES, ROTS, SIDES, face, seen
from tablee.games.monster_freeze.board.solver import stacks_for
from tablee.games.monster_freeze.model import CODES, COLOURS, Card, Placement, Side

NO_HOLE = Card("full", "RBGYVRBGY", "RBGYVRBGY")
ALL_HOLES = Card("rim", ".........", ".........")


def with_card(card: Card) -> tuple[Card, ...]:
    """The official deck with another card in sixth place."""
    return (*official()[:5], card, *official()[6:])


def over(lying: Placement) -> Placement:
    """MF-8, in brackets: the card turned over about the vertical axis."""
    other: Side = "back" if lying.side == "front" else "front"
    return Placement(lying.card, other, (4 - lying.rot) % 4)


# -- the cards -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "front", ["RBGYVRBG", "RBGYVRBGYV", "", "RBGYVRBGX", "RBGYVRBG ", "rbgyvrbgy"]
)
def test_mf_5_a_side_is_nine_creatures_or_holes(front: str) -> None:
    """A card is a grid of nine places, each a hole or one creature of the five colours."""
    assert "MF-5" in (flaw_of(with_card(Card("odd", front, "RBGYVRBGY")), 4) or "")
    assert "MF-5" in (flaw_of(with_card(Card("odd", "RBGYVRBGY", front)), 4) or "")
    assert flaw_of(with_card(NO_HOLE), 4) is None
    assert flaw_of(with_card(ALL_HOLES), 4) is None


def test_mf_6_both_sides_can_be_used() -> None:
    """Either side may be up, and no official card looks from behind as it does from the front."""
    for card in official():
        fronts = {face(card, "front", rot) for rot in ROTS}
        backs = {face(card, "back", rot) for rot in ROTS}
        assert card.front in fronts
        assert card.back in backs
        assert not fronts & backs


@pytest.mark.parametrize("card", official(), ids=lambda card: card.id)
def test_mf_7_a_hole_goes_through_the_card(card: Card) -> None:
    """The back shows the holes of the front mirrored; a card that does not is refused."""
    front, back = grid(card.front), grid(card.back)
    for row, column in product(range(3), range(3)):
        assert (back[row][column] == ".") == (front[row][2 - column] == ".")
    assert flaw_of((card,), 0) == "1 cards: 0 seats need 2 or more (MF-11)"
    for at in range(9):
        other = "." if card.back[at] != "." else "R"
        odd = Card(card.id, card.front, card.back[:at] + other + card.back[at + 1 :])
        row, column = divmod(at, 3)
        assert f"row {row}, column {2 - column}" in (flaw_of((odd,), 0) or "")


def test_mf_8_a_quarter_turn_is_clockwise() -> None:
    """The top row becomes the right column."""
    card = Card("c", "RBG......", "......YVR")
    assert [face(card, "front", rot) for rot in ROTS] == [
        "RBG......",
        "..R..B..G",
        "......GBR",
        "G..B..R..",
    ]
    assert face(card, "back", 1) == "Y..V..R.."


def test_mf_8_the_eight_placements_are_those_of_the_rule() -> None:
    """Sides and turns of every official card, as nested lists turned by other code have them."""
    for card in official():
        for side, rot in product(SIDES, ROTS):
            there = looked_at(printed()[card.id], side, rot)
            assert grid(face(card, side, rot)) == there


def test_mf_8_turning_a_lying_card_over_mirrors_its_holes() -> None:
    """A card at (front, k), turned about the vertical axis, lies at (back, (4-k)%4)."""
    for card, side, rot in product(official(), SIDES, ROTS):
        turned = over(Placement(card.id, side, rot))
        before, after = grid(face(card, side, rot)), grid(face(card, turned.side, turned.rot))
        assert [[place == "." for place in row[::-1]] for row in before] == [
            [place == "." for place in row] for row in after
        ]
        assert over(turned) == Placement(card.id, side, rot)


def test_mf_9_every_face_shows_each_colour_once_and_four_holes() -> None:
    """Ninety cards MF01 to MF90, five creatures and four holes on each of their 180 faces."""
    assert [card.id for card in official()] == [f"MF{number:02}" for number in range(1, 91)]
    for card in official():
        for side in (card.front, card.back):
            assert Counter(side) == Counter({**dict.fromkeys(CODES, 1), ".": 4})


def test_mf_9_no_two_cards_are_alike_however_they_lie() -> None:
    """The ninety cards are different: not even turned or turned over does one look like another."""
    looks = [
        {
            (face(card, side, rot), face(card, turned.side, turned.rot))
            for side, rot in product(SIDES, ROTS)
            for turned in [over(Placement(card.id, side, rot))]
        }
        for card in official()
    ]
    assert all(not one & two for one, two in combinations(looks, 2))


def test_mf_9_every_trick_takes_one_creature_of_each_card() -> None:
    """No card and no pair shows a line alone, so the three of a line lie on three cards."""
    rng = Random(9)
    lines = 0
    for _ in range(20):
        hand = tuple(card.id for card in rng.sample(official(), 3))
        for code, colour in zip(CODES, COLOURS, strict=True):
            for stack in stacks_for(None, hand, colour):
                faces = [face(cards_of(None)[each.card], each.side, each.rot) for each in stack]
                picture = seen(cards_of(None), stack)
                for line in LINES:
                    if all(picture[at] == code for at in line):
                        lines += 1
                        owners = {
                            max(layer for layer in range(3) if faces[layer][at] != ".")
                            for at in line
                        }
                        assert owners == {0, 1, 2}
    assert lines


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_mf_10_the_pile_always_leaves_two(seats: int) -> None:
    """The deck is a multiple of three, so hands and centre leave a remainder of two."""
    assert len(official()) % 3 == 0
    assert (len(official()) - 1 - 3 * seats) % 3 == 2


# -- MF-11: custom decks ---------------------------------------------------------------------------


def test_mf_11_a_good_deck_is_accepted() -> None:
    """Cards need none of the properties of MF-9."""
    assert flaw_of(official(), 4) is None
    odd = tuple(Card(f"r{at}", "RRRRRRRRR", "R" * 9) for at in range(14))
    assert flaw_of(odd, 4) is None
    assert list(cards_of(odd)) == [card.id for card in odd]
    assert list(cards_of(None)) == [card.id for card in official()]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_mf_11_a_deck_has_3n_plus_2_cards_or_more(seats: int) -> None:
    """Three for each seat, the centre, and one in the pile."""
    assert flaw_of(official()[: 3 * seats + 2], seats) is None
    flaw = flaw_of(official()[: 3 * seats + 1], seats)
    assert flaw is not None
    assert f"{3 * seats + 1} cards" in flaw


def test_mf_11_the_first_bad_card_is_named() -> None:
    """The flaw is that of the first bad card, whatever the later ones or the size."""
    first, second = Card("first", "R" * 8, "R" * 9), Card("second", "X" * 9, "R" * 9)
    for deck in ([first, second], [NO_HOLE, first, second]):
        assert (flaw_of(tuple(deck), 4) or "").startswith("card first: 8 places on its front")
    assert (flaw_of((second, first), 1) or "").startswith("card second: 'X' on its front")


def test_mf_11_ids_are_unique() -> None:
    """The second card of an id is the bad one, and an id is one that an action can carry."""
    again = Card("MF03", "R" * 9, "R" * 9)
    assert flaw_of(with_card(again), 4) == "card MF03: a second card of this id (MF-11)"
    for name in ("", "x" * 17):
        assert "an id has 1 to 16" in (flaw_of(with_card(Card(name, "R" * 9, "R" * 9)), 4) or "")
