"""From the home page to a table, and around it, as a person would go."""

import re
from pathlib import Path
from typing import Any

from builders import Builder
from players import Person
from playwright.sync_api import Locator
from real_server import Server

AXE = Path(__file__).parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


def new_table(one: Person, server: Server, *seats: str, **options: str) -> None:
    """Open a table with these holders of its seats."""
    one.page.goto(server.url)
    fill_form(one, *seats, **options)


def fill_form(one: Person, *seats: str, **options: str) -> None:
    """From the shelf to a table of the first game on it."""
    page = one.page
    page.get_by_test_id("box").get_by_role("button").first.click()
    form = page.locator("form.sheet")
    form.locator(".counts label", has_text=str(len(seats))).click()
    selects = form.locator("fieldset select")
    for number, seat in enumerate(seats):
        selects.nth(number).select_option(seat)
    for more in form.locator("details summary").all():
        more.click()
    for name, value in options.items():
        form.locator("label", has_text=re.compile(name)).locator("select").select_option(value)
    form.locator("button[type=submit]").click()
    page.wait_for_selector(".cx-maze")


def link_of(one: Person) -> str:
    """The link that the maker of a table passes on."""
    return one.page.locator(".share input").input_value()


def two_at_a_table(one: Person, two: Person, server: Server, **options: str) -> None:
    """One opens a table, the other follows the link and sits down, in English or French."""
    new_table(one, server, "me", "open", **options)
    sit_down(two, link_of(one))
    two.wait(lambda message: message["eyes"][0]["seat"] == 1)


def sit_down(guest: Person, link: str, name: str = "") -> None:
    """Follow an invitation and take a seat."""
    guest.page.goto(link)
    guest.page.get_by_label(re.compile("Your name|Votre nom")).fill(name)
    guest.page.get_by_role("button", name=re.compile("Sit down|S’asseoir")).click()


def drawer(one: Person, name: str) -> Locator:
    """One of the drawers of the toolbar, opened."""
    one.page.get_by_role("navigation").get_by_role("button", name=re.compile(name)).click()
    found = one.page.locator("dialog[open]")
    found.wait_for()
    return found


def finish(*people: Builder) -> None:
    """Play on until the game is over; each acts for the seats of its own screen."""
    for _ in range(60):
        waiting = people[0].last["waiting"]
        if waiting["type"] == "over":
            break
        before = people[0].last["seq"]
        for actor in [each for each in people if waiting["seats"][0] in seats_of(each)][:1]:
            actor.take_turn()
        for each in people:
            each.wait(lambda message: message["seq"] > before)  # noqa: B023
    for each in people:
        each.wait(lambda message: message["waiting"]["type"] == "over")


def seats_of(one: Person) -> list[int]:
    return [eye["seat"] for eye in one.last["eyes"]]


def violations(one: Person) -> list[str]:
    """What axe-core finds wrong with the page as it is."""
    one.page.evaluate(AXE.read_text(encoding="utf-8"))
    answer: dict[str, Any] = one.page.evaluate("axe.run()")
    return [f"{each['id']}: {each['help']}" for each in answer["violations"]]
