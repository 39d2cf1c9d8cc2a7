"""The messages between a table and those who sit or watch there. JSON, one object a message."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from tablee.core.protocol import Result, Waiting

Token = Annotated[str, Meta(min_length=22, max_length=64)]
MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
MOST_BYTES = 64 * 1024  # of one message from a client

LANGUAGES = ("en", "fr")  # of the page
Sentence = (
    dict[str, str] | None
)  # by language; ``None`` where none is needed, ``{}`` if there is none

Landmark = Literal["round", "turn", "trick"]
Emotion = Literal["hello", "well_played", "thanks", "oops", "hurry", "thinking", "laugh", "again"]


class _Message(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


# -- from a client ---------------------------------------------------------------------------------


class Hello(_Message, frozen=True, tag="hello"):
    """The first message: which seats I hold, and the last move I have seen."""

    tokens: Annotated[list[Token], Meta(max_length=16)] = []
    since: Annotated[int, Meta(ge=0)] | None = None
    words: bool = False  # tell me in sentences, too


class Act(_Message, frozen=True, tag="act"):
    """An action of one of my seats. The same ``id`` again has no second effect, ever."""

    id: MessageId
    seat: SeatNumber
    action: Raw  # the game reads it, once


class TakeBack(_Message, frozen=True, tag="take_back"):
    """Let my seat's last decision not have happened."""

    seat: SeatNumber


class AnswerTakeBack(_Message, frozen=True, tag="answer_take_back"):
    """Whether I agree that somebody takes a decision back; who asked withdraws it by a no."""

    seat: SeatNumber
    agree: bool


class ForAbsent(_Message, frozen=True, tag="for_absent"):
    """What I would have done about somebody who is away: wait longer, or a bot plays at once."""

    seat: SeatNumber
    of: SeatNumber
    choice: Literal["wait", "bot"]


class Draft(_Message, frozen=True, tag="draft"):
    """What I am trying on the board before I act; the others see it and nobody keeps it."""

    seat: SeatNumber
    sketch: dict[str, Any] | None


class Emote(_Message, frozen=True, tag="emote"):
    seat: SeatNumber
    emote: Emotion


class Say(_Message, frozen=True, tag="say"):
    """Free words, at tables that were made for them."""

    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=280)]


class Ping(_Message, frozen=True, tag="ping"):
    n: int = 0


FromClient = Hello | Act | TakeBack | AnswerTakeBack | ForAbsent | Draft | Emote | Say | Ping


# -- to a client -----------------------------------------------------------------------------------


class Absent(Struct, frozen=True):
    """Somebody is away and nobody plays for them yet; the times count from this message on."""

    bot_in_ms: int | None  # until a bot plays for them; None: this table waits
    ask_in_ms: int  # until the others may let a bot play at once
    waits_left: int  # how many times the others may still choose to wait longer


class SeatInfo(Struct, frozen=True):
    """Who sits there, as everybody may know."""

    kind: Literal["human", "bot", "open"]
    name: str  # what a person has typed, or the bot's
    called: dict[str, str]  # what the game calls this seat within a sentence, by language
    here: bool  # somebody who holds the seat is connected
    stand_in: bool  # a bot plays there until its holder comes back
    absent: Absent | None = None


class By(Struct, frozen=True, omit_defaults=True):
    """Who made a decision of a seat.

    Its person; a bot that holds the seat; a bot in the name of somebody who is away
    (``stand_in``) or out of time (``clock``).
    """

    seat: int
    how: Literal["person", "bot", "stand_in", "clock"] = field(name="as")
    asked: int | None = None  # the seat that let the stand-in play before its time


class Origin(Struct, frozen=True):
    """The finished game that a table continues: its table, and how many of its moves it shares."""

    table: str
    step: int


class House(Struct, frozen=True):
    """How a table is kept; chosen when it is made."""

    absent: Literal["bot", "wait"] = "bot"  # what happens to a seat whose holder is away
    chat: bool = False  # free words beside the emotes


class Words(Struct, frozen=True):
    """What a game says itself, for those who have asked for words; seats stand in it as marks.

    In both languages at once, since a reader may change over at any time. They are made of what the
    seat may know and of nothing else; see ``telling``.
    """

    actions: list[str | None]  # how a game of another package writes each action of the offer
    events: list[Sentence]  # a sentence for each of the events


class Eye(Struct, frozen=True):
    """What one seat, or a spectator (``None``), sees and may do."""

    seat: int | None
    view: Raw
    offer: Raw
    events: list[Raw]  # what happened since the last message, as this seat may know it
    take_back: bool  # this seat may take its last decision back
    words: Words | UnsetType = UNSET  # for those who have asked for them


class Welcome(_Message, frozen=True, tag="welcome"):
    """The answer to hello: everything, at move ``seq``."""

    table: str
    game: str
    seq: int
    now_ms: int  # table time, for clocks
    seats: list[SeatInfo]
    eyes: list[Eye]
    waiting: Waiting
    house: House
    next: str | None  # the table of the rematch
    legs: list[Result]  # of the match before this game
    leg_count: int
    watching: int  # how many look on without a seat
    origin: Origin | None = None  # the game that this one continues
    has_secrets: bool = False  # these eyes must not see what the others see


class Moved(_Message, frozen=True, tag="moved"):
    """The table went on to move ``seq``; or back to it."""

    seq: int
    now_ms: int
    eyes: list[Eye]
    waiting: Waiting
    taken_back: bool
    by: list[By]  # who decided what these eyes are told of, in order
    has_secrets: bool = False  # these eyes must not see what the others see


class SeatsChanged(_Message, frozen=True, tag="seats"):
    seats: list[SeatInfo]


class Watched(_Message, frozen=True, tag="watched"):
    """How many look on without a seat; told now and then."""

    count: int


class TakeBackAsked(_Message, frozen=True, tag="take_back_asked"):
    """A seat asks to take a decision back; these must still agree. Nobody: it is settled."""

    seat: int
    seq: int  # where the table would stand again: what comes after it would not have happened
    waits_for: list[int]
    declined: list[int]  # who does not agree; the one who asked, if it was withdrawn


class Sketched(_Message, frozen=True, tag="sketched"):
    seat: int
    sketch: Raw


class Emoted(_Message, frozen=True, tag="emoted"):
    seat: int
    emote: Emotion


class Said(_Message, frozen=True, tag="said"):
    seat: int
    text: str


class RematchAsked(_Message, frozen=True, tag="rematch_asked"):
    """A seat would like to play on; these are still asked. Nobody: the offer is off."""

    seat: int
    next: bool  # what comes after this game, as the next level; else the same again
    waits_for: list[int]
    declined: list[int]  # who said not now; the one who asked, if it was withdrawn


class Rematched(_Message, frozen=True, tag="rematched"):
    """Whoever wants to plays on at this table; the same tokens open the same seats there."""

    table: str


class Acked(_Message, frozen=True, tag="acked"):
    """The action is on disk as move ``seq``."""

    id: str
    seq: int


class Refused(_Message, frozen=True, tag="refused"):
    """The action changed nothing."""

    id: str
    seq: int
    code: str
    rule: str
    hint: dict[str, Any]
    text: dict[str, str]  # the sentence, by language


class Trouble(_Message, frozen=True, tag="trouble"):
    """Any other problem: malformed, rate limited, not seated, not saved."""

    code: str
    text: str
    id: str | None = None  # the act that it is about, if it is about one


class Pong(_Message, frozen=True, tag="pong"):
    n: int


ToClient = (
    Welcome
    | Moved
    | SeatsChanged
    | Watched
    | TakeBackAsked
    | Sketched
    | Emoted
    | Said
    | RematchAsked
    | Rematched
    | Acked
    | Refused
    | Trouble
    | Pong
)


class Frame(Struct, frozen=True):
    """One step of a story, for the log drawer and the replay."""

    seq: int
    at_ms: int
    seat: int | None  # who decided; None for luck and time
    events: list[Raw]
    view: Raw | None  # what was seen after it, when it was asked for
    by: By | None = None  # in whose name it was decided; None also in older logs and brought ones
    words: list[Sentence] | UnsetType = UNSET  # for each event
    awaits: list[int] | None = None  # who may act after it; None: luck is owed, or it is over
    left: list[int] = []  # who has given up for good by then
    landmark: Landmark | None = None  # what begins or ends with it, for those who look for it


read = msgspec.json.Decoder(FromClient).decode
write = msgspec.json.Encoder().encode
