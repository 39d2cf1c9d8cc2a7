"""The rules of Monster Freeze, assembled."""

from random import Random

from tablee.games.monster_freeze import (
    choosing,
    judge,
    playing,
    rounds,
    soundness,
    views,
)
from tablee.games.monster_freeze.model import Setup, Shuffled, State


def draw(state: State, rng: Random) -> Shuffled:
    """MF-12, MF-13: all cards, freshly shuffled."""
    cards = list(rounds.deck_ids(state))
    rng.shuffle(cards)
    return Shuffled(tuple(cards))


def script(state: State, setup: Setup) -> tuple[Shuffled, ...]:
    return tuple(Shuffled(cards) for cards in setup.decks)


class MonsterFreezeRules:
    """Implements :class:`tablee.core.protocol.Rules`; each function lives with its concern."""

    setup = staticmethod(rounds.setup)
    waiting = staticmethod(choosing.waiting)
    offer = staticmethod(choosing.offer)
    actions = staticmethod(choosing.actions)
    check = staticmethod(judge.check)
    apply = staticmethod(playing.apply)
    draw = staticmethod(draw)
    sample = staticmethod(choosing.sample)
    view = staticmethod(views.view)
    redact = staticmethod(views.redact)
    guess = staticmethod(views.guess)
    flaw = staticmethod(soundness.flaw)
    script = staticmethod(script)
