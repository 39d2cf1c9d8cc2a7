"""The data of Cortexcape and nothing else: pieces, state, actions, outcomes, view."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, structs

from tablee.core.frozen import Pieces
from tablee.core.marks import OWN_DATA
from tablee.core.protocol import Leave, Seat
from tablee.games.cortexcape.board.labs import DOORS as DOORS
from tablee.games.cortexcape.board.labs import EXITS as EXITS
from tablee.games.cortexcape.board.labs import Lab

CYLINDERS = "WGYR"
TOWER = "#"
EMPTY = "."
VALUE = {"W": 0, "G": 1, "Y": 2, "R": 3}
STOCK = "WWWWWWWWGGGGYYYRR###"  # CX-2: 17 cylinders worth 16 points, 3 towers
MARBLES = 12  # CX-3
COLOURS = ("white", "black", "blue", "red")  # CX-9: as many of them, in this order, as seats
LAB_NAMES = ("blue", "green", "red", "black")  # CX-4: in order of level

Hand = Literal["left", "right"]
LabName = Literal["blue", "green", "red", "black"]
Colour = Literal["white", "black", "blue", "red"]
Phase = Literal["draw", "build", "lock", "path", "over"]
Mode = Literal["long", "short"]
Assist = Literal["competition", "standard", "learning"]
Id = Annotated[str, Meta(pattern="^[A-Za-z0-9]{1,4}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]


class Base(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """Frozen, tagged by ``type``, strict about unknown fields."""


# -- options and explicit luck -----------------------------------------------------------------


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What the table's creator chooses."""

    lab: Annotated[LabName | Literal["random"] | Lab, OWN_DATA] = "blue"  # CX-12, CX-92
    mode: Mode = "long"
    starter: SeatNumber | None = None  # CX-19: skips the draw
    colours: tuple[Colour | None, ...] = ()  # CX-10: by seat; None or missing = undecided
    assist: Assist | None = None  # CX-83; None: learning on Blue, standard elsewhere
    clock: bool = False  # CX-89


class Setup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Explicit luck, for tests and puzzles."""

    lab: LabName | None = None  # what "random" draws
    white_hand: Hand | None = None  # CX-16
    marbles: tuple[tuple[bool, ...], ...] = ()  # CX-18: each draw, by contender: is it white?


# -- the state -----------------------------------------------------------------------------------


class Table(Struct, frozen=True, gc=False):
    """What was fixed before the first round."""

    seats: int
    lab: LabName | Lab | None  # None until a random lab is drawn
    mode: Mode
    colours: tuple[Colour, ...]
    assist: Assist
    clock: bool


class Round(Struct, frozen=True, gc=False):
    """A closed round, for the score sheet and the review."""

    builder: Seat
    board: str  # after the build
    start: str
    exit: str
    doors: str  # the path, one letter a door
    points: int


class State(Base, frozen=True, gc=False, tag="state"):
    """Everything. ``white_hand`` is the only secret (CX-16)."""

    table: Table
    phase: Phase
    round: int  # from 1
    starter: Seat | None
    white_hand: Hand | None  # the fist with the white marble, while seat 1 has not picked
    contenders: tuple[Seat, ...]  # CX-18: who still draws
    board: str  # doors A to T; EMPTY where the last path took a piece
    hand: str  # pieces to put back, in the order W G Y R #
    start: str  # the lock; empty before it
    exit: str
    marbles: tuple[Seat | None, ...]  # CX-53: whose marble closes X1..X12
    scores: tuple[int, ...]
    history: tuple[Round, ...]
    left: tuple[Seat, ...]  # CX-61: who gave up
    at_ms: int  # table time of the last decision; 0 at a table without a clock

    @property
    def seats(self) -> int:
        return self.table.seats


class View(Base, frozen=True, gc=False, tag="view"):
    """What everybody sees (CX-81): the state without the fist."""

    table: Table
    phase: Phase
    round: int
    starter: Seat | None
    fist_hidden: bool  # CX-15: somebody holds two closed fists out
    contenders: tuple[Seat, ...]
    board: str
    hand: str
    start: str
    exit: str
    marbles: tuple[Seat | None, ...]
    scores: tuple[int, ...]
    history: tuple[Round, ...]
    left: tuple[Seat, ...]
    at_ms: int
    builder: Seat | None  # None until the draw is done
    locker: Seat | None
    actor: Seat | None  # whom the table waits for
    marbles_left: tuple[int, ...]  # in each seat's lane
    rounds: int  # in the whole game
    winners: tuple[Seat, ...]  # once it is over

    @property
    def seats(self) -> int:
        return self.table.seats


# -- actions (CX-72..76) ---------------------------------------------------------------------------


class Pick(Base, frozen=True, gc=False, tag="draw"):
    """Seat 1 taps a fist (CX-72)."""

    hand: Hand


class Build(Base, frozen=True, gc=False, tag="build", omit_defaults=True):
    """All 20 doors in round 1 (CX-73); refill and swaps afterwards (CX-74)."""

    placement: Pieces | UnsetType = UNSET
    refill: Pieces | UnsetType = UNSET
    swaps: tuple[tuple[str, str], ...] | UnsetType = UNSET  # (old tower door, target)

    def __post_init__(self) -> None:
        """A plain dict or list given by a program becomes frozen data."""
        for field, pieces in (("placement", self.placement), ("refill", self.refill)):
            if type(pieces) not in (UnsetType, Pieces) and isinstance(pieces, Mapping):
                self._freeze(field, pieces)
        swaps: Any = self.swaps
        if type(swaps) is list:
            structs.force_setattr(self, "swaps", tuple(tuple(swap) for swap in swaps))

    def _freeze(self, field: str, pieces: Mapping[str, str]) -> None:
        if not all(type(item) is str for pair in pieces.items() for item in pair):
            raise TypeError(f"{field} maps doors to pieces, both as letters")
        structs.force_setattr(self, field, Pieces(pieces))


class Lock(Base, frozen=True, gc=False, tag="lock"):
    """The two cones (CX-75): a corridor, or an exit in an exit-to-exit round, and an exit."""

    start: str
    exit: str


class Path(Base, frozen=True, gc=False, tag="path"):
    """The doors walked through, in order (CX-76)."""

    doors: tuple[str, ...]


Action = Pick | Build | Lock | Path | Leave


class BuildBounds(Struct, frozen=True, gc=False):
    """What bounds a build (CX-78)."""

    freed: str  # doors to fill
    hand: str  # the pieces for them
    towers: str  # old tower doors, each to be left by one swap; empty in round 1
    targets: str  # doors that may receive a tower


class Sketch(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An unconfirmed draft, shown live to the others (CX-82). Nothing depends on it."""

    board: Annotated[str, Meta(pattern="^[WGYR#.]{20}$")]
    swaps: Annotated[tuple[tuple[Id, Id], ...], Meta(max_length=3)] = ()
    start: Id | None = None
    exit: Id | None = None
    doors: Annotated[tuple[Id, ...], Meta(max_length=20)] = ()


# -- outcomes --------------------------------------------------------------------------------------


class LabDrawn(Base, frozen=True, gc=False, tag="lab_drawn"):
    lab: LabName


class FistChosen(Base, frozen=True, gc=False, tag="fist_chosen"):
    white: Hand


class MarblesDrawn(Base, frozen=True, gc=False, tag="marbles_drawn"):
    """CX-18: for each contender in seat order, whether the marble is white."""

    white: tuple[bool, ...]


Drawn = LabDrawn | FistChosen | MarblesDrawn
