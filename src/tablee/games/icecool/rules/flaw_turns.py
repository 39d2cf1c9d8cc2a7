"""What makes the turns of a position impossible: whose, of which kind, and how many there were."""

from tablee.core.soundness import first_flaw
from tablee.games.icecool.model import MOST_CIRCUITS, MOST_TRIES, State
from tablee.games.icecool.rules.holdings import has_cards
from tablee.games.icecool.rules.queries import is_warm_up

MOST = MOST_TRIES - 1
TRIES = {  # IC-41: failed tries in this turn, by phase
    "catcher_placement": (0, 0),
    "entry": (0, 0),
    "aim": (0, 0),
    "retry": (0, MOST),
    "flicking": (0, MOST),
    "off_board_end": (0, MOST),
    "end_of_turn": (0, MOST_TRIES),
    "game_over": (0, MOST_TRIES),
}
MOST_TURNS = MOST_CIRCUITS + 2  # of one seat; in a duel the Catcher may be ahead


def turns_flaw(state: State) -> str | None:
    """IC-36..49: the turn fits the phase, and those before it fit the turn."""
    return first_flaw(state, (_tries_flaw, _kind_flaw, _counts_flaw))


def _tries_flaw(state: State) -> str | None:
    """IC-41, IC-46: failed tries and orange lines belong to a turn that has begun."""
    least, most = TRIES[state.phase]
    if not least <= state.tries <= most:
        return f"{state.tries} failed tries; in {state.phase} from {least} to {most} (IC-41)"
    if state.phase == "retry" and not state.players[state.active].is_bound:
        return "phase retry needs a penguin that is bound to leave the circle (IC-41)"
    if state.is_placed and state.phase in ("catcher_placement", "entry"):
        return "an orange line cannot be used before the turn (IC-46)"
    return None


def _kind_flaw(state: State) -> str | None:
    """IC-37, IC-74, IC-98: skates need cards; a caught Runner of two comes in again."""
    if is_warm_up(state) or state.phase == "game_over":
        return None
    is_runner = state.active != state.catcher
    if state.phase == "entry" and not is_runner:
        return "a Catcher does not start on the red circle (IC-37)"
    if state.turn == "skates" and (
        not has_cards(state) or state.phase in ("catcher_placement", "entry")
    ):
        return "a turn on skates needs cards, and follows another turn (IC-74)"
    if state.turn == "re_entry" and not (
        state.seats == 2 and is_runner and state.players[state.active].is_caught
    ):
        return "only a caught Runner in a game of two comes in again (IC-98)"
    return None


def _counts_flaw(state: State) -> str | None:
    """IC-36, IC-49: turns go round, and after 30 circuits the round is over."""
    turns = [player.turns for player in state.players]
    if any(not 0 <= each <= MOST_TURNS for each in turns):
        return f"a round has at most {MOST_CIRCUITS} circuits (IC-49)"
    if is_warm_up(state) or state.phase == "game_over":
        return None
    if min(turns) > MOST_CIRCUITS - (state.turn == "normal"):
        return f"the round ends after {MOST_CIRCUITS} circuits (IC-49)"
    fits = _is_duel_in_turn(state) if state.seats == 2 else _is_circuit(state)
    return None if fits else f"turns do not go round: {turns}, and seat {state.active} (IC-36)"


def _is_circuit(state: State) -> bool:
    """Those who are a turn ahead come just before the active seat, wherever it began."""
    turns, seats = [player.turns for player in state.players], state.seats
    if max(turns) > min(turns) + 1:
        return False
    ahead = {seat for seat in range(seats) if turns[seat] > min(turns)}
    last = state.active if state.turn == "skates" else state.active - 1  # counted, or not yet
    return ahead == {(last - step) % seats for step in range(len(ahead))}


def _is_duel_in_turn(state: State) -> bool:
    """How far the Catcher may be ahead: a re-entry takes the place of a turn (IC-98, IC-99)."""
    runner = state.players[1 - state.catcher]
    ahead = state.players[state.catcher].turns - runner.turns
    if state.phase == "catcher_placement":
        return ahead == 0
    is_counted = state.turn != "normal"
    if state.active == state.catcher:
        least, most = (0, 1) if is_counted else (-1, 0)
    else:
        least, most = (-1, 0) if is_counted else (0, 1)
    return least <= ahead <= most + runner.is_caught
