"""ICECOOL² before and beside the game: colours, a warm-up for everybody, the trick room."""

import pytest
from flickers import Flicker
from known_tables import NewPerson
from playwright.sync_api import expect
from real_server import Server

from tablee.games.icecool.model.flick import Flick

pytestmark = pytest.mark.usefixtures("patience")
MISS = Flick(9000, 300, 0, 115)
BULLS_EYE = Flick(107, 604, 0, 112)  # the stored solution of the first set shot


def test_a_set_shot_is_missed_then_made_and_its_ghost_stays(
    server: Server, person: NewPerson
) -> None:
    """From the form, alone, without a tremor; stars and the best way are there after a reload."""
    one = person(kind=Flicker)
    assert isinstance(one, Flicker)
    page = one.page
    page.goto(f"{server.url}/#icecool")
    page.locator(".counts label").first.click()  # alone: the trick room is unfolded
    page.locator(".options select:has(option[value=none])").select_option("none")
    page.get_by_label("Orange, with earmuffs").first.check(force=True)
    page.get_by_test_id("tricks").get_by_role("button").first.click()
    panel = page.get_by_test_id("trick")
    expect(panel).to_contain_text("Bull’s-eye")
    assert one.view["players"][0]["colour"] == "orange"
    start = one.view["players"][0]["spot"]
    one.flick(MISS)
    assert one.view["players"][0]["spot"] == start
    expect(panel).to_contain_text("Try 2 of 20")
    one.flick(BULLS_EYE)
    assert (one.view["ending"], one.view["stars"]) == ("made", 3)
    expect(panel.get_by_role("img", name="3 of 3 stars").first).to_be_visible()
    expect(page.get_by_test_id("mark-way-0")).to_be_visible()
    page.reload()
    expect(panel).to_contain_text("Your best: 2 tries")
    panel.get_by_role("button", name="Next: Soft landing").click()
    expect(page.get_by_test_id("trick")).to_contain_text("Soft landing")


def test_a_whole_table_warms_up_in_chosen_colours(server: Server, person: NewPerson) -> None:
    """On one screen with a bot: people practise in turn, then the chosen Catcher is placed."""
    one = person(kind=Flicker)
    assert isinstance(one, Flicker)
    page = one.page
    page.goto(f"{server.url}/#icecool")
    form = page.locator("form.sheet")
    form.locator(".counts label").nth(1).click()
    form.locator(".holders select").nth(1).select_option("bot:easy")
    form.locator(".options select:has(option[value=true])").first.select_option("true")
    form.get_by_label("First Catcher").select_option("0")
    form.locator(".ice-colour-row").nth(0).get_by_label("Red, with a cap").check(force=True)
    form.locator("button[type=submit]").click()
    one.sees(lambda view: view["round"] == 0)
    assert [player["colour"] for player in one.view["players"]] == ["red", "blue"]
    one.enter()
    one.flick(BULLS_EYE)
    practice = page.get_by_test_id("practice")
    expect(practice).to_contain_text("1 of 20 flicks")
    practice.get_by_role("button", name="Enough").click()
    one.sees(lambda view: view["phase"] == "catcher_placement")
    assert (one.view["round"], one.view["catcher"]) == (1, 0)
    assert {fish["colour"] for fish in one.view["fish"]} == {"blue"}
    expect(page.get_by_test_id("practice")).to_have_count(0)
