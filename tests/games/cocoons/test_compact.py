"""The bots' compact box plays exactly as the engine does, and imagines only what could be."""

from random import Random
from typing import Any

import pytest
from tests.games.cocoons.support.games import TABLES, played, table

import tablee
from tablee.games.cocoons.bots.belief import CODES, PHASES, believed, named, shuffle
from tablee.games.cocoons.bots.compact import (
    ALL,
    CORRECT,
    END,
    LEAVE,
    NONE,
    OVER,
    PLACE,
    PUT,
    SLIDE,
    Box,
    Move,
)
from tablee.games.cocoons.bots.distances import DISTANCE, tours
from tablee.games.cocoons.bots.memory import remember
from tablee.games.cocoons.bots.policy import decide
from tablee.games.cocoons.model import DIRECTIONS, GUARDIANS, LABELS

WHATS = {"slide": SLIDE, "place": PLACE, "leave_it": LEAVE, "put_action": PUT, "correct": CORRECT}


def box_of(state: Any) -> Box:
    """A box just dealt, secrets included."""
    box = Box()
    box.start = box.free = state.free
    box.reserve, box.hard = state.reserve, state.table.hard
    for number, cocoon in enumerate(state.cocoons):
        box.at[cocoon.at] = number
        box.home[GUARDIANS.index(state.identities[number])] = number
    box.marks = tuple(DIRECTIONS.index(cocoon.mark) for cocoon in state.cocoons)
    for number, slot in enumerate(state.slots):
        if slot.trap is not None:
            box.trap[number] = CODES[slot.trap]
            box.guardian[number] = GUARDIANS.index(slot.guardian)
            box.dark |= 1 << number
    box.look()
    return box


def facts_of_box(box: Box) -> dict[str, Any]:
    slots = range(9)
    return {
        "phase": box.phase,
        "free": box.free,
        "at": [box.at.index(number) for number in range(8)],
        "reserve": box.reserve,
        "trap": box.trap,
        "dark": [slot for slot in slots if box.dark >> slot & 1],
        "guardian": box.guardian,
        "up": [slot for slot in slots if box.guardians_up >> slot & 1],
        "paid": [slot for slot in slots if box.paid >> slot & 1],
        "put": box.put,
        "action": box.action,
        "runes": box.runes,
        "next": box.next_number,
        "ready": box.is_ready(),
        "won": box.won,
    }


def facts_of_state(state: Any) -> dict[str, Any]:
    slots = list(enumerate(state.slots))
    put = [NONE] * 8
    for number, cocoon in enumerate(state.cocoons):
        for guardian in cocoon.holds:
            put[GUARDIANS.index(guardian)] = number
    carriers = [number for number, cocoon in enumerate(state.cocoons) if cocoon.has_action]
    lid = [CODES[trap] for trap in state.lid_traps]
    is_home = state.slots[state.free].is_start
    return {
        "phase": PHASES[state.phase],
        "free": state.free,
        "at": [cocoon.at for cocoon in state.cocoons],
        "reserve": state.reserve,
        "trap": [CODES.get(str(slot.trap), 0) for _, slot in slots],
        "dark": [at for at, slot in slots if slot.trap is not None and not slot.is_trap_up],
        "guardian": [GUARDIANS.index(s.guardian) if s.guardian else NONE for _, s in slots],
        "up": [at for at, slot in slots if slot.guardian and slot.is_guardian_up],
        "paid": [at for at, slot in slots if slot.has_token],
        "put": put,
        "action": carriers[0] if carriers else NONE,
        "runes": sum(1 << trap for trap in lid if trap <= 8),
        "next": 1 + sum(trap > 20 for trap in lid),
        "ready": is_home and all(len(cocoon.holds) == 1 for cocoon in state.cocoons),
        "won": state.reason == "all_home",
    }


def move_of(state: Any, action: Any) -> Move | None:
    """The engine's action in the box's own numbers; ``None`` for words and votes."""
    plain = tablee.to_plain(action)
    what = WHATS.get(plain["type"])
    if what is None:
        return None
    number = LABELS.index(plain.get("cocoon", "A"))
    if what == SLIDE:
        return (SLIDE, state.cocoons[number].at, 0)
    if what == CORRECT:
        return (CORRECT, GUARDIANS.index(plain["guardian"]), number)
    return (what, 0 if what == LEAVE else number, 0)


@pytest.mark.parametrize("name", TABLES)
def test_any_game_is_the_same_on_both(name: str) -> None:
    """Random games and good ones, in every variant, fact by fact after each move."""
    for seed in range(8):
        box = box_of(table(name, seed).state)
        for before, (_, action), after, _ in played(name, seed):
            move = move_of(before, action)
            if move is not None:
                box.play(move)
            elif after.phase == "over":  # all have agreed
                box.play((END, 0, 0))
            assert facts_of_box(box) == facts_of_state(after)


@pytest.mark.parametrize("name", TABLES)
def test_what_the_team_reads_is_the_same_on_both(name: str) -> None:
    """Whoever sits where, all sides around the free slot are read by somebody (CO-29)."""
    for seed in range(4):
        match = table(name, seed)
        box = box_of(match.state)
        read: set[str] = set()
        while True:
            for seat in range(match.state.seats):
                read |= {str(who) for who in match.view(seat).sees if who is not None}
            found = sum(1 << LABELS.index(home(match, guardian)) for guardian in read)
            assert box.read == (ALL if len(read) >= 7 else found)
            move = decide(box, 2)
            action = named(box, move)
            box.play(move)
            match.play(match.state.active, action)
            if match.state.phase == "vote":
                for seat in set(range(match.state.seats)) - set(match.state.accepted):
                    match.play(seat, {"type": "accept_end"})
            assert facts_of_box(box) == facts_of_state(match.state)
            if box.phase == OVER:
                break


def home(match: tablee.Match, guardian: str) -> Any:
    return LABELS[match.state.identities.index(guardian)]


@pytest.mark.parametrize("name", TABLES)
def test_imagined_boxes_could_be_the_real_one(name: str) -> None:
    """They show what was seen, and hold the same traps and guardians, each in one place."""
    match, rng = table(name, 3, seats=2), Random(1)
    memo = remember(None, match.view(0), 0.0, rng)
    truth = box_of(match.state)
    while match.result is None:
        move = decide(truth, 3)
        action = named(truth, move)
        truth.play(move)
        match.play(match.state.active, action)
        if match.state.phase == "vote":
            match.play(1 - match.state.proposer, {"type": "accept_end"})
            break
        memo = remember(memo, match.view(0), 0.0, rng)
        assert memo is not None
        box = believed(match.view(0), memo)
        for _ in range(3):
            shuffle(box, rng)
            assert_alike(box, truth)


def assert_alike(box: Box, truth: Box) -> None:
    known, real = facts_of_box(box), facts_of_box(truth)
    guessed = {"trap", "guardian", "won"}
    assert {key: known[key] for key in known.keys() - guessed} == {
        key: real[key] for key in real.keys() - guessed
    }
    assert sorted(box.trap) == sorted(truth.trap)
    assert sorted(box.guardian) == sorted(truth.guardian)
    assert sorted(box.home) == list(range(8))
    for slot in range(9):
        if not box.dark >> slot & 1:
            assert box.trap[slot] == truth.trap[slot]
        if box.guardians_up >> slot & 1:
            assert box.guardian[slot] == truth.guardian[slot]
        assert box.trap[slot] == 0 or box.guardian[slot] != NONE


def test_a_copy_is_another_box() -> None:
    """Whatever happens to one leaves the other alone."""
    box = box_of(table("level-4", 1).state)
    twin = box.copy()
    before = facts_of_box(box)
    while twin.phase != OVER:
        twin.play(decide(twin, 2))
    assert facts_of_box(box) == before


@pytest.mark.parametrize("start", range(9))
def test_a_tour_of_all_slots_takes_ten_slides(start: int) -> None:
    """The grid has no round way through nine slots; through all and home it takes ten."""
    assert tours(start)[start][0x1FF & ~(1 << start)] == 10
    assert all(tours(start)[slot][0] == DISTANCE[slot][start] for slot in range(9))
