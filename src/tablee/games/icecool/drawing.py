"""What luck and physics owe: the deal, and how a flick goes (IC-22, IC-27, IC-31)."""

from random import Random

from tablee.core.protocol import Seat
from tablee.games.icecool.extras import PHYSICS
from tablee.games.icecool.flick import trembled
from tablee.games.icecool.holdings import has_cards
from tablee.games.icecool.model import DECK, Dealt, Drawn, Flicked, Setup, State
from tablee.games.icecool.resolving import standings


def draw(state: State, rng: Random) -> Drawn:
    return _flick(state, rng) if state.phase == "flicking" else _deal(state, rng)


def _deal(state: State, rng: Random) -> Dealt:
    deck = [kind for kind, count in DECK for _ in range(count)] if has_cards(state) else []
    rng.shuffle(deck)
    first = state.table.first_catcher
    return Dealt(tuple(deck), Seat(rng.randrange(state.seats)) if first is None else first)


def _flick(state: State, rng: Random) -> Flicked:
    # Here and not above: only live play needs MuJoCo; replays and pages never do (IC-106).
    with PHYSICS.needed():
        from tablee.games.icecool.simulating import flicked  # noqa: PLC0415

    assert state.aimed is not None
    applied = trembled(state.aimed, state.table.tremor, rng)
    return flicked(standings(state), state.active, applied)


def script(state: State, setup: Setup) -> tuple[Drawn, ...]:
    return (Dealt(setup.deck, Seat(setup.catcher)),)
