"""What players hold: fish cards (IC-72, IC-73), points, and the challenge they announced."""

from collections.abc import Collection, Iterable
from typing import Any

from msgspec.structs import replace

from tablee.core.protocol import Seat
from tablee.games.icecool.events import CardDrawn, Scored, Step
from tablee.games.icecool.model import Card, Kind, State, View, Why
from tablee.games.icecool.model.facts import Challenge


def has_cards(state: State | View) -> bool:
    """Not in a warm-up (IC-29, IC-109), nor under tournament scoring (IC-103)."""
    return state.table.seats > 1 and state.round > 0 and state.table.scoring == "cards"


def with_player(state: State, seat: Seat, **changes: Any) -> State:
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return replace(state, players=tuple(players))


def face_down(cards: Iterable[Card]) -> list[Card]:
    return [card for card in cards if not card.is_up]


def turned_up(state: State, seat: Seat, ids: Collection[int]) -> State:
    """IC-72: a used card stays with its owner, face up."""
    cards = state.players[seat].cards
    turned = tuple(replace(each, is_up=True) if each.id in ids else each for each in cards)
    return with_player(state, seat, cards=turned)


def challenge_of(kind: Kind | None) -> Challenge | None:
    """IC-5: what a 1 shows."""
    if kind == "jump" or kind == "two_doors" or kind == "bounce":  # noqa: PLR1714
        return kind  # compared one by one, so that its type is known
    return None


def announced_card(state: State) -> Card | None:
    """IC-78."""
    cards = state.players[state.active].cards
    return next((card for card in cards if card.id == state.announced), None)


def rewarded(state: State, seat: Seat, why: Why) -> Step:
    """A card from the deck, if there is one (IC-50, IC-91), or a point (IC-103)."""
    player = state.players[seat]
    if state.table.scoring == "tournament":
        points = player.points + 1
        return with_player(state, seat, points=points), (Scored(seat, points, why),)
    if not state.deck:
        return state, ()
    number = sum(len(each.cards) for each in state.players)
    kind, *deck = state.deck
    state = with_player(state, seat, cards=(*player.cards, Card(number, kind)))
    return replace(state, deck=tuple(deck)), (CardDrawn(seat, number, kind, why),)
