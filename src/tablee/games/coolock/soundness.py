"""What makes a given position impossible."""

from tablee.games.coolock.board_checks import board_fault
from tablee.games.coolock.model import DECK, MOST_GHOSTS, PORTIONS, State
from tablee.games.coolock.standing import board_of

ALL_CARDS = tuple(sorted(card for card, count in DECK for _ in range(count)))


def flaw(state: State) -> str | None:
    """Plain counting: everything is on the board once, and the phase fits."""
    if not 2 <= state.table.seats <= MOST_GHOSTS or len(state.pawns) != state.table.seats:
        return f"{len(state.pawns)} pawns at a table of {state.table.seats}"
    if not isinstance(state.table.board, str):
        fault = board_fault(state.table.board)
        if fault is not None:
            return str(fault.hint["problem"])
    if not 0 <= state.active < state.seats:
        return f"no seat {state.active}"
    if state.phase == "deal":
        return None if state.owed == "deal" else "nothing is dealt"
    return _pieces_flaw(state) or _cards_flaw(state) or _phase_flaw(state)


def _pieces_flaw(state: State) -> str | None:
    board = board_of(state.table)
    for seat, pawn in enumerate(state.pawns):
        on_board = pawn.where == "board"
        if on_board != (pawn.edge is not None) or pawn.zone not in board.zones:
            return f"the pawn of seat {seat} is somewhere and nowhere"
        if pawn.edge is not None and not _is_walkable(state, pawn.edge):
            return f"the pawn of seat {seat} is on no walkable edge"
    vertices = range(len(board.walks))
    places = [lock.at for lock in state.locks]
    if len(set(places)) != len(places) or any(at not in vertices for at in places):
        return "padlocks are on different intersections of the board"
    if any(ghost.at not in vertices for ghost in state.ghosts):
        return "a ghost is on no intersection"
    if any(portion.at not in board.portion_places for portion in state.portions):
        return "a portion is on no portion place"
    slots = {portion.slot for portion in state.portions}
    if len(slots) != len(state.portions) or len(slots) > PORTIONS:
        return "two portions for one slot of the hexagon"
    seats = range(state.seats)
    owners = [portion.owner for portion in state.portions if portion.owner is not None]
    if any(each not in seats for each in (*owners, *(c for k in state.locks for c in k.colours))):
        return "a colour that nobody plays"
    if len(state.ghosts) + state.supply != min(state.seats + 1, MOST_GHOSTS):
        return "ghosts are on the board or in the supply"
    return None


def _is_walkable(state: State, edge: int) -> bool:
    board = board_of(state.table)
    return 0 <= edge < len(board.ends) and not board.is_border[edge]


def _cards_flaw(state: State) -> str | None:
    lanterns = ("lantern",) * sum(pawn.lanterns for pawn in state.pawns)
    out = () if state.card in (None, "lantern") else (state.card,)
    if tuple(sorted((*state.deck, *state.discards, *lanterns, *out))) != ALL_CARDS:
        return "every card is in one place"
    return None


def _phase_flaw(state: State) -> str | None:
    if (state.phase == "over") != (state.reason is not None):
        return "an end without a reason, or a reason without an end"
    if state.phase == "over":
        return None
    if not state.portions:
        return "the hexagon is complete, and nobody noticed"
    if state.phase == "move" and state.die is None:
        return "a move without a roll"
    if state.phase == "ghost_order" and not state.haunting:
        return "no ghost to move"
    if state.phase == "prison" and state.pawns[state.active].sentence < 1:
        return "nobody is in prison"
    known = {ghost.id for ghost in state.ghosts}
    if any(ghost not in known or ghost >= state.next_ghost for ghost in state.haunting):
        return "a ghost that is not there is to move"
    return None
