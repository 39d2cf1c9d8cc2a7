"""What a study looks at. The general measures are here; each game adds its own, in a file.

A measure reads one played game; the readings of all games together become a plot.
"""

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any, NamedTuple

from tablee.core.protocol import Decision, Move, Result

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


def _decisions(played: Played) -> float:
    return sum(isinstance(step.move, Decision) for step in played.steps)


def _ending(played: Played) -> list[str]:
    return [played.result.ending]


def _winners(played: Played) -> list[str]:
    return [str(seat + 1) for seat in played.result.winners]


class OfGame(NamedTuple):
    """What a game adds: its measures, and other words for its options."""

    measures: tuple[Measure, ...] = ()
    endings: Categories = NO_NAMES
    synonyms: Mapping[tuple[str, str], str] = NO_SYNONYMS


def of_game(slug: str) -> OfGame:
    """The measures of a game; one without a file of its own has the general ones."""
    name = f"{__name__}.{slug}"
    if find_spec(name) is None:
        return OfGame()
    found: OfGame = importlib.import_module(name).LAB
    return found


def measures_of(slug: str) -> tuple[Measure, ...]:
    """The general measures, and the game's own."""
    own = of_game(slug)
    return (
        Number("decisions", ("Decisions in a game", "Décisions dans une partie"), _decisions),
        Kinds("endings", ("How games end", "Fin des parties"), _ending, own.endings),
        Kinds("winners", ("Games won, by seat", "Parties gagnées, par place"), _winners),
        *own.measures,
    )
