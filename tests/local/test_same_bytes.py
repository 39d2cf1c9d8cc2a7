"""The bots of a device decide as they do everywhere: the same seeds, the same bytes."""

import hashlib
import json
from pathlib import Path
from random import Random

import pytest

import tablee
from tablee.bots.driver import Driver, take

KEPT = Path(__file__).parent / "decisions.json"  # `python tests/local/test_same_bytes.py` writes it
GAMES = ("cortexcape", "coolock", "cocoons", "monster_freeze")
TURNS = 30
CASES = [(slug, level) for slug in GAMES for level in tablee.game(slug).levels]


def digest(slug: str, level: str) -> str:
    """Of the first turns of a game by one level."""
    game = tablee.game(slug)
    match = tablee.Match.new(slug, seats=2, seed=3)
    bots = [game.levels[level].make() for _ in range(2)]
    driver = Driver(match, bots, [Random(1), Random(2)], Random(3))
    for _ in range(TURNS):
        turn = driver.next_turn()
        if turn is None or match.result is not None:
            break
        take(match, turn)
    return hashlib.sha256(match.dumps().encode()).hexdigest()[:16]


@pytest.mark.parametrize(("slug", "level"), CASES)
def test_a_level_decides_the_same_everywhere(slug: str, level: str) -> None:
    """Here, on every Python, and in a browser's."""
    assert digest(slug, level) == json.loads(KEPT.read_text(encoding="utf-8"))[f"{slug} {level}"]


if __name__ == "__main__":
    found = {f"{slug} {level}": digest(slug, level) for slug, level in CASES}
    KEPT.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
