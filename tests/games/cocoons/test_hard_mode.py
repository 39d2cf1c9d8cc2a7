"""Section 9: hard mode (CO-76..CO-78)."""

from typing import Any

import pytest
from tests.games.cocoons.support.tables import (
    ACTION,
    RUNES,
    SLIDE,
    all_tokens,
    box,
    cocoon_at,
    go,
    kinds,
    of_kind,
    walk,
)

import tablee


def paid(match: tablee.Match) -> list[int]:
    return [number for number, slot in enumerate(match.state.slots) if slot.has_token]


@pytest.mark.parametrize("level", range(1, 6))
def test_co_76_hard_goes_with_any_level(level: int) -> None:
    """An extra difficulty for any of levels 1-5."""
    match = tablee.Match.new("cocoons", seats=2, seed=1, level=level, hard=True)
    assert match.state.table.hard


@pytest.mark.parametrize("hard", [False, True])
def test_co_76_an_uncovered_empty_slot_takes_a_token(hard: bool) -> None:  # noqa: FBT001
    """One action token must be put into it."""
    match = box(hard=hard)
    walk(match, 1, 4)
    events = walk(match, 1)
    assert [each.slot for each in of_kind(events, "token_paid")] == [1] * hard
    assert paid(match) == [1] * hard
    assert match.state.reserve == 22 - hard
    assert all_tokens(match.state) == 25
    assert match.view(0).uncovered.what == ("token" if hard else "empty")


def test_co_77_each_slot_costs_at_most_once() -> None:
    """A slot holding a token is no longer empty."""
    match = box(hard=True)
    walk(match, 1, 4, 1, 4)
    assert match.state.reserve == 20
    walk(match, 1, 4, 1)
    assert (match.state.reserve, paid(match)) == (17, [1])


def test_co_78_the_start_slot_is_never_empty() -> None:
    """And a guardian taken in this very resolution empties nothing now."""
    match = box(hard=True)
    walk(match, 1)
    assert (match.state.reserve, paid(match)) == (24, [])
    walk(match, 4)
    assert (match.state.reserve, paid(match)) == (23, [])


@pytest.mark.parametrize("what", ["left", "padlock"])
def test_co_78_what_lies_there_counts(what: str) -> None:
    """A slot with a guardian face up, or a shut padlock, is not empty."""
    match = box(RUNES if what == "left" else "R1 L1 R2 / R3 * R7 / R4 R5 R6", hard=True)
    for _ in range(2):
        go(match, "B", *(["."] if what == "left" else []))
        walk(match, 4)
    assert (match.state.reserve, paid(match)) == (21, [])


def test_co_78_a_forced_slide_over_an_empty_slot() -> None:
    """The hole goes 3, 0, 3, 4, then 1 (slide trap) and over the emptied slot 0."""
    match = box(SLIDE, hard=True)
    walk(match, 3, 0, 3, 4)
    assert (match.state.reserve, paid(match)) == (20, [3])
    go(match, "B")
    assert (match.state.phase, match.state.reserve) == ("forced_slide", 19)
    events = go(match, cocoon_at(match, 0))
    assert [each.slot for each in of_kind(events, "token_paid")] == [0]
    assert (match.state.reserve, paid(match)) == (18, [0, 3])


def test_co_78_it_applies_to_free_slides_too() -> None:
    """The action trap does not spare the token."""
    match = box(ACTION, hard=True)
    go(match, "B", "!B", ">B")
    walk(match, 4)
    assert match.state.reserve == 24
    events: tuple[Any, ...] = walk(match, 1)
    assert [each.cost for each in of_kind(events, "slid")] == [0]
    assert (match.state.reserve, paid(match)) == (23, [1])


def test_co_78_without_reserve_nothing_is_paid() -> None:
    """And the game ends, as the start token cannot be visible."""
    match = box(hard=True, reserve=3)
    walk(match, 1, 4)
    events = walk(match, 1)
    assert "token_paid" not in kinds(events)
    assert (match.state.reserve, paid(match)) == (0, [])
    assert match.state.reason == "out_of_tokens"
