"""The lock: CX-38 to CX-44."""

from random import Random

import pytest
from tests.games.cortexcape.support.tables import (
    PLAIN,
    beyond,
    forward,
    lock,
    offered_locks,
    offered_paths,
    path,
    placement,
    play,
    position,
    raw_lab,
    refusal,
    table,
    towers_of,
    towers_on,
)

import tablee

LABS = ("blue", "green", "red", "black")
HARMLESS = {"blue": "MNP", "green": "MPR", "red": "MNR", "black": "NPT"}  # towers that cut nothing


def corridors_of(lab: str) -> set[str]:
    """All corridor ids of a labyrinth, by the raw file."""
    return {corridor for joined in raw_lab(lab)[0].values() for corridor in joined}


def code_of(match: tablee.Match, seat: int, action: dict[str, str]) -> str | None:
    """The code with which an action would be refused, or ``None``."""
    try:
        match.check(seat, action)
    except tablee.Refused as refused:
        return refused.code
    return None


@pytest.mark.parametrize(
    ("lab", "pairs"), [("blue", 17), ("green", 24), ("red", 31), ("black", 39)]
)
def test_cx_38_any_corridor_and_any_exit(lab: str, pairs: int) -> None:
    """Where towers cut nothing off, every corridor is a start for every one of the 12 exits."""
    match = position(towers_on(HARMLESS[lab]), lab=lab)
    locks = offered_locks(match)
    assert len(locks) == pairs * 12
    expected = {(start, f"X{hour}") for start in corridors_of(lab) for hour in range(1, 13)}
    assert set(locks) == expected


def test_cx_38_the_cones_stand_where_the_locker_puts_them() -> None:
    """The black cone stands on the corridor named, the red one on the exit, and nowhere else."""
    match = position(PLAIN)
    for start, exit_ in (("c9", "X5"), ("e13", "X5"), ("c1", "X13"), ("A", "X5"), ("c1", "e5")):
        assert refusal(match, lock(start, exit_)) == ("unknown_id", "CX-75")
    play(match, lock("c4", "X5"))
    assert (match.view(0).start, match.view(0).exit) == ("c4", "X5")


def test_cx_39_a_normal_start_is_a_corridor() -> None:
    """In a normal round a start is a corridor id; an exit id, or a point, is none."""
    match = position(PLAIN)
    assert all(start in corridors_of("blue") for start, _ in offered_locks(match))
    assert refusal(match, lock("X1", "X5"))[0] == "unknown_id"
    assert refusal(match, {**lock("e1", "X5"), "xy": [1, 2]})[0] == "malformed"
    play(match, lock("e1", "X5"))


def test_cx_39_an_exit_to_exit_start_stands_in_the_exit_s_corridor() -> None:
    """In an exit-to-exit round a start is an exit id, and the path begins in its corridor."""
    match = table(mode="short")
    play(match, placement(PLAIN))
    assert all(start.startswith("X") for start, _ in offered_locks(match))
    assert refusal(match, lock("e1", "X2"))[0] == "unknown_id"
    play(match, lock("X1", "X2"))
    assert offered_paths(match) == ["BC"]  # e1, B, c1, C, e2


def test_cx_40_an_exit_with_a_marble_cannot_be_played_again() -> None:
    """A closed exit is neither offered nor accepted, whoever closed it."""
    match = position(towers_on("MNP"), closed="X5 X9 X2")
    assert {exit_ for _, exit_ in offered_locks(match)} == {
        f"X{hour}" for hour in (1, 3, 4, 6, 7, 8, 10, 11, 12)
    }
    for exit_ in ("X5", "X9", "X2"):
        assert refusal(match, lock("c5", exit_)) == ("exit_used", "CX-40")
    play(match, lock("c5", "X1"))


def test_cx_41_the_corridor_of_a_closed_exit_can_be_a_start() -> None:
    """A marble on X6 leaves its corridor e6 open to the black cone."""
    match = position(towers_on("MNR"), closed="X6", lab="red")
    assert ("e6", "X7") in offered_locks(match)
    play(match, lock("e6", "X7"))
    assert set(offered_paths(match)) == {"G", "FG"}


def test_cx_41_the_corridor_of_a_closed_exit_can_be_crossed() -> None:
    """A marble on Red's X6 leaves the way from door F by e6 to door G open."""
    match = position(towers_on("MNR"), closed="X6", lab="red")
    play(match, lock("c9", "X7"))  # FG fits only as c9, F, e6, G, e7
    assert set(offered_paths(match)) == {"G", "FG"}
    play(match, path("FG"))
    assert match.view(0).history[-1].doors == "FG"


def test_cx_42_the_locker_must_leave_a_way() -> None:
    """Towers on R and S cut Blue's c3 off: locks into it and out of it are refused."""
    match = position(PLAIN)
    for start, exit_ in (("c3", "X1"), ("e8", "X12"), ("c5", "X7"), ("e1", "X9")):
        assert refusal(match, lock(start, exit_)) == ("no_route", "CX-42")
    for start, exit_ in (("c3", "X7"), ("e8", "X9"), ("c5", "X1"), ("e10", "X4")):
        match.check(1, lock(start, exit_))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lab", LABS)
def test_cx_42_offered_locks_are_those_with_a_way(lab: str, seats: int) -> None:
    """A flood through the tower-free doors of the raw file finds exactly the locks offered."""
    rng = Random(f"{lab} {seats}")
    exits = raw_lab(lab)[1]
    for seed in range(6):
        match = forward(table(seats, lab), "lock", rng.randint(1, 12), seed)
        towers = towers_of(match.view(None).board)
        marbles = dict(zip(exits, match.view(None).marbles, strict=True))
        free = [exit_ for exit_ in exits if marbles[exit_] is None]
        expected = set()
        for start in corridors_of(lab):
            reached = beyond(lab, towers, start)
            expected |= {(start, exit_) for exit_ in free if exits[exit_] in reached}
        locks = offered_locks(match)
        assert len(locks) == len(expected)
        assert set(locks) == expected


def test_cx_42_exit_to_exit_locks_need_a_way_too() -> None:
    """In the short game the offered pairs are the free exits that tower-free doors join."""
    for seed in range(8):
        lab = LABS[seed % 4]
        exits = raw_lab(lab)[1]
        match = forward(table(2, lab, mode="short"), "lock", 1 + seed % 6, seed)
        towers = towers_of(match.view(None).board)
        marbles = dict(zip(exits, match.view(None).marbles, strict=True))
        free = [exit_ for exit_ in exits if marbles[exit_] is None]
        assert set(offered_locks(match)) == {
            (start, exit_)
            for start in free
            for exit_ in free
            if start != exit_ and exits[exit_] in beyond(lab, towers, exits[start])
        }


@pytest.mark.parametrize("lab", LABS)
def test_cx_43_the_engine_refuses_every_lock_without_a_way(lab: str) -> None:
    """Of all pairs exactly those on a closed exit or without a tower-free way are refused."""
    exits = raw_lab(lab)[1]
    for seed in range(3):
        match = forward(table(lab=lab), "lock", 3 * seed + 2, seed)
        marbles = dict(zip(exits, match.view(None).marbles, strict=True))
        towers = towers_of(match.view(None).board)
        seat = next(seat for seat in (0, 1) if match.offer(seat))
        for start in corridors_of(lab):
            reached = beyond(lab, towers, start)
            for exit_, corridor in exits.items():
                open_code = None if corridor in reached else "no_route"
                expected = open_code if marbles[exit_] is None else "exit_used"
                assert code_of(match, seat, lock(start, exit_)) == expected


def test_cx_43_a_refused_lock_costs_nothing_and_may_be_tried_again() -> None:
    """After a refusal the locker is still to act, nothing has changed and another lock stands."""
    match = position(PLAIN, closed="X5 X6", scores=(4, 2))
    for _ in range(3):
        assert refusal(match, lock("c3", "X1")) == ("no_route", "CX-42")
    assert isinstance(match.waiting, tablee.Decide)
    assert match.waiting.seats == (1,)
    assert match.view(0).scores == (4, 2)
    play(match, lock("c3", "X7"))
    assert match.state.phase == "path"


def test_cx_44_the_exit_s_own_corridor_is_a_start_even_when_sealed() -> None:
    """With a tower on B, e1 is sealed; start e1 and exit X1 are legal and cost nothing."""
    match = position(towers_on("BCD"))
    assert [exit_ for start, exit_ in offered_locks(match) if start == "e1"] == ["X1"]
    play(match, lock("e1", "X1"))
    assert offered_paths(match) == [""]
    play(match, path(""))
    assert match.view(0).scores == (0, 0)


@pytest.mark.parametrize("lab", LABS)
def test_cx_44_a_legal_lock_always_exists_in_the_long_game(lab: str) -> None:
    """In every round each free exit can be locked from its own corridor."""
    rng = Random(44)
    match = table(4, lab)
    seen = 0
    while match.result is None:
        if match.state.phase == "lock":
            free = [hour for hour, m in enumerate(match.view(0).marbles, start=1) if m is None]
            assert {(f"e{hour}", f"X{hour}") for hour in free} <= set(offered_locks(match))
            seen += 1
        seat = next(seat for seat in range(4) if match.offer(seat))
        match.play(seat, match.sample(seat, rng))
    assert seen == 12
