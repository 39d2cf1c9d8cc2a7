"""The hand of a bot: it always trembles by its level, whatever the table adds (IC-27)."""

from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import NormalDist

from tablee.games.icecool.model.flick import (
    FULL_TURN,
    HEIGHTS,
    OFFSETS,
    POWERS,
    SPREADS,
    Flick,
    Spread,
    Tremor,
    unsteadiness,
)

Wobble = tuple[float, float, float, float]  # in standard deviations


def own_tremor(level: Spread, table: Tremor) -> Spread:
    """What a hand adds, so that with the table's tremor its own level comes out."""
    return _each(_missing, level, SPREADS[table])


def whole_tremor(level: Spread, table: Tremor) -> Spread:
    """What comes out: the level, or the table's where that is larger."""
    return _each(max, level, SPREADS[table])


def _each(both: Callable[[float, float], float], one: Spread, other: Spread) -> Spread:
    return Spread(
        both(one.direction, other.direction),
        both(one.power, other.power),
        both(one.offset, other.offset),
        both(one.height, other.height),
    )


def _missing(wanted: float, there: float) -> float:
    return sqrt(max(0.0, wanted * wanted - there * there))


def shaken(flick: Flick, spread: Spread, rng: Random, times: float = 1.0) -> Flick:
    """A flick near another one."""
    one, two, three, four = (times * rng.normalvariate(0.0, 1.0) for _ in range(4))
    return moved(flick, spread, (one, two, three, four))


def moved(flick: Flick, spread: Spread, wobble: Wobble) -> Flick:
    """So many standard deviations off (IC-27), within the ranges of IC-20."""
    sway = unsteadiness(flick.height)
    return made(
        flick.direction + wobble[0] * spread.direction,
        flick.power * (1 + wobble[1] * spread.power * sway),
        flick.offset + wobble[2] * spread.offset,
        flick.height + wobble[3] * spread.height * sway,
    )


def spread_out(count: int, rng: Random) -> list[Wobble]:
    """Tremors that stand for all: each number takes every strength once, wide ones first.

    A Latin hypercube; flicks that are compared on the same tremors are compared fairly.
    """
    strengths = [NormalDist().inv_cdf((each + 0.5) / count) for each in range(count)]
    two, three, four = (rng.sample(strengths, count) for _ in range(3))
    return sorted(zip(strengths, two, three, four, strict=True), key=lambda each: -abs(each[0]))


def made(direction: float, power: float, offset: float, height: float) -> Flick:
    """IC-20: whole numbers; the direction wraps, the rest stays in range."""
    return Flick(
        round(direction) % FULL_TURN,
        _within(power, POWERS),
        _within(offset, OFFSETS),
        _within(height, HEIGHTS),
    )


def _within(value: float, limits: tuple[int, int]) -> int:
    return min(max(round(value), limits[0]), limits[1])
