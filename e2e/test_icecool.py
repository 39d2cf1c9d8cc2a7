"""ICECOOL² in a real browser: penguins are really flicked, in three dimensions and on the plan."""

import re
from collections.abc import Iterator
from math import cos, radians
from random import Random

import pytest
from flickers import (
    CROWN,
    SOON,
    Flicker,
    Spots,
    Watcher,
    against,
    around,
    brought_to,
    caught_and_gone,
    check_canaries,
    come_in,
    first_that,
    flickers,
    near,
    new_school,
    prepared,
    spot_on_plan,
    spots_of,
    through,
)
from icecool_tables import CLASSROOM, END, GYM, finish_round, fresh, kitchen
from known_tables import NewPerson, brought
from msgspec.structs import replace
from playwright.sync_api import Browser, expect
from real_server import Server
from tables import drawer, link_of, violations

import tablee
from tablee.core.protocol import Seat
from tablee.games.icecool import drawing
from tablee.games.icecool.happenings import Happening, Jumped, LeftBoard, Touched
from tablee.games.icecool.model import Flicked
from tablee.games.icecool.places import Standing

OVER_D24 = ("440", "380")  # mm: in the kitchen, before the door of the gymnasium


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all: its workers need a while to wake up, and every test has a table of its own."""
    running = Server(tmp_path_factory.mktemp("school"))
    yield running
    running.kill()


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """Scenes without a graphics card, and physics, take longer than clicks."""
    expect.set_options(timeout=SOON)
    yield
    expect.set_options(timeout=None)


def is_in_gym(facts: tuple[Happening, ...], ends: Spots) -> bool:
    """In reach of a Catcher who looks through the door from the kitchen."""
    return any(abs(x - 0.44) < 0.03 and y < 0.25 for x, y in ends.values())


def touches(facts: tuple[Happening, ...]) -> list[set[int]]:
    return [{each.seat, each.other} for each in facts if isinstance(each, Touched)]


STAGE_IS_IN_SIGHT = """
document.querySelector('.ice-stage').getBoundingClientRect().top
  >= document.querySelector('.prompt').getBoundingClientRect().bottom - 8
"""


def test_two_people_flick_a_whole_round(server: Server, person: NewPerson) -> None:
    """By link, in two languages; a fish, a catch, a second one; nobody learns another's card."""
    one, two = person(kind=Watcher), person(kind=Flicker, locale="fr-FR")
    assert isinstance(one, Flicker)
    assert isinstance(two, Flicker)
    new_school(one, server, "me", "open", options=("none",))
    two.page.goto(link_of(one))
    two.button("S’asseoir").click()
    two.wait(lambda message: message["eyes"][0]["seat"] == 1)
    one.in_3d()
    people = [one, two]
    catcher, runner = one.view["catcher"], 1 - one.view["catcher"]

    place = people[catcher].page.locator(".ice-do form")
    for number, millimetres in enumerate(OVER_D24):
        place.locator("input[type=number]").nth(number).fill(millimetres)
    place.locator("button[type=submit]").click()
    people[runner].enter()
    if runner == 0:
        check_pointing(one)
    people[runner].flick(through(people[runner].view, runner, "d14", is_in_gym))
    people[catcher].sees(lambda view: view["flicks"] == 1)
    assert one.view["players"][runner]["fish"] == 1
    assert [len(each["cards"]) for each in one.view["players"]] == [runner == 0, runner == 1]

    if catcher == 0:
        check_pointing(one)
    people[catcher].flick(against(people[catcher].view, catcher, runner))
    people[runner].sees(lambda view: view["flicks"] == 2)
    assert people[runner].view["turn"] == "re_entry"
    people[runner].enter()
    one.enliven()
    people[runner].flick(against(people[runner].view, runner, catcher))
    for each in people:
        each.sees(lambda view: view["round"] == 2)
        assert each.view["rounds"][0]["reason"] == "caught"
        assert each.view["catcher"] == runner
    one.watched()
    expect(one.page.get_by_text("Round 2 of 4")).to_be_visible()
    expect(two.page.get_by_text("Manche 2 sur 4")).to_be_visible()
    assert check_canaries(people) > 0


def check_pointing(one: Flicker) -> None:
    """In three dimensions, too, a penguin looks where the floor is touched."""
    stage = one.page.locator(".ice-stage canvas")
    one.dial("direction").wait_for()
    box = stage.bounding_box()
    assert box is not None
    for across, is_right in ((0.97, True), (0.03, False)):
        stage.click(position={"x": across * box["width"], "y": 0.5 * box["height"]})
        one.until(lambda: (cos(radians(one.dialled("direction"))) > 0) is is_right)  # noqa: B023


def test_a_challenge_is_announced_and_jumped(server: Server, person: NewPerson) -> None:
    """Over the wall: the card is turned up for all to see, and another one is drawn."""
    one, two = people = flickers(server, person, prepared("", "jump two"))
    two.button("Saut :").click()
    one.sees(lambda view: view["challenge"] == "jump")
    assert one.view["announced"] is None  # the kind, not the card
    expect(one.page.locator(".ice-challenge")).to_contain_text("Red has announced: Jump")

    def wanted(facts: tuple[Happening, ...], ends: Spots) -> bool:
        jumps = [each for each in facts if isinstance(each, Jumped) and each.seat == 1]
        return bool(jumps) and not any(isinstance(each, Touched | LeftBoard) for each in facts)

    spots = spots_of(two.view)
    two.flick(first_that(spots, 1, wanted, around(spots, 1, (0.2, 0.3), CROWN)))
    for each in people:
        each.sees(lambda view: view["players"][1]["cards"][0]["is_up"])
        assert [card["is_up"] for card in each.view["players"][1]["cards"]] == [True, False, False]
        assert each.view["players"][1]["cards"][0]["kind"] == "jump"
        assert len(each.heard("challenge_met")) == 1
    story = drawer(one, "Story")
    expect(story).to_contain_text("Red has done it: Jump!")
    expect(story).to_contain_text("Red draws a card.")
    expect(drawer(two, "Récit")).to_contain_text("Rouge pioche : Saut.")
    assert check_canaries(people) > 0


def test_who_is_pushed_into_the_catcher_is_caught(server: Server, person: NewPerson) -> None:
    """One Runner pushes another; the ID changes hands on all screens."""
    line = {0: (0.42, 0.42), 1: (0.27, 0.42), 2: (0.35, 0.42)}  # Catcher, pusher, pushed
    one, two, three = people = flickers(server, person, prepared(spots=line, seats=3))

    def wanted(facts: tuple[Happening, ...], ends: Spots) -> bool:
        return {0, 2} in touches(facts) and {0, 1} not in touches(facts)

    two.flick(first_that(line, 1, wanted, around(line, 1, line[2])))
    for each in people:
        each.sees(lambda view: view["players"][2]["is_caught"])
        assert not each.view["players"][1]["is_caught"]
        assert [(told["seat"], told["catcher"]) for told in each.heard("id_taken")] == [(2, 0)]
    for each, lost, held in (
        (one, "ID is with the Catcher", "holds 2 IDs"),
        (two, "carte d’élève chez le surveillant", "tient 2 cartes d’élève"),
        (three, "ID is with the Catcher", "holds 2 IDs"),
    ):
        players = each.page.locator(".ice-players > li")
        expect(players.nth(2).get_by_role("group", name=lost)).to_be_visible()
        expect(players.nth(0).get_by_role("group", name=held)).to_be_visible()


def test_a_reload_while_a_flick_is_played_loses_nothing(server: Server, person: NewPerson) -> None:
    """The penguin stands where it came to rest, and the flick can be watched again."""
    one = brought_to(server, person(kind=Flicker), prepared())
    one.enliven()
    one.flick(through(one.view, 1, "d14"))
    number, end = one.view["flicks"], spots_of(one.view)[1]
    one.reel.get_by_role("button", name="¼×").click()
    expect(one.button("^Skip$")).to_be_visible()
    one.frames.clear()
    one.page.reload()
    one.page.wait_for_selector(".ice-stage")
    one.sees(lambda view: view["flicks"] == number)
    assert spots_of(one.view)[1] == end
    expect(one.reel).to_have_count(0)
    one.until(lambda: one.shows(1, end))

    one.button("Watch again").click()
    moment = one.reel.get_by_label("Moment")
    expect(moment).not_to_have_value("0")
    expect(one.reel).to_contain_text("Red through the classroom–gym door into the gymnasium")
    expect(one.button("^Play$")).to_be_visible()  # it has come to its end
    assert float(moment.input_value()) > 0.8
    one.until(lambda: one.shows(1, end))
    moment.fill("0")
    one.until(lambda: one.shows(1, CLASSROOM))
    one.button("Back to the game").click()
    expect(one.reel).to_have_count(0)


def test_a_spectator_watches_again_from_another_side(server: Server, person: NewPerson) -> None:
    """Sees the flick in three dimensions, slowly, by another camera; acts nowhere, sees no card."""
    one, watcher = person(kind=Flicker), person(kind=Watcher)
    assert isinstance(watcher, Flicker)
    one = brought_to(server, one, prepared("", "jump"))
    watcher.page.goto(one.page.url)
    watcher.wait(lambda message: message["eyes"][0]["seat"] is None)
    watcher.in_3d()
    watcher.enliven()
    with watcher.seeing(".ice-reel"):
        one.flick(through(one.view, 1, "d14"))
    watcher.watched()

    watcher.page.get_by_role("button", name="Chase").click()
    watcher.button("Watch again").click()
    half = watcher.reel.get_by_role("button", name="½×")
    half.click()
    expect(half).to_have_attribute("aria-pressed", "true")
    expect(watcher.reel.get_by_label("Moment")).not_to_have_value("0")
    watcher.page.get_by_role("button", name="Free").click()
    expect(watcher.button("^Play$")).to_be_visible()
    end = watcher.still()
    watcher.reel.get_by_label("Moment").fill("0")
    watcher.until(lambda: watcher.picture() != end)
    for what in (".ice-aim-panel", ".ice-actions", ".ice-fire", ".ice-hand"):
        assert watcher.page.locator(what).count() == 0
    watcher.page.locator(".ice-stage").press("Enter")
    assert check_canaries([one, watcher]) > 0
    assert not any('"flick_ranges"' in frame for frame in watcher.frames)


def test_a_whole_turn_without_a_mouse(server: Server, person: NewPerson) -> None:
    """Onto the circle, an aim by arrows and by numbers, Enter, and the end of the turn."""
    match = tablee.Match.loads(caught_and_gone("two three").dumps())
    one = brought_to(server, person(kind=Flicker), match)
    keys = one.page.keyboard
    one.reach(".ice-do .ice-main")
    keys.press("Enter")
    one.sees(lambda view: view["phase"] == "aim")
    one.page.wait_for_selector(".ice-aim-panel")
    flick = through(one.view, 1, "d14")

    one.reach(".ice-stage")
    before = one.dialled("direction")
    keys.press("ArrowLeft")
    keys.press("Shift+ArrowLeft")
    keys.press("ArrowUp")
    assert round(one.dialled("direction") - before, 3) == 1.1
    assert one.dialled("power") == 42
    for name, value in (("direction", flick.direction / 100), ("power", flick.power / 10)):
        one.reach(f".ice-dial-{name} input[type=number]")
        keys.press("Control+a")
        keys.type(str(value))
    number = one.view["flicks"] + 1
    keys.press("Enter")
    one.sees(lambda view: view["flicks"] == number)
    assert one.view["last"]["aimed"] == {
        "direction": flick.direction,
        "power": flick.power,
        "offset": 0,
        "height": 115,
    }
    assert one.view["phase"] == "end_of_turn"
    one.reach(".ice-actions .ice-fire button")
    keys.press("Enter")
    one.sees(lambda view: view["active"] == 0)


class WithoutWebGL(Flicker):
    """Wants three dimensions and cannot have them."""

    stage = "3d"

    def __init__(self, browser: Browser, *, locale: str = "en-GB", phone: bool = False) -> None:
        super().__init__(browser, locale=locale, phone=phone)
        self.context.add_init_script(
            """const get = HTMLCanvasElement.prototype.getContext
            HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
              return kind.startsWith('webgl') ? null : get.call(this, kind, ...more)
            }"""
        )


def test_a_warm_up_alone_in_french_on_a_phone(server: Server, person: NewPerson) -> None:
    """Without WebGL the plan does as well; a ghost line shows the way through some rooms."""
    one = person(kind=WithoutWebGL, locale="fr-FR", phone=True)
    assert isinstance(one, Flicker)
    new_school(one, server, "me", options=("none",))
    expect(one.page.get_by_text("Ce navigateur n’a pas WebGL")).to_be_visible()
    assert one.page.locator("canvas").count() == 0
    one.enter()
    for door, words, rooms in (
        ("d14", "porte classe–gymnase", [1, 4]),
        ("d24", "porte gymnase–cuisine", [1, 2, 4]),
    ):
        flick = through(one.view, 0, door)
        one.aim(flick)
        expect(one.page.locator(".ice-aim-panel [role=status]")).to_contain_text(words)
        expect(one.page.locator(".ice-ghost-way")).to_be_attached()
        one.release()
        assert one.view["visited"] == rooms
        expect(one.page.locator(".ice-rooms .ice-visited")).to_have_count(len(rooms))
    words = one.page.locator("main").inner_text()
    assert not re.search(r"\b(the|your|flick|door|room|power)\b", words, re.I), words
    wide = one.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    # However far down the finger was, the school is in sight while a flick is watched.
    one.page.evaluate("scrollTo(0, 330)")
    one.page.evaluate("document.querySelector('.ice-again').click()")
    one.until(lambda: bool(one.page.evaluate(STAGE_IS_IN_SIGHT)))


def test_a_line_a_moved_fish_a_drag_and_skates(server: Server, person: NewPerson) -> None:
    """Everything that a turn can hold, with the mouse on the plan."""
    table = caught_and_gone("two two jump bounce")
    come_in(table, 2)
    table.flick(ends={1: (0.2, 0.025)})
    table.play(END)
    one = brought_to(server, person(kind=Flicker), tablee.Match.loads(table.dumps()))
    one.button("Onto the line in the classroom").click()
    one.sees(lambda view: view["players"][1]["spot"] == [0.2, 0.035])

    moving = one.page.locator(".ice-actions details")
    moving.locator("summary").click()
    moving.get_by_label("Fish").select_option("red d14")
    moving.get_by_label("To").select_option("d24")
    one.button("Move the fish").click()
    one.sees(lambda view: {"colour": "red", "door": "d24"} in view["fish"])
    assert [card["is_up"] for card in one.view["players"][1]["cards"]] == [True, True, False, False]

    mouse = one.page.mouse
    mouse.move(*one.at((0.2, 0.035)))
    mouse.down()
    mouse.move(*one.at((0.15, 0.035)))
    mouse.move(*one.at((0.12, 0.075)), steps=3)  # pulled back: it goes the other way
    mouse.up()
    expect(one.dial("direction")).to_have_value(re.compile(r"^333\."))
    assert abs(one.dialled("power") - 55.9) < 2
    mouse.click(*one.at((0.3, 0.035)))  # touched: it goes there
    expect(one.dial("direction")).to_have_value(re.compile(r"^(0|359)\."))
    one.release()
    assert one.view["phase"] == "end_of_turn"
    one.button("Turn up Jump and Bounce: play again").click()
    one.sees(lambda view: view["turn"] == "skates")
    assert all(card["is_up"] for card in one.view["players"][1]["cards"])
    one.release()
    assert one.view["active"] == 0  # nothing is left to be done


def finished() -> tablee.Match:
    """A game whose last flick ended where no physics would have it: it is logged, so it is so."""
    table = fresh(2)
    for _ in range(3):
        finish_round(table)
    table.play(kitchen())
    come_in(table, 2)
    table.flick(ends={0: CLASSROOM})
    table.play(END)
    flick = through(tablee.to_plain(table.state), 0, "d14")
    table.play({"type": "flick", **tablee.to_plain(flick)})
    real = drawing.draw(table.state, Random(1))
    assert isinstance(real, Flicked)
    ends = (Standing(Seat(0), *GYM), real.ends[1])
    table.draw(replace(real, physics_id="another engine", ends=ends))
    return tablee.Match.loads(table.dumps())


def test_a_finished_game_is_replayed_as_it_was(server: Server, person: NewPerson) -> None:
    """Step by step, from the log alone: what physics would say today does not matter."""
    one = person(kind=Flicker)
    assert isinstance(one, Flicker)
    made = brought(one, server, finished())
    one.page.goto(f"{server.url}/t/{made['table']}")
    expect(one.page.locator(".over")).to_be_visible()
    found = {"over": violations(one)}
    one.page.goto(f"{server.url}/r/{made['table']}#0")
    slider, sentence = one.page.locator(".replay-slider"), one.page.locator(".replay-sentence")
    expect(slider).to_have_attribute("max", re.compile(r"^\d\d$"))
    last = int(slider.get_attribute("max") or 0)
    for step in range(1, last):
        one.page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(step))
    one.until(lambda: one.shows(0, CLASSROOM))
    one.enliven()
    with one.seeing(".ice-reel"):
        one.page.locator(".replay-next").click()
    expect(sentence).to_contain_text("Blue through the classroom–gym door")
    one.watched()
    one.until(lambda: one.shows(0, GYM))
    found["replay"] = violations(one)
    assert found == {name: [] for name in found}


def test_nothing_stands_in_the_way_of_assistive_technology(
    server: Server, person: NewPerson
) -> None:
    """axe-core finds nothing on either stage, on a phone, at a turn's end, nor while watching."""
    found: dict[str, list[str]] = {}
    one, two = flickers(server, person, prepared("", "jump two"))
    found["plan"] = violations(one) + violations(two)
    two.button("Saut :").click()
    two.flick(through(two.view, 1, "d13"))
    found["end of turn"] = violations(two)
    one.sees(lambda view: view["phase"] == "end_of_turn")
    one.in_3d()
    one.button("Watch again").click()
    found["3d"] = violations(one)
    assert found == {name: [] for name in found}


def test_on_one_screen_a_flick_is_seen_to_its_end(server: Server, person: NewPerson) -> None:
    """Only then the curtain falls for who plays next."""
    one = person(kind=Flicker)
    assert isinstance(one, Flicker)
    made = brought(one, server, prepared("", "three", spots={1: (0.1, 0.08)}))
    one.enliven()
    one.page.goto(f"{server.url}/t/{made['table']}")
    one.page.locator(".curtain button").click()
    one.page.wait_for_selector(".ice-aim-panel")
    one.page.evaluate(
        """() => {
          window.seen = { began: null, ended: null, last: null }
          const look = () => {
            const body = document.querySelector('[data-seat="1"] [data-part=body]')
            if (document.querySelector('.ice-reel')) window.seen.began ??= performance.now()
            if (document.querySelector('.curtain')) window.seen.ended ??= performance.now()
            else if (body) window.seen.last = body.getAttribute('transform')
          }
          new MutationObserver(look).observe(
            document.body, { subtree: true, childList: true, attributes: true })
        }"""
    )
    one.flick(through(one.view, 1, "d13"))
    expect(one.page.locator(".curtain")).to_be_visible()
    seen = one.page.evaluate("window.seen")
    assert seen["ended"] - seen["began"] > 500, "it was not played"
    assert near(spot_on_plan(seen["last"]), spots_of(one.view)[1])
