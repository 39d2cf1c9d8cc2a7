"""Figures as SVG, drawn by hand: they need no library and no network to be looked at."""

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from tablee.lab.figures import Bars, Figure, Histogram, Line, nice

WIDTH, HEIGHT = 460, 240
LEFT, RIGHT, TOP, BOTTOM = 46, 14, 12, 34
ROW = 22  # of a bar with a name


def plot(figure: Figure, language: int) -> str:
    """The picture of a figure; its numbers are told beside it, too."""
    if isinstance(figure, Histogram):
        return _histogram(figure)
    if isinstance(figure, Line):
        return _line(figure, language)
    return _bars(figure, language)


def number(value: float) -> str:
    """As short as it can be said."""
    if value == round(value) and abs(value) < 1e6:
        return str(round(value))
    return f"{value:.2f}" if abs(value) < 10 else f"{value:.1f}"


class _Frame:
    """Axes with round numbers, and the places of values on them."""

    def __init__(self, across: tuple[float, float], up: tuple[float, float]) -> None:
        self.low_x, self.high_x = across
        self.low_y, self.high_y = up
        self.parts: list[str] = []

    def x(self, value: float) -> float:
        part = (value - self.low_x) / ((self.high_x - self.low_x) or 1)
        return LEFT + part * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        part = (value - self.low_y) / ((self.high_y - self.low_y) or 1)
        return HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM)

    def axes(self, name: str = "") -> None:
        for value in ticks(self.low_y, self.high_y):
            y = self.y(value)
            self.parts.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>')
            self.parts.append(
                f'<text x="{LEFT - 6}" y="{y + 4:.1f}" class="end">{number(value)}</text>'
            )
        for value in ticks(self.low_x, self.high_x):
            x, y = self.x(value), HEIGHT - BOTTOM + 18
            self.parts.append(f'<text x="{x:.1f}" y="{y}" class="middle">{number(value)}</text>')
        if name:
            x = WIDTH - RIGHT
            self.parts.append(f'<text x="{x}" y="{HEIGHT - 2}" class="end">{escape(name)}</text>')

    def picture(self) -> str:
        return _svg(HEIGHT, self.parts)


def _svg(height: float, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" aria-hidden="true">{"".join(parts)}</svg>'


def ticks(low: float, high: float) -> list[float]:
    """Four or so round numbers between two values."""
    step = nice(max((high - low) / 5, 1e-6))
    first = -(-low // step) * step
    found = []
    while first <= high + 1e-9:
        found.append(first)
        first += step
    return found


def _histogram(figure: Histogram) -> str:
    frame = _Frame((figure.edges[0], figure.edges[-1]), (0, max(figure.counts)))
    frame.axes()
    for (start, stop), count in zip(pairwise(figure.edges), figure.counts, strict=True):
        x, y = frame.x(start), frame.y(count)
        width, height = frame.x(stop) - x, frame.y(0) - y
        frame.parts.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{y:.1f}"'
            f' width="{max(1, width - 2):.1f}" height="{height:.1f}"/>'
        )
    x = frame.x(figure.mean)
    frame.parts.append(f'<path class="mean" d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM}"/>')
    return frame.picture()


def _line(figure: Line, language: int) -> str:
    top = max(high for *_, high in figure.points)
    bottom = min(0.0, *(low for low, *_ in figure.points))
    frame = _Frame((1, len(figure.points)), (bottom, top))
    frame.axes(figure.time[language])
    places = list(enumerate(figure.points, start=1))
    upper = [f"{frame.x(at):.1f} {frame.y(high):.1f}" for at, (_, _, high) in places]
    lower = [f"{frame.x(at):.1f} {frame.y(low):.1f}" for at, (low, _, _) in reversed(places)]
    middle = [f"{frame.x(at):.1f} {frame.y(value):.1f}" for at, (_, value, _) in places]
    frame.parts.append(f'<path class="band" d="M{"L".join(upper + lower)}Z"/>')
    frame.parts.append(f'<path class="line" d="M{"L".join(middle)}"/>')
    return frame.picture()


def _bars(figure: Bars, language: int) -> str:
    """Lying bars: names are long, and they begin at zero."""
    values = [value for _, value, _, _ in figure.rows]
    low, high = min(0.0, *values), max(0.0, *values)
    start, stop = 150.0, WIDTH - 100.0

    def x(value: float) -> float:
        return start + (value - low) / ((high - low) or 1) * (stop - start)

    parts = []
    for row, (name, value, spread, _) in enumerate(figure.rows):
        y = 6 + ROW * row
        left, right = sorted((x(0), x(value)))
        parts.append(
            f'<text x="{start - 8}" y="{y + 13}" class="end">{escape(name[language])}</text>'
        )
        parts.append(
            f'<rect class="bar" x="{left:.1f}" y="{y}" width="{max(1, right - left):.1f}"'
            f' height="{ROW - 6}"/>'
        )
        told = f"{number(value)} ± {number(spread)}"
        parts.append(f'<text x="{max(right, x(0)) + 5:.1f}" y="{y + 13}">{told}</text>')
    return _svg(12 + ROW * len(figure.rows), parts)
