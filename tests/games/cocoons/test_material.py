"""Section 1: components and vocabulary (CO-1..CO-11)."""

from collections import Counter
from typing import Any

import pytest
from tests.games.cocoons.support.tables import (
    GUARDIANS,
    LOCK,
    NUMBERS,
    RUNES,
    STOCK,
    all_tokens,
    box,
    cocoon_at,
    code,
    go,
    names_in,
    of_kind,
    offered,
    ready,
    sees,
    walk,
)

import tablee
from tablee.core.protocol import Outcome

GAME = tablee.game("cocoons")
NEAR = {0: "13", 1: "024", 2: "15", 3: "046", 4: "1357", 5: "248", 6: "37", 7: "468", 8: "57"}


def fresh(seed: int, **options: Any) -> tablee.Match:
    return tablee.Match.new("cocoons", seats=2, seed=seed, **options)


@pytest.mark.parametrize("level", range(1, 6))
def test_co_1_nine_slots_with_a_token_each_and_a_trap_on_each_guardian(level: int) -> None:
    """A slot can hold one token (guardian or start) and one trap lying on top of it."""
    slots = fresh(3, level=level).state.slots
    assert len(slots) == 9
    for slot in slots:
        assert slot.is_start == (slot.guardian is None) == (slot.trap is None)


@pytest.mark.parametrize("free", NEAR)
def test_co_2_two_slots_are_adjacent_when_they_share_an_edge(free: int) -> None:
    """Slots are numbered row by row; those beside the free slot can slide."""
    match = box(layout(free))
    near = {cocoon_at(match, int(slot)) for slot in NEAR[free]}
    assert {action["cocoon"] for action in offered(match, 0, "slide")} == near


def layout(start: int) -> str:
    traps = [f"R{number}" for number in range(1, 9)]
    traps.insert(start, "*")
    return " ".join(traps)


def test_co_2_the_frame_never_changes_when_the_box_turns() -> None:
    """After a quarter turn the same slots have the same numbers and neighbours."""
    match = box("R1 T R2 / R3 * R4 / R5 R6 R7")
    walk(match, 1)
    assert match.state.turned == 1
    assert match.state.free == 1
    assert {action["cocoon"] for action in offered(match, 1, "slide")} == {"A", "B", "C"}


def test_co_3_eight_cocoons_play_and_the_ninth_holds_the_reserve() -> None:
    """The ninth matches no guardian, stays outside and is no choice."""
    state = fresh(1).state
    assert len(state.cocoons) == len(state.identities) == 8
    assert sorted(state.identities) == sorted(GUARDIANS)
    assert state.reserve == 25
    assert code(box(), 0, {"type": "slide", "cocoon": "I"}) == "unknown_cocoon"


def test_co_4_each_cocoon_has_its_picture_on_one_side() -> None:
    """Exactly one of the four sides shows the guardian, and the mark tells which."""
    match = box(marks="NESWNESW")
    assert [each.mark for each in match.state.cocoons] == list("NESWNESW")
    for mark, shown in (("S", True), ("N", False), ("E", False), ("W", False)):
        beside = box(marks=f"N{mark}NNNNNN", seats=1)  # cocoon B lies north of the free slot
        assert (beside.view(0).sees[1] == "fish") == shown


@pytest.mark.parametrize("start", range(9))
def test_co_5_labels_are_given_in_the_order_of_slots(start: int) -> None:
    """A to H from slot 0 on, the free slot skipped."""
    match = box(layout(start))
    assert [each.at for each in match.state.cocoons] == [s for s in range(9) if s != start]


def test_co_5_labels_tell_nothing_of_identities() -> None:
    """Each label goes with each guardian about as often, and with the one below, too."""
    states = [fresh(seed).state for seed in range(400)]
    for label in range(8):
        found = Counter(state.identities[label] for state in states)
        assert set(found) == set(GUARDIANS)
        assert 25 <= min(found.values()) <= max(found.values()) <= 80
    below = sum(
        state.slots[each.at].guardian == identity
        for state in states
        for each, identity in zip(state.cocoons, state.identities, strict=True)
    )
    assert 320 <= below <= 480  # of 3200, one in eight


def test_co_6_eight_different_guardians_with_one_back_and_a_start_token() -> None:
    """A guardian that lies face down has no name in any view."""
    match = box("R1 S R2 / R3 * R4 / R5 R6 R7")
    names = [slot.guardian for slot in match.state.slots if slot.guardian]
    assert sorted(names) == sorted(GUARDIANS)
    assert [slot.is_start for slot in match.state.slots].count(True) == 1
    go(match, "B")  # the slide trap leaves the guardian face down
    for seat in (0, 1, None):
        assert match.view(seat).uncovered.what == "face_down"
        assert "fish" not in names_in(match.view(seat)) - set(sees(match, seat).values())


@pytest.mark.parametrize("guardian", GUARDIANS)
def test_co_7_the_eight_guardians(guardian: str) -> None:
    """Iguana, fish, owl, fox, turtle, hare, frog, bat."""
    match = box()
    match.play(1, {"type": "note", "cocoon": "A", "guardian": guardian})
    assert [each.guardian for each in match.view(0).shares] == [guardian]
    assert code(match, 1, {"type": "note", "cocoon": "A", "guardian": "dragon"}) == (
        "unknown_guardian"
    )


def test_co_8_25_traps_and_no_more_copies() -> None:
    """8 runes, 2 padlocks, 4 slides, 1 action, 2 turns, 8 numbers: each can be played."""
    assert STOCK.total() == 25
    fill = ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8"]
    for trap, copies in STOCK.items():
        chosen = [trap] * copies
        if trap[0] == "N":
            chosen = [f"N{number}" for number in range(1, int(trap[1]) + 1)]
        rest = [each for each in fill if each not in chosen]
        match = fresh(1, level="custom", traps=(chosen + rest)[:8])
        assert Counter(match.view(None).traps) == Counter((chosen + rest)[:8])


@pytest.mark.parametrize(
    ("lock", "runes"), [("L1", ("R1", "R2", "R3")), ("L2", ("R4", "R5", "R6"))]
)
def test_co_9_each_padlock_needs_three_runes_of_its_own(
    lock: str, runes: tuple[str, str, str]
) -> None:
    """L1 needs R1 R2 R3, L2 needs R4 R5 R6; R7 and R8 match none."""
    one, two, three = runes
    rest = [f"R{n}" for n in range(1, 9) if f"R{n}" not in runes]
    text = f"{one} {lock} {two} / {three} * {rest[0]} / {rest[1]} {rest[2]} {rest[3]}"
    match = box(text)
    walk(match, 5, 8, 7, 6, 7, 4, 1)  # the four other runes go, the padlock stays
    assert match.state.slots[1].trap == lock
    walk(match, 0, 3, 0, 1)
    assert match.state.slots[1].trap == lock  # two of three
    walk(match, 2, 1)
    assert lock in match.state.lid_traps


def test_co_10_25_tokens_start_in_the_reserve() -> None:
    """And the lid, where things are thrown, is public."""
    match = fresh(1)
    assert (match.state.reserve, match.state.lid_tokens, match.state.lid_traps) == (25, 0, ())
    match = box()
    walk(match, 1)
    go(match, "fish>C")
    for seat in (0, 1, None):
        view = match.view(seat)
        assert (view.lid_tokens, view.lid_traps) == (3, ("R2",))


def test_co_10b_nothing_is_prepared_but_one_deal() -> None:
    """Punching boards has no digital counterpart: a table owes one outcome, and then waits."""
    match = fresh(9)
    assert [type(move) for move in match.moves] == [Outcome]
    assert match.state.phase == "act"
    assert not GAME.nature.has_later_luck


@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("text", [RUNES, LOCK, NUMBERS])
def test_co_11_tokens_never_come_back(text: str, hard: bool) -> None:  # noqa: FBT001
    """Reserve, cocoons, slots and lid always sum to the reserve at the start."""
    match = box(text, hard=hard, reserve=21)
    reserves = []
    for slot in (1, 4, 1, 0, 3, 0, 3):
        events = walk(match, slot)
        assert all_tokens(match.state) == 21
        reserves.append(match.state.reserve)
        assert len(of_kind(events, "token_paid")) <= hard
    assert reserves == sorted(reserves, reverse=True)
    assert any(each.has_token for each in match.state.slots) == hard


def test_co_11_a_correction_moves_three_tokens_to_the_lid() -> None:
    """None of them is lost."""
    match = ready()
    go(match, "iguana>B")
    assert (match.state.reserve, match.state.lid_tokens) == (12, 3)
    assert all_tokens(match.state) == 25
    assert sum(each.tokens for each in match.state.cocoons) == 10
