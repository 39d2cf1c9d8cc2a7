"""What makes the board of a position impossible: pawns, padlocks, portions and ghosts.

Everything is there once, and remembers what it can. Where it stands is free, as puzzles need it:
padlocks on any crossing (not only those of CL-14), ghosts and pawns anywhere on the board.
"""

from collections import Counter
from itertools import pairwise

from tablee.core.soundness import are_sorted_seats, first_flaw
from tablee.games.coolock.board.cells import Board
from tablee.games.coolock.model import (
    BLACK_RESERVE,
    DECK,
    MOST_GHOSTS,
    PORTIONS,
    SENTENCE,
    Pawn,
    State,
)
from tablee.games.coolock.rules.queries import board_of

LANTERNS = dict(DECK)["lantern"]


def board_flaw(state: State) -> str | None:
    """What stands on the board could not stand there."""
    return first_flaw(state, (_pawns_flaw, _locks_flaw, _portions_flaw, _ghosts_flaw))


def _pawns_flaw(state: State) -> str | None:
    """What is wrong with the first pawn that cannot be there."""
    board = board_of(state.table)
    for seat, pawn in enumerate(state.pawns):
        if (problem := _pawn_flaw(board, pawn)) is not None:
            return f"the pawn of seat {seat} {problem}"
    return None


def _pawn_flaw(board: Board, pawn: Pawn) -> str | None:
    """CL-12, CL-36, CL-72, CL-80: in its base, on an edge or in prison, with what it remembers."""
    if (pawn.where == "board") != (pawn.edge is not None) or pawn.zone not in board.zones:
        return "needs a zone, and an edge exactly when it is on the board"
    if not 0 <= pawn.lanterns <= LANTERNS:
        return f"has {pawn.lanterns} of {LANTERNS} Lanterns (CL-82)"
    if not 0 <= pawn.sentence <= SENTENCE:
        return f"has {pawn.sentence} turns to serve, of {SENTENCE} (CL-72)"
    if pawn.sentence and pawn.where != "prison":
        return "serves a sentence outside the prison (CL-72)"
    if pawn.mystery is not None and (
        pawn.where != "board" or pawn.mystery not in board.mystery_of.values()
    ):
        return "remembers a mystery cell that is none, or is not on the board (CL-80)"
    if pawn.where == "base" and pawn != Pawn():
        return "is in its base, but has been out of it (CL-12)"
    if pawn.edge is None:
        return None
    if not 0 <= pawn.edge < len(board.ends) or board.is_border[pawn.edge]:
        return "is on no walkable edge (CL-28)"
    if pawn.zone not in board.zones_of_edge[pawn.edge]:
        return f"cannot remember zone {pawn.zone} on its edge (CL-36)"
    return None


def _locks_flaw(state: State) -> str | None:
    """CL-15, CL-17, CL-38: on crossings of edges, one on each, in colours that are played."""
    walks = board_of(state.table).walks
    places = [lock.at for lock in state.locks]
    if len({*places}) != len(places) or not all(at < len(walks) and walks[at] for at in places):
        return "padlocks are on crossings of walkable edges, one on each (CL-38)"
    if any(not are_sorted_seats(lock.colours, state.seats) for lock in state.locks):
        return "a padlock has colours in play, in order, each once (CL-17)"
    if not 0 <= state.black_reserve <= BLACK_RESERVE:
        return f"{state.black_reserve} black padlocks in a reserve of {BLACK_RESERVE} (CL-15)"
    return None


def _portions_flaw(state: State) -> str | None:
    """CL-13, CL-49..51: each on a place and for a slot of its own, no colour with too many."""
    board = board_of(state.table)
    places = {portion.at for portion in state.portions}
    if len(places) != len(state.portions) or not places <= {*board.portion_places}:
        return "portions are on portion places, one on each (CL-13)"
    if len({portion.slot for portion in state.portions}) != len(state.portions):
        return "two portions for one slot of the hexagon (CL-50)"
    owned = Counter(portion.owner for portion in state.portions)
    gold = owned.pop(None, 0)
    if not {*owned} <= {*range(state.seats)}:
        return "a portion of a colour that nobody plays (CL-49)"
    share = PORTIONS // state.seats
    if gold > PORTIONS % state.seats or any(count > share for count in owned.values()):
        return f"every colour owns {share} portions, and the rest is gold (CL-49, CL-51)"
    return None


def _ghosts_flaw(state: State) -> str | None:
    """CL-11, CL-59, CL-60: each with an id of its own, the oldest first; the rest are to come."""
    board = board_of(state.table)
    ids = [0, *(ghost.id for ghost in state.ghosts), state.next_ghost]
    if any(one >= other for one, other in pairwise(ids)):
        return "ghosts have ids of their own from 1 on, the oldest first (CL-60)"
    if state.next_ghost > _most_ghosts(state):
        return f"{state.next_ghost - 1} ghosts cannot come in {state.round} rounds (CL-57, CL-58)"
    if any(not 0 <= ghost.at < len(board.walks) for ghost in state.ghosts):
        return "a ghost is on no intersection (CL-5)"
    if state.supply < 0 or len(state.ghosts) + state.supply != min(state.seats + 1, MOST_GHOSTS):
        return "ghosts on the board and in the supply do not add up (CL-59)"
    return None


def _most_ghosts(state: State) -> int:
    """CL-57, CL-58, CL-82: two in a turn, by sixes or a card, and the first by itself."""
    return 2 + 2 * state.seats * state.round
