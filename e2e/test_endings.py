"""Moments: how games and rounds end for those who look, and passing one screen around."""

import re
from pathlib import Path

import pytest
from builders import Builder
from known_tables import NewPerson, brought, gathered, give_away
from players import Person
from playwright.sync_api import expect
from real_server import Server
from tables import violations
from team_mates import Mate, team
from tests.games.cocoons.support.tables import (
    ROUND,
    RUNES,
    box,
    cocoon_at,
    go,
    home_of,
    read,
    ready,
)

import tablee

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
NAMES = ("Nora", "Piet")
CLAIM = """async ([table, invitation, names]) => {
  const tokens = []
  for (const [seat, name] of names.entries()) {
    const body = JSON.stringify({ invitation, seat, name })
    const answer = await fetch(`/api/tables/${table}/claim`, { method: 'POST', body })
    tokens.push((await answer.json()).token)
  }
  localStorage.setItem('tablee.tokens.' + table, JSON.stringify(tokens))
}"""

DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Screen(Mate):
    """Two people who pass one screen around, and know the box."""

    def sit(self, server: Server, match: tablee.Match) -> None:
        self.match = match
        made = brought(self, server, match)
        for seat in range(match.seats):
            give_away(self, made, seat)
        self.page.evaluate(CLAIM, [made["table"], made["invitation"], list(NAMES)])
        self.page.goto(f"{server.url}/t/{made['table']}")
        self.wait(lambda message: len(message["eyes"]) == match.seats)

    def lift(self, name: str) -> None:
        """The named person takes the screen, by keyboard: the only button has the focus."""
        button = self.page.get_by_role("button", name=f"I am {name}: show my side")
        expect(button).to_be_focused()
        assert self.page.get_by_test_id("cocoons-scene").count() == 0
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".cocoons-table")).to_be_focused()

    def step(self, step: str) -> None:
        """The active seat slides a cocoon or places a guardian; nobody waits for the rest."""
        before = self.last["seq"]
        self.press(read(step)["cocoon"])
        go(self.match, step)
        self.wait(lambda message: message["seq"] > before)
        self.page.evaluate(DRAWN)
        self.page.keyboard.press("Escape")  # nobody has to watch it

    def take_turn(self, slot: int) -> None:
        """Lead the free slot over a slot, and its guardian home."""
        self.step(cocoon_at(self.match, slot))
        if self.match.state.phase == "guardian":
            guardian = self.match.state.slots[slot].guardian
            self.step(f">{home_of(self.match, guardian)}")


def test_a_whole_game_on_one_screen(server: Server, person: NewPerson) -> None:
    """Names, a recap behind the curtain, a refused vote, an aside, and a win for both."""
    one = person(kind=Screen)
    assert isinstance(one, Screen)
    one.sit(server, box(RUNES, 2, marks="NESWNESW"))
    recap = one.page.get_by_test_id("recap")
    for number, slot in enumerate(ROUND):
        name = NAMES[one.match.state.active]
        one.lift(name)
        if number > 0:
            other = NAMES[1 - one.match.state.active]
            expect(recap).to_contain_text(re.compile(rf"Since you last looked.*{other} slides"))
            expect(recap).not_to_contain_text(f"{name} slides")
        if number == 1:
            assert violations(one) == []
        one.take_turn(slot)
    active, waiter = (NAMES[seat] for seat in (one.match.state.active, 1 - one.match.state.active))
    one.lift(active)
    one.button("We are done").click()
    one.lift(waiter)
    one.button("No, wait").click()
    one.lift(active)
    expect(
        one.page.get_by_text(f"{waiter} wants to wait. You can propose it again")
    ).to_be_visible()
    one.button(f"{waiter} wants to do something").click()
    one.lift(waiter)
    one.button("We are done").click()
    one.lift(active)
    one.button("Yes, open").click()
    one.wait(lambda message: message["waiting"]["type"] == "over")
    heading = one.page.get_by_role("heading", name=re.compile("You won together: level 1, "))
    expect(heading).to_be_visible()
    expect(one.page.get_by_test_id("over")).to_contain_text(
        re.compile(rf"The last one home in turn \d+, put there by ({'|'.join(NAMES)}): the ")
    )
    assert one.page.get_by_text("Pass the screen").count() == 0
    assert violations(one) == []


TOGETHER = {
    "won": (
        ("You won together: level 1, ", r"Gagné, tous ensemble\s: niveau 1, "),
        ("The last one home in turn", "Dernier gardien à rentrer"),
    ),
    "lost": (
        ("Lost, all together: level 1, ", r"Perdu, tous ensemble\s: niveau 1, "),
        ("put a guardian into cocoon", "a mis un gardien dans le cocon"),
    ),
}


@pytest.mark.parametrize("end", TOGETHER)
def test_a_team_ends_together_in_both_languages(
    server: Server, person: NewPerson, end: str
) -> None:
    """What decided it links to its step; the picture is made in the page and described."""
    one, two = people = team(server, person, ready(2, wrong=end == "lost")).people
    active = people[one.view["active"]]
    active.button("We are done|C’est fini").click()
    (two if active is one else one).button("Yes, open|Oui, on ouvre").click()
    for each, heading, words in zip(people, *TOGETHER[end], strict=True):
        expect(each.page.get_by_role("heading", name=re.compile(heading))).to_be_visible()
        over = each.page.get_by_test_id("over")
        expect(over.get_by_test_id("over-decided")).to_contain_text(words)
        link = over.get_by_role("link", name=re.compile("Watch that moment|Revoir ce moment"))
        assert re.search(r"/r/.+#\d+$", link.get_attribute("href") or "")
        each.button("^(Picture|Image)$").click()
        picture = over.get_by_role("img", name=re.compile(heading))
        expect(picture).to_be_visible()
        assert picture.evaluate("image => image.naturalWidth") == 1200
        save = over.get_by_role("link", name=re.compile("Save the picture|Enregistrer l’image"))
        assert save.get_attribute("download") == "tablee-cocoons.png"
    assert violations(two) == []


def nearly_over(which: str) -> tablee.Match:
    """A golden game of Cortexcape before its last decision."""
    match = tablee.Match.load(GOLDEN / "cortexcape" / f"{which}.jsonl")
    match.undo()
    return match


def test_one_wins_and_one_loses_in_their_own_words(server: Server, person: NewPerson) -> None:
    """Their scores, what decided it, and the first win of a browser."""
    one, two = gathered(server, person, nearly_over("long-two-seats"), Builder)
    (awaited,) = one.last["waiting"]["seats"]
    (one, two)[awaited].take_turn()
    for each in (one, two):
        each.wait(lambda message: message["waiting"]["type"] == "over")
    (winner,) = one.last["waiting"]["result"]["winners"]
    heads = [("You won, ", "Perdu, "), ("You lost, ", "Gagné, ")][winner]
    firsts = ("Your first win in Cortexcape.", "Votre première victoire à Cortexcape.")
    for seat, (each, words) in enumerate(zip((one, two), heads, strict=True)):
        expect(each.page.get_by_role("heading", name=re.compile(words))).to_be_visible()
        over = each.page.get_by_test_id("over")
        expect(over).to_contain_text(re.compile("The dearest round was|La manche la plus chère"))
        assert over.get_by_text(firsts[seat]).count() == (seat == winner)


def test_a_round_ends_in_a_moment_that_enter_closes(server: Server, person: NewPerson) -> None:
    """At an easy pace it stands over the board; who plays on is past it, and the others are too."""
    match = tablee.Match.load(GOLDEN / "cortexcape" / "short-two-seats.jsonl")
    while match.state.phase != "path" or match.state.round > 2:
        match.undo()
    one, two = gathered(server, person, match, Builder)
    for each in (one, two):
        pace(each, "slow")
    stage = two.page.locator("[data-stage]")
    before = stage.bounding_box()
    (awaited,) = one.last["waiting"]["seats"]
    (one, two)[awaited].take_turn()
    panels = [
        each.page.get_by_role("region", name=title)
        for each, title in ((one, "The round is over"), (two, "La manche est finie"))
    ]
    for panel, words in zip(panels, ("walks through", "passe par"), strict=True):
        expect(panel).to_contain_text(words)
    after = stage.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(after["width"] - before["width"]) < 20  # the panel only lies over the board
    one.page.keyboard.press("Enter")
    expect(panels[0]).to_have_count(0)
    assert violations(two) == []
    two.page.keyboard.press("Enter")
    expect(panels[1]).to_have_count(0)


def pace(one: Person, tempo: str) -> None:
    """Another tempo from now on."""
    one.page.evaluate(
        "tempo => localStorage.setItem('tablee.settings', JSON.stringify({ tempo }))", tempo
    )
    one.frames.clear()
    one.page.reload()
    one.wait(lambda message: message["type"] == "welcome")
