"""The book of first boards: what it claims, checked by other code; and the proof behind it."""

from itertools import islice
from random import Random

import pytest
from tests.games.cortexcape.support.brute import EXITS, LABS, STOCK, maze
from tests.games.cortexcape.support.tables import table

import tablee
from tablee.games.cortexcape.board.graph import graph_of, tower_mask
from tablee.games.cortexcape.board.labs import labs
from tablee.games.cortexcape.bots import expert
from tablee.games.cortexcape.bots.openings import openings, placements, placements_with
from tablee.games.cortexcape.bots.prices import Pricer, pricer, pricer_of
from tablee.games.cortexcape.review import PROVEN

QUICK = [("green", False), ("red", True)]  # proofs of a second; scripts/write_openings.py has all


def prices(lab: str, *, rim: bool) -> Pricer:
    return pricer(graph_of(lab), tuple(range(len(EXITS))), rim)


@pytest.mark.parametrize("rim", [False, True])
@pytest.mark.parametrize("lab", LABS)
def test_every_board_of_the_book_has_the_proven_price(lab: str, *, rim: bool) -> None:
    """All of the stock, each board once, and no lock dearer than CX-93 says."""
    boards = openings(lab, rim=rim)
    assert len(boards) == len(set(boards)) > 5
    for board in boards:
        assert sorted(board) == sorted(STOCK)
        assert maze(lab).lock_possible(board, EXITS, rim=rim)
        assert maze(lab).dearest(board, EXITS, rim=rim) == PROVEN[lab][rim]


@pytest.mark.parametrize(("lab", "rim"), QUICK)
def test_no_first_board_is_cheaper(lab: str, *, rim: bool) -> None:
    """The exhaustive search below the proven price comes back with nothing."""
    assert not list(placements(prices(lab, rim=rim), PROVEN[lab][rim] - 1))


def test_the_exhaustive_search_finds_what_there_is() -> None:
    """At the proven price it finds boards, and they cost just that."""
    for board in islice(placements(prices("black", rim=False), PROVEN["black"][0]), 50):
        assert sorted(board) == sorted(STOCK)
        assert maze("black").dearest(board, EXITS, rim=False) == PROVEN["black"][0]


@pytest.mark.parametrize(("lab", "rim"), [("green", False), ("black", True)])
def test_the_exhaustive_search_leaves_nothing_out(lab: str, *, rim: bool) -> None:
    """Climbing found the boards of the book; with the same towers the search finds them all."""
    book = openings(lab, rim=rim)
    towers = tower_mask(book[0])
    alike = {board for board in book if tower_mask(board) == towers}
    assert alike <= set(placements_with(prices(lab, rim=rim), PROVEN[lab][rim], towers))


@pytest.mark.parametrize("rim", [False, True])
@pytest.mark.parametrize("lab", LABS)
def test_level_3_weighs_boards_of_the_book_only_and_others_with_another_seed(
    lab: str, *, rim: bool
) -> None:
    """Twenty seeds: always proven boards, and not always the same ones."""
    view = table(lab=lab, mode="short" if rim else "long").view(0)
    weighed = [expert.candidates(view, pricer_of(view), Random(seed))[0] for seed in range(20)]
    assert {board for boards in weighed for board in boards} <= set(openings(lab, rim=rim))
    assert len({frozenset(boards) for boards in weighed}) > 5


def test_a_labyrinth_of_ones_own_has_no_book() -> None:
    """There, level 3 climbs; in a copy of Blue it comes to the proven price."""
    view = tablee.Match.new("cortexcape", lab=labs()["blue"], starter=0).view(0)
    found, _ = expert.candidates(view, pricer_of(view), Random(1))
    assert pricer_of(view).dearest(found[0]) == PROVEN["blue"][0]
