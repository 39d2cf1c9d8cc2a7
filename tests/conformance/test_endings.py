"""What decided a game, told from its log: for every golden game, and in its own words for some."""

from pathlib import Path

import pytest

from tablee.core import log
from tablee.core.engine import replay
from tablee.core.finding import Decisive
from tablee.core.naming import Name, with_names
from tablee.core.protocol import Over

GOLDEN = Path(__file__).parents[1] / "golden"
LOGS = sorted(GOLDEN.glob("*/*.jsonl"))
PEOPLE = ("Ada", "Bo", "Cy", "Dee", "Eve", "Fay")
SAID = {
    "cortexcape/long-two-seats": "The dearest round was round 3: Bo paid 7 for the way out.",
    "cortexcape/long-shared-win": "Nobody could pull ahead: 20 points each.",
    "cortexcape/given-up-by-one-of-two": "Ada left the table.",
    "coolock/hexagon-two-seats-easy": "Ada brought the last piece in round 15, 3 rounds before "
    "the limit for gold.",
    "coolock/midnight-two-seats-easy": "At midnight 8 pieces were still missing; the ghosts had "
    "caught the team 3 times.",
    "cocoons/wrong-guardian": "In turn 2, Ada put a guardian into cocoon H: the owl. That cocoon "
    "was the frog’s.",
    "cocoons/out-of-tokens": "The tokens ran out in turn 6, with 4 of 8 guardians still to find.",
    "monster_freeze/solo-won": "The last colour, yellow, came with 1:07 to spare.",
    "monster_freeze/solo-lost": "Still missing: red, yellow and violet.",
    "monster_freeze/two-seats-two-rounds": "The last trick: Bo laid green after 0:20 of play.",
    "monster_freeze/won-by-forfeit": "Ada left the game.",
    "icecool/two-seats-four-rounds": "Bo made 8 points in round 2.",
    "icecool/two-of-three-leave": "Cy and Ada left the game.",
}
SILENT = {  # there is nothing to say beside the result itself
    "coolock/unfinished-two-seats",
    "icecool/set-shot-made",
    "icecool/set-shot-until-tired",
    "icecool/stalled-after-thirty-circuits",
    "icecool/warm-up-by-a-bot",
    "icecool/warm-up-left",
    "icecool/warm-up-round-the-school",
    "icecool/warm-up-until-tired",
    "monster_freeze/closed-after-silence",
}


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def decided(path: Path) -> tuple[Decisive | None, int]:
    """What decided the game of a log, and how many moves it has."""
    game, header, moves = log.read(path)
    steps = list(replay(game, header, moves, judged=False))
    assert isinstance(game.rules.waiting(steps[-1][0]), Over)
    assert game.table.decided is not None
    return game.table.decided(steps), len(moves)


@pytest.mark.parametrize("path", LOGS, ids=name)
def test_every_golden_game_says_what_decided_it(path: Path) -> None:
    """In whole sentences of both languages, about a step of the game."""
    found, moves = decided(path)
    assert (found is None) == (name(path) in SILENT)
    if found is None:
        return
    for sentence in (found.said.en, found.said.fr):
        assert sentence.endswith((".", "!"))
        assert "{" not in sentence
    assert found.seq is None or 1 <= found.seq <= moves


@pytest.mark.parametrize("which", SAID)
def test_it_is_said_with_names(which: str) -> None:
    """Seats stand as marks, which names take the place of."""
    found, _ = decided(GOLDEN / f"{which}.jsonl")
    assert found is not None
    people = with_names(found.said.en, lambda seat: Name(PEOPLE[seat], is_typed=True), "en")
    assert people == SAID[which]


def test_two_who_left_have_left_in_french() -> None:
    """The verb agrees with them."""
    found, _ = decided(GOLDEN / "icecool/two-of-three-leave.jsonl")
    assert found is not None
    assert "ont quitté la partie" in found.said.fr
