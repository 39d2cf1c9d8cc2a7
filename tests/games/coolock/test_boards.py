"""CL-94: what a board must be. Shipped boards, broken ones, and boards of one's own."""

import json
import runpy
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import tablee
from tablee.core.codec import codec
from tablee.core.protocol import Decide, Refusal
from tablee.games.coolock import deal
from tablee.games.coolock.board import BOARDS, BoardFile, shipped
from tablee.games.coolock.board_checks import board_fault
from tablee.games.coolock.winnable import is_sound
from tablee.games.coolock.words import explain

GAME = tablee.game("coolock")
WRITER = runpy.run_path(str(Path(__file__).parents[3] / "scripts" / "write_board.py"))
Board = dict[str, Any]


def text(name: str) -> str:
    return (files("tablee.games.coolock") / "boards" / f"{name}.json").read_text(encoding="utf-8")


def plain(name: str = "haunted_house") -> Board:
    """A shipped board, to be changed."""
    found: Board = json.loads(text(name))
    return found


def problem(board: Board) -> str | None:
    """What is wrong with it, in the words of the hint."""
    fault = board_fault(msgspec.convert(board, BoardFile))
    if fault is None:
        return None
    assert (fault.code, fault.rule) == ("E_BAD_BOARD", "CL-94")
    return str(fault.hint["problem"])


# -- the boards that are there ---------------------------------------------------------------------


def test_cl_94_the_boards_that_can_be_named_are_those_that_are_shipped() -> None:
    """One list for the options, one for the loader, and the files."""
    found = sorted(path.name for path in (files("tablee.games.coolock") / "boards").iterdir())
    assert found == sorted(f"{name}.json" for name in BOARDS)
    for name in BOARDS:
        assert codec(GAME).options({"board": name}).board == name


@pytest.mark.parametrize("name", BOARDS)
def test_cl_94_a_shipped_board_is_accepted(name: str) -> None:
    """Nothing is wrong with it."""
    assert problem(plain(name)) is None


@pytest.mark.parametrize("name", BOARDS)
def test_cl_94_a_shipped_board_is_written_from_its_blueprint(name: str) -> None:
    """To the letter: numbers, places, layout."""
    assert WRITER["written"](WRITER["board"](WRITER["BLUEPRINTS"][name])) == text(name)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("name", BOARDS)
def test_cl_94_the_deal_of_a_shipped_board_is_sound(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And hardly ever has to be dealt again."""
    state = deal.setup(seats, codec(GAME).options({"board": name}))
    tried: list[bool] = []

    def counted(*given: Any) -> bool:
        tried.append(is_sound(*given))
        return tried[-1]

    monkeypatch.setattr(deal, "is_sound", counted)
    rng = Random(94)
    for _ in range(50):
        assert deal.deal_fault(state, deal.draw_deal(state, rng)) is None
    assert tried.count(False) <= 5


@pytest.mark.parametrize("name", BOARDS)
def test_cl_8_mystery_cells_of_a_shipped_board_lie_apart(name: str) -> None:
    """Three in a zone; an edge is beside one of them at most."""
    board = shipped(name)
    mystery = {cell for zone in board.file.zones for cell in zone.mystery}
    assert [len(zone.mystery) for zone in board.file.zones] == [3, 3, 3]
    assert all(len(mystery & {*edge.cells}) <= 1 for edge in board.file.edges)


@pytest.mark.parametrize("name", BOARDS)
def test_cl_65_no_ghost_is_trapped_on_a_shipped_board(name: str) -> None:
    """Wherever it gets to, one of its dice moves it on, until it leaves by the far border."""
    board = shipped(name)
    seen = {*board.spawn_points}
    todo = [*seen]
    while todo:
        here = todo.pop()
        if board.is_rim[here] and board.far_zone in board.zones_of[here]:
            continue
        steps = {step[1] for step in (board.right[here], board.left[here]) if step is not None}
        assert steps
        todo += steps - seen
        seen |= steps


def test_cl_94_the_boards_differ() -> None:
    """Nothing is wired in: other shapes, other places, other numbers."""
    one, two = (shipped(name) for name in BOARDS)
    for what in ("gates", "portion_places", "spawn_points", "prison_exits", "respawn"):
        assert getattr(one, what) != getattr(two, what)
    assert len(one.file.cells) != len(two.file.cells)


# -- broken ones -----------------------------------------------------------------------------------

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


@breaks("a ghost would descend from intersection 57")
def edge_that_leads_down(board: Board) -> None:
    board["vertices"][58]["y"] -= 0.2


@pytest.mark.parametrize(("change", "expected"), BROKEN)
def test_cl_94_a_broken_board_is_refused_for_its_own_reason(
    change: Callable[[Board], None], expected: str
) -> None:
    """One demand after the other, on a board that is fine otherwise."""
    board = plain()
    change(board)
    assert problem(board) == expected


def test_cl_94_zones_that_do_not_hang_together_are_refused() -> None:
    """A row of cells is missing below the attic, and its places are a row higher."""
    blueprint = WRITER["BLUEPRINTS"]["haunted_house"]
    attic = WRITER["Zone"](
        ("Attic", "Grenier"),
        prison="D9",
        mystery="B9 D10 F9",
        spawn_points="B9 se, F9 w",
        portion_places="B9 nw, D9 w, D9 e, F9 ne",
    )
    columns = " ".join(["111222.333"] * 7)
    board = WRITER["board"](
        blueprint._replace(columns=columns, zones=(*blueprint.zones[:2], attic))
    )
    assert problem(board) == "no way leads from zone 1 to zone 3"


@pytest.mark.parametrize("expected", sorted({param.values[1] for param in BROKEN}))
def test_cl_94_a_problem_is_told_in_both_languages(expected: str) -> None:
    """English is what the hint says; French is no English."""
    fault = Refusal("E_BAD_BOARD", "CL-94", {"problem": expected})
    english, french = (explain(fault, language) for language in ("en", "fr"))
    assert expected in english
    assert expected not in french
    assert french.startswith("Ce plateau n’est pas jouable : ")
    assert "{" not in french


# -- boards of one's own ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOARDS)
def test_cl_94_a_board_of_ones_own_is_an_option(name: str) -> None:
    """In plain form; the game is the same as on the shipped one."""
    own = plain(name)
    own["name"] = {"en": "Mine", "fr": "Le mien"}
    matches = [tablee.Match.new("coolock", seats=3, seed=94, board=board) for board in (name, own)]
    rng = Random(1)
    for _ in range(40):
        waiting = matches[0].waiting
        assert isinstance(waiting, Decide)
        seat = waiting.seats[0]
        action = matches[0].sample(seat, rng)
        told = [match.play(seat, action) for match in matches]
        assert told[0] == told[1]
    one, two = (match.state for match in matches)
    assert one.pawns == two.pawns
    assert two.table.board.name.en == "Mine"


def test_cl_94_a_game_on_a_board_of_ones_own_is_saved_with_it() -> None:
    """The log holds the board."""
    match = tablee.Match.new("coolock", seats=2, seed=1, board=plain("ghost_ship"))
    again = tablee.Match.loads(match.dumps())
    assert again.state == match.state


def test_cl_94_a_broken_board_is_refused_before_the_game() -> None:
    """With the code, the rule and the problem."""
    own = plain()
    four_gates(own)
    with pytest.raises(tablee.Refused) as caught:
        tablee.Match.new("coolock", seats=2, board=own)
    assert (caught.value.code, caught.value.rule) == ("E_BAD_BOARD", "CL-94")
    assert "at least five gates" in str(caught.value)


WHERE: dict[str, Callable[[Board], Board]] = {
    "the board": lambda board: board,
    "its name": lambda board: board["name"],
    "a zone": lambda board: board["zones"][0],
    "a frontier": lambda board: board["frontiers"][0],
    "a base": lambda board: board["bases"][0],
    "a cell": lambda board: board["cells"][0],
    "a vertex": lambda board: board["vertices"][0],
    "an edge": lambda board: board["edges"][0],
}


@pytest.mark.parametrize("where", WHERE)
def test_cl_94_an_unknown_field_is_refused(where: str) -> None:
    """Wherever it is written: a slip of the pen must not be lost."""
    own = plain()
    WHERE[where](own)["colour"] = "blue"
    with pytest.raises(tablee.BadOptions, match="colour"):
        tablee.Match.new("coolock", seats=2, board=own)


@pytest.mark.parametrize("where", WHERE)
def test_cl_94_a_missing_field_is_refused(where: str) -> None:
    """Nothing of a board can be left out."""
    own = plain()
    WHERE[where](own).popitem()
    with pytest.raises(tablee.BadOptions):
        tablee.Match.new("coolock", seats=2, board=own)


def test_cl_94_an_unknown_name_is_refused() -> None:
    """A board is one of the files, or written out."""
    with pytest.raises(tablee.BadOptions):
        tablee.Match.new("coolock", seats=2, board="castle")
