"""Sections 9, 9.1 and 9.4: cards, skates, the empty deck (IC-72..75, IC-91)."""

import pytest
from tests.games.icecool.support.tables import (
    CIRCLE,
    CLASSROOM,
    END,
    GYM,
    MIDDLE,
    STRAIGHT,
    announce,
    bounced,
    enter,
    finish_round,
    fresh,
    kinds,
    kitchen,
    move_fish,
    passed,
    scene,
    skates,
    touched,
)

from tablee.games.icecool.rules.queries import scores


def test_ic_72_used_cards_stay_face_up_and_all_score() -> None:
    table = scene(hands=("", "jump bounce two two three"), phase="end_of_turn")
    table.play(move_fish(2, 3, "green", "d14", "d45"))
    assert table.cards(1) == ["jump", "bounce", "two*", "two*", "three"]
    table.play(skates(1, 0))
    assert table.cards(1) == ["jump*", "bounce*", "two*", "two*", "three"]
    assert scores(table.state) == (0, 9, 0)
    held = sum(len(each.cards) for each in table.state.players)
    assert held + len(table.state.deck) == 54


def test_ic_72_cards_are_kept_from_round_to_round() -> None:
    table = fresh(3, deck="jump two three jump three two")
    finish_round(table)
    assert table.state.round == 2
    assert table.cards(1) == ["jump", "two", "three", "three"]
    finish_round(table)
    assert table.cards(1)[:4] == ["jump", "two", "three", "three"]


def test_ic_73_a_card_of_the_same_turn_may_be_used_at_once() -> None:
    """Drawn in the flick, spent at the end of the same turn; or in the retry."""
    table = scene(deck="jump bounce")
    table.flick(passed(1, "d14"), passed(1, "d45"), ends={1: MIDDLE})
    table.play(skates(0, 1))
    assert table.now == ("aim", 1)
    retry = scene(deck="two two", bound=(1,), spots={1: CIRCLE})
    retry.flick(passed(1, "d14"), passed(1, "d45"))
    assert retry.phase == "retry"
    retry.play(move_fish(0, 1, "green", "d14", "d45"))
    assert retry.cards(1) == ["two*", "two*"]


def test_ic_73_a_one_is_never_used_twice() -> None:
    """After a challenge it skates no more, after skates it has no challenge."""
    table = scene(hands=("", "bounce jump"), deck="two")
    table.play(announce(0))
    table.flick(bounced(1), passed(1, "d15"))
    assert table.cards(1) == ["bounce*", "jump", "two"]
    assert table.code(skates(0, 1)) == "card_used"
    assert table.offered("skates") == []
    other = scene(hands=("", "bounce jump jump"), phase="end_of_turn")
    other.play(skates(0, 1))
    assert other.code(announce(0)) == "card_used"
    assert [each.card for each in other.offered("announce")] == [2]


def test_ic_73_a_failed_announcement_does_not_use_the_card() -> None:
    table = scene(hands=("", "bounce jump"))
    table.play(announce(0))
    table.flick()
    assert table.code(skates(0, 1)) is None


# -- skates ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(3))
def test_ic_74_two_ones_buy_another_full_turn(seat: int) -> None:
    """For Runner or Catcher, from where the penguin stands."""
    hands = ["", "", ""]
    hands[seat] = "two_doors jump"
    table = scene(active=seat, hands=hands)
    table.flick(ends={seat: MIDDLE})
    used, began = table.play(skates(0, 1))
    assert (used.seat, used.cards, used.kinds) == (seat, (0, 1), ("two_doors", "jump"))
    assert (began.seat, began.turn) == (seat, "skates")
    assert table.now == ("aim", seat)
    assert table.spot(seat) == MIDDLE
    table.flick()
    assert table.now == ("aim", (seat + 1) % 3)


def test_ic_74_the_kinds_are_told_in_the_order_of_the_cards() -> None:
    table = scene(hands=("", "two_doors jump"), phase="end_of_turn")
    used, _ = table.play(skates(1, 0))
    assert (used.cards, used.kinds) == ((1, 0), ("jump", "two_doors"))


def test_ic_74_again_with_further_pairs() -> None:
    table = scene(hands=("", "jump jump bounce bounce jump"))
    for pair in ((0, 2), (1, 4)):
        table.flick()
        assert table.phase == "end_of_turn"
        table.play(skates(*pair))
    table.flick()
    assert table.now == ("aim", 2)
    assert table.state.flicks == 3


def test_ic_74_skates_are_for_the_end_of_a_turn() -> None:
    table = scene(hands=("", "jump jump"))
    assert table.code(skates(0, 1)) == "wrong_phase"
    retry = scene(hands=("", "jump jump"), phase="retry", bound=(1,), spots={1: CIRCLE})
    assert retry.code(skates(0, 1)) == "wrong_phase"


def test_ic_74_the_turn_bought_after_ten_tries_has_its_own_tries() -> None:
    table = scene(hands=("", "jump jump"), bound=(1,), spots={1: CIRCLE})
    for _ in range(10):
        table.flick()
    assert table.now == ("end_of_turn", 1)
    table.play(skates(0, 1))
    assert (table.state.tries, table.now) == (0, ("aim", 1))
    table.flick()
    assert (table.state.tries, table.now) == (1, ("retry", 1))


def test_ic_75_the_new_turn_has_its_own_orange_line_and_challenge() -> None:
    table = scene(hands=("", "jump jump bounce"), spots={1: (0.02, 0.1)})
    table.play({"type": "orange", "room": 1})
    table.play(announce(2))
    table.flick(ends={1: (0.02, 0.1)})
    table.play(skates(0, 1))
    assert (table.state.announced, table.state.is_placed) == (None, False)
    assert table.code(announce(2)) is None
    assert table.code({"type": "orange", "room": 1}) is None


def test_ic_75_no_skates_once_the_round_is_over() -> None:
    table = scene(hands=("", "jump jump"), fish={1: "d14"})
    table.flick(passed(1, "d14"))
    assert table.now == ("catcher_placement", 1)
    assert table.code(skates(0, 1)) == "wrong_phase"


# -- the empty deck --------------------------------------------------------------------------------


def test_ic_91_the_last_card_is_drawn_and_then_nothing() -> None:
    table = scene(deck="three", rest=0)
    events = table.flick(passed(1, "d14"), passed(1, "d45", 150), ends={1: GYM})
    assert kinds(events)[1:4] == ["fish_taken", "card_drawn", "fish_taken"]
    assert table.cards(1) == ["three"]
    assert (table.state.deck, table.state.players[1].fish) == ((), 2)


def test_ic_91_a_fish_without_a_card_still_counts_for_the_round() -> None:
    table = scene(rest=0, fish={1: "d14"})
    events = table.flick(passed(1, "d14"))
    assert kinds(events)[1:] == ["fish_taken", "round_ended", "round_began"]
    assert table.state.rounds[0].fish == (0, 3, 0)
    assert table.cards(1) == []


def test_ic_91_the_draws_for_ids_stop_with_the_deck() -> None:
    """IC-95: the Catcher first, so the others get nothing."""
    table = scene(deck="three two", rest=2, active=0, caught=(1,))
    table.flick(touched(0, 2))
    assert table.cards(0) == ["three", "two"]
    assert table.cards(1) == []
    assert table.state.deck == ()


def test_ic_72_a_whole_round_loses_no_card() -> None:
    table = fresh(2)
    table.play(kitchen())
    enter(table, CLASSROOM)
    for _ in range(4):
        table.flick(passed(1, "d14"))
        if table.phase == "end_of_turn":
            table.play(END)
    held = [card for each in table.state.players for card in each.cards]
    assert len(held) + len(table.state.deck) == 54
    assert sorted(card.id for card in held) == [*range(len(held))]
    assert table.code(STRAIGHT) is None
