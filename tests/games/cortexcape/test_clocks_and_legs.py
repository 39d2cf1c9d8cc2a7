"""Per-move clocks and two-leg matches (CX-89, CX-90)."""

from random import Random

import pytest
from tests.games.cortexcape.support.moments import logged
from tests.games.cortexcape.support.tables import (
    BEST,
    actor,
    finish,
    forward,
    lock,
    path,
    placement,
    play,
    table,
)

import tablee
from tablee.core.protocol import Decide, Decision, Result, Seat
from tablee.games.cortexcape.bots import levels
from tablee.games.cortexcape.series import add_up, default_legs, return_leg

MINUTE = 60_000


def deadline(match: tablee.Match) -> int | None:
    waiting = match.waiting
    assert isinstance(waiting, Decide)
    return waiting.deadline_ms


def clocked(seats: int = 2, seed: int = 1, starter: int | None = 0) -> tablee.Match:
    return tablee.Match.new("cortexcape", seats=seats, seed=seed, starter=starter, clock=True)


# -- CX-89: time -----------------------------------------------------------------------------------


def test_cx_89_each_move_has_its_own_time() -> None:
    """5 min for build 1, 3 min for a later build, 2 min for a lock, 2 min for a path."""
    match = clocked()
    assert deadline(match) == 5 * MINUTE
    match.advance(10)
    play(match, placement(BEST["blue"]))
    assert deadline(match) == 10_000 + 2 * MINUTE
    match.advance(20)
    play(match, lock("c1", "X1"))
    assert deadline(match) == 30_000 + 2 * MINUTE
    match.advance(30)
    play(match, path("B"))
    assert deadline(match) == 60_000 + 3 * MINUTE


def test_cx_89_the_draw_has_30_seconds() -> None:
    """Seat 1 has 30 s to pick a fist, and then the first builder has the full time."""
    match = clocked(starter=None)
    assert deadline(match) == 30_000
    match.advance(12)
    match.play(1, {"type": "draw", "hand": "left"})
    assert deadline(match) == 12_000 + 5 * MINUTE


def test_cx_89_without_a_clock_nobody_is_hurried() -> None:
    """Clocks are an option: at a table without one any time may pass."""
    match = table()
    assert deadline(match) is None
    assert match.advance(1_000_000) == ()
    assert logged(match) == []


@pytest.mark.parametrize(
    ("phase", "round_", "limit"),
    [("build", 1, 300), ("build", 2, 180), ("lock", 1, 120), ("path", 2, 120)],
)
def test_cx_89_on_expiry_a_level_1_bot_plays_that_one_action(
    phase: str, round_: int, limit: int
) -> None:
    """Until the last millisecond nothing happens; then level 1 plays once, stamped in the log."""
    match = forward(clocked(seed=6), phase, round_)
    before = len(match.moves)
    seat = Seat(actor(match))
    expected = levels.easy().choose(match.view(seat), match.offer(seat), Random("6 stand-in"))
    assert match.advance(limit - 0.001) == ()
    assert len(match.moves) == before
    assert match.advance(0.001)
    assert match.moves[before:] == [Decision(seat, expected, limit * 1000)]
    assert match.state.phase != phase
    assert logged(match)[-1]["at_ms"] == limit * 1000


def test_cx_89_the_seat_plays_on_after_an_expiry() -> None:
    """Only that one action is played: the next decision is the player's own again."""
    match = clocked()
    match.advance(300)
    assert (match.state.phase, actor(match)) == ("lock", 1)
    assert match.state.left == ()
    first = match.offer(1).actions[0]
    match.advance(60)
    match.play(1, first)
    assert match.moves[-1] == Decision(1, first, 360_000)
    assert deadline(match) == 360_000 + 2 * MINUTE


def test_cx_89_several_deadlines_pass_one_after_the_other() -> None:
    """Each expiry starts the next clock at the moment it happened."""
    match = clocked()
    match.advance(300 + 120 + 120 + 179)
    assert [move["at_ms"] for move in logged(match)] == [300_000, 420_000, 540_000]
    match.advance(1)
    assert [move["at_ms"] for move in logged(match)][3:] == [720_000]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cx_89_a_table_that_everybody_forgot_comes_to_its_end(seats: int) -> None:
    """Skipping is impossible, so the clocks alone finish a game: 1 first build, 11 later ones."""
    match = clocked(seats)
    match.advance(300 + 11 * 180 + 12 * 240 - 1)
    assert match.result is None
    match.advance(1)
    assert match.result is not None
    assert match.result.ending == "long_game"
    assert len(match.moves) == 36


def test_cx_89_the_expiry_of_the_draw_picks_left() -> None:
    """Draw: 30 s, expiry picks left, whatever the seed."""
    picked = []
    for seed in range(12):
        match = clocked(seed=seed, starter=None)
        assert match.advance(29.999) == ()
        match.advance(0.001)
        picked.append(logged(match)[-1]["action"])
    assert picked == [{"type": "draw", "hand": "left"}] * 12


def test_cx_89_the_clock_survives_in_the_log() -> None:
    """A loaded game goes on at the table time where it was left."""
    match = clocked()
    match.advance(42)
    play(match, placement(BEST["blue"]))
    again = tablee.Match.loads(match.dumps())
    assert (again.state, again.now_ms) == (match.state, 42_000)
    assert deadline(again) == 42_000 + 2 * MINUTE
    play(again, lock("c1", "X1"))


def test_cx_89_a_position_of_a_clocked_game_can_be_played_on() -> None:
    """A position has the time of its clock, so the seat to act is neither late nor too early."""
    match = clocked()
    match.advance(42)
    play(match, placement(BEST["blue"]))
    again = tablee.Match.at("cortexcape", match.state)
    play(again, lock("c1", "X1"))
    assert again.state.phase == "path"


def test_cx_89_table_time_does_not_run_backwards() -> None:
    """A log whose stamps go back is refused."""
    match = clocked()
    match.advance(42)
    play(match, placement(BEST["blue"]), lock("c1", "X1"))
    text = match.dumps()
    assert text.count('"at_ms":42000') == 2
    head, _, tail = text.rpartition('"at_ms":42000')
    with pytest.raises(tablee.BadLog, match="runs backwards"):
        tablee.Match.loads(f'{head}"at_ms":41999{tail}')
    with pytest.raises(tablee.TableeError):
        match.advance(-1)


# -- CX-90: legs -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "mode", "rated", "legs"),
    [
        (2, "long", True, 2),
        (2, "short", True, 2),
        (2, "short", False, 2),
        (2, "long", False, 1),
        (3, "long", True, 1),
        (3, "short", False, 1),
        (4, "short", True, 1),
        (4, "long", False, 1),
    ],
)
def test_cx_90_how_many_legs(seats: int, mode: str, rated: bool, legs: int) -> None:  # noqa: FBT001
    """Rated games of two and short games of two have two legs, all others one."""
    assert default_legs(seats, mode, rated) == legs


@pytest.mark.parametrize("first", [0, 1])
def test_cx_90_each_player_starts_once(first: int) -> None:
    """The return leg has the same options and the other starter."""
    options = {"lab": "red", "mode": "short", "colours": ["black", "white"]}
    for given in (options, {**options, "starter": first}):
        kept = dict(given)
        again = return_leg(given, first)
        assert again == {**options, "starter": 1 - first}
        assert given == kept
    match = tablee.Match.new("cortexcape", seats=2, **return_leg(options, first))
    assert (match.state.starter, actor(match)) == (1 - first, 1 - first)
    assert match.state.table.colours == ("black", "white")


def leg(*scores: int, ending: str = "short_game") -> Result:
    best = min(scores)
    ranks = tuple(1 + sum(other < own for other in scores) for own in scores)
    winners = tuple(Seat(seat) for seat, score in enumerate(scores) if score == best)
    return Result(ending, winners, scores, ranks)


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [
        ((5, 9), (8, 3), Result("two_legs", (Seat(1),), (13, 12), (2, 1))),
        ((5, 9), (8, 5), Result("two_legs", (Seat(0),), (13, 14), (1, 2))),
        ((5, 9), (8, 4), Result("two_legs", (Seat(0), Seat(1)), (13, 13), (1, 1))),
    ],
)
def test_cx_90_totals_are_added(
    one: tuple[int, int], two: tuple[int, int], expected: Result
) -> None:
    """Fewest points over both legs win, ranks are shared on ties."""
    assert add_up([leg(*one), leg(*two)]) == expected


def test_cx_90_a_match_of_two_legs_played_out() -> None:
    """Both legs are games of their own; their results are added by seat."""
    results = []
    for starter in (0, 1):
        match = finish(table(mode="short", starter=starter), seed=starter)
        assert match.result is not None
        results.append(match.result)
    total = add_up(results)
    assert total.ending == "two_legs"
    assert total.scores == tuple(
        results[0].scores[seat] + results[1].scores[seat] for seat in (0, 1)
    )


def test_cx_90_who_leaves_a_leg_has_lost_the_match() -> None:
    """The opponent of a leaver wins (CX-61), also when the points say otherwise."""
    match = table(mode="short")
    match.play(0, {"type": "leave"})
    assert match.result is not None
    total = add_up([leg(0, 12), match.result])
    assert (total.winners, total.ranks, total.scores) == ((1,), (2, 1), (0, 12))
