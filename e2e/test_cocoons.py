"""Cocoons in a real browser: four people round one box, each with eyes of their own."""

import json
import re
from typing import Any

from known_tables import NewPerson, brought, give_away
from playwright.sync_api import expect
from real_server import Server
from tables import violations
from team_mates import Mate, Team, team
from tests.games.cocoons.support.tables import (
    ROUND,
    RUNES,
    SLIDE,
    SWAPPED,
    TURN,
    box,
    ready,
    sees,
    walk,
)

OPEN_ALL = "We are done|C’est fini"
YES, NO = "Yes, open|Oui, on ouvre", "No, wait|Non, attendons"


def propose(mate: Mate) -> None:
    mate.button(OPEN_ALL).click()


def test_four_people_win_level_one(server: Server, person: NewPerson) -> None:
    """From the first slide to the reveal; nobody's frames tell what only others see."""
    around = team(server, person, box(RUNES, 4, marks="NESWNESW"))
    watcher = person(kind=Mate)
    assert isinstance(watcher, Mate)
    watcher.page.goto(around.people[0].page.url.split("#")[0])
    watcher.wait(lambda message: message["eyes"][0]["seat"] is None)
    seen: list[set[str]] = [set() for _ in around.people]
    for slot in ROUND:
        note_sights(around, seen)
        around.walk(slot)
    note_sights(around, seen)
    check_canaries(around, watcher, seen)
    first = around.people[0]
    propose(first)
    for mate in around.people[1:]:
        mate.button(YES).click()
    for mate in around.people:
        mate.wait(lambda message: message["waiting"]["type"] == "over")
        assert mate.last["waiting"]["result"]["ending"] == "all_home"
    expect(first.page.get_by_test_id("over")).to_be_visible()
    expect(first.page.get_by_text("What it was")).to_be_visible()
    watcher.wait(lambda message: message["eyes"][0]["view"]["truth"] is not None)


def test_a_team_goes_on_to_the_next_level_together(server: Server, person: NewPerson) -> None:
    """One offers it, the other joins; both sit at the same table of level two, as before."""
    one, two = people = team(server, person, ready(2)).people
    active = people[one.view["active"]]
    propose(active)
    other = two if active is one else one
    other.button(YES).click()
    for mate in people:
        mate.wait(lambda message: message["waiting"]["type"] == "over")
    first = active.page.url
    active.button(r"Next: Level 2|Ensuite\s: Niveau 2").click()
    offer = other.page.get_by_test_id("notice-offer")
    expect(offer).to_contain_text(re.compile("next level|niveau suivant"))
    other.frames.clear()
    other.button("^(Join|J’en suis)$").click()
    other.wait(lambda message: message["eyes"][0]["view"]["table"]["level"] == 2)
    assert active.page.url == first
    active.frames.clear()
    active.button("To the next table|À la table suivante").click()
    active.wait(lambda message: message["eyes"][0]["view"]["table"]["level"] == 2)
    assert active.page.url == other.page.url != first
    assert sorted(mate.seat for mate in people) == [0, 1]


def note_sights(around: Team, seen: list[set[str]]) -> None:
    for seat in range(4):
        seen[seat] |= set(sees(around.match, seat))
        view = around.people[seat].view
        shown = {label for label, who in zip("ABCDEFGH", view["sees"], strict=True) if who}
        assert shown == set(sees(around.match, seat))


def check_canaries(around: Team, watcher: Mate, seen: list[set[str]]) -> None:
    """A saw event, and a picture in a view, only for what that seat could read itself."""
    for seat, mate in enumerate([*around.people, watcher]):
        own = seen[seat] if seat < 4 else set()
        for frame in mate.frames:
            message = json.loads(frame)
            assert "identities" not in frame
            for eye in message.get("eyes", []):
                told = {e["cocoon"] for e in eye["events"] if e["type"] == "saw"}
                view = eye["view"]["sees"]
                told |= {label for label, who in zip("ABCDEFGH", view, strict=True) if who}
                assert told <= own, (seat, told, own)
    assert any(seen[0] - seen[2]), "the corners saw the same: nothing was tested"


def test_one_wrong_guardian_and_all_is_lost(server: Server, person: NewPerson) -> None:
    """Two guardians are in each other's cocoon; a vote is refused, then all agree."""
    match = box(RUNES, 4)
    walk(match, *ROUND[:-1], homes=SWAPPED)
    around = team(server, person, match)
    around.walk(ROUND[-1])
    one, two, three, four = around.people
    propose(two)
    one.wait(lambda message: message["eyes"][0]["view"]["phase"] == "vote")
    one.button(YES).click()
    three.button(NO).click()
    for mate in around.people:
        mate.wait(lambda message: message["eyes"][0]["view"]["phase"] == "act")
    assert two.view["refused"] == [1]
    propose(three)
    for mate in (one, two, four):
        mate.button(YES).click()
    for mate in around.people:
        mate.wait(lambda message: message["waiting"]["type"] == "over")
    assert one.last["waiting"]["result"]["ending"] == "wrong_guardian"
    assert one.view["truth"]["wrong"] == ["A", "B"]
    lost = re.compile(r"Perdu, tous ensemble\s: niveau 1, un gardien mal logé\.")
    expect(two.page.get_by_role("heading", name=lost)).to_be_visible()


def test_the_box_turns_under_the_players(server: Server, person: NewPerson) -> None:
    """Everybody faces another corner, and sees other sides."""
    around = team(server, person, box(TURN, 4))
    before = [mate.view["corners"] for mate in around.people]
    around.step("B")
    after = [mate.view["corners"] for mate in around.people]
    assert after == [[(corner - 1) % 4 for corner in each] for each in before]
    for seat, mate in enumerate(around.people):
        shown = {label for label, who in zip("ABCDEFGH", mate.view["sees"], strict=True) if who}
        assert shown == set(sees(around.match, seat))
    around.step(">B")


def test_a_chain_of_slides_and_a_reload_in_the_middle(server: Server, person: NewPerson) -> None:
    """The forced slide waits for who reloads, with the hole as it was."""
    chain = "S S R1 / S * R2 / S R3 R4"
    around = team(server, person, box(chain, 4))
    around.step("B")
    first = around.people[0]
    assert first.view["phase"] == "forced_slide"
    assert first.view["uncovered"] == {"what": "face_down"}
    hole = first.view["free"]
    first.frames.clear()
    first.page.reload()
    first.page.wait_for_selector(".cocoons-stage")
    first.wait(lambda message: message["eyes"][0]["view"]["free"] == hole)
    assert first.view["phase"] == "forced_slide"
    assert first.view["reserve"] == 24
    around.step("A", "D", "F")
    assert around.match.state.lid_traps == ("S", "S", "S", "S")
    around.step(cocoon_beside(around))
    assert around.match.state.reserve == 24


def cocoon_beside(around: Team) -> str:
    """Any cocoon that may slide, but the last one."""
    listed = around.match.offer(around.match.state.active).actions
    label: str = next(action.cocoon for action in listed if type(action).__name__ == "Slide")
    return label


def test_sharing_is_one_click_and_a_claim_is_a_note(server: Server, person: NewPerson) -> None:
    """A share is true and comes to all; a note is what somebody believes."""
    around = team(server, person, box(RUNES, 2))
    one, two = around.people
    ((label, guardian),) = sees(around.match, 1).items()
    two.button("Le dire à tous|Tell everyone|à tous").first.click()
    one.wait(lambda message: message["eyes"][0]["view"]["shares"])
    (share,) = one.view["shares"]
    assert (share["cocoon"], share["guardian"], share["kind"]) == (label, guardian, "seen")
    one.button("I believe").click()
    panel = one.page.locator(".cocoons-note-panel, [aria-label='Tell what you remember']").first
    expect(panel).to_be_visible()


def test_one_screen_for_two_has_a_curtain(server: Server, person: NewPerson) -> None:
    """Between the seats nothing of the box is on the page."""
    one = person(kind=Mate)
    assert isinstance(one, Mate)
    match = box(RUNES, 2)
    made = brought(one, server, match)
    one.page.goto(f"{server.url}/t/{made['table']}")
    one.page.get_by_test_id("curtain").get_by_role("button").click()
    expect(one.page.get_by_test_id("cocoons-stage")).to_be_visible()
    one.press("B")
    one.wait(lambda message: message["eyes"][0]["view"]["phase"] == "guardian")
    one.press("B")
    expect(one.page.get_by_test_id("curtain")).to_be_visible()
    assert one.page.get_by_test_id("cocoons-stage").count() == 0


def test_with_bots_to_the_end_in_french(server: Server, person: NewPerson) -> None:
    """A mate who slides whatever glows, and two experts who know better."""
    one = person(kind=Mate, locale="fr-FR", phone=True)
    assert isinstance(one, Mate)
    match = box(RUNES, 3, first_seat=0)
    walk(match, *ROUND[:6])
    made = brought(one, server, match)
    for seat in (1, 2):
        give_away(one, made, seat, "bot:hard")
    one.page.goto(f"{server.url}/t/{made['table']}")
    one.page.wait_for_selector(".cocoons-stage")
    for _ in range(80):
        one.wait(
            lambda message: message["waiting"]["type"] == "over" or 0 in message["waiting"]["seats"]
        )
        if one.last["waiting"]["type"] == "over":
            break
        take_turn(one)
    assert one.last["waiting"]["type"] == "over"
    words = one.page.locator("main").inner_text()
    assert not re.search(r"\b(the|your|cocoon|turn|owl|fox)\b", words), words


def take_turn(one: Mate) -> None:
    """As a helpful beginner: believes what was told, and agrees to everything."""
    before = moment(one.view)
    offer = one.last["eyes"][0]["offer"]["actions"]
    kinds = {action["type"]: action for action in offer}
    told = {share["guardian"]: share["cocoon"] for share in one.view["shares"]}
    lying = one.view["uncovered"].get("guardian")
    if "accept_end" in kinds:
        one.button(YES).click()
    elif "place" in kinds and lying in told:
        one.press(told[lying])
    elif "leave_it" in kinds:
        one.button("Laisser sur place").click()
    elif "propose_end" in kinds:
        propose(one)
    else:
        one.press(next(a["cocoon"] for a in reversed(offer) if a["type"] == "slide"))
    one.wait(lambda message: moment(message["eyes"][0]["view"]) != before)  # mates only talk


def moment(view: dict[str, Any]) -> tuple[Any, ...]:
    return view["turn"], view["phase"], view["free"], tuple(view["accepted"])


def test_nothing_stands_in_the_way_of_assistive_technology(
    server: Server, person: NewPerson
) -> None:
    """axe-core finds nothing in any phase, nor after; on a phone too; nor on the level map."""
    found: dict[str, list[str]] = {}
    around = team(server, person, box(SLIDE, 2, assist="pins"))
    one, two = around.people
    found["act"] = violations(one) + violations(two)
    around.step("B")
    found["forced"] = violations(one) + violations(two)
    around.step("A")
    found["guardian"] = violations(one) + violations(two)
    one.page.goto(f"{server.url}/#cocoons")
    one.page.locator("form.sheet").wait_for()
    found["levels"] = violations(one)
    assert found == {name: [] for name in found}
