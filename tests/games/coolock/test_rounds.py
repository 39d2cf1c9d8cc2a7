"""Section 3: rounds and turns (CL-21..CL-25)."""

from typing import Any

import pytest
from tests.games.coolock.support.games import played
from tests.games.coolock.support.moments import fall, night
from tests.games.coolock.support.tables import (
    ROLL,
    STAY,
    TRY,
    jailed,
    kinds,
    move,
    of_kind,
    on,
    scene,
)


def story(seats: int, seed: int = 1) -> list[Any]:
    """What happened in a game, in order."""
    return [event for *_, events in played("hard", seed, seats=seats, most=500) for event in events]


@pytest.mark.parametrize("seats", range(2, 7))
def test_cl_21_a_round_is_one_turn_each_then_the_ghosts(seats: int) -> None:
    """Always from the first seat on; ghost dice come after the last turn, or by a card."""
    rounds: list[list[int]] = []
    cold = False
    for event in story(seats):
        kind = event.__struct_config__.tag
        if kind == "round_began":
            assert not rounds or rounds[-1] == list(range(seats))
            assert event.round == len(rounds) + 1
            rounds.append([])
        elif kind == "turn_began":
            rounds[-1].append(event.seat)
            cold = False
        elif kind == "card_drawn":
            cold = event.card == "cold_wind"
        elif kind == "ghost_rolled":
            assert cold or rounds[-1] == list(range(seats))
    assert len(rounds) > 10


def test_cl_22_the_steps_of_a_turn() -> None:
    """Prison, die, ghost of a 6, move, card, end; then the next seat."""
    table = scene(pawns=[jailed(1), None], round=5)
    events = (
        *table.play(0, TRY, (2, 2)),
        *table.play(0, ROLL, 6),
        *table.play(0, move(30, 24, 29, 40, 52, 58), "moonlight"),
    )
    told = [kind for kind in kinds(events) if kind != "stepped"]
    assert told == [
        "prison_dice",
        "freed",
        "die_rolled",
        "ghost_appeared",
        "card_drawn",
        "turn_began",
    ]
    assert kinds(events).index("ghost_appeared") < kinds(events).index("stepped")
    assert table.awaited == (1,)


@pytest.mark.parametrize("die", range(1, 7))
def test_cl_23_a_stuck_pawn_rolls(die: int) -> None:
    """Between two padlocks there is nothing else to do, and a 6 still brings a ghost."""
    table = scene(pawns=[35, None], locks={25: (), 26: ()}, round=4)
    assert table.offered(0) == [ROLL]
    assert table.code(0, move(into=25)) == "wrong_phase"
    events = table.play(0, ROLL, die)
    assert len(of_kind(events, "ghost_appeared")) == (die == 6)
    assert table.walks == {((), 25), ((), 26)}


def test_cl_24_a_prisoner_does_not_roll() -> None:
    """The movement die is not his."""
    table = scene(pawns=[jailed(1), None])
    assert table.code(0, ROLL) == "wrong_phase"
    assert table.offered(0) == [TRY, STAY]


@pytest.mark.parametrize("round_", [1, 5])
def test_cl_24_a_six_gives_no_other_turn(round_: int) -> None:
    """The next seat goes on."""
    table = scene(pawns=[46, None], round=round_)
    table.turn(6, move(39, 28, 16, 23, 28, 39), "moonlight")
    assert (table.state.active, table.state.phase) == (1, "roll")


def test_cl_25_ghosts_move_before_the_round_is_counted_up() -> None:
    """After the last seat."""
    table = night(26, seats=3, round=7)
    events = fall(table, (1, 2))
    told = kinds(events)
    assert told.index("ghost_moved") < told.index("round_began") < told.index("turn_began")
    assert (table.state.round, table.state.active) == (8, 0)


def test_cl_25_without_ghosts_the_round_just_ends() -> None:
    """Nothing is rolled."""
    table = night(seats=2, round=1, pawns=[on(46)])
    assert kinds(fall(table)) == ["served", "round_began", "turn_began"]
    assert table.state.round == 2
