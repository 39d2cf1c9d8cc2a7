"""Table time and play time, and everything that happens by itself when it is due (MF-62).

Table time never stops; play time runs only while a round is live. ``State.since_ms`` is the table
time at which the phase began, ``State.play_ms`` the play time at that moment.
"""

from typing import NamedTuple

from msgspec.structs import replace

from tablee.core.protocol import Seat
from tablee.games.monster_freeze.board import solver
from tablee.games.monster_freeze.events import Event, Paused, Step, SwapLost
from tablee.games.monster_freeze.model import (
    CLOSE_MS,
    COUNTDOWN_MS,
    GRACE_MS,
    IDLE_MS,
    OTHERS_RESUME_MS,
    PAUSE_MS,
    State,
)
from tablee.games.monster_freeze.rules.incidents import (
    count_down,
    left,
    refresh,
    resume,
)
from tablee.games.monster_freeze.rules.queries import (
    active,
    is_solo,
    most_are_ready,
    ready_until,
    seated,
    waits_for_players,
)
from tablee.games.monster_freeze.rules.rounds import end_round, exhausted, finish
from tablee.games.monster_freeze.rules.swaps import swap_fault, swapped

# MF-62: what comes first when several things are due at once
ORDER = ("go", "live", "solo", "grace", "pause", "others", "queue", "refresh", "idle", "close")


class Due(NamedTuple):
    at_ms: int  # table time
    order: int
    kind: str
    seat: int


def play_at(state: State, at_ms: int) -> int:
    """Play time at a moment of table time."""
    return state.play_ms + (at_ms - state.since_ms if state.phase == "live" else 0)


def table_at(state: State, play: int) -> int:
    """Table time of a moment of play time, in a live round."""
    return state.since_ms + play - state.play_ms


def owes_deal(state: State) -> bool:
    """The countdown is over: luck owes the cards (MF-16)."""
    return state.phase == "live" and state.centre is None


def since_most_are_ready(state: State, *, were_ready: bool) -> State:
    """MF-16: from that moment on the others have 15 s."""
    if state.table.start == "timed" or state.phase != "ready" or were_ready:
        return state
    return replace(state, since_ms=state.at_ms) if most_are_ready(state) else state


def is_cold(state: State) -> bool:
    """MF-50: nobody who is here can make any trick from hand and centre."""
    here = active(state)
    if not here or state.centre is None:
        return False
    deck, centre = state.table.deck, state.centre
    return not any(solver.can_make(deck, state.players[seat].hand, centre) for seat in here)


def next_due(state: State) -> Due | None:
    """What happens next by itself, if anything."""
    found = [
        Due(at_ms, ORDER.index(kind), kind, seat)
        for at_ms, kind, seat in (*_phase_dues(state), *_grace_dues(state))
    ]
    return min(found, default=None)


def all_others_resume(state: State) -> bool:
    """MF-53: once 30 s have passed, all other active seats together end a pause."""
    others = [seat for seat in active(state) if seat != state.paused_by]
    late = state.at_ms >= state.since_ms + OTHERS_RESUME_MS
    return late and bool(others) and set(others) <= set(state.resumers)


def _phase_dues(state: State) -> list[tuple[int, str, int]]:
    since = state.since_ms
    if state.phase == "ready":
        begins_ms = ready_until(state)
        return [] if begins_ms is None else [(begins_ms, "go", -1)]
    if state.phase in ("countdown", "resuming"):
        if is_solo(state) and not active(state):
            return []  # MF-54: no second runs without the player
        return [(since + COUNTDOWN_MS, "live", -1)]
    if state.phase == "paused":
        if state.is_idle_pause:
            return [(since + CLOSE_MS, "close", -1)]
        if is_solo(state) or state.paused_by is None:
            return []
        dues = [(since + PAUSE_MS, "pause", -1)]
        if state.at_ms < since + OTHERS_RESUME_MS:
            dues.append((since + OTHERS_RESUME_MS, "others", -1))  # from now on they may
        return dues
    if state.phase != "live" or state.centre is None:
        return []
    dues = [(table_at(state, state.idle_since + IDLE_MS), "idle", -1)]
    dues += [(table_at(state, each.due), "queue", each.seat) for each in state.queue[:1]]
    if is_solo(state):
        dues.append((table_at(state, state.table.timer_ms), "solo", -1))
    if is_cold(state):
        dues.append((table_at(state, state.quiet_since + state.table.cold_ms), "refresh", -1))
    return dues


def _grace_dues(state: State) -> list[tuple[int, str, int]]:
    """MF-54: who stays away has left; not while the first round waits for its players."""
    if state.phase == "over" or waits_for_players(state) or is_solo(state):
        return []
    return [
        (away + GRACE_MS, "grace", seat)
        for seat in seated(state)
        if (away := state.players[seat].away_since) is not None
    ]


def caught_up(state: State, now_ms: int) -> Step:
    """All that is due at or before now has happened, in due order."""
    events: tuple[Event, ...] = ()
    while not owes_deal(state) and (due := next_due(state)) is not None and due.at_ms <= now_ms:
        at_ms = max(due.at_ms, state.at_ms)
        state, more = _happen(replace(state, at_ms=at_ms, told_ms=at_ms), due)
        events += more
    return replace(state, at_ms=max(now_ms, state.at_ms)), events


def _happen(state: State, due: Due) -> Step:
    at_ms, play = state.at_ms, play_at(state, state.at_ms)
    if due.kind == "go":
        return count_down(state)
    if due.kind == "live":
        return _begin(state)
    if due.kind == "solo":
        return end_round(state, "time_up", None, play)
    if due.kind == "grace":
        were_ready = most_are_ready(state)
        state, events = left(state, Seat(due.seat))
        return since_most_are_ready(state, were_ready=were_ready), events
    if due.kind == "pause":
        return resume(state)
    if due.kind == "others":
        return resume(state) if all_others_resume(state) else (state, ())
    if due.kind == "queue":
        return _from_queue(state, play)
    if due.kind == "refresh":
        if state.refreshes >= len(state.pile):  # MF-51
            return exhausted(state, play)
        return refresh(state, play, voted=False)
    if due.kind == "idle":
        paused = replace(
            state, phase="paused", since_ms=at_ms, play_ms=play, paused_by=None, is_idle_pause=True
        )
        return paused, (Paused(None),)
    return finish(replace(state, closed=True), ())


def _begin(state: State) -> Step:
    """After a countdown: the cards are owed, or play goes on where it stood."""
    is_new = state.phase == "countdown"
    play = 0 if is_new else state.play_ms
    live = replace(state, phase="live", since_ms=state.at_ms, play_ms=play)
    if is_new:
        return replace(live, centre=None, pile=()), ()
    return replace(live, paused_by=None, is_idle_pause=False, resumers=(), idle_since=play), ()


def _from_queue(state: State, play: int) -> Step:
    """MF-15: a swap that waited is judged when it arrives."""
    first, *rest = state.queue
    state = replace(state, queue=tuple(rest))
    fault = swap_fault(state, first.seat, first.give, first.expect, play)
    if fault is not None:
        assert state.centre is not None
        return state, (SwapLost(first.seat, fault.code, first.give, first.expect, state.centre),)
    return swapped(replace(state, idle_since=play), first.seat, first.give, play)
