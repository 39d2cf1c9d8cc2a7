"""Positions of Cocoons that cannot be, field by field."""

import pytest
from positions import (
    Change,
    cases,
    changed,
    in_phase,
    refuse,
    set_to,
    table_of,
)

WRONG: dict[str, Change] = {
    "no seat": table_of(seats=0),
    "traps without a level for them": table_of(traps=["R1"]),
    "a first seat that is none": table_of(first_seat=2),
    "bots that do not sit here": table_of(bots=[3]),
    "an active seat that is none": set_to(active=-1),
    "a slot too few": lambda plain: plain["slots"].pop(),
    "two cocoons on a slot": lambda plain: plain["cocoons"][0].update(at=plain["cocoons"][1]["at"]),
    "a free slot that is none": set_to(free=9),
    "a guardian twice": lambda plain: plain["identities"].__setitem__(0, plain["identities"][1]),
    "no start token": lambda plain: [slot.pop("is_start", None) for slot in plain["slots"]],
    "a token in an easy game": lambda plain: plain["slots"][plain["free"]].update(has_token=True),
    "a lid with a token": set_to(lid_tokens=1),
    "a box that was turned": set_to(turned=1),
    "a trap too many in the lid": set_to(lid_traps=["R1"]),
    "a cocoon that moved": set_to(mover="A"),
    "a vote of nobody": set_to(phase="vote"),
    "a guardian to place from nowhere": set_to(phase="guardian"),
    "a forced slide from nowhere": set_to(phase="forced_slide", mover="A"),
    "an action trap that is not there": set_to(phase="place_action", mover="A"),
    "a proposal outside a vote": set_to(proposer=0, accepted=[0]),
    "a refusal of what could not be proposed": set_to(refused=[0]),
    "a seat that left and does not sit here": set_to(left=[2]),
    "an end without a reason": set_to(phase="over"),
    "a win that is none": set_to(phase="over", reason="all_home"),
    "tokens used up that are there": set_to(phase="over", reason="out_of_tokens"),
    "a rest in the future": set_to(since_ms=5),
    "a share of a stranger": set_to(
        shares=[{"turn": 1, "seat": 4, "cocoon": "A", "guardian": "fox", "kind": "claim"}]
    ),
    "a deal after it was dealt": set_to(phase="deal"),
}


@pytest.mark.parametrize("change", cases(WRONG))
def test_an_impossible_position_is_refused(change: Change) -> None:
    """Field by field, in the first turn of two."""
    refuse("cocoons", changed(in_phase("cocoons", "act"), change))
