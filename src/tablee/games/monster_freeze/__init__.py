"""Monster Freeze: three pierced cards, three monsters in a row, everybody at once."""

from tablee.core.protocol import Box, Game
from tablee.games.monster_freeze import bots
from tablee.games.monster_freeze.events import Event
from tablee.games.monster_freeze.hints import glow
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
from tablee.games.monster_freeze.notation import MonsterFreezeNotation
from tablee.games.monster_freeze.rules import MonsterFreezeRules

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
        place=2,
    ),
    rules=MonsterFreezeRules(),
    rules_version=1,
    state=State,
    action=Action,
    outcome=Shuffled,
    event=Event,
    view=View,
    options=Options,
    setup=Setup,
    bounds=Bounds,
    notation=MonsterFreezeNotation(),
    bots={
        "flake": bots.flake,
        "frost": bots.frost,
        "blizzard": bots.blizzard,
        "yeti": bots.yeti,
    },
    stand_in="frost",
    endings=("MF-43", "MF-44", "MF-47", "MF-49", "MF-55", "MF-56"),
    variants=(
        AT_ONCE,
        {**AT_ONCE, "rounds_to_win": 1},
        {**AT_ONCE, "warm_seat": 0, "rounds_to_win": 1},
    ),
    is_real_time=True,  # MF-17
    has_later_luck=True,  # MF-16: the cards are dealt when the countdown is over
    has_secrets=True,  # MF-57: the pile
    sketch=Sketch,
    is_sketch_shown=False,  # MF-23
    hints=glow,
)
