"""A flick: four whole numbers (IC-20), the push they give, and the tremor of a hand (IC-27)."""

from math import cos, radians, sin, sqrt
from random import Random
from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablee.games.icecool.board.school import school

MASS = 0.024  # kg
INERTIA = 4.0e-6  # kg m2 about every axis: a body that spins on two of them does not drift
CENTRE_OF_MASS = 0.0115  # m above the floor, below the base's centre: penguins right themselves
TURNED = 0.05  # of the spin, at most: so fast the floor turns the way of a penguin (IC-19)
FINGER_MASS = 0.005  # kg that act in a flick
FINGER_SPEED = 7.5  # m/s at full power
FINGER_BOUNCE = 0.5  # restitution of the finger's hit
LOW, SHOULDERS = 0.0175, 0.030  # m: up to here a finger has all its force, from here on less
HIGH_LOSS = 0.15  # of its speed
HEAD = school().penguin.spheres[-1]

FULL_TURN = 36_000  # hundredths of a degree
THOUSANDTHS = 1000  # of full power, and of the radius of the body
POWERS = 50, THOUSANDTHS
OFFSETS = -900, 900
HEIGHTS = 80, 500
BELLY, TOP_OF_HEAD = 115, 440
SWAY = 4  # times as much power and height tremble at the top of the head as at the belly

Direction = Annotated[int, Meta(ge=0, lt=FULL_TURN)]
Power = Annotated[int, Meta(ge=POWERS[0], le=POWERS[1])]
Offset = Annotated[int, Meta(ge=OFFSETS[0], le=OFFSETS[1])]
Height = Annotated[int, Meta(ge=HEIGHTS[0], le=HEIGHTS[1])]
Vector = tuple[float, float, float]
Tremor = Literal["none", "small", "medium", "large"]


class Flick(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """IC-20: hundredths of a degree, thousandths, thousandths to the right, tenths of a mm."""

    direction: Direction
    power: Power
    offset: Offset
    height: Height


class Push(Struct, frozen=True, gc=False):
    """What a flick changes at once, in the world's axes."""

    velocity: Vector  # m/s
    spin: Vector  # rad/s


def push(flick: Flick) -> Push:
    """The finger's impulse, level, where it meets the body; it shrinks as the lever grows."""
    angle = radians(flick.direction / 100)
    forward = cos(angle), sin(angle)
    right = sin(angle), -cos(angle)
    lift = flick.height / 10_000 - CENTRE_OF_MASS
    side = flick.offset / THOUSANDTHS * girth(flick.height / 10_000)
    resistance = 1 / FINGER_MASS + 1 / MASS + (lift * lift + side * side) / INERTIA
    speed = FINGER_SPEED * flick.power / THOUSANDTHS * grip(flick.height / 10_000)
    impulse = (1 + FINGER_BOUNCE) * speed / resistance
    along, turn = impulse / MASS, impulse / INERTIA
    # lever x force, with lever = side * right + lift * up: only the yaw needs side.
    spin = -lift * forward[1], lift * forward[0], side * _cross(right, forward)
    return Push(
        (along * forward[0], along * forward[1], 0.0),
        (turn * spin[0], turn * spin[1], turn * spin[2]),
    )


def girth(height: float) -> float:
    """The body's radius at a height."""
    return sqrt(max(each.r**2 - (height - each.z) ** 2 for each in school().penguin.spheres))


def grip(height: float) -> float:
    """How much of its speed a finger brings to a hit.

    High up it swings freely, with less force; above the middle of the head it glides off.
    """
    high = min(max((height - LOW) / (SHOULDERS - LOW), 0.0), 1.0)
    slope = max(height - HEAD.z, 0.0) / HEAD.r
    return (1 - HIGH_LOSS * high) * sqrt(1 - slope * slope)


def _cross(one: tuple[float, float], other: tuple[float, float]) -> float:
    return one[0] * other[1] - one[1] * other[0]


class Spread(Struct, frozen=True, gc=False):
    """Standard deviations, in the units of a flick; of power, as a part of itself."""

    direction: float
    power: float
    offset: float
    height: float


SPREADS: dict[Tremor, Spread] = {
    "none": Spread(0, 0, 0, 0),
    "small": Spread(100, 0.03, 30, 5),
    "medium": Spread(250, 0.06, 80, 10),
    "large": Spread(500, 0.12, 150, 20),
}


def unsteadiness(height: int) -> float:
    """IC-27: a hand rests on the table beside the belly; the higher it hits, the more it sways."""
    part = (height - BELLY) / (TOP_OF_HEAD - BELLY)
    return 1 + (SWAY - 1) * min(max(part, 0.0), 1.0)


def trembled(flick: Flick, tremor: Tremor, rng: Random) -> Flick:
    """IC-27: the flick as it is applied; its direction wraps, the rest stays in range."""
    if tremor == "none":
        return flick
    spread, sway = SPREADS[tremor], unsteadiness(flick.height)
    wobble = [rng.normalvariate(0.0, 1.0) for _ in range(4)]
    return Flick(
        round(flick.direction + wobble[0] * spread.direction) % FULL_TURN,
        _clamped(flick.power * (1 + wobble[1] * spread.power * sway), POWERS),
        _clamped(flick.offset + wobble[2] * spread.offset, OFFSETS),
        _clamped(flick.height + wobble[3] * spread.height * sway, HEIGHTS),
    )


def _clamped(value: float, limits: tuple[int, int]) -> int:
    return min(max(round(value), limits[0]), limits[1])
