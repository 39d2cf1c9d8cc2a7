"""People who run through the haunted house of Coolock in browsers, advised by a bot."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

from known_tables import NewPerson, gathered
from players import Person
from real_server import Server

import tablee
from tablee.bots.driver import Driver, take
from tablee.core.codec import codec

Wanted = Callable[[tablee.Match], bool]


class Hunter(Person):
    """Plays what a bot would play in the same place, on the page."""

    def advice(self) -> dict[str, Any]:
        """What the standard bot would do now."""
        game = tablee.game("coolock")
        readers = codec(game)
        view = tablee.from_json("coolock", tablee.to_json(self.view))
        offer = readers.offer(self.last["eyes"][0]["offer"])
        action: dict[str, Any] = tablee.to_plain(
            game.levels["medium"].make().choose(view, offer, Random(1))
        )
        return action

    def play(self, action: dict[str, Any]) -> None:
        """Roll with the button; everything else from the list of actions."""
        seq = self.last["seq"]
        if action["type"] == "roll":
            self.page.locator(".coolock-tray button.coolock-main").click()
        else:
            self.choose(self.offered().index(action))
        self.wait(lambda message: message["seq"] > seq)

    def choose(self, number: int) -> None:
        """One of the listed actions, in the drawer."""
        if self.page.locator("dialog[open] .actions").count() == 0:
            self.page.get_by_role("navigation").get_by_role(
                "button", name=re.compile("Actions")
            ).click()
        listed = self.page.locator("dialog[open] .actions button")
        listed.nth(number).click()

    def goal(self, kind: str) -> None:
        """Choose the first glowing end of a kind on the board, by keyboard."""
        self.page.locator(f".coolock-goal-{kind}").first.focus()
        self.page.keyboard.press("Enter")


def reached(wanted: Wanted, *, seats: int = 3, bot: str = "medium", **options: Any) -> tablee.Match:
    """A game by bots up to the first decision before which something is so."""
    game = tablee.game("coolock")
    for seed in range(200):
        match = tablee.Match.new("coolock", seats=seats, seed=seed, **options)
        bots = [game.levels[bot].make() for _ in range(seats)]
        driver = Driver(match, bots, [Random(seed)] * seats, Random(seed))
        while match.result is None:
            if wanted(match):
                return match
            turn = driver.next_turn()
            assert turn is not None
            take(match, turn)
    raise AssertionError("it never came to that")


def hunters(server: Server, person: NewPerson, match: tablee.Match) -> list[Hunter]:
    people = gathered(server, person, match, Hunter)
    for each in people:
        each.page.wait_for_selector(".coolock-stage")
    return people
