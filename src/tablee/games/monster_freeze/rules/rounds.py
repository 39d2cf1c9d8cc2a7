"""Setting up, dealing, ending rounds and matches (MF-12, MF-13, MF-36..49, MF-55)."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tablee.core.protocol import Seat
from tablee.games.monster_freeze.events import Dealt, Event, MatchEnded, RoundEnded, Step
from tablee.games.monster_freeze.model import (
    Player,
    Reason,
    RoundEnd,
    State,
)
from tablee.games.monster_freeze.rules.queries import (
    best_at_exhaustion,
    counts_of,
    is_match_over,
    is_solo,
    result,
)


def change(state: State, seat: int, **fields: Any) -> State:
    """The state with something else about one seat."""
    players = list(state.players)
    players[seat] = replace(players[seat], **fields)
    return replace(state, players=tuple(players))


def is_here(state: State, seat: int) -> State:
    """MF-54: the seat sits out no longer, and has not missed this whole round."""
    if seat not in state.out and seat not in state.absent:
        return state
    out, absent = ([each for each in seats if each != seat] for seats in (state.out, state.absent))
    return replace(state, out=tuple(out), absent=tuple(absent))


def cleared(player: Player) -> Player:
    """MF-45: only round wins carry over, and who is there."""
    return Player(
        wins=player.wins,
        left=player.left,
        away_since=player.away_since,
        pauses=player.pauses,
        taken_over=player.taken_over,
    )


def deal(state: State, cards: Sequence[str]) -> Step:
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
        absent=_away(state),
    )
    return dealt, (Dealt(state.round, tuple(player.hand for player in players), centre),)


def _away(state: State) -> tuple[Seat, ...]:
    """MF-54: who may come to miss the whole round."""
    if state.table.absence == "leave" or is_solo(state):
        return ()
    seats = (seat for seat, each in enumerate(state.players) if each.away_since is not None)
    return tuple(map(Seat, seats))


def exhausted(state: State, play: int) -> Step:
    """MF-37; in solo MF-49."""
    if is_solo(state):
        return end_round(state, "solo_exhausted", None, play)
    winner = best_at_exhaustion(state)
    return end_round(state, "drawn" if winner is None else "exhausted", winner, play)


def end_round(state: State, reason: Reason, winner: Seat | None, play: int) -> Step:
    """MF-36..39, MF-41..45: the round is over, and perhaps the match."""
    counts = tuple(counts_of(each) for each in state.players)
    end = RoundEnd(reason, winner, counts, play, out=state.out, absent=state.absent)
    state = replace(state, rounds=(*state.rounds, end), play_ms=play, since_ms=state.at_ms)
    if winner is not None:
        state = change(state, winner, wins=state.players[winner].wins + 1)
    events: tuple[Event, ...] = (RoundEnded(end),)
    if is_match_over(state):
        return finish(state, events)
    players = tuple(replace(each, ready=False, voted=False) for each in state.players)
    return replace(state, phase="ready", players=players, queue=()), events


def finish(state: State, events: tuple[Event, ...]) -> Step:
    over = replace(state, phase="over", queue=())
    return over, (*events, MatchEnded(result(over)))
