"""Lines of play, counted by other code: the numbers of ``tests/perft/coolock.perft``."""

from pathlib import Path
from typing import Any

import pytest
from tests.games.coolock.support.board import MYSTERY_OF
from tests.games.coolock.support.brute import Spot
from tests.games.coolock.support.moments import curious, fall, night, reveal
from tests.games.coolock.support.tables import FAR, Scene, jailed, on, scene

import tablee
from tablee.testing.perft import perft

GAME = tablee.game("coolock")
FILE = Path(__file__).parents[2] / "perft" / "coolock.perft"
CROWD = {26: (), 34: (0, 1), 41: (1,), 43: (0,), 50: ()}
# Positions in which seat 0 of some seats moves.
WALKS: dict[str, dict[str, Any]] = {
    "out-of-the-base-1": {"die": 1},
    "out-of-the-base-6": {"die": 6},
    "free-run": {"pawns": [47], "die": 6},
    "far-side": {"pawns": [197], "die": 6, "portions": {33: 0}},
    "dead-end": {"pawns": [138], "die": 5},
    "padlocks": {"pawns": [47, 35], "locks": CROWD, "die": 6},
    "own-colours-ahead": {"pawns": [41], "locks": {34: (0,), 43: (0,), 26: (0,)}, "die": 5},
    "ghosts": {"pawns": [47], "ghosts": [26, 42, 51], "die": 6},
    "ghost-on-a-border": {"pawns": [39], "ghosts": [32], "die": 4},
    "padlock-and-ghost-in-one-place": {"pawns": [35], "locks": {34: ()}, "ghosts": [34], "die": 4},
    "cornered": {"pawns": [46], "ghosts": [33], "die": 6},
    "stuck": {"pawns": [35], "locks": {25: (), 26: ()}, "die": 3},
    "a-gate-of-two-colours": {"seats": 3, "pawns": [64, 87], "locks": {59: (0, 1)}, "die": 4},
    "five-seats": {"seats": 5, "pawns": [99, 99, jailed(2), None, 105], "die": 6},
    "second-frontier": {"pawns": [on(139, 3)], "locks": {105: (1,), 107: ()}, "die": 6},
    "no-mystery-1": {"pawns": [24], "die": 1},
    "no-mystery-2": {"pawns": [24], "ghosts": [26], "die": 2},
}


def keys() -> Scene:
    table = curious(locks={33: (1,), 37: (1,), 57: (0, 1), 83: (1,), 45: ()}, portions=FAR)
    reveal(table, "skeleton_key")
    return table


def mates() -> Scene:
    table = curious(46, jailed(1), 99, seats=5)
    reveal(table, "secret_passage")
    return table


def doubles() -> Scene:
    table = night(26, 77)
    fall(table, (5, 5))
    return table


# What else is chosen, how many targets there are, and how deep it can be counted.
OTHERS: dict[str, tuple[Any, list[int]]] = {
    "prison": (lambda: scene(pawns=[jailed(1)]), [2]),
    "roll": (scene, [1]),
    "skeleton-key": (keys, [3, 3]),
    "secret-passage": (mates, [3, 3]),
    "double": (doubles, [2]),
}


def counted(name: str) -> tuple[str, list[int]]:
    """A position and its counts, by depth."""
    if name in OTHERS:
        made, counts = OTHERS[name]
        return tablee.to_json(made().state), counts
    given = dict(WALKS[name])
    table = scene(given.pop("seats", 2), **given)
    walks = Spot(table.state).walks(0, given["die"])
    counts = [len(walks)]
    if not any((path or (table.edges[0],))[-1] in MYSTERY_OF for path, _ in walks):
        counts.append(len(walks))  # the next seat can only roll
    return tablee.to_json(table.state), counts


def text() -> str:
    """The whole file, as it should be."""
    head = (
        "# Legal walks and choices, counted by other code (tests/support/coolock_brute.py). Luck\n"
    )
    head += "# follows nearly every decision, so most positions are counted one deep.\n"
    blocks = []
    for name in (*WALKS, *OTHERS):
        position, counts = counted(name)
        lines = [f"perft {depth} {count}" for depth, count in enumerate(counts, 1)]
        blocks.append("\n".join([f"id {name}", f"position {position}", *lines]))
    return head + "\n" + "\n\n".join(blocks) + "\n"


def test_the_file_is_what_was_counted() -> None:
    """Positions and counts, to the letter."""
    assert FILE.read_text(encoding="utf-8") == text()


@pytest.mark.parametrize("name", [*WALKS, *OTHERS])
def test_cl_88_other_code_counts_the_same(name: str) -> None:
    """As many lines as brute force finds."""
    position, counts = counted(name)
    state = GAME.notation.read_position(position)
    assert [perft(GAME, state, depth) for depth in range(1, len(counts) + 1)] == counts
