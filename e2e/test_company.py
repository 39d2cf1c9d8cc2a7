"""People at a table together, a browser each: invited, asked, waited for, and never surprised."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from builders import Builder
from playwright.sync_api import Locator, expect
from real_server import Server
from tables import drawer, finish, link_of, new_table, sit_down, two_at_a_table, violations

NewPerson = Callable[..., Builder]
GRACE_S = 8


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A server that soon lets a bot play for somebody who is away."""
    running = Server(tmp_path, "--grace", str(GRACE_S))
    yield running
    running.kill()


def notice(one: Builder, words: str) -> Locator:
    """The notice with these words."""
    found = one.page.locator(".notice", has_text=re.compile(words))
    expect(found).to_be_visible()
    return found


def button(one: Builder, name: str) -> Locator:
    return one.page.get_by_role("button", name=re.compile(name))


def test_an_invited_guest_is_greeted_and_an_open_seat_is_nobodys_turn(
    server: Server, person: NewPerson
) -> None:
    """Who invites to what; how many seats are open; a third is told that they watch."""
    host, guest, late = person(), person(phone=True, locale="fr-FR"), person()
    host.page.goto(server.url)
    host.page.evaluate("localStorage.setItem('tablee.name', 'Ada')")
    new_table(host, server, "open", "me", "open")
    expect(host.page.get_by_test_id("share")).to_contain_text("2 seats are still open.")
    expect(host.page.locator(".chip-open .chip-flag")).to_have_count(0)
    link = link_of(host)
    guest.page.goto(link)
    card = guest.page.get_by_test_id("guest-card")
    expect(card).to_contain_text("Ada vous invite à jouer à Cortexcape.")
    expect(card).to_contain_text("2 places sont encore libres.")
    assert violations(guest) == []
    sit_down(guest, link, "Bo")
    expect(card).to_have_count(0)
    expect(host.page.get_by_test_id("share")).to_contain_text("One seat is still open.")
    sit_down(late, link)
    watcher = person()
    watcher.page.goto(host.page.url)
    expect(watcher.page.get_by_test_id("ring-notes")).to_contain_text("You are watching")
    expect(host.page.get_by_test_id("ring-notes")).to_contain_text("One is watching")
    expect(guest.page.get_by_test_id("ring-notes")).to_contain_text("Une personne regarde")


def test_a_match_is_known_from_the_start_and_a_rematch_is_an_offer(
    server: Server, person: NewPerson
) -> None:
    """Leg 1 of 2 from the first moment; nobody leaves their page unasked, not even a replay."""
    one, two, watcher = person(), person(), person()
    two_at_a_table(one, two, server, Length="short")
    watcher.page.goto(one.page.url)
    for each in (one, two):
        expect(each.page.get_by_test_id("ring-notes")).to_contain_text("Leg 1 of 2")
    finish(one, two)
    first = one.page.url
    starter = one.view["starter"]
    two.page.get_by_role("link", name="Watch the replay").click()
    expect(two.page.get_by_role("slider")).to_be_visible()
    replay = two.page.url
    button(one, "Play leg 2").click()
    notice(one, "Waiting for Black…|Waiting for White…")
    expect(button(one, "Play leg 2")).to_have_count(0)
    notice(two, "would like to play leg 2.")
    assert violations(one) == []
    assert violations(two) == []
    button(two, "Not now").click()
    notice(one, "not now.")
    assert (one.page.url, two.page.url) == (first, replay)
    button(one, "Play leg 2").click()
    notice(watcher, "would like to play leg 2. Waiting for")
    expect(button(watcher, "Join")).to_have_count(0)
    two.frames.clear()
    button(two, "Join").click()
    two.wait(lambda message: message["type"] == "welcome" and message["seq"] == 0)
    assert two.seat == 1
    assert two.view["starter"] == 1 - starter
    notice(one, "The next table is open.")
    assert one.page.url == first
    one.frames.clear()
    button(one, "To the next table").click()
    one.wait(lambda message: message["type"] == "welcome" and message["seq"] == 0)
    assert (one.seat, one.page.url) == (0, two.page.url)
    expect(one.page.get_by_test_id("ring-notes")).to_contain_text(
        re.compile(r"Leg 2 of 2 · so far \d+–\d+")
    )
    watcher.page.get_by_role("link", name="Watch there").click()
    expect(watcher.page.get_by_test_id("ring-notes")).to_contain_text("You are watching")
    finish(one, two)
    expect(one.page.get_by_test_id("over")).to_contain_text("Together")


def test_a_take_back_between_people_is_an_offer(server: Server, person: NewPerson) -> None:
    """The other one reads what it is about, says no, and later allows it."""
    one, two = person(), person(locale="fr-FR")
    two_at_a_table(one, two, server, Length="short")
    people = (one, two)
    while one.last["eyes"][0]["view"]["phase"] == "draw":
        mover(people).take_turn()
        both_heard(people)
    builder = mover(people)
    other = two if builder is one else one
    builder.take_turn()
    both_heard(people)
    seq = builder.last["seq"]
    button(builder, "Take back|Reprendre").click()
    notice(builder, "Waiting for|On attend")
    question = notice(other, r"asks to take back: .+labyrinth|demande à reprendre\s: .+labyrinthe")
    question.get_by_role("button", name=re.compile("^(No|Non)$")).click()
    notice(builder, "no, that stays|non, le coup reste joué")
    assert (builder.last["seq"], other.last["seq"]) == (seq, seq)
    other.take_turn()
    both_heard(people)
    button(other, "Take back|Reprendre").click()
    notice(builder, "asks to take back|demande à reprendre")
    button(builder, "^(Allow|D’accord)$").click()
    for each in people:
        each.wait(lambda message: message["seq"] == seq and message.get("taken_back"))
    notice(builder, "has taken the last move back|a repris son dernier coup")


def mover(people: tuple[Builder, ...]) -> Builder:
    """Who is awaited."""
    awaited = people[0].last["waiting"]["seats"][0]
    return next(each for each in people if each.seat == awaited)


def both_heard(people: tuple[Builder, ...]) -> None:
    """Until everybody has heard of the last move."""
    last = max(each.last["seq"] for each in people)
    for each in people:
        each.wait(lambda message: message["seq"] >= last)


def test_with_a_clock_nothing_is_taken_back(server: Server, person: NewPerson) -> None:
    """The button is not even there."""
    one = person()
    new_table(one, server, "me", "me", Clock="true")
    while one.last["waiting"]["seats"] and one.view["phase"] != "lock":
        one.take_turn()
    expect(one.page.get_by_test_id("countdown")).to_be_visible()
    expect(button(one, "Take back")).to_have_count(0)


def test_the_others_decide_about_somebody_who_is_away(hasty: Server, person: NewPerson) -> None:
    """A countdown, longer if they like; the bot plays; the story and who returns are told."""
    one, two = person(), person(phone=True, locale="fr-FR")
    two_at_a_table(one, two, hasty, Length="short")
    people = (one, two)
    while mover(people) is not two or one.view["phase"] == "draw":
        mover(people).take_turn()
        both_heard(people)
    table = two.page.url
    two.page.goto("about:blank")
    away = notice(one, "is away: a bot takes over in")
    expect(away.get_by_role("timer")).to_have_text(re.compile(r"0:0\d"))
    assert violations(one) == []
    away.get_by_role("button", name="Wait longer").click()
    expect(away.get_by_role("timer")).to_have_text(re.compile(r"0:1\d"))
    seq = one.last["seq"]
    away.get_by_role("button", name="Let a bot play now").click()
    one.wait(lambda message: message["seq"] > seq)
    notice(one, "The bot has played for|a bot plays for them")
    story = drawer(one, "Story")
    expect(story).to_contain_text(
        re.compile("The bot, for (White|Black), as (White|Black) wished: ")
    )
    two.page.goto(table)
    meanwhile = two.page.get_by_test_id("meanwhile")
    expect(meanwhile).to_contain_text("Joué en votre nom pendant votre absence")
    assert meanwhile.get_by_role("listitem").count() >= 1
