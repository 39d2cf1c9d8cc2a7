"""What a seat may do: the offer, every distinct action, and a random legal one."""

from collections.abc import Iterator
from random import Random

from tablee.core.protocol import Decide, Draw, Offer, Over, Seat, Waiting
from tablee.games.coolock.model import (
    Action,
    Choose,
    Order,
    Roll,
    State,
    Stay,
    TryDouble,
)
from tablee.games.coolock.rules.cards import ghost_targets, lock_targets, mate_targets
from tablee.games.coolock.rules.check import awaited
from tablee.games.coolock.rules.queries import result
from tablee.games.coolock.rules.walks import walks


def waiting(state: State) -> Waiting:
    if state.phase == "over":
        return Over(result(state))
    if state.owed is not None:
        return Draw()
    seat = awaited(state)
    return Decide((seat,), stand_ins=(seat,) if seat in state.left else ())  # CL-92


def offer(state: State, seat: Seat) -> Offer[Action]:
    if state.phase == "over" or state.owed is not None or seat != awaited(state):
        return Offer(seat)
    return Offer(seat, tuple(_listed(state, seat)))


def actions(state: State, seat: Seat) -> Iterator[Action]:
    yield from offer(state, seat).actions


def _listed(state: State, seat: Seat) -> Iterator[Action]:
    if state.phase == "prison":
        yield from (TryDouble(), Stay())
    elif state.phase == "roll":
        yield Roll()
    elif state.phase == "move":
        assert state.die is not None
        yield from walks(state, seat, state.die)
    elif state.phase == "ghost_order":
        yield Order(state.haunting[0], "white")
        yield Order(state.haunting[0], "black")
    elif state.card == "skeleton_key":
        yield from (Choose(padlock=at) for at in lock_targets(state))
    elif state.card == "exorcism":
        yield from (Choose(ghost=ghost) for ghost in ghost_targets(state))
    else:
        yield Choose(seat=None)
        yield from (Choose(seat=mate) for mate in mate_targets(state))


def sample(state: State, seat: Seat, rng: Random) -> Action:
    return rng.choice(offer(state, seat).actions)
