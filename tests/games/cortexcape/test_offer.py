"""What is offered, and what the close of a round reports (CX-78, CX-79)."""

from itertools import islice, product
from math import factorial
from random import Random
from typing import Any

import pytest
from tests.games.cortexcape.support.brute import (
    DOORS,
    EXITS,
    LABS,
    STOCK,
    free_exits,
    is_rim,
    maze,
    rebuilds,
)
from tests.games.cortexcape.support.moments import spot
from tests.games.cortexcape.support.tables import (
    BEST,
    actor,
    finish,
    forward,
    lock,
    offered_locks,
    offered_paths,
    path,
    placement,
    play,
    rebuild,
    refusal,
    table,
    towers_of,
)

import tablee
from tablee.core.protocol import Open
from tablee.games.cortexcape.events import Ended, RoundBegan, Walked
from tablee.games.cortexcape.model import BuildBounds, Pick, Round
from tablee.games.cortexcape.rules import RULES
from tablee.games.cortexcape.rules.builds import FIRST_BUILDS
from tablee.games.cortexcape.rules.offer import iter_boards

VARIANTS = [("long", 2), ("short", 3), ("long", 9), ("short", 5)]


def accepts(match: tablee.Match, action: Any) -> bool:
    try:
        match.check(actor(match), action)
    except tablee.Refused:
        return False
    return True


def test_cx_78_the_draw_offers_both_hands() -> None:
    """The offer of the draw is complete: left and right."""
    match = tablee.Match.new("cortexcape", seats=2, seed=1)
    assert match.offer(1).actions == (Pick("left"), Pick("right"))
    assert match.offer(1).open == ()
    assert not match.offer(0)


@pytest.mark.parametrize("lab", LABS)
@pytest.mark.parametrize(("mode", "round_"), VARIANTS)
def test_cx_78_every_legal_lock_is_offered_and_no_other(lab: str, mode: str, round_: int) -> None:
    """The offer of a lock is complete: offered means accepted, not offered means refused."""
    match = forward(table(2, lab, mode=mode), "lock", round_, seed=round_)
    state = match.state
    legal = set(maze(lab).locks(state.board, free_exits(state), rim=is_rim(state)))
    offered = offered_locks(match)
    assert set(offered) == legal
    assert len(offered) == len(legal) <= 39 * 12
    for start, exit_ in product([*maze(lab).corridors, *EXITS], EXITS):
        assert accepts(match, lock(start, exit_)) == ((start, exit_) in legal)


@pytest.mark.parametrize("lab", LABS)
@pytest.mark.parametrize(("mode", "round_"), VARIANTS)
def test_cx_78_every_legal_path_is_offered(lab: str, mode: str, round_: int) -> None:
    """The offer of a path lists each legal door list once, and each is accepted."""
    match = forward(table(2, lab, mode=mode), "path", round_, seed=round_)
    state = match.state
    offered = offered_paths(match)
    assert set(offered) == maze(lab).walks(state.start, state.exit, towers_of(state.board))
    assert len(offered) == len(set(offered))
    assert all(accepts(match, path(doors)) for doors in offered)


@pytest.mark.parametrize(("lab", "start", "exit_"), [("blue", "c1", "X4"), ("red", "e5", "X6")])
def test_cx_78_no_other_path_is_accepted(lab: str, start: str, exit_: str) -> None:
    """Every list of up to three doors that is not offered is refused."""
    match = table(2, lab)
    play(match, placement(BEST[lab]), lock(start, exit_))
    offered = set(offered_paths(match))
    assert offered
    for length in range(4):
        for doors in map("".join, product(DOORS, repeat=length)):
            assert accepts(match, path(doors)) == (doors in offered)


def test_cx_78_at_most_454_paths_lead_from_a_start_to_an_exit() -> None:
    """The longest list of paths has 454 entries, on Black; a lock has at most 39 starts."""
    most = {
        lab: max(len(ways) for exit_ in EXITS for ways in maze(lab).walks_from(exit_).values())
        for lab in LABS
    }
    assert max(most.values()) == most["black"] == 454
    assert len(maze("black").corridors) == 39


def test_cx_78_a_first_build_is_offered_by_its_bounds() -> None:
    """In round 1 all doors are free, all pieces are in hand and no tower stands yet."""
    match = table()
    bounds = BuildBounds(freed=DOORS, hand=STOCK, towers="", targets=DOORS)
    assert match.offer(0).open == (Open("build", bounds),)
    assert match.offer(0).actions == ()


def test_cx_78_a_later_build_is_offered_by_its_bounds() -> None:
    """Freed doors, hand, old tower doors and the 17 allowed targets."""
    match = table()
    play(match, placement("WWRGWWWWWGGGYYYRW###"), lock("e2", "X3"), path("CD"))
    bounds = BuildBounds(freed="CD", hand="GR", towers="RST", targets="ABCDEFGHIJKLMNOPQ")
    assert match.offer(1).open == (Open("build", bounds),)
    assert not match.offer(0)


@pytest.mark.parametrize("lab", LABS)
@pytest.mark.parametrize(("seats", "mode"), [(2, "long"), (3, "short"), (4, "short")])
def test_cx_78_a_sample_is_always_legal(lab: str, seats: int, mode: str) -> None:
    """sample(rng) gives a legal action in every phase, the last rounds included."""
    match = table(seats, lab, mode=mode)
    rng = Random(seats)
    while match.result is None:
        seat = actor(match)
        for _ in range(5):
            match.check(seat, match.sample(seat, rng))
        match.play(seat, match.sample(seat, rng))


@pytest.mark.parametrize("mode", ["long", "short"])
def test_cx_78_iter_boards_lists_each_board_in_reach_once(mode: str) -> None:
    """iter_boards() gives the distinct boards of all legal builds, and no other."""
    closed = "X3-X4 X5-X6 X7-X8 X9-X10 X11-X12"
    if mode == "long":
        closed = "X3 X4 X5 X6 X7 X8 X9 X10 X11 X12"
    match = spot("W..WGGGGWWWWYYYRR###", "build", closed, mode=mode)
    state = match.state
    boards = list(iter_boards(state))
    rim = mode == "short"
    legal = {
        board
        for board in rebuilds(state.board, state.hand)
        if maze("blue").lock_possible(board, ["X1", "X2"], rim=rim)
    }
    assert set(boards) == legal
    assert len(boards) == len(legal)
    assert len(legal) < len(rebuilds(state.board, state.hand))  # some are no_lock_possible


def test_cx_78_every_listed_build_makes_its_board() -> None:
    """The build that stands for a board is accepted and makes it."""
    match = spot("W.RWGGGGWWWWYYYRW###", "build", "X3 X4")
    state = match.state
    boards = list(iter_boards(state))
    builds = list(RULES.actions(state, actor(match)))  # type: ignore[arg-type]
    assert len(builds) == len(boards)
    for board, build in list(zip(boards, builds, strict=True))[::37]:
        again = tablee.Match.at("cortexcape", state)
        again.play(0, build)
        assert again.state.board == board


def test_cx_78_round_1_has_34_918_884_000_placements() -> None:
    """There are 20! / (8! 4! 3! 2! 3!) first builds, listed lazily and each once."""
    ways = factorial(20)
    for count in (8, 4, 3, 2, 3):
        ways //= factorial(count)
    assert ways == FIRST_BUILDS == 34_918_884_000
    match = table()
    first = list(islice(iter_boards(match.state), 2000))
    assert len(set(first)) == 2000
    for board in first[::100]:
        match.check(0, placement(board))


# -- CX-79 -----------------------------------------------------------------------------------------


def test_cx_79_the_close_reports_everything() -> None:
    """Points, doors in order, cylinders taken, exit closed, marbles, scores and next roles."""
    match = table(3, starter=2)
    play(match, placement("WWRGWWWWWGGGYYYRW###"), lock("e3", "X2"))
    events = match.play(2, path("DC"))
    assert events == (
        Walked(
            seat=2,  # type: ignore[arg-type]
            points=4,
            doors="DC",
            taken="GR",
            closed=("X2",),
            marbles_left=(4, 4, 3),
            scores=(0, 0, 4),
            next_builder=0,  # type: ignore[arg-type]
            next_locker=1,  # type: ignore[arg-type]
        ),
        RoundBegan(2, 0, 1),  # type: ignore[arg-type]
    )
    record = Round(2, "WWRGWWWWWGGGYYYRW###", "e3", "X2", "DC", 4)  # type: ignore[arg-type]
    assert match.state.history == (record,)


def test_cx_79_scores_add_up_and_two_exits_close_in_the_short_game() -> None:
    """The scores are the totals so far, and an exit-to-exit round closes two exits."""
    match = spot("WWRGWWWWWGGGYYYRW###", "lock", "X5-X6", mode="short", scores=(3, 0))
    play(match, lock("X3", "X2"))
    walked = match.play(1, path("DC"))[0]
    assert (walked.points, walked.scores) == (4, (3, 4))
    assert sorted(walked.closed) == ["X2", "X3"]
    assert walked.marbles_left == (4, 4)
    assert (walked.next_builder, walked.next_locker) == (0, 1)


def test_cx_79_after_the_last_round_nobody_is_next() -> None:
    """The last path has no next roles, and the end follows it."""
    match = forward(table(), "path", 12)
    events = match.play(1, match.offer(1).actions[0])
    assert isinstance(events[0], Walked)
    assert (events[0].next_builder, events[0].next_locker) == (None, None)
    assert events[0].marbles_left == (0, 0)
    assert match.result is not None
    assert events[1:] == (Ended(match.result),)


def test_cx_79_an_empty_path_is_reported_too() -> None:
    """A path of no doors pays nothing, takes nothing and still closes its exit."""
    match = table()
    play(match, placement(BEST["blue"]), lock("e7", "X7"))
    walked = match.play(0, path(""))[0]
    assert (walked.points, walked.doors, walked.taken, walked.closed) == (0, "", "", ("X7",))


def test_cx_78_nothing_is_offered_after_the_end() -> None:
    """In the phase over no seat has an action."""
    match = finish(table(3))
    assert [bool(match.offer(seat)) for seat in range(3)] == [False, False, False]
    assert refusal(match, rebuild("", "R>A S>B T>C"), 0) == ("game_over", "CX-55")
