"""Round structure and roles: CX-20 to CX-24."""

from collections import Counter
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
    rebuild,
    refusal,
    table,
)

import tablee
from tablee.core.protocol import Seat
from tablee.games.cortexcape.events import Built, Locked, RoundBegan, Walked

BUILD, LOCK, WALK = placement(PLAIN), lock("e1", "X1"), path("")
REBUILD = rebuild("", "R>A S>C T>D")


def acts(match: tablee.Match, seed: int = 0) -> list[tuple[int, int, int]]:
    """Who built, who locked and who walked in each round of a random game."""
    rng = Random(seed)
    events: list[object] = []
    while match.result is None:
        events += match.play(actor(match), match.sample(actor(match), rng))
    built = [event.seat for event in events if isinstance(event, Built)]
    locked = [event.seat for event in events if isinstance(event, Locked)]
    walked = [event.seat for event in events if isinstance(event, Walked)]
    return list(zip(built, locked, walked, strict=True))


def test_cx_20_a_round_is_build_lock_path_close() -> None:
    """The phases follow each other as build, lock, path, and the close opens the next build."""
    match = table(3)
    seen = [(match.state.phase, match.state.round, actor(match))]
    for action in (BUILD, LOCK, WALK, REBUILD):
        play(match, action)
        seen.append((match.state.phase, match.state.round, actor(match)))
    assert seen == [
        ("build", 1, 0),
        ("lock", 1, 1),
        ("path", 1, 0),
        ("build", 2, 1),
        ("lock", 2, 2),
    ]


def test_cx_20_the_builder_builds_and_walks_and_the_locker_locks() -> None:
    """In each phase every other seat is refused and has no offer."""
    match = table(3)
    for action, seat in ((BUILD, 0), (LOCK, 1), (WALK, 0), (REBUILD, 1)):
        for other in {0, 1, 2} - {seat}:
            assert refusal(match, action, seat=other)[0] == "not_your_turn"
            assert not match.offer(other)
        assert match.offer(seat)
        match.play(seat, action)


def test_cx_20_no_phase_is_skipped() -> None:
    """An action of another phase is refused, whoever sends it."""
    match = table()
    for action, too_early in ((BUILD, (LOCK, WALK)), (LOCK, (BUILD, WALK)), (WALK, (BUILD, LOCK))):
        for other in too_early:
            for seat in (0, 1):
                assert refusal(match, other, seat=seat)[0] == "wrong_phase"
        play(match, action)


@pytest.mark.parametrize("starter", [0, 1])
def test_cx_21_two_players_exchange_roles_after_every_round(starter: int) -> None:
    """With two players the builder of one round is the locker of the next."""
    other = 1 - starter
    expected = [(starter, other, starter), (other, starter, other)] * 6
    assert acts(table(2, starter=starter)) == expected


@pytest.mark.parametrize(
    ("seats", "builders", "lockers"),
    [(3, [0, 1, 2] * 4, [1, 2, 0] * 4), (4, [0, 1, 2, 3] * 3, [1, 2, 3, 0] * 3)],
)
def test_cx_22_the_build_goes_round_and_the_left_neighbour_locks(
    seats: int, builders: list[int], lockers: list[int]
) -> None:
    """With three or four players the turn goes round clockwise; the left-hand neighbour locks."""
    played = acts(table(seats), seed=seats)
    assert [builder for builder, _, _ in played] == builders
    assert [locker for _, locker, _ in played] == lockers
    assert [walker for _, _, walker in played] == builders


@pytest.mark.parametrize(
    ("seats", "starter", "builders"),
    [
        (2, 1, "101010101010"),
        (3, 1, "120120120120"),
        (3, 2, "201201201201"),
        (4, 1, "123012301230"),
        (4, 3, "301230123012"),
    ],
)
def test_cx_23_seats_count_clockwise_from_the_starter(
    seats: int, starter: int, builders: str
) -> None:
    """The builder of round r is starter + r - 1, and the locker of a round builds the next one."""
    played = acts(table(seats, starter=starter))
    assert "".join(str(builder) for builder, _, _ in played) == builders
    next_builders = [builder for builder, _, _ in played[1:]]
    assert [locker for _, locker, _ in played[:-1]] == next_builders


def test_cx_23_every_round_announces_its_roles() -> None:
    """The event that opens a round names its builder and the next seat clockwise as locker."""
    match = table(4, starter=2)
    (_, began) = play(match, BUILD, LOCK, WALK)
    assert began == RoundBegan(round=2, builder=Seat(3), locker=Seat(0))


@pytest.mark.parametrize(("seats", "builds"), [(2, 6), (3, 4), (4, 3)])
def test_cx_24_the_long_game_has_twelve_rounds(seats: int, builds: int) -> None:
    """Twelve rounds for any number of players, so 6, 4 or 3 builds each."""
    for lab in ("blue", "black"):
        match = finish(table(seats, lab), seed=seats)
        history = match.view(None).history
        assert len(history) == 12
        assert Counter(record.builder for record in history) == dict.fromkeys(range(seats), builds)


def test_cx_24_long_is_the_normal_game() -> None:
    """A table that names no mode plays the long game."""
    assert tablee.Match.new("cortexcape", starter=0).view(0).table.mode == "long"
    assert len(finish(table(mode="short")).view(None).history) < 12
