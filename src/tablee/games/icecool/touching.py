"""Penguins that touch each other (IC-66) and bounce off walls (IC-82): spheres and boxes."""

from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from tablee.games.icecool.school import Axis, Wall, school
from tablee.games.icecool.trace import LEVERS, RADII, Floats, Trace, centres

REACH = max(abs(lever) + radius for lever, radius in zip(LEVERS, RADII, strict=True))
BOUNCE_SPEED = 0.05  # m/s
BOUNCE_FACING = 0.7  # of the contact normal along the wall's own: 45 degrees
Indices = NDArray[np.intp]


def first_contact(trace: Trace, up: Floats, one: int, other: int) -> int | None:
    """IC-66: the first sample, after the start, at which two bodies overlap.

    The stood-up sample is no contact (IC-23).
    """
    gap = trace.places[:, one, :-1] - trace.places[:, other, :-1]
    near = np.einsum("ij,ij->j", gap, gap) < (2 * REACH) ** 2
    near[0] = False
    samples = np.flatnonzero(near)
    if not len(samples):
        return None
    gap = gap[:, samples]
    mine, theirs = up[:, one, samples], up[:, other, samples]
    overlap = np.zeros(len(samples), dtype=bool)
    for here, there in product(range(len(RADII)), repeat=2):
        between = gap + LEVERS[here] * mine - LEVERS[there] * theirs
        overlap |= np.einsum("ij,ij->j", between, between) < (RADII[here] + RADII[there]) ** 2
    first = int(overlap.argmax())
    return int(samples[first]) if overlap[first] else None


def bounces(trace: Trace, up: Floats, index: int) -> list[tuple[int, str]]:
    """IC-82: when a penguin bounces off which wall."""
    place, own_up = trace.places[:, index, :-1], up[:, index, :-1]
    spheres = centres(place[:2], own_up[:2])  # sphere, x y, sample
    found: set[tuple[int, str]] = set()
    for axis, across in (("x", 0), ("y", 1)):
        for sphere, radius in enumerate(RADII):
            line = spheres[sphere, across]
            low, high = line.min() - radius, line.max() + radius
            for wall, lows, highs in _solid(axis):
                half = wall.thickness / 2
                if low >= wall.at + half or high <= wall.at - half:
                    continue
                near = np.flatnonzero(np.abs(line - wall.at) < half + radius)
                if not len(near):
                    continue
                points = np.empty((3, len(near)))
                points[:2] = spheres[sphere][:, near]
                points[2] = place[2, near] + LEVERS[sphere] * own_up[2, near]
                for corner, far in zip(lows, highs, strict=True):
                    for sample, normal in _starts(points, near, corner, far, radius):
                        facing = abs(normal[across]) >= BOUNCE_FACING
                        if facing and _approach(trace, index, sphere, sample, normal):
                            found.add((sample, wall.id))
    return sorted(found)


@cache
def _solid(axis: Axis) -> tuple[tuple[Wall, Floats, Floats], ...]:
    """The walls that face along an axis, and the corners of their pieces without the lintels."""
    return tuple(
        (wall, np.array([box.low for box in pieces]), np.array([box.high for box in pieces]))
        for wall in school().walls
        if wall.axis == axis
        for pieces in [[b for b in school().boxes if b.wall == wall and b.lintel is None]]
    )


def _starts(
    points: Floats, samples: Indices, low: Floats, high: Floats, radius: float
) -> list[tuple[int, Floats]]:
    """When a sphere starts to touch a box, and the normal there; not at the very start."""
    away = points - np.minimum(np.maximum(points, low[:, None]), high[:, None])
    touching = np.einsum("ij,ij->j", away, away) < radius * radius
    begins = touching.copy()
    begins[1:] &= ~(touching[:-1] & (samples[1:] == samples[:-1] + 1))
    starts = np.flatnonzero(begins & (samples > 0))
    return [
        (int(samples[each]), _normal(points[:, each], away[:, each], low, high)) for each in starts
    ]


def _normal(point: Floats, away: Floats, low: Floats, high: Floats) -> Floats:
    """From the box towards the sphere's centre; out of the nearest face if that is inside."""
    length = float(np.linalg.norm(away))
    if length > 0:
        return away / length
    depths = np.concatenate([point - low, high - point])
    normal = np.zeros(3)
    face = int(depths.argmin())
    normal[face % 3] = -1.0 if face < 3 else 1.0
    return normal


def _approach(trace: Trace, index: int, sphere: int, sample: int, normal: Floats) -> bool:
    """Whether the sphere came fast enough, at the last sample before it touched."""
    return bool(-sphere_velocity(trace, index, sphere, sample - 1) @ normal >= BOUNCE_SPEED)


def sphere_velocity(trace: Trace, index: int, sphere: int, sample: int) -> Floats:
    """Of a sphere's centre, in the world's axes: the spin turns it about the centre of mass."""
    w, x, y, z = trace.turns[:, index, sample].tolist()
    rate = trace.rates[sample, index]
    ahead = np.array([1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)])
    left = np.array([2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)])
    velocity: Floats = rate[:3] + LEVERS[sphere] * (rate[4] * ahead - rate[3] * left)
    return velocity
