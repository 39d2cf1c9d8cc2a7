"""Section 7: the turn (CO-42..CO-53)."""

import pytest
from tests.games.cocoons.support.tables import (
    GUARDIANS,
    LABELS,
    box,
    code,
    everybody,
    go,
    kinds,
    of_kind,
    offered,
    ready,
    walk,
)

import tablee


def turn_events(events: tuple[object, ...]) -> list[str]:
    """What happened on the floor, without sights and words."""
    return [kind for kind in kinds(events) if kind not in ("saw", "shared", "turn_began")]


@pytest.mark.parametrize("step", ["slide", "correction"])
def test_co_42_a_turn_is_one_action(step: str) -> None:
    """A main action or, instead, a correction; then the next seat is active."""
    match = box(seats=3)
    walk(match, 1)
    assert (match.state.turn, match.state.active) == (2, 1)
    go(match, {"slide": "B", "correction": "fish>A"}[step])
    assert (match.state.turn, match.state.active) == (3, 2)


def test_co_42_there_is_no_pass() -> None:
    """Nothing else ends a turn."""
    match = box()
    for kind in ("pass", "leave_it", "end_turn"):
        assert code(match, 0, {"type": kind}) in ("bad_action", "wrong_phase")
    assert {tablee.to_plain(each)["type"] for each in match.offer(0).actions} == {"slide"}


def test_co_43_a_token_goes_into_the_cocoon_that_slides() -> None:
    """One from the reserve, and only that cocoon moves."""
    match = box()
    before = match.state.cocoons
    (slid,) = of_kind(go(match, "E"), "slid")
    assert (slid.cocoon, slid.source, slid.target, slid.cost, slid.forced) == ("E", 5, 4, 1, False)
    assert match.state.reserve == 24
    assert [each.tokens for each in match.state.cocoons] == [0, 0, 0, 0, 1, 0, 0, 0]
    moved = [one != two for one, two in zip(before, match.state.cocoons, strict=True)]
    assert moved == [label == "E" for label in LABELS]
    assert match.state.cocoons[4].at == 4


@pytest.mark.parametrize("label", LABELS)
def test_co_43_only_a_cocoon_next_to_the_free_slot(label: str) -> None:
    """From the centre: B, D, E and G."""
    match = box()
    if label in "BDEG":
        go(match, label)
        assert match.state.phase == "guardian"
    else:
        assert code(match, 0, {"type": "slide", "cocoon": label}) == "not_adjacent"


@pytest.mark.parametrize("mark", "NESW")
def test_co_44_the_slot_it_left_is_the_new_free_slot(mark: str) -> None:
    """The cocoon keeps its orientation."""
    match = box(marks=mark * 8)
    for slot in (1, 0, 3, 6, 7, 8, 5, 2):
        walk(match, slot)
        assert match.state.free == slot
        assert {each.at for each in match.state.cocoons} == set(range(9)) - {slot}
        assert {each.mark for each in match.state.cocoons} == {mark}
        near = 2 if slot in (0, 2, 6, 8) else 3
        assert len(offered(match, match.state.active, "slide")) == near


def test_co_45_the_freed_slot_is_resolved() -> None:
    """Trap, guardian, start token or nothing."""
    match = box()
    trap = go(match, "B")
    assert turn_events(trap) == ["slid", "trap_turned", "trap_removed", "guardian_revealed"]
    go(match, ".")
    walk(match, 4)
    guardian = go(match, "B")
    assert turn_events(guardian) == ["slid", "guardian_revealed"]
    go(match, ">B")
    assert turn_events(go(match, "B")) == ["slid", "start_uncovered"]
    assert turn_events(go(match, "B")) == ["slid"]


def test_co_46_a_trap_is_turned_up_and_leaves() -> None:
    """Then the guardian below is revealed."""
    match = box()
    events = go(match, "B")
    (turned,), (removed,) = of_kind(events, "trap_turned"), of_kind(events, "trap_removed")
    assert (turned.slot, turned.trap, removed.slot, removed.trap) == (1, "R2", 1, "R2")
    slot = match.state.slots[1]
    assert (slot.trap, slot.guardian, slot.is_guardian_up) == (None, "fish", True)


@pytest.mark.parametrize(("slot", "rune"), [(1, "R2"), (3, "R4"), (5, "R5"), (7, "R7")])
def test_co_47_a_rune_only_goes_to_the_lid(slot: int, rune: str) -> None:
    """It has no effect of its own."""
    match = box()
    walk(match, slot)
    assert match.state.lid_traps == (rune,)
    assert (match.state.turned, match.state.turn, match.state.reserve) == (0, 2, 24)


def test_co_48_the_guardian_is_turned_face_up() -> None:
    """And everybody sees it."""
    match = box()
    (revealed,) = of_kind(go(match, "B"), "guardian_revealed")
    assert (revealed.slot, revealed.guardian, revealed.is_new) == (1, "fish", True)
    for seat in everybody(match):
        assert match.view(seat).uncovered.guardian == "fish"
    (left,) = of_kind(go(match, "."), "guardian_left")
    assert (left.guardian, left.slot) == ("fish", 1)
    walk(match, 4)
    (again,) = of_kind(go(match, "B"), "guardian_revealed")
    assert (again.guardian, again.is_new) == ("fish", False)


def test_co_48_it_may_be_left_face_up() -> None:
    """Or put into a cocoon; then it is no longer in the slot."""
    match = box()
    go(match, "B", ".")
    assert match.state.slots[1].guardian == "fish"
    assert match.state.slots[1].is_guardian_up
    match = box()
    (placed,) = of_kind(go(match, "B", ">F"), "guardian_placed")
    assert (placed.guardian, placed.slot, placed.cocoon) == ("fish", 1, "F")
    assert match.state.slots[1].guardian is None
    assert match.state.cocoons[5].holds == ("fish",)


@pytest.mark.parametrize("label", LABELS)
def test_co_49_any_of_the_eight(label: str) -> None:
    """The one just moved, too, and one that already holds guardians: no limit."""
    match = box()
    walk(match, 1, 0, 3, 6, 7, 8, 5, 2, homes=dict.fromkeys(GUARDIANS, label))
    assert sorted(match.state.cocoons[LABELS.index(label)].holds) == sorted(GUARDIANS)
    match = box()
    go(match, "B")
    assert {each["cocoon"] for each in offered(match, 0, "place")} == set(LABELS)
    for other in ("I", "reserve"):
        assert code(match, 0, {"type": "place", "cocoon": other}) == "unknown_cocoon"


def test_co_50_the_next_player_cannot_take_it_from_the_free_slot() -> None:
    """A guardian is taken only in the resolution that uncovers its slot."""
    match = box()
    go(match, "B", ".")
    for seat in (0, 1):
        assert offered(match, seat, "place") == []
    assert code(match, 1, {"type": "place", "cocoon": "B"}) == "wrong_phase"
    assert code(match, 1, {"type": "correct", "guardian": "fish", "cocoon": "B"}) == (
        "guardian_not_in_cocoon"
    )


def test_co_50_it_can_be_taken_when_uncovered_again() -> None:
    """Covered in between."""
    match = box()
    go(match, "B", ".")
    walk(match, 4, 1)
    assert match.state.cocoons[1].holds == ("fish",)


def test_co_51_the_start_token_does_nothing_by_itself() -> None:
    """The group may choose to end."""
    match = box()
    walk(match, 1)
    events = walk(match, 4)
    (uncovered,) = of_kind(events, "start_uncovered")
    assert uncovered.slot == 4
    assert (match.state.phase, match.state.turn, match.result) == ("act", 3, None)
    assert ready().result is None


def test_co_52_nothing_happens_over_an_empty_slot() -> None:
    """The turn just ends."""
    match = box()
    walk(match, 1, 4)
    slots = match.state.slots
    events = go(match, "B")
    assert turn_events(events) == ["slid"]
    assert match.state.slots == slots
    assert (match.state.phase, match.state.turn, match.state.reserve) == ("act", 4, 22)


def test_co_53_the_turn_ends_when_the_resolution_is_complete() -> None:
    """Then the tokens are counted, then the next seat is active."""
    match = box(reserve=2)
    go(match, "B")
    assert (match.state.turn, match.state.active) == (1, 0)
    go(match, ".")
    assert (match.state.turn, match.state.active) == (2, 1)
    go(match, "B")  # over the start, with the last token
    assert (match.state.phase, match.state.reason) == ("over", "out_of_tokens")
