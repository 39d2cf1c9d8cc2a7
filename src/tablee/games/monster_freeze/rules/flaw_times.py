"""What makes the times of a position impossible: they lie in the past, and nothing is overdue."""

from itertools import pairwise

from tablee.core.soundness import LATEST_MS, time_flaw
from tablee.games.monster_freeze.model import VOTE_GAP_MS, State
from tablee.games.monster_freeze.rules.clock import next_due
from tablee.games.monster_freeze.rules.moments import owes_deal, play_at
from tablee.games.monster_freeze.rules.queries import deck_ids


def times_flaw(state: State) -> str | None:
    """Table time, and play time in it (MF-62)."""
    if (problem := time_flaw(state.at_ms, state.told_ms, state.since_ms)) is not None:
        return problem
    if not state.since_ms <= state.told_ms <= state.at_ms:
        return "told_ms must lie between since_ms and at_ms"
    if not 0 <= state.play_ms <= state.since_ms:
        return "play_ms must lie between 0 and since_ms"
    played = [end.play_ms for end in state.rounds]
    if state.centre is not None and len(played) < state.round:
        played.append(state.play_ms)  # the round that runs
    if min(played, default=0) < 0 or sum(played) > state.since_ms:
        return "the rounds took more play time than table time"
    for seat, player in enumerate(state.players):
        if player.away_since is not None and not 0 <= player.away_since <= state.at_ms:
            return f"seat {seat} is away since a time that has not come (MF-54)"
    return _first_round_flaw(state) or _play_flaw(state)


def _first_round_flaw(state: State) -> str | None:
    """Play time stands still before the first deal, and between rounds."""
    if state.rounds and len(state.rounds) == state.round:
        same = state.play_ms == state.rounds[-1].play_ms
        return None if same else "play time stands still between rounds (MF-16)"
    if owes_deal(state) and state.play_ms:
        return "play time begins with the deal (MF-16)"
    marks = (state.quiet_since, state.idle_since, state.refreshes, state.vote_after)
    if not state.rounds and state.centre is None and any((state.play_ms, *marks)):
        return "before the first round all play times are 0 (MF-16)"
    return None


def _play_flaw(state: State) -> str | None:
    """Locks, votes and swaps began in this round (MF-26, MF-40, MF-51, MF-52)."""
    play = _latest_play(state)
    marks = (state.quiet_since, state.idle_since, state.vote_after, state.refreshes)
    if not all(0 <= each <= LATEST_MS for each in marks):
        return "play times and refreshes are counted from 0"
    for seat, player in enumerate(state.players):
        if not 0 <= (player.swapped_at or 0) <= player.hand_since <= play:
            return f"seat {seat}: swapped_at, hand_since and now must come in this order"
        if not _could_end(player.locked_until, play, state.table.claim_lock_ms):
            return f"seat {seat}: locked_until does not fit the play time (MF-40)"
    if owes_deal(state):
        return None  # what the round before left is cleared with the deal
    if max(state.quiet_since, state.idle_since) > play:
        return "quiet_since or idle_since has not come yet (MF-51, MF-56)"
    if not _could_end(state.vote_after, play, VOTE_GAP_MS):
        return "vote_after does not fit the play time (MF-52)"
    if state.refreshes > len(deck_ids(state)) + play // VOTE_GAP_MS + 1:
        return f"{state.refreshes} refreshes in so short a time (MF-51, MF-52)"
    dues = [play, *(waiting.due for waiting in state.queue)]
    if any(one > other for one, other in pairwise(dues)):
        return "a swap that waits is overdue, or overtakes another (MF-15)"
    if dues[-1] > play + state.table.edge_ms:
        return "a swap waits for too long (MF-15)"
    return None


def _could_end(until: int, play: int, wait_ms: int) -> bool:
    """Whether a wait of this length, begun in this round, may end then; 0: there was none."""
    return until == 0 or wait_ms <= until <= play + wait_ms


def _latest_play(state: State) -> int:
    """Play time now; where a match was left in the middle of a round, at most."""
    if state.phase == "over":
        return state.play_ms + state.at_ms - state.since_ms
    return play_at(state, state.at_ms)


def due_flaw(state: State) -> str | None:
    """MF-62: what is due at or before now has happened."""
    if owes_deal(state):
        return None
    due = next_due(state)
    if due is not None and due.at_ms <= state.at_ms:
        return f"{due.kind} was due at {due.at_ms} ms, but has not happened (MF-62)"
    return None
