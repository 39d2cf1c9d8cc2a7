"""The table of our labs, recomputed from the labs file by other code (CX-93)."""

from random import Random

import pytest
from tests.games.cortexcape.support.brute import DOORS, EXITS, LABS, STOCK, Maze, labs_file, maze
from tests.games.cortexcape.support.tables import BEST

NUMBERS = {  # corridors, doors joining more than 2, independent cycles, dearest lock at random
    "blue": (17, 0, 4, 6.33),
    "green": (24, 8, 5, 7.43),
    "red": (31, 16, 8, 8.16),
    "black": (39, 18, 10, 8.47),
}
PROVEN = {"blue": (3, 2), "green": (2, 2), "red": (3, 2), "black": (3, 1)}  # long, short
BEST_SHORT = {
    "blue": "WWGWGWW###GGYRWYWRYW",
    "green": "WWWW#WWWGGGWRYY#GY#R",
    "red": "WWGWWGG#WG#YRWWY#RWY",
    "black": "G#GG#WWWWWWWYR#YYRWG",
}
Shape = set[tuple[frozenset[str], frozenset[str]]]
"""The corridors of a lab by what they join: doors and exits."""


@pytest.mark.parametrize("lab", LABS)
def test_cx_93_corridors_crossings_and_cycles(lab: str) -> None:
    """The lab has as many corridors, doors of three ways and independent cycles as the table."""
    joined = maze(lab).doors.values()
    corridors = {name for names in joined for name in names}
    links = sum(len(names) for names in joined)
    cycles = links - (len(corridors) + len(DOORS)) + 1  # of a connected graph
    crossings = sum(len(names) > 2 for names in joined)
    assert (len(corridors), crossings, cycles) == NUMBERS[lab][:3]


@pytest.mark.parametrize("lab", LABS)
def test_cx_93_the_metrics_in_the_file_are_those_of_the_table(lab: str) -> None:
    """What the file says about itself is what the rule's table says."""
    metrics = labs_file()["labs"][lab]["metrics"]
    corridors, crossings, cycles, at_random = NUMBERS[lab]
    assert metrics["corridors"] == corridors
    assert metrics["doors_degree_gt2"] == crossings
    assert metrics["independent_cycles"] == cycles
    assert metrics["random_max_cost_long"] == at_random
    assert (metrics["best_max_cost_long"], metrics["best_max_cost_short"]) == PROVEN[lab]


@pytest.mark.parametrize("lab", LABS)
def test_cx_93_every_exit_has_its_own_corridor_with_one_guarding_door(lab: str) -> None:
    """One door guards each exit, two guard X6 and X12 on Red."""
    exits = maze(lab).exits
    assert len(set(exits.values())) == 12
    guards = {
        exit_: sum(corridor in names for names in maze(lab).doors.values())
        for exit_, corridor in exits.items()
    }
    expected = dict.fromkeys(EXITS, 1)
    if lab == "red":
        expected |= {"X6": 2, "X12": 2}
    assert guards == expected


def shape(lab: Maze) -> Shape:
    return {
        (
            frozenset(door for door, names in lab.doors.items() if corridor in names),
            frozenset(exit_ for exit_, end in lab.exits.items() if end == corridor),
        )
        for corridor in lab.corridors
    }


def moved(given: Shape, quarters: int, *, mirror: bool = False) -> Shape:
    """The shape after some quarter turns, or after a reflection in the vertical axis."""

    def to(name: str) -> str:
        if name[0] == "X":
            hour = int(name[1:])
            hour = -hour if mirror else hour + 3 * quarters
            return f"X{(hour - 1) % 12 + 1}"
        at = DOORS.index(name)
        if at < 12:
            return DOORS[(11 - at if mirror else at + 3 * quarters) % 12]
        return DOORS[12 + (12 - at if mirror else at - 12 + 2 * quarters) % 8]

    return {(frozenset(map(to, doors)), frozenset(map(to, exits))) for doors, exits in given}


def test_cx_93_the_symmetries_of_the_four_labs() -> None:
    """Blue is the same after a quarter turn, Green and Black after a half one, Red mirrored."""
    kept = {
        lab: [
            moved(shape(maze(lab)), 1) == shape(maze(lab)),
            moved(shape(maze(lab)), 2) == shape(maze(lab)),
            moved(shape(maze(lab)), 0, mirror=True) == shape(maze(lab)),
        ]
        for lab in LABS
    }
    assert kept["blue"][:2] == [True, True]
    assert kept["green"][:2] == kept["black"][:2] == [False, True]
    assert kept["red"][2]


@pytest.mark.parametrize("lab", LABS)
def test_cx_93_a_board_reaches_the_proven_value_of_the_long_game(lab: str) -> None:
    """The dearest lock of the best placement costs 3, 2, 3 and 3."""
    assert sorted(BEST[lab]) == sorted(STOCK)
    assert maze(lab).dearest(BEST[lab], EXITS, rim=False) == PROVEN[lab][0]


@pytest.mark.parametrize("lab", LABS)
def test_cx_93_a_board_reaches_the_proven_value_of_the_short_game(lab: str) -> None:
    """From exit to exit the dearest lock of the best placement costs 2, 2, 2 and 1."""
    assert sorted(BEST_SHORT[lab]) == sorted(STOCK)
    assert maze(lab).dearest(BEST_SHORT[lab], EXITS, rim=True) == PROVEN[lab][1]


@pytest.mark.parametrize("lab", LABS)
def test_cx_93_no_random_board_beats_the_proven_value_and_the_mean_is_as_measured(
    lab: str,
) -> None:
    """Over random placements the dearest lock is as dear as the table says, and never cheaper."""
    rng = Random(93)
    dearest = []
    for _ in range(400):
        board = "".join(rng.sample(STOCK, len(STOCK)))
        dearest.append(maze(lab).dearest(board, EXITS, rim=False))
        assert maze(lab).dearest(board, EXITS, rim=True) >= PROVEN[lab][1]
    assert min(dearest) >= PROVEN[lab][0]
    mean = sum(dearest) / len(dearest)
    assert abs(mean - NUMBERS[lab][3]) < 0.4  # about five standard errors
