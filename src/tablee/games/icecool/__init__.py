"""ICECOOL²: roly-poly penguins, flicked through doors, round corners and over walls."""

from msgspec.structs import replace

from tablee.core.protocol import Game
from tablee.games.icecool.bots import levels
from tablee.games.icecool.events import Event
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
from tablee.games.icecool.physics.draw import draw
from tablee.games.icecool.physics.extra import PHYSICS
from tablee.games.icecool.rules import RULES
from tablee.games.icecool.rules.view import hides
from tablee.games.icecool.text.notation import NOTATION

EXTRAS = (PHYSICS,)

GAME: Game[State, Action, Drawn, Event, View] = Game(
    slug="icecool",
    title="ICECOOL²",
    seats=(1, 2, 3, 4),  # IC-29: alone it is a warm-up
    rules=replace(RULES, draw=draw),  # rules know no physics, so it is added here
    rules_version=1,
    state=State,
    action=Action,
    outcome=Drawn,
    event=Event,
    view=View,
    options=Options,
    setup=Setup,
    bounds=Bounds,
    notation=NOTATION,
    bots={"easy": levels.easy, "medium": levels.medium, "hard": levels.hard},
    stand_in="easy",
    endings=("three_fish", "caught", "stalled", "left", "toured", "tired"),
    variants=({}, {"scoring": "tournament", "tremor": "none", "learning": True}),
    has_later_luck=True,
    has_expensive_draws=True,  # MuJoCo
    has_secrets=True,  # IC-105
    hides=hides,
    can_take_back=False,  # a flick is a flick
    sketch=Sketch,
    hints=ghost,
)
