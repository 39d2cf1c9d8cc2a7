"""The tutorial, followed to the letter; then two people play what came of it."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from bluffers import open_table
from lesson import Command, Desk, Edit, steps
from players import Person
from playwright.sync_api import expect
from real_server import Server
from tables import drawer, link_of, violations

NewPerson = Callable[..., Person]


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    """After every step but the last one, which starts the server."""
    desk = Desk(tmp_path_factory.mktemp("lesson"))
    first, *rest = steps()
    assert first == Command('pip install "tablee[server,testing]"')  # the desk has both
    assert rest[-1] == Command("tablee serve")
    assert sum(isinstance(step, Edit) for step in rest) >= 10
    for step in rest[:-1]:
        if isinstance(step, Edit):
            desk.edit(step)
        else:
            desk.run(step)
    return desk


@pytest.fixture
def shelf(desk: Desk, tmp_path: Path) -> Iterator[Server]:
    """A server that finds the game by its entry point."""
    running = Server(tmp_path, paths=[desk.site, desk.folder / "src"])
    yield running
    running.kill()


def play_a_card(one: Person) -> None:
    """The first of the hand, by its button on the board."""
    before = one.last
    hand = one.page.locator(".hand button:enabled").or_(
        one.page.get_by_test_id("ob-ways").get_by_role("button")
    )
    hand.first.click()
    one.wait(lambda message: message["seq"] > before["seq"])


def play_on(*people: Person) -> None:
    """Until the game is over."""
    for _ in range(40):
        waiting = people[0].last["waiting"]
        if waiting["type"] == "over":
            return
        (seat,) = waiting["seats"]
        seq = people[0].last["seq"]
        play_a_card(people[seat])
        for each in people:
            each.wait(lambda message: message["seq"] > seq)  # noqa: B023
    raise AssertionError("no end")


def test_two_people_play_the_game_of_the_tutorial(shelf: Server, person: NewPerson) -> None:
    """On its own board, by a link, in two languages, to the end; then the story tells of it."""
    one, two = person(), person(phone=True, locale="fr-FR")
    one.page.goto(shelf.url)
    box = one.page.get_by_test_id("box").filter(has_text="Lowball")
    expect(box).to_contain_text("Play the lowest card")
    open_table(one, shelf, "lowball", "me", "open")
    two.page.goto(link_of(one))
    two.page.get_by_role("button", name="S’asseoir").click()
    two.wait(lambda message: message["eyes"][0]["seat"] == 1)
    expect(two.page.get_by_role("heading", name="Votre main")).to_be_visible()
    assert violations(one) == []
    play_on(one, two)
    expect(one.page.get_by_test_id("over")).to_be_visible()
    rounds = one.last["eyes"][0]["view"]["won"]
    assert sum(rounds) == 3
    expect(drawer(one, "Story")).to_contain_text(re.compile("Seat [12] .*wins the round with"))
    rules = drawer(two, "Règles")
    expect(rules.get_by_role("heading", name="À votre tour")).to_be_visible()
    rules.get_by_text("Les règles complètes, pour les arbitres").click()
    expect(rules).to_contain_text("Quarante cartes")


def test_without_its_page_it_is_played_on_a_plain_board(
    desk: Desk, shelf: Server, person: NewPerson
) -> None:
    """As the tutorial says: delete the folder, and the table draws one."""
    page = desk.folder / "src" / "tablee_lowball" / "page"
    kept = shutil.move(page, desk.folder / "kept")
    try:
        shelf.kill()
        shelf.start()
        one = person()
        open_table(one, shelf, "lowball", "me", "bot:medium")
        expect(one.page.get_by_text("Your hand")).to_be_visible()
        play_a_card(one)
    finally:
        shutil.move(kept, page)
