"""The tables that are kept busy: all five games, people alone and people with bots."""

from typing import Any, NamedTuple

AT_ONCE = {"swap_gap": 0, "claim_lock": 0, "cold": 0, "rounds_to_win": 1}  # no delays


class Plan(NamedTuple):
    """A table as it is asked for. All ``me`` share a connection, each ``open`` has its own."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Any]

    @property
    def people(self) -> frozenset[int]:
        """The seats that our players hold."""
        return frozenset(at for at, seat in enumerate(self.seats) if not seat.startswith("bot:"))


# The first seven alone show all five games, and both kinds of table.
PLANS = (
    Plan("cocoons", ("me", "open"), {"auto_share": False}),
    Plan("icecool", ("me",), {}),
    Plan("monster_freeze", ("me", "open"), AT_ONCE),
    Plan("cortexcape", ("me", "me"), {"starter": 0}),
    Plan("coolock", ("me", "me"), {"midnight": True}),
    Plan("cortexcape", ("me", "bot:easy"), {"mode": "short"}),
    Plan("cocoons", ("me", "bot:easy"), {}),
    Plan("monster_freeze", ("me", "bot:easy"), AT_ONCE),
    Plan("coolock", ("me", "open", "bot:easy"), {"midnight": True}),
    Plan("icecool", ("me", "open"), {}),
    Plan("cortexcape", ("me", "open", "open"), {"lab": "random"}),
    Plan("monster_freeze", ("me",), AT_ONCE),
)
