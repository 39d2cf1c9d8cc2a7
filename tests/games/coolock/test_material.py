"""Section 1: vocabulary and material (CL-1..CL-11)."""

from math import dist
from typing import Any

import pytest
from tests.games.coolock.support.board import (
    ALL_GATES,
    AROUND,
    BASE_POINT,
    BORDER,
    CELLS,
    DEAD_ENDS,
    ENDS,
    EXITS,
    FILE,
    FRONTIER,
    GATES,
    MYSTERY,
    MYSTERY_OF,
    POINT,
    RIM,
    SPAWN,
    WALKABLE,
    WALKS,
    ZONE_OF_CELL,
    ZONES,
    ZONES_OF_EDGE,
)
from tests.games.coolock.support.brute import pieces
from tests.games.coolock.support.games import played
from tests.games.coolock.support.moments import night, scripted
from tests.games.coolock.support.tables import CARDS, Scene, choose, jailed, move, scene

import tablee
from tablee.core.protocol import Over
from tablee.games.coolock.board.cells import shipped

BOARD: Any = shipped("haunted_house")


def result_of(table: Scene) -> Any:
    waiting = tablee.game("coolock").rules.waiting(table.state)
    assert isinstance(waiting, Over)
    return waiting.result


@pytest.mark.parametrize("seats", range(2, 7))
def test_cl_1_the_table_wins_together(seats: int) -> None:
    """All seats win, or none."""
    won = scene(seats, pawns=[35], portions={34: 0}, die=1)
    won.play(0, move(40))
    assert result_of(won).winners == tuple(range(seats))
    assert result_of(won).ranks == (1,) * seats
    gold = {2: 18, 3: 17, 4: 16, 5: 15, 6: 15}[seats]
    lost = night(seats=seats, round=gold + 8, midnight=True)
    lost.play(seats - 1, {"type": "stay"})
    assert result_of(lost).winners == ()
    assert len(set(result_of(lost).ranks)) == 1


@pytest.mark.parametrize("seats", range(1, 9))
def test_cl_2_two_to_six_play(seats: int) -> None:
    """Other numbers are refused."""
    if 2 <= seats <= 6:
        match = tablee.Match.new("coolock", seats=seats, seed=1)
        assert len(match.state.pawns) == seats
    else:
        with pytest.raises(tablee.BadSeats):
            tablee.Match.new("coolock", seats=seats, seed=1)


def test_cl_3_cells_are_hexagons() -> None:
    """Six equal sides each, and three edges at every inner crossing."""
    for cell in FILE["cells"]:
        corners = {end for edge in cell["edges"] for end in ENDS[edge]}
        assert len(cell["edges"]) == len(corners) == 6
        for corner in corners:
            assert dist(POINT[corner], (cell["x"], cell["y"])) == pytest.approx(1, abs=1e-3)
    assert all(dist(POINT[a], POINT[b]) == pytest.approx(1, abs=1e-3) for a, b in ENDS.values())
    assert {len(AROUND[point]) for point in POINT if point not in RIM} == {3}


def test_cl_4_cells_are_flat_topped_and_the_bases_are_near() -> None:
    """Each cell has one lowest edge, and bases lie on the near side."""
    for cell in FILE["cells"]:
        levels = sorted(sum(POINT[end][1] for end in ENDS[edge]) for edge in cell["edges"])
        assert levels[0] < levels[1] - 0.5
    inner = min(POINT[point][1] for point in POINT if point not in RIM)
    assert all(POINT[point][1] < inner and point in RIM for point in BASE_POINT.values())


def test_cl_5_pawns_stand_on_edges_and_the_rest_on_crossings() -> None:
    """Wherever a game leads; no pawn is on a border edge."""
    places = {*ALL_GATES, *(place for zone in ZONES for place in zone["portion_places"])}
    spawn = {point for points in SPAWN.values() for point in points}
    for _, _, state, _ in played("hard", 3, most=400):
        assert {pawn.edge for pawn in state.pawns} <= {*WALKABLE, None}
        assert {lock.at for lock in state.locks} <= places | spawn
        assert {portion.at for portion in state.portions} <= places - {*ALL_GATES}
        assert {ghost.at for ghost in state.ghosts} <= {*POINT}


def test_cl_6_a_pawn_touches_both_ends_of_its_edge() -> None:
    """Here padlocks of its colour, as it is put between them; and no other crossing."""
    table = scene(pawns=[33, 40], locks={26: (0,), 34: (0,), 25: (0,)}, die=1)
    table.play(0, move(37), "secret_passage")
    assert table.locks == {25: (0,), 26: (0,), 34: (0,)}
    table.play(0, choose(seat=1))
    assert table.locks == {25: (0,)}


@pytest.mark.parametrize("where", ["base", "prison"])
def test_cl_6_a_pawn_off_the_board_touches_nothing(where: str) -> None:
    """No padlock opens and no portion is taken at the edge where it will come in."""
    pawn, locks = (None, {18: (0,)}) if where == "base" else (jailed(1), {27: (0,), 28: (0,)})
    table = scene(pawns=[pawn, 46], locks=locks, portions={33: 0, 142: 0}, active=1, die=1)
    table.play(1, move(39))
    assert table.locks == locks
    assert table.portions == {33: 0, 142: 0}


def test_cl_7_three_zones_of_three_rows_and_seven_columns() -> None:
    """Garden, Manor, Attic; the first one is the nearest."""
    assert [zone["name"]["en"] for zone in ZONES] == ["Garden", "Manor", "Attic"]
    for zone in (1, 2, 3):
        cells = [cell["id"] for cell in FILE["cells"] if cell["zone"] == zone]
        rows = range(3 * zone - 2, 3 * zone + 1)
        assert sorted(cells) == [f"{column}{row}" for column in "ABCDEFG" for row in rows]
    height = {cell["id"]: cell["y"] for cell in FILE["cells"]}
    for column in "ABCDEFG":
        assert height[f"{column}1"] < height[f"{column}4"] < height[f"{column}7"]


def test_cl_8_a_prison_three_mystery_cells_and_two_spawn_points() -> None:
    """Mystery cells lie apart from each other and from prison exits."""
    for zone in ZONES:
        assert ZONE_OF_CELL[zone["prison"]] == zone["id"]
        assert {ZONE_OF_CELL[cell] for cell in zone["mystery"]} == {zone["id"]}
        assert (len(set(zone["mystery"])), len(set(zone["spawn_points"]))) == (3, 2)
    assert all(len({*cells} & MYSTERY) <= 1 for cells in CELLS.values())
    assert not {*EXITS.values()} & {*MYSTERY_OF}
    assert BOARD.mystery_of == MYSTERY_OF


def test_cl_9_borders_frontiers_and_dead_ends() -> None:
    """As the engine reads them from the file."""
    assert {edge for edge, is_border in enumerate(BOARD.is_border) if is_border} == BORDER
    assert {point for point, is_rim in enumerate(BOARD.is_rim) if is_rim} == RIM
    assert [edge for edge in WALKABLE if BOARD.is_dead_end(edge)] == [*DEAD_ENDS]
    assert len(DEAD_ENDS) == 28
    assert not FRONTIER & BORDER
    assert all(len(ZONES_OF_EDGE[edge]) == 2 for edge in FRONTIER)
    assert all(len(WALKS[end]) == 1 for edge in DEAD_ENDS for end in ENDS[edge] if end in RIM)


@pytest.mark.parametrize("number", [0, 1])
def test_cl_10_six_gates_seal_a_frontier(number: int) -> None:
    """Closed all together they do, and five of them do not."""
    gates = GATES[number]
    near = next(e for e in WALKABLE if ZONES_OF_EDGE[e] == {number + 1})
    far = next(e for e in WALKABLE if ZONES_OF_EDGE[e] == {number + 2})
    assert len(gates) == 6
    sealed = pieces(gates)
    assert sealed[near] != sealed[far]
    for gate in gates:
        ajar = pieces({*gates} - {gate})
        assert ajar[near] == ajar[far]
    assert BOARD.gates == ALL_GATES


@pytest.mark.parametrize("seats", range(2, 7))
def test_cl_11_the_material(seats: int) -> None:
    """Pawns, portions, padlocks, ghosts and cards, by the number of seats."""
    state = tablee.Match.new("coolock", seats=seats, seed=seats).state
    assert (len(state.pawns), len(state.portions)) == (seats, 12)
    assert sum(bool(lock.colours) for lock in state.locks) == 17
    assert sum(not lock.colours for lock in state.locks) + state.black_reserve == 8
    assert len(state.ghosts) + state.supply == {2: 3, 3: 4, 4: 5, 5: 6, 6: 6}[seats]
    assert sorted(state.deck) == CARDS
    assert len(CARDS) == 24


@pytest.mark.parametrize("die", range(-1, 9))
def test_cl_11_dice_have_six_sides(die: int) -> None:
    """Other numbers cannot be rolled, with any of the three."""
    if 1 <= die <= 6:
        match = scripted({"type": "rolled", "die": die})
        match.play(0, {"type": "roll"})
        assert match.state.die == die
        return
    for luck in ({"type": "rolled", "die": die}, {"type": "dice_rolled", "white": 1, "black": die}):
        with pytest.raises(tablee.BadOptions, match="luck"):
            scripted(luck)
