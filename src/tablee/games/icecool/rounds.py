"""The course of a game: rounds, turns, who draws what at the end (IC-30..49, IC-92..104)."""

from msgspec.structs import replace

from tablee.core.errors import BadOptions
from tablee.core.protocol import Result, Seat
from tablee.games.icecool.events import (
    Event,
    GameEnded,
    RoundBegan,
    RoundEnded,
    TurnBegan,
)
from tablee.games.icecool.holdings import Told, face_down, has_cards, rewarded, with_player
from tablee.games.icecool.model import (
    COLOURS,
    MOST_CIRCUITS,
    PAIR,
    VALUES,
    Ending,
    Fish,
    Options,
    Player,
    Reason,
    RoundEnd,
    State,
    Table,
    TurnKind,
    View,
)
from tablee.games.icecool.places import RADIUS, nano
from tablee.games.icecool.school import Point, school


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


def is_warm_up(state: State | View) -> bool:
    """IC-29."""
    return state.table.seats == 1


def all_rounds(seats: int) -> int:
    """IC-33, IC-102."""
    return 4 if seats == 2 else seats


def left_of(state: State, seat: Seat) -> Seat:
    return Seat((seat + 1) % state.seats)


def on_red_circle(at: Point) -> bool:
    """IC-41: a standing penguin's footprint overlaps it."""
    circle = school().red_circle
    (x, y), (a, b) = nano(at), nano(circle.centre)
    return (x - a) ** 2 + (y - b) ** 2 < (RADIUS + round(circle.radius * 1e9)) ** 2


# -- rounds and turns ------------------------------------------------------------------------------


def begin_round(state: State, number: int, catcher: Seat) -> Told:
    """IC-34, IC-96: fish hang, IDs are back, nobody stands on the board."""
    fresh = {"spot": None, "fish": 0, "is_caught": False, "is_bound": False, "turns": 0}
    hanging = [
        Fish(COLOURS[seat], door)
        for seat in range(state.seats)
        if seat != catcher
        for door in school().fish_doors
    ]
    state = replace(
        state,
        phase="catcher_placement",
        round=number,
        catcher=catcher,
        active=catcher,
        turn="normal",
        players=tuple(replace(each, **fresh) for each in state.players),
        fish=tuple(sorted(hanging)),
        announced=None,
        is_placed=False,
        tries=0,
    )
    return state, (RoundBegan(number, catcher),)


def begin_turn(state: State, seat: Seat, turn: TurnKind) -> Told:
    """IC-37; a turn has its own orange line and challenge (IC-46, IC-75)."""
    state = replace(
        state,
        phase="entry" if state.players[seat].spot is None else "aim",
        active=seat,
        turn=turn,
        announced=None,
        is_placed=False,
        tries=0,
    )
    return state, (TurnBegan(seat, turn),)


def with_turn_counted(state: State) -> State:
    """IC-49: skates and re-entries are not counted."""
    if state.turn != "normal":
        return state
    return with_player(state, state.active, turns=state.players[state.active].turns + 1)


def finish_turn(state: State, *, is_off_board: bool = False) -> Told:
    """IC-45: who has two face-down cards may still do something; it goes on for the others."""
    cards = face_down(state.players[state.active].cards)
    if has_cards(state) and len(cards) >= PAIR:
        return replace(state, phase="off_board_end" if is_off_board else "end_of_turn"), ()
    return pass_on(state)


def pass_on(state: State) -> Told:
    """IC-36, and the stall guard of IC-49."""
    state = with_turn_counted(state)
    if min(player.turns for player in state.players) >= MOST_CIRCUITS:
        return end_round(state, "stalled", None)
    return begin_turn(state, left_of(state, state.active), "normal")


def end_round(state: State, reason: Reason, seat: Seat | None) -> Told:
    """IC-95: everyone, the Catcher first, draws a card for each ID they hold."""
    caught = sum(player.is_caught for player in state.players)
    ids = [1 - player.is_caught for player in state.players]
    ids[state.catcher] = 1 + caught
    events: list[Event] = [RoundEnded(state.round, reason, seat)]
    for step in range(state.seats):
        holder = Seat((state.catcher + step) % state.seats)
        for _ in range(ids[holder]):
            state, drawn = rewarded(state, holder, "id")
            events += drawn
    fish = tuple(player.fish for player in state.players)
    record = RoundEnd(state.catcher, reason, fish, tuple(ids))
    state = replace(state, rounds=(*state.rounds, record), announced=None)
    if state.round == all_rounds(state.seats):
        state, more = end_game(state, reason)
    else:
        state, more = begin_round(state, state.round + 1, left_of(state, state.catcher))
    return state, (*events, *more)


# -- the end ---------------------------------------------------------------------------------------


def end_game(state: State, ending: Ending) -> Told:
    state = replace(state, phase="game_over", ending=ending, announced=None, aimed=None)
    end = result(state)
    hands = tuple(tuple(card.kind for card in player.cards) for player in state.players)
    return state, (GameEnded(ending, end.scores, end.winners, hands),)


def scores(state: State) -> tuple[int, ...]:
    """IC-97, IC-103; in a warm-up the flicks are counted."""
    if is_warm_up(state):
        return (state.flicks,)
    if state.table.scoring == "tournament":
        return tuple(player.points for player in state.players)
    return tuple(sum(VALUES[card.kind] for card in player.cards) for player in state.players)


def result(state: State) -> Result:
    """IC-97, IC-104, and IC-107 for who has left."""
    assert state.ending is not None
    points = scores(state)
    if is_warm_up(state):
        ranks: tuple[int, ...] = (1,) if state.ending == "toured" else (2,)
    else:
        order = [
            (int(player.has_left), -score, -len(player.cards))
            for player, score in zip(state.players, points, strict=True)
        ]
        ranks = tuple(1 + sum(other < own for other in order) for own in order)
    winners = tuple(Seat(seat) for seat, rank in enumerate(ranks) if rank == 1)
    return Result(state.ending, winners, points, ranks)
