"""The rules of Cocoons as pure functions; ``rules.md`` has them in words, by number."""

from tablee.core.protocol import Rules
from tablee.games.cocoons.events import Event
from tablee.games.cocoons.model import Action, Dealt, State, View
from tablee.games.cocoons.rules import apply, check, flaw, offer, setup, view

RULES: Rules[State, Action, Dealt, Event, View] = Rules(
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
