"""How to play, in a real browser: first in the rules, and where a refusal leads."""

import re
from collections.abc import Callable

import pytest
from builders import Builder
from long import long
from monsters import Gamer
from players import Person
from playwright.sync_api import Locator, expect
from real_server import Server
from tables import drawer, new_table, violations

NewPerson = Callable[..., Person]
WORDS = {
    "en-GB": ("Why?", "A trick: an example", "Rule MF-40, word for word", "stack without any line"),
    "fr-FR": (
        "Pourquoi ?",
        "Un pli : l’exemple",
        "La règle MF-40, mot pour mot",
        "empilement sans aucune ligne",
    ),
}


def spaced(words: str) -> re.Pattern[str]:
    """Words whose spaces may be any."""
    return re.compile(re.escape(words).replace(r"\ ", r"\s"))


def is_seen(place: Locator) -> None:
    """Not only in the page, but in sight."""
    expect(place).to_be_in_viewport()


@pytest.mark.parametrize(
    ("screen", "locale"),
    [
        ("desktop", "en-GB"),
        ("phone", "fr-FR"),
        long("desktop", "fr-FR"),
        long("phone", "en-GB"),
    ],
)
def test_a_refusal_leads_to_the_section_and_on_to_its_rule(
    server: Server, person: NewPerson, screen: str, locale: str
) -> None:
    """A wrong claim: why? The page with the example opens, and behind it the rule word for word."""
    why, title, in_full, rule = WORDS[locale]
    one = person(kind=Gamer, locale=locale, phone=screen == "phone")
    assert isinstance(one, Gamer)
    one.sit_at(server, ["me"], timer=600)
    one.get_ready()
    one.wait_live()
    one.claim_nothing()
    one.hear("refused")
    one.page.get_by_role("alert").get_by_role("button", name=spaced(why)).click()
    rules = one.page.locator("dialog[open]")
    heading = rules.get_by_role("heading", name=spaced(title))
    is_seen(heading)
    expect(heading).to_be_focused()
    expect(rules.get_by_role("img")).to_have_count(5)
    assert violations(one) == []
    rules.get_by_role("button", name=spaced(in_full)).click()
    is_seen(rules.get_by_text(rule))
    assert violations(one) == []


@pytest.mark.parametrize("screen", ["phone", long("desktop")])
def test_the_how_to_comes_first_and_the_numbered_rules_on_demand(
    server: Server, person: NewPerson, screen: str
) -> None:
    """Pictures that are there; contents and search for referees; nothing of programs."""
    one = person(phone=screen == "phone")
    new_table(one, server, "me", "me")
    rules = drawer(one, "Rules")
    expect(rules.get_by_role("article", name="How to play")).to_be_visible()
    pictures = rules.get_by_role("img")
    expect(pictures).to_have_count(5)
    for at in range(5):
        pictures.nth(at).scroll_into_view_if_needed()
        expect(pictures.nth(at)).to_have_js_property("complete", value=True)
        assert pictures.nth(at).evaluate("picture => picture.naturalWidth") == 640
    expect(rules.get_by_role("searchbox")).to_have_count(0)
    rules.get_by_text("The full rules, for referees").click()
    rules.get_by_role("button", name="7. Lock").click()
    is_seen(rules.get_by_role("heading", name="7. Lock"))
    expect(rules).not_to_contain_text("mod n")
    assert violations(one) == []


def test_what_is_missing_in_a_build_leads_to_the_section(server: Server, person: NewPerson) -> None:
    """Where a code stood, there is a way now."""
    one = person()
    assert isinstance(one, Builder)
    new_table(one, server, "me", "me")
    one.take_turn()  # whose fist is white
    one.page.get_by_test_id("cx-missing").get_by_role("button", name="Why?").click()
    rules = one.page.locator("dialog[open]")
    is_seen(rules.get_by_role("heading", name="The first build"))


def test_the_form_for_a_new_table_shows_how_to_play(server: Server, person: NewPerson) -> None:
    """Before anybody has opened a table, in French."""
    one = person(locale="fr-FR", phone=True)
    for slug in ("cocoons", "coolock", "cortexcape", "icecool", "monster_freeze"):
        one.page.goto(f"{server.url}/#{slug}")
        one.page.get_by_role("button", name="Comment jouer").click()
        rules = one.page.locator("dialog[open]")
        expect(rules.get_by_role("heading", name="Le but du jeu")).to_be_visible()
        expect(rules.get_by_role("img").first).to_be_visible()
        assert violations(one) == []
        one.page.keyboard.press("Escape")
