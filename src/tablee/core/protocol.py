"""The contract between a game and everything that plays it.

A game is a set of pure functions over frozen data. A log is a header and moves; any state
is the fold of its log. See ``docs/adding-a-game.md`` for the tour.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, NewType, Protocol

from msgspec import Struct

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 clockwise. A spectator is ``None``."""

if TYPE_CHECKING:  # a game without its types named is a game of any types
    from typing_extensions import TypeVar

    S = TypeVar("S", default=Any)  # state: everything, secrets included
    A = TypeVar("A", default=Any)  # action: what a seat chooses
    O = TypeVar("O", default=Any)  # outcome: what luck or physics drew  # noqa: E741
    O_co = TypeVar("O_co", covariant=True, default=Any)
    E = TypeVar("E", default=Any)  # event: what happened, past tense, for animation and transcript
    V = TypeVar("V", default=Any)  # view: what one seat may see
else:
    from typing import TypeVar

    S, A, O, E, V = map(TypeVar, "SAOEV")  # noqa: E741
    O_co = TypeVar("O_co", covariant=True)


# -- moves: the only things in a log --------------------------------------------------------


class Decision(Struct, Generic[A], frozen=True, gc=False, tag_field="type", tag="decision"):
    """A seat chose; the table stamps its own clock."""

    seat: int
    action: A
    at_ms: int = 0


class Outcome(Struct, Generic[O], frozen=True, gc=False, tag_field="type", tag="outcome"):
    """Luck or physics, as drawn. A replay reads it; nothing draws it again."""

    drawn: O


class Tick(Struct, frozen=True, gc=False, tag_field="type", tag="tick"):
    """Table time reached ``at_ms``. Rules never read a clock."""

    at_ms: int


Move = Decision[Any] | Outcome[Any] | Tick


class Leave(
    Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag="leave"
):
    """The one action every game shares: a seat gives up for good.

    It is legal until the end and on nobody's turn, so no offer lists it and no bot samples it.
    What follows (a stand-in plays on, the opponent wins) is each game's rule.
    """


class Away(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag="away"):
    """The connection of a seat is lost. The table says so, in games whose actions have it."""


class Back(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag="back"):
    """The holder of a seat is there again."""


PRESENCE = ("away", "back")  # never offered, never sampled, and no client may send them


class Unreadable(Struct, frozen=True, gc=False):
    """What arrived in place of an action: a known ``type`` whose fields are wrong, or none.

    It stands where an action would, so that a game judges it in its own check order (a broken
    message after the end is ``game_over``, not ``malformed``). It never passes ``check``.
    """

    type: str | None  # the action's type when it names a known one
    problem: str  # what is wrong, in the decoder's words


# -- what the table waits for ---------------------------------------------------------------


class Decide(Struct, frozen=True, gc=False, tag_field="type", tag="decide"):
    """One seat, or several at once, may act.

    At ``deadline_ms`` of table time the table goes on by itself, before any later decision: it
    plays the game's stand-in bot for the seats (``"stand_in"``), or appends a tick that the rules
    answer (``"tick"``). One deadline is for all the seats.
    """

    seats: tuple[Seat, ...]
    deadline_ms: int | None = None
    expiry: Literal["stand_in", "tick"] = "stand_in"
    asides: tuple[Seat, ...] = ()  # seats that may act or speak although nobody waits for them
    stand_ins: tuple[Seat, ...] = ()  # of these seats: whose holder has left, so that a bot plays


class Draw(Struct, frozen=True, gc=False, tag_field="type", tag="draw"):
    """Luck or physics owes an outcome."""

    expensive: bool = False  # physics: a server draws it in a worker, never on its event loop


class Result(Struct, frozen=True, gc=False, tag_field="type", tag="result"):
    """How it ended: ``ending`` names the way, ``ranks`` are 1-based and shared on ties."""

    ending: str
    winners: tuple[Seat, ...]  # co-operative games: all seats or none
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


class Over(Struct, frozen=True, gc=False, tag_field="type", tag="over"):
    """Nothing more can happen."""

    result: Result


Waiting = Decide | Draw | Over


# -- what comes back ------------------------------------------------------------------------


class Refusal(Struct, frozen=True, gc=False, omit_defaults=True):
    """Why a move is not legal: a stable code, the rule's number, and the facts behind it.

    ``recorded``: the try itself is a move (it starts a lock, or a lost race is to be seen in the
    replay), so it goes into the log and is applied although it is refused.
    """

    code: str
    rule: str
    hint: Mapping[str, Any] = {}
    recorded: bool = False


class Open(Struct, frozen=True, gc=False):
    """A kind of action too many to list, or whose list would give the answer away.

    ``type`` is the action's type and ``bounds`` what limits it, as the game defines it.
    """

    type: str
    bounds: Any


class Offer(Struct, Generic[A], frozen=True, gc=False):
    """What one seat may do now: actions one by one, and the open kinds with their bounds."""

    seat: Seat
    actions: tuple[A, ...] = ()
    open: tuple[Open, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.actions or self.open)


class Step(NamedTuple, Generic[S, E]):
    """The state after a move, and what happened on the way."""

    state: S
    events: tuple[E, ...]


# -- the game -------------------------------------------------------------------------------


class Rules(Protocol[S, A, O_co, E, V]):
    """The pure functions of one game. ``check`` is the only judge of legality.

    A state has two attributes for the table: ``seats``, how many there are, and ``at_ms``, the
    table time it has reached.
    """

    def setup(self, seats: int, options: Any) -> S:
        """The first state. Luck of the setup is owed as :class:`Draw`, not drawn here."""
        ...

    def waiting(self, state: S) -> Waiting: ...

    def offer(self, state: S, seat: Seat) -> Offer[A]:
        """What the client lights up; empty for a seat that may not act."""
        ...

    def actions(self, state: S, seat: Seat) -> Iterator[A]:
        """Every legal action, one for each distinct effect; lazily, as there may be billions.

        What only tells others something, and is of an open kind, may be left out.
        """
        ...

    def check(self, state: S, move: Move) -> Refusal | None: ...

    def apply(self, state: S, move: Move) -> Step[S, E]:
        """Pure; the move has passed ``check``."""
        ...

    def draw(self, state: S, rng: Random) -> O_co:
        """Draw what is owed. Live play only, never in a replay."""
        ...

    def sample(self, state: S, seat: Seat, rng: Random) -> A:
        """A random legal action of a seat that may act, the open kinds included."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What the seat may see, in a type without a field for a secret."""
        ...

    def redact(self, event: E, seat: Seat | None) -> E | None: ...

    def guess(self, view: V, rng: Random) -> S:
        """A state that looks like ``view``; for search, which therefore cannot peek."""
        ...

    def flaw(self, state: S) -> str | None:
        """What makes a given position impossible, or ``None``."""
        ...

    def script(self, state: S, setup: Any) -> tuple[O_co | None, ...]:
        """Explicit luck: the outcomes to use, in order, in place of the next draws from a state.

        ``None`` stands for a draw that is left to luck.
        """
        ...


class Notation(Protocol[S, A]):
    """Moves and positions as text, both ways, and a log as a readable transcript."""

    def write(self, state: S, action: A) -> str: ...

    def read(self, state: S, text: str) -> A: ...

    def write_position(self, state: S) -> str: ...

    def read_position(self, text: str) -> S: ...

    def transcript(self, played: Sequence[tuple[S, Move]], final: S) -> str:
        """The game in the game's own notation: each move with the state it was made in."""
        ...

    def tell(self, state: S, event: Any, language: str) -> str | None:
        """One sentence for one event, or ``None`` when it needs no words."""
        ...

    def explain(self, refusal: Refusal, language: str) -> str:
        """One sentence that says why something was refused."""
        ...


class Bot(Protocol):
    """A program in a seat: a view in, an action out. Work is counted, never timed."""

    def choose(self, view: Any, offer: Offer[Any], rng: Random) -> Any: ...


def _always(options: Any) -> bool:
    return True


def _one(seats: int, options: Any) -> int:
    return 1


def _the_same(options: dict[str, Any], final: Any) -> dict[str, Any]:
    return options


class Plan(NamedTuple):
    """What a bot will do, and when, if nothing happens before."""

    at_ms: int  # table time
    action: Any
    memo: Any = None  # what it wants to be reminded of, once that is done


class TimedBot(Bot, Protocol):
    """A bot of a game in real time: it is asked anew whenever its view changes."""

    def plan(self, view: Any, offer: Offer[Any], rng: Random, memo: Any) -> Plan | None:
        """``None``: it only watches for now. ``memo`` is of its last plan that was carried out."""
        ...


class WatchfulBot(TimedBot, Protocol):
    """A bot that remembers: its memory is a fold over all that its seat has seen."""

    def watch(self, memo: Any, view: Any, rng: Random) -> Any:
        """What it remembers after one more look; pure, and asked after every step."""
        ...


class Trophies(Struct, frozen=True):
    """What can be won once and for all, and the option values that all of it opens."""

    names: tuple[str, ...]
    of: Callable[[Any], str | None]  # by options: what a won game is worth
    locks: Mapping[str, tuple[Any, ...]]  # by option: the values that need every trophy
    rule: str


class Box(Struct, frozen=True):
    """What stands on the lid of a game's box, for those who choose what to play."""

    hue: int | None = None  # the colour of the lid, in degrees; unless told, one made of the slug
    minutes: tuple[int, int] | None = None  # how long a game takes, from and to
    line: Mapping[str, str] = {}  # what one does in it: a sentence, by language
    place: int = 100  # on the shelf: small ones first, then by title


class Game(Struct, Generic[S, A, O, E, V], frozen=True, kw_only=True):
    """All that the registry reads of a game: its ``GAME``."""

    slug: str
    title: str
    seats: tuple[int, ...]  # the seat counts it can be played with
    box: Box = Box()
    rules: Rules[S, A, O, E, V]
    rules_version: int  # bumped when a recorded game would replay differently
    state: Any  # the types that its JSON forms decode into
    action: Any  # a union of tagged structs; ``type`` is the tag
    outcome: Any
    event: Any
    view: Any
    options: Any
    setup: Any  # explicit luck
    bounds: Any = None  # what bounds its open kinds of action, if it has any
    notation: Notation[S, A]
    bots: Mapping[str, Callable[[], Bot]]  # its own levels, weakest first
    stand_in: str  # the bot that plays for an absent seat
    endings: tuple[str, ...]  # every ``Result.ending``; each has a golden log
    has_later_luck: bool = False  # whether luck may be owed after the first decision
    has_expensive_draws: bool = False  # whether ``waiting`` is ever ``Draw(expensive=True)``
    variants: tuple[Mapping[str, Any], ...] = ({},)  # option sets that show all ways to play
    is_common: bool = False  # everybody wins or loses together
    is_real_time: bool = False  # all seats act at once, so no two of them can share a screen
    has_secrets: bool = False  # whether luck or choices are ever hidden from a seat
    hides: Callable[[S], bool] = _always  # whether anything is hidden in this state; else cheap
    upcasters: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}  # by old version
    dec_hook: Callable[[type, Any], Any] | None = None
    # What a table may offer beside the game; all of it can be left out.
    sketch: Any = None  # the type of a draft, for hints and for the others
    is_sketch_shown: bool = True  # whether the others see drafts live
    hints: Callable[[V, Any], Any] | None = None  # of a view and a sketch; may raise Refused
    review: Callable[[Sequence[tuple[S, Move]]], Any] | None = None  # of a whole game, once over
    scroll_back: Callable[[Any], bool] = _always  # by options: may a seat look back in play?
    chapter: Callable[[S], int] | None = None  # without scroll-back: this one and the one before
    can_take_back: bool = True
    trophies: Trophies | None = None  # a server asks for them; the library never does
    next_options: Callable[[dict[str, Any], S], dict[str, Any]] = _the_same  # of a rematch
    legs: Callable[[int, Any], int] = _one  # by seats and options: how many games make a match
    add_up: Callable[[Sequence[Result]], Result] | None = None  # the result of all legs together


AnyGame = Game[Any, Any, Any, Any, Any]
