"""IC-47 and IC-48: one code for every mistake, in the order of the table."""

import re
from importlib.resources import files
from typing import Any

import pytest
from tests.games.icecool.support.codes import ORDER
from tests.games.icecool.support.tables import (
    CIRCLE,
    END,
    LEAVE,
    RULES,
    START,
    STRAIGHT,
    Fact,
    Scene,
    announce,
    fresh,
    kitchen,
    move_fish,
    of_kind,
    orange,
    read,
    scene,
    skates,
    start,
)

from tablee.core.protocol import Tick, Unreadable
from tablee.games.icecool.model.flick import Flick

BY_WALL, IN_FRAME = (0.02, 0.1), (0.33, 0.1)
# Seat 0: 0..1; seat 1: 2..8 (jump bounce two two three jump* two*); seat 2: 9.
HANDS = ("jump two", "jump bounce two two three jump* two*", "jump")
ONE, OTHER, TWO, SECOND, THREE, USED_ONE, USED_TWO = range(2, 9)
NOT_DRAWN, THEIRS, UNKNOWN = 53, 9, 54


def aim(**more: Any) -> Scene:
    return scene(**{"hands": HANDS, "spots": {1: BY_WALL}, **more})


def entry(**more: Any) -> Scene:
    return scene(**{"phase": "entry", "spots": {1: None, 2: (0.11, 0.0935)}, **more})


def ended(**more: Any) -> Scene:
    return aim(phase="end_of_turn", **more)


def over() -> Scene:
    return aim(phase="game_over", ending="left", gone=(0, 2))


def tournament(**more: Any) -> Scene:
    return scene(scoring="tournament", **more)


def surrounded() -> Scene:
    """Two in the middle room leave no point of its orange line free."""
    return scene(spots={1: (0.2205, 0.2105), 0: (0.245, 0.255), 2: (0.285, 0.255)})


def moved(one: int = TWO, other: int = SECOND, colour: str = "green", *way: str) -> Fact:
    return move_fish(one, other, colour, *(way or ("d14", "d45")))


# A position, an action and whose it is: the code. The first four by anybody, then by the seat.
CASES: list[tuple[Scene, Any, int, str]] = [
    (over(), STRAIGHT, 1, "game_over"),
    (over(), LEAVE, 2, "game_over"),
    (over(), {"type": "nonsense"}, 0, "game_over"),
    (aim(gone=(2,)), LEAVE, 2, "left_already"),
    (tournament(), announce(0), 1, "no_specials"),
    (tournament(), moved(), 1, "no_specials"),
    (tournament(), skates(0, 1), 1, "no_specials"),
    (scene(1), announce(0), 0, "no_specials"),  # a warm-up has no cards either
    (aim(), STRAIGHT, 0, "not_your_turn"),
    (aim(aimed=Flick(0, 500, 0, 115), phase="flicking"), STRAIGHT, 1, "not_your_turn"),
    (aim(), END, 1, "wrong_phase"),
    (aim(), {"type": "nonsense"}, 1, "wrong_phase"),
    (aim(), {}, 1, "wrong_phase"),
    (aim(), "flick", 1, "wrong_phase"),
    (aim(), {"type": "flick"}, 1, "bad_type"),
    (aim(), {**STRAIGHT, "power": 49}, 1, "out_of_range"),
    (fresh(), kitchen(0, 0), 0, "outside_zone"),
    (entry(), start(0, 0), 1, "outside_zone"),
    (aim(announced=ONE), announce(OTHER), 1, "already_announced"),
    (aim(is_placed=True), orange(1), 1, "already_placed"),
    (aim(spots={}), orange(1), 1, "not_near_wall"),
    (aim(), orange(3), 1, "room_not_visible"),
    (surrounded(), orange(5), 1, "blocked"),
    (entry(), start(800, 935), 1, "blocked"),
    (aim(), announce(NOT_DRAWN), 1, "card_not_yours"),
    (aim(), announce(THEIRS), 1, "card_not_yours"),
    (aim(), announce(USED_ONE), 1, "card_used"),
    (aim(), announce(TWO), 1, "wrong_value"),
    (aim(), announce(THREE), 1, "wrong_value"),
    (ended(), skates(ONE, THEIRS), 1, "card_not_yours"),
    (ended(), skates(ONE, USED_ONE), 1, "card_used"),
    (ended(), skates(ONE, ONE), 1, "wrong_value"),
    (ended(), skates(ONE, TWO), 1, "wrong_value"),
    (aim(), moved(TWO, 1), 1, "card_not_yours"),
    (aim(), moved(USED_TWO, TWO), 1, "card_used"),
    (aim(), moved(TWO, TWO), 1, "wrong_value"),
    (aim(), moved(TWO, ONE), 1, "wrong_value"),
    (aim(), moved(TWO, SECOND, "green", "d13", "d14"), 1, "fish_not_there"),
    (aim(), moved(TWO, SECOND, "blue", "d14", "d23"), 1, "fish_not_there"),  # the Catcher's
    (aim(), moved(TWO, SECOND, "green", "d14", "d14"), 1, "same_door"),
    (aim(), moved(TWO, SECOND, "green", "d14", "d13"), 1, "same_room_as_penguin"),
]


@pytest.mark.parametrize(("table", "action", "seat", "code"), CASES)
def test_ic_47_every_mistake_has_its_code(table: Scene, action: Any, seat: int, code: str) -> None:
    refusal = table.refused(action, seat)
    assert refusal.code == code
    assert refusal.rule.startswith("IC-")


def test_ic_47_every_code_of_the_table_is_met() -> None:
    assert {code for *_, code in CASES} == {*ORDER}


@pytest.mark.parametrize(("table", "action", "seat", "code"), CASES)
def test_ic_47_a_refused_action_changes_nothing(
    table: Scene, action: Any, seat: int, code: str
) -> None:
    """No state, no luck: the judge is a function of a frozen state."""
    before = hash(table.state)
    assert table.code(action, seat) == table.code(action, seat) == code
    assert hash(table.state) == before


BAD_TYPES: list[tuple[Scene, Any]] = [
    (aim(), {k: v for k, v in STRAIGHT.items() if k != "offset"}),
    (aim(), {**STRAIGHT, "spin": 1}),
    (aim(), {**STRAIGHT, "power": 500.5}),
    (aim(), {**STRAIGHT, "power": "500"}),
    (aim(), {**STRAIGHT, "height": None}),
    (aim(), {**STRAIGHT, "power": True}),
    (aim(), {"type": "orange"}),
    (aim(), {"type": "orange", "room": "kitchen"}),
    (aim(), {"type": "announce", "card": [ONE]}),
    (aim(), {**moved(), "colour": 2}),
    (aim(), {**moved(), "to": 45}),
    (aim(), {k: v for k, v in moved().items() if k != "from"}),
    (aim(), {**moved(), "from_": "d14"}),
    (aim(), {**moved(), "cards": [TWO]}),
    (aim(), {**moved(), "cards": [TWO, SECOND, ONE]}),
    (aim(), {**moved(), "cards": TWO}),
    (ended(), skates(ONE)),
    (ended(), skates(ONE, OTHER, THREE)),
    (ended(), {"type": "skates", "cards": ["2", "3"]}),
    (ended(), {"type": "skates"}),
    (ended(), {"type": "end_turn", "now": True}),
    (fresh(), {"type": "place_catcher"}),
    (fresh(), {"type": "place_catcher", "x": 3715}),
    (fresh(), {"type": "place_catcher", "x": 3715, "y": 0.42}),
    (entry(), {"type": "place_start", "x": 800}),
    (entry(), {"type": "place_start", "y": 935}),
    (entry(), {"type": "place_start", "x": 800, "y": None}),
    (entry(), {"type": "place_start", "x": 800.5, "y": 935}),
    (entry(), {**START, "z": 1}),
]


@pytest.mark.parametrize(("table", "action"), BAD_TYPES)
def test_ic_47_fields_are_there_and_of_their_type(table: Scene, action: Any) -> None:
    refusal = table.refused(action)
    assert refusal.code == "bad_type"
    assert refusal.hint["problem"]


def test_ic_47_only_a_start_may_leave_its_place_open() -> None:
    assert entry().code(START) is None
    assert fresh().code({"type": "place_catcher"}) == "bad_type"


RANGES: list[tuple[Scene, Any, str]] = [
    *((aim(), {**STRAIGHT, "direction": each}, "direction") for each in (-1, 36_000)),
    *((aim(), {**STRAIGHT, "power": each}, "power") for each in (49, 1001, 10**30)),
    *((aim(), {**STRAIGHT, "offset": each}, "offset") for each in (-901, 901)),
    *((aim(), {**STRAIGHT, "height": each}, "height") for each in (79, 501)),
    *((aim(), orange(each), "room") for each in (0, 6, -1)),
    *((aim(), announce(each), "card") for each in (-1, 54)),
    *((ended(), skates(ONE, each), "cards") for each in (-1, 54)),
    *((aim(), moved(each, TWO), "cards") for each in (-1, 54)),
    (aim(), moved(TWO, SECOND, "purple"), "colour"),  # nobody's, with three players
    (aim(), moved(TWO, SECOND, "yellow"), "colour"),
    (aim(), moved(TWO, SECOND, "green", "d12", "d14"), "from"),
    (aim(), moved(TWO, SECOND, "green", "d14", "d99"), "to"),
]


@pytest.mark.parametrize(("table", "action", "field"), RANGES)
def test_ic_47_unknown_numbers_and_names(table: Scene, action: Any, field: str) -> None:
    refusal = table.refused(action)
    assert (refusal.code, refusal.hint["field"]) == ("out_of_range", field)
    assert refusal.hint["allowed"]


@pytest.mark.parametrize(
    "edge",
    [
        {"direction": 0},
        {"direction": 35_999},
        {"power": 50},
        {"power": 1000},
        {"offset": -900},
        {"offset": 900},
        {"height": 80},
        {"height": 500},
    ],
)
def test_ic_20_the_ends_of_the_ranges_are_legal(edge: dict[str, int]) -> None:
    assert aim().code({**STRAIGHT, **edge}) is None


# -- the order -------------------------------------------------------------------------------------

WRONG_FLICK = {**STRAIGHT, "power": 1}
BROKEN_FLICK = {**STRAIGHT, "power": "1"}
# Both faults are there: the first is told.
NEIGHBOURS: list[tuple[str, str, Scene, Any, int]] = [
    (
        "game_over",
        "no_specials",
        tournament(phase="game_over", ending="left", gone=(0, 2)),
        announce(0),
        1,
    ),
    ("game_over", "not_your_turn", over(), STRAIGHT, 2),
    ("game_over", "left_already", over(), LEAVE, 2),
    ("game_over", "bad_type", over(), BROKEN_FLICK, 1),
    ("no_specials", "not_your_turn", tournament(), announce(0), 2),
    ("no_specials", "wrong_phase", tournament(), skates(0, 1), 1),
    ("no_specials", "bad_type", tournament(), {"type": "announce"}, 1),
    ("no_specials", "out_of_range", tournament(), announce(99), 1),
    ("not_your_turn", "wrong_phase", aim(), END, 2),
    ("not_your_turn", "bad_type", aim(), BROKEN_FLICK, 0),
    ("not_your_turn", "out_of_range", aim(), WRONG_FLICK, 0),
    ("not_your_turn", "wrong_phase", aim(), {"type": "nonsense"}, 0),
    ("wrong_phase", "bad_type", ended(), BROKEN_FLICK, 1),
    ("wrong_phase", "out_of_range", ended(), WRONG_FLICK, 1),
    ("wrong_phase", "card_not_yours", aim(), skates(THEIRS, NOT_DRAWN), 1),
    ("wrong_phase", "outside_zone", aim(), kitchen(0, 0), 1),
    ("wrong_phase", "already_announced", ended(announced=ONE), announce(OTHER), 1),
    ("bad_type", "out_of_range", aim(), {**WRONG_FLICK, "height": "low"}, 1),
    ("bad_type", "outside_zone", entry(), {"type": "place_start", "x": 9999}, 1),
    ("bad_type", "already_placed", aim(is_placed=True), {"type": "orange"}, 1),
    ("bad_type", "card_not_yours", ended(), skates(THEIRS), 1),
    ("out_of_range", "already_announced", aim(announced=ONE), announce(UNKNOWN), 1),
    ("out_of_range", "already_placed", aim(is_placed=True), orange(6), 1),
    ("out_of_range", "not_near_wall", aim(spots={}), orange(6), 1),
    ("out_of_range", "card_not_yours", ended(), skates(THEIRS, UNKNOWN), 1),
    ("out_of_range", "card_not_yours", aim(), moved(THEIRS, TWO, "pink"), 1),
    ("out_of_range", "wrong_value", aim(), moved(ONE, ONE, "green", "d14", "door"), 1),
    ("out_of_range", "fish_not_there", aim(), moved(TWO, SECOND, "green", "d13", "d12"), 1),
    ("outside_zone", "blocked", entry(), start(1051, 935), 1),
    ("already_announced", "card_not_yours", aim(announced=ONE), announce(THEIRS), 1),
    ("already_announced", "card_used", aim(announced=ONE), announce(USED_ONE), 1),
    ("already_announced", "wrong_value", aim(announced=ONE), announce(THREE), 1),
    ("already_placed", "not_near_wall", aim(spots={}, is_placed=True), orange(1), 1),
    ("already_placed", "room_not_visible", aim(is_placed=True), orange(4), 1),
    ("not_near_wall", "room_not_visible", aim(spots={}), orange(4), 1),
    ("room_not_visible", "blocked", scene(spots={1: BY_WALL}), orange(5), 1),
    ("card_not_yours", "card_used", ended(), skates(THEIRS, USED_ONE), 1),
    ("card_not_yours", "wrong_value", ended(), skates(THEIRS, THREE), 1),
    ("card_not_yours", "wrong_value", ended(), skates(THEIRS, THEIRS), 1),
    ("card_not_yours", "fish_not_there", aim(), moved(THEIRS, TWO, "green", "d13", "d14"), 1),
    ("card_used", "wrong_value", ended(), skates(USED_ONE, THREE), 1),
    ("card_used", "wrong_value", ended(), skates(USED_TWO, USED_TWO), 1),
    ("card_used", "same_door", aim(), moved(USED_TWO, TWO, "green", "d14", "d14"), 1),
    ("wrong_value", "fish_not_there", aim(), moved(TWO, ONE, "green", "d13", "d14"), 1),
    ("wrong_value", "same_door", aim(), moved(TWO, TWO, "green", "d14", "d14"), 1),
    ("fish_not_there", "same_door", aim(), moved(TWO, SECOND, "green", "d13", "d13"), 1),
    (
        "fish_not_there",
        "same_room_as_penguin",
        aim(),
        moved(TWO, SECOND, "red", "d25", "d14"),
        1,
    ),
    ("same_door", "same_room_as_penguin", aim(), moved(TWO, SECOND, "red", "d14", "d14"), 1),
]


@pytest.mark.parametrize(
    ("first", "second", "table", "action", "seat"),
    NEIGHBOURS,
    ids=[f"{number}-{case[0]}-{case[1]}" for number, case in enumerate(NEIGHBOURS)],
)
def test_ic_48_the_first_fault_of_the_table_is_told(
    first: str, second: str, table: Scene, action: Any, seat: int
) -> None:
    assert ORDER.index(first) < ORDER.index(second)
    assert table.code(action, seat) == first


def test_ic_48_the_order_is_that_of_the_rules() -> None:
    """As they are printed, row by row."""
    text = (files("tablee.games.icecool") / "rules.md").read_text(encoding="utf-8")
    rows = text.partition("| code | when |")[2].partition("IC-48")[0]
    codes = [
        code
        for row in rows.splitlines()
        if row.startswith("| `")
        for code in re.findall(r"`(\w+)`", row.split("|")[1])
    ]
    assert tuple(codes) == (*ORDER, "not_owed", "bad_outcome", "no_ghost")


# -- not a seat's action ---------------------------------------------------------------------------


def test_ic_47_time_is_nothing_here() -> None:
    """Nothing depends on it, so no tick is owed."""
    assert RULES.check(aim().state, Tick(5)).code == "not_owed"


def test_ic_47_what_cannot_be_read_is_judged_in_its_place() -> None:
    table = aim()
    for kind, code in ((None, "wrong_phase"), ("flick", "bad_type"), ("end_turn", "wrong_phase")):
        assert table.code(Unreadable(kind, "?")) == code
    assert table.code(Unreadable("flick", "?"), 2) == "not_your_turn"


def test_ic_47_the_hint_names_whose_turn_it_is_and_what_is_on() -> None:
    assert aim().refused(STRAIGHT, 0).hint == {"seat": 1}
    assert aim().refused(END).hint == {"phase": "aim"}
    rooms = scene(spots={1: IN_FRAME}).refused(orange(5)).hint["rooms"]
    assert [*rooms] == [1, 4]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ic_47_a_broken_leave_is_of_a_bad_type(seat: int) -> None:
    """It is legal from anybody in any phase (IC-44), so nothing else is wrong with it."""
    broken = {**LEAVE, "why": "tired"}
    for table in (aim(), entry(), aim(aimed=Flick(0, 500, 0, 115), phase="flicking")):
        assert table.code(broken, seat) == "bad_type"
    assert over().code(broken, seat) == "game_over"


def test_ic_38_the_free_point_is_never_blocked() -> None:
    """However many stand around the circle."""
    table = scene(
        4, phase="entry", spots={1: None, 0: (0.08, 0.0935), 2: (0.08, 0.057), 3: (0.08, 0.13)}
    )
    assert table.code(START) is None
    (entered,) = table.play(START)
    assert (entered.x, entered.y) != CIRCLE
    assert read(START) in RULES.offer(entry().state, 1).actions


def test_ic_67_a_placement_is_no_contact() -> None:
    """Entering beside the Catcher catches nobody."""
    table = entry(spots={1: None, 0: (0.1155, 0.0935)})
    events = table.play(start(800, 935))
    assert not of_kind(events, "id_taken")
    assert not table.state.players[1].is_caught
