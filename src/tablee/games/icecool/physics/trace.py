"""The trace of a flick, and the shape of penguins along it (IC-23, IC-25). Needs no engine."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tablee.games.icecool.board.school import school
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.model.flick import CENTRE_OF_MASS

Floats = NDArray[np.float64]
SAMPLES_PER_SECOND = 2000
RADII = tuple(sphere.r for sphere in school().penguin.spheres)  # base, torso, head
LEVERS = tuple(sphere.z - CENTRE_OF_MASS for sphere in school().penguin.spheres)
BASE = 0


@dataclass(frozen=True, slots=True, eq=False)
class Trace:
    """Every penguin every half millisecond, and at last stood upright (IC-23).

    Sample 0 is the start with the push applied. ``off``: the sample from which on a penguin
    counts as off the board (IC-26, IC-70), or None.
    """

    starts: tuple[Standing, ...]
    mover: int  # which of them was flicked
    places: Floats  # (x y z, penguins, samples) of the centre of mass
    turns: Floats  # (w x y z, penguins, samples)
    rates: Floats  # (samples, penguins, 6): velocity in the world's axes, spin in the body's
    off: tuple[int | None, ...]
    ends: tuple[Standing, ...]

    @property
    def samples(self) -> int:
        return len(self.rates)

    @property
    def last(self) -> int:
        """The last simulated sample; only the stood-up one follows."""
        return self.samples - 2

    @property
    def seconds(self) -> float:
        """Of simulated time."""
        return self.last / SAMPLES_PER_SECOND


def uprights(turns: Floats) -> Floats:
    """The penguins' own up as unit vectors (x y z first), from quaternions (w x y z first)."""
    w, x, y, z = turns
    up = np.empty((3, *w.shape))
    np.multiply(x, z, out=up[0])
    up[0] += w * y
    up[0] += up[0]
    np.multiply(y, z, out=up[1])
    up[1] -= w * x
    up[1] += up[1]
    np.multiply(x, x, out=up[2])
    up[2] += y * y
    up[2] *= -2
    up[2] += 1
    return up


def centres(place: Floats, up: Floats) -> Floats:
    """The centres of base, torso and head along one or more coordinates, sphere first."""
    spheres = np.empty((len(LEVERS), *place.shape))
    for index, lever in enumerate(LEVERS):
        np.multiply(up, lever, out=spheres[index])
        spheres[index] += place
    return spheres


def extent(spheres: Floats) -> tuple[Floats, Floats]:
    """IC-25: the silhouette along one coordinate, from the spheres' centres."""
    low, high = spheres[0] - RADII[0], spheres[0] + RADII[0]
    for sphere, radius in zip(spheres[1:], RADII[1:], strict=True):
        np.minimum(low, sphere - radius, out=low)
        np.maximum(high, sphere + radius, out=high)
    return low, high
