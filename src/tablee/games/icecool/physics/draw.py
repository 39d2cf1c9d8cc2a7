"""How a flick goes: the luck that physics owes (IC-22, IC-27, IC-31)."""

from random import Random

from tablee.games.icecool.model import Drawn, Flicked, State
from tablee.games.icecool.model.flick import trembled
from tablee.games.icecool.physics.extra import PHYSICS
from tablee.games.icecool.rules import setup
from tablee.games.icecool.rules.flicks import standings


def draw(state: State, rng: Random) -> Drawn:
    """A flick by physics; anything else by the rules alone."""
    return _flick(state, rng) if state.phase == "flicking" else setup.draw(state, rng)


def _flick(state: State, rng: Random) -> Flicked:
    # Here and not above: only live play needs MuJoCo; replays and pages never do (IC-106).
    with PHYSICS.needed():
        from tablee.games.icecool.physics.flicks import flicked  # noqa: PLC0415

    assert state.aimed is not None
    applied = trembled(state.aimed, state.table.tremor, rng)
    return flicked(standings(state), state.active, applied)
