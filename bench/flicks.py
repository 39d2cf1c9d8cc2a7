"""Flicks per second, simulated and judged, beside bare MuJoCo stepping of the same model.

Machines are noisy, so the two take turns on the same flicks, time is CPU time of all threads, and
each figure is the median of its turns; what counts is the ratio. Bare stepping is
``mujoco.rollout`` over the same chunks from the same states, its results thrown away.
"""

import statistics
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import Point
from tablee.games.icecool.board.spots import Standing, has_elbow_room, hits_wall
from tablee.games.icecool.model.flick import HEIGHTS, OFFSETS, Flick
from tablee.games.icecool.physics.engine import CHUNK, engine_for
from tablee.games.icecool.physics.recording import encode
from tablee.games.icecool.physics.referee import referee
from tablee.games.icecool.physics.simulate import Shot, first_states, simulate_many
from tablee.games.icecool.physics.trace import Trace

TURNS = 7
FLICKS = 40
GOAL = 0.8  # of bare stepping


class Rate(NamedTuple):
    """Flicks per second of CPU and of the clock on the wall."""

    cpu: float
    wall: float


def random_shot(rng: Random, penguins: int) -> Shot:
    places: list[Point] = []
    while len(places) < penguins:
        at = rng.uniform(0, 0.54), rng.uniform(0, 0.52)
        if not hits_wall(at) and has_elbow_room(at, places):
            places.append(at)
    flick = Flick(
        rng.randrange(36_000), rng.randint(300, 1000), rng.randint(*OFFSETS), rng.randint(*HEIGHTS)
    )
    starts = tuple(Standing(Seat(seat), *at) for seat, at in enumerate(places))
    return Shot(starts, Seat(rng.randrange(penguins)), flick)


def one_by_one(shots: list[Shot], threads: int) -> None:
    for shot in shots:
        for trace in simulate_many([shot], threads=threads):
            referee(trace)


def together(shots: list[Shot], threads: int) -> None:
    for trace in simulate_many(shots, threads=threads):
        referee(trace)


def bare_stepping(shots: list[Shot], traces: list[Trace], threads: int) -> Callable[[], None]:
    """As many chunks as each flick took; with several threads, all flicks side by side."""
    engine = engine_for(len(shots[0].starts), threads)
    states = first_states(shots, engine)
    chunks = np.array([trace.last // CHUNK for trace in traces])

    def step() -> None:
        if threads == 1:
            for first, count in zip(states, chunks, strict=True):
                state = first[None]
                for _ in range(count):
                    state = engine.steps(state)[:, -1]
            return
        state, left = states, chunks
        while len(left):
            state = engine.steps(state)[:, -1]
            goes_on = left > 1
            state, left = state[goes_on], left[goes_on] - 1

    return step


def rate(work: Callable[[], None]) -> Rate:
    cpu, wall = process_time(), perf_counter()
    work()
    return Rate(FLICKS / (process_time() - cpu), FLICKS / (perf_counter() - wall))


def median(turns: list[Rate]) -> Rate:
    return Rate(
        statistics.median(each.cpu for each in turns),
        statistics.median(each.wall for each in turns),
    )


def main() -> None:
    console = Console()
    table = Table(
        "penguins", "threads", "judged/CPU s", "bare/CPU s", "ratio", "judged/s", "bare/s"
    )
    sizes = Table("penguins", "mean s", "KB, mean", "KB, largest")
    ratios: list[float] = []
    for penguins in (1, 4):
        rng = Random(penguins)
        shots = [random_shot(rng, penguins) for _ in range(FLICKS)]
        traces = simulate_many(shots)
        packed = [len(encode(trace)) / 1024 for trace in traces]
        seconds = statistics.mean(trace.seconds for trace in traces)
        sizes.add_row(
            str(penguins),
            f"{seconds:.2f}",
            f"{statistics.mean(packed):.2f}",
            f"{max(packed):.2f}",
        )
        for threads in (1, 2):
            play = one_by_one if threads == 1 else together
            bare = bare_stepping(shots, traces, threads)
            own_turns, bare_turns = [], []
            what = f"{penguins} penguins, {threads} threads"
            for _ in track(range(TURNS), what, console=console, transient=True):
                own_turns.append(rate(lambda: play(shots, threads)))  # noqa: B023
                bare_turns.append(rate(bare))
            own, plain = median(own_turns), median(bare_turns)
            ratios.append(
                statistics.median(
                    mine.cpu / theirs.cpu
                    for mine, theirs in zip(own_turns, bare_turns, strict=True)
                )
            )
            table.add_row(
                str(penguins),
                str(threads),
                f"{own.cpu:.1f}",
                f"{plain.cpu:.1f}",
                f"{ratios[-1]:.2f}",
                f"{own.wall:.1f}",
                f"{plain.wall:.1f}",
            )
    console.print(table)
    console.print(sizes)
    verdict = "met" if min(ratios) >= GOAL else "missed"
    console.print(f"goal of {GOAL:.2f} times bare stepping: {verdict} ({min(ratios):.2f})")


if __name__ == "__main__":
    main()
