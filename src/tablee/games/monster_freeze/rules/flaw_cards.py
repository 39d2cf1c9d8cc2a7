"""What makes the cards of a position impossible: where they lie, and which tricks they make."""

from collections import Counter

from tablee.games.monster_freeze.board.deck import cards_of
from tablee.games.monster_freeze.board.geometry import colours_shown, seen
from tablee.games.monster_freeze.model import State, Trick
from tablee.games.monster_freeze.rules.queries import counts_of, deck_ids, has_five

HAND = 3  # MF-24
IN_PLAY = ("live", "paused", "resuming")


def cards_flaw(state: State) -> str | None:
    """MF-12, MF-24, MF-28, MF-36: each card is in one place, and none has vanished."""
    if state.centre is None:
        return _undealt_flaw(state)
    if state.phase == "countdown" or (state.phase == "ready" and not state.rounds):
        return "cards before the deal (MF-12)"
    return _places_flaw(state) or _hands_flaw(state) or _tricks_flaw(state) or _queue_flaw(state)


def _undealt_flaw(state: State) -> str | None:
    """Without a centre card there are no cards at all."""
    if state.phase in ("paused", "resuming"):
        return "a pause needs cards on the table (MF-53)"
    if state.rounds and len(state.rounds) == state.round:
        return "the cards of the closed round stay until the countdown (MF-45)"
    if state.pile or state.queue or any(each.hand or each.tricks for each in state.players):
        return "there are cards, but none in the centre (MF-12)"
    return None


def _places_flaw(state: State) -> str | None:
    """MF-55: each card of the deck is in one place; tricks of who has left are in none."""
    laid = [trick.stack for player in state.players for trick in player.tricks]
    assert state.centre is not None
    places = Counter([*state.pile, state.centre])
    places.update(card for player in state.players for card in player.hand)
    places.update(placed.card for stack in laid for placed in stack)
    deck = deck_ids(state)
    if strangers := set(places) - set(deck):
        return f"no card {min(strangers)!r} in this deck"
    if twice := [card for card, count in places.items() if count > 1]:
        return f"card {min(twice)!r} is in two places"
    missing = len(deck) - len(places)
    if missing % HAND or (missing and not any(player.left for player in state.players)):
        return f"{missing} cards have vanished; only the tricks of a seat that left may (MF-55)"
    return None


def _hands_flaw(state: State) -> str | None:
    """MF-24: three cards each while a round runs; fewer where it has ended (MF-36)."""
    has_ended = len(state.rounds) == state.round
    for seat, player in enumerate(state.players):
        if player.left and (player.hand or player.tricks):
            return f"seat {seat} has left, so it has no cards (MF-55)"
        held = len(player.hand)
        if held > HAND or (held < HAND and not player.left and not has_ended):
            return f"seat {seat} holds {held} cards, not {HAND} (MF-24)"
    if not state.pile and not has_ended:
        return "an empty pile ends the round (MF-36)"
    return None


def _tricks_flaw(state: State) -> str | None:
    """MF-32, MF-36: a trick shows its colour, and five colours end the round."""
    has_ended = len(state.rounds) == state.round
    for seat, player in enumerate(state.players):
        if not all(_is_shown(state, trick) for trick in player.tricks):
            return f"a trick of seat {seat} does not show its colour (MF-32)"
        if has_five(player) and not has_ended and seat not in state.out and state.phase == "live":
            return f"seat {seat} owns all five colours, which ends the round (MF-36)"
        if has_ended and not player.left and counts_of(player) != state.rounds[-1].counts[seat]:
            return f"seat {seat} has other tricks than the closed round counts"
    return None


def _is_shown(state: State, trick: Trick) -> bool:
    """MF-32: whether a trick's stack shows its colour."""
    return trick.colour in colours_shown(seen(cards_of(state.table.deck), trick.stack))


def _queue_flaw(state: State) -> str | None:
    """MF-15: swaps of all seats but the warm one wait a moment, in the order of arrival."""
    if state.queue and state.phase not in IN_PLAY:
        return "swaps can wait only in a round (MF-15)"
    known = cards_of(state.table.deck)
    for waiting in state.queue:
        if not 0 <= waiting.seat < state.table.seats or state.players[waiting.seat].left:
            return f"a swap waits for seat {waiting.seat}, which is not there (MF-15)"
        if state.table.warm_seat in (None, waiting.seat):
            return f"a swap of seat {waiting.seat} waits, but no other seat is the warm one (MF-15)"
        if waiting.give not in known or waiting.expect not in known:
            return "a swap waits with cards of another deck (MF-15)"
    return None
