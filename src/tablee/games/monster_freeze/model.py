"""The data of Monster Freeze and nothing else: cards, state, actions, outcomes, events, view."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablee.core.marks import A_SEAT, BOT_SEATS, ID_SCOPE, OWN_DATA, for_seats
from tablee.core.protocol import Away, Back, Leave, Seat

Colour = Literal["red", "blue", "green", "yellow", "violet"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow", "violet")  # MF-38: in this order
CODES = "RBGYV"  # the same on a card
HOLE = "."
Side = Literal["front", "back"]
Rot = Annotated[int, Meta(ge=0, le=3)]
CardId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,16}$")]
Phase = Literal["ready", "countdown", "live", "paused", "resuming", "over"]
Reason = Literal["five_colours", "exhausted", "drawn", "time_up", "solo_exhausted"]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Seconds = Annotated[float, Meta(ge=0, le=60)]

READY_MS = 15_000  # MF-16, wall clock
COUNTDOWN_MS = 3_000
PAUSES = 2  # MF-53
PER_COLOUR = 100  # MF-48
PAUSE_MS = 120_000
OTHERS_RESUME_MS = 30_000
GRACE_MS = 60_000  # MF-54
ROUNDS_AWAY = 2  # MF-54: in a row, then a seat has left
IDLE_MS = 300_000  # MF-56
CLOSE_MS = 600_000
VOTE_GAP_MS = 15_000  # MF-52


class Base(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """Frozen, tagged by ``type``, strict about unknown fields."""


class Card(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """MF-5..7: nine places a side, row by row; a code of a colour, or a hole."""

    id: CardId
    front: Annotated[str, Meta(min_length=9, max_length=9)]
    back: Annotated[str, Meta(min_length=9, max_length=9)]


class Placement(Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True):
    """MF-8: a card, the side that is up, and quarter turns clockwise of what is seen."""

    card: CardId
    side: Side
    rot: Rot


Stack = tuple[Placement, Placement, Placement]
"""From bottom to top (MF-29)."""


# -- options and explicit luck ---------------------------------------------------------------------


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What the table's creator chooses."""

    # MF-43: 2, and 1 in solo
    rounds_to_win: Annotated[Literal[1, 2, 3] | None, for_seats(2, 3, 4)] = None
    # MF-47: seconds, solo; MF-48: the lists of high scores
    timer: Annotated[int, Meta(ge=30, le=600, examples=[60, 120, 180, 300]), for_seats(1)] = 120
    assist: bool | tuple[bool, ...] = False  # MF-58: for all seats, or by seat
    bot_takeover: Annotated[bool, for_seats(2, 3, 4)] = False  # MF-55
    # MF-15: the seat with the shorter reach
    warm_seat: Annotated[
        SeatNumber | None, Meta(examples=[0, 1, 2, 3]), A_SEAT, for_seats(2, 3, 4)
    ] = None
    # MF-16: when people are ready, or 15 s after a round was announced (rules version 1)
    start: Literal["ready", "timed"] = "ready"
    # MF-54: who is away for a minute sits out until the return, or has left (rules version 2)
    absence: Annotated[Literal["sit_out", "leave"], for_seats(2, 3, 4)] = "sit_out"
    rules: Literal[2, 3] = 3  # by which a log was played: 2 stands for all older ones
    edge: Annotated[float, Meta(ge=0, le=5)] = 0.4  # seconds
    swap_gap: Seconds = 0.5  # MF-26; the library may set it to 0
    claim_lock: Annotated[float, Meta(ge=0, le=5)] = 2  # MF-40
    cold: Seconds | None = None  # MF-51: 10, and 0 in solo
    deck: Annotated[tuple[Card, ...] | None, OWN_DATA] = None  # MF-11
    bots: Annotated[tuple[SeatNumber, ...], BOT_SEATS] = ()


class Setup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Explicit luck: the shuffled cards of the first rounds, by id (MF-13)."""

    decks: tuple[tuple[CardId, ...], ...] = ()


# -- the state -------------------------------------------------------------------------------------


class Table(Struct, frozen=True, gc=False, omit_defaults=True):
    """What was fixed before the first round; times in milliseconds."""

    seats: int
    rounds_to_win: int
    timer_ms: int
    assist: tuple[bool, ...]
    bot_takeover: bool
    warm_seat: Seat | None
    edge_ms: int
    swap_gap_ms: int
    claim_lock_ms: int
    cold_ms: int
    deck: tuple[Card, ...] | None  # None: the official one
    bots: tuple[Seat, ...]
    start: Literal["ready", "timed"] = "timed"  # MF-16; states of rules version 1 do not say it
    absence: Literal["sit_out", "leave"] = "leave"  # MF-54; those of version 2 do not say it
    rules: int = 2


class Trick(Struct, frozen=True, gc=False):
    """A laid trick: out of play until the round ends (MF-28)."""

    colour: Colour
    stack: Stack


class Player(Struct, frozen=True, gc=False):
    """One seat. Times are play time unless they say otherwise."""

    hand: tuple[CardId, ...] = ()
    tricks: tuple[Trick, ...] = ()
    wins: int = 0
    ready: bool = False
    left: bool = False
    away_since: int | None = None  # wall clock (MF-54)
    swapped_at: int | None = None  # MF-26
    locked_until: int = 0  # MF-40: nobody else's business (MF-63)
    hand_since: int = 0  # when these cards came together
    voted: bool = False
    pauses: int = 0
    taken_over: bool = False  # MF-55: a bot plays on with these cards


class Waiting(Struct, frozen=True, gc=False):
    """A swap of a seat that is not the warm one, on its way (MF-15)."""

    due: int
    seat: Seat
    give: CardId
    expect: CardId


class RoundEnd(Struct, frozen=True, gc=False, omit_defaults=True):
    """How a round ended; nobody wins a drawn one (MF-39)."""

    reason: Reason
    winner: Seat | None
    counts: tuple[tuple[int, ...], ...]  # tricks of each seat by colour, in the order of COLOURS
    play_ms: int
    out: tuple[Seat, ...] = ()  # MF-54: who sat out when it ended
    absent: tuple[Seat, ...] = ()  # MF-54: who was away from the deal to the end


class State(Base, frozen=True, gc=False, tag="state", omit_defaults=True):
    """Everything. Hidden is the order of the pile, and a seat's own claim lock."""

    table: Table
    phase: Phase
    round: int  # from 1
    at_ms: int  # wall clock of the table
    told_ms: int  # the same, of the last change that everybody knows of
    since_ms: int  # when the phase began
    play_ms: int  # play time at that moment
    players: tuple[Player, ...]
    centre: CardId | None
    pile: tuple[CardId, ...]  # the first on top
    quiet_since: int  # play time of the last accepted swap, claim or refresh
    idle_since: int  # play time of the last accepted action of anybody
    refreshes: int  # in a row, without a swap or claim
    vote_after: int  # play time from which a vote may refresh again
    queue: tuple[Waiting, ...]
    paused_by: Seat | None  # None while paused: nobody is charged (MF-54, MF-56)
    is_idle_pause: bool  # MF-56
    resumers: tuple[Seat, ...]  # who of the others wants to go on
    rounds: tuple[RoundEnd, ...]
    closed: bool  # MF-56: no result
    out: tuple[Seat, ...] = ()  # MF-54: who sits out until they are back
    absent: tuple[Seat, ...] = ()  # MF-54: who has been away since the deal

    @property
    def seats(self) -> int:
        return self.table.seats


class SeatView(Struct, frozen=True, gc=False):
    """What everybody sees of a seat."""

    hand: tuple[CardId, ...]  # empty while cards are covered
    tricks: tuple[Trick, ...]
    wins: int
    ready: bool
    left: bool
    away_since: int | None
    swapped_at: int | None
    hand_since: int
    voted: bool
    pauses: int
    taken_over: bool


class View(Base, frozen=True, gc=False, tag="view", omit_defaults=True):
    """What one seat sees (MF-57): everything but the pile's order and others' claim locks."""

    seat: Seat | None
    table: Table
    phase: Phase
    round: int
    at_ms: int  # of the last change that everybody knows of
    since_ms: int
    play_ms: int
    players: tuple[SeatView, ...]
    locked_until: int  # of this seat
    centre: CardId | None
    pile: int
    quiet_since: int
    idle_since: int
    refreshes: int
    vote_after: int
    queue: tuple[Waiting, ...]
    paused_by: Seat | None
    is_idle_pause: bool
    resumers: tuple[Seat, ...]
    rounds: tuple[RoundEnd, ...]
    closed: bool
    winners: tuple[Seat, ...]  # once it is over
    scores: tuple[int, ...]
    high_scores: int | None  # MF-48: the list, by its seconds, that a solo run belongs to
    begins_ms: int | None = None  # MF-16: when the round begins whoever is ready; None: it waits
    out: tuple[Seat, ...] = ()  # MF-54
    absent: tuple[Seat, ...] = ()

    @property
    def seats(self) -> int:
        return self.table.seats


# -- actions (MF-20, MF-60) ------------------------------------------------------------------------

RoundNumber = Annotated[int, Meta(ge=0, le=10_000), ID_SCOPE]  # MF-21


class Ready(Base, frozen=True, gc=False, tag="ready"):
    """MF-16."""


class Swap(Base, frozen=True, gc=False, tag="swap"):
    """MF-26: one of my cards for the centre card that I saw."""

    round: RoundNumber
    give: CardId
    expect: CardId


class Claim(Base, frozen=True, gc=False, tag="claim", omit_defaults=True):
    """MF-29: my three cards, bottom to top."""

    round: RoundNumber
    stack: Stack
    colour: Colour | None = None


class VoteRefresh(Base, frozen=True, gc=False, tag="vote_refresh"):
    """MF-52."""

    round: RoundNumber


class Pause(Base, frozen=True, gc=False, tag="pause"):
    """MF-53."""

    round: RoundNumber


class Resume(Base, frozen=True, gc=False, tag="resume"):
    round: RoundNumber


Action = Ready | Swap | Claim | VoteRefresh | Pause | Resume | Leave | Away | Back


class Bounds(Struct, frozen=True, gc=False):
    """What bounds a swap or a claim: the cards, and the play time from which it is allowed."""

    hand: tuple[CardId, ...]
    centre: CardId
    from_ms: int


# -- outcomes --------------------------------------------------------------------------------------


class Shuffled(Base, frozen=True, gc=False, tag="shuffled"):
    """MF-13: all cards, by id."""

    cards: tuple[CardId, ...]


# -- beside the game -------------------------------------------------------------------------------


class Sketch(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How one's cards lie just now: private (MF-23), and sent only to ask for the glow (MF-58)."""

    stack: Stack


class Glow(Struct, frozen=True):
    """What a seat with *assist* may know of its stack: the colours that show a line."""

    colours: tuple[Colour, ...]
    places: tuple[int, ...]  # 0..8, row by row: where the lines run
