"""What happened, for animation and transcript; keys, never prose."""

from tablee.core import protocol
from tablee.core.protocol import Result, Seat
from tablee.games.cocoons.model import Base, Cocoon, Guardian, Label, Reason, State, Trap, Truth


class BoxSet(Base, frozen=True, gc=False, tag="box_set"):
    """The box stands on the table; the free slot shows the start token."""

    free: int
    cocoons: tuple[Cocoon, ...]
    traps: tuple[Trap, ...]  # which, not where


class TurnBegan(Base, frozen=True, gc=False, tag="turn_began"):
    seat: Seat
    turn: int


class Slid(Base, frozen=True, gc=False, tag="slid"):
    seat: Seat
    cocoon: Label
    source: int
    target: int
    cost: int  # tokens dropped into the cocoon
    forced: bool


class TrapTurned(Base, frozen=True, gc=False, tag="trap_turned"):
    """A trap is face up now."""

    slot: int
    trap: Trap


class TrapRemoved(Base, frozen=True, gc=False, tag="trap_removed"):
    """To the lid."""

    slot: int
    trap: Trap


class TrapStayed(Base, frozen=True, gc=False, tag="trap_stayed"):
    """A locked padlock, or a number whose turn has not come (CO-80, CO-86)."""

    slot: int
    trap: Trap


class BoxTurned(Base, frozen=True, gc=False, tag="box_turned"):
    """CO-81: a quarter turn clockwise."""

    turned: int


class ActionPut(Base, frozen=True, gc=False, tag="action_put"):
    seat: Seat
    cocoon: Label
    slot: int


class GuardianRevealed(Base, frozen=True, gc=False, tag="guardian_revealed"):
    """A guardian lies face up in the free slot; ``is_new`` if it was face down."""

    slot: int
    guardian: Guardian
    is_new: bool


class GuardianPlaced(Base, frozen=True, gc=False, tag="guardian_placed"):
    seat: Seat
    guardian: Guardian
    slot: int
    cocoon: Label


class GuardianLeft(Base, frozen=True, gc=False, tag="guardian_left"):
    seat: Seat
    guardian: Guardian
    slot: int


class StartUncovered(Base, frozen=True, gc=False, tag="start_uncovered"):
    slot: int


class TokenPaid(Base, frozen=True, gc=False, tag="token_paid"):
    """CO-76: for an empty slot."""

    slot: int


class Corrected(Base, frozen=True, gc=False, tag="corrected"):
    seat: Seat
    guardian: Guardian
    source: Label
    target: Label


class Saw(Base, frozen=True, gc=False, tag="saw"):
    """CO-27: a side that this seat could not read a moment ago; told to nobody else."""

    seat: Seat
    cocoon: Label
    guardian: Guardian


class Shared(Base, frozen=True, gc=False, tag="shared"):
    seat: Seat
    cocoon: Label
    guardian: Guardian


class Noted(Base, frozen=True, gc=False, tag="noted"):
    seat: Seat
    cocoon: Label
    guardian: Guardian | None


class EndProposed(Base, frozen=True, gc=False, tag="end_proposed"):
    seat: Seat


class EndAccepted(Base, frozen=True, gc=False, tag="end_accepted"):
    seat: Seat


class EndRefused(Base, frozen=True, gc=False, tag="end_refused"):
    seat: Seat


class SeatLeft(Base, frozen=True, gc=False, tag="left"):
    seat: Seat


class GameEnded(Base, frozen=True, gc=False, tag="game_ended"):
    result: Result
    reason: Reason
    reserve: int
    truth: Truth


Event = (
    BoxSet
    | TurnBegan
    | Slid
    | TrapTurned
    | TrapRemoved
    | TrapStayed
    | BoxTurned
    | ActionPut
    | GuardianRevealed
    | GuardianPlaced
    | GuardianLeft
    | StartUncovered
    | TokenPaid
    | Corrected
    | Saw
    | Shared
    | Noted
    | EndProposed
    | EndAccepted
    | EndRefused
    | SeatLeft
    | GameEnded
)

Step = protocol.Step[State, Event]
