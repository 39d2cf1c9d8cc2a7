"""The box as bots play it through in their heads: small numbers and bit masks, changed in place.

It follows the same rules as the engine and is tested against it move by move. Knowledge is that
of a team which tells everything: the four directions are always seen by somebody (CO-29), so
turning the box (CO-81) changes nothing here.
"""

from typing import Final

from tablee.games.cocoons.model import CORRECTION, MOST_TURNS

ACT, FORCED, PUT_ACTION, GUARDIAN, OVER = range(5)  # phases
RUNES = 8  # traps: 0 is none, 1 to 8 are runes
LOCK_1, LOCK_2, SLIPPERY, ACTION, TURNING = 9, 10, 11, 12, 13
NUMBER: Final = 20  # N1 is 21
NONE: Final = -1
ALL: Final = 0xFF  # cocoons
KEYS = {LOCK_1: 0b0000_1110, LOCK_2: 0b0111_0000}  # CO-9: bits of runes

Move = tuple[int, int, int]  # what, and two numbers
SLIDE, PLACE, LEAVE, PUT, CORRECT, END = range(6)  # moves


def _sides(slot: int) -> tuple[tuple[int, int], ...]:
    """The slots around, each with the side of it that looks here (N, E, S, W are 0 to 3)."""
    row, column = divmod(slot, 3)
    around = (
        (slot - 3, 2, row > 0),
        (slot + 1, 3, column < 2),
        (slot + 3, 0, row < 2),
        (slot - 1, 1, column > 0),
    )
    return tuple((there, facing) for there, facing, exists in around if exists)


SIDES = tuple(_sides(slot) for slot in range(9))
NEIGHBOURS = tuple(tuple(there for there, _ in sides) for sides in SIDES)


class Box:
    """Cocoons and guardians are 0 to 7, in the order of the model; slots are 0 to 8."""

    __slots__ = (
        "action",
        "at",
        "came",
        "dark",
        "free",
        "guardian",
        "guardians_up",
        "hard",
        "home",
        "marks",
        "next_number",
        "paid",
        "phase",
        "put",
        "read",
        "reserve",
        "runes",
        "start",
        "trap",
        "turn",
        "won",
    )

    def __init__(self) -> None:
        self.at = [NONE] * 9  # slot: cocoon
        self.trap = [0] * 9  # by slot
        self.guardian = [NONE] * 9  # by slot
        self.put = [NONE] * 8  # guardian: the cocoon it is in
        self.home = list(range(8))  # guardian: the cocoon it belongs to
        self.marks: tuple[int, ...] = (0,) * 8  # by cocoon
        self.free = self.start = 0
        self.came = NONE  # the slot that was free before; the last mover stands there
        self.reserve = 0
        self.runes = 0  # bits of those in the lid
        self.next_number = 1
        self.dark = 0  # slots of which nothing is known
        self.guardians_up = 0  # slots
        self.paid = 0  # slots with a token (CO-76)
        self.read = 0  # cocoons whose guardian is known
        self.action = NONE  # the cocoon that slides for free
        self.turn = 1
        self.hard = self.won = False
        self.phase = ACT

    def copy(self) -> "Box":
        twin = Box.__new__(Box)
        twin.at = self.at[:]
        twin.trap = self.trap[:]
        twin.guardian = self.guardian[:]
        twin.put = self.put[:]
        twin.home = self.home[:]
        twin.marks = self.marks
        twin.free, twin.start, twin.came = self.free, self.start, self.came
        twin.reserve, twin.runes, twin.next_number = self.reserve, self.runes, self.next_number
        twin.dark, twin.guardians_up, twin.paid = self.dark, self.guardians_up, self.paid
        twin.read, twin.action, twin.turn = self.read, self.action, self.turn
        twin.hard, twin.won, twin.phase = self.hard, self.won, self.phase
        return twin

    # -- what can be told from it ------------------------------------------------------------

    def look(self) -> None:
        """CO-27: the pictures around the free slot are read; seven tell the eighth."""
        at, marks, read = self.at, self.marks, self.read
        for slot, facing in SIDES[self.free]:
            if marks[at[slot]] == facing:
                read |= 1 << at[slot]
        unread = ALL & ~read
        self.read = read if unread & (unread - 1) else ALL

    def home_of(self, guardian: int) -> int:
        """The cocoon where it is known to belong, or ``NONE``."""
        home = self.home[guardian]
        return home if self.read >> home & 1 else NONE

    def is_ready(self) -> bool:
        """CO-59."""
        return self.free == self.start and NONE not in self.put and len(set(self.put)) == 8

    def opens(self, trap: int) -> bool:
        """CO-80, CO-86: whether a padlock or a number may leave now."""
        if trap > NUMBER:
            return trap == NUMBER + self.next_number
        return self.runes & KEYS[trap] == KEYS[trap]

    # -- moves -------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        what, one, two = move
        if what == SLIDE:
            self.slide(one)
        elif what == PLACE:
            self.place(one)
        elif what == LEAVE:
            self._end_turn()
        elif what == PUT:
            self.action = one
            self._reveal()
        elif what == CORRECT:
            self.reserve -= CORRECTION
            self.put[one] = two
            self._end_turn()
        else:
            self._end()

    def slide(self, slot: int) -> None:
        """The cocoon of this slot moves into the free one (CO-43, CO-73, CO-83)."""
        at, target = self.at, self.free
        cocoon = at[slot]
        if self.phase == ACT and cocoon != self.action:
            self.reserve -= 1
        at[target] = cocoon
        at[slot] = NONE
        self.came = target
        self.free = slot
        self._resolve(slot)
        if self.phase != OVER:
            self.look()

    def place(self, cocoon: int) -> None:
        slot = self.free
        self.put[self.guardian[slot]] = cocoon
        self.guardian[slot] = NONE
        self.guardians_up &= ~(1 << slot)
        self._end_turn()

    def _resolve(self, slot: int) -> None:
        """CO-45..CO-52 and the traps of section 9."""
        self.dark &= ~(1 << slot)
        trap = self.trap[slot]
        if trap:
            self._spring(slot, trap)
        elif self.guardian[slot] != NONE:
            self._reveal()
        else:
            bit = 1 << slot
            if self.hard and slot != self.start and not self.paid & bit and self.reserve:
                self.paid |= bit
                self.reserve -= 1
            self._end_turn()

    def _spring(self, slot: int, trap: int) -> None:
        if trap <= RUNES:
            self.runes |= 1 << trap
        elif trap == SLIPPERY:
            self.trap[slot] = 0
            self.phase = FORCED
            return
        elif trap == ACTION:
            self.phase = PUT_ACTION
            return
        elif trap != TURNING:
            if not self.opens(trap):
                self._end_turn()
                return
            if trap > NUMBER:
                self.next_number += 1
        self._reveal()

    def _reveal(self) -> None:
        self.trap[self.free] = 0
        self.guardians_up |= 1 << self.free
        self.phase = GUARDIAN

    def _end_turn(self) -> None:
        """CO-65, CO-66, CO-68."""
        self.phase = ACT
        if self.reserve <= 0:
            if self.is_ready():
                self._end()
            else:
                self.phase = OVER
        elif self.turn >= MOST_TURNS:
            self.phase = OVER
        self.turn += 1

    def _end(self) -> None:
        self.phase = OVER
        self.won = self.put == self.home
