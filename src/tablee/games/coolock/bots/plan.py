"""One plan for the whole team, worked out anew from the position alone: all mates agree on it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tablee.games.coolock.bots.risk import turns_lost
from tablee.games.coolock.bots.schedule import (
    EPSILON,
    Problem,
    Start,
    Times,
    Weights,
    greedy,
    improve,
)
from tablee.games.coolock.bots.tasks import Scene, Task, doors, first_access, is_open, scene
from tablee.games.coolock.model import State

PATIENCE = 2.0  # turns for each zone, in the second order to start from
FROM_NOW = 1.0  # so that all times are above zero
BASE_STEPS = 1  # CL-32


class Effort(NamedTuple):
    """How hard to look for a good plan; counted, never timed."""

    accesses: int  # sets of padlocks in the way that are tried
    orders: int  # of the tasks, from each of two to start from; 0: the first one will do
    weights: Weights = Weights()


class TeamPlan(NamedTuple):
    """An order of the tasks, and when each of them is done by it."""

    problem: Problem
    order: list[int]
    times: Times

    def of_seat(self, seat: int) -> list[Task]:
        """What this seat has to do, the next thing first; gold is for who is nearest."""
        problem, mine = self.problem, list[tuple[float, Task]]()
        begin = len(problem.places)
        for task, key, when in zip(problem.tasks, problem.key, self.times.when, strict=True):
            seats = task.seats
            if task.is_anybodys:
                seats = (min(seats, key=lambda each: problem.rows[begin + each][key]),)
            if seat in seats:
                mine.append((when, task._replace(seats=seats)))
        return [task for _, task in sorted(mine, key=lambda each: each[0])]


def starts(state: State, weights: Weights, moved: int) -> list[Start]:
    """Where everybody is, when the seats up to ``moved`` have had their turns in this round.

    A roll that is still to be walked counts as a start in advance.
    """
    found = []
    for seat, (pawn, edge) in enumerate(zip(state.pawns, scene(state).edges, strict=True)):
        late = FROM_NOW + (seat <= moved)
        if pawn.where == "prison":
            late += turns_lost(pawn.sentence)
        elif pawn.where == "base":
            late += BASE_STEPS * weights.pace
        if seat == state.active and state.die is not None and state.phase == "move":
            late = max(0.0, late - state.die * weights.pace)
        found.append(Start(edge, late))
    return found


def make(here: Scene, begin: Sequence[Start], effort: Effort) -> TeamPlan:
    """The best plan that is found with some effort: which padlocks first, then which order."""
    best = _plan(here, begin, effort.weights, first_access(here))
    tried = {best.problem.access}
    tries = effort.accesses
    while tries > 0:
        found = best
        for access in _others(here, best.problem.access):
            if access in tried or tries == 0:
                continue
            tried.add(access)
            if access >= best.problem.access or is_open(here, access):
                tries -= 1
                plan = _plan(here, begin, effort.weights, access)
                if plan.times.cost < found.times.cost - EPSILON:
                    found = plan
        if found is best:
            break
        best = found
    if not effort.orders:
        return best
    problem = best.problem
    begun = best.order, greedy(problem, PATIENCE)
    plans = [TeamPlan(problem, *improve(problem, order, effort.orders)) for order in begun]
    return min(plans, key=lambda plan: plan.times.cost)


def _plan(
    here: Scene, begin: Sequence[Start], weights: Weights, access: frozenset[int]
) -> TeamPlan:
    problem = Problem(here, access, begin, weights)
    order = greedy(problem)
    return TeamPlan(problem, order, problem.run(order))


def _others(here: Scene, access: frozenset[int]) -> Iterator[frozenset[int]]:
    """One padlock more, one less, or another one in the place of one."""
    more = [door for door in doors(here) if door not in access]
    for new in more:
        yield access | {new}
    for old in sorted(access):
        yield access - {old}
        for new in more:
            yield access - {old} | {new}


def without(plan: TeamPlan, opened: frozenset[int], taken: frozenset[int]) -> TeamPlan:
    """The same order for what is left when these padlocks and portions are gone."""
    if not opened and not taken:
        return plan
    old = plan.problem
    here = old.here._replace(
        locks={at: lock for at, lock in old.here.locks.items() if at not in opened},
        portions=tuple(portion for portion in old.here.portions if portion.at not in taken),
    )
    problem = Problem(here, old.access - opened, old.starts, old.weights)
    numbers = {(task.at, task.opens): number for number, task in enumerate(problem.tasks)}
    named = [(old.tasks[number].at, old.tasks[number].opens) for number in plan.order]
    order = [numbers.pop(name) for name in named if name in numbers]
    order += numbers.values()  # a portion that lay under a padlock
    return TeamPlan(problem, order, problem.run(order))
