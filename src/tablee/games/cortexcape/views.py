"""What may be seen (CX-81): everything but the fist with the white marble."""

from random import Random

from tablee.games.cortexcape.model import Hand, State, View


def view(state: State) -> View:
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


def guess(seen: View, rng: Random) -> State:
    """A state that looks like the view; the fist is either one (CX-16)."""
    white: Hand | None = None
    if seen.fist_hidden:
        white = "left" if rng.random() < 0.5 else "right"
    return State(
        seen.table,
        seen.phase,
        seen.round,
        seen.starter,
        white,
        seen.contenders,
        seen.board,
        seen.hand,
        seen.start,
        seen.exit,
        seen.marbles,
        seen.scores,
        seen.history,
        seen.left,
        seen.at_ms,
    )
