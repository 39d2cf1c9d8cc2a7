"""What always holds, over random games of every variant (CX-80)."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.cortexcape.support.brute import LABS, STOCK, is_rim, maze
from tests.games.cortexcape.support.tables import (
    actor,
    finish,
    forward,
    lock,
    path,
    placement,
    play,
    table,
    towers_of,
)

import tablee
from tablee.core.engine import replay

VARIANTS = [(lab, seats, mode) for lab in LABS for seats in (2, 3, 4) for mode in ("long", "short")]


def states_of(match: tablee.Match, seed: int) -> list[Any]:
    """Every state of a game played at random to its end."""
    rng = Random(seed)
    states = [match.state]
    while match.result is None:
        seat = actor(match)
        match.play(seat, match.sample(seat, rng))
        states.append(match.state)
    return states


def check_pieces(state: Any) -> None:
    """Board and hand make the stock, and there are as many empty doors as pieces in hand."""
    assert sorted(state.board.replace(".", "") + state.hand) == sorted(STOCK)
    assert state.board.count(".") == len(state.hand)
    if state.phase in ("lock", "path"):  # after a legal build
        assert sorted(state.board) == sorted(STOCK)


def check_marbles(state: Any) -> None:
    """Marbles on exits and marbles in lanes are 12, and no lane is overdrawn."""
    seats = state.table.seats
    lanes = [12 // seats - state.marbles.count(seat) for seat in range(seats)]
    assert min(lanes) >= 0
    assert len(state.marbles) == 12
    assert sum(owner is not None for owner in state.marbles) + sum(lanes) == 12


def check_step(before: Any, after: Any) -> None:
    """What one action changes: exits close with a path only, and scores never decrease."""
    was = sum(owner is not None for owner in before.marbles)
    now = sum(owner is not None for owner in after.marbles)
    closing = (2 if is_rim(before) else 1) if before.phase == "path" else 0
    assert now - was == closing
    assert all(one <= two for one, two in zip(before.scores, after.scores, strict=True))
    kept = zip(before.marbles, after.marbles, strict=True)
    assert all(owner == then for owner, then in kept if owner is not None)


def check_history(state: Any) -> None:
    """Towers move in every round, and no round costs less than its lock's cheapest path."""
    lab = maze(state.table.lab)
    for past, then in pairwise(state.history):
        assert not set(towers_of(past.board)) & set(towers_of(then.board))
    for past in state.history:
        cheapest = lab.prices(past.board, past.start)[lab.corridor(past.exit)]
        assert past.points >= cheapest
        pieces = dict(zip("ABCDEFGHIJKLMNOPQRST", past.board, strict=True))
        assert past.points == sum("WGYR".index(pieces[door]) for door in past.doors)
    for seat, score in enumerate(state.scores):
        assert score == sum(past.points for past in state.history if past.builder == seat)


@pytest.mark.parametrize(("lab", "seats", "mode"), VARIANTS)
@given(seed=st.integers(0, 1 << 32))
@settings(max_examples=6, deadline=None)
def test_cx_80_the_invariants_hold_in_every_random_game(
    lab: str, seats: int, mode: str, seed: int
) -> None:
    """Stock, towers, hand, marbles, exits, scores, prices: at every step of every game."""
    match = tablee.Match.new("cortexcape", seats=seats, seed=seed, lab=lab, mode=mode, starter=0)
    states = states_of(match, seed)
    for state in states:
        check_pieces(state)
        check_marbles(state)
    for before, after in pairwise(states):
        check_step(before, after)
    check_history(states[-1])


@pytest.mark.parametrize(("lab", "seats", "mode"), VARIANTS)
@given(seed=st.integers(0, 1 << 32))
@settings(max_examples=3, deadline=None)
def test_cx_80_a_replay_of_the_log_gives_the_same_state_hash(
    lab: str, seats: int, mode: str, seed: int
) -> None:
    """The log rebuilds the same state, draw included, and a state's JSON form rebuilds it too."""
    match = tablee.Match.new("cortexcape", seats=seats, seed=seed, lab=lab, mode=mode)
    states = states_of(match, seed)
    again = tablee.Match.loads(match.dumps())
    assert hash(again.state) == hash(match.state)
    assert again.state == match.state
    steps = [state for state, _ in replay(match.game, match.header, match.moves)]
    assert [hash(state) for state in steps[-len(states) :]] == [hash(state) for state in states]
    for state in states:
        assert tablee.from_json("cortexcape", tablee.to_json(state)) == state


@given(cut=st.integers(0, 35), seed=st.integers(0, 1 << 16))
@settings(max_examples=20, deadline=None)
def test_cx_80_a_game_can_be_left_and_taken_up_again(cut: int, seed: int) -> None:
    """A log cut after any move leads to the state that was there."""
    match = table(3)
    rng = Random(seed)
    for _ in range(cut):
        seat = actor(match)
        match.play(seat, match.sample(seat, rng))
    again = tablee.Match.loads(match.dumps())
    assert again.state == match.state
    assert finish(again, seed).state == finish(match, seed).state


def test_cx_80_before_the_first_build_the_hand_is_all_20_pieces() -> None:
    """Before build 1 all doors are empty and all pieces in hand."""
    state = table().state
    assert sorted(state.hand) == sorted(STOCK)
    assert state.board == "." * 20


def test_cx_80_an_impossible_position_is_refused() -> None:
    """A position that breaks an invariant cannot be played from."""
    state = tablee.to_plain(forward(table(), "lock", 3).state)
    tablee.Match.at("cortexcape", state)
    rest = state["board"][1:]
    wrong = [
        {"board": "W" + rest, "hand": "W"},  # a piece too many
        {"board": "." + rest},  # an empty door without a piece in hand
        {"board": state["board"][:-1]},
        {"marbles": [None] * 12},  # two rounds have closed no exit
        {"marbles": [0] * 12},
        {"scores": [-1, 0]},
        {"round": 13},
        {"start": "c1", "exit": "X1"},  # cones before the lock
    ]
    for change in wrong:
        with pytest.raises(tablee.BadPosition):
            tablee.Match.at("cortexcape", {**state, **change})


def test_cx_80_a_detour_may_cost_more_than_the_cheapest_path_never_less() -> None:
    """From c5 to X1 on Blue one may walk O B for 0 or N B for 2: nobody pays less than 0."""
    match = table()
    play(match, placement("WWWWWWWGGGGR#YWYYR##"), lock("c5", "X1"))
    assert maze("blue").prices(match.state.board, "c5")["e1"] == 0
    assert sorted("".join(action.doors) for action in match.offer(0).actions) == ["NB", "OB"]
    play(match, path("NB"))
    assert match.state.scores == (2, 0)
