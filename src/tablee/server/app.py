"""The application: its routes, its limits, and the table's socket."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from tablee.core.errors import TableeError
from tablee.server.absence import GRACE_S
from tablee.server.hub import Hub
from tablee.server.limits import Buckets
from tablee.server.pages import page_routes
from tablee.server.requests import hub_of
from tablee.server.security import SecurityHeaders
from tablee.server.socket import MESSAGES_A_SECOND, Connection
from tablee.server.store.base import Store
from tablee.server.stories import story_routes
from tablee.server.tables import table_routes

LIMITS = {  # for one address: a second on average, and at once
    "make": (1.0, 20.0),
    "tell": (5.0, 40.0),
}


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
    store: Store,
    *,
    workers: int = 1,
    message_rate: float = MESSAGES_A_SECOND,
    outside_bots: Mapping[str, str] | None = None,
    grace_s: float = GRACE_S,
) -> Starlette:
    """The application on a store.

    ``message_rate`` is what one connection may send a second, ``outside_bots`` names bots by
    their ``module:Class``, and ``grace_s`` is how long a table waits for somebody who is away.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hub = Hub(store, workers=workers, outside_bots=outside_bots, grace_s=grace_s)
        clock = asyncio.get_running_loop().time
        app.state.limits = {
            kind: Buckets(rate, burst, clock) for kind, (rate, burst) in LIMITS.items()
        }
        app.state.message_rate = message_rate
        yield
        await app.state.hub.close()

    app = Starlette(
        lifespan=lifespan,
        routes=[
            *table_routes(),
            *story_routes(),
            WebSocketRoute("/api/tables/{table}/play", play),
            *page_routes(),
        ],
    )
    app.add_middleware(SecurityHeaders)
    return app
