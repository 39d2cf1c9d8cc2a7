"""What a legal move does (MF-16, MF-26..36, MF-51..56)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tablee.core.protocol import Away, Back, Decision, Leave, Move, Outcome, Seat, Tick
from tablee.games.monster_freeze.board.deck import cards_of
from tablee.games.monster_freeze.board.geometry import colours_shown, seen
from tablee.games.monster_freeze.events import (
    ClaimFailed,
    Event,
    GotReady,
    Paused,
    ResumeAsked,
    SeatAway,
    SeatBack,
    Step,
    SwapLost,
    TrickLaid,
    Voted,
)
from tablee.games.monster_freeze.model import (
    COLOURS,
    Claim,
    Colour,
    Pause,
    Ready,
    Resume,
    State,
    Swap,
    Trick,
    VoteRefresh,
    Waiting,
)
from tablee.games.monster_freeze.rules.clock import caught_up
from tablee.games.monster_freeze.rules.incidents import left, resume
from tablee.games.monster_freeze.rules.moments import (
    agreed,
    is_cold,
    play_at,
    since_most_are_ready,
)
from tablee.games.monster_freeze.rules.queries import (
    counts_of,
    has_five,
    is_solo,
    most_are_ready,
    waits_for_players,
)
from tablee.games.monster_freeze.rules.rounds import change, deal, end_round, exhausted, is_here
from tablee.games.monster_freeze.rules.swaps import is_delayed, swapped


def apply(state: State, move: Move) -> Step:
    """What is due comes first, then the move, then what has become due by it (MF-62)."""
    if isinstance(move, Outcome):
        state, events = deal(state, move.drawn.cards)
        state, after = caught_up(state, state.at_ms)
        return (state, events + after)
    state, events = caught_up(state, move.at_ms)
    if isinstance(move, Tick):
        return (state, events)
    state, done = _decide(state, move)
    if any(not isinstance(event, ClaimFailed | SwapLost) for event in done):
        state = replace(state, told_ms=state.at_ms)  # MF-63: of those two rivals learn nothing
    state, after = caught_up(state, move.at_ms)
    return (state, events + done + after)


def _decide(state: State, move: Decision[Any]) -> Step:
    seat = Seat(move.seat)
    return PLAYS[type(move.action)](state, seat, move.action)


def _ready(state: State, seat: Seat, action: Ready) -> Step:
    if state.players[seat].ready or state.phase == "countdown":
        return state, ()
    were_ready = most_are_ready(state)
    state = since_most_are_ready(change(state, seat, ready=True), were_ready=were_ready)
    return _agreed(state, (GotReady(seat),))


def _agreed(state: State, told: tuple[Event, ...]) -> Step:
    state, more = agreed(state)
    return state, told + more


def _swap(state: State, seat: Seat, action: Swap) -> Step:
    play = play_at(state, state.at_ms)
    if is_delayed(state, seat):
        waiting = Waiting(play + state.table.edge_ms, seat, action.give, action.expect)
        return replace(state, queue=(*state.queue, waiting)), ()
    if action.expect != state.centre:  # MF-27: a lost race is recorded, and costs nothing
        assert state.centre is not None
        lost = SwapLost(seat, "centre_changed", action.give, action.expect, state.centre)
        return state, (lost,)
    return swapped(replace(state, idle_since=play), seat, action.give, play)


def _claim(state: State, seat: Seat, action: Claim) -> Step:
    play, player = play_at(state, state.at_ms), state.players[seat]
    shown = colours_shown(seen(cards_of(state.table.deck), action.stack))
    if not shown:  # MF-40: refused, but the lock is real
        until = play + state.table.claim_lock_ms
        return change(state, seat, locked_until=until), (ClaimFailed(seat, until),)
    colour = action.colour or default_colour(shown, counts_of(player))
    tricks = (*player.tricks, Trick(colour, action.stack))
    laid = change(state, seat, tricks=tricks)
    if has_five(laid.players[seat]) and seat not in state.out:  # MF-36 (2), MF-54
        events: tuple[Event, ...] = (TrickLaid(seat, colour, action.stack, ()),)
        laid = change(laid, seat, hand=())
        laid, more = end_round(laid, "five_colours", seat, play)
        return laid, events + more
    drawn, pile = laid.pile[:3], laid.pile[3:]
    laid = change(laid, seat, hand=drawn, hand_since=play)
    players = tuple(replace(each, voted=False) for each in laid.players)
    laid = replace(laid, players=players, pile=pile, quiet_since=play, idle_since=play, refreshes=0)
    events = (TrickLaid(seat, colour, action.stack, drawn),)
    if pile:
        return laid, events
    laid, more = exhausted(laid, play)  # MF-36 (4)
    return laid, events + more


def default_colour(shown: tuple[Colour, ...], counts: tuple[int, ...]) -> Colour:
    """MF-34: the first that is missing; else the one owned most of."""
    owned = dict(zip(COLOURS, counts, strict=True))
    missing = [colour for colour in shown if not owned[colour]]
    return missing[0] if missing else max(shown, key=lambda colour: owned[colour])


def _vote(state: State, seat: Seat, action: VoteRefresh) -> Step:
    if state.players[seat].voted:  # MF-52: voting twice has no effect
        return state, ()
    play = play_at(state, state.at_ms)
    state = change(replace(state, idle_since=play), seat, voted=True)
    return _agreed(state, (Voted(seat),))


def _pause(state: State, seat: Seat, action: Pause) -> Step:
    pauses = state.players[seat].pauses + (0 if is_solo(state) else 1)
    return _stop(change(state, seat, pauses=pauses), seat)


def _stop(state: State, seat: Seat | None) -> Step:
    paused = replace(
        state,
        phase="paused",
        since_ms=state.at_ms,
        play_ms=play_at(state, state.at_ms),
        paused_by=seat,
        resumers=(),
    )
    return paused, (Paused(seat),)


def _resume(state: State, seat: Seat, action: Resume) -> Step:
    """MF-53: by who paused, or by all the others together."""
    if state.paused_by in (seat, None):
        return resume(state)
    if seat in state.resumers:
        return state, ()
    state = replace(state, resumers=tuple(sorted({*state.resumers, seat})))
    return _agreed(state, (ResumeAsked(seat),))


def _away(state: State, seat: Seat, action: Away) -> Step:
    was_cold = is_cold(state)
    state = change(state, seat, away_since=state.at_ms)
    told: tuple[Event, ...] = (SeatAway(seat),)
    if is_solo(state) and state.phase == "live":  # MF-54
        state, more = _stop(state, None)
        return state, told + more
    return _agreed(_since_cold(state, was_cold=was_cold), told)


def _since_cold(state: State, *, was_cold: bool) -> State:
    """MF-51: the delay runs from when the table has become cold."""
    if was_cold or not is_cold(state):
        return state
    return replace(state, quiet_since=play_at(state, state.at_ms))


def _back(state: State, seat: Seat, action: Back) -> Step:
    was_waiting, was_out = waits_for_players(state), seat in state.out
    state = is_here(change(state, seat, away_since=None), seat)
    if is_solo(state) and state.phase in ("countdown", "resuming"):
        state = replace(state, since_ms=state.at_ms)  # MF-54: the countdown runs again
    return _agreed(_since_all_are_here(state, was_waiting=was_waiting), (SeatBack(seat, was_out),))


def _since_all_are_here(state: State, *, was_waiting: bool) -> State:
    """MF-16: the 15 seconds run from when nobody is missing any more."""
    if was_waiting and not waits_for_players(state):
        return replace(state, since_ms=state.at_ms)
    return state


def _leave(state: State, seat: Seat, action: Leave) -> Step:
    was_cold, was_waiting = is_cold(state), waits_for_players(state)
    were_ready = most_are_ready(state)
    state = replace(state, idle_since=play_at(state, state.at_ms))
    state, told = left(state, seat)
    state = _since_all_are_here(state, was_waiting=was_waiting)
    state = since_most_are_ready(state, were_ready=were_ready)
    return _agreed(_since_cold(state, was_cold=was_cold), told)


PLAYS: dict[type, Callable[[State, Seat, Any], Step]] = {
    Ready: _ready,
    Swap: _swap,
    Claim: _claim,
    VoteRefresh: _vote,
    Pause: _pause,
    Resume: _resume,
    Away: _away,
    Back: _back,
    Leave: _leave,
}
