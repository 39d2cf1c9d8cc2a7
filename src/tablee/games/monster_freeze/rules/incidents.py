"""What can happen at a table, whoever or whatever causes it."""

from msgspec.structs import replace

from tablee.core.protocol import Seat
from tablee.games.monster_freeze.events import (
    CountdownBegan,
    Event,
    Refreshed,
    Resumed,
    SeatLeft,
    Step,
)
from tablee.games.monster_freeze.model import COUNTDOWN_MS, State
from tablee.games.monster_freeze.rules.queries import active, is_bot, is_solo, seated
from tablee.games.monster_freeze.rules.rounds import change, cleared, finish, is_here


def count_down(state: State) -> Step:
    """MF-16: three seconds, with covered cards."""
    number = len(state.rounds) + 1
    began = replace(
        state,
        phase="countdown",
        since_ms=state.at_ms,
        round=number,
        players=tuple(cleared(each) for each in state.players),
        centre=None,
        pile=(),
    )
    return began, (CountdownBegan(number, state.at_ms + COUNTDOWN_MS),)


def resume(state: State) -> Step:
    """MF-53: always with a countdown."""
    going = replace(state, phase="resuming", since_ms=state.at_ms)
    return going, (Resumed(state.at_ms + COUNTDOWN_MS),)


def refresh(state: State, play: int, *, voted: bool) -> Step:
    """MF-51, MF-52: the centre goes under the pile, the top card becomes the centre."""
    assert state.centre is not None
    new, *rest = (*state.pile, state.centre)
    players = tuple(replace(each, voted=False) for each in state.players)
    after = replace(
        state,
        players=players,
        centre=new,
        pile=tuple(rest),
        quiet_since=play,
        refreshes=state.refreshes + 1,
    )
    return after, (Refreshed(state.centre, new, voted),)


def left(state: State, seat: Seat) -> Step:
    """MF-55: the cards go under the pile and the tricks out of the game, or to a bot."""
    told: tuple[Event, ...] = (SeatLeft(seat),)
    state = is_here(state, seat)
    if state.table.bot_takeover and not is_solo(state):
        state = change(state, seat, taken_over=True, away_since=None, ready=True)
    else:
        pile = (*state.pile, *state.players[seat].hand)
        state = change(state, seat, hand=(), tricks=(), left=True, away_since=None, voted=False)
        state = replace(state, pile=pile, queue=tuple(w for w in state.queue if w.seat != seat))
    humans = [each for each in seated(state) if not is_bot(state, each)]
    if not humans or len(seated(state)) == 1:
        return finish(state, told)
    if state.phase == "paused" and seat == state.paused_by:
        state, more = resume(state)
        return state, told + more
    return state, told


def votes_needed(state: State) -> tuple[Seat, ...]:
    """MF-52: every active human seat; bots are not asked."""
    return tuple(seat for seat in active(state) if not is_bot(state, seat))
