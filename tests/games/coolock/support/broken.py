"""Ways to break the haunted house of Coolock, and what is then said of it (CL-94)."""

from collections.abc import Callable
from typing import Any

import pytest

Board = dict[str, Any]
BROKEN: list[Any] = []


def breaks(expected: str) -> Callable[[Callable[[Board], None]], Callable[[Board], None]]:
    """A way to break the haunted house, and what is then said."""

    def listed(change: Callable[[Board], None]) -> Callable[[Board], None]:
        BROKEN.append(pytest.param(change, expected, id=change.__name__))
        return change

    return listed


def edge_between(board: Board, one: int, two: int) -> Board:
    found: Board = next(edge for edge in board["edges"] if {*edge["ends"]} == {one, two})
    return found


@breaks("vertices are numbered from 0 without gaps")
def vertex_left_out(board: Board) -> None:
    del board["vertices"][40]


@breaks("edges are numbered from 0 without gaps")
def edges_in_another_order(board: Board) -> None:
    board["edges"].reverse()


@breaks("an edge or intersection is named that is not there")
def unknown_gate(board: Board) -> None:
    board["frontiers"][0]["gates"][0] = 999


@breaks("an edge or intersection is named that is not there")
def unknown_end(board: Board) -> None:
    board["edges"][7]["ends"][1] = 158


@breaks("an edge or intersection is named that is not there")
def unknown_base_edge(board: Board) -> None:
    board["bases"][0]["edge"] = 220


@breaks("a cell is named that is not there, or twice")
def unknown_prison(board: Board) -> None:
    board["zones"][1]["prison"] = "Z1"


@breaks("a cell is named that is not there, or twice")
def one_name_for_two_cells(board: Board) -> None:
    board["cells"][1]["id"] = "A1"


@breaks("three zones, 1 to 3")
def two_zones(board: Board) -> None:
    del board["zones"][2]


@breaks("every cell is in a zone")
def cell_of_no_zone(board: Board) -> None:
    board["cells"][0]["zone"] = 4


@breaks("bases in use for 2 to 6 seats")
def no_bases_for_six(board: Board) -> None:
    del board["bases_in_use"][4]


@breaks("bases in use for 2 to 6 seats")
def unknown_base(board: Board) -> None:
    board["bases_in_use"][0] = [2, 7]


@breaks("edge 100 has two ends, and one or two cells")
def edge_with_one_end(board: Board) -> None:
    board["edges"][100]["ends"] = [75, 75]


@breaks("edge 100 has two ends, and one or two cells")
def edge_without_a_cell(board: Board) -> None:
    board["edges"][100]["cells"] = []


@breaks("edge 100 has two ends, and one or two cells")
def edge_of_three_cells(board: Board) -> None:
    board["edges"][100]["cells"] = ["D4", "D5", "E5"]


@breaks("edge 16 is walkable, and both its ends are on the border")
def dead_end_at_both_ends(board: Board) -> None:
    edge_between(board, 16, 17)["cells"] = ["A1"]


@breaks("the prison and the mystery cells of zone 1 are in it")
def prison_of_another_zone(board: Board) -> None:
    board["zones"][0]["prison"] = "D5"


@breaks("the prison and the mystery cells of zone 3 are in it")
def mystery_cell_of_another_zone(board: Board) -> None:
    board["zones"][2]["mystery"][0] = "A5"


@breaks("the lowest edge of the prison of zone 1 is unique and inside the zone")
def prison_with_two_lowest_edges(board: Board) -> None:
    board["vertices"][35]["y"] = board["vertices"][28]["y"]


@breaks("the lowest edge of the prison of zone 2 is unique and inside the zone")
def prison_exit_on_a_frontier(board: Board) -> None:
    board["zones"][1]["prison"] = "D4"


@breaks("the prison of zone 1 has a walkable exit, not beside a mystery cell")
def prison_exit_on_the_border(board: Board) -> None:
    board["zones"][0]["prison"] = "D1"


@breaks("the prison of zone 1 has a walkable exit, not beside a mystery cell")
def prison_exit_beside_a_mystery_cell(board: Board) -> None:
    board["zones"][0]["mystery"].append("D1")


@breaks("zone 2: a mystery cell, two spawn points, four portion places")
def no_mystery_cell(board: Board) -> None:
    board["zones"][1]["mystery"] = []


@breaks("zone 2: a mystery cell, two spawn points, four portion places")
def one_spawn_point(board: Board) -> None:
    del board["zones"][1]["spawn_points"][0]


@breaks("zone 1: a mystery cell, two spawn points, four portion places")
def three_spawn_points(board: Board) -> None:
    board["zones"][0]["spawn_points"].append(28)


@breaks("zone 3: a mystery cell, two spawn points, four portion places")
def three_portion_places(board: Board) -> None:
    del board["zones"][2]["portion_places"][0]


@breaks("zone 3: a mystery cell, two spawn points, four portion places")
def five_portion_places(board: Board) -> None:
    board["zones"][2]["portion_places"].append(115)


PLACES = "gates, portion places and spawn points are distinct and not on the border"


@breaks(PLACES)
def portion_on_a_spawn_point(board: Board) -> None:
    board["zones"][0]["portion_places"][0] = 26


@breaks(PLACES)
def portion_on_a_gate(board: Board) -> None:
    board["zones"][1]["portion_places"][0] = 57


@breaks(PLACES)
def two_portions_on_one_place(board: Board) -> None:
    board["zones"][1]["portion_places"] = [81, 81, 84, 86]


@breaks(PLACES)
def spawn_point_on_a_gate(board: Board) -> None:
    board["zones"][2]["spawn_points"][0] = 105


@breaks(PLACES)
def portion_on_the_border(board: Board) -> None:
    board["zones"][2]["portion_places"][0] = 128


@breaks(PLACES)
def spawn_point_on_the_border(board: Board) -> None:
    board["zones"][1]["spawn_points"][0] = 80


@breaks(PLACES)
def gate_on_the_border(board: Board) -> None:
    board["frontiers"][0]["gates"].append(48)


@breaks("intersection 131 is not in zone 1")
def portion_outside_its_zone(board: Board) -> None:
    first, _, third = (zone["portion_places"] for zone in board["zones"])
    first[0], third[0] = third[0], first[0]


@breaks("intersection 133 is not in zone 2")
def spawn_point_outside_its_zone(board: Board) -> None:
    _, second, third = (zone["spawn_points"] for zone in board["zones"])
    second[1], third[1] = third[1], second[1]


@breaks("zone 1 has one spawn point nearest the bases")
def two_spawn_points_nearest_the_bases(board: Board) -> None:
    board["zones"][0]["spawn_points"] = [26, 29]


@breaks("a frontier has at least five gates, as four may be black")
def four_gates(board: Board) -> None:
    del board["frontiers"][1]["gates"][4:]


@breaks("the gates between zones 1 and 2 do not seal the frontier")
def way_round_a_gate(board: Board) -> None:
    del board["frontiers"][0]["gates"][3]


@breaks("the gates between zones 2 and 3 do not seal the frontier")
def gate_elsewhere(board: Board) -> None:
    board["frontiers"][1]["gates"][0] = 116


@breaks("frontiers are between zones 1 and 2, and 2 and 3")
def frontiers_in_another_order(board: Board) -> None:
    board["frontiers"].reverse()


@breaks("frontiers are between zones 1 and 2, and 2 and 3")
def one_frontier(board: Board) -> None:
    del board["frontiers"][1]


@breaks("base 1 is joined to a dead end of zone 1")
def base_at_the_inner_end(board: Board) -> None:
    board["bases"][0]["vertex"] = 17


@breaks("base 2 is joined to a dead end of zone 1")
def base_beside_its_edge(board: Board) -> None:
    board["bases"][1]["vertex"] = 9


@breaks("base 3 is joined to a dead end of zone 1")
def base_on_a_border_edge(board: Board) -> None:
    board["bases"][2].update(vertex=11, edge=edge_between(board, 11, 12)["id"])


@breaks("base 4 is joined to a dead end of zone 1")
def base_of_another_zone(board: Board) -> None:
    board["bases"][3].update(vertex=64, edge=edge_between(board, 64, 65)["id"])


@breaks("every seat has a base of its own")
def two_seats_in_one_base(board: Board) -> None:
    board["bases_in_use"][1] = [1, 3, 3]


@breaks("from edge 93 not every roll can be walked")
def edge_that_leads_nowhere(board: Board) -> None:
    """All else that met 66 meets 58 now: who comes from 67 is stuck."""
    for edge in board["edges"]:
        if edge["id"] != 93:
            edge["ends"] = [58 if end == 66 else end for end in edge["ends"]]
    edge_between(board, 58, 58)["ends"] = [58, 74]


@breaks("frontiers are between zones 1 and 2, and 2 and 3")
def frontier_to_nowhere(board: Board) -> None:
    board["frontiers"][1]["between"] = [2, 4]


@breaks("no two mystery cells are side by side")
def mystery_cells_side_by_side(board: Board) -> None:
    board["zones"][0]["mystery"].append("C2")


@breaks("cells and edges name each other")
def prison_without_an_edge(board: Board) -> None:
    next(cell for cell in board["cells"] if cell["id"] == "D2")["edges"] = []


@breaks("the gates between zones 1 and 2 do not seal the frontier")
def gates_round_the_prison(board: Board) -> None:
    board["frontiers"][0]["gates"] = [68, 75, 76, 92, 93]


@breaks("a ghost would descend from intersection 57")
def edge_that_leads_down(board: Board) -> None:
    board["vertices"][58]["y"] -= 0.2
