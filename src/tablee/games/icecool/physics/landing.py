"""The end of a flick: who is off the board, where penguins stand up (IC-24, IC-26, IC-68..71)."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tablee.games.icecool.board.school import Point, school
from tablee.games.icecool.board.spots import Standing, hits_wall, nearest_free_point, overlaps
from tablee.games.icecool.physics.trace import (
    BASE,
    LEVERS,
    RADII,
    Floats,
    centres,
    extent,
    uprights,
)

ON_THE_FLOOR = 0.001  # m: a base this near to its height stands on the floor, on nothing else


def off_board(places: Floats, turns: Floats, calm: Sequence[bool]) -> tuple[int | None, ...]:
    """For each penguin the sample at which it left the board, or None.

    IC-70: its silhouette is entirely beyond the outer walls. IC-26: at the end it does not stand
    on the floor inside the school, or is not at rest.
    """
    up = uprights(turns[:, :, -1])
    x, y, z = places[:, :, -1] + LEVERS[BASE] * up  # where the bases end
    x0, y0, x1, y1 = school().outline
    stands = (x > x0) & (x < x1) & (y > y0) & (y < y1) & (np.abs(z - RADII[BASE]) < ON_THE_FLOOR)
    ends_well = stands & np.array(calm)
    last = places.shape[2] - 1
    left = [_left_at(places[:, each], turns[:, each]) for each in range(len(calm))]
    return tuple(
        sample if sample is not None else None if well else last
        for sample, well in zip(left, ends_well, strict=True)
    )


def _left_at(place: Floats, turn: Floats) -> int | None:
    x0, y0, x1, y1 = school().beyond
    x, y = place[0], place[1]
    if x.min() >= x0 and x.max() <= x1 and y.min() >= y0 and y.max() <= y1:
        return None  # the centre of mass is part of the silhouette
    up = uprights(turn)
    west, east = extent(centres(x, up[0]))
    south, north = extent(centres(y, up[1]))
    gone: NDArray[np.bool_] = (east < x0) | (west > x1) | (north < y0) | (south > y1)
    first = int(gone.argmax())
    return first if gone[first] else None


def stood_up(
    starts: Sequence[Standing], mover: int, bases: Sequence[Point], off: Sequence[int | None]
) -> tuple[Standing, ...]:
    """Where everybody stands after a flick; the flicked penguin first, then in seat order."""
    order = [mover, *(each for each in range(len(starts)) if each != mover)]
    taken = {each: bases[each] for each in order if off[each] is None}
    for each in tuple(taken):
        others = [at for other, at in taken.items() if other != each]
        if hits_wall(taken[each]) or overlaps(taken[each], others):  # IC-24
            taken[each] = nearest_free_point(taken[each], others)
    for each in order:
        if off[each] is not None:  # IC-68, IC-71: back to where the flick found it
            at, others = starts[each].at, list(taken.values())
            taken[each] = nearest_free_point(at, others) if overlaps(at, others) else at
    return tuple(Standing(start.seat, *taken[each]) for each, start in enumerate(starts))
