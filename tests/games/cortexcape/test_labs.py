"""Section 14: the labs file and its loader (CX-91, CX-92)."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.cortexcape.support.brute import DOORS, EXITS, LABS, labs_file, maze
from tests.games.cortexcape.support.tables import BEST, finish, lock, path, placement, play, table

import tablee
from tablee.games.cortexcape.board.labs import BadLab, Lab, labs, read_lab

Break = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize("lab", LABS)
def test_cx_91_the_file_has_the_shape_of_the_rule(lab: str) -> None:
    """Board, doors, exits and labs with doors, exits, corridors and metrics."""
    raw = labs_file()
    assert set(raw) >= {"board", "doors", "exits", "labs"}
    assert raw["board"]["view_box"] == [0, 0, 1080, 1080]
    assert raw["board"]["y_axis"] == "down"
    assert [thing["id"] for thing in raw["doors"] + raw["exits"]] == [*DOORS, *EXITS]
    assert list(raw["labs"]) == list(LABS)
    entry = raw["labs"][lab]
    assert list(entry["doors"]) == list(DOORS)
    assert list(entry["exits"]) == EXITS
    assert {"e1", "e12", "c1"} <= {corridor["id"] for corridor in entry["corridors"]}
    for corridor in entry["corridors"]:
        assert set(corridor) >= {"id", "doors", "exits", "anchor", "polylines"}
    assert entry["metrics"]


@pytest.mark.parametrize("lab", LABS)
def test_cx_91_the_library_plays_the_labs_of_the_file(lab: str) -> None:
    """Door and exit by door and exit, the loaded lab is the one in the file."""
    loaded = labs()[lab]
    assert dict(zip(DOORS, map(list, loaded.doors), strict=True)) == maze(lab).doors
    assert dict(zip(EXITS, loaded.exits, strict=True)) == maze(lab).exits
    assert sorted(loaded.corridors) == maze(lab).corridors


# -- CX-92: the loader -----------------------------------------------------------------------------


def blue(raw: dict[str, Any], corridor: str = "") -> Any:
    """The entry of the Blue lab, or one of its corridors."""
    entry = raw["labs"]["blue"]
    return next(c for c in entry["corridors"] if c["id"] == corridor) if corridor else entry


def no_door_t(raw: dict[str, Any]) -> None:
    del blue(raw)["doors"]["T"]
    raw["doors"].pop()


def no_exit_x12(raw: dict[str, Any]) -> None:
    del blue(raw)["exits"]["X12"]
    raw["exits"].pop()


def cut_off(raw: dict[str, Any]) -> None:
    """M and N lead to each other by two corridors of their own, and to nothing else."""
    blue(raw)["doors"].update(M=["c6", "c7"], N=["c6", "c7"])


def drawn_away(raw: dict[str, Any]) -> None:
    (line,) = blue(raw, "e1")["polylines"]
    line[0], line[-1] = [1.0, 1.0], [2.0, 2.0]


def drawn_to_b(raw: dict[str, Any]) -> None:
    spot = next(door["xy"] for door in raw["doors"] if door["id"] == "B")
    blue(raw, "c5")["polylines"].append([spot, [540.0, 540.0]])


BREAKS: dict[str, tuple[Break, str]] = {  # what is done to the file, and what the message names
    "19 doors": (no_door_t, "19 doors"),
    "11 exits": (no_exit_x12, "11 exits"),
    "door not drawn": (lambda r: blue(r)["doors"].update(U=["c1", "c2"]), "U"),
    "exit not drawn": (lambda r: blue(r)["exits"].update(X13="e1"), "X13"),
    "door missing": (lambda r: blue(r)["doors"].pop("C"), "C"),
    "door on one corridor": (lambda r: blue(r)["doors"].update(C=["c1"]), "door C"),
    "door on one corridor twice": (lambda r: blue(r)["doors"].update(C=["c1", "c1"]), "door C"),
    "door on no corridor": (lambda r: blue(r)["doors"].update(C=[]), "door C"),
    "exit on two corridors": (lambda r: blue(r)["exits"].update(X1=["e1", "e2"]), "X1"),
    "exit on no corridor": (lambda r: blue(r)["exits"].update(X1=None), "X1"),
    "exit without door": (lambda r: blue(r)["exits"].update(X1="e99"), "not connected"),
    "two parts": (cut_off, "not connected: c6, c7"),
    "corridor missing": (lambda r: blue(r)["corridors"].pop(), "corridor list"),
    "corridor twice": (
        lambda r: blue(r)["corridors"].append(blue(r, "c1")),
        "corridor list",
    ),
    "corridor without its door": (
        lambda r: blue(r, "c1")["doors"].remove("N"),
        "corridor c1 and its",
    ),
    "corridor with strange door": (
        lambda r: blue(r, "c1")["doors"].append("A"),
        "corridor c1 and its",
    ),
    "corridor without its exit": (lambda r: blue(r, "e3")["exits"].clear(), "corridor e3 and its"),
    "corridor with strange exit": (
        lambda r: blue(r, "e3")["exits"].append("X4"),
        "corridor e3 and its",
    ),
    "line off its door": (drawn_away, "e1 does not touch (B|X1)"),
    "line to a strange door": (drawn_to_b, "c5 touches B"),
    "line without points": (lambda r: blue(r, "e1")["polylines"].append([]), "e1"),
    "point of three numbers": (lambda r: blue(r, "e1")["polylines"][0][0].append(7.0), "e1"),
    "no corridors": (lambda r: blue(r).pop("corridors"), "corridors"),
}


@pytest.mark.parametrize("what", BREAKS)
def test_cx_92_the_loader_rejects(what: str) -> None:
    """Each check of the loader has a broken lab, and the message names the problem."""
    raw = labs_file()
    read_lab(blue(raw), raw)
    change, message = BREAKS[what]
    change(raw)
    with pytest.raises(BadLab, match=message):
        read_lab(blue(raw), raw)


def test_cx_92_the_order_of_the_drawing_does_not_change_the_lab() -> None:
    """Doors and exits are known by their ids, not by their place in the list."""
    for shared in ("doors", "exits"):
        raw = labs_file()
        raw[shared].reverse()
        assert read_lab(raw["labs"]["red"], raw) == labs()["red"]


def test_cx_92_a_door_with_another_name_is_rejected() -> None:
    """The 20 doors are A to T: a drawing and a lab that agree on a door Z do not make it one."""
    raw = labs_file()
    entry = blue(raw)
    raw["doors"][0]["id"] = "Z"
    entry["doors"] = {"Z": entry["doors"].pop("A"), **entry["doors"]}
    for corridor in entry["corridors"]:
        corridor["doors"] = ["Z" if door == "A" else door for door in corridor["doors"]]
    with pytest.raises(BadLab):
        read_lab(entry, raw)


@pytest.mark.parametrize("plain", [False, True])
def test_cx_92_a_custom_lab_is_played_under_the_same_checks(plain: bool) -> None:  # noqa: FBT001
    """The library plays a lab of one's own, as an object or as plain data."""
    red = labs()["red"]
    own = Lab("own", red.doors, red.exits)
    given: Any = tablee.to_plain(own) if plain else own
    match = tablee.Match.new("cortexcape", starter=0, lab=given)
    ours = table(2, "red")
    for each in (match, ours):
        play(each, placement(BEST["red"]), lock("e5", "X6"), path("F"))
    assert match.state.scores == ours.state.scores
    assert finish(match, 3).state.history == finish(ours, 3).state.history
    assert tablee.Match.loads(match.dumps()).state == match.state


@pytest.mark.parametrize(
    ("doors", "exits", "message"),
    [
        (19, 12, "19 doors"),
        (20, 11, "11 exits"),
    ],
)
def test_cx_92_a_broken_custom_lab_makes_no_table(doors: int, exits: int, message: str) -> None:
    """A table with a lab that fails a check is not opened."""
    lab = labs()["blue"]
    plain = {"name": "own", "doors": lab.doors[:doors], "exits": lab.exits[:exits]}
    with pytest.raises(tablee.BadOptions, match=message):
        tablee.Match.new("cortexcape", starter=0, lab=plain)
