"""Section 13: what every implementation must satisfy (P1, P4, P5, P6); P2 and P3 elsewhere."""

from itertools import groupby
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.cocoons.support.brute import Brute, facts_of
from tests.games.cocoons.support.games import TABLES, Played, played, table
from tests.games.cocoons.support.tables import all_tokens, of_kind

import tablee

some = settings(max_examples=6, deadline=None, derandomize=True)
seeds = st.integers(0, 1 << 32)
EVEN = [name for name in TABLES if name in ("level-1", "level-2", "level-3", "level-5", "pins-3")]


def game_of(name: str, seed: int) -> list[Played]:
    steps = list(played(name, seed))
    assert steps
    return steps


@pytest.mark.parametrize("name", TABLES)
@some
@given(seed=seeds)
def test_p1_tokens_are_conserved(name: str, seed: int) -> None:
    """CO-11: the four counts always sum to the reserve at the start, and none is negative."""
    at_first = TABLES[name].get("reserve", 25)
    for before, _, after, _ in game_of(name, seed):
        assert all_tokens(before) == all_tokens(after) == at_first
        assert 0 <= after.reserve <= before.reserve
        assert after.lid_tokens % 3 == 0
        assert all(each.tokens >= 0 for each in after.cocoons)
        assert not after.slots[after.free].has_token or after.table.hard


@pytest.mark.parametrize("name", EVEN)
@settings(max_examples=12, deadline=None, derandomize=True)
@given(seed=seeds)
def test_p4_tokens_and_forced_slides_are_even_over_the_start(name: str, seed: int) -> None:
    """The free slot walks a chessboard-coloured grid (no action trap, hard mode, corrections)."""
    forced = 0
    for before, _, after, events in game_of(name, seed):
        forced += sum(each.forced for each in of_kind(events, "slid"))
        if after.lid_tokens:
            break
        spent = before.table.reserve - after.reserve
        start = next(number for number, slot in enumerate(after.slots) if slot.is_start)
        apart = abs(start // 3 - after.free // 3) + abs(start % 3 - after.free % 3)
        assert (spent + forced) % 2 == apart % 2  # 0 whenever the start token is visible


@pytest.mark.parametrize("name", TABLES)
@some
@given(seed=seeds)
def test_p5_every_turn_spends_a_token_but_those_of_the_action_trap(name: str, seed: int) -> None:
    """So without that trap a game lasts at most as many turns as there are tokens."""
    steps = game_of(name, seed)
    has_action = any(slot.trap == "A" for slot in steps[0][0].slots)
    for _, group in groupby(steps, key=lambda step: step[0].turn):
        turn = list(group)
        first, last = turn[0][0], turn[-1][2]
        if last.turn == first.turn and last.phase != "over":
            continue  # cut before its end
        mains = [each for step in turn for each in of_kind(step[3], "slid") if not each.forced]
        free = [each for each in mains if each.cost == 0]
        carriers = [number for number, each in enumerate(first.cocoons) if each.has_action]
        assert all(["ABCDEFGH".index(each.cocoon)] == carriers for each in free)
        is_reveal = not mains and first.lid_tokens == last.lid_tokens  # a vote has ended it
        assert first.reserve - last.reserve >= (0 if free or is_reveal else 1)
    if not has_action:
        assert steps[-1][2].turn <= TABLES[name].get("reserve", 25)


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=3, deadline=None, derandomize=True)
@given(seed=seeds)
def test_p6_a_replay_gives_the_same_views(name: str, seed: int) -> None:
    """From (seed, options, actions); and a save and reload in any phase changes nothing."""
    steps = game_of(name, seed)
    match = table(name, seed)
    rng = Random(seed)
    for before, move, after, events in steps:
        assert match.state == before
        if rng.random() < 0.15:
            match = tablee.Match.loads(match.dumps())
            assert views(match) == [match.game.rules.view(before, seat) for seat in seats_of(match)]
        assert match.play(*move) == events
        assert match.state == after


def seats_of(match: tablee.Match) -> list[Any]:
    return [*range(match.state.seats), None]


def views(match: tablee.Match) -> list[Any]:
    return [match.view(seat) for seat in seats_of(match)]


@pytest.mark.parametrize("name", TABLES)
def test_p6_a_position_is_taken_up_in_any_phase(name: str) -> None:
    """A state, by its JSON form and as text, has the same views, offers and future."""
    met = set()
    for seed in range(4):
        for before, (seat, action), after, events in played(name, seed):
            if before.phase in met and before.turn % 7:
                continue
            met.add(before.phase)
            for form in (tablee.to_json(before), before):
                match = tablee.Match.at("cocoons", form)
                assert match.state == before
                rules: Any = match.game.rules
                assert [match.offer(each) for each in range(before.seats)] == [
                    rules.offer(before, each) for each in range(before.seats)
                ]
                assert match.play(seat, action) == events
                assert match.state == after
    assert {"act", "guardian"} <= met


def act_of(action: Any) -> tuple[Any, ...]:
    """An action as a tuple: its type and its fields."""
    fields = action if isinstance(action, dict) else tablee.to_plain(action)
    return (fields["type"], *(fields[name] for name in ("guardian", "cocoon") if name in fields))


def listed(rules: Any, state: Any, seat: int) -> set[tuple[Any, ...]]:
    return {act_of(action) for action in rules.offer(state, seat).actions}


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=12, deadline=None, derandomize=True)
@given(seed=seeds)
def test_the_engine_agrees_with_the_rules_written_twice(name: str, seed: int) -> None:
    """Step by step with other code: what may be done, what lies where, and how it ends."""
    rules: Any = tablee.game("cocoons").rules
    twin: Brute | None = None
    for before, (seat, action), after, _ in played(name, seed):
        twin = twin or brute_of(before)
        assert facts_of(before) == twin.facts()
        for each in range(before.seats):
            assert listed(rules, before, each) == twin.legal(each)
        if act_of(action)[0] != "note":
            twin.play(seat, act_of(action))
        assert facts_of(after) == twin.facts()


def brute_of(state: Any) -> Brute:
    """The other code at the beginning of the same game."""
    setup = {
        "start": state.free,
        "traps": [slot.trap for slot in state.slots],
        "guardians": [slot.guardian for slot in state.slots],
        "marks": [each.mark for each in state.cocoons],
        "identities": list(state.identities),
    }
    table = state.table
    return Brute(
        setup,
        state.seats,
        hard=table.hard,
        auto_share=table.auto_share,
        reserve=table.reserve,
        first_seat=state.active,
    )
