"""Section 9.2: challenges (IC-76..85), announced and judged."""

from typing import Any

import pytest
from tests.games.icecool.support.tables import (
    CIRCLE,
    CLASSROOM,
    GYM,
    MIDDLE,
    RULES,
    announce,
    bounced,
    crossed,
    jumped,
    kinds,
    left_board,
    of_kind,
    passed,
    scene,
    touched,
)

FEATS: dict[str, tuple[Any, ...]] = {
    "jump": (crossed(1, 1, 4, 280), jumped(1, 1, 4, 300)),
    "two_doors": (passed(1, "d13", 100), passed(1, "d15", 200)),
    "bounce": (bounced(1, 50), passed(1, "d15", 200)),
}


@pytest.mark.parametrize("kind", FEATS)
def test_ic_76_a_success_turns_the_card_up_and_draws_another(kind: str) -> None:
    table = scene(hands=("two", kind), deck="three")
    (said,) = table.play(announce(1))
    assert (said.seat, said.challenge) == (1, kind)
    events = table.flick(*FEATS[kind], ends={1: MIDDLE})
    met, drawn = events[1:3]
    assert (met.seat, met.challenge, met.card) == (1, kind, 1)
    assert (drawn.seat, drawn.kind, drawn.why) == (1, "three", "challenge")
    assert table.cards(1) == [f"{kind}*", "three"]


@pytest.mark.parametrize("kind", FEATS)
@pytest.mark.parametrize("done", FEATS)
def test_ic_76_only_the_announced_challenge_counts(kind: str, done: str) -> None:
    table = scene(hands=("", "jump two_doors bounce"))
    card = ("jump", "two_doors", "bounce").index(kind)
    table.play(announce(card))
    events = table.flick(*FEATS[done], ends={1: MIDDLE})
    assert kinds(events)[1] == ("challenge_met" if kind == done else "challenge_missed")
    assert table.cards(1)[card].endswith("*") == (kind == done)


@pytest.mark.parametrize("kind", FEATS)
def test_ic_76_what_was_not_announced_brings_nothing(kind: str) -> None:
    table = scene(hands=("", kind))
    events = table.flick(*FEATS[kind], ends={1: MIDDLE})
    assert not of_kind(events, "challenge_met")
    assert table.cards(1) == [kind]


def test_ic_76_it_is_announced_before_the_flick() -> None:
    table = scene(hands=("", "jump bounce"))
    table.flick()
    assert table.phase == "end_of_turn"
    assert table.code(announce(0)) == "wrong_phase"
    retry = scene(hands=("", "jump"), phase="retry", bound=(1,), spots={1: CIRCLE})
    assert retry.code(announce(0)) == "wrong_phase"


def test_ic_77_failure_costs_nothing() -> None:
    table = scene(2, hands=("", "jump"))
    table.play(announce(0))
    events = table.flick(crossed(1, 1, 4))
    (missed,) = of_kind(events, "challenge_missed")
    assert (missed.seat, missed.challenge) == (1, "jump")
    assert table.cards(1) == ["jump"]
    table.flick()
    assert table.code(announce(0)) is None


def test_ic_78_only_a_face_down_one_of_ones_own() -> None:
    table = scene(hands=("jump", "bounce* two three jump"))
    assert [table.code(announce(card)) for card in range(6)] == [
        "card_not_yours",
        "card_used",
        "wrong_value",
        "wrong_value",
        None,
        "card_not_yours",
    ]


def test_ic_78_it_covers_retries_and_each_flick_is_judged_alone() -> None:
    """A bounce in one flick and a door in the next are no bounce challenge."""
    table = scene(hands=("", "bounce"), bound=(1,), spots={1: CIRCLE}, deck="three")
    table.play(announce(0))
    events = table.flick(bounced(1))
    assert kinds(events)[1:] == ["challenge_missed", "must_retry"]
    events = table.flick(passed(1, "d15"))
    assert kinds(events)[1:] == ["challenge_missed", "must_retry"]
    events = table.flick(*FEATS["bounce"], ends={1: CLASSROOM})
    assert kinds(events)[1:3] == ["challenge_met", "card_drawn"]
    assert table.cards(1) == ["bounce*", "three"]


def test_ic_78_a_challenge_is_met_once() -> None:
    """Met in a failed try, it is neither met nor missed in the next one."""
    table = scene(hands=("", "bounce"), bound=(1,), spots={1: CIRCLE})
    table.play(announce(0))
    table.flick(*FEATS["bounce"])
    assert table.phase == "retry"
    events = table.flick(*FEATS["bounce"], ends={1: CLASSROOM})
    assert not {"challenge_met", "challenge_missed"} & {*kinds(events)}
    assert len(table.cards(1)) == 2


def test_ic_78_only_the_flicking_players_own_penguin() -> None:
    """Seat 2 does it all, for nothing."""
    facts = (bounced(2, 50), passed(2, "d13", 100), passed(2, "d15", 200), jumped(2, 1, 4))
    for card in range(3):
        table = scene(hands=("", "jump two_doors bounce"))
        table.play(announce(card))
        events = table.flick(*facts, ends={2: MIDDLE})
        assert of_kind(events, "challenge_missed")
    mixed = scene(hands=("", "two_doors"))
    mixed.play(announce(0))
    assert of_kind(mixed.flick(passed(1, "d13"), passed(2, "d15")), "challenge_missed")


def test_ic_78_the_catcher_may_announce_too() -> None:
    table = scene(active=0, hands=("two_doors",), deck="two")
    table.play(announce(0))
    table.flick(passed(0, "d25", 10), passed(0, "d45", 20))
    assert table.cards(0) == ["two_doors*", "two"]


def test_ic_78_it_ends_with_the_turn() -> None:
    table = scene(2, hands=("", "two_doors"))
    table.play(announce(0))
    table.flick()
    assert table.state.announced is None
    events = table.flick(*FEATS["two_doors"])  # pushed by the Catcher
    assert not {"challenge_met", "challenge_missed"} & {*kinds(events)}
    assert table.cards(1) == ["two_doors"]


def test_ic_79_crossing_alone_is_no_jump() -> None:
    table = scene(hands=("", "jump"))
    table.play(announce(0))
    assert of_kind(table.flick(crossed(1, 1, 4), ends={1: GYM}), "challenge_missed")


def test_ic_80_one_door_twice_is_one_door() -> None:
    table = scene(hands=("", "two_doors"))
    table.play(announce(0))
    there_and_back = passed(1, "d15", 100), passed(1, "d15", 200, back=True)
    assert of_kind(table.flick(*there_and_back), "challenge_missed")
    other = scene(hands=("", "two_doors"))
    other.play(announce(0))
    assert of_kind(other.flick(*there_and_back, passed(1, "d13", 300)), "challenge_met")


@pytest.mark.parametrize(("sample", "met"), [(199, True), (200, False), (201, False)])
def test_ic_81_the_bounce_comes_first(sample: int, met: object) -> None:
    table = scene(hands=("", "bounce"))
    table.play(announce(0))
    events = table.flick(bounced(1, sample), passed(1, "d15", 200))
    assert bool(of_kind(events, "challenge_met")) == met


def test_ic_81_several_bounces_and_any_later_door() -> None:
    table = scene(hands=("", "bounce"))
    table.play(announce(0))
    facts = passed(1, "d15", 10), bounced(1, 20), bounced(1, 30), passed(1, "d15", 40, back=True)
    assert of_kind(table.flick(*facts), "challenge_met")


def test_ic_83_a_barred_door_counts_for_no_challenge() -> None:
    for card, facts in (
        (0, (passed(1, "d14", 10, barred=True), passed(1, "d24", 20))),
        (1, (bounced(1, 5), passed(1, "d14", 10, barred=True))),
    ):
        table = scene(hands=("", "two_doors bounce"), spots={1: (0.33, 0.1)})
        table.play(announce(card))
        assert of_kind(table.flick(*facts, ends={1: GYM}), "challenge_missed")


def test_ic_84_cards_for_fish_come_before_the_challenge_card() -> None:
    """In the order of the trace, also when the challenge was met in between."""
    table = scene(hands=("", "bounce"), deck="two three jump two_doors")
    table.play(announce(0))
    events = table.flick(
        bounced(1, 10), passed(1, "d14", 20), passed(2, "d23", 30), passed(1, "d45", 40)
    )
    drawn = [(each.seat, each.kind, each.why) for each in of_kind(events, "card_drawn")]
    assert drawn == [
        (1, "two", "fish"),
        (2, "three", "fish"),
        (1, "jump", "fish"),
        (1, "two_doors", "challenge"),
    ]


def test_ic_85_with_an_empty_deck_the_card_is_still_turned_up() -> None:
    table = scene(hands=("", "bounce"), rest=0)
    table.play(announce(0 if table.ids(1)[0] == 0 else table.ids(1)[0]))
    events = table.flick(*FEATS["bounce"])
    assert kinds(events)[1:] == ["challenge_met", "turn_began"]
    assert table.cards(1) == ["bounce*"]


def test_ic_85_the_last_card_may_go_for_the_fish() -> None:
    table = scene(hands=("", "bounce"), rest=0, deck="three")
    table.play(announce(table.ids(1)[0]))
    table.flick(bounced(1), passed(1, "d14"))
    assert table.cards(1) == ["bounce*", "three"]


# -- at the end of the round (IC-93) ---------------------------------------------------------------


@pytest.mark.parametrize(("done", "met"), [(499, True), (500, True), (501, False)])
def test_ic_93_a_challenge_counts_until_the_round_ends(done: int, met: object) -> None:
    """The third fish at sample 500, the landing before, at or after it."""
    table = scene(hands=("", "jump"), fish={1: "d14"}, deck="two three")
    table.play(announce(0))
    events = table.flick(passed(1, "d14", 500), jumped(1, 1, 4, done))
    assert kinds(events)[1:3] == ["fish_taken", "card_drawn"]
    assert kinds(events)[3] == ("challenge_met" if met else "challenge_missed")
    assert table.cards(1)[0].endswith("*") == met
    assert table.state.round == 2
    assert table.state.announced is None


def test_ic_93_the_door_that_ends_the_round_completes_the_challenge() -> None:
    """At the very instant: two doors, the second with the third fish."""
    table = scene(hands=("", "two_doors"), fish={1: "d45"}, deck="two three")
    table.play(announce(0))
    events = table.flick(passed(1, "d14", 10), passed(1, "d45", 20))
    assert kinds(events)[1:6] == [
        "fish_taken",
        "card_drawn",
        "challenge_met",
        "card_drawn",
        "round_ended",
    ]
    assert table.cards(1)[:3] == ["two_doors*", "two", "three"]


def test_ic_93_the_last_id_cuts_a_challenge_off() -> None:
    table = scene(active=0, caught=(1,), hands=("two_doors",))
    table.play(announce(0))
    events = table.flick(passed(0, "d25", 10), touched(0, 2, 20), passed(0, "d45", 30))
    assert of_kind(events, "challenge_missed")
    at_once = scene(active=0, caught=(1,), hands=("two_doors",))
    at_once.play(announce(0))
    events = at_once.flick(passed(0, "d25", 10), touched(0, 2, 20), passed(0, "d45", 20))
    assert of_kind(events, "challenge_met")


def test_ic_70_a_challenge_met_before_leaving_the_board_counts() -> None:
    table = scene(hands=("", "two_doors"))
    table.play(announce(0))
    events = table.flick(*FEATS["two_doors"], left_board(1))
    assert of_kind(events, "challenge_met")


def test_ic_78_others_learn_the_kind_and_not_the_card() -> None:
    table = scene(hands=("", "bounce jump"))
    (said,) = table.play(announce(1))
    assert "card" not in said.__struct_fields__
    for viewer in (0, 2, None):
        view = RULES.view(table.state, viewer)
        assert (view.challenge, view.announced) == ("jump", None)
        assert [each.kind for each in view.players[1].cards] == [None, None]
    own = RULES.view(table.state, 1)
    assert (own.challenge, own.announced) == ("jump", 1)
