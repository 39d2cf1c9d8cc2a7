"""IC-19: hits on the side bend the way inside a room, by a floor that turns and adds no energy."""

import numpy as np
import pytest
from tests.games.icecool.support.shots import on_the_floor

from tablee.games.icecool.model.flick import BELLY, Flick
from tablee.games.icecool.physics.curve import STANDING, turn
from tablee.games.icecool.physics.trace import Floats, Trace

SIDE = 550  # of a flick on the side, as the page proposes it


def drift_cm(trace: Trace, way_cm: float) -> float:
    """How far to the right a penguin is after so much of its way."""
    x, y = trace.places[:2, 0, : trace.last] * 100
    way = np.cumsum(np.hypot(np.diff(x), np.diff(y)))
    assert way[-1] > way_cm
    return float(-y[1:][way >= way_cm][0])


@pytest.mark.parametrize(
    ("power", "after_20", "after_30"), [(550, 4.0, 10.0), (800, 3.5, 8.0), (1000, 3.5, 8.0)]
)
def test_ic_19_a_hit_on_the_side_bends_inside_a_room(
    power: int, after_20: float, after_30: float
) -> None:
    """Rooms are 12 to 34 cm wide: a curve must be seen before the next wall."""
    right = on_the_floor(Flick(0, power, SIDE, BELLY))
    left = on_the_floor(Flick(0, power, -SIDE, BELLY))
    for way, least in ((20, after_20), (30, after_30)):
        assert least <= drift_cm(right, way) < 1.5 * least
        assert drift_cm(left, way) == pytest.approx(-drift_cm(right, way), abs=0.001)


def test_ic_19_a_hit_beside_the_middle_hardly_bends() -> None:
    """So that a tremor of offset does not spoil what is aimed straight."""
    for power in (550, 800, 1000):
        assert abs(drift_cm(on_the_floor(Flick(0, power, 80, BELLY)), 20)) < 0.3


def a_state(rng: np.random.Generator) -> tuple[Floats, Floats]:
    """Penguins at every angle, place and speed."""
    poses, rates = rng.normal(size=(40, 4, 7)), rng.normal(size=(40, 4, 6))
    poses[..., 2] = rng.uniform(0.0, 2 * STANDING, size=(40, 4))
    poses[..., 3:] /= np.linalg.norm(poses[..., 3:], axis=-1, keepdims=True)
    rates[..., 3:] *= 100
    return poses, rates


def test_ic_19_the_floor_turns_a_way_and_keeps_its_speed() -> None:
    """Only of those who stand on it; nothing else changes, and nobody at rest begins to move."""
    poses, rates = a_state(np.random.default_rng(1))
    before = rates.copy()
    turn(poses, rates, 0.01)
    speeds, spun = (np.hypot(each[..., 0], each[..., 1]) for each in (before, rates))
    assert spun == pytest.approx(speeds, rel=1e-14)
    assert (rates[..., 2:] == before[..., 2:]).all()
    stands = poses[..., 2] < STANDING
    assert (rates[~stands] == before[~stands]).all()
    assert (rates[stands][:, :2] != before[stands][:, :2]).all()
    at_rest = np.zeros_like(rates)
    turn(poses, at_rest, 0.01)
    assert (at_rest == 0).all()


def test_ic_19_a_turn_is_mirrored_to_the_last_bit() -> None:
    poses, rates = a_state(np.random.default_rng(2))
    mirrored = poses * (1, -1, 1, 1, -1, 1, -1), rates * (1, -1, 1, -1, 1, -1)
    turn(poses, rates, 0.01)
    turn(*mirrored, 0.01)
    assert (mirrored[1] == rates * (1, -1, 1, -1, 1, -1)).all()
