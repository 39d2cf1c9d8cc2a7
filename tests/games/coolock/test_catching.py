"""Section 7, second half: whom ghosts catch (CL-68..CL-70), and the Lantern (CL-82)."""

from itertools import pairwise
from typing import Any

import pytest
from tests.games.coolock.support.board import ENDS, WALKABLE, edge_between
from tests.games.coolock.support.moments import curious, fall, night, reveal
from tests.games.coolock.support.tables import (
    ROLL,
    TRY,
    choose,
    jailed,
    kinds,
    move,
    of_kind,
    on,
    scene,
)

WAY = (26, 34, 35, 43, 44, 43, 51, 50)  # white 4 and black 3 from 26
RUN_ALONG = {edge_between(*step) for step in pairwise(WAY)}


def test_cl_68_a_ghost_catches_along_its_way_and_where_it_lands() -> None:
    """Whose edge it runs along, and who touches its last crossing; nobody else on the board."""
    for edge in WALKABLE:
        table = night(26, pawns=[edge])
        events = fall(table, (4, 3))
        is_caught = edge in RUN_ALONG or 50 in ENDS[edge]
        assert [event.seat for event in of_kind(events, "caught")] == [0] * is_caught, edge
        assert table.wheres[0] == ("prison" if is_caught else "board")


@pytest.mark.parametrize("level", ["easy", "hard"])
@pytest.mark.parametrize(("edge", "catches"), [(202, 1), (191, 0), (197, 0), (35, 0)])
def test_cl_68_a_ghost_that_leaves_catches_only_along_its_way(
    level: str, edge: int, catches: int
) -> None:
    """139 to the border at 147; in hard it is put back next to edge 35."""
    table = night(139, pawns=[edge], level=level)
    assert len(of_kind(fall(table, (1, 3)), "caught")) == catches


def test_cl_68_a_ghost_that_cannot_move_lands_where_it_is() -> None:
    """Its whole move is over there."""
    table = night(71, pawns=[95])
    fall(table, (2, 1))
    assert table.wheres[0] == "prison"


def test_cl_69_the_ghost_goes_on_and_may_catch_several() -> None:
    """Two on one edge, one on the way, one at the end."""
    table = night(26, seats=6, pawns=[40, 40, 59, 75, 65])
    events = fall(table, (4, 3))
    assert [event.seat for event in of_kind(events, "caught")] == [0, 1, 2, 3]
    assert of_kind(events, "ghost_moved")[0].way == WAY
    assert table.wheres == [*["prison"] * 4, "board", "prison"]


def test_cl_69_pawns_in_base_or_prison_are_safe() -> None:
    """A ghost runs along the exit edge of a prison, and over the end of a base edge."""
    table = night(27, seats=3, pawns=[None, jailed(1, 2)])
    events = fall(table, (2, 1))
    assert of_kind(events, "ghost_moved")[0].way[:2] == (27, 28)
    assert not of_kind(events, "caught")
    assert table.state.pawns[1].sentence == 2
    table = night(19, seats=2)  # base edge 17 of seat 0 ends at 18
    assert not of_kind(fall(table, (1, 2)), "caught")


def caught_seats(events: Any) -> list[int]:
    return [event.seat for event in of_kind(events, "caught")]


def test_cl_70_appearing_catches_nobody() -> None:
    """By a card, by a six or by itself."""
    table = curious(60)
    assert caught_seats(reveal(table, "apparition")) == []
    assert table.ghosts == {1: 45}
    table = scene(3, pawns=[46, 60, jailed(3)], active=2, round=3)
    assert caught_seats(fall(table)) == []
    assert table.ghosts == {1: 45}


def test_cl_70_being_put_back_catches_nobody() -> None:
    """Though a pawn touches 26."""
    table = night(102, pawns=[29], level="hard")
    assert caught_seats(fall(table, (2, 1))) == []
    assert table.ghosts == {1: 26}


@pytest.mark.parametrize("how", ["exit", "double", "amnesty", "passage"])
def test_cl_70_being_placed_beside_a_ghost_is_no_capture(how: str) -> None:
    """Prison exit, Amnesty and Secret passage are no movements."""
    if how == "exit":
        table = scene(pawns=[17, jailed(1, 0)], ghosts=[27], die=1)
        table.play(0, move(24))
    elif how == "double":
        table = scene(pawns=[jailed(1), 46], ghosts=[27])
        table.play(0, TRY, (3, 3))
    elif how == "amnesty":
        table = curious(jailed(1), ghosts=[27])
        reveal(table, "amnesty")
    else:
        table = curious(36, ghosts=[27])
        reveal(table, "secret_passage")
        table.play(0, choose(seat=1))
    assert 36 in table.edges
    assert table.wheres == ["board", "board"]


@pytest.mark.parametrize("choice", ["away", "stay"])
def test_cl_70_contact_counts_when_a_later_movement_ends(choice: str) -> None:
    """A ghost appeared beside seat 1, who may go away, but not stay."""
    table = curious(60, locks={} if choice == "away" else {46: ()}, seats=3)
    reveal(table, "apparition")
    assert (table.ghosts, table.wheres[1]) == ({1: 45}, "board")
    table.play(1, ROLL, 2)
    events = table.play(1, move(67, 72) if choice == "away" else move(into=46))
    assert caught_seats(events) == ([] if choice == "away" else [1])


# -- the Lantern -----------------------------------------------------------------------------------


def lit(edge: int | None, count: int = 1, **more: Any) -> Any:
    assert edge is not None
    return on(edge, lanterns=count, **more)


def test_cl_82_a_lantern_is_kept() -> None:
    """It is neither in the deck nor among the used cards."""
    table = curious(None)
    reveal(table, "lantern")
    assert table.state.pawns[0].lanterns == 1
    assert (table.state.deck.count("lantern"), table.state.discards) == (1, ())


def test_cl_82_a_lantern_is_used_instead_of_being_caught() -> None:
    """One walks into a ghost, stays there, and the move ends."""
    table = scene(pawns=[lit(29)], ghosts=[19], die=5)
    events = table.play(0, move(24, into=19))
    assert "lantern_used" in kinds(events)
    assert caught_seats(events) == []
    assert (table.edges[0], table.state.pawns[0].lanterns) == (24, 0)
    assert table.state.discards == ("lantern",)
    assert table.state.active == 1


def test_cl_82_a_card_may_be_due_after_a_lantern() -> None:
    """Who used it does not count as caught."""
    table = scene(pawns=[lit(28)], ghosts=[26], die=3)
    events = table.play(0, move(35, into=26), "moonlight")
    assert kinds(events)[-3:] == ["lantern_used", "card_drawn", "turn_began"]
    assert table.state.pawns[0].mystery == "B2"


def test_cl_82_it_protects_from_that_ghost_until_its_move_is_over() -> None:
    """Passed over twice and landed on: one Lantern, and the other is kept."""
    table = night(26, pawns=[lit(59, 2)])
    events = fall(table, (4, 1))  # over edge 59, and back to 43
    assert of_kind(events, "ghost_moved")[0].way == (26, 34, 35, 43, 44, 43)
    assert len(of_kind(events, "lantern_used")) == 1
    assert (table.edges[0], table.state.pawns[0].lanterns) == (59, 1)


@pytest.mark.parametrize(("lanterns", "where"), [(1, "prison"), (2, "board")])
def test_cl_82_but_not_from_another_ghost(lanterns: int, where: str) -> None:
    """The next one catches him, or takes the second Lantern."""
    table = night(26, 26, pawns=[lit(47, lanterns)])
    fall(table, (2, 1), (3, 1))
    assert table.wheres[0] == where
    assert table.state.pawns[0].lanterns == 0


def test_cl_70_contact_kept_after_a_lantern_counts_later() -> None:
    """It is no harm until the next movement of that pawn ends there."""
    table = scene(3, pawns=[lit(30), jailed(3), jailed(3)], ghosts=[19], locks={27: ()}, die=5)
    table.play(0, move(into=19))
    table.play(1, {"type": "stay"})
    assert table.wheres[0] == "board"
    table = scene(pawns=[on(30)], ghosts=[19], locks={27: ()}, die=5)
    assert caught_seats(table.play(0, move(into=27))) == [0]
