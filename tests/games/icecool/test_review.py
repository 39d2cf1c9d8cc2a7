"""Looking back: flicks beside those of the strongest bot, within a budget of simulated flicks."""

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.icecool.support.tables import CLASSROOM, MIDDLE, RULES, position, read

import tablee
from tablee.core.engine import played
from tablee.core.extras import Extra
from tablee.core.log import parse
from tablee.core.protocol import Decision, Outcome, Seat
from tablee.games.icecool.physics import simulate
from tablee.games.icecool.review import review
from tablee.games.icecool.review.attempts import attempts_of, count, disappointment
from tablee.games.icecool.review.model import FlickReview, SchoolReview

GOLDEN = Path(__file__).parents[2] / "golden" / "icecool"
NEAR_D14 = (0.24, 0.1)  # straight before a door with a fish; the door is to the east
EAST, WEST = 0, 18_000


def flick(direction: int, power: int = 400) -> dict[str, Any]:
    return {
        "type": "flick",
        "direction": direction,
        "power": power,
        "offset": 0,
        "height": 105,
    }


def course_of(state: Any, action: dict[str, Any]) -> list[Any]:
    """One flick, simulated as at a table."""
    move = Decision(int(state.active), read(action))
    assert RULES.check(state, move) is None
    aimed, _ = RULES.apply(state, move)
    outcome = Outcome(tablee.game("icecool").rules.draw(aimed, Random(1)))
    return [(state, move), (aimed, outcome)]


def reviewed(state: Any, action: dict[str, Any]) -> tuple[FlickReview, SchoolReview]:
    found = review(course_of(state, action))
    (one,) = found.flicks
    return one, found


def test_a_runner_who_flicks_away_from_an_open_door() -> None:
    """The fish hangs straight ahead, to the east; the flick goes west, into the wall."""
    state = position(2, spots={1: NEAR_D14}, tremor="none")
    one, found = reviewed(state, flick(WEST))
    assert (one.seq, one.until, one.seat, one.is_catcher) == (1, 2, 1, False)
    assert one.aim.chances.fish == 0
    assert one.better is not None
    assert one.better.chances.fish >= 75
    turn = one.better.flick.direction
    assert min(turn, 36_000 - turn) < 3000  # to the east
    assert one.loss > 0.5
    assert found.worst == (1,)
    assert one.said.en.startswith("With this aim: 0\u00a0% for a fish")
    assert "the door from the classroom to the gymnasium was better" in one.said.en
    assert one.aim.path[0] == pytest.approx(NEAR_D14, abs=0.002)
    assert one.aim.path[-1][0] < NEAR_D14[0]  # as it really went
    assert max(x for x, _ in one.better.path) > 0.34  # through the door


def test_a_good_flick_is_left_in_peace() -> None:
    """Straight through the door of the last fish; of two, one curve could take both."""
    state = position(2, spots={1: NEAR_D14}, fish={1: "d14"}, tremor="none")
    one, found = reviewed(state, flick(EAST, 550))
    assert one.aim.chances.fish == 100
    assert (one.loss, one.better, found.worst) == (0.0, None, ())
    assert one.said.en.endswith("The Emperor found nothing better.")
    assert found.seats[1].fish == 1


def test_a_catcher_who_flicks_away_from_a_runner_beside_it() -> None:
    """Nobody is in the way, and ten centimetres are not far."""
    near = CLASSROOM[0] - 0.1, CLASSROOM[1]
    state = position(2, active=0, spots={0: near, 1: CLASSROOM}, tremor="none")
    one, _ = reviewed(state, flick(WEST))
    assert one.is_catcher
    assert one.aim.chances.catch == 0
    assert one.better is not None
    assert one.better.chances.catch >= 75
    assert "for a catch" in one.said.en


def test_a_warm_up_is_judged_by_new_rooms() -> None:
    """From the middle room, a touch of a flick stays in it."""
    state = position(1, active=0, spots={0: MIDDLE}, tremor="none", visited=(1, 5))
    one, _ = reviewed(state, flick(EAST, 60))
    assert one.aim.chances.room == 0
    assert one.better is not None
    assert one.better.chances.room >= 75


def test_the_budget_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a long game only some flicks are tried again, with so many simulated flicks each."""
    spent: list[int] = []
    simulate_many = simulate.simulate_many

    def counted(shots: Any, *more: Any, **named: Any) -> Any:
        spent.append(len(shots))
        return simulate_many(shots, *more, **named)

    monkeypatch.setattr(simulate, "simulate_many", counted)
    course = played(*parse((GOLDEN / "two-seats-four-rounds.jsonl").read_text("utf-8")))
    found = review(course, most=2)
    assert len(found.flicks) == 2
    assert found.unseen == 28 - 2
    assert sum(spent) <= 2 * (30 + 14)
    assert sum(each.flicks for each in found.seats) == 28


def test_what_promised_most_and_brought_least_comes_first() -> None:
    """A flick away from a fish at hand disappoints more than one that takes it."""
    state = position(2, spots={1: NEAR_D14}, tremor="none")
    (away,) = attempts_of(course_of(state, flick(WEST)))
    (taken,) = attempts_of(course_of(state, flick(EAST, 550)))
    assert disappointment(away) > disappointment(taken) + 0.5


def test_the_counts_are_those_of_the_log() -> None:
    """Flicks with a fish of one's own, and flicks of the Catcher with a catch, as the rules say."""
    course = played(*parse((GOLDEN / "four-seats-easy.jsonl").read_text("utf-8")))
    fish, catches = [0] * 4, [0] * 4
    for state, move in course:
        events = RULES.apply(state, move)[1] if isinstance(move, Outcome) else ()
        kinds = [(event.__struct_config__.tag, getattr(event, "seat", None)) for event in events]
        fish[state.active] += ("fish_taken", state.active) in kinds
        if state.active == state.catcher:
            catches[state.active] += any(kind == "id_taken" for kind, _ in kinds)
    attempts = list(attempts_of(course))
    counts = [count(Seat(seat), attempts) for seat in range(4)]
    assert [each.fish for each in counts] == fish
    assert [each.catches for each in counts] == catches
    assert sum(each.flicks for each in counts) == 51


def test_without_physics_nothing_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """IC-106: a server that only keeps replays still counts what happened."""
    course = played(*parse((GOLDEN / "warm-up-left.jsonl").read_text("utf-8")))
    module = import_module("tablee.games.icecool.review.course")
    monkeypatch.setattr(module, "PHYSICS", Extra("physics", "It needs", ("no_such_module",)))
    found = review(course)
    assert found.flicks == ()
    assert found.unseen == 1
