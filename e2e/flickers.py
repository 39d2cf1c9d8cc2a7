"""People who flick penguins in browsers; first they try it out, with the table's own physics."""

import json
import re
from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import product
from math import atan2, cos, degrees, dist, radians, sin
from typing import Any

from players import Person
from playwright.sync_api import Browser, Locator, expect

from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import Point, school
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.model.facts import Happening, Passed, Touched
from tablee.games.icecool.model.flick import FULL_TURN, THOUSANDTHS, Flick
from tablee.games.icecool.physics.referee import referee
from tablee.games.icecool.physics.simulate import Shot, simulate

Spots = dict[int, Point]
Pixel = tuple[float, float]
Wanted = Callable[[tuple[Happening, ...], Spots], bool]

BELLY, CROWN = 115, 420  # tenths of a millimetre: where a finger slides a penguin, or makes it jump
DIALS = {
    "direction": 100,
    "power": 10,
    "offset": 10,
    "height": 10,
}  # in one of a dial
TRIES = 150
SOON = 30_000  # ms: on a busy machine, without a graphics card


# -- tried out before ------------------------------------------------------------------------------


def spots_of(view: dict[str, Any]) -> Spots:
    players = enumerate(view["players"])
    return {seat: tuple(each["spot"]) for seat, each in players if each["spot"] is not None}


def first_that(spots: Spots, seat: int, wanted: Wanted, tries: Iterable[Flick]) -> Flick:
    """The first flick that goes as wanted; a table without tremor will see the same."""
    starts = tuple(Standing(Seat(each), *at) for each, at in sorted(spots.items()))
    for flick, _ in zip(tries, range(TRIES), strict=False):
        verdict = referee(simulate(Shot(starts, Seat(seat), flick)))
        if wanted(verdict.happenings, {end.seat: end.at for end in verdict.ends}):
            return flick
    raise AssertionError(f"no flick of seat {seat} goes so from {spots}")


def around(spots: Spots, seat: int, target: Point, height: int = BELLY) -> Iterator[Flick]:
    """Straight at a target, then a little beside it, harder and softer."""
    (x, y), (to_x, to_y) = spots[seat], target
    straight = round(degrees(atan2(to_y - y, to_x - x)) * 100)
    powers = (600, 500, 720, 420, 850, 340) if height < CROWN else (900, 980, 820, 740)
    for beside, power in product((0, 150, -150, 350, -350, 700, -700, 1200, -1200), powers):
        yield Flick((straight + beside) % FULL_TURN, power, 0, height)


def doorway(door: str) -> Point:
    found = school().door[door]
    return (found.at, found.centre) if found.axis == "x" else (found.centre, found.at)


def through(view: dict[str, Any], seat: int, door: str, *also: Wanted) -> Flick:
    """Through a door, and nobody is met on the way."""
    spots = spots_of(view)

    def wanted(facts: tuple[Happening, ...], ends: Spots) -> bool:
        is_through = any(isinstance(each, Passed) and each.door == door for each in facts)
        meets = any(isinstance(each, Touched) for each in facts)
        return is_through and not meets and all(each(facts, ends) for each in also)

    return first_that(spots, seat, wanted, around(spots, seat, doorway(door)))


def against(view: dict[str, Any], seat: int, other: int) -> Flick:
    """Into another penguin."""
    spots = spots_of(view)

    def wanted(facts: tuple[Happening, ...], ends: Spots) -> bool:
        pairs = [{each.seat, each.other} for each in facts if isinstance(each, Touched)]
        return {seat, other} in pairs

    return first_that(spots, seat, wanted, around(spots, seat, spots[other]))


# -- at a browser ----------------------------------------------------------------------------------


def spot_on_plan(transform: str | None) -> Point:
    """Millimetres on paper, y downwards, as a point of the school."""
    told = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", transform or "")
    assert told is not None, transform
    return float(told[1]) / 1000, 0.52 - float(told[2]) / 1000


def near(one: Point, other: Point) -> bool:
    """Half a millimetre: recordings are a little coarser than positions."""
    return dist(one, other) < 0.0005


class Flicker(Person):
    """Sits at a seat or watches; sees the plan, and no flick is played unless it is enlivened."""

    patience = 1500  # a worker that simulates takes a while to wake up
    stage = "plan"

    def __init__(self, browser: Browser, *, locale: str = "en-GB", phone: bool = False) -> None:
        super().__init__(browser, locale=locale, phone=phone)
        self.context.add_init_script(
            "if (location.protocol.startsWith('http'))"
            f" localStorage['tablee.icecool.stage'] ??= '{self.stage}'"
        )

    def enliven(self) -> None:
        """From now on flicks are played."""
        self.page.emulate_media(reduced_motion="no-preference")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(name))

    def sees(self, wanted: Callable[[dict[str, Any]], Any]) -> None:
        """Until something is true of the view that came last."""
        self.wait(lambda message: wanted(message["eyes"][0]["view"]))

    def until(self, is_so: Callable[[], bool]) -> None:
        """Until the page shows something."""
        for _ in range(150):
            if is_so():
                return
            self.page.wait_for_timeout(150)
        raise AssertionError("it is never shown")

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """The events of a type that came to this screen, for all of its eyes."""
        messages = [json.loads(frame) for frame in self.frames if f'"{kind}"' in frame]
        eyes = [eye for message in messages for eye in message.get("eyes", [])]
        return [event for eye in eyes for event in eye["events"] if event["type"] == kind]

    # -- what to do --------------------------------------------------------------------------------

    def dial(self, name: str) -> Locator:
        return self.page.locator(f".ice-dial-{name} input[type=number]")

    def dialled(self, name: str) -> float:
        return float(self.dial(name).input_value())

    def fine_tune(self) -> None:
        """Unfold the four numbers, once."""
        if self.page.locator(".ice-fine[open]").count() == 0:
            self.page.locator(".ice-fine summary").click()

    def aim(self, flick: Flick) -> None:
        """Type the four numbers."""
        self.fine_tune()
        for name, per in DIALS.items():
            self.dial(name).fill(str(getattr(flick, name) / per))

    def release(self) -> None:
        """The button that flicks, and wait for what came of it."""
        before = self.view["flicks"]
        self.page.locator(".ice-aim-panel button[type=submit]").click()
        self.sees(lambda view: view["flicks"] > before)

    def flick(self, flick: Flick) -> None:
        self.aim(flick)
        self.release()

    def pull(self, seat: int, flick: Flick) -> None:
        """Take hold of a penguin on the plan and pull it back, with the mouse; it is not let go."""
        at, hand = self.pulled(seat, flick)
        mouse = self.page.mouse
        mouse.move(*at)
        mouse.down()
        mouse.move((at[0] + hand[0]) / 2, (at[1] + hand[1]) / 2)
        mouse.move(*hand)

    def pulled(self, seat: int, flick: Flick) -> tuple[Pixel, Pixel]:
        """Where the penguin is on the screen, and where a hand lets go for about this flick."""
        at = self.at(spots_of(self.view)[seat])
        stage = self.page.locator(".ice-stage").bounding_box()
        assert stage is not None
        full = min(max(0.3 * min(stage["width"], stage["height"]), 96), 220)  # web: pulling.ts
        away = 16 + (full - 16) * (flick.power / THOUSANDTHS) ** 2
        angle = radians(flick.direction / 100)
        return at, (at[0] - cos(angle) * away, at[1] + sin(angle) * away)

    def enter(self) -> None:
        self.button("Put it on the circle|sur le cercle").click()
        self.sees(lambda view: view["phase"] == "aim")

    def at(self, spot: Point) -> Pixel:
        """A point of the floor, on the screen (of the plan)."""
        found: list[float] = self.page.evaluate(
            """([x, y]) => {
              const plan = document.querySelectorAll('.ice-plan svg')[1]
              const at = new DOMPoint(x * 1000, (0.52 - y) * 1000)
              const { x: left, y: top } = at.matrixTransform(plan.getScreenCTM())
              return [left, top]
            }""",
            [*spot],
        )
        return found[0], found[1]

    def drawn(self, seat: int) -> Point:
        """Where the plan shows a penguin just now."""
        body = self.page.locator(f".ice-plan g[data-seat='{seat}'] [data-part=body]")
        return spot_on_plan(body.get_attribute("transform"))

    def shows(self, seat: int, spot: Point) -> bool:
        """Whether the plan has a penguin there."""
        return near(self.drawn(seat), spot)

    # -- what is played ----------------------------------------------------------------------------

    @property
    def reel(self) -> Locator:
        """The bar that is there while a flick is watched."""
        return self.page.get_by_test_id("ice-reel")

    def watched(self) -> None:
        """Until nothing is played any more."""
        expect(self.reel).to_have_count(0)

    @contextmanager
    def seeing(self, what: str) -> Iterator[None]:
        """Something comes in the meantime, be it for a short while."""
        self.page.evaluate(
            """(what) => {
              window.seen = false
              new MutationObserver((_, self) => {
                window.seen ||= document.querySelector(what) !== null
                if (window.seen) self.disconnect()
              }).observe(document.body, { subtree: true, childList: true })
            }""",
            what,
        )
        yield
        self.until(lambda: bool(self.page.evaluate("window.seen")))

    def in_3d(self) -> None:
        """Look at the school in three dimensions, and make sure that it is drawn."""
        if self.page.locator(".ice-stage canvas").count() == 0:
            self.page.get_by_role("button", name="3D").click()
        expect(self.page.locator(".ice-stage canvas")).to_be_visible()
        self.until(lambda: bool(self.page.evaluate(HAS_GREEN, self.picture())))

    def picture(self) -> str:
        """The stage as it looks just now."""
        return b64encode(self.page.locator(".ice-stage canvas").screenshot()).decode()

    def still(self) -> str:
        """The same, once nothing moves in it."""
        seen = [""]

        def is_still() -> bool:
            seen.append(self.picture())
            return seen[-1] == seen[-2]

        self.until(is_still)
        return seen[-1]

    # -- without a mouse ---------------------------------------------------------------------------

    def reach(self, what: str, key: str = "Tab") -> None:
        """Press a key until the element with the focus matches a selector."""
        for _ in range(150):
            if self.page.evaluate("(s) => document.activeElement?.matches(s) ?? false", what):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {what}")


class Finger(Flicker):
    """Plays on a phone, with a finger."""

    touch = True

    def drag(self, start: Pixel, *way: Pixel) -> None:
        """Put the finger down, move it, lift it."""
        finger = self.context.new_cdp_session(self.page)
        for kind, point in (("touchStart", start), *(("touchMove", each) for each in way)):
            points = [{"x": point[0], "y": point[1]}]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        finger.detach()


class Watcher(Flicker):
    """Sees the school in three dimensions; in a small window, as no graphics card helps here."""

    stage = "3d"

    def __init__(self, browser: Browser, *, locale: str = "en-GB", phone: bool = False) -> None:
        super().__init__(browser, locale=locale, phone=phone)
        self.page.set_viewport_size({"width": 960, "height": 600})


# The table is brown, the floor of the gymnasium is green.
HAS_GREEN = """async (picture) => {
  const image = new Image()
  image.src = 'data:image/png;base64,' + picture
  await image.decode()
  const small = new OffscreenCanvas(64, 64).getContext('2d')
  small.drawImage(image, 0, 0, 64, 64)
  const { data } = small.getImageData(0, 0, 64, 64)
  let green = 0
  for (let at = 0; at < data.length; at += 4) green += data[at + 1] > data[at] + 8
  return green > 100
}"""
