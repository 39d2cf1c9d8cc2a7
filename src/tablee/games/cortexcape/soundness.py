"""Could a game stand like this? What a given position must satisfy (the invariants of CX-80)."""

from collections import Counter

from tablee.core.protocol import Seat
from tablee.games.cortexcape.graph import EXIT_INDEX, graph_of, tower_mask
from tablee.games.cortexcape.judge import check_lock_possible
from tablee.games.cortexcape.model import COLOURS, DOORS, EMPTY, MARBLES, STOCK, State
from tablee.games.cortexcape.rounds import builder, is_exit_to_exit, rounds_in
from tablee.games.cortexcape.walking import cone_corridors, points_of


def flaw(state: State) -> str | None:
    """What makes the position impossible, or ``None``."""
    checks = (_table_flaw, _draw_flaw, _board_flaw, _marble_flaw, _lock_flaw, _history_flaw)
    return next((found for check in checks if (found := check(state)) is not None), None)


def _table_flaw(state: State) -> str | None:
    table = state.table
    if not 2 <= table.seats <= 4:
        return f"{table.seats} seats"
    if sorted(table.colours) != sorted(COLOURS[: table.seats]):
        return "colours are not one of the set for each seat (CX-9)"
    if len(state.scores) != table.seats or min(state.scores) < 0:
        return "scores are not one per seat, 0 or more"
    begun = state.phase not in ("draw", "over")  # CX-61: a game can be given up in the draw
    if begun and (state.starter is None or table.lab is None):
        return "no starter or no labyrinth after the draw"
    if state.starter is not None and not 0 <= state.starter < table.seats:
        return f"starter {state.starter} does not sit here"
    if not 1 <= state.round <= rounds_in(table.seats, table.mode):
        return f"round {state.round} of {rounds_in(table.seats, table.mode)}"
    if len(set(state.left)) != len(state.left) or not set(state.left) <= set(range(table.seats)):
        return "seats that left sit here, and leave once"
    if state.left and table.seats == 2 and state.phase != "over":
        return "a game of two goes on though somebody left (CX-61)"
    if state.at_ms < 0 or (state.at_ms > 0 and not table.clock):
        return "table time is counted from 0, at a table with a clock"
    return None


def _draw_flaw(state: State) -> str | None:
    """Fists and contenders belong to the draw, and nothing else does (CX-15..18)."""
    if state.phase != "draw":
        given_up = state.phase == "over" and state.starter is None
        if state.white_hand is not None or (state.contenders and not given_up):
            return "fists and contenders after the draw"
        return None
    seated = tuple(range(state.table.seats))
    if state.starter is None:
        drawing = state.contenders
        if len(drawing) < 2 or sorted(set(drawing)) != list(drawing) or not {*drawing} <= {*seated}:
            return "at least two seats contend, in order (CX-18)"
    elif state.contenders or state.table.lab is not None:
        return "nothing is left to draw"
    if state.white_hand is not None and (state.table.seats != 2 or state.table.lab is None):
        return "a fist is hidden only in the draw of two (CX-16)"
    if state.round != 1 or any(state.scores) or state.board.strip(EMPTY) or state.history:
        return "the draw comes before everything else"
    return None


def _board_flaw(state: State) -> str | None:
    if len(state.board) != len(DOORS):
        return f"{len(state.board)} doors, not {len(DOORS)}"
    pieces = Counter(state.board + state.hand)
    empty = pieces.pop(EMPTY, 0)
    if pieces != Counter(STOCK):
        return "board and hand do not make the stock of 20 pieces (CX-2)"
    if empty != len(state.hand):
        return f"{empty} empty doors for {len(state.hand)} pieces in hand (CX-80)"
    if "".join(sorted(state.hand, key=STOCK.index)) != state.hand:
        return "the hand is written in the order W G Y R #"
    if state.phase in ("lock", "path") and state.hand:
        return "pieces in hand after the build"
    if state.phase == "build" and (state.round == 1) != (len(state.hand) == len(STOCK)):
        return "the whole stock is in hand before the first build, and only then"
    if state.round > 1 and "#" in state.hand:
        return "a path takes no tower"
    return None


def _marble_flaw(state: State) -> str | None:
    if len(state.marbles) != MARBLES:
        return f"{len(state.marbles)} exits, not {MARBLES}"
    owners = Counter(owner for owner in state.marbles if owner is not None)
    if any(not 0 <= owner < state.table.seats for owner in owners):
        return "a marble of a seat that does not sit here"
    if state.phase == "draw":
        return "marbles before the first round" if owners else None
    if state.phase == "over":
        return None if sum(owners.values()) == MARBLES or state.left else "over with exits open"
    assert state.starter is not None
    due = _marbles_due(state)
    if any(owners[Seat(seat)] != due[seat] for seat in range(state.table.seats)):
        return f"marbles on exits do not fit round {state.round}: {due} by seat (CX-53, CX-63)"
    return None


def _marbles_due(state: State) -> list[int]:
    """How many marbles each seat has laid before this round (CX-53, CX-63, CX-66)."""
    seats = state.table.seats
    assert state.starter is not None
    laid = [0] * seats
    for number in range(1, state.round):
        seat = (state.starter + number - 1) % seats
        two = state.table.mode == "short" and MARBLES // seats - laid[seat] >= 2
        laid[seat] += 2 if two else 1
    return laid


def _lock_flaw(state: State) -> str | None:
    if state.phase in ("draw", "over"):
        return None
    if state.phase != "path":
        if state.start or state.exit:
            return "cones stand before the lock"
        if state.phase == "lock" and check_lock_possible(state, tower_mask(state.board)):
            return "no lock is possible on this board (CX-67, CX-69)"
        return None
    graph = graph_of(state.table.lab)
    rim = is_exit_to_exit(state)
    if state.start not in (graph.ends if rim else graph.starts) or state.exit not in graph.ends:
        return "the cones stand nowhere in this labyrinth (CX-75)"
    used = [state.exit, state.start] if rim else [state.exit]
    if any(state.marbles[EXIT_INDEX[name]] is not None for name in used):
        return "a cone stands on a closed exit (CX-40)"
    if state.start == state.exit:
        return "both cones stand on one exit (CX-65)"
    start, end = cone_corridors(graph, state.start, state.exit)
    if not graph.regions(tower_mask(state.board))[start] >> end & 1:
        return f"no way from {state.start} to {state.exit} for seat {builder(state)} (CX-42)"
    return None


def _history_flaw(state: State) -> str | None:
    """A history is empty (a puzzle) or tells all closed rounds, and adds up to the scores."""
    if not state.history:
        return None
    closed = state.round if state.phase == "over" and None not in state.marbles else state.round - 1
    if len(state.history) != closed or state.starter is None:
        return "the history does not fit the round"
    totals = [0] * state.table.seats
    for number, past in enumerate(state.history):
        if past.builder != (state.starter + number) % state.table.seats:
            return f"round {number + 1} was built by another seat (CX-23)"
        if Counter(past.board) != Counter(STOCK) or not {*past.doors} <= {*DOORS}:
            return f"round {number + 1} has an impossible board or path"
        if past.points != points_of(past.board, past.doors) or past.exit not in EXIT_INDEX:
            return f"round {number + 1} does not cost {past.points}"
        totals[past.builder] += past.points
    return None if tuple(totals) == state.scores else "the history does not add up to the scores"
