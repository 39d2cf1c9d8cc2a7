"""Mates of Cocoons in tests: what one remembers, plans and does, and games of theirs."""

from collections.abc import Iterator
from random import Random
from typing import Any

import tablee
from tablee.bots.driver import Driver, take
from tablee.core.mind import Mind
from tablee.core.protocol import Plan, Seat
from tablee.games.cocoons.bots import levels
from tablee.games.cocoons.bots.rollouts import Effort

GAME = tablee.game("cocoons")
STRENGTHS = {"easy": levels.easy, "medium": levels.medium, "hard": levels.hard}
LIGHT = levels.EXPERT._replace(effort=Effort(playouts=24, worlds=8, depth=2, plan=4))
QUICK = {"hard": lambda: levels.Mate(LIGHT)}  # the same mate with less work, for many games
TABLES: dict[str, dict[str, Any]] = {
    **{f"level-{level}": {"level": level} for level in range(1, 6)},
    "speak-up": {"level": 1, "auto_share": False},
    "no-hints": {"level": 3, "auto_share": False, "bot_hints": False},
    "pins": {"level": 5, "assist": "pins", "reserve": 14},
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


def memory_of(match: tablee.Match, seat: int, mate: levels.Mate) -> Any:
    """What a mate remembers that has been there from the beginning."""
    mind = Mind(mate, GAME, "test")
    mind.recall(GAME, match.header, match.moves, Seat(seat))
    return mind.memo


def plan_of(match: tablee.Match, seat: int, mate: levels.Mate | None = None) -> Plan | None:
    player = mate or levels.hard()
    memo = memory_of(match, seat, player)
    return player.plan(match.view(seat), match.offer(seat), Random(1), memo)


def does(match: tablee.Match, seat: int, mate: levels.Mate | None = None) -> Any:
    plan = plan_of(match, seat, mate)
    return None if plan is None else plan.action


def waits_ms(match: tablee.Match, seat: int) -> int:
    plan = plan_of(match, seat)
    assert plan is not None
    return plan.at_ms - int(match.state.since_ms)


def games(name: str, mates: list[levels.Mate], seed: int) -> Iterator[tuple[tablee.Match, Any]]:
    """A game of bots as (match, events of one action) after each action."""
    match = tablee.Match.new("cocoons", seats=len(mates), seed=seed, **TABLES[name])
    rngs = [Random(f"{seed} {seat}") for seat in range(len(mates))]
    driver = Driver(match, mates, rngs, Random(seed))
    while (turn := driver.next_turn()) is not None:
        yield match, take(match, turn)


def played(name: str, mates: list[levels.Mate], seed: int) -> tablee.Match:
    """The same game at its end."""
    *_, (match, _) = games(name, mates, seed)
    return match
