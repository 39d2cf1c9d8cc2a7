"""What may be seen (CX-81): everything but the fist with the white marble."""

from random import Random

from tablee.core.protocol import Decide, Over, Seat
from tablee.games.cortexcape import rounds
from tablee.games.cortexcape.model import Hand, State, View


def view(state: State, seat: Seat | None) -> View:
    """The same for every seat and spectator, with roles and results read off the rules."""
    begun = state.starter is not None and state.phase != "draw"
    waiting = rounds.waiting(state)
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
        rounds.builder(state) if begun else None,
        rounds.locker(state) if begun else None,
        waiting.seats[0] if isinstance(waiting, Decide) else None,
        rounds.marbles_left(state),
        rounds.rounds_in(state.table.seats, state.table.mode),
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
