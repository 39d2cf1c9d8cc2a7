"""Coolock: a run through a haunted house, and a hexagon to mend."""

from tablee.core.protocol import Game
from tablee.games.coolock.bots import levels
from tablee.games.coolock.events import Event
from tablee.games.coolock.hints import team_plan
from tablee.games.coolock.model import Action, Luck, Options, Setup, Sketch, State, View
from tablee.games.coolock.rules import RULES
from tablee.games.coolock.text.notation import NOTATION

GAME: Game[State, Action, Luck, Event, View] = Game(
    slug="coolock",
    title="Coolock",
    seats=(2, 3, 4, 5, 6),
    rules=RULES,
    rules_version=1,
    state=State,
    action=Action,
    outcome=Luck,
    event=Event,
    view=View,
    options=Options,
    setup=Setup,
    notation=NOTATION,
    bots={"easy": levels.easy, "normal": levels.normal, "strong": levels.strong},
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
