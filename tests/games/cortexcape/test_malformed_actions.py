"""Section 12: whatever arrives in place of an action is refused and changes nothing (CX-71)."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.cortexcape.support.moments import MOMENTS, PICK, RULE, moment
from tests.games.cortexcape.support.tables import actor, finish, refusal, table

import tablee
from tablee.core.frozen import Pieces
from tablee.core.protocol import Decide
from tablee.games.cortexcape.model import Build, Lock, Path, Pick

NO_ACTIONS: list[Any] = [
    None,
    True,
    7,
    1.5,
    float("nan"),
    "build",
    b"build",
    [],
    [PICK],
    (),
    {"build"},
    object(),
    Decide,
    {},
    {"hand": "left"},
    {"type": None},
    {"type": 3},
    {"type": ["build"]},
    {"type": {"type": "build"}},
    {"type": ""},
    {"type": "BUILD"},
    {"type": "state"},
    {"type": "decision", "seat": 0, "action": PICK},
    {"type": "x" * 1_000_000},
    {"Type": "build"},
    {1: 2},
    {None: "build"},
]
FIELDS: dict[str, list[str]] = {
    "draw": ["hand"],
    "build": ["placement"],
    "rebuild": ["refill", "swaps"],
    "lock": ["start", "exit"],
    "path": ["doors"],
}
ILL_TYPED: list[Any] = [None, 5, 1.5, True, [None], [["N", 1]], [[["M"]]], {"A": None}, {"A": {}}]
SHAPES: dict[str, list[Any]] = {  # of the field, beyond those
    "hand": ["", "x"],
    "placement": ["", "x", "W" * 20, [], list("W" * 20), {"A": ["W"]}, {"A": 1}],
    "refill": ["", "C=W", [], [["C", "W"]], {"C": ["W"]}, {"C": 0}],
    "swaps": ["", "N>O", {}, {"N": "O"}, ["NO"], [["N"]], [["N", "O", "P"]], [[]], [[["N"], "O"]]],
    "start": [["c1"], {}, []],
    "exit": [["X1"], {}, []],
    "doors": ["", "MOC", {}, [[]], [["M"]], [1], ["M", None]],
}


@pytest.mark.parametrize("name", MOMENTS)
def test_cx_71_an_action_without_a_known_type_is_malformed(name: str) -> None:
    """Every action carries a type: draw, build, lock, path (or leave)."""
    match = moment(name)
    for junk in NO_ACTIONS:
        for seat in (0, 1):
            assert refusal(match, junk, seat) == ("malformed", "CX-71")


def test_cx_71_a_deep_nest_of_lists_is_malformed() -> None:
    """Nested junk is refused, however deep."""
    nest: Any = []
    for _ in range(100_000):
        nest = [nest]
    for name in MOMENTS:
        match = moment(name)
        assert refusal(match, nest) == ("malformed", "CX-71")
        message = {"type": match.state.phase, FIELDS[name][0]: nest}
        assert refusal(match, message) == ("malformed", RULE[name])
    while nest:
        nest = nest.pop()  # taken apart by hand, as its end would be deep too


@pytest.mark.parametrize("name", MOMENTS)
def test_cx_71_missing_extra_and_ill_typed_fields_are_malformed(name: str) -> None:
    """A missing, extra or ill-typed field is malformed, by the number of its action's rule."""
    match = moment(name)
    action = tablee.to_plain(match.sample(actor(match), Random(1)))
    match.check(actor(match), action)
    expected = ("malformed", RULE[name])
    assert refusal(match, {**action, "junk": None}) == expected
    assert refusal(match, {**action, 7: 7}) == expected
    for field in FIELDS[name]:
        assert refusal(match, {key: action[key] for key in action if key != field}) == expected
        for junk in ILL_TYPED + SHAPES[field]:
            assert refusal(match, {**action, field: junk}) == expected


def test_cx_71_each_build_takes_the_fields_of_its_own_round() -> None:
    """A placement after round 1, or refill and swaps in round 1, is malformed."""
    placed = {"placement": {"A": "W"}}
    rebuilt: dict[str, Any] = {"refill": {}, "swaps": []}
    for name, wrong in (("build", rebuilt), ("rebuild", placed)):
        for fields in (wrong, placed | rebuilt):
            message = {"type": "build", **fields}
            assert refusal(moment(name), message) == ("malformed", RULE[name])


@pytest.mark.parametrize("name", MOMENTS[1:])
def test_cx_71_huge_and_odd_ids_are_unknown_not_fatal(name: str) -> None:
    """A text of any size or alphabet is an id that the labyrinth does not know."""
    match = moment(name)
    for odd in ("X" * 1_000_000, "", " ", "É", "\x00", "\ud800", "{exit}", "AB"):
        fields: dict[str, dict[str, Any]] = {
            "build": {"placement": {odd: "W"}},
            "rebuild": {"refill": {odd: "W"}, "swaps": []},
            "lock": {"start": odd, "exit": odd},
            "path": {"doors": [odd]},
        }
        message = {"type": match.state.phase, **fields[name]}
        assert refusal(match, message) == ("unknown_id", RULE[name])


def test_cx_71_leave_takes_no_fields() -> None:
    """An extra field is malformed in the action leave too, and nobody leaves by it."""
    match = table(3)
    for junk in ({"why": "bored"}, {7: 7}):
        assert refusal(match, {"type": "leave", **junk}, 2)[0] == "malformed"
    assert refusal(finish(table()), {"type": "leave", "why": "bored"}, 0)[0] == "game_over"


ILL_MADE: list[tuple[str, type, dict[str, Any]]] = [
    ("draw", Pick, {"hand": None}),
    ("draw", Pick, {"hand": []}),
    ("build", Build, {}),
    ("build", Build, {"placement": None}),
    ("build", Build, {"placement": ["W"]}),
    ("build", Build, {"placement": {"A": 1}}),
    ("build", Build, {"placement": {"A": []}}),
    ("build", Build, {"placement": {1: "W"}}),
    ("build", Build, {"placement": Pieces({"A": []})}),  # type: ignore[dict-item]
    ("build", Build, {"placement": Pieces(dict.fromkeys("ABCDEFGHIJKLMNOPQRST", 1))}),  # type: ignore[arg-type]
    ("build", Build, {"placement": {}, "swaps": ()}),
    ("rebuild", Build, {"refill": {}}),
    ("rebuild", Build, {"swaps": ()}),
    ("rebuild", Build, {"refill": None, "swaps": ()}),
    ("rebuild", Build, {"refill": {}, "swaps": None}),
    ("rebuild", Build, {"refill": {"C": 1}, "swaps": ()}),
    ("rebuild", Build, {"refill": {"C": []}, "swaps": ()}),
    ("rebuild", Build, {"refill": Pieces({"C": []}), "swaps": ()}),  # type: ignore[dict-item]
    ("rebuild", Build, {"refill": {}, "swaps": (1,)}),
    ("rebuild", Build, {"refill": {}, "swaps": [1]}),
    ("rebuild", Build, {"refill": {}, "swaps": (("N",),)}),
    ("rebuild", Build, {"refill": {}, "swaps": ((["N"], "O"),)}),
    ("rebuild", Build, {"placement": {}, "refill": {}, "swaps": ()}),
    ("lock", Lock, {"start": None, "exit": "X1"}),
    ("lock", Lock, {"start": "c1", "exit": 1}),
    ("lock", Lock, {"start": [], "exit": {}}),
    ("path", Path, {"doors": None}),
    ("path", Path, {"doors": "B"}),
    ("path", Path, {"doors": (1,)}),
    ("path", Path, {"doors": (["B"],)}),
    ("path", Path, {"doors": {"B": 1}}),
]


@pytest.mark.parametrize(("name", "kind", "fields"), ILL_MADE)
def test_cx_71_an_action_object_with_ill_typed_fields_is_malformed(
    name: str, kind: type, fields: dict[str, Any]
) -> None:
    """An ill-typed action object cannot be made, or is judged like a message."""
    try:
        action = kind(**fields)
    except TypeError:
        return
    assert refusal(moment(name), action) == ("malformed", RULE[name])


leaves = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=4))
ids = st.sampled_from(["A", "N", "W", "#", "c1", "X1", "left", "Z"])
junk_data = st.recursive(
    leaves | ids,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ids, inner, max_size=4),
    max_leaves=12,
)
messages = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(["draw", "build", "lock", "path"]),
    st.dictionaries(st.sampled_from([*SHAPES, "junk"]), junk_data, max_size=3),
)


@given(junk=junk_data | messages, name=st.sampled_from(MOMENTS), seat=st.integers(0, 1))
@settings(max_examples=300, deadline=None)
def test_cx_71_whatever_arrives_is_played_or_refused(junk: Any, name: str, seat: int) -> None:
    """Errors never change the state and always carry a code: nothing else is ever raised."""
    match = moment(name)
    try:
        match.check(seat, junk)
    except tablee.Refused:
        code, rule = refusal(match, junk, seat)
        assert code
        assert rule.startswith("CX-")
    else:
        match.play(seat, junk)
