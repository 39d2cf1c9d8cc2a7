"""The replay as a place to be: its address, its eyes, its turns, and a new table from any step."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from builders import Builder
from known_tables import brought
from long import long
from players import Person
from playwright.sync_api import expect
from real_server import Server
from tables import drawer, new_table, violations

import tablee

NewPerson = Callable[..., Person]
GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
STEP = 4  # of this game: somebody is to build
SCREENS = pytest.mark.parametrize("screen", ["phone", long("desktop")])


def golden(slug: str, name: str) -> tablee.Match:
    return tablee.Match.load(GOLDEN / slug / f"{name}.jsonl")


def somebody(person: NewPerson, screen: str) -> Builder:
    phone = screen == "phone"
    one = person(phone=phone, locale="fr-FR" if phone else "en-GB")
    assert isinstance(one, Builder)
    return one


@SCREENS
def test_a_game_is_played_on_from_a_step(server: Server, person: NewPerson, screen: str) -> None:
    """Open a replay, play on against a bot, move, reload, restart the server, and go back."""
    one = somebody(person, screen)
    page = one.page
    match = golden("cortexcape", "short-two-seats")
    made = brought(one, server, match)
    page.goto(f"{server.url}/r/{made['table']}#{STEP}")
    expect(page.get_by_role("slider")).to_have_value(str(STEP))
    expect(page.get_by_role("navigation")).to_be_in_viewport()  # no table was opened before
    found = {"replay": violations(one)}
    page.get_by_role("button", name=re.compile("Play from here|Jouer à partir d’ici")).click()
    sheet = page.get_by_role("dialog")
    acts = match.game.rules.waiting(match.state_after(STEP)).seats[0]  # type: ignore[union-attr]
    holders = sheet.get_by_role("combobox")
    holders.nth(acts).select_option("me")
    holders.nth(1 - acts).select_option("bot:easy")
    found["sheet"] = violations(one)
    sheet.get_by_role("button", name=re.compile("Open the table|Ouvrir la table")).click()
    page.wait_for_url(re.compile("/t/"))
    one.wait(lambda message: message["seq"] == STEP)
    view = tablee.to_plain(match.game.rules.view(match.state_after(STEP), acts))
    assert (one.seat, one.view) == (acts, view)
    origin = page.get_by_role("link", name=re.compile(f"{STEP}"))
    expect(origin.first).to_have_attribute("href", f"/r/{made['table']}#{STEP}")
    found["table"] = violations(one)
    one.take_turn()
    one.wait(lambda message: message["seq"] > STEP)
    seen = one.last["seq"]
    page.reload()
    one.wait(lambda message: message["type"] == "welcome" and message["seq"] >= seen)
    server.kill()
    server.start()
    page.reload()
    one.wait(lambda message: message["type"] == "welcome" and message["seq"] >= seen)
    story = drawer(one, "Story|Récit")
    first = story.get_by_role("link", name=re.compile(f"{STEP}"))
    expect(first).to_contain_text(re.compile("continues another one|continue une autre"))
    found["story"] = violations(one)
    assert found == {name: [] for name in found}
    first.click()
    page.wait_for_url(f"{server.url}/r/{made['table']}#{STEP}")
    expect(page.get_by_role("slider")).to_have_value(str(STEP))
    page.get_by_role("navigation").get_by_role("link", name="Table").click()
    page.wait_for_url(f"{server.url}/t/{made['table']}")


@SCREENS
def test_a_link_keeps_the_step_and_the_eyes(server: Server, person: NewPerson, screen: str) -> None:
    """The address follows; whoever gets it sees the same through the same eyes."""
    one = somebody(person, screen)
    page = one.page
    made = brought(one, server, golden("coolock", "hexagon-two-seats-easy"))
    replay = f"{server.url}/r/{made['table']}"
    page.goto(replay)
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    turn = int(slider.input_value())
    assert turn > 2  # further than two steps
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowLeft")
    expect(slider).to_have_value(str(turn))
    page.wait_for_url(f"{replay}#{turn}")
    page.get_by_test_id("replay-eyes").click()
    page.get_by_role("radio").last.click()
    page.wait_for_url(f"{replay}#{turn}&eyes=2")
    page.get_by_test_id("replay-share").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert link == f"{replay}#{turn}&eyes=2"
    assert violations(one) == []
    friend = somebody(person, screen)
    friend.page.goto(link)
    expect(friend.page.get_by_role("slider")).to_have_value(str(turn))
    expect(friend.page.get_by_role("banner")).to_contain_text(re.compile("seen by|vu par"))
    friend.page.get_by_test_id("replay-eyes").click()
    expect(friend.page.get_by_role("radio").last).to_be_checked()


@SCREENS
def test_steps_are_listed_by_rounds(server: Server, person: NewPerson, screen: str) -> None:
    """A long game in real time: from trick to trick, from round to round, with times in words."""
    one = somebody(person, screen)
    page = one.page
    match = golden("monster_freeze", "two-seats-two-rounds")
    made = brought(one, server, match)
    page.goto(f"{server.url}/r/{made['table']}")
    page.get_by_test_id("replay-steps").click()
    steps = page.get_by_role("dialog")
    expect(steps.get_by_role("listitem").first).to_have_attribute("aria-setsize", re.compile(".."))
    steps.get_by_role("button", name=re.compile("Rounds|Manches")).click()
    rounds = steps.get_by_role("listitem")
    expect(rounds.first).to_have_attribute("aria-setsize", re.compile(r"^\d$"))
    expect(rounds.last).to_contain_text(re.compile("after |après "))
    assert violations(one) == []
    rounds.last.get_by_role("button").click()
    expect(page.get_by_role("slider")).not_to_have_value("0")


def test_a_game_in_real_time_begins_paused(server: Server, person: NewPerson) -> None:
    """Nobody is thrown into a round that is already running."""
    one = somebody(person, "desktop")
    match = golden("monster_freeze", "two-seats-two-rounds")
    live = next(
        at for at in range(len(match.moves)) if getattr(match.state_after(at), "centre", None)
    )
    made = brought(one, server, match)
    one.page.goto(f"{server.url}/r/{made['table']}#{live}")
    one.page.get_by_role("button", name="Play from here").click()
    sheet = one.page.get_by_role("dialog")
    expect(sheet).to_contain_text("It begins paused.")
    sheet.get_by_role("button", name="Open the table").click()
    one.wait(lambda message: message["eyes"][0]["view"]["phase"] == "paused")
    assert one.view["paused_by"] == one.seat


def test_a_shared_screen_shows_nobody_the_eyes_of_the_other(
    server: Server, person: NewPerson
) -> None:
    """While it runs, its replay is that of a spectator, whatever the address says."""
    one = somebody(person, "desktop")
    new_table(one, server, "me", "me")
    one.take_turn()
    one.page.goto(one.page.url.replace("/t/", "/r/") + "#1&eyes=2")
    expect(one.page.get_by_role("slider")).to_be_visible()
    expect(one.page.get_by_role("button", name="Play from here")).to_have_count(0)
    one.page.get_by_test_id("replay-eyes").click()
    eyes = one.page.get_by_role("radio")
    expect(eyes.first).to_be_checked()
    for seat in (1, 2):
        expect(eyes.nth(seat)).to_be_disabled()
    assert violations(one) == []


def test_what_continues_a_game_is_no_record(server: Server, person: NewPerson) -> None:
    """To the end once more: the page says that it does not count, and keeps nothing."""
    one = somebody(person, "desktop")
    match = golden("cortexcape", "short-two-seats")
    made = brought(one, server, match)
    one.page.goto(f"{server.url}/r/{made['table']}#{len(match.moves)}")
    one.page.get_by_role("button", name="Play from here").click()
    sheet = one.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Here the game is over: the new table begins at the last")
    for seat in (0, 1):
        sheet.get_by_role("combobox").nth(seat).select_option("me")
    sheet.get_by_role("button", name="Open the table").click()
    one.wait(lambda message: message["seq"] == len(match.moves) - 1)
    one.take_turn()
    one.wait(lambda message: message["waiting"]["type"] == "over")
    over = one.page.get_by_role("region", name="The game is over")
    expect(over).to_contain_text("it counts for no record and no trophy")
    assert one.page.evaluate("localStorage.getItem('tablee.records')") is None
