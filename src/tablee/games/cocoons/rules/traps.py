"""What lies in the slot that a slide has freed, and what it does (CO-45..CO-52, section 9)."""

from msgspec.structs import replace

from tablee.games.cocoons.board.levels import opens
from tablee.games.cocoons.events import (
    BoxTurned,
    Event,
    GuardianRevealed,
    StartUncovered,
    Step,
    TokenPaid,
    TrapRemoved,
    TrapStayed,
    TrapTurned,
)
from tablee.games.cocoons.model import State, Trap
from tablee.games.cocoons.rules.queries import with_slot


def resolved(state: State) -> Step:
    """The free slot resolved; in phase ``act`` nothing is left to decide in this turn."""
    at, slot = state.free, state.slots[state.free]
    state = replace(state, phase="act")
    if slot.trap is not None:
        events: tuple[Event, ...] = ()
        if not slot.is_trap_up:
            state = with_slot(state, at, is_trap_up=True)
            events = (TrapTurned(at, slot.trap),)
        state, more = _sprung(state, slot.trap)
        return state, events + more
    if slot.guardian is not None:
        return revealed(state)
    if slot.is_start:
        return state, (StartUncovered(at),)
    if state.table.hard and not slot.has_token and state.reserve > 0:  # CO-76..CO-78
        state = with_slot(state, at, has_token=True)
        return replace(state, reserve=state.reserve - 1), (TokenPaid(at),)
    return state, ()


def _sprung(state: State, trap: Trap) -> Step:
    """The effect of a trap that is face up in the free slot."""
    kind = trap[0]
    if kind == "A":  # CO-83: it waits to be put into a cocoon
        return replace(state, phase="place_action"), ()
    if kind in "LN" and not opens(trap, state.lid_traps):  # CO-80, CO-86
        return state, (TrapStayed(state.free, trap),)
    state, events = _removed(state, trap)
    if kind == "S":  # CO-71: the guardian below stays face down
        return replace(state, phase="forced_slide"), events
    if kind == "T":  # CO-81
        state = replace(state, turned=state.turned + 1)
        events = (*events, BoxTurned(state.turned))
    state, more = revealed(state)
    return state, events + more


def _removed(state: State, trap: Trap) -> Step:
    at = state.free
    state = with_slot(state, at, trap=None, is_trap_up=False)
    return replace(state, lid_traps=(*state.lid_traps, trap)), (TrapRemoved(at, trap),)


def revealed(state: State) -> Step:
    """CO-48: the guardian in the free slot is face up, and the active seat decides."""
    at, slot = state.free, state.slots[state.free]
    assert slot.guardian is not None
    state = with_slot(state, at, is_guardian_up=True)
    is_new = not slot.is_guardian_up
    return replace(state, phase="guardian"), (GuardianRevealed(at, slot.guardian, is_new),)
