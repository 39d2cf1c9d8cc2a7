"""Terse builders for Coolock tests.

A position is made by ``scene``: pawns by their edges (``None`` waits in its base), padlocks as
``{crossing: colours}`` (no colours: black), portions as ``{crossing: owner}``. Luck is named, in
the order in which it is owed: ``4`` is the movement die, ``(3, 5)`` the white and the black die,
``"lantern"`` a card.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tests.games.coolock.support.board import ZONES_OF_EDGE

import tablee
from tablee.core.codec import codec
from tablee.core.protocol import Decide, Decision, Draw, Outcome, Refusal, Seat
from tablee.games.coolock.model import (
    DECK,
    DiceRolled,
    Drawn,
    Ghost,
    Lock,
    Pawn,
    Portion,
    Rolled,
    State,
    Table,
)

Fact = dict[str, Any]
Luck = int | str | tuple[int, int]
RULES: Any = tablee.game("coolock").rules
CARDS = sorted(card for card, count in DECK for _ in range(count))
FAR = {142: 0}  # a portion that keeps the game going
ROLL, TRY, STAY, LEAVE = ({"type": each} for each in ("roll", "try_double", "stay", "leave"))


def move(*path: int, into: int | None = None) -> Fact:
    return {"type": "move", "path": list(path), **({} if into is None else {"into": into})}


def choose(**target: int | None) -> Fact:
    return {"type": "choose", **target}


def order(ghost: int, first: str) -> Fact:
    return {"type": "order", "ghost": ghost, "first": first}


def luck_of(luck: Luck) -> Any:
    """An outcome from its short form."""
    if isinstance(luck, int):
        return Rolled(luck)
    return Drawn(luck) if isinstance(luck, str) else DiceRolled(*luck)  # type: ignore[arg-type]


# -- positions -------------------------------------------------------------------------------------


def on(edge: int, zone: int | None = None, **more: Any) -> Pawn:
    """A pawn on the board; on a frontier it comes from the nearer zone unless said."""
    return Pawn(where="board", edge=edge, zone=zone or min(ZONES_OF_EDGE[edge]), **more)


def jailed(zone: int = 1, sentence: int = 3, **more: Any) -> Pawn:
    return Pawn(where="prison", zone=zone, sentence=sentence, **more)


def pawn_of(given: Any) -> Pawn:
    if given is None:
        return Pawn()
    return given if isinstance(given, Pawn) else on(given)


def portions_of(owners: Mapping[int, int | None], seats: int) -> tuple[Portion, ...]:
    """With their slots (CL-50), in the order of crossings."""
    each = 12 // seats
    met: dict[int | None, int] = {}
    found = []
    for at, owner in sorted(owners.items()):
        first = 12 - 12 % seats if owner is None else owner * each
        met[owner] = met.get(owner, 0) + 1
        found.append(Portion(at, None if owner is None else Seat(owner), first + met[owner]))
    return tuple(found)


def locks_of(locks: Mapping[int, Iterable[int]]) -> tuple[Lock, ...]:
    return tuple(Lock(at, tuple(map(Seat, colours))) for at, colours in sorted(locks.items()))


def position(
    seats: int = 2,
    *,
    pawns: Sequence[Any] = (),
    locks: Mapping[int, Iterable[int]] | None = None,
    portions: Mapping[int, int | None] | None = None,
    ghosts: Sequence[int] = (),
    round: int = 2,  # noqa: A002 - as the state calls it
    active: int = 0,
    die: int | None = None,
    level: str = "easy",
    midnight: bool = False,
    discards: Iterable[str] = (),
    **more: Any,
) -> State:
    """A state in which the active seat is about to roll, to move (``die``) or to serve."""
    people = [pawn_of(each) for each in (*pawns, *[None] * (seats - len(pawns)))]
    out = [*discards, *["lantern"] * sum(pawn.lanterns for pawn in people)]
    deck: list[str] = list(CARDS)
    for card in out:
        deck.remove(card)
    phase = "move" if die else "prison" if people[active].sentence else "roll"
    fields: dict[str, Any] = {
        "table": Table(seats, level, midnight, "haunted_house"),  # type: ignore[arg-type]
        "phase": phase,
        "owed": None,
        "round": round,
        "active": Seat(active),
        "pawns": tuple(people),
        "locks": locks_of(locks or {}),
        "portions": portions_of(FAR if portions is None else portions, seats),
        "ghosts": tuple(Ghost(number, at) for number, at in enumerate(ghosts, 1)),
        "supply": min(seats + 1, 6) - len(ghosts),
        "next_ghost": len(ghosts) + 1,
        "black_reserve": 4,
        "deck": tuple(deck),
        "discards": tuple(sorted(discards)),
        "die": die,
        "dice": None,
        "haunting": (),
        "is_cold_wind": False,
        "has_moonlight": False,
        "card": None,
        "has_drawn": False,
        "left": (),
        "reason": None,
        "at_ms": 0,
        **more,
    }
    return State(**fields)


class Scene:
    """A position and what is played in it; luck is named, never drawn."""

    def __init__(self, state: Any) -> None:
        assert RULES.flaw(state) is None, RULES.flaw(state)
        self.state = state

    def play(self, seat: int, action: Any, *luck: Luck) -> tuple[Any, ...]:
        """The events of an action and of the luck that follows; all of it must be owed."""
        read = codec(tablee.game("coolock"))
        told = action if read.is_action(action) else read.action(action)
        refusal = RULES.check(self.state, Decision(seat, told))
        assert refusal is None, refusal
        self.state, events = RULES.apply(self.state, Decision(seat, told))
        return (*events, *self.draw(*luck))

    def draw(self, *luck: Luck) -> tuple[Any, ...]:
        """Luck that is owed."""
        events: tuple[Any, ...] = ()
        for each in luck:
            assert isinstance(RULES.waiting(self.state), Draw), f"{each} is not owed"
            outcome = Outcome(luck_of(each))
            refusal = RULES.check(self.state, outcome)
            assert refusal is None, refusal
            self.state, more = RULES.apply(self.state, outcome)
            events += more
        return events

    def turn(self, die: int, action: Fact, *luck: Luck) -> tuple[Any, ...]:
        """Roll and move, by the active seat."""
        seat = self.state.active
        return (*self.play(seat, ROLL, die), *self.play(seat, action, *luck))

    def refused(self, seat: int, action: Any) -> Refusal:
        read = codec(tablee.game("coolock"))
        told = action if read.is_action(action) else read.action(action)
        refusal = RULES.check(self.state, Decision(seat, told))
        assert isinstance(refusal, Refusal), f"{action} is legal"
        assert not refusal.recorded
        return refusal

    def code(self, seat: int, action: Any) -> str:
        return self.refused(seat, action).code

    # -- what came out -----------------------------------------------------------------------------

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the table waits for."""
        waiting = RULES.waiting(self.state)
        return waiting.seats if isinstance(waiting, Decide) else ()

    @property
    def walks(self) -> set[tuple[tuple[int, ...], int | None]]:
        """The walks on offer to the active seat."""
        return {
            (each.path, each.into) for each in RULES.offer(self.state, self.state.active).actions
        }

    @property
    def edges(self) -> list[int | None]:
        return [pawn.edge for pawn in self.state.pawns]

    @property
    def wheres(self) -> list[str]:
        return [pawn.where for pawn in self.state.pawns]

    @property
    def locks(self) -> dict[int, tuple[int, ...]]:
        return {lock.at: tuple(lock.colours) for lock in self.state.locks}

    @property
    def portions(self) -> dict[int, int | None]:
        return {portion.at: portion.owner for portion in self.state.portions}

    @property
    def ghosts(self) -> dict[int, int]:
        return {ghost.id: ghost.at for ghost in self.state.ghosts}

    def offered(self, seat: int) -> list[Fact]:
        return [tablee.to_plain(action) for action in RULES.offer(self.state, seat).actions]


def scene(seats: int = 2, **given: Any) -> Scene:
    return Scene(position(seats, **given))


def kinds(events: Sequence[Any]) -> list[str]:
    """The types of events, in order."""
    return [event.__struct_config__.tag for event in events]


def of_kind(events: Sequence[Any], kind: str) -> list[Any]:
    return [event for event in events if event.__struct_config__.tag == kind]
