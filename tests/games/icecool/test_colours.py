"""IC-108: colours are chosen by seat, orange among them."""

from random import Random

import pytest
from tests.games.icecool.support.tables import (
    FISH_DOORS,
    GYM,
    RULES,
    START,
    fresh,
    kitchen,
    move_fish,
    of_kind,
    passed,
    scene,
)

import tablee
from tablee.core.codec import to_plain
from tablee.core.naming import mark
from tablee.core.protocol import Seat
from tablee.games.icecool import GAME
from tablee.games.icecool.model import COLOURS, PALETTE, Colour, Options
from tablee.games.icecool.picture.paint import paint
from tablee.games.icecool.rules.setup import colours

CASES: list[tuple[int, tuple[Colour | None, ...], tuple[Colour, ...]]] = [
    (2, (), ("blue", "red")),
    (2, ("orange",), ("orange", "red")),
    (2, (None, "orange"), ("blue", "orange")),
    (2, ("red",), ("red", "blue")),  # the usual one is taken: the first that is free
    (3, (None, None, "blue"), ("red", "green", "blue")),
    (4, ("purple", "orange"), ("purple", "orange", "green", "blue")),
    (1, ("green", "orange"), ("green",)),  # choices of seats that are not there
]


@pytest.mark.parametrize(("seats", "wanted", "worn"), CASES)
def test_ic_108_who_chooses_nothing_has_the_usual_colour_or_one_that_is_free(
    seats: int, wanted: tuple[Colour | None, ...], worn: tuple[Colour, ...]
) -> None:
    """The choices of others come first."""
    assert colours(seats, wanted) == worn
    state = RULES.setup(seats, Options(colours=wanted))
    assert tuple(player.colour for player in RULES.view(state, None).players) == worn


def test_ic_108_no_two_seats_have_one_colour() -> None:
    """Two who choose the same are refused; two who choose nothing never clash."""
    with pytest.raises(tablee.BadOptions, match="orange"):
        RULES.setup(3, Options(colours=("orange", None, "orange")))
    for seed in range(60):
        rng = Random(seed)
        some = [*rng.sample(PALETTE, 4)]
        wanted = tuple(each if rng.random() < 0.6 else None for each in some)
        found = colours(4, wanted)
        assert len({*found}) == 4
        assert all(one in (None, other) for one, other in zip(wanted, found, strict=True))


def test_ic_108_fish_and_moves_follow_the_colour() -> None:
    """An orange Runner takes orange fish, and colours that nobody has cannot be named."""
    table = fresh(2, colours=["green", "orange"])
    assert {fish.colour for fish in table.state.fish} == {"orange"}
    table.play(kitchen())
    table.play(START)
    events = table.flick(passed(1, "d14"), ends={1: GYM})
    assert [event.door for event in of_kind(events, "fish_taken")] == ["d14"]
    assert sorted(fish.door for fish in table.state.fish) == sorted({*FISH_DOORS} - {"d14"})
    paying = scene(2, hands=("", "two two"))
    assert paying.code(move_fish(0, 1, "orange", "d14", "d23")) == "out_of_range"


def test_ic_108_names_and_pictures_follow_the_colour() -> None:
    """Both languages; the picture has what it needs to draw it."""
    state = fresh(2, colours=["orange"]).state
    named = GAME.notation.seat
    assert named is not None
    assert named(state, Seat(0), "en") == "the orange penguin"
    assert named(state, Seat(0), "fr") == "le manchot orange"
    drawn = paint(RULES.view(state, None))
    assert "Orange, earmuffs" in drawn
    assert "icecool-body-orange" in drawn
    assert "catcher orange" in GAME.notation.write_position(state)
    assert mark(0) not in drawn


def test_ic_108_the_usual_colours_leave_no_trace() -> None:
    """Whoever chooses what they would have had has a table like any other."""
    usual = RULES.setup(4, Options())
    assert RULES.setup(4, Options(colours=COLOURS)) == usual
    assert "colours" not in to_plain(usual)["table"]
    assert to_plain(RULES.setup(2, Options(colours=("orange",))))["table"]["colours"] == [
        "orange",
        "red",
    ]
