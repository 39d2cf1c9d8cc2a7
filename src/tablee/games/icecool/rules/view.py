"""What may be seen (IC-105): face-down cards are their owner's, the deck is nobody's."""

from collections import Counter
from random import Random
from typing import Any

from msgspec.structs import replace

from tablee.core.protocol import Seat
from tablee.games.icecool.events import CardDrawn, Event
from tablee.games.icecool.model import (
    DECK,
    Card,
    Kind,
    Player,
    SeenCard,
    SeenPlayer,
    State,
    View,
)
from tablee.games.icecool.rules.holdings import announced_card, challenge_of
from tablee.games.icecool.rules.queries import all_rounds, scores
from tablee.games.icecool.rules.tricks import stars

SAME = ("spot", "fish", "is_caught", "is_bound", "turns", "points", "has_left")
ALIKE = (
    "table",
    "at_ms",
    "phase",
    "round",
    "catcher",
    "active",
    "turn",
    "fish",
    "is_placed",
    "tries",
    "aimed",
    "last",
    "flicks",
    "visited",
    "rounds",
    "ending",
)


def view(state: State, seat: Seat | None) -> View:
    card = announced_card(state)
    is_known = card is not None and (card.is_up or state.active == seat)
    return View(
        all_rounds=all_rounds(state.seats),
        players=tuple(_seen(state, Seat(at), seat) for at in range(state.seats)),
        deck=len(state.deck),
        challenge=challenge_of(card.kind) if card is not None else None,
        announced=state.announced if is_known else None,
        scores=_shown_scores(state),
        stars=stars(state),
        **_taken(state, ALIKE),
    )


def _seen(state: State, seat: Seat, viewer: Seat | None) -> SeenPlayer:
    player = state.players[seat]
    is_open = seat == viewer or state.phase == "game_over"
    cards = tuple(
        SeenCard(card.id, card.kind if is_open or card.is_up else None, card.is_up)
        for card in player.cards
    )
    return SeenPlayer(colour=state.table.worn[seat], cards=cards, **_taken(player, SAME))


def _shown_scores(state: State) -> tuple[int, ...]:
    is_counted = state.table.scoring == "tournament" and state.round > 0
    is_shown = state.phase == "game_over" or is_counted
    return scores(state) if is_shown else ()


def guess(view: View, rng: Random) -> State:
    """Some state that looks like this: unseen cards lie as luck will have it."""
    hands = [list(each.cards) for each in view.players]
    unseen = _unseen(view)
    rng.shuffle(unseen)
    announced = view.announced
    if view.challenge is not None and announced is None:
        announced = _announce_some(view, hands[view.active], unseen, rng)
    players = tuple(
        Player(cards=tuple(_filled(card, unseen) for card in hand), **_taken(each, SAME))
        for hand, each in zip(hands, view.players, strict=True)
    )
    deck = tuple(unseen[: view.deck])
    return State(players=players, deck=deck, announced=announced, **_taken(view, ALIKE))


def _unseen(view: View) -> list[Kind]:
    if not (view.deck or any(each.cards for each in view.players)):
        return []  # before the deal, in a tournament, in a warm-up
    seen = Counter(card.kind for each in view.players for card in each.cards)
    return [kind for kind, count in DECK for _ in range(count - seen[kind])]


def _announce_some(view: View, hand: list[SeenCard], unseen: list[Kind], rng: Random) -> int:
    """IC-78: others know the kind; any of the face-down cards may be it."""
    assert view.challenge is not None
    at = rng.choice([at for at, card in enumerate(hand) if card.kind is None])
    unseen.remove(view.challenge)
    hand[at] = replace(hand[at], kind=view.challenge)
    return hand[at].id


def _filled(card: SeenCard, unseen: list[Kind]) -> Card:
    return Card(card.id, unseen.pop() if card.kind is None else card.kind, card.is_up)


def _taken(thing: Any, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in names}


def redact(event: Event, seat: Seat | None) -> Event:
    """IC-50: the card that was drawn is its owner's to look at."""
    if isinstance(event, CardDrawn) and event.seat != seat:
        return replace(event, kind=None)
    return event
