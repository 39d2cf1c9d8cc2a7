"""What can be read off a state: who is here, tricks, scores, the result (MF-24, MF-36..49)."""

from tablee.core.protocol import Result, Seat
from tablee.games.monster_freeze.board.deck import cards_of
from tablee.games.monster_freeze.model import (
    COLOURS,
    PER_COLOUR,
    READY_MS,
    Pause,
    Player,
    State,
    View,
)

MOST_DRAWN = 3  # MF-44


RANKED_S = (60, 120, 180, 300)  # MF-48


def seated(state: State) -> tuple[Seat, ...]:
    """Who has not left."""
    return tuple(Seat(at) for at, each in enumerate(state.players) if not each.left)


def active(state: State) -> tuple[Seat, ...]:
    """MF-24: seated and connected; bots always."""
    return tuple(seat for seat in seated(state) if state.players[seat].away_since is None)


def gone(state: State) -> tuple[Seat, ...]:
    """Who has given up for good, or was away for too long (MF-54, MF-55)."""
    left = (each.left or each.taken_over for each in state.players)
    return tuple(Seat(at) for at, is_gone in enumerate(left) if is_gone)


def is_bot(state: State, seat: int) -> bool:
    return seat in state.table.bots or state.players[seat].taken_over


def is_solo(state: State) -> bool:
    return state.table.seats == 1


def counts_of(player: Player) -> tuple[int, ...]:
    """Tricks by colour."""
    return tuple(sum(trick.colour == colour for trick in player.tricks) for colour in COLOURS)


def has_five(player: Player) -> bool:
    """MF-3."""
    return len({trick.colour for trick in player.tricks}) == len(COLOURS)


def best_at_exhaustion(state: State) -> Seat | None:
    """MF-37, MF-38: most tricks of one colour; then most red, blue, green, yellow, violet."""
    ranked = [
        ((max(counts), *counts), seat)
        for seat in seated(state)
        if seat not in state.out  # MF-54
        for counts in [counts_of(state.players[seat])]
    ]
    if not ranked:
        return None
    best = max(ranked)[0]
    first = [seat for key, seat in ranked if key == best]
    return first[0] if len(first) == 1 else None  # MF-39


def is_match_over(state: State) -> bool:
    last = state.rounds[-1] if state.rounds else None
    if last is None:
        return False
    if is_solo(state) and last.winner is None:
        return True
    if any(each.wins >= state.table.rounds_to_win for each in state.players):
        return True
    return sum(end.reason == "drawn" for end in state.rounds) >= MOST_DRAWN  # MF-44


def result(state: State) -> Result:
    """Who has won, and by which rule it ended."""
    seats = [Seat(seat) for seat in range(state.table.seats)]
    if state.closed:
        return Result("closed", (), (0,) * len(seats), (2,) * len(seats))
    if is_solo(state):
        return _solo_result(state)
    here = [seat for seat in seated(state) if not state.players[seat].taken_over]
    wins = tuple(each.wins for each in state.players)
    humans = [seat for seat in here if seat not in state.table.bots]
    some_left = any(each.left or each.taken_over for each in state.players)
    if not humans and some_left:  # MF-55: abandoned
        return Result("forfeit", (), wins, (2,) * len(seats))
    if len(seated(state)) == 1:
        winners: tuple[Seat, ...] = seated(state)
        ending = "forfeit"
    else:
        most = max(wins[seat] for seat in seated(state))
        winners = tuple(seat for seat in seated(state) if wins[seat] == most)
        ending = "match_won" if most >= state.table.rounds_to_win else "three_draws"
    order = [(seat not in winners, state.players[seat].left, -wins[seat]) for seat in seats]
    ranks = tuple(1 + sum(other < own for other in order) for own in order)
    return Result(ending, winners, wins, ranks)


def _solo_result(state: State) -> Result:
    """MF-47..49; leaving gives no result."""
    if state.players[0].left:
        return Result("forfeit", (), (0,), (2,))
    last = state.rounds[-1]
    won = last.winner is not None
    score = PER_COLOUR * sum(count > 0 for count in last.counts[0])
    if won:
        score += (state.table.timer_ms - last.play_ms) // 1000
    ending = "cards_gone" if last.reason == "solo_exhausted" else "against_time"
    return Result(ending, (Seat(0),) if won else (), (score,), (1 if won else 2,))


def high_scores(state: State) -> int | None:
    """MF-48: the list of high scores for this timer; other runs are unranked."""
    table = state.table
    seconds = table.timer_ms // 1000
    as_usual = not table.assist[0] and table.claim_lock_ms == 2000 and table.deck is None
    return seconds if is_solo(state) and as_usual and seconds in RANKED_S else None


def pause(state: State, seat: Seat) -> Pause | None:
    """MF-53: how a seat halts a round that is live."""
    return Pause(state.round) if state.phase == "live" and state.centre is not None else None


def waits_for_players(state: State) -> bool:
    """Before the first round nobody's clock runs while a seat is empty."""
    return (
        state.phase == "ready"
        and state.round == 1
        and not state.rounds
        and any(state.players[seat].away_since is not None for seat in seated(state))
    )


def asked_for_ready(state: State) -> tuple[Seat, ...]:
    """MF-16, MF-54: all but those who sit out; nobody, while all people do."""
    here = seated(state)
    people = [seat for seat in here if not is_bot(state, seat)]
    if people and all(seat in state.out for seat in people):
        return ()
    return tuple(seat for seat in here if seat not in state.out)


def most_are_ready(state: State) -> bool:
    """MF-16: more than half of the people; at a table with one person that one is waited for."""
    here = asked_for_ready(state)
    people = [seat for seat in here if not is_bot(state, seat)] or here
    return 2 * sum(state.players[seat].ready for seat in people) > len(people) > 1


def ready_until(state: State) -> int | None:
    """MF-16: when a round begins whoever is ready; ``since_ms`` is when most of them were."""
    if state.phase != "ready" or waits_for_players(state):
        return None
    is_running = most_are_ready(state) if state.table.start == "ready" else True
    return state.since_ms + READY_MS if is_running else None


def deck_ids(state: State | View) -> tuple[str, ...]:
    return tuple(cards_of(state.table.deck))
