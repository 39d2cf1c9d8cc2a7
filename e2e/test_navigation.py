"""From place to place without loading the page: links, the way back, focus, titles, sockets."""

import re
from collections.abc import Callable

from builders import Builder
from playwright.sync_api import Page, WebSocket, expect
from real_server import Server
from tables import drawer, finish, new_table

NewPerson = Callable[..., Builder]
FOCUSED = "document.activeElement.id || document.activeElement.tagName"


def stay(page: Page) -> None:
    """Leave something in the page that no loading survives."""
    page.evaluate("window.stayed = true")


def has_stayed(page: Page) -> bool:
    return bool(page.evaluate("window.stayed === true"))


def test_a_table_is_left_and_found_again_in_the_same_page(
    server: Server, person: NewPerson
) -> None:
    """Its socket closes when it is left; the way back opens the table as it is now."""
    one = person()
    sockets: list[WebSocket] = []
    one.page.on("websocket", lambda socket: sockets.append(socket))  # noqa: PLW0108
    new_table(one, server, "me", "me")
    assert len(sockets) == 1
    stay(one.page)
    table = one.page.url
    with sockets[0].expect_event("close"):
        one.page.get_by_role("link", name="Tablée").click()
    expect(one.page).to_have_title("Tablée")
    expect(one.page.get_by_test_id("box")).to_have_count(5)
    assert one.page.evaluate(FOCUSED) == "H1"
    one.frames.clear()
    one.page.go_back()
    one.page.wait_for_selector(".cx-maze")
    one.wait(lambda message: message["type"] == "welcome")
    expect(one.page).to_have_title(re.compile("Cortexcape"))
    assert (one.page.url, len(sockets)) == (table, 2)
    one.page.go_forward()
    expect(one.page.get_by_test_id("box")).to_have_count(5)
    assert has_stayed(one.page)


def test_back_at_the_shelf_all_is_as_it_was(server: Server, person: NewPerson) -> None:
    """How far down one was, and the button that one came from, which is also said aloud."""
    one = person(phone=True)
    page = one.page
    page.goto(server.url)
    last = page.get_by_test_id("box").last.get_by_role("button", name=re.compile("New table"))
    last.scroll_into_view_if_needed()
    stay(page)
    before = page.evaluate("scrollY")
    assert before > 300
    last.click()
    page.wait_for_selector("form.sheet select")
    expect(page).to_have_title("ICECOOL² · Tablée")
    assert (page.evaluate("scrollY"), page.evaluate(FOCUSED)) == (0, "H1")
    page.get_by_role("link", name=re.compile("All games")).click()
    expect(last).to_be_focused()
    assert page.evaluate("scrollY") == before
    expect(page.get_by_role("status").last).to_have_text("Tabletop games on one table")
    page.go_forward()
    page.wait_for_selector("form.sheet select")
    page.go_back()
    expect(last).to_be_focused()
    assert has_stayed(page)


def test_a_drawer_is_closed_by_the_way_back_and_left_behind_by_a_link(
    server: Server, person: NewPerson
) -> None:
    """One step back from home leads to the table, not to a drawer that is no longer open."""
    one = person()
    new_table(one, server, "me", "me")
    stay(one.page)
    table = one.page.url
    drawer(one, "Rules")
    one.page.go_back()
    expect(one.page.locator("dialog[open]")).to_have_count(0)
    assert one.page.url == table
    drawer(one, "Settings").get_by_role("link").click()
    expect(one.page.get_by_test_id("box")).to_have_count(5)
    one.page.go_back()
    one.page.wait_for_selector(".cx-maze")
    expect(one.page.locator("dialog[open]")).to_have_count(0)
    assert (one.page.url, has_stayed(one.page)) == (table, True)


def test_the_replay_and_the_next_table_open_in_the_same_page(
    server: Server, person: NewPerson
) -> None:
    """From the end of a game to its replay, back, and on to the next one."""
    one = person()
    new_table(one, server, "me", "me", Length="short")
    finish(one)
    stay(one.page)
    table = one.page.url
    one.page.get_by_role("link", name="Watch the replay").click()
    expect(one.page.get_by_role("slider")).to_be_visible()
    expect(one.page).to_have_title(re.compile("Cortexcape.* · Tablée"))
    one.page.go_back()
    one.page.get_by_role("button", name="Play leg 2").click()
    one.page.wait_for_url(lambda url: "/t/" in url and url != table)
    one.wait(lambda message: message["type"] == "welcome" and message["seq"] == 0)
    assert has_stayed(one.page)


def test_old_addresses_lead_where_they_always_did(server: Server, person: NewPerson) -> None:
    """The form of a game behind the #, a table, a step of its replay, and nowhere at all."""
    one = person()
    page = one.page
    page.goto(f"{server.url}/#coolock")
    expect(page.get_by_role("heading", level=1)).to_have_text("Coolock")
    new_table(one, server, "me", "me")
    one.take_turn()
    table = page.url
    page.goto(table)
    page.wait_for_selector(".cx-maze")
    page.goto(table.replace("/t/", "/r/") + "#1")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("Step 1"))
    page.goto(f"{server.url}/x/y")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")
    page.get_by_role("link", name="All games").click()
    expect(page.get_by_test_id("box")).to_have_count(5)
