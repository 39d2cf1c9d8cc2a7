"""Section 9.3: two 2s move a fish (IC-86..90)."""

from typing import Any

import pytest
from tests.games.icecool.support.tables import (
    CIRCLE,
    GYM,
    IN_D14,
    KITCHEN,
    LIBRARY,
    MIDDLE,
    Scene,
    kinds,
    move_fish,
    passed,
    scene,
)

from tablee.games.icecool.board.school import school

DOORS = ("d13", "d14", "d15", "d23", "d24", "d25", "d45")


def paying(**given: Any) -> Scene:
    return scene(hands=("", "two two"), **given)


def test_ic_86_two_twos_move_any_fish() -> None:
    table = paying()
    (moved,) = table.play(move_fish(1, 0, "green", "d14", "d45"))
    assert (moved.seat, moved.cards, moved.colour) == (1, (1, 0), "green")
    assert (moved.from_, moved.to) == ("d14", "d45")
    assert table.cards(1) == ["two*", "two*"]
    assert table.hanging(2) == ["d23", "d45", "d45"]
    assert table.hanging(1) == ["d14", "d23", "d45"]
    assert table.now == ("aim", 1)


def test_ic_86_one_fish_moves_and_its_fellows_stay() -> None:
    """Of two at one door, one goes."""
    table = paying(fish={2: "d25 d25 d45"})
    table.play(move_fish(0, 1, "green", "d25", "d14"))
    assert table.hanging(2) == ["d14", "d25", "d45"]


def test_ic_86_doors_without_a_symbol_too() -> None:
    table = paying(spots={1: LIBRARY, 2: (0.26, 0.1)})
    for door in ("d24", "d25"):
        assert table.code(move_fish(0, 1, "green", "d23", door)) is None
    table.play(move_fish(0, 1, "red", "d23", "d15"))
    assert table.hanging(1) == ["d14", "d15", "d45"]


@pytest.mark.parametrize("phase", ["aim", "retry", "end_of_turn"])
def test_ic_86_before_and_after_a_flick(phase: str) -> None:
    bound = {"bound": (1,), "spots": {1: CIRCLE}} if phase == "retry" else {}
    table = paying(phase=phase, **bound)
    table.play(move_fish(0, 1, "green", "d14", "d45"))
    assert table.hanging(2) == ["d23", "d45", "d45"]
    assert table.now == (("aim", 2) if phase == "end_of_turn" else (phase, 1))


@pytest.mark.parametrize(
    ("hand", "phase"), [("two two", "aim"), ("two two jump three", "end_of_turn")]
)
def test_ic_45_a_turn_ends_when_the_fish_move_leaves_nothing_to_do(hand: str, phase: str) -> None:
    """Fewer than two cards lie face down: no empty click."""
    table = scene(hands=("", hand), phase="end_of_turn")
    table.play(move_fish(0, 1, "green", "d14", "d45"))
    assert table.state.phase == phase


def test_ic_86_the_catcher_may_move_fish_too() -> None:
    table = scene(active=0, hands=("two two",))
    table.play(move_fish(0, 1, "green", "d14", "d45"))
    assert table.hanging(2) == ["d23", "d45", "d45"]


PLACES: dict[str, tuple[Any, set[int]]] = {
    "classroom": ((0.26, 0.1), {1}),
    "kitchen": ((0.45, 0.4215), {2}),
    "library": (LIBRARY, {3}),
    "gymnasium": (GYM, {4}),
    "middle room": (MIDDLE, {5}),
    "in d14": (IN_D14, {1, 4}),
    "near d14, on one side": ((0.3154, 0.1), {1, 4}),
    "beside d14": ((0.3094, 0.1), {1}),
    "in hand": (None, {1}),
}


@pytest.mark.parametrize("place", PLACES)
def test_ic_87_88_no_fish_goes_to_a_door_of_its_penguins_room(place: str) -> None:
    """A door belongs to both its rooms, and a stuck penguin is in both."""
    at, rooms = PLACES[place]
    table = paying(spots={2: at})
    for source in ("d14", "d23", "d45"):
        for to in DOORS:
            if to == source:
                continue
            closed = {*school().door[to].rooms} & rooms
            expected = "same_room_as_penguin" if closed else None
            assert table.code(move_fish(0, 1, "green", source, to)) == expected


def test_ic_87_the_printed_example() -> None:
    """A penguin in the middle room: none of its three doors."""
    table = paying(spots={2: MIDDLE})
    closed = [
        door
        for door in DOORS
        if table.code(move_fish(0, 1, "green", "d23", door)) == "same_room_as_penguin"
    ]
    assert closed == ["d15", "d25", "d45"]


def test_ic_87_where_the_player_stands_does_not_matter() -> None:
    """Only the penguin of the fish's colour does."""
    table = paying(spots={1: MIDDLE, 2: GYM, 0: KITCHEN})
    assert table.code(move_fish(0, 1, "green", "d14", "d15")) is None
    assert table.code(move_fish(0, 1, "red", "d14", "d15")) == "same_room_as_penguin"


def test_ic_88_a_runner_in_hand_counts_as_in_the_classroom() -> None:
    table = paying(spots={2: None})
    for door in ("d13", "d14", "d15"):
        assert table.code(move_fish(0, 1, "green", "d45", door)) == "same_room_as_penguin"
    assert table.code(move_fish(0, 1, "green", "d45", "d24")) is None


def test_ic_89_only_a_hanging_fish_moves() -> None:
    table = paying(fish={2: "d23 d45"})
    assert table.code(move_fish(0, 1, "green", "d14", "d45")) == "fish_not_there"
    assert table.code(move_fish(0, 1, "green", "d15", "d45")) == "fish_not_there"
    assert table.code(move_fish(0, 1, "blue", "d14", "d45")) == "fish_not_there"
    refusal = table.refused(move_fish(0, 1, "green", "d14", "d45"))
    assert (refusal.rule, refusal.hint) == ("IC-89", {"colour": "green", "door": "d14"})


def test_ic_89_the_target_is_another_door() -> None:
    assert paying().code(move_fish(0, 1, "green", "d14", "d14")) == "same_door"


def test_ic_90_moving_captures_nothing() -> None:
    """Not even onto the door through which the penguin has just come."""
    table = scene(hands=("", "two two"), fish={1: "d14 d23"}, spots={1: (0.26, 0.1)})
    table.flick(passed(1, "d15"), ends={1: MIDDLE})
    events = table.play(move_fish(0, 1, "red", "d14", "d24"))
    assert kinds(events) == ["fish_moved", "turn_began"]
    assert table.state.players[1].fish == 1
    assert table.hanging(1) == ["d23", "d24"]
    assert table.cards(1) == ["two*", "two*"]


def test_ic_90_a_passage_afterwards_takes_it() -> None:
    table = paying(spots={1: GYM, 2: LIBRARY}, deck="jump")
    table.play(move_fish(0, 1, "red", "d14", "d23"))
    table.flick(passed(1, "d23"))
    assert table.state.players[1].fish == 2
    assert table.hanging(1) == ["d45"]


def test_ic_86_the_offer_holds_all_twos_and_fish_that_can_go() -> None:
    table = scene(hands=("", "two jump two* two two"), spots={2: MIDDLE})
    choices = table.bounds("move_fish")
    assert choices.cards == (0, 3, 4)
    green = {each.door: each.to for each in choices.fish if each.colour == "green"}
    assert green == {
        "d14": ("d13", "d24", "d23"),
        "d23": ("d14", "d13", "d24"),
        "d45": ("d14", "d13", "d24", "d23"),
    }
    assert scene(hands=("", "two jump two*")).bounds("move_fish") is None
