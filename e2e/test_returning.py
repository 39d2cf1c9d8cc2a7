"""Somebody who comes back: running tables first, one tap back in, one tap to play again."""

import re
from collections.abc import Callable

from builders import Builder
from playwright.sync_api import Locator, expect
from real_server import Server
from tables import finish, link_of, new_table

NewPerson = Callable[..., Builder]


def rows(one: Builder, heading: str) -> Locator:
    """The tables under a heading of the home page."""
    return one.page.get_by_role("region", name=heading).get_by_role("listitem")


def go_home(one: Builder) -> None:
    one.page.get_by_role("link", name="Tablée").click()
    expect(one.page.get_by_test_id("box").first).to_be_visible()


def test_a_returning_player_plays_on_and_plays_again(server: Server, person: NewPerson) -> None:
    """Table, home, back in with one tap; then to the end, home, and one tap to the next game."""
    one, two = person(), person()
    new_table(one, server, "me", "open", Length="short")
    two.page.goto(link_of(one))
    two.page.get_by_label("Your name").fill("Bo")
    two.page.get_by_role("button", name="Sit down").click()
    two.wait(lambda message: message["eyes"][0]["seat"] == 1)
    table = one.page.url

    go_home(one)
    row = rows(one, "Your tables")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("with Bo")
    row.get_by_role("link").click()
    one.page.wait_for_selector(".cx-maze")
    assert one.page.url == table

    finish(one, two)
    go_home(one)
    expect(rows(one, "Your tables")).to_have_count(0)
    row = rows(one, "Finished games")
    expect(row).to_contain_text(re.compile(r"(Won|Lost|Win shared), \d+ to \d+, blue labyrinth"))
    expect(one.page.get_by_test_id("box").first).to_contain_text(re.compile("1 won|1 lost"))
    one.frames.clear()
    row.get_by_role("button", name="Play again: Cortexcape").click()
    # Bo is asked first, and both wait for that at the old table.
    two.page.get_by_role("button", name="Join").click()
    one.page.get_by_role("button", name="To the next table").click()
    one.wait(lambda message: message["type"] == "welcome" and message["seq"] == 0)
    assert one.page.url != table
    assert [seat["name"] for seat in one.last["seats"]] == ["", "Bo"]

    go_home(one)
    expect(rows(one, "Your tables")).to_have_count(1)
    again = rows(one, "Finished games").get_by_role("button", name=re.compile("Play again"))
    expect(again).to_have_count(0)


def test_what_was_won_is_told_in_words(server: Server, person: NewPerson) -> None:
    """Records outlive their table on the list; nobody reads of a player, or of bare scores."""
    one = person()
    new_table(one, server, "me", "me", Length="short")
    finish(one)
    go_home(one)
    row = rows(one, "Finished games")
    expect(row).to_contain_text("on this screen")
    expect(row).not_to_contain_text(re.compile("player|Over:"))
    row.get_by_role("button", name=re.compile("Take off the list")).click()
    expect(row).to_have_count(0)
    expect(one.page.get_by_test_id("box").first).to_contain_text("played once")


def test_the_form_asks_only_what_applies(server: Server, person: NewPerson) -> None:
    """Each number of players has its own options, and what is special about it is said."""
    one = person()
    page = one.page
    page.goto(f"{server.url}/#monster_freeze")
    form = page.locator("form.sheet")
    expect(form.get_by_label("Rounds to win")).to_be_visible()
    expect(form.get_by_label("Sand timer")).to_have_count(0)
    form.get_by_label("Rounds to win").select_option("3")
    form.locator(".counts label", has_text="1").click()
    expect(form.get_by_label("Rounds to win")).to_have_count(0)
    expect(form.get_by_label("Sand timer")).to_be_visible()
    expect(form).to_contain_text("against the sand timer")
    form.get_by_role("button", name="Open the table").click()
    one.wait(lambda message: message["eyes"][0]["seat"] == 0)
    assert one.view["table"]["rounds_to_win"] == 1


def test_everybody_at_one_screen_has_a_name(server: Server, person: NewPerson) -> None:
    """The first opponent is the weakest bot; seats and names are kept for the next table."""
    one = person()
    page = one.page
    page.goto(f"{server.url}/#cortexcape")
    second = page.get_by_label("Seat 2", exact=True)
    expect(second).to_have_value("bot:easy")
    expect(page.locator("form.sheet")).to_contain_text("good for a first game")
    second.select_option("me")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_label("Name at seat 2").fill("B" * 45)
    expect(page.locator("form.sheet")).to_contain_text("40 letters at most")
    page.get_by_label("Name at seat 2").fill("Bo")
    page.get_by_role("button", name="Open the table").click()
    one.wait(lambda message: len(message["eyes"]) == 2)
    assert [seat["name"] for seat in one.last["seats"]] == ["Ana", "Bo"]
    go_home(one)
    expect(rows(one, "Your tables")).to_contain_text("Ana and Bo, on this screen")
    page.get_by_role("button", name="New table: Cortexcape").click()
    expect(page.get_by_label("Name at seat 2")).to_have_value("Bo")
    expect(page.get_by_label("Your name")).to_have_value("Ana")


def test_on_a_phone_the_invitation_is_in_sight(server: Server, person: NewPerson) -> None:
    """A table that waits for a friend opens at its top, and warns of a link that nobody can use."""
    one = person(phone=True)
    page = one.page
    page.clock.install()
    page.goto(f"{server.url}/#coolock")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    expect(page.get_by_role("note")).to_contain_text("only works on this computer")
    page.get_by_role("button", name="Open the table").click()
    one.wait(lambda message: message["waiting"].get("seats") == [0])
    share = page.get_by_test_id("share")
    expect(share.get_by_role("note")).to_contain_text("only works on this computer")
    page.clock.run_for(2000)  # whatever would scroll, later
    expect(share).to_be_in_viewport()
    assert page.evaluate("scrollY") == 0
