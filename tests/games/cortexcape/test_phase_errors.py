"""Section 12, the phase errors: every code, its rule, its ids and its place (CX-73..76)."""

from typing import Any

import pytest
from tests.games.cortexcape.support.moments import spot, verdict
from tests.games.cortexcape.support.tables import actor, lock, path, placement, play, rebuild, table

import tablee
from tablee.games.cortexcape.board.labs import Lab

AFTER_CD = "WW..WWWWWGGGYYYRR###"  # C and D were walked, W and G are in hand, towers on R, S, T
ALL_BUT_X1 = "X2 X3 X4 X5 X6 X7 X8 X9 X10 X11 X12"
FILL, MOVE = "C=W D=G", "R>A S>B T>M"  # a legal rebuild of that board
OPEN = "#WWWWWWWGG#GYYYRRW#G"  # on Blue all doors of c1 are open; towers on A, K and S
SEALED = "W#WWWWWWGGGGYYYRRW##"  # on Blue a tower on B seals X1
ENDS = Lab(  # 20 doors in a row: X1 behind A, all other exits between E and F
    "ends", tuple((f"c{at}", f"c{at + 1}") for at in range(20)), ("c0", *["c5"] * 11)
)


def hint(match: tablee.Match, action: dict[str, Any]) -> dict[str, Any]:
    """What a refusal says about the offence."""
    with pytest.raises(tablee.Refused) as caught:
        match.check(actor(match), action)
    return dict(caught.value.hint)


def second() -> tablee.Match:
    """The build of round 2, by seat 1."""
    return spot(AFTER_CD, "build", "X3")


def without(board: str, *doors: str) -> dict[str, Any]:
    action = placement(board)
    for door in doors:
        del action["placement"][door]
    return action


def test_cx_73_a_first_build_fills_all_20_doors_with_the_stock() -> None:
    """Missing doors are door_empty, other pieces than the stock are wrong_pieces."""
    match = table()
    good = "WWWWWWWWGGGGYYYRR###"
    assert verdict(match, without(good, "A")) == ("door_empty", "CX-73")
    assert hint(match, without(good, "A", "T")) == {"doors": ["A", "T"]}
    assert verdict(match, {"type": "build", "placement": {}}) == ("door_empty", "CX-73")
    assert verdict(match, placement("W" + good[:-1])) == ("wrong_pieces", "CX-2")
    assert hint(match, placement("W" + good[:-1])) == {"pieces": {"#": -1, "W": 1}}
    assert verdict(match, placement("W" * 20)) == ("wrong_pieces", "CX-2")
    match.check(0, placement(good))


def test_cx_73_a_door_or_piece_that_is_none_is_unknown_id() -> None:
    """A piece letter outside W G Y R # is an unknown id, and so is a door outside A to T."""
    match = table()
    for board in ("QWWWWWWWGGGGYYYRR###", ".WWWWWWWGGGGYYYRR###", "wWWWWWWWGGGGYYYRR###"):
        assert verdict(match, placement(board)) == ("unknown_id", "CX-73")
        assert hint(match, placement(board)) == {"ids": [board[0]]}
    extra = placement("WWWWWWWWGGGGYYYRR###")
    extra["placement"]["U"] = "W"
    assert verdict(match, extra) == ("unknown_id", "CX-73")
    assert hint(match, extra) == {"ids": ["U"]}


def test_cx_73_the_errors_of_a_first_build_come_in_order() -> None:
    """unknown_id, door_empty, wrong_pieces, no_lock_possible: the first failure is returned."""
    match = tablee.Match.new("cortexcape", starter=0, lab=ENDS)
    sealed = "#WWW##WWWWWGGGGYYYRR"  # A, E and F: no exit has an open door
    assert verdict(match, placement(sealed)) == ("no_lock_possible", "CX-69")
    odd = sealed.replace("G", "Y")
    assert verdict(match, placement(odd)) == ("wrong_pieces", "CX-2")
    assert verdict(match, without(odd, "T")) == ("door_empty", "CX-73")
    unknown = odd.replace("R", "Q")
    assert verdict(match, without(unknown, "B")) == ("unknown_id", "CX-73")


@pytest.mark.parametrize(
    ("refill", "swaps", "code", "rule", "facts"),
    [
        ("Z=W D=G", MOVE, "unknown_id", "CX-74", {"ids": ["Z"]}),
        ("C=Q D=G", MOVE, "unknown_id", "CX-74", {"ids": ["Q"]}),
        (FILL, "Z>A S>B T>M", "unknown_id", "CX-74", {"ids": ["Z"]}),
        (FILL, "R>Z S>B T>M", "unknown_id", "CX-74", {"ids": ["Z"]}),
        ("A=W D=G", MOVE, "door_not_free", "CX-29", {"doors": ["A"]}),
        ("C=W D=G R=W", MOVE, "door_not_free", "CX-29", {"doors": ["R"]}),
        ("C=W", MOVE, "door_empty", "CX-30", {"doors": ["D"]}),
        ("", MOVE, "door_empty", "CX-30", {"doors": ["C", "D"]}),
        ("C=W D=W", MOVE, "wrong_pieces", "CX-29", {"pieces": {"G": -1, "W": 1}}),
        ("C=# D=G", MOVE, "wrong_pieces", "CX-29", {"pieces": {"#": 1, "W": -1}}),
        (FILL, "R>S S>A T>B", "tower_target", "CX-32", {"doors": ["S"]}),
        (FILL, "R>R S>A T>B", "tower_target", "CX-32", {"doors": ["R"]}),
        (FILL, "R>A S>A T>B", "duplicate_target", "CX-32", {"doors": ["A"]}),
    ],
)
def test_cx_74_each_error_of_a_later_build(
    refill: str, swaps: str, code: str, rule: str, facts: dict[str, Any]
) -> None:
    """Each way to break CX-29..35 has its code, and the error names what offends."""
    match = second()
    assert verdict(match, rebuild(refill, swaps)) == (code, rule)
    assert hint(match, rebuild(refill, swaps)) == facts


@pytest.mark.parametrize(
    "swaps", ["", "R>A", "R>A S>B", "R>A S>B T>M T>N", "R>A R>B T>M", "R>A S>B A>M", "A>B B>M E>F"]
)
def test_cx_74_not_exactly_one_swap_per_tower_is_tower_not_moved(swaps: str) -> None:
    """A wrong number of swaps is a phase error, never malformed."""
    match = second()
    assert verdict(match, rebuild(FILL, swaps)) == ("tower_not_moved", "CX-31")
    stuck = {"R", "S", "T"} - {swap[0] for swap in swaps.split()}
    assert stuck <= set(hint(match, rebuild(FILL, swaps))["towers"])


@pytest.mark.parametrize(
    ("refill", "swaps", "earlier"),
    [
        ("A=W Z=G", MOVE, "unknown_id"),  # and door_not_free
        ("A=W D=G", "R>Z S>B T>M", "unknown_id"),
        ("A=W C=W", MOVE, "door_not_free"),  # and door_empty
        ("C=R", MOVE, "door_empty"),  # and wrong_pieces
        ("C=R D=G", "R>A S>B", "wrong_pieces"),  # and tower_not_moved
        (FILL, "R>S S>A", "tower_not_moved"),  # and tower_target
        (FILL, "R>S S>S T>A", "tower_target"),  # and duplicate_target
    ],
)
def test_cx_74_the_errors_of_a_later_build_come_in_order(
    refill: str, swaps: str, earlier: str
) -> None:
    """Of two neighbouring failures the earlier one is returned."""
    assert verdict(second(), rebuild(refill, swaps))[0] == earlier


def test_cx_74_no_lock_possible_comes_last() -> None:
    """A build that seals the last exit and doubles a target is duplicate_target."""
    match = spot(AFTER_CD, "build", ALL_BUT_X1)
    assert verdict(match, rebuild(FILL, "R>B S>A T>M")) == ("no_lock_possible", "CX-69")
    assert verdict(match, rebuild(FILL, "R>B S>B T>M")) == ("duplicate_target", "CX-32")
    assert verdict(match, rebuild(FILL, "R>B S>S T>M")) == ("tower_target", "CX-32")
    match.check(1, rebuild(FILL, "R>C S>A T>M"))


@pytest.mark.parametrize(
    ("start", "exit_", "code", "rule", "facts"),
    [
        ("c6", "X4", "unknown_id", "CX-75", {"ids": ["c6"]}),
        ("c1", "X13", "unknown_id", "CX-75", {"ids": ["X13"]}),
        ("A", "X4", "unknown_id", "CX-75", {"ids": ["A"]}),
        ("c1", "X3", "exit_used", "CX-40", {"exit": "X3"}),
        ("c5", "X1", "no_route", "CX-42", {"start": "c5", "exit": "X1"}),
        ("e1", "X4", "no_route", "CX-42", {"start": "e1", "exit": "X4"}),
    ],
)
def test_cx_75_each_error_of_a_lock_in_a_normal_round(
    start: str, exit_: str, code: str, rule: str, facts: dict[str, Any]
) -> None:
    """A corridor start and a free exit that it reaches, or the error says why not."""
    match = spot(SEALED, "lock", "X3")
    assert verdict(match, lock(start, exit_)) == (code, rule)
    assert hint(match, lock(start, exit_)) == facts
    match.check(0, lock("e1", "X1"))  # sealed in, but there: CX-44


@pytest.mark.parametrize(
    ("start", "exit_", "code", "rule", "facts"),
    [
        ("X13", "X4", "unknown_id", "CX-75", {"ids": ["X13"]}),
        ("X4", "X2", "exit_used", "CX-40", {"exit": "X2"}),
        ("X2", "X4", "start_used", "CX-65", {"start": "X2"}),
        ("X4", "X4", "same_exit", "CX-65", {"exit": "X4"}),
        ("X1", "X4", "no_route", "CX-42", {"start": "X1", "exit": "X4"}),
    ],
)
def test_cx_75_each_error_of_a_lock_from_exit_to_exit(
    start: str, exit_: str, code: str, rule: str, facts: dict[str, Any]
) -> None:
    """Two different free exits that are joined, or the error says why not."""
    match = spot(SEALED, "lock", "X2-X3", mode="short")
    assert verdict(match, lock(start, exit_)) == (code, rule)
    assert hint(match, lock(start, exit_)) == facts
    match.check(0, lock("X4", "X5"))


def test_cx_75_the_errors_of_a_lock_come_in_order() -> None:
    """unknown_id, exit_used, start_used, same_exit, no_route: the first failure is returned."""
    short = spot(SEALED, "lock", "X1-X2", mode="short")  # X1 is used, and sealed as well
    assert verdict(short, lock("X13", "X1"))[0] == "unknown_id"  # and exit_used
    assert verdict(short, lock("X1", "X13"))[0] == "unknown_id"  # and start_used
    assert verdict(short, lock("X2", "X1"))[0] == "exit_used"  # and start_used
    assert verdict(short, lock("X1", "X1"))[0] == "exit_used"  # and start_used and same_exit
    assert verdict(short, lock("X4", "X1"))[0] == "exit_used"  # and no_route
    assert verdict(short, lock("X1", "X4"))[0] == "start_used"  # and no_route
    long = spot(SEALED, "lock", "X1")
    assert verdict(long, lock("c9", "X1"))[0] == "unknown_id"  # and exit_used
    assert verdict(long, lock("c1", "X1"))[0] == "exit_used"  # and no_route


@pytest.mark.parametrize(
    ("doors", "code", "rule", "offending"),
    [
        ("CZ", "unknown_id", "CX-76", ["Z"]),
        ("NSC", "tower_on_path", "CX-27", ["S"]),
        ("NNC", "door_repeated", "CX-47", ["N"]),
        ("NOC", "path_loops", "CX-47", ["N", "O", "C"]),
        ("", "path_broken", "CX-46", []),
        ("B", "path_broken", "CX-46", ["B"]),
        ("NC", "path_broken", "CX-46", ["N", "C"]),
        ("CD", "path_broken", "CX-46", ["C", "D"]),
    ],
)
def test_cx_76_each_error_of_a_path(doors: str, code: str, rule: str, offending: list[str]) -> None:
    """From c1 to X2 on Blue only the door C leads; every other list has its error."""
    match = spot(OPEN, "lock", "X3")
    play(match, lock("c1", "X2"))
    assert verdict(match, path(doors)) == (code, rule)
    assert list(hint(match, path(doors)).values()) == [offending]
    match.check(1, path("C"))


def test_cx_76_a_walk_that_comes_back_to_its_corridor_loops() -> None:
    """With start and exit in e6 on Red, F and G lead back to it: path_loops, not path_broken."""
    match = spot(OPEN, "lock", "X3", lab="red")
    play(match, lock("e6", "X6"))
    assert verdict(match, path("FG")) == ("path_loops", "CX-47")
    assert verdict(match, path("F")) == ("path_broken", "CX-46")
    match.check(1, path(""))


@pytest.mark.parametrize(
    ("doors", "earlier"),
    [
        ("SZ", "unknown_id"),  # and tower_on_path
        ("ZZ", "unknown_id"),  # and door_repeated
        ("NSSC", "tower_on_path"),  # and door_repeated
        ("S", "tower_on_path"),  # and path_broken
        ("OOC", "door_repeated"),  # and path_loops
        ("CC", "door_repeated"),  # and path_broken
    ],
)
def test_cx_76_the_errors_of_a_path_come_in_order(doors: str, earlier: str) -> None:
    """Of two failures the earlier one in the list is returned."""
    match = spot(OPEN, "lock", "X3")
    play(match, lock("c1", "X2"))
    assert verdict(match, path(doors))[0] == earlier
