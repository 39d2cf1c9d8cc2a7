"""A stored table, opened: where its log leads, by which rules, and who sits there.

Opening starts nothing. A :class:`LiveTable` is made of it where somebody plays; those who only
read (a finished game, a story, a review) need no more than this.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from tablee.core.engine import first_state, follow
from tablee.core.errors import (
    BadLog,
    BadOptions,
    BadPosition,
    BadSeats,
    MissingExtra,
    OtherRules,
    TableeError,
    UnknownGame,
)
from tablee.core.game import AnyGame
from tablee.core.log import Header, Reader, write_line
from tablee.core.protocol import Outcome
from tablee.core.registry import BrokenGame
from tablee.server import seats as seating_rules
from tablee.server import snapshots
from tablee.server.hearing import Heard, Mark, first_mark
from tablee.server.memory import may_look_back
from tablee.server.position import Position
from tablee.server.seats import Seating
from tablee.server.store.base import Message, Store, Stored

UNREADABLE = (  # what reading a damaged log may raise, in a decoder, an upcaster or the rules
    *(BadLog, BadOptions, BadPosition, BadSeats, msgspec.DecodeError),
    *(ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError),
)


class DamagedTable(TableeError):
    """The log of a table cannot be read."""


class MissingGame(TableeError):
    """The game of a table is not installed here."""


class Opened(NamedTuple):
    """All that the store knows of a table, at its last move."""

    id: str
    reader: Reader
    position: Position
    seating: Seating
    snapshot_seq: int  # of the snapshot that was used; 0 without one
    messages: Sequence[Message]
    marks: Sequence[Mark]  # the last one; in real time also those of all moves before it

    @property
    def header(self) -> Header:
        return self.reader.header

    @property
    def game(self) -> AnyGame:
        return self.reader.game

    def number(self, seat: int, seq: int) -> int:
        """What a seat knows a move by."""
        return seq if len(self.marks) == 1 else self.marks[seq].of((seat,))

    @property
    def looks_back(self) -> bool:
        """Whether a seat may read earlier turns during play."""
        return may_look_back(self.game, self.header)


async def opened(store: Store, table_id: str, *, to_play: bool) -> Opened:
    """A table from the store.

    Raises :class:`OtherRules`, :class:`MissingGame` or :class:`DamagedTable` if it is there and
    cannot be read. A log of older rules that can be read is rewritten in today's form before
    anybody plays on: one log, one version.
    """
    stored = await store.open(table_id)
    try:
        return await _opened(store, stored, to_play=to_play)
    except OtherRules:
        raise
    except UnknownGame as error:
        raise MissingGame(f"table {table_id}: {error}") from error
    except (BrokenGame, MissingExtra) as error:  # why is the host's business, and in the log
        raise MissingGame(f"table {table_id}: its game cannot be loaded here") from error
    except UNREADABLE as error:
        raise DamagedTable(f"the log of table {table_id} cannot be read: {error}") from error


async def _opened(store: Store, stored: Stored, *, to_play: bool) -> Opened:
    row = stored.row
    reader = Reader(row.header)
    game = reader.game
    # In real time all moves are counted anew: which of them each seat has heard of.
    is_counted = game.nature.is_real_time
    kept = snapshots.read(game, None if reader.is_old or is_counted else stored.snapshot)
    seq, lines = stored.snapshot_seq, stored.moves
    if kept is not None:
        state, at_ms = kept
    else:
        if seq:
            _, *lines = await store.log(row.id)
        seq, state = 0, first_state(game, reader.header)
        at_ms = state.at_ms
    moves = [reader.move(line) for line in lines]
    marks = [first_mark(game, reader.header.seats)]
    steps = follow(game, state, moves, judged=False, after=seq)
    for move, (after, events) in zip(moves, steps, strict=True):
        if is_counted:
            marks.append(marks[-1].after(game, [Heard(move, state, after, events)]))
        state = after
    if reader.is_old and to_play:
        await store.rewrite(row.id, write_line(reader.header), list(map(write_line, moves)))
    times = [move.at_ms for move in moves if not isinstance(move, Outcome)]
    position = Position(game, state, seq + len(moves), at_ms=max([at_ms, *times]))
    seating = seating_rules.load(row.seats, game)
    if not is_counted:
        marks = [Mark(position.seq)]
    return Opened(row.id, reader, position, seating, seq, stored.messages, marks)
