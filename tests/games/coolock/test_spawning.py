"""Ghosts that come: CL-57..CL-59, and the spawn points of section 10 (CL-83, CL-84)."""

from typing import Any

import pytest
from tests.games.coolock.support.board import ENDS, WALKABLE, ZONES_OF_EDGE, spawn_order
from tests.games.coolock.support.moments import fall, night
from tests.games.coolock.support.tables import ROLL, jailed, kinds, of_kind, on, scene


@pytest.mark.parametrize("pawn", [None, 46, jailed(2), on(174)])
def test_cl_57_the_first_ghost_comes_with_round_four(pawn: Any) -> None:
    """By itself, before the first seat rolls, as far from it as can be."""
    table = night(pawns=[pawn], round=3)
    events = fall(table)
    told = kinds(events)
    (ghost,) = of_kind(events, "ghost_appeared")
    assert told.index("round_began") < told.index("ghost_appeared")
    zone = 1 if pawn is None or pawn == 46 else pawn.zone
    edge = {None: 17, 46: 46}.get(pawn) or {2: 105, 3: 174}[zone]
    assert ghost.at == spawn_order(zone, edge)[0]
    assert table.state.phase in ("roll", "prison")


@pytest.mark.parametrize("number", [1, 2, 4, 5])
def test_cl_57_in_no_other_round(number: int) -> None:
    """Nor twice; but also after a card has brought one."""
    table = night(round=number)
    assert not of_kind(fall(table), "ghost_appeared")
    table = night(26, round=3)
    assert len(of_kind(fall(table, (1, 2)), "ghost_appeared")) == 1


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("number", [1, 2, 3, 4, 9])
@pytest.mark.parametrize("ghosts", [[], [77]])
def test_cl_58_a_six_brings_a_ghost_from_round_four_on(
    die: int, number: int, ghosts: list[int]
) -> None:
    """At once, before the pawn moves; the roller is the reference."""
    table = scene(pawns=[None, 46], ghosts=ghosts, round=number, active=1)
    events = table.play(1, ROLL, die)
    comes = die == 6 and number >= 4
    assert [event.at for event in of_kind(events, "ghost_appeared")] == [45] * comes
    assert table.state.phase == "move"
    assert len(table.ghosts) == len(ghosts) + comes


def test_cl_58_the_pawn_can_take_it_into_account() -> None:
    """It is in the way already."""
    table = scene(pawns=[25], round=4)
    table.play(0, ROLL, 6)
    assert table.ghosts == {1: 26}
    assert any(into == 26 for _, into in table.walks)


def test_cl_58_only_the_movement_die_counts() -> None:
    """Not the ghosts' own dice."""
    table = night(26, round=6)
    assert not of_kind(fall(table, (6, 5)), "ghost_appeared")


@pytest.mark.parametrize(("seats", "supply"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 6)])
def test_cl_59_the_supply_is_finite(seats: int, supply: int) -> None:
    """Nothing appears when it is empty; an eliminated ghost returns to it."""
    full = scene(seats, pawns=[46], ghosts=[77] * supply, round=5)
    assert not of_kind(full.play(0, ROLL, 6), "ghost_appeared")
    assert full.state.supply == 0
    table = night(*[139] * supply, seats=seats, round=5)
    fall(table, *[(1, 2)] * supply)
    assert (table.ghosts, table.state.supply) == ({}, supply)


@pytest.mark.parametrize("zone", [1, 2, 3])
def test_cl_83_the_point_farthest_from_the_player_in_his_zone(zone: int) -> None:
    """From every edge of it, counted along walkable edges; on a tie the one more to the right."""
    for edge in [each for each in WALKABLE if zone in ZONES_OF_EDGE[each]]:
        table = scene(pawns=[on(edge, zone)], round=4)
        (ghost,) = of_kind(table.play(0, ROLL, 6), "ghost_appeared")
        assert ghost.at == spawn_order(zone, edge)[0], edge


def test_cl_83_examples() -> None:
    """From the base edge, the exit edge (a tie), and next to a point."""
    for pawn, at in ((None, 45), (on(36), 45), (on(35), 45), (on(60), 26)):
        table = scene(pawns=[pawn], round=4)
        assert of_kind(table.play(0, ROLL, 6), "ghost_appeared")[0].at == at
    right = scene(3, pawns=[None, None, None], active=2, round=4)  # its base is on the right
    assert of_kind(right.play(2, ROLL, 6), "ghost_appeared")[0].at == 26


def test_cl_83_padlocks_and_ghosts_are_ignored() -> None:
    """They do not make a way longer."""
    locks = dict.fromkeys(ENDS[59], ())
    table = scene(pawns=[54], locks=locks, ghosts=[37], round=4)
    assert of_kind(table.play(0, ROLL, 6), "ghost_appeared")[0].at == spawn_order(1, 54)[0]


@pytest.mark.parametrize("thing", [{"locks": {45: ()}}, {"ghosts": [45]}, {"pawns": [46, 60]}])
def test_cl_84_nothing_stops_a_ghost_from_appearing(thing: dict[str, Any]) -> None:
    """A padlock, a ghost or a pawn there."""
    table = scene(**{"pawns": [46], "round": 4, **thing})
    assert of_kind(table.play(0, ROLL, 6), "ghost_appeared")[0].at == 45
    assert table.wheres[1] != "prison"
