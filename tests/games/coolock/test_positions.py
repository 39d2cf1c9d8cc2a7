"""Positions of Coolock that cannot be, field by field."""

from functools import cache

import pytest
from positions import (
    Change,
    Plain,
    cases,
    changed,
    inside,
    refuse,
    set_to,
    some_state,
    table_of,
)


@cache
def haunted() -> Plain:
    """Three seats and three ghosts; somebody is about to roll."""
    return some_state("coolock", lambda each: each.phase == "roll" and len(each.ghosts) == 3, 3)


WRONG: dict[str, Change] = {
    "a die of 9": set_to(die=9, phase="move"),
    "round 0": set_to(round=0),
    "round 301": set_to(round=301),
    "a black reserve of -3": set_to(black_reserve=-3),
    "a black reserve of 5": set_to(black_reserve=5),
    "seven seats": table_of(seats=7),
    "an active seat that is none": set_to(active=3),
    "a pawn too few": lambda plain: plain["pawns"].pop(),
    "a pawn on no edge": inside("pawns", 0, where="board", edge=9999, zone=1),
    "a pawn nowhere": inside("pawns", 0, where="board", edge=None),
    "a zone that is none": inside("pawns", 0, zone=4),
    "lanterns without end": inside("pawns", 0, lanterns=2**40),
    "a prisoner for nine turns": inside(
        "pawns", 1, where="prison", edge=None, sentence=9, mystery=None
    ),
    "a prisoner who rolls": lambda plain: plain["pawns"][plain["active"]].update(
        where="prison", edge=None, sentence=2, mystery=None
    ),
    "a padlock of nobody": inside("locks", 0, colours=[5]),
    "two padlocks in one place": lambda plain: plain["locks"].append(plain["locks"][0]),
    "a portion of nobody": inside("portions", 0, owner=5),
    "two portions in one place": lambda plain: plain["portions"].append(plain["portions"][0]),
    "a ghost off the board": inside("ghosts", 0, at=9999),
    "a ghost that was never made": inside("ghosts", 0, id=0),
    "fewer ghosts to come than none": set_to(supply=-1),
    "a million ghosts that were": set_to(next_ghost=10**6),
    "a card too many": lambda plain: plain["discards"].append("lantern"),
    "a card in hand": set_to(card="skeleton_key"),
    "a cold wind without a card": set_to(is_cold_wind=True),
    "ghosts that move while somebody rolls": set_to(haunting=[1]),
    "dice that were not rolled": set_to(dice=[1, 2]),
    "a move without a roll": set_to(phase="move", die=None),
    "prison for a free pawn": set_to(phase="prison"),
    "a card that nobody owes": set_to(phase="card", owed="card"),
    "an order without a double": set_to(phase="ghost_order"),
    "an end without a reason": set_to(phase="over"),
    "a hexagon that is not complete": set_to(phase="over", reason="hexagon"),
    "midnight in a game without": set_to(phase="over", reason="midnight"),
    "a complete hexagon, and play goes on": set_to(portions=[]),
    "seats that left in no order": set_to(left=[1, 0]),
    "time before the table": set_to(at_ms=-1),
    "a deal after it was dealt": set_to(phase="deal", owed="deal"),
}


@pytest.mark.parametrize("change", cases(WRONG))
def test_an_impossible_position_is_refused(change: Change) -> None:
    """Field by field, with three seats and three ghosts."""
    refuse("coolock", changed(haunted(), change))
