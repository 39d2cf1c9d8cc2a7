"""A person at a browser, as far as a program can be one: sees the page, clicks, types."""

import json
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket

import tablee

FLAGS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--enable-unsafe-swiftshader",  # WebGL without a graphics card
]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 900}


def legal_swaps(view: dict[str, Any]) -> list[tuple[str, str]]:
    """Where the towers may go (CX-67, CX-69): what a person finds by thinking."""
    rules = tablee.game("cortexcape").rules
    state = rules.guess(tablee.from_json("cortexcape", json.dumps(view)), Random(1))
    (seat,) = rules.waiting(state).seats  # type: ignore[union-attr]
    swaps = rules.sample(state, seat, Random(1)).swaps
    return list(swaps) if isinstance(swaps, tuple) else []


class Person:
    """One browser context, and every message its sockets received."""

    patience = 600  # looks at the last message, 20 ms apart

    def __init__(self, browser: Browser, *, locale: str = "en-GB", phone: bool = False) -> None:
        self.context = browser.new_context(
            locale=locale,
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            reduced_motion="reduce",
        )
        self.page: Page = self.context.new_page()
        self.frames: list[str] = []
        self.errors: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.extend(str(data).split("\n")))

    @property
    def last(self) -> dict[str, Any]:
        """The last message that told of the whole position."""
        found = self._last()
        assert found is not None, "nothing was heard yet"
        return found

    def _last(self) -> dict[str, Any] | None:
        for frame in reversed(self.frames):
            message: dict[str, Any] = json.loads(frame)
            if message["type"] in ("welcome", "moved"):
                return message
        return None

    def wait(self, what: Any) -> None:
        """Until something is true of the last message."""
        for _ in range(self.patience):
            if (last := self._last()) is not None and what(last):
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"waited in vain; the last was {self.frames[-1:]}")

    def hear(self, kind: str) -> None:
        """Until an event of a type has come."""
        self.wait(lambda _: any(f'"type":"{kind}"' in frame for frame in self.frames))

    def spot(self, name: str) -> None:
        """Pick a door, a corridor or an exit by keyboard."""
        self.page.locator(f'[data-cx-id="{name}"]').focus()
        self.page.keyboard.press("Enter")

    def confirm(self) -> None:
        self.page.locator(".cx-confirm").click()

    def take_turn(self) -> None:
        """Do what the table waits for, on the board, and wait until it is done."""
        before = self.last
        (eye,) = [each for each in before["eyes"] if each["seat"] in before["waiting"]["seats"]]
        getattr(self, f"_{eye['view']['phase']}")(eye)
        self.wait(lambda message: message["seq"] > before["seq"])

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
