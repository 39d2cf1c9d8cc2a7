"""What is true of a table at a moment: its two clocks, and what all have agreed to (MF-62).

Table time never stops; play time runs only while a round is live. ``State.since_ms`` is the table
time at which the phase began, ``State.play_ms`` the play time at that moment.
"""

from msgspec.structs import replace

from tablee.games.monster_freeze.board import solver
from tablee.games.monster_freeze.events import Event, Step
from tablee.games.monster_freeze.model import OTHERS_RESUME_MS, VOTE_GAP_MS, State
from tablee.games.monster_freeze.rules.incidents import (
    count_down,
    refresh,
    resume,
    votes_needed,
)
from tablee.games.monster_freeze.rules.queries import (
    active,
    asked_for_ready,
    most_are_ready,
    waits_for_players,
)


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


def all_others_resume(state: State) -> bool:
    """MF-53: once 30 s have passed, all other active seats together end a pause."""
    others = [seat for seat in active(state) if seat != state.paused_by]
    late = state.at_ms >= state.since_ms + OTHERS_RESUME_MS
    return late and bool(others) and set(others) <= set(state.resumers)


def agreed(state: State) -> Step:
    """What all who are asked have agreed to happens: begin, go on, or refresh the centre.

    It is looked at again whenever somebody agrees, and when one of those who were asked goes.
    """
    told: tuple[Event, ...] = ()
    if state.phase == "ready" and not waits_for_players(state):
        asked = asked_for_ready(state)
        if asked and all(state.players[each].ready for each in asked):
            state, told = count_down(state)
    elif state.phase == "paused" and state.paused_by is not None:
        if all_others_resume(state):
            state, told = resume(state)
    elif state.phase == "live" and state.centre is not None:
        asked = votes_needed(state)
        if asked and all(state.players[each].voted for each in asked):
            play = play_at(state, state.at_ms)
            state, told = refresh(state, play, voted=True)
            state = replace(state, vote_after=play + VOTE_GAP_MS)
    return state, told
