"""What makes the cards and points of a position impossible."""

from collections import Counter
from itertools import pairwise

from tablee.core.soundness import LATEST_MS, first_flaw
from tablee.games.icecool.model import CARDS, DECK, ONES, PAIR, State
from tablee.games.icecool.rules.holdings import announced_card, face_down, has_cards


def cards_flaw(state: State) -> str | None:
    """IC-3, IC-72, IC-103: every card is somewhere, and points are for fish and IDs."""
    return first_flaw(state, (_deck_flaw, _points_flaw, _announced_flaw, _pair_flaw))


def _deck_flaw(state: State) -> str | None:
    """IC-3, IC-48, IC-72: all 54 are there, numbered as they were drawn."""
    held = [card for player in state.players for card in player.cards]
    kinds = Counter([*state.deck, *(card.kind for card in held)])
    if kinds != (Counter(dict(DECK)) if has_cards(state) else Counter()):
        return "every card is in the deck or with a player (IC-3)"
    if sorted(card.id for card in held) != list(range(CARDS - len(state.deck) if held else 0)):
        return "cards are numbered as they were drawn (IC-48)"
    hands = [player.cards for player in state.players]
    if any(one.id > other.id for hand in hands for one, other in pairwise(hand)):
        return "a player's cards lie in the order in which they were drawn (IC-72)"
    return None


def _points_flaw(state: State) -> str | None:
    """IC-103, IC-104: counters in a tournament, nothing elsewhere."""
    most = LATEST_MS if state.table.scoring == "tournament" else 0
    if any(not 0 <= player.points <= most for player in state.players):
        return "points are for tournaments, and never negative (IC-103)"
    return None


def _announced_flaw(state: State) -> str | None:
    """IC-76..78: a 1 of one's own, before the flick; it stays until the turn is over."""
    if state.announced is None:
        return None
    card = announced_card(state)
    if card is None or card.kind not in ONES:
        return "a challenge is announced with a 1 of one's own (IC-78)"
    if state.phase in ("catcher_placement", "entry", "game_over"):
        return "a challenge can be announced only during a turn (IC-76)"
    if state.phase == "aim" and card.is_up:
        return "the announced card was used before (IC-73)"
    return None


def _pair_flaw(state: State) -> str | None:
    """IC-45: a turn waits for its end only where two cards could still do something."""
    waits = state.phase in ("end_of_turn", "off_board_end")
    if waits and len(face_down(state.players[state.active].cards)) < PAIR:
        return "with fewer than two cards face down the turn is over (IC-45)"
    return None
