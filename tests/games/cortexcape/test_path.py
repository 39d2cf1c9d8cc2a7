"""The path: CX-45 to CX-52."""

import json
from pathlib import Path
from random import Random

import pytest
from tests.games.cortexcape.support.tables import (
    PLAIN,
    actor,
    forward,
    lock,
    offered_paths,
    path,
    placement,
    play,
    position,
    raw_lab,
    rebuild,
    refusal,
    table,
    towers_of,
    towers_on,
)

import tablee
from tablee.games.cortexcape.board.labs import Lab, labs
from tablee.games.cortexcape.events import Walked
from tablee.games.cortexcape.rules.paths import points_of

DOORS = "ABCDEFGHIJKLMNOPQRST"
MIXED = towers_on("JKL", "YGWWWWWWWGWYGRGYR")  # B=G F=W, N=W or O=Y, P=G or Q=R
PRICES = {"BNPF": 2, "BNQF": 4, "BOPF": 4, "BOQF": 6}  # all the ways from e1 to X5
POSITIONS = [("blue", 40), ("green", 40), ("red", 20), ("black", 5)]


def on_the_way(board: str, start: str, exit_: str, lab: str | Lab = "blue") -> tablee.Match:
    """A game whose builder is to walk from start to exit on this board."""
    match = position(board, lab=lab)
    play(match, lock(start, exit_))
    return match


def walks(lab: str, towers: str, start: str, end: str) -> set[str]:
    """Every legal path by the text of CX-46 and CX-47: no door and no corridor twice."""
    doors = raw_lab(lab)[0]
    found: set[str] = set()

    def walk(here: str, trail: str, entered: set[str]) -> None:
        if here == end:  # it may not be entered again, so the path ends here
            found.add(trail)
            return
        for door, joined in doors.items():
            if here in joined and door not in trail and door not in towers:
                for there in joined:
                    if there not in entered:
                        walk(there, trail + door, entered | {there})

    walk(start, "", {start})
    return found


def locked(lab: str, count: int) -> list[tablee.Match]:
    """Random positions in which a builder is to walk: long and short games, all rounds."""
    rng = Random(lab)
    found = []
    for seed in range(count):
        mode, last = ("short", 6) if seed % 4 == 3 else ("long", 12)
        match = table(2 + seed % 2, lab, mode=mode)
        found.append(forward(match, "path", rng.randint(1, last), seed))
    return found


def walks_of(match: tablee.Match, lab: str) -> set[str]:
    """The legal paths of a position, by hand."""
    view, exits = match.view(None), raw_lab(lab)[1]
    start = exits.get(view.start, view.start)
    return walks(lab, towers_of(view.board), start, exits[view.exit])


def test_cx_45_the_builder_pays_every_cylinder_on_the_route() -> None:
    """The builder picks a route; its cylinders leave the board and their values are scored."""
    match = on_the_way(MIXED, "e1", "X5")
    assert set(offered_paths(match)) == set(PRICES)
    (walked, *_) = play(match, path("BOPF"))
    assert isinstance(walked, Walked)
    assert (walked.seat, walked.points, walked.taken) == (0, 4, "GYGW")
    assert walked.scores == (4, 0)


def test_cx_45_the_page_is_held_to_the_same_prices() -> None:
    """These cases are also read by the tests of the page, which counts along while one draws."""
    cases = json.loads(Path(__file__).with_name("path_cases.json").read_text("utf-8"))
    assert {case["points"] for case in cases} >= {0, 1, 6}
    for case in cases:
        assert points_of(case["board"], case["doors"]) == case["points"]


def test_cx_45_points_add_up_over_the_rounds() -> None:
    """What a route costs is added to what the builder had."""
    match = position(MIXED, closed="X1 X2", scores=(7, 1))
    play(match, lock("e1", "X5"), path("BNQF"))
    assert match.view(0).scores == (11, 1)


def test_cx_46_the_empty_path_joins_a_corridor_to_itself_only() -> None:
    """No door at all is a path exactly when start and exit share a corridor."""
    here = on_the_way(MIXED, "e1", "X1")
    assert offered_paths(here) == [""]
    play(here, path(""))
    for start in ("e2", "c1", "c5"):
        away = on_the_way(MIXED, start, "X1")
        assert "" not in offered_paths(away)
        assert refusal(away, path("")) == ("path_broken", "CX-46")


@pytest.mark.parametrize("doors", ["NPF", "BNP", "BNF", "NBPF", "FPNB", "BPF", "BNPG", "BNPFE"])
def test_cx_46_each_door_joins_the_corridors_before_and_after_it(doors: str) -> None:
    """A list that does not begin at the start, end at the exit or join up is refused."""
    match = on_the_way(MIXED, "e1", "X5")
    assert refusal(match, path(doors)) == ("path_broken", "CX-46")


@pytest.mark.parametrize(("lab", "count"), POSITIONS)
def test_cx_46_offered_paths_are_all_those_of_the_rule(lab: str, count: int) -> None:
    """A walk on the raw file, written from the rule, finds exactly the paths offered."""
    for match in locked(lab, count):
        assert set(offered_paths(match)) == walks_of(match, lab)


@pytest.mark.parametrize(
    ("start", "exit_", "doors", "code"),
    [
        ("e1", "X5", "BNPFFF", "door_repeated"),
        ("e1", "X5", "BNNOPF", "door_repeated"),
        ("c1", "X1", "NOB", "path_loops"),  # c1 c5 c1: the start corridor again
        ("e1", "X5", "BNMTPF", "path_loops"),  # c5 c4 c5
        ("e1", "X5", "BNOBNPF", "door_repeated"),
    ],
)
def test_cx_47_no_door_and_no_corridor_twice(start: str, exit_: str, doors: str, code: str) -> None:
    """A second entry into a door or a corridor, the start's included, is refused."""
    match = on_the_way(MIXED, start, exit_)
    assert refusal(match, path(doors)) == (code, "CX-47")
    assert doors not in offered_paths(match)


def test_cx_47_the_exit_corridor_is_not_entered_twice() -> None:
    """Where X1 ends Blue's c1, one who has come to c1 cannot leave it and come back."""
    blue = labs()["blue"]
    match = on_the_way(MIXED, "e1", "X1", Lab("X1 on c1", blue.doors, ("c1", *blue.exits[1:])))
    assert offered_paths(match) == ["B"]
    assert refusal(match, path("BNO")) == ("path_loops", "CX-47")


@pytest.mark.parametrize(("exit_", "loop"), [("X12", "AL"), ("X12", "LA"), ("X6", "FG")])
def test_cx_47_in_one_corridor_only_the_empty_path_is_legal(exit_: str, loop: str) -> None:
    """Red's e12 and e6 have two doors, but a tour from there back to there is no path."""
    match = on_the_way(towers_on("MNR"), f"e{exit_[1:]}", exit_, "red")
    assert offered_paths(match) == [""]
    assert refusal(match, path(loop)) == ("path_loops", "CX-47")


@pytest.mark.parametrize(("lab", "count"), POSITIONS)
def test_cx_47_the_judge_agrees_on_paths_that_nobody_offered(lab: str, count: int) -> None:
    """Routes with a door more, a door less or two doors exchanged pass only where legal."""
    rng = Random(47)
    for match in locked(lab, count):
        legal = walks_of(match, lab)
        for _ in range(40):
            doors = list(rng.choice(sorted(legal)))
            doors.insert(rng.randint(0, len(doors)), rng.choice(DOORS))
            if rng.random() < 0.7:
                doors.pop(rng.randrange(len(doors)))
            if rng.random() < 0.3:
                rng.shuffle(doors)
            try:
                match.check(actor(match), path("".join(doors)))
            except tablee.Refused:
                assert "".join(doors) not in legal
            else:
                assert "".join(doors) in legal


def test_cx_48_the_door_list_alone_is_the_action() -> None:
    """Red's A and L meet in e12 and in c5: from c1 the route A L K is one action, paid once."""
    board = towers_on("MNR", "RWWWWWWWGGYWGGYYR")  # A=R, K=Y, L=W
    match = on_the_way(board, "c1", "X11", "red")
    assert offered_paths(match).count("ALK") == 1
    (walked, *_) = play(match, path("ALK"))
    assert (walked.points, walked.taken) == (5, "RWY")


@pytest.mark.parametrize(
    ("start", "exit_", "doors"),
    [("c5", "X11", "ALK"), ("e12", "X11", "ALK"), ("c9", "X7", "FG"), ("e6", "X7", "FG")],
)
def test_cx_48_one_fitting_corridor_sequence_is_enough(start: str, exit_: str, doors: str) -> None:
    """The doors meet in two corridors of which one is the start: by the other the path is legal."""
    match = on_the_way(towers_on("MNR"), start, exit_, "red")
    assert doors in offered_paths(match)
    play(match, path(doors))
    assert match.view(0).history[0].doors == doors


def test_cx_48_no_path_is_offered_twice() -> None:
    """However many corridor sequences fit a door list, it is offered once."""
    for lab, count in (("red", 20), ("black", 3)):
        for match in locked(lab, count):
            offered = offered_paths(match)
            assert len(offered) == len(set(offered))


@pytest.mark.parametrize(("doors", "points"), PRICES.items())
def test_cx_49_every_legal_path_is_allowed(doors: str, points: int) -> None:
    """The builder may walk the cheapest route, the dearest or any other."""
    match = on_the_way(MIXED, "e1", "X5")
    play(match, path(doors))
    assert match.view(0).scores == (points, 0)


def test_cx_50_white_cylinders_are_taken_too() -> None:
    """All cylinders on the path leave the board, those worth nothing included."""
    match = on_the_way(PLAIN, "e1", "X3")
    (walked, *_) = play(match, path("BD"))
    assert (walked.points, walked.taken) == (0, "WW")
    assert match.view(0).board == "W.W.WWWWGGGGYYYRR###"
    assert match.view(0).hand == "WW"


def test_cx_51_a_crossing_is_paid_once() -> None:
    """Black's door A joins four corridors, but its red cylinder costs 3 and not more."""
    board = towers_on("NPT", "RWWWWWWWWGGGGYYYR")
    match = on_the_way(board, "e12", "X1", "black")
    play(match, path("AB"))
    assert match.view(0).scores == (3, 0)


def test_cx_51_a_crossing_cannot_be_crossed_again() -> None:
    """Back at Black's door A by another of its corridors, one may not pass it once more."""
    match = on_the_way(towers_on("NPT"), "e12", "X1", "black")
    assert refusal(match, path("ALMAB")) == ("door_repeated", "CX-47")  # e12 c1 c22 c11 c2 e1


def test_cx_52_taken_cylinders_stay_off_the_board_until_the_next_build() -> None:
    """The doors of the path are empty, and all the others untouched, until they are refilled."""
    match = table()
    play(match, placement(PLAIN), lock("e1", "X5"))
    assert match.view(0).board == PLAIN
    play(match, path("BOQF"))
    assert (match.view(0).board, match.view(0).hand) == ("W.WWW.WWGGGGYY.R.###", "WWYR")
    play(match, rebuild("B=R F=W O=W Q=Y", "R>A S>C T>D"))
    assert (match.view(0).board, match.view(0).hand) == ("#R##WWWWGGGGYYWRYWWW", "")
