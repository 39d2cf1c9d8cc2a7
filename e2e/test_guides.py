"""A first game of each kind, as a newcomer with a phone plays it: only by what the guide says."""

import re
from typing import TypeVar

import pytest
from builders import Builder
from flickers import DIALS, Flicker
from known_tables import NewPerson
from learners import Learner
from long import long
from monsters import Gamer
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TookTooLong
from real_server import Server

from tablee.games.icecool.model.flick import Flick

L = TypeVar("L", bound=Learner)


def newcomer(person: NewPerson, kind: type[L], locale: str = "en-GB") -> L:
    made = person(kind=kind, phone=True, locale=locale)
    assert isinstance(made, kind)
    return made


def check(one: Learner, line: str, *, loose: str = "", asides: str = "", bare: str = "end") -> None:
    """Every step was shown once, in order, with its thing in sight; surprises come in between.

    Loose ones wait for what the others do, so they may change places.
    """
    steps = [step for step in one.shown if step not in asides.split()]
    assert sorted(steps) == sorted(line.split())
    fixed = [step for step in steps if step not in loose.split()]
    assert fixed == [step for step in line.split() if step not in loose.split()]
    hidden = {step: why for step, why in one.hidden.items() if step not in bare.split()}
    assert hidden == {}


def check_end(one: Learner) -> None:
    """The game is over, everything is read, and the guide has taken its leave."""
    assert one.is_over
    expect(one.page.get_by_test_id("guide")).to_have_count(0)
    expect(one.page.get_by_test_id("over")).to_be_visible()


LENGTHS = pytest.mark.parametrize(
    "is_whole",
    [False, long(True)],  # noqa: FBT003
    ids=["middle", "end"],
)


def whole(line: str, last: str, *, is_whole: bool) -> tuple[str, str]:
    """All steps of a long game; or those up to one in its middle, and that one."""
    if is_whole:
        return line, ""
    return line[: line.index(last) + len(last)], last


class LearningBuilder(Learner, Builder):
    """Builds as told; later as a practised builder does."""

    slug = "cortexcape"

    def do(self, step: str) -> None:
        page = self.page
        if step == "piece":
            page.get_by_test_id("cx-tray-piece").first.tap()
            page.locator(".cx-pickable").first.tap()
            self.leaves(step)
        elif step in ("fill", "refill"):
            page.get_by_role("button", name="Compléter").tap()
            self.leaves(step)
        elif step == "confirm":
            page.get_by_role("button", name="Valider").tap()
            self.leaves(step)
        elif step == "towers":
            self.build_on()
        else:
            self.take_turn()

    def build_on(self) -> None:
        """The towers only: all else is done."""
        self._fill = lambda: None  # type: ignore[method-assign]
        self.take_turn()
        del self._fill


def test_a_first_labyrinth(server: Server, person: NewPerson) -> None:
    """Build, lock, walk, pay and count, in French."""
    one = newcomer(person, LearningBuilder, "fr-FR")
    one.begin(server)
    one.follow(one.do)
    check(one, "aim piece fill confirm locked walk paid lock income refill towers scores end")
    check_end(one)


class LearningGamer(Learner, Gamer):
    """Turns cards with the keyboard, which is quicker for a program; claims with a finger."""

    slug = "monster_freeze"

    def do(self, step: str) -> None:
        if step == "ready":
            self.page.get_by_role("button", name="On y va").tap()
            self.leaves(step)
        elif self.view["phase"] != "live":
            self.wait(lambda message: message["eyes"][0]["view"]["phase"] in ("live", "over"))
        elif step == "line":
            if self.makes_line():
                self.leaves(step)
        elif step == "claim":
            self.page.get_by_role("button", name="Annoncer", exact=True).tap()
            self.leaves(step)
        elif step == "swap":
            self.swap(self.hand[0])
            self.leaves(step)
        else:
            self.turn()

    def makes_line(self) -> bool:
        """Some line, or a swap for one."""
        seq = self.last["seq"]
        if self._claims(self.missing()):
            return True
        self.swap(next((card for card in self.hand if self._helps(card)), self.hand[0]))
        self.wait(lambda message: message["seq"] > seq)
        return False


def test_first_monsters(server: Server, person: NewPerson) -> None:
    """A line, a claim, a swap, five colours, in French; no sand runs while a card is read."""
    one = newcomer(person, LearningGamer, "fr-FR")
    one.begin(server)
    one.follow(one.do)
    line = "aim cards ready line claim swap colours last end"
    check(one, line, asides="cold", bare="cards end")
    check_end(one)
    assert one.view["rounds"][-1]["reason"] == "five_colours"
    expect(one.page.get_by_test_id("mf-score")).to_be_visible()
    expect(one.page.get_by_text(re.compile("Hors classement|pas classé"))).to_have_count(0)


class LearningHunter(Learner):
    """Rolls and walks with a finger; later from the list of actions, as a good bot would."""

    slug = "coolock"

    def do(self, step: str) -> None:
        seq = self.last["seq"]
        if step == "walk" and self.view["phase"] == "move":
            goals = self.page.locator(".coolock-goal")
            goals.first.wait_for()
            if goals.count() > 1:  # after a 1 there is a single end, chosen from the start
                goals.first.tap()
            goals.first.tap()
        elif {"type": "roll"} in self.offered():
            self.page.get_by_role("button", name="Roll the die").tap()
        else:
            self.choose(self.advice("medium"))
        self.wait(lambda message: message["seq"] > seq)


def test_a_first_night(server: Server, person: NewPerson) -> None:
    """Roll, walk, a piece of one's own, padlocks, ghosts, cards, the whole hexagon."""
    one = newcomer(person, LearningHunter)
    one.begin(server)
    one.follow(one.do)
    line = "aim roll walk portion lock pair ghosts cards half end"
    check(one, line, loose="lock pair ghosts cards half", asides="caught mateCaught black")
    check_end(one)


class LearningMate(Learner):
    """Slides and tells with a finger; later as a good bot would."""

    slug = "cocoons"

    def do(self, step: str) -> None:
        seq = self.last["seq"]
        tell = self.page.get_by_role("button", name="Tell everyone")
        if step == "tell" and tell.count() > 0 and self._tap(tell.first):
            pass
        elif step == "slide":
            self.page.locator(".cocoons-glows .cocoons-top").first.tap()
        elif step == "guardian":
            self.page.get_by_role("button", name="Leave it here").tap()
        else:
            self.choose(self.advice("hard"))
        self.wait(lambda message: message["seq"] > seq)

    @staticmethod
    def _tap(button: Locator) -> bool:
        """Whether it was still there: the mate may have opened another picture meanwhile."""
        try:
            button.tap(timeout=4000)
        except TookTooLong:
            return False
        return True


@LENGTHS
def test_first_cocoons(server: Server, person: NewPerson, *, is_whole: bool) -> None:
    """Slide, find, tell, remember, bring home, end."""
    one = newcomer(person, LearningMate)
    one.begin(server)
    line, last = whole(
        "aim slide guardian tell mate two five home done end", "five", is_whole=is_whole
    )
    one.follow(one.do, last)
    check(one, line, loose="tell mate two", asides="tokens")
    if not last:
        check_end(one)


END = {"type": "end_turn"}


class LearningFlicker(Learner, Flicker):
    """Enters and flicks as told; aims as a bot would."""

    slug = "icecool"

    def do(self, step: str) -> None:
        before = self.last["seq"]
        action = self.advice("medium")
        kind = action["type"]
        if kind == "flick":
            self.flick(Flick(**{name: action[name] for name in DIALS}))
            return
        if kind in ("place_start", "place_catcher"):
            self.page.locator(".ice-do .ice-main").tap()
        elif action in self.offered():
            self.choose(action)
        else:
            self.choose(next((each for each in self.offered() if each == END), self.offered()[0]))
        self.wait(lambda message: message["seq"] > before)


@pytest.mark.usefixtures("patience")
def test_a_first_school_day(server: Server, person: NewPerson) -> None:
    """Enter, aim, fish, cards, being caught, catching; not the rest of four rounds."""
    one = newcomer(person, LearningFlicker)
    one.begin(server)
    one.follow(one.do, "hunt")
    line = "aim enter flick power fish cards round place hunt"
    check(one, line, loose="fish cards", asides="caught retry")
