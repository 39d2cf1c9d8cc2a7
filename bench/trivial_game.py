"""A trivial game, to measure the server and not the rules: two seats click in turn, for ever."""

from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint
from random import Random
from typing import Any

from msgspec import Struct

from tablee.core import registry
from tablee.core.game import Examples, Game, Types
from tablee.core.protocol import (
    Decide,
    Decision,
    Move,
    Notation,
    Offer,
    Refusal,
    Rules,
    Seat,
    Step,
    Unreadable,
    Waiting,
)


class Base(Struct, frozen=True, tag_field="type"):
    pass


class Click(Base, frozen=True, tag="click"):
    pass


class Clicked(Base, frozen=True, tag="clicked"):
    seat: int


class Never(Base, frozen=True, tag="never"):
    """There is no luck."""


class State(Base, frozen=True, tag="state"):
    clicks: int = 0
    seats: int = 2
    at_ms: int = 0


class View(Base, frozen=True, tag="view"):
    clicks: int


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class ClickRules:
    def setup(self, seats: int, options: Options) -> State:
        return State()

    def waiting(self, state: State) -> Waiting:
        return Decide((Seat(state.clicks % 2),))

    def offer(self, state: State, seat: Seat) -> Offer[Click]:
        return Offer(seat, tuple(self.actions(state, seat)))

    def actions(self, state: State, seat: Seat) -> Iterator[Click]:
        if seat == state.clicks % 2:
            yield Click()

    def check(self, state: State, move: Move) -> Refusal | None:
        if not isinstance(move, Decision) or isinstance(move.action, Unreadable):
            return Refusal("malformed", "")
        return None if move.seat == state.clicks % 2 else Refusal("not_your_turn", "")

    def apply(self, state: State, move: Move) -> Step[State, Clicked]:
        return (State(state.clicks + 1), (Clicked(state.clicks % 2),))

    def draw(self, state: State, rng: Random) -> Never:
        raise AssertionError("no luck is owed")

    def sample(self, state: State, seat: Seat, rng: Random) -> Click:
        return Click()

    def view(self, state: State, seat: Seat | None) -> View:
        return View(state.clicks)

    def redact(self, event: Clicked, seat: Seat | None) -> Clicked:
        return event

    def guess(self, view: View, rng: Random) -> State:
        return State(view.clicks)

    def flaw(self, state: State) -> str | None:
        return None

    def script(self, state: State, setup: Any) -> tuple[Never, ...]:
        return ()


class ClickNotation:
    def write(self, state: State, action: Click) -> str:
        return "click"

    def read(self, state: State, text: str) -> Click:
        return Click()

    def write_position(self, state: State) -> str:
        return str(state.clicks)

    def read_position(self, text: str) -> State:
        return State(int(text))

    def transcript(self, played: Sequence[tuple[State, Move]], final: State) -> str:
        return "click " * len(played)

    def tell(self, state: State, event: Clicked, language: str) -> None:
        return None

    def explain(self, refusal: Refusal, language: str) -> str:
        return refusal.code


GAME: Game[State, Click, Never, Clicked, View] = Game(
    slug="click",
    title="Click",
    seats=(2,),
    rules=Rules.of(ClickRules()),
    types=Types(
        state=State,
        action=Click,
        outcome=Never,
        event=Clicked,
        view=View,
        options=Options,
        setup=Options,
    ),
    notation=Notation.of(ClickNotation()),
    levels={},
    stand_in="random",
    examples=Examples(endings=()),
)


def register() -> None:
    """Let this process know the game, as a package with an entry point would."""
    entry = EntryPoint("click", "trivial_game:GAME", registry.ENTRY_POINTS)
    registry._outside().games["click"] = GAME, entry
