"""Cocoons: eight guardians, eight cocoons, and everybody sees something else."""

from tablee.core.protocol import Box, Game, Trophies
from tablee.games.cocoons import bots
from tablee.games.cocoons.events import Event
from tablee.games.cocoons.levels import trophy
from tablee.games.cocoons.model import Action, Bounds, Dealt, Options, Setup, State, View
from tablee.games.cocoons.notation import CocoonsNotation
from tablee.games.cocoons.rules import CocoonsRules

OWN_LEVEL = ("L1", "R1", "R2", "R3", "S", "T", "A", "N1")


def has_pins(options: Options) -> bool:
    """CO-33: a full log would be the same as written notes."""
    return options.assist == "pins"


def turn_of(state: State) -> int:
    return state.turn


GAME: Game[State, Action, Dealt, Event, View] = Game(
    slug="cocoons",
    title="Cocoons",
    seats=(1, 2, 3, 4),
    box=Box(
        hue=330,
        minutes=(20, 40),
        line={
            "en": "Slide cocoons together; each of you sees only the faces that look your way.",
            "fr": "Glissez les cocons ensemble ; chacun ne voit que les faces tournées vers lui.",
        },
        place=3,
    ),
    rules=CocoonsRules(),
    rules_version=1,
    state=State,
    action=Action,
    outcome=Dealt,
    event=Event,
    view=View,
    options=Options,
    setup=Setup,
    bounds=Bounds,
    notation=CocoonsNotation(),
    bots={"novice": bots.novice, "regular": bots.regular, "expert": bots.expert},
    stand_in="regular",  # CO-63
    endings=("all_home", "wrong_guardian", "out_of_tokens", "turn_limit"),
    variants=(
        {"level": 1},
        {"level": 2, "auto_share": False},
        {"level": 3, "assist": "pins"},
        {"level": 4, "auto_share": False},
        {"level": 5, "hard": True},
        {"level": "custom", "traps": OWN_LEVEL, "hard": True, "reserve": 12},
    ),
    is_common=True,
    has_secrets=True,
    can_take_back=False,  # CO-36
    scroll_back=has_pins,
    chapter=turn_of,
    trophies=Trophies(
        names=("1", "2", "3", "4", "5"),
        of=trophy,
        locks={"level": ("custom",), "hard": (True,)},
        rule="CO-89",
    ),
)
