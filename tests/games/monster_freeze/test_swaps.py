"""Sections 4 and 5: real-time play, the order of actions, and swaps (MF-17..28)."""

from random import Random

import pytest
from tests.games.monster_freeze.support.tables import (
    IDS,
    claim,
    code,
    everywhere,
    hands,
    kinds,
    lay,
    live,
    official,
    pile,
    refused,
    say,
    stack,
    swap,
    with_top,
)

from tablee.bots.driver import Choice, take
from tablee.core.protocol import Decide

KINDS = ("vote_refresh", "pause", "resume")
DEALT = "MF01 MF02 MF03 | MF04 MF05 MF06 | MF07"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_mf_17_everyone_may_act_at_any_time(seats: int) -> None:
    """There are no turns: the table waits for all seats for the whole round."""
    match = official(seats=seats, swap_gap=0)
    rng = Random(seats)
    for _ in range(30):
        assert isinstance(match.waiting, Decide)
        assert match.waiting.seats == tuple(range(seats))
        seat = rng.randrange(seats)
        match.play(seat, swap(match, rng.choice(match.state.players[seat].hand)))
        assert all(match.offer(each) for each in range(seats))


def test_mf_18_in_order_of_arrival() -> None:
    """Actions are applied one by one; of two at the same instant the first arrival comes first."""
    match = official(DEALT)
    start = len(match.moves)
    match.play(1, swap(match, "MF04"))
    assert code(match, 0, swap(match, "MF01", "MF07")) == "centre_changed"
    match.play(0, swap(match, "MF02", "MF04"))
    assert hands(match) == ["MF01 MF04 MF03", "MF07 MF05 MF06"]
    assert match.state.centre == "MF02"
    assert [move.at_ms for move in match.moves[start:]] == [3000] * 3  # type: ignore[union-attr]


@pytest.mark.parametrize("field", ["at_ms", "sent_ms", "now", "time"])
def test_mf_19_no_action_carries_a_time(field: str) -> None:
    """Client clocks and claimed send times are never used: there is no field for them."""
    match = official(DEALT)
    assert code(match, 0, {**swap(match, "MF01"), field: 0}) == "malformed"


def test_mf_19_the_table_stamps_its_own_clock() -> None:
    """What counts is when it arrives."""
    match = official(DEALT)
    match.advance(1.25)
    match.play(0, swap(match, "MF01"))
    assert match.moves[-1].at_ms == 4250  # type: ignore[union-attr]
    assert match.state.players[0].swapped_at == 1250


def test_mf_20_every_action_carries_what_its_sender_believed() -> None:
    """The round, the cards of the hand, the centre: none may be left out."""
    match = official(DEALT)
    actions = [swap(match, "MF01"), claim(match, *IDS[:3]), *(say(match, kind) for kind in KINDS)]
    for action in actions:
        for field in set(action) - {"type"}:
            less = {name: value for name, value in action.items() if name != field}
            assert code(match, 0, less) == "malformed"


def test_mf_20_losing_a_race_does_not_hurt() -> None:
    """A stale action changes nothing, costs nothing and starts no lock."""
    match = official(DEALT)
    match.play(1, swap(match, "MF04"))
    match.advance(0.1)
    stale = [
        (swap(match, "MF01", "MF07"), "centre_changed"),
        (swap(match, "MF04", "MF04"), "stale_hand"),
        (claim(match, "MF01", "MF02", "MF07"), "stale_hand"),
        ({**claim(match, *IDS[:3]), "round": 2}, "stale_round"),
    ]
    before = match.state.players
    for action, error in stale:
        assert code(match, 0, action) == error
    assert match.state.players == before
    match.play(0, swap(match, "MF01"))  # at once: no gap, no lock
    assert match.state.players[0].locked_until == 0


def test_mf_22_no_undo() -> None:
    """Accepted actions are final: nothing takes one back, in the engine or in what is offered."""
    match = official(DEALT)
    match.play(0, swap(match, "MF01"))
    for kind in ("undo", "take_back"):
        assert code(match, 0, {"type": kind, "round": 1}) == "malformed"
    offered = {kind.type for kind in match.offer(0).open}
    offered |= {action.__struct_config__.tag for action in match.offer(0).actions}
    assert offered <= {"swap", "claim", "vote_refresh", "pause"}


def test_mf_23_arranging_cards_is_no_action() -> None:
    """Order, rotation and flip are local: there is no such action, and nobody sees a draft."""
    match = official(DEALT)
    for kind in ("arrange", "flip", "rotate", "sketch"):
        draft = {"type": kind, "round": 1, "stack": stack(*IDS[:3])}
        assert code(match, 0, draft) == "malformed"
    assert not match.game.shows_sketches


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_mf_24_three_cards_each_and_one_in_the_centre(seats: int, seed: int) -> None:
    """While a round is live, after every action and refresh; and no card is ever lost."""
    match = official(seats=seats, swap_gap=0, claim_lock=0, cold=1)
    rng = Random(seed)
    live_moments = 0
    for _ in range(150):
        if match.state.phase == "live":
            live_moments += 1
            assert [len(player.hand) for player in match.state.players] == [3] * seats
            assert match.state.centre is not None
            assert everywhere(match.state) == list(IDS)
            assert len(match.state.pile) % 3 == 2
        if match.result is not None:
            break
        waiting = match.waiting
        if isinstance(waiting, Decide) and waiting.seats:
            seat = rng.choice(waiting.seats)
            take(match, Choice(seat, match.sample(seat, rng)))
        match.advance(rng.random())
    assert live_moments > 20


# -- the swap --------------------------------------------------------------------------------------


def test_mf_25_as_often_as_one_likes() -> None:
    """At any moment a card may be exchanged with the centre card, again and again."""
    match = official(DEALT)
    rng = Random(25)
    for _ in range(50):
        match.play(0, swap(match, rng.choice(match.state.players[0].hand)))
        match.advance(0.5)
    assert sorted([*match.state.players[0].hand, match.state.centre]) == [*IDS[:3], "MF07"]


def test_mf_26_the_two_cards_change_places() -> None:
    """The received card takes the same slot; nothing else changes."""
    match = official(DEALT)
    before = match.state
    (event,) = match.play(0, swap(match, "MF02"))
    assert (event.seat, event.given, event.taken) == (0, "MF02", "MF07")
    assert hands(match) == ["MF01 MF07 MF03", "MF04 MF05 MF06"]
    assert match.state.centre == "MF02"
    assert match.state.pile == before.pile
    assert match.state.players[1] == before.players[1]


def test_mf_26_half_a_second_between_two_swaps() -> None:
    """My last accepted swap is at least 0.5 s old, else TOO_SOON; others have their own gap."""
    match = official(DEALT)
    match.play(0, swap(match, "MF01"))
    match.advance(0.499)
    refusal = refused(match, 0, swap(match, "MF02"))
    assert (refusal.code, refusal.hint["seconds"]) == ("too_soon", 0.001)
    match.play(1, swap(match, "MF04"))
    match.advance(0.001)
    match.play(0, swap(match, "MF02"))
    assert match.state.centre == "MF02"


def test_mf_26_a_failed_swap_starts_no_gap() -> None:
    """Only accepted swaps count."""
    match = official(DEALT)
    match.play(0, swap(match, "MF01"))
    match.advance(0.4)
    for wrong in (swap(match, "MF02", "MF50"), swap(match, "MF01"), swap(match, "MF02")):
        assert code(match, 0, wrong) in ("centre_changed", "stale_hand", "too_soon")
    match.advance(0.1)
    match.play(0, swap(match, "MF02"))


def test_mf_26_a_card_that_is_not_in_my_hand() -> None:
    """`stale_hand` tells my hand: another's card, a pile card, the centre itself."""
    match = official(DEALT)
    for give in ("MF04", "MF50", "MF07"):
        refusal = refused(match, 0, swap(match, give))
        assert (refusal.code, refusal.hint) == ("stale_hand", {"hand": ["MF01", "MF02", "MF03"]})


def test_mf_27_the_race_for_the_centre() -> None:
    """The first arrival gets the card; the next gets `centre_changed`, the new centre, its hand."""
    match = official(DEALT)
    match.play(1, swap(match, "MF05"))
    refusal = refused(match, 0, swap(match, "MF01", "MF07"))
    assert (refusal.code, dict(refusal.hint)) == ("centre_changed", {"centre": "MF05"})
    assert refusal.refusal.recorded
    assert hands(match)[0] == "MF01 MF02 MF03"


def test_mf_27_the_expected_card_has_come_back() -> None:
    """Same card, same effect: the swap is legal."""
    match = official(DEALT, swap_gap=0)
    late = swap(match, "MF01")
    match.play(1, swap(match, "MF05"))
    match.play(1, swap(match, "MF07"))
    match.play(0, late)
    assert hands(match)[0] == "MF07 MF02 MF03"


def test_mf_28_laid_cards_stay_out_of_play() -> None:
    """Only hand cards can be swapped or stacked; laid tricks stay until the round ends."""
    match = live("R1 X1 X2 | B1 B2 B3 | X3 | G1 G2 G3 Y1 Y2")
    lay(match, 0, "R")
    assert code(match, 0, swap(match, "R1")) == "stale_hand"
    assert code(match, 0, claim(match, "G1", "G2", "R1")) == "stale_hand"
    match.play(0, swap(match, "G1"))
    match.play(1, swap(match, "B1"))
    (trick,) = match.state.players[0].tricks
    assert [placed.card for placed in trick.stack] == ["X1", "X2", "R1"]
    assert pile(match) == "Y1 Y2"
    assert code(match, 1, with_top(match, 0, "G")) == "stale_hand"
    assert kinds(lay(match, 1, "B")) == ["trick", "round_end"]
