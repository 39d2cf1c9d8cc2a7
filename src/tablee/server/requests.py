"""What the routes take and give: bodies, answers, errors with a code and a sentence."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tablee.core.errors import OtherRules, Refused, TableeError
from tablee.core.registry import BrokenGame
from tablee.server.facts import Facts
from tablee.server.hub import Hub, TooManyTables
from tablee.server.inbox import Full
from tablee.server.limits import TooFast
from tablee.server.onward import NoSuchStep
from tablee.server.opening import DamagedTable, MissingGame
from tablee.server.rematches import NoOffer, NotOver, OtherOffer
from tablee.server.seats import NotYours, digest
from tablee.server.store.base import NotSaved, UnknownTable
from tablee.server.table import LiveTable
from tablee.server.wire import MOST_BYTES, SeatNumber, Token

MOST_LOG_BYTES = 2 * 1024 * 1024
MOST_TOKENS = 16


class BadRequest(TableeError):
    """A body that is too big or not what the route takes."""


STATUS: dict[type[Exception], int] = {
    UnknownTable: 404,
    NotYours: 403,
    TooManyTables: 503,
    NotOver: 409,
    NoOffer: 409,
    OtherOffer: 409,
    TooFast: 429,
    Full: 503,
    NotSaved: 503,
    OtherRules: 409,
    MissingGame: 409,
    DamagedTable: 500,
    NoSuchStep: 404,
}
WORDS: dict[type[Exception], dict[str, str]] = {  # for those who cannot look a code up
    OtherRules: {
        "en": "This table was played by another version of the rules; this server cannot read it.",
        "fr": "Cette table a été jouée avec une autre version des règles ; "
        "ce serveur ne peut pas la lire.",
    },
    MissingGame: {
        "en": "The game of this table is not installed on this server.",
        "fr": "Le jeu de cette table n’est pas installé sur ce serveur.",
    },
    DamagedTable: {
        "en": "The log of this table is damaged and cannot be read.",
        "fr": "Le journal de cette table est endommagé et illisible.",
    },
    NoSuchStep: {
        "en": "This game has no step of that number.",
        "fr": "Cette partie n’a pas d’étape de ce numéro.",
    },
}


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """I was invited: let me sit."""

    invitation: Token
    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=40)] = ""


class GiveAway(Struct, frozen=True, forbid_unknown_fields=True):
    """My seat, to ``open`` or ``bot:<name>``."""

    to: Annotated[str, Meta(max_length=80)]


class OptionsWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Options that somebody is choosing, for so many seats."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}


class LogText(Struct, frozen=True, forbid_unknown_fields=True):
    """A log file."""

    log: Annotated[str, Meta(max_length=MOST_LOG_BYTES)]


class AskHints(Struct, frozen=True, forbid_unknown_fields=True):
    """Help for one of my seats, with what it is trying out."""

    seat: SeatNumber
    sketch: dict[str, Any] | None = None


class Problem(Struct, frozen=True, omit_defaults=True):
    """What is wrong: a code for programs, a sentence for people, perhaps the rule behind it."""

    code: str
    text: str
    rule: str = ""
    words: dict[str, str] = {}  # the sentence by language, where there is one in each


def answer(thing: Any, status: int = 200) -> Response:
    return written(msgspec.json.encode(thing), status)


def written(json: bytes, status: int = 200) -> Response:
    return Response(json, status, media_type="application/json")


async def body(request: Request, kind: type[Any], most: int = MOST_BYTES) -> Any:
    """The body as a message, if it is one and not too big."""
    got = b""
    async for chunk in request.stream():
        got += chunk
        if len(got) > most:
            raise BadRequest(f"a request has at most {most} bytes")
    try:
        return msgspec.json.decode(got, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest(str(error)) from None


def digests(request: Request) -> list[str]:
    """The digests of the tokens that came along; they travel in a header, never in an address."""
    tokens = request.headers.get("x-seat-tokens", "").split(",")
    return [digest(token) for token in tokens[:MOST_TOKENS] if token]


Handler = Callable[[Request], Awaitable[Response]]


def told(handler: Handler) -> Handler:
    """Turn expected errors into HTTP responses."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except Refused as error:
            return answer(Problem(error.code, error.sentence or str(error), error.rule), 409)
        except BrokenGame:  # why is the host's business, and in the log
            return answer(Problem("broken_game", "this game cannot be loaded here"), 400)
        except TableeError as error:
            code = "".join(f"_{c.lower()}" if c.isupper() else c for c in type(error).__name__)
            problem = Problem(code.lstrip("_"), str(error), words=WORDS.get(type(error), {}))
            return answer(problem, STATUS.get(type(error), 400))

    handle.__doc__ = handler.__doc__
    handle.__name__ = handler.__name__
    return handle


async def no_such_route(request: Request, error: Exception) -> Response:
    """An address or a method that is none of ours."""
    assert isinstance(error, HTTPException)
    code = {404: "no_such_page", 405: "no_such_method"}.get(error.status_code, "refused")
    return answer(Problem(code, error.detail), error.status_code)


async def went_wrong(request: Request, error: Exception) -> Response:
    """A mistake of ours: it is in the server's log, and the client is told so much."""
    return answer(Problem("internal", "Something went wrong here."), 500)


HANDLERS: dict[Any, Any] = {HTTPException: no_such_route, 500: went_wrong}


def hub_of(connection: HTTPConnection) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub


async def table_of(request: Request) -> LiveTable:
    """The live table of a request that changes something there."""
    return await hub_of(request).table(request.path_params["table"])


async def facts_of(request: Request) -> Facts:
    """What can be known of a table; it does not wake up for that."""
    return await hub_of(request).facts(request.path_params["table"])


def limited(request: Request, kind: str) -> None:
    """Raise when this address has had enough of a kind of work; see ``app.LIMITS``."""
    address = request.client.host if request.client else ""
    if not request.app.state.limits[kind].take(address):
        raise TooFast("too many of these; wait a little")
