"""Section 8: prison (CL-71..CL-77)."""

from typing import Any

import pytest
from tests.games.coolock.support.board import EXITS, FILE, POINT, spawn_order
from tests.games.coolock.support.moments import curious, fall, night, reveal
from tests.games.coolock.support.tables import (
    FAR,
    ROLL,
    STAY,
    TRY,
    Scene,
    jailed,
    kinds,
    move,
    of_kind,
    on,
    order,
    scene,
)

from tablee.games.coolock.board.cells import shipped
from tablee.games.coolock.rules.queries import with_pawn


@pytest.mark.parametrize(
    ("pawn", "ghost", "zone"),
    [
        (on(47), 35, 1),
        (on(99), 75, 2),
        (on(185), 131, 3),
        (on(82, 1), 60, 1),  # on a frontier: where he was last
        (on(82, 2), 60, 2),
        (on(151, 2), 108, 2),
        (on(151, 3), 108, 3),
    ],
)
def test_cl_71_the_prison_of_the_zone_he_is_in(pawn: Any, ghost: int, zone: int) -> None:
    """On a frontier, of the zone he was last in."""
    table = scene(pawns=[pawn], ghosts=[ghost], die=3)
    (caught,) = of_kind(table.play(0, move(into=ghost)), "caught")
    assert caught.zone == zone
    pawn = table.state.pawns[0]
    assert (pawn.where, pawn.edge, pawn.zone) == ("prison", None, zone)


def test_cl_71_zone_memory_as_of_the_last_step() -> None:
    """The move itself may have changed it."""
    table = scene(pawns=[on(64)], ghosts=[67], die=4)
    table.play(0, move(76, 87, into=67))
    assert table.state.pawns[0].zone == 2


def test_cl_72_three_turns_of_his_own() -> None:
    """Then, on the fourth, he is free; his neighbour is caught again and again."""
    table = scene(pawns=[on(47), jailed(3)], ghosts=[35], die=3, round=5)
    table.play(0, move(into=35))
    assert table.state.pawns[0].sentence == 3
    for left in (2, 1, 0):
        table.play(1, STAY, *[(1, 2)] * len(table.ghosts))
        assert (table.state.phase, table.awaited) == ("prison", (0,))
        table = Scene(with_pawn(table.state, 1, sentence=3))
        (served,) = of_kind(table.play(0, STAY), "served")
        assert served.sentence == left
    table.play(1, STAY, *[(1, 2)] * len(table.ghosts))
    assert (table.state.active, table.state.phase, table.edges[0]) == (0, "roll", 36)


def test_cl_72_being_caught_clears_the_mystery_memory() -> None:
    """In his own turn and in a ghost phase."""
    table = scene(pawns=[on(40, mystery="B2")], ghosts=[34], die=3)
    table.play(0, move(into=34))
    assert table.state.pawns[0].mystery is None
    table = night(26, pawns=[on(40, mystery="B2")])
    fall(table, (2, 1))
    assert (table.wheres[0], table.state.pawns[0].mystery) == ("prison", None)


def test_cl_73_he_may_try_for_a_double_once_a_turn() -> None:
    """Or not: it is optional."""
    table = scene(pawns=[jailed(1), jailed(1)])
    assert table.offered(0) == [TRY, STAY]
    table.play(0, TRY, (3, 4))
    assert table.awaited == (1,)
    assert table.state.pawns[0].sentence == 2


@pytest.mark.parametrize("number", range(1, 7))
def test_cl_74_a_double_sets_him_free_for_a_full_turn(number: int) -> None:
    """Roll, move and card."""
    table = scene(pawns=[jailed(1), None])
    events = table.play(0, TRY, (number, number))
    assert kinds(events) == ["prison_dice", "freed"]
    assert (table.state.active, table.state.phase, table.edges[0]) == (0, "roll", 36)
    table.turn(3, move(41, 47, 52), "moonlight")
    assert (table.edges[0], table.state.active) == (52, 1)


@pytest.mark.parametrize("action", [STAY, TRY])
@pytest.mark.parametrize("sentence", [1, 2, 3])
def test_cl_74_otherwise_the_sentence_drops_by_one(action: Any, sentence: int) -> None:
    """And his turn is over."""
    table = scene(pawns=[jailed(2, sentence), None])
    table.play(0, action, *([(1, 6)] if action is TRY else []))
    assert table.state.pawns[0].sentence == sentence - 1
    assert table.wheres[0] == "prison"
    assert table.state.active == 1


def test_cl_74_on_the_fourth_turn_he_leaves_without_a_try() -> None:
    """And plays normally; not before it is his turn."""
    table = scene(3, pawns=[None, jailed(1, 0), jailed(1)], die=2)
    assert table.wheres[1] == "prison"
    events = table.play(0, move(16, 28))
    assert kinds(events)[-2:] in (["turn_began", "freed"], ["freed", "turn_began"])
    assert (table.edges[1], table.state.phase) == (36, "roll")
    assert table.code(1, TRY) == "wrong_phase"


@pytest.mark.parametrize("zone", [1, 2, 3])
def test_cl_75_he_comes_in_on_the_edge_nearest_the_bases(zone: int) -> None:
    """Of the prison cell: 36, 105, 174."""
    table = scene(pawns=[jailed(zone), None])
    (freed,) = of_kind(table.play(0, TRY, (1, 1)), "freed")
    assert freed.edge == table.edges[0] == EXITS[zone]
    assert table.state.pawns[0].zone == zone
    (prison,) = [z["prison"] for z in FILE["zones"] if z["id"] == zone]
    (cell,) = [cell for cell in FILE["cells"] if cell["id"] == prison]
    ends = {edge["id"]: edge["ends"] for edge in FILE["edges"]}
    assert EXITS[zone] == min(cell["edges"], key=lambda e: sum(POINT[p][1] for p in ends[e]))
    assert shipped("haunted_house").prison_exits == EXITS


def test_cl_75_coming_in_he_touches_again() -> None:
    """A padlock of his colour opens as he is put there (CL-34)."""
    table = scene(pawns=[jailed(1), None], locks={27: (0,), 28: (0, 1)})
    events = table.play(0, TRY, (5, 5))
    assert [event.lock.at for event in of_kind(events, "lock_opened")] == [27]


def test_cl_76_prison_dice_bring_no_ghost_and_move_none() -> None:
    """Not even a double six; the movement die's 6 afterwards counts."""
    table = scene(pawns=[jailed(1), None], ghosts=[77], round=5)
    table.play(0, TRY, (6, 6))
    assert table.ghosts == {1: 77}
    events = table.play(0, ROLL, 6)
    assert of_kind(events, "ghost_appeared")[0].at == spawn_order(1, 36)[0]


def test_cl_77_a_prisoner_may_be_keeper() -> None:
    """He orders the dice of a double."""
    table = night(26, seats=3, pawns=[None, jailed(1)], round=5)
    fall(table, (2, 2))
    assert table.awaited == (1,)
    table.play(1, order(1, "black"))
    assert table.state.round == 6


@pytest.mark.parametrize("zone", [1, 2, 3])
def test_cl_77_a_prisoner_is_the_reference_from_his_exit_edge(zone: int) -> None:
    """For the ghost of round 4."""
    table = night(pawns=[jailed(zone)], round=3)
    (ghost,) = of_kind(fall(table), "ghost_appeared")
    assert ghost.at == spawn_order(zone, EXITS[zone])[0]


def test_cl_77_a_prisoner_counts_from_his_exit_edge_for_soundness() -> None:
    """A black padlock that would shut him in is not placed (CL-46)."""
    shut = dict.fromkeys((27, 28), ())
    table = curious(jailed(1), portions={33: 0, **FAR})
    reveal(table, "black_padlock")
    assert table.locks == {45: ()}
    table = curious(jailed(1), locks=shut)
    reveal(table, "black_padlock")  # nothing is sound any more
    assert table.locks == shut
