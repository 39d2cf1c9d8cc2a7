"""Before the first round: the table, and every shuffled deck (MF-11..13, MF-43, MF-51)."""

from random import Random

from tablee.core.errors import BadOptions
from tablee.core.protocol import Seat
from tablee.games.monster_freeze.board.deck import flaw_of
from tablee.games.monster_freeze.model import (
    Options,
    Player,
    Setup,
    Shuffled,
    State,
    Table,
)
from tablee.games.monster_freeze.rules.queries import deck_ids


def setup(seats: int, options: Options) -> State:
    """The table before its first round: everybody is asked whether they are ready (MF-16)."""
    if options.deck is not None and (flaw := flaw_of(options.deck, seats)) is not None:
        raise BadOptions(f"bad_deck: {flaw}")  # MF-11
    assist = (options.assist,) * seats if isinstance(options.assist, bool) else options.assist
    if len(assist) != seats:
        raise BadOptions(f"assist is one for all, or one for each of {seats} seats")
    named = [*options.bots, *([] if options.warm_seat is None else [options.warm_seat])]
    if any(seat >= seats for seat in named):
        raise BadOptions(f"a table of {seats} has no seat {max(named)}")
    solo = seats == 1
    if solo and (options.rounds_to_win or 1) > 1 and options.rules > 2:
        raise BadOptions("solo_rounds: alone, one round is the whole game (MF-43)")
    cold = options.cold if options.cold is not None else (0 if solo else 10)  # MF-51
    table = Table(
        seats=seats,
        rounds_to_win=options.rounds_to_win or (1 if solo else 2),  # MF-43
        timer_ms=options.timer * 1000,
        assist=tuple(assist),
        bot_takeover=options.bot_takeover,
        warm_seat=None if options.warm_seat is None else Seat(options.warm_seat),
        edge_ms=round(options.edge * 1000),
        swap_gap_ms=round(options.swap_gap * 1000),
        claim_lock_ms=round(options.claim_lock * 1000),
        cold_ms=round(cold * 1000),
        deck=options.deck,
        bots=tuple(Seat(seat) for seat in sorted(set(options.bots))),
        start=options.start,
        absence=options.absence,
        rules=options.rules,
    )
    return State(
        table=table,
        phase="ready",
        round=1,
        at_ms=0,
        told_ms=0,
        since_ms=0,
        play_ms=0,
        players=(Player(),) * seats,
        centre=None,
        pile=(),
        quiet_since=0,
        idle_since=0,
        refreshes=0,
        vote_after=0,
        queue=(),
        paused_by=None,
        is_idle_pause=False,
        resumers=(),
        rounds=(),
        closed=False,
    )


def draw(state: State, rng: Random) -> Shuffled:
    """MF-12, MF-13: all cards, freshly shuffled."""
    cards = list(deck_ids(state))
    rng.shuffle(cards)
    return Shuffled(tuple(cards))


def script(state: State, setup: Setup) -> tuple[Shuffled, ...]:
    return tuple(Shuffled(cards) for cards in setup.decks)
