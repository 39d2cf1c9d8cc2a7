"""The rules of ICECOOL² as pure functions; ``rules.md`` has them in words, by number."""

from tablee.core.protocol import Rules
from tablee.games.icecool.events import Event
from tablee.games.icecool.model import Action, Drawn, State, View
from tablee.games.icecool.rules import apply, check, flaw, offer, setup, view

RULES: Rules[State, Action, Drawn, Event, View] = Rules(
    setup=setup.setup,
    script=setup.script,
    draw=setup.draw,
    waiting=offer.waiting,
    offer=offer.offer,
    actions=offer.actions,
    sample=offer.sample,
    check=check.check,
    apply=apply.apply,
    flaw=flaw.flaw,
    view=view.view,
    redact=view.redact,
    guess=view.guess,
)
