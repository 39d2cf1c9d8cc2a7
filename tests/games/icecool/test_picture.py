"""The picture of ICECOOL²: the plan of the school, for every golden game."""

from pathlib import Path

import pytest
from pictures import count, drawn, logs, pictured, uses, views, words

from tablee.games.icecool.board.school import school
from tablee.games.icecool.model import FISH, VALUES, View
from tablee.games.icecool.rules.queries import is_warm_up


@pytest.mark.parametrize("path", logs("icecool"), ids=lambda path: path.stem)
def test_penguins_fish_and_cards_are_drawn(path: Path) -> None:
    """As many as the view has, each penguin once more beside its name."""
    view: View
    for view, root in pictured("icecool", path):
        found = uses(root, "icecool")
        for seat, player in enumerate(view.players):
            assert found[f"body-{player.colour}"] == 1 + (player.spot is not None)
            hanging = sum(fish.colour == player.colour for fish in view.fish)
            is_runner = not is_warm_up(view) and seat != view.catcher
            assert found[f"fish-{player.colour}"] == hanging + (FISH if is_runner else 0)
        cards = [card for player in view.players for card in player.cards]
        backs = sum(card.kind is None for card in cards)
        assert count(root, "rect", width="30", height="44") == len(cards)
        assert count(root, "rect", width="30", height="44", fill="#0f5c8c") == backs


def test_hidden_cards_show_their_backs_only() -> None:
    """IC-105: a spectator reads no points of a card that lies face down."""
    for path in logs("icecool"):
        view: View
        for view, root in pictured("icecool", path):
            known = [c.kind for player in view.players for c in player.cards if c.kind is not None]
            signs = count(root, "text", x="5", y="16")
            assert signs == len(known)
            assert {*words(root)} >= {str(VALUES[kind]) for kind in known}


def test_the_plan_names_the_rooms() -> None:
    """All five of them."""
    view: View = next(views(logs("icecool")[0]))
    assert {room.name.en for room in school().rooms} <= {*words(drawn("icecool", view))}
