"""Golden games: one at least for every ending, replayed to the letter."""

import tomllib
from pathlib import Path

import pytest
from house import at_home

import tablee
from tablee.core import log
from tablee.core.engine import fold
from tablee.core.protocol import Over
from tablee.testing.playthrough import playthrough

GOLDEN = Path(__file__).parent.parent / "golden"
LOGS = sorted(GOLDEN.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_replays_to_the_letter(path: Path) -> None:
    """The log tells the same story as when it was written."""
    game, header, moves = log.read(path)
    assert path.with_suffix(".txt").read_text(encoding="utf-8") == playthrough(game, header, moves)


@pytest.mark.parametrize("slug", at_home())
def test_every_ending_has_a_golden_game(slug: str) -> None:
    """A new way to end a game needs a game that ends so."""
    found = set()
    for path in LOGS:
        if path.parent.name == slug:
            game, header, moves = log.read(path)
            over = game.rules.waiting(fold(game, header, moves))
            assert isinstance(over, Over)
            found.add(over.result.ending)
    assert set(tablee.game(slug).examples.endings) == found


@pytest.mark.parametrize("slug", at_home())
def test_every_plan_has_its_log_and_no_log_is_left_over(slug: str) -> None:
    """Plans and golden files belong together."""
    plans = tomllib.loads((GOLDEN / slug / "plans.toml").read_text(encoding="utf-8"))
    assert set(plans) == {path.stem for path in LOGS if path.parent.name == slug}
