"""Section 12: bots as team mates (CO-96..CO-100)."""

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from cocoons_tables import (
    END,
    LABELS,
    NUMBERS,
    ROUND,
    box,
    cocoon_at,
    go,
    note,
    ready,
    setup_of,
    tell,
    walk,
)

import tablee
from tablee.bots.driver import Driver, Turn, take
from tablee.core.protocol import Plan
from tablee.games.cocoons import bots
from tablee.games.cocoons.memory import Memo
from tablee.games.cocoons.model import (
    AcceptEnd,
    Correct,
    LeaveIt,
    Note,
    Place,
    ProposeEnd,
    PutAction,
    RefuseEnd,
    Slide,
    Tell,
)

GAME = tablee.game("cocoons")
STRENGTHS = {"novice": bots.novice, "regular": bots.regular, "expert": bots.expert}
TABLES: dict[str, dict[str, Any]] = {
    **{f"level-{level}": {"level": level} for level in range(1, 6)},
    "speak-up": {"level": 1, "auto_share": False},
    "no-hints": {"level": 3, "auto_share": False, "bot_hints": False},
    "pins": {"level": 5, "assist": "pins"},
    "hard": {"level": 2, "hard": True},
    "few-tokens": {"level": 1, "reserve": 9},
    "one-token": {"level": 4, "reserve": 1},
    "custom": {"level": "custom", "traps": ["L2", "R4", "R5", "R6", "S", "T", "A", "N1"]},
    "hard-custom": {
        "level": "custom",
        "traps": ["N1", "N2", "N3", "S", "S", "A", "T", "R8"],
        "hard": True,
        "auto_share": False,
    },
}


def memory_of(match: tablee.Match, seat: int, mate: bots.Mate | None = None) -> Any:
    """What a mate remembers that has been there from the beginning."""
    again = tablee.Match.loads(match.dumps())
    memo, watcher = None, mate or bots.expert()
    for state in states(again):
        memo = watcher.watch(memo, GAME.rules.view(state, seat), Random(1))  # type: ignore[arg-type]
    return memo


def states(match: tablee.Match) -> Iterator[Any]:
    from tablee.core.engine import replay

    yield from (step.state for step in replay(GAME, match.header, match.moves))


def plan_of(match: tablee.Match, seat: int, mate: bots.Mate | None = None) -> Plan | None:
    player = mate or bots.expert()
    memo = memory_of(match, seat, player)
    return player.plan(match.view(seat), match.offer(seat), Random(1), memo)


def does(match: tablee.Match, seat: int, mate: bots.Mate | None = None) -> Any:
    plan = plan_of(match, seat, mate)
    return None if plan is None else plan.action
