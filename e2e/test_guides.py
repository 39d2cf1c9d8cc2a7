"""A first game of each kind, as a newcomer with a phone plays it: only by what the guide says."""

from typing import TypeVar

from builders import Builder
from known_tables import NewPerson
from learners import Learner
from real_server import Server

L = TypeVar("L", bound=Learner)


def newcomer(person: NewPerson, kind: type[L], locale: str = "en-GB") -> L:
    made = person(kind=kind, phone=True, locale=locale)
    assert isinstance(made, kind)
    return made


def check(one: Learner, line: str, *, asides: str = "", unpointed: str = "end") -> None:
    """Every step was shown once, in order, with its thing in sight; surprises come in between."""
    steps = [step for step in one.shown if step not in asides.split()]
    assert steps == line.split()
    hidden = {step: why for step, why in one.hidden.items() if step not in unpointed.split()}
    assert hidden == {}
    assert one.is_over


class LearningBuilder(Learner, Builder):
    """Builds as told; later as a practised builder does."""

    slug = "cortexcape"

    def do(self, step: str) -> None:
        page = self.page
        if step == "piece":
            page.locator(".cx-tray-piece").first.tap()
            page.locator(".cx-pickable").first.tap()
        elif step == "fill":
            page.get_by_role("button", name="Compléter").tap()
        elif step == "confirm":
            seq = self.last["seq"]
            page.get_by_role("button", name="Valider").tap()
            self.wait(lambda message: message["seq"] > seq)
        else:
            self.take_turn()
            return
        card = self.card()
        for _ in range(self.patience):
            if card is None or self.card() != card or card.step != step:
                return
            page.wait_for_timeout(20)


def test_a_first_labyrinth(server: Server, person: NewPerson) -> None:
    """Build, lock, walk, pay and count, in French."""
    one = newcomer(person, LearningBuilder, "fr-FR")
    one.begin(server)
    one.follow(one.do)
    check(one, "aim piece fill confirm locked walk paid lock income rebuild scores end")
