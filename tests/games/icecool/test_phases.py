"""Section 5.1: phases, skipping, once per turn, offers (IC-44..46, IC-48)."""

from itertools import combinations, islice
from random import Random
from typing import Any

import pytest
from tests.games.icecool.support.tables import (
    CIRCLE,
    END,
    GYM,
    LEAVE,
    MIDDLE,
    RULES,
    START,
    STRAIGHT,
    Scene,
    announce,
    fresh,
    kitchen,
    left_board,
    move_fish,
    orange,
    outcome,
    passed,
    scene,
    skates,
    start,
    tag,
)

from tablee.core.protocol import Decide, Decision, Draw, Over, Seat
from tablee.games.icecool.model import Options
from tablee.games.icecool.model.flick import Flick
from tablee.games.icecool.rules.check import LEGAL

HAND = ("", "jump jump two two")  # of seat 1: cards 0, 1 and 2, 3
BY_WALL = (0.02, 0.1)
IN_PHASE: dict[str, dict[str, Any]] = {
    "deal": {},
    "catcher_placement": {"active": 0, "spots": dict.fromkeys(range(3))},
    "entry": {"spots": {1: None}},
    "aim": {"spots": {1: BY_WALL}},
    "retry": {"bound": (1,), "spots": {1: CIRCLE}},
    "flicking": {"aimed": Flick(0, 500, 0, 115)},
    "end_of_turn": {},
    "off_board_end": {},
    "game_over": {"ending": "left", "gone": (0, 2)},
}
ACTIONS: dict[str, Any] = {
    "place_catcher": kitchen(),
    "place_start": START,
    "flick": STRAIGHT,
    "orange": orange(1),
    "announce": announce(0),
    "skates": skates(0, 1),
    "move_fish": move_fish(2, 3, "green", "d14", "d45"),
    "end_turn": END,
}
LISTED: dict[str, set[str]] = {
    "deal": set(),
    "catcher_placement": {"place_catcher"},
    "entry": {"place_start"},
    "aim": {"flick", "orange", "announce", "move_fish"},
    "retry": {"flick", "move_fish"},
    "flicking": set(),
    "end_of_turn": {"skates", "move_fish", "end_turn"},
    "off_board_end": {"skates", "end_turn"},
    "game_over": set(),
}


def in_phase(phase: str) -> Scene:
    if phase == "deal":
        return Scene(RULES.setup(3, Options()))
    given = dict(IN_PHASE[phase])
    hands = ("jump jump two two",) if phase == "catcher_placement" else HAND
    return scene(hands=hands, phase=phase, **given)


# -- IC-44 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", LISTED)
@pytest.mark.parametrize("kind", ACTIONS)
def test_ic_44_every_phase_has_its_actions(phase: str, kind: str) -> None:
    """From the seat that is named; where nobody is, it is nobody's turn."""
    table = in_phase(phase)
    if phase == "game_over":
        expected: str | None = "game_over"
    elif not LISTED[phase]:
        expected = "not_your_turn"
    else:
        expected = None if kind in LISTED[phase] else "wrong_phase"
    assert table.code(ACTIONS[kind]) == expected


@pytest.mark.parametrize("phase", LISTED)
def test_ic_44_others_wait(phase: str) -> None:
    table = in_phase(phase)
    for seat in {0, 1, 2} - {int(table.state.active)}:
        for action in ACTIONS.values():
            code = "game_over" if phase == "game_over" else "not_your_turn"
            assert table.code(action, seat) == code
        assert not RULES.offer(table.state, Seat(seat))
        assert [*RULES.actions(table.state, Seat(seat))] == []


@pytest.mark.parametrize("phase", LISTED)
def test_ic_44_the_table_waits_for_the_one_who_is_named(phase: str) -> None:
    table = in_phase(phase)
    waiting = RULES.waiting(table.state)
    if phase == "game_over":
        assert isinstance(waiting, Over)
    elif phase in ("deal", "flicking"):
        assert isinstance(waiting, Draw)
    else:
        assert waiting == Decide((table.state.active,))
    assert LEGAL[phase] == LISTED[phase]  # type: ignore[index]


@pytest.mark.parametrize("phase", LISTED)
@pytest.mark.parametrize("seat", range(3))
def test_ic_44_anybody_may_leave_in_any_phase(phase: str, seat: int) -> None:
    table = in_phase(phase)
    assert table.code(LEAVE, seat) == ("game_over" if phase == "game_over" else None)


@pytest.mark.parametrize("phase", [phase for phase in LISTED if LISTED[phase]])
def test_ic_44_the_offer_has_just_the_legal_kinds(phase: str) -> None:
    table = in_phase(phase)
    offer = RULES.offer(table.state, table.state.active)
    offered = {tag(each) for each in offer.actions} | {each.type for each in offer.open}
    assert offered == LISTED[phase]
    assert len({*offer.actions}) == len(offer.actions)
    for action in offer.actions:
        assert table.code(action) is None


def test_ic_44_the_phases_of_a_turn() -> None:
    """Entry, aim, flicking, retry, end_of_turn, aim by skates, off_board_end, and the next."""
    table = fresh(2, deck="jump two_doors bounce jump two three")
    table.play(kitchen())
    assert table.now == ("entry", 1)
    table.play(START)
    assert table.now == ("aim", 1)
    table.play(STRAIGHT)
    assert table.now == ("flicking", 1)
    assert table.state.aimed == Flick(0, 500, 0, 115)
    table.draw(outcome(table.state))
    assert table.now == ("retry", 1)
    assert table.state.aimed is None
    table.flick(passed(1, "d14"), passed(1, "d45"), ends={1: MIDDLE})
    assert table.now == ("end_of_turn", 1)
    table.play(skates(0, 1))
    assert table.now == ("aim", 1)
    table.flick(left_board(1))
    assert table.now == ("aim", 0)  # IC-45: no card is left face down


# -- IC-45 -----------------------------------------------------------------------------------------

ENOUGH = {
    "": False,
    "jump": False,
    "jump*  jump* jump": False,
    "three three": True,
    "jump* two three": True,
    "two* two* jump* jump*": False,
}


@pytest.mark.parametrize("hand", ENOUGH)
@pytest.mark.parametrize("phase", ["end_of_turn", "off_board_end"])
def test_ic_45_only_the_number_of_face_down_cards_decides(hand: str, phase: str) -> None:
    """Two 3s are of no use, but nobody must see that."""
    table = scene(hands=("", hand))
    table.flick(*([left_board(1)] if phase == "off_board_end" else []))
    assert table.now == ((phase, 1) if ENOUGH[hand] else ("aim", 2))


def test_ic_45_a_card_of_this_flick_counts() -> None:
    table = scene(hands=("", "two"), deck="three")
    table.flick(passed(1, "d14"))
    assert table.now == ("end_of_turn", 1)


@pytest.mark.parametrize("seat", range(3))
def test_ic_45_it_is_for_the_catcher_as_well(seat: int) -> None:
    hands = [""] * 3
    hands[seat] = "two three"
    table = scene(active=seat, hands=hands)
    table.flick()
    assert table.now == ("end_of_turn", seat)
    table.play(END)
    assert table.now == ("aim", (seat + 1) % 3)


def test_ic_45_there_is_no_such_phase_under_tournament_scoring() -> None:
    table = scene(scoring="tournament")
    table.flick(left_board(1))
    assert table.now == ("aim", 2)


# -- IC-46 -----------------------------------------------------------------------------------------


def test_ic_46_orange_and_announce_once_a_turn_and_in_any_order() -> None:
    for first, second in ((orange(1), announce(0)), (announce(0), orange(1))):
        table = scene(hands=("", "jump bounce"), spots={1: BY_WALL})
        table.play(first)
        table.play(second)
        assert table.code(orange(1)) == "already_placed"
        assert table.code(announce(1)) == "already_announced"
        assert table.code(announce(0)) == "already_announced"
        assert table.offered("orange") == table.offered("announce") == []
        assert table.code(STRAIGHT) is None


def test_ic_46_fish_are_moved_as_often_as_cards_allow() -> None:
    table = scene(hands=("", "two two two two two"))
    for cards in ((0, 1), (2, 3)):
        door = ("d14", "d45")[cards[0] // 2]
        table.play(move_fish(*cards, "green", door, "d25"))
    assert table.hanging(2) == ["d23", "d25", "d25"]
    assert table.code(move_fish(4, 4, "green", "d25", "d14")) == "wrong_value"
    assert table.bounds("move_fish") is None


def test_ic_46_a_new_turn_has_its_own() -> None:
    table = scene(2, hands=("", "jump bounce"), spots={1: BY_WALL})
    table.play(orange(1))
    table.play(announce(0))
    table.flick(ends={1: BY_WALL})
    table.play(END)
    table.flick()
    assert table.now == ("aim", 1)
    assert table.code(orange(1)) is None
    assert table.code(announce(0)) is None


# -- IC-48 -----------------------------------------------------------------------------------------


def test_ic_48_the_offer_of_an_aim_is_complete() -> None:
    """Ranges for flicks and fish moves, all else one by one."""
    table = scene(hands=("", "jump two bounce* two_doors two"), spots={1: (0.33, 0.1)})
    offer = RULES.offer(table.state, Seat(1))
    assert [each.room for each in table.offered("orange")] == [1, 4]
    assert [each.card for each in table.offered("announce")] == [0, 3]
    assert {each.type for each in offer.open} == {"flick", "move_fish"}
    ranges = table.bounds("flick")
    assert (ranges.direction, ranges.power) == ((0, 35_999), (50, 1000))
    assert (ranges.offset, ranges.height) == ((-900, 900), (80, 500))
    assert table.bounds("move_fish").cards == (1, 4)


def test_ic_48_the_offer_of_skates_is_every_pair() -> None:
    table = scene(hands=("", "jump two bounce jump* two_doors three"), phase="end_of_turn")
    assert [each.cards for each in table.offered("skates")] == [*combinations((0, 2, 4), 2)]


def test_ic_48_fish_moves_on_offer_are_just_the_legal_ones() -> None:
    """Against every fish and every door, tried one by one."""
    for spot in ((0.26, 0.1), GYM, MIDDLE, (0.33, 0.1), None):
        table = scene(hands=("", "two two"), spots={2: spot}, fish={1: "d14 d14 d23"})
        choices = table.bounds("move_fish")
        told = {(each.colour, each.door, to) for each in choices.fish for to in each.to}
        doors = ("d13", "d14", "d15", "d23", "d24", "d25", "d45")
        tried = {
            (colour, source, to)
            for colour in ("blue", "red", "green")
            for source in doors
            for to in doors
            if table.code(move_fish(0, 1, colour, source, to)) is None
        }
        assert told == tried
        assert len(choices.fish) == len({(each.colour, each.door) for each in choices.fish})


def test_ic_48_actions_are_those_on_offer_spelt_out() -> None:
    table = scene(hands=("", "jump jump two two two"), phase="end_of_turn")
    every = [*RULES.actions(table.state, Seat(1))]
    assert len({*every}) == len(every)
    assert all(table.code(each) is None for each in every)
    choices = table.bounds("move_fish")
    moves = sum(len(each.to) for each in choices.fish) * 3
    assert len(every) == 1 + 1 + moves


def test_ic_48_random_actions_are_legal_and_reach_every_kind() -> None:
    rng = Random(48)
    for phase in filter(LISTED.get, LISTED):
        table = in_phase(phase)
        drawn = [RULES.sample(table.state, table.state.active, rng) for _ in range(150)]
        assert {tag(each) for each in drawn} == LISTED[phase]
        assert all(table.code(each) is None for each in drawn)


def test_ic_48_the_offer_of_an_entry_says_where_others_stand() -> None:
    table = scene(phase="entry", spots={1: None, 2: (0.1155, 0.0935)})
    circle = table.bounds("place_start")
    assert (circle.x, circle.y, circle.radius) == (800, 935, 250)
    assert circle.elbow_room == 355
    assert circle.others[1] == pytest.approx((1155, 935))
    assert not circle.is_full
    some = [*islice(RULES.actions(table.state, Seat(1)), 200)]
    assert len({*some}) == 200
    assert all(table.code(each) is None for each in some)
    assert table.code(start(800, 935)) is None


def test_ic_48_card_ids_say_only_when_a_card_was_drawn() -> None:
    """They count the draws, whatever the cards are."""
    for deck in ("three two jump", "jump jump jump"):
        table = fresh(3, deck=deck)
        table.play(kitchen())
        table.play(START)
        table.flick(passed(1, "d14"), passed(1, "d45"), ends={1: MIDDLE})
        assert table.ids(1) == [0, 1]


def test_a_decision_moves_the_tables_clock() -> None:
    table = scene()
    state, _ = RULES.apply(table.state, Decision(1, RULES.sample(table.state, 1, Random(1)), 77))
    assert state.at_ms == 77
