"""Could a game stand like this? What a given position must satisfy (the invariants of CX-80)."""

from collections import Counter

from tablee.core.protocol import Seat
from tablee.core.soundness import are_seats, are_sorted_seats, first_flaw, time_flaw
from tablee.games.cortexcape.board.graph import EXIT_INDEX, graph_of, tower_mask
from tablee.games.cortexcape.board.labs import BadLab, Lab
from tablee.games.cortexcape.model import COLOURS, DOORS, EMPTY, MARBLES, STOCK, TOWER, State
from tablee.games.cortexcape.rules.check import check_lock_possible
from tablee.games.cortexcape.rules.flaw_history import history_flaw, is_given_up
from tablee.games.cortexcape.rules.paths import cone_corridors
from tablee.games.cortexcape.rules.queries import builder, is_exit_to_exit, rounds_in

MOST_POINTS = 16  # CX-2: all cylinders together; no path costs more


def flaw(state: State) -> str | None:
    """What makes the position impossible, or ``None``."""
    checks = (
        _table_flaw,
        _lab_flaw,
        _course_flaw,
        _left_flaw,
        _draw_flaw,
        _board_flaw,
        _marble_flaw,
        _score_flaw,
        _lock_flaw,
        history_flaw,
    )
    return first_flaw(state, checks)


def _table_flaw(state: State) -> str | None:
    """CX-9, CX-89: the table, its clock, and one of everything for each seat."""
    table = state.table
    if not 2 <= table.seats <= 4:
        return f"{table.seats} seats; there are 2 to 4"
    if sorted(table.colours) != sorted(COLOURS[: table.seats]):
        return "colours are not one of the set for each seat (CX-9)"
    if len(state.scores) != table.seats:
        return "scores are not one per seat"
    if len(state.marbles) != MARBLES:
        return f"{len(state.marbles)} exits, not {MARBLES}"
    if state.at_ms > 0 and not table.clock:
        return "time passes only at a table with a clock (CX-89)"
    return time_flaw(state.at_ms)


def _lab_flaw(state: State) -> str | None:
    """CX-92: a labyrinth of one's own must not have too many ways."""
    if isinstance(state.table.lab, Lab):
        try:
            graph_of(state.table.lab).check_routes()
        except BadLab as error:
            return str(error)
    return None


def _course_flaw(state: State) -> str | None:
    """CX-15..24: starter and labyrinth are known after the draw, and rounds are counted."""
    table, rounds = state.table, rounds_in(state.table.seats, state.table.mode)
    in_draw = state.phase == "draw" or is_given_up(state)  # CX-61: perhaps in the draw
    if not in_draw and (state.starter is None or table.lab is None):
        return "no starter or no labyrinth after the draw"
    if state.starter is not None and not 0 <= state.starter < table.seats:
        return f"starter {state.starter} does not sit here"
    if not 1 <= state.round <= rounds:
        return f"round {state.round} of {rounds}"
    if state.phase == "over" and not is_given_up(state) and state.round != rounds:
        return f"over in round {state.round} of {rounds}"
    return None


def _left_flaw(state: State) -> str | None:
    """CX-61: with two players the first who leaves ends the game; with more it goes on."""
    if not are_seats(state.left, state.table.seats):
        return "left lists seats of this table, each once"
    if is_given_up(state):
        if state.table.seats != 2 or len(state.left) != 1:
            return "over with open exits: only a game of two that one seat left ends so (CX-61)"
    elif state.left and state.table.seats == 2:
        return "a game of two goes on though somebody left (CX-61)"
    return None


def _is_before_the_rounds(state: State) -> bool:
    """Still in the draw, or given up there."""
    return state.phase == "draw" or state.starter is None or state.table.lab is None


def _draw_flaw(state: State) -> str | None:
    """Fists and contenders belong to the draw, and nothing else does (CX-15..18)."""
    if not _is_before_the_rounds(state):
        return (
            None
            if state.white_hand is None and not state.contenders
            else "a fist or contenders after the draw (CX-15)"
        )
    if state.starter is not None and (state.contenders or state.table.lab is not None):
        return "phase draw, but starter and labyrinth are known"
    if state.starter is None and not _can_contend(state):
        return "at least two seats contend, in order, and all before a labyrinth is drawn (CX-18)"
    if state.white_hand is not None and (
        state.table.seats != 2 or state.table.lab is None or state.phase == "over"
    ):
        return "a fist is hidden only in the draw of two (CX-16)"
    begun = any(state.scores) or state.board.strip(EMPTY) or state.history or state.at_ms
    if state.round != 1 or begun or state.start or state.exit:
        return "the draw comes before everything else"
    return None


def _can_contend(state: State) -> bool:
    """CX-18: all at first; those who drew the same marble draw again."""
    drawing, seats = state.contenders, state.table.seats
    everybody = len(drawing) == seats or state.table.lab is not None
    return len(drawing) >= 2 and everybody and are_sorted_seats(drawing, seats)


def _board_flaw(state: State) -> str | None:
    """CX-2, CX-29, CX-80: all pieces are on the board or in hand, as the phase has it."""
    if len(state.board) != len(DOORS):
        return f"{len(state.board)} doors, not {len(DOORS)}"
    pieces = Counter(state.board + state.hand)
    empty = pieces.pop(EMPTY, 0)
    if pieces != Counter(STOCK) or EMPTY in state.hand:
        return "board and hand do not make the stock of 20 pieces (CX-2)"
    if empty != len(state.hand):
        return f"{empty} empty doors for {len(state.hand)} pieces in hand (CX-80)"
    if "".join(sorted(state.hand, key=STOCK.index)) != state.hand:
        return "the hand is written in the order W G Y R #"
    if state.phase in ("lock", "path") and state.hand:
        return "pieces in hand after the build"
    if TOWER in state.hand and (state.round > 1 or len(state.hand) < len(STOCK)):
        return "a path takes no tower"
    if state.phase == "build" and (state.round == 1) != (len(state.hand) == len(STOCK)):
        return "the whole stock is in hand before the first build, and only then"
    return None


def _marble_flaw(state: State) -> str | None:
    """CX-53, CX-63, CX-66: each closed round has laid its builder's marbles."""
    owners = Counter(owner for owner in state.marbles if owner is not None)
    if any(not 0 <= owner < state.table.seats for owner in owners):
        return "a marble of a seat that does not sit here"
    closed = state.round - 1 if None in state.marbles else state.round
    due = [0] * state.table.seats if _is_before_the_rounds(state) else marbles_due(state, closed)
    if any(owners[Seat(seat)] != due[seat] for seat in range(state.table.seats)):
        return f"marbles on exits do not fit round {state.round}: {due} by seat (CX-53, CX-63)"
    if state.phase != "over" and None not in state.marbles:
        return "no exit is open, and the game goes on (CX-55)"
    return None


def marbles_due(state: State, rounds: int) -> list[int]:
    """How many marbles each seat lays in so many rounds (CX-53, CX-63, CX-66)."""
    seats = state.table.seats
    assert state.starter is not None
    laid = [0] * seats
    for number in range(rounds):
        seat = (state.starter + number) % seats
        two = state.table.mode == "short" and MARBLES // seats - laid[seat] >= 2
        laid[seat] += 2 if two else 1
    return laid


def _score_flaw(state: State) -> str | None:
    """CX-45: a builder pays for each path, and no path costs more than all cylinders."""
    seats = state.table.seats
    closed = state.round - 1 if None in state.marbles else state.round
    for seat, score in enumerate(state.scores):
        first = 0 if state.starter is None else (seat - state.starter) % seats
        most = MOST_POINTS * len(range(first, closed, seats))
        if not 0 <= score <= most:
            return f"scores: seat {seat} has paid from 0 to {most} by now, not {score} (CX-45)"
    return None


def _lock_flaw(state: State) -> str | None:
    """CX-38..44, CX-65..69: cones stand after the lock; before it, one must be possible."""
    if state.phase != "path" and not (is_given_up(state) and (state.start or state.exit)):
        if state.start or state.exit:
            return "cones stand before the lock"
        if state.phase == "lock" and check_lock_possible(state, tower_mask(state.board)):
            return "no lock is possible on this board (CX-67, CX-69)"
        return None
    if state.hand:
        return "cones stand before the build"
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
    if check_lock_possible(state, tower_mask(state.board)):
        return "no lock was possible on this board (CX-67, CX-69)"
    return None
