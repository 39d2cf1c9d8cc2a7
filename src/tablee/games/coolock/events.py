"""What happened, for animation and transcript; keys, never prose."""

from tablee.core import protocol
from tablee.core.protocol import Result, Seat
from tablee.games.coolock.model import Base, Card, Fate, Lock, Medal, Portion, State


class BoardSet(Base, frozen=True, gc=False, tag="board_set"):
    portions: tuple[Portion, ...]
    locks: tuple[Lock, ...]


class RoundBegan(Base, frozen=True, gc=False, tag="round_began"):
    round: int


class TurnBegan(Base, frozen=True, gc=False, tag="turn_began"):
    seat: Seat


class DieRolled(Base, frozen=True, gc=False, tag="die_rolled"):
    seat: Seat
    die: int


class Stepped(Base, frozen=True, gc=False, tag="stepped"):
    """A pawn entered an edge; ``via``: the intersection it passed, None out of its base."""

    seat: Seat
    edge: int
    via: int | None


class Stopped(Base, frozen=True, gc=False, tag="stopped"):
    """Before a closed padlock (CL-31) or into a ghost (CL-35)."""

    seat: Seat
    into: int


class LockOpened(Base, frozen=True, gc=False, tag="lock_opened"):
    lock: Lock
    by_card: bool


class LockPlaced(Base, frozen=True, gc=False, tag="lock_placed"):
    lock: Lock


class LockKept(Base, frozen=True, gc=False, tag="lock_kept"):
    """CL-46: a card's padlock found no place."""

    card: Card


class PortionTaken(Base, frozen=True, gc=False, tag="portion_taken"):
    seat: Seat
    portion: Portion


class GhostAppeared(Base, frozen=True, gc=False, tag="ghost_appeared"):
    ghost: int
    at: int


class GhostRolled(Base, frozen=True, gc=False, tag="ghost_rolled"):
    ghost: int
    white: int
    black: int


class GhostMoved(Base, frozen=True, gc=False, tag="ghost_moved"):
    """``way``: the intersections it passed, from where it stood."""

    ghost: int
    way: tuple[int, ...]
    fate: Fate


class GhostGone(Base, frozen=True, gc=False, tag="ghost_gone"):
    """By exorcism."""

    ghost: int


class GhostsSlept(Base, frozen=True, gc=False, tag="ghosts_slept"):
    """Moonlight: no ghost phase."""


class Caught(Base, frozen=True, gc=False, tag="caught"):
    seat: Seat
    ghost: int
    zone: int


class LanternUsed(Base, frozen=True, gc=False, tag="lantern_used"):
    seat: Seat
    ghost: int


class PrisonDice(Base, frozen=True, gc=False, tag="prison_dice"):
    seat: Seat
    white: int
    black: int


class Served(Base, frozen=True, gc=False, tag="served"):
    """A turn in prison is over; ``sentence`` are still to come."""

    seat: Seat
    sentence: int


class Freed(Base, frozen=True, gc=False, tag="freed"):
    """Out of prison, onto the exit edge."""

    seat: Seat
    edge: int


class CardDrawn(Base, frozen=True, gc=False, tag="card_drawn"):
    seat: Seat
    card: Card
    cell: str


class Passed(Base, frozen=True, gc=False, tag="passed"):
    """CL-82: through a secret passage, to a mate."""

    seat: Seat
    mate: Seat
    edge: int


class SeatLeft(Base, frozen=True, gc=False, tag="left"):
    seat: Seat


class GameEnded(Base, frozen=True, gc=False, tag="game_ended"):
    result: Result
    round: int
    medal: Medal | None


Event = (
    BoardSet
    | RoundBegan
    | TurnBegan
    | DieRolled
    | Stepped
    | Stopped
    | LockOpened
    | LockPlaced
    | LockKept
    | PortionTaken
    | GhostAppeared
    | GhostRolled
    | GhostMoved
    | GhostGone
    | GhostsSlept
    | Caught
    | LanternUsed
    | PrisonDice
    | Served
    | Freed
    | CardDrawn
    | Passed
    | SeatLeft
    | GameEnded
)

Step = protocol.Step[State, Event]
