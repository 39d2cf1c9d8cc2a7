"""Section 11: phases and legal actions (CO-93..CO-95)."""

from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.cocoons.support.brute import EVERY, plain
from tests.games.cocoons.support.games import TABLES, played, table
from tests.games.cocoons.support.tables import (
    ACTION,
    GUARDIANS,
    LABELS,
    MOMENTS,
    box,
    go,
    note,
    of_kind,
    ready,
    walk,
)

import tablee
from tablee.core.codec import codec
from tablee.core.protocol import Decide, Decision, Over

RULES: Any = tablee.game("cocoons").rules
READERS = codec(tablee.game("cocoons"))


def test_co_93_a_slide_in_phase_act_needs_no_token_check() -> None:
    """There is always one left, so each neighbour is offered with the last token, too."""
    match = box(reserve=1)
    assert len(match.offer(0).actions) == 4
    go(match, "B")
    assert match.state.reserve == 0


def test_co_93_the_action_trap_cocoon_costs_nothing_else_one() -> None:
    """In phase act."""
    match = box(ACTION)
    go(match, "B", "!A", ">B")
    for label, cost in (("A", 0), ("D", 1), ("B", 1), ("A", 0)):
        events = go(match, label)
        assert [each.cost for each in of_kind(events, "slid")] == [cost]
        if match.state.phase == "guardian":
            go(match, ".")


AFTER = {
    ("act", "slide"): {"act", "forced_slide", "place_action", "guardian", "over"},
    ("act", "correct"): {"act", "over"},
    ("act", "propose_end"): {"vote", "over"},
    ("forced_slide", "slide"): {"act", "forced_slide", "place_action", "guardian", "over"},
    ("place_action", "put_action"): {"guardian"},
    ("guardian", "place"): {"act", "over"},
    ("guardian", "leave_it"): {"act", "over"},
    ("vote", "accept_end"): {"vote", "over"},
    ("vote", "refuse_end"): {"act"},
}


def test_co_94_phase_flow() -> None:
    """Every action leads where the rule says, and every such way is met."""
    met: set[tuple[str, str, str]] = set()
    for seed, name in product(range(12), TABLES):
        for before, (_, action), after, _ in played(name, seed, seats=1 + seed % 4):
            kind = tablee.to_plain(action)["type"]
            if kind in ("share", "note"):
                assert after.phase == before.phase
                continue
            assert after.phase in AFTER[before.phase, kind], (before.phase, kind, after.phase)
            met.add((before.phase, kind, after.phase))
            ends = after.turn != before.turn or after.phase == "over"
            stays = kind == "propose_end" or before.phase == "vote"
            assert (after.phase in ("act", "over") and not stays) == (ends and not stays)
    missing = {(a, b, c) for (a, b), ways in AFTER.items() for c in ways} - met
    assert missing == set()


@pytest.mark.parametrize("moment", MOMENTS)
def test_co_95_who_is_asked_and_who_may_speak(moment: str) -> None:
    """The table waits for those who must act; everybody may act aside until it is over."""
    match = MOMENTS[moment]()
    if moment == "over":
        assert isinstance(match.waiting, Over)
        assert not match.offer(0)
        assert not match.offer(1)
        return
    assert isinstance(match.waiting, Decide)
    assert match.waiting.seats == ((1,) if moment == "vote" else (0,))
    assert {*match.waiting.seats, *match.waiting.asides} == {0, 1}
    for seat in (0, 1):
        assert [each.type for each in match.offer(seat).open] == ["note"]


def accepted(state: Any, seat: int) -> set[tuple[Any, ...]]:
    """Of all well-formed actions, those that the judge lets pass."""
    return {act for act in EVERY if is_legal(state, seat, plain(act))}


def is_legal(state: Any, seat: int, action: dict[str, Any]) -> bool:
    read = READERS.action(action)
    return RULES.check(state, Decision(seat, read, state.at_ms)) is None


def listed(state: Any, seat: int) -> set[tuple[Any, ...]]:
    """The legal list of a seat, as tuples."""
    found = [tablee.to_plain(each) for each in RULES.offer(state, seat).actions]
    acts = [
        (each["type"], *(each[name] for name in ("guardian", "cocoon") if name in each))
        for each in found
    ]
    assert len(acts) == len(set(acts))
    return set(acts)


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=8, deadline=None, derandomize=True)
@given(seed=st.integers(0, 1 << 32))
def test_co_95_the_list_is_exactly_what_is_accepted(name: str, seed: int) -> None:
    """Of all 100 well-formed actions of every seat at every moment; notes are always accepted."""
    rng = Random(seed)
    for before, _, after, _ in played(name, seed):
        if rng.random() < 0.25 or after.phase in ("vote", "over"):
            for state, seat in product((before, after), range(before.seats)):
                assert accepted(state, seat) == listed(state, seat)
                words = note(rng.choice(LABELS), rng.choice([*GUARDIANS, None]))
                assert is_legal(state, seat, words) == (state.phase != "over")


@pytest.mark.parametrize("name", TABLES)
def test_co_95_every_listed_action_succeeds(name: str) -> None:
    """Each is played at every moment of a game, and changes something."""
    for before, _, _, _ in played(name, 95):
        for seat in range(before.seats):
            for action in RULES.offer(before, seat).actions:
                after, events = RULES.apply(before, Decision(seat, action, before.at_ms))
                assert events
                assert after != before


@pytest.mark.parametrize("moment", ["act", "guardian", "ready", "vote"])
def test_co_95_the_list_of_a_seat_that_was_left(moment: str) -> None:
    """It is no exception: what is not listed for it is refused."""
    match = ready(3) if moment in ("ready", "vote") else box(seats=3)
    match.play(2, {"type": "leave"})
    if moment == "guardian":
        go(match, "B")
    if moment == "vote":
        match.play(0, {"type": "propose_end"})  # its stand-in has answered
    assert accepted(match.state, 2) == listed(match.state, 2)


def test_co_95_notes_are_not_listed() -> None:
    """They are open: any cocoon, any guardian or none."""
    match = table("level-1", 3)
    walk(match)
    for seat in range(match.state.seats):
        kinds = {tablee.to_plain(action)["type"] for action in match.offer(seat).actions}
        assert "note" not in kinds
        (bounds,) = [each.bounds for each in match.offer(seat).open]
        assert (set(bounds.cocoons), set(bounds.guardians)) == (set(LABELS), set(GUARDIANS))
