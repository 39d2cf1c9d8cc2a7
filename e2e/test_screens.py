"""Every table on every screen: large enough for a thumb, in sight, and never sideways."""

import re
from collections.abc import Callable, Iterator

import pytest
from installed import PACKAGES
from long import long
from players import Person
from playwright.sync_api import Page, expect
from real_server import Server
from screens import ASIDE, UPRIGHT, ZOOMED, Toucher, hold, open_at, reachable, tool

NewPerson = Callable[..., Person]
pytestmark = pytest.mark.usefixtures("patience")
DRAWERS = ("Seats", "Story", "Actions", "Rules", "Talk", "Settings")
TURNS = {  # what a person does first at a table of each game
    "cortexcape": re.compile("Confirm|Left hand|Walk"),
    "coolock": re.compile("Roll the die"),
    "cocoons": re.compile("^Cocoon [A-I]|^[A-I][,:]"),
    "monster_freeze": re.compile("Ready!"),
    "icecool": re.compile("Put it on the circle|Put it here|Put your penguin"),
    "cups": re.compile("^Bid$"),
}


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which a toy game of another package is installed."""
    running = Server(tmp_path_factory.mktemp("shelf"), paths=[PACKAGES])
    yield running
    running.kill()


def toucher(person: NewPerson, **kwargs: object) -> Toucher:
    made = person(kind=Toucher, phone=True, **kwargs)
    assert isinstance(made, Toucher)
    return made


def first_turn(one: Person) -> None:
    """Until the table asks something of this seat, and the page has shown what came before."""
    one.wait(lambda message: message["eyes"][0]["offer"] is not None)


def see_all(one: Toucher, where: str) -> dict[str, list[str]]:
    """What is wrong with the page as it is."""
    found = {f"{where}: small": one.too_small(), f"{where}: sideways": one.sideways()}
    return {place: faults for place, faults in found.items() if faults}


@pytest.mark.parametrize("game", TURNS)
def test_a_thumb_finds_everything_large_enough(shelf: Server, person: NewPerson, game: str) -> None:
    """Whatever can be pressed at a table and in its drawers is 44 px wide and high, on both sides
    of a phone and at 200 %, and nothing has to be scrolled sideways."""
    one = toucher(person)
    open_at(one, shelf, game, "me", "bot", "bot")
    first_turn(one)
    expect(one.page.get_by_role("button", name=TURNS[game]).first).to_be_visible()
    faults: dict[str, list[str]] = {}
    for size in (UPRIGHT, ASIDE, ZOOMED):
        hold(one, size)
        faults |= see_all(one, f"{size}")
    hold(one, UPRIGHT)
    for name in DRAWERS:
        tool(one, name).click()
        expect(one.page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()
        faults |= see_all(one, name)
        one.page.keyboard.press("Escape")
        expect(one.page.get_by_role("dialog")).to_have_count(0)
    assert faults == {}


@pytest.mark.parametrize("size", [UPRIGHT, ASIDE, long(ZOOMED)], ids=str)
@pytest.mark.parametrize("game", TURNS)
def test_what_is_asked_can_be_done_without_hunting(
    shelf: Server, person: NewPerson, game: str, size: tuple[int, int]
) -> None:
    """When a turn comes, what the prompt asks for lies in sight and under nothing else."""
    one = toucher(person)
    hold(one, size)
    open_at(one, shelf, game, "me", "bot", "bot")
    first_turn(one)
    wanted = one.page.get_by_role("button", name=TURNS[game])
    expect(wanted.first).to_be_visible()
    one.page.wait_for_function("() => !document.querySelector('.prompt-later')")
    assert reachable(wanted)
    if game == "coolock":
        wanted.click()
        ends = one.page.get_by_role("button", name=re.compile(r"^\d+ of \d+"))
        expect(ends.first).to_be_attached()
        one.page.wait_for_function(HAS_SCROLLED)
        assert reachable(ends)


# The board scrolls a moment after the goals are drawn; then it stands still.
HAS_SCROLLED = """() => new Promise((done) => {
  const where = () => scrollY + (document.querySelector('main')?.scrollTop ?? 0)
  const look = (last, still) => {
    if (still > 20) done(true)
    else requestAnimationFrame(() => look(where(), where() === last ? still + 1 : 0))
  }
  look(where(), 0)
})"""


@pytest.mark.parametrize("game", ["coolock", "cocoons"])
def test_a_phone_opens_a_table_with_its_invitation(
    shelf: Server, person: NewPerson, game: str
) -> None:
    """Whoever opens a table for a friend sees the link first, whoever begins."""
    one = toucher(person)
    open_at(one, shelf, game, "me", "open")
    link = one.page.get_by_role("textbox", name="Invite by link")
    expect(link).to_be_visible()
    one.page.wait_for_function(HAS_SCROLLED)
    assert reachable(link)


def stage_size(page: Page) -> list[int]:
    found: list[int] = page.evaluate(
        """() => {
          const { width, height } = document.querySelector('[data-stage]').getBoundingClientRect()
          return [Math.round(width), Math.round(height)]
        }"""
    )
    return found


@pytest.mark.parametrize("size", [(1280, 800), long((1440, 900))], ids=str)
@pytest.mark.parametrize("game", ["cortexcape", "coolock", "icecool"])
def test_the_story_stands_beside_the_board_and_drawers_leave_it_its_size(
    shelf: Server, person: NewPerson, game: str, size: tuple[int, int]
) -> None:
    """From 1,200 px nobody has to open the story, and no drawer makes the board smaller."""
    one = person()
    hold(one, size)
    open_at(one, shelf, game, "me", "bot", "bot")
    first_turn(one)
    story = one.page.get_by_role("complementary", name="What happened")
    expect(story).to_be_visible()
    expect(story.get_by_role("listitem").first).to_be_visible()
    box = story.bounding_box()
    assert box  # in sight without scrolling, however long the panels above it are
    assert box["height"] >= 0.27 * size[1] - 1
    assert box["y"] + box["height"] <= size[1]
    before = stage_size(one.page)
    assert before[1] > 0.75 * size[1]  # as high as the room allows
    for name in DRAWERS:
        tool(one, name).click()
        expect(one.page.get_by_role("dialog")).to_be_visible()
        assert stage_size(one.page) == pytest.approx(before, abs=1.5), name  # but for rounding
        one.page.get_by_role("main").focus()
        one.page.keyboard.press("Escape")
        expect(one.page.get_by_role("dialog")).to_have_count(0)
