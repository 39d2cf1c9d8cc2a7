"""Positions for tests: states of play to start from, and changes that make them impossible."""

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.icecool.support.made_up import MOODS, made_up

import tablee
from tablee.core import log
from tablee.core.codec import to_plain
from tablee.core.engine import replay
from tablee.core.game import AnyGame
from tablee.core.protocol import Draw, Waiting
from tablee.games.icecool import GAME as ICECOOL
from tablee.games.icecool.model import Drawn, State
from tablee.testing.positions import states_of_play

GOLDEN = Path(__file__).parent.parent / "golden"
Plain = dict[str, Any]
Change = Callable[[Plain], Any]


def waiting(state: State) -> Waiting:
    """No draw is expensive."""
    found = ICECOOL.rules.waiting(state)
    return Draw() if isinstance(found, Draw) else found


def draw(state: State, rng: Random) -> Drawn:
    """ICECOOL² without physics: flicks go as luck will have it, so that games are quick."""
    if state.phase == "flicking":
        return made_up(state, rng, MOODS[rng.choice(sorted(MOODS))])
    return ICECOOL.rules.draw(state, rng)


@cache
def quick(slug: str) -> AnyGame:
    """A game in which no draw takes long."""
    game = tablee.game(slug)
    if slug != "icecool":
        return game
    rules = replace(game.rules, waiting=waiting, draw=draw)
    nature = replace(game.nature, has_expensive_draws=False)
    return replace(game, rules=rules, nature=nature)


@cache
def golden_states(slug: str) -> tuple[Any, ...]:
    """All states of the golden games."""
    logs = [log.read(path) for path in sorted((GOLDEN / slug).glob("*.jsonl"))]
    return tuple(state for each in logs for state, _ in replay(*each))


def some_state(
    slug: str, is_wanted: Callable[[Any], bool], seats: int = 2, **options: Any
) -> Plain:
    """The plain form of the first state of play like this, of one random game or the next."""
    for seed in range(200):
        for state in states_of_play(quick(slug), seats, options, seed):
            if is_wanted(state):
                plain: Plain = to_plain(state)
                return plain
    raise AssertionError("no state of play is like that")


def in_phase(slug: str, phase: str, seats: int = 2, **options: Any) -> Plain:
    """The plain form of the first state of play in this phase."""
    return some_state(slug, lambda state: state.phase == phase, seats, **options)


# -- changes that make a position impossible -----------------------------------------------------


def refuse(slug: str, plain: Plain, told: str = "position") -> None:
    """The position is refused, in words."""
    with pytest.raises(tablee.BadPosition, match=told):
        tablee.Match.at(slug, plain)


def set_to(**fields: Any) -> Change:
    """Some fields of the state get other values."""
    return lambda plain: plain.update(fields)


def inside(name: str, number: int, **fields: Any) -> Change:
    """Some fields of one item of a list get other values."""
    return lambda plain: plain[name][number].update(fields)


def table_of(**fields: Any) -> Change:
    return lambda plain: plain["table"].update(fields)


def changed(plain: Plain, change: Change) -> Plain:
    after = deepcopy(plain)
    change(after)
    assert after != plain
    return after


def cases(table: dict[str, Change]) -> list[Any]:
    return [pytest.param(change, id=name) for name, change in table.items()]
