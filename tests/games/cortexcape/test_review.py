"""Looking back: regrets against brute force (CX-87)."""

from random import Random
from typing import Any

import pytest
from tests.games.cortexcape.support.brute import LABS, Maze, free_exits, is_rim, maze, rebuilds
from tests.games.cortexcape.support.moments import played, spot
from tests.games.cortexcape.support.tables import (
    BEST,
    actor,
    lock,
    path,
    placement,
    play,
    rebuild,
    table,
    towers_of,
)

import tablee
from tablee.games.cortexcape.board.labs import Lab, labs
from tablee.games.cortexcape.review import RoundReview, review

SAMPLE = "WWWWWWWYGGGGYYWRR###"  # on Blue: O costs 0, N and M 2, P and Q 3; R, S, T are towers
PROVEN = {"blue": (3, 2), "green": (2, 2), "red": (3, 2), "black": (3, 1)}  # CX-93: long, short
BEST_SHORT = {
    "blue": "WWGWGWW###GGYRWYWRYW",
    "green": "WWWW#WWWGGGWRYY#GY#R",
    "red": "WWGWWGG#WG#YRWWY#RWY",
    "black": "G#GG#WWWWWWWYR#YYRWG",
}


def quiet_game(lab: str, mode: str, seed: int) -> tablee.Match:
    """A random game whose paths have at most two doors, so that every build can be tried."""
    match = table(2, lab, mode=mode)
    rng = Random(seed)
    while match.result is None:
        seat = actor(match)
        if match.state.phase == "build":
            match.play(seat, match.sample(seat, rng))
            continue
        state = match.state
        towers = towers_of(state.board)
        locks = [
            (action, short)
            for action in match.offer(seat).actions
            if (short := _short(maze(lab).walks(action.start, action.exit, towers)))
        ]
        action, walks = rng.choice(locks or [(match.offer(seat).actions[0], [])])
        match.play(seat, action)
        offered = ["".join(option.doors) for option in match.offer(1 - seat).actions]
        match.play(1 - seat, path(rng.choice(walks or sorted(offered, key=len)[:1])))
    return match


def _short(walks: set[str]) -> list[str]:
    return sorted(walk for walk in walks if len(walk) <= 2)


def regrets(match: tablee.Match) -> list[tuple[int | None, int, int]]:
    return [
        (found.builder_regret, found.locker_regret, found.path_regret)
        for found in review(played(match))
    ]


def best_by_hand(lab: Maze, before: Any) -> int:
    """The dearest lock of the best board in reach, by trying every gesture of a later build."""
    free, rim = free_exits(before), is_rim(before)
    return min(
        lab.dearest(board, free, rim=rim)
        for board in rebuilds(before.board, before.hand)
        if lab.lock_possible(board, free, rim=rim)
    )


def test_cx_87_regrets_worked_out_by_hand() -> None:
    """Dearest 6 (e10 by K M P E to X4) against 3; lock c1-X4 worth 3 (O P E), 5 paid (N P E)."""
    match = table()
    play(match, placement(SAMPLE), lock("c1", "X4"), path("NPE"))
    (found,) = review(played(match))
    assert (found.round, found.builder, found.locker) == (1, 0, 1)
    assert (found.builder_regret, found.locker_regret, found.path_regret) == (3, 3, 2)
    assert (found.until, found.until - found.seq) == (len(match.moves), 2)


def test_cx_87_the_best_decisions_have_no_regret() -> None:
    """The same board, locked for 6 and left for 6."""
    match = table()
    play(match, placement(SAMPLE), lock("e10", "X4"), path("KMPE"))
    assert regrets(match) == [(3, 0, 0)]


@pytest.mark.parametrize("lab", LABS)
@pytest.mark.parametrize("mode", ["long", "short"])
def test_cx_87_round_1_is_measured_against_the_proven_table(lab: str, mode: str) -> None:
    """A board with the proven value has no regret, another one what it costs more."""
    rim = mode == "short"
    best = BEST_SHORT[lab] if rim else BEST[lab]
    for board, other in ((best, 0), (SAMPLE, None)):
        match = table(2, lab, mode=mode)
        play(match, placement(board))
        locks = maze(lab).locks(board, free_exits(match.state), rim=rim)
        (start, exit_), price = max(locks.items(), key=lambda priced: priced[1])
        play(match, lock(start, exit_))
        play(match, path(min(_walks(match, lab), key=lambda doors: _points(board, doors))))
        dearer = price - PROVEN[lab][rim]
        assert other is None or dearer == other
        assert regrets(match) == [(dearer, 0, 0)]


def _walks(match: tablee.Match, lab: str) -> list[str]:
    return ["".join(action.doors) for action in match.offer(actor(match)).actions]


def _points(board: str, doors: str) -> int:
    pieces = dict(zip("ABCDEFGHIJKLMNOPQRST", board, strict=True))
    return sum("WGYR".index(pieces[door]) for door in doors)


@pytest.mark.parametrize("lab", LABS)
@pytest.mark.parametrize("mode", ["long", "short"])
def test_cx_87_locker_and_path_regrets_are_exact(lab: str, mode: str) -> None:
    """Locker regret is dearest minus chosen lock, path regret is paid minus cheapest."""
    match = quiet_game(lab, mode, seed=7)
    reviews = review(played(match))
    assert len(reviews) == len(match.state.history) == (12 if mode == "long" else 6)
    free = [f"X{hour}" for hour in range(1, 13)]
    for found, past in zip(reviews, match.state.history, strict=True):
        prices = maze(lab).locks(past.board, free, rim=mode == "short")
        price = prices[past.start, past.exit]
        assert found.locker_regret == max(prices.values()) - price >= 0
        assert found.path_regret == past.points - price >= 0
        assert found.builder == past.builder
        assert found.locker == 1 - past.builder
        free = [exit_ for exit_ in free if exit_ not in (past.start, past.exit)]


@pytest.mark.parametrize(
    ("lab", "mode", "first"),
    [
        ("blue", "long", 8),
        ("green", "long", 9),
        ("red", "long", 10),
        ("black", "long", 11),
        ("blue", "short", 4),
        ("green", "short", 4),
        ("red", "short", 5),
        ("black", "short", 5),
    ],
)
def test_cx_87_builder_regret_is_exact_after_round_1(lab: str, mode: str, first: int) -> None:
    """Builder regret is the dearest lock of the board minus that of the best one in reach."""
    match = quiet_game(lab, mode, seed=1)
    reviews: dict[int, RoundReview] = {found.round: found for found in review(played(match))}
    builds = [state for state, _ in played(match) if state.phase == "build"]
    late = [before for before in builds[first - 1 :] if len(before.hand) <= 2]
    assert late
    for before in late:
        board = match.state.history[before.round - 1].board
        dearest = maze(lab).dearest(board, free_exits(before), rim=is_rim(before))
        expected = dearest - best_by_hand(maze(lab), before)
        assert reviews[before.round].builder_regret == expected >= 0


@pytest.mark.parametrize(
    ("lab", "mode", "board", "closed"),
    [
        ("blue", "long", "W.R.#GGWW.W#YYWWRYG#", "X3 X4 X5 X6 X7 X8 X9 X10 X11 X12"),
        ("green", "short", "#.W.GGGRW.#WYYYW#RWW", "X1-X4 X5-X6 X7-X9 X10-X12"),
        ("red", "long", "WW#GY..W.#GRWYYWW#GG", "X1 X2 X3 X4 X5 X7 X8 X9 X10"),
        ("black", "short", "GW#W.#R..GGYWWYW.#WY", "X2-X4 X5-X7 X8-X9 X10-X11 X1-X3"),
    ],
)
def test_cx_87_builder_regret_is_exact_after_a_long_path(
    lab: str, mode: str, board: str, closed: str
) -> None:
    """The same with three or four cylinders in hand, where there are many more boards."""
    match = spot(board, "build", closed, lab=lab, mode=mode)
    before = match.state
    for phase in ("build", "lock", "path"):
        assert match.state.phase == phase
        play(match, match.sample(actor(match), Random(87)))
    dearest = maze(lab).dearest(
        match.state.history[-1].board, free_exits(before), rim=is_rim(before)
    )
    (found,) = review(played(match))
    assert found.builder_regret == dearest - best_by_hand(maze(lab), before) >= 0


def test_cx_87_a_normal_round_of_the_short_game_is_priced_as_one() -> None:
    """The last rounds of four players start in corridors, and so do their regrets."""
    closed = "X2-X3 X4-X5 X6-X7 X8-X9 X10 X11"
    match = spot("W..WGGGGWWWWYYYRR###", "build", closed, seats=4, mode="short")
    before = match.state
    play(match, rebuild("B=W C=W", "R>D S>E T>F"), lock("e1", "X1"), path(""))
    (found,) = review(played(match))
    board = match.state.history[-1].board
    dearest = maze("blue").dearest(board, ["X1", "X12"], rim=False)
    assert found.builder_regret == dearest - best_by_hand(maze("blue"), before)
    assert (found.locker_regret, found.path_regret) == (dearest, 0)


def test_cx_87_a_lab_of_ones_own_has_no_proven_table() -> None:
    """Round 1 of a custom lab has no builder regret; every later round has the exact one."""
    blue = labs()["blue"]
    own = tablee.Match.new("cortexcape", starter=0, lab=Lab("own", blue.doors, blue.exits))
    ours = table()
    for match in (own, ours):
        play(match, placement(SAMPLE), lock("c1", "X4"), path("NPE"))
        play(match, rebuild("N=Y P=R E=W", "R>A S>B T>M"), lock("c5", "X9"), path("RJ"))
    assert [found[0] is None for found in regrets(own)] == [True, False]
    assert regrets(own)[1] == regrets(ours)[1]
    assert regrets(own)[0][1:] == regrets(ours)[0][1:]


def test_cx_87_only_closed_rounds_are_reviewed() -> None:
    """A round without its path has no points yet, so nothing to regret."""
    match = table()
    assert review(played(match)) == ()
    play(match, placement(SAMPLE), lock("c1", "X4"))
    assert review(played(match)) == ()
    play(match, path("OPE"))
    assert [found.round for found in review(played(match))] == [1]
