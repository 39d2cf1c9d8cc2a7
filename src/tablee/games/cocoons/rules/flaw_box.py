"""What makes a box impossible: guardians, traps, cocoons and tokens, each in one place."""

from collections import Counter

from tablee.core.soundness import first_flaw
from tablee.games.cocoons.board.geometry import SLOTS
from tablee.games.cocoons.board.levels import fits, opens
from tablee.games.cocoons.model import CORRECTION, GUARDIANS, LABELS, Slot, State
from tablee.games.cocoons.rules.queries import traps_in_play


def box_flaw(state: State) -> str | None:
    """What lies in the box, in the lid and in the reserve could not lie there."""
    return first_flaw(state, (_cocoons_flaw, _slots_flaw, _traps_flaw, _free_flaw, _tokens_flaw))


def _cocoons_flaw(state: State) -> str | None:
    """CO-3, CO-4, CO-18: a cocoon on every slot but one, a guardian for each."""
    if len(state.slots) != len(SLOTS) or len(state.cocoons) != len(LABELS):
        return "a box has nine slots and eight cocoons"
    if sorted([state.free, *(cocoon.at for cocoon in state.cocoons)]) != list(SLOTS):
        return "every slot but the free one has one cocoon"
    if sorted(state.identities) != sorted(GUARDIANS):
        return "each guardian has one cocoon"
    places = Counter(slot.guardian for slot in state.slots if slot.guardian is not None)
    places.update(guardian for cocoon in state.cocoons for guardian in cocoon.holds)
    if places != Counter(GUARDIANS):
        return "each guardian is in one place"
    return None


def _slots_flaw(state: State) -> str | None:
    """CO-1, CO-15, CO-16, CO-76: what can lie on a slot, and on top of it."""
    if sum(slot.is_start for slot in state.slots) != 1:
        return "just one slot has the start token (CO-15)"
    for number, slot in enumerate(state.slots):
        if (problem := _slot_flaw(state, slot)) is not None:
            return f"slot {number}: {problem}"
    return None


def _slot_flaw(state: State, slot: Slot) -> str | None:
    """What is wrong with one slot."""
    if slot.is_start and slot != Slot(is_start=True):
        return "the start slot holds nothing but the start token (CO-16)"
    if slot.trap is not None and (slot.guardian is None or slot.is_guardian_up):
        return "below a trap lies a guardian, face down (CO-16)"
    if (slot.is_trap_up and slot.trap is None) or (slot.is_guardian_up and slot.guardian is None):
        return "a trap or guardian that is missing cannot be face up"
    if slot.has_token and (not state.table.hard or slot != Slot(has_token=True)):
        return "a token lies only in an empty slot, and only in hard mode (CO-76)"
    return None


def _traps_flaw(state: State) -> str | None:
    """CO-71, CO-80..86: the traps of the level, and those that have left did so in order."""
    if not fits(state.table, traps_in_play(state)):
        return f"these are not the traps of level {state.table.level} (CO-70)"
    for number, trap in enumerate(state.lid_traps):
        if trap == "A" or (trap[0] in "LN" and not opens(trap, state.lid_traps[:number])):
            return (
                f"trap {trap} cannot be in the lid at its place in the order (CO-79, CO-83, CO-85)"
            )
    if state.turned != state.lid_traps.count("T"):
        return f"the box was turned {state.lid_traps.count('T')} times, not {state.turned} (CO-81)"
    bare = [slot for slot in state.slots if slot.guardian and not slot.trap]
    if sum(not slot.is_guardian_up for slot in bare) > state.lid_traps.count("S"):
        return "too many guardians lie face down without a trap (CO-48, CO-71)"
    return None


def _free_flaw(state: State) -> str | None:
    """CO-46, CO-80, CO-86: a trap that lies face up could not leave when it was uncovered."""
    for number, slot in enumerate(state.slots):
        if slot.trap is None:
            continue
        is_free = number == state.free
        waits = slot.trap == "A" and is_free and state.phase == "place_action"
        if slot.is_trap_up and slot.trap[0] not in "LN" and not waits:
            return f"trap {slot.trap} is face up, so it should have left (CO-46)"
        if is_free and not slot.is_trap_up:
            return "a trap in the free slot is face down (CO-46)"
        if is_free and slot.trap[0] in "LN" and opens(slot.trap, state.lid_traps):
            return f"trap {slot.trap} lies in the free slot, though it can leave (CO-80, CO-86)"
    return None


def _tokens_flaw(state: State) -> str | None:
    """CO-11, CO-54: all tokens are somewhere, and those in the lid came three by three."""
    paid = sum(slot.has_token for slot in state.slots)
    held = [cocoon.tokens for cocoon in state.cocoons]
    if min(state.reserve, state.lid_tokens, *held) < 0:
        return "a number of tokens is negative (CO-11)"
    total = state.reserve + state.lid_tokens + sum(held) + paid
    if total != state.table.reserve:
        return f"there are {total} tokens, not {state.table.reserve} (CO-11)"
    if state.lid_tokens % CORRECTION:
        return f"{state.lid_tokens} tokens in the lid; a correction puts {CORRECTION} there (CO-54)"
    return None
