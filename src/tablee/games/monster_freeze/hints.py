"""The glow of *assist* (MF-58): whether a stack as it lies shows a line. Nothing is solved."""

from tablee.core.errors import Refused
from tablee.core.protocol import Refusal
from tablee.games.monster_freeze.board.deck import cards_of
from tablee.games.monster_freeze.board.geometry import colours_shown, places_of, seen
from tablee.games.monster_freeze.model import Glow, Sketch, View


def glow(view: View, sketch: Sketch | None = None) -> Glow:
    """Only for a seat with assist, and only for its own cards as they lie."""
    seat = view.seat
    if seat is None or not view.table.assist[seat]:
        refusal = Refusal("no_assist", "MF-58")
        raise Refused(refusal)
    hand = view.players[seat].hand
    if sketch is None or sorted(placed.card for placed in sketch.stack) != sorted(hand):
        return Glow((), ())
    picture = seen(cards_of(view.table.deck), sketch.stack)
    shown = colours_shown(picture)
    return Glow(shown, places_of(picture, shown))
