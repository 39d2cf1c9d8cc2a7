"""The application: routes for everything that is asked, and the socket of every table."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.server.absence import GRACE_S
from tablee.server.hub import Hub
from tablee.server.limits import Buckets
from tablee.server.packages import package_routes
from tablee.server.pages import page_routes
from tablee.server.requests import HANDLERS
from tablee.server.schema import schema_routes
from tablee.server.security import SecurityHeaders
from tablee.server.socket import MESSAGES_A_SECOND, play
from tablee.server.store.base import Store
from tablee.server.stories import story_routes
from tablee.server.tables import table_routes
from tablee.server.workers import Staff

LIMITS = {  # for one address: a second on average, and at once
    "make": (1.0, 20.0),
    "tell": (5.0, 40.0),
    "review": (0.5, 10.0),
    "offer": (1.0, 20.0),
}
MOST_SOCKETS = 500  # of one address


def make_app(
    store: Store,
    *,
    staff: Staff | None = None,
    message_rate: float = MESSAGES_A_SECOND,
    outside_bots: Mapping[str, str] | None = None,
    grace_s: float = GRACE_S,
    most_sockets: int = MOST_SOCKETS,
    id_prefix: str = "",
) -> ASGIApp:
    """The application on a store.

    ``staff`` does what takes long (a process for each kind of work unless told),
    ``message_rate`` is what one connection may send a second, ``outside_bots`` names bots by their
    ``module:Class``, ``grace_s`` is how long a table waits for somebody who is away, and
    ``most_sockets`` is how many one address may hold. The ids of tables made here begin with
    ``id_prefix``.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hub = Hub(
            store, staff=staff, outside_bots=outside_bots, grace_s=grace_s, id_prefix=id_prefix
        )
        clock = asyncio.get_running_loop().time
        app.state.limits = {
            kind: Buckets(rate, burst, clock) for kind, (rate, burst) in LIMITS.items()
        }
        app.state.message_rate = message_rate
        yield
        await app.state.hub.close()

    asked_for = (*table_routes(), *story_routes(), *schema_routes())
    routes = [*asked_for, *package_routes(), *page_routes()]
    asked = Starlette(lifespan=lifespan, routes=routes, exception_handlers=HANDLERS)
    asked.add_middleware(SecurityHeaders)

    sockets: Counter[str] = Counter()  # by address

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            address = (scope.get("client") or ("",))[0]
            if sockets[address] >= most_sockets:
                await send({"type": "websocket.close", "code": 1013})
                return
            sockets[address] += 1
            try:
                await play(scope, receive, send, asked.state)
            finally:
                sockets[address] -= 1
        else:
            await asked(scope, receive, send)

    return application
