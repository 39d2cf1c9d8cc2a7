"""Sections 1, 2 and 4: what is in the box, and how a game begins (IC-1..18, IC-30..34)."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.icecool.support.tables import (
    ALL_CARDS,
    FISH_DOORS,
    KITCHEN,
    RULES,
    finish_round,
    fresh,
    kinds,
    kitchen,
    move_fish,
    scene,
    skates,
)

import tablee
from tablee.core.protocol import Draw, Outcome, Seat
from tablee.games.icecool import GAME
from tablee.games.icecool.board.school import school
from tablee.games.icecool.board.spots import orange_point, orange_rooms
from tablee.games.icecool.model import (
    CARDS,
    COLOURS,
    DECK,
    FISH,
    ONES,
    VALUES,
    Dealt,
    Options,
)
from tablee.games.icecool.physics.scene_xml import scene as physical_scene

SEATS = (2, 3, 4)


# -- the box ---------------------------------------------------------------------------------------


def test_ic_1_two_to_four_play_and_one_warms_up() -> None:
    assert GAME.seats == (1, 2, 3, 4)
    for seats in (0, 5):
        with pytest.raises(tablee.BadSeats):
            tablee.Match.new("icecool", seats=seats, seed=1)


def test_ic_2_the_box_holds_54_cards_and_three_fish_of_each_of_four_colours() -> None:
    assert CARDS == len(ALL_CARDS) == 54
    assert {*VALUES.values()} == {1, 2, 3}
    assert COLOURS == ("blue", "red", "green", "purple")
    assert FISH * len(COLOURS) == 12
    assert len(school().rooms) == 5
    assert len(school().clips) == 4


def test_ic_3_there_are_24_ones_18_twos_and_12_threes() -> None:
    assert Counter(VALUES[kind] for kind in ALL_CARDS) == {1: 24, 2: 18, 3: 12}


def test_ic_4_only_ones_skate_and_only_twos_move_fish() -> None:
    """A 3 has no ability at all."""
    table = scene(hands=("", "jump bounce two two three three"), phase="end_of_turn")
    one, other, two, second, three, third = table.ids(1)
    assert table.code(skates(one, other)) is None
    assert table.code(move_fish(two, second, "red", "d14", "d23")) is None
    for pair in ((two, second), (three, third), (one, three), (one, two)):
        assert table.code(skates(*pair)) == "wrong_value"
    for pair in ((one, other), (three, third), (two, three), (one, two)):
        assert table.code(move_fish(*pair, "red", "d14", "d23")) == "wrong_value"


def test_ic_5_each_challenge_is_on_eight_of_the_ones() -> None:
    assert {kind: count for kind, count in DECK if kind in ONES} == {
        "jump": 8,
        "two_doors": 8,
        "bounce": 8,
    }
    assert {kind for kind in VALUES if VALUES[kind] == 1} == ONES


@pytest.mark.parametrize("seats", SEATS)
def test_ic_6_unused_colours_are_set_aside(seats: int) -> None:
    """No fish of theirs hangs, and none can be named."""
    table = fresh(seats)
    assert {each.colour for each in table.state.fish} <= {*COLOURS[:seats]}
    paying = scene(seats, hands=("", "two two"))
    for colour in COLOURS[seats:]:
        assert paying.code(move_fish(0, 1, colour, "d14", "d23")) == "out_of_range"
    assert [each.colour for each in RULES.view(table.state, None).players] == [*COLOURS[:seats]]


def test_ic_7_only_this_game_is_played() -> None:
    """No option asks for the first game or for both together."""
    assert {*Options.__struct_fields__} == {
        *("scoring", "tremor", "learning", "first_catcher"),
        *("colours", "warm_up", "trick"),  # IC-108, IC-109, IC-110
    }
    assert max(GAME.seats) == 4
    with pytest.raises(tablee.BadOptions):
        tablee.Match.new("icecool", seats=3, seed=1, combined=True)


# -- the school ------------------------------------------------------------------------------------


def test_ic_13_fish_and_clips_have_no_physics() -> None:
    """The world of the engine is the floor, walls, lintels and penguins."""
    model = physical_scene(4)
    names = {part.split('"')[1] for part in model.split("<geom ") if part.startswith("name=")}
    assert names == {"floor", *(box.name for box in school().boxes)}
    assert "clip" not in model
    assert "fish" not in model


@pytest.mark.parametrize("door", [door.id for door in school().doors])
def test_ic_16_the_orange_line_is_there_in_front_of_doors_too(door: str) -> None:
    """Nothing interrupts it: from the middle of a frame it is 35 mm and half a wall away."""
    frame = school().door[door]
    middle = (frame.at, frame.centre) if frame.axis == "x" else (frame.centre, frame.at)
    assert orange_rooms(middle) == frame.rooms
    for room in frame.rooms:
        point = orange_point(room, middle, [])
        assert point is not None
        assert max(abs(point[0] - middle[0]), abs(point[1] - middle[1])) == pytest.approx(0.038)


# -- the deal --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_ic_30_each_seat_has_its_colour_and_nothing_else_yet(seats: int) -> None:
    view = RULES.view(fresh(seats).state, None)
    for seat, player in enumerate(view.players):
        assert player.colour == ("blue", "red", "green", "purple")[seat]
        assert (player.spot, player.cards, player.points) == (None, (), 0)
        assert not player.is_caught


def test_ic_31_the_deck_is_all_cards_in_the_order_of_the_seed() -> None:
    state = RULES.setup(3, Options())
    assert isinstance(RULES.waiting(state), Draw)
    decks = [RULES.draw(state, Random(seed)).deck for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]
    assert all(Counter(deck) == Counter(ALL_CARDS) for deck in decks)
    assert decks[0] != ALL_CARDS


def test_ic_31_cards_come_from_the_top_of_the_given_deck() -> None:
    """Explicit luck: the deck, top first."""
    deck = ["three", *("jump",) * 8, *ALL_CARDS[8:-1]]
    match = tablee.Match.new("icecool", seats=2, setup={"deck": deck, "catcher": 1})
    assert match.state.deck == tuple(deck)
    assert match.state.catcher == 1
    assert kinds(match.opening) == ["shuffled", "round_began"]
    assert match.opening[0].cards == 54


@pytest.mark.parametrize("change", ["short", "long", "wrong", "catcher", "negative"])
def test_ic_31_a_deck_that_is_not_the_deck_is_no_luck(change: str) -> None:
    deck = [*ALL_CARDS]
    setups: dict[str, dict[str, Any]] = {
        "short": {"deck": deck[1:]},
        "long": {"deck": [*deck, "two"]},
        "wrong": {"deck": ["three", *deck[1:]]},
        "catcher": {"deck": deck, "catcher": 2},
        "negative": {"deck": deck, "catcher": -1},
    }
    with pytest.raises(tablee.BadOptions):
        tablee.Match.new("icecool", seats=2, setup=setups[change])


@pytest.mark.parametrize("seats", SEATS)
def test_ic_32_the_host_picks_the_first_catcher_or_luck_does(seats: int) -> None:
    for seat in range(seats):
        state = RULES.setup(seats, Options(first_catcher=seat))
        assert {RULES.draw(state, Random(seed)).catcher for seed in range(5)} == {seat}
        other = Dealt(ALL_CARDS, Seat((seat + 1) % seats))
        assert RULES.check(state, Outcome(other)).code == "bad_outcome"
    drawn = {RULES.draw(RULES.setup(seats, Options()), Random(seed)).catcher for seed in range(40)}
    assert drawn == {*range(seats)}
    with pytest.raises(tablee.BadOptions):
        RULES.setup(seats, Options(first_catcher=seats))


@pytest.mark.parametrize(("seats", "rounds"), [(3, 3), (4, 4)])
def test_ic_33_as_many_rounds_as_players_and_the_left_one_is_next(seats: int, rounds: int) -> None:
    """From whichever seat it began."""
    assert RULES.view(fresh(seats).state, None).all_rounds == rounds
    table = fresh(seats, catcher=1)
    catchers = []
    while table.phase != "game_over":
        catchers.append(int(table.state.catcher))
        assert table.state.round == len(catchers)
        finish_round(table)
    assert catchers == [(1 + step) % seats for step in range(rounds)]


@pytest.mark.parametrize("catcher", range(4))
def test_ic_34_every_runner_hangs_a_fish_on_each_symbol_door(catcher: int) -> None:
    """The Catcher hangs none."""
    table = fresh(4, catcher=catcher)
    for seat in range(4):
        assert table.hanging(seat) == ([] if seat == catcher else [*FISH_DOORS])
    assert len(table.state.fish) == 9
    assert all(school().door[door].fish_symbol for door in FISH_DOORS)


def test_ic_36_the_catcher_is_placed_first_then_the_left_one_plays() -> None:
    table = fresh(4, catcher=2)
    assert table.now == ("catcher_placement", 2)
    table.play(kitchen())
    assert table.spot(2) == KITCHEN
    assert table.now == ("entry", 3)
