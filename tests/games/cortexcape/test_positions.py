"""Positions of Cortexcape that cannot be, field by field."""

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
def walking() -> Plain:
    """The path of the fourth round of two, without a clock."""
    return some_state(
        "cortexcape", lambda each: each.phase == "path" and each.round == 4, lab="blue"
    )


def swapped_rounds(plain: Plain) -> None:
    plain["history"][0], plain["history"][1] = plain["history"][1], plain["history"][0]


WRONG: dict[str, Change] = {
    "five seats": table_of(seats=5),
    "one colour twice": table_of(colours=["white", "white"]),
    "no labyrinth": table_of(lab=None),
    "round 0": set_to(round=0),
    "a later round": set_to(round=5),
    "no starter": set_to(starter=None),
    "a starter who does not sit here": set_to(starter=2),
    "a fist after the draw": set_to(white_hand="left"),
    "contenders after the draw": set_to(contenders=[0, 1]),
    "a draw after it": set_to(phase="draw"),
    "a board of other pieces": set_to(board="W" * 20),
    "a hole in the hand": lambda plain: plain.update(board="." + plain["board"][1:], hand="."),
    "cones nowhere": set_to(start="c99"),
    "a cone on a closed exit": lambda plain: plain.update(exit=plain["history"][0]["exit"]),
    "cones before the lock": set_to(phase="lock"),
    "an exit too few": lambda plain: plain["marbles"].pop(),
    "a marble too many": lambda plain: plain["marbles"].__setitem__(
        plain["marbles"].index(None), 0
    ),
    "a marble of nobody": set_to(marbles=[7] * 12),
    "fewer points than none": set_to(scores=[0, -1], history=[]),
    "more points than paths cost": set_to(scores=[500, 0], history=[]),
    "points that no round tells of": set_to(scores=[16, 16]),
    "rounds in another order": swapped_rounds,
    "a round of other points": inside("history", 0, points=15),
    "a round with no such path": inside("history", 0, doors="ABCDEFGHIJKLMNOPQRST"),
    "a seat that left, and plays on": set_to(left=[0]),
    "time at a table without a clock": set_to(at_ms=1),
    "an end with open exits": set_to(phase="over"),
}


@pytest.mark.parametrize("change", cases(WRONG))
def test_an_impossible_position_is_refused(change: Change) -> None:
    """Field by field, in the fourth round."""
    refuse("cortexcape", changed(walking(), change))
