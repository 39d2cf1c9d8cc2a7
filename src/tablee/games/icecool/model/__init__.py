"""The data of ICECOOL² and nothing else: penguins, fish, cards, state, actions, outcomes, view."""

from typing import Annotated, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from tablee.core.marks import for_seats
from tablee.core.protocol import Leave, Seat
from tablee.games.icecool.board.school import DoorId, Point, RoomId
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.model.facts import Challenge, Happening
from tablee.games.icecool.model.flick import Flick, Tremor
from tablee.games.icecool.model.tricks import TRICKS

Colour = Literal["blue", "red", "green", "purple", "orange"]
PALETTE: tuple[Colour, ...] = get_args(Colour)  # IC-108
COLOURS = PALETTE[:4]  # IC-30: of the seats, unless others are chosen
Kind = Literal["jump", "two_doors", "bounce", "two", "three"]
DECK: tuple[tuple[Kind, int], ...] = (  # IC-3, IC-5: 24 ones, 18 twos, 12 threes
    ("jump", 8),
    ("two_doors", 8),
    ("bounce", 8),
    ("two", 18),
    ("three", 12),
)
VALUES: dict[Kind, int] = {"jump": 1, "two_doors": 1, "bounce": 1, "two": 2, "three": 3}
ONES: frozenset[Kind] = frozenset({"jump", "two_doors", "bounce"})
CARDS = sum(count for _, count in DECK)
Phase = Literal[
    "deal",
    "catcher_placement",
    "entry",
    "aim",
    "retry",
    "flicking",
    "end_of_turn",
    "off_board_end",
    "game_over",
]
Reason = Literal["three_fish", "caught", "stalled"]  # IC-92, IC-49
Ending = Literal["three_fish", "caught", "stalled", "left", "toured", "tired", "made"]
TurnKind = Literal["normal", "skates", "re_entry"]
Why = Literal["fish", "challenge", "id"]
Scoring = Literal["cards", "tournament"]

FISH = 3  # IC-34
MOST_TRIES = 10  # IC-41
MOST_CIRCUITS = 30  # IC-49
MOST_WARM_UP_FLICKS = 100  # IC-29
MOST_PRACTICE_FLICKS = 20  # IC-109: of each player before the first round
PAIR = 2  # IC-74, IC-86: cards that pay together


class Base(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """Frozen, tagged by ``type``, strict about unknown fields."""


# -- options and explicit luck ---------------------------------------------------------------------


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What the table's creator chooses."""

    scoring: Annotated[Scoring, for_seats(2, 3, 4)] = "cards"  # IC-103
    tremor: Tremor = "small"  # IC-27
    # IC-29: a ghost line for everybody; a warm-up always has one
    learning: Annotated[bool, for_seats(2, 3, 4)] = False
    # IC-32: a seat; None: drawn
    first_catcher: Annotated[Annotated[int, Meta(ge=0, le=3)] | None, for_seats(2, 3, 4)] = None
    colours: Annotated[tuple[Colour | None, ...], Meta(max_length=4)] = ()  # IC-108: by seat
    # IC-109: everybody flicks round the school before the first round
    warm_up: Annotated[bool, for_seats(2, 3, 4)] = False
    # IC-110: a set shot in place of the tour
    trick: Annotated[Annotated[int, Meta(ge=1, le=TRICKS)] | None, for_seats(1)] = None


class Setup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Explicit luck: the deck, top first (IC-31), and the first Catcher."""

    deck: Annotated[tuple[Kind, ...], Meta(max_length=CARDS)] = ()  # none in a tournament
    catcher: Annotated[int, Meta(ge=0, le=3)] = 0


# -- the state -------------------------------------------------------------------------------------


class Table(Struct, frozen=True, gc=False, omit_defaults=True):
    """What was fixed before the first round; what old tables do not have is left out."""

    seats: int
    scoring: Scoring
    tremor: Tremor
    learning: bool
    first_catcher: Seat | None
    colours: tuple[Colour, ...] = ()  # IC-108: by seat; none: the usual ones
    has_warm_up: bool = False  # IC-109
    trick: int | None = None  # IC-110

    @property
    def worn(self) -> tuple[Colour, ...]:
        """The colour of each seat."""
        return self.colours or COLOURS[: self.seats]


class Card(Struct, frozen=True, gc=False):
    """IC-48: the id says only which card of the shuffled deck it was."""

    id: int
    kind: Kind
    is_up: bool = False  # IC-72: used


class Fish(Struct, frozen=True, gc=False, order=True):
    """A fish that hangs over a door."""

    colour: Colour
    door: DoorId


class Player(Struct, frozen=True, gc=False):
    spot: Point | None = None  # None: not on the board (IC-39)
    fish: int = 0  # taken in this round
    is_caught: bool = False  # the Catcher holds the ID
    is_bound: bool = False  # IC-41: must still get off the red circle
    turns: int = 0  # normal ones of this round (IC-49)
    cards: tuple[Card, ...] = ()
    points: int = 0  # IC-103
    has_left: bool = False


class RoundEnd(Struct, frozen=True, gc=False):
    """How a round ended; ``fish`` and ``ids`` by seat: taken, and held at the end."""

    catcher: Seat
    reason: Reason
    fish: tuple[int, ...]
    ids: tuple[int, ...]


class Take(Struct, frozen=True, gc=False):
    """A fish that a flick brought, and when: half milliseconds from the push."""

    seat: Seat
    door: DoorId
    sample: int


class Replay(Struct, frozen=True, gc=False):
    """The last flick, to be watched again."""

    seat: Seat
    number: int
    aimed: Flick
    applied: Flick  # IC-27: the same, with the tremor
    starts: tuple[Standing, ...]
    ends: tuple[Standing, ...]
    happenings: tuple[Happening, ...]
    recording: str
    fish: tuple[Fish, ...] = ()  # that hung before it
    takes: tuple[Take, ...] = ()


class State(Base, frozen=True, gc=False, tag="state"):
    """Everything. Hidden are the deck, and face-down cards from all but their owner (IC-105)."""

    table: Table
    at_ms: int
    phase: Phase
    round: int  # from 1; 0 while a table warms up (IC-109)
    catcher: Seat
    active: Seat
    turn: TurnKind
    players: tuple[Player, ...]
    fish: tuple[Fish, ...]  # sorted
    deck: tuple[Kind, ...]  # top first
    announced: int | None  # IC-78: a card
    is_placed: bool  # IC-46: an orange line was used in this turn
    tries: int  # IC-41: that failed in this turn
    aimed: Flick | None  # while the flick is simulated
    last: Replay | None
    flicks: int
    visited: tuple[RoomId, ...]  # IC-29: in a warm-up
    rounds: tuple[RoundEnd, ...]
    ending: Ending | None

    @property
    def seats(self) -> int:
        return self.table.seats


class SeenCard(Struct, frozen=True, gc=False):
    """A card as somebody sees it; None: face down, and not one's own."""

    id: int
    kind: Kind | None
    is_up: bool


class SeenPlayer(Struct, frozen=True, gc=False):
    colour: Colour
    spot: Point | None
    fish: int
    is_caught: bool
    is_bound: bool
    turns: int
    cards: tuple[SeenCard, ...]
    points: int
    has_left: bool


class View(Base, frozen=True, gc=False, tag="view", omit_defaults=True):
    """What one seat sees (IC-105)."""

    table: Table
    at_ms: int
    phase: Phase
    round: int
    all_rounds: int
    catcher: Seat
    active: Seat
    turn: TurnKind
    players: tuple[SeenPlayer, ...]
    fish: tuple[Fish, ...]
    deck: int  # cards left
    challenge: Challenge | None  # IC-78: announced
    announced: int | None  # the card behind it, for its owner
    is_placed: bool
    tries: int
    aimed: Flick | None
    last: Replay | None
    flicks: int
    visited: tuple[RoomId, ...]
    rounds: tuple[RoundEnd, ...]
    ending: Ending | None
    scores: tuple[int, ...]  # once it is over; in a tournament always
    stars: int = 0  # IC-112: of a set shot that was made

    @property
    def seats(self) -> int:
        return self.table.seats


# -- actions (IC-44): plain types, as ranges are judged by the rules (IC-47) -----------------------


class PlaceCatcher(Base, frozen=True, gc=False, tag="place_catcher"):
    """IC-35: tenths of a millimetre."""

    x: int
    y: int


class PlaceStart(Base, frozen=True, gc=False, tag="place_start"):
    """IC-38: tenths of a millimetre, or neither: the best free point."""

    x: int | UnsetType = UNSET
    y: int | UnsetType = UNSET


class MakeFlick(Base, frozen=True, gc=False, tag="flick"):
    """IC-20."""

    direction: int
    power: int
    offset: int
    height: int


class Orange(Base, frozen=True, gc=False, tag="orange"):
    """IC-59: onto the line of a room."""

    room: int


class Announce(Base, frozen=True, gc=False, tag="announce"):
    """IC-78."""

    card: int


class Skates(Base, frozen=True, gc=False, tag="skates"):
    """IC-74."""

    cards: tuple[int, int]


class MoveFish(Base, frozen=True, gc=False, tag="move_fish", rename={"from_": "from"}):
    """IC-86."""

    cards: tuple[int, int]
    colour: str
    from_: str
    to: str


class EndTurn(Base, frozen=True, gc=False, tag="end_turn"):
    """IC-44."""


Action = (
    PlaceCatcher | PlaceStart | MakeFlick | Orange | Announce | Skates | MoveFish | EndTurn | Leave
)


# -- what bounds the open kinds of action (IC-48) --------------------------------------------------

Range = tuple[int, int]  # both ends included


class FlickRanges(Base, frozen=True, gc=False, tag="flick_ranges"):
    direction: Range
    power: Range
    offset: Range
    height: Range


class ZoneRanges(Base, frozen=True, gc=False, tag="zone_ranges"):
    """IC-35: of the kitchen."""

    x: Range
    y: Range


class CircleRange(Base, frozen=True, gc=False, tag="circle_range"):
    """IC-38: the red circle, and who must be kept away from; all in tenths of a millimetre."""

    x: float
    y: float
    radius: float
    others: tuple[Point, ...]
    elbow_room: float
    is_full: bool  # no point of it is free: only the one without x and y is legal


class Movable(Struct, frozen=True, gc=False):
    """A fish, and the doors it may go to."""

    colour: Colour
    door: DoorId
    to: tuple[DoorId, ...]


class MoveChoices(Base, frozen=True, gc=False, tag="move_choices"):
    """IC-86: any two of the cards."""

    cards: tuple[int, ...]
    fish: tuple[Movable, ...]


Bounds = FlickRanges | ZoneRanges | CircleRange | MoveChoices


# -- outcomes --------------------------------------------------------------------------------------


class Dealt(Base, frozen=True, gc=False, tag="dealt"):
    """IC-31, IC-32."""

    deck: tuple[Kind, ...]
    catcher: Seat


class Flicked(Base, frozen=True, gc=False, tag="flicked"):
    """IC-106: a flick as it went; a log that is replayed never simulates it again."""

    applied: Flick
    physics_id: str
    happenings: tuple[Happening, ...]
    ends: tuple[Standing, ...]
    samples: int
    recording: str


Drawn = Dealt | Flicked


# -- beside the game -------------------------------------------------------------------------------


class Sketch(Flick, frozen=True, gc=False):
    """Where somebody is aiming just now."""


class Ghost(Struct, frozen=True):
    """IC-29: how a flick without tremor would go, for who is learning."""

    path: tuple[Point, ...]  # of the flicked penguin, some points of its way
    doors: tuple[DoorId, ...]
    touches: tuple[Seat, ...]
    end: Point
    is_off_board: bool
