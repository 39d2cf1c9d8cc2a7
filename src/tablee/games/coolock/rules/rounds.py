"""How a round runs: turns, cards, the ghost phase, and what comes next (CL-21..CL-25)."""

from msgspec.structs import replace

from tablee.core.protocol import Seat
from tablee.games.coolock.events import (
    CardDrawn,
    Event,
    Freed,
    GhostRolled,
    GhostsSlept,
    RoundBegan,
    Step,
    TurnBegan,
)
from tablee.games.coolock.model import BRONZE, FIRST_GHOST, LAST_ROUND, Card, Ghost, State
from tablee.games.coolock.rules.cards import (
    AT_ONCE,
    exorcise,
    ghost_targets,
    lock_targets,
    mate_targets,
    taken,
    unlock,
)
from tablee.games.coolock.rules.contact import discarded, end, tested
from tablee.games.coolock.rules.ghosts import Colour, appear, haunt, larger
from tablee.games.coolock.rules.queries import board_of, gold_round, with_pawn


def then(done: Step, state: State, events: tuple[Event, ...]) -> Step:
    """What was done before, and what follows from it."""
    return state, done[1] + events


def begin_round(state: State) -> Step:
    done: Step = state, (RoundBegan(state.round),)
    if state.round == FIRST_GHOST:  # CL-57
        done = then(done, *appear(state, Seat(0)))
    return then(done, *begin_turn(done[0], Seat(0)))


def begin_turn(state: State, seat: Seat) -> Step:
    state = replace(
        state, active=seat, phase="roll", die=None, dice=None, card=None, has_drawn=False
    )
    began = (TurnBegan(seat),)
    pawn = state.pawns[seat]
    if pawn.where != "prison":
        return state, began
    if pawn.sentence:
        return replace(state, phase="prison"), began
    state, events = release(state, seat)  # CL-74: on the fourth turn
    return state, began + events


def release(state: State, seat: Seat) -> Step:
    """CL-75: onto the exit edge; the turn goes on with a roll."""
    edge = board_of(state.table).prison_exits[state.pawns[seat].zone]
    state = with_pawn(state, seat, where="board", edge=edge, sentence=0)
    state, events = tested(replace(state, phase="roll"))
    return state, (Freed(seat, edge), *events)


def after_move(state: State) -> Step:
    """CL-78: a card is due at the end of a move along a mystery cell that is a new one."""
    if state.phase == "over":
        return state, ()
    if mystery_cell(state) is None or state.has_drawn or not (state.deck or state.discards):
        return end_turn(state)
    return replace(state, phase="card", owed="card"), ()


def mystery_cell(state: State) -> str | None:
    """The mystery cell along which the active pawn stands, if it did not a turn ago (CL-80)."""
    pawn = state.pawns[state.active]
    cell = None if pawn.edge is None else board_of(state.table).mystery_of.get(pawn.edge)
    return cell if cell != pawn.mystery else None


def draw_card(state: State, card: Card) -> Step:
    cell = mystery_cell(state)
    assert cell is not None
    done: Step = taken(replace(state, owed=None), card), (CardDrawn(state.active, card, cell),)
    return then(done, *_carry_out(done[0], card))


def _carry_out(state: State, card: Card) -> Step:
    if card in AT_ONCE:
        state, events = AT_ONCE[card](state)
        return after_card((state, events))
    if card == "second_wind":
        return replace(discarded(state), phase="roll", die=None), ()
    if card == "cold_wind":
        return begin_haunting(replace(discarded(state), is_cold_wind=True))
    if card == "secret_passage":
        return (state, ()) if mate_targets(state) else after_card((state, ()))
    targets = lock_targets(state) if card == "skeleton_key" else ghost_targets(state)
    if len(targets) > 1:
        return state, ()  # CL-89: the seat chooses
    if not targets:
        return after_card((state, ()))
    used = unlock if card == "skeleton_key" else exorcise
    return after_card(used(state, targets[0]))


def after_card(done: Step) -> Step:
    state = done[0]
    if state.phase == "over":
        return done
    return then(done, *end_turn(discarded(state)))


def end_turn(state: State) -> Step:
    """CL-80: the mystery memory is renewed; then the next seat, or the ghosts."""
    seat = state.active
    edge = state.pawns[seat].edge
    cell = None if edge is None else board_of(state.table).mystery_of.get(edge)
    state = with_pawn(state, seat, mystery=cell)
    state = replace(state, die=None, dice=None)
    if seat + 1 < state.seats:
        return begin_turn(state, Seat(seat + 1))
    if state.has_moonlight and state.ghosts:
        slept: Step = state, (GhostsSlept(),)
        return then(slept, *end_round(state))
    return begin_haunting(state)


# -- ghosts ----------------------------------------------------------------------------------------


def begin_haunting(state: State) -> Step:
    """CL-60: every ghost moves once, the oldest first, each with a roll of its own."""
    return next_ghost(replace(state, haunting=tuple(ghost.id for ghost in state.ghosts)))


def next_ghost(state: State) -> Step:
    if state.haunting:
        phase = "card" if state.is_cold_wind else "ghost_order"
        return replace(state, phase=phase, owed="ghost_dice", dice=None), ()
    if state.is_cold_wind:
        return end_turn(replace(state, is_cold_wind=False, dice=None))
    return end_round(state)


def current(state: State) -> Ghost:
    """The ghost that moves now."""
    return next(ghost for ghost in state.ghosts if ghost.id == state.haunting[0])


def roll_ghost(state: State, white: int, black: int) -> Step:
    ghost = current(state)
    state = replace(state, owed=None, dice=(white, black), phase="ghost_order")
    rolled: Step = state, (GhostRolled(ghost.id, white, black),)
    if white == black:  # CL-64: somebody chooses
        return rolled
    return then(rolled, *move_ghost(state, larger(white, black)))


def move_ghost(state: State, first: Colour) -> Step:
    done = haunt(state, current(state), first)
    state = replace(done[0], haunting=state.haunting[1:])
    return then(done, *next_ghost(state))


def end_round(state: State) -> Step:
    """CL-25, CL-55, CL-56."""
    if state.table.midnight and state.round >= gold_round(state.table) + BRONZE:
        return end(state, "midnight")
    if state.round >= LAST_ROUND:
        return end(state, "unfinished")
    state = replace(state, round=state.round + 1, has_moonlight=False, dice=None)
    return begin_round(state)
