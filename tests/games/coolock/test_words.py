"""The sentences: every event, every refusal, both languages."""

import re
from importlib.resources import files
from random import Random
from typing import Any, get_args

import pytest

import tablee
from tablee.core.protocol import Decide, Refusal, Seat
from tablee.core.sentences import told
from tablee.games.coolock import GAME, events
from tablee.games.coolock.model import DECK, Lock, Portion
from tablee.games.coolock.text.words import CARDS, COLOURS, REFUSALS, explain, tell

LANGUAGES = ("en", "fr")
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
