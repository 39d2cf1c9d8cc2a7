"""What may be seen (CX-81): everything but the fist with the white marble."""

from random import Random

from tablee.core.protocol import Seat
from tablee.games.cortexcape.model import Hand, State, View


def view(state: State, seat: Seat | None) -> View:
    """The same for every seat and spectator."""
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
