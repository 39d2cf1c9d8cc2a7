"""Cocoons once more, written from the rules alone: plain lists, no code of the game.

An action is a tuple: its type and its fields. ``legal`` says what a seat may do (CO-95: all but
notes), ``play`` does it. Only what rests on nobody leaving is here.
"""

from collections.abc import Mapping
from copy import deepcopy
from itertools import product
from typing import Any

from tests.games.cocoons.support.tables import (
    CORNERS,
    FACING,
    GUARDIANS,
    LABELS,
    in_direction,
    neighbours,
)

Act = tuple[str | None, ...]
LOCKS = {"L1": {"R1", "R2", "R3"}, "L2": {"R4", "R5", "R6"}}
EVERY: tuple[Act, ...] = (
    *product(("slide", "put_action", "place", "share"), LABELS),
    *product(("correct",), GUARDIANS, LABELS),
    *(("leave_it",), ("propose_end",), ("accept_end",), ("refuse_end",)),
)
"""Every well-formed action but notes: 100 of them."""


def plain(act: Act) -> dict[str, Any]:
    """The action as one sends it."""
    kind, *fields = act
    names = {"correct": ("guardian", "cocoon"), "note": ("cocoon", "guardian")}
    return {"type": kind, **dict(zip(names.get(str(kind), ("cocoon",)), fields, strict=False))}


class Brute:
    """A box as it stands."""

    def __init__(self, setup: Mapping[str, Any], seats: int, **options: Any) -> None:
        self.seats = seats
        self.hard = options.get("hard", False)
        self.auto = options.get("auto_share", True)
        self.reserve = options.get("reserve", 25)
        self.active = options.get("first_seat", 0)
        self.start = self.free = setup["start"]
        self.traps = list(setup["traps"])
        self.up = [False] * 9
        self.guardians = list(setup["guardians"])
        self.face = [False] * 9
        self.paid = [False] * 9
        self.marks, self.identities = list(setup["marks"]), list(setup["identities"])
        self.at = [slot for slot in range(9) if slot != self.start]
        self.tokens = [0] * 8
        self.holds: list[list[str]] = [[] for _ in LABELS]
        self.carrier: str | None = None
        self.lid: list[str] = []
        self.lid_tokens = self.turned = 0
        self.turn, self.phase = 1, "act"
        self.mover: str | None = None
        self.proposer: int | None = None
        self.yes: set[int] = set()
        self.barred: set[int] = set()
        self.shared: set[str] = set()
        self.reason: str | None = None
        self._rest()

    # -- what may be done --------------------------------------------------------------------------

    def slot(self, label: str) -> int:
        return self.at[LABELS.index(label)]

    def is_ready(self) -> bool:
        return self.free == self.start and all(len(each) == 1 for each in self.holds)

    def sees(self, seat: int) -> set[str]:
        facing = {s for k in CORNERS[self.seats][seat] for s in FACING[(k - self.turned) % 4]}
        return {
            label
            for label, slot, mark in zip(LABELS, self.at, self.marks, strict=True)
            if mark in facing and in_direction(slot, mark) == self.free
        }

    def legal(self, seat: int) -> set[Act]:
        if self.phase == "over":
            return set()
        found: set[Act] = {("share", label) for label in self.sees(seat) - self.shared}
        if self.phase == "vote":
            if seat not in self.yes:
                found |= {("accept_end",), ("refuse_end",)}
            elif seat == self.proposer:
                found.add(("refuse_end",))
        elif self.phase == "act" and self.is_ready() and seat not in self.barred:
            found.add(("propose_end",))
        return found | (self._turn() if seat == self.active else set())

    def _turn(self) -> set[Act]:
        near = {label for label in LABELS if self.slot(label) in neighbours(self.free)}
        if self.phase == "act":
            return {("slide", label) for label in near} | self._corrections()
        if self.phase == "forced_slide":
            return {("slide", label) for label in near if label != self.mover}
        if self.phase == "place_action":
            return {("put_action", label) for label in LABELS}
        if self.phase == "guardian":
            return {("leave_it",), *(("place", label) for label in LABELS)}
        return set()

    def _corrections(self) -> set[Act]:
        if self.reserve < 3:
            return set()
        held = [
            (guardian, label)
            for label, each in zip(LABELS, self.holds, strict=True)
            for guardian in each
        ]
        return {
            ("correct", guardian, target)
            for guardian, source in held
            for target in LABELS
            if target != source
        }

    # -- what happens ------------------------------------------------------------------------------

    def play(self, seat: int, act: Act) -> None:
        assert act in self.legal(seat), act
        kind, *fields = act
        getattr(self, f"_{kind}")(seat, *fields)
        self._rest()

    def _rest(self) -> None:
        if self.auto and self.phase != "over":
            for seat in range(self.seats):
                self.shared |= self.sees(seat)

    def _share(self, seat: int, label: str) -> None:
        self.shared.add(label)

    def _slide(self, seat: int, label: str) -> None:
        if self.phase == "act" and label != self.carrier:
            self.reserve -= 1
            self.tokens[LABELS.index(label)] += 1
        self.at[LABELS.index(label)], self.free = self.free, self.slot(label)
        self.mover = label
        self._resolve()

    def _resolve(self) -> None:
        slot = self.free
        trap = self.traps[slot]
        if trap is None:
            self._reveal()
            return
        self.up[slot] = True
        numbers = sum(each[0] == "N" for each in self.lid)
        shut = trap in LOCKS and not LOCKS[trap] <= set(self.lid)
        if shut or (trap[0] == "N" and int(trap[1]) != numbers + 1):
            self._end_turn()
            return
        if trap == "A":
            self.phase = "place_action"
            return
        self._discard()
        if trap == "S":
            self.phase = "forced_slide"
            return
        self.turned += trap == "T"
        self._reveal()

    def _discard(self, *, to_lid: bool = True) -> None:
        if to_lid:
            self.lid.append(self.traps[self.free])
        self.traps[self.free], self.up[self.free] = None, False

    def _reveal(self) -> None:
        slot = self.free
        if self.guardians[slot] is not None:
            self.face[slot] = True
            self.phase = "guardian"
            return
        is_empty = slot != self.start and not self.paid[slot]
        if self.hard and is_empty and self.reserve > 0:
            self.reserve -= 1
            self.paid[slot] = True
        self._end_turn()

    def _put_action(self, seat: int, label: str) -> None:
        self.carrier = label
        self._discard(to_lid=False)
        self._reveal()

    def _place(self, seat: int, label: str) -> None:
        guardian = self.guardians[self.free]
        self.holds[LABELS.index(label)].append(guardian)
        self.guardians[self.free], self.face[self.free] = None, False
        self._end_turn()

    def _leave_it(self, seat: int) -> None:
        self._end_turn()

    def _correct(self, seat: int, guardian: str, label: str) -> None:
        self.reserve -= 3
        self.lid_tokens += 3
        for each in self.holds:
            if guardian in each:
                each.remove(guardian)
        self.holds[LABELS.index(label)].append(guardian)
        self._end_turn()

    def _end_turn(self) -> None:
        if self.reserve == 0:
            self._over(self._truth() if self.is_ready() else "out_of_tokens")
        elif self.turn >= 400:
            self._over("turn_limit")
        else:
            self.phase, self.mover = "act", None
            self.turn += 1
            self.active = (self.active + 1) % self.seats
            self.barred, self.shared = set(), set()

    def _truth(self) -> str:
        own = all(
            each == [identity] for each, identity in zip(self.holds, self.identities, strict=True)
        )
        return "all_home" if own else "wrong_guardian"

    def _over(self, reason: str) -> None:
        self.phase, self.reason = "over", reason

    def _propose_end(self, seat: int) -> None:
        if self.seats == 1:
            self._over(self._truth())
            return
        self.phase, self.proposer, self.yes = "vote", seat, {seat}

    def _accept_end(self, seat: int) -> None:
        self.yes.add(seat)
        if len(self.yes) == self.seats:
            self._over(self._truth())

    def _refuse_end(self, seat: int) -> None:
        assert self.proposer is not None
        self.barred.add(self.proposer)
        self.phase, self.proposer, self.yes = "act", None, set()

    def awaited(self) -> list[int]:
        """Who must do something."""
        if self.phase == "vote":
            return [seat for seat in range(self.seats) if seat not in self.yes]
        return [] if self.phase == "over" else [self.active]

    # -- beside the game ---------------------------------------------------------------------------

    def facts(self) -> dict[str, Any]:
        """What there is to compare with the state of the game."""
        return {
            "phase": self.phase,
            "free": self.free,
            "reserve": self.reserve,
            "lid": (self.lid_tokens, self.lid),
            "turned": self.turned,
            "active": self.active if self.phase != "over" else None,
            "mover": self.mover if self.phase != "over" else None,
            "reason": self.reason,
            "at": self.at,
            "tokens": self.tokens,
            "holds": [sorted(each) for each in self.holds],
            "carrier": self.carrier,
            "traps": list(zip(self.traps, self.up, strict=True)),
            "guardians": list(zip(self.guardians, self.face, strict=True)),
            "paid": self.paid,
        }


def lines(box: Brute, depth: int) -> int:
    """How many ways of so many decisions there are, of those who must decide."""
    found = 0
    for seat in box.awaited():
        for act in box.legal(seat):
            if depth > 1:
                then = deepcopy(box)
                then.play(seat, act)
                found += lines(then, depth - 1)
            else:
                found += 1
    return found


def facts_of(state: Any) -> dict[str, Any]:
    """The same of the game's own state."""
    carriers = [label for label, each in zip(LABELS, state.cocoons, strict=True) if each.has_action]
    return {
        "phase": state.phase,
        "free": state.free,
        "reserve": state.reserve,
        "lid": (state.lid_tokens, list(state.lid_traps)),
        "turned": state.turned % 4,
        "active": state.active if state.phase != "over" else None,
        "mover": state.mover if state.phase != "over" else None,
        "reason": state.reason,
        "at": [each.at for each in state.cocoons],
        "tokens": [each.tokens for each in state.cocoons],
        "holds": [sorted(each.holds) for each in state.cocoons],
        "carrier": carriers[0] if carriers else None,
        "traps": [(each.trap, each.is_trap_up) for each in state.slots],
        "guardians": [(each.guardian, each.is_guardian_up) for each in state.slots],
        "paid": [each.has_token for each in state.slots],
    }
