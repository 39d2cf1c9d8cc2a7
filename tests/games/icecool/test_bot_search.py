"""How a bot finds a flick: centred on tries that went well, dug for where none gets there."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import NO_ROOM
from tablee.games.icecool.bots.search import Candidate, Search, Start, centred
from tablee.games.icecool.bots.strength import HARD, Effort
from tablee.games.icecool.model.flick import FULL_TURN, Flick, Spread
from tablee.games.icecool.physics import simulate

STEADY = Spread(0, 0, 0, 0)
HERE = Start((0.08, 0.0935), NO_ROOM)


class Nowhere:
    """Stakes that nothing fulfils: a door that no flick reaches."""

    targets = ()
    is_to_stop = False
    trick = None
    goals = ("d45",)

    def worth(self, facts: Sequence[Any], ends: Sequence[Any]) -> float:
        return 0.0

    def met(self, facts: Sequence[Any]) -> list[Any]:
        return []


def tried(*worths: float, directions: Sequence[int], flick: int = 1000) -> Candidate:
    some = [Flick(direction % FULL_TURN, 500, 0, 110) for direction in directions]
    return Candidate(HERE, Flick(flick, 500, 0, 110), tries=list(worths), shaken=some)


def test_a_flick_is_centred_on_the_tries_that_went_well() -> None:
    """Two to the left did, two to the right did not: it is aimed more to the left."""
    found = centred(tried(1.3, 1.1, 0.2, 0.0, directions=(1100, 1300, 900, 700)))
    assert found is not None
    assert found.flick == Flick(1200, 500, 0, 110)
    assert found.start == HERE


def test_a_flick_is_centred_round_the_whole_circle() -> None:
    """Between 359 and 1 degrees lies 0."""
    found = centred(tried(1, 1, 0, directions=(-100, 100, 700), flick=0))
    assert found is not None
    assert found.flick.direction == 0


@pytest.mark.parametrize("worths", [(1.0, 1.2, 1.1), (1.0, 0.0, 0.1)])
def test_what_always_goes_well_or_nearly_never_is_left_alone(worths: Sequence[float]) -> None:
    """There is nothing to learn from it."""
    assert centred(tried(*worths, directions=(1100, 1300, 900))) is None


def test_where_nothing_gets_there_more_is_proposed_for_the_same_price(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Tries with a tremor are spent on other flicks instead; never more than the level says."""
    counts: list[int] = []

    def counted(shots: Sequence[simulate.Shot], *, is_guess: bool) -> Any:
        counts.append(len(shots))
        still = [Flick(each.flick.direction, 50, 0, 110) for each in shots]
        slow = [
            simulate.Shot(each.starts, each.seat, one)
            for each, one in zip(shots, still, strict=True)
        ]
        return real(slow, is_guess=is_guess)

    real = simulate.simulate_many
    monkeypatch.setattr(simulate, "simulate_many", counted)
    effort = Effort(2, 2, 2, (2,), ((3, 2), (2, 3), (2, 3)))
    search = Search(Seat(0), [HERE], (), Nowhere(), STEADY, Random(1))
    search.best(effort)
    proposed = effort.plain + effort.book + effort.tricks + sum(effort.generations)
    assert proposed < len(search.pool) <= effort.most
    assert sum(counts) <= effort.most


def test_the_price_of_a_level_is_known() -> None:
    """IC-27: work is counted; centred flicks are part of it."""
    assert Effort(1, 2, 3, (4,), ((5, 2), (3, 3), (2, 5))).most == 10 + 39 + 9
    assert HARD.effort.most <= 100
