"""Before the first round: the table, the cards, the first Catcher (IC-29..31)."""

from random import Random

from tablee.core.errors import BadOptions
from tablee.core.protocol import Seat
from tablee.games.icecool.model import (
    DECK,
    Dealt,
    Drawn,
    Options,
    Player,
    Setup,
    State,
    Table,
)
from tablee.games.icecool.rules.holdings import has_cards


def setup(seats: int, options: Options) -> State:
    """The first state: cards and the first Catcher are owed, but not in a warm-up (IC-29)."""
    first = None if options.first_catcher is None else Seat(options.first_catcher)
    if first is not None and first >= seats:
        raise BadOptions(f"first_catcher: there is no seat {first} at a table of {seats}")
    table = Table(seats, options.scoring, options.tremor, options.learning, first)
    return State(
        table=table,
        at_ms=0,
        phase="entry" if seats == 1 else "deal",
        round=1,
        catcher=first or Seat(0),
        active=Seat(0),
        turn="normal",
        players=(Player(),) * seats,
        fish=(),
        deck=(),
        announced=None,
        is_placed=False,
        tries=0,
        aimed=None,
        last=None,
        flicks=0,
        visited=(),
        rounds=(),
        ending=None,
    )


def draw(state: State, rng: Random) -> Dealt:
    """The deal; how a flick goes is drawn by physics."""
    deck = [kind for kind, count in DECK for _ in range(count)] if has_cards(state) else []
    rng.shuffle(deck)
    first = state.table.first_catcher
    return Dealt(tuple(deck), Seat(rng.randrange(state.seats)) if first is None else first)


def script(state: State, setup: Setup) -> tuple[Drawn, ...]:
    return (Dealt(setup.deck, Seat(setup.catcher)),)
