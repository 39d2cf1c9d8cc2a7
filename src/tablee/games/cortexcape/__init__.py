"""Cortexcape: build a labyrinth, be locked in, pay your way out."""

from tablee.core.game import (
    Box,
    Edition,
    Examples,
    Extras,
    Game,
    Help,
    Landmarks,
    Nature,
    Series,
    TakeBack,
    Types,
)
from tablee.games.cortexcape import hints, review, series
from tablee.games.cortexcape.bots.levels import LEVELS
from tablee.games.cortexcape.events import Event, RoundBegan, Walked
from tablee.games.cortexcape.measures import MEASURES
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
from tablee.games.cortexcape.picture.paint import paint
from tablee.games.cortexcape.rules import RULES
from tablee.games.cortexcape.text.decided import decided
from tablee.games.cortexcape.text.feats import feat
from tablee.games.cortexcape.text.notation import NOTATION
from tablee.games.cortexcape.text.step_up import STEP_UP

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
    rules=RULES,
    notation=NOTATION,
    types=Types(
        state=State,
        action=Action,
        outcome=Drawn,
        event=Event,
        view=View,
        options=Options,
        setup=Setup,
        bounds=BuildBounds,
        sketch=Sketch,  # CX-82
    ),
    levels=LEVELS,
    stand_in="easy",  # CX-61, CX-89
    nature=Nature(has_secrets=True),  # CX-16
    edition=Edition(
        former_endings={
            "CX-55": "long_game",
            "CX-61": "given_up",
            "CX-64": "short_game",
            "CX-66": "short_game_of_four",
        }
    ),
    examples=Examples(
        endings=("long_game", "given_up", "short_game", "short_game_of_four"),
        variants=tuple(
            {"lab": lab, "mode": mode} for lab in LAB_NAMES for mode in ("long", "short")
        ),
    ),
    table=Extras(
        help=Help(hints=hints.hints),
        review=review.review,
        take_back=TakeBack(hides=lambda state: state.white_hand is not None),
        series=Series(  # CX-90
            legs=lambda seats, options: series.default_legs(seats, options.mode, rated=False),
            next_options=series.next_options,
            add_up=series.add_up,
        ),
        step_up=STEP_UP,  # CX-13, CX-14
        feat=feat,
        decided=decided,
        landmarks=Landmarks(round_began=RoundBegan, round_ended=Walked),
    ),
    measures=MEASURES,
    picture=paint,
)
