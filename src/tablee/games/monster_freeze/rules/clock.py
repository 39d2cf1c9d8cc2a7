"""Everything that happens by itself when it is due (MF-62)."""

from typing import NamedTuple

from msgspec.structs import replace

from tablee.core.protocol import Seat
from tablee.games.monster_freeze.events import Event, Paused, SatOut, Step, SwapLost
from tablee.games.monster_freeze.model import (
    CLOSE_MS,
    COLOURS,
    COUNTDOWN_MS,
    GRACE_MS,
    IDLE_MS,
    OTHERS_RESUME_MS,
    PAUSE_MS,
    ROUNDS_AWAY,
    State,
)
from tablee.games.monster_freeze.rules.incidents import (
    count_down,
    left,
    refresh,
    resume,
)
from tablee.games.monster_freeze.rules.moments import (
    agreed,
    all_others_resume,
    is_cold,
    owes_deal,
    play_at,
    since_most_are_ready,
    table_at,
)
from tablee.games.monster_freeze.rules.queries import (
    active,
    has_five,
    is_solo,
    most_are_ready,
    ready_until,
    seated,
    waits_for_players,
)
from tablee.games.monster_freeze.rules.rounds import end_round, exhausted, finish
from tablee.games.monster_freeze.rules.swaps import swap_fault, swapped

# MF-62: what comes first when several things are due at once
ORDER = (
    *("go", "live", "five", "solo", "grace", "gone", "pause", "others", "queue"),
    *("refresh", "idle", "close"),
)


class Due(NamedTuple):
    at_ms: int  # table time
    order: int
    kind: str
    seat: int


def next_due(state: State) -> Due | None:
    """What happens next by itself, if anything."""
    found = [
        Due(at_ms, ORDER.index(kind), kind, seat)
        for at_ms, kind, seat in (*_phase_dues(state), *_grace_dues(state))
    ]
    return min(found, default=None)


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
    dues += [(state.at_ms, "five", seat) for seat in seated(state) if _has_won(state, seat)]
    dues += [(table_at(state, each.due), "queue", each.seat) for each in state.queue[:1]]
    if is_solo(state):
        dues.append((table_at(state, state.table.timer_ms), "solo", -1))
    if is_cold(state):
        dues.append((table_at(state, state.quiet_since + state.table.cold_ms), "refresh", -1))
    return dues


def _has_won(state: State, seat: Seat) -> bool:
    """MF-54: it is back, and meanwhile a stand-in has found the last colour."""
    player = state.players[seat]
    return len(player.tricks) >= len(COLOURS) and seat not in state.out and has_five(player)


def _grace_dues(state: State) -> list[tuple[int, str, int]]:
    """MF-54: who stays away sits out, or has left; not while the first round waits for them."""
    if state.phase == "over" or waits_for_players(state) or is_solo(state):
        return []
    dues: list[tuple[int, str, int]] = []
    for seat in seated(state):
        away = state.players[seat].away_since
        if away is None:
            continue
        if seat not in state.out:
            dues.append((away + GRACE_MS, "grace", seat))
        elif state.phase == "ready" and _missed_too_much(state, seat):
            dues.append((state.since_ms, "gone", seat))
    return dues


def _missed_too_much(state: State, seat: Seat) -> bool:
    """MF-54: away for two whole rounds in a row."""
    last = state.rounds[-ROUNDS_AWAY:]
    return len(last) == ROUNDS_AWAY and all(seat in end.absent for end in last)


def caught_up(state: State, now_ms: int) -> Step:
    """All that is due at or before now has happened, in due order."""
    events: tuple[Event, ...] = ()
    while not owes_deal(state) and (due := next_due(state)) is not None and due.at_ms <= now_ms:
        at_ms = max(due.at_ms, state.at_ms)
        told_ms = state.told_ms
        state, more = _happen(replace(state, at_ms=at_ms, told_ms=at_ms), due)
        if state.table.rules > 2 and more and all(type(event) is SwapLost for event in more):
            state = replace(state, told_ms=told_ms)  # MF-18: of that rivals learn nothing
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
    if due.kind in ("grace", "gone"):
        return _missed(state, Seat(due.seat), due.kind)
    if due.kind == "five":
        return end_round(state, "five_colours", Seat(due.seat), play)
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


def _missed(state: State, seat: Seat, kind: str) -> Step:
    """MF-54: it is away for too long; those who are still asked may all have agreed."""
    were_ready = most_are_ready(state)
    events: tuple[Event, ...]
    if kind == "grace" and state.table.absence == "sit_out":
        state, events = replace(state, out=tuple(sorted({*state.out, seat}))), (SatOut(seat),)
    else:
        state, events = left(state, seat)
    state = since_most_are_ready(state, were_ready=were_ready)
    if state.table.rules == 2:
        return state, events
    state, more = agreed(state)
    return state, events + more


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
