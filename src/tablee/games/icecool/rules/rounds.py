"""The course of a game: rounds, turns, who draws what at the end (IC-30..49, IC-92..104)."""

from msgspec.structs import replace

from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import school
from tablee.games.icecool.events import (
    Event,
    GameEnded,
    RoundBegan,
    RoundEnded,
    Step,
    TurnBegan,
)
from tablee.games.icecool.model import (
    MOST_CIRCUITS,
    PAIR,
    Ending,
    Fish,
    Reason,
    RoundEnd,
    State,
    TurnKind,
)
from tablee.games.icecool.rules.holdings import face_down, has_cards, rewarded, with_player
from tablee.games.icecool.rules.queries import all_rounds, left_of, result

# -- rounds and turns ------------------------------------------------------------------------------


def begin_round(state: State, number: int, catcher: Seat) -> Step:
    """IC-34, IC-96: fish hang, IDs are back, nobody stands on the board."""
    fresh = {"spot": None, "fish": 0, "is_caught": False, "is_bound": False, "turns": 0}
    hanging = [
        Fish(colour, door)
        for seat, colour in enumerate(state.table.worn)
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


def begin_turn(state: State, seat: Seat, turn: TurnKind) -> Step:
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


def finish_turn(state: State, *, is_off_board: bool = False) -> Step:
    """IC-45: who has two face-down cards may still do something; it goes on for the others."""
    cards = face_down(state.players[state.active].cards)
    if has_cards(state) and len(cards) >= PAIR:
        return replace(state, phase="off_board_end" if is_off_board else "end_of_turn"), ()
    return pass_on(state)


def pass_on(state: State) -> Step:
    """IC-36, and the stall guard of IC-49."""
    state = with_turn_counted(state)
    if min(player.turns for player in state.players) >= MOST_CIRCUITS:
        return end_round(state, "stalled", None)
    return begin_turn(state, left_of(state, state.active), "normal")


def end_round(state: State, reason: Reason, seat: Seat | None) -> Step:
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


def end_game(state: State, ending: Ending) -> Step:
    state = replace(state, phase="game_over", ending=ending, announced=None, aimed=None)
    end = result(state)
    hands = tuple(tuple(card.kind for card in player.cards) for player in state.players)
    return state, (GameEnded(ending, end.scores, end.winners, hands),)
