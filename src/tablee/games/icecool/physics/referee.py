"""The referee: what happened in a trace, by geometry alone (IC-23, IC-25)."""

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from tablee.games.icecool.board.spots import stuck_in
from tablee.games.icecool.model.facts import (
    Bounced,
    GotStuck,
    Happening,
    LeftBoard,
    Touched,
    Verdict,
    in_order,
)
from tablee.games.icecool.physics.passages import Track, rooms_of
from tablee.games.icecool.physics.touches import bounces, first_contact
from tablee.games.icecool.physics.trace import Floats, Trace, centres, extent, uprights

STILL = 1e-5  # m and units of up: a sphere at 0.05 m/s moves more than this in one sample


def referee(trace: Trace) -> Verdict:
    """Everything that the rules ask about a flick, in the order of IC-93."""
    up = uprights(trace.turns)
    ends = [trace.samples if off is None else off for off in trace.off]
    moved = _moved(trace, up)
    facts: list[Happening] = []
    for index in np.flatnonzero(moved).tolist():
        facts += _own(trace, up, index, ends[index])
    for one, other in combinations(range(len(trace.starts)), 2):
        if moved[one] or moved[other]:
            sample = first_contact(trace, up, one, other)
            if sample is not None and sample < min(ends[one], ends[other]):
                facts.append(_touched(trace, sample, one, other))
    for start, off in zip(trace.starts, trace.off, strict=True):
        if off is not None:
            facts.append(LeftBoard(off, start.seat))
    return Verdict(in_order(facts, trace.starts[trace.mover].seat), trace.ends, trace.samples)


def _moved(trace: Trace, up: Floats) -> NDArray[np.bool_]:
    """Most penguins stand still in a flick, and have nothing to be judged."""
    shift = np.abs(trace.places[:2] - trace.places[:2, :, :1]).max(axis=(0, 2))
    lean = np.abs(up[:2]).max(axis=(0, 2))
    moved: NDArray[np.bool_] = (shift > STILL) | (lean > STILL)
    return moved


def _own(trace: Trace, up: Floats, index: int, end: int) -> list[Happening]:
    """What one penguin did by itself before it was off the board."""
    penguin = Track(trace, index, end)
    x, y = (extent(centres(trace.places[axis, index], up[axis, index])) for axis in (0, 1))
    facts: list[Happening] = [*penguin.feats(rooms_of(x, y))]
    facts += [
        Bounced(sample, penguin.seat, wall)
        for sample, wall in bounces(trace, up, index)
        if sample < end
    ]
    door = stuck_in(trace.ends[index].at)
    if door is not None and door != stuck_in(trace.starts[index].at) and trace.off[index] is None:
        facts.append(GotStuck(trace.samples - 1, penguin.seat, door.id))
    return facts


def _touched(trace: Trace, sample: int, one: int, other: int) -> Touched:
    first, second = (other, one) if other == trace.mover else (one, other)
    return Touched(sample, trace.starts[first].seat, trace.starts[second].seat)
