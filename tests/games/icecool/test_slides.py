"""How far a flick slides: what the page takes a pull of the hand for."""

import numpy as np
import pytest

from tablee.core.protocol import Seat
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.facts import FULL_SLIDE
from tablee.games.icecool.model.flick import BELLY, THOUSANDTHS, Flick
from tablee.games.icecool.physics.engine import Engine
from tablee.games.icecool.physics.simulate import Shot, simulate_many

POWERS = (250, 400, 600, 800, 1000)


def test_ic_22_a_slide_grows_with_the_square_of_the_power() -> None:
    """Where no wall is, a straight flick slides as the page's bow promises, within a fiftieth."""
    engine = Engine(1, boxes=())
    starts = (Standing(Seat(0), 0.27, 0.26),)
    shots = [Shot(starts, Seat(0), Flick(0, power, 0, BELLY)) for power in POWERS]
    traces = simulate_many(shots, engine)
    engine.close()
    slides = [float(np.abs(np.diff(trace.places[0, 0, :-1])).sum()) for trace in traces]
    promised = [FULL_SLIDE * (power / THOUSANDTHS) ** 2 for power in POWERS]
    assert slides == pytest.approx(promised, rel=0.05)
    assert slides[-1] == pytest.approx(FULL_SLIDE, rel=0.02)
