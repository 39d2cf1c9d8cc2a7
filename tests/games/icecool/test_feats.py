"""How hard the challenges are for a hand that trembles: no jump is easier than a bounce.

Prepared flicks from the red circle, forty tries each; ``bench/icecool_feats.py`` asks the same of
random places.
"""

from functools import cache
from random import Random

import pytest
from tests.games.icecool.support.shots import RED_CIRCLE, standing

from tablee.core.protocol import Seat
from tablee.games.icecool.model.facts import Challenge, challenge_met
from tablee.games.icecool.model.flick import Flick, Tremor, trembled
from tablee.games.icecool.physics.referee import referee
from tablee.games.icecool.physics.simulate import Shot, simulate_many

TRIES = 40
PREPARED: dict[Challenge, Flick] = {
    "jump": Flick(9000, 1000, 0, 390),  # over the wall of the library
    "bounce": Flick(3721, 720, -124, 105),  # off a wall of the middle room
    "two_doors": Flick(33_042, 838, -900, 110),  # one curve through the gymnasium into the kitchen
}
TWO_DOORS_WERE: dict[Tremor, int] = {"small": 14, "medium": 5, "large": 3}  # without such curves


@cache
def met(challenge: Challenge, tremor: Tremor) -> int:
    """How many of the tries meet a challenge."""
    rng, me = Random(5), Seat(0)
    flicks = [trembled(PREPARED[challenge], tremor, rng) for _ in range(TRIES)]
    traces = simulate_many([Shot(standing(RED_CIRCLE), me, flick) for flick in flicks])
    return sum(
        challenge_met(referee(each).happenings, me, challenge) is not None for each in traces
    )


@pytest.mark.parametrize("tremor", ["small", "medium", "large"])
def test_ic_79_a_jump_is_no_easier_than_a_bounce(tremor: Tremor) -> None:
    """IC-27: because a hand beside a head trembles more, and a finger there has less force."""
    assert 0 < met("jump", tremor) <= met("bounce", tremor)


@pytest.mark.parametrize("tremor", ["small", "medium", "large"])
def test_ic_80_a_curve_goes_through_two_doors(tremor: Tremor) -> None:
    """At least as often as before ways bent inside a room."""
    assert met("two_doors", tremor) >= TWO_DOORS_WERE[tremor]
