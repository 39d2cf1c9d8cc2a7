"""Team mates of three strengths."""

from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from tablee.core.protocol import Offer
from functools import cache
from tablee.games.coolock.ghosts import drift, spawn_points, _ends
from tablee.games.coolock.model import (
    Action,
    Order,
    State,
    TryDouble,
    View,
    Walk,
)
from tablee.games.coolock.planning import Effort, Plan, make, starts
from tablee.games.coolock.risk import CAUGHT, chances, dangers, struck
from tablee.games.coolock.schedule import Problem, Start
from tablee.games.coolock.standing import board_of
from tablee.games.coolock.strolls import Stroll, strolls
from tablee.games.coolock.tasks import Scene, scene
from tablee.games.coolock.views import guess


class Level(NamedTuple):
    effort: Effort
    fear: float = 1.0
    floor: float = 0.3
    slips: float = 0.0
    card: float = 0.3
    spawn: float = 1.0
    later: float = 0.0


class Mate:
    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, view: View, offer: Offer[Action], rng: Random) -> Action:
        if len(offer.actions) == 1:
            return offer.actions[0]
        state = guess(view, rng)
        if state.phase == "prison":
            return TryDouble()
        if state.phase == "move":
            return self.walk(state, offer, rng)
        if state.phase == "ghost_order":
            return self.order(state, offer)
        return self.card(state, offer)

    def walk(self, state: State, offer: Offer[Action], rng: Random) -> Action:
        seat = offer.seat
        effects = strolls(state, seat, (w for w in offer.actions if isinstance(w, Walk)))
        level = self.level
        if level.slips and rng.random() < level.slips:
            fine = [walk for s, walk in effects.items() if not s.is_caught]
            return rng.choice(fine or list(effects.values()))
        here = scene(state)
        begin = starts(state, level.effort.weights, seat)
        plan = make(here, begin, level.effort)
        danger = (
            [0.0] * len(here.board.ends)
            if state.has_moonlight
            else dangers(here.board, [g.at for g in state.ghosts])
        )
        if not state.has_moonlight:
            for edge, more in enumerate(future(state, seat, level)):
                if more:
                    danger[edge] = 1 - (1 - danger[edge]) * (1 - more)
        pawn = state.pawns[seat]
        problems = {}
        scored = []
        jail: dict[int, float] = {}
        for stroll, walk in effects.items():
            what = stroll.opened, stroll.taken
            if what not in problems:
                problems[what] = after(plan, here, begin, stroll, seat)
            problem, order = problems[what]
            late = 1.5
            edge = stroll.edge if stroll.edge is not None else here.edges[seat]
            if not problem.tasks:
                return walk
            cost = with_start(problem, order, seat, edge, late)
            chance = 1.0 if stroll.is_caught else danger[edge]
            if chance:
                if stroll.zone not in jail:
                    exit_edge = here.board.prison_exits[stroll.zone]
                    jail[stroll.zone] = with_start(problem, order, seat, exit_edge, late + CAUGHT)
                loss = level.floor if pawn.lanterns else max(level.floor, jail[stroll.zone] - cost)
                cost += level.fear * chance * loss
            if not stroll.is_caught or pawn.lanterns:
                cell = here.board.mystery_of.get(edge)
                if cell is not None and cell != pawn.mystery and not state.has_drawn:
                    cost -= level.card
            scored.append((cost, len(scored), walk))
        return min(scored)[2]

    def order(self, state: State, offer: Offer[Action]) -> Action:
        board = board_of(state.table)
        assert state.dice is not None
        ghost = next(g for g in state.ghosts if g.id == state.haunting[0])
        best = []
        for action in offer.actions:
            assert isinstance(action, Order)
            move = drift(board, ghost.at, *state.dice, action.first)
            hit = struck(board, move)
            n = sum(p.edge in hit and not p.lanterns for p in state.pawns)
            m = sum(p.edge in hit for p in state.pawns)
            best.append((n, m, not move.leaves, len(best), action))
        return min(best)[4]

    def card(self, state: State, offer: Offer[Action]) -> Action:
        best = []
        here = scene(state)
        level = self.level
        if state.card == "exorcism":
            for action in offer.actions:
                gs = [g.at for g in state.ghosts if g.id == action.ghost]
                d = dangers(here.board, gs)
                best.append(
                    (-sum(d[p.edge] for p in state.pawns if p.edge is not None), len(best), action)
                )
            return min(best)[2]
        for action in offer.actions:
            then = state
            if state.card == "skeleton_key":
                then = replace(state, locks=tuple(l for l in state.locks if l.at != action.padlock))
                gone = {
                    p.at
                    for p in state.portions
                    if p.at == action.padlock
                    and any(
                        q.edge is not None
                        and p.at in here.board.ends[q.edge]
                        and p.owner in (None, i)
                        for i, q in enumerate(state.pawns)
                    )
                }
                then = replace(then, portions=tuple(p for p in then.portions if p.at not in gone))
            elif action.seat is not None:
                pawns = list(state.pawns)
                pawns[state.active] = replace(pawns[state.active], edge=pawns[action.seat].edge)
                then = replace(state, pawns=tuple(pawns))
            plan = make(scene(then), starts(then, level.effort.weights, state.active), level.effort)
            best.append((plan.cost, len(best), action))
        return min(best)[2]


def after(
    plan: Plan, here: Scene, begin: list[Start], stroll: Stroll, seat: int
) -> tuple[Problem, list[int]]:
    """The plan's order for what is left after a stroll."""
    if not stroll.opened and not stroll.taken:
        return plan.problem, plan.order
    there = here._replace(
        locks={at: lock for at, lock in here.locks.items() if at not in stroll.opened},
        portions=tuple(p for p in here.portions if p.at not in stroll.taken),
    )
    problem = Problem(there, plan.problem.access - stroll.opened, begin, plan.problem.weights)
    number = {(t.at, t.seats): i for i, t in enumerate(problem.tasks)}
    order = [
        number[k]
        for i in plan.order
        if (k := (plan.problem.tasks[i].at, plan.problem.tasks[i].seats)) in number
    ]
    order += [i for i in range(len(problem.tasks)) if i not in order]
    return problem, order


def with_start(problem: Problem, order: list[int], seat: int, edge: int, late: float) -> float:
    at = len(problem.places) + seat
    old = problem.rows[at], problem.needs[at], problem.late[seat]
    problem.rows[at], problem.needs[at] = problem.from_edge(edge)
    problem.late[seat] = late
    cost = problem.run(order).cost
    problem.rows[at], problem.needs[at], problem.late[seat] = old
    return cost


def normal() -> Mate:
    return Mate(Level(Effort(1, 0)))


def strong() -> Mate:
    return Mate(Level(Effort(12, 300)))


def easy() -> Mate:
    return Mate(Level(Effort(1, 0), fear=0.1, slips=0.15))
