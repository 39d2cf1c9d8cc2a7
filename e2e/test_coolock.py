"""Coolock in a real browser: three people in a haunted house."""

import re

from hunters import Hunter, hunters, reached
from known_tables import NewPerson, brought
from playwright.sync_api import expect
from real_server import Server
from tables import violations

import tablee
from tablee.games.coolock.events import LockOpened
from tablee.games.coolock.model import Walk
from tablee.games.coolock.rules.queries import gold_round, haunted

MOST_DECISIONS = 900


def walks(match: tablee.Match) -> list[Walk]:
    seat = match.state.active
    return [each for each in match.offer(seat).actions if isinstance(each, Walk)]


def test_three_people_mend_the_hexagon(server: Server, person: NewPerson) -> None:
    """A whole easy game: every roll, walk, card and double on the page of whom it concerns."""
    people = hunters(server, person, tablee.Match.new("coolock", seats=3, seed=5))
    for _ in range(MOST_DECISIONS):
        waiting = people[0].last["waiting"]
        if waiting["type"] == "over":
            break
        actor = people[waiting["seats"][0]]
        seq = people[0].last["seq"]
        actor.wait(lambda message: message["seq"] >= seq)  # noqa: B023
        actor.play(actor.advice())
        for each in people:
            each.wait(lambda message: message["seq"] >= actor.last["seq"])  # noqa: B023
    for each in people:
        each.wait(lambda message: message["waiting"]["type"] == "over")
        assert each.last["waiting"]["result"]["ending"] == "hexagon"
        assert each.view["portions"] == []
    expect(people[0].page.get_by_test_id("over")).to_be_visible()
    words = people[1].page.locator("main").inner_text()
    assert not re.search(r"\b(the|your|ghost|round|portion of)\b", words), words


def test_who_walks_into_a_ghost_is_caught(server: Server, person: NewPerson) -> None:
    """It is asked whether that is meant; then the pawn is in prison on all screens."""

    def beside_a_ghost(match: tablee.Match) -> bool:
        state = match.state
        if state.phase != "move" or state.pawns[state.active].lanterns:
            return False
        locks = {lock.at for lock in state.locks}
        return any(each.into in haunted(state) - locks for each in walks(match))

    match = reached(beside_a_ghost)
    people = hunters(server, person, match)
    seat = match.state.active
    people[seat].goal("ghost")
    people[seat].page.wait_for_timeout(200)
    assert people[seat].view["pawns"][seat]["where"] == "board"  # a first press only asks
    people[seat].page.keyboard.press("Enter")
    for each in people:
        each.wait(lambda message: message["eyes"][0]["view"]["pawns"][seat]["where"] == "prison")
        assert any('"type":"caught"' in frame for frame in each.frames)


def test_a_double_opens_the_prison(server: Server, person: NewPerson) -> None:
    """With the ghosts' dice; whoever has no luck serves a turn and stays."""
    match = reached(lambda match: match.state.phase == "prison")
    seat = match.state.active
    one = person(kind=Hunter)
    assert isinstance(one, Hunter)
    fates = set()
    for _ in range(60):
        made = brought(one, server, match)
        one.frames.clear()
        one.page.goto(f"{server.url}/t/{made['table']}")
        one.page.wait_for_selector(".coolock-stage")
        one.wait(lambda message: message["eyes"][0]["view"]["phase"] == "prison")
        seq = one.last["seq"]
        one.page.locator(".coolock-tray button.coolock-main").click()
        one.wait(lambda message: message["seq"] > seq)  # noqa: B023
        pawn = one.view["pawns"][seat]
        fates.add(pawn["where"])
        if pawn["where"] == "board":
            assert any('"type":"freed"' in frame for frame in one.frames)
            break
        assert pawn["sentence"] == 2
    assert "board" in fates, "sixty tries without a double"


def test_a_padlock_of_two_colours_opens_when_both_are_there(
    server: Server, person: NewPerson
) -> None:
    """The partner waits beside it; who comes along opens it for both."""
    found: list[Walk] = []

    def is_about_to_open(match: tablee.Match) -> bool:
        for walk in walks(match) if match.state.phase == "move" else []:
            trial = match.copy()
            events = trial.play(match.state.active, walk)
            opened = [each.lock for each in events if isinstance(each, LockOpened)]
            if any(len(lock.colours) > 1 for lock in opened):
                found[:] = [walk]
                return True
        return False

    match = reached(is_about_to_open)
    people = hunters(server, person, match)
    actor = people[match.state.active]
    actor.play(tablee.to_plain(found[0]))
    for each in people:  # a card that is drawn afterwards may bring another padlock
        each.hear("lock_opened")


def test_midnight_strikes(server: Server, person: NewPerson) -> None:
    """A table with a limit is lost at the end of its last round."""

    def is_the_last_move(match: tablee.Match) -> bool:
        state = match.state
        is_last = state.round == gold_round(state.table) + 8 and state.active == state.seats - 1
        return is_last and state.phase == "move" and not state.ghosts and not state.has_drawn

    match = reached(is_the_last_move, bot="easy", midnight=True)
    people = hunters(server, person, match)
    for _ in range(20):
        waiting = people[0].last["waiting"]
        if waiting["type"] == "over":
            break
        actor = people[waiting["seats"][0]]
        actor.play(actor.offered()[0])
        for each in people:
            each.wait(lambda message: message["seq"] >= actor.last["seq"])  # noqa: B023
    assert people[0].last["waiting"]["result"]["ending"] in ("midnight", "hexagon")


def test_a_plan_is_drawn_for_the_others(server: Server, person: NewPerson) -> None:
    """Arrows of one seat are seen on the other screens, through a roll, until they are cleared."""
    people = hunters(server, person, tablee.Match.new("coolock", seats=3, seed=5))
    one, two, _ = people
    one.page.get_by_test_id("coolock-plan-open").click()
    one.page.get_by_test_id("coolock-pad-cursor").focus()
    for key in ("Enter", "ArrowRight", "Enter"):
        one.page.keyboard.press(key)
    expect(two.page.locator(".coolock-arrow-theirs")).to_have_count(1)
    one.page.keyboard.press("Escape")
    one.play({"type": "roll"})
    expect(two.page.locator(".coolock-arrow-theirs")).to_have_count(1)
    one.page.get_by_test_id("coolock-plan-open").click()
    one.page.get_by_role("button", name="Clear").click()
    expect(two.page.locator(".coolock-arrow-theirs")).to_have_count(0)


def test_nothing_stands_in_the_way_of_assistive_technology(
    server: Server, person: NewPerson
) -> None:
    """axe-core finds nothing before and after a roll, while planning, nor on a phone."""
    found: dict[str, list[str]] = {}
    people = hunters(server, person, tablee.Match.new("coolock", seats=2, seed=5))
    one, two = people
    found["roll"] = violations(one) + violations(two)
    one.play({"type": "roll"})
    two.wait(lambda message: message["seq"] >= one.last["seq"])
    found["move"] = violations(one) + violations(two)
    one.page.get_by_test_id("coolock-plan-open").click()
    found["plan"] = violations(one)
    assert found == {name: [] for name in found}
