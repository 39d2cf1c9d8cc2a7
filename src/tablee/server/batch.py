"""What a table has tried since its last commit, and whom it must answer once that is on disk."""

from random import Random
from typing import NamedTuple

import msgspec

from tablee.core.protocol import Refusal
from tablee.server.answers import Key
from tablee.server.audience import Guest
from tablee.server.inbox import BotChose
from tablee.server.position import Draft, Position
from tablee.server.wire import ToClient


class Pending(NamedTuple):
    """An answer to an act. It is given, and kept, after the commit."""

    guest: Guest
    seat: int
    key: Key
    answer: ToClient
    seq: int | None  # the move that the act became; 0: none; None: it was answered before


class Batch:
    """A draft, with the answers and the bots that wait for its commit."""

    def __init__(self, position: Position, rng: Random) -> None:
        self.draft = Draft(position, rng)
        self.pending: list[Pending] = []
        self.chosen: list[BotChose] = []
        self._known: dict[tuple[int, Key], ToClient] = {}

    def known(self, seat: int, key: Key) -> ToClient | None:
        """What will be answered to this very message, if it has come already."""
        return self._known.get((seat, key))

    def answer(self, pending: Pending) -> None:
        """Have this answered after the commit."""
        self.pending.append(pending)
        self._known[pending.seat, pending.key] = pending.answer

    def sign(self, before: int, message_id: str, refusal: Refusal | None) -> int:
        """The move that a message has become, if it was played; its number in the table's log."""
        draft = self.draft
        if len(draft.moves) == before:
            return 0
        draft.sign(before, message_id, None if refusal is None else msgspec.json.encode(refusal))
        return draft.base.seq + before + 1
