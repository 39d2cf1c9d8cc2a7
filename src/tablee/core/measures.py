"""What a study looks at: each game says what is worth measuring in it.

A measure reads one played game; the readings of all games together become a plot.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from tablee.core.protocol import Move, Result

Words = tuple[str, str]  # English and French
Categories = Mapping[str, Words]
NO_NAMES: Categories = {}
NO_SYNONYMS: Mapping[tuple[str, str], str] = {}


class Seen(NamedTuple):
    """One step of a game."""

    before: Any  # state
    move: Move
    after: Any
    events: tuple[Any, ...]


class Played(NamedTuple):
    """One game, from its first state to its end."""

    steps: Sequence[Seen]
    result: Result

    def events(self, *kinds: type) -> list[Any]:
        """All events of these types, in order."""
        return [event for step in self.steps for event in step.events if isinstance(event, kinds)]


class Number(NamedTuple):
    """One number a game: a histogram with its mean and quantiles."""

    key: str
    title: Words
    of: Callable[[Played], float | None]  # None: not in this game


class Kinds(NamedTuple):
    """Things of several kinds in a game, counted: how many a game there are of each."""

    key: str
    title: Words
    of: Callable[[Played], Iterable[str]]
    names: Categories = NO_NAMES


class Curve(NamedTuple):
    """A number that changes during a game: its mean and spread at each point of time."""

    key: str
    title: Words
    of: Callable[[Played], Sequence[float]]
    time: Words


class Effects(NamedTuple):
    """Numbers that belong to things of several kinds: the mean for each kind."""

    key: str
    title: Words
    of: Callable[[Played], Iterable[tuple[str, float]]]
    names: Categories = NO_NAMES


Measure = Number | Kinds | Curve | Effects


class Measures(NamedTuple):
    """What a game adds: its measures, and other words for its options."""

    own: tuple[Measure, ...] = ()
    endings: Categories = NO_NAMES
    synonyms: Mapping[tuple[str, str], str] = NO_SYNONYMS
