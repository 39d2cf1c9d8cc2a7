"""What one connection sends next: new acts, old ones once more, and wishes to take back."""

import time
from random import Random
from typing import Any

from scripts.soak.choosing import Chooser, Moment, Wish
from scripts.soak.ledger import Act, Ledger
from scripts.soak.record import Record
from scripts.soak.table import Table

AGAIN_S = 2.0  # a message that was not answered for so long is sent again
MOST_AT_ONCE = 4
# How often a connection does something on purpose that a page does by bad luck.
ECHOES_AFTER_A_KILL, ECHOES, DOUBLES, OVERTAKES = 0.6, 0.1, 0.1, 0.05
TAKES_BACK, THEN_MOVES, SAME_ID = 0.15, 0.5, 0.4
TELLING = ("note", "flick", "ready")


class Budget:
    """A little less than the server allows one connection."""

    RATE, BURST = 18.0, 36.0

    def __init__(self) -> None:
        self._left, self._when = self.BURST, time.monotonic()

    def has(self, count: int) -> bool:
        """Whether so many messages may be sent now."""
        now = time.monotonic()
        self._left = min(self.BURST, self._left + (now - self._when) * self.RATE)
        self._when = now
        return self._left >= count

    def spend(self) -> None:
        """One more was sent."""
        self._left -= 1


Segment = list[Any]  # acts, and messages that have no id


class Sender:
    """Chooses what goes out together, and counts it."""

    def __init__(
        self, table: Table, ledger: Ledger, chooser: Chooser, rng: Random, record: Record
    ) -> None:
        self._table = table
        self._ledger = ledger
        self._chooser = chooser
        self._rng = rng
        self._record = record
        self._chosen: tuple[Act, Moment] | None = None  # the last act, and where it was chosen
        self.unanswered = 0  # copies of acts, on this connection
        self.budget = Budget()

    def come_back(self) -> Segment:
        """After a lost connection: all that is pending, and often what was answered already."""
        self.unanswered = 0
        again: Segment = list(self._ledger.pending.values())
        if self._rng.random() < ECHOES_AFTER_A_KILL:
            again += self._echoes(3)
            self._rng.shuffle(again)
        return again if self.budget.has(len(again)) else []

    def count(self, act: Act) -> dict[str, Any]:
        """The message of an act that is sent now."""
        if act.times:
            kind = "sent again" if act.status == "pending" else "echoed"
            self._record.counts[kind] += 1
            if act.action["type"] in TELLING:
                self._record.counts[f"{kind}: {act.action['type']}"] += 1
        act.times += 1
        act.sent_at = time.monotonic()
        self.unanswered += 1
        return act.message()

    def next(self, told: dict[str, Any], *, is_acting: bool) -> Segment:
        """What to send now; nothing while answers are due."""
        pending = self._ledger.pending
        if pending:
            late = time.monotonic() - AGAIN_S
            again: Segment = [act for act in pending.values() if act.sent_at < late]
            if again or not is_acting or self._rng.random() > OVERTAKES:
                return again if self.budget.has(len(again)) else []
        if not is_acting or not self.budget.has(MOST_AT_ONCE + 3):
            return []
        return self._undone_again() or self._take_back(told) or self._new(told)

    def _new(self, told: dict[str, Any]) -> Segment:
        """One act or some, in one go; now and then with old ones among them, or twice."""
        most = self._rng.choice((1, 1, 1, 2, MOST_AT_ONCE))
        wishes, moment = self._chooser.choose(told, most)
        acts = [self._act(wish) for wish in wishes[:MOST_AT_ONCE]]
        if acts and moment is not None:
            self._chosen = acts[0], moment
        segment: Segment = list(acts)
        if acts and self._rng.random() < DOUBLES:
            segment.append(self._rng.choice(acts))  # the same id twice in one go
        if self._rng.random() < ECHOES:
            segment = [*self._echoes(2), *segment]
        return segment

    def _act(self, wish: Wish) -> Act:
        """A new act, entered into the ledger."""
        self._record.counts["acts"] += 1
        if wish.action["type"] in TELLING:
            self._record.counts[f"acts: {wish.action['type']}"] += 1
        return self._ledger.new(wish.seat, wish.action)

    def _echoes(self, most: int) -> list[Act]:
        """Acts that were answered already."""
        if self._ledger.asked is not None:
            return []  # one of them may just be taken back
        recent = self._ledger.recent()
        return self._rng.sample(recent, min(most, len(recent)))

    def _take_back(self, told: dict[str, Any]) -> Segment:
        """A wish to undo our last decision, and perhaps another one in its place."""
        ledger, act = self._ledger, self._ledger.last()
        if act is None or ledger.asked or ledger.pending or self._rng.random() > TAKES_BACK:
            return []
        if len(self._table.ledgers) > 1:
            return []  # the others would have to agree
        if not any(eye["seat"] == act.seat and eye.get("take_back") for eye in told["eyes"]):
            return []
        ledger.asked = act
        self._record.counts["take-backs asked"] += 1
        segment: Segment = [{"type": "take_back", "seat": act.seat}]
        if self._chosen and self._chosen[0] is act and self._rng.random() < THEN_MOVES:
            other = self._chooser.otherwise(self._chosen[1], act.action)
            segment += [self._act(other)] if other else []
        return segment

    def _undone_again(self) -> Segment:
        """What was taken back may be sent again with its old id: it must have no second effect."""
        act, self._ledger.undone = self._ledger.undone, None
        if act is None or act.status != "undone" or self._rng.random() > SAME_ID:
            return []
        self._ledger.reopen(act)
        self._record.counts["undone, sent again"] += 1
        return [act]
