"""Before the first round: the empty table, the random deal, and what a given one must be."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, islice
from random import Random
from typing import Any

from msgspec.structs import replace

from tablee.core.errors import Refused
from tablee.core.protocol import Refusal, Seat
from tablee.games.coolock.board.cells import Board
from tablee.games.coolock.board.checks import board_fault
from tablee.games.coolock.board.winnable import is_sound
from tablee.games.coolock.model import (
    BLACK_ON_GATES,
    BLACK_RESERVE,
    DECK,
    GUARDED,
    MOST_GHOSTS,
    PAIRS,
    PORTIONS,
    TRIO_SEATS,
    Dealt,
    DiceRolled,
    Drawn,
    Lock,
    Luck,
    Options,
    Pawn,
    Portion,
    Rolled,
    Setup,
    State,
    Table,
)
from tablee.games.coolock.rules.queries import board_of

TRIES = 100  # CL-94: deals of a board of one's own, one of which must be sound


def setup(seats: int, options: Options) -> State:
    """A board without anything on it; the deal is owed."""
    table = Table(seats, options.difficulty, options.midnight, options.board)
    if not isinstance(table.board, str) and (fault := board_fault(table.board)) is not None:
        raise Refused(fault)
    state = State(
        table=table,
        phase="deal",
        owed="deal",
        round=1,
        active=Seat(0),
        pawns=(Pawn(),) * seats,
        locks=(),
        portions=(),
        ghosts=(),
        supply=min(seats + 1, MOST_GHOSTS),  # CL-11
        next_ghost=1,
        black_reserve=BLACK_RESERVE,
        deck=tuple(sorted(card for card, count in DECK for _ in range(count))),
        discards=(),
        die=None,
        dice=None,
        haunting=(),
        is_cold_wind=False,
        has_moonlight=False,
        card=None,
        has_drawn=False,
        left=(),
        reason=None,
        at_ms=0,
    )
    if not isinstance(table.board, str) and not can_be_dealt(state):
        fault = Refusal("bad_board", "CL-94", {"problem": "no deal of this board can be won"})
        raise Refused(fault)
    return state


def can_be_dealt(state: State) -> bool:
    """CL-94: the deal is sound, one of so many tries at least; else drawing would never end."""
    rng = Random(94)
    return any(_is_dealt(state, _tried(state, rng)) for _ in range(TRIES))


def draw_deal(state: State, rng: Random) -> Dealt:
    """CL-13..CL-18: redealt until it is sound."""
    while not _is_dealt(state, dealt := _tried(state, rng)):
        pass
    return dealt


def _tried(state: State, rng: Random) -> Dealt:
    board = board_of(state.table)
    portions = _portions(board, state.seats, rng)
    return Dealt(portions, _locks(board, state.seats, portions, rng))


def _is_dealt(state: State, dealt: Dealt) -> bool:
    return is_sound(replace(state, portions=dealt.portions), dealt.locks)


def _portions(board: Board, seats: int, rng: Random) -> tuple[Portion, ...]:
    """CL-13: every colour is spread over the zones."""
    order: list[Seat | None] = [Seat(seat) for seat in range(seats)]
    rng.shuffle(order)
    owners = order * (PORTIONS // seats)
    owners += [None] * (PORTIONS - len(owners))
    found: list[tuple[int, Seat | None]] = []
    for number, zone in enumerate(board.file.zones):
        places = list(zone.portion_places)
        rng.shuffle(places)
        found += zip(places, owners[4 * number : 4 * number + 4], strict=True)
    return with_slots(seats, found)


def _before(seats: int, owner: Seat | None) -> int:
    """CL-50: how many slots come before a sector; gold has what is left over."""
    share = PORTIONS // seats
    return seats * share if owner is None else owner * share


def slot_owners(seats: int) -> tuple[Seat | None, ...]:
    """CL-50: whose each slot is, from slot 1 on."""
    sectors = [Seat(seat) for seat in range(seats)]
    found = [seat for seat in sectors for _ in range(PORTIONS // seats)]
    return (*found, *[None] * (PORTIONS - len(found)))


def with_slots(seats: int, owned: Sequence[tuple[int, Seat | None]]) -> tuple[Portion, ...]:
    """CL-50: each colour has a sector of the hexagon, which fills in zone order."""
    taken: Counter[Seat | None] = Counter()
    portions = []
    for place, owner in owned:
        taken[owner] += 1
        portions.append(Portion(place, owner, _before(seats, owner) + taken[owner]))
    return tuple(sorted(portions, key=lambda portion: portion.at))


def _locks(board: Board, seats: int, portions: Sequence[Portion], rng: Random) -> tuple[Lock, ...]:
    """CL-15..CL-17: black ones on gates, coloured ones on the other gates and on portions."""
    gates = rng.sample(board.gates, len(board.gates))
    black, coloured = gates[:BLACK_ON_GATES], gates[BLACK_ON_GATES:]
    for zone in board.file.zones:
        coloured += rng.sample(zone.portion_places, GUARDED)
    colours = _colours(seats, len(coloured), rng)
    rng.shuffle(colours)
    locks = [Lock(at) for at in black]
    locks += [Lock(at, each) for at, each in zip(coloured, colours, strict=True)]
    return tuple(sorted(locks, key=lambda lock: lock.at))


def _colours(seats: int, count: int, rng: Random) -> list[tuple[Seat, ...]]:
    """CL-17: four pairs, from four seats on a trio, and single colours as evenly as can be."""
    everybody = [Seat(seat) for seat in range(seats)]
    pairs = list(combinations(everybody, 2))
    rng.shuffle(pairs)
    found: list[tuple[Seat, ...]] = list(islice(pairs * PAIRS, PAIRS))
    if seats >= TRIO_SEATS:
        found.append(tuple(sorted(rng.sample(everybody, 3))))
    rng.shuffle(everybody)
    rest = count - len(found)
    return found + [(everybody[number % seats],) for number in range(rest)]


def deal_fault(state: State, dealt: Any) -> Refusal | None:
    """What makes a given deal impossible."""
    if not isinstance(dealt, Dealt):
        return Refusal("bad_deal", "CL-93", {"problem": "no deal"})
    problem = _problem(state, dealt)
    return None if problem is None else Refusal("bad_deal", "CL-93", {"problem": problem})


def _problem(state: State, dealt: Dealt) -> str | None:
    board = board_of(state.table)
    if sorted(portion.at for portion in dealt.portions) != sorted(board.portion_places):
        return "one portion on every portion place"
    owned = [(portion.at, portion.owner) for portion in dealt.portions]
    if sorted(portion.slot for portion in dealt.portions) != list(range(1, PORTIONS + 1)):
        return "every slot of the hexagon has its portion"
    share = PORTIONS // state.seats
    counts = Counter(owner for _, owner in owned)
    if any(counts[Seat(seat)] != share for seat in range(state.seats)):
        return f"every colour owns {share} portions"
    places = [lock.at for lock in dealt.locks]
    if len(set(places)) != len(places) or set(places) - {*board.gates, *board.portion_places}:
        return "padlocks are on gates and portion places, one on each"
    for lock in dealt.locks:
        if list(lock.colours) != sorted(set(lock.colours)) or set(lock.colours) - set(
            range(state.seats)
        ):
            return "a padlock has colours in play, in order, each once"
    if not is_sound(replace(state, portions=dealt.portions), dealt.locks):
        return "this layout cannot be won"
    return None


def script(state: State, setup: Setup) -> tuple[Any, ...]:
    """CL-93: the scripted luck; without a deal of its own the deal is random."""
    is_dealt = state.owed != "deal" and setup.deal is None
    return setup.luck if is_dealt else (setup.deal, *setup.luck)


def draw(state: State, rng: Random) -> Luck:
    """The luck that is owed: every die and every card on its own."""
    if state.owed == "deal":
        return draw_deal(state, rng)
    if state.owed == "die":
        return Rolled(rng.randint(1, 6))
    if state.owed == "card":
        return Drawn(rng.choice(state.deck or state.discards))  # CL-81
    return DiceRolled(rng.randint(1, 6), rng.randint(1, 6))
