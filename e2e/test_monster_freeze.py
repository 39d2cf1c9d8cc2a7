"""Monster Freeze in a real browser: four people racing, solo to a win and to a time-out."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from known_tables import brought
from monsters import Gamer
from players import Person
from playwright.sync_api import expect
from real_server import Server
from tables import link_of, violations

import tablee

GOLDEN = Path(__file__).parent.parent / "tests" / "golden" / "monster_freeze"

NewPerson = Callable[..., Person]


def gamer(person: NewPerson, *, locale: str = "en-GB", phone: bool = False) -> Gamer:
    made = person(kind=Gamer, locale=locale, phone=phone)
    assert isinstance(made, Gamer)
    return made


def seated(server: Server, person: NewPerson, count: int, **options: object) -> list[Gamer]:
    """So many people at a table, all ready, until the cards are on the table."""
    locales = ["en-GB", "fr-FR"]
    people = [gamer(person, locale=locales[seat % 2], phone=seat % 2 == 1) for seat in range(count)]
    first = people[0]
    first.sit_at(server, ["me", *["open"] * (count - 1)], **options)
    link = link_of(first) if count > 1 else ""
    for seat, each in enumerate(people[1:], start=1):
        each.page.goto(link)
        each.page.get_by_test_id("sit").get_by_role("button").click()
        each.wait(lambda message, seat=seat: message["eyes"][0]["seat"] == seat)
    for each in people:
        each.get_ready()
    for each in people:
        each.wait_live()
    return people


def race(*people: Gamer) -> bool:
    """All want the centre card at the same moment; whether somebody came too late for it."""
    go = people[0].page.evaluate("Date.now()") + 400
    for each in people:
        each.page.evaluate(
            """([card, go]) => {
              const handle = document.querySelector(`[data-mf-handle="${card}"]`)
              const press = new KeyboardEvent('keydown', { key: 's', bubbles: true })
              setTimeout(() => handle.dispatchEvent(press), go - Date.now())
            }""",
            [each.hand[0], go],
        )
    before = [each.hand for each in people]
    late = [False] * len(people)
    for _ in range(60):  # until everybody has either the card or the bad news
        people[0].page.wait_for_timeout(100)
        told = [each.page.get_by_text(TOO_LATE).count() > 0 for each in people]
        late = [was or now for was, now in zip(late, told, strict=True)]
        has = [each.hand != hand for each, hand in zip(people, before, strict=True)]
        if all(one or other for one, other in zip(late, has, strict=True)):
            break
    for each, hand, is_late in zip(people, before, late, strict=True):
        assert (each.hand == hand) == is_late  # a lost race costs nothing
    return any(late)


TOO_LATE = re.compile("Too late|Trop tard")


def test_four_people_race_through_a_round(server: Server, person: NewPerson) -> None:
    """Everybody plays at once, the same centre for all; one wins, and everybody sees it."""
    people = seated(server, person, 4, rounds_to_win=1)
    assert len({tuple(each.view["players"][0]["hand"]) for each in people}) == 1
    for frame in [frame for each in people for frame in each.frames]:
        assert '"shuffled"' not in frame  # canaries: the pile and rivals' locks are nobody's
        assert '"pile":[' not in frame
    one, two = people[:2]
    assert any(race(one, two) for _ in range(8)), "nobody ever came too late"
    for _ in range(200):
        actor = people[_ % 4]
        if actor.last["waiting"]["type"] == "over":
            break
        actor.turn()
        for each in people:
            each.keep_up(actor)
    (winner,) = one.last["waiting"]["result"]["winners"]
    assert one.last["waiting"]["result"]["ending"] == "match_won"
    assert not people[winner].missing()
    expect(two.page.get_by_role("heading", name=re.compile("^(Gagné|Perdu)"))).to_be_visible()


def test_alone_to_a_win(server: Server, person: NewPerson) -> None:
    """Five colours before the sand runs out; the score is kept on this machine."""
    (one,) = seated(server, person, 1, timer=300)
    while one.last["waiting"]["type"] != "over":
        one.turn()
    result = one.last["waiting"]["result"]
    assert result["ending"] == "against_time"
    assert 500 < result["scores"][0] <= 800
    expect(one.page.get_by_test_id("mf-scores")).to_contain_text(str(result["scores"][0]))
    expect(one.page.locator(".mf-warm")).to_have_count(5)  # they dance


@pytest.mark.long
def test_alone_until_time_is_up(server: Server, person: NewPerson) -> None:
    """Half a minute, one trick, and the sand has run out."""
    (one,) = seated(server, person, 1, timer=30)
    one.turn()
    for _ in range(4):
        one.page.wait_for_timeout(8000)
    one.wait(lambda message: message["waiting"]["type"] == "over")
    result = one.last["waiting"]["result"]
    assert (result["winners"], result["ending"]) == ([], "against_time")
    expect(one.page.get_by_test_id("mf-over-panel")).to_be_visible()
    expect(
        one.page.get_by_test_id("mf-could").or_(one.page.locator(".mf-cold")).first
    ).to_be_visible()


def test_a_lost_connection_in_a_live_round(server: Server, person: NewPerson) -> None:
    """Hand, tricks and centre are as they were; the others have played on meanwhile."""
    one, two = seated(server, person, 2, rounds_to_win=1)
    one.turn()
    two.keep_up(one)
    hand = one.hand
    one.frames.clear()
    one.page.reload()
    one.wait_live()
    assert one.hand == hand
    one.wait(lambda message: message["eyes"][0]["view"]["players"][0]["away_since"] is None)
    two.turn()
    one.keep_up(two)
    one.bench = []
    one.turn()


def test_a_pause_covers_the_cards(server: Server, person: NewPerson) -> None:
    """On all screens; who paused goes on with a countdown."""
    one, two = seated(server, person, 2)
    one.page.get_by_role("button", name="Pause").click()
    two.wait(lambda message: message["eyes"][0]["view"]["phase"] == "paused")
    assert two.view["players"][1]["hand"] == []
    expect(two.page.get_by_test_id("mf-curtain")).to_be_visible()
    one.page.get_by_test_id("mf-resume").click()
    for each in (one, two):
        each.wait_live()


def test_nothing_stands_in_the_way_of_assistive_technology(
    server: Server, person: NewPerson
) -> None:
    """axe-core finds nothing before, during, in a pause and after; on a phone too."""
    found: dict[str, list[str]] = {}
    for phone in (False, True):
        one = gamer(person, phone=phone)
        one.sit_at(server, ["me", "bot:easy"], rounds_to_win=1, assist=True)
        found[f"ready {phone}"] = violations(one)
        one.get_ready()
        one.wait_live()
        found[f"live {phone}"] = violations(one)
        one.page.get_by_role("button", name="Pause").click()
        one.wait(lambda message: message["eyes"][0]["view"]["phase"] == "paused")
        found[f"paused {phone}"] = violations(one)
        made = brought(one, server, tablee.Match.load(GOLDEN / "four-seats-one-round.jsonl"))
        one.page.goto(f"{server.url}/t/{made['table']}")
        expect(one.page.get_by_test_id("over")).to_be_visible()
        found[f"over {phone}"] = violations(one)
    assert {place: [] for place in found} == found
