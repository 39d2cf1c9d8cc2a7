"""IC-29: the ghost line, for who warms up or learns."""

import sys
from types import SimpleNamespace
from typing import Any

import pytest
from tests.games.icecool.support.tables import (
    CIRCLE,
    RULES,
    START,
    Scene,
    fresh,
    kitchen,
    scene,
)

import tablee
from tablee.core.errors import Refused
from tablee.games.icecool import GAME
from tablee.games.icecool.model import Sketch
from tablee.games.icecool.model.flick import Flick

SKETCH = Sketch(9000, 400, 100, 115)


def asked(table: Scene, viewer: int | None = None, sketch: Sketch | None = SKETCH) -> Any:
    assert GAME.hints is not None
    return GAME.hints(RULES.view(table.state, viewer), sketch)


def refusal(table: Scene, sketch: Sketch | None = SKETCH) -> str:
    with pytest.raises(Refused) as caught:
        asked(table, 1, sketch)
    return caught.value.code


@pytest.fixture
def physics(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What was asked of physics, which answers nothing."""
    calls: list[Any] = []
    fake = SimpleNamespace(ghost_of=lambda *given: calls.append(given))
    monkeypatch.setitem(sys.modules, "tablee.games.icecool.physics.flicks", fake)
    return calls


@pytest.mark.usefixtures("physics")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ic_29_nobody_sees_a_ghost_in_a_game(seats: int) -> None:
    assert refusal(scene(seats)) == "no_ghost"
    assert refusal(scene(seats), None) == "no_ghost"
    assert refusal(scene(seats, scoring="tournament")) == "no_ghost"


def test_ic_29_a_warm_up_always_shows_it(physics: list[Any]) -> None:
    table = fresh(1, tremor="large")
    table.play(START)
    asked(table, 0)
    ((starts, seat, flick),) = physics
    assert [each.at for each in starts] == [CIRCLE]
    assert (seat, flick) == (0, Flick(9000, 400, 100, 115))


def test_ic_29_a_table_that_learns_shows_it_to_everybody(physics: list[Any]) -> None:
    """For the penguin whose turn it is, whoever asks; without the table's tremor."""
    table = scene(learning=True, tremor="large")
    for viewer in (0, 1, 2, None):
        asked(table, viewer)
    assert {(seat, flick) for _, seat, flick in physics} == {(1, Flick(9000, 400, 100, 115))}
    assert [each.seat for each in physics[0][0]] == [0, 1, 2]


@pytest.mark.usefixtures("physics")
def test_ic_29_only_while_somebody_aims() -> None:
    learning = fresh(2, learning=True)
    assert refusal(learning) == "wrong_phase"
    learning.play(kitchen())
    assert refusal(learning) == "wrong_phase"
    learning.play(START)
    assert refusal(learning, None) == "wrong_phase"
    assert asked(learning, 1) is None
    learning.flick()
    assert learning.phase == "retry"
    assert asked(learning, 1) is None
    ended = scene(learning=True, phase="end_of_turn", hands=("", "two two"))
    assert refusal(ended) == "wrong_phase"


def test_ic_29_the_ghost_is_the_flick_without_tremor() -> None:
    """Real physics once: where it says it ends, there the flick ends."""
    match = tablee.Match.new("icecool", seats=1, seed=1, tremor="none")
    match.play(0, START)
    assert GAME.hints is not None
    ghost = GAME.hints(match.view(0), Sketch(0, 600, 0, 115))
    match.play(0, {"type": "flick", "direction": 0, "power": 600, "offset": 0, "height": 115})
    assert match.state.players[0].spot == ghost.end
    assert ghost.path[0] == CIRCLE
    assert len(ghost.path) <= 91
    assert (ghost.touches, ghost.is_off_board) == ((), False)
    passed = [each["door"] for each in plain(match.state.last) if each["type"] == "passed"]
    assert [*ghost.doors] == passed


def plain(last: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tablee.to_plain(last.happenings)
    return found


def test_ic_29_others_see_where_somebody_aims() -> None:
    """A draft is shown live; it is no flick yet."""
    assert GAME.shows_sketches
    assert GAME.types.sketch is Sketch
