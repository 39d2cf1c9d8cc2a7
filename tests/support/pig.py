"""Pig: a game without secrets and with luck in the middle, written as an author would."""

from collections.abc import Iterator
from random import Random
from typing import Annotated, Any

from msgspec.structs import replace

from tablee.authoring import (
    A_SEAT,
    BY_SEAT,
    Decide,
    Decision,
    Draw,
    Examples,
    Game,
    Leave,
    Level,
    ListedBot,
    Move,
    Nature,
    Outcome,
    Over,
    Record,
    Result,
    Seat,
    Step,
    Types,
    Waiting,
    make_notation,
    make_rules,
)

GOAL = 30


class State(Record, frozen=True):
    seats: int
    at_ms: int
    scores: Annotated[tuple[int, ...], BY_SEAT]
    turn: Annotated[Seat, A_SEAT]
    pot: int = 0
    rolling: bool = False
    left: tuple[Seat, ...] = ()


class Roll(Record, frozen=True):
    pass


class Hold(Record, frozen=True):
    pass


class Die(Record, frozen=True):
    pips: int


class Rolled(Record, frozen=True):
    seat: Annotated[int, A_SEAT]
    pips: int


class Held(Record, frozen=True):
    seat: Annotated[int, A_SEAT]
    points: int


class Setup(Record, frozen=True):
    rolls: tuple[int, ...] = ()


TYPES = Types(
    state=State,
    action=Roll | Hold | Leave,
    outcome=Die,
    event=Rolled | Held,
    view=State,
    setup=Setup,
)


def waiting(state: State) -> Waiting:
    if state.rolling:
        return Draw()
    best = max(state.scores)
    if best < GOAL:
        return Decide((state.turn,), stand_ins=tuple(s for s in state.left if s == state.turn))
    winners = tuple(Seat(seat) for seat, score in enumerate(state.scores) if score == best)
    ranks = tuple(1 + sum(other > score for other in state.scores) for score in state.scores)
    return Over(Result("first_to_goal", winners, state.scores, ranks))


def actions(state: State, seat: Seat) -> Iterator[Roll | Hold]:
    if not state.rolling and seat == state.turn and max(state.scores) < GOAL:
        yield Roll()
        if state.pot:
            yield Hold()


def apply(state: State, move: Move) -> Step[State, Any]:
    following = Seat((state.turn + 1) % state.seats)
    if isinstance(move, Outcome):
        pips = move.drawn.pips
        told = (Rolled(state.turn, pips),)
        if pips == 1:
            return replace(state, rolling=False, pot=0, turn=following), told
        return replace(state, rolling=False, pot=state.pot + pips), told
    assert isinstance(move, Decision)
    state = replace(state, at_ms=move.at_ms)
    if isinstance(move.action, Leave):
        return replace(state, left=(*state.left, Seat(move.seat))), ()
    if isinstance(move.action, Roll):
        return replace(state, rolling=True), ()
    scores = tuple(
        score + state.pot * (seat == state.turn) for seat, score in enumerate(state.scores)
    )
    after = replace(state, scores=scores, pot=0, turn=following)
    return after, (Held(state.turn, state.pot),)


def script(state: State, setup: Setup) -> tuple[Die | None, ...]:
    return tuple(map(Die, setup.rolls))


def pig(**other: Any) -> Any:
    """The game, or one with other rules."""
    rules: Any = make_rules(
        **{
            "setup": lambda seats, _: State(seats, 0, (0,) * seats, Seat(0)),
            "waiting": waiting,
            "actions": actions,
            "apply": apply,
            "draw": lambda _, rng: Die(Random.randint(rng, 1, 6)),
            "fits": lambda _, drawn: isinstance(drawn, Die) and 1 <= drawn.pips <= 6,
            "script": script,
            **other,
        }
    )
    return Game(
        slug="pig",
        title="Pig",
        seats=(2, 3),
        rules=rules,
        notation=make_notation(
            "Pig",
            TYPES,
            events={
                "rolled": {
                    "en": "{seat} rolls {pips}.",
                    "fr": "{seat} lance : {pips}.",
                },
                "held": {
                    "en": "{seat} keeps {points} points.",
                    "fr": "{seat} garde {points} points.",
                },
            },
        ),
        types=TYPES,
        levels={"easy": Level(ListedBot)},
        stand_in="easy",
        nature=Nature(has_secrets=False, has_later_luck=True),
        examples=Examples(endings=("first_to_goal",)),
    )
