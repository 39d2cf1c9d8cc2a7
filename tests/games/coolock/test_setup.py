"""Section 2: the set-up (CL-12..CL-20), over many deals."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest
from coolock_board import (
    ALL_GATES,
    ALL_PLACES,
    ALL_SPAWN,
    BASES,
    PLACES,
    POINT,
    RIM,
    WALKABLE,
    base_edge,
)
from coolock_brute import Spot, is_joined
from coolock_games import GAME, fresh
from coolock_tables import RULES, Scene, locks_of, position, scene

import tablee
from tablee.core.codec import codec
from tablee.core.protocol import Outcome
from tablee.games.coolock.winnable import is_sound

SEATS = range(2, 7)
DEALS = 40


@cache
def deals(seats: int, count: int = DEALS) -> tuple[Any, ...]:
    """States just after a deal."""
    before = fresh("easy", 0, seats)
    rng = Random(seats)
    return tuple(
        RULES.apply(before, Outcome(RULES.draw(before, rng))).state for _ in range(count)
    )


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


@pytest.mark.parametrize("seats", SEATS)
def test_cl_18_every_deal_is_sound(seats: int) -> None:
    """By another checker; 10,000 more were checked by hand."""
    assert all(Spot(state).is_sound() for state in deals(seats, 200))


def scattered(seed: int) -> Any:
    """A layout with padlocks, pawns and portions anywhere."""
    rng = Random(seed)
    seats = rng.randint(2, 6)
    inner = [point for point in POINT if point not in RIM]
    count = rng.choice([10, 30, 60])
    colours = [(), *((seat,) for seat in range(seats)), *combinations(range(seats), 2)]
    locks = {at: rng.choice(colours) for at in rng.sample(inner, count)}
    black = rng.choice([0.0, 0.2])
    locks = {at: some for at, some in locks.items() if some or rng.random() < black}
    owners = [*range(seats), None] if seats == 5 else [*range(seats)]
    places = rng.sample(ALL_PLACES, rng.randint(1, 4))
    pawns = [rng.choice([None, rng.choice(WALKABLE)]) for _ in range(seats)]
    met: Counter[int | None] = Counter()
    portions: dict[int, int | None] = {}
    for place in places:
        owner = rng.choice(owners)
        met[owner] += 1
        if met[owner] <= 2:
            portions[place] = owner
    return position(seats, pawns=pawns, locks=locks, portions=portions)


def test_cl_18_any_layout_is_judged_alike() -> None:
    """Sound or not, by both checkers, with padlocks scattered anywhere."""
    found: Counter[bool] = Counter()
    for seed in range(700):
        state = scattered(seed)
        sound = Spot(state).is_sound()
        assert is_sound(state, state.locks) == sound, seed
        found[sound] += 1
    assert min(found.values()) > 70


def test_cl_18_pawns_shut_in_by_black_padlocks_are_not_sound() -> None:
    """S1, though nobody needs to go anywhere."""
    state = position(pawns=[35, 36], portions={33: 0, 34: 1})
    assert is_sound(state, state.locks)
    assert not is_sound(state, locks_of({25: (), 26: ()}))


def test_cl_18_padlocks_that_wait_for_each_other_are_not_sound() -> None:
    """S2: each of two players holds the other's key."""
    state = position(pawns=[35, 36], portions={37: 0, 38: 1})
    for one, two, sound in [((1,), (0,), False), ((1,), (1,), True), ((0, 1), (0,), False)]:
        locks = locks_of({25: one, 26: one, 27: two, 28: two})
        assert is_sound(state, locks) is sound


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
    for view in plain:
        view.pop("seat")
    assert all(view == plain[0] for view in plain)
    assert {RULES.redact(event, None) for event in match.opening} == {*match.opening}


# -- explicit deals --------------------------------------------------------------------------------

Spoil = Callable[[list[Any], list[Any]], object]
FLAWS: dict[str, Spoil] = {
    "eleven portions": lambda portions, _: portions.pop(),
    "a portion of nobody": lambda portions, _: portions[0].update(owner=4),
    "a portion elsewhere": lambda portions, _: portions[0].update(at=40),
    "two in one slot": lambda portions, _: portions[0].update(slot=portions[1]["slot"]),
    "a padlock elsewhere": lambda _, locks: locks[at_gate(locks)].update(at=ALL_SPAWN[0]),
    "a colour of nobody": lambda _, locks: locks[at_gate(locks, colours=1)].update(colours=[3]),
    "all gates black": lambda _, locks: [k.update(colours=[]) for k in locks if k["at"] in ALL_GATES],
}


def at_gate(locks: list[Any], colours: int = 0) -> int:
    """The number of a padlock with so many colours that lies on a gate."""
    gates = [n for n, k in enumerate(locks) if k["at"] in ALL_GATES and len(k["colours"]) == colours]
    return gates[0]


@pytest.mark.parametrize("flaw", [None, *FLAWS])
def test_cl_93_a_deal_may_be_given_if_it_can_be_played(flaw: str | None) -> None:
    """Everything is in its place, and the layout is sound (CL-18)."""
    state = deals(3)[0]
    portions, locks = tablee.to_plain(state.portions), tablee.to_plain(state.locks)
    if flaw is not None:
        FLAWS[flaw](portions, locks)
    setup = {"deal": {"type": "dealt", "portions": portions, "locks": locks}}
    if flaw is None:
        given = tablee.Match.new("coolock", seats=3, seed=1, setup=setup).state
        assert (given.portions, given.locks) == (state.portions, state.locks)
    else:
        with pytest.raises(tablee.BadOptions):
            tablee.Match.new("coolock", seats=3, seed=1, setup=setup)


def test_cl_95_black_padlocks_alone_never_lose_the_game() -> None:
    """All 28,215 ways to put four on gates and up to four on spawn points keep S1."""
    count = 0
    for gates in combinations(ALL_GATES, 4):
        for more in range(5):
            for points in combinations(ALL_SPAWN, more):
                count += 1
                assert is_joined(BASES.values(), ALL_PLACES, (*gates, *points))
    assert count == 28_215
    assert not is_joined(BASES.values(), ALL_PLACES, ALL_GATES)


def test_cl_95_and_the_engine_says_so_too() -> None:
    """A sample of them, with pawns in all bases."""
    state = position(6, portions=dict.fromkeys(ALL_PLACES[:2], 0))
    rng = Random(95)
    assert codec(GAME).options({}) == GAME.options()
    for _ in range(300):
        points = (*rng.sample(ALL_GATES, 4), *rng.sample(ALL_SPAWN, rng.randint(0, 4)))
        assert is_sound(state, locks_of({at: () for at in points}))
        assert Scene(state).locks == {}
