"""Help that the page may show: who can read a picture that nobody has told yet."""

from msgspec import Struct

from tablee.core.protocol import Seat
from tablee.games.cocoons.board.geometry import exposed, faces_seen
from tablee.games.cocoons.model import LABELS, Label, View


class Reader(Struct, frozen=True, gc=False):
    """CO-27, CO-28: marks and corners are public, so everybody knows who reads a side."""

    cocoon: Label
    seats: tuple[Seat, ...]


class Hints(Struct, frozen=True, gc=False):
    readers: tuple[Reader, ...]  # what the seat that asks neither reads nor was told in this turn


def who_reads(view: View, sketch: object = None) -> Hints:
    """Worked out from what everybody sees; not which picture it is."""
    if view.phase in ("deal", "over"):
        return Hints(())
    told = {
        share.cocoon
        for share in view.shares
        if share.kind == "seen" and share.turn >= view.turn - 1
    }
    found = []
    for number in exposed(view.cocoons, view.free):
        mark = view.cocoons[number].mark
        seats = tuple(
            Seat(seat)
            for seat in range(view.seats)
            if mark in faces_seen(view.seats, Seat(seat), view.turned)
        )
        if view.seat not in seats and LABELS[number] not in told:
            found.append(Reader(LABELS[number], seats))
    return Hints(tuple(found))
