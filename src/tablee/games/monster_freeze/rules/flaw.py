"""What makes a given position impossible: the table, its seats, and the phase that they are in.

Cards, closed rounds and times have modules of their own.
"""

from tablee.core.soundness import are_seats, are_sorted_seats, first_flaw
from tablee.games.monster_freeze.board.deck import flaw_of
from tablee.games.monster_freeze.model import PAUSES, Player, State
from tablee.games.monster_freeze.rules.flaw_cards import cards_flaw
from tablee.games.monster_freeze.rules.flaw_rounds import rounds_flaw
from tablee.games.monster_freeze.rules.flaw_times import due_flaw, times_flaw
from tablee.games.monster_freeze.rules.queries import is_bot, is_match_over, is_solo, seated

MOST_ROUNDS_TO_WIN = 3  # MF-43
RANGES_MS = {  # MF-15, MF-26, MF-40, MF-47, MF-51
    "timer_ms": (30_000, 600_000),
    "edge_ms": (0, 5_000),
    "swap_gap_ms": (0, 60_000),
    "claim_lock_ms": (0, 5_000),
    "cold_ms": (0, 60_000),
}
STOPPED = ("paused", "resuming")


def flaw(state: State) -> str | None:
    """What makes the position impossible, or ``None``."""
    checks = (
        _table_flaw,
        _seats_flaw,
        times_flaw,
        rounds_flaw,
        _course_flaw,
        _end_flaw,
        _pause_flaw,
        cards_flaw,
        due_flaw,
    )
    return first_flaw(state, checks)


def _table_flaw(state: State) -> str | None:
    """MF-1, MF-11, MF-43: what was fixed before the first round."""
    table = state.table
    if not 1 <= table.seats <= 4:
        return f"{table.seats} seats; there are 1 to 4 (MF-1)"
    if len(state.players) != table.seats or len(table.assist) != table.seats:
        return f"players and assist must have {table.seats} entries, one for each seat"
    if not 1 <= table.rounds_to_win <= MOST_ROUNDS_TO_WIN:
        return f"{table.rounds_to_win} rounds to win; there are 1 to {MOST_ROUNDS_TO_WIN} (MF-43)"
    if table.rules > 2 and is_solo(state) and table.rounds_to_win > 1:
        return "alone, one round is the whole game (MF-43)"
    if not are_sorted_seats(table.bots, table.seats):
        return "bots are seats of this table, in order, each once"
    if table.warm_seat is not None and not 0 <= table.warm_seat < table.seats:
        return f"warm_seat {table.warm_seat} does not exist (MF-15)"
    for name, (least, most) in RANGES_MS.items():
        if not least <= getattr(table, name) <= most:
            return f"{name} is from {least} to {most}, not {getattr(table, name)}"
    if table.timer_ms % 1000:
        return "the timer counts whole seconds (MF-47)"
    return None if table.deck is None else flaw_of(table.deck, table.seats)


def _seats_flaw(state: State) -> str | None:
    """MF-53..55: who has left, is away, or was replaced by a bot."""
    for seat, player in enumerate(state.players):
        if player.left and player.taken_over:
            return f"seat {seat} has left and was taken over, which exclude each other (MF-55)"
        if (player.left or player.taken_over) and player.away_since is not None:
            return f"seat {seat} has left, so it cannot be away (MF-54)"
        if not 0 <= player.pauses <= (0 if is_solo(state) else PAUSES):
            return f"seat {seat} has paused {player.pauses} times (MF-53)"
        takes_over = state.table.bot_takeover and not is_solo(state)
        if player.taken_over if not takes_over else player.left:
            return f"seat {seat}: bot_takeover decides who leaves and who is taken over (MF-55)"
        if player.ready and not player.taken_over and state.phase not in ("ready", "over"):
            return f"seat {seat} is ready outside the phase ready (MF-16)"
        if player.voted and (player.left or is_solo(state) or not _may_have_voted(state)):
            return f"seat {seat} cannot have voted here (MF-52)"
    if (problem := _absent_flaw(state)) is not None:
        return problem
    if is_solo(state) and state.vote_after:
        return "there is no vote in solo (MF-52)"
    if state.phase != "over" and _is_deserted(state):
        return "too few people are left for the match to go on (MF-55)"
    return None


def _absent_flaw(state: State) -> str | None:
    """MF-54: only who is away sits out, where the table has it so."""
    here = [at for at, each in enumerate(state.players) if each.away_since is None]
    for seats in (state.out, state.absent):
        if not are_sorted_seats(seats, state.table.seats):
            return "out and absent are seats of this table, in order, each once"
        if seats and (state.table.absence == "leave" or is_solo(state)):
            return "nobody sits out at this table (MF-54)"
        if found := [seat for seat in seats if seat in here]:
            return f"seat {found[0]} is here, so it does not sit out (MF-54)"
    return None


def _may_have_voted(state: State) -> bool:
    """MF-52: votes are cast while cards lie on the table."""
    return state.centre is not None and state.phase not in ("ready", "countdown")


def _is_deserted(state: State) -> bool:
    """MF-55: somebody has left, and only bots, one seat or nobody remains."""
    if not any(player.left or player.taken_over for player in state.players):
        return False
    here = seated(state)
    return len(here) <= 1 or all(is_bot(state, seat) for seat in here)


def _course_flaw(state: State) -> str | None:
    """MF-41..45: rounds are counted, and wins are those of closed rounds."""
    closed = len(state.rounds)
    numbers = {closed + 1}
    if state.phase == "ready":
        numbers = {max(closed, 1)}
    elif state.phase == "over":
        numbers |= {closed}
    if state.round not in numbers - {0}:
        return f"round {state.round} does not follow from {closed} closed rounds"
    for seat, player in enumerate(state.players):
        won = sum(end.winner == seat for end in state.rounds)
        if player.wins != won:
            return f"seat {seat} has won {won} rounds, not {player.wins}"
    if state.phase != "over" and is_match_over(state):
        return "the closed rounds have ended the match (MF-43, MF-44)"
    if _is_cleared(state) and any(each != _fresh(each) for each in state.players):
        return "before the deal no seat has cards, votes or times (MF-45)"
    return None


def _is_cleared(state: State) -> bool:
    """Before the deal of a round, whatever was before."""
    return state.centre is None and not (state.phase == "ready" and state.rounds)


def _fresh(player: Player) -> Player:
    """MF-45: a seat before the deal."""
    return Player(
        wins=player.wins,
        ready=player.ready,
        left=player.left,
        away_since=player.away_since,
        pauses=player.pauses,
        taken_over=player.taken_over,
    )


def _end_flaw(state: State) -> str | None:
    """MF-43..49, MF-55, MF-56: why it is over."""
    if state.phase != "over":
        return "a closed table is over (MF-56)" if state.closed else None
    if state.closed:
        return None if state.is_idle_pause else "only an idle pause closes a table (MF-56)"
    ended = len(state.rounds) == state.round and is_match_over(state)
    return (
        None
        if ended or _is_deserted(state)
        else "over, but no round, leave or idle pause has ended the match (MF-43, MF-55)"
    )


def _pause_flaw(state: State) -> str | None:
    """MF-53, MF-54, MF-56: who has paused, and who wants to go on."""
    by, seats = state.paused_by, state.table.seats
    is_stopped = state.phase in (*STOPPED, "over")
    if not is_stopped and (by is not None or state.is_idle_pause or state.resumers):
        return "paused_by, resumers and is_idle_pause are for a pause (MF-53)"
    if by is not None:
        if not 0 <= by < seats or state.is_idle_pause:
            return f"seat {by} cannot have paused (MF-53)"
        if not is_solo(state) and state.players[by].pauses == 0:
            return f"seat {by} has paused, but its pauses are 0 (MF-53)"
        if state.phase == "paused" and state.players[by].left:
            return f"seat {by} has paused and left, so the pause is over (MF-53)"
    elif state.phase in STOPPED and not (is_solo(state) or state.is_idle_pause):
        return "a pause without paused_by is an idle pause, or solo (MF-54, MF-56)"
    if (
        not are_seats(state.resumers, seats)
        or by in state.resumers
        or (state.resumers and by is None)
    ):
        return "resumers lists other seats than paused_by, each once (MF-53)"
    return None
