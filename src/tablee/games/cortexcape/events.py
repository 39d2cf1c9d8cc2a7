"""What happened, for animation and transcript; keys, never prose."""

from tablee.core import protocol
from tablee.core.protocol import Result, Seat
from tablee.games.cortexcape.model import Base, Build, Hand, LabName, State


class LabChosen(Base, frozen=True, gc=False, tag="lab_chosen"):
    lab: LabName


class FistHidden(Base, frozen=True, gc=False, tag="fist_hidden"):
    """Seat 0 holds out two fists; which one is white is nobody's to know."""


class FistOpened(Base, frozen=True, gc=False, tag="fist_opened"):
    picked: Hand
    white: Hand


class MarblesShown(Base, frozen=True, gc=False, tag="marbles_shown"):
    white: tuple[Seat, ...]
    other: tuple[Seat, ...]


class RoundBegan(Base, frozen=True, gc=False, tag="round_began"):
    round: int
    builder: Seat
    locker: Seat


class Built(Base, frozen=True, gc=False, tag="built"):
    seat: Seat
    board: str
    build: Build  # the gestures, as made


class Locked(Base, frozen=True, gc=False, tag="locked"):
    seat: Seat
    start: str
    exit: str


class Walked(Base, frozen=True, gc=False, tag="walked"):
    """The close of a round, with all that CX-79 lists."""

    seat: Seat
    points: int
    doors: str
    taken: str
    closed: tuple[str, ...]
    marbles_left: tuple[int, ...]
    scores: tuple[int, ...]
    next_builder: Seat | None
    next_locker: Seat | None


class SeatLeft(Base, frozen=True, gc=False, tag="seat_left"):
    seat: Seat


class Ended(Base, frozen=True, gc=False, tag="ended"):
    result: Result


Event = (
    LabChosen
    | FistHidden
    | FistOpened
    | MarblesShown
    | RoundBegan
    | Built
    | Locked
    | Walked
    | SeatLeft
    | Ended
)

Step = protocol.Step[State, Event]
