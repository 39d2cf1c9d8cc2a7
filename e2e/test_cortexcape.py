"""Cortexcape in a real browser: by link, alone with a bot, on one screen, after a crash."""

import re
from collections.abc import Callable
from typing import Any

from builders import Builder
from playwright.sync_api import expect
from real_server import Server
from tables import finish, new_table, two_at_a_table

NewPerson = Callable[..., Builder]


def test_two_people_play_a_whole_game_by_link(server: Server, person: NewPerson) -> None:
    """One opens a table, the other comes by link on a phone; no frame tells the fist."""
    one, two, watcher = person(), person(phone=True, locale="fr-FR"), person()
    two_at_a_table(one, two, server, Length="short")
    watcher.page.goto(one.page.url)
    watcher.wait(lambda message: message["eyes"][0]["seat"] is None)
    for frame in one.frames + two.frames + watcher.frames:  # canaries, while the fist is closed
        assert "white_hand" not in frame
        assert "fist_chosen" not in frame
        assert '"white":"' not in frame
    finish(one, two)
    assert one.last["waiting"]["result"]["ending"] == "short_game"
    winners = one.last["waiting"]["result"]["winners"]
    ends = [
        ("You share the win!", "Victoire partagée !"),
        ("You won, ", "Perdu, "),
        ("You lost, ", "Gagné, "),
    ]
    for each, words in zip(
        (one, two), ends[0 if len(winners) > 1 else 1 + winners[0]], strict=True
    ):
        heading = each.page.get_by_role("heading", name=re.compile(words.replace(" ", r"\s")))
        expect(heading).to_be_visible()
    assert one.last["eyes"][0]["view"] == two.last["eyes"][0]["view"]
    watcher.wait(lambda message: message["waiting"]["type"] == "over")
    assert watcher.last["eyes"][0]["offer"] is None
    assert all('"token' not in frame for frame in watcher.frames)


def test_a_whole_game_alone_with_a_bot(server: Server, person: NewPerson) -> None:
    """On a phone; the bot answers by itself, to the end."""
    one = person(phone=True)
    new_table(one, server, "me", "bot:easy", Length="short")
    finish(one)
    assert one.last["waiting"]["result"]["ending"] == "short_game"


def test_on_one_screen_with_a_reload_in_the_middle(server: Server, person: NewPerson) -> None:
    """Both seats here; after a reload everything is as it was, and the game goes to its end."""
    one = person()
    new_table(one, server, "me", "me", Length="short")
    for _ in range(5):
        one.take_turn()
    before = one.last
    one.frames.clear()
    one.page.reload()
    one.wait(lambda message: message["type"] == "welcome")
    assert one.last["eyes"][0]["view"] == before["eyes"][0]["view"]
    finish(one)


def test_a_killed_server_comes_back_and_both_pages_resume(
    frail_server: Server, person: NewPerson
) -> None:
    """kill -9 in the middle of a game: no move is lost and nobody has to reload."""
    one, two = person(), person()
    two_at_a_table(one, two, frail_server, Length="short")
    both = (one, two)
    for _ in range(4):
        seq = one.last["seq"]
        both[one.last["waiting"]["seats"][0]].take_turn()
        for each in both:
            each.wait(lambda message, seq=seq: message["seq"] > seq)
    seq = one.last["seq"]
    frail_server.kill()
    for each in both:
        expect(each.page.get_by_text("The connection is lost; coming back…")).to_be_visible()
        each.frames.clear()
    frail_server.start()
    for each in both:
        each.wait(lambda message: message["type"] == "welcome")
        assert each.last["seq"] == seq
    finish(one, two)


def test_prices_are_for_learning_tables_only(server: Server, person: NewPerson) -> None:
    """CX-83, CX-84: a competition never asks, a learning table shows the worst lock."""
    one = person()
    asked: list[str] = []
    one.page.on("request", lambda request: asked.append(request.url))
    new_table(one, server, "me", "me", Help="competition", Length="short")
    for _ in range(5):
        one.take_turn()
    assert not [url for url in asked if "hints" in url]
    assert one.page.locator(".cx-hints, .cx-last").count() == 0
    new_table(one, server, "me", "me", Help="learning", Length="short")
    for _ in range(2):
        one.take_turn()
    expect(one.page.locator(".cx-hints .cx-price")).to_be_visible()
    assert [url for url in asked if "hints" in url]


def to_a_choice_of_ways(one: Builder) -> dict[str, Any]:
    """Play on until somebody has to find the way out, and more than one leads there."""
    for _ in range(40):
        waiting = one.last["waiting"]["seats"]
        eye: dict[str, Any] = next(each for each in one.last["eyes"] if each["seat"] in waiting)
        if eye["view"]["phase"] == "path" and len(eye["offer"]["actions"]) > 1:
            return eye
        one.take_turn()
    raise AssertionError("it never came to that")


def test_the_way_that_is_shown_can_be_taken(server: Server, person: NewPerson) -> None:
    """At a learning table: show one way, take it, and only confirming is left to do."""
    one = person()
    new_table(one, server, "me", "me", Help="learning", Length="short")
    to_a_choice_of_ways(one)
    one.page.get_by_role("button", name="Show one way").click()
    one.page.get_by_role("button", name="Take this way").click()
    expect(one.page.get_by_test_id("prompt")).to_contain_text("This way leads out")
    price = one.page.locator(".cx-hints .cx-price b").inner_text()
    expect(one.page.locator(".cx-points b")).to_have_text(price)
    one.confirm()
    one.wait(lambda message: message["eyes"][0]["view"]["phase"] != "path")


def test_a_draft_is_seen_live_by_the_others(server: Server, person: NewPerson) -> None:
    """CX-82: what the builder tries out shows on the other screen, and is no move."""
    one, two = person(), person()
    new_table(one, server, "me", "me", Length="short")
    one.take_turn()
    two.page.goto(one.page.url)
    two.wait(lambda message: message["eyes"][0]["view"]["phase"] == "build")
    one.page.get_by_test_id("cx-tray-piece").first.click()
    one.spot("A")
    expect(two.page.locator(".cx-tried").first).to_be_visible()
    assert one.last["seq"] == two.last["seq"]


def test_the_path_can_be_drawn_by_dragging(server: Server, person: NewPerson) -> None:
    """Along the corridors, over the glowing doors."""
    one = person()
    new_table(one, server, "me", "me", Length="short")
    eye = to_a_choice_of_ways(one)
    doors = min((each["doors"] for each in eye["offer"]["actions"]), key=len)
    mouse = one.page.mouse
    stops = [one.page.get_by_test_id("cx-cone-stand").first]
    stops += [one.page.locator(f'[data-cx-id="{door}"]') for door in doors]
    for number, stop in enumerate(stops):
        box = stop.bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
        if number == 0:
            mouse.down()
    mouse.up()
    expect(one.page.locator(".cx-taken-list li")).to_have_count(len(doors))
    one.confirm()
    one.wait(lambda message: message["eyes"][0]["view"]["phase"] != "path")
