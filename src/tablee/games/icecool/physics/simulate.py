"""From a flick to its trace (IC-22..IC-26): simulate until rest, then stand everybody up."""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tablee.core.protocol import Seat
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.model.flick import CENTRE_OF_MASS, Flick, push
from tablee.games.icecool.physics.engine import CHUNK, POSE, RATE, Engine, engine_for
from tablee.games.icecool.physics.landing import off_board, stood_up
from tablee.games.icecool.physics.trace import BASE, LEVERS, Floats, Trace, uprights

MOST_CHUNKS = 24  # IC-22: 6 s
CALM = 200  # samples at the end of a chunk, 0.1 s
SLOW = 0.004  # m/s
SLOW_SPIN = 0.35  # rad/s
NEARLY, NEARLY_SPIN = 0.03, 10.0  # the same for a guess: some millimetres and a whirl remain
GUESS_CHUNK, GUESS_CALM = 160, 40  # it is looked at more often, and believed sooner


class Shot(Struct, frozen=True, gc=False):
    """A flick of one penguin among those on the board, which are in seat order."""

    starts: tuple[Standing, ...]
    seat: Seat
    flick: Flick

    @property
    def mover(self) -> int:
        return [each.seat for each in self.starts].index(self.seat)


def simulate(shot: Shot, engine: Engine | None = None) -> Trace:
    return simulate_many([shot], engine)[0]


def simulate_many(
    shots: Sequence[Shot],
    engine: Engine | None = None,
    *,
    threads: int = 1,
    is_guess: bool = False,
) -> list[Trace]:
    """Shots with equally many penguins, side by side; the same bytes as one after the other.

    A guess is over sooner: when all stand nearly still.
    """
    if not shots:
        return []
    penguins = len(shots[0].starts)
    engine = engine or engine_for(penguins, threads)
    firsts = first_states(shots, engine)
    chunks: list[list[Floats]] = [[] for _ in shots]
    calm = np.zeros((len(shots), penguins), dtype=bool)
    moving = np.arange(len(shots))
    states = firsts
    chunk_steps, calm_steps = (GUESS_CHUNK, GUESS_CALM) if is_guess else (CHUNK, CALM)
    limits = (NEARLY, NEARLY_SPIN) if is_guess else (SLOW, SLOW_SPIN)
    for _ in range(MOST_CHUNKS * CHUNK // chunk_steps):
        after = engine.steps(states, chunk_steps)
        for each, chunk in zip(moving, after, strict=True):
            chunks[each].append(chunk)
        calm[moving] = _calm(after[:, -calm_steps:], penguins, *limits)
        goes_on = ~calm[moving].all(axis=1)
        moving, states = moving[goes_on], after[goes_on, -1]
        if not len(moving):
            break
    return [
        _trace(shot, first, some, at_rest)
        for shot, first, some, at_rest in zip(shots, firsts, chunks, calm, strict=True)
    ]


def first_states(shots: Sequence[Shot], engine: Engine) -> Floats:
    """What the engine begins with, a row for each shot."""
    return np.array([_first_state(shot, engine.width) for shot in shots])


def _first_state(shot: Shot, width: int) -> Floats:
    """Everybody upright and at rest, the push applied to one (IC-22)."""
    state = np.zeros(width)
    penguins = len(shot.starts)
    poses = state[1 : 1 + POSE * penguins].reshape(penguins, POSE)
    rates = state[1 + POSE * penguins :].reshape(penguins, RATE)
    for pose, start in zip(poses, shot.starts, strict=True):
        pose[:4] = start.x, start.y, CENTRE_OF_MASS, 1.0
    given = push(shot.flick)
    rates[shot.mover] = *given.velocity, *given.spin  # upright, so body axes are the world's
    return state


def _calm(after: Floats, penguins: int, speed: float, spin: float) -> NDArray[np.bool_]:
    """Which penguins are slow in all of some samples."""
    rates = after[:, :, 1 + POSE * penguins :].reshape(*after.shape[:2], penguins, RATE)
    squares = rates * rates
    slow = squares[..., :3].sum(axis=-1) < speed**2
    steady = squares[..., 3:].sum(axis=-1) < spin**2
    calm: NDArray[np.bool_] = (slow & steady).all(axis=1)
    return calm


def _trace(shot: Shot, first: Floats, chunks: Sequence[Floats], calm: NDArray[np.bool_]) -> Trace:
    penguins, steps = len(shot.starts), sum(map(len, chunks))
    poses = np.empty((POSE, penguins, steps + 2))
    rates = np.zeros((steps + 2, penguins, RATE))
    split = 1 + POSE * penguins
    begin = 0
    for chunk in (first[None], *chunks):
        span = slice(begin, begin + len(chunk))
        begin += len(chunk)
        pose = chunk[:, 1:split].reshape(-1, penguins, POSE)
        poses[:, :, span] = pose.transpose(2, 1, 0)
        rates[span] = chunk[:, split:].reshape(-1, penguins, RATE)
    places, turns = poses[:3], poses[3:]
    off = off_board(places[..., :-1], turns[..., :-1], calm.tolist())
    bases = places[:2, :, -2] + LEVERS[BASE] * uprights(turns[..., -2])[:2]
    ends = stood_up(shot.starts, shot.mover, [(x, y) for x, y in bases.T.tolist()], off)
    for each, end in enumerate(ends):
        poses[:, each, -1] = end.x, end.y, CENTRE_OF_MASS, 1.0, 0.0, 0.0, 0.0
    return Trace(shot.starts, shot.mover, places, turns, rates, off, ends)
