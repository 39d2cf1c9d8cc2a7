"""Section 11: phases, legal actions and errors (CL-85..CL-93)."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.coolock.support.games import played
from tests.games.coolock.support.moments import curious, fall, night, reveal
from tests.games.coolock.support.tables import (
    LEAVE,
    ROLL,
    RULES,
    STAY,
    TRY,
    Scene,
    choose,
    jailed,
    move,
    order,
    scene,
)

from tablee.core.protocol import Decide, Draw, Over


def key() -> Scene:
    table = curious(locks={34: (1,), 33: (1,)})
    reveal(table, "skeleton_key")
    return table


def passage() -> Scene:
    table = curious(59)
    reveal(table, "secret_passage")
    return table


def double() -> Scene:
    table = night(26, 77, round=1)
    fall(table, (2, 2))
    return table


def over() -> Scene:
    table = scene(pawns=[35], portions={34: 0}, die=1)
    table.play(0, move(40))
    return table


MOMENTS: dict[str, Callable[[], Scene]] = {
    "prison": lambda: scene(pawns=[jailed(1)]),
    "roll": scene,
    "move": lambda: scene(pawns=[46], die=1),
    "card": key,
    "ghost_order": double,
    "over": over,
}
"""Seat 0 is to act in all of them but the last."""
ACTIONS: dict[str, dict[str, Any]] = {
    "try_double": TRY,
    "stay": STAY,
    "roll": ROLL,
    "move": move(39),
    "choose": choose(padlock=34),
    "order": order(1, "white"),
}
LEGAL = {
    "prison": {"try_double", "stay"},
    "roll": {"roll"},
    "move": {"move"},
    "card": {"choose"},
    "ghost_order": {"order"},
    "over": set[str](),
}


def test_cl_85_the_phases() -> None:
    """A game meets no others; luck is owed where dice or cards are due."""
    met = set()
    for state, *_ in played("hard", 5, seats=4):
        waiting = RULES.waiting(state)
        if isinstance(waiting, Draw):
            assert state.owed in ("deal", "die", "ghost_dice", "prison_dice", "card")
        else:
            assert isinstance(waiting, Decide)
            met.add(state.phase)
    assert met == {*LEGAL} - {"over"}


@pytest.mark.parametrize("phase", LEGAL)
@pytest.mark.parametrize("kind", ACTIONS)
def test_cl_85_each_phase_has_its_actions(phase: str, kind: str) -> None:
    """Everything else is `wrong_phase`, or `game_over` at the end."""
    table = MOMENTS[phase]()
    assert table.state.phase == phase
    if kind in LEGAL[phase]:
        table.play(0, ACTIONS[kind])
    else:
        wanted = "game_over" if phase == "over" else "wrong_phase"
        assert table.code(0, ACTIONS[kind]) == wanted


@pytest.mark.parametrize("phase", LEGAL)
def test_cl_86_the_seat_to_act(phase: str) -> None:
    """Just one; others hear that it is not their turn."""
    table = MOMENTS[phase]()
    if phase == "over":
        assert table.awaited == ()
        return
    assert table.awaited == (0,)
    assert table.offered(1) == []
    for kind, action in ACTIONS.items():
        assert table.code(1, action) == "not_your_turn", kind


def test_cl_86_prison() -> None:
    """A try or a stay."""
    assert MOMENTS["prison"]().offered(0) == [TRY, STAY]


def test_cl_87_roll() -> None:
    """And nothing else."""
    assert scene().offered(0) == [ROLL]


BAD: list[Any] = [
    {"type": "fly"},
    {"type": "roll", "die": 6},
    {"type": "move"},
    {"type": "move", "path": 39},
    {"type": "move", "path": ["39"]},
    {"type": "move", "path": [39], "into": "32"},
    {"type": "move", "path": [220]},
    {"type": "move", "path": [-1]},
    {"type": "move", "path": [39], "into": 158},
    {"type": "choose", "padlock": "all"},
    {"type": "order", "ghost": 1},
    {"type": "order", "ghost": 1, "first": "red"},
    {"path": [39]},
    "roll",
    None,
]


@pytest.mark.parametrize("action", BAD, ids=str)
@pytest.mark.parametrize("phase", LEGAL)
def test_cl_88_format_comes_first(action: Any, phase: str) -> None:
    """Malformed, or of unknown ids: whoever sends it, and even after the end."""
    table = MOMENTS[phase]()
    for seat in (0, 1):
        assert table.code(seat, action) == "malformed"


@pytest.mark.parametrize(
    ("card", "table", "good", "bad"),
    [
        (
            "key",
            key,
            [choose(padlock=34)],
            [choose(padlock=35), choose(seat=None), choose(ghost=1)],
        ),
        (
            "passage",
            passage,
            [choose(seat=1), choose(seat=None)],
            [choose(seat=0), choose(padlock=34), choose(ghost=1)],
        ),
    ],
)
def test_cl_89_choices_of_cards(
    card: str, table: Callable[[], Scene], good: list[Any], bad: list[Any]
) -> None:
    """A target of the card, else `bad_target`."""
    for action in bad:
        assert table().code(0, action) == "bad_target"
    for action in good:
        scene_ = table()
        scene_.play(0, action)
        assert scene_.state.phase == "roll"


@pytest.mark.parametrize("action", [{"type": "choose"}, choose(padlock=34, ghost=1)])
def test_cl_89_just_one_target_is_named(action: Any) -> None:
    """None or two are refused."""
    assert key().code(0, action) in ("malformed", "bad_target")


def test_cl_90_the_order_of_a_double() -> None:
    """For the ghost named in the state."""
    table = double()
    assert table.offered(0) == [order(1, "white"), order(1, "black")]
    assert table.state.haunting[0] == 1
    assert table.code(0, order(2, "white")) == "bad_target"
    assert table.code(0, order(7, "white")) == "bad_target"
    assert table.code(0, order(1, "grey")) == "malformed"


def test_cl_91_after_the_end() -> None:
    """Every well-formed action gets `game_over`, whose seat it may be."""
    table = over()
    assert isinstance(RULES.waiting(table.state), Over)
    for seat in (0, 1):
        for action in (*ACTIONS.values(), LEAVE):
            assert table.code(seat, action) == "game_over"
