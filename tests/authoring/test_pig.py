"""A game with the defaults and luck in the middle: what the kit says of it, and of its faults."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from pig import TYPES, Die, Setup, State, pig

from tablee.authoring import Seat, make_notation
from tablee.testing import Broken, check


def test_a_game_with_defaults_keeps_its_promises() -> None:
    """All checks pass, and scripted luck after the first decision was looked at."""
    seen = check(pig(), games=3)
    assert seen["scripted_luck_is_used"].number > 50


@pytest.mark.parametrize(
    ("script", "says"),
    [
        (lambda *_: (), "the script ends after 0 draws"),
        (lambda _, setup: tuple(map(Die, setup.rolls[::-1])), "the script has"),
        (lambda _, setup: (Die(setup.rolls[0]),), "ends after 1 draws"),
        (lambda _, setup: tuple(map(Die, (*setup.rolls[:3], *setup.rolls[2:]))), "draw"),
        (lambda _, setup: (None, *map(Die, setup.rolls)), "the script has None"),
        (lambda _, setup: (*map(Die, setup.rolls[:-1]), Die(9)), "script"),
    ],
)
def test_a_script_that_is_wrong_somewhere(
    script: Callable[[State, Setup], tuple[Die | None, ...]], says: str
) -> None:
    """Ignored, backwards, too short, shifted, or wrong only at its end."""
    with pytest.raises(Broken, match=says):
        check(pig(script=script), only=["scripted_luck_is_used"], games=2)


def test_what_was_not_looked_at_says_why() -> None:
    """A check of nothing reads n/a and a reason, in place of a number."""
    seen = check(pig(), seats=2, options={})
    assert str(seen["hints_tell_no_secret"]).startswith("n/a: ")
    assert str(seen["random_games_end"])[0].isdigit()
    types = replace(TYPES, setup=type(None))
    seen = check(replace(pig(), types=types), only=["scripted_luck_is_used"], seats=2, options={})
    assert str(seen["scripted_luck_is_used"]) == "n/a: Setup has no fields"


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 0, "scores": ()},
        {"seats": 10**9},
        {"scores": (1,)},
        {"turn": Seat(2)},
        {"turn": Seat(-1)},
        {"left": (Seat(4),)},
        {"left": (Seat(0), Seat(0))},
        {"at_ms": -1},
    ],
)
def test_the_usual_flaw(changes: dict[str, Any]) -> None:
    """Seats, lists by seat, time: what the marks of a state say is asked of a position."""
    rules = pig().rules
    state = rules.setup(2, None)
    assert rules.flaw(state) is None
    assert rules.flaw(replace(state, **changes))


def test_the_usual_flaw_asks_the_rules() -> None:
    """A crash or a dead end is no position to play on from."""
    stuck = pig(actions=lambda *_: iter(()))
    assert "nobody can act" in stuck.rules.flaw(stuck.rules.setup(2, None))
    crash = pig(waiting=lambda _: 1 // 0)
    assert "ZeroDivisionError" in crash.rules.flaw(crash.rules.setup(2, None))


def test_every_event_has_its_line() -> None:
    """A forgotten sentence is found when the module is imported; None is silence on purpose."""
    with pytest.raises(ValueError, match="no sentence for: held"):
        make_notation("Pig", TYPES, events={"rolled": {"en": "x", "fr": "y"}})
    with pytest.raises(ValueError, match="no such event: heldd"):
        make_notation("Pig", TYPES, events={"rolled": None, "held": None, "heldd": None})
    silent = make_notation("Pig", TYPES, events={"rolled": None, "held": None})
    assert silent.tell(None, Die(1), "en") is None
