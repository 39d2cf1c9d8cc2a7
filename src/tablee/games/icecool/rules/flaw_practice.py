"""What makes practice impossible: alone (IC-29, IC-110), or before the first round (IC-109)."""

from tablee.games.icecool.board.school import school
from tablee.games.icecool.model import (
    MOST_PRACTICE_FLICKS,
    MOST_WARM_UP_FLICKS,
    State,
)
from tablee.games.icecool.model.tricks import MOST_TRICK_FLICKS, trick_of
from tablee.games.icecool.rules.queries import is_alone, on_red_circle

PHASES = ("entry", "aim", "flicking", "game_over")  # IC-29
ENDINGS = ("toured", "tired", "made", "left")


def practice_flaw(state: State) -> str | None:
    """Without cards, fish, rounds and a Catcher, and not for ever."""
    if state.phase not in PHASES or state.turn != "normal":
        return f"a warm-up has no phase {state.phase} and no turn {state.turn} (IC-29)"
    for player in state.players:
        if player.fish or player.is_caught or player.is_bound or player.points or player.cards:
            return "a warm-up has no cards, no fish, no score and no duty (IC-29)"
    if state.deck or state.fish or state.tries or state.rounds:
        return "a warm-up has no cards, no fish and no rounds (IC-29)"
    if list(state.visited) != sorted({*state.visited}) or not {*state.visited} <= {*school().room}:
        return "visited lists rooms of the school, in order, each once"
    return _alone_flaw(state) if is_alone(state) else _table_flaw(state)


def _alone_flaw(state: State) -> str | None:
    """IC-29, IC-110: the flicks of one player are counted, turns are not."""
    trick = state.table.trick
    most = MOST_WARM_UP_FLICKS if trick is None else MOST_TRICK_FLICKS
    if state.round != 1 or state.players[0].turns:
        return "alone there are neither rounds nor counted turns (IC-29)"
    if state.flicks > most - (state.phase != "game_over"):
        return f"{state.flicks} flicks; after {most} it is over (IC-29, IC-110)"
    if trick is None or state.phase == "game_over":
        return None
    if state.phase == "entry" or state.players[0].spot != trick_of(trick).start:
        return "a set shot is tried from its own spot (IC-110)"
    return "a set shot is no tour (IC-110)" if state.visited else None


def _table_flaw(state: State) -> str | None:
    """IC-109: one after the other; nobody else stands on the board."""
    for seat, player in enumerate(state.players):
        if seat != state.active and (player.spot is not None or player.turns):
            return "before the first round one player at a time warms up (IC-109)"
    if state.players[state.active].turns >= MOST_PRACTICE_FLICKS:
        return f"after {MOST_PRACTICE_FLICKS} flicks it is the next player's turn (IC-109)"
    if state.ending not in (None, "left"):
        return f"ending {state.ending} does not fit a table that warms up (IC-109)"
    return None


def alone_end_flaw(state: State) -> str | None:
    """IC-29, IC-110: how practice of one player may have ended."""
    spot = state.players[0].spot
    if state.table.trick is not None:
        ended = state.ending == "made" or state.flicks == MOST_TRICK_FLICKS
        fits = state.ending in ("made", "tired") and ended
    else:
        toured = len(state.visited) == len(school().rooms) and spot and on_red_circle(spot)
        ended = bool(toured if state.ending == "toured" else state.flicks == MOST_WARM_UP_FLICKS)
        fits = state.ending in ("toured", "tired") and ended
    if fits and state.flicks > 0:
        return None
    return f"ending {state.ending} does not fit this warm-up (IC-29, IC-110)"
