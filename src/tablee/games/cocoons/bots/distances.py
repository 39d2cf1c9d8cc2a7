"""How far it is for the free slot to walk: tables over slots and sets of slots (bit masks)."""

from functools import cache

SETS = range(1 << 9)
DISTANCE = tuple(
    tuple(abs(a // 3 - b // 3) + abs(a % 3 - b % 3) for b in range(9)) for a in range(9)
)
COUNT = tuple(each.bit_count() for each in SETS)


def _slots(slots: int) -> list[int]:
    return [slot for slot in range(9) if slots >> slot & 1]


# From a slot to all of a set, added up; and between all pairs of a set, both ways.
SPREAD = tuple(
    tuple(sum(DISTANCE[slot][other] for other in _slots(slots)) for slots in SETS)
    for slot in range(9)
)
PAIRS = tuple(sum(SPREAD[slot][slots] for slot in _slots(slots)) for slots in SETS)


@cache
def tours(start: int) -> tuple[tuple[int, ...], ...]:
    """By slot and set: the shortest walk from there through all of the set, to ``start``."""
    table = [[0] * len(SETS) for _ in range(9)]
    for slots in SETS:
        members = _slots(slots)
        for here in range(9):
            rest = slots & ~(1 << here)
            if rest != slots:
                table[here][slots] = table[here][rest]
            elif not slots:
                table[here][slots] = DISTANCE[here][start]
            else:
                table[here][slots] = min(
                    DISTANCE[here][there] + table[there][slots & ~(1 << there)] for there in members
                )
    return tuple(map(tuple, table))
