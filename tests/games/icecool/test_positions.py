"""Positions of ICECOOL² that cannot be, field by field."""

from functools import cache

import pytest
from positions import (
    Change,
    Plain,
    cases,
    changed,
    in_phase,
    inside,
    refuse,
    set_to,
    some_state,
    table_of,
)


@cache
def aiming() -> Plain:
    """Three seats, all on the board; a Runner aims."""
    return some_state(
        "icecool",
        lambda each: (
            each.phase == "aim"
            and each.active != each.catcher
            and not each.players[each.active].is_bound
            and all(player.spot is not None for player in each.players)
        ),
        3,
    )


WRONG: dict[str, Change] = {
    "five seats": table_of(seats=5),
    "a first Catcher who is none": table_of(first_catcher=3),
    "an active seat that is none": set_to(active=3),
    "round 0": set_to(round=0),
    "round 4 of 3": set_to(round=4),
    "a penguin in a wall": inside("players", 0, spot=[0.33, 0.3]),
    "a penguin far away": inside("players", 0, spot=[1e300, 0.1]),
    "a penguin nowhere": inside("players", 0, spot=[float("nan"), 0.1]),
    "two penguins in one place": lambda plain: plain["players"][0].update(
        spot=plain["players"][1]["spot"]
    ),
    "nobody who flicks": lambda plain: plain["players"][plain["active"]].update(spot=None),
    "no Catcher on the board": lambda plain: plain["players"][plain["catcher"]].update(spot=None),
    "a Catcher who is caught": lambda plain: plain["players"][plain["catcher"]].update(
        is_caught=True
    ),
    "all Runners caught": lambda plain: [
        each.update(is_caught=at != plain["catcher"]) for at, each in enumerate(plain["players"])
    ],
    "a fish over no door": inside("fish", 0, door="d99"),
    "a fish of nobody": inside("fish", 0, colour="purple"),
    "a fish too few": lambda plain: plain["fish"].pop(),
    "31 circuits": lambda plain: [each.update(turns=31) for each in plain["players"]],
    "a seat that is two turns ahead": inside("players", 0, turns=25),
    "fewer turns than none": inside("players", 0, turns=-1),
    "tries before the flick": set_to(tries=3),
    "a retry of who need not": set_to(phase="retry", tries=1),
    "the end of a turn without cards": set_to(phase="off_board_end"),
    "a re-entry of three": set_to(turn="re_entry"),
    "a flick that is not on its way": set_to(phase="flicking"),
    "a card that is not held": set_to(announced=53),
    "a card too few": lambda plain: plain["deck"].pop(),
    "points without a tournament": inside("players", 0, points=1),
    "rooms visited in a game": set_to(visited=[1]),
    "rounds that were not": set_to(
        rounds=[{"catcher": 0, "reason": "caught", "fish": [0] * 3, "ids": [3, 0, 0]}] * 3
    ),
    "a game that all have left": lambda plain: [
        each.update(has_left=True) for each in plain["players"]
    ],
    "an end that was not": set_to(phase="game_over", ending="caught"),
    "a tour of three": set_to(phase="game_over", ending="toured"),
    "fewer flicks than none": set_to(flicks=-1, last=None),
    "another flick than the last": set_to(flicks=10**6),
    "a deal after it was dealt": set_to(phase="deal"),
}


@pytest.mark.parametrize("change", cases(WRONG))
def test_an_impossible_position_is_refused(change: Change) -> None:
    """Field by field, while a Runner aims."""
    refuse("icecool", changed(aiming(), change))


def test_icecool_a_warm_up_that_would_never_end() -> None:
    """After 100 flicks a warm-up is over (IC-29); one with more would go on for ever."""
    plain = in_phase("icecool", "aim", 1)
    refuse("icecool", {**plain, "flicks": 150, "last": None}, "150 flicks")
