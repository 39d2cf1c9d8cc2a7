"""The picture of Cortexcape: every piece of the view is drawn, for every golden game."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from pictures import checked, drawn, logs, pictured, uses, words
from tests.games.cortexcape.support.tables import table

import tablee
from tablee.games.cortexcape.board.labs import Lab, labs
from tablee.games.cortexcape.model import EMPTY, View
from tablee.games.cortexcape.picture.paint import paint


@pytest.mark.parametrize("path", logs("cortexcape"), ids=lambda path: path.stem)
def test_all_that_stands_on_the_board_is_drawn(path: Path) -> None:
    """Pieces, marbles and cones, as many as the view has; scores and totals in the sheet."""
    view: View
    for view, root in pictured("cortexcape", path):
        found = uses(root, "cortexcape")
        in_hand = {*view.hand} if view.phase != "over" else set()
        for kind in "WGYR#":
            name = "tower" if kind == "#" else kind
            assert found[name] == view.board.count(kind) + (kind in in_hand)
        for seat, colour in enumerate(view.table.colours):
            assert found[colour] == view.marbles.count(seat) + 1  # and one beside the name
        assert (found["start"], found["exit"]) == (bool(view.start), bool(view.exit))
        assert [each for each in words(root) if each.startswith("★")] == [
            f"★ {view.table.colours[seat].capitalize()}" for seat in view.winners
        ]


def test_the_whole_stock_lies_ready_before_the_first_build() -> None:
    """Twenty pieces, kind by kind."""
    view = table(lab="red", starter=0).view(None)
    assert view.board == EMPTY * 20
    assert "the doors: 20" in words(drawn("cortexcape", view))


def test_a_labyrinth_of_ones_own_is_drawn_as_stars() -> None:
    """Its name is text, whatever it says."""
    blue = labs()["blue"]
    lab = Lab("<script>\"&'</script>", blue.doors, blue.exits)
    match = tablee.Match.new("cortexcape", lab=lab, starter=0, seed=1)
    root = checked(match.picture().svg)
    assert any(each.startswith("<script>") for each in words(root))


def test_fists_are_closed() -> None:
    """CX-15: two of them, and the picture is the same whatever they hold."""
    one, other = (
        tablee.Match.new("cortexcape", seed=1, setup={"white_hand": hand}).picture()
        for hand in ("left", "right")
    )
    assert one == other
    assert {"left", "right"} <= {*words(checked(one.svg))}


def test_a_table_without_a_labyrinth_is_a_blank_board() -> None:
    """Until luck has drawn one."""
    view = table(starter=0).view(None)
    blank = replace(view, table=replace(view.table, lab=None), phase="draw")
    assert "who begins?" in words(checked(paint(blank)))
