"""What makes the board of a position impossible: where penguins stand and fish hang."""

from collections import Counter
from math import isfinite

from tablee.core.soundness import first_flaw
from tablee.games.icecool.board.school import school
from tablee.games.icecool.board.spots import hits_wall, overlaps
from tablee.games.icecool.model import FISH, PALETTE, Player, State
from tablee.games.icecool.rules.queries import is_warm_up

IN_PLAY = ("entry", "aim", "retry", "flicking", "end_of_turn", "off_board_end")
FLICKS = ("aim", "retry", "flicking", "end_of_turn", "off_board_end")


def board_flaw(state: State) -> str | None:
    """Penguins or fish could not be there."""
    return first_flaw(state, (_spots_flaw, _entry_flaw, _fish_flaw, _catch_flaw))


def _spots_flaw(state: State) -> str | None:
    """IC-24: on the floor of the school, and not in each other."""
    spots = [player.spot for player in state.players if player.spot is not None]
    for number, spot in enumerate(spots):
        if not all(map(isfinite, spot)) or max(map(abs, spot)) > 1 or hits_wall(spot):
            return f"a penguin stands in a wall or outside, at {spot} (IC-24)"
        if overlaps(spot, spots[:number]):
            return f"two penguins stand at {spot} (IC-24)"
    return None


def _entry_flaw(state: State) -> str | None:
    """IC-35..39: the Catcher is placed first; who flicks stands on the board, who enters not."""
    spot = state.players[state.active].spot
    if state.phase in FLICKS and spot is None:
        return "the active penguin must stand on the board (IC-44)"
    if state.phase in ("catcher_placement", "entry") and spot is not None:
        return "a penguin that comes in cannot stand on the board already (IC-37)"
    is_early = state.active != state.catcher or any(player.spot for player in state.players)
    if state.phase == "catcher_placement" and is_early:
        return "the Catcher is placed first, by the Catcher (IC-35)"
    plays = state.phase in IN_PLAY and not is_warm_up(state)
    if plays and state.players[state.catcher].spot is None:
        return "the Catcher is not on the board (IC-35)"
    return None


def _fish_flaw(state: State) -> str | None:
    """IC-34, IC-50, IC-58: three for each Runner, on doors or taken."""
    if any(fish.door not in school().door for fish in state.fish):
        return "a fish hangs over no door (IC-34)"
    if state.fish != tuple(sorted(state.fish)):
        return "fish are listed by colour and door"
    if is_warm_up(state):
        return None
    hanging = Counter(fish.colour for fish in state.fish)
    due = {
        state.table.worn[seat]: 0 if seat == state.catcher else FISH - player.fish
        for seat, player in enumerate(state.players)
    }
    if any(hanging[colour] != due.get(colour, 0) for colour in PALETTE):
        return f"each Runner has {FISH} fish, on doors or taken; a Catcher has none (IC-34)"
    most = FISH if state.phase == "game_over" else FISH - 1
    if any(not 0 <= player.fish <= most for player in state.players):
        return f"a Runner with {FISH} fish ends the round (IC-92)"
    return None


def _catch_flaw(state: State) -> str | None:
    """IC-41, IC-65, IC-92: Runners are caught and bound to leave the circle, Catchers never."""
    if is_warm_up(state):
        return None
    catcher = state.players[state.catcher]
    if catcher.is_caught or catcher.is_bound or catcher.fish:
        return "the Catcher cannot be caught, bound or have fish (IC-58, IC-65)"
    if any(player.is_bound and player.spot is None for player in state.players):
        return "a penguin off the board cannot be bound to leave the circle (IC-41)"
    caught = sum(player.is_caught for player in state.players)
    if state.seats > 2 and caught == state.seats - 1 and state.phase != "game_over":
        return "all Runners are caught, so the round is over (IC-92)"
    if state.phase == "catcher_placement" and any(_has_begun(each) for each in state.players):
        return "a player has fish or was caught before the Catcher is placed (IC-96)"
    return None


def _has_begun(player: Player) -> bool:
    """Whether anything has happened to a player in this round."""
    return bool(player.fish or player.is_caught or player.is_bound)
