"""What can be known of a table without playing there, whether it is live or only in the store."""

from typing import NamedTuple

from tablee.core.game import AnyGame
from tablee.core.log import Header
from tablee.core.protocol import Over
from tablee.server.audience import seat_infos
from tablee.server.memory import may_look_back
from tablee.server.opening import Opened
from tablee.server.position import Position
from tablee.server.seats import Seating
from tablee.server.table import LiveTable
from tablee.server.telling import Teller
from tablee.server.wire import SeatInfo


class Facts(NamedTuple):
    """A table at one moment."""

    id: str
    header: Header
    position: Position
    seating: Seating
    seats: list[SeatInfo]
    seq: int  # its last move, as those count who look on

    @property
    def game(self) -> AnyGame:
        return self.position.game

    @property
    def is_over(self) -> bool:
        return isinstance(self.position.waiting, Over)

    @property
    def looks_back(self) -> bool:
        """Whether a seat may read earlier turns during play."""
        return may_look_back(self.game, self.header)


def facts_of(table: LiveTable) -> Facts:
    seats = table.audience.seats(table.scene())
    seq = table.audience.mark.of(())
    return Facts(table.id, table.header, table.position, table.seating, seats, seq)


def facts_of_stored(table: Opened) -> Facts:
    """Nobody is there."""
    called = Teller(table.game).all_called(table.position.state)
    seats = seat_infos(table.seating, called, here=(), stand_ins=())
    seq = table.marks[-1].of(())
    return Facts(table.id, table.header, table.position, table.seating, seats, seq)
