"""Coolock: a run through a haunted house, and a hexagon to mend."""

from tablee.core.protocol import Box, Game
from tablee.games.coolock import bots
from tablee.games.coolock.events import Event
from tablee.games.coolock.hints import team_plan
from tablee.games.coolock.model import Action, Luck, Options, Setup, Sketch, State, View
from tablee.games.coolock.notation import CoolockNotation
from tablee.games.coolock.rules import CoolockRules

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
    rules=CoolockRules(),
    rules_version=1,
    state=State,
    action=Action,
    outcome=Luck,
    event=Event,
    view=View,
    options=Options,
    setup=Setup,
    notation=CoolockNotation(),
    bots={"easy": bots.easy, "normal": bots.normal, "strong": bots.strong},
    stand_in="normal",  # CL-92
    endings=("hexagon", "midnight", "unfinished"),
    variants=(  # CL-55: with a limit, as random teams need hundreds of rounds
        {"midnight": True},
        {"midnight": True, "difficulty": "hard"},
        {"midnight": True, "board": "ghost_ship"},
    ),
    is_common=True,
    has_later_luck=True,
    sketch=Sketch,
    hints=team_plan,
)
