"""Monster Freeze: three pierced cards, three monsters in a row, everybody at once."""

from tablee.core.game import Box, Edition, Examples, Extras, Game, Help, Landmarks, Nature, Types
from tablee.games.monster_freeze.bots.levels import LEVELS
from tablee.games.monster_freeze.events import CountdownBegan, Event, RoundEnded, TrickLaid
from tablee.games.monster_freeze.hints import glow
from tablee.games.monster_freeze.measures import MEASURES
from tablee.games.monster_freeze.model import (
    Action,
    Bounds,
    Options,
    Setup,
    Shuffled,
    Sketch,
    State,
    View,
)
from tablee.games.monster_freeze.picture.paint import paint
from tablee.games.monster_freeze.review import review
from tablee.games.monster_freeze.rules import RULES
from tablee.games.monster_freeze.rules.former import from_version_1, from_version_2
from tablee.games.monster_freeze.rules.queries import gone, pause
from tablee.games.monster_freeze.text.decided import decided
from tablee.games.monster_freeze.text.feats import feat
from tablee.games.monster_freeze.text.notation import NOTATION

AT_ONCE = {"swap_gap": 0, "claim_lock": 0, "cold": 0}  # MF-62: the library may play without delays

GAME: Game[State, Action, Shuffled, Event, View] = Game(
    slug="monster_freeze",
    title="Monster Freeze",
    seats=(1, 2, 3, 4),
    box=Box(
        hue=205,
        minutes=(5, 15),
        line={
            "en": "Stack three pierced cards, faster than the others, until "
            "three shivering monsters line up.",
            "fr": "Empilez trois cartes trouées, plus vite que les autres, "
            "pour aligner trois monstres frileux.",
        },
        notes={
            1: {
                "en": "Alone, it is you against the sand timer: find all five colours in time.",
                "fr": "En solo, c’est vous contre le sablier : trouvez les cinq couleurs à temps.",
            }
        },
        place=2,
    ),
    rules=RULES,
    notation=NOTATION,
    types=Types(
        state=State,
        action=Action,
        outcome=Shuffled,
        event=Event,
        view=View,
        options=Options,
        setup=Setup,
        bounds=Bounds,
        sketch=Sketch,
    ),
    levels=LEVELS,
    stand_in="medium",
    nature=Nature(
        is_real_time=True,  # MF-17
        has_secrets=True,  # MF-57: the pile
        has_later_luck=True,  # MF-16: the cards are dealt when the countdown is over
    ),
    edition=Edition(
        version=3,
        upcasters={1: from_version_1, 2: from_version_2},
        former_endings={
            "MF-43": "match_won",
            "MF-44": "three_draws",
            "MF-47": "against_time",
            "MF-49": "cards_gone",
            "MF-55": "forfeit",
            "MF-56": "closed",
        },
    ),
    examples=Examples(
        endings=("match_won", "three_draws", "against_time", "cards_gone", "forfeit", "closed"),
        variants=(
            AT_ONCE,
            {**AT_ONCE, "rounds_to_win": 1},
            {**AT_ONCE, "warm_seat": 0, "rounds_to_win": 1},
        ),
    ),
    table=Extras(
        help=Help(hints=glow, shows_sketches=False),  # MF-23
        review=review,
        feat=feat,
        decided=decided,
        landmarks=Landmarks(round_began=CountdownBegan, round_ended=RoundEnded, trick=TrickLaid),
        pause=pause,
        gone=gone,
    ),
    measures=MEASURES,
    picture=paint,
)
