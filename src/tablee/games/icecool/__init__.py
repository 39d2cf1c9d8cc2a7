"""ICECOOL²: roly-poly penguins, flicked through doors, round corners and over walls."""

from msgspec.structs import replace

from tablee.core.game import Box, Examples, Extras, Game, Help, Landmarks, Nature, Types
from tablee.games.icecool.bots.levels import LEVELS
from tablee.games.icecool.events import Event, RoundBegan, RoundEnded, TurnBegan
from tablee.games.icecool.hints import ghost
from tablee.games.icecool.measures import MEASURES
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
from tablee.games.icecool.picture.paint import paint
from tablee.games.icecool.review import review
from tablee.games.icecool.rules import RULES
from tablee.games.icecool.text.decided import decided
from tablee.games.icecool.text.feats import feat
from tablee.games.icecool.text.notation import NOTATION

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
            "fr": "D’une pichenette, filez entre les portes du collège sans vous faire attraper.",
        },
        notes={
            1: {
                "en": "Alone, it is a warm-up tour: through all five rooms and back, in as "
                "few flicks as you can. A line shows where a flick would go. Or try a trick shot.",
                "fr": "En solo, c’est un tour d’échauffement : les cinq salles et retour, en "
                "aussi peu de pichenettes que possible. Une ligne montre où irait le tir. Ou "
                "essayez un tir d’adresse.",
            }
        },
        place=5,
    ),
    rules=replace(RULES, draw=draw),  # rules know no physics, so it is added here
    notation=NOTATION,
    types=Types(
        state=State,
        action=Action,
        outcome=Drawn,
        event=Event,
        view=View,
        options=Options,
        setup=Setup,
        bounds=Bounds,
        sketch=Sketch,
    ),
    levels=LEVELS,
    stand_in="easy",
    nature=Nature(
        has_secrets=True,  # IC-105
        has_later_luck=True,
        has_expensive_draws=True,  # MuJoCo
    ),
    examples=Examples(
        endings=("three_fish", "caught", "stalled", "left", "toured", "tired", "made"),
        variants=(
            {},
            {
                "scoring": "tournament",
                "tremor": "none",
                "learning": True,
                "colours": ["orange", None, "blue"],
            },
        ),
    ),
    table=Extras(
        help=Help(hints=ghost),
        review=review,
        take_back=None,  # a flick is a flick
        feat=feat,
        decided=decided,
        landmarks=Landmarks(round_began=RoundBegan, round_ended=RoundEnded, turn_began=TurnBegan),
    ),
    measures=MEASURES,
    picture=paint,
)
