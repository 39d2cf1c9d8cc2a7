"""For everybody: keyboard alone, screen readers, both languages, nothing from elsewhere."""

import re
from collections.abc import Callable
from typing import Any

from builders import Builder
from playwright.sync_api import expect
from real_server import Server
from tables import drawer, finish, new_table, violations

NewPerson = Callable[..., Builder]
DRAWERS = ("Seats", "Story", "Actions", "Rules", "Talk", "Settings")


def test_the_language_changes_and_nothing_comes_from_elsewhere(
    server: Server, person: NewPerson
) -> None:
    """The language can be changed at any time, and nothing on the page comes from elsewhere."""
    one = person()
    asked: list[str] = []
    one.page.on("request", lambda request: asked.append(request.url))
    new_table(one, server, "me", "me")
    one.page.get_by_role("button", name="Français").click()
    expect(one.page.get_by_role("list", name="Autour de la table")).to_be_visible()
    assert one.page.locator("html").get_attribute("lang") == "fr"
    assert all(url.startswith((server.url, "data:")) for url in asked)


ENGLISH = re.compile(
    r"\b(the|your|you|and|with|from|door|exit|lock|build|path|seat|round|piece|play)\b", re.I
)


def test_a_french_page_speaks_french(server: Server, person: NewPerson) -> None:
    """No English word is left anywhere in a whole game, its drawers, its review and its replay."""
    one = person(locale="fr-FR")
    found: dict[str, str] = {}

    def read(place: str) -> None:
        labels: list[str] = one.page.evaluate(
            "[document.body.innerText, ...[...document.querySelectorAll('[aria-label],[title]')]"
            ".map((e) => `${e.getAttribute('aria-label') ?? ''} ${e.getAttribute('title') ?? ''}`)]"
        )
        for text in labels:
            without = text.replace("English", "").replace("Play", "")
            if (word := ENGLISH.search(without)) is not None:
                found[place] = f"{word[0]!r} in {without[:80]!r}"

    one.page.goto(server.url)
    one.page.wait_for_selector(".box button")
    read("home")
    one.page.get_by_test_id("box").get_by_role("button").first.click()
    one.page.wait_for_selector("form.sheet select")
    read("form")
    new_table(one, server, "me", "me", Durée="short")
    for _ in range(8):
        read(one.last["eyes"][0]["view"]["phase"])
        one.take_turn()
    for name in ("Places", "Récit", "Actions", "Parler", "Réglages"):
        drawer(one, name)
        read(name)
        one.page.keyboard.press("Escape")
    finish(one)
    read("over")
    one.page.get_by_role("button", name="Analyse des décisions").click()
    one.page.wait_for_selector(".cx-review")
    read("review")
    one.page.goto(one.page.url.replace("/t/", "/r/"))
    one.page.wait_for_selector(".replay-slider")
    one.page.keyboard.press("End")
    read("replay")
    assert found == {}


def test_nothing_stands_in_the_way_of_assistive_technology(
    server: Server, person: NewPerson
) -> None:
    """axe-core finds nothing at home, in the form, the lobby, any phase, any drawer, the replay."""
    one = person()
    found: dict[str, list[str]] = {}
    one.page.goto(server.url)
    one.page.wait_for_selector(".box button")
    found["home"] = violations(one)
    one.page.get_by_test_id("box").get_by_role("button").first.click()
    one.page.wait_for_selector("form.sheet select")
    found["form"] = violations(one)
    new_table(one, server, "me", "open")
    found["lobby"] = violations(one)
    new_table(one, server, "me", "me", Length="short")
    for _ in range(8):
        view = one.last["eyes"][0]["view"]
        found[f"{view['phase']} {view['round']}"] = violations(one)
        one.take_turn()
    for name in DRAWERS:
        drawer(one, name)
        found[name] = violations(one)
        one.page.keyboard.press("Escape")
    finish(one)
    one.page.get_by_role("button", name="Review of the decisions").click()
    one.page.wait_for_selector(".cx-review")
    found["review"] = violations(one)
    one.page.goto(one.page.url.replace("/t/", "/r/"))
    one.page.wait_for_selector(".replay-slider")
    found["replay"] = violations(one)
    assert {place: [] for place in found} == found


def test_nothing_stands_in_the_way_on_a_phone(server: Server, person: NewPerson) -> None:
    """The same, where the drawers come from below."""
    one = person(phone=True)
    found: dict[str, list[str]] = {}
    new_table(one, server, "me", "me", Length="short")
    for _ in range(3):
        found[one.last["eyes"][0]["view"]["phase"]] = violations(one)
        one.take_turn()
    for name in DRAWERS:
        drawer(one, name)
        found[name] = violations(one)
        one.page.keyboard.press("Escape")
    assert {place: [] for place in found} == found


class Typist(Builder):
    """A person without a mouse: Tab, arrows, Enter, and nothing else."""

    def reach(self, what: str, key: str = "Tab") -> None:
        """Press a key until the element with the focus matches a selector."""
        for _ in range(120):
            if self.page.evaluate("(s) => document.activeElement?.matches(s) ?? false", what):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {what}")

    def spot(self, name: str) -> None:
        wanted = f'[data-cx-id="{name}"]'
        ring = self.page.locator(wanted).get_attribute("data-cx-ring")
        self.reach(f'[data-cx-ring="{ring}"]')
        self.reach(wanted, "ArrowRight")
        self.page.keyboard.press("Enter")

    def confirm(self) -> None:
        self.reach(".cx-confirm")
        self.page.keyboard.press("Enter")

    def _draw(self, eye: dict[str, Any]) -> None:
        self.reach(".cx-fist")
        self.page.keyboard.press("Enter")

    def _fill(self) -> None:
        self.reach(".cx-quiet")
        self.page.keyboard.press("Enter")


def test_a_whole_game_without_a_mouse(server: Server, person: NewPerson) -> None:
    """From the home page to the end of a game and the next one, by keyboard alone."""
    one = person(kind=Typist)
    assert isinstance(one, Typist)
    page = one.page
    page.add_init_script(
        "addEventListener('pointerdown', () => { document.title = 'a mouse' }, true)"
    )
    page.goto(server.url)
    page.wait_for_selector(".box button")
    one.reach(".box button")
    page.keyboard.press("Enter")
    page.wait_for_selector("form.sheet select")
    one.reach('select[aria-label="Seat 2"]')
    page.keyboard.press("Home")  # the first holder in the list: me
    one.reach('form.sheet select:has(option[value="short"])')
    page.keyboard.press("End")
    one.reach("form.sheet button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".cx-maze")
    one.wait(lambda message: len(message["eyes"]) == 2)
    finish(one)
    assert one.last["waiting"]["result"]["ending"] == "short_game"
    expect(page.get_by_role("heading", name=re.compile("wins, |share the win"))).to_be_visible()
    expect(page.get_by_test_id("over-decided")).to_be_visible()
    assert page.title() != "a mouse"
    first = page.url
    one.frames.clear()
    one.reach(".over-ways button:first-child")
    page.keyboard.press("Enter")
    one.wait(lambda message: message["type"] == "welcome" and message["waiting"]["type"] != "over")
    assert page.url != first
    page.wait_for_selector(".cx-maze")
    assert page.title() != "a mouse"
