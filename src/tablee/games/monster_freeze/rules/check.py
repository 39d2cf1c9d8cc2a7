"""The only judge of legality: the checks of MF-60, in their order."""

import re
from collections.abc import Callable
from typing import Any

from tablee.core.protocol import (
    Away,
    Back,
    Decision,
    Leave,
    Move,
    Outcome,
    Refusal,
    Seat,
    Tick,
    Unreadable,
)
from tablee.games.monster_freeze.board.deck import cards_of
from tablee.games.monster_freeze.board.geometry import colours_shown, seen
from tablee.games.monster_freeze.model import (
    COUNTDOWN_MS,
    PAUSES,
    Claim,
    Pause,
    Ready,
    Resume,
    Shuffled,
    State,
    Swap,
    VoteRefresh,
)
from tablee.games.monster_freeze.rules.clock import caught_up
from tablee.games.monster_freeze.rules.moments import owes_deal, play_at
from tablee.games.monster_freeze.rules.queries import active, deck_ids, is_solo, result
from tablee.games.monster_freeze.rules.swaps import is_delayed, swap_fault

FIELD = re.compile(r"(?:field `|at `\$\.)(\w+)")  # in the decoder's words


def check(state: State, move: Move) -> Refusal | None:
    if isinstance(move, Outcome):
        return _check_deal(state, move.drawn)
    if move.at_ms < state.at_ms:
        return Refusal("clock_backwards", "MF-62", {"at_ms": state.at_ms})
    if isinstance(move, Tick):
        owed = owes_deal(state) or state.phase == "over"
        return Refusal("not_now", "MF-62") if owed else None
    refusal = _check_request(state, move)
    return refusal or _check_decision(state, move)


def _check_deal(state: State, drawn: Any) -> Refusal | None:
    if not owes_deal(state):
        return Refusal("not_owed", "MF-12")
    if not isinstance(drawn, Shuffled) or sorted(drawn.cards) != sorted(deck_ids(state)):
        return Refusal("bad_shuffle", "MF-13", {"cards": len(deck_ids(state))})
    return None


def _check_request(state: State, move: Decision[Any]) -> Refusal | None:
    """MF-60, 1 and 2: what can be read, and by whom it comes."""
    action = move.action
    if isinstance(action, Unreadable):
        named = FIELD.search(action.problem)
        return _bad(named[1] if named else "type")
    known = cards_of(state.table.deck)
    if isinstance(action, Swap):
        for field in ("give", "expect"):
            if getattr(action, field) not in known:
                return _bad(field)
    if isinstance(action, Claim):
        names = [placement.card for placement in action.stack]
        if len(set(names)) != 3 or any(name not in known for name in names):
            return _bad("stack")
    if state.players[move.seat].left:
        return Refusal("not_seated", "MF-60")
    return None


def _bad(field: str) -> Refusal:
    return Refusal("malformed", "MF-60", {"field": field})


def _check_decision(state: State, move: Decision[Any]) -> Refusal | None:
    state, _ = caught_up(state, move.at_ms)
    action, seat = move.action, Seat(move.seat)
    if isinstance(action, Away | Back):
        return _check_presence(state, seat, action)
    if state.players[seat].left:
        return Refusal("not_seated", "MF-60")
    if isinstance(action, Leave):
        return Refusal("round_over", "MF-41") if state.phase == "over" else None
    if isinstance(action, Ready):
        waiting = state.phase in ("ready", "countdown")
        return None if waiting else Refusal("not_waiting", "MF-61")
    return _check_moment(state, action) or CHECKS[type(action)](state, seat, action, move.at_ms)


def _check_presence(state: State, seat: Seat, action: Away | Back) -> Refusal | None:
    """MF-54: told by the table, and only when it is news."""
    player = state.players[seat]
    is_away = player.away_since is not None
    if player.left or player.taken_over or state.phase == "over":
        return Refusal("not_seated", "MF-54")
    return Refusal("no_news", "MF-54") if is_away == isinstance(action, Away) else None


def _check_moment(state: State, action: Any) -> Refusal | None:
    """MF-60, 3 to 6; MF-61."""
    if action.round != state.round:
        return Refusal("stale_round", "MF-41", {"round": state.round})
    if state.phase == "over":
        return Refusal("round_over", "MF-41", {"winners": list(result(state).winners)})
    if state.phase == "ready" and state.rounds:
        return Refusal("round_over", "MF-41", {"winner": state.rounds[-1].winner})
    if state.phase in ("ready", "countdown") or owes_deal(state):
        counts = state.phase == "countdown"
        go = state.since_ms + COUNTDOWN_MS if counts else None
        return Refusal("not_started", "MF-16", {"go_ms": go})
    if state.phase in ("paused", "resuming") and not isinstance(action, Resume):
        return Refusal("paused", "MF-53", {"seat": state.paused_by})
    return None


def _check_swap(state: State, seat: Seat, action: Swap, at_ms: int) -> Refusal | None:
    """Judged now, or when it enters the queue (MF-15)."""
    if is_delayed(state, seat):
        return None
    return swap_fault(state, seat, action.give, action.expect, play_at(state, at_ms))


def _check_claim(state: State, seat: Seat, action: Claim, at_ms: int) -> Refusal | None:
    player, play = state.players[seat], play_at(state, at_ms)
    if sorted(placement.card for placement in action.stack) != sorted(player.hand):
        return Refusal("stale_hand", "MF-29", {"hand": list(player.hand)})
    if play < player.locked_until:
        return Refusal("claim_locked", "MF-40", {"seconds": (player.locked_until - play) / 1000})
    picture = seen(cards_of(state.table.deck), action.stack)
    shown = colours_shown(picture)
    if not shown:
        return Refusal("no_line", "MF-40", {"view": picture}, recorded=True)
    if action.colour is not None and action.colour not in shown:
        return Refusal("colour_not_shown", "MF-34", {"colours": list(shown)})
    return None


def _check_vote(state: State, seat: Seat, action: VoteRefresh, at_ms: int) -> Refusal | None:
    if is_solo(state):
        return Refusal("no_vote", "MF-52")
    play = play_at(state, at_ms)
    if play < state.vote_after:
        return Refusal("too_soon", "MF-52", {"seconds": (state.vote_after - play) / 1000})
    return None


def _check_pause(state: State, seat: Seat, action: Pause, at_ms: int) -> Refusal | None:
    if not is_solo(state) and state.players[seat].pauses >= PAUSES:
        return Refusal("no_pause_left", "MF-53")
    return None


def _check_resume(state: State, seat: Seat, action: Resume, at_ms: int) -> Refusal | None:
    if state.phase != "paused":
        return Refusal("not_paused", "MF-53")
    if state.table.rules > 2 and seat not in active(state):
        return Refusal("seat_away", "MF-53")
    return None


CHECKS: dict[type, Callable[[State, Seat, Any, int], Refusal | None]] = {
    Swap: _check_swap,
    Claim: _check_claim,
    VoteRefresh: _check_vote,
    Pause: _check_pause,
    Resume: _check_resume,
}
