"""Penguins that touch each other (IC-66) and bounce off walls (IC-82): spheres and boxes."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from tablee.games.icecool.board.school import Wall, school
from tablee.games.icecool.physics.trace import LEVERS, RADII, Floats, Trace, centres

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
    spheres = centres(place, own_up)  # sphere, x y z, sample
    found: set[tuple[int, str]] = set()
    for sphere, wall in product(range(len(RADII)), school().walls):
        across = "xy".index(wall.axis)
        for sample, normal in _touches(spheres[sphere], RADII[sphere], wall):
            facing = abs(normal[across]) >= BOUNCE_FACING
            if facing and _approaches(trace, index, sphere, sample, normal):
                found.add((sample, wall.id))
    return sorted(found)


def _touches(sphere: Floats, radius: float, wall: Wall) -> Iterator[tuple[int, Floats]]:
    """When a sphere starts to touch a wall, and the contact normal."""
    line = sphere["xy".index(wall.axis)]
    reach = wall.thickness / 2 + radius
    if line.min() >= wall.at + reach or line.max() <= wall.at - reach:
        return
    near = np.flatnonzero(np.abs(line - wall.at) < reach)
    points = sphere[:, near]
    for low, high in _solid(wall):
        yield from _starts(points, near, low, high, radius)


@cache
def _solid(wall: Wall) -> tuple[tuple[Floats, Floats], ...]:
    """The corners of a wall's pieces, without the lintels."""
    pieces = [box for box in school().boxes if box.wall == wall and box.lintel is None]
    return tuple((np.array(box.low), np.array(box.high)) for box in pieces)


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


def _approaches(trace: Trace, index: int, sphere: int, sample: int, normal: Floats) -> bool:
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
