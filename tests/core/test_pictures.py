"""Pictures: of games that draw themselves, of those that do not, and of broken ones."""

from importlib import import_module
from pathlib import Path
from random import Random
from string import Formatter
from typing import Any

import pytest
from house import at_home
from msgspec.structs import replace
from pictures import checked, logs, views, words

import tablee
from tablee.core import svg
from tablee.core.errors import BadOptions, BadSeats, TableeError
from tablee.core.game import AnyGame
from tablee.core.match import Match

EVIL = "<script>alert('1')</script> & \"quotes\"\x00"


def with_picture(picture: Any) -> Match:
    """A match of a game whose picture is made by this."""
    game: AnyGame = replace(tablee.game("cortexcape"), picture=picture)
    return Match.new(game, seats=3, seed=1)


def with_view(view: Any) -> Match:
    """A match of a game without pictures, whose view is this."""
    match = with_picture(None)
    match._rules = replace(match._rules, view=lambda *_: view)
    return match


def test_numbers_are_short_and_never_minus_zero() -> None:
    """The same place is always written the same way."""
    numbers = (3, 3.0, 2.5, 1 / 3, -0.001, 1e-9, -12.345)
    assert [svg.number(each) for each in numbers] == ["3", "3", "2.5", "0.33", "0", "0", "-12.35"]


def test_text_is_escaped_in_elements_and_attributes() -> None:
    """Also what XML cannot hold at all."""
    drawn = svg.tag("text", EVIL, id=EVIL, x=None)
    assert drawn.count("<") == 2
    assert "\x00" not in drawn
    assert "x=" not in drawn
    assert svg.tag("g", drawn) == f"<g>{drawn}</g>"


def test_only_drawings_that_are_used_come_along() -> None:
    """A picture is small, however many drawings its game has."""
    art = {"a-one": svg.rect(0, 0, 1, 1), "a-two": svg.rect(0, 0, 2, 2)}
    two = svg.use("a-two")
    page = svg.page(10, two, art=art, title="T", status="S", told="D", ground="#000")
    assert 'id="a-two"' in page
    assert "a-one" not in page


@pytest.mark.parametrize("slug", at_home())
def test_every_game_of_ours_draws_itself(slug: str) -> None:
    """For spectators, which is what a notebook shows, and for seats."""
    match = Match.new(slug, seats=2, seed=3)
    assert match._repr_svg_() == match.picture().svg
    for seat in (None, 0, 1):
        picture = match.picture(seat)
        assert tablee.game(slug).title in (checked(picture.svg)[0].text or "")
        assert picture._repr_svg_() == picture.svg == str(picture)
    with pytest.raises(BadSeats, match="no seat 2"):
        match.picture(2)


@pytest.mark.parametrize("slug", at_home())
def test_a_picture_tells_no_more_than_the_view(slug: str) -> None:
    """Twin states that look the same are drawn the same, whatever they hide."""
    game, rng = tablee.game(slug), Random(5)
    assert game.picture is not None
    for view in list(views(logs(slug)[0]))[::9]:
        seat = getattr(view, "seat", None)
        twin = game.rules.guess(view, rng)
        looks = [game.rules.view(twin, each) for each in (seat, *range(twin.seats))]
        again = next(look for look in looks if look == view)
        assert game.picture(again, "fr") == game.picture(view, "fr")


def test_a_game_without_a_picture_gets_a_table() -> None:
    """Its title, its seats, whose turn it is, and the fields of the view."""
    match = with_picture(None)
    told = words(checked(match.picture().svg))
    assert {"Cortexcape", "waiting for seat 0", "▸ Seat 0", "Seat 2", "marbles left"} <= {*told}
    assert match._repr_svg_() == match.picture().svg
    done = Match.load(logs("cocoons")[0])
    game: AnyGame = replace(done.game, picture=None)
    done.game = game
    assert "over: all_home" in words(checked(done.picture().svg))


@pytest.mark.parametrize("slug", at_home())
def test_every_word_is_there_in_both_languages(slug: str) -> None:
    """The same keys with the same facts, and nothing in French that is said in English too."""
    words_of = import_module(f"tablee.games.{slug}.picture.words").WORDS
    assert set(words_of) == {"en", "fr"}
    assert words_of["en"].keys() == words_of["fr"].keys()
    for key, said in words_of["en"].items():
        facts = {name for _, name, _, _ in Formatter().parse(said) if name}
        assert {name for _, name, _, _ in Formatter().parse(words_of["fr"][key]) if name} == facts
    match = Match.new(slug, seats=2, seed=3)
    english, french = (checked(match.picture(0, each).svg) for each in ("en", "fr"))
    assert (english.get("lang"), french.get("lang")) == (None, "fr")
    assert french[0].text != english[0].text
    assert french[1].text != english[1].text


def test_the_table_of_a_game_without_a_picture_speaks_both_languages() -> None:
    """A language that nobody has written is told plainly."""
    match = with_picture(None)
    told = words(checked(match.picture(language="fr").svg))
    assert {"on attend la place 0", "▸ Place 0", "Place 2"} <= {*told}
    for each in (match, Match.new("cortexcape", seats=2, seed=1)):
        with pytest.raises(BadOptions, match="no pictures in 'la', only in en, fr"):
            each.picture(language="la")


def test_the_table_escapes_what_a_stranger_writes() -> None:
    """A view may hold any text."""
    match = with_view({"field": EVIL, "odd": [{1: {}}]})
    game: AnyGame = replace(match.game, title=EVIL)
    match.game = game
    assert "script" not in {each.tag for each in checked(match.picture().svg).iter()}


@pytest.mark.parametrize("view", [object(), [1, 2], None, "text", {"type": "x"}, {"a": "b " * 999}])
def test_the_table_takes_any_view(view: Any) -> None:
    """Even one that has no plain form."""
    checked(with_view(view).picture().svg)


def test_a_notebook_shows_a_match_whatever_its_picture_does() -> None:
    """``picture`` says what is wrong; the notebook gets the table."""

    def broken(view: Any, language: str) -> str:
        raise RuntimeError("no ink")

    plain = with_picture(None).picture().svg
    assert with_picture(broken)._repr_svg_() == plain
    assert with_picture(lambda *_: 7)._repr_svg_() == plain
    with pytest.raises(RuntimeError, match="no ink"):
        with_picture(broken).picture()
    with pytest.raises(TypeError, match="is int, not text"):
        with_picture(lambda *_: 7).picture()


def test_a_notebook_survives_a_broken_game() -> None:
    """Without a view there is nothing to show, and nothing is raised."""
    match = with_picture(None)
    match._rules = replace(match._rules, view=lambda *_: 1 / 0)
    assert match._repr_svg_() is None


def test_a_picture_is_saved_as_svg(tmp_path: Path) -> None:
    """Nothing else, and a folder that is not there is told."""
    picture = Match.new("coolock", seats=2, seed=1).picture()
    picture.save(tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text(encoding="utf-8") == picture.svg
    assert "characters of SVG" in repr(picture)
    with pytest.raises(TableeError, match=r"saved as \.svg, not as board\.png"):
        picture.save(tmp_path / "board.png")
    with pytest.raises(TableeError, match="cannot write"):
        picture.save(tmp_path / "nowhere" / "board.svg")
