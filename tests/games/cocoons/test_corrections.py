"""Section 7: corrections (CO-54..CO-56)."""

import pytest
from tests.games.cocoons.support.tables import (
    GUARDIANS,
    LABELS,
    RUNES,
    all_tokens,
    box,
    cocoon_at,
    code,
    go,
    kinds,
    names_in,
    of_kind,
    offered,
    ready,
    walk,
)


def test_co_54_three_tokens_for_a_guardian_in_another_cocoon() -> None:
    """They are taken from the reserve and discarded to the lid for good."""
    match = box()
    walk(match, 1)
    (corrected,) = of_kind(go(match, "fish>G"), "corrected")
    assert (corrected.seat, corrected.guardian) == (1, "fish")
    assert (corrected.source, corrected.target) == ("B", "G")
    assert (match.state.cocoons[1].holds, match.state.cocoons[6].holds) == ((), ("fish",))
    assert (match.state.reserve, match.state.lid_tokens) == (21, 3)
    assert all_tokens(match.state) == 25


def test_co_54_to_any_other_cocoon() -> None:
    """Wherever it stands, and whatever it holds."""
    match = box()
    walk(match, 1, 0)
    listed = {(each["guardian"], each["cocoon"]) for each in offered(match, 0, "correct")}
    wanted = {("fish", label) for label in LABELS if label != "B"}
    assert listed == wanted | {("iguana", label) for label in LABELS if label != "A"}


@pytest.mark.parametrize("reserve", [1, 2])
def test_co_55_it_needs_three_tokens(reserve: int) -> None:
    """With fewer in the reserve it is refused, and not listed."""
    match = box(reserve=reserve + 1)
    walk(match, 1)
    assert code(match, 1, {"type": "correct", "guardian": "fish", "cocoon": "A"}) == (
        "not_enough_tokens"
    )
    assert offered(match, 1, "correct") == []


def test_co_55_the_target_differs_and_slots_are_out_of_reach() -> None:
    """A guardian lying in a slot cannot be corrected."""
    match = box()
    walk(match, 1)
    assert code(match, 1, {"type": "correct", "guardian": "fish", "cocoon": "B"}) == "same_cocoon"
    for guardian in set(GUARDIANS) - {"fish"}:
        action = {"type": "correct", "guardian": guardian, "cocoon": "B"}
        assert code(match, 1, action) == "guardian_not_in_cocoon"


def test_co_55_the_free_slot_is_not_resolved_again() -> None:
    """Tokens go to the lid, none into a cocoon or, in hard mode, into the empty slot."""
    match = box(RUNES, hard=True)
    walk(match, 1)
    before = match.state
    events = go(match, "fish>A")
    assert not {"slid", "guardian_revealed", "token_paid"} & set(kinds(events))
    assert match.state.slots == before.slots
    assert [each.tokens for each in match.state.cocoons] == [each.tokens for each in before.cocoons]
    go(match, cocoon_at(match, 0), ".")
    events = go(match, "fish>B")  # while a guardian lies face up in the free slot
    assert match.state.phase == "act"
    assert "guardian_revealed" not in kinds(events)
    assert "iguana" in names_in(match.view(0).uncovered)


@pytest.mark.parametrize("spend", [4, 5])
def test_co_56_the_last_three_tokens_may_be_used(spend: int) -> None:
    """Then the tokens are counted: lost, unless all stands ready."""
    match = box(reserve=spend)
    walk(match, 1)
    go(match, "fish>A")
    assert (match.state.reason == "out_of_tokens") == (spend == 4)
    assert match.state.reserve == spend - 4


def test_co_56_a_correction_can_win_with_the_last_three_tokens() -> None:
    """CO-66 applies right after it: all stands ready, so the reveal happens at once."""
    match = ready(reserve=16, wrong=True)
    go(match, "iguana>A")
    assert match.result is None  # two in A, none in B
    go(match, "fish>B")
    assert match.result is not None
    assert (match.state.reserve, match.result.ending) == (0, "all_home")
