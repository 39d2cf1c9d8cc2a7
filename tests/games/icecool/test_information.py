"""Section 13: who knows what (IC-105)."""

from random import Random
from typing import Any

import pytest
from tests.games.icecool.support.tables import (
    ALL_CARDS,
    CIRCLE,
    CLASSROOM,
    END,
    GYM,
    RULES,
    START,
    STRAIGHT,
    announce,
    bounced,
    enter,
    fresh,
    kinds,
    kitchen,
    move_fish,
    of_kind,
    passed,
    scene,
    skates,
)

from tablee.core.codec import to_json
from tablee.core.protocol import Seat
from tablee.games.icecool.model.flick import Flick

VIEWERS = (0, 1, 2, None)
AIMED = {"flicking": Flick(0, 50, 0, 80), "aim": None, "end_of_turn": None}
CANARY = '"three"'  # as JSON has it; "three_fish" is another word


def heard(events: Any, viewer: int | None) -> list[Any]:
    told = [RULES.redact(event, viewer) for event in events]
    return [event for event in told if event is not None]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_ic_105_face_down_cards_are_their_owners(viewer: int | None) -> None:
    hands = ("three jump*", "two bounce", "two_doors* three")
    view = RULES.view(scene(hands=hands).state, viewer)
    for seat, player in enumerate(view.players):
        for seen, name in zip(player.cards, hands[seat].split(), strict=True):
            is_known = seat == viewer or name.endswith("*")
            assert seen.kind == (name.removesuffix("*") if is_known else None)
            assert seen.is_up == name.endswith("*")


@pytest.mark.parametrize("viewer", VIEWERS)
def test_ic_105_no_hidden_card_is_anywhere_in_a_view(viewer: int | None) -> None:
    """All 3s are in hands of others and on top of the deck: the word is in no view."""
    for phase in ("aim", "end_of_turn", "flicking"):
        hands = ["three three two"] * 3
        if viewer is not None:
            hands[viewer] = "two two jump"
        table = scene(hands=hands, deck="three three", phase=phase, aimed=AIMED[phase])
        assert CANARY not in to_json(RULES.view(table.state, viewer))
        if viewer is not None:
            assert CANARY not in to_json(RULES.offer(table.state, Seat(viewer)))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_ic_105_twin_tables_look_alike(viewer: int | None) -> None:
    """The same to the byte, however hidden cards and the deck lie; offers too."""
    hands = ["jump two three", "bounce two two", "two_doors three three"]
    others = ["two_doors three two", "three jump jump", "two two bounce"]
    if viewer is not None:
        others[viewer] = hands[viewer]
    one = scene(hands=hands, deck="jump three", phase="end_of_turn").state
    two = scene(hands=others, deck="two two bounce", phase="end_of_turn").state
    assert to_json(RULES.view(one, viewer)) == to_json(RULES.view(two, viewer))
    if viewer is not None:
        assert RULES.offer(one, Seat(viewer)) == RULES.offer(two, Seat(viewer))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_ic_105_everything_else_lies_on_the_table(viewer: int | None) -> None:
    table = scene(
        hands=("two", "jump jump"), caught=(2,), bound=(1,), spots={1: CIRCLE}, fish={2: "d13"}
    )
    table.flick(bounced(1))
    state, view = table.state, RULES.view(table.state, viewer)
    for seat, player in enumerate(view.players):
        own = state.players[seat]
        assert (player.spot, player.fish, player.is_caught, player.is_bound) == (
            own.spot,
            own.fish,
            own.is_caught,
            own.is_bound,
        )
        assert [card.id for card in player.cards] == [card.id for card in own.cards]
    assert (view.fish, view.last, view.deck) == (state.fish, state.last, len(state.deck))
    assert (view.phase, view.active, view.catcher) == (state.phase, state.active, state.catcher)
    assert (view.tries, view.turn, view.round) == (1, "normal", 1)
    assert view.scores == ()


def test_ic_105_scores_appear_at_the_end() -> None:
    table = scene(
        round=3, hands=("three", "two", "jump"), fish={1: "d14"}, deck="two jump jump two"
    )
    table.flick(passed(1, "d14"))
    for viewer in VIEWERS:
        view = RULES.view(table.state, viewer)
        assert view.scores == table.result.scores == (4, 5, 3)
        assert [[card.kind for card in each.cards] for each in view.players] == [
            ["three", "jump"],
            ["two", "two", "jump"],
            ["jump", "two"],
        ]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_ic_105_a_drawn_card_is_told_to_its_owner_only(viewer: int | None) -> None:
    table = scene(deck="three three", fish={1: "d14 d45"})
    events = table.flick(passed(1, "d14"))
    (drawn,) = of_kind(heard(events, viewer), "card_drawn")
    assert drawn.kind == ("three" if viewer == 1 else None)
    assert (drawn.seat, drawn.card, drawn.why) == (1, 0, "fish")
    assert (CANARY in to_json(heard(events, viewer))) == (viewer == 1)
    assert kinds(heard(events, viewer)) == kinds(events)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_ic_105_the_draws_for_ids_are_private_too(viewer: int | None) -> None:
    table = scene(deck="two three three three", fish={1: "d14"})
    events = table.flick(passed(1, "d14"))
    for drawn in of_kind(heard(events, viewer), "card_drawn"):
        assert (drawn.kind is None) == (drawn.seat != viewer)


def test_ic_105_used_cards_are_shown_to_all() -> None:
    table = scene(hands=("", "jump bounce two two"), phase="end_of_turn")
    told = [*table.play(move_fish(2, 3, "green", "d14", "d45")), *table.play(skates(0, 1))]
    for viewer in VIEWERS:
        assert heard(told, viewer) == told
        view = RULES.view(table.state, viewer)
        assert [card.kind for card in view.players[1].cards] == ["jump", "bounce", "two", "two"]


def test_ic_105_an_announced_card_is_known_once_it_is_turned_up() -> None:
    table = scene(hands=("", "bounce bounce"), bound=(1,), spots={1: CIRCLE})
    table.play(announce(1))
    assert RULES.view(table.state, 2).announced is None
    table.flick(bounced(1), passed(1, "d15"))
    for viewer in VIEWERS:
        view = RULES.view(table.state, viewer)
        assert (view.challenge, view.announced) == ("bounce", 1)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_ic_105_a_guess_looks_like_the_view(viewer: int | None) -> None:
    """In every moment of a round, announced challenge included."""
    table = fresh(3, deck="jump bounce two three two_doors jump")
    moments = [table.state]
    table.play(kitchen())
    moments.append(table.state)
    table.play(START)
    table.flick(passed(1, "d14"), passed(1, "d45"), ends={1: GYM})
    moments.append(table.state)
    table.play(END)
    enter(table, CLASSROOM)
    table.flick()
    table.play(announce(1))
    moments.append(table.state)
    table.play(STRAIGHT)
    moments.append(table.state)
    for state in moments:
        view = RULES.view(state, viewer)
        for seed in range(5):
            guess = RULES.guess(view, Random(seed))
            assert RULES.view(guess, viewer) == view
            if state.deck:
                assert RULES.flaw(guess) is None


def test_ic_105_a_guess_knows_nothing_of_hidden_cards() -> None:
    """Its hands and deck lie as luck will have it, and all cards are there."""
    table = scene(hands=("three three", "two jump", "bounce three"), deck="jump jump")
    guesses = [RULES.guess(RULES.view(table.state, 1), Random(seed)) for seed in range(20)]
    assert len({guess.deck for guess in guesses}) == 20
    assert len({guess.players[0].cards for guess in guesses}) > 3
    assert {guess.players[1].cards for guess in guesses} == {table.state.players[1].cards}
    for guess in guesses:
        held = [card.kind for each in guess.players for card in each.cards]
        assert sorted([*held, *guess.deck]) == sorted(ALL_CARDS)


def test_ic_105_a_guess_of_an_announced_challenge_may_be_any_card_of_the_hand() -> None:
    table = scene(hands=("", "bounce jump three two*"))
    table.play(announce(1))
    view = RULES.view(table.state, 2)
    guesses = [RULES.guess(view, Random(seed)) for seed in range(40)]
    assert {guess.announced for guess in guesses} == {0, 1, 2}
    for guess in guesses:
        assert guess.players[1].cards[guess.announced].kind == "jump"


def test_ic_105_an_offer_is_for_its_seat_alone() -> None:
    table = scene(hands=("jump two two", "jump two two"))
    for seat in (0, 2):
        assert not RULES.offer(table.state, Seat(seat))
