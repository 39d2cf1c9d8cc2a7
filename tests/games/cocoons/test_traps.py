"""Section 9: padlocks, turns of the box, the action trap and numbers (CO-79..CO-87)."""

from itertools import permutations

import pytest
from tests.games.cocoons.support.tables import (
    ACTION,
    LABELS,
    LOCK,
    NUMBERS,
    RUNES,
    TURN,
    all_tokens,
    box,
    cocoon_at,
    code,
    go,
    kinds,
    of_kind,
    offered,
    read,
    sees,
    tell,
    told,
    walk,
)

# -- padlocks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [(), (0,), (2,), (0, 3)])
def test_co_79_a_padlock_needs_its_three_runes_removed(first: tuple[int, ...]) -> None:
    """With none, one or two of them gone it stays."""
    match = box(LOCK)
    walk(match, 1, *first)
    if first:
        walk(match, *{0: (1,), 2: (1,), 3: (0, 1)}[first[-1]])
    slot = match.state.slots[1]
    assert (slot.trap, slot.is_trap_up, slot.guardian) == ("L1", True, "fish")
    assert "L1" not in match.state.lid_traps


def test_co_80_uncovered_too_early_it_stays_face_up() -> None:
    """The guardian below is not revealed and the turn ends."""
    match = box(LOCK)
    events = go(match, "B")
    assert [kind for kind in kinds(events) if kind.startswith("trap")] == [
        "trap_turned",
        "trap_stayed",
    ]
    assert "guardian_revealed" not in kinds(events)
    assert not match.state.slots[1].is_guardian_up
    assert (match.state.phase, match.state.turn, match.state.active) == ("act", 2, 1)
    assert (match.view(0).uncovered.what, match.view(0).uncovered.trap) == ("trap", "L1")


def test_co_80_it_never_opens_while_covered() -> None:
    """Its last rune leaves, and it stays until its slot is uncovered; then it goes at once."""
    match = box(LOCK)
    walk(match, 1, 0, 3, 4, 1)
    assert (match.state.slots[1].trap, match.state.lid_traps) == ("L1", ("R1", "R3"))
    walk(match, 2)
    assert match.state.slots[1].trap == "L1"
    events = go(match, cocoon_at(match, 1))
    assert [each.trap for each in of_kind(events, "trap_removed")] == ["L1"]
    assert "trap_turned" not in kinds(events)  # it lay face up
    assert match.state.phase == "guardian"
    assert match.state.lid_traps == ("R1", "R3", "R2", "L1")


def test_co_80_it_opens_the_first_time_if_its_runes_are_gone() -> None:
    """Uncovered first or later: what counts are the runes in the lid."""
    match = box(LOCK)
    walk(match, 3, 0, 3, 4, 5, 2)
    assert not match.state.slots[1].is_trap_up
    events = go(match, cocoon_at(match, 1))
    assert "L1" in match.state.lid_traps
    assert {"trap_turned", "trap_removed", "guardian_revealed"} <= set(kinds(events))


def test_co_80_two_padlocks_have_runes_of_their_own() -> None:
    """Level 3: the runes of one do not open the other."""
    match = box("R1 L1 R2 / R3 * L2 / R4 R5 R6")
    walk(match, 3, 6, 7, 8, 5)  # R3, then R4, R5 and R6
    assert match.state.lid_traps == ("R3", "R4", "R5", "R6", "L2")
    walk(match, 4, 1)
    assert match.state.slots[1].trap == "L1"


# -- turns of the box ------------------------------------------------------------------------------


def test_co_81_a_turn_trap_turns_the_box_clockwise() -> None:
    """Discarded; each player faces another corner; then the guardian is revealed."""
    match = box(TURN, seats=4)
    before = [match.view(seat).corners for seat in range(4)]
    events = go(match, "B")
    order = [kind for kind in kinds(events) if kind in ("box_turned", "guardian_revealed")]
    assert order == ["box_turned", "guardian_revealed"]
    assert match.state.lid_traps == ("T",)
    after = [match.view(seat).corners for seat in range(4)]
    assert after == [((corner - 1) % 4,) for (corner,) in before]


def test_co_82_nothing_changes_in_the_box_frame() -> None:
    """Seats, turn order and shares stay."""
    still, turned = box(RUNES), box(TURN)
    for match in (still, turned):
        match.play(1, tell("G"))
        go(match, "B", ">B")
    assert (still.state.turned, turned.state.turned) == (0, 1)
    assert turned.state.cocoons == still.state.cocoons
    assert turned.state.active == still.state.active == 1
    assert told(turned.view(0)) == told(still.view(0)) != []


def test_co_82_the_decision_comes_with_the_new_sights() -> None:
    """Two turns make half a turn."""
    match = box("T T R1 / R2 * R3 / R4 R5 R6")
    go(match, "B")
    assert (match.state.phase, match.state.turned) == ("guardian", 1)
    assert (sees(match, 0), sees(match, 1)) == ({"B": "fish"}, {})
    go(match, ">B", "A")
    assert match.state.turned == 2
    assert [match.view(seat).corners for seat in (0, 1)] == [(0,), (2,)]


# -- the action trap -------------------------------------------------------------------------------


@pytest.mark.parametrize("label", LABELS)
def test_co_83_the_action_trap_goes_into_any_cocoon(label: str) -> None:
    """Also the one just moved; then the guardian is revealed."""
    match = box(ACTION)
    events = go(match, "B")
    assert "guardian_revealed" not in kinds(events)
    assert match.state.phase == "place_action"
    events = go(match, f"!{label}")
    assert [(each.cocoon, each.seat) for each in of_kind(events, "action_put")] == [(label, 0)]
    assert [each.guardian for each in of_kind(events, "guardian_revealed")] == ["fish"]
    assert [each.has_action for each in match.state.cocoons] == [each == label for each in LABELS]
    assert match.state.phase == "guardian"


def test_co_83_that_cocoon_slides_for_free() -> None:
    """By a main action, for the rest of the game; others cost a token."""
    match = box(ACTION)
    go(match, "B", "!B", ">B")
    for _ in range(4):
        events = go(match, "B")
        assert [each.cost for each in of_kind(events, "slid")] == [0]
    assert match.state.reserve == 24
    assert match.state.cocoons[1].tokens == 1  # of the slide before
    go(match, "A", ".")
    assert match.state.reserve == 23
    assert all_tokens(match.state) == 25


def test_co_84_it_is_mandatory() -> None:
    """It is placed before the guardian is turned over, and nothing else can be done."""
    match = box(ACTION)
    go(match, "B")
    assert {each["cocoon"] for each in offered(match, 0, "put_action")} == set(LABELS)
    assert not match.state.slots[1].is_guardian_up
    for step in (".", ">B", "A", "fish>B"):
        assert code(match, 0, read(step)) == "wrong_phase"
    assert match.view(0).uncovered.trap == "A"
    assert match.view(1).uncovered.guardian is None


def test_co_84_it_is_no_guardian_and_never_moves_again() -> None:
    """Ready ignores it, and no correction takes it."""
    match = box("R1 A R2 / R3 * R4 / T R6 T")
    go(match, "B", "!F", ">B")
    walk(match, 0, 3, 6, 7, 8, 5, 2, 1, 4)
    assert match.view(0).is_ready
    assert match.state.cocoons[5].has_action
    assert "A" not in match.state.lid_traps
    active = match.state.active
    assert code(match, active, {"type": "put_action", "cocoon": "A"}) == "wrong_phase"
    assert code(match, active, {"type": "correct", "guardian": "A", "cocoon": "A"}) == (
        "unknown_guardian"
    )


# -- numbers ---------------------------------------------------------------------------------------


def test_co_85_numbers_leave_in_increasing_order() -> None:
    """From 1, none skipped; one that does not continue stays face up."""
    match = box(NUMBERS)
    events = go(match, "E")  # N4
    assert [each.trap for each in of_kind(events, "trap_stayed")] == ["N4"]
    assert (match.state.slots[5].trap, match.state.slots[5].is_trap_up) == ("N4", True)
    walk(match, 4, 1)
    assert match.state.lid_traps == ("N1",)
    walk(match, 0, 1, 2, 5)
    assert match.state.lid_traps == ("N1", "N2", "N3", "N4")


@pytest.mark.parametrize("order", [*permutations((1, 3, 5))])
def test_co_85_next_is_one_more_than_what_is_in_the_lid(order: tuple[int, ...]) -> None:
    """Whichever is uncovered first, only 1 then 2 then 3 leave."""
    match = box("R1 N1 R2 / N2 * N3 / R4 R5 R6")
    number = {1: 1, 3: 2, 5: 3}
    gone = 0
    for slot in order:
        walk(match, slot, 4)
        gone += number[slot] == gone + 1
        assert match.state.lid_traps == ("N1", "N2", "N3")[:gone]


def test_co_86_a_wrong_number_ends_the_turn() -> None:
    """Its guardian is not revealed."""
    match = box(NUMBERS)
    events = go(match, "E")
    assert "guardian_revealed" not in kinds(events)
    assert not match.state.slots[5].is_guardian_up
    assert (match.state.phase, match.state.turn, match.state.reserve) == ("act", 2, 24)


def test_co_86_no_chain_reaction() -> None:
    """Only the slot just uncovered is looked at; it leaves on a later uncovering."""
    match = box("N2 N1 R1 / N3 * R2 / R3 R4 R5")
    walk(match, 3, 0, 1)  # N3 and N2 lie face up, then N1 leaves
    assert match.state.lid_traps == ("N1",)
    assert [match.state.slots[slot].is_trap_up for slot in (0, 3)] == [True, True]
    walk(match, 0)
    assert match.state.lid_traps == ("N1", "N2")
    assert match.state.slots[3].trap == "N3"
    walk(match, 3)
    assert match.state.lid_traps == ("N1", "N2", "N3")


def test_co_86_other_traps_in_the_lid_do_not_count() -> None:
    """Next = 1 + how many numbers are in the lid."""
    match = box("N2 N1 R1 / N3 * R2 / R3 R4 R5")
    walk(match, 5, 4, 7, 4, 1)
    assert match.state.lid_traps == ("R2", "R4", "N1")


def test_co_87_removed_tiles_lie_in_order_in_the_lid() -> None:
    """So that they form the picture; no effect on the result."""
    match = box(NUMBERS)
    walk(match, 1, 0, 1, 2, 5, 4, 3, 6, 7, 8, 5, 4)
    view = match.view(None)
    assert view.lid_traps == tuple(f"N{number}" for number in range(1, 9))
    assert view.is_ready
