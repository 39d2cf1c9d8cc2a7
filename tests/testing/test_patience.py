"""A broken game costs no more than a few seconds."""

import threading
from typing import Any

import pytest
from liars import LiarsRules, State, liars
from planting import found

from tablee.testing import Broken
from tablee.testing.patience import at_most


def count_for_ever() -> None:
    """Until somebody has no more patience."""
    with at_most(0.05, "counting"):
        while True:
            pass


def test_what_never_ends_is_stopped() -> None:
    """By the time that the processor has spent on it."""
    with pytest.raises(Broken, match="counting takes longer than"):
        count_for_ever()


def test_what_ends_in_time_is_left_alone() -> None:
    """Afterwards the timer is off; in another thread there is none."""
    with at_most(0.05, "nothing"):
        pass
    other = threading.Thread(target=lambda: at_most(0.0, "nothing").__enter__())
    other.start()
    other.join()
    assert sum(range(3_000_000)) > 0


class Endless(LiarsRules):
    """Every position is possible, and one with many dice is rolled for ever."""

    def flaw(self, state: State) -> str | None:
        return None

    def waiting(self, state: State) -> Any:
        while max(state.dice, default=0) > 5:
            pass
        return super().waiting(state)


def test_a_position_that_is_played_for_ever_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not an endless test."""
    monkeypatch.setattr("tablee.testing.positions.SECONDS", 0.1)
    assert found(liars(Endless()), "impossible_positions_are_refused") is not None
