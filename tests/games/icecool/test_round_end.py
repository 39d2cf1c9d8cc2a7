"""Section 10: the end of a round and of the game (IC-92..97)."""

import pytest
from msgspec.structs import replace
from tests.games.icecool.support.tables import (
    GYM,
    KITCHEN,
    MIDDLE,
    RULES,
    bounced,
    finish_round,
    fresh,
    kinds,
    left_board,
    of_kind,
    passed,
    position,
    scene,
    touched,
)

from tablee.games.icecool.rules.rounds import end_round


def test_ic_92_three_fish_end_the_round() -> None:
    table = scene(fish={1: "d14"})
    events = table.flick(passed(1, "d14"))
    (ended,) = of_kind(events, "round_ended")
    assert (ended.round, ended.reason, ended.seat) == (1, "three_fish", 1)
    assert table.now == ("catcher_placement", 1)
    (record,) = table.state.rounds
    assert (record.catcher, record.reason, record.fish) == (0, "three_fish", (0, 3, 0))


def test_ic_92_two_fish_do_not() -> None:
    table = scene(fish={1: "d14 d23"})
    table.flick(passed(1, "d14"))
    assert table.state.round == 1


def test_ic_92_whoever_is_pushed_may_end_it() -> None:
    table = scene(fish={2: "d23"})
    events = table.flick(passed(2, "d23"))
    assert of_kind(events, "round_ended")[0].seat == 2


@pytest.mark.parametrize("seats", [3, 4])
def test_ic_92_every_runners_id_ends_the_round(seats: int) -> None:
    table = scene(seats, active=0, caught=range(2, seats))
    events = table.flick(touched(0, 1))
    (ended,) = of_kind(events, "round_ended")
    assert (ended.reason, ended.seat) == ("caught", 0)
    assert table.state.rounds[0].ids == (seats, *[0] * (seats - 1))
    almost = scene(seats, active=0, caught=range(3, seats))
    almost.flick(touched(0, 1))
    assert almost.state.round == 1


def test_ic_92_all_ids_in_one_flick() -> None:
    table = scene(4, active=0)
    table.flick(touched(0, 1, 10), touched(0, 2, 20), touched(0, 3, 30))
    assert table.state.rounds[0].reason == "caught"


# -- IC-93 -----------------------------------------------------------------------------------------


def test_ic_93_what_comes_after_the_end_has_no_effect() -> None:
    """Neither fish nor IDs, nor a penguin that leaves the board."""
    table = scene(4, fish={1: "d14", 2: "d23 d45"}, hands=("", "jump jump"))
    events = table.flick(
        passed(1, "d14", 100),
        touched(1, 0, 101),
        passed(2, "d23", 102),
        left_board(1, 103),
        ends={2: MIDDLE},
    )
    assert kinds(events)[:4] == ["penguin_flicked", "fish_taken", "card_drawn", "round_ended"]
    assert not of_kind(events, "id_taken")
    assert len(of_kind(events, "fish_taken")) == 1
    assert table.state.rounds[0].fish == (0, 3, 1, 0)
    assert table.state.rounds[0].ids == (1, 1, 1, 1)
    assert table.phase == "catcher_placement"


def test_ic_93_the_animation_still_plays_out() -> None:
    table = scene(fish={1: "d14"})
    events = table.flick(passed(1, "d14", 100), touched(1, 0, 101), ends={1: GYM})
    assert len(events[0].happenings) == 2
    assert events[0].ends[1].at == GYM
    last = table.state.last
    assert (last.happenings, last.ends) == (events[0].happenings, events[0].ends)
    assert [each.at for each in last.starts] == [KITCHEN, (0.2, 0.1), (0.1, 0.35)]


def test_ic_93_at_the_same_sample_doors_come_before_contacts() -> None:
    """The third fish and the last ID at once: the fish."""
    table = scene(fish={1: "d14"}, caught=(2,))
    events = table.flick(touched(1, 0, 100), passed(1, "d14", 100))
    assert of_kind(events, "round_ended")[0].reason == "three_fish"
    assert not of_kind(events, "id_taken")
    earlier = scene(fish={1: "d14"}, caught=(2,))
    events = earlier.flick(touched(1, 0, 99), passed(1, "d14", 100))
    assert of_kind(events, "round_ended")[0].reason == "caught"
    assert not of_kind(events, "fish_taken")


@pytest.mark.parametrize(("active", "winner"), [(1, 1), (2, 2), (3, 3), (0, 1)])
def test_ic_93_at_the_same_sample_the_flicking_player_then_seats(active: int, winner: int) -> None:
    """Three Runners pass their last door at once."""
    table = scene(4, active=active, fish={1: "d14", 2: "d14", 3: "d14"})
    events = table.flick(*(passed(seat, "d14", 100) for seat in (3, 2, 1)))
    assert [each.seat for each in of_kind(events, "fish_taken")] == [winner]
    assert of_kind(events, "round_ended")[0].seat == winner


def test_ic_93_the_last_card_goes_to_who_is_first() -> None:
    table = scene(active=2, rest=0, deck="three")
    table.flick(passed(1, "d14", 100), passed(2, "d23", 100))
    assert (table.cards(1), table.cards(2)) == ([], ["three"])
    clockwise = scene(active=0, rest=0, deck="three")
    clockwise.flick(passed(2, "d23", 100), passed(1, "d14", 100))
    assert (clockwise.cards(1), clockwise.cards(2)) == (["three"], [])


def test_ic_93_a_bounce_changes_nothing_by_itself() -> None:
    table = scene(fish={1: "d14"})
    assert not of_kind(table.flick(bounced(1, 10)), "round_ended")


def test_ic_94_no_end_of_turn_after_the_round() -> None:
    table = scene(hands=("", "jump jump two two"), fish={1: "d14"})
    table.flick(passed(1, "d14"))
    assert table.now == ("catcher_placement", 1)
    out = scene(hands=("", "jump jump two two"), fish={1: "d14"})
    out.flick(passed(1, "d14"), left_board(1))
    assert out.now == ("catcher_placement", 1)


def test_ic_94_the_turn_that_ended_the_round_is_not_passed_on() -> None:
    table = scene(active=2, fish={1: "d14"})
    events = table.flick(passed(1, "d14"))
    assert "turn_began" not in kinds(events)


# -- IC-95 -----------------------------------------------------------------------------------------


def test_ic_95_catcher_first_then_clockwise_all_at_once() -> None:
    table = scene(4, catcher=2, active=3, caught=(3,), fish={3: "d14"}, deck="jump two three two")
    events = table.flick(passed(3, "d14"))
    drawn = [(each.seat, each.why) for each in of_kind(events, "card_drawn")]
    assert drawn == [(3, "fish"), (2, "id"), (2, "id"), (0, "id"), (1, "id")]
    assert table.cards(2) == ["two", "three"]
    assert table.cards(0) == ["two"]
    assert len(table.cards(1)) == 1
    assert table.cards(3) == ["jump"]
    assert table.state.rounds[0].ids == (1, 1, 2, 0)


def test_ic_95_when_the_deck_runs_out_the_later_get_nothing() -> None:
    table = scene(4, caught=(2,), fish={1: "d14"}, rest=3, deck="jump two three two")
    table.flick(passed(1, "d14"))
    assert table.cards(0) == ["two", "three"]
    assert table.cards(1) == ["jump", "two"]
    assert (table.cards(2), table.state.deck) == ([], ())


@pytest.mark.parametrize("caught", [(), (1,), (2,), (1, 2)])
def test_ic_95_a_card_for_each_id_held(caught: tuple[int, ...]) -> None:
    state = position(caught=caught)
    after, _ = end_round(state, "stalled", None)
    ids = [len(each.cards) for each in after.players]
    assert ids == [1 + len(caught), int(1 not in caught), int(2 not in caught)]
    assert sum(ids) == 3


def test_ic_95_ids_are_counted_at_the_end_of_the_flick_that_ends_it() -> None:
    """An ID lost before the third fish in the same flick."""
    table = scene(fish={1: "d14"})
    events = table.flick(touched(1, 0, 50), passed(1, "d14", 60))
    assert kinds(events)[1:4] == ["id_taken", "fish_taken", "card_drawn"]
    assert table.state.rounds[0].ids == (2, 0, 1)


# -- IC-96 -----------------------------------------------------------------------------------------


def test_ic_96_everything_goes_back_and_the_role_moves_left() -> None:
    table = scene(
        4, caught=(2,), fish={1: "d14", 2: "d13 d25"}, turns=dict.fromkeys(range(4), 3), bound=(3,)
    )
    (*_, began) = table.flick(passed(1, "d14"))
    assert (began.round, began.catcher) == (2, 1)
    state = table.state
    assert (state.round, state.catcher, state.active, state.phase) == (
        2,
        1,
        1,
        "catcher_placement",
    )
    for player in state.players:
        assert player.spot is None
        assert (player.fish, player.turns) == (0, 0)
        assert not player.is_caught
        assert not player.is_bound
    assert table.hanging(1) == []
    assert all(table.hanging(seat) == ["d14", "d23", "d45"] for seat in (0, 2, 3))
    assert (state.announced, state.is_placed, state.tries) == (None, False, 0)
    assert state.turn == "normal"


def test_ic_96_after_the_last_seat_comes_the_first() -> None:
    table = scene(catcher=2, fish={0: "d14"}, active=0)
    table.flick(passed(0, "d14"))
    assert table.state.catcher == 0


# -- IC-97 -----------------------------------------------------------------------------------------


def result_of(*hands: str) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Scores, winners and ranks when the game ends with these cards."""
    state = position(len(hands), hands=hands, round=len(hands))
    ended = replace(state, phase="game_over", ending="stalled")
    result = RULES.waiting(ended).result
    return result.scores, tuple(result.winners), result.ranks


def test_ic_97_points_are_all_own_cards_face_up_ones_too() -> None:
    scores, winners, ranks = result_of("jump two* three", "two two", "three* three*")
    assert scores == (6, 4, 6)
    assert (winners, ranks) == ((0,), (1, 3, 2))  # tied at 6: three cards before two


def test_ic_97_ties_of_points_go_by_cards() -> None:
    assert result_of("three three", "two two two", "two two jump jump")[1:] == ((2,), (3, 2, 1))


def test_ic_97_still_tied_is_shared() -> None:
    assert result_of("three jump", "two two*", "jump")[1:] == ((0, 1), (1, 1, 3))
    assert result_of("", "", "")[1:] == ((0, 1, 2), (1, 1, 1))
    assert result_of("three", "two jump", "jump two")[1:] == ((1, 2), (3, 1, 1))


@pytest.mark.parametrize("seats", [3, 4])
def test_ic_97_the_game_ends_when_everybody_was_catcher(seats: int) -> None:
    table = scene(seats, round=seats, fish={1: "d14"})
    events = table.flick(passed(1, "d14"))
    assert kinds(events)[-1] == "game_ended"
    ended = events[-1]
    result = table.result
    assert (ended.ending, ended.scores, ended.winners) == (
        "three_fish",
        result.scores,
        result.winners,
    )
    assert result.ending == "three_fish"
    assert table.state.phase == "game_over"
    before = scene(seats, round=seats - 1, fish={1: "d14"})
    before.flick(passed(1, "d14"))
    assert before.phase == "catcher_placement"


def test_ic_97_a_whole_game_of_three() -> None:
    """Three rounds, each ended by the first Runner; everybody was Catcher once."""
    table = fresh(3, catcher=2)
    while table.phase != "game_over":
        finish_round(table)
    assert [each.catcher for each in table.state.rounds] == [2, 0, 1]
    counts = [len(each.cards) for each in table.state.players]
    assert counts == [6, 6, 6]  # three for fish, one for each ID in three rounds
    assert sum(table.result.scores) == sum(
        {"three": 3, "two": 2}.get(card.kind, 1)
        for each in table.state.players
        for card in each.cards
    )
