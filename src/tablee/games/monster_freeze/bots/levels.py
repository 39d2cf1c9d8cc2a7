"""Bots that look at cards as people do: the glance model.

After new cards a bot takes a moment (*floor*). Then it glances at random stackings, so many a
second, a share of them with the centre card in place of one of its own. A stacking that shows a
line is noticed with some probability. So the time to find a colour is exponential, with a rate
proportional to the number of stackings that show it: easy hands are found fast, hard ones slowly.
"""

from collections.abc import Iterator
from math import exp
from random import Random
from typing import Any, NamedTuple

from tablee.core.game import Level
from tablee.core.protocol import Offer, Plan
from tablee.games.monster_freeze.board import solver
from tablee.games.monster_freeze.board.geometry import LAYINGS
from tablee.games.monster_freeze.model import (
    COLOURS,
    COUNTDOWN_MS,
    OTHERS_RESUME_MS,
    Action,
    Claim,
    Colour,
    Placement,
    Ready,
    Resume,
    Swap,
    View,
)

STACKINGS = 768
REACTION_MS = 250  # nobody acts sooner after a visible change
SPREAD = 0.35  # of the moment after new cards, log-normal


class Strength(NamedTuple):
    """How well a bot sees, and how patient it is."""

    glances: float  # a second
    miss: float
    centre_share: float  # of the glances, with the centre card
    patience_s: float  # before it takes a colour that it owns
    floor_s: float
    motor_s: float  # that a swap takes
    wrong: float  # claims without a line


# Somebody who plays for the first time turns a card, looks, turns again: a stacking every two
# seconds. Frost is at home with the cards, Blizzard is practised, Yeti is no human.
FLAKE = Strength(0.5, 0.25, 0.15, 25, 4, 2, 0.03)
FROST = Strength(1.5, 0.2, 0.2, 14, 2.2, 1.2, 0.02)
BLIZZARD = Strength(5, 0.1, 0.33, 8, 1.4, 0.8, 0.005)
YETI = Strength(14, 0.03, 0.45, 5, 0.8, 0.5, 0.005)

STEP = 3.0  # how much faster for each colour behind, and slower for each ahead
FASTEST = 12.0  # times its usual speed
LAST = 4.0  # how much slower before it takes the last colour while somebody lags behind


class Idea(NamedTuple):
    """Something that may be noticed, at a rate a second, from an age of the hand on."""

    rate: float
    from_ms: float
    give: str | None  # the card to swap; None: claim with the hand as it is
    colour: Colour | None  # None: a blind swap


class Glancer:
    """A seat with eyes and hands."""

    def __init__(self, level: Strength) -> None:
        self.level = level

    def choose(self, view: Any, offer: Offer[Any], rng: Random) -> Action:
        """What it would do next, without waiting."""
        plan = self.plan(view, offer, rng, None)
        assert plan is not None
        action: Action = plan.action
        return action

    def plan(self, view: View, offer: Offer[Any], rng: Random, memo: Any) -> Plan | None:
        """``memo``: the colour it has swapped for, and the hand that shows it."""
        if not offer:
            return None
        if view.phase == "ready":
            return Plan(view.at_ms + rng.randrange(400, 1600), Ready())
        if view.phase == "paused":
            at_ms = max(view.at_ms, view.since_ms + OTHERS_RESUME_MS)
            return Plan(at_ms + COUNTDOWN_MS, Resume(view.round))
        return self._play(view, offer.seat, rng, memo)

    def _play(self, view: View, seat: int, rng: Random, memo: Any) -> Plan:
        now = view.play_ms + view.at_ms - view.since_ms
        me = view.players[seat]
        if memo is not None and memo[1] == me.hand:
            at = max(me.hand_since + 500 * self.level.motor_s, now + REACTION_MS)
            return self._at(view, seat, at, memo[0], rng)
        at, idea = self._noticed(view, seat, now, rng)
        if idea.give is not None:
            assert view.centre is not None
            at += 500 * self.level.motor_s
            again = 0 if me.swapped_at is None else me.swapped_at + view.table.swap_gap_ms
            swap = Swap(view.round, idea.give, view.centre)
            hand = _with(me.hand, idea.give, view.centre)
            memo = None if idea.colour is None else (idea.colour, hand)
            return Plan(_table_ms(view, max(at, again)), swap, memo)
        assert idea.colour is not None
        return self._at(view, seat, at, idea.colour, rng)

    def _noticed(self, view: View, seat: int, now: float, rng: Random) -> tuple[float, Idea]:
        """When it has its next idea, and which: rates change with the age of the hand."""
        me = view.players[seat]
        ideas = list(self._ideas(view, seat))
        start = max(me.hand_since + self._moment_ms(view, seat), now + REACTION_MS)
        stages = sorted({start, *(max(start, me.hand_since + each.from_ms) for each in ideas)})
        for begin, end in zip(stages, [*stages[1:], float("inf")], strict=True):
            live = [each for each in ideas if me.hand_since + each.from_ms <= begin]
            rate = sum(each.rate for each in live)
            wait = rng.expovariate(rate) * 1000 if rate else float("inf")
            if begin + wait < end:
                return begin + wait, rng.choices(live, [each.rate for each in live])[0]
        raise AssertionError("a blind swap is always possible in the end")

    def _moment_ms(self, view: View, seat: int) -> float:
        """The same for the same cards, however often it is asked."""
        me = view.players[seat]
        own = Random(f"{seat} {view.round} {me.hand_since} {me.hand}")
        return 1000 * self.level.floor_s * exp(own.gauss(0, SPREAD))

    def _pace(self, view: View, seat: int) -> float:
        """How many times its usual speed it looks at this moment."""
        return 1.0

    def _ideas(self, view: View, seat: int) -> Iterator[Idea]:
        me, deck, level = view.players[seat], view.table.deck, self.level
        owned = {trick.colour for trick in me.tricks}
        patience = 1000 * level.patience_s
        seen = self._pace(view, seat) * level.glances * (1 - level.miss) / STACKINGS
        own = seen * (1 - level.centre_share)
        for colour, count in zip(COLOURS, solver.counts_of(deck, me.hand), strict=True):
            if count:
                yield Idea(own * count, patience if colour in owned else 0, None, colour)
        assert view.centre is not None
        other = seen * level.centre_share / len(me.hand)
        for give in me.hand:
            yield Idea(1 / level.patience_s / len(me.hand), 2 * patience, give, None)
            hand = _with(me.hand, give, view.centre)
            for colour, count in zip(COLOURS, solver.counts_of(deck, hand), strict=True):
                if count:
                    late = 2 * patience if colour in owned else 0
                    yield Idea(other * count, late, give, colour)

    def _at(self, view: View, seat: int, at: float, colour: Colour, rng: Random) -> Plan:
        hand = view.players[seat].hand
        at = max(at, view.locked_until)
        if rng.random() < self.level.wrong:
            one, two, three = (Placement(card, *rng.choice(LAYINGS)) for card in hand)
            return Plan(_table_ms(view, at), Claim(view.round, (one, two, three)))
        stack = solver.stack_for(view.table.deck, hand, colour)
        assert stack is not None
        return Plan(_table_ms(view, at), Claim(view.round, stack, colour))


class Companion(Glancer):
    """Keeps step with the people at the table, by what everybody sees: the colours they own."""

    def _pace(self, view: View, seat: int) -> float:
        """Slower when it is ahead of the best of them, faster when it is behind."""
        people = [
            at
            for at, each in enumerate(view.players)
            if at != seat and at not in view.table.bots and not each.left and not each.taken_over
        ]
        if not people:
            return 1.0
        mine = _colours(view, seat)
        best = max(_colours(view, other) for other in people)
        pace = min(FASTEST, STEP ** (best - mine))
        is_last = mine == len(COLOURS) - 1 and best < mine
        return pace / LAST if is_last else pace


def _colours(view: View, seat: int) -> int:
    return len({trick.colour for trick in view.players[seat].tricks})


def _with(hand: tuple[str, ...], give: str, take: str) -> tuple[str, ...]:
    return tuple(take if card == give else card for card in hand)


def _table_ms(view: View, play: float) -> int:
    return round(view.since_ms + play - view.play_ms)


def easy() -> Glancer:
    return Companion(FLAKE)


def medium() -> Glancer:
    return Glancer(FROST)


def hard() -> Glancer:
    return Glancer(BLIZZARD)


def master() -> Glancer:
    return Glancer(YETI)


LEVELS = {
    "easy": Level(
        easy,
        {"en": "Flake", "fr": "Flocon"},
        "flake",
        {
            "en": "Keeps step with you: slower when ahead, faster when behind; for a first game.",
            "fr": "Va à votre rythme : ralentit en tête, accélère à la traîne ; pour débuter.",
        },
    ),
    "medium": Level(
        medium,
        {"en": "Frost", "fr": "Givre"},
        "frost",
        {
            "en": "Awake: knows the cards, and finds a trick in half a minute or so.",
            "fr": "Ouvre l’œil : connaît les cartes et trouve un pli en une demi-minute environ.",
        },
    ),
    "hard": Level(
        hard,
        {"en": "Blizzard", "fr": "Blizzard"},
        "blizzard",
        {
            "en": "Quick: a trick every ten seconds; for those who play often.",
            "fr": "Va vite : un pli toutes les dix secondes ; pour qui joue souvent.",
        },
    ),
    "master": Level(
        master,
        {"en": "Yeti", "fr": "Yéti"},
        "yeti",
        {
            "en": "Sees everything at once: hardly anybody beats it.",
            "fr": "Voit tout d’un coup : presque personne ne le bat.",
        },
    ),
}
