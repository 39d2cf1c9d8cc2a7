"""The build of round 1: CX-25 to CX-28."""

from random import Random

import pytest
from tests.games.cortexcape.support.tables import (
    PLAIN,
    beyond,
    lock,
    offered_locks,
    offered_paths,
    path,
    placement,
    play,
    rebuild,
    refusal,
    table,
    towers_on,
)

LABS = ("blue", "green", "red", "black")
DOORS = "ABCDEFGHIJKLMNOPQRST"


def without(board: str, doors: str) -> dict[str, object]:
    """A first build that leaves these doors empty."""
    filled = {door: piece for door, piece in zip(DOORS, board, strict=True) if door not in doors}
    return {"type": "build", "placement": filled}


@pytest.mark.parametrize("lab", LABS)
def test_cx_25_the_first_builder_places_all_pieces_freely(lab: str) -> None:
    """Any arrangement of the 17 cylinders and 3 towers on the 20 doors is a first build."""
    rng = Random(25)
    for _ in range(50):
        pieces = list(PLAIN)
        rng.shuffle(pieces)
        match = table(lab=lab)
        play(match, placement("".join(pieces)))
        assert match.view(None).board == "".join(pieces)


def test_cx_25_every_door_takes_a_cylinder_and_every_door_a_tower() -> None:
    """No door is reserved: a tower may stand on each of the 20, and so may a red cylinder."""
    for at in range(20):
        turned = PLAIN[-at:] + PLAIN[:-at]  # each piece passes every door
        match = table()
        play(match, placement(turned))
        assert match.view(0).board == turned


def test_cx_25_all_the_cylinders_and_all_the_towers_are_placed() -> None:
    """A door left empty, a tower short and a cylinder short are refused."""
    match = table()
    for door in DOORS:
        assert refusal(match, without(PLAIN, door)) == ("door_empty", "CX-73")
    assert refusal(match, placement("WWWWWWWWGGGGYYYRRW##"))[0] == "wrong_pieces"
    assert refusal(match, placement("WWWWWWWWGGGGYYYR####"))[0] == "wrong_pieces"
    assert match.view(0).board == "." * 20


def test_cx_26_the_first_build_is_one_atomic_action() -> None:
    """Cylinders without towers are no build; all 20 doors come at once and the lock follows."""
    match = table()
    assert refusal(match, without(PLAIN, "RST"))[0] == "door_empty"
    assert refusal(match, without(PLAIN, "ABCDEFGHIJKLMNOPQ"))[0] == "door_empty"
    play(match, placement(PLAIN))
    assert (match.state.phase, match.state.round, len(match.moves)) == ("lock", 1, 1)


def test_cx_26_the_order_of_placing_does_not_count() -> None:
    """Towers first or cylinders first, the same board is the same build."""
    doors = dict(zip(DOORS, PLAIN, strict=True))
    towers_first = dict(sorted(doors.items(), key=lambda item: item[1]))
    assert list(towers_first) != list(doors)
    one, other = table(), table()
    play(one, {"type": "build", "placement": doors})
    play(other, {"type": "build", "placement": towers_first})
    assert one.state == other.state
    assert one.moves == other.moves


def test_cx_26_round_1_knows_no_refill_and_no_swaps() -> None:
    """Round 1 takes a placement and nothing else."""
    match = table()
    assert refusal(match, rebuild("A=W", "R>A S>C T>D")) == ("malformed", "CX-73")
    assert refusal(match, {**placement(PLAIN), "swaps": []}) == ("malformed", "CX-73")


def test_cx_27_a_tower_cannot_be_crossed() -> None:
    """A path through a tower is refused and none is offered; beside the tower one walks on."""
    match = table()
    play(match, placement(towers_on("NPJ")), lock("e1", "X5"))  # N and P: half the inner doors
    assert offered_paths(match) == ["BOQF"]
    for blocked in ("BNQF", "BOPF", "BNPF"):
        assert refusal(match, path(blocked)) == ("tower_on_path", "CX-27")
    play(match, path("BOQF"))
    assert match.view(0).history[0].doors == "BOQF"


def test_cx_27_a_tower_hides_points() -> None:
    """Behind towers on N and O nobody from outside can be led to the pieces on B, C and D."""
    match = table()
    play(match, placement(towers_on("NOA", "WRRYWWWWWWWGGGGYY")))
    region = {"c1", "e1", "e2", "e3"}
    for start, exit_ in offered_locks(match):
        assert (start in region) == (exit_ in {"X1", "X2", "X3"})


def test_cx_27_a_tower_denies_an_exit() -> None:
    """A tower on B, the only door of X1's corridor, leaves e1 as the one start towards X1."""
    match = table()
    play(match, placement(towers_on("BIL")))
    starts = {start for start, exit_ in offered_locks(match) if exit_ == "X1"}
    assert starts == {"e1"}
    assert refusal(match, lock("c1", "X1")) == ("no_route", "CX-42")
    assert len({start for start, exit_ in offered_locks(match) if exit_ == "X2"}) == 14


def test_cx_28_a_build_may_isolate_a_region() -> None:
    """Towers on Blue's R and S cut c3 with its three exits off, and the build stands."""
    match = table()
    play(match, placement(PLAIN))  # towers on R, S, T
    inside = {"c3", "e7", "e8", "e9"}
    assert beyond("blue", "RST", "c3") == inside
    assert {start for start, exit_ in offered_locks(match) if exit_ == "X8"} == inside
    assert {exit_ for start, exit_ in offered_locks(match) if start == "c3"} == {"X7", "X8", "X9"}


@pytest.mark.parametrize(
    ("lab", "towers", "alone"),
    [
        ("blue", "BCD", ["e1", "e2", "e3"]),
        ("green", "CDE", ["e2", "e3", "e4"]),
        ("green", "MNI", ["c7", "e8"]),
        ("red", "CJB", ["e1", "e2", "e10"]),
        ("red", "FGJ", ["e5", "e6", "e7", "e10"]),
        ("black", "LAB", ["c1", "c2", "e1", "e11", "e12"]),
    ],
)
def test_cx_28_a_build_may_isolate_corridors_and_exits(
    lab: str, towers: str, alone: list[str]
) -> None:
    """Corridors that only towers touch are cut off from everything, and the build stands."""
    match = table(lab=lab)
    play(match, placement(towers_on(towers)))
    for corridor in alone:
        reached = {exit_ for start, exit_ in offered_locks(match) if start == corridor}
        assert reached == ({f"X{corridor[1:]}"} if corridor.startswith("e") else set())
