"""Lines of play, counted by other code: the numbers of ``tests/perft/cocoons.perft``."""

from pathlib import Path
from typing import Any

import pytest
from tests.games.cocoons.support.brute import Brute, facts_of, lines
from tests.games.cocoons.support.tables import (
    ACTION,
    END,
    LOCK,
    NUMBERS,
    ROUND,
    RUNES,
    box,
    cocoon_at,
    read,
    setup_of,
)

import tablee
from tablee.testing.perft import perft

GAME = tablee.game("cocoons")
FILE = Path(__file__).parents[2] / "perft" / "cocoons.perft"
CHAIN = "S S R2 / S * R4 / S R6 R7"
SHOWN = "NSNEWNNN"
# Layout, seats, options, a walk of the free slot (guardians go home), and the depths to count.
Case = tuple[str, int, dict[str, Any], tuple[int, ...], tuple[int, ...]]
CASES: dict[str, Case] = {
    "level-1": (RUNES, 2, {"auto_share": True}, (), (1, 2, 3, 4)),
    "level-1-speak-up": (RUNES, 2, {"marks": SHOWN}, (), (1, 2, 3)),
    "corrections": (RUNES, 3, {"auto_share": True}, (1, 0, 3), (1, 2, 3)),
    "chain-of-slides": (CHAIN, 2, {"auto_share": True}, (), (1, 2, 3, 4, 5)),
    "action-trap": (ACTION, 1, {"auto_share": True}, (), (1, 2, 3)),
    "padlock": (LOCK, 2, {"auto_share": True, "hard": True}, (1, 0), (1, 2, 3)),
    "numbers": (NUMBERS, 4, {"auto_share": True}, (5,), (1, 2, 3)),
    "last-tokens": (RUNES, 2, {"auto_share": True, "hard": True, "reserve": 4}, (1, 4), (1, 2, 3)),
    "ready": (RUNES, 3, {"auto_share": True}, ROUND, (1, 2)),
    "vote": (RUNES, 3, {"auto_share": True}, ROUND, (1, 2, 3)),
}


def both(name: str) -> tuple[tablee.Match, Brute]:
    """The same moment in the game and in the other code."""
    layout, seats, options, walk, _ = CASES[name]
    marks = options.get("marks", "N" * 8)
    match = box(layout, seats, **options)
    twin = Brute(setup_of(layout, marks), seats, **{"auto_share": False, **options})
    for slot in walk:
        steps = [("slide", cocoon_at(match, slot))]
        match.play(match.state.active, read(steps[0][1]))
        if match.state.phase == "guardian":
            guardian = match.state.slots[slot].guardian
            steps.append(("place", "ABCDEFGH"[match.state.identities.index(guardian)]))
            match.play(match.state.active, read(f">{steps[1][1]}"))
        for step in steps:
            twin.play(twin.active, step)
    if name == "vote":
        match.play(2, END)
        twin.play(2, ("propose_end",))
    return match, twin


def counted(twin: Brute, depths: tuple[int, ...]) -> list[str]:
    return [f"perft {depth} {lines(twin, depth)}" for depth in depths]


@pytest.mark.parametrize("name", CASES)
def test_other_code_counts_as_many_lines(name: str) -> None:
    """And the file says so; positions in it are these."""
    match, twin = both(name)
    depths = CASES[name][-1][:3]
    for depth in depths:
        assert perft(GAME, match.state, depth) == lines(twin, depth)
    (entry,) = [each for each in entries() if each[0] == f"id {name}"]
    there = GAME.notation.read_position(entry[1].removeprefix("position "))
    assert facts_of(there) == facts_of(match.state) == twin.facts()
    assert entry[2 : 2 + len(depths)] == counted(twin, depths)


def entries() -> list[list[str]]:
    blocks = FILE.read_text(encoding="utf-8").split("\n\n")
    return [block.splitlines() for block in blocks if block.startswith("id ")]
