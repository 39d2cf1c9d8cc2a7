"""Where to slide next, by what the team knows: all walks of a few slides, and an estimate beyond.

The estimate is a number of tokens: the shortest way through all slots that still hold something
and home, or, where numbers leave in their order (CO-85), from number to number; and what it costs
on average to read cocoons, to come back for a guardian whose cocoon was not known, and to find
numbers. It is charged a little at every step of a walk too: otherwise the free slot dithers, as
good deeds cost the same now and later.
"""

from typing import NamedTuple

from tablee.games.cocoons.bots.compact import (
    ALL,
    FORCED,
    KEYS,
    NEIGHBOURS,
    NONE,
    NUMBER,
    SIDES,
    Box,
)
from tablee.games.cocoons.bots.distances import COUNT, DISTANCE, PAIRS, SPREAD, tours

ALONG = 0.15  # of the estimate, at each step
FAR = 1e9


class Weights(NamedTuple):
    """In tokens; measured in thousands of games."""

    unread: float  # for each cocoon, until seven are read
    revisit: float  # for a guardian that must be left
    number: float = 0.8  # for each number not found yet
    lock: float = 1.5  # for each padlock not found yet


PLAIN = Weights(unread=1.5, revisit=2.0)
ORDERED = Weights(unread=0.5, revisit=0.7)  # there is a lot of walking to come, and so of reading


def needed(box: Box) -> int:
    """The slots that hold something, as far as is known."""
    if NONE not in box.put:
        return 0
    slots = box.dark
    for slot, guardian in enumerate(box.guardian):
        if guardian != NONE:
            slots |= 1 << slot
    return slots


def best_slide(box: Box, depth: int) -> int:
    """The slot that should be free next."""
    return _Search(box, depth).choice


class _Search:
    """One decision: what is known does not change but by walking."""

    __slots__ = (
        "action",
        "at",
        "barred",
        "chain",
        "choice",
        "count",
        "depth",
        "doubts",
        "finds_numbers",
        "hard",
        "hidden",
        "last",
        "locks",
        "marks",
        "number_at",
        "numbers",
        "per_dark",
        "per_miss",
        "per_unread",
        "start",
        "tours",
        "unread",
    )

    def __init__(self, box: Box, depth: int) -> None:
        self.at, self.marks, self.start, self.action = box.at[:], box.marks, box.start, box.action
        self.hard, self.depth, self.choice = box.hard, depth, NONE
        self.barred = box.came if box.phase == FORCED else NONE  # CO-72
        self.tours = tours(box.start)
        unread = ALL & ~box.read
        self.unread = unread.bit_count()
        self._note_traps(box)
        self._note_guardians(box)
        need = needed(box)
        self._ahead(
            box.free, box.came, need, box.dark & need, unread, box.next_number, box.paid, 0, depth
        )

    def _note_traps(self, box: Box) -> None:
        self.hidden = hidden = box.dark
        self.locks: dict[int, bool] = {}  # slot of a padlock: whether it would open
        self.number_at = [0] * 9  # by slot, where it is known
        where = [NONE] * 10  # by number
        self.last = numbers = locks = 0
        for slot, trap in enumerate(box.trap):
            is_dark = hidden >> slot & 1
            if trap > NUMBER:
                self.last = max(self.last, trap - NUMBER)
                if is_dark:
                    numbers += 1
                else:
                    self.number_at[slot] = trap - NUMBER
                    where[trap - NUMBER] = slot
            elif trap in KEYS:
                if not is_dark:
                    self.locks[slot] = box.opens(trap)
                elif not box.opens(trap):
                    locks += 1
        weights = ORDERED if self.last else PLAIN
        self.per_unread, self.per_miss = weights.unread, weights.revisit
        self.count = count = COUNT[hidden] or 1
        self.per_dark = (weights.number * numbers + weights.lock * locks) / count
        self.finds_numbers = 2 * numbers > count
        self.numbers = where
        self._note_chain(box.next_number)

    def _note_chain(self, first: int) -> None:
        """CO-85: from each number on through all later ones and home, on average."""
        hidden, where, count = self.hidden, self.numbers, self.count
        self.chain = chain = [0.0] * 10
        there, rest = self.start, 0.0
        for number in range(self.last, first - 1, -1):
            here = where[number]
            if NONE not in (here, there):
                rest += DISTANCE[here][there]
            elif here != NONE or there != NONE:
                rest += SPREAD[max(here, there)][hidden] / count
            elif count > 1:
                rest += PAIRS[hidden] / (count * (count - 1))
            chain[number] = rest
            there = here

    def _note_guardians(self, box: Box) -> None:
        """How likely it is, by slot, that the guardian there has to be left as things stand."""
        doubt, shown = 0.0, box.guardians_up
        unseen = [guardian for guardian in range(8) if box.put[guardian] == NONE]
        for slot, guardian in enumerate(box.guardian):
            if shown >> slot & 1:
                unseen.remove(guardian)
        if unseen:
            doubt = sum(not box.read >> box.home[each] & 1 for each in unseen) / len(unseen)
        self.doubts = [doubt] * 9
        for slot, guardian in enumerate(box.guardian):
            if shown >> slot & 1:
                self.doubts[slot] = float(box.home_of(guardian) == NONE)

    def _ahead(
        self,
        here: int,
        back: int,
        need: int,
        dark: int,
        unread: int,
        number: int,
        paid: int,
        missed: float,
        depth: int,
    ) -> float:
        """What it costs from here on the best walk of ``depth`` slides, and beyond."""
        at, marks, best = self.at, self.marks, FAR
        for slot in NEIGHBOURS[here]:
            bit = 1 << slot
            cocoon = at[slot]
            if slot == back and (dark & bit or not need & bit or cocoon == self.action):
                continue  # for nothing, or for free for ever (CO-100)
            if slot == self.barred and depth == self.depth:
                continue
            at[here] = cocoon
            at[slot] = NONE
            left = unread
            if unread:
                for side, facing in SIDES[slot]:
                    if marks[at[side]] == facing:
                        left &= ~(1 << at[side])
            cost = 0.0 if cocoon == self.action else 1.0
            after = (need, dark, number, missed)
            owed = paid
            if need & bit:
                after = self._visited(slot, left, after)
            elif self.hard and slot != self.start and not paid & bit:
                cost += 1  # CO-76
                owed |= bit
            rest = self._estimate(slot, left, after)
            if depth == 1 or (not after[0] and not left and slot == self.start):
                cost += rest
            else:
                need_, dark_, number_, missed_ = after
                cost += ALONG * rest + self._ahead(
                    slot, here, need_, dark_, left, number_, owed, missed_, depth - 1
                )
            at[slot] = cocoon
            at[here] = NONE
            if cost < best:
                best = cost
                if depth == self.depth:
                    self.choice = slot
        return best

    def _visited(
        self, slot: int, unread: int, before: tuple[int, int, int, float]
    ) -> tuple[int, int, int, float]:
        """What is left to do once this slot was free; padlocks and numbers may stay."""
        need, dark, number, missed = before
        bit = 1 << slot
        if dark & bit:
            dark &= ~bit
            if self.finds_numbers:
                return need, dark, number, missed
        elif self.number_at[slot]:
            if self.number_at[slot] != number:
                return before
            number += 1
        elif slot in self.locks and dark and not self.locks[slot]:
            return before
        if unread & (unread - 1):
            missed += self.doubts[slot] * unread.bit_count() / self.unread
        return need & ~bit, dark, number, missed

    def _estimate(self, here: int, unread: int, after: tuple[int, int, int, float]) -> float:
        need, dark, number, missed = after
        rest: float = self.tours[here][need]
        if number <= self.last:
            slot = self.numbers[number]
            if slot != NONE:
                hop: float = DISTANCE[here][slot]
            else:  # nowhere on this walk so far, or it has just left
                hop = SPREAD[here][dark] / self.count
            rest = max(rest, hop + self.chain[number])
        rest += self.per_dark * COUNT[dark] + self.per_miss * missed
        if unread & (unread - 1):
            rest += self.per_unread * unread.bit_count()
        return rest
