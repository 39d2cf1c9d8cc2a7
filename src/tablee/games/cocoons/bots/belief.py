"""From a view and a memory to a box in the head, to others that look the same, and back."""

from random import Random

from tablee.games.cocoons.bots.compact import (
    ACT,
    ACTION,
    CORRECT,
    END,
    FORCED,
    GUARDIAN,
    LEAVE,
    LOCK_1,
    LOCK_2,
    NONE,
    NUMBER,
    OVER,
    PLACE,
    PUT,
    PUT_ACTION,
    SLIPPERY,
    TURNING,
    Box,
    Move,
)
from tablee.games.cocoons.bots.memory import Memo, knowledge
from tablee.games.cocoons.model import (
    DIRECTIONS,
    GUARDIANS,
    LABELS,
    Action,
    Correct,
    LeaveIt,
    Phase,
    Place,
    ProposeEnd,
    PutAction,
    Sight,
    Slide,
    Trap,
    View,
)

PHASES: dict[Phase, int] = {
    "act": ACT,
    "vote": ACT,
    "forced_slide": FORCED,
    "place_action": PUT_ACTION,
    "guardian": GUARDIAN,
    "over": OVER,
}
CODES: dict[str, int] = {
    **{f"R{rune}": rune for rune in range(1, 9)},
    **{f"N{number}": NUMBER + number for number in range(1, 9)},
    "L1": LOCK_1,
    "L2": LOCK_2,
    "S": SLIPPERY,
    "A": ACTION,
    "T": TURNING,
}


def believed(view: View, memo: Memo) -> Box:
    """The box as far as it is known; what is not known lies in some order."""
    box = Box()
    box.phase = PHASES[view.phase]
    box.marks = tuple(DIRECTIONS.index(cocoon.mark) for cocoon in view.cocoons)
    box.free, box.reserve, box.hard, box.turn = view.free, view.reserve, view.table.hard, view.turn
    box.came = NONE if memo.came is None else memo.came
    for number, cocoon in enumerate(view.cocoons):
        box.at[cocoon.at] = number
        if cocoon.has_action:
            box.action = number
        for guardian in cocoon.holds:
            box.put[GUARDIANS.index(guardian)] = number
    lid = [CODES[trap] for trap in view.lid_traps]
    box.runes = sum(1 << trap for trap in lid if trap < LOCK_1)
    box.next_number = 1 + sum(trap > NUMBER for trap in lid)
    _set_homes(box, memo)
    _set_slots(box, view, memo)
    return box


def _set_homes(box: Box, memo: Memo) -> None:
    names = knowledge(memo)
    rest = [guardian for guardian in range(8) if GUARDIANS[guardian] not in names]
    for number, name in enumerate(names):
        if name is None:
            box.home[rest.pop()] = number
        else:
            box.home[GUARDIANS.index(name)] = number
            box.read |= 1 << number


def _set_slots(box: Box, view: View, memo: Memo) -> None:
    covered = []  # by a trap that is known, or just face down
    for slot, sight in enumerate(memo.slots):
        bit = 1 << slot
        if sight is None:
            box.dark |= bit
        elif sight.what == "start":
            box.start = slot
        elif sight.what == "token":
            box.paid |= bit
        elif sight.guardian is not None:
            box.guardian[slot] = GUARDIANS.index(sight.guardian)
            box.guardians_up |= bit
        elif sight.what != "empty":
            box.trap[slot] = 0 if sight.trap is None else CODES[sight.trap]
            covered.append(slot)
    dark = [slot for slot in range(9) if box.dark >> slot & 1]
    traps = _traps_left(view, memo)
    _lay(box, covered, dark, traps, _guardians_left(box))
    if Sight("start") not in memo.slots:  # who comes late can only guess
        box.start = next(slot for slot in dark if box.guardian[slot] == NONE)
        box.dark &= ~(1 << box.start)


def _traps_left(view: View, memo: Memo) -> list[int]:
    """CO-32: which traps there are is public, so those that lie in the dark are known."""
    traps: list[Trap] = list(view.traps)
    gone: list[Trap] = [*view.lid_traps]
    gone += ["A" for cocoon in view.cocoons if cocoon.has_action]
    gone += [sight.trap for sight in memo.slots if sight is not None and sight.trap is not None]
    for trap in gone:
        traps.remove(trap)
    return [CODES[trap] for trap in traps]


def _guardians_left(box: Box) -> list[int]:
    return [each for each in range(8) if box.put[each] == NONE and each not in box.guardian]


def _lay(
    box: Box, covered: list[int], dark: list[int], traps: list[int], guardians: list[int]
) -> None:
    """Every trap lies on a guardian; a slot that was forgotten may hold neither."""
    for slot, trap in zip(dark, traps + [0] * (len(dark) - len(traps)), strict=True):
        box.trap[slot] = trap
    below = covered + dark
    none = [NONE] * (len(below) - len(guardians))
    for slot, guardian in zip(below, guardians + none, strict=True):
        box.guardian[slot] = guardian


def named(box: Box, move: Move) -> Action:
    """The move as an action of the game."""
    what, one, two = move
    if what == END:
        return ProposeEnd()
    if what == LEAVE:
        return LeaveIt()
    if what == CORRECT:
        return Correct(GUARDIANS[one], LABELS[two])
    if what == PLACE:
        return Place(LABELS[one])
    return PutAction(LABELS[one]) if what == PUT else Slide(LABELS[box.at[one]])


def shuffle(box: Box, rng: Random) -> None:
    """Another box that looks the same: whatever is not known lies as luck will have it.

    Given what is known, the cocoons not read, the guardians not seen and the slots in the dark
    are three independent shuffles, so no likelihood has to be weighed.
    """
    home, read = box.home, box.read
    unread = [guardian for guardian in range(8) if not read >> home[guardian] & 1]
    homes = [home[guardian] for guardian in unread]
    rng.shuffle(homes)
    for guardian, cocoon in zip(unread, homes, strict=True):
        home[guardian] = cocoon
    known = box.guardians_up | box.dark
    dark = [slot for slot in range(9) if box.dark >> slot & 1]
    covered = [slot for slot in range(9) if box.guardian[slot] != NONE and not known >> slot & 1]
    traps = [trap for slot in dark if (trap := box.trap[slot])]
    guardians = [who for slot in covered + dark if (who := box.guardian[slot]) != NONE]
    rng.shuffle(dark)
    rng.shuffle(guardians)
    _lay(box, covered, dark, traps, guardians)
