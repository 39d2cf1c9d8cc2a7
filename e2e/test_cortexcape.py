"""Cortexcape in a real browser: by link, alone with a bot, on one screen, after a crash."""

import re
from collections.abc import Callable
from pathlib import Path

from players import Person
from playwright.sync_api import expect
from real_server import Server

AXE = Path(__file__).parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
NewPerson = Callable[..., Person]


def new_table(one: Person, server: Server, *seats: str, **options: str) -> None:
    """From the home page to an open table."""
    page = one.page
    page.goto(server.url)
    page.locator(".box button").first.click()
    form = page.locator("form.sheet")
    selects = form.locator("fieldset select")
    for number, seat in enumerate(seats):
        selects.nth(number).select_option(seat)
    for name, value in options.items():
        form.locator("label", has_text=re.compile(name)).locator("select").select_option(value)
    form.locator("button[type=submit]").click()
    page.wait_for_selector(".cx-maze")


def link_of(one: Person) -> str:
    """The link that the maker of a table passes on."""
    return one.page.locator(".share input").input_value()


def test_two_people_play_a_whole_game_by_link(server: Server, person: NewPerson) -> None:
    """One opens a table, the other comes by link on a phone; neither frame tells the fist."""
    one, two = person(), person(phone=True, locale="fr-FR")
    new_table(one, server, "me", "open", Length="short")
    two.page.goto(link_of(one))
    two.page.get_by_role("button", name="S’asseoir").click()
    two.wait(lambda message: message["eyes"][0]["seat"] == 1)
    for frame in one.frames + two.frames:
        assert "white_hand" not in frame
        assert "fist_chosen" not in frame
    both = (one, two)
    for _ in range(40):
        waiting = one.last["waiting"]
        if waiting["type"] == "over":
            break
        actor = both[waiting["seats"][0]]
        actor.take_turn()
        seq = actor.last["seq"]
        for each in both:
            each.wait(lambda message, seq=seq: message["seq"] >= seq)
    assert one.last["waiting"]["result"]["ending"] == "CX-64"
    expect(one.page.get_by_text("The game is over.")).to_be_visible()
    expect(two.page.get_by_text("La partie est finie.").first).to_be_visible()
    assert one.last["eyes"][0]["view"] == two.last["eyes"][0]["view"]


def test_alone_with_a_bot(server: Server, person: NewPerson) -> None:
    """Two clicks to a table; the bot answers by itself."""
    one = person(phone=True)
    new_table(one, server, "me", "bot:level1")
    for _ in range(3):
        one.wait(lambda message: 0 in message["waiting"].get("seats", []))
        one.take_turn()
    assert one.last["seq"] >= 4


def test_on_one_screen_with_a_reload_in_the_middle(server: Server, person: NewPerson) -> None:
    """Both seats here; after a reload everything is as it was, and the table goes on."""
    one = person()
    new_table(one, server, "me", "me", Length="short")
    for _ in range(5):
        one.take_turn()
    before = one.last
    one.frames.clear()
    one.page.reload()
    one.wait(lambda message: message["type"] == "welcome")
    assert one.last["eyes"][0]["view"] == before["eyes"][0]["view"]
    one.take_turn()


def test_a_killed_server_comes_back_and_the_pages_resume(server: Server, person: NewPerson) -> None:
    """kill -9 in the middle of a game: no move is lost and nobody has to reload."""
    one = person()
    new_table(one, server, "me", "me", Length="short")
    for _ in range(4):
        one.take_turn()
    seq = one.last["seq"]
    server.kill()
    expect(one.page.get_by_text("The connection is lost; coming back…")).to_be_visible()
    one.frames.clear()
    server.start()
    one.wait(lambda message: message["type"] == "welcome")
    assert one.last["seq"] == seq
    one.take_turn()


def test_a_stranger_with_the_bare_address_only_watches(server: Server, person: NewPerson) -> None:
    """Without the invitation behind the # there is no seat to be had."""
    one, stranger = person(), person()
    new_table(one, server, "me", "open")
    stranger.page.goto(one.page.url)
    stranger.page.wait_for_selector(".cx-maze")
    assert [eye["seat"] for eye in stranger.last["eyes"]] == [None]
    assert stranger.page.get_by_role("button", name="Sit down").count() == 0


def test_the_language_changes_and_nothing_comes_from_elsewhere(
    server: Server, person: NewPerson
) -> None:
    """The language can be changed at any time, and nothing on the page comes from elsewhere."""
    one = person()
    asked: list[str] = []
    one.page.on("request", lambda request: asked.append(request.url))
    new_table(one, server, "me", "me")
    one.page.get_by_role("button", name="Français").click()
    expect(one.page.get_by_role("list", name="Qui s’assied où")).to_be_visible()
    assert one.page.locator("html").get_attribute("lang") == "fr"
    assert all(url.startswith((server.url, "data:")) for url in asked)


def test_nothing_stands_in_the_way_of_assistive_technology(
    server: Server, person: NewPerson
) -> None:
    """axe-core finds no violation at home, in the form, in the lobby and in every phase."""
    one = person()
    found: dict[str, list[str]] = {}

    def look(place: str) -> None:
        one.page.evaluate(AXE.read_text(encoding="utf-8"))
        answer = one.page.evaluate("axe.run()")
        found[place] = [f"{each['id']}: {each['help']}" for each in answer["violations"]]

    one.page.goto(server.url)
    one.page.wait_for_selector(".box button")
    look("home")
    one.page.locator(".box button").first.click()
    one.page.wait_for_selector("form.sheet select")
    look("form")
    new_table(one, server, "me", "open")
    look("lobby")
    new_table(one, server, "me", "me", Length="short")
    for _ in range(8):
        view = one.last["eyes"][0]["view"]
        look(f"{view['phase']} {view['round']}")
        one.take_turn()
    assert {place: [] for place in found} == found
