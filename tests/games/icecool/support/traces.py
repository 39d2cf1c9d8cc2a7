"""Traces drawn by hand: penguins that follow waypoints, one millimetre or so for each sample."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import Point
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.model.flick import CENTRE_OF_MASS
from tablee.games.icecool.physics.landing import off_board, stood_up
from tablee.games.icecool.physics.trace import SAMPLES_PER_SECOND, Floats, Trace

Waypoint = tuple[float, ...]  # x, y and, in the air, the height of the footprint's middle
STEP = 0.001  # m for each sample: 2 m/s
UPRIGHT = (1.0, 0.0, 0.0, 0.0)
HIGH = 0.08  # m: above every wall


def path(*waypoints: Waypoint, step: float = STEP) -> Floats:
    """Places (3, samples) along straight legs."""
    points = np.array([(*each, 0.0)[:3] for each in waypoints])
    legs = [points[:1]]
    for start, end in pairwise(points):
        count = max(int(np.ceil(np.linalg.norm(end - start) / step - 1e-9)), 1)
        part = np.arange(1, count + 1)[:, None] / count
        legs.append(start + part * (end - start))
    places = np.concatenate(legs).T
    places[2] += CENTRE_OF_MASS
    return places


def still(x: float, y: float) -> Floats:
    return path((x, y))


def drawn(
    *paths: Floats,
    mover: int = 0,
    turn: Sequence[float] = UPRIGHT,
    calm: bool = True,
    ends: Sequence[Point] | None = None,
) -> Trace:
    """A trace of penguins on seats 0, 1, ...; the short paths wait at their ends.

    ``turn``: the quaternion of the mover throughout. ``ends``: where they stand up, if not where
    the rules put them.
    """
    length = max(each.shape[1] for each in paths)
    padded = [np.pad(each, ((0, 0), (0, length - each.shape[1])), mode="edge") for each in paths]
    places = np.stack(padded, axis=1)
    turns = np.zeros((4, len(paths), length))
    turns[0] = 1.0
    turns[:, mover] = np.array(turn)[:, None]
    starts = tuple(
        Standing(Seat(seat), float(x), float(y)) for seat, (x, y) in enumerate(places[:2, :, 0].T)
    )
    off = off_board(places, turns, [calm or index != mover for index in range(len(paths))])
    bases = [(float(x), float(y)) for x, y in places[:2, :, -1].T]
    stand = stood_up(starts, mover, bases, off)
    if ends is not None:
        stand = tuple(Standing(Seat(seat), *at) for seat, at in enumerate(ends))
    last = np.array([[each.x, each.y, CENTRE_OF_MASS] for each in stand]).T
    rates = np.zeros((length + 1, len(paths), 6))
    rates[: length - 1, :, :3] = np.diff(places, axis=2).transpose(2, 1, 0) * SAMPLES_PER_SECOND
    upright = np.zeros((4, len(paths), 1))
    upright[0] = 1.0
    return Trace(
        starts,
        mover,
        np.concatenate([places, last[:, :, None]], axis=2),
        np.concatenate([turns, upright], axis=2),
        rates,
        off,
        stand,
    )
