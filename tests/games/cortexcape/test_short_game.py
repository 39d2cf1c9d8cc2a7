"""Section 11: the short game (CX-62..70)."""

from collections import Counter, deque

import pytest
from tests.games.cortexcape.support.brute import EXITS, LABS, Maze, maze
from tests.games.cortexcape.support.moments import spot
from tests.games.cortexcape.support.tables import (
    BEST,
    actor,
    finish,
    forward,
    lock,
    path,
    placement,
    play,
    rebuild,
    refusal,
    table,
)

import tablee
from tablee.games.cortexcape.board.labs import BadLab, Lab, labs

GONE = "X3-X4 X5-X6 X7-X8 X9-X10 X11-X12"  # five rounds of two that leave X1 and X2 free
BETWEEN = "W..WGGGGWWWWYYYRR###"  # before round 6: B and C were walked, towers on R, S, T
BLUE = labs()["blue"]
SHARED = Lab("shared", BLUE.doors, ("e1", "e1", *BLUE.exits[2:]))  # X1 and X2 share e1


def chain(doors_apart: int) -> Lab:
    """A labyrinth of 20 doors in a row; X1 and the other exits are so many doors apart."""
    doors = tuple((f"c{at}", f"c{at + 1}") for at in range(20))
    return Lab("chain", doors, ("c0", *[f"c{doors_apart}"] * 11))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cx_62_the_black_cone_stands_on_an_exit_too(seats: int) -> None:
    """In the short game both cones sit on the rim: a start is an exit, never a corridor."""
    match = table(seats, mode="short")
    play(match, placement(BEST["blue"]))
    starts = {action.start for action in match.offer(1).actions}
    assert starts <= set(EXITS)
    assert len(starts) > 1
    assert refusal(match, lock("c1", "X1")) == ("unknown_id", "CX-77")
    match.check(1, lock("X2", "X3"))


def test_cx_62_the_journey_begins_in_the_corridor_of_the_start_exit() -> None:
    """The cone on exit X2 stands in its corridor e2, so the path to X3 crosses C and D."""
    match = table(mode="short")
    play(match, placement("WWYRWWWWGGGGWYYWR###"), lock("X2", "X3"))
    assert refusal(match, path("D")) == ("path_broken", "CX-46")
    walked = play(match, path("CD"))[0]
    assert (walked.doors, walked.points) == ("CD", 5)


def test_cx_63_one_marble_on_the_start_and_one_on_the_arrival() -> None:
    """At the close the builder's marbles close the start and the arrival."""
    match = table(mode="short", starter=1)
    play(match, placement(BEST["blue"]), lock("X2", "X3"))
    walked = play(match, path("CD"))[0]
    assert set(walked.closed) == {"X2", "X3"}
    assert walked.marbles_left == (6, 4)
    owners = dict(zip(EXITS, match.state.marbles, strict=True))
    assert {exit_: owner for exit_, owner in owners.items() if owner is not None} == {
        "X2": 1,
        "X3": 1,
    }


def test_cx_63_in_the_long_game_the_start_stays_open() -> None:
    """Only a short round closes two exits: a long one closes the arrival alone."""
    match = table()
    play(match, placement(BEST["blue"]), lock("e2", "X3"))
    assert play(match, path("CD"))[0].closed == ("X3",)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("lab", LABS)
def test_cx_64_the_short_game_has_six_rounds(seats: int, lab: str) -> None:
    """Two exits are closed in each of six rounds, and then all twelve are closed."""
    match = finish(table(seats, lab, mode="short"), seed=seats)
    assert len(match.state.history) == 6
    assert None not in match.state.marbles
    assert match.result is not None
    assert match.result.ending == "short_game"


def test_cx_65_start_and_exit_are_two_different_exits_without_marble() -> None:
    """Two marbles need two places, and a closed exit cannot be played."""
    match = table(mode="short")
    play(match, placement(BEST["blue"]), lock("X2", "X3"), path("CD"))
    forward(match, "lock", 2)
    assert refusal(match, lock("X5", "X2")) == ("exit_used", "CX-40")
    assert refusal(match, lock("X2", "X5")) == ("start_used", "CX-65")
    assert refusal(match, lock("X3", "X5")) == ("start_used", "CX-65")
    assert refusal(match, lock("X5", "X5")) == ("same_exit", "CX-65")
    used = {"X2", "X3"}
    for action in match.offer(actor(match)).actions:
        assert action.start != action.exit
        assert not used & {action.start, action.exit}


@pytest.mark.parametrize(
    ("seats", "closing"),
    [(2, [2] * 6), (3, [2] * 6), (4, [2] * 4 + [1] * 4)],
)
def test_cx_66_a_round_is_exit_to_exit_while_its_builder_owns_two_marbles(
    seats: int, closing: list[int]
) -> None:
    """A builder down to one marble plays a normal round: with four players in rounds 5 to 8."""
    match = finish(table(seats, mode="short"))
    history = match.state.history
    assert [2 if past.start in EXITS else 1 for past in history] == closing
    assert Counter(match.state.marbles) == dict.fromkeys(range(seats), 12 // seats)
    builds = Counter(past.builder for past in history)
    assert builds == dict.fromkeys(range(seats), len(closing) // seats)
    assert match.result is not None
    assert match.result.ending == ("short_game_of_four" if seats == 4 else "short_game")


def test_cx_66_in_a_normal_round_of_the_short_game_the_start_is_a_corridor() -> None:
    """Round 5 of four players takes a corridor start and closes one exit."""
    match = forward(table(4, mode="short"), "lock", 5)
    (free, *_) = [e for e, owner in zip(EXITS, match.state.marbles, strict=True) if owner is None]
    assert refusal(match, lock(free, free)) == ("unknown_id", "CX-77")
    starts = {action.start for action in match.offer(1).actions}
    assert starts <= set(maze("blue").corridors)
    play(match, lock(maze("blue").exits[free], free))
    assert play(match, path(""))[0].closed == (free,)


def test_cx_67_an_exit_to_exit_build_must_join_two_free_exits() -> None:
    """With X1 and X2 left, a tower on the door of either is no_lock_possible."""
    match = spot(BETWEEN, "build", GONE, mode="short")
    refill = "B=W C=W"
    assert refusal(match, rebuild(refill, "R>B S>D T>E")) == ("no_lock_possible", "CX-67")
    assert refusal(match, rebuild(refill, "R>A S>D T>C")) == ("no_lock_possible", "CX-67")
    match.check(1, rebuild(refill, "R>A S>D T>E"))


def test_cx_67_towers_inside_can_separate_the_free_exits_too() -> None:
    """X1 and X4 lie in two regions once N and O are blocked, though each has an open door."""
    gone = "X2-X3 X5-X6 X7-X8 X9-X10 X11-X12"
    match = spot(BETWEEN, "build", gone, mode="short")
    assert refusal(match, rebuild("B=W C=W", "R>N S>O T>A")) == ("no_lock_possible", "CX-67")
    match.check(1, rebuild("B=W C=W", "R>N S>P T>A"))


def test_cx_67_the_sentence_asks_for_a_joined_pair_and_that_of_cx_69_for_an_open_exit() -> None:
    """The same code means another thing from exit to exit, so it is said in other words."""
    refill = rebuild("B=W C=W", "R>B S>D T>E")
    said = {}
    for mode, gone in (("short", GONE), ("long", "X2 X3 X4 X5 X6 X7 X8 X9 X10 X11 X12")):
        match = spot(BETWEEN, "build", gone, mode=mode)
        with pytest.raises(tablee.Refused) as caught:
            match.play(actor(match), refill)
        explain = match.game.notation.explain
        said[mode] = [explain(caught.value.refusal, language) for language in ("en", "fr")]
    assert "at least two must stay joined" in said["short"][0]
    assert "reliez-en deux" in said["short"][1]
    assert "at least one needs a door" in said["long"][0]
    assert "ouvrez-en une" in said["long"][1]


def test_cx_67_one_joined_pair_is_enough() -> None:
    """With X1, X2 and two others left, both X1 and X2 may be sealed."""
    match = spot(BETWEEN, "build", "X3-X4 X5-X6 X7-X8 X9-X10", mode="short")
    match.check(0, rebuild("B=W C=W", "R>B S>C T>D"))


@pytest.mark.parametrize("lab", LABS)
def test_cx_68_any_two_exits_of_our_labs_are_at_most_8_doors_apart(lab: str) -> None:
    """In our labs at most 8 doors lie between two exits, so a legal build always exists."""
    assert max(_doors_apart(maze(lab), exit_) for exit_ in EXITS) <= 8


def _doors_apart(lab: Maze, exit_: str) -> int:
    """How far the farthest exit is from this one."""
    away = {lab.exits[exit_]: 0}
    queue = deque(away)
    while queue:
        here = queue.popleft()
        for _, there in lab.ways[here]:
            if there not in away:
                away[there] = away[here] + 1
                queue.append(there)
    return max(away[end] for end in lab.exits.values())


def test_cx_68_a_lab_with_exits_more_than_14_doors_apart_is_rejected() -> None:
    """Two exits 14 doors apart are accepted, 15 doors apart they are not."""
    assert len(chain(14).corridors) == 21
    with pytest.raises(BadLab, match=r"15 doors apart.*CX-68"):
        chain(15)
    far = {**tablee.to_plain(chain(14)), "exits": ["c0", *["c15"] * 11]}
    with pytest.raises(tablee.BadOptions, match="15 doors apart"):
        tablee.Match.new("cortexcape", starter=0, lab=far)


def test_cx_69_a_normal_build_leaves_a_free_exit_with_an_open_door() -> None:
    """With X1 alone left, a tower on its only door B is no_lock_possible."""
    match = spot(BETWEEN, "build", "X2 X3 X4 X5 X6 X7 X8 X9 X10 X11 X12")
    refill = "B=W C=W"
    assert refusal(match, rebuild(refill, "R>B S>D T>E")) == ("no_lock_possible", "CX-69")
    match.check(1, rebuild(refill, "R>A S>D T>E"))
    match.check(1, rebuild(refill, "R>N S>O T>E"))  # X1 is cut off from the middle, not sealed


def test_cx_69_sealing_all_but_one_stays_fair_tactics() -> None:
    """With X1 and X2 left one may be sealed, both may not."""
    match = spot(BETWEEN, "build", "X3 X4 X5 X6 X7 X8 X9 X10 X11 X12")
    match.check(0, rebuild("B=W C=W", "R>B S>D T>E"))
    assert refusal(match, rebuild("B=W C=W", "R>B S>C T>E")) == ("no_lock_possible", "CX-69")


def test_cx_69_an_exit_with_two_doors_needs_two_towers() -> None:
    """On Red the corridor of X6 has the doors F and G: one tower does not seal it."""
    closed = "X1 X2 X3 X4 X5 X7 X8 X9 X10 X11 X12"
    match = spot(BETWEEN, "build", closed, lab="red")
    match.check(1, rebuild("B=W C=W", "R>F S>A T>E"))
    assert refusal(match, rebuild("B=W C=W", "R>F S>G T>E")) == ("no_lock_possible", "CX-69")


def test_cx_69_holds_in_the_normal_rounds_of_the_short_game() -> None:
    """The last round of four players in the short game is a normal one."""
    closed = "X2-X3 X4-X5 X6-X7 X8-X9 X10 X11 X12"
    match = spot(BETWEEN, "build", closed, seats=4, mode="short")
    assert refusal(match, rebuild("B=W C=W", "R>B S>D T>E")) == ("no_lock_possible", "CX-69")
    match.check(3, rebuild("B=W C=W", "R>A S>D T>E"))


def test_cx_70_two_free_exits_in_one_corridor_make_a_legal_lock_of_price_0() -> None:
    """Where two free exits share a corridor, the lock between them is legal and costs nothing."""
    match = tablee.Match.new("cortexcape", starter=0, mode="short", lab=SHARED)
    play(match, placement(BEST["blue"]))
    offered = {(action.start, action.exit) for action in match.offer(1).actions}
    assert {("X1", "X2"), ("X2", "X1")} <= offered
    play(match, lock("X1", "X2"))
    walked = play(match, path(""))[0]
    assert (walked.points, set(walked.closed)) == (0, {"X1", "X2"})


def test_cx_70_such_a_pair_is_enough_for_the_builder() -> None:
    """CX-67 asks for a joined pair: two exits in one corridor are joined even when it is sealed."""
    match = spot(BETWEEN, "build", GONE, mode="short", lab=SHARED)
    play(match, rebuild("B=W C=W", "R>B S>C T>D"))
    offered = {(action.start, action.exit) for action in match.offer(0).actions}
    assert offered == {("X1", "X2"), ("X2", "X1")}
