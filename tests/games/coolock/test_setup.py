"""Section 2: the set-up (CL-12..CL-20), over many deals."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from tests.games.coolock.support.board import (
    ALL_GATES,
    ALL_PLACES,
    BASES,
    PLACES,
    base_edge,
)
from tests.games.coolock.support.games import deals
from tests.games.coolock.support.tables import RULES, scene

import tablee

SEATS = range(2, 7)
DEALS = 40


def zone_of(place: int) -> int:
    return next(zone for zone, places in PLACES.items() if place in places)


BASES_IN_USE = {2: (2, 5), 3: (1, 3, 5), 4: (1, 3, 4, 6), 5: (1, 2, 3, 5, 6), 6: (1, 2, 3, 4, 5, 6)}


@pytest.mark.parametrize("seats", SEATS)
def test_cl_12_pawns_start_in_their_bases(seats: int) -> None:
    """Each base is joined to one dead end, by which its pawn comes in."""
    for seat, base in enumerate(BASES_IN_USE[seats]):
        assert base_edge(seats, seat) == BASES[base]
        assert {pawn.where for pawn in deals(seats)[0].pawns} == {"base"}
        table = scene(seats, active=seat, die=1)
        assert table.walks == {((BASES[base],), None)}


@pytest.mark.parametrize("seats", SEATS)
def test_cl_13_each_colour_is_spread_over_the_zones(seats: int) -> None:
    """The shuffled seats again and again, four to a zone, then gold; at random places in it."""
    spread = set()
    for state in deals(seats):
        by_zone = {
            zone: Counter(p.owner for p in state.portions if zone_of(p.at) == zone)
            for zone in PLACES
        }
        assert by_zone in [dealt_from(order, seats) for order in permutations(range(seats))]
        spread.add(tuple((p.at, p.owner) for p in state.portions))
    assert {p.at for p in deals(seats)[0].portions} == {*ALL_PLACES}
    assert len(spread) > DEALS / 2


def dealt_from(order: tuple[int, ...], seats: int) -> dict[int, Counter[int | None]]:
    items: list[int | None] = [*order * (12 // seats)]
    items += [None] * (12 - len(items))
    return {zone: Counter(items[4 * zone - 4 : 4 * zone]) for zone in PLACES}


@pytest.mark.parametrize("seats", SEATS)
def test_cl_14_padlocks_lie_on_gates_and_portion_places(seats: int) -> None:
    """Four black ones are kept aside, and places vary."""
    found = {tuple(lock.at for lock in state.locks) for state in deals(seats)}
    for places in found:
        assert {*ALL_GATES} <= {*places} <= {*ALL_GATES, *ALL_PLACES}
    assert len(found) > DEALS / 2
    assert {state.black_reserve for state in deals(seats)} == {4}


@pytest.mark.parametrize("seats", SEATS)
def test_cl_15_four_gates_are_black(seats: int) -> None:
    """The eight others are coloured, and no black one lies anywhere else."""
    black = [tuple(k.at for k in state.locks if not k.colours) for state in deals(seats)]
    assert {len(each) for each in black} == {4}
    assert {at for each in black for at in each} == {*ALL_GATES}
    for state in deals(seats):
        assert sum(k.at in ALL_GATES and bool(k.colours) for k in state.locks) == 8


@pytest.mark.parametrize("seats", SEATS)
def test_cl_16_three_portions_of_a_zone_are_locked(seats: int) -> None:
    """The fourth lies free, and may be any of them."""
    free = set()
    for state in deals(seats):
        locked = {lock.at for lock in state.locks}
        for places in PLACES.values():
            (spare,) = {*places} - locked
            free.add(spare)
    assert free == {*ALL_PLACES}


@pytest.mark.parametrize("seats", SEATS)
def test_cl_17_the_colours_of_padlocks(seats: int) -> None:
    """Four of two colours, from four seats on one of three, the rest shared evenly."""
    for state in deals(seats):
        colours = [tuple(sorted(k.colours)) for k in state.locks if k.colours]
        sizes = Counter(map(len, colours))
        trios = 1 if seats >= 4 else 0
        assert sizes == +Counter({1: 13 - trios, 2: 4, 3: trios})
        assert all(len(set(each)) == len(each) for each in colours)
        pairs = Counter(each for each in colours if len(each) == 2)
        assert len(pairs) == min(4, seats * (seats - 1) // 2)
        singles = [sum(each == (seat,) for each in colours) for seat in range(seats)]
        assert max(singles) - min(singles) <= 1


def test_cl_19_levels_change_nothing_at_the_beginning() -> None:
    """Two of them, chosen by the table; the same seed gives the same deal."""
    easy, hard = (
        tablee.Match.new("coolock", seats=4, seed=9, difficulty=level) for level in ("easy", "hard")
    )
    assert easy.state.table.difficulty == "easy"
    assert hard.state.table.difficulty == "hard"
    assert (easy.state.locks, easy.state.portions) == (hard.state.locks, hard.state.portions)
    assert tablee.Match.new("coolock", seed=1).state.table.difficulty == "easy"
    with pytest.raises(tablee.BadOptions):
        tablee.Match.new("coolock", seed=1, difficulty="medium")


def test_cl_20_the_order_of_the_deck_is_nobodys_to_know() -> None:
    """What is in it is public; any of the cards may come next."""
    match = tablee.Match.new("coolock", seats=3, seed=4)
    assert list(match.state.deck) == sorted(match.state.deck)
    views = [match.view(seat) for seat in (0, 1, 2, None)]
    assert {view.deck for view in views} == {match.state.deck}
    table = scene(pawns=[28], die=1)
    table.play(0, {"type": "move", "path": [35]})
    assert table.state.owed == "card"
    drawn = {RULES.draw(table.state, Random(seed)).card for seed in range(300)}
    assert drawn == set(table.state.deck)


def test_cl_20_everything_else_is_public() -> None:
    """All see the same, and every event is told to all."""
    match = tablee.Match.new("coolock", seats=3, seed=4)
    plain = [tablee.to_plain(match.view(seat)) for seat in (0, 1, 2, None)]
    assert all(view == plain[0] for view in plain)
    assert {RULES.redact(event, None) for event in match.opening} == {*match.opening}
