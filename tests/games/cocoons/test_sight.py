"""Section 4: who sees what (CO-24..CO-31) and P2."""

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.cocoons.support.tables import (
    LABELS,
    SLIDE,
    TURN,
    box,
    everybody,
    go,
    in_direction,
    in_sight,
    names_in,
    of_kind,
    ready,
    sees,
    walk,
)

import tablee

RULES: Any = tablee.game("cocoons").rules
PUBLIC = [
    "phase",
    "cocoons",
    "free",
    "reserve",
    "lid_tokens",
    "lid_traps",
    "turned",
    "turn",
    "active",
]


def opened(start: int, marks: str, seats: int, turned: int = 0) -> Any:
    """A state whose free slot and marks are given, the box turned so often."""
    traps = [f"R{number}" for number in range(1, 9)]
    traps.insert(start, "*")
    return replace(box(" ".join(traps), seats, marks=marks).state, turned=turned)


def read(state: Any, seat: int | None) -> dict[str, str]:
    shown = zip(LABELS, RULES.view(state, seat).sees, strict=True)
    return {label: name for label, name in shown if name is not None}


def test_co_24_everybody_sees_from_above() -> None:
    """The inside of each cocoon (mark and contents) and whatever lies in the free slot."""
    match = box("R1 A R2 / R3 * R4 / R5 R6 R7", 3, marks="NESWNESW")
    go(match, "B", "!C", ">D", "C", ".")
    for seat in everybody(match):
        view = match.view(seat)
        assert "".join(each.mark for each in view.cocoons) == "NESWNESW"
        assert view.cocoons[3].holds == ("fish",)
        assert [each.has_action for each in view.cocoons] == [label == "C" for label in LABELS]
        assert [each.tokens for each in view.cocoons] == [0, 1, 0, 0, 0, 0, 0, 0]
        assert (view.uncovered.what, view.uncovered.guardian) == ("guardian", "owl")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_co_25_public_facts_are_the_same_for_all(seats: int) -> None:
    """Positions, marks, contents, free slot, reserve, lid, box turn, active seat and phase."""
    match = box("R1 A T / S * R4 / R5 R6 R7", seats, marks="NESWNESW", hard=True)
    script = ["B", "!C", ">D", "C", ">C", "E", ".", "fish>A"]
    for step in script:
        go(match, step)
        for seat in everybody(match):
            view = match.view(seat)
            assert [getattr(view, n) for n in PUBLIC] == [getattr(match.state, n) for n in PUBLIC]
            assert view.uncovered == match.view(None).uncovered


def test_co_25_contents_never_hide_a_mark() -> None:
    """All marks are as they were at setup, however full the cocoons."""
    match = ready(marks="NESWWSEN")
    assert "".join(each.mark for each in match.view(None).cocoons) == "NESWWSEN"


def test_co_26_a_seat_sees_sides_in_front_of_it_only() -> None:
    """At a table of two, seat 0 reads south and east, seat 1 north and west."""
    match = box(marks="NSNEWNNN")  # B, D, E and G show their sides to the hole
    assert sees(match, 0) == {"B": "fish", "D": "fox"}
    assert sees(match, 1) == {"E": "turtle", "G": "frog"}
    assert sees(match, None) == {}


@pytest.mark.parametrize(("start", "mark"), [*product(range(9), "NESW")])
def test_co_27_a_side_is_exposed_when_it_faces_the_free_slot(start: int, mark: str) -> None:
    """Sides against a neighbour or a wall are never exposed."""
    state = opened(start, mark * 8, 1)
    exposed = {
        LABELS[number]
        for number, each in enumerate(state.cocoons)
        if in_direction(each.at, mark) == start
    }
    assert set(read(state, 0)) == exposed
    behind = in_direction(start, {"N": "S", "S": "N", "E": "W", "W": "E"}[mark])
    assert len(exposed) == (behind is not None)


@pytest.mark.parametrize(("turned", "directions"), [(0, "SE"), (1, "NE"), (2, "NW"), (3, "SW")])
def test_co_28_the_walls_seen_from_the_south_east(turned: int, directions: str) -> None:
    """At corner k with the box turned r times a seat faces box corner (k - r) mod 4."""
    state = opened(4, "NSNEWNNN", 2, turned)
    ways = {"S": {"B": "fish"}, "E": {"D": "fox"}, "W": {"E": "turtle"}, "N": {"G": "frog"}}
    assert read(state, 0) == {**ways[directions[0]], **ways[directions[1]]}
    assert RULES.view(state, 0).corners == ((2 - turned) % 4,)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_co_28_every_seat_at_every_turn_of_the_box(seats: int) -> None:
    """Every free slot, every direction, every turn: just what the rule lets it see."""
    for start, mark, turned in product(range(9), "NESW", range(4)):
        state = opened(start, mark * 8, seats, turned)
        for seat in (*range(seats), None):
            assert read(state, seat) == in_sight(state, seat)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_co_29_every_exposed_side_is_seen_by_someone(seats: int) -> None:
    """The seats together see all four directions at every box turn; of four, exactly two."""
    for turned in range(4):
        state = opened(4, "NSNEWNNN", seats, turned)
        seen = [label for seat in range(seats) for label in read(state, seat)]
        assert set(seen) == {"B", "D", "E", "G"}
        if seats == 4:
            assert sorted(seen) == sorted("BDEG" * 2)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("start", range(9))
def test_p2_coverage(start: int, seats: int) -> None:
    """Wherever the hole and however the box is turned, no exposed side goes unseen."""
    for mark, turned in product("NESW", range(4)):
        state = opened(start, mark * 8, seats, turned)
        faced = [each for each in state.cocoons if in_direction(each.at, mark) == start]
        seers = [seat for seat in range(seats) if read(state, seat)]
        assert bool(faced) == bool(seers)
        if faced and seats == 4:
            assert len(seers) == 2


def saw(events: tuple[Any, ...]) -> list[tuple[int, str, str]]:
    return [(each.seat, each.cocoon, each.guardian) for each in of_kind(events, "saw")]


def test_co_30_nothing_is_seen_between_the_slide_and_the_turn_of_the_box() -> None:
    """Sight is evaluated at rest points only."""
    match = box(TURN)
    events = go(match, "B")  # its side faces north: seat 1's, until the box has turned
    assert match.state.turned == 1
    assert saw(events) == [(0, "B", "fish")]
    assert (sees(match, 0), sees(match, 1)) == ({"B": "fish"}, {})


def test_co_30_right_after_setup_and_while_a_forced_slide_is_awaited() -> None:
    """Whenever the engine waits for an action."""
    match = box(SLIDE)
    assert saw(match.opening) == [(1, "G", "frog")]
    assert sees(match, 1) == {"G": "frog"}
    events = go(match, "B")
    assert match.state.phase == "forced_slide"
    assert saw(events) == [(1, "B", "fish")]
    assert sees(match, 1) == {"B": "fish"}


def test_co_30_a_sight_is_for_its_seat_alone() -> None:
    """What one seat reads is told to nobody else."""
    match = box(SLIDE)
    for event in of_kind(go(match, "B"), "saw"):
        assert RULES.redact(event, 1) == event
        assert RULES.redact(event, 0) is None
        assert RULES.redact(event, None) is None


@pytest.mark.parametrize("hard", [False, True])
def test_co_31_under_a_cocoon_nothing_is_visible(hard: bool) -> None:  # noqa: FBT001
    """Neither traps nor guardians that lie face up, nor tokens; remembering is the job."""
    match = box("R1 R2 L1 / R4 * R5 / R6 R3 R8", hard=hard)
    go(match, "B", ".")  # the fish lies face up in slot 1
    assert "fish" in names_in(match.view(0))
    go(match, "C")  # onto the fish; the padlock lies face up in slot 2
    assert match.view(0).uncovered.trap == "L1"
    go(match, "E", ".")  # onto the padlock
    go(match, "H", ".")
    for seat in everybody(match):
        view = match.view(seat)
        assert names_in(view) == {"bat", *sees(match, seat).values()}
        assert (
            tablee.to_json(view).count('"L1"') == 2
        )  # in the level and among the traps of the box
        assert view.slots_seen is None


def test_co_31_they_were_public_when_uncovered() -> None:
    """And are again when the slot is uncovered."""
    match = box("R1 R2 L1 / R4 * R5 / R6 R3 R8")
    go(match, "B", ".", "C")
    walk(match, 1)
    assert match.state.slots[1].guardian is None
    assert match.state.cocoons[1].holds == ("fish",)
