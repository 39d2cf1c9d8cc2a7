"""What every table gives, shown with Cortexcape: seats, undo, talk, rules, replay."""

import re
from collections.abc import Callable
from pathlib import Path

from builders import Builder
from playwright.sync_api import expect
from real_server import Server
from tables import drawer, finish, new_table, two_at_a_table

NewPerson = Callable[..., Builder]


def test_a_stranger_with_the_bare_address_only_watches(server: Server, person: NewPerson) -> None:
    """Without the invitation behind the # there is no seat to be had."""
    one, stranger = person(), person()
    new_table(one, server, "me", "open")
    stranger.page.goto(one.page.url)
    stranger.page.wait_for_selector(".cx-maze")
    assert [eye["seat"] for eye in stranger.last["eyes"]] == [None]
    assert stranger.page.get_by_role("button", name="Sit down").count() == 0


def test_a_move_is_taken_back(server: Server, person: NewPerson) -> None:
    """The button is there for as long as nobody has answered."""
    one = person()
    new_table(one, server, "me", "me", Length="short")
    one.take_turn()  # the fist: what it has shown cannot be unseen
    button = one.page.get_by_role("button", name="Take back")
    expect(button).to_have_count(0)
    one.take_turn()
    seq = one.last["seq"]
    button.click()
    one.wait(lambda message: message["seq"] == seq - 1)
    assert one.last["taken_back"]
    one.confirm()  # what was built is still there, as a draft
    one.wait(lambda message: message["seq"] == seq)


def test_people_talk_by_signs_and_by_words_where_it_is_allowed(
    server: Server, person: NewPerson
) -> None:
    """A bubble pops over the seat; words are words, whatever is in them."""
    one, two = person(), person()
    two_at_a_table(one, two, server, Talking="on")
    talk = drawer(two, "Talk")
    talk.get_by_role("button", name="Well played!").click()
    expect(one.page.get_by_test_id("bubble")).to_contain_text("Well played!")
    talk.get_by_label("Say something").fill("<b>bold</b>")
    talk.get_by_role("button", name="Say it").click()
    expect(one.page.get_by_test_id("bubble")).to_contain_text("<b>bold</b>")


def test_a_seat_is_given_to_a_bot_which_plays_on(server: Server, person: NewPerson) -> None:
    """The owner hands it on; the game goes on without anybody's help."""
    one = person()
    new_table(one, server, "me", "me", Length="short")
    one.take_turn()
    seats = drawer(one, "Seats")
    seats.get_by_role("combobox").last.select_option("bot:easy")
    seats.get_by_role("button", name="Give it away").last.click()
    seats.get_by_role("button", name="Yes, give it away").click()
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector(".chip-bot")
    one.wait(lambda message: [eye["seat"] for eye in message["eyes"]] == [0])
    finish(one)


def test_the_rules_are_at_hand_in_both_languages(server: Server, person: NewPerson) -> None:
    """Searchable, numbered, and the same numbers in French."""
    one = person()
    new_table(one, server, "me", "me")
    rules = drawer(one, "Rules")
    rules.get_by_text("The full rules, for referees").click()
    rules.get_by_role("searchbox").fill("CX-42")
    expect(rules).to_contain_text("at least one feasible way")
    one.page.keyboard.press("Escape")
    one.page.get_by_role("button", name="Français").click()
    rules = drawer(one, "Règles")
    rules.get_by_text("Les règles complètes, pour les arbitres").click()
    rules.get_by_role("searchbox").fill("CX-42")
    expect(rules).to_contain_text("CX-42")
    expect(rules).not_to_contain_text("feasible")


def test_a_finished_game_is_watched_reviewed_saved_and_brought_back(
    server: Server, person: NewPerson, tmp_path: Path
) -> None:
    """Replay by slider and keys, a link to one step, the review, the file out and in again."""
    one, friend = person(), person(phone=True, locale="fr-FR")
    new_table(one, server, "me", "me", Length="short")
    finish(one)
    last = one.last["seq"]
    with one.page.expect_download() as saved:
        one.page.get_by_role("button", name="Save the game").click()
    file = tmp_path / "game.jsonl"
    saved.value.save_as(file)
    one.page.get_by_role("button", name="Review of the decisions").click()
    expect(one.page.locator(".cx-review")).to_be_visible(timeout=30_000)
    one.page.get_by_role("link", name="Watch the replay").click()
    slider = one.page.get_by_role("slider")
    expect(slider).to_be_visible()
    one.page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"Step {last} of {last}: "))
    one.page.keyboard.press("Home")
    one.page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"Step 1 of {last}: "))
    friend.page.goto(f"{one.page.url.split('#')[0]}#7")
    expect(friend.page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile(f"Étape 7 sur {last}")
    )
    friend.page.goto(server.url)
    friend.page.locator("input[type=file]").set_input_files(file)
    friend.page.wait_for_url(re.compile("/r/"))
    expect(friend.page.get_by_role("slider")).to_be_visible()
    friend.page.keyboard.press("End")
    expect(friend.page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile(f"Étape {last} sur {last}")
    )


def test_a_first_game_is_guided(server: Server, person: NewPerson) -> None:
    """One click to a table with a coach, who goes on when something has been done."""
    one = person()
    one.page.goto(server.url)
    one.page.get_by_role("button", name="Learn in two minutes: Cortexcape").click()
    one.page.wait_for_url(re.compile("guide"))
    guide = one.page.get_by_test_id("guide")
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("You build first")
    one.wait(lambda message: message["waiting"].get("seats") == [0])
    one.take_turn()
    one.page.reload()  # it goes on where it was
    for step in ("fill", "confirm"):  # who is quicker than the coach still reads what was done
        expect(guide).to_have_attribute("data-step", step)
        guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("has locked you in")
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("Find the cheapest way")


def test_my_tables_are_on_the_home_page(server: Server, person: NewPerson) -> None:
    """With whose turn it is, and the way back to them."""
    one = person()
    new_table(one, server, "me", "me")
    table = one.page.url
    one.page.goto(server.url)
    one.page.get_by_role("link", name=re.compile("It is your turn")).click()
    one.page.wait_for_selector(".cx-maze")
    assert one.page.url == table
