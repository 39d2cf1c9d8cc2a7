"""MF-59 and the sentences: names of colours, palette, both languages."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from tests.games.monster_freeze.support.tables import (
    IDS,
    begin,
    claim,
    code,
    kinds,
    lay,
    live,
    official,
    refused,
    say,
    swap,
    table,
)

from tablee.core.protocol import Refusal
from tablee.core.sentences import told
from tablee.games.monster_freeze import GAME
from tablee.games.monster_freeze.model import CODES, COLOURS
from tablee.games.monster_freeze.text.words import COLOUR_NAMES, REFUSALS, explain

WEB = Path(__file__).parent.parent.parent.parent / "web" / "src" / "games" / "monster_freeze"
LANGUAGES = ("en", "fr")
ROW = re.compile(r"\| (\w+) \| ([A-Z]) \| (#[0-9A-F]{6}) \|")


def palette(name: str = "rules.md") -> dict[str, tuple[str, str]]:
    """Code and hex value of each colour, as the rules print them."""
    text = files("tablee.games.monster_freeze").joinpath(name).read_text(encoding="utf-8")
    return {colour: (code, value) for colour, code, value in ROW.findall(text)}


def channels(value: str) -> list[float]:
    """Linear light of a hex value."""
    found = [int(value[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in found]


def lab(value: str) -> tuple[float, float, float]:
    """CIE L*a*b* (D65)."""
    red, green, blue = channels(value)
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def test_mf_59_the_table_names_the_colours_of_the_deck() -> None:
    """Five colours with their codes, in the order of the game."""
    assert list(palette()) == list(COLOURS)
    assert "".join(code for code, _ in palette().values()) == CODES


@pytest.mark.parametrize("language", LANGUAGES)
def test_mf_59_each_colour_has_a_text_name(language: str) -> None:
    """For screen readers, all different."""
    assert list(COLOUR_NAMES[language]) == list(COLOURS)
    assert len(set(COLOUR_NAMES[language].values())) == 5


def test_mf_59_the_page_paints_these_colours() -> None:
    """The hex values of the table are those of the page."""
    sources = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".tsx", ".css")]
    painted = "\n".join(path.read_text(encoding="utf-8") for path in sources).upper()
    assert {value for _, value in palette().values() if value not in painted} == set()


def test_mf_59_two_colours_are_far_from_each_other() -> None:
    """The smallest CIE76 distance is at least 42 for normal sight."""
    points = [lab(value) for _, value in palette().values()]
    distances = [
        sum((a - b) ** 2 for a, b in zip(one, two, strict=True)) ** 0.5
        for at, one in enumerate(points)
        for two in points[:at]
    ]
    assert min(distances) >= 42


@pytest.mark.parametrize("language", LANGUAGES)
def test_mf_60_every_code_has_a_sentence(language: str) -> None:
    """Codes of the table in the rules, but `rate_limited`, which is the server's."""
    text = files("tablee.games.monster_freeze").joinpath("rules.md").read_text(encoding="utf-8")
    section = text[text.index("## 14") : text.index("- **MF-61")]
    codes = {
        code.strip("`")
        for line in re.findall(r"^\| \d+ \| ([a-z_`, ]+) \|", section, re.MULTILINE)
        for code in line.split(", ")
    }
    assert len(codes) == 17
    assert codes <= set(REFUSALS[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_mf_60_every_refusal_can_be_said(language: str) -> None:
    """With the hint that it comes with."""
    match = official()
    tries = [
        swap(match, "MF90"),
        swap(match, "MF01", "MF90"),
        claim(match, *IDS[3:6]),
        say(match, "resume"),
        {"type": "ready"},
        {"type": "swap"},
        {**say(match, "pause"), "round": 9},
    ]
    for action in tries:
        refusal = refused(match, 0, action).refusal
        sentence = explain(refusal, language)
        assert sentence.endswith(".")
        assert "{" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_mf_34_the_colours_that_show_are_named_in_the_language(language: str) -> None:
    """`colour_not_shown` lists them."""
    sentence = explain(
        Refusal("colour_not_shown", "MF-34", {"colours": ["red", "green"]}), language
    )
    for colour in ("red", "green"):
        assert COLOUR_NAMES[language][colour] in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_mf_63_every_public_event_can_be_told(language: str) -> None:
    """A sentence for each, seats called by their animals."""
    match = live("R1 X1 X2 | B1 X3 X4 | X5 | G1 X6", rounds_to_win=1)
    events = [*match.play(1, swap(match, "X3")), *match.play(0, say(match, "pause"))]
    events += match.play(0, say(match, "resume"))
    match.advance(3)
    assert code(match, 1, say(match, "resume")) == "not_paused"
    events += lay(match, 0, "R")
    assert kinds(events)[-2:] == ["round_end", "match_end"]
    sentences = [told(GAME, match.state, event, language) for event in events]
    assert all(sentence and "{" not in sentence for sentence in sentences)
    assert (sentences[0] or "").startswith("The ibex" if language == "en" else "Le bouquetin")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_coming_and_going_is_told_once_there_is_a_game(language: str) -> None:
    """Before the first round people come in: that is no part of the story."""
    match = table(2)
    gone = match.play(0, {"type": "away"})
    back = match.play(0, {"type": "back"})
    tell = GAME.notation.tell
    assert [tell(match.state, event, language) for event in (*gone, *back)] == [None, None]
    begin(match)
    (lost,) = match.play(0, {"type": "away"})
    assert tell(match.state, lost, language)
