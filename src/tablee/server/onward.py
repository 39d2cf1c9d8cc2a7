"""Play from here: a new table whose log begins with the moves of a finished game.

The old moves are kept as they are, in the form of today's rules. What luck gives after them is
drawn anew by the new table, so the old log does not foretell it. What the old game had hidden
already (a deck that was shuffled) is where it was: whoever has watched that game may know it.
"""

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, Struct
from msgspec.structs import replace

from tablee.core.codec import codec, to_plain
from tablee.core.engine import replay
from tablee.core.errors import BadLog, BadOptions, BadSeats, Refused, TableeError
from tablee.core.log import Header, Log, open_log, write_line
from tablee.core.marks import BOT_SEATS, marked
from tablee.core.protocol import Decide, Decision, Leave, Move, Outcome, Seat
from tablee.server.wire import House

SeatWish = Annotated[str, Meta(max_length=80)]
Name = Annotated[str, Meta(max_length=40)]


class NoSuchStep(TableeError):
    """The game has no step of that number."""


class PlayFrom(Struct, frozen=True, forbid_unknown_fields=True):
    """From which step of a finished game, and who sits where; seats as for a new table."""

    step: Annotated[int, Meta(ge=0, le=1 << 40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    name: Name = ""
    names: Annotated[list[Name], Meta(max_length=16)] = []
    house: House = House()


class Beginning(NamedTuple):
    """What a new table begins with."""

    header: bytes
    moves: list[bytes]
    step: int  # how many of them are of the old game


def beginning(lines: Sequence[bytes], wish: PlayFrom) -> Beginning:
    """The log of a new table, up to the decision that the wish means. Runs in a worker.

    Where luck is owed the next decision is meant; after the last one, that one.
    """
    kept = open_log(lines)
    if len(wish.seats) != kept.header.seats:
        raise BadSeats(f"this game is of {kept.header.seats} seats, not {len(wish.seats)}")
    if wish.step > len(kept.moves):
        raise NoSuchStep(f"this game has {len(kept.moves)} steps, not {wish.step}")
    step, state = _decision(kept, wish.step)
    for seat in left_by(kept, step, state):
        if not wish.seats[seat].startswith("bot:"):
            raise BadSeats(f"who had seat {seat} has left by then: a bot plays on there")
    cut = kept.upto(step)
    header = _header(cut, [at for at, each in enumerate(wish.seats) if each.startswith("bot:")])
    moves = [*cut.moves, *_pause(cut, state, wish)]
    return Beginning(write_line(header), list(map(write_line, moves)), step)


def _decision(kept: Log, wanted: int) -> tuple[int, Any]:
    """The first step from the wanted one on where somebody may act, else the last one before."""
    found: tuple[int, Any] | None = None
    for number, (state, _) in enumerate(replay(*kept, judged=False)):
        if isinstance(kept.game.rules.waiting(state), Decide):
            found = number, state
            if number >= wanted:
                break
    if found is None:
        raise NoSuchStep("nobody has anything to decide in this game")
    return found


def left_by(kept: Log, step: int, state: Any) -> tuple[int, ...]:
    """The seats whose holders have given up for good by a step."""
    waiting = kept.game.rules.waiting(state)
    played_for = waiting.stand_ins if isinstance(waiting, Decide) else ()
    leavers = (
        move.seat
        for move in kept.moves[:step]
        if isinstance(move, Decision) and isinstance(move.action, Leave)
    )
    by_the_rules = kept.game.table.gone
    gone = () if by_the_rules is None else by_the_rules(state)
    return tuple(sorted({*leavers, *played_for, *gone}))


def _header(cut: Log, bots: list[int]) -> Header:
    """The header, with today's bots where rules ask who is one.

    Not where the old moves would then have told another story: they come first.
    """
    names = marked(cut.game.types.options, BOT_SEATS)
    if not names:
        return cut.header
    try:
        options = codec(cut.game).options({**cut.header.options, **dict.fromkeys(names, bots)})
        header = replace(cut.header, options=to_plain(options))
        told = [events for _, events in replay(cut.game, header, cut.moves)]
    except (BadLog, BadOptions, Refused):
        return cut.header
    is_same = told == [events for _, events in replay(*cut, judged=False)]
    return header if is_same else cut.header


def _pause(cut: Log, state: Any, wish: PlayFrom) -> list[Move]:
    """In a game in real time the first person who may halts it: nobody is there yet."""
    pause, rules = cut.game.table.pause, cut.game.rules
    people = [
        seat for kind in ("me", "open") for seat, each in enumerate(wish.seats) if each == kind
    ]
    if pause is None:
        return []
    times = [move.at_ms for move in cut.moves if not isinstance(move, Outcome)]
    for seat in people:
        action = pause(state, Seat(seat))
        if action is None:
            return []
        move = Decision(seat, action, max([state.at_ms, *times]))
        if rules.check(state, move) is None:
            return [move]
    return []
