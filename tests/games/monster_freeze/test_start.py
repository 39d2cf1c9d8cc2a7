"""Section 3: how a round starts (MF-16)."""

import pytest
from tests.games.monster_freeze.support.tables import (
    IDS,
    claim,
    code,
    hands,
    kinds,
    pile,
    refused,
    say,
    swap,
    table,
)

import tablee


def test_mf_16_ready_countdown_go() -> None:
    """All press ready, three seconds with covered cards, then everything is revealed at once."""
    match = table(2)
    assert kinds(match.play(0, {"type": "ready"})) == ["got_ready"]
    match.advance(5)
    assert match.state.phase == "ready"
    events = match.play(1, {"type": "ready"})
    assert events[-1].go_ms == 8000  # one announced instant
    for moment in (0, 2.999):
        match.advance(moment)
        for seat in (0, 1, None):
            view = match.view(seat)
            assert (view.centre, [each.hand for each in view.players]) == (None, [(), ()])
    events = match.advance(0.001)
    assert kinds(events) == ["dealt"]
    assert match.state.play_ms == 0
    assert match.state.since_ms == 8000
    assert match.view(1).centre == match.state.centre


def test_mf_16_whoever_plays_alone_is_waited_for() -> None:
    """No round starts by itself, however long it takes to read the rules."""
    match = table(1)
    match.advance(600)
    assert match.state.phase == "ready"
    match.play(0, {"type": "ready"})
    assert match.state.phase == "countdown"


def test_mf_16_fifteen_seconds_once_most_are_ready() -> None:
    """Nobody is hurried by one of three; from the second on the third has 15 s."""
    match = table(3)
    match.play(2, {"type": "ready"})
    match.advance(600)
    assert (match.state.phase, match.view(0).begins_ms) == ("ready", None)
    match.play(1, {"type": "ready"})
    assert match.view(0).begins_ms == 615_000
    match.advance(14.999)
    assert match.state.phase == "ready"
    match.advance(0.001)
    assert match.state.phase == "countdown"
    match.advance(3)
    assert match.state.phase == "live"


def test_mf_16_bots_are_not_most_of_the_people() -> None:
    """Three bots that are ready hurry nobody: one person is waited for."""
    match = table(4, bots=[1, 2, 3])
    for seat in (1, 2, 3):
        match.play(seat, {"type": "ready"})
    match.advance(600)
    assert match.state.phase == "ready"
    match.play(0, {"type": "ready"})
    assert match.state.phase == "countdown"


def test_mf_16_who_leaves_makes_others_most() -> None:
    """Two of four are ready; when a third one leaves, the fourth has 15 s from then on."""
    match = table(4)
    match.play(0, {"type": "ready"})
    match.play(1, {"type": "ready"})
    match.advance(100)
    assert match.state.phase == "ready"
    match.play(2, {"type": "leave"})
    match.advance(14.999)
    assert match.state.phase == "ready"
    match.advance(0.001)
    assert match.state.phase == "countdown"


def test_mf_16_games_of_rules_version_1_began_by_the_clock() -> None:
    """15 s after it was announced, whoever was ready, also alone: their logs say so now."""
    for seats in (1, 3):
        match = table(seats, start="timed")
        match.advance(14.999)
        assert match.state.phase == "ready"
        match.advance(0.001)
        assert match.state.phase == "countdown"
    old = '{"tablee":1,"game":"monster_freeze","rules":1,"seats":3,"options":{"rounds_to_win":1}}'
    assert tablee.Match.loads(old).state.table.start == "timed"
    assert table(3).state.table.start == "ready"


@pytest.mark.parametrize("kind", ["swap", "claim", "vote_refresh", "pause", "resume"])
def test_mf_16_nothing_can_be_done_before(kind: str) -> None:
    """Earlier actions get `not_started`, and the go time once there is one."""
    match = table(2, [IDS])
    acts = {"swap": swap(match, "MF01", "MF07"), "claim": claim(match, "MF01", "MF02", "MF03")}
    action = acts.get(kind, say(match, kind))
    assert code(match, 0, action) == "not_started"
    match.play(0, {"type": "ready"})
    match.play(1, {"type": "ready"})
    match.advance(2.999)
    refusal = refused(match, 0, action)
    assert (refusal.code, dict(refusal.hint)) == ("not_started", {"go_ms": 3000})


def test_mf_16_who_leaves_is_not_waited_for() -> None:
    """All seats that are left have pressed ready: the countdown runs."""
    match = table(3)
    match.play(0, {"type": "ready"})
    match.play(1, {"type": "ready"})
    match.play(2, {"type": "leave"})
    assert match.state.phase == "countdown"
    match.advance(3)
    assert hands(match)[2] == ""
    assert len(pile(match).split()) == 90 - 1 - 6
