"""Bots of three levels: they try flicks in their heads, choose one, and then their hand trembles.

All levels see only their View. Nothing here needs MuJoCo before somebody has to flick.
"""

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

from tablee.core.game import Level
from tablee.core.protocol import Offer, Seat
from tablee.games.icecool.board.school import NO_ROOM, school
from tablee.games.icecool.board.spots import has_elbow_room, orange_point
from tablee.games.icecool.bots.card_play import announcement, challenges_held, fish_move, skates
from tablee.games.icecool.bots.directions import middle
from tablee.games.icecool.bots.stakes import stakes_of
from tablee.games.icecool.bots.strength import EASY, HARD, MEDIUM, Effort, Strength
from tablee.games.icecool.bots.tremors import own_tremor, shaken, whole_tremor
from tablee.games.icecool.model import (
    Action,
    CircleRange,
    EndTurn,
    MakeFlick,
    Orange,
    PlaceCatcher,
    PlaceStart,
    View,
    ZoneRanges,
)
from tablee.games.icecool.model.facts import Challenge
from tablee.games.icecool.physics.extra import PHYSICS
from tablee.games.icecool.rules.flicks import standings
from tablee.games.icecool.rules.placing import TENTHS, in_circle, in_metres

if TYPE_CHECKING:
    from tablee.games.icecool.bots.search import Candidate

WATCHED = "d24", "d23", "d25"  # doors of the kitchen that a Catcher likes to stand before
SWAY = 150  # tenths of a millimetre: no two rounds begin alike


class Flicker:
    """A seat with a head and a hand."""

    def __init__(self, level: Strength) -> None:
        self.level = level

    def choose(self, view: View, offer: Offer[Any], rng: Random) -> Action:
        if view.round == 0:  # IC-109: practice is for people, who wait for their turn
            return EndTurn()
        kinds = {each.type: each.bounds for each in offer.open}
        if "place_catcher" in kinds:
            return _catcher_spot(kinds["place_catcher"], rng)
        if "place_start" in kinds:
            return _start_spot(view, offer.seat, kinds["place_start"], rng)
        move = fish_move(view, offer) if self.level.plays_cards else None
        if move is not None:
            return move
        if "flick" in kinds:
            return self._aim(view, offer, rng)
        again = skates(view, offer) if self.level.plays_cards else None
        return again or EndTurn()

    def _aim(self, view: View, offer: Offer[Any], rng: Random) -> Action:
        held = challenges_held(view, offer)
        if held:
            scout = self.level.scouting
            met: Counter[Challenge] = Counter()
            if scout.most:
                met = self._search(view, offer, scout, tuple(held), rng).met
            announce = announcement(held, met)
            assert announce is not None
            return announce
        challenges = (view.challenge,) if view.challenge is not None else ()
        best = self._search(view, offer, self.level.effort, challenges, rng)
        if best.start.room != NO_ROOM:
            return Orange(best.start.room)
        hand = own_tremor(self.level.hand, view.table.tremor)
        flick = shaken(best.flick, hand, rng)
        return MakeFlick(flick.direction, flick.power, flick.offset, flick.height)

    def _search(
        self,
        view: View,
        offer: Offer[Any],
        effort: Effort,
        challenges: tuple[Challenge, ...],
        rng: Random,
    ) -> "Candidate":
        # Here and not above: only who flicks needs MuJoCo.
        with PHYSICS.needed():
            from tablee.games.icecool.bots.search import Search, Start  # noqa: PLC0415

        seat, here = offer.seat, standings(view)
        others = [each for each in here if each.seat != seat]
        spot = next(each.at for each in here if each.seat == seat)
        starts = [Start(spot, NO_ROOM)]
        for action in offer.actions:
            if isinstance(action, Orange):  # IC-59
                point = orange_point(action.room, spot, [each.at for each in others])
                if point is not None:
                    starts.append(Start(point, action.room))
        hand = whole_tremor(self.level.hand, view.table.tremor)
        stakes = stakes_of(view, seat, challenges)
        return Search(seat, starts, others, stakes, hand, rng).best(effort)


def _catcher_spot(zone: ZoneRanges, rng: Random) -> PlaceCatcher:
    """IC-35: before a door, at the kitchen's edge."""
    at = middle(school().door[rng.choice(WATCHED)])
    x, y = (
        min(max(round(each * TENTHS) + rng.randint(-SWAY, SWAY), low), high)
        for each, (low, high) in zip(at, (zone.x, zone.y), strict=True)
    )
    return PlaceCatcher(x, y)


def _start_spot(view: View, seat: Seat, circle: CircleRange, rng: Random) -> PlaceStart:
    """IC-38: about the middle of the circle, if that is free."""
    if circle.is_full:
        return PlaceStart()
    x, y = (
        round(each * TENTHS) + rng.randint(-SWAY // 2, SWAY // 2)
        for each in school().red_circle.centre
    )
    others = [each.at for each in standings(view) if each.seat != seat]
    is_free = in_circle(x, y) and has_elbow_room(in_metres(x, y), others)
    return PlaceStart(x, y) if is_free else PlaceStart()


def easy() -> Flicker:
    """Aims straight, with an unsteady hand; its cards are for points."""
    return Flicker(EASY)


def medium() -> Flicker:
    """Thinks about some fifty flicks, and plays its cards."""
    return Flicker(MEDIUM)


def hard() -> Flicker:
    """Thinks about some seventy flicks, and has a steady hand."""
    return Flicker(HARD)


LEVELS = {
    "easy": Level(
        easy,
        {"en": "Chick", "fr": "Poussin"},
        line={
            "en": "Aims straight with a shaky wing and saves its cards: good to begin with.",
            "fr": "Vise tout droit, l’aile tremblante, et garde ses cartes : idéal pour débuter.",
        },
    ),
    "medium": Level(
        medium,
        {"en": "Fisher", "fr": "Pêcheur"},
        line={
            "en": "Knows the doors, tries some fifty flicks in its head and plays its cards.",
            "fr": "Connaît les portes, imagine une cinquantaine de tirs et joue ses cartes.",
        },
    ),
    "hard": Level(
        hard,
        {"en": "Emperor", "fr": "Empereur"},
        line={
            "en": "Plans every curve with a steady hand; thinks longer before it flicks.",
            "fr": "Calcule chaque courbe, la main sûre ; réfléchit plus longtemps avant de tirer.",
        },
    ),
}
