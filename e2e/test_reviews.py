"""The review of a finished game beside its replay: a finding leads to its step."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from known_tables import brought
from long import long
from players import Person
from playwright.sync_api import expect
from real_server import Server
from tables import violations

import tablee

NewPerson = Callable[..., Person]
GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
KNOWN = {  # a finished game, and the move of a finding that is known to be in its review
    "coolock": ("hexagon-three-seats-mixed-bots", 48),
    "monster_freeze": ("two-seats-two-rounds", 16),
    "cocoons": ("wrong-guardian", 5),
    "icecool": ("warm-up-round-the-school", 10),
}


@pytest.mark.parametrize("slug", KNOWN)
@pytest.mark.parametrize("screen", ["desktop", long("phone")])
def test_a_finding_leads_to_its_step(
    server: Server, person: NewPerson, slug: str, screen: str
) -> None:
    """Open the review, follow a finding by keyboard, and see it marked beside its step."""
    name, seq = KNOWN[slug]
    log = (GOLDEN / slug / f"{name}.jsonl").read_text(encoding="utf-8")
    phone = screen == "phone"
    one = person(phone=phone, locale="fr-FR" if phone else "en-GB")
    made = brought(one, server, tablee.Match.loads(log))
    one.page.goto(f"{server.url}/r/{made['table']}")
    opener = one.page.get_by_test_id("replay-review")
    opener.click()
    finding = one.page.locator(f'.review-sheet a.finding[href="#{seq}"]').first
    expect(finding).to_be_visible(timeout=60_000)
    assert violations(one) == []
    finding.focus()
    one.page.keyboard.press("Enter")
    slider = one.page.get_by_test_id("replay-slider")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^(Step|Étape) {seq} "))
    if phone:  # the sheet has made way for the board
        expect(one.page.get_by_test_id("review-sheet")).to_have_count(0)
        opener.click()
    expect(finding).to_have_attribute("aria-current", "step")
