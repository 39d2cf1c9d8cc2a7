"""Cocoons: eight guardians, eight cocoons, and everybody sees something else."""

from tablee.core.game import (
    Box,
    Examples,
    Extras,
    Game,
    Help,
    Landmarks,
    Memory,
    Nature,
    Trophies,
    Types,
)
from tablee.games.cocoons.board.levels import next_level, trophy
from tablee.games.cocoons.bots.levels import LEVELS
from tablee.games.cocoons.events import Event, TurnBegan
from tablee.games.cocoons.hints import who_reads
from tablee.games.cocoons.measures import MEASURES
from tablee.games.cocoons.model import Action, Bounds, Dealt, Options, Setup, State, View
from tablee.games.cocoons.picture.paint import paint
from tablee.games.cocoons.review import review
from tablee.games.cocoons.rules import RULES
from tablee.games.cocoons.text.decided import decided
from tablee.games.cocoons.text.feats import feat
from tablee.games.cocoons.text.notation import NOTATION

OWN_LEVEL = ("L1", "R1", "R2", "R3", "S", "T", "A", "N1")

GAME: Game[State, Action, Dealt, Event, View] = Game(
    slug="cocoons",
    title="Cocoons",
    seats=(1, 2, 3, 4),
    box=Box(
        hue=330,
        minutes=(20, 40),
        line={
            "en": "Slide cocoons together; each of you sees only the faces that look your way.",
            "fr": "Glissez les cocons ensemble ; chacun ne voit que les faces tournées vers lui.",
        },
        place=3,
    ),
    rules=RULES,
    notation=NOTATION,
    types=Types(
        state=State,
        action=Action,
        outcome=Dealt,
        event=Event,
        view=View,
        options=Options,
        setup=Setup,
        bounds=Bounds,
    ),
    levels=LEVELS,
    stand_in="medium",  # CO-63
    nature=Nature(is_cooperative=True, has_secrets=True),
    examples=Examples(
        endings=("all_home", "wrong_guardian", "out_of_tokens", "turn_limit"),
        variants=(
            {"level": 1},
            {"level": 2, "auto_share": False},
            {"level": 3, "assist": "pins"},
            {"level": 4, "auto_share": False},
            {"level": 5, "hard": True},
            {"level": "custom", "traps": OWN_LEVEL, "hard": True, "reserve": 12},
        ),
    ),
    table=Extras(
        help=Help(hints=who_reads),
        review=review,
        take_back=None,  # CO-36
        memory=Memory(  # CO-33: a full log would be the same as written notes
            may_look_back=lambda options: options.assist == "pins",
            chapter=lambda state: state.turn,
        ),
        trophies=Trophies(
            names=("1", "2", "3", "4", "5"),
            of=trophy,
            locks={"level": ("custom",), "hard": (True,)},
            rule="CO-89",
            following=next_level,
        ),
        feat=feat,
        decided=decided,
        landmarks=Landmarks(turn_began=TurnBegan),
    ),
    measures=MEASURES,
    picture=paint,
)
