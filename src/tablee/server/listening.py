"""How the server listens: the same for ``tablee serve`` and for what measures it."""

import gc
import sys

import uvicorn
from starlette.types import ASGIApp

from tablee.server.wire import MOST_BYTES

SWITCH_S = 0.0005  # the store's thread must not wait long for its turn after each commit

GARBAGE = 50_000  # things made before the collector looks: it holds up every table


def listen(app: ASGIApp, *, host: str, port: int) -> None:
    """Until it is told to stop."""
    sys.setswitchinterval(SWITCH_S)
    gc.freeze()  # what is there now stays there
    gc.set_threshold(GARBAGE)
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=4 * MOST_BYTES,
        # Views are a few KB on a local line: packing each of them costs more than sending it.
        ws_per_message_deflate=False,
    )
