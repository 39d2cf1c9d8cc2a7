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
from tests.games.coolock.support.broken import BROKEN, four_gates

import tablee
from tablee.core.codec import codec
from tablee.core.protocol import Decide, Refusal
from tablee.games.coolock.board.cells import BOARDS, BoardFile, shipped
from tablee.games.coolock.board.checks import board_fault
from tablee.games.coolock.board.winnable import is_sound
from tablee.games.coolock.rules import setup
from tablee.games.coolock.text.words import explain

GAME = tablee.game("coolock")
WRITER = runpy.run_path(str(Path(__file__).parents[3] / "scripts" / "write_board.py"))
Board = dict[str, Any]


def text(name: str) -> str:
    return (files("tablee.games.coolock.board") / f"{name}.json").read_text(encoding="utf-8")


def plain(name: str = "haunted_house") -> Board:
    """A shipped board, to be changed."""
    found: Board = json.loads(text(name))
    return found


def problem(board: Board) -> str | None:
    """What is wrong with it, in the words of the hint."""
    fault = board_fault(msgspec.convert(board, BoardFile))
    if fault is None:
        return None
    assert (fault.code, fault.rule) == ("bad_board", "CL-94")
    return str(fault.hint["problem"])


# -- the boards that are there ---------------------------------------------------------------------


def test_cl_94_the_boards_that_can_be_named_are_those_that_are_shipped() -> None:
    """One list for the options, one for the loader, and the files."""
    found = sorted(
        path.name
        for path in files("tablee.games.coolock.board").iterdir()
        if path.name.endswith(".json")
    )
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
    state = setup.setup(seats, codec(GAME).options({"board": name}))
    tried: list[bool] = []

    def counted(*given: Any) -> bool:
        tried.append(is_sound(*given))
        return tried[-1]

    monkeypatch.setattr(setup, "is_sound", counted)
    rng = Random(94)
    for _ in range(50):
        assert setup.deal_fault(state, setup.draw_deal(state, rng)) is None
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


@pytest.mark.parametrize(("change", "expected"), BROKEN)
def test_cl_94_a_broken_board_is_refused_for_its_own_reason(
    change: Callable[[Board], None], expected: str
) -> None:
    """One demand after the other, on a board that is fine otherwise."""
    board = plain()
    change(board)
    assert problem(board) == expected


def test_cl_94_an_island_is_refused() -> None:
    """The sixth base is on four cells of their own: no deal for six could be won."""
    blueprint = WRITER["BLUEPRINTS"]["haunted_house"]
    bases = "A1 B1, B1 C1, C1 D1, D1 E1, E1 F1, I1 J1"
    board = WRITER["board"](blueprint._replace(columns=f"{blueprint.columns} . 11 11", bases=bases))
    assert "is cut off from the rest" in (problem(board) or "")


def test_cl_94_a_board_without_a_sound_deal_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawing a deal would never end."""
    monkeypatch.setattr(setup, "is_sound", lambda *_: False)
    with pytest.raises(tablee.Refused) as caught:
        tablee.Match.new("coolock", seats=2, board=plain())
    assert caught.value.hint == {"problem": "no deal of this board can be won"}


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
    fault = Refusal("bad_board", "CL-94", {"problem": expected})
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
    assert (caught.value.code, caught.value.rule) == ("bad_board", "CL-94")
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
