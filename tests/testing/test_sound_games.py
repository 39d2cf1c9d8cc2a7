"""The unbroken games: every check passes, and has looked at something."""

from pathlib import Path
from typing import Any

import pytest
from liars import GAME as LIARS
from signals import signals

from tablee.core.game import AnyGame
from tablee.core.registry import game as find_game
from tablee.testing import CHECKS, Broken, Count, Effort, check
from tablee.testing.kit import items, named

GAMES = [LIARS, signals()]
NOTHING_TO_SEE = {  # what a game need not have
    "liars": {"deadlines_are_answered", "presence_is_news"},
    "signals": {"hints_tell_no_secret", "presence_is_news"},
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_sound_game_passes_every_check(game: AnyGame) -> None:
    """Nothing is broken, and no check passes because it saw nothing."""
    seen = check(game, games=2)
    assert {*seen} == {each.name for each in CHECKS}
    assert {name for name, count in seen.items() if not count.number} == NOTHING_TO_SEE[game.slug]


def test_every_check_says_what_it_promises() -> None:
    """A name of its own, a sentence, and a place in one list."""
    names = [each.name for each in CHECKS]
    assert len({*names}) == len(names)
    assert all(each.promise.endswith(".") for each in CHECKS)


def test_items_have_readable_names() -> None:
    """Once a game, once for each number of seats, once for each variant; always the same."""
    names = [item.name for item in items(LIARS)]
    assert names == [item.name for item in items(LIARS)]
    assert len({*names}) == len(names)
    assert names[0] == "liars::declaration_fits_together"
    assert "liars[2 seats]::options_at_their_bounds" in names
    assert "liars[3 seats, variant 1]::redacted_events_tell_no_secret" in names


def test_one_table_one_check() -> None:
    """Seats, options, seed and checks can be chosen; what was looked at comes back."""
    told = check(
        LIARS,
        seats=3,
        options={"dice": 1},
        seed=5,
        only=["random_games_end"],
        effort=Effort(moves=4),
    )
    assert [*told] == ["random_games_end"]
    assert isinstance(told["random_games_end"], Count)
    assert str(Count(1200, "states compared")) == "1,200 states compared"


def test_a_slug_will_do() -> None:
    """A game of the registry is named."""
    assert check("coolock", seats=2, only=["declaration_fits_together"])
    assert find_game("coolock").seats[0] == 2


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"only": ["nonsense"]}, "no check is called 'nonsense'"),
        ({"options": {"dice": 0}, "only": ["random_games_end"]}, "dice"),
    ],
)
def test_what_cannot_be_checked_is_told(wrong: dict[str, Any], told: str) -> None:
    """In a sentence."""
    with pytest.raises(Exception, match=told):
        check(LIARS, **wrong)


def test_all_that_is_broken_is_told_at_once() -> None:
    """One text for all findings, each with a command to see it again."""
    from planting import with_nature

    wrong = with_nature(LIARS, has_secrets=False, is_cooperative=True)
    with pytest.raises(Broken) as caught:
        check(wrong, only=[each.name for each in named(()) if each.scope == "game"])
    assert "has_secrets is false" in str(caught.value)
    assert "is_cooperative is true" in str(caught.value)
    assert "again: tablee fuzz liars --check secrets_are_declared" in str(caught.value)


def test_every_check_is_in_the_documentation() -> None:
    """The page names each of them."""
    page = Path(__file__).parent.parent.parent / "docs" / "testing-a-game.md"
    text = page.read_text(encoding="utf-8")
    assert [each.name for each in CHECKS if f"`{each.name}`" not in text] == []
