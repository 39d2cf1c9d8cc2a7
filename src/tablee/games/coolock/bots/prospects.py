"""What may come: ghosts that are not there yet, and the next mystery card."""

from tablee.core.protocol import Seat
from tablee.games.coolock.bots.risk import chances, dangers
from tablee.games.coolock.model import FIRST_GHOST, Card, State
from tablee.games.coolock.rules.ghosts import spawn_points
from tablee.games.coolock.rules.queries import board_of

SIX = 1 / 6  # CL-58
WORTH: dict[Card, float] = {  # for the team, in turns that it saves or costs
    "second_wind": 1.2,
    "skeleton_key": 2.0,
    "secret_passage": 1.0,
    "lantern": 1.0,
    "rusty_padlock": -0.8,
}
GHOST = 0.4  # for each one on the board: its next move
APPARITION = 0.8
PRISONER = 1.0


def round_dangers(state: State, seat: int) -> list[float]:
    """By edge: how likely a pawn that stands there is caught at the end of this round.

    The seats after this one are still to roll and may bring a ghost, where they are now (CL-58).
    """
    board = board_of(state.table)
    if state.has_moonlight:
        return [0.0] * len(board.ends)
    is_late = state.phase == "ghost_order" and not state.is_cold_wind  # some have moved already
    moving = [ghost for ghost in state.ghosts if not is_late or ghost.id in state.haunting]
    found = dangers(board, (ghost.at for ghost in moving))
    if state.supply and state.round >= FIRST_GHOST:
        for mate in range(seat + 1, state.seats):
            if not state.pawns[mate].sentence:
                point = spawn_points(state, Seat(mate))[0]
                for edge, chance in enumerate(chances(board, point)):
                    if chance:
                        found[edge] = 1 - (1 - found[edge]) * (1 - SIX * chance)
    return found


def card_worth(state: State) -> float:
    """What the next card is worth on average: which ones are left is known to all (CL-20)."""
    deck = state.deck or state.discards
    if not deck:
        return 0.0
    ghosts = len(state.ghosts)
    worth = dict(WORTH)
    worth["moonlight"] = 0.0 if state.has_moonlight else GHOST * ghosts
    worth["cold_wind"] = -GHOST * ghosts
    worth["exorcism"] = APPARITION if ghosts else 0.0
    worth["apparition"] = -APPARITION if state.supply else 0.0
    worth["amnesty"] = PRISONER * sum(pawn.where == "prison" for pawn in state.pawns)
    worth["black_padlock"] = WORTH["rusty_padlock"] if state.black_reserve else 0.0
    return sum(worth[card] for card in deck) / len(deck)
