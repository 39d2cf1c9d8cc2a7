"""Could the closed rounds of a position have been? They tell the last rounds, or nothing at all."""

from collections import Counter

from tablee.games.cortexcape.board.graph import EXIT_INDEX, bits, graph_of, tower_mask
from tablee.games.cortexcape.model import (
    DOORS,
    EMPTY,
    EXITS,
    MARBLES,
    STOCK,
    Round,
    State,
)
from tablee.games.cortexcape.rules.paths import cone_corridors, emptied, points_of


def is_given_up(state: State) -> bool:
    """CX-61: over before all exits are closed."""
    return state.phase == "over" and None in state.marbles


def history_flaw(state: State) -> str | None:
    """A puzzle may begin without a past; what is told of it must be true (CX-23, CX-31, CX-53)."""
    closed = state.round - 1 if None in state.marbles else state.round
    if len(state.history) > closed:
        return f"the history has {len(state.history)} rounds, but only {closed} are closed"
    first = closed - len(state.history) + 1
    told = enumerate(state.history, start=first)
    return next(
        (found for number, past in told if (found := _round_flaw(state, past, number))),
        None,
    ) or (_sums_flaw(state, whole=first == 1) if state.history else None)


def _round_flaw(state: State, past: Round, number: int) -> str | None:
    """One round: who built, on what, between which cones, and what the path cost."""
    assert state.starter is not None
    graph = graph_of(state.table.lab)
    if past.builder != (state.starter + number - 1) % state.table.seats:
        return f"round {number} was built by another seat (CX-23)"
    if Counter(past.board) != Counter(STOCK):
        return f"round {number} has an impossible board (CX-2)"
    starts = EXIT_INDEX if _is_exit_to_exit(state, number) else graph.starts
    if past.start not in starts or past.exit not in EXIT_INDEX or past.start == past.exit:
        return f"round {number} has cones that stand nowhere (CX-75)"
    start, end = cone_corridors(graph, past.start, past.exit)
    walked = graph.routes(start, end).mask_of.get(past.doors)
    if walked is None or walked & tower_mask(past.board):
        return f"round {number} has no path like {past.doors!r} (CX-27, CX-46)"
    if past.points != points_of(past.board, past.doors):
        return f"round {number} does not cost {past.points} (CX-45)"
    return None


def _is_exit_to_exit(state: State, number: int) -> bool:
    """CX-62, CX-66: whether a round of the short game closed two exits."""
    if state.table.mode == "long":
        return False
    seats = state.table.seats
    built_before = (number - 1) // seats  # rounds of the same builder, two marbles in each
    return MARBLES // seats - 2 * built_before >= 2


def _sums_flaw(state: State, *, whole: bool) -> str | None:
    """Points, marbles and boards of the rounds lead to where the position stands."""
    totals = [0] * state.table.seats
    owners: dict[str, int] = {}
    for past in state.history:
        totals[past.builder] += past.points
        for name in (past.start, past.exit):
            if name in EXIT_INDEX:
                if name in owners:
                    return f"exit {name} was closed twice (CX-40)"
                owners[name] = past.builder
    if any(own > score or (whole and own != score) for own, score in _paired(state, totals)):
        return "the history does not add up to the scores"
    laid = dict(zip(EXITS, state.marbles, strict=True))
    if any(laid[name] != owner for name, owner in owners.items()):
        return "the history closed other exits than the marbles do (CX-53)"
    boards = [past.board for past in state.history]
    for past, after in zip(state.history, [*boards[1:], state.board], strict=True):
        left, taken = emptied(past.board, past.doors)
        is_still = after is state.board and _is_emptied(state)
        if after != left if is_still else not _is_rebuilt(left, taken, after):
            return "a board does not follow from the one before (CX-29..32)"
    return None


def _paired(state: State, totals: list[int]) -> list[tuple[int, int]]:
    """What the told rounds cost each seat, beside its score."""
    return list(zip(totals, state.scores, strict=True))


def _is_emptied(state: State) -> bool:
    """Whether the board is as the last path left it: nobody has built since."""
    if state.phase == "build" or (state.phase == "over" and None not in state.marbles):
        return True
    if not is_given_up(state) or state.start:
        return False
    last = state.history[-1]
    return bool(state.hand) or state.board == emptied(last.board, last.doors)[0]


def _is_rebuilt(before: str, taken: str, after: str) -> bool:
    """CX-29..32: the hand fills the freed doors, then each tower trades places."""
    old, new = tower_mask(before), tower_mask(after)
    if old & new:
        return False
    freed = {at for at, piece in enumerate(before) if piece == EMPTY}
    targets, homes = {*bits(new)}, {*bits(old)}
    stays = {*range(len(DOORS))} - freed - targets - homes
    if any(before[at] != after[at] for at in stays):
        return False
    moved = Counter(before[at] for at in targets - freed)
    on_homes = Counter(after[at] for at in homes)
    return moved <= on_homes and on_homes - moved <= Counter(taken)
