"""Matches in other processes and hands: pickles, copies, time, odd input."""

import copy
import pickle
from collections import OrderedDict
from random import Random
from typing import Any

import pytest
from tests.games.cortexcape.support.tables import (
    BEST,
    PLAIN,
    actor,
    finish,
    forward,
    placement,
    play,
    table,
)

import tablee
from tablee.core.errors import TableeError
from tablee.core.protocol import Refusal
from tablee.games.cortexcape.board.labs import BadLab, Lab, labs
from tablee.games.cortexcape.model import DOORS, Build

ERRORS: list[TableeError] = [
    tablee.Refused(Refusal("no_route", "CX-42", {"start": "c1"}), "No way."),
    tablee.BadLog("cut short", 3),
    tablee.BadOptions("no option"),
    tablee.UnknownGame("no game"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_cross_processes(error: TableeError) -> None:
    """A worker's error arrives as itself."""
    again = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


COPIED = [
    copy.copy,
    copy.deepcopy,
    tablee.Match.copy,
    lambda match: pickle.loads(pickle.dumps(match)),  # noqa: S301
]


@pytest.mark.parametrize("copied", COPIED)
def test_a_copy_goes_its_own_way(copied: Any) -> None:
    """The same position; what is played on one is not played on the other."""
    match = forward(tablee.Match.new("cortexcape", seats=3, seed=4), "lock", 2)
    again = copied(match)
    before = match.dumps()
    assert again == match
    assert again.dumps() == before
    finish(again)
    assert match.dumps() == before
    assert again != match
    assert finish(match).dumps() == again.dumps()


def dice(match: tablee.Match, count: int = 30) -> list[Any]:
    """What the dice of a game of Coolock will be."""
    rng = Random(1)
    for turn in match.turns():
        turn.play(turn.sample(rng))
        if len(match.moves) > count:
            break
    return match.moves


def test_a_copy_does_not_tell_the_luck_to_come() -> None:
    """Its luck is its own, from a seed of its own; a pickle is the very same match."""
    match = tablee.Match.new("coolock", seed=4)
    coming = dice(pickle.loads(pickle.dumps(match)))  # noqa: S301
    assert dice(copy.deepcopy(match)) == coming
    assert all(dice(match.copy(seed=seed)) != coming for seed in range(5))
    assert dice(match.copy(seed=7)) == dice(match.copy(seed=7))
    assert dice(match.copy()) != dice(match.copy())
    assert dice(match) == coming


def test_a_copy_needs_a_seed_like_any_match() -> None:
    """A whole number, or none."""
    with pytest.raises(tablee.BadOptions, match="seed"):
        tablee.Match.new("coolock").copy(seed="x")  # type: ignore[arg-type]


@pytest.mark.parametrize("seconds", [float("nan"), float("inf"), "3", None])
def test_time_is_a_finite_number(seconds: Any) -> None:
    """Anything else is told so."""
    with pytest.raises(TableeError, match="seconds"):
        table().advance(seconds)


def test_small_steps_of_time_add_up() -> None:
    """Ten thousand times 0.4 ms is four seconds."""
    match = table(clock=True)
    for _ in range(10_000):
        match.advance(0.0004)
    assert match.now_ms == 4000


def test_a_saved_clock_does_not_give_time_back() -> None:
    """Thinking time that has passed is in the log as a tick."""
    match = table(clock=True)
    match.advance(29)
    again = tablee.Match.loads(match.dumps())
    assert again.now_ms == 29_000
    assert again.waiting == match.waiting
    assert table().dumps().count("tick") == 0


def test_stand_ins_know_nothing_of_the_luck_to_come() -> None:
    """Their generator is not the table's: whatever they ask of it, the dice stay the same."""
    rolls = []
    for leaver in (None, 1):
        match = tablee.Match.new("coolock", seats=2, seed=3)
        if leaver is not None:
            match.play(leaver, {"type": "leave"})
        rng = Random(5)
        for turn in match.turns():
            turn.play(turn.sample(rng))
            if len(match.moves) > 40:
                break
        drawn = [move.drawn for move in match.moves if isinstance(move, tablee.Outcome)]
        rolls.append([luck for luck in drawn if type(luck).__name__ == "Rolled"][:2])
    assert rolls[0] == rolls[1]


def test_a_position_can_be_given_in_the_games_own_text() -> None:
    """As write_position writes it."""
    state = forward(table(lab="green"), "path", 3).state
    text = tablee.game("cortexcape").notation.write_position(state)
    assert tablee.Match.at("cortexcape", text).state == state


@pytest.mark.parametrize(
    "change",
    [
        {"contenders": ()},
        {"contenders": (7,)},
        {"contenders": (0, 0)},
        {"scores": (1, 0, 0)},
        {"at_ms": -1},
        {"at_ms": 5},
        {"left": (1, 1)},
        {"round": 2},
    ],
)
def test_impossible_draws_are_refused(change: dict[str, Any]) -> None:
    """Positions that could hang or never were."""
    rules = tablee.game("cortexcape").rules
    plain = tablee.to_plain(rules.setup(3, tablee.game("cortexcape").types.options()))
    with pytest.raises(tablee.BadPosition):
        tablee.Match.at("cortexcape", {**plain, **change})


@pytest.mark.parametrize(
    "past",
    [
        {"builder": 9},
        {"points": 7},
        {"doors": "??"},
        {"board": "W" * 20},
        {"exit": "X77"},
    ],
)
def test_an_invented_history_is_refused(past: dict[str, Any]) -> None:
    """What is told of closed rounds must add up."""
    plain = tablee.to_plain(forward(table(), "build", 3).state)
    plain["history"][0].update(past)
    with pytest.raises(tablee.BadPosition):
        tablee.Match.at("cortexcape", plain)


def test_a_log_that_starts_from_an_impossible_position_is_refused() -> None:
    """The position in a header is judged like any other."""
    text = tablee.Match.at("cortexcape", forward(table(), "lock", 2).state).dumps()
    with pytest.raises(tablee.BadPosition):
        tablee.Match.loads(text.replace('"round":2', '"round":99'))
    with pytest.raises(tablee.BadPosition, match="table of 3"):
        tablee.Match.loads(text.replace('"rules":1,"seats":2', '"rules":1,"seats":3'))


def test_a_state_made_by_a_program_is_judged_too() -> None:
    """Wrong types in a State object are no surprise later."""
    from msgspec.structs import replace

    state: Any = forward(table(), "lock", 1).state
    with pytest.raises(tablee.BadPosition):
        tablee.Match.at("cortexcape", replace(state, scores=None))


def test_a_labyrinth_with_too_many_ways_is_refused() -> None:
    """It would take for ever to list the paths."""
    corridors = tuple(f"c{number}" for number in range(6))
    lab = Lab("full", (corridors,) * 20, tuple(corridors[at % 6] for at in range(12)))
    with pytest.raises(BadLab, match="too many ways"):
        tablee.Match.new("cortexcape", lab=lab)


@pytest.mark.parametrize("name", ["a\u2028b", "", "x" * 50, "\ud800", None])
def test_names_in_a_labyrinth_are_short_texts(name: Any) -> None:
    """A log must be able to hold them."""
    blue = labs()["blue"]
    if name == "":
        assert Lab(name, blue.doors, blue.exits)
        return
    with pytest.raises(BadLab):
        Lab(name, blue.doors, blue.exits)


def test_any_mapping_in_an_action_is_frozen() -> None:
    """What a program does with its own dict afterwards changes nothing."""
    pieces = OrderedDict(zip(DOORS, PLAIN, strict=True))
    match = table()
    match.play(0, Build(placement=pieces))  # type: ignore[arg-type]
    before = match.dumps()
    pieces["A"] = "#"
    assert match.dumps() == before


@pytest.mark.parametrize("seed", [[1], "x", 0.5])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    """Or nothing."""
    with pytest.raises(tablee.BadOptions, match="seed"):
        tablee.Match.new("cortexcape", seed=seed)


def test_json_that_is_nothing_of_the_game_is_told_so() -> None:
    """from_json raises an error of ours."""
    for text in ("{", "{}", '{"type":"fly"}', "null"):
        with pytest.raises(TableeError, match="no state"):
            tablee.from_json("cortexcape", text)


def test_what_happened_before_the_first_decision_is_kept() -> None:
    """The events of the setup's luck."""
    match = tablee.Match.new("cortexcape", seats=3, seed=1, lab="random")
    kinds = [type(event).__name__ for event in match.opening]
    assert kinds[0] == "LabChosen"
    assert kinds[-1] == "RoundBegan"
    play(match, placement(BEST["blue"]))
    assert actor(match) != match.state.starter


def test_a_match_is_freed_at_once() -> None:
    """Nothing in it leads back to it: simulations of millions leave no work for the collector."""
    import gc
    import weakref

    gc.disable()
    try:
        match = finish(tablee.Match.new("cortexcape", seats=3, seed=4))
        gone = weakref.ref(match)
        del match
        assert gone() is None
    finally:
        gc.enable()
