"""Goal and material: CX-1 to CX-8."""

from collections import Counter
from random import Random

import pytest
from tests.games.cortexcape.support.tables import (
    BEST,
    PLAIN,
    actor,
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
    towers_on,
)

import tablee
from tablee.games.cortexcape.board.labs import BadLab, Lab, drawing, labs
from tablee.games.cortexcape.events import Walked
from tablee.games.cortexcape.model import LAB_NAMES

LABS = ("blue", "green", "red", "black")
ELEVEN = "X1 X2 X3 X4 X5 X6 X7 X8 X9 X10 X11"  # all exits but X12


def test_cx_1_the_builder_pays_what_the_way_out_costs() -> None:
    """The builder, and nobody else, pays the points met on the way to the locker's exit."""
    match = table()
    play(match, placement(PLAIN), lock("e1", "X5"), path("BNPF"))  # W Y R W
    assert match.view(None).scores == (5, 0)


def test_cx_1_fewest_points_win() -> None:
    """The player with the fewest points at the end wins, even by what the last round cost."""
    red_on_a = "RWWWWWWWGGGGYYYWR###"
    match = position(red_on_a, closed=ELEVEN, scores=(5, 3))
    play(match, lock("c4", "X12"), path("A"))  # seat 1 pays 3 and has 6
    assert match.result is not None
    assert match.result.scores == (5, 6)
    assert match.result.winners == (0,)


def test_cx_2_twenty_pieces_for_twenty_doors() -> None:
    """The stock is 8 W, 4 G, 3 Y, 2 R and 3 towers: 20 pieces for 20 doors."""
    match = table()
    assert Counter(match.view(0).hand) == Counter({"W": 8, "G": 4, "Y": 3, "R": 2, "#": 3})
    assert match.view(0).board == "." * 20
    assert refusal(match, placement("WWWWWWWWWGGGYYYRR###")) == ("wrong_pieces", "CX-2")
    assert refusal(match, placement("WWWWWWWWGGGGYYYRRR##")) == ("wrong_pieces", "CX-2")
    play(match, placement(PLAIN))
    assert (match.view(0).board, match.view(0).hand) == (PLAIN, "")


def test_cx_2_cylinders_are_worth_0_1_2_and_3() -> None:
    """White is worth 0, green 1, yellow 2 and red 3, which makes 16 points in all."""
    value = {}
    for piece in "WGYR":
        at = PLAIN.index(piece)
        board = list(PLAIN)
        board[1], board[at] = board[at], board[1]  # the piece goes to B, the door of X1
        match = table()
        play(match, placement("".join(board)), lock("c1", "X1"), path("B"))
        value[piece] = match.view(0).scores[0]
    assert value == {"W": 0, "G": 1, "Y": 2, "R": 3}
    assert sum(value[piece] for piece in table().view(0).hand if piece != "#") == 16


def test_cx_3_one_black_and_one_red_cone() -> None:
    """One cone marks the start and one the exit; a second pair is never placed."""
    match = table()
    play(match, placement(PLAIN))
    assert (match.view(0).start, match.view(0).exit) == ("", "")
    play(match, lock("e1", "X5"))
    assert (match.view(0).start, match.view(0).exit) == ("e1", "X5")
    assert refusal(match, lock("e2", "X6"), seat=1)[0] == "wrong_phase"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cx_3_twelve_marbles_are_in_play(seats: int) -> None:
    """Marbles on exits and marbles in lanes are 12 together, all game long."""
    match, rng = table(seats), Random(seats)
    seen = []
    while match.result is None:
        events = match.play(actor(match), match.sample(actor(match), rng))
        laid = sum(owner is not None for owner in match.view(None).marbles)
        seen += [sum(e.marbles_left) + laid for e in events if isinstance(e, Walked)]
    assert seen == [12] * 12


def test_cx_4_four_labyrinths_from_blue_to_black() -> None:
    """There are four labyrinths, in the order Blue, Green, Red, Black, and beginners get Blue."""
    assert tuple(labs()) == LAB_NAMES == LABS
    assert [drawing()["labs"][lab]["level"] for lab in LABS] == [1, 2, 3, 4]
    assert [table(lab=lab).view(0).table.lab for lab in LABS] == list(LABS)
    assert tablee.Match.new("cortexcape", starter=0).view(0).table.lab == "blue"
    with pytest.raises(tablee.BadOptions, match="lab"):
        table(lab="purple")


def test_cx_5_sockets_and_exits_lie_at_the_same_places() -> None:
    """Every labyrinth is drawn to the same 20 sockets and 12 exits."""
    spots = {tuple(spot["xy"]) for spot in drawing()["doors"] + drawing()["exits"]}
    assert len(spots) == 32
    for lab in LABS:
        lines = [
            line
            for corridor in drawing()["labs"][lab]["corridors"]
            for line in corridor["polylines"]
        ]
        assert spots <= {tuple(end) for line in lines for end in (line[0], line[-1])}


def test_cx_5_only_the_corridors_change() -> None:
    """Doors and exits have the same names on every board, but the corridors differ."""
    assert {tuple(raw_lab(lab)[0]) for lab in LABS} == {tuple("ABCDEFGHIJKLMNOPQRST")}
    assert {tuple(raw_lab(lab)[1]) for lab in LABS} == {tuple(f"X{n}" for n in range(1, 13))}
    assert len({str(raw_lab(lab)[0]) for lab in LABS}) == 4


def test_cx_6_twenty_doors_and_twelve_exits() -> None:
    """Every labyrinth has exactly 20 doors and 12 exits; any other number is rejected."""
    for lab in labs().values():
        assert (len(lab.doors), len(lab.exits)) == (20, 12)
    blue = labs()["blue"]
    with pytest.raises(BadLab, match="CX-6"):
        Lab("short of a door", blue.doors[:-1], blue.exits)
    with pytest.raises(BadLab, match="CX-6"):
        Lab("one exit more", blue.doors, (*blue.exits, "c1"))


def test_cx_7_a_door_joins_different_corridors_and_an_exit_ends_one() -> None:
    """Each door joins two corridors or more, all different, and each exit ends exactly one."""
    for lab in LABS:
        doors, exits = raw_lab(lab)
        assert min(len(set(joined)) for joined in doors.values()) >= 2
        corridors = {corridor for joined in doors.values() for corridor in joined}
        assert set(exits.values()) <= corridors
    blue = labs()["blue"]
    for broken in (("c5",), ("c5", "c5"), ()):
        with pytest.raises(BadLab, match="CX-7"):
            Lab("a blind door", (*blue.doors[:-1], broken), blue.exits)


@pytest.mark.parametrize(
    ("start", "exit_", "doors"),
    [
        ("c1", "X12", "A"),
        ("c6", "X12", "A"),
        ("e12", "X1", "AB"),  # by c1
        ("e12", "X10", "AK"),  # by c6
        ("c1", "X10", "AK"),
        ("c6", "X1", "AB"),
    ],
)
def test_cx_7_a_crossing_is_left_by_any_other_corridor(start: str, exit_: str, doors: str) -> None:
    """Green's door A joins e12, c1 and c6: from each of them one reaches both others."""
    match = position(BEST["green"], lab="green")
    play(match, lock(start, exit_))
    assert doors in offered_paths(match)
    play(match, path(doors))
    assert match.view(0).history[0].doors == doors


@pytest.mark.parametrize("lab", LABS)
def test_cx_7_every_corridor_of_a_door_leads_to_its_exit(lab: str) -> None:
    """Whoever stands in a corridor of a door leaves by that door alone to any exit it opens on."""
    doors, exits = raw_lab(lab)
    for door, joined in doors.items():
        towers = "".join(other for other in "STQR" if other != door)[:3]
        match = position(towers_on(towers), lab=lab)
        opened = [exit_ for exit_, corridor in exits.items() if corridor in joined]
        for exit_ in opened:
            for start in set(joined) - {exits[exit_]}:
                walker = tablee.Match.at("cortexcape", match.state)
                play(walker, lock(start, exit_))
                assert door in offered_paths(walker)


def test_cx_7_doors_without_a_common_corridor_do_not_join() -> None:
    """One cannot step from Blue's door B to door F, as no corridor touches both."""
    match = position(PLAIN)
    play(match, lock("e1", "X5"))
    assert refusal(match, path("BF")) == ("path_broken", "CX-46")


@pytest.mark.parametrize(
    ("exit_", "doors"),
    [("X12", {"MA", "TA"}), ("X2", {"NC", "OC"}), ("X5", {"PF", "QF"}), ("X8", {"RI", "SI"})],
)
def test_cx_8_a_cone_reaches_every_door_of_its_corridor(exit_: str, doors: set[str]) -> None:
    """From Blue's long corridor c5 each of its 8 doors is one step away."""
    match = position(towers_on("BEH"))
    play(match, lock("c5", exit_))
    assert set(offered_paths(match)) == doors


def test_cx_8_drawing_and_place_in_the_corridor_do_not_count() -> None:
    """A lock names a corridor and no point in it, and a labyrinth needs no drawing to be played."""
    match = position(PLAIN)
    point = {**lock("c5", "X5"), "point": [540, 540]}
    assert refusal(match, point) == ("malformed", "CX-75")
    undrawn = Lab("no lines", labs()["red"].doors, labs()["red"].exits)
    drawn = offered_locks(position(BEST["red"], lab="red"))
    assert offered_locks(position(BEST["red"], lab=undrawn)) == drawn
