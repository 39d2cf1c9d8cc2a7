"""ICECOOL²: roly-poly penguins, flicked through doors, round corners and over walls."""

from tablee.core.protocol import Box, Game
from tablee.games.icecool import bots
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

EXTRAS = (PHYSICS,)

GAME: Game[State, Action, Drawn, Event, View] = Game(
    slug="icecool",
    title="ICECOOL²",
    seats=(1, 2, 3, 4),  # IC-29: alone it is a warm-up
    box=Box(
        hue=185,
        minutes=(30, 30),
        line={
            "en": "Flick your penguin round the school, through the doors and "
            "past the hall monitor.",
            "fr": "D’une pichenette, filez entre les portes de l’école sans vous faire attraper.",
        },
        place=5,
    ),
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
