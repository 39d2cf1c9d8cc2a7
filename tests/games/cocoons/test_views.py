"""Section 5: what a seat's view contains (CO-32..CO-36)."""

from typing import Any

import pytest
from tests.games.cocoons.support.tables import (
    GUARDIANS,
    LABELS,
    SLIDE,
    box,
    code,
    everybody,
    go,
    names_in,
    note,
    over,
    ready,
    sees,
    tell,
    told,
    walk,
)

import tablee
from tablee.core.codec import codec

GAME = tablee.game("cocoons")
WATCHERS = (0, 1, None)


def options_of(**chosen: Any) -> Any:
    return codec(GAME).options(chosen)


# -- CO-32 -----------------------------------------------------------------------------------------


def test_co_32_a_view_holds_the_own_sights_and_no_others() -> None:
    """`sees` is of that seat now; identities and the sights of others are nowhere."""
    match = box(marks="NSNEWNNN")
    assert names_in(match.view(0)) == {"fish", "fox"}
    assert names_in(match.view(1)) == {"turtle", "frog"}
    assert names_in(match.view(None)) == set()
    assert match.view(0).truth is None


@pytest.mark.parametrize("seat", WATCHERS)
def test_co_32_the_order_of_hidden_traps_and_the_seed_are_hidden(seat: int | None) -> None:
    """Two boxes that differ under the cocoons look the same."""
    first = box("N1 N2 N3 / N4 * N5 / N6 N7 N8")
    other = box("N8 N2 N7 / N4 * N6 / N5 N3 N1")
    assert first.view(seat) == other.view(seat)
    assert "seed" not in tablee.to_json(first.view(seat))
    if seat is not None:
        assert first.offer(seat) == other.offer(seat)


@pytest.mark.parametrize("level", range(1, 6))
def test_co_32_the_composition_of_the_traps_is_public(level: int) -> None:
    """As a multiset, in an order that says nothing."""
    for seed in range(8):
        match = tablee.Match.new("cocoons", seats=2, seed=seed, level=level)
        there = [slot.trap for slot in match.state.slots if slot.trap]
        for seat in WATCHERS:
            shown = match.view(seat).traps
            assert sorted(shown) == sorted(there)
            assert list(shown) == sorted(shown)


def test_co_32_the_composition_stays_public_when_traps_have_left() -> None:
    """It is the level's list, whatever lies in the lid or, as the action trap, in a cocoon."""
    match = box("R1 A S / R2 * R3 / T R4 R5")
    before = match.view(0).traps
    go(match, "B", "!C", ">B")
    walk(match, 0, 3, 6)
    assert match.state.turned == 1
    assert match.view(0).traps == before


def test_co_32_legal_actions_are_those_of_the_seat() -> None:
    """The offer of a seat beside its view."""
    match = box()
    assert {tablee.to_plain(each)["type"] for each in match.offer(0).actions} == {"slide"}
    assert [tablee.to_plain(each) for each in match.offer(1).actions] == [tell("G")]


# -- CO-33: without assistance ---------------------------------------------------------------------


def test_co_33_shares_cover_this_turn_and_the_one_before() -> None:
    """Older ones are forgotten."""
    match = box()
    match.play(1, tell("G"))
    match.play(0, note("A", "fox"))
    both = [(1, 1, "G", "frog", "seen"), (1, 0, "A", "fox", "claim")]
    assert sorted(told(match.view(0))) == sorted(both)
    walk(match, 1)
    assert match.state.turn == 2
    for seat in WATCHERS:
        assert sorted(told(match.view(seat))) == sorted(both)
    walk(match, 4)
    assert match.state.turn == 3
    for seat in WATCHERS:
        assert told(match.view(seat)) == []


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_co_33_it_is_so_at_every_turn(seats: int) -> None:
    """No share in a view is older than one turn."""
    match = box(seats=seats, auto_share=True, marks="NESWNESW")
    for slot in (1, 0, 3, 4, 5, 8, 7, 4):
        walk(match, slot)
        for seat in everybody(match):
            turns = [each.turn for each in match.view(seat).shares]
            assert all(match.state.turn - 1 <= turn <= match.state.turn for turn in turns)


def test_co_33_the_log_is_not_scrolled_back_without_pins() -> None:
    """A page may show the current turn and the one before: a chapter is a turn."""
    memory = GAME.table.memory
    assert memory is not None
    assert memory.chapter is not None
    assert not memory.may_look_back(options_of())
    assert memory.may_look_back(options_of(assist="pins"))
    match = box()
    chapters = [memory.chapter(match.state)]
    for slot in (1, 4, 1):
        walk(match, slot)
        chapters.append(memory.chapter(match.state))
    assert chapters == [chapters[0] + turn for turn in range(4)]


# -- CO-34: with pins ------------------------------------------------------------------------------


def test_co_34_every_share_stays_pinned() -> None:
    """On its cocoon, however old; claims, too."""
    match = box(assist="pins")
    match.play(1, tell("G"))
    walk(match, 1, 4)
    match.play(1, tell("G"))
    match.play(0, note("G", "fox"))
    walk(match, 1)
    pinned = [(1, 1, "G", "frog", "seen"), (3, 1, "G", "frog", "seen"), (3, 0, "G", "fox", "claim")]
    for seat in WATCHERS:
        assert sorted(told(match.view(seat))) == sorted(pinned)


def test_co_34_pins_come_latest_first() -> None:
    """A cocoon's shares in a view are in that order."""
    match = box(assist="pins", marks="NSNNNNNN")
    for _ in range(3):
        match.play(1, tell("G"))
        match.play(0, tell("B"))
        walk(match, 1, 4)
    for seat in WATCHERS:
        for label in "BG":
            turns = [each.turn for each in match.view(seat).shares if each.cocoon == label]
            assert turns == [5, 3, 1]


def test_co_34_own_sights_are_not_pinned() -> None:
    """Those that were never shared."""
    match = box(assist="pins")
    assert sees(match, 1) == {"G": "frog"}
    walk(match, 1, 0)
    assert sees(match, 1) == {"D": "fox"}
    assert told(match.view(1)) == []
    assert "frog" not in names_in(match.view(1))


def test_co_34_slots_seen_tells_what_was_last_seen_there() -> None:
    """Trap face up and which, guardian face up and which, face down, token, empty, start."""
    match = box("L1 S R1 / R2 * R3 / R4 R5 R6", assist="pins", hard=True)
    assert all(each is None for each in other_slots(match))
    go(match, "B", "A")  # the slide, then the padlock in slot 0
    walk(match, 3, 6, 3)  # emptied, emptied, and a token in slot 3
    go(match, cocoon_in(match, 4), *(["."] if match.state.phase == "guardian" else []))
    walk(match, 7)
    go(match, cocoon_in(match, 8), ".")
    walk(match, 5)
    for seat in WATCHERS:
        seen = match.view(seat).slots_seen
        shown = [each and (each.what, each.trap, each.guardian) for each in seen]
        assert shown[0] == ("trap", "L1", None)
        assert shown[1] == ("face_down", None, None)
        assert shown[2] is None
        assert shown[3] == ("token", None, None)
        assert shown[4] == ("start", None, None)
        assert shown[6] == ("empty", None, None)
        assert shown[7] == ("empty", None, None)
        assert shown[8] == ("guardian", None, "bat")
        assert shown[match.state.free] is None  # it is not covered


def cocoon_in(match: tablee.Match, slot: int) -> str:
    return next(label for label in LABELS if match.state.cocoons[LABELS.index(label)].at == slot)


def other_slots(match: tablee.Match) -> list[Any]:
    """What is pinned on the covered slots."""
    seen = match.view(0).slots_seen
    assert len(seen) == 9
    return [each for slot, each in enumerate(seen) if slot != match.state.free]


def test_co_34_pins_are_for_those_who_chose_them() -> None:
    """Without them no view has any."""
    for seat in WATCHERS:
        assert ready().view(seat).slots_seen is None
        assert ready(assist="pins").view(seat).slots_seen is not None


# -- CO-35, CO-35b, CO-36 --------------------------------------------------------------------------


def test_co_35_spectators_get_the_view_of_no_seat() -> None:
    """Public facts and shares only."""
    match = box(marks="NSNEWNNN")
    match.play(0, tell("B"))
    view = match.view(None)
    assert (view.seat, view.sees, view.corners) == (None, (None,) * 8, ())
    assert told(view) == [(1, 0, "B", "fish", "seen")]
    assert names_in(view) == {"fish"}


def test_co_35_after_the_game_everything_is_shown_to_all() -> None:
    """Identities, slots, and the cocoons that were wrong."""
    match = over(wrong=True)
    for seat in WATCHERS:
        truth = match.view(seat).truth
        assert truth.identities == match.state.identities == GUARDIANS
        assert truth.slots == match.state.slots
        assert set(truth.wrong) == {"A", "B"}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_co_35b_a_view_has_all_that_the_box_is_drawn_with(seats: int) -> None:
    """The own corner, the turn of the box, the sights and the marks."""
    match = box("R1 T R2 / R3 * R4 / R5 R6 R7", seats, marks="NNENWNES")
    for turned in range(2):
        for seat in range(seats):
            view = match.view(seat)
            assert view.turned == turned
            assert "".join(each.mark for each in view.cocoons) == "NNENWNES"
            for label in sees(match, seat):
                side = view.cocoons[LABELS.index(label)].mark
                assert any(side in ["NW", "NE", "SE", "SW"][corner] for corner in view.corners)
        walk(match, 1 - turned)


def test_co_36_no_undo() -> None:
    """Every slide reveals information, so nothing is taken back."""
    assert GAME.table.take_back is None
    match = box(SLIDE)
    go(match, "B")
    assert code(match, 0, {"type": "undo"}) == "bad_action"
