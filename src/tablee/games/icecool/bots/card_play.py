"""Cards in the hands of a bot: skates (IC-74), challenges (IC-78), moves of fish (IC-86)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from tablee.core.protocol import Offer, Seat
from tablee.games.icecool.board.school import DoorId, Point, school
from tablee.games.icecool.bots.lines import chance, danger
from tablee.games.icecool.model import (
    FISH,
    Announce,
    MoveChoices,
    MoveFish,
    Skates,
    View,
)
from tablee.games.icecool.model.facts import Challenge
from tablee.games.icecool.rules.holdings import challenge_of

EASE: dict[Challenge, float] = {"bounce": 3, "two_doors": 2, "jump": 1}  # without a plan
SKATES_COST = 0.55  # what two challenges may still bring
MOVE_GAIN = 0.2  # at least; 2s are of no other use
RIVALS = 0.4


def challenges_held(view: View, offer: Offer[Any]) -> dict[Challenge, Announce]:
    """What may be announced now, a card for each kind."""
    kinds = {card.id: challenge_of(card.kind) for card in view.players[offer.seat].cards}
    found: dict[Challenge, Announce] = {}
    for action in offer.actions:
        if isinstance(action, Announce) and (kind := kinds.get(action.card)) is not None:
            found.setdefault(kind, action)
    return found


def announcement(held: Mapping[Challenge, Announce], met: Counter[Challenge]) -> Announce | None:
    """The likeliest: a failure costs nothing (IC-77)."""
    if not held:
        return None
    return held[max(held, key=lambda kind: (met[kind], EASE[kind]))]


# -- skates ----------------------------------------------------------------------------------------


def skates(view: View, offer: Offer[Any]) -> Skates | None:
    """Another turn, when it promises more than the two cards would."""
    pairs = [action for action in offer.actions if isinstance(action, Skates)]
    if not pairs or _promise_of_a_turn(view, offer.seat) < SKATES_COST:
        return None
    kinds = {card.id: challenge_of(card.kind) for card in view.players[offer.seat].cards}

    def loss(pair: Skates) -> float:
        return sum(EASE[kind] for card in pair.cards if (kind := kinds[card]) is not None)

    return min(pairs, key=lambda pair: (loss(pair), pair.cards))


def _promise_of_a_turn(view: View, seat: Seat) -> float:
    me = view.players[seat].spot
    if me is None:
        return 0.0
    if seat == view.catcher:
        chances = [
            danger(player.spot, me) * (1.3 if player.fish == FISH - 1 else 1.0)
            for at, player in enumerate(view.players)
            if at != seat and player.spot is not None and _can_be_caught(view, at)
        ]
        return max(chances, default=0.0)
    doors = Counter(_doors_of(view, seat))
    best = max((count * chance(me, door) for door, count in doors.items()), default=0.0)
    is_last = view.players[seat].fish == FISH - 1
    return best * (1.5 if is_last else 1.0) + 0.3 * _fear(view, seat, me)


def _can_be_caught(view: View, seat: int) -> bool:
    return view.seats == 2 or not view.players[seat].is_caught


def _fear(view: View, seat: Seat, me: Point) -> float:
    catcher = view.players[view.catcher].spot
    if catcher is None or not _can_be_caught(view, seat):
        return 0.0
    return danger(me, catcher)


# -- moves of fish ---------------------------------------------------------------------------------


def fish_move(view: View, offer: Offer[Any]) -> MoveFish | None:
    """The move that helps most: own fish nearer or together, rivals' out of their reach."""
    choices = next((each.bounds for each in offer.open if each.type == "move_fish"), None)
    if not isinstance(choices, MoveChoices) or len(choices.cards) < 2:
        return None
    cards = next(combinations(choices.cards, 2))
    best, gain = None, MOVE_GAIN
    for move in _moves(cards, choices):
        value = _gain(view, offer.seat, move)
        if value > gain:
            best, gain = move, value
    return best


def _moves(cards: tuple[int, int], choices: MoveChoices) -> Iterator[MoveFish]:
    for fish in choices.fish:
        for door in fish.to:
            yield MoveFish(cards, fish.colour, fish.door, door)


def _gain(view: View, seat: Seat, move: MoveFish) -> float:
    owner = Seat(view.table.worn.index(move.colour))
    before = list(_doors_of(view, owner))
    after = [*before, move.to]
    after.remove(move.from_)
    change = _outlook(view, owner, after) - _outlook(view, owner, before)
    return change if owner == seat else -RIVALS * change


def _outlook(view: View, seat: Seat, doors: Sequence[DoorId]) -> float:
    """What the doors of somebody's fish promise, from where the penguin stands."""
    at = view.players[seat].spot or school().red_circle.centre
    counts = Counter(doors)
    chances = sorted((count * chance(at, door) for door, count in counts.items()), reverse=True)
    weight = 1.5 if view.players[seat].fish == FISH - 1 else 1.0
    return weight * sum(each * 0.4**rank for rank, each in enumerate(chances))


def _doors_of(view: View, seat: Seat) -> Iterator[DoorId]:
    colour = view.players[seat].colour
    return (fish.door for fish in view.fish if fish.colour == colour)
