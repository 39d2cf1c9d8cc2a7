"""Mates of three strengths (CO-96..CO-100): what they say, what they play, how they vote.

A mate gets the views of its seat and nothing else. It speaks first (CO-97), at any rest point;
when the table waits for it, it plays, at a pace that people can follow.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from tablee.core.game import Level
from tablee.core.protocol import Offer, Plan
from tablee.games.cocoons.board.geometry import exposed
from tablee.games.cocoons.bots.belief import believed, named
from tablee.games.cocoons.bots.compact import ALL, END, Box, Move
from tablee.games.cocoons.bots.memory import Memo, certain, knowledge, remember
from tablee.games.cocoons.bots.planner import best_slide
from tablee.games.cocoons.bots.policy import decide, misplaced
from tablee.games.cocoons.bots.rollouts import Effort, best_move
from tablee.games.cocoons.model import (
    LABELS,
    AcceptEnd,
    Action,
    Note,
    ProposeEnd,
    RefuseEnd,
    Slide,
    Tell,
    View,
)

TELL_MS, NOTE_MS = 250, 400  # after the table came to rest
TURN_MS = 2_400  # people must see what happened, and read what was told, before it goes on
LISTEN_MS = 10_000  # CO-12: for what the others may read
PROPOSE_MS = 4_000  # to let a person propose, on the person's turn


class Strength(NamedTuple):
    depth: int  # of the plan, in slides
    forgetting: float  # the chance for each fact, in a turn
    effort: Effort | None = None  # None: no imagined boxes


NOVICE = Strength(depth=2, forgetting=0.10)
REGULAR = Strength(depth=6, forgetting=0.02)
EXPERT = Strength(depth=6, forgetting=0.0, effort=Effort(playouts=520, worlds=160, depth=3, plan=5))


class Mate:
    """One seat of the team; the same for each strength."""

    def __init__(self, strength: Strength) -> None:
        self.strength = strength

    def watch(self, memo: Any, view: View, rng: Random) -> Memo | None:
        return remember(memo, view, self.strength.forgetting, rng)

    def choose(self, view: View, offer: Offer[Any], rng: Random) -> Action:
        """What it does without having seen what was before."""
        plan = self.plan(view, offer, rng, self.watch(None, view, rng))
        assert plan is not None, "asked while it has nothing to say"
        action: Action = plan.action
        return action

    def plan(self, view: View, offer: Offer[Any], rng: Random, memo: Any) -> Plan | None:
        if not offer or memo is None:
            return None
        for action in _words(view, offer, memo):
            wait = TELL_MS if isinstance(action, Tell) else NOTE_MS
            return _plan(view, wait, action)
        kinds = {type(action) for action in offer.actions}
        if AcceptEnd in kinds:
            return self._vote(view, memo, rng)
        if view.phase == "vote":
            return None
        if view.seat != view.active:
            return self._propose(view, kinds, memo, rng)
        action = self._turn(view, offer, memo, rng)
        is_patient = not isinstance(action, ProposeEnd) and _may_hear_more(view, memo)
        return _plan(view, LISTEN_MS if is_patient else TURN_MS, action)

    # -- the turn ----------------------------------------------------------------------------

    def _turn(self, view: View, offer: Offer[Any], memo: Memo, rng: Random) -> Action:
        box = believed(view, memo)
        move = self._move(box, rng)
        if move[0] == END and (view.refused or not view.is_ready):  # CO-61
            return Slide(LABELS[box.at[best_slide(box, self.strength.depth)]])
        action = named(box, move)
        assert action in offer.actions
        return action

    def _move(self, box: Box, rng: Random) -> Move:
        effort = self.strength.effort
        if effort is None:
            return decide(box, self.strength.depth)
        return best_move(box, effort, rng)

    # -- the end (CO-99) ---------------------------------------------------------------------

    def _wants_end(self, view: View, memo: Memo, rng: Random) -> bool:
        """All that is confirmed is right, and all is confirmed or nothing better can be done."""
        box = believed(view, memo)
        if misplaced(box):
            return False
        return box.read == ALL or self._move(box, rng)[0] == END

    def _vote(self, view: View, memo: Memo, rng: Random) -> Plan:
        if self._wants_end(view, memo, rng):
            return _plan(view, TURN_MS, AcceptEnd())
        for action in _doubts(view, memo):
            return _plan(view, NOTE_MS, action)
        return _plan(view, TURN_MS, RefuseEnd())

    def _propose(self, view: View, kinds: set[type], memo: Memo, rng: Random) -> Plan | None:
        """For a person who does not; once in a turn, whoever it was that did."""
        if ProposeEnd not in kinds or view.refused or view.active in view.table.bots:
            return None
        if not self._wants_end(view, memo, rng):
            return None
        return _plan(view, PROPOSE_MS, ProposeEnd())


def _plan(view: View, wait_ms: int, action: Action) -> Plan:
    return Plan(max(view.at_ms, view.since_ms + wait_ms), action)


# -- words (CO-97) ---------------------------------------------------------------------------------


def _words(view: View, offer: Offer[Any], memo: Memo) -> Iterator[Action]:
    """What others should hear now: sides that it reads, and where a guardian belongs."""
    heard = {each.cocoon for each in view.shares if each.kind == "seen"}  # CO-33: not long ago
    tells = (action for action in offer.actions if isinstance(action, Tell))
    yield from (action for action in tells if action.cocoon not in heard)
    guardian = view.uncovered.guardian
    if not view.table.bot_hints or view.phase != "guardian" or view.active == view.seat:
        return
    own = certain(memo.seen)  # claims of others are theirs to repeat
    if guardian in own:
        yield from _news(view, Note(LABELS[own.index(guardian)], guardian))


def _doubts(view: View, memo: Memo) -> Iterator[Action]:
    """CO-99: which cocoon holds another guardian than its own."""
    for label, cocoon, own in zip(LABELS, view.cocoons, certain(memo.seen), strict=True):
        if own is not None and any(guardian != own for guardian in cocoon.holds):
            yield from _news(view, Note(label, own))


def _news(view: View, note: Note) -> Iterator[Note]:
    """Unless somebody has said just that in this turn."""
    if not any(
        (each.turn, each.cocoon, each.guardian) == (view.turn, note.cocoon, note.guardian)
        for each in view.shares
    ):
        yield note


def _may_hear_more(view: View, memo: Memo) -> bool:
    """CO-12: a side that somebody else reads now was not told yet, and would be news."""
    if view.table.auto_share:
        return False
    known = knowledge(memo)
    return any(known[number] is None for number in exposed(view.cocoons, view.free))


# -- the three -------------------------------------------------------------------------------------


def easy() -> Mate:
    """CO-100: a short plan and a short memory."""
    return Mate(NOVICE)


def medium() -> Mate:
    """CO-100: a good plan, and hardly ever forgets."""
    return Mate(REGULAR)


def hard() -> Mate:
    """CO-100: imagines what may lie where, and forgets nothing."""
    return Mate(EXPERT)


LEVELS = {
    "easy": Level(
        easy,
        {"en": "Novice", "fr": "Novice"},
        "novice",
        {
            "en": "Means well, but plans short and forgets now and then: you keep track.",
            "fr": "Prévoit à court terme et oublie parfois : à vous de garder le fil.",
        },
    ),
    "medium": Level(
        medium,
        {"en": "Regular", "fr": "Habitué"},
        "regular",
        {
            "en": "Plans well and remembers nearly everything it has seen.",
            "fr": "Planifie bien et retient presque tout ce qu’il a vu.",
        },
    ),
    "hard": Level(
        hard,
        {"en": "Expert", "fr": "Expert"},
        "expert",
        {
            "en": "Forgets nothing and works out what may lie where; takes a moment to think.",
            "fr": "N’oublie rien et déduit ce qui peut se cacher où ; réfléchit un instant.",
        },
    ),
}
