"""Faults planted in a game on purpose, and the checks that must find them."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.core.game import AnyGame
from tablee.testing.kit import Finding, items, named, run

Fault = Callable[[], AnyGame]
SEEDS = 6  # games at each table before a fault counts as missed


def found(game: AnyGame, check: str) -> Finding | None:
    """What one check finds in a game, at any of its tables."""
    for seed in range(SEEDS):
        for item in items(game, checks=named([check])):
            told = run(game, item, seed)
            if isinstance(told, Finding):
                return told
    return None


def is_found(game: AnyGame, check: str) -> None:
    """The check names the fault, in a sentence and with a command to see it again."""
    finding = found(game, check)
    assert finding is not None
    assert finding.sentence
    assert f"--check {check}" in finding.again


def faults(*planted: tuple[str, str, Fault]) -> list[Any]:
    """Faults as parameters: what is wrong, the check that finds it, how to make such a game."""
    return [pytest.param(check, make, id=f"{name} → {check}") for name, check, make in planted]


def with_nature(game: AnyGame, **flags: bool) -> AnyGame:
    return replace(game, nature=replace(game.nature, **flags))


def with_types(game: AnyGame, **types: Any) -> AnyGame:
    return replace(game, types=replace(game.types, **types))
