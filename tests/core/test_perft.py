"""Perft: counts that were checked by other means, kept as data."""

from pathlib import Path

import pytest
from house import at_home
from tests.games.cortexcape.support.tables import table

import tablee
from tablee.testing.perft import Uncountable, perft, split

FILES = sorted((Path(__file__).parent.parent / "perft").glob("*.perft"))


def cases() -> list[tuple[str, str, str, int, int]]:
    """(game, id, position, depth, count) from every perft file."""
    found = []
    for path in FILES:
        name = position = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            word, _, rest = line.partition(" ")
            if word == "id":
                name = rest
            elif word == "position":
                position = rest
            elif word == "perft":
                depth, count = rest.split()
                found.append((path.stem, name, position, int(depth), int(count)))
    return found


@pytest.mark.parametrize(("slug", "name", "position", "depth", "count"), cases())
def test_perft(slug: str, name: str, position: str, depth: int, count: int) -> None:
    """The number of distinct lines from a position; on failure, the split by first move."""
    game = tablee.game(slug)
    state = game.notation.read_position(position)
    counts = {
        f"{first.seat} {game.notation.write(state, first.action)}": lines
        for first, lines in split(game, state, depth)
    }
    assert count == sum(counts.values()), counts


@pytest.mark.parametrize("slug", at_home())
def test_every_game_has_perft_counts(slug: str) -> None:
    """Choices that can be counted are counted."""
    assert slug in {path.stem for path in FILES}


def test_too_many_lines_and_owed_luck_are_told() -> None:
    """Round 1 has 35 billion boards; a drawn marble cannot be counted."""
    game = tablee.game("cortexcape")
    with pytest.raises(Uncountable, match="more than 1000"):
        perft(game, table().state, 1, limit=1000)
    with pytest.raises(Uncountable, match="luck"):
        perft(game, game.rules.setup(3, game.types.options()), 1)
