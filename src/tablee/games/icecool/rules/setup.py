"""Before the first round: the table, its colours, the cards, the first Catcher (IC-29..32)."""

from collections.abc import Sequence
from random import Random

from tablee.core.errors import BadOptions
from tablee.core.protocol import Seat
from tablee.games.icecool.model import (
    COLOURS,
    DECK,
    PALETTE,
    Colour,
    Dealt,
    Drawn,
    Options,
    Phase,
    Player,
    Setup,
    State,
    Table,
)
from tablee.games.icecool.model.tricks import trick_of
from tablee.games.icecool.rules.holdings import has_cards


def colours(seats: int, wanted: Sequence[Colour | None]) -> tuple[Colour, ...]:
    """IC-108: as chosen; else the usual one of the seat, or the first that is free."""
    chosen = [*wanted[:seats], *[None] * (seats - len(wanted))]
    taken = [each for each in chosen if each is not None]
    twice = next((each for each in taken if taken.count(each) > 1), None)
    if twice is not None:
        raise BadOptions(f"colours: {twice} is chosen by more than one seat")
    found: list[Colour] = []
    for colour, usual in zip(chosen, COLOURS, strict=False):
        free = [each for each in (usual, *PALETTE) if each not in (*taken, *found)]
        found.append(free[0] if colour is None else colour)
    return tuple(found)


def setup(seats: int, options: Options) -> State:
    """The first state: cards and the first Catcher are owed, but not in a warm-up (IC-29)."""
    first = None if options.first_catcher is None else Seat(options.first_catcher)
    if first is not None and first >= seats:
        raise BadOptions(f"first_catcher: there is no seat {first} at a table of {seats}")
    trick = None if options.trick is None else trick_of(options.trick)
    if trick is not None and seats > 1:
        raise BadOptions(f"trick: set shots are for one player, not for {seats}")
    worn = colours(seats, options.colours)
    practises = options.warm_up and seats > 1
    table = Table(
        seats,
        options.scoring,
        options.tremor,
        options.learning,
        first,
        colours=() if worn == COLOURS[:seats] else worn,
        has_warm_up=practises,
        trick=options.trick,
    )
    player = Player() if trick is None else Player(spot=trick.start)  # IC-110
    before: Phase = "entry" if trick is None else "aim"
    return State(
        table=table,
        at_ms=0,
        phase=before if seats == 1 or practises else "deal",
        round=0 if practises else 1,
        catcher=first or Seat(0),
        active=Seat(0),
        turn="normal",
        players=(player,) * seats,
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
    if state.round == 0:  # IC-109: nobody knows after how many flicks the cards are dealt
        raise BadOptions("setup: no luck can be given to a table that warms up first")
    return (Dealt(setup.deck, Seat(setup.catcher)),)
