"""How to play: every refusal leads to a section, in both languages, and no program is spoken."""

import ast
import re

import pytest
from house import at_home
from howtos import GAMES, LANGUAGES, sections_of, shown_of

RULE = re.compile(r"[A-Z]{2}-\d+")


def numbers(slug: str) -> set[str]:
    """All rules that rules.md defines."""
    text = (GAMES / slug / "rules.md").read_text(encoding="utf-8")
    return set(re.findall(r"\*\*([A-Z]{2}-\d+)\b", text))


def refusals(slug: str) -> set[str]:
    """The rules that the game's judges name: every text in their code that is a rule."""
    folder = GAMES / slug
    files = [
        *(folder / "rules").glob("*.py"),
        *(folder / "board").glob("*.py"),
        folder / "hints.py",
    ]
    found: set[str] = set()
    for path in files:
        if path.exists():
            tree = ast.parse(path.read_text(encoding="utf-8"))
            texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
            found |= {text for text in texts if isinstance(text, str) and RULE.fullmatch(text)}
    return found


@pytest.mark.parametrize("slug", at_home())
def test_every_refusal_leads_to_a_section(slug: str) -> None:
    """ "Why?" opens the how-to where it tells of the rule, which is there to be read."""
    wanted = refusals(slug)
    told = {rule for section in sections_of(slug, "en") for rule in section.rules}
    assert len(wanted) > 8
    assert wanted <= numbers(slug)
    assert wanted <= told


@pytest.mark.parametrize("slug", at_home())
def test_sections_tell_of_rules_that_are_there(slug: str) -> None:
    """Each marker is a rule of the game, told of once, so that there is one place to go."""
    told = [rule for section in sections_of(slug, "en") for rule in section.rules]
    assert set(told) <= numbers(slug)
    assert len(told) == len(set(told))


@pytest.mark.parametrize("slug", at_home())
def test_both_languages_have_the_same_sections(slug: str) -> None:
    """The same rules and the same pictures in the same order, each with its own words."""
    english, french = (sections_of(slug, language) for language in LANGUAGES)
    assert [(each.rules, each.pictures) for each in english] == [
        (each.rules, each.pictures) for each in french
    ]
    for one, two in zip(english, french, strict=True):
        assert one.rules
        assert one.title != two.title
        assert all(alt not in ("", other) for alt, other in zip(one.alts, two.alts, strict=True))


@pytest.mark.parametrize("slug", at_home())
def test_about_five_pictures_all_of_them_shown(slug: str) -> None:
    """A how-to shows what its folder holds, and each picture once."""
    named = [path for section in sections_of(slug, "en") for path in section.pictures]
    assert 5 <= len(named) <= 7
    assert sorted(named) == sorted(
        f"howto/{path.name}" for path in (GAMES / slug / "howto").iterdir()
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", at_home())
def test_players_are_not_told_about_programs(slug: str, language: str) -> None:
    """No names of actions, options or errors in what is shown, and enough of it is."""
    shown = shown_of(slug, language)
    anchored = [text for text in shown if re.match(r"- \*\*[A-Z]{2}-\d+", text)]
    assert len(anchored) > 40
    odd = re.compile(r"`|\bmod n\b|\bJSON\b|\bAPI\b|\{\"|\bengine\b|\bmoteur\b")
    assert [text for text in shown if odd.search(text)] == []
    howto = (GAMES / slug / f"howto.{language}.md").read_text(encoding="utf-8")
    assert not odd.search(howto)
    words = re.sub(r"<!--.*?-->|!\[.*?\]\(.*?\)", "", howto).split()
    assert len(words) < 700  # two minutes, or a little more


@pytest.mark.parametrize("slug", at_home())
def test_french_has_its_own_spaces_and_signs(slug: str) -> None:
    """No-break spaces before signs and inside quotation marks, and the apostrophe of print."""
    text = (GAMES / slug / "howto.fr.md").read_text(encoding="utf-8")
    words = re.sub(r"<!--.*?-->", "", text)
    assert not re.search(r"[^\u00a0\u202f:][:;?!»](?![\w/\]])|« ", re.sub(r"!\[", "[", words))
    assert "'" not in words
