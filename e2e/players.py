"""A person at a browser, as far as a program can be one: sees the page, clicks, types."""

import json
from typing import Any, Literal

from playwright.sync_api import Browser, Page, WebSocket

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

AT_TEMPO = """
if (location.protocol.startsWith('http') && !localStorage.getItem('tablee.settings'))
  localStorage.setItem('tablee.settings', JSON.stringify({{ tempo: '{tempo}' }}))
"""


class Person:
    """One browser context, and every message its sockets received."""

    patience = 1500  # looks at the last message, 20 ms apart
    touch = False  # with a finger, not with a mouse
    # Nobody but those who test it needs a page that is kept: each would load all of it.
    keeps: Literal["allow", "block"] = "block"

    def __init__(
        self,
        browser: Browser,
        *,
        locale: str = "en-GB",
        phone: bool = False,
        tempo: str = "instant",
        touch: bool = False,
    ) -> None:
        self.context = browser.new_context(
            locale=locale,
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            reduced_motion="reduce",
            has_touch=touch or self.touch,
            is_mobile=touch or self.touch,
            service_workers=self.keeps,
        )
        # These people act on what they have heard, which a page at an easy pace shows only later.
        self.context.add_init_script(AT_TEMPO.format(tempo=tempo))
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

    @property
    def view(self) -> dict[str, Any]:
        """What its first seat sees."""
        view: dict[str, Any] = self.last["eyes"][0]["view"]
        return view

    @property
    def seat(self) -> int:
        """Its first seat."""
        seat: int = self.last["eyes"][0]["seat"]
        return seat

    def offered(self) -> list[dict[str, Any]]:
        """The listed actions of its first seat."""
        actions: list[dict[str, Any]] = self.last["eyes"][0]["offer"]["actions"]
        return actions
