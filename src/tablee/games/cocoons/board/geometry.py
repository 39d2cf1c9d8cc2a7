"""The box: slots, directions, corners, and which side can be read from where (CO-2, CO-27..29)."""

from collections.abc import Iterator, Sequence

from tablee.core.protocol import Seat
from tablee.games.cocoons.model import DIRECTIONS, LABELS, Cocoon, Direction, Label

SLOTS = range(9)
STEPS: dict[Direction, tuple[int, int]] = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
CORNERS: dict[int, tuple[tuple[int, ...], ...]] = {  # CO-20, CO-21: table corners by seat
    1: ((2, 0),),
    2: ((2,), (0,)),
    3: ((2,), (3,), (0,)),
    4: ((2,), (3,), (0,), (1,)),
}
FACES: tuple[frozenset[Direction], ...] = (  # CO-28: the sides that a box corner looks at
    frozenset("NW"),  # type: ignore[arg-type]
    frozenset("NE"),  # type: ignore[arg-type]
    frozenset("SE"),  # type: ignore[arg-type]
    frozenset("SW"),  # type: ignore[arg-type]
)


def _beside(slot: int, direction: Direction) -> int | None:
    row, column = slot // 3 + STEPS[direction][0], slot % 3 + STEPS[direction][1]
    return row * 3 + column if 0 <= row < 3 and 0 <= column < 3 else None


BESIDE: dict[tuple[int, Direction], int | None] = {
    (slot, direction): _beside(slot, direction) for slot in SLOTS for direction in DIRECTIONS
}
NEIGHBOURS: tuple[frozenset[int], ...] = tuple(
    frozenset(there for way in DIRECTIONS if (there := BESIDE[slot, way]) is not None)
    for slot in SLOTS
)


def box_corners(seats: int, seat: Seat, turned: int) -> tuple[int, ...]:
    """CO-28: the corners of the box that a seat faces, once the box has been turned."""
    return tuple((corner - turned) % 4 for corner in CORNERS[seats][seat])


def faces_seen(seats: int, seat: Seat, turned: int) -> frozenset[Direction]:
    return frozenset().union(*(FACES[corner] for corner in box_corners(seats, seat, turned)))


def exposed(cocoons: Sequence[Cocoon], free: int) -> Iterator[int]:
    """CO-27: the cocoons whose picture looks into the free slot."""
    for number, cocoon in enumerate(cocoons):
        if BESIDE[cocoon.at, cocoon.mark] == free:
            yield number


def movable(cocoons: Sequence[Cocoon], free: int) -> Iterator[Label]:
    """CO-43: the cocoons next to the free slot."""
    for number, cocoon in enumerate(cocoons):
        if cocoon.at in NEIGHBOURS[free]:
            yield LABELS[number]
