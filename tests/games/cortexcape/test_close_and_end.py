"""Close and end: CX-53 to CX-58."""

from random import Random

import pytest
from tests.games.cortexcape.support.tables import (
    PLAIN,
    actor,
    finish,
    lock,
    path,
    placement,
    play,
    position,
    rebuild,
    refusal,
    table,
)

import tablee
from tablee.games.cortexcape.events import Ended, RoundBegan, Walked

ELEVEN = "X1 X2 X3 X4 X5 X6 X7 X8 X9 X10 X11"  # all exits but X12
RED_ON_A = "RWWWWWWWGGGGYYYWR###"  # A is the door of X12, c4 the corridor before it


def result_of(*scores: int) -> tablee.Result:
    """How a game ends in which the last round costs nothing."""
    match = position(PLAIN, closed=ELEVEN, seats=len(scores), scores=scores)
    play(match, lock("e12", "X12"), path(""))
    assert match.result is not None
    return match.result


def test_cx_53_the_builder_s_marble_closes_the_exit() -> None:
    """The builder's marble takes the place of the red cone, and the black cone leaves."""
    match = table(3, starter=2)
    play(match, placement(PLAIN), lock("e1", "X5"), path("BNPF"))
    view = match.view(None)
    assert view.marbles == (None, None, None, None, 2, *[None] * 7)
    assert (view.start, view.exit) == ("", "")


@pytest.mark.parametrize("mode", ["long", "short"])
def test_cx_53_a_closed_exit_stays_closed(mode: str) -> None:
    """A marble never leaves its exit and never changes hands."""
    match, rng = table(4, mode=mode), Random(53)
    before = match.view(None).marbles
    while match.result is None:
        match.play(actor(match), match.sample(actor(match), rng))
        after = match.view(None).marbles
        assert all(old in (None, new) for old, new in zip(before, after, strict=True))
        before = after
    assert None not in before


def test_cx_53_only_the_exit_of_the_lock_is_closed() -> None:
    """Each round of the long game closes its own exit, with its own builder's marble."""
    match = finish(table(3), seed=53)
    view = match.view(None)
    assert {record.exit: record.builder for record in view.history} == {
        f"X{hour}": owner for hour, owner in enumerate(view.marbles, start=1)
    }


def test_cx_54_closing_is_automatic() -> None:
    """A legal path closes the round at once, and there is no action to close it."""
    match = table()
    play(match, placement(PLAIN), lock("e1", "X5"))
    assert refusal(match, {"type": "close"})[0] == "malformed"
    (walked, began) = play(match, path("BNPF"))
    assert isinstance(walked, Walked)
    assert (walked.closed, walked.marbles_left) == (("X5",), (5, 6))
    assert isinstance(began, RoundBegan)
    assert (match.state.phase, match.state.round) == ("build", 2)


def test_cx_54_an_illegal_path_closes_nothing() -> None:
    """Until a legal path is walked the exit stays open and the cones stay put."""
    match = table()
    play(match, placement(PLAIN), lock("e1", "X5"))
    assert refusal(match, path("BF"))[0] == "path_broken"
    assert match.view(0).marbles == (None,) * 12
    assert (match.view(0).start, match.view(0).exit) == ("e1", "X5")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cx_55_the_long_game_ends_when_every_marble_lies_on_an_exit(seats: int) -> None:
    """After 12 rounds, and not before, all exits are closed and the game is over."""
    match, rng = table(seats), Random(seats)
    while match.result is None:
        assert None in match.view(None).marbles
        match.play(actor(match), match.sample(actor(match), rng))
    assert match.result.ending == "long_game"
    assert len(match.view(None).history) == 12
    assert None not in match.view(None).marbles


def test_cx_55_the_eleventh_round_is_not_the_last() -> None:
    """With one exit left the game goes on; with none left it is over at once."""
    match = position(PLAIN, closed="X1 X2 X3 X4 X5 X6 X7 X8 X9 X10")
    play(match, lock("e11", "X11"), path(""))
    assert (match.result, match.state.phase, match.state.round) == (None, "build", 12)
    events = play(match, rebuild("", "R>B S>C T>D"), lock("e12", "X12"), path(""))
    assert [type(event) for event in events] == [Walked, Ended]
    assert match.result is not None


def test_cx_55_nothing_is_played_after_the_end() -> None:
    """When the game is over every action of every seat is refused."""
    match = finish(table())
    for seat in (0, 1):
        assert not match.offer(seat)
        for action in (placement(PLAIN), lock("e1", "X1"), path(""), {"type": "leave"}):
            assert refusal(match, action, seat=seat)[0] == "game_over"


@pytest.mark.parametrize(
    ("scores", "winners", "ranks"),
    [
        ((10, 3), (1,), (2, 1)),
        ((0, 1), (0,), (1, 2)),
        ((7, 9, 4), (2,), (2, 3, 1)),
        ((20, 5, 6, 19), (1,), (4, 1, 2, 3)),
    ],
)
def test_cx_56_the_lowest_total_wins(
    scores: tuple[int, ...], winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    """Who has the fewest points wins, and the others follow by their points."""
    result = result_of(*scores)
    assert (result.scores, result.winners, result.ranks) == (scores, winners, ranks)


def test_cx_56_the_last_round_counts() -> None:
    """The points of round 12 are paid before totals are compared."""
    match = position(RED_ON_A, closed=ELEVEN, scores=(5, 3))
    play(match, lock("c4", "X12"), path("A"))
    assert match.result is not None
    assert (match.result.scores, match.result.winners) == ((5, 6), (0,))


@pytest.mark.parametrize(
    ("scores", "winners", "ranks"),
    [
        ((4, 4), (0, 1), (1, 1)),
        ((5, 9, 5), (0, 2), (1, 3, 1)),
        ((9, 3, 9), (1,), (2, 1, 2)),
        ((6, 6, 6), (0, 1, 2), (1, 1, 1)),
        ((2, 7, 7, 8), (0,), (1, 2, 2, 4)),
        ((8, 7, 7, 8), (1, 2), (3, 1, 1, 3)),
    ],
)
def test_cx_57_equal_totals_share_their_rank(
    scores: tuple[int, ...], winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    """Equal lowest totals share the victory, and other ranks are shared likewise: 1, 1, 3."""
    result = result_of(*scores)
    assert (result.winners, result.ranks) == (winners, ranks)


def test_cx_58_nothing_is_refilled_after_the_last_round() -> None:
    """The final view keeps the last board with the doors of the last path empty."""
    match = position(RED_ON_A, closed=ELEVEN, scores=(5, 3))
    play(match, lock("c4", "X12"), path("A"))
    view = match.view(None)
    assert (view.phase, view.round) == ("over", 12)
    assert (view.board, view.hand) == ("." + RED_ON_A[1:], "R")
    assert view.marbles[11] == 1
    assert refusal(match, rebuild("A=R", "R>B S>C T>D"), seat=0)[0] == "game_over"


@pytest.mark.parametrize(("seats", "lab"), [(2, "green"), (3, "red"), (4, "black")])
def test_cx_58_the_final_view_has_a_score_sheet(seats: int, lab: str) -> None:
    """Twelve lines, one a round, whose points add up to the totals and whose last is the board."""
    match = finish(table(seats, lab), seed=58)
    assert match.result is not None
    for seat in (*range(seats), None):
        view = match.view(seat)
        sheet = [(record.builder, record.points) for record in view.history]
        assert [builder for builder, _ in sheet] == [number % seats for number in range(12)]
        totals = [sum(points for who, points in sheet if who == seat) for seat in range(seats)]
        assert tuple(totals) == view.scores == match.result.scores
        last = view.history[-1]
        left = [
            "." if door in last.doors else piece
            for door, piece in zip("ABCDEFGHIJKLMNOPQRST", last.board, strict=True)
        ]
        assert "".join(left) == view.board
