"""ICECOOL² watched: reloads, spectators, the replay, one screen, and assistive technology."""

import re
from random import Random

import pytest
from flickers import Flicker, Watcher, near, spot_on_plan, spots_of, through
from known_tables import NewPerson, brought
from msgspec.structs import replace
from playwright.sync_api import expect
from real_server import Server
from schools import brought_to, check_canaries, come_in, flickers, prepared
from tables import violations
from tests.games.icecool.support.tables import CLASSROOM, END, GYM, finish_round, fresh, kitchen

import tablee
from tablee.core.protocol import Seat
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.model import Flicked
from tablee.games.icecool.physics import draw

pytestmark = pytest.mark.usefixtures("patience")


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
    expect(one.reel).to_contain_text("penguin through the classroom–gym door into the gymnasium")
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
    earlier = watcher.reel.get_by_label("Which flick")
    assert int(earlier.input_value()) == watcher.view["flicks"]
    expect(watcher.button("^Play$")).to_be_visible()
    end = watcher.still()
    watcher.reel.get_by_label("Moment").fill("0")
    watcher.until(lambda: watcher.picture() != end)
    for what in (".ice-aim-panel", ".ice-actions", ".ice-fire", ".ice-hand"):
        assert watcher.page.locator(what).count() == 0
    watcher.page.get_by_test_id("ice-stage").press("Enter")
    assert check_canaries([one, watcher]) > 0
    assert not any('"flick_ranges"' in frame for frame in watcher.frames)


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
    real = draw.draw(table.state, Random(1))
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
    expect(one.page.get_by_test_id("over")).to_be_visible()
    found = {"over": violations(one)}
    one.page.goto(f"{server.url}/r/{made['table']}#0")
    slider, sentence = (
        one.page.get_by_test_id("replay-slider"),
        one.page.get_by_test_id("replay-sentence"),
    )
    expect(slider).to_have_attribute("max", re.compile(r"^\d\d$"))
    last = int(slider.get_attribute("max") or 0)
    for step in range(1, last):
        one.page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(step))
    one.until(lambda: one.shows(0, CLASSROOM))
    one.enliven()
    with one.seeing(".ice-reel"):
        one.page.locator(".replay-next").click()
    expect(sentence).to_contain_text("The blue penguin slides through the door to the gymnasium")
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
    one.page.get_by_test_id("curtain").get_by_role("button").click()
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
    expect(one.page.get_by_test_id("curtain")).to_be_visible()
    seen = one.page.evaluate("window.seen")
    assert seen["ended"] - seen["began"] > 500, "it was not played"
    assert near(spot_on_plan(seen["last"]), spots_of(one.view)[1])
