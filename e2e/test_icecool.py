"""ICECOOL² in a real browser: penguins are really flicked, in three dimensions and on the plan."""

import re
from math import cos, radians

import pytest
from flickers import (
    BELLY,
    CROWN,
    Finger,
    Flicker,
    Spots,
    Watcher,
    against,
    around,
    first_that,
    spots_of,
    through,
)
from known_tables import NewPerson
from playwright.sync_api import Browser, expect
from real_server import Server
from schools import (
    brought_to,
    caught_and_gone,
    check_canaries,
    come_in,
    flickers,
    new_school,
    prepared,
)
from tables import drawer, link_of
from tests.games.icecool.support.tables import END

import tablee
from tablee.games.icecool.model.facts import Happening, Jumped, LeftBoard, Touched
from tablee.games.icecool.model.flick import Flick

pytestmark = pytest.mark.usefixtures("patience")
OVER_D24 = ("440", "380")  # mm: in the kitchen, before the door of the gymnasium


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
    one.dial("direction").wait_for(state="attached")
    box = stage.bounding_box()
    assert box is not None
    for across, is_right in ((0.97, True), (0.03, False)):
        stage.click(position={"x": across * box["width"], "y": 0.5 * box["height"]})
        one.until(lambda: (cos(radians(one.dialled("direction"))) > 0) is is_right)  # noqa: B023
    # The scene goes only after the plan has come, which still knows where one's penguin stands.
    one.button("Plan").click()
    one.page.evaluate("new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))")
    one.page.mouse.move(*one.at(spots_of(one.view)[one.seat]))
    expect(one.page.locator(".ice-stage.ice-grip")).to_be_visible()
    one.in_3d()


def test_a_challenge_is_announced_and_jumped(server: Server, person: NewPerson) -> None:
    """Over the wall: the card is turned up for all to see, and another one is drawn."""
    one, two = people = flickers(server, person, prepared("", "jump two"))
    two.button("Saut :").click()
    one.sees(lambda view: view["challenge"] == "jump")
    assert one.view["announced"] is None  # the kind, not the card
    expect(one.page.get_by_test_id("ice-challenge")).to_contain_text("penguin has announced: Jump")

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
    expect(story).to_contain_text("has met the challenge: a jump over a wall")
    expect(story).to_contain_text("draws a card")
    expect(drawer(two, "Récit")).to_contain_text("pioche un 1 (saut)")
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
        (two, "carte d’identité chez le surveillant", "tient 2 cartes d’identité"),
        (three, "ID is with the Catcher", "holds 2 IDs"),
    ):
        players = each.page.locator(".ice-players > li")
        expect(players.nth(2).get_by_role("group", name=lost)).to_be_visible()
        expect(players.nth(0).get_by_role("group", name=held)).to_be_visible()


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
    one.reach(".ice-aim-more select")
    keys.type("classroom–gym")
    straight = one.dialled("direction")
    assert abs(straight - flick.direction / 100) < 13  # the door itself, or a little beside it
    one.reach(".ice-fine summary")
    keys.press("Enter")
    one.reach(".ice-dial-power input[type=number]")
    keys.press("Control+a")
    keys.type("150")
    expect(one.page.locator(".ice-dial-power [role=status]")).to_have_text("At most 100 %")
    one.reach(".ice-dial-direction input[type=number]", "Shift+Tab")
    assert one.dialled("power") == 100
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
        expect(one.page.locator(".ice-hit-words[role=status]")).to_contain_text(words)
        expect(one.page.get_by_test_id("ice-ghost-way")).to_be_attached()
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


def test_a_finger_flicks_on_a_phone_and_is_asked_first(server: Server, person: NewPerson) -> None:
    """Near the edge all one's might is in reach; whoever wants it is asked before."""
    one = person(kind=Finger, locale="fr-FR", phone=True)
    assert isinstance(one, Finger)
    new_school(one, server, "me", options=("none",))
    one.enter()
    one.page.wait_for_selector(".ice-aim-panel")
    at, _ = one.pulled(0, Flick(0, 1000, 0, BELLY))
    assert at[0] < 80  # from the red circle there is little room to the left
    one.drag(at, (at[0] / 2, at[1]), (3, at[1]))
    one.sees(lambda view: view["flicks"] == 1)
    assert one.view["last"]["aimed"]["power"] == 1000
    assert (
        min(one.view["last"]["aimed"]["direction"], 36_000 - one.view["last"]["aimed"]["direction"])
        < 300
    )

    drawer(one, "Réglages").get_by_label("Demander avant la pichenette").tap()
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector(".ice-aim-panel")
    at, hand = one.pulled(0, Flick(9_000, 300, 0, BELLY))
    one.drag(at, ((at[0] + hand[0]) / 2, (at[1] + hand[1]) / 2), hand)
    ask = one.page.get_by_test_id("ice-ask")
    expect(ask).to_be_visible()
    assert one.view["flicks"] == 1
    ask.get_by_role("button", name="Pichenette").tap()
    one.sees(lambda view: view["flicks"] == 2)
    assert abs(one.view["last"]["aimed"]["direction"] - 9_000) < 300


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

    mouse, flicks = one.page.mouse, one.view["flicks"]
    mouse.click(*one.at((0.33, 0.1)))  # a door is touched: it is aimed at
    expect(one.page.locator(".ice-aim-more select")).to_have_value("d14")
    one.pull(1, Flick(33_300, 500, 0, BELLY))
    for what in ("ice-band", "ice-power-ring"):
        expect(one.page.get_by_test_id(what)).to_be_visible()
    mouse.move(*one.at((0.2, 0.036)))  # back at the penguin: it was a thought
    expect(one.page.get_by_test_id("ice-band")).to_have_count(0)
    mouse.up()
    expect(one.page.locator(".ice-aim-more select")).to_have_value("d14")
    assert one.view["flicks"] == flicks
    one.pull(1, Flick(33_300, 500, 0, BELLY))
    mouse.up()
    one.sees(lambda view: view["flicks"] == flicks + 1)
    aimed = one.view["last"]["aimed"]
    assert abs(aimed["direction"] - 33_300) < 200
    assert abs(aimed["power"] - 500) < 30
    assert one.view["phase"] == "end_of_turn"
    one.button("Turn up Jump and Bounce: play again").click()
    one.sees(lambda view: view["turn"] == "skates")
    assert all(card["is_up"] for card in one.view["players"][1]["cards"])
    one.release()
    assert one.view["active"] == 0  # nothing is left to be done
