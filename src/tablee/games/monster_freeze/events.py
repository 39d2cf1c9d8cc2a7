"""What happened, for animation and transcript (MF-63); keys, never prose."""

from tablee.core import protocol
from tablee.core.protocol import Result, Seat
from tablee.games.monster_freeze.model import Base, CardId, Colour, RoundEnd, Stack, State


class GotReady(Base, frozen=True, gc=False, tag="got_ready"):
    seat: Seat


class CountdownBegan(Base, frozen=True, gc=False, tag="countdown_began"):
    round: int
    go_ms: int  # wall clock


class Dealt(Base, frozen=True, gc=False, tag="dealt"):
    round: int
    hands: tuple[tuple[CardId, ...], ...]
    centre: CardId


class Swapped(Base, frozen=True, gc=False, tag="swapped"):
    seat: Seat
    given: CardId
    taken: CardId


class SwapLost(Base, frozen=True, gc=False, tag="swap_lost"):
    """A lost race for the centre (MF-27); told to its seat, and to all in the replay."""

    seat: Seat
    code: str
    give: CardId
    expect: CardId
    centre: CardId


class TrickLaid(Base, frozen=True, gc=False, tag="trick"):
    seat: Seat
    colour: Colour
    stack: Stack
    drawn: tuple[CardId, ...]


class ClaimFailed(Base, frozen=True, gc=False, tag="claim_failed"):
    """MF-40; told to its seat only."""

    seat: Seat
    locked_until: int


class Voted(Base, frozen=True, gc=False, tag="voted"):
    seat: Seat


class Refreshed(Base, frozen=True, gc=False, tag="refreshed"):
    old: CardId
    new: CardId
    voted: bool


class Paused(Base, frozen=True, gc=False, tag="paused"):
    seat: Seat | None


class ResumeAsked(Base, frozen=True, gc=False, tag="resume_asked"):
    seat: Seat


class Resumed(Base, frozen=True, gc=False, tag="resumed"):
    """The countdown back to play runs."""

    go_ms: int


class SeatAway(Base, frozen=True, gc=False, tag="seat_away"):
    seat: Seat


class SeatBack(Base, frozen=True, gc=False, tag="seat_back", omit_defaults=True):
    seat: Seat
    was_out: bool = False  # MF-54: it had sat out, and may win again


class SatOut(Base, frozen=True, gc=False, tag="sat_out"):
    """MF-54: away for a minute; it cannot win until it is back."""

    seat: Seat


class SeatLeft(Base, frozen=True, gc=False, tag="left"):
    seat: Seat


class RoundEnded(Base, frozen=True, gc=False, tag="round_end"):
    end: RoundEnd


class MatchEnded(Base, frozen=True, gc=False, tag="match_end"):
    result: Result


Event = (
    GotReady
    | CountdownBegan
    | Dealt
    | Swapped
    | SwapLost
    | TrickLaid
    | ClaimFailed
    | Voted
    | Refreshed
    | Paused
    | ResumeAsked
    | Resumed
    | SeatAway
    | SeatBack
    | SatOut
    | SeatLeft
    | RoundEnded
    | MatchEnded
)

Step = protocol.Step[State, Event]
