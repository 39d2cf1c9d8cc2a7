"""The rules of Cortexcape as pure functions; ``rules.md`` has them in words, by number.

Each function lives with its concern: starting, choosing, judge, playing, views.
"""

from tablee.core.protocol import Decision, Move, Outcome, Refusal, Seat
from tablee.games.cortexcape import choosing, playing, rounds, soundness, starting, views
from tablee.games.cortexcape.judge import check_decision
from tablee.games.cortexcape.model import Event, State


def check(state: State, move: Move) -> Refusal | None:
    """Why a move is not legal, or ``None``."""
    if isinstance(move, Decision):
        if move.at_ms < state.at_ms:
            return Refusal("clock_backwards", "CX-89", {"at_ms": state.at_ms})
        return check_decision(state, move)
    if isinstance(move, Outcome):
        return starting.check_outcome(state, move.drawn)
    if state.phase == "over":
        return Refusal("game_over", "CX-55")
    if move.at_ms < state.at_ms:
        return Refusal("clock_backwards", "CX-89", {"at_ms": state.at_ms})
    return None


def redact(event: Event, seat: Seat | None) -> Event | None:
    """CX-81: no event carries the fist before it is opened, so everybody hears everything."""
    return event


class CortexcapeRules:
    """Implements :class:`tablee.core.protocol.Rules`."""

    setup = staticmethod(starting.setup)
    script = staticmethod(starting.script)
    draw = staticmethod(starting.draw)
    waiting = staticmethod(rounds.waiting)
    offer = staticmethod(choosing.offer)
    actions = staticmethod(choosing.actions)
    sample = staticmethod(choosing.sample)
    iter_boards = staticmethod(choosing.iter_boards)
    check = staticmethod(check)
    apply = staticmethod(playing.apply)
    view = staticmethod(views.view)
    redact = staticmethod(redact)
    guess = staticmethod(views.guess)
    flaw = staticmethod(soundness.flaw)
