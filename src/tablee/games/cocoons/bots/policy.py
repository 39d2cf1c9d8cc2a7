"""What a mate does by its plan alone: slides, placements, gambles, corrections and the end."""

from tablee.games.cocoons.bots.compact import (
    ACT,
    ALL,
    CORRECT,
    END,
    GUARDIAN,
    LEAVE,
    NEIGHBOURS,
    NONE,
    PLACE,
    PUT,
    PUT_ACTION,
    SIDES,
    SLIDE,
    Box,
    Move,
)
from tablee.games.cocoons.bots.distances import DISTANCE, tours
from tablee.games.cocoons.bots.planner import best_slide, needed
from tablee.games.cocoons.model import CORRECTION

SPARE = 2  # tokens, to dare leave a known guardian in hard mode
CHECKING = 2 * CORRECTION + 2  # what it takes to find two guardians swapped and to mend it


def decide(box: Box, depth: int) -> Move:
    """A legal move in every phase."""
    if box.phase == GUARDIAN:
        return _about_guardian(box)
    if box.phase == PUT_ACTION:
        return (PUT, box.at[box.came], 0)  # it moves along with the free slot, as a rule
    if box.phase == ACT and NONE not in box.put:
        return _finish(box, depth)
    return (SLIDE, best_slide(box, depth), 0)


# -- guardians -------------------------------------------------------------------------------------


def _about_guardian(box: Box) -> Move:
    """CO-98: where it belongs; else it waits, unless the way back costs too much."""
    home = box.home_of(box.guardian[box.free])
    bit = 1 << box.free
    rest = needed(box) & ~bit
    table = tours(box.start)
    again = 1 + min(table[slot][rest | bit] for slot in NEIGHBOURS[box.free])
    if home != NONE:
        # CO-76: a slot that the shortest way crosses once more must not be empty by then.
        passes = rest and again <= table[box.free][rest] and box.reserve >= again + SPARE
        return (LEAVE, 0, 0) if box.hard and passes else (PLACE, home, 0)
    if box.reserve < again and (cocoon := gamble(box)) != NONE:
        return (PLACE, cocoon, 0)
    return (LEAVE, 0, 0)


def gamble(box: Box) -> int:
    """An unread cocoon that holds nothing, the one hardest to read; ``NONE`` if there is none."""
    best, farthest = NONE, -1
    for slot, cocoon in enumerate(box.at):
        if slot == box.free or box.read >> cocoon & 1 or cocoon in box.put:
            continue
        far = next(
            (
                DISTANCE[box.free][there]
                for there, facing in SIDES[slot]
                if box.marks[cocoon] == facing ^ 2
            ),
            5,  # its picture looks at the wall
        )
        if far > farthest:
            best, farthest = cocoon, far
    return best


# -- all guardians are in cocoons ------------------------------------------------------------------


def misplaced(box: Box) -> list[int]:
    """The guardians known to be in a wrong cocoon."""
    return [
        guardian
        for guardian, cocoon in enumerate(box.put)
        if cocoon != NONE
        and cocoon != (home := box.home_of(guardian))
        and (home != NONE or box.read >> cocoon & 1)
    ]


def has_doubts(box: Box) -> bool:
    return box.read != ALL


def _finish(box: Box, depth: int) -> Move:
    """Home, there corrections, and the end; a gamble is checked if that can still help."""
    spare = box.reserve - DISTANCE[box.free][box.start]
    wrong = misplaced(box)
    if box.free == box.start:
        if not wrong and box.is_ready() and (not has_doubts(box) or spare < CHECKING):
            return (END, 0, 0)
        if (move := _correction(box, wrong)) is not None:
            return move
    elif spare < CHECKING and (way := _way_home(box)) != NONE:
        return (SLIDE, way, 0)
    return (SLIDE, best_slide(box, depth), 0)


def _correction(box: Box, wrong: list[int]) -> Move | None:
    """CO-54: first what is sure; a guardian too many in a cocoon goes to one without any."""
    if box.reserve < CORRECTION * max(1, len(wrong)):
        return None
    for guardian in wrong:
        if (home := box.home_of(guardian)) != NONE:
            return (CORRECT, guardian, home)
    many = [each for each in range(8) if box.put.count(box.put[each]) > 1]
    for guardian in (*wrong, *many):
        if (cocoon := gamble(box)) != NONE:
            return (CORRECT, guardian, cocoon)
    return None


def _way_home(box: Box) -> int:
    far = DISTANCE[box.start]
    return next(
        (
            slot
            for slot in NEIGHBOURS[box.free]
            if far[slot] < far[box.free] and (slot != box.came or box.at[slot] != box.action)
        ),
        NONE,
    )
