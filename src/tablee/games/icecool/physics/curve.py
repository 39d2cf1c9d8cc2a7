"""Why a penguin that spins bends its way: the floor turns it, and adds no energy (IC-19).

The weighted bottom of a roly-poly that spins digs into the floor on one side. Friction between two
spheres and a plane, which is all that MuJoCo has, is too weak to show it: it turns a way only where
it nearly ends. So after every `BEAT` the way of each penguin that stands on its base is turned, by
its spin and by how much of the motion of its foot is spin and not sliding: a hit almost in the
middle still goes straight. A turn keeps the speed, whatever happens.

Sums, products, quotients and roots alone, which every machine rounds alike; a mirrored penguin
turns by the mirrored angle to the last bit.
"""

import numpy as np

from tablee.games.icecool.model.flick import TURNED
from tablee.games.icecool.physics.trace import BASE, RADII, Floats

BEAT = 20  # steps between two turns: 10 ms, in which a way turns by about a degree
FOOT = RADII[BASE]  # m
STANDING = 0.015  # m: a centre of mass below this is over a base on the floor


def turn(poses: Floats, rates: Floats, seconds: float) -> None:
    """Turn the ways of some penguins as the floor does it in so many seconds."""
    w, x, y, z = np.moveaxis(poses[..., 3:], -1, 0)
    spin = (
        2 * (x * z - w * y) * rates[..., 3]
        + 2 * (y * z + w * x) * rates[..., 4]
        + (1 - 2 * (x * x + y * y)) * rates[..., 5]
    )
    ahead, left = rates[..., 0], rates[..., 1]
    foot = np.abs(spin) * FOOT
    whole = np.sqrt(ahead * ahead + left * left + foot * foot)
    share = np.divide(foot, whole, out=np.zeros_like(foot), where=whole > 0)
    # A body that spins to the left turns to the right, and half a small angle is its tangent.
    half = np.where(poses[..., 2] < STANDING, -TURNED * seconds / 2 * spin * share, 0.0)
    square = half * half
    cosine, sine = (1 - square) / (1 + square), 2 * half / (1 + square)
    rates[..., 0], rates[..., 1] = cosine * ahead - sine * left, sine * ahead + cosine * left
