"""The rules of Cocoons, assembled."""

from tablee.games.cocoons import choosing, deal, judge, playing, soundness, views


class CocoonsRules:
    """Implements :class:`tablee.core.protocol.Rules`; each function lives with its concern."""

    setup = staticmethod(deal.setup)
    waiting = staticmethod(choosing.waiting)
    offer = staticmethod(choosing.offer)
    actions = staticmethod(choosing.actions)
    check = staticmethod(judge.check)
    apply = staticmethod(playing.apply)
    draw = staticmethod(deal.draw)
    sample = staticmethod(choosing.sample)
    view = staticmethod(views.view)
    redact = staticmethod(views.redact)
    guess = staticmethod(views.guess)
    flaw = staticmethod(soundness.flaw)
    script = staticmethod(deal.script)
