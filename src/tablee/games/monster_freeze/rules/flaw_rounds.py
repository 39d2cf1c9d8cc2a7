"""What makes the closed rounds of a position impossible (MF-36..49)."""

from msgspec.structs import replace

from tablee.core.soundness import are_sorted_seats
from tablee.games.monster_freeze.model import COLOURS, RoundEnd, State
from tablee.games.monster_freeze.rules.queries import deck_ids, is_match_over, is_solo

TRICK = 3  # cards
WON = ("five_colours", "exhausted")
SOLO = ("five_colours", "time_up", "solo_exhausted")
TOGETHER = ("five_colours", "exhausted", "drawn")


def rounds_flaw(state: State) -> str | None:
    """Each round ended as the rules have it, and none was played after the last."""
    for number, end in enumerate(state.rounds, start=1):
        if (problem := _round_flaw(state, end)) is not None:
            return f"round {number}: {problem}"
        if number < len(state.rounds) and _was_last(state, number):
            return f"round {number} ended the match (MF-43, MF-44)"
    return None


def _was_last(state: State, number: int) -> bool:
    """Whether the match was over after so many rounds."""
    rounds = state.rounds[:number]
    wins = [sum(end.winner == seat for end in rounds) for seat in range(state.table.seats)]
    players = [replace(each, wins=won) for each, won in zip(state.players, wins, strict=True)]
    return is_match_over(replace(state, rounds=rounds, players=tuple(players)))


def _round_flaw(state: State, end: RoundEnd) -> str | None:
    """What is wrong with the end of one round."""
    seats, solo = state.table.seats, is_solo(state)
    if end.reason not in (SOLO if solo else TOGETHER):
        return f"{end.reason} cannot end a round of {seats} seats"
    if (end.winner is not None) != (end.reason in WON):
        return f"{end.reason} does not fit the winner {end.winner}"
    if end.winner is not None and not 0 <= end.winner < seats:
        return f"the winner {end.winner} does not exist"
    if len(end.counts) != seats or any(len(counts) != len(COLOURS) for counts in end.counts):
        return "tricks are counted by seat and colour"
    if min(map(min, end.counts)) < 0:
        return "a number of tricks is negative"
    if TRICK * sum(map(sum, end.counts)) > len(deck_ids(state)):
        return "more tricks than the deck has cards for"
    for missing in (end.out, end.absent):
        if not are_sorted_seats(missing, seats) or (missing and state.table.absence == "leave"):
            return "out and absent are seats that sat out (MF-54)"
    if end.winner in end.out:
        return f"seat {end.winner} sat out, so it did not win (MF-54)"
    if solo and not _is_in_time(state, end):
        return f"{end.reason} at {end.play_ms} ms of {state.table.timer_ms} (MF-47)"
    return _winner_flaw(end)


def _is_in_time(state: State, end: RoundEnd) -> bool:
    """MF-47: at the limit the time is up, or when a late deal finds it past; not before."""
    if end.reason == "time_up":
        return end.play_ms >= state.table.timer_ms
    return end.play_ms < state.table.timer_ms


def _winner_flaw(end: RoundEnd) -> str | None:
    """MF-3, MF-37..39: who owns all five colours, or most of one; nobody else."""
    ranking = [(seat, counts) for seat, counts in enumerate(end.counts) if seat not in end.out]
    complete = [seat for seat, counts in ranking if all(counts)]
    if end.reason == "five_colours":
        return None if complete == [end.winner] else "another seat has all five colours (MF-3)"
    if complete:
        return f"seat {complete[0]} has all five colours (MF-3)"
    ranked = sorted(((max(counts), *counts) for _, counts in ranking), reverse=True)
    is_tie = not ranked or (len(ranked) > 1 and ranked[0] == ranked[1])
    if end.reason == "drawn":
        return None if is_tie else "no tie (MF-39)"
    if end.reason == "exhausted":
        assert end.winner is not None
        counts = end.counts[end.winner]
        is_best = (max(counts), *counts) == ranked[0] and not is_tie
        return None if is_best else "another seat has more of one colour (MF-37, MF-38)"
    return None
