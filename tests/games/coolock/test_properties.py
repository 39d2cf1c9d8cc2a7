"""What holds in every game: the twin, everything in one place, soundness, memories."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.coolock.support.board import (
    ALL_GATES,
    ALL_SPAWN,
    MYSTERY_OF,
    RIM,
    WALKABLE,
    ZONES_OF_EDGE,
)
from tests.games.coolock.support.brute import Spot
from tests.games.coolock.support.games import TABLES, Played, facts_of, played
from tests.games.coolock.support.tables import CARDS, RULES, kinds, of_kind
from tests.games.coolock.support.twin import End, Story, Twin

from tablee.core.protocol import Decision, Outcome

seeds = st.integers(0, 10_000)


@cache
def game_of(name: str, seed: int) -> list[Played]:
    return [*played(name, seed, most=700)]


def states_of(name: str, seed: int) -> Iterator[Any]:
    """Every state after the deal."""
    return (after for _, _, after, _ in game_of(name, seed) if after.phase != "deal")


def answer(twin: Twin, ask: tuple[Any, ...], state: Any, move: Any) -> Any:
    """What the other code is told; it has to wait for the very same thing."""
    if isinstance(move, Outcome):
        drawn = move.drawn
        kind = drawn.__struct_config__.tag
        assert ask == ({"rolled": "die", "drawn": "card", "dice_rolled": "dice"}[kind],)
        if kind == "dice_rolled":
            return drawn.white, drawn.black
        return drawn.die if kind == "rolled" else drawn.card
    assert isinstance(move, Decision)
    action, kind = move.action, move.action.__struct_config__.tag
    offered = RULES.offer(state, move.seat).actions
    if kind == "move":
        assert ask == ("move", move.seat)
        assert {(each.path, each.into) for each in offered} == twin.walks(move.seat, twin.die)
        return action.path, action.into
    if kind == "order":
        assert ask == ("order", move.seat, action.ghost)
        return action.first
    if kind == "choose":
        assert ask[:2] == ("choose", move.seat)
        assert {getattr(each, ask[2]) for each in offered} == {*ask[3]}
        return getattr(action, ask[2])
    assert ask == ({"roll": "roll"}.get(kind, "prison"), move.seat)
    return kind == "try_double"


def send(story: Story, told: Any) -> tuple[Any, ...]:
    """What is asked next, or how it ended."""
    try:
        return story.send(told)
    except End as end:
        return "end", end.args[0]


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_engine_agrees_with_the_rules_written_twice(name: str, seats: int) -> None:
    """Move by move with other code: what is asked, what may be done, and all that comes of it."""
    steps = played(name, seats, seats=seats, most=2000)
    twin = Twin(next(steps)[2])
    story = twin.play()
    ask = next(story)
    for before, move, after, _ in steps:
        ask = send(story, answer(twin, ask, before, move))
        assert after.reason == (ask[1] if ask[0] == "end" else None)
        assert facts_of(after) == twin.facts()


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=4, deadline=None, derandomize=True)
@given(seed=seeds)
def test_everything_is_in_just_one_place(name: str, seed: int) -> None:
    """Portions, padlocks, ghosts and cards, from the deal to the end."""
    taken: list[Any] = []
    opened: Counter[bool] = Counter()
    rusty = 0
    dealt: Any = None
    for _, _, state, events in game_of(name, seed):
        if dealt is None:
            dealt = state
        taken += [event.portion for event in of_kind(events, "portion_taken")]
        opened.update(bool(event.lock.colours) for event in of_kind(events, "lock_opened"))
        rusty += sum(bool(event.lock.colours) for event in of_kind(events, "lock_placed"))
        assert sorted(p.slot for p in (*taken, *state.portions)) == list(range(1, 13))
        black = sum(not lock.colours for lock in state.locks)
        assert (black + state.black_reserve, opened[False]) == (8, 0)
        assert len(state.locks) - black + opened[True] == 17 + rusty
        assert len({lock.at for lock in state.locks}) == len(state.locks)
        assert len(state.ghosts) + state.supply == min(state.seats + 1, 6)
        ids = [ghost.id for ghost in state.ghosts]
        assert ids == sorted({*ids})  # the oldest first
        held = ["lantern"] * sum(pawn.lanterns for pawn in state.pawns)
        out = [] if state.card in (None, "lantern") else [state.card]
        assert sorted((*state.deck, *state.discards, *held, *out)) == CARDS


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=4, deadline=None, derandomize=True)
@given(seed=seeds)
def test_cl_12_pawns_are_where_they_may_be(name: str, seed: int) -> None:
    """On walkable edges, in prison or still in base; nobody ever goes back into a base."""
    out: set[int] = set()
    for state in states_of(name, seed):
        for seat, pawn in enumerate(state.pawns):
            assert pawn.where != "base" or seat not in out
            if pawn.where != "base":
                out.add(seat)
            assert (pawn.where == "board") == (pawn.edge in WALKABLE)
            assert pawn.where == "prison" or pawn.sentence == 0
            assert 0 <= pawn.sentence <= 3
            if pawn.edge is not None:
                assert pawn.zone in ZONES_OF_EDGE[pawn.edge]
        assert not {ghost.at for ghost in state.ghosts} & RIM


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=4, deadline=None, derandomize=True)
@given(seed=seeds)
def test_cl_44_who_is_off_the_board_touches_nothing(name: str, seed: int) -> None:
    """Prisoners and pawns in base open nothing and take nothing; open padlocks are open."""
    for _, _, state, events in game_of(name, seed):
        for event in of_kind(events, "portion_taken"):
            assert event.portion.owner in (event.seat, None)
        if state.phase in ("deal", "over"):
            continue
        spot = Spot(state)
        for lock in state.locks:
            assert not lock.colours or not all(
                lock.at in spot.touched_by(seat, -1, -1) for seat in lock.colours
            )
        locked = {lock.at for lock in state.locks}
        for portion in state.portions:
            owners = range(state.seats) if portion.owner is None else (portion.owner,)
            touched = any(portion.at in spot.touched_by(seat, -1, -1) for seat in owners)
            assert not touched or portion.at in locked


@pytest.mark.parametrize("name", ["easy", "hard"])
@settings(max_examples=3, deadline=None, derandomize=True)
@given(seed=seeds)
def test_cl_46_no_game_ever_becomes_unsound(name: str, seed: int) -> None:
    """Whatever cards place and wherever pawns are sent."""
    for _, _, state, events in game_of(name, seed):
        if state.phase not in ("deal", "over") and {*kinds(events)} & {
            "lock_placed",
            "caught",
            "freed",
            "passed",
            "round_began",
        }:
            assert Spot(state).is_sound()
            placed = {lock.at for lock in state.locks if not lock.colours}
            assert placed <= {*ALL_GATES, *ALL_SPAWN}


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=4, deadline=None, derandomize=True)
@given(seed=seeds)
def test_cl_80_mystery_memory_is_that_of_the_last_turn(name: str, seed: int) -> None:
    """The cell of the edge where a seat's turn ended, until it is caught or ends another."""
    for before, _, state, events in game_of(name, seed):
        for seat, pawn in enumerate(state.pawns):
            assert pawn.where == "board" or pawn.mystery is None
            if before.phase == "deal" or seat == before.active:
                continue
            assert pawn.mystery in (before.pawns[seat].mystery, None)
        ended = before.phase != "deal" and state.active != before.active
        pawn = state.pawns[before.active]
        if ended and pawn.edge is not None and not of_kind(events, "freed"):
            assert pawn.mystery == MYSTERY_OF.get(pawn.edge)
