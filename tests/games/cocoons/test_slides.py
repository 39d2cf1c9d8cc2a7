"""Section 9: levels and slide traps (CO-70..CO-75)."""

from collections import Counter

import pytest
from tests.games.cocoons.support.tables import (
    LABELS,
    SLIDE,
    box,
    code,
    everybody,
    go,
    kinds,
    names_in,
    of_kind,
    offered,
    sees,
    walk,
)

import tablee

RUNE_NAMES = [f"R{number}" for number in range(1, 9)]
FIXED = {
    1: RUNE_NAMES,
    3: ["L1", "L2", *RUNE_NAMES[:6]],
    5: [f"N{number}" for number in range(1, 9)],
}
PARTS = {2: (4, Counter(S=4)), 4: (5, Counter(T=2, A=1))}


def traps_at(level: int, seed: int) -> list[str]:
    match = tablee.Match.new("cocoons", seats=2, seed=seed, level=level)
    return [slot.trap for slot in match.state.slots if slot.trap is not None]


@pytest.mark.parametrize("level", FIXED)
def test_co_70_levels_with_fixed_traps(level: int) -> None:
    """1: R1..R8; 3: L1, L2, R1..R6; 5: N1..N8."""
    for seed in range(20):
        assert sorted(traps_at(level, seed)) == sorted(FIXED[level])


@pytest.mark.parametrize("level", PARTS)
def test_co_70_levels_with_runes_drawn_at_random(level: int) -> None:
    """2: 4 runes, 4 slides; 4: 5 runes, 2 turns, 1 action. Each rune is drawn as often."""
    count, rest = PARTS[level]
    drawn: Counter[str] = Counter()
    for seed in range(400):
        traps = traps_at(level, seed)
        runes = [trap for trap in traps if trap[0] == "R"]
        assert len(runes) == len(set(runes)) == count
        assert Counter(trap for trap in traps if trap[0] != "R") == rest
        drawn.update(runes)
    assert set(drawn) == set(RUNE_NAMES)
    assert max(drawn.values()) - min(drawn.values()) < 70


# -- slide -----------------------------------------------------------------------------------------


def test_co_71_the_guardian_below_a_slide_is_not_turned_over() -> None:
    """The trap is discarded, then another cocoon must slide into the free slot."""
    match = box(SLIDE)
    events = go(match, "B")
    assert "guardian_revealed" not in kinds(events)
    assert match.state.lid_traps == ("S",)
    slot = match.state.slots[1]
    assert (slot.trap, slot.guardian, slot.is_guardian_up) == (None, "fish", False)
    assert (match.state.phase, match.state.active, match.state.turn) == ("forced_slide", 0, 1)


def test_co_71_a_trap_that_this_uncovers_is_applied() -> None:
    """As usual: here a rune, and its guardian."""
    match = box(SLIDE)
    events = go(match, "B", "A")
    assert (match.state.lid_traps, match.state.phase) == (("S", "R1"), "guardian")
    assert [each.guardian for each in of_kind(events, "guardian_revealed")] == ["iguana"]
    go(match, ">A")
    assert (match.state.turn, match.state.active) == (2, 1)


@pytest.mark.parametrize("label", LABELS)
def test_co_72_another_means_not_the_one_that_has_just_moved(label: str) -> None:
    """And it must be next to the free slot."""
    match = box(SLIDE)
    go(match, "B")
    action = {"type": "slide", "cocoon": label}
    if label in "AC":
        match.play(0, action)
    else:
        assert code(match, 0, action) == ("same_cocoon" if label == "B" else "not_adjacent")


def test_co_72_one_exists_even_in_a_corner() -> None:
    """Of two neighbours one is the mover."""
    match = box("S R1 R2 / R3 * R4 / R5 R6 R7")
    walk(match, 1)
    go(match, "A")  # out of the corner
    assert match.state.phase == "forced_slide"
    assert [each["cocoon"] for each in offered(match, match.state.active, "slide")] == ["D"]


def test_co_72_cocoons_moved_earlier_in_the_chain_are_allowed() -> None:
    """Only undoing the push is absurd."""
    match = box("S S R2 / S * R4 / R5 R6 R7")
    go(match, "B", "A", "D")  # the hole went 1, 0, 3; B stands in 4, beside it
    assert match.state.phase == "forced_slide"
    assert {each["cocoon"] for each in offered(match, 0, "slide")} == {"B", "F"}
    events = go(match, "B")
    assert [each.cocoon for each in of_kind(events, "slid")] == ["B"]
    assert kinds(events).count("start_uncovered") == 1
    assert match.state.turn == 2


@pytest.mark.parametrize("layout", [SLIDE, "S S R2 / S * R4 / R5 R6 R7"])
def test_co_73_forced_slides_are_free(layout: str) -> None:
    """They cost no token and put none into the cocoon."""
    match = box(layout)
    go(match, "B")
    while match.state.phase == "forced_slide":
        label = {0: "D", 1: "A", 3: "F"}[match.state.free]
        (slid,) = of_kind(go(match, label), "slid")
        assert (slid.cost, slid.forced) == (0, True)
    assert match.state.reserve == 24
    assert [each.tokens for each in match.state.cocoons] == [0, 1, 0, 0, 0, 0, 0, 0]


def test_co_74_chains_of_four_by_the_same_player_in_the_same_turn() -> None:
    """Each newly freed slot is resolved in full."""
    match = box("S S R2 / S * R4 / S R6 R7", seats=3)
    for label in "BADF":
        go(match, label)
        assert (match.state.phase, match.state.active) == ("forced_slide", 0)
    assert match.state.lid_traps == ("S", "S", "S", "S")
    go(match, "G")
    assert match.state.phase == "guardian"
    go(match, ">G")
    assert (match.state.turn, match.state.active, match.state.reserve) == (2, 1, 24)
    faces = [match.state.slots[slot].is_guardian_up for slot in (0, 1, 3, 6)]
    assert faces == [False] * 4


FOUND = {
    "padlock": ("L1 S R1 / R2 * R3 / R4 R5 R6", "trap_stayed"),
    "turn": ("T S R1 / R2 * R3 / R4 R5 R6", "box_turned"),
    "number": ("N2 S R1 / N1 * R3 / R4 R5 R6", "trap_stayed"),
}


@pytest.mark.parametrize("what", FOUND)
def test_co_74_whatever_it_uncovers(what: str) -> None:
    """Traps of every kind work after a forced slide."""
    layout, kind = FOUND[what]
    match = box(layout)
    events = go(match, "B", "A")
    assert kind in kinds(events)
    if kind == "trap_stayed":
        assert match.state.turn == 2


def test_co_74_an_action_trap_after_a_forced_slide() -> None:
    """It is placed as usual, and so is the guardian."""
    match = box("A S R1 / R2 * R3 / R4 R5 R6")
    go(match, "B", "A")
    assert match.state.phase == "place_action"
    go(match, "!H", ">A")
    assert match.state.cocoons[7].has_action
    assert match.state.turn == 2


def test_co_75_the_guardian_lies_face_down_without_a_trap() -> None:
    """Uncovering its slot later turns it over; meanwhile it has no name for anybody."""
    match = box(SLIDE)
    go(match, "B")
    for seat in everybody(match):
        assert match.view(seat).uncovered.what == "face_down"
        assert names_in(match.view(seat)) == set(sees(match, seat).values())
    assert sees(match, 1) == {"B": "fish"}  # sides around it are exposed
    go(match, "A", ">A")
    (revealed,) = of_kind(go(match, "A"), "guardian_revealed")
    assert (revealed.guardian, revealed.is_new, revealed.slot) == ("fish", True, 1)
    assert match.state.phase == "guardian"
