"""Section 14: the checks in their order, and the legal moments (MF-60, MF-61)."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.monster_freeze.support.tables import (
    begin,
    claim,
    code,
    lay,
    live,
    refused,
    say,
    swap,
    table,
)

import tablee

TWO = "R1 X1 X2 | B1 X3 X4 | X5 | G1 X6 X7 X8 X9"
SHORT = "R1 X1 X2 | B1 X3 X4 | X5 | X6 X7"
THREE = "R1 X1 X2 | B1 X3 X4 | G1 X8 X9 | X5 | X6 X7"
Fact = dict[str, Any]
Case = tuple[tablee.Match, int, Fact]


def gone() -> tablee.Match:
    """Seat 0 of three has left in a live round."""
    match = live(THREE)
    match.play(0, {"type": "leave"})
    return match


def over() -> tablee.Match:
    match = live(SHORT)
    lay(match, 0, "R")
    return match


def paused() -> tablee.Match:
    match = live(TWO)
    match.play(1, say(match, "pause"))
    return match


def swapped() -> tablee.Match:
    """Seat 0 has just swapped: R1 X5 X2, and X1 in the centre."""
    match = live(TWO)
    match.play(0, swap(match, "X1"))
    return match


def locked() -> tablee.Match:
    match = live(TWO)
    assert code(match, 0, claim(match, "R1", "X1", "X2")) == "no_line"
    return match


def at(match: tablee.Match, change: Callable[[tablee.Match], Fact], **more: Any) -> Case:
    return match, 0, {**change(match), **more}


UNKNOWN = {"give": "nothing"}
# Both of two neighbours apply; the first one is told.
NEIGHBOURS: dict[str, Callable[[], Case]] = {
    "malformed not_seated": lambda: at(gone(), lambda m: swap(m, "R1"), **UNKNOWN),
    "not_seated stale_round": lambda: at(gone(), lambda m: swap(m, "R1"), round=7),
    "stale_round round_over": lambda: at(over(), lambda m: swap(m, "R1"), round=7),
    "stale_round not_started": lambda: at(table(2), lambda m: say(m, "pause"), round=7),
    "round_over not_started": lambda: at(over(), lambda m: say(m, "pause")),
    "not_started paused": lambda: at(table(2), lambda m: swap(m, "MF01", "MF02")),
    "paused stale_hand": lambda: at(paused(), lambda m: swap(m, "X9")),
    "stale_hand centre_changed": lambda: at(live(TWO), lambda m: swap(m, "X9", "X8")),
    "centre_changed too_soon": lambda: at(swapped(), lambda m: swap(m, "R1", "X9")),
    "stale_hand claim_locked": lambda: at(locked(), lambda m: claim(m, "R1", "X1", "X9")),
    "claim_locked no_line": lambda: at(locked(), lambda m: claim(m, "R1", "X1", "X2")),
    "claim_locked colour_not_shown": lambda: at(
        locked(), lambda m: claim(m, "X1", "X2", "R1", colour="blue")
    ),
    "no_line colour_not_shown": lambda: at(
        live(TWO), lambda m: claim(m, "R1", "X1", "X2", colour="blue")
    ),
    "paused no_pause_left": lambda: at(spent(), lambda m: say(m, "pause")),
    "stale_round not_paused": lambda: at(live(TWO), lambda m: say(m, "resume"), round=0),
    "round_over not_paused": lambda: at(over(), lambda m: say(m, "resume")),
    "not_started no_vote": lambda: at(table(1), lambda m: say(m, "vote_refresh")),
    "not_seated not_waiting": lambda: at(gone(), lambda _: {"type": "ready"}),
}


def spent() -> tablee.Match:
    """Seat 0 has no pause left, and is in its second."""
    match = live(TWO)
    for _ in range(2):
        if match.state.phase == "paused":
            match.play(0, say(match, "resume"))
            match.advance(3)
        match.play(0, say(match, "pause"))
    return match


@pytest.mark.parametrize("pair", NEIGHBOURS)
def test_mf_60_the_first_failure_is_told(pair: str) -> None:
    """Checks run in the order of the table."""
    match, seat, action = NEIGHBOURS[pair]()
    assert code(match, seat, action) == pair.split(maxsplit=1)[0]


BAD: list[tuple[Callable[[tablee.Match], Fact], str]] = [
    (lambda m: {**swap(m, "R1"), "give": "MF01"}, "give"),  # a card of another deck
    (lambda m: swap(m, "R1", "MF01"), "expect"),
    (lambda m: claim(m, "R1", "R1", "X1"), "stack"),
    (lambda m: claim(m, "R1", "X1"), "stack"),
    (lambda m: claim(m, "R1", "X1", "MF01"), "stack"),
    (lambda m: {**claim(m), "stack": [["R1", "top", 0], *claim(m, "X1", "X2")["stack"]]}, "stack"),
    (
        lambda m: {**claim(m), "stack": [["R1", "front", 4], *claim(m, "X1", "X2")["stack"]]},
        "stack",
    ),
    (lambda m: claim(m, "R1", "X1", "X2", colour="pink"), "colour"),
    (lambda _: {"type": "swap", "round": 1, "give": "R1"}, "expect"),
    (lambda m: {**swap(m, "R1"), "more": 1}, "more"),
    (lambda m: {**say(m, "pause"), "round": "one"}, "round"),
    (lambda _: {"type": "pause"}, "round"),
    (lambda _: {"type": "undo", "round": 1}, "type"),
    (lambda _: {"round": 1}, "type"),
]


@pytest.mark.parametrize(("change", "field"), BAD, ids=[f"{n}-{f}" for n, (_, f) in enumerate(BAD)])
def test_mf_60_a_bad_request_names_the_field(
    change: Callable[[tablee.Match], Fact], field: str
) -> None:
    """Missing or unknown field, unknown card, side, rot or colour; not three different cards."""
    match = live(TWO)
    refusal = refused(match, 0, change(match))
    assert refusal.code == "malformed"
    assert field in str(refusal.hint["field"])


def test_mf_60_the_hint_of_a_bad_request_is_the_name_alone() -> None:
    """The hint given is the field's name."""
    match = live(TWO)
    for change, field in BAD:
        assert refused(match, 0, change(match)).hint == {"field": field}


def test_mf_60_nothing_else_happens() -> None:
    """A refused action changes nothing; only no_line and lost races are kept in the log."""
    for pair, case in NEIGHBOURS.items():
        match, seat, action = case()
        refusal = refused(match, seat, action)  # which looks at the state
        recorded = refusal.code in ("no_line", "centre_changed")
        assert refusal.refusal.recorded == recorded, pair


def test_mf_60_a_lost_race_kept_in_the_log_has_no_effect() -> None:
    """Hands, centre, locks and gaps are what they were."""
    match = live(TWO)
    before = match.state
    assert code(match, 0, swap(match, "R1", "X9")) == "centre_changed"
    assert (match.state.players, match.state.centre) == (before.players, before.centre)
    assert (match.state.quiet_since, match.state.idle_since) == (0, 0)


@pytest.mark.parametrize("seat", [2, 5, -1])
def test_mf_60_who_has_no_seat_cannot_play(seat: int) -> None:
    """A spectator is not seated."""
    match = live(TWO)
    with pytest.raises(tablee.TableeError):
        match.play(seat, say(match, "pause"))


# -- MF-61: legal moments --------------------------------------------------------------------------


def countdown() -> tablee.Match:
    match = table(2)
    for seat in (0, 1):
        match.play(seat, {"type": "ready"})
    return match


MOMENTS = {"countdown": countdown, "live": lambda: live(TWO), "paused": paused, "over": over}
GLANCE = {
    "ready": ("yes", "not_waiting", "not_waiting", "yes"),
    "swap": ("not_started", "yes", "paused", "round_over"),
    "claim": ("not_started", "yes", "paused", "round_over"),
    "vote_refresh": ("not_started", "yes", "paused", "round_over"),
    "pause": ("not_started", "yes", "paused", "round_over"),
    "resume": ("not_started", "not_paused", "yes", "round_over"),
    "leave": ("yes", "yes", "yes", "yes"),
}


@pytest.mark.parametrize("kind", GLANCE)
@pytest.mark.parametrize("moment", MOMENTS)
def test_mf_61_legal_moments_at_a_glance(kind: str, moment: str) -> None:
    """Each action in each moment: yes, or this code."""
    match = MOMENTS[moment]()
    cards = ("MF04", "MF05", "MF06") if moment == "countdown" else ("X3", "X4", "B1")
    acts: dict[str, Fact] = {
        "swap": swap(match, cards[0], match.state.centre or "MF07"),
        "claim": claim(match, *cards),
        "ready": {"type": "ready"},
        "leave": {"type": "leave"},
    }
    action = acts.get(kind, say(match, kind))
    expected = GLANCE[kind][list(MOMENTS).index(moment)]
    if expected == "yes":
        match.play(1, action)
    else:
        assert code(match, 1, action) == expected


def test_mf_61_ready_after_the_end_begins_the_next_round() -> None:
    """And while the countdown runs it is legal, without effect."""
    match = over()
    begin(match)
    assert match.state.round == 2
    match = countdown()
    before = match.state
    assert match.play(0, {"type": "ready"}) == ()
    assert match.state.since_ms == before.since_ms
