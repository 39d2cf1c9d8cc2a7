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


Step = tuple[S, tuple[E, ...]]
"""The state after a move, and what happened on the way."""


# -- the game -------------------------------------------------------------------------------


class Rules(Struct, Generic[S, A, O, E, V], frozen=True, kw_only=True):
    """The pure functions of one game. ``check`` is the only judge of legality.

    A state has two attributes for the table: ``seats``, how many there are, and ``at_ms``, the
    table time it has reached.
    """

    setup: Callable[[int, Any], S]
    """Seats and options → the first state. Luck of the setup is owed as :class:`Draw`."""

    waiting: Callable[[S], Waiting]
    """Whom or what the table waits for."""

    offer: Callable[[S, Seat], Offer[A]]
    """What the client lights up; empty for a seat that may not act."""

    actions: Callable[[S, Seat], Iterator[A]]
    """Every legal action, one for each distinct effect; lazily, as there may be billions.

    What only tells others something, and is of an open kind, may be left out.
    """

    check: Callable[[S, Move], Refusal | None]
    """Why a move is not legal, or ``None``. It takes every move, however wrong."""

    apply: Callable[[S, Move], Step[S, E]]
    """The state after a move that has passed ``check``, and what happened. Pure."""

    draw: Callable[[S, Random], O]
    """Draw what is owed. Live play only, never in a replay."""

    sample: Callable[[S, Seat, Random], A]
    """A random legal action of a seat that may act, the open kinds included."""

    view: Callable[[S, Seat | None], V]
    """What the seat may see, in a type without a field for a secret."""

    redact: Callable[[E, Seat | None], E | None]
    """An event as a seat may hear of it; ``None`` when it may not hear of it at all."""

    guess: Callable[[V, Random], S]
    """A state that looks like the view; for search, which therefore cannot peek."""

    flaw: Callable[[S], str | None]
    """What makes a given position impossible, or ``None``."""

    script: Callable[[S, Any], tuple[O | None, ...]]
    """Explicit luck: the outcomes to use, in order, in place of the next draws from a state.

    ``None`` stands for a draw that is left to luck.
    """

    @classmethod
    def of(cls, owner: Any) -> "Rules[S, A, O, E, V]":
        """The rules that are the methods of one object."""
        return cls(**{name: getattr(owner, name) for name in cls.__struct_fields__})


class Notation(Struct, Generic[S, A], frozen=True, kw_only=True):
    """Moves and positions as text, both ways, and a log as a readable transcript."""

    write: Callable[[S, A], str]
    read: Callable[[S, str], A]
    write_position: Callable[[S], str]
    read_position: Callable[[str], S]

    transcript: Callable[[Sequence[tuple[S, Move]], S], str]
    """The game in the game's own notation: each move with the state it was made in; the end."""

    tell: Callable[[S, Any, str], str | None]
    """One sentence for one event in a language, or ``None`` when it needs no words.

    Seats stand in it as marks (``naming.mark``): whoever shows it knows their names.
    """

    tell_all: Callable[[S, Sequence[Any], str], Sequence[str | None]] | None = None
    """The events of one step, as ``tell`` tells each, where one is told by those beside it."""

    explain: Callable[[Refusal, str], str]
    """One sentence that says why something was refused; seats as marks."""

    seat: Callable[[S, Seat, str], str] | None = None
    """What the game calls a seat within a sentence: "the red disc", « le disque rouge »."""

    name: Callable[[str, str], str | None] | None = None
    """What a field, a kind or a value is called in a language; for boards made by the table."""

    @classmethod
    def of(cls, owner: Any) -> "Notation[S, A]":
        """The notation that is the methods of one object."""
        names = (name for name in cls.__struct_fields__ if hasattr(owner, name))
        return cls(**{name: getattr(owner, name) for name in names})


class Bot(Protocol):
    """A program in a seat: a view in, an action out. Work is counted, never timed."""

    def choose(self, view: Any, offer: Offer[Any], rng: Random) -> Any: ...


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
