"""The only door to MuJoCo: compiled scenes, and steps of them (IC-22).

MuJoCo comes without types and only with the extra ``physics``; nothing else imports it. One
engine serves one thread at a time: `engine_for` keeps one for each.
"""

import threading
from collections.abc import Iterable
from importlib import import_module
from typing import Any

import numpy as np

from tablee.games.icecool.board.school import Box
from tablee.games.icecool.physics.curve import BEAT, turn
from tablee.games.icecool.physics.extra import PHYSICS
from tablee.games.icecool.physics.scene_xml import ANGULAR_DAMPING, STEP, scene
from tablee.games.icecool.physics.trace import Floats

CHUNK = 500  # steps; part of the recipe, because each chunk begins without a warm start
POSE, RATE = 7, 6  # numbers of a penguin: place and quaternion, velocity and spin


class Engine:
    """A compiled scene with so many penguins."""

    def __init__(
        self, penguins: int, *, threads: int = 1, boxes: Iterable[Box] | None = None
    ) -> None:
        with PHYSICS.needed():
            self.mujoco: Any = import_module("mujoco")
            rollout: Any = import_module("mujoco.rollout")
        self.penguins = penguins
        self.model: Any = self.mujoco.MjModel.from_xml_string(scene(penguins, boxes))
        for index in range(penguins):
            spins = slice(RATE * index + 3, RATE * index + 6)
            self.model.dof_damping[spins] = ANGULAR_DAMPING
        self.data = [self.mujoco.MjData(self.model) for _ in range(threads)]
        self.pool: Any = rollout.Rollout(nthread=threads if threads > 1 else 0)
        self.width = 1 + (POSE + RATE) * penguins  # time first

    def steps(self, states: Floats, count: int = CHUNK) -> Floats:
        """So many steps, some whole beats, from each of some states: (scenes, steps, numbers)."""
        after = np.empty((len(states), count, self.width))
        split = 1 + POSE * self.penguins
        now = states
        for begin in range(0, count, BEAT):
            now = now.copy()
            poses = now[:, 1:split].reshape(-1, self.penguins, POSE)
            rates = now[:, split:].reshape(-1, self.penguins, RATE)
            turn(poses, rates, BEAT * STEP)
            some, _ = self.pool.rollout(self.model, self.data, now, nstep=BEAT)
            after[:, begin : begin + BEAT] = some
            now = some[:, -1]
        return after

    def close(self) -> None:
        self.pool.close()


_kept = threading.local()


def engine_for(penguins: int, threads: int = 1) -> Engine:
    """The engine of this thread for the school with so many penguins."""
    engines: dict[tuple[int, int], Engine] = _kept.__dict__.setdefault("engines", {})
    key = penguins, threads
    if key not in engines:
        engines[key] = Engine(penguins, threads=threads)
    return engines[key]
