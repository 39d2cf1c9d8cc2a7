"""How few tokens a team needs that knows everything, from the rules alone.

Every guardian can go into any cocoon (CO-49), so it is taken when it is first face up, and only
the walk of the free slot matters: which traps and guardians are still there, which slots hold a
token (hard mode), and where the cocoon with the action trap stands. No code of the game is used.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

NEEDS = {"L1": ("R1", "R2", "R3"), "L2": ("R4", "R5", "R6")}  # CO-9
SLOTS = range(9)
NOWHERE = -1


class Box(NamedTuple):
    """A start slot, the trap of every slot (the start has none), and the mode."""

    start: int
    traps: tuple[str | None, ...]
    hard: bool = False


class Walk(NamedTuple):
    """All that matters to a team that knows everything."""

    free: int
    traps: int  # slots that still have their trap, as bits
    guardians: int  # slots that still have their guardian
    paid: int  # CO-76: slots with a token
    carrier: int = NOWHERE  # where the cocoon with the action trap stands
    pushed: int = NOWHERE  # CO-72: where the last mover stands, while another must slide


class Move(NamedTuple):
    """The cocoon of a slot slides; what becomes of the guardian, and who gets the action trap."""

    slot: int
    takes: bool = False
    leaves: bool = False
    carrier: int = NOWHERE


@cache
def beside(slot: int) -> tuple[int, ...]:
    """CO-2."""
    row, column = divmod(slot, 3)
    near = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    return tuple(3 * r + c for r, c in near if r in range(3) and c in range(3))


def first(box: Box) -> Walk:
    every = sum(1 << slot for slot in SLOTS if slot != box.start)
    return Walk(box.start, every, every, 0)


def is_home(box: Box, walk: Walk) -> bool:
    """CO-57: all guardians are in cocoons, and the start token is visible."""
    return walk.guardians == 0 and walk.free == box.start and walk.pushed == NOWHERE


def opens(box: Box, walk: Walk, trap: str) -> bool:
    """CO-79, CO-85: whether a trap leaves now."""
    gone = [each for slot, each in enumerate(box.traps) if each and not walk.traps >> slot & 1]
    if trap in NEEDS:
        return all(rune in gone for rune in NEEDS[trap])
    if trap[0] == "N":
        return int(trap[1]) == 1 + sum(each[0] == "N" for each in gone)
    return True


def moves(box: Box, walk: Walk) -> Iterator[tuple[int, Move, Walk]]:
    """Each thing to do, with its price in tokens, and what it leads to."""
    for slot in beside(walk.free):
        if slot == walk.pushed:
            continue
        forced = walk.pushed != NOWHERE
        price = 0 if forced or slot == walk.carrier else 1  # CO-73, CO-83
        carrier = walk.free if slot == walk.carrier else walk.carrier
        after = walk._replace(free=slot, carrier=carrier, pushed=NOWHERE)
        for more, move, then in resolved(box, after, walk.free):
            yield price + more, move, then


def resolved(box: Box, walk: Walk, mover: int) -> Iterator[tuple[int, Move, Walk]]:
    """CO-45: what the freed slot may lead to."""
    slot = walk.free
    bit = 1 << slot
    if walk.traps & bit:
        trap = str(box.traps[slot])
        if not opens(box, walk, trap):
            yield 0, Move(slot), walk  # CO-80, CO-86
            return
        walk = walk._replace(traps=walk.traps & ~bit)
        if trap == "S":  # CO-71
            yield 0, Move(slot), walk._replace(pushed=mover)
            return
        for carrier in SLOTS if trap == "A" else (walk.carrier,):
            if carrier != slot or trap != "A":
                put = carrier if trap == "A" else NOWHERE
                yield from taken(box, walk._replace(carrier=carrier), put)
    elif walk.guardians & bit:
        yield from taken(box, walk, NOWHERE)
    elif box.hard and slot != box.start and not walk.paid & bit:  # CO-76
        yield 1, Move(slot), walk._replace(paid=walk.paid | bit)
    else:
        yield 0, Move(slot), walk


def taken(box: Box, walk: Walk, put: int) -> Iterator[tuple[int, Move, Walk]]:
    """CO-48. To leave it helps in hard mode alone: the slot is not empty the next time."""
    slot = walk.free
    left = walk.guardians & ~(1 << slot)
    yield 0, Move(slot, takes=True, carrier=put), walk._replace(guardians=left)
    if box.hard:
        yield 0, Move(slot, leaves=True, carrier=put), walk


def best(box: Box, haste: int = 0) -> tuple[int, list[Move]]:
    """The fewest tokens, and one way to need no more; with haste, some way that is found soon."""
    start = first(box)
    prices = {start: 0}
    came: dict[Walk, tuple[Walk, Move]] = {}
    queue = [(0, 0, start)]
    while queue:
        _, price, walk = heappop(queue)
        if price > prices[walk]:
            continue
        if is_home(box, walk):
            return price, way(came, walk)
        for more, move, then in moves(box, walk):
            if price + more < prices.get(then, price + more + 1):
                prices[then] = price + more
                came[then] = (walk, move)
                rank = price + more + haste * then.guardians.bit_count()
                heappush(queue, (rank, price + more, then))
    raise AssertionError(f"no way home: {box}")


def way(came: dict[Walk, tuple[Walk, Move]], walk: Walk) -> list[Move]:
    line = []
    while walk in came:
        walk, move = came[walk]
        line.append(move)
    return line[::-1]


def fewest(box: Box) -> int:
    """The fewest tokens; boxes that are the same but for a turn or a mirror are solved once."""
    return _fewest(canonical(box))


@cache
def _fewest(box: Box) -> int:
    return best(box)[0]


def mirrors() -> list[tuple[int, ...]]:
    """The eight ways to turn and flip the floor: which slot comes to each place."""
    found = []
    grid: list[tuple[int, ...]] = [(0, 1, 2), (3, 4, 5), (6, 7, 8)]
    for _ in range(4):
        grid = list(zip(*grid[::-1], strict=True))
        found += [tuple(sum(grid, ())), tuple(sum((row[::-1] for row in grid), ()))]
    return found


MIRRORS = mirrors()
OTHER_LOCK = {"L1": "L2", "L2": "L1", "R1": "R4", "R2": "R5", "R3": "R6"}
OTHER_LOCK |= {"R4": "R1", "R5": "R2", "R6": "R3"}


def canonical(box: Box) -> Box:
    """The least of all boxes with the same walks."""
    has = set(box.traps)
    needed = {rune: lock for lock in NEEDS if lock in has for rune in NEEDS[lock]}
    names = [plain(each, needed) for each in box.traps]
    both = [names]
    if has >= {"L1", "L2"}:
        both.append([OTHER_LOCK.get(str(each), each) for each in names])
    return min(
        (
            Box(mirror.index(box.start), numbered([each[slot] for slot in mirror]), box.hard)
            for each in both
            for mirror in MIRRORS
        ),
        key=lambda found: (found.start, [str(each) for each in found.traps]),
    )


def plain(trap: str | None, needed: dict[str, str]) -> str | None:
    """CO-47, CO-81: runes without a padlock and turns of the box change no walk."""
    return "R7" if trap is not None and trap[0] in "RT" and trap not in needed else trap


def numbered(traps: Sequence[str | None]) -> tuple[str | None, ...]:
    """The three runes of a padlock are alike, so they are named in the order of slots."""
    left = {lock: list(runes) for lock, runes in NEEDS.items()}
    lock_of = {rune: lock for lock, runes in NEEDS.items() for rune in runes}
    return tuple(left[lock_of[each]].pop(0) if each in lock_of else each for each in traps)


def in_order(stops: Sequence[int], start: int) -> int:
    """CO-85: the shortest walk over the slots of N1 to N8 in this order, and home."""
    places = [start, *stops, start]
    return sum(steps(one, two) for one, two in pairwise(places))


def steps(one: int, two: int) -> int:
    return abs(one // 3 - two // 3) + abs(one % 3 - two % 3)


# -- as actions ------------------------------------------------------------------------------------


def actions(
    line: Sequence[Move], start: int, guardians: Sequence[str | None], identities: Sequence[str]
) -> list[dict[str, str]]:
    """A way home as the actions of a game; cocoons are called A to H in the order of slots."""
    at = dict(zip((slot for slot in SLOTS if slot != start), "ABCDEFGH", strict=True))
    free = start
    found = []
    for move in line:
        mover = at.pop(move.slot)
        at[free] = mover
        free = move.slot
        found.append({"type": "slide", "cocoon": mover})
        if move.carrier != NOWHERE:
            found.append({"type": "put_action", "cocoon": at[move.carrier]})
        if move.takes:
            home = "ABCDEFGH"[identities.index(str(guardians[free]))]
            found.append({"type": "place", "cocoon": home})
        elif move.leaves:
            found.append({"type": "leave_it"})
    return found
