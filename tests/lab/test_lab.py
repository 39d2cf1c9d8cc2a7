"""Studies: games are read by measures, readings become figures, figures a page."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import CliRunner

import tablee
from tablee.bots.arena import Table
from tablee.cli import app
from tablee.core.measures import Curve, Effects, Kinds, Number
from tablee.lab.figures import Bars, Histogram, Line, figures, histogram
from tablee.lab.measures import measures_of
from tablee.lab.plots import number, ticks
from tablee.lab.report import About, report
from tablee.lab.studying import Reading, play, study

BOTS = {
    "cortexcape": "easy",
    "monster_freeze": "medium",
    "cocoons": "easy",
    "coolock": "normal",
    "icecool": "easy",
}
TITLE = ("Title", "Titre")


def reading(value: float, kinds: list[str], curve: list[float]) -> Reading:
    effects = [(kind, value) for kind in kinds]
    return Reading({"n": value}, {"k": kinds}, {"c": curve}, {"e": effects})


READINGS = [
    reading(1, ["a", "a"], [0, 1]),
    reading(2, ["a", "b"], [0, 3]),
    reading(6, [], [3]),
]


def test_a_number_becomes_a_histogram() -> None:
    """Its bars count every game once, and stand on their numbers."""
    (figure,) = figures([Number("n", TITLE, lambda _: 0)], READINGS)
    assert isinstance(figure, Histogram)
    assert figure.mean == 3
    assert figure.edges == (0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5)
    assert figure.counts == (1, 1, 0, 0, 0, 1)
    assert figure.quantiles == (1, 2, 6)


def test_wide_numbers_get_round_bars() -> None:
    figure = histogram(TITLE, [0, 130, 999])
    assert len(figure.counts) <= 24
    assert sum(figure.counts) == 3
    assert figure.edges[1] - figure.edges[0] == 50


def test_kinds_are_counted_a_game() -> None:
    """A game without any counts as none."""
    (figure,) = figures([Kinds("k", TITLE, lambda _: (), {"b": ("B", "Bé")})], READINGS)
    assert isinstance(figure, Bars)
    counted = {name: total for name, _, _, total in figure.rows}
    assert counted == {("B", "Bé"): 1, ("a", "a"): 3}
    assert figure.rows[1][1] == pytest.approx(1.0)


def test_a_curve_is_the_mean_of_the_games_still_running() -> None:
    (figure,) = figures([Curve("c", TITLE, lambda _: (), TITLE)], READINGS)
    assert isinstance(figure, Line)
    assert [middle for _, middle, _ in figure.points] == [1.0, 2.0]


def test_effects_are_means_of_their_kind() -> None:
    (figure,) = figures([Effects("e", TITLE, lambda _: ())], READINGS)
    assert isinstance(figure, Bars)
    assert [(name[0], value) for name, value, _, _ in figure.rows] == [
        ("b", 2.0),
        ("a", pytest.approx(4 / 3)),
    ]


def test_what_nobody_read_is_left_out() -> None:
    assert figures([Number("n", TITLE, lambda _: None)], [Reading({}, {}, {}, {})]) == []


@pytest.mark.parametrize("slug", tablee.games())
def test_every_game_has_its_measures(slug: str) -> None:
    """They read real games, and everything they read can be drawn in both languages."""
    game = tablee.game(slug)
    seats = 2
    games = 2 if not game.nature.has_expensive_draws else 1
    tables = [Table(slug, (BOTS[slug],) * seats, {}, seed) for seed in range(games)]
    measures = measures_of(game)
    assert len(measures) >= 8
    assert len({measure.key for measure in measures}) == len(measures)
    found = figures(measures, list(study(tables, workers=1)))
    assert len(found) >= 6
    about = About(game.title, (BOTS[slug],) * seats, {}, games, 0, 1.0, "1")
    for language in ("en", "fr"):
        page = report(about, found, language)
        HTMLParser().feed(page)
        assert page.count("<article>") == len(found)
        assert page.count("<svg") == len(found)
        assert not re.search(r"(?:src|href)=|https?:|@import|nan", page)


def test_a_study_reads_the_game_that_was_played() -> None:
    """The steps are those of the log: the last one ends it."""
    played = play(Table("cocoons", ("easy", "easy"), {"level": 1}, 3))
    assert tablee.game("cocoons").rules.waiting(played.steps[-1].after).result == played.result  # type: ignore[union-attr]


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["lab", *words])
    return done.exit_code, done.output


def test_the_command_writes_one_file(tmp_path: Path) -> None:
    """Options of the game by name or by --set; other words for them, too."""
    file = tmp_path / "report.html"
    words = ["coolock", "--seats", "3", "--difficulty", "high", "--games", "2", "--workers", "1"]
    code, told = run(*words, "--out", str(file), "--language", "fr")
    assert code == 0, told
    page = file.read_text("utf-8")
    assert "difficulty = hard" in page
    assert "2 parties, 3 places" in page


@pytest.mark.parametrize(
    "words",
    [
        ("coolock", "--difficulty", "harder"),
        ("coolock", "--difficulty"),
        ("coolock", "stray"),
        ("coolock", "--seats", "9"),
        ("chess",),
        ("cocoons", "--language", "de"),
        ("cocoons", "--games", "1", "--workers", "1", "--out", "/nowhere/at/all.html"),
    ],
)
def test_wrong_words_are_told_in_one_line(words: tuple[str, ...]) -> None:
    code, told = run(*words)
    assert code == 2
    assert "Traceback" not in told


def test_numbers_are_short_and_ticks_are_round() -> None:
    assert [number(each) for each in (3.0, 3.14159, 31.4159)] == ["3", "3.14", "31.4"]
    assert ticks(0, 10) == [0, 2, 4, 6, 8, 10]
    assert ticks(-1, 1) == [-1, -0.5, 0, 0.5, 1]


def test_a_report_shows_how_a_game_ended() -> None:
    """Of the first game only, so that a study of thousands stays small."""
    tables = [Table("cortexcape", ("random", "random"), {}, seed) for seed in (4, 5, 6)]
    pictures = [each.picture for each in study(tables, workers=1)]
    assert pictures[0] is not None
    assert pictures[1:] == [None, None]
    about = About("Cortexcape", ("random", "random"), {}, 3, 4, 1.0, "0")
    page = report(about, [], "en", pictures[0])
    assert "A game as it ended" in page
    assert "<title>Cortexcape: over" in page
    french = next(study(tables[:1], workers=1, language="fr")).picture
    assert "<title>Cortexcape – fini" in report(about, [], "fr", french)
    assert "A game as it ended" not in report(about, [], "en")
