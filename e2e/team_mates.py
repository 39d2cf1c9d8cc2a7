"""People who play Cocoons in browsers, at a table whose box the test knows."""

import re
from typing import Any

from known_tables import NewPerson, gathered
from players import Person
from real_server import Server
from tests.games.cocoons.support.tables import cocoon_at, go, home_of, read

import tablee


class Mate(Person):
    """Sits at one or more seats, and acts on the board as anybody would."""

    def cocoon(self, label: str) -> Any:
        return self.page.get_by_role("button", name=re.compile(rf"^(Cocoon|Cocon) {label}\b"))

    def press(self, label: str) -> None:
        """Choose a cocoon by keyboard: reach it by its letter, then Enter."""
        self.page.locator(".cocoons-scene button[tabindex='0']").focus()
        self.page.keyboard.press(label.lower())
        self.page.keyboard.press("Enter")

    def button(self, name: str) -> Any:
        return self.page.get_by_role("button", name=re.compile(name))

    def heard(self, kind: str) -> bool:
        """Whether an event of this type has come to this screen."""
        return any(f'"type":"{kind}"' in frame for frame in self.frames)


class Team:
    """All people of a table, and the same game beside it, where the test can look at everything."""

    def __init__(self, match: tablee.Match, people: list[Mate]) -> None:
        self.match = match
        self.people = people

    @property
    def active(self) -> Mate:
        active: int = self.match.state.active
        return self.people[active]

    def step(self, *steps: str) -> None:
        """The active seat slides a cocoon (``B``) or places what lies in the hole (``>B``)."""
        for step in steps:
            actor = self.active
            if step == ".":
                actor.button("Leave it here|Laisser sur place").click()
            else:
                actor.press(read(step)["cocoon"])
            go(self.match, step)
            self.all_hear()

    def walk(self, *slots: int) -> None:
        """Lead the free slot over these slots, and every guardian home."""
        for slot in slots:
            self.step(cocoon_at(self.match, slot))
            if self.match.state.phase == "guardian":
                guardian = self.match.state.slots[slot].guardian
                self.step(f">{home_of(self.match, guardian)}")

    def all_hear(self) -> None:
        """Everybody's page has come as far as the game beside it."""
        state = self.match.state
        for each in self.people:
            each.wait(
                lambda message: (
                    message["eyes"][0]["view"]["turn"] == state.turn
                    and message["eyes"][0]["view"]["phase"] == state.phase
                    and message["eyes"][0]["view"]["free"] == state.free
                )
            )


def team(server: Server, person: NewPerson, match: tablee.Match) -> Team:
    """One browser for each seat; the first has brought the box, the others follow its link."""
    people = gathered(server, person, match, Mate)
    for each in people:
        each.page.wait_for_selector(".cocoons-stage")
    return Team(match, people)
