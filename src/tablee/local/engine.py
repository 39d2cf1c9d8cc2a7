"""The whole thing on one device: an application on a box of records, with helpers."""

from collections.abc import Callable

from tablee.local.bridge import Bridge
from tablee.local.helpers import NextRoom, Oneself
from tablee.local.records import Box, RecordStore
from tablee.server.app import make_app
from tablee.server.workers import Staff

ID_PREFIX = "here-"  # of tables that no server knows
NOBODY_LEAVES_S = 10.0 * 365 * 86400  # no bot takes the seat of somebody who closed the page


class Engine:
    """An application that nobody else can reach, and the room next door where bots think."""

    def __init__(self, box: Box, send: Callable[[int, bytes], None]) -> None:
        self.room = NextRoom(send)
        here = Oneself()
        staff = Staff(thinkers=self.room, drawers=self.room, readers=here, reviewers=self.room)
        app = make_app(
            RecordStore(box),
            staff=staff,
            message_rate=1000.0,
            grace_s=NOBODY_LEAVES_S,
            id_prefix=ID_PREFIX,
        )
        self.bridge = Bridge(app)
