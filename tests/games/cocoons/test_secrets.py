"""P3: two states that differ only in facts hidden from a seat give it identical views."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.cocoons.support.games import TABLES, played
from tests.games.cocoons.support.tables import GUARDIANS, LABELS, in_sight, names_in

import tablee

RULES: Any = tablee.game("cocoons").rules
some = settings(max_examples=8, deadline=None, derandomize=True)
seeds = st.integers(0, 1 << 32)


def shuffled(items: list[Any], rng: Random) -> list[Any]:
    return rng.sample(items, len(items))


def known_cocoons(state: Any, seat: int | None) -> set[str]:
    """Those in the seat's sight, and those that somebody's share in its view names."""
    shares = RULES.view(state, seat).shares
    return {*in_sight(state, seat), *(each.cocoon for each in shares if each.kind == "seen")}


def other_identities(state: Any, seat: int | None, rng: Random) -> tuple[str, ...]:
    """The pictures of all other cocoons change places."""
    known = known_cocoons(state, seat)
    hidden = [number for number, label in enumerate(LABELS) if label not in known]
    found = list(state.identities)
    for number, name in zip(
        hidden, shuffled([found[number] for number in hidden], rng), strict=True
    ):
        found[number] = name
    return tuple(found)


def other_slots(state: Any, rng: Random) -> tuple[Any, ...]:
    """What lies under cocoons changes places; with pins, what nobody has seen yet."""
    has_pins = state.table.assist == "pins"
    found = list(state.slots)
    covered = [slot for slot in range(9) if slot != state.free]
    if has_pins:
        covered = [slot for slot in covered if found[slot].trap and not found[slot].is_trap_up]
    contents = shuffled([found[slot] for slot in covered], rng)
    for slot, content in zip(covered, contents, strict=True):
        found[slot] = content
    nameless = [
        slot
        for slot in range(9)
        if found[slot].guardian is not None
        and (not found[slot].is_guardian_up or (slot != state.free and not has_pins))
    ]
    names = shuffled([found[slot].guardian for slot in nameless], rng)
    for slot, name in zip(nameless, names, strict=True):
        found[slot] = replace(found[slot], guardian=name)
    return tuple(found)


@pytest.mark.parametrize("name", TABLES)
@some
@given(seed=seeds)
def test_p3_hidden_facts_change_no_view(name: str, seed: int) -> None:
    """Nor an offer: identities out of sight and whatever is covered are dealt anew."""
    rng = Random(seed)
    differ = 0
    for before, _, state, _ in played(name, seed):
        if state.phase == "over":
            break
        for seat in (*range(state.seats), None):
            other = replace(
                state,
                identities=other_identities(state, seat, rng),
                slots=other_slots(state, rng),
            )
            differ += other != state
            assert RULES.view(other, seat) == RULES.view(state, seat)
            if seat is not None:
                assert RULES.offer(other, seat) == RULES.offer(state, seat)
        assert before.phase != "over"
    assert differ > 0


@pytest.mark.parametrize("name", TABLES)
@some
@given(seed=seeds)
def test_p3_a_view_names_no_guardian_that_the_seat_cannot_know(name: str, seed: int) -> None:
    """In its whole JSON form: only those in cocoons, face up in the free slot, seen or told."""
    for _, _, state, _ in played(name, seed):
        if state.phase == "over":
            break
        public = {guardian for each in state.cocoons for guardian in each.holds}
        public |= {each.guardian for each in state.shares}
        slots = state.slots if state.table.assist == "pins" else [state.slots[state.free]]
        public |= {each.guardian for each in slots if each.is_guardian_up}
        for seat in (*range(state.seats), None):
            view = RULES.view(state, seat)
            seen = in_sight(state, seat)
            assert names_in(view) <= public | set(seen.values())
            shown = {label for label, name in zip(LABELS, view.sees, strict=True) if name}
            assert shown == set(seen)
            assert '"identities"' not in tablee.to_json(view)


@pytest.mark.parametrize("name", TABLES)
@some
@given(seed=seeds)
def test_p3_events_tell_a_seat_no_more_than_its_views(name: str, seed: int) -> None:
    """What it hears of a move names nobody that it did not see, hear of or see face up."""
    for _, (_, action), state, events in played(name, seed):
        if state.phase == "over":
            break
        for seat in (*range(state.seats), None):
            heard = [RULES.redact(event, seat) for event in events]
            kept = [event for event in heard if event is not None]
            allowed = names_in(RULES.view(state, seat)) | names_in(action)
            faces = [event for event in kept if event.__struct_config__.tag.startswith("guardian")]
            assert names_in(kept) <= allowed | names_in(faces)
            own = [event for event in kept if event.__struct_config__.tag == "saw"]
            assert all(event.seat == seat for event in own)
            assert {event.cocoon for event in own} <= set(in_sight(state, seat))


@pytest.mark.parametrize("name", ["level-1", "level-4", "hard-custom"])
def test_p3_the_seed_is_in_no_view(name: str) -> None:
    """Nor is any number that stands for it."""
    for seat in (0, 1, None):
        match = tablee.Match.new("cocoons", seats=2, seed=987654321, **TABLES[name])
        assert "987654321" not in tablee.to_json(match.view(seat))
        assert names_in(match.state) == set(GUARDIANS)
