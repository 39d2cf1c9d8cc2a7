"""What makes a given position impossible: the table, its course, and the phase that it is in.

What lies on the board has a module of its own.
"""

from functools import lru_cache

from msgspec.structs import replace

from tablee.core.errors import Refused
from tablee.core.soundness import are_sorted_seats, first_flaw, time_flaw
from tablee.games.coolock.board.cells import BoardFile
from tablee.games.coolock.board.checks import board_fault
from tablee.games.coolock.model import (
    BRONZE,
    DECK,
    LAST_ROUND,
    MOST_GHOSTS,
    Options,
    Owed,
    Phase,
    State,
)
from tablee.games.coolock.rules.cards import ghost_targets, lock_targets, mate_targets
from tablee.games.coolock.rules.flaw_board import board_flaw
from tablee.games.coolock.rules.queries import gold_round
from tablee.games.coolock.rules.rounds import mystery_cell
from tablee.games.coolock.rules.setup import setup

ALL_CARDS = tuple(sorted(card for card, count in DECK for _ in range(count)))
DIE = range(1, 7)
OWED: dict[Phase, tuple[Owed | None, ...]] = {  # CL-85: the luck that each phase may wait for
    "deal": ("deal",),
    "prison": (None, "prison_dice"),
    "roll": (None, "die"),
    "move": (None,),
    "card": (None, "card", "ghost_dice"),
    "ghost_order": (None, "ghost_dice"),
    "over": (None,),
}


def flaw(state: State) -> str | None:
    """What makes the position impossible, or ``None``."""
    if (problem := first_flaw(state, (_table_flaw, _course_flaw))) is not None:
        return problem
    if state.phase == "deal":
        return _deal_flaw(state)
    checks = (board_flaw, _cards_flaw, _dice_flaw, _end_flaw, _haunting_flaw, _turn_flaw)
    return first_flaw(state, checks)


def _table_flaw(state: State) -> str | None:
    """CL-2, CL-94: a pawn for each seat, on a board that breaks no guarantee."""
    if not 2 <= state.table.seats <= MOST_GHOSTS or len(state.pawns) != state.table.seats:
        return f"{len(state.pawns)} pawns at a table of {state.table.seats}; there are 2 to 6"
    board = state.table.board
    return None if isinstance(board, str) else _own_board_flaw(board)


@lru_cache(maxsize=16)
def _own_board_flaw(board: BoardFile) -> str | None:
    """CL-94: what is wrong with a board of one's own; it is looked at once."""
    fault = board_fault(board)
    return None if fault is None else str(fault.hint["problem"])


def _course_flaw(state: State) -> str | None:
    """CL-21, CL-55, CL-56: seats, rounds and time are counted."""
    last = LAST_ROUND
    if state.table.midnight:
        last = gold_round(state.table) + BRONZE
    if not 1 <= state.round <= last:
        return f"round {state.round} of {last} (CL-55, CL-56)"
    if not 0 <= state.active < state.seats:
        return f"no seat {state.active}"
    if not are_sorted_seats(state.left, state.seats):
        return "left lists seats of this table, in order, each once"
    if state.owed not in OWED[state.phase]:
        return f"phase {state.phase} does not wait for {state.owed} (CL-85)"
    return time_flaw(state.at_ms)


def _deal_flaw(state: State) -> str | None:
    """Before the deal there is nothing on the board (CL-12..20)."""
    table = state.table
    options = Options(difficulty=table.difficulty, midnight=table.midnight, board=table.board)
    try:
        empty = setup(table.seats, options)
    except Refused as error:  # CL-94: no deal of this board can be won
        return str(error)
    if state != replace(empty, left=state.left, at_ms=state.at_ms):
        return "before the deal the board must be empty"
    return None


def _cards_flaw(state: State) -> str | None:
    """CL-81, CL-82: every card is in one place; one is in hand only while a target is chosen."""
    lanterns = ("lantern",) * sum(pawn.lanterns for pawn in state.pawns)
    out = () if state.card is None else (state.card,)
    if tuple(sorted((*state.deck, *state.discards, *lanterns, *out))) != ALL_CARDS:
        return "deck, discards, Lanterns and the card in hand must make the 24 cards (CL-82)"
    if list(state.deck) != sorted(state.deck) or list(state.discards) != sorted(state.discards):
        return "deck and discards are written in sorted order, because nobody knows theirs (CL-20)"
    if state.card is not None and (state.phase != "card" or state.owed is not None):
        return f"card {state.card} cannot be in hand in phase {state.phase} (CL-89)"
    return None


def _dice_flaw(state: State) -> str | None:
    """CL-23, CL-64, CL-73: dice show 1 to 6, where they have been rolled."""
    shown = [*(() if state.die is None else (state.die,)), *(state.dice or ())]
    if any(each not in DIE for each in shown):
        return "dice show 1 to 6"
    if state.phase == "move" and state.die is None:
        return "a move without a roll (CL-22)"
    if state.phase in ("prison", "roll") and state.die is not None:
        return "a die before the roll (CL-22)"
    if state.phase == "over" or state.dice is None:
        return None
    if state.phase == "prison" or state.owed == "ghost_dice":
        return "the ghost dice have not been rolled yet (CL-60, CL-73)"
    if state.dice[0] != state.dice[1]:
        return "the ghost dice stay only when they show a double (CL-64, CL-74)"
    return None


def _end_flaw(state: State) -> str | None:
    """CL-54..56: over for a reason, and for no other."""
    if (state.phase == "over") != (state.reason is not None):
        return "phase over and a reason go together"
    if (state.reason == "hexagon") != (not state.portions):
        return "the game ends as soon as the hexagon is complete (CL-54)"
    if state.reason == "midnight" and (
        not state.table.midnight or state.round != gold_round(state.table) + BRONZE
    ):
        return "midnight does not come in this round, or not at this table (CL-55)"
    if state.reason == "unfinished" and (state.table.midnight or state.round != LAST_ROUND):
        return f"only round {LAST_ROUND} ends unfinished (CL-56)"
    return None


def _haunting_flaw(state: State) -> str | None:
    """CL-60..64: ghosts move one after the other, the oldest first, after the last turn or now."""
    moves = state.phase == "ghost_order" or state.owed == "ghost_dice"
    if moves != bool(state.haunting):
        return "haunting lists ghosts while ghosts move, and only then (CL-60)"
    ids = tuple(ghost.id for ghost in state.ghosts)
    if state.haunting and state.haunting != ids[-len(state.haunting) :]:
        return "haunting must list the last ghosts on the board, oldest first (CL-60)"
    if state.is_cold_wind and not (moves and state.has_drawn):
        return "a cold wind needs a card drawn and ghosts that move (CL-82)"
    if moves and not state.is_cold_wind:
        if state.phase == "card" or state.active != state.seats - 1 or state.die is not None:
            return "ghosts move after the turn of the last seat (CL-25)"
        if state.has_moonlight:
            return "no ghost moves in the moonlight (CL-82)"
    if moves and state.is_cold_wind and (state.phase == "card") != (state.owed is not None):
        return "a cold wind waits for dice in phase card, for a choice in phase ghost_order (CL-90)"
    if state.phase == "ghost_order" and state.owed is None and state.dice is None:
        return "phase ghost_order needs a double on the ghost dice (CL-64)"
    return None


def _turn_flaw(state: State) -> str | None:
    """CL-22, CL-72..80, CL-89: the active pawn is where the phase has it."""
    pawn = state.pawns[state.active]
    if state.phase == "prison" and (pawn.where != "prison" or pawn.sentence < 1):
        return "phase prison needs an active pawn that serves a sentence (CL-86)"
    if state.phase in ("roll", "move") and pawn.where == "prison":
        return "a prisoner does not roll (CL-24)"
    if state.phase == "prison" and state.has_drawn:
        return "a prisoner cannot have drawn a card (CL-78)"
    if state.phase in ("roll", "move") and state.has_drawn and mystery_cell(state) is None:
        return "a second roll needs a card, drawn along a mystery cell (CL-82)"
    if state.phase == "card" and not state.haunting:
        return _choice_flaw(state)
    return None


def _choice_flaw(state: State) -> str | None:
    """CL-78, CL-89: a card is due along a new mystery cell, and asks only where it has targets."""
    if mystery_cell(state) is None or state.die is None:
        return "a card needs a move that ended along a new mystery cell (CL-78)"
    if state.owed == "card":
        fresh = not state.has_drawn and (state.deck or state.discards)
        return (
            None if fresh else "no card can be drawn, or one was drawn in this turn (CL-78, CL-81)"
        )
    if not state.has_drawn:
        return "a card is in hand, but none was drawn (CL-78)"
    least = {  # CL-89: with a single target that must be, nobody is asked
        "skeleton_key": len(lock_targets(state)) > 1,
        "exorcism": len(ghost_targets(state)) > 1,
        "secret_passage": bool(mate_targets(state)),
    }
    if not least.get(state.card or "", False):
        return f"{state.card} leaves nothing to choose (CL-89)"
    return None
