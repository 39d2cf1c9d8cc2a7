"""The data of Coolock and nothing else: pawns, padlocks, ghosts, state, actions, outcomes, view."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tablee.core.marks import OWN_DATA
from tablee.core.protocol import Leave, Seat
from tablee.games.coolock.board.cells import BoardFile, Number

Difficulty = Literal["easy", "hard"]
Phase = Literal["deal", "prison", "roll", "move", "card", "ghost_order", "over"]
Owed = Literal["deal", "die", "ghost_dice", "prison_dice", "card"]
Reason = Literal["hexagon", "midnight", "unfinished"]
Medal = Literal["gold", "silver", "bronze", "complete"]
Place = Literal["base", "board", "prison"]
Fate = Literal["stays", "vanishes", "returns"]
Card = Literal[
    "second_wind",
    "skeleton_key",
    "secret_passage",
    "moonlight",
    "exorcism",
    "amnesty",
    "lantern",
    "apparition",
    "black_padlock",
    "rusty_padlock",
    "cold_wind",
]
DECK: tuple[tuple[Card, int], ...] = (  # CL-82
    ("second_wind", 2),
    ("skeleton_key", 3),
    ("secret_passage", 2),
    ("moonlight", 2),
    ("exorcism", 1),
    ("amnesty", 1),
    ("lantern", 2),
    ("apparition", 4),
    ("black_padlock", 3),
    ("rusty_padlock", 2),
    ("cold_wind", 2),
)
Die = Annotated[int, Meta(ge=1, le=6)]
BoardName = Literal["haunted_house", "ghost_ship"]

PORTIONS = 12  # CL-49
BLACK_ON_GATES = 4  # CL-15
BLACK_RESERVE = 4
PAIRS = 4  # CL-17: padlocks of two colours
TRIO_SEATS = 4  # from so many seats on there is one of three colours
GUARDED = 3  # CL-16: of the four portions of a zone
SENTENCE = 3  # CL-72
FIRST_GHOST = 4  # CL-57: a round
MOST_GHOSTS = 6  # CL-11
LAST_ROUND = 300  # CL-56
MOST_ARROWS, LONGEST_ARROW = 12, 40  # of a plan
GOLD = {"easy": (18, 17, 16, 15, 15), "hard": (20, 19, 19, 17, 17)}  # CL-55: for 2 to 6 seats
SILVER, BRONZE = 3, 8  # rounds more


class Base(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """Frozen, tagged by ``type``, strict about unknown fields."""


# -- options and explicit luck ---------------------------------------------------------------------


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What the table's creator chooses."""

    difficulty: Difficulty = "easy"  # CL-19
    midnight: bool = False  # CL-55: the team can lose
    board: Annotated[BoardName | BoardFile, OWN_DATA] = "haunted_house"  # CL-94


class Lock(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """CL-38..42: a closed padlock; without colours it is black."""

    at: Number
    colours: tuple[Seat, ...] = ()


class Portion(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """CL-49..51: a piece of the hexagon, for one slot of it; gold ones are anybody's."""

    at: Number
    owner: Seat | None
    slot: Annotated[int, Meta(ge=1, le=PORTIONS)]


# -- the state -------------------------------------------------------------------------------------


class Table(Struct, frozen=True, gc=False):
    """What was fixed before the first round."""

    seats: int
    difficulty: Difficulty
    midnight: bool
    board: BoardName | BoardFile


class Pawn(Struct, frozen=True, gc=False):
    where: Place = "base"
    edge: int | None = None  # on the board
    zone: int = 1  # CL-36: zone memory
    sentence: int = 0  # CL-72: turns in prison still to come
    mystery: str | None = None  # CL-80: the cell along which the last turn ended
    lanterns: int = 0


class Ghost(Struct, frozen=True, gc=False):
    id: int
    at: int


class State(Base, frozen=True, gc=False, tag="state"):
    """Everything; nothing of it is hidden, as cards are drawn when they are due (CL-20)."""

    table: Table
    phase: Phase
    owed: Owed | None  # luck that the table waits for
    round: int
    active: Seat
    pawns: tuple[Pawn, ...]
    locks: tuple[Lock, ...]
    portions: tuple[Portion, ...]  # still on the board
    ghosts: tuple[Ghost, ...]  # the oldest first
    supply: int  # CL-59: ghosts to come
    next_ghost: int  # its id
    black_reserve: int
    deck: tuple[Card, ...]  # which, sorted: not in which order
    discards: tuple[Card, ...]  # sorted, too
    die: int | None
    dice: tuple[int, int] | None  # white and black, as rolled for a ghost or a prisoner
    haunting: tuple[int, ...]  # ghosts that still move now, the next one first
    is_cold_wind: bool  # they move because of a card
    has_moonlight: bool  # no ghost phase in this round
    card: Card | None  # the one being carried out
    has_drawn: bool  # CL-78: one draw in a turn
    left: tuple[Seat, ...]
    reason: Reason | None
    at_ms: int

    @property
    def seats(self) -> int:
        return self.table.seats


class Reach(Struct, frozen=True, gc=False):
    """Where a ghost may end its next move, off the board: None; and in how many of 72 ways.

    Each of the 36 rolls counts twice, a double once for each order.
    """

    ghost: int
    ends: tuple[tuple[int | None, int], ...]


class Prospect(Struct, frozen=True, gc=False):
    """CL-64: where a ghost would drift if this die of its double were played first."""

    first: Literal["white", "black"]
    way: tuple[int, ...]  # begins where it stands
    leaves: bool


class View(Base, frozen=True, gc=False, tag="view"):
    """What everybody sees (CL-20), and what can be worked out from it; the same for all."""

    table: Table
    phase: Phase
    owed: Owed | None
    round: int
    active: Seat
    pawns: tuple[Pawn, ...]
    locks: tuple[Lock, ...]
    portions: tuple[Portion, ...]
    ghosts: tuple[Ghost, ...]
    supply: int
    next_ghost: int
    black_reserve: int
    deck: tuple[Card, ...]
    discards: tuple[Card, ...]
    die: int | None
    dice: tuple[int, int] | None
    haunting: tuple[int, ...]
    is_cold_wind: bool
    has_moonlight: bool
    card: Card | None
    has_drawn: bool
    left: tuple[Seat, ...]
    reason: Reason | None
    at_ms: int
    keeper: Seat  # CL-64
    gold_round: int  # CL-55: silver and bronze are 3 and 8 rounds later
    medal: Medal | None  # once the hexagon is complete
    reaches: tuple[Reach, ...]  # by ghost
    prospects: tuple[Prospect, ...]  # of the ghost whose order is asked for; else none

    @property
    def seats(self) -> int:
        return self.table.seats


# -- actions (section 11) --------------------------------------------------------------------------


class TryDouble(Base, frozen=True, gc=False, tag="try_double"):
    """CL-73."""


class Stay(Base, frozen=True, gc=False, tag="stay"):
    """CL-74: no try."""


class Roll(Base, frozen=True, gc=False, tag="roll"):
    """CL-23."""


class Walk(Base, frozen=True, gc=False, tag="move", omit_defaults=True):
    """CL-88: as many edges as the die shows, or fewer into a closed padlock or a ghost."""

    path: Annotated[tuple[Number, ...], Meta(max_length=64)]
    into: Number | None = None


class Choose(Base, frozen=True, gc=False, tag="choose"):
    """CL-89: the target of a card; just one of the three is named."""

    padlock: Number | UnsetType = UNSET
    seat: Annotated[int, Meta(ge=0, le=5)] | UnsetType | None = UNSET
    ghost: Number | UnsetType = UNSET


class Order(Base, frozen=True, gc=False, tag="order"):
    """CL-64, CL-90: which die of a double is played first."""

    ghost: Number
    first: Literal["white", "black"]


Action = TryDouble | Stay | Roll | Walk | Choose | Order | Leave


# -- outcomes --------------------------------------------------------------------------------------


class Dealt(Base, frozen=True, gc=False, tag="dealt"):
    """CL-13..CL-18."""

    portions: tuple[Portion, ...]
    locks: tuple[Lock, ...]


class Rolled(Base, frozen=True, gc=False, tag="rolled"):
    """The movement die."""

    die: Die


class DiceRolled(Base, frozen=True, gc=False, tag="dice_rolled"):
    """The white and the black die: a ghost's, or a prisoner's try."""

    white: Die
    black: Die


class Drawn(Base, frozen=True, gc=False, tag="drawn"):
    """A mystery card."""

    card: Card


Luck = Dealt | Rolled | DiceRolled | Drawn


class Setup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """CL-93: a deal and a scripted source of dice and cards, in the order in which they come."""

    deal: Dealt | None = None
    luck: tuple[Rolled | DiceRolled | Drawn, ...] = ()


# -- beside the game -------------------------------------------------------------------------------


class Arrow(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A way over intersections that somebody proposes, for a seat's pawn or for all."""

    seat: Annotated[int, Meta(ge=0, le=5)] | None
    way: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=LONGEST_ARROW)]


class Sketch(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Plan mode: what a team mate draws on the board for the others."""

    arrows: Annotated[tuple[Arrow, ...], Meta(max_length=MOST_ARROWS)]
