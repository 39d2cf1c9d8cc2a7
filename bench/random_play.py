"""Random games of all five games, through ``Match`` and through the bare rules, and their rates.

Only what the package exports is used here, so that two checkouts can be measured by the same file
(``compare.py``). A step is a decision of a seat, or luck: an outcome that was drawn or a tick of
table time. The two are counted apart. Nobody speaks out of turn (``Decide.asides``).
"""

import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, NamedTuple

import tablee
from tablee import Decide, Decision, Draw, Outcome, Over, Refused, Tick

SEATS = 2
PAUSE = 0.05  # how often time passes in place of a decision, where time is part of the game

# What is played, one of these at random for each game. Coolock ends at midnight, because random
# teams need hundreds of rounds; Monster Freeze has no delays, because there is nobody to wait for.
TABLES: dict[str, tuple[dict[str, Any], ...]] = {
    "cocoons": tuple({"level": level} for level in (1, 2, 3, 4, 5)),
    "coolock": (
        {"midnight": True},
        {"midnight": True, "difficulty": "hard"},
        {"midnight": True, "board": "ghost_ship"},
    ),
    "cortexcape": tuple(
        {"lab": lab, "mode": mode}
        for lab in ("blue", "green", "red", "black")
        for mode in ("long", "short")
    ),
    "icecool": ({},),
    "monster_freeze": ({"swap_gap": 0, "claim_lock": 0, "cold": 0, "rounds_to_win": 1},),
}
PHYSICS = "icecool"  # where most of the time goes into luck
MOST = {PHYSICS: 40}  # decisions of a game; the others are played to their end


class Count(NamedTuple):
    """What happened in one game, or in many."""

    decisions: int
    luck: int
    drawing_s: float = 0.0  # CPU time for luck, where it is worth measuring


Play = Callable[[Random], Count]
"""Plays one random game."""


class Rate(NamedTuple):
    """By second of CPU time."""

    decisions: float
    luck: float
    drawing: float = 0.0  # the share of the time that goes into luck
    games: float = 0  # how many were played, not by second

    @property
    def steps(self) -> float:
        """Decisions and luck together."""
        return self.decisions + self.luck


def through_match(slug: str) -> Play:
    """Random play through the public face: checked, logged, luck drawn by itself."""
    tables, most = TABLES[slug], MOST.get(slug, sys.maxsize)

    def play(rng: Random) -> Count:
        options, seed = rng.choice(tables), rng.getrandbits(32)
        match = tablee.Match.new(slug, seats=SEATS, seed=seed, **options)
        decisions = 0
        while decisions < most and isinstance(match.waiting, Decide):
            decisions += random_turn(match, rng)
        return Count(decisions, len(match.moves) - decisions)

    return play


def random_turn(match: tablee.Match, rng: Random) -> int:
    """Let a seat act, or time pass until something is due; returns how many decisions it was."""
    waiting = match.waiting
    assert isinstance(waiting, Decide)
    seats, due = waiting.seats, waiting.deadline_ms
    if waiting.expiry == "tick" and due is not None and (not seats or rng.random() < PAUSE):
        match.advance(max(0, due - match.now_ms) / 1000)
        return 0
    seat = seats[0] if len(seats) == 1 else rng.choice(seats)
    try:
        match.play(seat, match.sample(seat, rng))
    except Refused as refused:
        if not refused.refusal.recorded:  # a try that is refused but counts is a decision
            raise
    return 1


def through_rules(slug: str) -> Play:
    """Random play through the pure functions: nothing is checked or kept."""
    game = tablee.game(slug)
    rules: Any = game.rules
    tables = [game.types.options(**options) for options in TABLES[slug]]
    draw = timed(rules.draw) if slug == PHYSICS else rules.draw
    most = MOST.get(slug, sys.maxsize)

    def play(rng: Random) -> Count:
        state = rules.setup(SEATS, rng.choice(tables))
        decisions = luck = 0
        began = getattr(draw, "spent", 0.0)
        while decisions < most and not isinstance(waiting := rules.waiting(state), Over):
            move: Any
            if isinstance(waiting, Draw):
                move = Outcome(draw(state, rng))
                luck += 1
            else:
                seats, due = waiting.seats, waiting.deadline_ms
                is_timed = waiting.expiry == "tick" and due is not None
                if is_timed and (not seats or rng.random() < PAUSE):
                    move = Tick(due)
                    luck += 1
                else:
                    seat = seats[0] if len(seats) == 1 else rng.choice(seats)
                    move = Decision(seat, rules.sample(state, seat, rng), state.at_ms)
                    decisions += 1
            state = rules.apply(state, move)[0]
        return Count(decisions, luck, getattr(draw, "spent", 0.0) - began)

    return play


class timed:  # noqa: N801  # it stands where a function would
    """A function that adds up the CPU time it takes."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call
        self.spent = 0.0

    def __call__(self, *args: Any) -> Any:
        began = process_time()
        try:
            return self._call(*args)
        finally:
            self.spent += process_time() - began


WAYS: dict[str, Callable[[str], Play]] = {"Match": through_match, "rules": through_rules}


def rate(play: Play, rng: Random, seconds: float, games: int = 0) -> Rate:
    """Whole games until so much CPU time has passed, or exactly so many of them."""
    decisions = luck = played = 0
    drawing = 0.0
    began = process_time()
    while played < games if games else process_time() - began < seconds:
        count = play(rng)
        decisions += count.decisions
        luck += count.luck
        drawing += count.drawing_s
        played += 1
    spent = process_time() - began
    return Rate(decisions / spent, luck / spent, drawing / spent, played)
