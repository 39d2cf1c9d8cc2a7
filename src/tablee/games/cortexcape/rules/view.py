"""What may be seen (CX-81): everything but the fist with the white marble."""

from random import Random

from tablee.core.protocol import Decide, Over, Seat
from tablee.games.cortexcape.events import Event
from tablee.games.cortexcape.model import Hand, State, View
from tablee.games.cortexcape.rules import queries


def view(state: State, seat: Seat | None) -> View:
    """The same for every seat and spectator, with roles and results read off the rules."""
    begun = state.starter is not None and state.phase != "draw"
    waiting = queries.waiting(state)
    return View(
        state.table,
        state.phase,
        state.round,
        state.starter,
        state.white_hand is not None,
        state.contenders,
        state.board,
        state.hand,
        state.start,
        state.exit,
        state.marbles,
        state.scores,
        state.history,
        state.left,
        state.at_ms,
        queries.builder(state) if begun else None,
        queries.locker(state) if begun else None,
        waiting.seats[0] if isinstance(waiting, Decide) else None,
        queries.marbles_left(state),
        queries.rounds_in(state.table.seats, state.table.mode),
        waiting.result.winners if isinstance(waiting, Over) else (),
    )


def guess(view: View, rng: Random) -> State:
    """A state that looks like the view; the fist is either one (CX-16)."""
    white: Hand | None = None
    if view.fist_hidden:
        white = "left" if rng.random() < 0.5 else "right"
    return State(
        view.table,
        view.phase,
        view.round,
        view.starter,
        white,
        view.contenders,
        view.board,
        view.hand,
        view.start,
        view.exit,
        view.marbles,
        view.scores,
        view.history,
        view.left,
        view.at_ms,
    )


def redact(event: Event, seat: Seat | None) -> Event | None:
    """CX-81: no event carries the fist before it is opened, so everybody hears everything."""
    return event
