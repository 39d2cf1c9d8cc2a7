"""The fewest tokens of every box, by other code, and those ways home in the real engine."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import pytest
from tests.games.cocoons.support.clairvoyant import Box, actions, best, fewest, in_order
from tests.games.cocoons.support.tables import GUARDIANS

import tablee

MINIMA: dict[int, dict[int, int]] = {  # by level: how many boxes need so many tokens
    1: {10: 9},
    2: {10: 400, 12: 205, 14: 25},
    3: {10: 5184, 12: 4808, 14: 88},
    4: {8: 72},
    5: {
        10: 288,
        12: 4464,
        14: 31968,
        16: 86256,
        18: 117216,
        20: 85968,
        22: 31392,
        24: 5328,
    },
}


def put(start: int, named: dict[int, str]) -> Box:
    """The named traps in their slots, and runes on all other guardians."""
    runes = iter([f"R{number}" for number in range(8, 0, -1) if f"R{number}" not in named.values()])
    return Box(start, tuple(None if s == start else named.get(s) or next(runes) for s in range(9)))


def boxes(level: int) -> Iterator[Box]:
    """All boxes of a level that differ in what matters: which runes lie where mostly does not."""
    for start in range(9):
        others = [slot for slot in range(9) if slot != start]
        if level == 1:
            yield put(start, {})
        elif level == 2:
            yield from (put(start, dict.fromkeys(four, "S")) for four in combinations(others, 4))
        elif level == 3:
            yield from (put(start, locks) for locks in locked(others))
        elif level == 4:
            yield from (put(start, turns(others, slot)) for slot in others)
        else:
            yield from (put(start, numbers(order)) for order in permutations(others))


def locked(others: list[int]) -> Iterator[dict[int, str]]:
    for one, two in permutations(others, 2):
        rest = [slot for slot in others if slot not in (one, two)]
        for first in combinations(rest, 3):
            second = [slot for slot in rest if slot not in first]
            runes = dict(zip([*first, *second], ("R1", "R2", "R3", "R4", "R5", "R6"), strict=True))
            yield {one: "L1", two: "L2", **runes}


def turns(others: list[int], action: int) -> dict[int, str]:
    """Where the box turns changes no walk; here in the first two slots."""
    rest = [slot for slot in others if slot != action]
    return {action: "A", rest[0]: "T", rest[1]: "T"}


def numbers(order: tuple[int, ...]) -> dict[int, str]:
    return {slot: f"N{number}" for number, slot in enumerate(order, 1)}


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_fewest_tokens_of_every_box(level: int) -> None:
    """Level 1: 10; 2: 63.5, 32.5 and 4.0 %; 3: 51.4, 47.7 and 0.9 %; 4: 8."""
    assert Counter(map(fewest, boxes(level))) == MINIMA[level]


def test_the_fewest_tokens_of_every_box_of_numbers() -> None:
    """Level 5: 10 to 24, as the numbers leave in order: the sum of the ways between them."""
    found: Counter[int] = Counter()
    for start, times in ((0, 4), (1, 4), (4, 1)):  # a corner, an edge, the centre
        others = [slot for slot in range(9) if slot != start]
        counted = Counter(in_order(order, start) for order in permutations(others))
        found.update({tokens: times * count for tokens, count in counted.items()})
    assert found == MINIMA[5]
    assert found.total() == 362_880


def test_the_sum_of_ways_is_the_fewest() -> None:
    """By the search that knows nothing of sums, on a few hundred boxes."""
    rng = Random(5)
    for _ in range(300):
        start, *order = rng.sample(range(9), 9)
        assert fewest(put(start, numbers(tuple(order)))) == in_order(order, start)


def some_boxes(level: int, rng: Random) -> list[Box]:
    """A few for each number of tokens that the level may need."""
    found: dict[int, list[Box]] = {tokens: [] for tokens in MINIMA[level]}
    every = [] if level == 5 else list(boxes(level))
    while any(len(each) < 4 for each in found.values()):
        if level == 5:
            start, *order = rng.sample(range(9), 9)
            box = put(start, numbers(tuple(order)))
            tokens = in_order(order, start)
        else:
            box = rng.choice(every)
            tokens = fewest(box)
        if len(found[tokens]) < 4:
            found[tokens].append(box)
    return [box for each in found.values() for box in each]


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_way_home_wins_with_exactly_so_many_tokens(level: int) -> None:
    """In the real engine, for tables of every size: all home, and nothing more is spent."""
    rng = Random(level)
    for number, box in enumerate(some_boxes(level, rng)):
        tokens, way = best(box)
        assert tokens in MINIMA[level]
        guardians: list[str | None] = list(rng.sample(GUARDIANS, 8))
        guardians.insert(box.start, None)
        identities = rng.sample(GUARDIANS, 8)
        marks = rng.choices("NESW", k=8)
        setup = {"start": box.start, "traps": box.traps, "guardians": guardians}
        line = actions(way, box.start, guardians, identities)
        match = tablee.Match.new(
            "cocoons",
            seats=1 + number % 4,
            level=level,
            setup={**setup, "marks": marks, "identities": identities},
            first_seat=0,
            reserve=tokens if number % 2 else 25,
        )
        for action in line:
            assert match.result is None
            match.play(match.state.active, action)
        spent = (tokens if number % 2 else 25) - match.state.reserve
        assert spent == tokens
        if match.result is None:  # with no token left the reveal comes by itself
            match.play(0, {"type": "propose_end"})
            for seat in range(1, match.seats):
                match.play(seat, {"type": "accept_end"})
        assert match.result is not None
        assert (match.result.ending, len(match.result.winners)) == ("all_home", match.seats)
        assert [each.holds for each in match.state.cocoons] == [(name,) for name in identities]


def test_hard_mode_costs_more_when_a_slot_is_passed_twice() -> None:
    """Level 1 from the centre: ten slides, and a token unless the guardian is left at first."""
    box = put(4, {})
    tokens, way = best(box)
    assert (tokens, sum(move.takes for move in way)) == (10, 8)
    hard, way = best(box._replace(hard=True))
    assert hard == 10
    assert sum(move.leaves for move in way) == 1
