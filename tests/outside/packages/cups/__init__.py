"""Cups, a game of another package: hidden dice, bids of an open kind, no board of its own."""

from random import Random

from tablee.core.game import Box, Examples, Game, Level, Nature, Types
from tablee.core.protocol import Notation, Offer, Rules

from .model import Action, Bid, Bounds, Doubt, Event, Options, Rolled, State, View
from .notation import CupsNotation
from .rules import CupsRules


class Cautious:
    """Bids one more than there was, and doubts what is more than half of all dice."""

    def choose(self, view: View, offer: Offer[Action], rng: Random) -> Action:
        bid = view.standing_bid
        if bid is None:
            return Bid(1, rng.choice(view.my_dice))
        dice = sum(player.dice for player in view.players)
        return Doubt() if 2 * bid.count > dice or not offer.open else Bid(bid.count + 1, bid.face)


class Setup(Options, frozen=True):
    pass


GAME: Game[State, Action, Rolled, Event, View] = Game(
    slug="cups",
    title="Cups & Bluff",
    seats=(2, 3, 4),
    box=Box(
        minutes=(5, 10),
        line={
            "en": "Bid on dice that nobody sees whole, until somebody will not believe it.",
            "fr": "Pariez sur des dés que nul ne voit en entier, jusqu’au doute de trop.",
        },
    ),
    rules=Rules.of(CupsRules()),
    notation=Notation.of(CupsNotation()),
    types=Types(
        state=State,
        action=Action,
        outcome=Rolled,
        event=Event,
        view=View,
        options=Options,
        setup=Setup,
        bounds=Bounds,
    ),
    levels={"cautious": Level(Cautious)},
    stand_in="cautious",
    nature=Nature(has_secrets=True, has_later_luck=True),
    examples=Examples(endings=("all_lost", "left")),
)
