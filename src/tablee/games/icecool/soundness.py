"""What makes a given position impossible."""

from collections import Counter

from tablee.games.icecool.holdings import announced_card, has_cards
from tablee.games.icecool.model import CARDS, COLOURS, DECK, FISH, VALUES, State
from tablee.games.icecool.places import hits_wall, overlaps
from tablee.games.icecool.rounds import all_rounds, is_warm_up
from tablee.games.icecool.school import school

NEEDS_SPOT = ("aim", "retry", "flicking", "end_of_turn", "off_board_end")


def flaw(state: State) -> str | None:
    """Plain counting: everything is there once, and the phase fits."""
    seats = range(state.seats)
    if not 1 <= state.seats <= len(COLOURS) or len(state.players) != state.seats:
        return f"{len(state.players)} players at a table of {state.seats}"
    if state.active not in seats or state.catcher not in seats:
        return f"no seat {state.active} or {state.catcher}"
    if (state.phase == "game_over") != (state.ending is not None):
        return "a game is over when it has an ending"
    if (state.phase == "flicking") != (state.aimed is not None):
        return "a flick is on its way while one is simulated"
    if state.phase == "deal":
        return None if not state.deck and not state.fish else "nothing is dealt yet"
    return _board_flaw(state) or _cards_flaw(state) or _phase_flaw(state)


def _board_flaw(state: State) -> str | None:
    spots = [player.spot for player in state.players if player.spot is not None]
    for number, spot in enumerate(spots):
        if hits_wall(spot):
            return f"a penguin stands in a wall, at {spot}"
        if overlaps(spot, spots[:number]):
            return f"two penguins stand at {spot}"
    if any(fish.door not in school().door for fish in state.fish):
        return "a fish hangs over a door"
    if state.fish != tuple(sorted(state.fish)):
        return "fish are listed by colour and door"
    if state.phase == "game_over" or is_warm_up(state):
        return None
    hanging = Counter(fish.colour for fish in state.fish)
    for seat, player in enumerate(state.players):
        owned = 0 if seat == state.catcher else FISH - player.fish
        if hanging[COLOURS[seat]] != owned:
            return f"{COLOURS[seat]} has {FISH} fish, on doors or taken; a Catcher has none"
    return None


def _cards_flaw(state: State) -> str | None:
    held = [card for player in state.players for card in player.cards]
    if state.ending == "left" and not held and not state.deck:
        return None  # before the deal
    kinds = Counter([*state.deck, *(card.kind for card in held)])
    if kinds != (Counter(dict(DECK)) if has_cards(state) else Counter()):
        return "every card is in the deck or with a player"
    if sorted(card.id for card in held) != list(range(CARDS - len(state.deck) if held else 0)):
        return "cards are numbered as they were drawn"
    if state.announced is None:
        return None
    card = announced_card(state)
    if card is None or VALUES[card.kind] != 1:
        return "a challenge is announced with a 1 of one's own"
    return None


def _phase_flaw(state: State) -> str | None:
    spot = state.players[state.active].spot
    if state.phase in NEEDS_SPOT and spot is None:
        return "who flicks stands on the board"
    if state.phase in ("catcher_placement", "entry") and spot is not None:
        return "who comes in does not stand on the board"
    if state.phase == "catcher_placement" and state.active != state.catcher:
        return "the Catcher is placed by the Catcher"
    if not is_warm_up(state) and not 1 <= state.round <= all_rounds(state.seats):
        return f"there is no round {state.round}"
    if is_warm_up(state) and state.phase in ("catcher_placement", "retry", "end_of_turn"):
        return "a warm-up has no Catcher and no cards"
    return None
