"""Section 9, first half: mystery cells and the deck (CL-78..CL-81)."""

from collections import Counter
from typing import Any

import pytest
from tests.games.coolock.support.board import ENDS, MYSTERY_OF, WALKABLE, WALKS
from tests.games.coolock.support.moments import curious, reveal
from tests.games.coolock.support.tables import (
    CARDS,
    RULES,
    Scene,
    choose,
    kinds,
    luck_of,
    move,
    of_kind,
    on,
    scene,
)

from tablee.core.protocol import Outcome


def neighbour(edge: int) -> int:
    """An edge from which one step leads to this one."""
    return next(there for end in ENDS[edge] for there in WALKS[end] if there != edge)


def memory(table: Scene, seat: int = 0) -> str | None:
    found: str | None = table.state.pawns[seat].mystery
    return found


def test_cl_78_who_ends_on_an_edge_of_a_mystery_cell_draws() -> None:
    """On all edges of the nine cells, frontiers included, and on no other."""
    for edge in WALKABLE:
        table = scene(pawns=[neighbour(edge)], portions={142: 1}, die=1)
        table.play(0, move(edge))
        assert (table.state.owed == "card") is (edge in MYSTERY_OF), edge
        if table.state.owed == "card":
            (drawn,) = of_kind(table.draw("moonlight"), "card_drawn")
            assert (drawn.seat, drawn.card, drawn.cell) == (0, "moonlight", MYSTERY_OF[edge])
    assert {76, 77, 82} <= {*MYSTERY_OF}  # on a frontier


def test_cl_78_not_in_passing() -> None:
    """The edge where the move ends."""
    table = scene(pawns=[28], die=2)
    assert "card_drawn" not in kinds(table.play(0, move(35, 29)))
    assert table.state.owed is None


def test_cl_78_not_if_caught() -> None:
    """He is no longer there."""
    table = scene(pawns=[28], ghosts=[26], die=1)
    events = table.play(0, move(35))
    assert (table.state.owed, kinds(events)) == (None, ["stepped", "caught", "turn_began"])


@pytest.mark.parametrize("card", ["second_wind", "secret_passage"])
def test_cl_78_one_draw_a_turn_at_most(card: str) -> None:
    """Even if a card moves the pawn to another mystery cell."""
    table = curious(59)
    reveal(table, card)
    if card == "second_wind":
        table.turn(6, move(40, 47, 53, 64, 76, 82))
    else:
        table.play(0, choose(seat=1))
    assert table.edges[0] in MYSTERY_OF
    assert (table.state.owed, table.state.active) == (None, 1)
    assert memory(table) == "D3"


def test_cl_79_staying_along_the_same_cell_draws_no_more() -> None:
    """From turn to turn; by a padlock or round the cell."""
    for die, path, into in ((2, (), 26), (1, (39,), None), (6, (39, 51, 58, 52, 40), 26)):
        locks = {26: ()} if into else {}
        table = scene(pawns=[on(35, mystery="B2")], locks=locks, die=die)
        table.play(0, move(*path, into=into))
        assert (table.state.owed, table.state.active) == (None, 1)
        assert memory(table) == "B2"


def test_cl_79_but_another_cell_does() -> None:
    """And the same one after a turn elsewhere."""
    table = scene(pawns=[on(53, mystery="B2")], die=1)
    table.play(0, move(59), "moonlight")
    assert memory(table) == "D3"
    table = scene(pawns=[on(28, mystery=None)], die=1)
    table.play(0, move(35), "moonlight")
    assert memory(table) == "B2"


def test_cl_80_the_memory_is_renewed_at_every_end_of_turn() -> None:
    """Whether he drew or not; elsewhere there is none."""
    table = scene(pawns=[on(35, mystery="B2"), None], die=1)
    table.play(0, move(29))
    assert memory(table) is None
    table.turn(1, move(20))
    table.turn(1, move(35), "lantern")
    assert memory(table) == "B2"
    table.turn(1, move(25))
    table.turn(1, move(39))
    assert memory(table) == "B2"


def test_cl_80_a_loop_inside_a_move_changes_nothing() -> None:
    """Only the ends of turns are looked at."""
    table = scene(pawns=[on(35, mystery="B2")], die=3)
    table.play(0, move(28, 16, 23))
    assert memory(table) is None
    table = scene(pawns=[on(39, mystery="B2")], die=2)
    table.play(0, move(46, 51))  # out of the cell and back
    assert (table.state.owed, memory(table)) == (None, "B2")


def test_cl_80_who_was_put_along_a_cell_remembers_it() -> None:
    """By a secret passage: the final edge of the turn counts."""
    table = curious(59, locks={43: ()})
    reveal(table, "secret_passage")
    table.play(0, choose(seat=1))
    assert memory(table) == "D3"
    table.turn(1, move(into=43), "moonlight")
    table.turn(3, move(into=43))
    assert table.state.active == 1


def cards_of(state: Any) -> Counter[str]:
    held = Counter(lantern=sum(pawn.lanterns for pawn in state.pawns))
    return +(Counter(state.deck) + Counter(state.discards) + held)


def test_cl_81_used_cards_are_discarded() -> None:
    """They leave the deck."""
    table = curious()
    reveal(table, "moonlight")
    assert table.state.discards == ("moonlight",)
    assert table.state.deck.count("moonlight") == 1
    assert cards_of(table.state) == Counter(CARDS)


@pytest.mark.parametrize("card", ["skeleton_key", "secret_passage"])
def test_cl_81_the_card_that_ends_the_game_is_discarded_too(card: str) -> None:
    """All 24 are still there, and the position can be taken up again."""
    locks = {34: (0,)} if card == "skeleton_key" else {}
    table = curious(40 if locks else 47, locks=locks, portions={34: 1 if locks else 0})
    reveal(table, card)
    if not locks:
        table.play(0, choose(seat=1))
    assert table.state.reason == "hexagon"
    assert cards_of(table.state) == Counter(CARDS)
    assert RULES.flaw(table.state) is None


def test_cl_81_an_empty_deck_is_rebuilt_from_the_discards() -> None:
    """And only then."""
    rest = [card for card in CARDS if card != "exorcism"]
    table = curious(discards=rest)
    table.play(0, move(35))
    refusal = RULES.check(table.state, Outcome(luck_of("moonlight")))
    assert refusal is not None
    table.draw("exorcism")
    assert table.state.deck == ()
    assert Counter(table.state.discards) == Counter(CARDS)
    again = curious(discards=CARDS)
    reveal(again, "amnesty")
    assert again.state.discards == ("amnesty",)
    assert len(again.state.deck) == 23


def test_cl_81_what_is_used_up_cannot_be_drawn() -> None:
    """There is one Exorcism and one Amnesty."""
    for card in ("exorcism", "amnesty"):
        table = curious(discards=[card])
        table.play(0, move(35))
        assert RULES.check(table.state, Outcome(luck_of(card))) is not None
