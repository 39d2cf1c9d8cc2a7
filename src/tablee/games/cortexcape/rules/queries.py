"""Who does what in which round, and how it all ends (CX-20..24, CX-55..66)."""

from tablee.core.protocol import Decide, Draw, Over, Result, Seat, Waiting
from tablee.games.cortexcape.model import MARBLES, State, View

WAIT_FOR = tuple(Decide((Seat(seat),)) for seat in range(4))
WAIT_FOR_LUCK = Draw()
LIMIT_MS = {  # CX-89: per-move clocks
    "draw": 30_000,
    "first_build": 300_000,
    "build": 180_000,
    "lock": 120_000,
    "path": 120_000,
}


def builder(state: State | View) -> Seat:
    """CX-23: the turn to build goes round clockwise from the starter."""
    assert state.starter is not None
    return Seat((state.starter + state.round - 1) % state.table.seats)


def locker(state: State | View) -> Seat:
    """CX-23: the builder's left-hand neighbour, who builds the next round."""
    assert state.starter is not None
    return Seat((state.starter + state.round) % state.table.seats)


def marbles_left(state: State | View) -> tuple[int, ...]:
    """CX-9: what still waits in each seat's lane."""
    seats = state.table.seats
    lane, laid = MARBLES // seats, state.marbles.count
    return tuple([lane - laid(Seat(seat)) for seat in range(seats)])


def is_exit_to_exit(state: State | View) -> bool:
    """CX-62, CX-66: in the short game, while the builder owns two marbles or more."""
    if state.table.mode == "long":
        return False
    seats = state.table.seats
    return MARBLES // seats - state.marbles.count(builder(state)) >= 2


def actor(state: State | View) -> Seat:
    """The one seat to act (CX-71)."""
    if state.phase == "draw":
        return Seat(1)  # CX-16
    return locker(state) if state.phase == "lock" else builder(state)


def limit_ms(state: State | View) -> int:
    """How long the seat to act may think (CX-89)."""
    first = state.phase == "build" and state.round == 1
    return LIMIT_MS["first_build" if first else state.phase]


def rounds_in(seats: int, mode: str) -> int:
    """CX-24, CX-64, CX-66."""
    if mode == "long":
        return MARBLES
    return 8 if seats == 4 else 6


def result(state: State) -> Result:
    """CX-55..57, and CX-61 for seats that gave up."""
    seats = [Seat(seat) for seat in range(state.table.seats)]
    order = [(seat in state.left, state.scores[seat]) for seat in seats]
    ranks = tuple(1 + sum(other < own for other in order) for own in order)
    if None in state.marbles:
        ending = "given_up"
    elif state.table.mode == "long":
        ending = "long_game"
    else:
        ending = "short_game_of_four" if state.table.seats == 4 else "short_game"
    winners = tuple(seat for seat in seats if ranks[seat] == 1)
    return Result(ending, winners, state.scores, ranks)


def waiting(state: State) -> Waiting:
    """Whom or what the table waits for (CX-71)."""
    phase = state.phase
    if phase == "over":
        return Over(result(state))
    if phase == "draw" and (state.table.lab is None or state.white_hand is None):
        return WAIT_FOR_LUCK
    seat = actor(state)
    if state.left and seat in state.left:
        return Decide((seat,), stand_ins=(seat,))  # CX-61
    if state.table.clock:
        return Decide((seat,), deadline_ms=state.at_ms + limit_ms(state))  # CX-89
    return WAIT_FOR[seat]
