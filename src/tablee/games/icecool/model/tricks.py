"""The set shots of the trick room (IC-110, IC-111): where each begins, and what it asks for."""

from msgspec import Struct

from tablee.games.icecool.board.school import DoorId, Point, RoomId
from tablee.games.icecool.model.facts import Challenge

TRICKS = 12
MOST_TRICK_FLICKS = 20  # IC-110
STARS = (2, 5)  # IC-112: flicks for three stars and for two; more bring one


class Trick(Struct, frozen=True, gc=False, kw_only=True):
    """One set shot; everything that it names is asked of the same flick."""

    key: str
    start: Point  # m
    challenge: Challenge | None = None  # IC-79..81
    doors: tuple[DoorId, ...] = ()  # to be passed in this order, others may come between
    bounces: int = 0  # walls that it hits before the last of these doors, at least
    is_clean: bool = False  # no wall is hit before that
    rests_in: RoomId | None = None
    rests_on_circle: bool = False  # as in IC-41


SET_SHOTS: tuple[Trick, ...] = (
    Trick(key="straight", start=(0.08, 0.0935), doors=("d14",), is_clean=True),
    Trick(key="stop", start=(0.45, 0.255), doors=("d45",), rests_in=5),
    Trick(key="corridor", start=(0.265, 0.09), doors=("d15", "d25"), is_clean=True),
    Trick(key="bank", start=(0.12, 0.42), doors=("d13",), challenge="bounce", bounces=1),
    Trick(key="home", start=(0.1, 0.36), doors=("d13",), rests_on_circle=True),
    Trick(
        key="diagonal",
        start=(0.12, 0.045),
        doors=("d15", "d45"),
        challenge="two_doors",
        is_clean=True,
    ),
    Trick(key="boomerang", start=(0.25, 0.1), doors=("d14", "d14"), bounces=1),
    Trick(key="hop", start=(0.2, 0.13), challenge="jump", rests_in=3),
    Trick(key="leap", start=(0.45, 0.27), challenge="jump", rests_in=2),
    Trick(key="zigzag", start=(0.44, 0.15), doors=("d24",), challenge="bounce", bounces=2),
    Trick(
        key="corner",
        start=(0.06, 0.056),
        doors=("d13", "d23"),
        challenge="two_doors",
        is_clean=True,
    ),
    Trick(key="flight", start=(0.44, 0.26), doors=("d23",), challenge="jump"),
)


def trick_of(number: int) -> Trick:
    """From 1."""
    return SET_SHOTS[number - 1]
