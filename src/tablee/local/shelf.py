"""What can be played on a device, as the page asks a server for it."""

import msgspec

from tablee import bots
from tablee.server.catalogue import catalogue


def shelf() -> str:
    """The answer to ``GET /api/games``, without an engine that would have to be started first."""
    return msgspec.json.encode(catalogue(bots.names)).decode()
