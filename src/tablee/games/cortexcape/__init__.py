"""Cortexcape: build a labyrinth, be locked in, pay your way out."""

from tablee.core.frozen import thaw_hook
from tablee.core.protocol import Game
from tablee.games.cortexcape import series
from tablee.games.cortexcape.bots import levels
from tablee.games.cortexcape.events import Event
from tablee.games.cortexcape.hints import hints
from tablee.games.cortexcape.model import (
    LAB_NAMES,
    Action,
    BuildBounds,
    Drawn,
    Options,
    Setup,
    Sketch,
    State,
    View,
)
from tablee.games.cortexcape.review import review
from tablee.games.cortexcape.rules import RULES
from tablee.games.cortexcape.text.notation import NOTATION

GAME: Game[State, Action, Drawn, Event, View] = Game(
    slug="cortexcape",
    title="Cortexcape",
    seats=(2, 3, 4),
    rules=RULES,
    rules_version=1,
    state=State,
    action=Action,
    outcome=Drawn,
    event=Event,
    view=View,
    options=Options,
    setup=Setup,
    bounds=BuildBounds,
    notation=NOTATION,
    bots={"level1": levels.level1, "level2": levels.level2, "level3": levels.level3},
    stand_in="level1",  # CX-61, CX-89
    endings=("CX-55", "CX-61", "CX-64", "CX-66"),
    variants=tuple({"lab": lab, "mode": mode} for lab in LAB_NAMES for mode in ("long", "short")),
    has_secrets=True,  # CX-16
    hides=lambda state: state.white_hand is not None,
    dec_hook=thaw_hook,
    sketch=Sketch,  # CX-82
    hints=hints,
    review=review,
    next_options=series.next_options,  # CX-90
    legs=lambda seats, options: series.default_legs(seats, options.mode, rated=False),
    add_up=series.add_up,
)
