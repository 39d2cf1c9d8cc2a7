"""What the team could know at each moment: all that anybody at the table had read by then.

Remembering it is the game (CO-33); so this is the memory of a team that forgets nothing and tells
everything, and never the hidden truth.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.core.protocol import Seat
from tablee.games.cocoons.model import GUARDIANS, LABELS, Guardian, Label, State
from tablee.games.cocoons.rules.queries import sees


class Reading(NamedTuple):
    """A cocoon of which somebody knows whose it is; ``turn`` is when that was read first."""

    guardian: Guardian
    turn: int
    was_told: bool = True  # to the whole table; where only the seven others tell it, so it was


Known = dict[Label, Reading]


def knowledge(states: Sequence[State]) -> list[Known]:
    """For each state, what had been read until then, that state included."""
    known: Known = {}
    course = []
    for state in states:
        if state.phase not in ("deal", "over"):
            known = dict(known)
            for seat in map(Seat, range(state.seats)):
                for label, guardian in sees(state, seat).items():
                    known.setdefault(label, Reading(guardian, state.turn, was_told=False))
            for share in state.shares:
                if share.kind == "seen":
                    read = known.get(share.cocoon, Reading(share.guardian, share.turn))
                    known[share.cocoon] = read._replace(was_told=True)
            _work_out(known, state.turn)
        course.append(known)
    return course


def _work_out(known: Known, turn: int) -> None:
    if len(known) == len(LABELS) - 1:
        (label,) = (each for each in LABELS if each not in known)
        named = {reading.guardian for reading in known.values()}
        (guardian,) = (each for each in GUARDIANS if each not in named)
        known[label] = Reading(guardian, turn)


def home_of(known: Known, guardian: Guardian) -> Label | None:
    """The cocoon where a guardian was known to belong."""
    return next((label for label, read in known.items() if read.guardian == guardian), None)
