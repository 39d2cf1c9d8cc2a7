"""The rules of Coolock, assembled."""

from random import Random

from tablee.games.coolock import choosing, deal, judge, playing, soundness, views
from tablee.games.coolock.model import DiceRolled, Drawn, Luck, Rolled, State


def draw(state: State, rng: Random) -> Luck:
    """The luck that is owed: every die and every card on its own."""
    if state.owed == "deal":
        return deal.draw_deal(state, rng)
    if state.owed == "die":
        return Rolled(rng.randint(1, 6))
    if state.owed == "card":
        return Drawn(rng.choice(state.deck or state.discards))  # CL-81
    return DiceRolled(rng.randint(1, 6), rng.randint(1, 6))


class CoolockRules:
    """Implements :class:`tablee.core.protocol.Rules`; each function lives with its concern."""

    setup = staticmethod(deal.setup)
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
    script = staticmethod(deal.script)
