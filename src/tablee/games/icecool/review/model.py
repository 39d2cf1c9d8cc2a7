"""What the review of a game holds."""

from msgspec import Struct

from tablee.core.finding import Finding
from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import DoorId, Point
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.model.flick import Flick


class Chances(Struct, frozen=True):
    """How often an aim does what, with the tremor of a hand; in percent."""

    fish: int = 0  # of one's own
    caught: int = 0
    catch: int = 0  # as the Catcher
    room: int = 0  # a new one, in a warm-up
    trick: int = 0  # the set shot, in the trick room


class Aim(Struct, frozen=True):
    """A flick, what may come of it, and its way."""

    flick: Flick
    chances: Chances
    path: tuple[Point, ...]


class FlickReview(Finding, frozen=True, kw_only=True):
    """One flick beside a better one, if there was any; worth is counted in cards."""

    round: int
    is_catcher: bool
    loss: float
    starts: tuple[Standing, ...]  # where everybody stood
    doors: tuple[DoorId, ...]  # with fish of this seat's colour, or of rooms to be seen
    aim: Aim  # as it was meant; its path is the way that the penguin really took
    better: Aim | None


class SeatFlicks(Struct, frozen=True):
    """All flicks of one seat, as they went."""

    seat: Seat
    flicks: int
    fish: int
    catches: int
    off_board: int


class SchoolReview(Struct, frozen=True):
    flicks: tuple[FlickReview, ...]  # in the order of the game
    worst: tuple[int, ...]  # their moves, the dearest first; at most three
    seats: tuple[SeatFlicks, ...]
    unseen: int  # flicks that nothing was simulated for
