"""Newcomers with a phone in their hand, who do what the guide says and otherwise play on."""

import os
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from players import Person
from real_server import Server

import tablee
from tablee.core.codec import codec

LOOK = """() => {
  const card = document.querySelector('[data-testid=guide]')
  if (!card) return null
  const button = card.querySelector('.guide-next')
  return { step: card.dataset.step, words: card.innerText, button: button?.innerText ?? '' }
}"""

# The thing lies on the screen as a whole, and neither the card nor a bar lies over it.
SEEN = """() => {
  const target = document.querySelector('[data-guided]')
  if (!target) return 'nothing is pointed at'
  const { left, top, right, bottom, width, height } = target.getBoundingClientRect()
  const box = [left, top, right, bottom].map(Math.round).join(' ')
  const isOn = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1
  if (!isOn) return 'beyond the screen: ' + box
  for (const [x, y] of [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]]) {
    const at = document.elementFromPoint(left + x * width, top + y * height)
    const over = at?.closest('[data-testid=guide], nav, header > *, dialog, .coolock-dock')
    if (!at || (over && !over.contains(target))) return `under ${over?.className}: ${box}`
  }
  return ''
}"""


class Card(NamedTuple):
    """What the guide shows just now."""

    step: str
    words: str
    button: str


class Learner(Person):
    """Reads every card, and notes which came and whether what it spoke of could be seen."""

    touch = True
    slug = ""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.shown: list[str] = []
        self.told: dict[str, str] = {}
        self.hidden: dict[str, str] = {}

    def begin(self, server: Server) -> None:
        self.page.goto(server.url)
        title = tablee.game(self.slug).title
        name = re.compile(f"(Learn in two minutes|Apprendre en deux minutes).*{re.escape(title)}")
        self.page.get_by_role("button", name=name).tap()
        self.page.wait_for_url(re.compile("guide"))
        self.page.get_by_test_id("guide").wait_for()

    def card(self) -> Card | None:
        found = self.page.evaluate(LOOK)
        return Card(**found) if found else None

    @property
    def is_over(self) -> bool:
        over: bool = self.last["waiting"]["type"] == "over"
        return over

    @property
    def is_asked(self) -> bool:
        waiting = self.last["waiting"]
        return waiting["type"] == "decide" and self.seat in waiting["seats"]

    def follow(self, play: Callable[[str], None], until: str = "") -> None:
        """To the end, or to a step: read what is to be read, do what is to be done."""
        for _ in range(600):
            card = self.card()
            if card is None:
                told = (self.shown[-3:], self.page.url, self.page.locator("body").inner_text())
                assert "end" in self.shown, f"the guide is gone: {told}"
                return
            self._note(card)
            if until and card.step == until:
                return
            if card.button:
                self._read(card)
            elif self.is_asked:
                play(card.step)
            else:
                self._wait(card)
        raise AssertionError("no end")

    def _note(self, card: Card) -> None:
        if not card.step or card.step in self.shown:
            return
        self.shown.append(card.step)
        self.told[card.step] = card.words
        trouble = ""
        for _ in range(200):
            trouble = self.page.evaluate(SEEN)
            if not trouble:
                break
            self.page.wait_for_timeout(50)
        if trouble:
            self.hidden[card.step] = trouble
        if folder := os.environ.get("TABLEE_E2E_PICTURES"):
            name = f"{self.slug}_{len(self.shown):02}_{card.step}.png"
            self.page.screenshot(path=str(Path(folder) / name))

    def _read(self, card: Card) -> None:
        self.page.get_by_test_id("guide").get_by_role("button", name=card.button, exact=True).tap()
        self._wait(card)

    def _wait(self, card: Card) -> None:
        """Until another card is shown, or the table has gone on."""
        seq = self.last["seq"]
        for _ in range(self.patience):
            is_free = self.is_asked and not card.button
            if is_free or self.card() != card or self.last["seq"] != seq:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing happens: {card}")

    def leaves(self, step: str) -> None:
        """Until what the card asks for is done."""
        for _ in range(self.patience):
            card = self.card()
            if card is None or card.step != step:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{step} is not done")

    def advice(self, level: str = "hard") -> dict[str, Any]:
        """What a bot would do in this place."""
        game = tablee.game(self.slug)
        readers = codec(game)
        view = tablee.from_json(self.slug, tablee.to_json(self.view))
        offer = readers.offer(self.last["eyes"][0]["offer"])
        chosen = game.levels[level].make().choose(view, offer, Random(self.last["seq"]))
        action: dict[str, Any] = tablee.to_plain(chosen)
        return action

    def choose(self, action: dict[str, Any]) -> None:
        """One of the listed actions, in the drawer, which is closed again."""
        seq = self.last["seq"]
        number = self.offered().index(action)
        if self.page.locator("dialog[open] .actions").count() == 0:
            self.page.get_by_role("navigation").get_by_role("button", name="Actions").tap()
        self.page.locator("dialog[open] .actions button").nth(number).tap()
        self.wait(lambda message: message["seq"] > seq)
        if self.page.locator("dialog[open]").count() > 0:
            self.page.keyboard.press("Escape")
