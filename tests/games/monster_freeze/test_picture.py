"""The picture of Monster Freeze: cards, monsters and tricks, for every golden game."""

from pathlib import Path

import pytest
from pictures import drawn, logs, pictured, uses, views, words

from tablee.games.monster_freeze.board.deck import cards_of
from tablee.games.monster_freeze.board.geometry import seen
from tablee.games.monster_freeze.model import COLOURS, HOLE, View

SHOWN = 9  # tricks of a seat


@pytest.mark.parametrize("path", logs("monster_freeze"), ids=lambda path: path.stem)
def test_every_card_and_trick_is_drawn(path: Path) -> None:
    """Each monster that can be seen, each card by its name, the pile by its number."""
    view: View
    for view, root in pictured("monster_freeze", path):
        cards = cards_of(view.table.deck)
        lying = [card for player in view.players for card in player.hand]
        faces = [cards[each].front for each in [*lying, *([view.centre] if view.centre else [])]]
        for player in view.players:
            faces += [seen(cards, trick.stack) for trick in player.tricks[:SHOWN]]
        found = uses(root, "monster_freeze")
        monsters = sum(len(face) - face.count(HOLE) for face in faces)
        assert sum(found[colour] for colour in COLOURS) == monsters + 5 * (view.seats + 1)
        assert {*lying} <= {*words(root)}
        assert f"Pile: {view.pile}" in words(root)


def test_a_seat_comes_first_in_its_own_picture() -> None:
    """As cards before oneself lie nearest."""
    view: View
    for view in views(logs("monster_freeze")[0]):
        names = [each for each in words(drawn("monster_freeze", view)) if each.endswith("(you)")]
        assert len(names) == (view.seat is not None)


def test_covered_cards_stay_covered() -> None:
    """MF-53: in a pause nobody sees a card, so no name of one is written."""
    seen_pauses = 0
    for path in logs("monster_freeze"):
        view: View
        for view in views(path):
            if view.phase in ("paused", "resuming"):
                seen_pauses += 1
                told = words(drawn("monster_freeze", view))
                assert "Centre: covered" in told
                assert not {*told} & {*cards_of(view.table.deck)}
    assert seen_pauses
