"""The expert's choice: every move is tried in the same imagined boxes and played on by plan.

All moves meet the same luck, so that their difference is no accident, and whoever plays on uses
only what the team would know by then. (To search each imagined box as if it were open is weaker:
it believes that one will know where the numbers are.) Work is counted in boxes, never timed.
"""

from random import Random
from typing import NamedTuple

from tablee.games.cocoons.bots.belief import shuffle
from tablee.games.cocoons.bots.compact import (
    ACT,
    ACTION,
    ALL,
    END,
    GUARDIAN,
    LEAVE,
    NEIGHBOURS,
    NONE,
    OVER,
    PLACE,
    PUT,
    PUT_ACTION,
    SLIDE,
    SLIPPERY,
    Box,
    Move,
)
from tablee.games.cocoons.bots.distances import tours
from tablee.games.cocoons.bots.planner import needed
from tablee.games.cocoons.bots.policy import decide, gamble

PER_TOKEN = 0.02  # what a token left is worth, beside a win
LONGEST = 120  # moves that are played on


class Effort(NamedTuple):
    """How much work one decision may be."""

    playouts: int  # at most, shared by all moves
    worlds: int  # at most
    depth: int  # of the plan in playouts
    plan: int  # of the plan that is followed when nothing is better


def best_move(box: Box, effort: Effort, rng: Random) -> Move:
    """The plan's move, unless another is worth at least a token more."""
    plan = decide(box, effort.plan)
    moves = _candidates(box, plan)
    if len(moves) == 1:
        return moves[0]
    worth = dict.fromkeys(moves, 0.0)
    is_strict = not any(trap in (SLIPPERY, ACTION) for trap in box.trap) and box.action == NONE
    worlds = min(effort.worlds, effort.playouts // len(moves))
    for _ in range(worlds):
        world = box.copy()
        shuffle(world, rng)
        for move in moves:
            trial = world.copy()
            trial.play(move)
            worth[move] += _played_on(trial, effort.depth, is_strict=is_strict)
    if plan in worth:
        worth[plan] += PER_TOKEN * worlds
    return max(moves, key=lambda move: worth[move])


def _candidates(box: Box, plan: Move) -> list[Move]:
    if box.phase == PUT_ACTION:
        return [(PUT, cocoon, 0) for cocoon in range(8)]
    if box.phase == GUARDIAN:
        return _placements(box)
    if plan[0] not in (SLIDE, END) or (plan[0] == END and box.read == ALL):
        return [plan]
    slides: list[Move] = [
        (SLIDE, slot, 0)
        for slot in NEIGHBOURS[box.free]
        if slot != box.came or (box.phase == ACT and box.at[slot] != box.action)  # CO-72, CO-100
    ]
    return [(END, 0, 0), *slides] if box.phase == ACT and box.is_ready() else slides


def _placements(box: Box) -> list[Move]:
    home = box.home_of(box.guardian[box.free])
    if home != NONE:
        return [(PLACE, home, 0), (LEAVE, 0, 0)] if box.hard else [(PLACE, home, 0)]
    cocoon = gamble(box)
    return [(LEAVE, 0, 0)] if cocoon == NONE else [(LEAVE, 0, 0), (PLACE, cocoon, 0)]


def _played_on(box: Box, depth: int, *, is_strict: bool) -> float:
    """``is_strict``: every slot costs a token, so a walk that is too long is lost at once."""
    table = tours(box.start)
    for _ in range(LONGEST):
        if box.phase == OVER:
            break
        if is_strict and box.phase == ACT and table[box.free][needed(box)] > box.reserve:
            return 0.0
        box.play(decide(box, depth))
    return 1 + PER_TOKEN * box.reserve if box.won else 0.0
