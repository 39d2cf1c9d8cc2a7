"""What hands can show: the solver beside brute force, and the figures of the official deck."""

import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from tests.games.monster_freeze.support.brute import LETTERS, Tried, printed, random_faces

from tablee.games.monster_freeze.board.deck import cards_of, flaw_of, official
from tablee.games.monster_freeze.board.geometry import LINES, colours_shown, seen
from tablee.games.monster_freeze.board.solver import (
    COLOUR_BITS,
    LANES,
    STACKINGS,
    Deck,
    can_make,
    colours_of,
    counts_of,
    index_of,
    lines_of,
    solved,
    solver_of,
    stack_for,
    stacks_for,
)
from tablee.games.monster_freeze.model import COLOURS, Card

ROOT = Path(__file__).parent.parent.parent.parent
HANDS = 117_480  # 90 * 89 * 88 / 6
IDS = tuple(card.id for card in official())


def agrees(deck: Deck, hand: tuple[str, ...], tried: Tried) -> None:
    """Everything that the solver says of a hand is what brute force found."""
    counts = counts_of(deck, hand)
    for at, colour in enumerate(COLOURS):
        expected = tried.upright(colour)
        found = [
            tuple((lying.card, lying.side, lying.rot) for lying in stack)
            for stack in stacks_for(deck, hand, colour)
        ]
        assert len(found) == len(expected)
        assert set(found) == expected
        assert 4 * counts[at] == len(tried.stacks[colour])  # MF-33: four turns of each
        assert bool(colours_of(deck, hand) & COLOUR_BITS[colour]) == bool(expected)
        one = stack_for(deck, hand, colour)
        assert (one is not None) == bool(expected)
        if one is not None:
            assert colour in colours_shown(seen(cards_of(deck), one))


@pytest.mark.parametrize("seed", range(24))
def test_mf_30_official_hands_as_by_brute_force(seed: int) -> None:
    """All 3072 stacks of a hand, laid one by one, show what the solver says."""
    hand = tuple(Random(seed).sample(IDS, 3))
    agrees(None, hand, Tried({name: printed()[name] for name in hand}))


@pytest.mark.parametrize("seed", range(40))
def test_mf_11_custom_hands_as_by_brute_force(seed: int) -> None:
    """Cards of any creatures and holes, even such as show a line alone."""
    rng = Random(seed)
    faces = {f"card {at}": random_faces(rng) for at in range(5)}
    deck = tuple(Card(name, *both) for name, both in faces.items())
    assert flaw_of(deck, 1) is None
    hand = tuple(rng.sample(sorted(faces), 3))
    agrees(deck, hand, Tried({name: faces[name] for name in hand}))


def test_mf_30_the_order_of_a_hand_does_not_matter() -> None:
    """Three cards are three cards, and a hand of others is an error."""
    assert counts_of(None, ("MF01", "MF02", "MF05")) == counts_of(None, ("MF05", "MF01", "MF02"))
    assert stack_for(None, ("MF01", "MF02", "MF05"), "red") == stack_for(
        None, ("MF05", "MF01", "MF02"), "red"
    )
    for hand in (("MF01", "MF01", "MF02"), ("MF01", "MF02"), ("MF01", "MF02", "MF03", "MF04")):
        with pytest.raises(ValueError, match=r"three different|unpack"):
            colours_of(None, hand)
    with pytest.raises(KeyError):
        colours_of(None, ("MF01", "MF02", "MF91"))


def test_mf_11_a_copy_of_the_official_deck_is_solved_alike() -> None:
    """The table of the official deck and the solver of all others agree, hand by hand."""
    copied = tuple(Card(card.id, card.front, card.back) for card in official())
    rng = Random(11)
    for _ in range(2000):
        hand = tuple(rng.sample(IDS, 3))
        assert colours_of(copied, hand) == colours_of(None, hand)


# -- the figures of the official deck --------------------------------------------------------------


def test_mf_9_the_table_is_that_of_the_deck() -> None:
    """Solved anew, all hands come out as the file has them; it is read in the order of hands."""
    script = ROOT / "scripts" / "write_solved.py"
    check = [sys.executable, str(script), "--check"]
    assert subprocess.run(check, check=False, timeout=120).returncode == 0
    indices = [index_of(*three) for three in combinations(range(90), 3)]
    assert sorted(indices) == list(range(HANDS))


def test_mf_9_how_many_colours_a_hand_can_show() -> None:
    """85 hands of 100 can make a trick, 1.685 colours on average."""
    table = solved()
    assert len(table) == HANDS
    colours = Counter(mask.bit_count() for mask in table)
    shares = [round(100 * colours[count] / HANDS, 1) for count in range(6)]
    assert shares == [15.0, 31.2, 30.3, 17.8, 5.1, 0.6]
    assert round(1 - colours[0] / HANDS, 4) == 0.85
    assert round(sum(mask.bit_count() for mask in table) / HANDS, 3) == 1.685


def test_mf_9_colours_are_balanced() -> None:
    """Each colour can be shown by 33.69 to 33.73 hands of 100."""
    for bit in COLOUR_BITS.values():
        share = sum(bool(mask & bit) for mask in solved()) / HANDS
        assert 0.3369 <= round(share, 4) <= 0.3373


def test_mf_34_two_colours_at_most_in_one_picture() -> None:
    """No official picture shows three colours; 2.4 hands of 100 have one that shows two."""
    solver = solver_of(None)
    double = 0
    for three in combinations(range(90), 3):
        twice = 0
        for lines in lines_of(solver, *three):
            once = pair = 0
            for at in range(5):
                colour = lines >> at * STACKINGS & LANES
                assert not pair & colour
                pair |= once & colour
                once |= colour
            twice |= pair
        double += bool(twice)
    assert round(100 * double / HANDS, 1) == 2.4


def test_mf_34_lines_of_two_colours_are_parallel() -> None:
    """Any other two lines cross in a place, which has one colour."""
    for one, two in combinations(LINES, 2):
        rows = all(len({at // 3 for at in line}) == 1 for line in (one, two))
        columns = all(len({at % 3 for at in line}) == 1 for line in (one, two))
        assert bool(set(one) & set(two)) != (rows or columns)


def test_mf_34_brute_force_finds_two_colours_too() -> None:
    """A hand of which some picture shows two colours, and none three."""
    solver = solver_of(None)
    rng = Random(34)
    while True:
        one, two, three = sorted(rng.sample(range(90), 3))
        lines = lines_of(solver, one, two, three)
        colours = [[each >> at * STACKINGS & LANES for at in range(5)] for each in lines]
        if any(a & b for each in colours for a, b in combinations(each, 2)):
            break
    tried = Tried({IDS[at]: printed()[IDS[at]] for at in (one, two, three)})
    assert tried.at_once[2]
    assert max(tried.at_once) == 2


# -- MF-50, MF-51: what swaps can reach ------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_mf_50_what_a_seat_can_make_with_the_centre(seed: int) -> None:
    """The colours of all threes of the four cards, and of no other."""
    *hand, centre = Random(seed).sample(IDS, 4)
    letters = set()
    for three in combinations([*hand, centre], 3):
        tried = Tried({name: printed()[name] for name in three})
        letters |= {colour for colour in LETTERS if tried.stacks[colour]}
    found = can_make(None, tuple(hand), centre)
    assert {colour for colour, bit in COLOUR_BITS.items() if found & bit} == letters


def test_mf_50_a_seat_without_cards_can_make_nothing() -> None:
    """A hand that went under the pile reaches no trick, and dead cards none either."""
    assert can_make(None, (), "MF01") == 0
    rims = tuple(Card(f"rim {at}", "." * 9, "." * 9) for at in range(5))
    assert can_make(rims, ("rim 0", "rim 1", "rim 2"), "rim 3") == 0


def test_mf_51_no_official_hand_is_dead() -> None:
    """At least 36 of the 87 other cards, put in the centre, wake a hand that can show nothing."""
    makes = [[0] * 90 for _ in range(90)]  # for two cards, the third ones that make a trick
    for one, two, three in combinations(range(90), 3):
        if solved()[index_of(one, two, three)]:
            makes[one][two] |= 1 << three
            makes[one][three] |= 1 << two
            makes[two][three] |= 1 << one
    waking = [
        (makes[one][two] | makes[one][three] | makes[two][three]).bit_count()
        for one, two, three in combinations(range(90), 3)
        if not solved()[index_of(one, two, three)]
    ]
    assert min(waking) == 36
