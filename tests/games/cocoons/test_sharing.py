"""Section 6: sharing (CO-37..CO-41)."""

from typing import Any

import pytest
from tests.games.cocoons.support.tables import (
    GUARDIANS,
    LABELS,
    MOMENTS,
    SLIDE,
    TURN,
    aside,
    awaited,
    box,
    code,
    everybody,
    go,
    kinds,
    note,
    of_kind,
    offered,
    ready,
    refused,
    sees,
    tell,
    told,
    walk,
)

BEFORE_THE_END = [moment for moment in MOMENTS if moment != "over"]
ALL_SIDES = "NSNEWNNN"  # B, D, E and G show their sides to a hole in the centre


def shared(events: tuple[Any, ...]) -> list[tuple[int, str, str]]:
    return [(each.seat, each.cocoon, each.guardian) for each in of_kind(events, "shared")]


def test_co_37_what_a_slide_reveals_is_told_to_the_group() -> None:
    """By itself, unless the table chose to speak up."""
    match = box(auto_share=True)
    events = go(match, "B")
    assert shared(events) == [(1, "B", "fish")]
    assert (1, 1, "B", "fish", "seen") in told(match.view(0))
    assert shared(go(box(), "B")) == []


@pytest.mark.parametrize("phase", BEFORE_THE_END)
def test_co_37_players_may_tell_what_they_know_at_any_time(phase: str) -> None:
    """Also on nobody's turn, in every phase."""
    match = MOMENTS[phase]()
    for seat in (0, 1):
        match.play(seat, note("H", "bat"))
        assert (match.state.turn, seat, "H", "bat", "claim") in told(match.view(1 - seat))


@pytest.mark.parametrize("phase", BEFORE_THE_END)
def test_co_38_a_share_is_free_and_out_of_turn(phase: str) -> None:
    """Any seat, any phase before the end; everyone receives who told what of which cocoon."""
    match = MOMENTS[phase]()
    assert (match.state.phase, match.state.active) == (phase, 0)
    before = match.state
    ((cocoon, guardian),) = sees(match, 1).items()
    events = match.play(1, tell(cocoon))
    assert kinds(events) == ["shared"]
    assert shared(events) == [(1, cocoon, guardian)]
    for seat in everybody(match):
        assert told(match.view(seat)) == [(before.turn, 1, cocoon, guardian, "seen")]
        assert match.game.rules.redact(events[0], seat) == events[0]  # type: ignore[arg-type]
    assert (match.state.phase, match.state.active) == (before.phase, before.active)
    assert (match.state.turn, match.state.reserve) == (before.turn, before.reserve)


def test_co_38_only_what_one_sees_right_now() -> None:
    """Neither the other seat's sights, nor what was in sight before."""
    match = box(marks=ALL_SIDES)
    for seat, seen in ((0, "BD"), (1, "EG")):
        for label in LABELS:
            if label not in seen:
                assert code(match, seat, tell(label)) == "not_visible"
    match = box()
    walk(match, 1)
    assert code(match, 1, tell("G")) == "not_visible"


def test_co_38_the_same_cocoon_once_a_turn() -> None:
    """Shared as seen by whom ever; in the next turn it may be told again."""
    match = box(seats=4)
    seers = [seat for seat in range(4) if sees(match, seat)]
    assert len(seers) == 2
    match.play(seers[0], tell("G"))
    for seat in seers:
        refusal = refused(match, seat, tell("G"))
        assert (refusal.code, refusal.rule) == ("already_shared", "CO-38")
    walk(match, 1, 4)
    match.play(seers[1], tell("G"))


def test_co_38_a_claim_is_no_share() -> None:
    """Who claimed something of a cocoon may still tell what it sees."""
    match = box()
    match.play(1, note("G", "bat"))
    match.play(1, tell("G"))
    assert (1, 1, "G", "frog", "seen") in told(match.view(0))


def test_co_38_a_share_is_always_true() -> None:
    """The engine supplies the guardian; an own one is no field of a share."""
    match = box()
    assert code(match, 1, {**tell("G"), "guardian": "bat"}) == "bad_action"


@pytest.mark.parametrize("guardian", GUARDIANS)
def test_co_39_a_note_may_be_wrong(guardian: str) -> None:
    """Unverified, of kind claim, from any seat on any cocoon."""
    match = box(seats=3)
    events = match.play(2, note("C", guardian))
    assert kinds(events) == ["noted"]
    for seat in everybody(match):
        assert told(match.view(seat)) == [(1, 2, "C", guardian, "claim")]


def test_co_39_null_withdraws_the_claim_of_that_seat() -> None:
    """On that cocoon; others' claims and shares stay."""
    match = box()
    match.play(0, note("G", "fox"))
    match.play(0, note("A", "owl"))
    match.play(1, note("G", "owl"))
    match.play(1, tell("G"))
    match.play(0, note("G", "bat"))
    match.play(0, note("G", None))
    rest = [(1, 0, "A", "owl", "claim"), (1, 1, "G", "owl", "claim"), (1, 1, "G", "frog", "seen")]
    assert sorted(told(match.view(1))) == sorted(rest)
    match.play(0, note("H", None))  # without a claim: accepted, and nothing to see
    assert sorted(told(match.view(1))) == sorted(rest)


def test_co_39_unknown_names() -> None:
    """Errors: unknown_cocoon, unknown_guardian."""
    match = box()
    assert code(match, 1, note("I", "fox")) == "unknown_cocoon"
    assert code(match, 1, note("I", None)) == "unknown_cocoon"
    assert code(match, 1, note("A", "dragon")) == "unknown_guardian"
    assert code(match, 1, note("a", "fox")) == "unknown_cocoon"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_co_40_all_possible_shares_in_seat_order(seats: int) -> None:
    """At every rest point, before anyone acts: also right after setup."""
    match = box(seats=seats, marks=ALL_SIDES, auto_share=True)
    found = shared(match.opening)
    assert sorted(each[1] for each in found) == ["B", "D", "E", "G"]  # each once
    assert [each[0] for each in found] == sorted(each[0] for each in found)
    for seat, cocoon, guardian in found:
        assert sees(match, seat)[cocoon] == guardian
        lower = [other for other in range(seat) if cocoon in sees(match, other)]
        assert lower == []
    for seat in range(seats):
        assert offered(match, seat, "share") == []


def test_co_40_at_every_turn_what_is_still_in_sight_is_told_anew() -> None:
    """All views have the same knowledge."""
    match = box(seats=3, marks=ALL_SIDES, auto_share=True)
    for slot in (1, 0, 3, 4, 5, 8):
        walk(match, slot)
        known = {(e.cocoon, e.guardian) for e in match.view(0).shares if e.turn == match.state.turn}
        seen = [item for seat in range(3) for item in sees(match, seat).items()]
        assert known >= set(seen)
        assert match.view(0).shares == match.view(1).shares == match.view(None).shares


def test_co_40_before_a_forced_slide_and_after_the_turn_of_the_box() -> None:
    """At rest points, and nowhere between them."""
    match = box(SLIDE, auto_share=True)
    assert shared(go(match, "B")) == [(1, "B", "fish")]
    match = box(TURN, auto_share=True)
    assert shared(go(match, "B")) == [(0, "B", "fish")]


def test_co_40_the_speak_up_variant_tells_nothing_by_itself() -> None:
    """auto_share=false."""
    match = ready(marks=ALL_SIDES)
    assert told(match.view(0)) == []
    assert shared(match.opening) == []


@pytest.mark.parametrize("auto", [False, True])
def test_co_41_sharing_never_blocks_or_ends_a_turn(auto: bool) -> None:  # noqa: FBT001
    """It is legal while the active seat decides about a guardian."""
    match = box(auto_share=auto)
    go(match, "B")
    assert match.state.phase == "guardian"
    assert awaited(match) == (0,)
    assert 1 in aside(match)
    if auto:
        assert code(match, 1, tell("B")) == "already_shared"
    else:
        match.play(1, tell("B"))
    match.play(1, note("B", "fish"))
    assert (match.state.phase, match.state.active, match.state.turn) == ("guardian", 0, 1)
    go(match, ">B")
    assert match.state.turn == 2
