"""Coolock: a run through a haunted house, and a hexagon to mend."""

from tablee.core.game import Box, Examples, Extras, Game, Help, Landmarks, Nature, Types
from tablee.games.coolock.bots.levels import LEVELS
from tablee.games.coolock.events import Event, RoundBegan, TurnBegan
from tablee.games.coolock.hints import team_plan
from tablee.games.coolock.measures import MEASURES
from tablee.games.coolock.model import Action, Luck, Options, Setup, Sketch, State, View
from tablee.games.coolock.picture.paint import paint
from tablee.games.coolock.review import review
from tablee.games.coolock.rules import RULES
from tablee.games.coolock.text.decided import decided
from tablee.games.coolock.text.feats import feat
from tablee.games.coolock.text.notation import NOTATION

GAME: Game[State, Action, Luck, Event, View] = Game(
    slug="coolock",
    title="Coolock",
    seats=(2, 3, 4, 5, 6),
    box=Box(
        hue=265,
        minutes=(20, 45),
        line={
            "en": "Open the padlocks together and bring the hexagon home "
            "before the ghosts find you.",
            "fr": "Ouvrez les cadenas ensemble et reformez l’hexagone avant "
            "que les fantômes vous trouvent.",
        },
        place=4,
    ),
    rules=RULES,
    notation=NOTATION,
    types=Types(
        state=State,
        action=Action,
        outcome=Luck,
        event=Event,
        view=View,
        options=Options,
        setup=Setup,
        sketch=Sketch,
    ),
    levels=LEVELS,
    stand_in="medium",  # CL-92
    nature=Nature(is_cooperative=True, has_later_luck=True),
    examples=Examples(
        endings=("hexagon", "midnight", "unfinished"),
        variants=(  # CL-55: with a limit, as random teams need hundreds of rounds
            {"midnight": True},
            {"midnight": True, "difficulty": "hard"},
            {"midnight": True, "board": "ghost_ship"},
        ),
    ),
    table=Extras(
        help=Help(hints=team_plan),
        review=review,
        feat=feat,
        decided=decided,
        landmarks=Landmarks(round_began=RoundBegan, turn_began=TurnBegan),
    ),
    measures=MEASURES,
    picture=paint,
)
