"""Cortexcape: build a labyrinth, be locked in, pay your way out."""

from tablee.core.frozen import thaw_hook
from tablee.core.protocol import Box, Game
from tablee.games.cortexcape import bots, legs
from tablee.games.cortexcape.hints import hints
from tablee.games.cortexcape.model import (
    LAB_NAMES,
    Action,
    BuildBounds,
    Drawn,
    Event,
    Options,
    Setup,
    Sketch,
    State,
    View,
)
from tablee.games.cortexcape.notation import CortexcapeNotation
from tablee.games.cortexcape.review import review
from tablee.games.cortexcape.rules import CortexcapeRules

GAME: Game[State, Action, Drawn, Event, View] = Game(
    slug="cortexcape",
    title="Cortexcape",
    seats=(2, 3, 4),
    box=Box(
        hue=12,
        minutes=(20, 30),
        line={
            "en": "Build a maze that costs you little, then get out of where "
            "the others lock you in.",
            "fr": "Bâtissez un labyrinthe qui vous coûte peu, puis sortez de "
            "là où l’on vous enferme.",
        },
        place=1,
    ),
    rules=CortexcapeRules(),
    rules_version=1,
    state=State,
    action=Action,
    outcome=Drawn,
    event=Event,
    view=View,
    options=Options,
    setup=Setup,
    bounds=BuildBounds,
    notation=CortexcapeNotation(),
    bots={"level1": bots.level1, "level2": bots.level2, "level3": bots.level3},
    stand_in="level1",  # CX-61, CX-89
    endings=("CX-55", "CX-61", "CX-64", "CX-66"),
    variants=tuple({"lab": lab, "mode": mode} for lab in LAB_NAMES for mode in ("long", "short")),
    has_secrets=True,  # CX-16
    hides=lambda state: state.white_hand is not None,
    dec_hook=thaw_hook,
    sketch=Sketch,  # CX-82
    hints=hints,
    review=review,
    next_options=legs.next_options,  # CX-90
    legs=lambda seats, options: legs.default_legs(seats, options.mode, rated=False),
    add_up=legs.add_up,
)
