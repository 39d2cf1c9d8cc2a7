"""What makes a given position impossible."""

from collections import Counter

from tablee.games.cocoons.box import is_ready, traps_in_play
from tablee.games.cocoons.geometry import SLOTS
from tablee.games.cocoons.levels import fits
from tablee.games.cocoons.model import GUARDIANS, LABELS, State


def flaw(state: State) -> str | None:
    """Plain counting: everything is in one place, and the phase fits what lies there."""
    if not 1 <= state.table.seats <= 4:
        return f"{state.table.seats} seats"
    if state.since_ms > state.at_ms:
        return "something lies in the future"
    if state.phase == "deal":
        return None if not state.slots and not state.cocoons else "a box before the deal"
    if len(state.slots) != len(SLOTS) or len(state.cocoons) != len(LABELS):
        return "a box has nine slots and eight cocoons"
    if not 0 <= state.active < state.seats:
        return f"no seat {state.active}"
    return _lying_flaw(state) or _tokens_flaw(state) or _phase_flaw(state)


def _lying_flaw(state: State) -> str | None:
    if sorted([state.free, *(cocoon.at for cocoon in state.cocoons)]) != list(SLOTS):
        return "every slot but the free one has one cocoon"
    if sorted(state.identities) != sorted(GUARDIANS):
        return "each guardian has one cocoon"
    places = Counter(slot.guardian for slot in state.slots if slot.guardian is not None)
    places.update(guardian for cocoon in state.cocoons for guardian in cocoon.holds)
    if places != Counter(GUARDIANS):
        return "each guardian is in one place"
    if not fits(state.table, traps_in_play(state)):
        return f"these are not the traps of level {state.table.level}"
    starts = [slot for slot in state.slots if slot.is_start]
    if len(starts) != 1 or starts[0].guardian is not None or starts[0].trap is not None:
        return "one slot has the start token, and nothing else"
    if any(slot.trap is not None and slot.guardian is None for slot in state.slots):
        return "a trap lies on a guardian"
    return None


def _tokens_flaw(state: State) -> str | None:
    """CO-11."""
    paid = sum(slot.has_token for slot in state.slots)
    held = sum(cocoon.tokens for cocoon in state.cocoons)
    total = state.reserve + state.lid_tokens + held + paid
    if min(state.reserve, state.lid_tokens) < 0 or total != state.table.reserve:
        return f"{total} tokens, and there are {state.table.reserve}"
    return None


def _phase_flaw(state: State) -> str | None:
    lying = state.slots[state.free]
    if state.phase == "act" and state.reserve < 1:
        return "a turn without a token (CO-67)"
    if state.phase == "guardian" and (lying.guardian is None or not lying.is_guardian_up):
        return "no guardian to decide about"
    if state.phase == "place_action" and lying.trap != "A":
        return "no action trap to place"
    if state.phase == "forced_slide" and state.mover is None:
        return "a forced slide after no slide"
    if state.phase == "vote" and (state.proposer is None or not is_ready(state)):
        return "a vote that nobody could propose"
    if (state.phase == "over") != (state.reason is not None):
        return "an end without a reason, or a reason without an end"
    return None
