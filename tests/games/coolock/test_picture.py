"""The picture of Coolock: the house with all that is in it, for every golden game."""

from pathlib import Path

import msgspec
import pytest
from pictures import checked, logs, pictured, uses, words

import tablee
from tablee.games.coolock.board.cells import BOARDS, shipped
from tablee.games.coolock.model import View


@pytest.mark.parametrize("path", logs("coolock"), ids=lambda path: path.stem)
def test_all_that_is_on_the_board_is_drawn(path: Path) -> None:
    """Pawns, prisoners, ghosts, padlocks and portions, as many as the view has."""
    view: View
    for view, root in pictured("coolock", path):
        found = uses(root, "coolock")
        for seat, pawn in enumerate(view.pawns):
            kinds = (found[f"pawn-{seat}"], found[f"prisoner-{seat}"])
            assert kinds == ((0, 1) if pawn.where == "prison" else (1, 0))
            mine = sum(each.owner == seat for each in view.portions)
            assert found[f"portion-{seat}"] == mine + 1  # and one beside the name
        assert found["portion-gold"] == sum(each.owner is None for each in view.portions)
        assert found["ghost-0"] == len(view.ghosts)
        assert sum(found[f"lock-{colours}"] for colours in range(4)) == len(view.locks)
        assert {str(ghost.id) for ghost in view.ghosts} <= {*words(root)}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_board_is_drawn_for_every_number_of_seats(board: str, seats: int) -> None:
    """Each room by its name."""
    match = tablee.Match.new("coolock", seats=seats, seed=1, board=board)
    told = words(checked(match.picture().svg))
    assert {cell.id for cell in shipped(board).file.cells} <= {*told}


def test_a_board_of_ones_own_may_be_called_anything() -> None:
    """Names are text."""
    plain = msgspec.to_builtins(shipped("haunted_house").file)
    plain["name"]["en"] = "<b>&\"'"
    plain["zones"][0]["name"]["en"] = "<script>alert(1)</script>"
    match = tablee.Match.new("coolock", seats=2, seed=1, board=plain)
    root = checked(match.picture().svg)
    assert "<script>…" in words(root)
    assert "<b>&\"'" in (root[1].text or "")
