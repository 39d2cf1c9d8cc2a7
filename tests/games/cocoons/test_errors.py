"""Section 11: the order of checks (CO-92)."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.cocoons.support.tables import (
    END,
    MOMENTS,
    NO,
    YES,
    box,
    code,
    note,
    over,
    read,
    ready,
    refused,
    tell,
    voting,
    walk,
)

import tablee
from tablee.core.codec import codec
from tablee.core.protocol import Decision

ORDER = (
    "game_over",
    "bad_action",
    "vote_pending",
    "no_vote",
    "not_your_turn",
    "wrong_phase",
    "unknown_cocoon",
    "unknown_guardian",
    "row",
)
Case = tuple[tablee.Match, int, dict[str, Any]]
GUARDIAN = MOMENTS["guardian"]
BARE: dict[str, Any] = {"type": "slide"}  # a field is missing


def one_placed(reserve: int = 25) -> tablee.Match:
    """The fish is in cocoon B, and seat 1 is to play."""
    match = box(reserve=reserve)
    walk(match, 1)
    return match


def refused_once() -> tablee.Match:
    """Seat 0 may not propose again, and seat 1 has proposed."""
    match = voting(3)
    match.play(2, NO)
    match.play(1, END)
    return match


def shared_once() -> tablee.Match:
    match = box()
    match.play(1, tell("G"))
    return match


# Both apply; the earlier one is told. In each table of two seat 0 is active.
PAIRS: dict[str, Callable[[], Case]] = {
    "game_over bad_action": lambda: (over(), 0, BARE),
    "game_over bad_action of no type": lambda: (over(), 0, {"type": "dance"}),
    "game_over no_vote": lambda: (over(), 0, YES),
    "game_over not_your_turn": lambda: (over(), 1, read("B")),
    "game_over wrong_phase": lambda: (over(), 0, read(">B")),
    "game_over unknown_cocoon": lambda: (over(), 0, read("Z")),
    "game_over unknown_cocoon of a share": lambda: (over(), 0, tell("Z")),
    "game_over unknown_guardian": lambda: (over(), 0, note("A", "dragon")),
    "game_over row not_visible": lambda: (over(), 0, tell("A")),
    "game_over row not_adjacent": lambda: (over(), 0, read("A")),
    "game_over row same_cocoon": lambda: (over(), 0, read("fish>B")),
    "bad_action vote_pending": lambda: (voting(), 0, BARE),
    "bad_action vote_pending of a proposal": lambda: (voting(), 1, {**END, "now": 1}),
    "bad_action no_vote": lambda: (box(), 0, {**YES, "really": True}),
    "bad_action not_your_turn": lambda: (box(), 1, BARE),
    "bad_action wrong_phase": lambda: (box(), 0, {"type": "place"}),
    "bad_action unknown_cocoon": lambda: (box(), 0, {"type": "correct", "cocoon": "Z"}),
    "bad_action unknown_guardian": lambda: (box(), 0, {"type": "correct", "guardian": "dragon"}),
    "bad_action row not_visible": lambda: (box(), 0, {**tell("A"), "guardian": "fox"}),
    "bad_action row not_adjacent": lambda: (box(), 0, {**read("A"), "more": 1}),
    "vote_pending not_your_turn": lambda: (voting(), 1, read("B")),
    "vote_pending wrong_phase": lambda: (voting(), 0, read(">B")),
    "vote_pending wrong_phase of the action trap": lambda: (voting(), 1, read("!B")),
    "vote_pending wrong_phase of leaving it": lambda: (voting(), 0, read(".")),
    "vote_pending unknown_cocoon": lambda: (voting(), 0, read("Z")),
    "vote_pending unknown_guardian": lambda: (voting(), 0, read("dragon>A")),
    "vote_pending row not_adjacent": lambda: (voting(), 0, read("A")),
    "vote_pending row same_cocoon": lambda: (voting(), 0, read("fish>B")),
    "vote_pending row already_refused": lambda: (refused_once(), 0, END),
    "no_vote wrong_phase": lambda: (GUARDIAN(), 0, YES),
    "no_vote not_your_turn": lambda: (box(), 1, NO),
    "not_your_turn wrong_phase": lambda: (box(), 1, read(">B")),
    "not_your_turn wrong_phase of a slide": lambda: (GUARDIAN(), 1, read("A")),
    "not_your_turn unknown_cocoon": lambda: (box(), 1, read("Z")),
    "not_your_turn unknown_guardian": lambda: (box(), 1, read("dragon>A")),
    "not_your_turn row not_adjacent": lambda: (box(), 1, read("A")),
    "not_your_turn row guardian_not_in_cocoon": lambda: (box(), 1, read("fox>A")),
    "wrong_phase unknown_cocoon": lambda: (box(), 0, read(">Z")),
    "wrong_phase unknown_cocoon of the action trap": lambda: (GUARDIAN(), 0, read("!Z")),
    "wrong_phase unknown_guardian": lambda: (GUARDIAN(), 0, read("dragon>A")),
    "wrong_phase row not_adjacent": lambda: (GUARDIAN(), 0, read("H")),
    "wrong_phase row guardian_not_in_cocoon": lambda: (GUARDIAN(), 0, read("fox>A")),
    "wrong_phase row start_hidden": lambda: (GUARDIAN(), 0, END),
    "unknown_cocoon unknown_guardian": lambda: (box(), 0, read("dragon>Z")),
    "unknown_cocoon unknown_guardian of a note": lambda: (box(), 1, note("Z", "dragon")),
    "unknown_cocoon row guardian_not_in_cocoon": lambda: (box(), 0, read("fox>Z")),
    "unknown_cocoon row not_enough_tokens": lambda: (one_placed(2), 1, read("fish>Z")),
    "unknown_guardian row not_enough_tokens": lambda: (one_placed(2), 1, read("dragon>A")),
}


@pytest.mark.parametrize("pair", PAIRS)
def test_co_92_the_earlier_check_is_told(pair: str) -> None:
    """An action that breaks two rules gets the code of the first in the order."""
    first, second, *_ = pair.split()
    assert ORDER.index(first) < ORDER.index(second)
    match, seat, action = PAIRS[pair]()
    assert code(match, seat, action) == first


ROWS: dict[str, Callable[[], Case]] = {
    "guardian_not_in_cocoon not_enough_tokens": lambda: (one_placed(2), 1, read("fox>A")),
    "same_cocoon not_enough_tokens": lambda: (one_placed(3), 1, read("fish>B")),
    "start_hidden guardians_missing": lambda: (one_placed(), 0, END),
    "not_visible already_shared": lambda: (shared_once(), 0, tell("G")),
}


@pytest.mark.parametrize("pair", ROWS)
def test_co_92_the_errors_of_a_row_from_left_to_right(pair: str) -> None:
    """Both apply; the left one is told."""
    match, seat, action = ROWS[pair]()
    assert code(match, seat, action) == pair.split(maxsplit=1)[0]


ALONE: dict[str, tuple[str, Callable[[], Case]]] = {
    "game_over": ("CO-92", lambda: (over(), 0, read("B"))),
    "bad_action": ("CO-92", lambda: (box(), 0, BARE)),
    "vote_pending": ("CO-92", lambda: (voting(), 0, read("B"))),
    "no_vote": ("CO-92", lambda: (ready(), 0, YES)),
    "not_your_turn": ("CO-92", lambda: (box(), 1, read("B"))),
    "wrong_phase": ("CO-92", lambda: (box(), 0, read("."))),
    "unknown_cocoon": ("CO-92", lambda: (box(), 0, read("Z"))),
    "unknown_guardian": ("CO-92", lambda: (box(), 0, read("dragon>A"))),
    "not_adjacent": ("CO-43", lambda: (box(), 0, read("A"))),
    "guardian_not_in_cocoon": ("CO-55", lambda: (box(), 0, read("fox>A"))),
    "same_cocoon": ("CO-55", lambda: (one_placed(), 1, read("fish>B"))),
    "not_enough_tokens": ("CO-55", lambda: (one_placed(3), 1, read("fish>A"))),
    "start_hidden": ("CO-59", lambda: (one_placed(), 1, END)),
    "guardians_missing": ("CO-59", lambda: (box(), 1, END)),
    "not_visible": ("CO-38", lambda: (box(), 0, tell("G"))),
    "already_shared": ("CO-38", lambda: (shared_once(), 1, tell("G"))),
    "already_voted": ("CO-60", lambda: (voting(), 0, YES)),
}


@pytest.mark.parametrize("name", ALONE)
def test_co_92_each_error_alone(name: str) -> None:
    """With a message in words; nothing changes."""
    _, case = ALONE[name]
    match, seat, action = case()
    refusal = refused(match, seat, action)
    assert refusal.code == name
    assert refusal.rule.startswith("CO-")
    for language in ("en", "fr"):
        words = match.game.notation.explain(refusal.refusal, language)
        assert words
        assert name not in words, f"no sentence for {name}"


BAD: list[Any] = [
    {"type": "dance"},
    {"type": 7},
    {},
    {"cocoon": "A"},
    {"type": "slide"},
    {"type": "slide", "cocoon": 1},
    {"type": "slide", "cocoon": None},
    {"type": "slide", "cocoon": ["B"]},
    {"type": "slide", "cocoon": "B", "seat": 0},
    {"type": "correct", "cocoon": "A"},
    {"type": "note", "cocoon": "A"},
    {"type": "note", "cocoon": "A", "guardian": 3},
    {"type": "share"},
    {"type": "leave_it", "cocoon": "A"},
    {"type": "deal"},
    "slide",
    None,
    [],
]


@pytest.mark.parametrize("action", BAD, ids=str)
def test_co_92_what_is_no_action(action: Any) -> None:
    """Unknown type, missing or mistyped field: bad_action, in every phase."""
    for moment in MOMENTS:
        expected = "game_over" if moment == "over" else "bad_action"
        assert code(MOMENTS[moment](), 0, action) == expected


STRANGE = [read("B"), read(">B"), tell("G"), note("A", "fox"), END, YES, NO, {"type": "leave"}]


@pytest.mark.parametrize("action", STRANGE, ids=lambda action: action["type"])
@pytest.mark.parametrize("seat", [2, 4, -1])
def test_co_92_an_unknown_seat(seat: int, action: dict[str, Any]) -> None:
    """bad_action by the rules, before anything else is looked at; a match has no such seat."""
    for match in (box(), ready(), voting()):
        move = Decision(seat, codec(match.game).action(action), 0)
        refusal = match.game.rules.check(match.state, move)
        assert refusal is not None
        assert refusal.code == "bad_action"
        with pytest.raises(tablee.BadSeats):
            match.play(seat, action)


@pytest.mark.parametrize("seat", [2, -1])
def test_co_92_an_unknown_seat_in_a_log(seat: int) -> None:
    """A log in which a stranger speaks is refused."""
    match = box()
    match.play(1, note("A", "fox"))
    text = match.dumps()
    assert '"seat":1,' in text
    with pytest.raises(tablee.BadLog):
        tablee.Match.loads(text.replace('"seat":1,', f'"seat":{seat},'))


@pytest.mark.parametrize("moment", [each for each in MOMENTS if each != "over"])
def test_co_92_words_and_votes_skip_the_turn_check(moment: str) -> None:
    """share, note, propose_end and answers: never not_your_turn."""
    match = MOMENTS[moment]()
    match.play(1, note("A", "fox"))
    for action in (tell("A"), END, YES, NO, note("Z", None)):
        read_action = codec(match.game).action(action)
        refusal = match.game.rules.check(match.state, Decision(1, read_action, 0))
        assert refusal is None or refusal.code != "not_your_turn"
