"""The mystery deck: what each card does (section 9, CL-46)."""

from collections.abc import Callable

from msgspec.structs import replace

from tablee.core.protocol import Seat
from tablee.games.coolock.board.winnable import is_sound
from tablee.games.coolock.events import (
    Event,
    Freed,
    GhostGone,
    LockKept,
    LockOpened,
    LockPlaced,
    Passed,
    Step,
)
from tablee.games.coolock.model import Card, Lock, State
from tablee.games.coolock.rules.contact import tested
from tablee.games.coolock.rules.ghosts import appear, spawn_points, without
from tablee.games.coolock.rules.queries import board_of, lock_at, on_board, with_pawn


def taken(state: State, card: Card) -> State:
    """CL-81: the drawn card leaves the deck, which is rebuilt when it is empty."""
    if not state.deck:
        state = replace(state, deck=state.discards, discards=())
    deck = list(state.deck)
    deck.remove(card)
    return replace(state, deck=tuple(deck), card=card, has_drawn=True)


def lock_targets(state: State) -> tuple[int, ...]:
    """Skeleton key: the coloured padlocks of the zone; gates belong to both zones."""
    board, zone = board_of(state.table), state.pawns[state.active].zone
    return tuple(
        lock.at for lock in state.locks if lock.colours and zone in board.zones_of[lock.at]
    )


def mate_targets(state: State) -> tuple[Seat, ...]:
    """Secret passage: the mates on the board."""
    return tuple(seat for seat, _ in on_board(state) if seat != state.active)


def ghost_targets(state: State) -> tuple[int, ...]:
    return tuple(ghost.id for ghost in state.ghosts)


def unlock(state: State, vertex: int) -> Step:
    lock = lock_at(state, vertex)
    assert lock is not None
    state = replace(state, locks=tuple(each for each in state.locks if each != lock))
    state, events = tested(state)
    return state, (LockOpened(lock, by_card=True), *events)


def pass_to(state: State, mate: Seat) -> Step:
    """To the mate's edge, with the mate's zone memory; a placement, not a movement (CL-70)."""
    there = state.pawns[mate]
    assert there.edge is not None
    state = with_pawn(state, state.active, where="board", edge=there.edge, zone=there.zone)
    state, events = tested(state)
    return state, (Passed(state.active, mate, there.edge), *events)


def exorcise(state: State, ghost: int) -> Step:
    return without(state, ghost), (GhostGone(ghost),)


def _moonlight(state: State) -> Step:
    return replace(state, has_moonlight=True), ()


def _lantern(state: State) -> Step:
    kept = state.pawns[state.active].lanterns + 1
    return with_pawn(state, state.active, lanterns=kept), ()


def _apparition(state: State) -> Step:
    return appear(state, state.active)


def _amnesty(state: State) -> Step:
    """All prisoners are put on their exit edges; they move on their own turns."""
    board, events = board_of(state.table), list[Event]()
    for seat, pawn in enumerate(state.pawns):
        if pawn.where == "prison":
            edge = board.prison_exits[pawn.zone]
            state = with_pawn(state, seat, where="board", edge=edge, sentence=0)
            events.append(Freed(Seat(seat), edge))
    state, more = tested(state)
    return state, (*events, *more)


def _black_padlock(state: State) -> Step:
    if state.black_reserve == 0:
        return state, (LockKept("black_padlock"),)
    placed, events = _placed(state, (), "black_padlock")
    if placed is not state:
        placed = replace(placed, black_reserve=state.black_reserve - 1)
    return placed, events


def _rusty_padlock(state: State) -> Step:
    return _placed(state, (Seat((state.active + 1) % state.seats),), "rusty_padlock")


def _placed(state: State, colours: tuple[Seat, ...], card: Card) -> Step:
    """CL-46: on the farthest spawn point of the zone, or the other one, if it stays winnable."""
    for point in spawn_points(state, state.active):
        lock = Lock(point, colours)
        locks = tuple(sorted((*state.locks, lock), key=lambda each: each.at))
        if lock_at(state, point) is None and is_sound(state, locks):
            state, events = tested(replace(state, locks=locks))  # CL-47
            return state, (LockPlaced(lock), *events)
    return state, (LockKept(card),)


AT_ONCE: dict[Card, Callable[[State], Step]] = {
    "moonlight": _moonlight,
    "lantern": _lantern,
    "apparition": _apparition,
    "amnesty": _amnesty,
    "black_padlock": _black_padlock,
    "rusty_padlock": _rusty_padlock,
}
