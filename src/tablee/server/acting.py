"""Which bots act now: those that sit, and those that play in somebody's name."""

from collections.abc import Collection
from typing import Literal, NamedTuple

from tablee.core.game import AnyGame
from tablee.core.protocol import Decide
from tablee.server.seats import Seating


class Turn(NamedTuple):
    """The bot of a seat, and in what quality it acts (see ``wire.By``)."""

    bot: str
    how: Literal["bot", "stand_in", "clock"]


def who_acts(
    game: AnyGame, seating: Seating, waiting: Decide, away: Collection[int], *, is_late: bool
) -> dict[int, Turn]:
    """The bot for each seat that waits for one, or may speak: its own, or a stand-in.

    ``away`` are the seats whose holder is away for too long; ``is_late``: the deadline is over.
    """
    found: dict[int, Turn] = {}
    late = waiting.seats if is_late and waiting.expiry == "stand_in" else ()
    for seat in (*waiting.seats, *waiting.asides):
        holder = seating.holders[seat]
        if holder.kind == "bot":
            is_replaced = seat in late or seat in waiting.stand_ins
            found[seat] = Turn(game.stand_in if is_replaced else holder.bot, "bot")
        elif seat in late:
            found[seat] = Turn(game.stand_in, "clock")
        elif seat in away or seat in waiting.stand_ins:
            found[seat] = Turn(game.stand_in, "stand_in")
    return found
