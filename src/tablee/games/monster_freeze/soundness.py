"""What makes a given position impossible."""

from collections import Counter

from tablee.games.monster_freeze.model import State
from tablee.games.monster_freeze.rounds import deck_ids

DEALT = ("live", "paused", "resuming")


def flaw(state: State) -> str | None:
    """MF-24 and plain counting: every card is in one place, and hands have three."""
    if len(state.players) != state.table.seats:
        return f"{len(state.players)} players at a table of {state.table.seats}"
    if state.told_ms > state.at_ms or state.since_ms > state.at_ms:
        return "something lies in the future"
    known = set(deck_ids(state))
    places = Counter(
        [
            *state.pile,
            *([] if state.centre is None else [state.centre]),
            *(card for player in state.players for card in player.hand),
            *(
                placed.card
                for player in state.players
                for trick in player.tricks
                for placed in trick.stack
            ),
        ]
    )
    if strangers := set(places) - known:
        return f"no card {min(strangers)!r} in this deck"
    if twice := [card for card, count in places.items() if count > 1]:
        return f"card {min(twice)!r} is in two places"
    if state.phase in DEALT and state.centre is not None:
        for seat, player in enumerate(state.players):
            if not player.left and len(player.hand) != 3:
                return f"seat {seat} holds {len(player.hand)} cards"
    if state.phase in ("paused", "resuming") and state.centre is None:
        return "a pause without cards"
    return None
