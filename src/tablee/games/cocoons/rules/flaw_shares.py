"""What makes it impossible that something was told: false sights, lost turns (CO-33, CO-38)."""

from itertools import pairwise

from tablee.games.cocoons.model import LABELS, Share, State


def shares_flaw(state: State) -> str | None:
    """A position may begin without anything told; what was told as seen is true."""
    oldest = 1 if state.table.assist == "pins" else state.turn - 1  # CO-33, CO-34
    for share in state.shares:
        if not max(oldest, 1) <= share.turn <= state.turn:
            return f"a share of turn {share.turn} cannot be read in turn {state.turn} (CO-33)"
        if not 0 <= share.seat < state.seats:
            return f"a share comes from seat {share.seat}, which does not exist (CO-38)"
        if share.kind == "seen" and share.guardian != _owner(state, share):
            return f"a share has seen a wrong guardian on cocoon {share.cocoon} (CO-38)"
    if any(one.turn < other.turn for one, other in pairwise(state.shares)):
        return "shares are listed newest first (CO-34)"
    if len({_subject(share) for share in state.shares}) != len(state.shares):
        return "the same share is listed twice (CO-38, CO-39)"
    return None


def _owner(state: State, share: Share) -> str:
    """Whose cocoon it is (CO-4)."""
    return state.identities[LABELS.index(share.cocoon)]


def _subject(share: Share) -> tuple[object, ...]:
    """CO-38: a sight is told once in a turn; CO-39: a seat has one claim on each cocoon."""
    return (share.cocoon, share.turn) if share.kind == "seen" else (share.cocoon, "of", share.seat)
