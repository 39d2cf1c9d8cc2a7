"""What makes a given position impossible: the table, the turn, and the phase that it is in.

What lies in the box, and what was told of it, has modules of its own.
"""

from tablee.core.errors import TableeError
from tablee.core.soundness import are_sorted_seats, first_flaw, time_flaw
from tablee.games.cocoons.board.geometry import NEIGHBOURS
from tablee.games.cocoons.model import CORRECTION, MOST_TURNS, TOKENS, Options, State, Table
from tablee.games.cocoons.rules.flaw_box import box_flaw
from tablee.games.cocoons.rules.flaw_shares import shares_flaw
from tablee.games.cocoons.rules.queries import find, is_ready, truth
from tablee.games.cocoons.rules.setup import setup

MID_TURN = ("forced_slide", "place_action", "guardian")


def flaw(state: State) -> str | None:
    """What makes the position impossible, or ``None``."""
    if (problem := first_flaw(state, (_table_flaw, _seats_flaw))) is not None:
        return problem
    if state.phase == "deal":
        return _deal_flaw(state)
    checks = (box_flaw, _turn_flaw, _phase_flaw, _vote_flaw, _end_flaw, shares_flaw)
    return first_flaw(state, checks)


def _table_flaw(state: State) -> str | None:
    """CO-12, CO-90: what the table's creator can have chosen."""
    table = state.table
    if not 1 <= table.seats <= 4:
        return f"{table.seats} seats; there are 1 to 4 (CO-12)"
    if not 1 <= table.reserve <= TOKENS:
        return f"a reserve of {table.reserve}; there are 1 to {TOKENS} tokens (CO-12)"
    named = [*table.bots, *([] if table.first_seat is None else [table.first_seat])]
    if any(not 0 <= seat < table.seats for seat in named):
        return "a bot or a first seat that does not sit here (CO-12)"
    try:
        setup(table.seats, _options(table))
    except TableeError as error:
        return str(error)
    return None


def _options(table: Table) -> Options:
    """The options that make this table."""
    return Options(
        level=table.level,
        hard=table.hard,
        assist=table.assist,
        auto_share=table.auto_share,
        bot_hints=table.bot_hints,
        traps=table.traps,
        first_seat=table.first_seat,
        reserve=table.reserve,
        bots=tuple(table.bots),
    )


def _seats_flaw(state: State) -> str | None:
    """CO-60..63: whoever is named sits here, and time runs forward."""
    if not 0 <= state.active < state.seats:
        return f"no seat {state.active}"
    for listed in (state.left, state.accepted, state.refused):
        if not are_sorted_seats(listed, state.seats):
            return "left, accepted and refused list seats of this table, in order, each once"
    if state.since_ms > state.at_ms:
        return "since_ms is later than at_ms"
    return time_flaw(state.at_ms, state.since_ms)


def _deal_flaw(state: State) -> str | None:
    """CO-14: nothing has happened before the deal."""
    is_fresh = state == setup(state.seats, _options(state.table))
    return None if is_fresh else "before the deal the table must be empty (CO-14)"


def _turn_flaw(state: State) -> str | None:
    """CO-42, CO-68: turns are counted, and each has paid for one slide or one correction.

    A puzzle may begin in a later turn than its tokens tell of, but in no earlier one.
    """
    if not 1 <= state.turn <= MOST_TURNS:
        return f"turn {state.turn} of {MOST_TURNS} (CO-68)"
    paid = sum(cocoon.tokens for cocoon in state.cocoons) + state.lid_tokens // CORRECTION
    played = state.turn if state.phase in (*MID_TURN, "over") else state.turn - 1
    if paid > played:
        return f"tokens were paid for {paid} turns, but only {played} were played (CO-43, CO-54)"
    return None


def _phase_flaw(state: State) -> str | None:
    """CO-94: what lies in the free slot fits what is waited for."""
    lying = state.slots[state.free]
    if state.phase in ("act", "vote"):
        if state.reserve < 1:
            return "a turn begins, but the reserve is empty (CO-67)"
        if state.mover is not None:
            return "mover names a cocoon, but none has moved in this turn (CO-72)"
    if state.phase in MID_TURN and (
        state.mover is None or find(state, state.mover).at not in NEIGHBOURS[state.free]
    ):
        return "mover must name the cocoon that has just left the free slot (CO-43)"
    if state.phase == "guardian" and not lying.is_guardian_up:
        return "phase guardian needs a guardian face up in the free slot (CO-48)"
    if state.phase == "place_action" and lying.trap != "A":
        return "phase place_action needs the action trap in the free slot (CO-83)"
    face_down = lying.guardian is not None and not lying.is_guardian_up and lying.trap is None
    if (state.phase == "forced_slide") != face_down:
        return "phase forced_slide, and no other, has a guardian face down in the free slot (CO-71)"
    return None


def _vote_flaw(state: State) -> str | None:
    """CO-59..62: who proposed has accepted, somebody has not answered yet."""
    if state.phase != "vote":
        if state.proposer is not None or state.accepted:
            return "there are votes, but no vote is open (CO-60)"
    elif state.proposer not in state.accepted or len(state.accepted) == state.seats:
        return "in a vote the proposer has accepted, and at least one seat has not answered (CO-60)"
    elif state.proposer in state.refused:
        return "the proposer was refused before in this turn (CO-61)"
    was_asked = state.phase == "vote" or (state.refused and state.phase != "over")
    if was_asked and not is_ready(state):
        return "a vote needs the start token visible and one guardian in each cocoon (CO-59)"
    return None


def _end_flaw(state: State) -> str | None:
    """CO-58, CO-66, CO-68: over for a reason, and for no other."""
    if (state.phase == "over") != (state.reason is not None):
        return "phase over and a reason go together"
    wrong = bool(truth(state).wrong)
    fits = {
        None: True,
        "all_home": is_ready(state) and not wrong,
        "wrong_guardian": is_ready(state) and wrong,
        "out_of_tokens": state.reserve == 0 and not is_ready(state),
        "turn_limit": state.reserve > 0 and state.turn == MOST_TURNS,
    }
    return (
        None
        if fits[state.reason]
        else f"reason {state.reason} does not fit the box (CO-58, CO-66, CO-68)"
    )
