"""Section 10: three and four players, and who leaves (CX-59..61)."""

from collections import Counter
from random import Random

import pytest
from tests.games.cortexcape.support.moments import logged, spot
from tests.games.cortexcape.support.tables import (
    BEST,
    actor,
    finish,
    forward,
    lock,
    path,
    placement,
    refusal,
    table,
)

import tablee
from tablee.core.protocol import Decision, Result, Seat
from tablee.games.cortexcape.bots import levels
from tablee.games.cortexcape.events import Ended, SeatLeft

LEAVE = {"type": "leave"}
ALL_BUT_X1 = "X2 X3 X4 X5 X6 X7 X8 X9 X10 X11 X12"
LAST_BOARD = "WWWWGGGGWWWWYYYRR###"  # towers on R S T, nothing on B, the door of X1 on Blue


def last_lock(seats: int, scores: tuple[int, ...]) -> tablee.Match:
    """The lock of round 12, where the path from c1 to X1 by B costs nothing."""
    return spot(LAST_BOARD, "lock", ALL_BUT_X1, seats=seats, scores=scores)


@pytest.mark.parametrize(("seats", "each"), [(3, 4), (4, 3)])
def test_cx_59_three_players_close_four_exits_each_and_four_players_three(
    seats: int, each: int
) -> None:
    """With three players each closes 4 exits, with four players 3, in the same 12 rounds."""
    match = finish(table(seats))
    assert Counter(match.state.marbles) == dict.fromkeys(range(seats), each)
    assert len(match.state.history) == 12
    assert Counter(past.builder for past in match.state.history) == dict.fromkeys(
        range(seats), each
    )


@pytest.mark.parametrize(("seats", "each"), [(3, 4), (4, 3)])
def test_cx_59_the_course_of_a_round_is_the_same_with_more_players(seats: int, each: int) -> None:
    """Build, lock, path and close follow each other as with two players."""
    match = table(seats)
    phases = [(match.state.phase, actor(match))]
    for action in (placement(BEST["blue"]), lock("c1", "X1")):
        match.play(actor(match), action)
        phases.append((match.state.phase, actor(match)))
    assert phases == [("build", 0), ("lock", 1), ("path", 0)]
    walked = match.play(0, path("B"))[0]
    assert walked.marbles_left == (each - 1,) + (each,) * (seats - 1)
    assert (match.state.phase, match.state.round, actor(match)) == ("build", 2, 1)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("phase", ["build", "lock", "path"])
def test_cx_60_who_neither_builds_nor_locks_only_watches(seats: int, phase: str) -> None:
    """Players who are neither builder nor locker have no action, and see everything."""
    match = forward(table(seats), phase, 2)  # seat 1 builds, seat 2 locks
    action = match.sample(actor(match), Random(0))
    for seat in set(range(seats)) - {1, 2}:
        assert not match.offer(seat)
        assert refusal(match, action, seat) == ("not_your_turn", "CX-71")
        assert match.view(seat) == match.view(1) == match.view(2)


@pytest.mark.parametrize("leaver", [0, 1])
@pytest.mark.parametrize("phase", ["build", "lock", "path"])
def test_cx_61_with_two_players_the_opponent_of_the_leaver_wins(leaver: int, phase: str) -> None:
    """With two players the opponent simply wins, whoever's turn it is."""
    match = forward(table(), phase, 3)
    events = match.play(leaver, LEAVE)
    result = match.result
    assert result is not None
    assert result.ending == "given_up"
    assert result.winners == (1 - leaver,)
    assert result.ranks == ((2, 1) if leaver == 0 else (1, 2))
    assert events == (SeatLeft(Seat(leaver)), Ended(result))


def test_cx_61_the_opponent_wins_even_with_more_points() -> None:
    """Points do not help who leaves a game of two."""
    match = last_lock(2, (0, 15))
    match.play(0, LEAVE)
    assert match.result == Result("given_up", (Seat(1),), (0, 15), (2, 1))


def test_cx_61_leaving_is_possible_in_the_draw_too() -> None:
    """The action leave is open to every seat until the end, so before the first build as well."""
    match = tablee.Match.new("cortexcape", seats=2, seed=1)
    match.play(0, LEAVE)
    assert match.result is not None
    assert match.result.winners == (1,)


def test_cx_61_nobody_leaves_a_game_that_is_over() -> None:
    """The action leave is open until the end, and no longer."""
    match = finish(table())
    assert refusal(match, LEAVE, 0) == ("game_over", "CX-55")


@pytest.mark.parametrize("seats", [3, 4])
def test_cx_61_a_stand_in_takes_the_seat_of_the_leaver(seats: int) -> None:
    """With more players a bot takes the seat, so that lanes and rotation survive."""
    match = table(seats)
    match.play(1, LEAVE)  # the locker of round 1, while seat 0 builds
    assert (match.state.phase, actor(match)) == ("build", 0)
    match.play(0, placement(BEST["blue"]))
    assert match.state.phase == "path"  # the lock was made at once
    assert [(move["seat"], move["action"]["type"]) for move in logged(match)] == [
        (1, "leave"),
        (0, "build"),
        (1, "lock"),
    ]
    finish(match)
    builders = [past.builder for past in match.state.history]
    assert builders == [number % seats for number in range(12)]
    assert Counter(match.state.marbles) == dict.fromkeys(range(seats), 12 // seats)


@pytest.mark.parametrize("phase", ["build", "lock", "path"])
def test_cx_61_the_stand_in_is_a_bot_of_level_1(phase: str) -> None:
    """The seat is taken by a level-1 bot, which plays at once when it is its turn."""
    match = tablee.Match.at("cortexcape", forward(table(3), phase, 2).state, seed=5)
    seat = Seat(actor(match))
    expected = levels.easy().choose(match.view(seat), match.offer(seat), Random("5 stand-in"))
    match.play(seat, LEAVE)
    assert match.moves[1] == Decision(seat, expected)


def test_cx_61_the_leaver_is_ranked_last() -> None:
    """With more players the leaver is ranked last, whatever the points say."""
    match = last_lock(3, (7, 5, 0))
    match.play(2, LEAVE)
    finish(match)
    assert match.result == Result("long_game", (Seat(1),), (7, 5, 0), (2, 1, 3))


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ((9, 3, 4, 5), (2, 3, 4, 1)),
        ((9, 4, 3, 5), (2, 4, 3, 1)),
        ((5, 3, 3, 5), (1, 3, 3, 1)),
    ],
)
def test_cx_61_several_leavers_rank_behind_everybody_else_by_points(
    scores: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    """Several leavers rank behind everybody else, by points among themselves."""
    match = last_lock(4, scores)
    match.play(2, LEAVE)
    match.play(1, LEAVE)
    match.play(0, lock("c1", "X1"))
    match.play(3, path("B"))
    assert match.result is not None
    assert match.result.ranks == ranks


@pytest.mark.parametrize("language", ["en", "fr"])
def test_cx_61_where_everybody_has_left_nobody_is_named_as_the_winner(language: str) -> None:
    """Stand-ins play to the end; the story speaks of no winner, and no record is kept of it."""
    match = last_lock(3, (7, 5, 0))
    for seat in range(3):
        match.play(seat, LEAVE)
    finish(match)
    assert match.result is not None
    said = match.game.notation.tell(match.state, Ended(match.result), language)
    assert said is not None
    assert ("nobody wins" if language == "en" else "personne ne gagne") in said
    assert match.game.table.feat is not None
    feat = match.game.table.feat(match.view(None))
    assert feat is not None
    assert not feat.is_played_out


def test_cx_61_leaving_is_an_action_in_the_log() -> None:
    """In the log it is the action {"type":"leave"}, and the log rebuilds the game."""
    match = table(3)
    match.play(2, LEAVE)
    assert logged(match)[0]["action"] == LEAVE
    finish(match)
    assert tablee.Match.loads(match.dumps()).state == match.state


def test_cx_61_nobody_leaves_twice() -> None:
    """Who has given up for good cannot do it again."""
    match = table(3)
    match.play(2, LEAVE)
    assert refusal(match, LEAVE, 2) == ("already_left", "CX-61")


def test_cx_61_leaving_is_offered_to_nobody_but_open_to_every_seat() -> None:
    """The action leave is open to every seat until the end, on its turn or not."""
    for seat in range(4):
        match = forward(table(4), "lock", 2)
        match.check(seat, LEAVE)
        assert LEAVE not in [tablee.to_plain(action) for action in match.offer(seat).actions]
        match.play(seat, LEAVE)
        assert match.state.left == (seat,)
