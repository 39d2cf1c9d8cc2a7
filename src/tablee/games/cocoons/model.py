"""The data of Cocoons and nothing else: box, cocoons, state, actions, outcome, view."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablee.core.marks import A_SEAT, BOT_SEATS, for_seats
from tablee.core.protocol import Leave, Seat

Guardian = Literal["iguana", "fish", "owl", "fox", "turtle", "hare", "frog", "bat"]
GUARDIANS: tuple[Guardian, ...] = (  # CO-7
    "iguana",
    "fish",
    "owl",
    "fox",
    "turtle",
    "hare",
    "frog",
    "bat",
)
Trap = Literal[  # CO-8: runes, padlocks, slide, action, turn, numbers
    "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8",
    "L1", "L2", "S", "A", "T",
    "N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8",
]  # fmt: skip
Label = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
LABELS: tuple[Label, ...] = ("A", "B", "C", "D", "E", "F", "G", "H")  # CO-5
Direction = Literal["N", "E", "S", "W"]  # CO-2: in the frame of the box
DIRECTIONS: tuple[Direction, ...] = ("N", "E", "S", "W")
SlotNumber = Annotated[int, Meta(ge=0, le=8)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Level = Literal[1, 2, 3, 4, 5, "custom"]
Assist = Literal["off", "pins"]
Phase = Literal["deal", "act", "forced_slide", "place_action", "guardian", "vote", "over"]
Reason = Literal["all_home", "wrong_guardian", "out_of_tokens", "turn_limit"]
Kind = Literal["seen", "claim"]

TOKENS = 25  # CO-10
CORRECTION = 3  # CO-54
MOST_TURNS = 400  # CO-68


class Base(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """Frozen, tagged by ``type``, strict about unknown fields."""


# -- options and explicit luck ---------------------------------------------------------------------


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """CO-12: what the table's creator chooses."""

    level: Level = 1
    hard: bool = False
    assist: Assist = "off"
    auto_share: bool = True
    bot_hints: bool = True
    traps: tuple[str, ...] = ()  # of a custom level
    # CO-22, CO-23: the youngest, or whoever the host names
    first_seat: Annotated[
        SeatNumber | None, Meta(examples=[0, 1, 2, 3]), for_seats(2, 3, 4), A_SEAT
    ] = None
    reserve: Annotated[int, Meta(ge=1, le=TOKENS, examples=[25, 23, 21, 19])] = TOKENS
    bots: Annotated[tuple[SeatNumber, ...], BOT_SEATS] = ()


class Setup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """CO-13: an explicit box. Tuples of nine go by slot, tuples of eight by cocoon, A to H."""

    start: SlotNumber
    traps: tuple[Trap | None, ...]
    guardians: tuple[Guardian | None, ...]
    marks: tuple[Direction, ...]
    identities: tuple[Guardian, ...]
    positions: tuple[SlotNumber, ...] | None = None  # CO-5: in the order of slots
    first_seat: SeatNumber | None = None
    reserve: int | None = None


# -- the state -------------------------------------------------------------------------------------


class Table(Struct, frozen=True, gc=False):
    """What was fixed before the first turn."""

    seats: int
    level: Level
    hard: bool
    assist: Assist
    auto_share: bool
    bot_hints: bool
    traps: tuple[Trap, ...]  # of a custom level
    first_seat: Seat | None
    reserve: int
    bots: tuple[Seat, ...]


class Slot(Struct, frozen=True, gc=False, omit_defaults=True):
    """CO-1: what lies on one slot of the floor."""

    trap: Trap | None = None
    is_trap_up: bool = False
    guardian: Guardian | None = None
    is_guardian_up: bool = False
    is_start: bool = False
    has_token: bool = False  # CO-76


class Sight(Struct, frozen=True, gc=False, omit_defaults=True):
    """CO-25: what everybody sees of a slot while no cocoon stands on it, or saw last."""

    what: Literal["empty", "start", "token", "trap", "guardian", "face_down"]
    trap: Trap | None = None  # face up
    guardian: Guardian | None = None  # face up


class Cocoon(Struct, frozen=True, gc=False):
    """One of the eight in the box; its index is its label."""

    at: int  # slot
    mark: Direction  # the side with the picture
    tokens: int = 0
    holds: tuple[Guardian, ...] = ()
    has_action: bool = False  # CO-83


class Share(Struct, frozen=True, gc=False):
    """CO-38, CO-39: what a seat told everybody of a cocoon; a claim may be wrong."""

    turn: int
    seat: Seat
    cocoon: Label
    guardian: Guardian
    kind: Kind


class State(Base, frozen=True, gc=False, tag="state"):
    """Everything. Hidden: identities, whatever is under cocoons, and what other seats see."""

    table: Table
    phase: Phase
    slots: tuple[Slot, ...]
    cocoons: tuple[Cocoon, ...]
    identities: tuple[Guardian, ...]  # CO-4: by cocoon
    free: int  # CO-18: the slot without a cocoon
    reserve: int
    lid_tokens: int
    lid_traps: tuple[Trap, ...]  # in the order in which they left
    turned: int  # CO-82: quarter turns of the box
    turn: int  # from 1
    active: Seat
    mover: Label | None  # the cocoon that moved last in this turn (CO-72)
    shares: tuple[Share, ...]  # CO-33, CO-34: those that may still be read, newest first
    proposer: Seat | None  # CO-60
    accepted: tuple[Seat, ...]
    refused: tuple[Seat, ...]  # CO-61: who may not propose again in this turn
    left: tuple[Seat, ...]
    reason: Reason | None
    at_ms: int
    since_ms: int  # when the table came to rest here; talk does not count

    @property
    def seats(self) -> int:
        return self.table.seats


class Truth(Struct, frozen=True, gc=False):
    """CO-35, CO-69: what everybody sees once it is over."""

    identities: tuple[Guardian, ...]
    slots: tuple[Slot, ...]
    wrong: tuple[Label, ...]  # the cocoons that do not hold just their own guardian


class View(Base, frozen=True, gc=False, tag="view"):
    """CO-32: what one seat sees, and nothing more."""

    seat: Seat | None
    table: Table
    phase: Phase
    traps: tuple[Trap, ...]  # the eight of this box, sorted: public
    cocoons: tuple[Cocoon, ...]
    free: int
    uncovered: Sight  # what lies in the free slot
    reserve: int
    lid_tokens: int
    lid_traps: tuple[Trap, ...]
    turned: int
    turn: int
    active: Seat
    mover: Label | None
    corners: tuple[int, ...]  # CO-28: the box corners that this seat faces now
    sees: tuple[Guardian | None, ...]  # by cocoon
    shares: tuple[Share, ...]
    slots_seen: tuple[Sight | None, ...] | None  # CO-34: by slot; None without pins
    is_ready: bool  # CO-59
    proposer: Seat | None
    accepted: tuple[Seat, ...]
    refused: tuple[Seat, ...]
    left: tuple[Seat, ...]
    reason: Reason | None
    truth: Truth | None  # once it is over
    at_ms: int
    since_ms: int

    @property
    def seats(self) -> int:
        return self.table.seats


# -- actions (section 11) --------------------------------------------------------------------------

Name = Annotated[str, Meta(max_length=40)]  # CO-92: a wrong name is another error than no name


class Slide(Base, frozen=True, gc=False, tag="slide"):
    """CO-43, CO-71."""

    cocoon: Name


class Correct(Base, frozen=True, gc=False, tag="correct"):
    """CO-54: a guardian goes from the cocoon it is in to another."""

    guardian: Name
    cocoon: Name


class PutAction(Base, frozen=True, gc=False, tag="put_action"):
    """CO-83."""

    cocoon: Name


class Place(Base, frozen=True, gc=False, tag="place"):
    """CO-48."""

    cocoon: Name


class LeaveIt(Base, frozen=True, gc=False, tag="leave_it"):
    """CO-48: the guardian stays in its slot, face up. (``leave`` gives up a seat.)"""


class ProposeEnd(Base, frozen=True, gc=False, tag="propose_end"):
    """CO-59."""


class AcceptEnd(Base, frozen=True, gc=False, tag="accept_end"):
    """CO-60."""


class RefuseEnd(Base, frozen=True, gc=False, tag="refuse_end"):
    """CO-60."""


class Tell(Base, frozen=True, gc=False, tag="share"):
    """CO-38: what I see of a cocoon; the table says the guardian, so it is true."""

    cocoon: Name


class Note(Base, frozen=True, gc=False, tag="note"):
    """CO-39: what I believe; None takes it back."""

    cocoon: Name
    guardian: Name | None


Action = (
    Slide
    | Correct
    | PutAction
    | Place
    | LeaveIt
    | ProposeEnd
    | AcceptEnd
    | RefuseEnd
    | Tell
    | Note
    | Leave
)


class Bounds(Struct, frozen=True, gc=False):
    """What bounds a note: any of these cocoons, any guardian or none."""

    cocoons: tuple[Label, ...]
    guardians: tuple[Guardian, ...]


# -- outcome ---------------------------------------------------------------------------------------


class Dealt(Base, frozen=True, gc=False, tag="dealt"):
    """CO-14: all the luck there is."""

    start: int
    guardians: tuple[Guardian | None, ...]  # by slot
    traps: tuple[Trap | None, ...]  # by slot
    identities: tuple[Guardian, ...]  # by cocoon
    marks: tuple[Direction, ...]
    first: Seat | None = None  # of an explicit box: as the options say, or 0
    positions: tuple[int, ...] | None = None  # of an explicit box
    reserve: int | None = None
