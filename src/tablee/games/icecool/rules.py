"""The rules of ICECOOL², assembled."""

from tablee.games.icecool import choosing, drawing, judge, playing, rounds, soundness, views


class IcecoolRules:
    """Implements :class:`tablee.core.protocol.Rules`; each function lives with its concern."""

    setup = staticmethod(rounds.setup)
    waiting = staticmethod(choosing.waiting)
    offer = staticmethod(choosing.offer)
    actions = staticmethod(choosing.actions)
    check = staticmethod(judge.check)
    apply = staticmethod(playing.apply)
    draw = staticmethod(drawing.draw)
    sample = staticmethod(choosing.sample)
    view = staticmethod(views.view)
    redact = staticmethod(views.redact)
    guess = staticmethod(views.guess)
    flaw = staticmethod(soundness.flaw)
    script = staticmethod(drawing.script)
