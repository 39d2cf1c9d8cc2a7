"""Who is looking at a table, and telling each of them what their seats may know."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import Raw

from tablee.core.protocol import AnyGame, Seat
from tablee.server.position import Position
from tablee.server.seats import Seating
from tablee.server.wire import Eye, Moved, SeatInfo, SeatsChanged, ToClient, Welcome, write

STORIES_KEPT = 200  # steps that a returning guest can be told of


class Guest:
    """One connection. ``deliver`` takes bytes and answers whether there was room for them."""

    def __init__(
        self, digests: Iterable[str], deliver: Callable[[bytes], bool], since: int | None = None
    ) -> None:
        self.digests = tuple(digests)
        self.since = since  # the last move it had seen
        self._deliver = deliver

    def send(self, message: ToClient) -> None:
        self._deliver(write(message))

    def send_bytes(self, message: bytes) -> None:
        self._deliver(message)


class Audience:
    """All guests of a table. Views and events are written once for each seat, not each guest."""

    def __init__(self, table_id: str, game: AnyGame) -> None:
        self._table_id = table_id
        self._game = game
        self._guests: dict[Guest, tuple[int, ...]] = {}  # with the seats that each holds
        self._stories: deque[tuple[int, list[Any]]] = deque(maxlen=STORIES_KEPT)

    def __bool__(self) -> bool:
        return bool(self._guests)

    def join(self, guest: Guest, position: Position, seating: Seating) -> None:
        """Welcome a guest with everything its seats may know, and what it has missed."""
        held = seating.held_by(guest.digests)
        known = guest in self._guests
        self._guests[guest] = held
        missed = self._missed(guest.since, position.seq)
        guest.send(
            Welcome(
                table=self._table_id,
                game=self._game.slug,
                seq=position.seq,
                seats=self.seats(seating),
                eyes=[self._eye(position, seat, missed) for seat in held or (None,)],
                waiting=position.waiting,
            )
        )
        if not known:
            self.tell_seats(seating, but=guest)

    def leave(self, guest: Guest, seating: Seating) -> None:
        if self._guests.pop(guest, None) is not None:
            self.tell_seats(seating)

    def tell_moves(self, position: Position, events: list[Any]) -> None:
        """Tell everybody of the moves that have just been committed."""
        self._stories.append((position.seq, events))
        eyes: dict[int | None, Eye] = {}
        messages: dict[tuple[int, ...], bytes] = {}
        for guest, held in list(self._guests.items()):
            if held not in messages:
                for seat in held or (None,):
                    if seat not in eyes:
                        eyes[seat] = self._eye(position, seat, events)
                seen = [eyes[seat] for seat in held or (None,)]
                messages[held] = write(Moved(position.seq, seen, position.waiting))
            guest.send_bytes(messages[held])

    def tell_seats(self, seating: Seating, but: Guest | None = None) -> None:
        """Tell everybody who sits where; a guest whose seats changed holds others from now on."""
        for guest in self._guests:
            self._guests[guest] = seating.held_by(guest.digests)
        message = write(SeatsChanged(self.seats(seating)))
        for guest in list(self._guests):
            if guest is not but:
                guest.send_bytes(message)

    def seats(self, seating: Seating) -> list[SeatInfo]:
        here = {seat for held in self._guests.values() for seat in held}
        return [
            SeatInfo(holder.kind, holder.bot or holder.name, seat in here)
            for seat, holder in enumerate(seating.holders)
        ]

    def _missed(self, since: int | None, seq: int) -> list[Any]:
        """The events after move ``since``, if they are all still known."""
        if since is None or since >= seq:
            return []
        later = [(last, events) for last, events in self._stories if last > since]
        first = next((last for last, _ in self._stories), seq)
        return [event for _, events in later for event in events] if first <= since else []

    def _eye(self, position: Position, seat: int | None, events: list[Any]) -> Eye:
        rules = self._game.rules
        viewer = None if seat is None else Seat(seat)
        told = [rules.redact(event, viewer) for event in events]
        offer = None if viewer is None else rules.offer(position.state, viewer)
        return Eye(
            seat=seat,
            view=_raw(rules.view(position.state, viewer)),
            offer=_raw(offer),
            events=[_raw(event) for event in told if event is not None],
        )


def _raw(thing: Any) -> Raw:
    return Raw(msgspec.json.encode(thing))
