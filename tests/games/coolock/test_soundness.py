"""Soundness: CL-18 and CL-95, by another checker."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest
from long import long
from tests.games.coolock.support.board import (
    ALL_GATES,
    ALL_PLACES,
    ALL_SPAWN,
    BASES,
    ENDS,
    EXITS,
    POINT,
    RIM,
    WALKABLE,
    WALKS,
)
from tests.games.coolock.support.brute import Spot, is_joined
from tests.games.coolock.support.games import deals
from tests.games.coolock.support.tables import locks_of, position

from tablee.games.coolock.board.winnable import is_sound


@pytest.mark.parametrize("count", [250, long(2000)])
@pytest.mark.parametrize("seats", range(2, 7))
def test_cl_18_every_deal_is_sound(seats: int, count: int) -> None:
    """By another checker, in 1,250 deals; in a soak 10,000."""
    assert all(Spot(state).is_sound() for state in deals(seats, count))


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


@pytest.mark.parametrize("zone", [1, 2, 3])
def test_cl_18_prison_exits_must_not_be_shut_off(zone: int) -> None:
    """S1, even of a prison that is empty."""
    state = position(portions={33: 0, 34: 1})
    assert not is_sound(state, locks_of(dict.fromkeys(ENDS[EXITS[zone]], ())))
    assert is_sound(state, locks_of({ENDS[EXITS[zone]][0]: ()}))


@pytest.mark.parametrize("place", ALL_PLACES)
def test_cl_18_portions_must_not_be_shut_off(place: int) -> None:
    """S1 and S2: neither walled in by black padlocks nor under one."""
    state = position(portions={place: 0})
    around = [end for edge in WALKS[place] for end in ENDS[edge] if end != place]
    assert not is_sound(state, locks_of(dict.fromkeys(around, ())))
    assert not is_sound(state, locks_of({place: ()}))
    assert is_sound(state, locks_of({place: (0,)}))


def test_cl_18_padlocks_that_wait_for_each_other_are_not_sound() -> None:
    """S2: each of two players holds the other's key."""
    state = position(pawns=[35, 36], portions={37: 0, 38: 1})
    for one, two, sound in [((1,), (0,), False), ((1,), (1,), True), ((0, 1), (0,), False)]:
        locks = locks_of({25: one, 26: one, 27: two, 28: two})
        assert is_sound(state, locks) is sound


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
    for _ in range(300):
        points = (*rng.sample(ALL_GATES, 4), *rng.sample(ALL_SPAWN, rng.randint(0, 4)))
        assert is_sound(state, locks_of(dict.fromkeys(points, ())))
