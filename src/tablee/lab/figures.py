"""Readings of many games put together: what each plot shows, in numbers."""

from collections import Counter
from collections.abc import Sequence
from math import ceil, floor, log10, sqrt
from statistics import mean, pstdev
from typing import NamedTuple

from tablee.core.measures import Categories, Curve, Effects, Kinds, Measure, Number, Words
from tablee.lab.studying import Reading

NORMAL_95 = 1.96
MOST_BARS = 24
FEWEST_GAMES = 0.1  # of all that must still run for a point of a curve


class Histogram(NamedTuple):
    title: Words
    edges: tuple[float, ...]  # one more than there are counts
    counts: tuple[int, ...]
    mean: float
    spread: float  # the 95 % interval of the mean, half of it
    quantiles: tuple[float, float, float]  # p10, p50, p90
    games: int


class Bars(NamedTuple):
    """A value for each kind, with its 95 % interval, and how many there were."""

    title: Words
    rows: tuple[tuple[Words, float, float, int], ...]


class Line(NamedTuple):
    """Means and the middle 80 % over time."""

    title: Words
    time: Words
    points: tuple[tuple[float, float, float], ...]  # p10, mean, p90


Figure = Histogram | Bars | Line


def figures(measures: Sequence[Measure], readings: Sequence[Reading]) -> list[Figure]:
    """Each measure as a figure; those that nothing was read for are left out."""
    found = []
    for measure in measures:
        figure = _figure(measure, readings)
        if figure is not None:
            found.append(figure)
    return found


def _figure(measure: Measure, readings: Sequence[Reading]) -> Figure | None:
    if isinstance(measure, Number):
        values = [each.numbers[measure.key] for each in readings if measure.key in each.numbers]
        return histogram(measure.title, values) if values else None
    if isinstance(measure, Kinds):
        return _shares(measure, [Counter(each.kinds[measure.key]) for each in readings])
    if isinstance(measure, Curve):
        return _line(measure, [each.curves[measure.key] for each in readings])
    return _means(measure, [pair for each in readings for pair in each.effects[measure.key]])


def half_interval(values: Sequence[float]) -> float:
    return NORMAL_95 * pstdev(values) / sqrt(len(values)) if values else 0.0


def quantile(values: Sequence[float], part: float) -> float:
    """Of sorted values."""
    return values[min(len(values) - 1, floor(part * len(values)))]


def histogram(title: Words, values: Sequence[float]) -> Histogram:
    """Whole numbers get bars of whole widths."""
    ordered = sorted(values)
    low, high = floor(ordered[0]), floor(ordered[-1]) + 1
    width = nice(max(1, (high - low) / MOST_BARS))
    count = max(1, ceil((high - low) / width))
    is_whole = width == 1 and all(value == int(value) for value in ordered)
    first = low - 0.5 if is_whole else low  # the bar of 3 stands on the 3
    edges = tuple(first + width * number for number in range(count + 1))
    counts = Counter(min(count - 1, int((value - low) // width)) for value in ordered)
    return Histogram(
        title,
        edges,
        tuple(counts[number] for number in range(count)),
        mean(ordered),
        half_interval(ordered),
        (quantile(ordered, 0.1), quantile(ordered, 0.5), quantile(ordered, 0.9)),
        len(ordered),
    )


def nice(width: float) -> float:
    """The next of 1, 2, 5, 10, 20…"""
    power = 10 ** floor(log10(width))
    return float(next(step * power for step in (1, 2, 5, 10) if step * power >= width - 1e-9))


def _named(names: Categories, key: str) -> Words:
    return names.get(key, (key, key))


def _shares(measure: Kinds, counts: Sequence[Counter[str]]) -> Bars | None:
    keys = sorted({key for each in counts for key in each})
    order = [key for key in measure.names if key in keys]
    order += [key for key in keys if key not in measure.names]
    rows = []
    for key in order:
        values = [float(each[key]) for each in counts]
        total = sum(each[key] for each in counts)
        rows.append((_named(measure.names, key), mean(values), half_interval(values), total))
    return Bars(measure.title, tuple(rows)) if rows else None


def _means(measure: Effects, pairs: Sequence[tuple[str, float]]) -> Bars | None:
    grouped: dict[str, list[float]] = {}
    for key, value in pairs:
        grouped.setdefault(key, []).append(value)
    rows = [
        (_named(measure.names, key), mean(values), half_interval(values), len(values))
        for key, values in sorted(grouped.items(), key=_by_mean_or_number)
    ]
    return Bars(measure.title, tuple(rows)) if rows else None


def _by_mean_or_number(group: tuple[str, list[float]]) -> float:
    """The largest first; what is numbered in its own order."""
    key, values = group
    return float(key) if key.isdecimal() else -mean(values)


def _line(measure: Curve, curves: Sequence[Sequence[float]]) -> Line | None:
    points = []
    for number in range(max(map(len, curves), default=0)):
        values = sorted(curve[number] for curve in curves if len(curve) > number)
        if len(values) < FEWEST_GAMES * len(curves):
            break
        points.append((quantile(values, 0.1), mean(values), quantile(values, 0.9)))
    return Line(measure.title, measure.time, tuple(points)) if points else None
