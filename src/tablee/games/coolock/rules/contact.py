"""What happens where pawns touch things: padlocks open, portions are taken (CL-34, CL-52)."""

from msgspec.structs import replace

from tablee.core.protocol import Seat
from tablee.games.coolock.events import (
    Caught,
    Event,
    GameEnded,
    LanternUsed,
    LockOpened,
    PortionTaken,
    Step,
    Stepped,
)
from tablee.games.coolock.model import SENTENCE, Ghost, Lock, Reason, State
from tablee.games.coolock.rules.queries import board_of, medal, result, touched, with_pawn


def enter(state: State, seat: Seat, edge: int, via: int | None) -> Step:
    """CL-34: zone memory, padlocks, portions, victory."""
    zones = board_of(state.table).zones_of_edge[edge]
    zone = zones[0] if len(zones) == 1 else state.pawns[seat].zone  # CL-36
    state = with_pawn(state, seat, where="board", edge=edge, zone=zone)
    state, events = tested(state)
    return state, (Stepped(seat, edge, via), *events)


def tested(state: State) -> Step:
    """For all pawns, after every placement or removal of a pawn or a padlock."""
    touching = [frozenset(touched(state, seat)) for seat in range(state.seats)]
    events: tuple[Event, ...] = ()
    for lock in state.locks:
        if opens(lock, touching):
            state = replace(state, locks=tuple(each for each in state.locks if each != lock))
            events += (LockOpened(lock, by_card=False),)
    closed = {lock.at for lock in state.locks}
    for portion in state.portions:
        takers = range(state.seats) if portion.owner is None else (portion.owner,)
        taker = next((seat for seat in takers if portion.at in touching[seat]), None)
        if taker is not None and portion.at not in closed:
            left = tuple(each for each in state.portions if each != portion)
            state = replace(state, portions=left)
            events += (PortionTaken(Seat(taker), portion),)
    if not state.portions and state.phase != "over":  # CL-54
        state, ended = end(state, "hexagon")
        events += ended
    return state, events


def opens(lock: Lock, touching: list[frozenset[int]]) -> bool:
    """CL-39, CL-40, CL-42: all its colours touch it at this instant."""
    return bool(lock.colours) and all(lock.at in touching[seat] for seat in lock.colours)


def discarded(state: State) -> State:
    """CL-81: the card that was carried out goes to the discards; a Lantern is kept."""
    if state.card is None or state.card == "lantern":
        return replace(state, card=None)
    discards = tuple(sorted((*state.discards, state.card)))
    return replace(state, card=None, discards=discards)


def end(state: State, reason: Reason) -> Step:
    state = replace(discarded(state), phase="over", owed=None, reason=reason, haunting=())
    return state, (GameEnded(result(state), state.round, medal(state)),)


def catch(state: State, seat: Seat, ghost: Ghost) -> Step:
    """CL-68, CL-71, CL-72: to the prison of the pawn's zone, or a Lantern is spent."""
    pawn = state.pawns[seat]
    if pawn.lanterns:
        state = with_pawn(state, seat, lanterns=pawn.lanterns - 1)
        discards = tuple(sorted((*state.discards, "lantern")))
        return replace(state, discards=discards), (LanternUsed(seat, ghost.id),)
    state = with_pawn(state, seat, where="prison", edge=None, sentence=SENTENCE, mystery=None)
    return state, (Caught(seat, ghost.id, pawn.zone),)


def end_of_move(state: State, seat: Seat) -> Step:
    """CL-35: a pawn whose move ends where it touches a ghost is caught."""
    events: tuple[Event, ...] = ()
    for ghost in state.ghosts:
        if ghost.at in touched(state, seat):
            state, told = catch(state, seat, ghost)
            events += told
    return state, events
