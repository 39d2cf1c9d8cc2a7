"""The messages between a table and those who sit or watch there. JSON, one object a message."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from tablee.core.protocol import Waiting

Token = Annotated[str, Meta(min_length=22, max_length=64)]
MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
MOST_BYTES = 64 * 1024  # of one message from a client


class _Message(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


# -- from a client ---------------------------------------------------------------------------------


class Hello(_Message, frozen=True, tag="hello"):
    """The first message: which seats I hold, and the last move I have seen."""

    tokens: Annotated[list[Token], Meta(max_length=16)] = []
    since: Annotated[int, Meta(ge=0)] | None = None


class Act(_Message, frozen=True, tag="act"):
    """An action of one of my seats. The same ``id`` again gets the same answer, once played."""

    id: MessageId
    seat: SeatNumber
    action: dict[str, Any]


class Ping(_Message, frozen=True, tag="ping"):
    n: int = 0


FromClient = Hello | Act | Ping


# -- to a client -----------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """Who sits there, as everybody may know."""

    kind: Literal["human", "bot", "open"]
    name: str
    here: bool  # somebody who holds the seat is connected


class Eye(Struct, frozen=True):
    """What one seat, or a spectator (``None``), sees and may do."""

    seat: int | None
    view: Raw
    offer: Raw
    events: list[Raw]  # what happened since the last message, as this seat may know it


class Welcome(_Message, frozen=True, tag="welcome"):
    """The answer to hello: everything, at move ``seq``."""

    table: str
    game: str
    seq: int
    seats: list[SeatInfo]
    eyes: list[Eye]
    waiting: Waiting


class Moved(_Message, frozen=True, tag="moved"):
    """The table went on to move ``seq``."""

    seq: int
    eyes: list[Eye]
    waiting: Waiting


class SeatsChanged(_Message, frozen=True, tag="seats"):
    seats: list[SeatInfo]


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
    """A message that is none of the above's business: broken, too fast, not seated."""

    code: str
    text: str


class Pong(_Message, frozen=True, tag="pong"):
    n: int


ToClient = Welcome | Moved | SeatsChanged | Acked | Refused | Trouble | Pong

read = msgspec.json.Decoder(FromClient).decode
write = msgspec.json.Encoder().encode
