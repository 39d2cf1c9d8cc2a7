"""One plan for the whole team, worked out anew from the position alone: all mates agree on it."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.games.coolock.model import State
from tablee.games.coolock.risk import turns_lost
from tablee.games.coolock.schedule import Problem, Result, Start, Weights, greedy, improve
from tablee.games.coolock.tasks import Scene, accesses, scene

BASE_STEPS = 1  # CL-32


class Effort(NamedTuple):
    """How hard to look for a good plan."""

    accesses: int  # sets of padlocks in the way that are tried
    evaluations: int  # orders that are tried for the best of them
    weights: Weights = Weights()


class Plan(NamedTuple):
    problem: Problem
    order: list[int]
    result: Result

    @property
    def cost(self) -> float:
        return self.result.cost


def starts(state: State, weights: Weights, moved: int) -> list[Start]:
    """Where everybody is, when the seats up to ``moved`` have had their turns in this round."""
    found = []
    for seat, (pawn, edge) in enumerate(zip(state.pawns, scene(state).edges, strict=True)):
        late = 0.5 + (seat <= moved)
        if pawn.where == "prison":
            late += turns_lost(pawn.sentence)
        elif pawn.where == "base":
            late += BASE_STEPS * weights.pace
        found.append(Start(edge, late))
    return found


def make(here: Scene, begin: Sequence[Start], effort: Effort) -> Plan:
    """The best plan that is found with some effort."""
    best: Plan | None = None
    for number, access in enumerate(accesses(here)):
        if number == effort.accesses:
            break
        problem = Problem(here, access, begin, effort.weights)
        order = greedy(problem)
        plan = Plan(problem, order, problem.run(order))
        if best is None or plan.cost < best.cost - 1e-9:
            best = plan
    assert best is not None
    if not effort.evaluations:
        return best
    return Plan(best.problem, *improve(best.problem, best.order, effort.evaluations))
