"""The server's routes. Every answer is JSON; every error has a code and a sentence."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from tablee import bots
from tablee.core.codec import choices, defaults
from tablee.core.errors import TableeError
from tablee.core.protocol import Over
from tablee.core.registry import game as find_game
from tablee.core.registry import games
from tablee.server.hub import Hub, NewTable, TooManyTables, holder_from
from tablee.server.limits import Buckets
from tablee.server.pages import page_routes
from tablee.server.seats import NotYours, digest, new_token
from tablee.server.security import SecurityHeaders
from tablee.server.socket import MESSAGES_A_SECOND, Connection
from tablee.server.store.base import Store, UnknownTable
from tablee.server.wire import MOST_BYTES, Token

TABLES_A_SECOND = 1.0  # that one address may make
TABLE_BURST = 20.0
STATUS: dict[type[Exception], int] = {UnknownTable: 404, NotYours: 403, TooManyTables: 503}


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """I was invited: let me sit."""

    invitation: Token
    seat: int | None = None
    name: Annotated[str, Meta(max_length=40)] = ""


class GiveAway(Struct, frozen=True, forbid_unknown_fields=True):
    """My seat, to ``open`` or ``bot:<name>``."""

    token: Token
    to: Annotated[str, Meta(max_length=80)]


class BadRequest(TableeError):
    """A body that is too big or not what the route takes."""


def answer(thing: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(thing), status, media_type="application/json")


def problem(code: str, text: str, status: int) -> Response:
    return answer({"code": code, "text": text}, status)


async def body(request: Request, kind: type[Any]) -> Any:
    """The body as a message, if it is one and not too big."""
    got = b""
    async for chunk in request.stream():
        got += chunk
        if len(got) > MOST_BYTES:
            raise BadRequest(f"a request has at most {MOST_BYTES} bytes")
    try:
        return msgspec.json.decode(got, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRequest(str(error)) from None


Handler = Callable[[Request], Awaitable[Response]]


def told(handler: Handler) -> Handler:
    """Errors that are meant for the client become answers."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except TableeError as error:
            code = "".join(f"_{c.lower()}" if c.isupper() else c for c in type(error).__name__)
            return problem(code.lstrip("_"), str(error), STATUS.get(type(error), 400))

    return handle


def hub_of(connection: HTTPConnection) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub


async def list_games(request: Request) -> Response:
    """What can be played, and by which bots."""
    found = [find_game(slug) for slug in games()]
    return answer(
        [
            {
                "slug": each.slug,
                "title": each.title,
                "seats": each.seats,
                "bots": bots.names(each),
                "choices": choices(each.options),
                "defaults": defaults(each.options),
            }
            for each in found
        ]
    )


async def make_table(request: Request) -> Response:
    """A new table; its maker gets the token and the invitation."""
    address = request.client.host if request.client else ""
    if not request.app.state.makers.take(address):
        return problem("rate_limited", "Too many new tables; wait a little.", 429)
    return answer(await hub_of(request).make(await body(request, NewTable)), 201)


async def show_table(request: Request) -> Response:
    """What everybody may know of a table without sitting down."""
    table = await hub_of(request).table(request.path_params["table"])
    return answer(
        {
            "table": table.id,
            "game": table.game.slug,
            "seq": table.position.seq,
            "seats": table.audience.seats(table.seating),
            "over": isinstance(table.position.waiting, Over),
        }
    )


async def claim_seat(request: Request) -> Response:
    """Sit down with the invitation; the token is told once."""
    claim = await body(request, Claim)
    table = await hub_of(request).table(request.path_params["table"])
    token = new_token()
    after = await table.reseat(
        lambda seating: seating.claimed(claim.seat, claim.invitation, token, claim.name)
    )
    return answer({"token": token, "seat": after.held_by([digest(token)])[0]}, 201)


async def give_seat_away(request: Request) -> Response:
    """Hand a seat on; only who holds it can."""
    wish = await body(request, GiveAway)
    table = await hub_of(request).table(request.path_params["table"])
    holder = holder_from(table.game, wish.to)
    seat: int = request.path_params["seat"]
    await table.reseat(lambda seating: seating.given_away(seat, wish.token, holder))
    return answer({"seat": seat})


async def export_log(request: Request) -> Response:
    """The whole log, once the game is over and nothing is secret any more."""
    table = await hub_of(request).table(request.path_params["table"])
    if not isinstance(table.position.waiting, Over):
        return problem("not_over", "The log can be had when the game is over.", 409)
    lines = await hub_of(request).store.log(table.id)
    return Response(b"\n".join(lines) + b"\n", media_type="application/x-ndjson")


async def play(socket: WebSocket) -> None:
    """The table's socket; pages of other sites may not open it."""
    origin = socket.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != socket.headers.get("host"):
        await socket.close(1008, "wrong origin")
        return
    try:
        table = await hub_of(socket).table(socket.path_params["table"])
    except TableeError as error:
        await socket.accept()
        await socket.close(4004, str(error)[:100])
        return
    await Connection(socket, table, rate=socket.app.state.message_rate).serve()


def make_app(
    store: Store, *, workers: int = 1, message_rate: float = MESSAGES_A_SECOND
) -> Starlette:
    """The application on a store; ``message_rate`` is what one connection may send a second."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hub = Hub(store, workers=workers)
        clock = asyncio.get_running_loop().time
        app.state.makers = Buckets(TABLES_A_SECOND, TABLE_BURST, clock)
        app.state.message_rate = message_rate
        yield
        await app.state.hub.close()

    app = Starlette(
        lifespan=lifespan,
        routes=[
            Route("/api/games", told(list_games)),
            Route("/api/tables", told(make_table), methods=["POST"]),
            Route("/api/tables/{table}", told(show_table)),
            Route("/api/tables/{table}/claim", told(claim_seat), methods=["POST"]),
            Route("/api/tables/{table}/seats/{seat:int}", told(give_seat_away), methods=["POST"]),
            Route("/api/tables/{table}/log", told(export_log)),
            WebSocketRoute("/api/tables/{table}/play", play),
            *page_routes(),
        ],
    )
    app.add_middleware(SecurityHeaders)
    return app
