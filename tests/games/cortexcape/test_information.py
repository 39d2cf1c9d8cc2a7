"""Section 13: what is seen, and what the screen needs (CX-81, CX-82, CX-85, CX-86)."""

from random import Random

import pytest
from tests.games.cortexcape.support.brute import DOORS, EXITS, LABS, labs_file, maze
from tests.games.cortexcape.support.moments import logged, played
from tests.games.cortexcape.support.tables import (
    BEST,
    finish,
    forward,
    lock,
    offered_paths,
    path,
    placement,
    play,
    refusal,
    table,
    towers_of,
)

import tablee
from tablee.core.engine import replay
from tablee.games.cortexcape.events import FistOpened
from tablee.games.cortexcape.model import TOWER, VALUE

# -- CX-81: everything is public but the fist ------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cx_81_all_seats_and_spectators_get_the_same_view(seats: int) -> None:
    """At every moment every seat and every spectator sees the same, and everything."""
    match = finish(table(seats, starter=None))
    for state, _ in played(match):
        views = [match.game.rules.view(state, seat) for seat in (*range(seats), None)]
        assert all(view == views[0] for view in views)
        seen = tablee.to_plain(views[0])
        public = tablee.to_plain(state)
        del public["white_hand"]
        del public["type"]
        assert {key: seen[key] for key in public} == public


def fist_in(hand: str) -> tablee.Match:
    return tablee.Match.new("cortexcape", seats=2, seed=4, setup={"white_hand": hand})


def test_cx_81_the_fist_is_in_no_view_event_or_offer_before_the_pick() -> None:
    """Whichever fist holds the white marble, all that anybody gets is the same until the pick."""
    shown = []
    for match in (fist_in("left"), fist_in("right")):
        rules = match.game.rules
        steps = list(replay(match.game, match.header, match.moves))
        told = [
            tablee.to_json(rules.redact(event, seat))  # type: ignore[arg-type]
            for _, events in steps
            for event in events
            for seat in (0, 1, None)
        ]
        views = [tablee.to_json(match.view(seat)) for seat in (0, 1, None)]
        offers = [tablee.to_json(match.offer(seat)) for seat in (0, 1)]
        assert "fist_hidden" in told[0]
        assert "white_hand" not in views[0]
        shown.append((told, views, offers))
    assert shown[0] == shown[1]
    assert fist_in("left").state != fist_in("right").state


@pytest.mark.parametrize(("hand", "starter"), [("left", 1), ("right", 0)])
def test_cx_81_the_pick_reveals_the_fist(hand: str, starter: int) -> None:
    """From the draw on everything is public: the event of the pick shows the white marble."""
    match = fist_in(hand)
    events = match.play(1, {"type": "draw", "hand": "left"})
    assert events[0] == FistOpened("left", hand)  # type: ignore[arg-type]
    assert match.view(None).starter == starter
    assert not match.view(None).fist_hidden


def test_cx_81_a_search_cannot_peek_at_the_fist() -> None:
    """What is guessed from a view is either fist, whatever the truth is."""
    match = fist_in("left")
    guesses = {match.game.rules.guess(match.view(1), Random(n)).white_hand for n in range(40)}
    assert guesses == {"left", "right"}


# -- CX-82: drafts ---------------------------------------------------------------------------------


def test_cx_82_a_draft_is_no_action() -> None:
    """Drafts never enter the log or the engine: there is no such action."""
    match = table()
    draft = {"type": "draft", "placement": {"A": "W"}}
    assert refusal(match, draft) == ("malformed", "CX-71")
    assert logged(match) == []


def test_cx_82_trying_a_draft_leaves_no_trace() -> None:
    """A draft may be checked as often as one likes: neither state nor log change."""
    match = table()
    before = match.state
    for board in BEST.values():
        match.check(0, placement(board))
    assert match.state is before
    assert logged(match) == []
    kinds = {move["action"]["type"] for move in logged(finish(match))}
    assert kinds == {"build", "lock", "path"}


# -- CX-85, CX-86: drawing and input ---------------------------------------------------------------


def test_cx_85_the_labs_file_holds_all_that_the_drawing_needs() -> None:
    """View box, radii, a place for every door and exit, and strokes for every corridor."""
    raw = labs_file()
    assert raw["board"]["view_box"] == [0, 0, 1080, 1080]
    for size in ("corridor_width", "door_radius", "cylinder_radius", "exit_radius"):
        assert raw["board"][size] > 0
    assert [door["id"] for door in raw["doors"]] == list(DOORS)
    assert [exit_["id"] for exit_ in raw["exits"]] == EXITS
    points = [thing["xy"] for thing in raw["doors"] + raw["exits"]]
    for lab in LABS:
        for corridor in raw["labs"][lab]["corridors"]:
            assert corridor["polylines"]
            assert min(len(line) for line in corridor["polylines"]) >= 2
            strokes = [point for line in corridor["polylines"] for point in line]
            assert corridor["anchor"] in strokes
            points += strokes
    assert all(0 <= x <= 1080 and 0 <= y <= 1080 for x, y in points)


def test_cx_85_cylinders_carry_a_digit_and_towers_none() -> None:
    """Each cylinder letter has its digit 0 1 2 3, so that colour alone says nothing."""
    assert VALUE == {"W": 0, "G": 1, "Y": 2, "R": 3}
    assert TOWER not in VALUE


def test_cx_86_the_offer_of_a_build_leads_the_two_steps() -> None:
    """Step A has the freed doors and the hand, step B the three towers and their targets."""
    match = table()
    play(match, placement("WWRGWWWWWGGGYYYRW###"), lock("e2", "X3"), path("CD"))
    (open_,) = match.offer(1).open
    assert open_.type == "build"
    assert (open_.bounds.freed, open_.bounds.hand) == ("CD", "GR")
    assert (open_.bounds.towers, open_.bounds.targets) == ("RST", "ABCDEFGHIJKLMNOPQ")


@pytest.mark.parametrize("lab", LABS)
def test_cx_86_the_offer_tells_which_doors_continue_a_trail(lab: str) -> None:
    """Tapping doors in turn, those that can still lead to the exit are known at every tap."""
    match = forward(table(2, lab), "path", 2, seed=5)
    state = match.state
    offered = offered_paths(match)
    walks = maze(lab).walks(state.start, state.exit, towers_of(state.board))
    trails = {walk[:taps] for walk in walks for taps in range(len(walk) + 1)}
    for trail in trails:
        after = len(trail)
        glowing = {doors[after:][:1] for doors in offered if doors.startswith(trail)}
        assert glowing == {walk[after:][:1] for walk in walks if walk.startswith(trail)}


def test_cx_86_when_exactly_one_legal_path_exists_the_offer_lists_exactly_one() -> None:
    """From c1 to X1 on Blue only the door B leads, so that "walk it" can be offered."""
    match = table()
    play(match, placement(BEST["blue"]), lock("c1", "X1"))
    assert offered_paths(match) == ["B"]
    play(match, path("B"))
    assert match.state.phase == "build"
