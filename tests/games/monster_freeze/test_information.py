"""Section 12 and the events: who knows what (MF-57, MF-58, MF-63)."""

from random import Random
from typing import Any

import pytest
from tests.games.monster_freeze.support.tables import (
    IDS,
    claim,
    kinds,
    lay,
    live,
    official,
    refused,
    say,
    swap,
    table,
)

import tablee
from tablee.core.codec import to_json
from tablee.core.errors import Refused
from tablee.games.monster_freeze import GAME
from tablee.games.monster_freeze.model import Placement, Sketch
from tablee.server.audience import shown
from tablee.server.position import Position

TWO = "R1 X1 X2 | B1 X3 X4 | X5 | G1 X6 X7 X8 X9"
WATCHERS = (0, 1, None)


def heard(events: tuple[Any, ...], seat: int | None) -> list[str]:
    """What a seat is told of events."""
    told = [GAME.rules.redact(event, seat) for event in events]  # type: ignore[arg-type]
    return kinds([event for event in told if event is not None])


# -- MF-57: open and hidden ------------------------------------------------------------------------


@pytest.mark.parametrize("seat", WATCHERS)
def test_mf_57_hands_centre_tricks_and_the_size_of_the_pile_are_public(seat: int | None) -> None:
    """Visible to all, spectators included."""
    match = live(TWO)
    lay(match, 0, "R")
    view = match.view(seat)
    assert [each.hand for each in view.players] == [each.hand for each in match.state.players]
    assert [each.tricks for each in view.players] == [each.tricks for each in match.state.players]
    assert (view.centre, view.pile) == ("X5", 2)


@pytest.mark.parametrize("seat", WATCHERS)
def test_mf_57_the_order_of_the_pile_is_hidden(seat: int | None) -> None:
    """Also its top card, and the seed: no pile card is named in a view or an offer."""
    match = official()
    shown = to_json(match.view(seat))
    assert [card for card in match.state.pile if card in shown] == []
    assert "seed" not in shown
    other = official("MF01 MF02 MF03 MF04 MF05 MF06 MF07 MF90 MF55")
    assert to_json(other.view(seat)) == shown
    assert match.state.pile != other.state.pile
    if seat is not None:
        assert other.offer(seat) == match.offer(seat)


def test_mf_57_no_event_tells_of_the_pile() -> None:
    """But of cards that come out of it: drawn, or put into the centre."""
    match = table(2, [IDS], swap_gap=0)
    events = [*match.play(0, {"type": "ready"}), *match.play(1, {"type": "ready"})]
    events += match.advance(3)
    events += match.play(0, swap(match, "MF01"))
    for seat in WATCHERS:
        told = [GAME.rules.redact(event, seat) for event in events]  # type: ignore[arg-type]
        text = to_json([event for event in told if event is not None])
        assert [card for card in match.state.pile if card in text] == []


def test_mf_57_a_guess_has_its_own_pile() -> None:
    """What search may know is the view, so its pile lies as luck will have it."""
    match = official()
    guesses = {GAME.rules.guess(match.view(0), Random(seed)).pile for seed in range(5)}
    assert len(guesses) == 5
    assert all(sorted(pile) == sorted(match.state.pile) for pile in guesses)


def test_mf_57_local_arrangements_are_private() -> None:
    """MF-23: a stack in the making is shown to nobody."""
    assert not GAME.shows_sketches


# -- MF-58: assist ---------------------------------------------------------------------------------


def test_mf_58_assist_is_per_seat_and_shown_to_all() -> None:
    """The stack glows when it shows a line, at seats that play with it."""
    match = live(TWO, assist=[True, False])
    for seat in WATCHERS:
        assert match.view(seat).table.assist == (True, False)
    assert GAME.hints is not None
    glowing = Sketch(lying("X1", "X2", "R1"))
    assert GAME.hints(match.view(0), glowing).colours == ("red",)
    assert GAME.hints(match.view(0), Sketch(lying("R1", "X2", "X1"))).colours == ()
    for seat, mine in ((1, lying("X3", "X4", "B1")), (None, lying("X1", "X2", "R1"))):
        with pytest.raises(Refused):
            GAME.hints(match.view(seat), Sketch(mine))


def lying(*cards: str) -> tuple[Placement, Placement, Placement]:
    one, two, three = (Placement(card, "front", 0) for card in cards)
    return one, two, three


def test_mf_58_it_glows_for_the_own_hand_only() -> None:
    """Not for cards of others or of the centre, and not for covered ones."""
    match = live(TWO, assist=True)
    assert GAME.hints is not None
    for cards in (("X3", "X4", "B1"), ("X1", "X5", "R1")):
        assert GAME.hints(match.view(0), Sketch(lying(*cards))).colours == ()
    match.play(0, say(match, "pause"))
    assert GAME.hints(match.view(0), Sketch(lying("X1", "X2", "R1"))).colours == ()


def test_mf_58_nothing_is_solved_for_a_human() -> None:
    """The offer names the cards and no stack; without asking nothing is claimed."""
    match = official(assist=True)
    for action in match.offer(0).actions:
        assert action.__struct_config__.tag in ("pause", "vote_refresh")
    assert {each.type for each in match.offer(0).open} == {"swap", "claim"}
    match.advance(30)
    assert [player.tricks for player in match.state.players] == [(), ()]
    assert GAME.hints is not None
    assert GAME.hints(match.view(0), None).colours == ()


def test_mf_58_nobody_is_told_whether_a_trick_exists() -> None:
    """What a server tells all of what it waits for must not say that the table is cold."""
    cold, warm = live(TWO.replace("R1", "X10").replace("B1", "X11")), live(TWO)
    told = [shown(Position(each.game, each.state, 1)) for each in (cold, warm)]
    assert told[0] == told[1]
    assert cold.waiting != warm.waiting  # which is the table's own business


def test_mf_58_bots_are_labelled() -> None:
    """Everybody sees which seats are bots."""
    match = live(TWO, bots=[1])
    for seat in WATCHERS:
        assert match.view(seat).table.bots == (1,)


# -- MF-63: events ---------------------------------------------------------------------------------


def test_mf_63_the_public_events_have_these_names() -> None:
    """dealt, swapped, trick, refreshed, paused, resumed, left, round_end, match_end."""
    names = {kind.__struct_config__.tag for kind in GAME.types.event.__args__}
    public = ("dealt", "swapped", "trick", "refreshed", "paused", "resumed", "left")
    assert set() == {*public, "round_end", "match_end"} - names


def test_mf_63_everybody_is_told() -> None:
    """What happened is told to all seats and spectators."""
    match = live(TWO)
    told = [
        match.play(0, swap(match, "X1")),
        lay(match, 0, "R"),
        match.play(1, say(match, "pause")),
        match.play(1, say(match, "resume")),
        match.play(0, {"type": "leave"}),
    ]
    first = ["swapped", "trick", "paused", "resumed"]
    for seat in WATCHERS:
        assert [heard(events, seat)[0] for events in told[:4]] == first
        assert heard(told[4], seat)[-1] == "match_end"


def test_mf_63_facts_of_the_events() -> None:
    """swapped(seat, given, taken), trick(seat, colour, stack, drawn), round_end(reason, winner)."""
    match = live("R1 X1 X2 | B1 X3 X4 | X5 | G1 X6", rounds_to_win=1)
    (swapped,) = match.play(0, swap(match, "X1"))
    assert (swapped.seat, swapped.given, swapped.taken) == (0, "X1", "X5")
    trick, ended, over = lay(match, 0, "R")
    assert (trick.seat, trick.colour, trick.drawn) == (0, "red", ("G1", "X6"))
    assert len(trick.stack) == 3
    assert (ended.end.reason, ended.end.winner) == ("exhausted", 0)
    assert over.result.winners == (0,)


@pytest.mark.parametrize("kind", ["no_line", "centre_changed", "stale_hand", "colour_not_shown"])
def test_mf_63_rivals_learn_nothing_from_a_failed_try(kind: str) -> None:
    """Errors go to the sender only: a rival's view is the same, and its story too."""
    match = live(TWO)
    match.advance(1)
    before = {seat: (match.view(seat), offered(match, seat)) for seat in (1, None)}
    tries = {
        "no_line": claim(match, "R1", "X1", "X2"),
        "centre_changed": swap(match, "R1", "X9"),
        "stale_hand": swap(match, "X9"),
        "colour_not_shown": claim(match, "X1", "X2", "R1", colour="blue"),
    }
    moves = len(match.moves)
    refusal = refused(match, 0, tries[kind])
    assert refusal.code == kind
    for seat, seen in before.items():
        assert (match.view(seat), offered(match, seat)) == seen
    for move in match.moves[moves:]:
        events = GAME.rules.apply(live_state(match), move)[1]
        assert heard(events, 1) == heard(events, None) == []


def offered(match: tablee.Match, seat: int | None) -> Any:
    return None if seat is None else match.offer(seat)


def live_state(match: tablee.Match) -> Any:
    """The state before the last move."""
    return tablee.Match.loads("\n".join(match.dumps().splitlines()[:-1])).state


def test_mf_63_a_swap_on_its_way_is_nobody_elses_business() -> None:
    """MF-15: until it is applied, a rival sees nothing of it, as it may still fail."""
    match = live(TWO, warm_seat=0)
    before = {seat: match.view(seat) for seat in (0, None)}
    match.play(1, swap(match, "B1"))
    for seat, view in before.items():
        assert match.view(seat).queue == view.queue
        assert match.view(seat) == view
