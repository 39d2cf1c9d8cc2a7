"""ICECOOL²: roly-poly penguins, flicked through doors, round corners and over walls."""

from tablee.core.protocol import Game, Seat
from tablee.games.icecool import bots
from tablee.games.icecool.drawing import draws_apart
from tablee.games.icecool.events import Event
from tablee.games.icecool.extras import PHYSICS
from tablee.games.icecool.hints import ghost
from tablee.games.icecool.model import (
    Action,
    Bounds,
    Drawn,
    Options,
    Setup,
    Sketch,
    State,
    View,
)
from tablee.games.icecool.notation import IcecoolNotation
from tablee.games.icecool.rules import IcecoolRules
from tablee.games.icecool.views import hides


def gone(state: State) -> tuple[Seat, ...]:
    """IC-107: where a stand-in plays on."""
    return tuple(Seat(at) for at, each in enumerate(state.players) if each.has_left)


EXTRAS = (PHYSICS,)

GAME: Game[State, Action, Drawn, Event, View] = Game(
    slug="icecool",
    title="ICECOOL²",
    seats=(1, 2, 3, 4),  # IC-29: alone it is a warm-up
    rules=IcecoolRules(),
    rules_version=1,
    state=State,
    action=Action,
    outcome=Drawn,
    event=Event,
    view=View,
    options=Options,
    setup=Setup,
    bounds=Bounds,
    notation=IcecoolNotation(),
    bots={"easy": bots.easy, "medium": bots.medium, "hard": bots.hard},
    stand_in="easy",
    stand_ins=gone,
    endings=("three_fish", "caught", "stalled", "left", "toured", "tired"),
    variants=({}, {"scoring": "tournament", "tremor": "none", "learning": True}),
    has_later_luck=True,
    draws_apart=draws_apart,
    has_secrets=True,  # IC-105
    hides=hides,
    can_take_back=False,  # a flick is a flick
    sketch=Sketch,
    hints=ghost,
)
