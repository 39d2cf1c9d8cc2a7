"""What one player has sent and heard at one table: the promises that the log must keep."""

from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Literal

# Refusals of tries that are moves all the same (``Refusal.recorded``): a claim that shows no line
# and a lost race for the centre, in Monster Freeze. They are answered by ``refused``, and their
# ``seq`` is the one of the move.
RECORDED = frozenset({"no_line", "centre_changed"})
TAKEN_BACK = "taken_back"
RECENT = 16  # how far back a message may be sent again on purpose
ODD = ("", "", "", "", "", "", "\x00", "'\"`;--", "\u2028\n", "🐧é", "\\u0000", "%s{}$")
LONGEST_ID = 64

Status = Literal["pending", "acked", "recorded", "refused", "undone", "lost"]


@dataclass(slots=True, eq=False)
class Act:
    """One message with an id, and everything that was answered to it."""

    id: str
    seat: int
    action: dict[str, Any]
    status: Status = "pending"
    seq: int = 0
    code: str = ""
    sent_at: float = 0.0
    times: int = 0
    was_undone: bool = False
    heard: list[str] = field(default_factory=list)

    def message(self) -> dict[str, Any]:
        """The act as it is sent."""
        return {"type": "act", "id": self.id, "seat": self.seat, "action": self.action}

    def __str__(self) -> str:
        """The act as a report shows it."""
        answers = "; ".join(self.heard) or "nothing"
        return (
            f"id {self.id!r}, seat {self.seat}, {self.action}, sent {self.times} times,"
            f" {self.status} {self.code} at {self.seq}; heard: {answers}"
        )


class Ledger:
    """The acts of one connection; its ids are its own, and others may use the same."""

    def __init__(self) -> None:
        self.acts: dict[str, Act] = {}
        self.pending: dict[str, Act] = {}
        self.asked: Act | None = None  # we asked to take it back, and do not know yet
        self.undone: Act | None = None  # the last one that was taken back

    def new(self, seat: int, action: dict[str, Any]) -> Act:
        """A further act, with an id of its own; some ids are odd, and some as long as can be."""
        number = len(self.acts)
        name = f"{number}{ODD[number % len(ODD)]}"
        if number % 10 == 9:
            name = name.ljust(LONGEST_ID, "x")
        act = Act(name, seat, action)
        self.acts[name] = self.pending[name] = act
        return act

    def reopen(self, act: Act) -> None:
        """An act that was taken back is sent again; it waits for an answer like a new one."""
        act.status = "pending"
        self.pending[act.id] = act

    def recent(self) -> list[Act]:
        """The last acts that are in the log, and may be sent again without any effect."""
        last = islice(reversed(self.acts.values()), RECENT)
        return [act for act in last if act.status in ("acked", "recorded")]

    def last(self) -> Act | None:
        """The last act that is in the log."""
        return max(
            (act for act in self.acts.values() if act.status == "acked"),
            key=lambda act: act.seq,
            default=None,
        )

    def answered(self, message: dict[str, Any], life: int) -> str | None:
        """Note what was answered to an act; the sentence to complain with, if it is wrong."""
        act = self.acts.get(message["id"])
        if act is None:
            return f"an answer to a message that nobody sent: {message}"
        if message.get("code") == TAKEN_BACK:
            return self._stays_undone(act, life)
        seq, code = int(message.get("seq", 0)), str(message.get("code", ""))
        status: Status = "acked"
        if message["type"] != "acked":
            status = "recorded" if code in RECORDED else "refused"
        act.heard.append(f"{message['type']} {code} at {seq} in life {life}")
        if act.status == "pending":
            act.status, act.seq, act.code = status, seq, code
            del self.pending[act.id]
            return None
        is_same = (status, seq, code) == (act.status, act.seq, act.code)
        if is_same or status == act.status == "refused":
            return None
        return f"the same id got another answer: {act}"

    def _stays_undone(self, act: Act, life: int) -> str | None:
        """An id that was taken back was sent again: it has no second effect, and we are told so."""
        act.heard.append(f"{TAKEN_BACK} in life {life}")
        if act is self.asked:  # we could not be told before
            self.undo(act)
            self.asked = None
        if not act.was_undone:
            return f"told that it was taken back, and nobody asked for that: {act}"
        act.status = "undone"
        self.pending.pop(act.id, None)
        return None

    def taken_back(self, goal: int) -> None:
        """The table stands at move ``goal`` again: what we did after it never happened."""
        for act in self.acts.values():
            if act.status == "acked" and act.seq > goal:
                self.undo(act)
        self.asked = None

    def undo(self, act: Act) -> None:
        """An act was taken back, as we wished."""
        act.status, act.was_undone = "undone", True
        act.heard.append("taken back")
        self.undone = act
