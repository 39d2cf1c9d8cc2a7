"""Matches, a game of another package that draws its own board: take one to three, not the last."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tablee.core.errors import BadNotation
from tablee.core.game import Box, Examples, Game, Level, NoLuck, Types
from tablee.core.protocol import (
    Decide,
    Decision,
    Leave,
    Move,
    Notation,
    Offer,
    Over,
    Refusal,
    Result,
    Rules,
    Seat,
    Step,
    Unreadable,
    Waiting,
)


class Base(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Take(Base, frozen=True, tag="take"):
    count: int


class Taken(Base, frozen=True, tag="taken"):
    seat: int
    count: int


class SeatLeft(Base, frozen=True, tag="seat_left"):
    seat: int


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    matches: Annotated[int, Meta(ge=4, le=40, examples=[8, 15, 21])] = 15


class State(Base, frozen=True, tag="state"):
    seats: int
    at_ms: int
    matches: int
    turn: int
    loser: int | None


class View(Base, frozen=True, tag="view"):
    seats: int
    at_ms: int
    matches: int
    turn: int
    loser: int | None


Action = Take | Leave
Event = Taken | SeatLeft


class MatchesRules:
    def setup(self, seats: int, options: Options) -> State:
        return State(seats, 0, options.matches, 0, None)

    def waiting(self, state: State) -> Waiting:
        if state.loser is None:
            return Decide((Seat(state.turn),))
        winners = tuple(Seat(seat) for seat in range(state.seats) if seat != state.loser)
        scores = tuple(int(seat != state.loser) for seat in range(state.seats))
        ranks = tuple(2 - score for score in scores)
        return Over(Result("left" if state.matches else "last_match", winners, scores, ranks))

    def offer(self, state: State, seat: Seat) -> Offer[Action]:
        return Offer(seat, tuple(self.actions(state, seat)))

    def actions(self, state: State, seat: Seat) -> Iterator[Action]:
        if state.loser is None and seat == state.turn:
            yield from (Take(count) for count in range(1, min(3, state.matches) + 1))

    def check(self, state: State, move: Move) -> Refusal | None:
        if not isinstance(move, Decision) or state.loser is not None:
            return Refusal("not_now", "MA-1")
        if isinstance(move.action, Unreadable):
            return Refusal("malformed", "MA-2", {"problem": move.action.problem})
        if isinstance(move.action, Leave):
            return None
        if move.seat != state.turn:
            return Refusal("not_your_turn", "MA-3")
        is_legal = 1 <= move.action.count <= min(3, state.matches)
        return None if is_legal else Refusal("no_such_count", "MA-4")

    def apply(self, state: State, move: Move) -> Step[State, Event]:
        assert isinstance(move, Decision)
        seat = move.seat
        if isinstance(move.action, Leave):
            return (replace(state, loser=seat), (SeatLeft(seat),))
        left = state.matches - move.action.count
        after = replace(state, matches=left, turn=(seat + 1) % state.seats)
        told = (Taken(seat, move.action.count),)
        return (after if left else replace(after, loser=seat), told)

    def draw(self, state: State, rng: Random) -> NoLuck:
        raise AssertionError("no luck is ever owed")

    def sample(self, state: State, seat: Seat, rng: Random) -> Action:
        return rng.choice([*self.actions(state, seat)])

    def view(self, state: State, seat: Seat | None) -> View:
        return View(state.seats, state.at_ms, state.matches, state.turn, state.loser)

    def redact(self, event: Event, seat: Seat | None) -> Event:
        return event

    def guess(self, view: View, rng: Random) -> State:
        return State(view.seats, view.at_ms, view.matches, view.turn, view.loser)

    def flaw(self, state: State) -> str | None:
        return None if state.matches >= 0 else "fewer matches than none"

    def script(self, state: State, setup: Any) -> tuple[NoLuck, ...]:
        return ()


class MatchesNotation:
    def write(self, state: State, action: Action) -> str:
        return "leave" if isinstance(action, Leave) else f"take {action.count}"

    def read(self, state: State, text: str) -> Action:
        if text == "leave":
            return Leave()
        if text.startswith("take ") and text[5:].isdecimal():
            return Take(int(text[5:]))
        raise BadNotation(f"{text!r} is neither `take 1` nor `leave`")

    def write_position(self, state: State) -> str:
        return msgspec.json.encode(state).decode()

    def read_position(self, text: str) -> State:
        return msgspec.json.decode(text, type=State)

    def transcript(self, played: Sequence[tuple[State, Move]], final: State) -> str:
        told = [self.write(at, move.action) for at, move in played if isinstance(move, Decision)]
        return ", ".join(told)

    def tell(self, state: State, event: Event, language: str) -> str:
        seat = event.seat + 1
        if isinstance(event, SeatLeft):
            return f"La place {seat} s’en va." if language == "fr" else f"Seat {seat} leaves."
        count = event.count
        return (
            f"La place {seat} prend {count}." if language == "fr" else f"Seat {seat} takes {count}."
        )

    def explain(self, refusal: Refusal, language: str) -> str:
        return "Impossible." if language == "fr" else "That is not possible."


class Quick:
    """Takes one."""

    def choose(self, view: View, offer: Offer[Action], rng: Random) -> Action:
        return offer.actions[0]


GAME: Game[State, Action, NoLuck, Event, View] = Game(
    slug="matches",
    title="Matches",
    seats=(2, 3),
    box=Box(hue=48, line={"en": "Who takes the last match loses.", "fr": "La dernière perd."}),
    rules=Rules.of(MatchesRules()),
    notation=Notation.of(MatchesNotation()),
    types=Types(state=State, action=Action, event=Event, view=View, options=Options),
    levels={"quick": Level(Quick)},
    stand_in="quick",
    examples=Examples(endings=("last_match", "left")),
)
