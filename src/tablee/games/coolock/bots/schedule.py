"""Makespan scheduling: an order of tasks, the times that follow from it, and a better order."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.games.coolock.bots.tasks import Scene, tasks
from tablee.games.coolock.bots.ways import FAR, steps_from, steps_to

Row = list[int]  # steps, by key
Needs = list[tuple[int, ...]]  # the tasks that must be done before, by key
LATE = 200.0  # never, in turns
EPSILON = 1e-9


class Weights(NamedTuple):
    """How times are worked out and judged; all in turns."""

    pace: float = 0.36  # a step
    total: float = 0.4  # of the sum of all times
    arrival: float = 0.3  # of the sum of all arrivals
    finish: float = 0.2  # of the sum of the seats' last times


class Start(NamedTuple):
    """Where a pawn is and when it may go on, in turns from now."""

    edge: int
    late: float


class Times(NamedTuple):
    """What an order of tasks comes to."""

    cost: float
    when: list[float]  # by task


class Problem:
    """A scene with its tasks, and all distances between them: the keys are their places."""

    def __init__(
        self, here: Scene, access: frozenset[int], starts: Sequence[Start], weights: Weights
    ) -> None:
        self.here, self.access, self.weights = here, access, weights
        self.starts = tuple(starts)
        self.tasks = tasks(here, access)
        self.places = list(dict.fromkeys(task.at for task in self.tasks))
        key = {place: number for number, place in enumerate(self.places)}
        self.key = [key[task.at] for task in self.tasks]
        self.simple: list[tuple[int, ...]] = [  # who is needed, if that is all
            () if task.is_anybodys or task.after is not None else task.seats for task in self.tasks
        ]
        self.shut = here.shut - access
        self.steps = [steps_to(here.board, place, self.shut) for place in self.places]
        self.now = [steps_to(here.board, place, here.shut) for place in self.places]
        self.gates = [
            number for number, task in enumerate(self.tasks) if task.opens and task.at in access
        ]
        self.rows: list[Row] = []
        self.needs: list[Needs] = []
        for place in self.places:
            row = [steps[place] for steps in self.steps]
            self.rows.append(row)
            self.needs.append(self._needs(row, [now[place] for now in self.now], key[place]))
        self.late: list[float] = []
        for start in starts:
            row, needs = self.from_edge(start.edge)
            self.rows.append(row)
            self.needs.append(needs)
            self.late.append(start.late)

    def from_edge(self, edge: int) -> tuple[Row, Needs]:
        """The steps from an edge to all keys, and the padlocks on the way."""
        board = self.here.board
        row = [steps_from(board, edge, steps, self.shut) for steps in self.steps]
        if not self.gates:
            return row, [()] * len(row)
        now = [steps_from(board, edge, steps, self.here.shut) for steps in self.now]
        return row, self._needs(row, now, None)

    def _needs(self, row: Row, now: Row, here: int | None) -> Needs:
        """Where the way is shorter once the padlocks of the access are open: which it passes."""
        needs: Needs = []
        for goal, (then, today) in enumerate(zip(row, now, strict=True)):
            if then >= today or then >= FAR:
                needs.append(())
                continue
            passed = []
            for gate in self.gates:
                at = self.key[gate]
                if at not in (goal, here) and row[at] + self.steps[goal][self.places[at]] == then:
                    passed.append(gate)
            needs.append(tuple(passed))
        return needs

    def cost_from(self, order: Sequence[int], seat: int, start: Start) -> float:
        """What an order costs if this seat's pawn were elsewhere."""
        at = len(self.places) + seat
        kept = self.rows[at], self.needs[at], self.late[seat]
        self.rows[at], self.needs[at] = self.from_edge(start.edge)
        self.late[seat] = start.late
        cost = self.run(order).cost
        self.rows[at], self.needs[at], self.late[seat] = kept
        return cost

    def cost_later(self, order: Sequence[int], turns: float) -> float:
        """What an order costs if everybody were so much later."""
        kept, self.late = self.late, [late + turns for late in self.late]
        cost = self.run(order).cost
        self.late = kept
        return cost

    # -- times -------------------------------------------------------------------------------

    def run(self, order: Sequence[int]) -> Times:
        """List scheduling: each task in turn, as soon as its last seat arrives."""
        clock = Clock(self)
        free, at, when, pace = clock.free, clock.at, clock.when, clock.pace
        keys, rows, needs, simple = self.key, self.rows, self.needs, self.simple
        arrivals = 0.0
        for number in order:
            if when[number] >= 0:
                continue
            seats, goal = simple[number], keys[number]
            latest = -1.0
            times = []
            for seat in seats:
                here = at[seat]
                if needs[here][goal]:
                    latest = -1.0
                    break
                time = free[seat] + pace * rows[here][goal]
                times.append(time)
                latest = max(latest, time)
            if latest < 0:  # it has to wait for something else
                clock.do(number)
                continue
            arrivals += sum(times)
            for seat in seats:
                free[seat] = latest
                at[seat] = goal
            when[number] = latest
        weights = self.weights
        cost = (
            max(when, default=0.0)
            + weights.total * sum(when)
            + weights.arrival * (arrivals + clock.arrivals)
            + weights.finish * sum(free)
        )
        return Times(cost, when)


class Clock:
    """When everybody is free and where, and when each task is done; -1: not yet."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.pace = problem.weights.pace
        self.free = problem.late[:]
        places = len(problem.places)
        self.at = list(range(places, places + len(self.free)))
        self.when = [-1.0] * len(problem.tasks)
        self.arrivals = 0.0

    def arrival(self, seat: int, goal: int) -> float:
        """When a seat can be there, through the padlocks that are opened for it."""
        problem, here = self.problem, self.at[seat]
        time = self.free[seat] + self.pace * problem.rows[here][goal]
        for gate in problem.needs[here][goal]:
            beyond = self.pace * problem.rows[problem.key[gate]][goal]
            opened = self.when[gate] if self.when[gate] >= 0 else LATE
            time = max(time, opened + beyond)
        return time

    def missing(self, number: int) -> list[int]:
        """The tasks that have to be done before this one."""
        problem = self.problem
        task, goal = problem.tasks[number], problem.key[number]
        seats = () if task.is_anybodys else task.seats
        before = [gate for seat in seats for gate in problem.needs[self.at[seat]][goal]]
        if task.after is not None:
            before.append(task.after)
        return [each for each in before if self.when[each] < 0]

    def times(self, number: int) -> tuple[tuple[int, ...], list[float]]:
        """Who comes to a task, and when."""
        task, goal = self.problem.tasks[number], self.problem.key[number]
        times = [self.arrival(seat, goal) for seat in task.seats]
        if not task.is_anybodys:
            return task.seats, times
        best = times.index(min(times))
        return (task.seats[best],), [times[best]]

    def do(self, number: int) -> None:
        """This task next, and before it what it waits for."""
        self.when[number] = LATE  # if it comes to wait for itself
        while missing := self.missing(number):
            self.do(missing[0])
        task, goal = self.problem.tasks[number], self.problem.key[number]
        ready = -1.0 if task.after is None else self.when[task.after]
        seats, times = self.times(number)
        latest = max(ready, *times)
        self.arrivals += sum(times)
        for seat in seats:
            self.free[seat] = latest
            self.at[seat] = goal
        self.when[number] = latest


def greedy(problem: Problem, patience: float = 0.0) -> list[int]:
    """Always the task that can be done first; with patience, what lies low before what is high."""
    clock = Clock(problem)
    zones = problem.here.board.zones_of
    heights = [patience * zones[task.at][0] for task in problem.tasks]
    order = list[int]()
    left = list(range(len(problem.tasks)))
    while left:
        best, first = left[0], float(FAR)
        for number in left:
            if not clock.missing(number):
                time = max(clock.times(number)[1]) + heights[number]
                if time < first:
                    best, first = number, time
        clock.do(best)
        order.append(best)
        left = [number for number in left if clock.when[number] < 0]
    return order


def improve(problem: Problem, order: list[int], evaluations: int) -> tuple[list[int], Times]:
    """Local search: one task at a time to another place in the order, while it helps."""
    best = problem.run(order)
    count = len(order)
    unchanged = 0
    at = 0
    while evaluations > 0 and unchanged < count:
        number = order[at % count]
        rest = [each for each in order if each != number]
        found = None
        for place in range(count):
            if place == at % count:
                continue
            trial = [*rest[:place], number, *rest[place:]]
            result = problem.run(trial)
            evaluations -= 1
            if result.cost < best.cost - EPSILON:
                best, found = result, trial
        if found is not None:
            order, unchanged = found, 0
        else:
            unchanged += 1
        at += 1
    return order, best
