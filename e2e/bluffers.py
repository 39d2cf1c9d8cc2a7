"""People who play Cups, a game of another package, on the board that the page makes for it."""

import json
import re
from typing import Any

from players import Person
from playwright.sync_api import expect
from real_server import Server

KEEP = """
const asked = window.fetch
window.fetch = async (...request) => {
  const answer = await asked(...request)
  answer.clone().text().then(window.keepAnswer).catch(() => undefined)
  return answer
}
"""


def open_table(one: Person, server: Server, slug: str, *seats: str, **options: str) -> None:
    """From the home page to a table of a game, with these holders of its seats."""
    page = one.page
    page.goto(server.url)
    page.goto(f"{server.url}/#{slug}")
    form = page.locator("form.sheet")
    form.locator(".counts label", has_text=str(len(seats))).click()
    selects = form.locator(".holders select")
    expect(selects).to_have_count(len(seats))
    for number, seat in enumerate(seats):
        selects.nth(number).select_option(seat)
    for name, value in options.items():
        form.locator(".options label", has_text=re.compile(name)).locator("select").select_option(
            value
        )
    form.locator("button[type=submit]").click()
    page.wait_for_url(re.compile("/t/"))


class Bluffer(Person):
    """Bids a little more each time, and doubts what is too much; keeps all that it was sent."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.answers: list[str] = []
        self.page.expose_function("keepAnswer", self._keep)
        self.page.add_init_script(KEEP)

    def _keep(self, text: str) -> None:
        """Of a game that is over, the story holds no secrets back."""
        last = self._last()
        if last is None or last["waiting"]["type"] != "over":
            self.answers.append(text)

    @property
    def seals(self) -> set[str]:
        """The secrets of its own seats so far."""
        eyes = [eye for frame in self.frames for eye in json.loads(frame).get("eyes", [])]
        return {str(eye["view"]["my_seal"]) for eye in eyes if eye["view"]["my_seal"]}

    def received(self) -> str:
        """Every byte of every message, and of every answer until the end."""
        return "\n".join([*self.frames, *self.answers])

    def take_turn(self) -> None:
        before = self.last
        (eye,) = [each for each in before["eyes"] if each["seat"] in before["waiting"]["seats"]]
        curtain = self.page.get_by_test_id("curtain").get_by_role("button")
        if len(before["eyes"]) > 1:
            curtain.or_(self.page.get_by_test_id("ob-ways")).first.wait_for()
            if curtain.count():
                curtain.click()
        bid = eye["view"]["standing_bid"]
        if bid is not None and bid["count"] >= eye["view"]["seats"]:
            self.page.get_by_role("button", name=re.compile("^(Doubt|Douter)$")).click()
        else:
            self.bid(eye["offer"]["open"][0]["bounds"]["min_count"], 6)
        self.wait(lambda message: message["seq"] > before["seq"])

    def bid(self, count: int, face: int) -> None:
        """Choose both and send them."""
        form = self.page.get_by_test_id("ob-form")
        for at, value in enumerate((count, face)):
            chips = form.get_by_test_id("ob-chips").nth(at)
            chips.get_by_role("radio", name=str(value), exact=True).check()
        form.locator("button[type=submit]").click()
