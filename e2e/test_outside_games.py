"""Games of other packages in the browser: on a board made for them, or on one that they bring."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from bluffers import Bluffer, open_table
from installed import PACKAGES, write_package
from long import long
from players import Person
from playwright.sync_api import expect
from real_server import Server
from tables import drawer, link_of, violations

NewPerson = Callable[..., Person]
pytestmark = pytest.mark.usefixtures("patience")  # stories are told by processes that must wake up
DRAWERS = ("Seats", "Story", "Actions", "Rules", "Talk", "Settings")


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Server]:
    """A server beside which the two toy games are installed."""
    running = Server(tmp_path, paths=[PACKAGES])
    yield running
    running.kill()


def bluffer(person: NewPerson, **kwargs: object) -> Bluffer:
    made = person(kind=Bluffer, **kwargs)
    assert isinstance(made, Bluffer)
    return made


def play_on(*people: Bluffer) -> None:
    """Until the game is over; bots play by themselves."""
    for _ in range(80):
        last = people[0].last
        if last["waiting"]["type"] == "over":
            break
        for each in people:
            seats = [eye["seat"] for eye in each.last["eyes"]]
            if set(seats) & set(last["waiting"].get("seats", [])):
                each.take_turn()
        for each in people:
            each.wait(lambda message: message["seq"] > last["seq"])  # noqa: B023
    for each in people:
        each.wait(lambda message: message["waiting"]["type"] == "over")
        expect(each.page.get_by_test_id("over")).to_be_visible()


def test_two_people_and_a_bot_play_by_link_and_no_secret_gets_out(
    shelf: Server, person: NewPerson
) -> None:
    """In two languages, on two screens, to the end; then the story, the replay and a rematch."""
    one, two = bluffer(person), bluffer(person, phone=True, locale="fr-FR")
    open_table(one, shelf, "cups", "me", "open", "bot:cautious", Rounds="2")
    two.page.goto(link_of(one))
    two.page.get_by_role("button", name="S’asseoir").click()
    two.wait(lambda message: message["eyes"][0]["seat"] == 1)
    expect(one.page.get_by_role("status").first).to_have_text("It is your turn.")
    expect(two.page.get_by_role("status").first).to_have_text("On attend Place 1.")
    one.take_turn()
    expect(two.page.get_by_test_id("caster-line")).to_have_text("La place 1 annonce 1 fois le 6.")
    expect(two.page.locator(".caster [aria-live=polite]")).to_have_text(
        "La place 1 annonce 1 fois le 6."
    )
    play_on(one, two)
    assert len(one.seals) >= 2
    assert len(two.seals) >= 2
    for reader, owner in ((one, two), (two, one)):
        got = reader.received()
        assert any(seal in got for seal in reader.seals)
        assert not any(seal in got for seal in owner.seals)
    story = drawer(one, "Story")
    expect(story).to_contain_text("Seat 1 bids 1 times the 6.")
    one.page.keyboard.press("Escape")
    last = two.last["seq"]
    two.page.get_by_role("link", name="Revoir la partie").click()
    slider = two.page.get_by_role("slider")
    expect(slider).to_be_visible()
    two.page.keyboard.press("ArrowRight")
    two.page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("La place 1 annonce 1 fois le 6"))
    two.page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"Étape {last} sur {last}"))
    expect(two.page.get_by_test_id("ob-table")).to_contain_text("Place 3")
    one.page.get_by_role("button", name="Play again").click()
    expect(two.page.locator(".notice")).to_contain_text("Place 1 aimerait rejouer.")
    two.frames.clear()
    two.page.get_by_role("button", name="J’en suis").click()
    two.wait(lambda message: message["type"] == "welcome" and message["seq"] <= 1)
    one.frames.clear()
    one.page.get_by_role("button", name="To the next table").click()
    one.wait(lambda message: message["type"] == "welcome" and message["seq"] <= 1)
    expect(one.page.get_by_test_id("ob-form")).to_be_visible()


def test_a_refusal_is_said_at_the_form_and_leads_to_its_rule(
    shelf: Server, person: NewPerson
) -> None:
    """The server judges what the form could not know; the rules of the package say why."""
    one = bluffer(person)
    open_table(one, shelf, "cups", "me", "me")
    one.page.get_by_test_id("curtain").get_by_role("button").click()
    one.bid(2, 5)
    one.page.get_by_test_id("curtain").get_by_role("button").click()
    one.bid(2, 5)
    said = one.page.get_by_test_id("ob-refused")
    expect(said).to_contain_text("A bid must be higher than the one before.")
    said.get_by_role("button", name="Why?").click()
    rules = one.page.locator("dialog[open]")
    expect(rules.locator(".rule-found")).to_contain_text("as many of a higher face")
    expect(rules.get_by_role("link", name="the dice page")).to_have_attribute(
        "href", "https://example.org/dice"
    )
    expect(rules.locator("a")).to_have_count(1)
    expect(rules.locator("img, script")).to_have_count(0)
    expect(rules).to_contain_text("<script>alert(3)</script>")
    one.page.keyboard.press("Escape")
    one.page.get_by_role("button", name="Français").click()
    expect(drawer(one, "Règles")).to_contain_text("Une annonce dépasse la précédente")


def test_one_screen_is_handed_on_behind_a_curtain(shelf: Server, person: NewPerson) -> None:
    """What one seat knows is not on the page while the other sits down; and to the end so."""
    one = bluffer(person)
    open_table(one, shelf, "cups", "me", "me")
    curtain = one.page.get_by_test_id("curtain")
    expect(curtain).to_be_visible()
    expect(one.page.get_by_test_id("ob-board")).to_have_count(0)
    curtain.get_by_role("button").click()
    mine, other = (eye["view"]["my_seal"] for eye in one.last["eyes"])
    expect(one.page.get_by_test_id("ob-board")).to_contain_text(f"{mine:,}")
    expect(one.page.locator("body")).not_to_contain_text(f"{other:,}")
    one.take_turn()
    expect(curtain).to_be_visible()
    expect(one.page.locator("body")).not_to_contain_text(f"{mine:,}")
    play_on(one)


def test_a_package_brings_its_own_board(shelf: Server, person: NewPerson) -> None:
    """Drawn by it, dressed by it alone, with its names; nothing hidden, so no curtain falls."""
    one = person()
    one.page.goto(shelf.url)
    one.page.wait_for_selector(".box button")
    box = one.page.get_by_test_id("box").filter(has_text="Matches")
    expect(box.locator("img")).to_have_attribute("src", "/games/matches/emblem.svg")
    expect(
        one.page.get_by_test_id("box").filter(has_text="Cups & Bluff").locator("text")
    ).to_have_text("CB")
    box.get_by_role("button").click()
    expect(one.page.get_by_role("heading", level=1)).to_have_text("Matches")
    open_table(one, shelf, "matches", "me", "me", Matches="8")
    expect(one.page.get_by_role("list", name="Who sits where")).to_contain_text("Blue")
    expect(one.page.get_by_role("img", name="8 matches are left.")).to_be_visible()
    take = one.page.get_by_role("button", name="Take 3")
    expect(take).to_have_css("background-color", "rgb(122, 61, 10)")  # of board.css
    expect(one.page.get_by_test_id("toolbar").get_by_role("button").first).not_to_have_css(
        "padding", "12px 20px"
    )
    for left in (5, 2):
        one.page.get_by_role("button", name="Take 3").click()
        expect(one.page.get_by_role("img", name=f"{left} matches are left.")).to_be_visible()
    expect(one.page.get_by_test_id("curtain")).to_have_count(0)
    one.page.get_by_role("button", name="Français").click()
    one.page.get_by_role("button", name="En prendre 2").click()
    expect(one.page.get_by_test_id("prompt")).to_contain_text("Rouge gagne : 0–1.")
    expect(drawer(one, "Récit")).to_contain_text("La place 1 prend 2.")
    one.page.keyboard.press("Escape")
    one.page.get_by_role("link", name="Revoir la partie").click()
    expect(one.page.get_by_role("img", name="Il reste 8 allumettes.")).to_be_visible()
    one.page.keyboard.press("ArrowRight")
    expect(one.page.get_by_role("img", name="Il reste 5 allumettes.")).to_be_visible()


BROKEN = {
    "no_syntax": "export default {",
    "no_export": "export const board = 1",
    "no_import": "import './not_there.js'\nexport default { mount() {} }",
    "no_mount": "export default { mount() { throw new Error('no board') } }",
    "no_update": """
        export default { mount(element) {
          element.textContent = 'a board'
          return { update() { throw new Error('no update') }, unmount() { throw new Error('no') } }
        } }""",
    "no_words": """
        const fail = () => { throw new Error('no words') }
        export default { mount: fail, prompt: fail, label: fail, tell: fail, seatName: () => null }
        """,
}


COPY = """
from msgspec.structs import replace
from matches import GAME as MATCHES
GAME = replace(MATCHES, slug="{name}", title="{name}")
"""


@pytest.fixture
def bad_boards(tmp_path: Path) -> Iterator[Server]:
    """A server with a game for each way in which a board can fail, and one that is none."""
    folder = tmp_path / "packages"
    folder.mkdir()
    for name, source in BROKEN.items():
        page = write_package(folder, name, COPY.format(name=name)) / "page"
        page.mkdir()
        (page / "board.js").write_text(source, encoding="utf-8")
    write_package(folder, "no_game", "raise RuntimeError('nothing here')\n")
    running = Server(tmp_path / "data", paths=[folder, PACKAGES])
    yield running
    running.kill()


def test_a_board_that_fails_gives_way_to_a_plain_one(bad_boards: Server, person: NewPerson) -> None:
    """It says so, the page stands, and the game is played; what is no game is not there."""
    one = person()
    for name in BROKEN:
        open_table(one, bad_boards, name, "me", "me", Matches="8")
        if name == "no_update":  # until then all is well
            expect(one.page.get_by_test_id("ob-host")).to_have_text("a board")
            one.page.get_by_role("button", name="Français").click()
            one.page.get_by_role("button", name="English").click()
        expect(one.page.get_by_test_id("ob-fell")).to_contain_text("does not work here")
        one.page.get_by_test_id("ob-ways").get_by_role("button", name="3").click()
        expect(one.page.get_by_test_id("ob-facts").first).to_contain_text("5")
        expect(one.page.get_by_test_id("mark-changed").first).to_be_visible()
        expect(one.page.get_by_test_id("caster-line")).to_have_text("Seat 1 takes 3.")
        expect(one.page.get_by_role("status").first).to_have_text("It is your turn.")
    one.page.goto(bad_boards.url)
    one.page.wait_for_selector(".box button")
    expect(one.page.get_by_test_id("box")).to_have_count(5 + 2 + len(BROKEN))
    expect(one.page.locator("body")).not_to_contain_text("nothing here")


def test_a_table_says_when_its_game_is_gone(shelf: Server, person: NewPerson) -> None:
    """At the table and in the replay, in both languages, and with a way home."""
    one, french = person(), person(locale="fr-FR", phone=True)
    open_table(one, shelf, "cups", "me", "me")
    address = one.page.url
    shelf.kill()
    shelf.paths = ()
    shelf.start()
    for reader, words in ((one, "is not installed"), (french, "n’est pas installé")):
        for url in (address, address.replace("/t/", "/r/")):
            reader.page.goto(url)
            expect(reader.page.get_by_role("heading", level=1)).to_contain_text(words)
            expect(reader.page.get_by_role("main").get_by_role("link")).to_have_attribute(
                "href", "/"
            )


@pytest.mark.parametrize("screen", ["phone", long("desktop")])
def test_nothing_stands_in_the_way_of_anybody(
    shelf: Server, person: NewPerson, screen: str
) -> None:
    """axe-core: home, form, both kinds of board, every drawer, the end and the replay."""
    one = bluffer(person, phone=screen == "phone")
    found: dict[str, list[str]] = {}
    one.page.goto(shelf.url)
    one.page.wait_for_selector(".box button")
    found["home"] = violations(one)
    one.page.goto(f"{shelf.url}/#cups")
    one.page.wait_for_selector("form.sheet select")
    found["form"] = violations(one)
    open_table(one, shelf, "matches", "me", "me")
    one.page.get_by_role("button", name="Take 1").wait_for()
    found["own board"] = violations(one)
    one.frames.clear()
    open_table(one, shelf, "cups", "me", "me")
    one.page.get_by_test_id("curtain").get_by_role("button").click()
    one.page.wait_for_selector(".ob-form")
    found["plain board"] = violations(one)
    for name in DRAWERS:
        drawer(one, name)
        found[name] = violations(one)
        one.page.keyboard.press("Escape")
    play_on(one)
    found["end"] = violations(one)
    one.page.get_by_role("link", name="Watch the replay").click()
    expect(one.page.get_by_role("slider")).to_be_visible()
    found["replay"] = violations(one)
    assert {place: [] for place in found} == found
