"""Setting up, dealing, ending rounds and matches (MF-12, MF-13, MF-36..49, MF-55)."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tablee.core.errors import BadOptions
from tablee.core.protocol import Result, Seat
from tablee.games.monster_freeze.deck import cards_of, flaw_of
from tablee.games.monster_freeze.events import Dealt, Event, MatchEnded, RoundEnded
from tablee.games.monster_freeze.model import (
    COLOURS,
    Options,
    Player,
    Reason,
    RoundEnd,
    State,
    Table,
    View,
)

MOST_DRAWN = 3  # MF-44


def setup(seats: int, options: Options) -> State:
    """The table before its first round: everybody is asked whether they are ready (MF-16)."""
    if options.deck is not None and (flaw := flaw_of(options.deck, seats)) is not None:
        raise BadOptions(f"BAD_DECK: {flaw}")  # MF-11
    assist = (options.assist,) * seats if isinstance(options.assist, bool) else options.assist
    if len(assist) != seats:
        raise BadOptions(f"assist is one for all, or one for each of {seats} seats")
    named = [*options.bots, *([] if options.warm_seat is None else [options.warm_seat])]
    if any(seat >= seats for seat in named):
        raise BadOptions(f"a table of {seats} has no seat {max(named)}")
    solo = seats == 1
    cold = options.cold if options.cold is not None else (0 if solo else 10)  # MF-51
    table = Table(
        seats=seats,
        rounds_to_win=options.rounds_to_win or (1 if solo else 2),  # MF-43
        timer_ms=options.timer * 1000,
        assist=tuple(assist),
        bot_takeover=options.bot_takeover,
        warm_seat=None if options.warm_seat is None else Seat(options.warm_seat),
        edge_ms=round(options.edge * 1000),
        swap_gap_ms=round(options.swap_gap * 1000),
        claim_lock_ms=round(options.claim_lock * 1000),
        cold_ms=round(cold * 1000),
        deck=options.deck,
        bots=tuple(Seat(seat) for seat in sorted(set(options.bots))),
    )
    return State(
        table=table,
        phase="ready",
        round=1,
        at_ms=0,
        told_ms=0,
        since_ms=0,
        play_ms=0,
        players=(Player(),) * seats,
        centre=None,
        pile=(),
        quiet_since=0,
        idle_since=0,
        refreshes=0,
        vote_after=0,
        queue=(),
        paused_by=None,
        is_idle_pause=False,
        resumers=(),
        rounds=(),
        closed=False,
    )


def change(state: State, seat: int, **fields: Any) -> State:
    """The state with something else about one seat."""
    players = list(state.players)
    players[seat] = replace(players[seat], **fields)
    return replace(state, players=tuple(players))


def seated(state: State) -> tuple[Seat, ...]:
    """Who has not left."""
    return tuple(Seat(at) for at, each in enumerate(state.players) if not each.left)


def active(state: State) -> tuple[Seat, ...]:
    """MF-24: seated and connected; bots always."""
    return tuple(seat for seat in seated(state) if state.players[seat].away_since is None)


def is_bot(state: State, seat: int) -> bool:
    return seat in state.table.bots or state.players[seat].taken_over


def is_solo(state: State) -> bool:
    return state.table.seats == 1


def cleared(player: Player) -> Player:
    """MF-45: only round wins carry over, and who is there."""
    return Player(
        wins=player.wins,
        left=player.left,
        away_since=player.away_since,
        pauses=player.pauses,
        taken_over=player.taken_over,
    )


def deal(state: State, cards: Sequence[str]) -> tuple[State, tuple[Event, ...]]:
    """MF-12, MF-13; those who have left get no cards."""
    rest = list(cards)
    players = []
    for player in state.players:
        hand = () if player.left else tuple(rest[:3])
        del rest[: len(hand)]
        players.append(replace(player, hand=hand))
    centre, *pile = rest
    dealt = replace(
        state,
        players=tuple(players),
        centre=centre,
        pile=tuple(pile),
        quiet_since=0,
        idle_since=0,
        refreshes=0,
        vote_after=0,
        queue=(),
    )
    return dealt, (Dealt(state.round, tuple(player.hand for player in players), centre),)


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
        for counts in [counts_of(state.players[seat])]
    ]
    best = max(ranked)[0]
    first = [seat for key, seat in ranked if key == best]
    return first[0] if len(first) == 1 else None  # MF-39


def exhausted(state: State, play: int) -> tuple[State, tuple[Event, ...]]:
    """MF-37; in solo MF-49."""
    if is_solo(state):
        return end_round(state, "solo_exhausted", None, play)
    winner = best_at_exhaustion(state)
    return end_round(state, "drawn" if winner is None else "exhausted", winner, play)


def end_round(
    state: State, reason: Reason, winner: Seat | None, play: int
) -> tuple[State, tuple[Event, ...]]:
    """MF-36..39, MF-41..45: the round is over, and perhaps the match."""
    end = RoundEnd(reason, winner, tuple(counts_of(each) for each in state.players), play)
    state = replace(state, rounds=(*state.rounds, end), play_ms=play, since_ms=state.at_ms)
    if winner is not None:
        state = change(state, winner, wins=state.players[winner].wins + 1)
    events: tuple[Event, ...] = (RoundEnded(end),)
    if is_match_over(state):
        return finish(state, events)
    players = tuple(replace(each, ready=False, voted=False) for each in state.players)
    return replace(state, phase="ready", players=players, queue=()), events


def is_match_over(state: State) -> bool:
    last = state.rounds[-1] if state.rounds else None
    if last is None:
        return False
    if is_solo(state) and last.winner is None:
        return True
    if any(each.wins >= state.table.rounds_to_win for each in state.players):
        return True
    return sum(end.reason == "drawn" for end in state.rounds) >= MOST_DRAWN  # MF-44


def finish(state: State, events: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    over = replace(state, phase="over", queue=())
    return over, (*events, MatchEnded(result(over)))


def result(state: State) -> Result:
    """Who has won, and by which rule it ended."""
    seats = [Seat(seat) for seat in range(state.table.seats)]
    if state.closed:
        return Result("MF-56", (), (0,) * len(seats), (2,) * len(seats))
    if is_solo(state):
        return _solo_result(state)
    here = [seat for seat in seated(state) if not state.players[seat].taken_over]
    wins = tuple(each.wins for each in state.players)
    humans = [seat for seat in here if seat not in state.table.bots]
    some_left = any(each.left or each.taken_over for each in state.players)
    if not humans and some_left:  # MF-55: abandoned
        return Result("MF-55", (), wins, (2,) * len(seats))
    if len(seated(state)) == 1:
        winners: tuple[Seat, ...] = seated(state)
        ending = "MF-55"
    else:
        most = max(wins[seat] for seat in seated(state))
        winners = tuple(seat for seat in seated(state) if wins[seat] == most)
        ending = "MF-43" if most >= state.table.rounds_to_win else "MF-44"
    order = [(seat not in winners, state.players[seat].left, -wins[seat]) for seat in seats]
    ranks = tuple(1 + sum(other < own for other in order) for own in order)
    return Result(ending, winners, wins, ranks)


def _solo_result(state: State) -> Result:
    """MF-47..49; leaving gives no result."""
    if state.players[0].left:
        return Result("MF-55", (), (0,), (2,))
    last = state.rounds[-1]
    won = last.winner is not None
    score = 100 * sum(count > 0 for count in last.counts[0])
    if won:
        score += (state.table.timer_ms - last.play_ms) // 1000
    ending = "MF-49" if last.reason == "solo_exhausted" else "MF-47"
    return Result(ending, (Seat(0),) if won else (), (score,), (1 if won else 2,))


RANKED_S = (60, 120, 180, 300)  # MF-48


def high_scores(state: State) -> int | None:
    """MF-48: the list of high scores for this timer; other runs are unranked."""
    table = state.table
    seconds = table.timer_ms // 1000
    as_usual = not table.assist[0] and table.claim_lock_ms == 2000 and table.deck is None
    return seconds if is_solo(state) and as_usual and seconds in RANKED_S else None


def deck_ids(state: State | View) -> tuple[str, ...]:
    return tuple(cards_of(state.table.deck))
