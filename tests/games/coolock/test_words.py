"""The sentences: every event, every refusal, both languages."""

import re
from importlib.resources import files
from random import Random
from typing import Any, get_args

import pytest
from tests.games.coolock.support.moments import curious, reveal
from tests.games.coolock.support.tables import ROLL, move, on, scene

import tablee
from tablee.core.protocol import Decide, Refusal, Seat
from tablee.core.sentences import told, told_step
from tablee.games.coolock import GAME, events
from tablee.games.coolock.board.cells import shipped
from tablee.games.coolock.model import DECK, Lock, Portion
from tablee.games.coolock.text.places import rooms_at
from tablee.games.coolock.text.words import CARDS, COLOURS, REFUSALS, explain, tell

LANGUAGES = ("en", "fr")
GAME_BOARD = shipped("haunted_house")
SILENT = (events.TurnBegan, events.Stepped)
HINT = {
    "seat": 5, "phase": "move", "edge": 3, "step": 2, "die": 4, "into": 7, "card": "lantern",
    "ghost": 2, "owed": "die", "at_ms": 7, "problem": "edge 12 has two ends, and one or two cells",
}  # fmt: skip


def story(seed: int, **options: Any) -> list[tuple[Any, Any]]:
    """What happens in a random game, with the state after each move."""
    match = tablee.Match.new("coolock", seats=3, seed=seed, **options)
    rng, told = Random(seed), []
    for _ in range(700):
        if not isinstance(match.waiting, Decide):
            break
        seat = match.waiting.seats[0]
        told += [(match.state, event) for event in match.play(seat, match.sample(seat, rng))]
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", ["haunted_house", "ghost_ship"])
def test_cl_34_every_event_is_told(board: str, language: str) -> None:
    """One whole sentence each, but for steps and turns."""
    for state, event in story(3, midnight=True, board=board, difficulty="hard"):
        said = told(GAME, state, event, language)
        assert (said is None) == isinstance(event, SILENT)
        assert said is None or (said[-1] in ".!" and said[0].isupper() and "{" not in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cl_40_colours_are_named(language: str) -> None:
    """One, two, three, or black; seats by colour and shape."""
    state = tablee.Match.new("coolock", seats=6, seed=1).state
    red, blue, green, *_ = COLOURS[language]
    for colours, words in (((), ()), ((0,), (red,)), ((0, 1, 2), (red, blue, green))):
        said = tell(
            state, events.LockOpened(Lock(57, tuple(map(Seat, colours))), by_card=False), language
        )
        assert said is not None
        assert all(word in said for word in words)
    gold = told(GAME, state, events.PortionTaken(Seat(5), Portion(33, None, 11)), language)
    assert gold is not None
    assert gold.startswith("The orange cross" if language == "en" else "La croix orange")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", REFUSALS["en"])
def test_cl_88_every_refusal_is_told_with_and_without_its_facts(code: str, language: str) -> None:
    """A hint may be missing, or partly."""
    hints: list[dict[str, Any]] = [
        {},
        HINT,
        *({name: HINT[name]} for name in HINT),
        dict.fromkeys(HINT),
    ]
    for hint in hints:
        said = explain(Refusal(code, "CL-88", hint), language)
        assert said.endswith(".")
        assert "{" not in said


def test_cl_88_every_code_of_the_rules_has_a_sentence() -> None:
    """Those that rules.md names, in both languages."""
    text = (files("tablee.games.coolock") / "rules.md").read_text(encoding="utf-8")
    named = {*re.findall(r"`([a-z_]+)`", text[text.index("## 11") :])}
    later = {"bad_deal", "clock_backwards", "gone", "no_card", "not_owed"}  # of the engine's own
    assert named & {*REFUSALS["en"]} == {*REFUSALS["en"]} - later
    walk = text[text.index("**CL-88") : text.index("**CL-89")]
    listed = re.findall(r"`([a-z_]+)`: ", walk)
    assert len(listed) == 10
    assert {*listed} <= {*REFUSALS["en"]}
    assert [*REFUSALS["en"]] == [*REFUSALS["fr"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cl_82_cards_are_named_as_in_the_rules(language: str) -> None:
    """All eleven."""
    text = (files("tablee.games.coolock") / "rules.fr.md").read_text(encoding="utf-8")
    assert [*CARDS[language]] == [card for card, _ in DECK]
    assert all(name in text for name, _ in CARDS[language].values())
    assert len(get_args(events.Event)) == 24


# -- one step, told together -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"), [("en", "walks 2 steps"), ("fr", "avance de 2 pas")]
)
def test_cl_34_a_walk_is_told_once_with_its_end(language: str, words: str) -> None:
    """In rooms and zones, not in numbers of the board; other steps are silent."""
    table = scene(pawns=[on(36)], die=2)
    walk = next(path for path, into in table.walks if into is None and len(path) == 2)
    said = told_step(GAME, table.state, table.play(0, move(*walk)), language)
    assert [each for each in said if words in each] == said[:1]
    first, second = GAME_BOARD.file.edges[walk[-1]].cells
    assert first in said[0]
    assert second in said[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"round": 3}, {"en": "before round 4", "fr": "avant la manche 4"}),
        (
            {"round": 9, "ghosts": [77] * 3},
            {"en": "no ghost comes", "fr": "aucun fantôme ne vient"},
        ),
        ({"round": 9, "ghosts": [77] * 2}, {"en": "rolls 6.", "fr": "fait 6."}),
    ],
)
def test_cl_59_a_six_without_a_ghost_says_why(
    given: dict[str, Any], words: dict[str, str], language: str
) -> None:
    """Too early, or the supply is used up; the last ghost of the supply does come."""
    table = scene(pawns=[on(46)], **given)
    said = told_step(GAME, table.state, table.play(0, ROLL, 6), language)
    assert words[language] in said[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cl_82_an_apparition_without_a_ghost_says_why(language: str) -> None:
    """As a six does."""
    table = curious(ghosts=[77] * 3, round=5)
    said = told_step(GAME, table.state, reveal(table, "apparition"), language)
    assert any("no ghost comes" in each or "aucun fantôme ne vient" in each for each in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cl_62_a_ghost_goes_to_a_crossing_of_rooms(language: str) -> None:
    """No bare number, and a corner of the board has one room only."""
    state = scene(pawns=[on(36)], ghosts=[26], round=5).state
    for vertex in range(len(GAME_BOARD.walks)):
        said = told(GAME, state, events.GhostMoved(1, (26, vertex), "stays"), language)
        assert said is not None
        assert all(room in said for room in rooms_at(GAME_BOARD, vertex))
