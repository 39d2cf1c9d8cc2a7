"""What the others did stays marked on the board until one acts oneself; and a board may fail."""

import re
from typing import Any

import pytest
from builders import Builder
from flickers import Flicker
from known_tables import NewPerson, brought, gathered, give_away
from monsters import Gamer
from players import Person
from playwright.sync_api import expect
from real_server import Server
from schools import prepared
from tables import drawer, link_of, new_table
from team_mates import team
from tests.games.cocoons.support.tables import RUNES, box

import tablee
from tablee.games.icecool.model.flick import Flick


def mark(one: Person, kind: str) -> Any:
    """All marks of a kind on somebody's board."""
    return one.page.get_by_test_id(f"mark-{kind}")


def is_mine(message: dict[str, Any]) -> bool:
    waiting = message["waiting"]
    return bool(waiting["type"] == "over" or waiting.get("seats") == [0])


def test_a_rebuild_stays_marked_over_a_reload(server: Server, person: NewPerson) -> None:
    """Cortexcape: the exchanged towers, until one locks oneself."""
    one = person(kind=Builder)
    assert isinstance(one, Builder)
    new_table(one, server, "me", "bot:easy", Length="short")
    one.wait(is_mine)
    while one.view["phase"] != "lock" or one.view["round"] == 1:
        one.take_turn()
        one.wait(is_mine)
    expect(mark(one, "swap").first).to_be_visible()
    one.frames.clear()
    one.page.reload()
    expect(mark(one, "swap").first).to_be_visible()
    expect(one.page.get_by_test_id("caster-line")).not_to_be_empty()
    caster = one.page.get_by_test_id("caster")
    caster.get_by_role("button", name="Show again").click()
    # The story plays it once more.
    expect(caster.get_by_role("button", name="Skip ahead")).to_be_visible()
    expect(caster.get_by_role("button", name="Show again")).to_be_visible(timeout=30_000)
    expect(mark(one, "swap").first).to_be_visible()
    one.take_turn()
    expect(mark(one, "swap")).to_have_count(0)


def test_a_walk_stays_marked(server: Server, person: NewPerson) -> None:
    """Coolock: the ways of the bots, until one rolls oneself."""
    one = person(kind=Person)
    made = brought(one, server, tablee.Match.new("coolock", seats=2, seed=5))
    give_away(one, made, 1, "bot:easy")
    one.page.goto(f"{server.url}/t/{made['table']}")
    roll = one.page.get_by_role("main").get_by_role("button", name="Roll the die")
    one.wait(is_mine)
    while mark(one, "walk").count() == 0:  # whoever has rolled too little stays at home
        roll.click()
        one.wait(lambda message: message["eyes"][0]["view"]["phase"] != "roll")
        act = drawer(one, "Actions")
        act.get_by_role("listitem").get_by_role("button").first.click()
        act.get_by_role("button", name="Close").click()
        expect(roll).to_be_visible(timeout=30_000)
    expect(mark(one, "walk")).to_have_count(1)
    roll.click()
    expect(mark(one, "walk")).to_have_count(0)


def test_a_slide_stays_marked(server: Server, person: NewPerson) -> None:
    """Cocoons: which cocoon slid, for everybody but who slid it."""
    around = team(server, person, box(RUNES, 2, marks="NESWNESW"))
    one, two = around.people
    around.walk(1)
    expect(mark(two, "slid")).to_have_count(1)
    expect(mark(one, "slid")).to_have_count(0)
    expect(mark(two, "guardian")).to_have_count(1)
    expect(two.page.get_by_role("button", name=re.compile("vient de glisser"))).to_have_count(1)
    around.walk(0)
    expect(mark(two, "slid")).to_have_count(0)
    expect(mark(one, "slid")).to_have_count(1)


def test_a_swap_stays_marked(server: Server, person: NewPerson) -> None:
    """Monster Freeze: whose card lies in the centre, until one swaps oneself."""
    one, two = person(kind=Gamer), person(kind=Gamer)
    assert isinstance(one, Gamer)
    assert isinstance(two, Gamer)
    one.sit_at(server, ["me", "open"])
    two.page.goto(link_of(one))
    two.page.get_by_test_id("sit").get_by_role("button").click()
    two.wait(lambda message: message["eyes"][0]["seat"] == 1)
    for each in (one, two):
        each.get_ready()
    for each in (one, two):
        each.wait_live()
    one.swap(one.hand[0])
    expect(mark(two, "giver")).to_have_count(1)
    expect(mark(two, "taken")).to_have_count(1)
    expect(mark(one, "giver")).to_have_count(0)
    two.swap(two.hand[0])
    expect(mark(two, "giver")).to_have_count(0)
    expect(mark(one, "giver")).to_have_count(1)


@pytest.mark.usefixtures("patience")
def test_a_flick_stays_marked(server: Server, person: NewPerson) -> None:
    """ICECOOL²: the way of the last flick of each, until one flicks oneself."""
    one, two = gathered(server, person, prepared(), Flicker)
    two.flick(Flick(9_000, 300, 0, 115))
    expect(mark(one, "way-1")).to_have_count(1)
    one.wait(lambda message: message["waiting"].get("seats") == [0])
    one.flick(Flick(9_000, 300, 0, 115))
    expect(mark(one, "way-1")).to_have_count(0)
    expect(mark(one, "way-0")).to_have_count(1)


NO_DRAWING = """
const parse = JSON.parse
JSON.parse = (text, ...rest) => {
  const read = parse(text, ...rest)
  for (const eye of read?.eyes ?? []) if (eye.view?.table) eye.view.table.lab = 'nowhere'
  return read
}
"""


def test_a_house_board_that_fails_leaves_the_table(server: Server, person: NewPerson) -> None:
    """A plain board takes its place; prompt, drawers and actions go on."""
    one = person(kind=Builder)
    new_table(one, server, "me", "me", Length="short")
    one.page.add_init_script(NO_DRAWING)
    one.page.reload()
    expect(one.page.get_by_test_id("ob-fell")).to_contain_text("does not work here")
    expect(one.page.get_by_test_id("prompt").get_by_role("status")).not_to_be_empty()
    seq = one.last["seq"]
    drawer(one, "Actions").get_by_role("listitem").get_by_role("button").first.click()
    one.wait(lambda message: message["seq"] > seq)
    expect(one.page.get_by_test_id("ob-fell")).to_be_visible()
