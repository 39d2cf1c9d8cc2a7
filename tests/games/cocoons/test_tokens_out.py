"""Section 8: running out of tokens, the limit of turns, and the result (CO-64..CO-69)."""

from typing import Any

import pytest
from tests.games.cocoons.support.tables import (
    ACTION,
    END,
    LABELS,
    RUNES,
    SLIDE,
    SWAPPED,
    YES,
    all_tokens,
    box,
    go,
    kinds,
    of_kind,
    over,
    ready,
    walk,
)

import tablee


def ended(match: tablee.Match) -> str | None:
    return None if match.result is None else match.result.ending


@pytest.mark.parametrize("reserve", [1, 4, 9])
def test_co_64_out_of_tokens_before_all_is_done(reserve: int) -> None:
    """The team loses."""
    match = box(reserve=reserve)
    for slot in (1, 0, 3, 6, 7, 8, 5, 2, 1)[:reserve]:
        assert ended(match) is None
        walk(match, slot)
    assert ended(match) == "out_of_tokens"
    assert match.result is not None
    assert match.result.winners == ()


def test_co_64_all_guardians_in_cocoons_with_the_start_hidden_are_not_enough() -> None:
    """Nor is the start token visible with a guardian missing."""
    match = box(reserve=9)
    walk(match, 1, 0, 3, 6, 7, 8, 5, 2, 1)
    assert all(len(each.holds) == 1 for each in match.state.cocoons)
    assert ended(match) == "out_of_tokens"
    match = box(reserve=2)
    walk(match, 1, 4)
    assert ended(match) == "out_of_tokens"


def test_co_65_a_turn_begun_with_the_last_token_is_played_to_its_end() -> None:
    """The guardian that it uncovers is still placed."""
    match = box(reserve=1)
    go(match, "B")
    assert (match.state.reserve, match.state.phase, ended(match)) == (0, "guardian", None)
    assert kinds(go(match, ">B"))[-1] == "game_ended"
    assert match.state.cocoons[1].holds == ("fish",)
    assert ended(match) == "out_of_tokens"


@pytest.mark.parametrize(
    ("layout", "phase", "steps"),
    [
        (SLIDE, "forced_slide", ("A", ">A")),
        (ACTION, "place_action", ("!A", ">A")),
        (RUNES, "guardian", (".",)),
    ],
)
def test_co_65_forced_slides_and_placements_come_first(
    layout: str, phase: str, steps: tuple[str, ...]
) -> None:
    """Running out is tested once, after the complete resolution."""
    match = box(layout, reserve=1)
    go(match, "B")
    assert (match.state.reserve, match.state.phase) == (0, phase)
    for step in steps:
        assert ended(match) is None
        go(match, step)
    assert ended(match) == "out_of_tokens"


def test_co_65_hard_mode_payment_comes_first() -> None:
    """The last token may be paid for an empty slot."""
    match = box(hard=True, reserve=4)
    walk(match, 1, 4)
    assert match.state.reserve == 2
    events = walk(match, 1)
    assert kinds(events).count("token_paid") == 1
    assert (match.state.reserve, ended(match)) == (0, "out_of_tokens")


@pytest.mark.parametrize("wrong", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_co_66_ready_without_a_token_reveals_at_once(seats: int, wrong: bool) -> None:  # noqa: FBT001
    """Without a vote: a win, or wrong_guardian."""
    match = box(reserve=10, seats=seats)
    events = walk(match, 1, 0, 3, 6, 7, 8, 5, 2, 1, 4, homes=SWAPPED if wrong else None)
    assert "end_proposed" not in kinds(events)
    assert kinds(events)[-1] == "game_ended"
    assert ended(match) == ("wrong_guardian" if wrong else "all_home")
    assert match.state.reserve == 0


def test_co_66_with_a_token_left_play_goes_on() -> None:
    """Even if the team can no longer make it."""
    match = box(reserve=2)
    walk(match, 1)
    assert (match.state.reserve, match.state.phase, ended(match)) == (1, "act", None)
    assert ended(ready(reserve=11)) is None


def test_co_67_the_action_trap_does_not_help_without_tokens() -> None:
    """Lost even if its cocoon could still slide for free."""
    match = box(ACTION, reserve=2)
    go(match, "B", "!B", ">B")
    assert (match.state.reserve, ended(match)) == (1, None)
    go(match, "A", ">A")  # with the last token
    assert ended(match) == "out_of_tokens"


def test_co_67_phase_act_always_has_a_token() -> None:
    """So a slide in phase act needs no test."""
    match = box(ACTION, reserve=1)
    go(match, "B", "!B", ">B")
    assert (match.state.reserve, ended(match)) == (0, "out_of_tokens")


def shuttled(turns: int, **options: Any) -> tablee.Match:
    """The cocoon with the action trap goes to and fro over the start."""
    match = box(ACTION, **options)
    go(match, "B", "!B", ">B")
    for _ in range(turns - 1):
        go(match, "B")
    return match


def test_co_68_after_400_turns_the_game_is_lost() -> None:
    """The action-trap cocoon could shuttle for ever."""
    match = shuttled(399)
    assert (match.state.turn, ended(match), match.state.reserve) == (400, None, 24)
    events = go(match, "B")
    assert kinds(events)[-1] == "game_ended"
    assert ended(match) == "turn_limit"
    assert match.result is not None
    assert match.result.winners == ()


def test_co_68_a_proposal_in_the_last_turn_can_still_win() -> None:
    """The turns are counted when one ends."""
    match = box("R1 A R2 / R3 * R4 / T R6 T")
    go(match, "B", "!B", ">B")
    while match.state.turn < 390:
        go(match, "B")
    assert match.state.free == 1
    walk(match, 0, 3, 6, 7, 8, 5, 2, 1, 4)
    assert (match.state.turn, ended(match)) == (399, None)
    assert match.view(0).is_ready
    walk(match, 1)
    assert (match.state.turn, ended(match)) == (400, None)
    match.check(match.state.active, {"type": "slide", "cocoon": "B"})


@pytest.mark.parametrize("seats", [2, 3])
def test_co_69_the_result(seats: int) -> None:
    """Won or lost, the reason, tokens left, wrong cocoons and the full truth."""
    match = ready(seats, wrong=True)
    match.play(0, END)
    events: tuple[Any, ...] = ()
    for seat in range(1, seats):
        events = match.play(seat, YES)
    (end,) = of_kind(events, "game_ended")
    assert (end.reason, end.reserve, end.result) == ("wrong_guardian", 15, match.result)
    assert end.truth.identities == match.state.identities
    assert end.truth.slots == match.state.slots
    assert set(end.truth.wrong) == {"A", "B"}
    assert match.state.reason == match.view(None).reason == "wrong_guardian"


def test_co_69_all_or_none_have_won() -> None:
    """Tokens left are a record, not a score."""
    won = over()
    assert won.result is not None
    assert (won.result.winners, won.result.ranks) == ((0, 1), (1, 1))
    assert won.view(0).truth.wrong == ()
    assert len(set(won.result.scores)) == 1
    lost = over(wrong=True)
    assert lost.result is not None
    assert lost.result.winners == ()
    assert 1 not in lost.result.ranks
    assert all_tokens(lost.state) == 25


def test_co_69_the_endings() -> None:
    """all_home, wrong_guardian, out_of_tokens, turn_limit: no other."""
    endings = set(tablee.game("cocoons").examples.endings)
    assert endings == {"all_home", "wrong_guardian", "out_of_tokens", "turn_limit"}


def test_co_69_wrong_cocoons_of_a_game_that_ran_out() -> None:
    """Those that do not hold just their own guardian."""
    match = box(reserve=2)
    walk(match, 1, 0, homes={"fish": "B", "iguana": "C"})
    assert set(match.view(0).truth.wrong) == set("ACDEFGH")
    match = box(reserve=2)
    walk(match, 1, 0, homes={"fish": "B", "iguana": "B"})
    assert set(match.view(0).truth.wrong) == set(LABELS)  # B holds its own, and another
