"""``GAME``: what a game says of itself, in groups. Everything that plays it reads only this."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from msgspec import Struct

from tablee.core.finding import Decisive
from tablee.core.measures import Measures
from tablee.core.protocol import A, Bot, E, Move, Notation, O, Result, Rules, S, Step, V

Words = Mapping[str, str]  # by language: ``en``, ``fr``


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game that has none, and the explicit luck of one that takes none."""


class NoLuck(Struct, frozen=True, tag_field="type", tag="no_luck"):
    """The outcome of a game that never owes luck."""


class Box(Struct, frozen=True, kw_only=True):
    """What stands on the lid of its box, for those who choose what to play."""

    hue: int | None = None  # the colour of the lid, in degrees; unless told, one made of the slug
    minutes: tuple[int, int] | None = None  # how long a game takes, from and to
    line: Words = {}  # what one does in it: a sentence, by language
    notes: Mapping[int, Words] = {}  # by seat count: what is special about playing with so many
    place: int = 100  # on the shelf: small ones first, then by title


class Types(Struct, frozen=True, kw_only=True):
    """What its JSON forms decode into; actions, outcomes and events are tagged by ``type``."""

    state: Any
    action: Any
    event: Any
    view: Any
    outcome: Any = NoLuck
    options: Any = Nothing
    setup: Any = Nothing  # explicit luck
    bounds: Any = None  # what bounds its open kinds of action, if it has any
    sketch: Any = None  # a draft, for hints and for the others


class Level(Struct, frozen=True):
    """A strength of its bots: how to make one, and what people call it."""

    make: Callable[[], Bot]
    name: Words = {}
    formerly: str | None = None  # its key in older tables, links and command lines
    line: Words = {}  # what to expect of it: a sentence


class Nature(Struct, frozen=True, kw_only=True):
    """What kind of game it is."""

    is_cooperative: bool = False  # everybody wins or loses together
    is_real_time: bool = False  # all seats act at once, so no two of them can share a screen
    has_secrets: bool = False  # luck or choices are hidden from a seat at some time
    has_later_luck: bool = False  # luck may be owed after the first decision
    has_expensive_draws: bool = False  # ``waiting`` is sometimes ``Draw(expensive=True)``


class Edition(Struct, frozen=True, kw_only=True):
    """Which rules these are, and how to read games played by older ones."""

    version: int = 1  # raised when a recorded game would replay differently
    upcasters: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}  # by old version
    former_endings: Mapping[str, str] = {}  # what endings were called in older tables


class Examples(Struct, frozen=True, kw_only=True):
    """What golden games and the conformance kit must cover."""

    endings: tuple[str, ...]  # every ``Result.ending``
    variants: tuple[Mapping[str, Any], ...] = ({},)  # option sets that show all ways to play


# -- what a table may offer around the game: all of it can be left out ------------------------


class Help(Struct, Generic[V], frozen=True, kw_only=True):
    """Help while somebody is choosing."""

    hints: Callable[[V, Any], Any] | None = None  # of a view and a sketch; may raise Refused
    shows_sketches: bool = True  # whether the others see drafts live


def _always(state: Any) -> bool:
    return True


class TakeBack(Struct, Generic[S], frozen=True, kw_only=True):
    """A move may be taken back, as long as it has told its player nothing new."""

    hides: Callable[[S], bool] = _always  # whether this state hides anything; if not, it is cheap


class Memory(Struct, Generic[S], frozen=True, kw_only=True):
    """What was seen may be forgotten: a game of memory is no game with a log to scroll in."""

    may_look_back: Callable[[Any], bool]  # by options: may a seat read earlier turns during play?
    # Who may not is told of this chapter and the one before, or of nothing until the end.
    chapter: Callable[[S], int] | None = None


class Series(Struct, Generic[S], frozen=True, kw_only=True):
    """A match of several games."""

    legs: Callable[[int, Any], int]  # by seats and options: how many games make a match
    next_options: Callable[[dict[str, Any], S], dict[str, Any]]  # of the next one
    add_up: Callable[[Sequence[Result]], Result]  # the result of all of them together


class Trophies(Struct, frozen=True, kw_only=True):
    """What can be won once and for all, and the option values that all of it opens.

    A server asks for them; the library never does.
    """

    names: tuple[str, ...]
    of: Callable[[Any], str | None]  # by options: what a won game is worth
    locks: Mapping[str, tuple[Any, ...]]  # by option: the values that need every trophy
    rule: str
    # By the options of a won game: what is another in the one that the same people play after it.
    following: Callable[[Any], dict[str, Any] | None] | None = None


class StepUp(Struct, frozen=True, kw_only=True):
    """When somebody has outgrown a level, and what the same people may play next.

    Nobody has an account: who plays keeps the marks of their own games and brings them along.
    """

    level: Callable[[Any], str | None]  # by options; ``None``: marks of it say nothing
    marks: Callable[[Any, int], list[int]]  # by a review, as plain data, and a seat
    is_due: Callable[[Sequence[Sequence[int]]], bool]  # by one's games at a level, oldest first
    following: Callable[[Any], dict[str, Any] | None]  # by options: what is another in the next
    words: Mapping[str, Words]  # by level: the advice


class OwnFeat(Struct, frozen=True):
    """What one of several rivals remembers: "6 points, blue labyrinth"."""

    words: Words
    worth: int  # more is better


class Feat(Struct, frozen=True, kw_only=True):
    """What people remember of a finished game, beside who won and the scores of rivals."""

    words: Words  # "level 1, 13 tokens left"
    kind: str = ""  # only feats of the same kind are compared
    worth: int | None = None  # more is better; ``None``: there is nothing to compare
    by_seat: tuple[OwnFeat, ...] = ()  # where each has their own; its kind is that of the feat
    is_played_out: bool = True  # else its scores say nothing: somebody gave up, or everybody left


class Landmarks(Struct, frozen=True, kw_only=True):
    """The types of event with which something begins or ends: a replay goes from one to another."""

    round_began: type | None = None
    # Worth a moment of its own at the table; what follows in the same step belongs to it.
    round_ended: type | None = None
    turn_began: type | None = None
    trick: type | None = None

    def of(self, event: Any) -> str | None:
        """What begins or ends with an event: a ``round``, a ``turn``, a ``trick``, or nothing."""
        kinds = {self.turn_began: "turn", self.trick: "trick"}
        kinds |= {self.round_began: "round", self.round_ended: "round"}
        return kinds.get(type(event))


class Extras(Struct, Generic[S, V], frozen=True, kw_only=True):
    """What a table may offer around the game."""

    help: Help[V] | None = None
    review: Callable[[Sequence[tuple[S, Move]]], Any] | None = None  # of a whole game, once over
    take_back: TakeBack[S] | None = TakeBack()
    memory: Memory[S] | None = None
    series: Series[S] | None = None
    trophies: Trophies | None = None
    step_up: StepUp | None = None  # needs a review
    feat: Callable[[V], Feat | None] | None = None  # of what everybody sees once it is over
    # Of a whole game, once over: each state with what led to it, the first one included. Cheap.
    decided: Callable[[Sequence[Step[S, Any]]], Decisive | None] | None = None
    landmarks: Landmarks = Landmarks()
    # In real time: what a seat does so that nothing runs before people are there; None: nothing.
    pause: Callable[[S, Any], Any] | None = None
    # Whose holders have given up for good, where rules say so without a ``leave``.
    gone: Callable[[S], Sequence[Any]] | None = None


class Game(Struct, Generic[S, A, O, E, V], frozen=True, kw_only=True):
    """All that the registry reads of a game: its ``GAME``."""

    slug: str
    title: str
    seats: tuple[int, ...]  # the seat counts it can be played with
    box: Box = Box()
    rules: Rules[S, A, O, E, V]
    notation: Notation[S, A]
    types: Types
    levels: Mapping[str, Level]  # its bots, weakest first: easy, medium, hard, master
    stand_in: str  # the level that plays for an absent seat
    nature: Nature = Nature()
    edition: Edition = Edition()
    examples: Examples
    table: Extras[S, V] = Extras()
    measures: Measures | None = None  # what a study looks at, beside the general measures
    picture: Callable[[V, str], str] | None = None  # a view as SVG, in "en" or "fr": no secrets

    @property
    def hints(self) -> Callable[[V, Any], Any] | None:
        """Help for a view and a sketch, if the game has any."""
        return None if self.table.help is None else self.table.help.hints

    @property
    def shows_sketches(self) -> bool:
        """Whether the others see what somebody is trying out."""
        helps = self.table.help
        return self.types.sketch is not None and helps is not None and helps.shows_sketches

    def level(self, name: str) -> str:
        """Today's key of a level that may be called by its former one."""
        renamed = {level.formerly: key for key, level in self.levels.items()}
        return renamed.get(name, name)


AnyGame = Game[Any, Any, Any, Any, Any]
