"""People who play Cortexcape, on the board and by keyboard."""

import json
from random import Random
from typing import Any

from players import Person

import tablee


def legal_swaps(view: dict[str, Any]) -> list[tuple[str, str]]:
    """Where the towers may go (CX-67, CX-69): what a person finds by thinking."""
    rules = tablee.game("cortexcape").rules
    state = rules.guess(tablee.from_json("cortexcape", json.dumps(view)), Random(1))
    (seat,) = rules.waiting(state).seats  # type: ignore[union-attr]
    swaps = rules.sample(state, seat, Random(1)).swaps
    return list(swaps) if isinstance(swaps, tuple) else []


class Builder(Person):
    """Builds, locks and walks as the table asks."""

    def spot(self, name: str) -> None:
        """Pick a door, a corridor or an exit by keyboard."""
        self.page.locator(f'[data-cx-id="{name}"]').focus()
        self.page.keyboard.press("Enter")

    def confirm(self) -> None:
        self.page.locator(".cx-confirm").click()

    def take_turn(self) -> None:
        """Do what the table waits for, on the board, and wait until it is done."""
        before = self.last
        self.act()
        self.wait(lambda message: message["seq"] > before["seq"])

    def act(self) -> None:
        """The same, whatever comes of it."""
        last = self.last
        (eye,) = [each for each in last["eyes"] if each["seat"] in last["waiting"]["seats"]]
        getattr(self, f"_{eye['view']['phase']}")(eye)

    def _draw(self, eye: dict[str, Any]) -> None:
        self.page.locator(".cx-fist-left").click()

    def _build(self, eye: dict[str, Any]) -> None:
        if eye["offer"]["open"][0]["bounds"]["hand"]:
            self._fill()
        for tower, target in legal_swaps(eye["view"]):
            self.spot(tower)
            self.spot(target)
        self.confirm()

    def _fill(self) -> None:
        self.page.locator(".cx-quiet").first.click()

    def _lock(self, eye: dict[str, Any]) -> None:
        action = eye["offer"]["actions"][-1]
        self.spot(action["start"])
        self.spot(action["exit"])
        self.confirm()

    def _path(self, eye: dict[str, Any]) -> None:
        action = min(eye["offer"]["actions"], key=lambda each: len(each["doors"]))
        if len(eye["offer"]["actions"]) > 1:
            for door in action["doors"]:
                self.spot(door)
        self.confirm()
