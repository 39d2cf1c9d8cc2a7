"""Section 8: ending together (CO-57..CO-63)."""

from itertools import permutations

import pytest
from tests.games.cocoons.support.tables import (
    END,
    MOMENTS,
    NO,
    ROUND,
    YES,
    aside,
    awaited,
    box,
    code,
    go,
    kinds,
    of_kind,
    offered,
    ready,
    refused,
    voting,
    walk,
)

import tablee


def ending(match: tablee.Match) -> tuple[str, tuple[int, ...]]:
    assert match.result is not None
    return match.result.ending, match.result.winners


# -- CO-57, CO-58 ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_co_57_each_guardian_at_home_and_the_start_token_visible(seats: int) -> None:
    """That is the goal, and all win together."""
    match = ready(seats)
    assert match.view(None).is_ready
    match.play(0, END)
    for seat in range(1, seats):
        match.play(seat, YES)
    assert ending(match) == ("all_home", tuple(range(seats)))


def test_co_57_both_are_needed() -> None:
    """A guardian missing, or the start hidden: not ready."""
    match = box()
    walk(match, *ROUND[:7], homes=None)
    assert not match.view(0).is_ready
    walk(match, 2)  # the eighth guardian
    assert all(len(each.holds) == 1 for each in match.state.cocoons)
    assert not match.view(0).is_ready
    walk(match, 1, 4)
    assert match.view(0).is_ready


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_co_58_one_wrong_is_enough_to_lose(seats: int) -> None:
    """All cocoons come out; nobody wins."""
    match = ready(seats, wrong=True)
    events = match.play(0, END)
    for seat in range(1, seats):
        assert match.result is None
        events = match.play(seat, YES)
    assert ending(match) == ("wrong_guardian", ())
    (ended,) = of_kind(events, "game_ended")
    assert set(ended.truth.wrong) == {"A", "B"}


def test_co_58_nobody_has_to_end() -> None:
    """They may: play goes on over the start token."""
    match = ready()
    assert match.result is None
    walk(match, 1)
    assert match.state.phase == "act"


# -- CO-59 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_co_59_any_seat_may_propose(seat: int) -> None:
    """When ready, whoever's turn it is."""
    match = ready(3)
    assert offered(match, seat, "propose_end") == [END]
    assert kinds(match.play(seat, END)) == ["end_proposed"]
    assert (match.state.phase, match.state.proposer) == ("vote", seat)


def test_co_59_the_start_token_must_be_visible() -> None:
    """Refused as start_hidden; then guardians_missing."""
    match = box()
    assert code(match, 0, END) == "guardians_missing"
    walk(match, 1)
    for seat in (0, 1):
        assert code(match, seat, END) == "start_hidden"
        assert offered(match, seat, "propose_end") == []
    walk(match, 4)
    assert code(match, 1, END) == "guardians_missing"


def test_co_59_each_cocoon_holds_exactly_one() -> None:
    """Eight guardians in cocoons, two of them in one, are not enough."""
    match = box()
    walk(match, *ROUND, homes={"fish": "A"})
    assert not match.view(0).is_ready
    assert code(match, 0, END) == "guardians_missing"


def test_co_59_ready_uses_public_facts_only() -> None:
    """A wrong arrangement is as ready as a right one, for everybody."""
    for seat in (0, 1, None):
        assert ready(wrong=True).view(seat).is_ready
        assert ready().view(seat).is_ready


@pytest.mark.parametrize("moment", ["forced_slide", "place_action", "guardian"])
def test_co_59_in_phase_act_alone(moment: str) -> None:
    """Not while a resolution goes on."""
    for seat in (0, 1):
        assert code(MOMENTS[moment](), seat, END) == "wrong_phase"


# -- CO-60 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [*permutations((0, 1, 3))])
def test_co_60_all_yes_reveals(order: tuple[int, ...]) -> None:
    """A proposal counts as its author's yes; the others answer in any order."""
    match = voting(4, 2)
    assert match.state.accepted == (2,)
    assert set(awaited(match)) == {0, 1, 3}
    assert 2 in aside(match)
    for seat in order:
        assert match.result is None
        match.play(seat, YES)
    assert ending(match) == ("all_home", (0, 1, 2, 3))


@pytest.mark.parametrize("refuser", [0, 1, 2])
def test_co_60_one_no_leads_back(refuser: int) -> None:
    """To phase act, the same active seat, nothing spent; the proposer may withdraw."""
    before = ready(3).state
    match = voting(3, 1)
    if refuser != 2:
        match.play(2, YES)
    assert offered(match, refuser, "refuse_end") == [NO]
    events = match.play(refuser, NO)
    assert [each.seat for each in of_kind(events, "end_refused")] == [refuser]
    state = match.state
    assert (state.phase, state.active, state.turn) == ("act", before.active, before.turn)
    assert (state.reserve, state.lid_tokens) == (before.reserve, before.lid_tokens)
    assert (state.proposer, state.accepted) == (None, ())


def test_co_60_an_answer_is_given_once() -> None:
    """already_voted; the proposer's yes is in."""
    match = voting(3)
    assert code(match, 0, YES) == "already_voted"
    match.play(1, YES)
    for answer in (YES, NO):
        assert code(match, 1, answer) == "already_voted"
    assert [offered(match, seat, "accept_end") for seat in range(3)] == [[], [], [YES]]
    assert [offered(match, seat, "refuse_end") for seat in range(3)] == [[NO], [], [NO]]
    assert awaited(match) == (2,)


def test_co_60_votes_of_one_proposal_do_not_count_for_the_next() -> None:
    """Everybody is asked anew."""
    match = voting(3)
    match.play(1, YES)
    match.play(2, NO)
    match.play(1, END)
    assert set(awaited(match)) == {0, 2}
    match.play(0, YES)
    assert match.result is None


def test_co_60_with_five_tokens_nothing_can_change_any_more() -> None:
    """Another complete arrangement takes two corrections, six tokens."""
    match = ready(reserve=15, wrong=True)
    assert match.state.reserve == 5
    go(match, "iguana>A")
    assert not match.view(0).is_ready
    assert code(match, match.state.active, {"type": "correct", "guardian": "fish", "cocoon": "B"})
    match = ready(reserve=16, wrong=True)
    go(match, "iguana>A", "fish>B")
    assert ending(match)[0] == "all_home"


# -- CO-61..63 -------------------------------------------------------------------------------------


@pytest.mark.parametrize("refuser", [0, 1, 2])
def test_co_61_the_same_seat_may_not_propose_again(refuser: int) -> None:
    """Until a turn has been played; other seats may. A withdrawal counts as a refusal."""
    match = voting(3)
    match.play(refuser, NO)
    refusal = refused(match, 0, END)
    assert (refusal.code, refusal.rule) == ("already_refused", "CO-61")
    assert [bool(offered(match, seat, "propose_end")) for seat in range(3)] == [False, True, True]
    match.play(2, END)
    match.play(1, NO)
    assert [code(match, seat, END) for seat in (0, 2)] == ["already_refused"] * 2
    match.play(1, END)


def test_co_61_after_a_turn_it_may() -> None:
    """The turn of anybody: here there and back over the start."""
    match = voting()
    match.play(1, NO)
    walk(match, 1, 4)
    assert match.view(0).is_ready
    match.play(0, END)
    match = voting(wrong=True)
    match.play(1, NO)
    go(match, "iguana>A", "fish>B")
    assert offered(match, 0, "propose_end") == [END]


@pytest.mark.parametrize("wrong", [False, True])
def test_co_62_solo_reveals_at_once(wrong: bool) -> None:  # noqa: FBT001
    """There is nobody to ask."""
    match = ready(1, wrong=wrong)
    match.play(0, END)
    assert ending(match) == (("wrong_guardian", ()) if wrong else ("all_home", (0,)))


@pytest.mark.parametrize("when", ["before", "in-the-vote"])
def test_co_63_an_absent_seat_answers_through_a_stand_in(when: str) -> None:
    """A vote must not hang."""
    match = ready(3, auto_share=True)
    if when == "before":
        match.play(2, {"type": "leave"})
    match.play(0, END)
    if when != "before":
        match.play(2, {"type": "leave"})
    if match.state.phase == "vote":  # it said yes
        assert 2 in match.state.accepted
        match.play(1, YES)
        assert match.state.phase == "over"
    else:
        assert match.state.phase == "act"


def test_co_63_nobody_waits_for_an_absent_seat() -> None:
    """The stand-in takes its turns, too."""
    match = box()
    match.play(1, {"type": "leave"})
    walk(match, 1)
    assert match.state.turn >= 3
    assert match.state.phase == "over" or awaited(match) == (0,)
