"""What makes a given position impossible: the table, its course, and how it ended.

The board, the cards, the turns and the last flick have modules of their own.
"""

from msgspec.structs import replace

from tablee.core.protocol import Seat
from tablee.core.soundness import LATEST_MS, first_flaw, time_flaw
from tablee.games.icecool.model import COLOURS, FISH, Options, RoundEnd, State
from tablee.games.icecool.model.tricks import TRICKS
from tablee.games.icecool.rules.flaw_board import board_flaw
from tablee.games.icecool.rules.flaw_cards import cards_flaw
from tablee.games.icecool.rules.flaw_practice import ENDINGS, alone_end_flaw, practice_flaw
from tablee.games.icecool.rules.flaw_replay import replay_flaw
from tablee.games.icecool.rules.flaw_turns import turns_flaw
from tablee.games.icecool.rules.queries import all_rounds, is_alone, is_warm_up, left_of
from tablee.games.icecool.rules.setup import setup


def flaw(state: State) -> str | None:
    """What makes the position impossible, or ``None``."""
    if (problem := first_flaw(state, (_table_flaw, _left_flaw))) is not None:
        return problem
    if _is_before_the_deal(state):
        return _deal_flaw(state)
    course = practice_flaw if is_warm_up(state) else _course_flaw
    return first_flaw(state, (course, board_flaw, cards_flaw, turns_flaw, _end_flaw, replay_flaw))


def _table_flaw(state: State) -> str | None:
    """IC-1, IC-32: seats that sit here, and numbers that can be counted."""
    table, seats = state.table, range(state.seats)
    if not 1 <= state.seats <= len(COLOURS) or len(state.players) != state.seats:
        return f"{len(state.players)} players at a table of {state.seats}; there are 1 to 4"
    if table.first_catcher is not None and table.first_catcher not in seats:
        return f"no seat {table.first_catcher} can be the first Catcher (IC-32)"
    if state.active not in seats or state.catcher not in seats:
        return f"no seat {state.active} or {state.catcher}"
    if (state.phase == "game_over") != (state.ending is not None):
        return "phase game_over and an ending go together"
    if (state.phase == "flicking") != (state.aimed is not None):
        return "phase flicking and an aimed flick go together (IC-44)"
    if not 0 <= state.flicks <= LATEST_MS:
        return f"flicks cannot be {state.flicks}"
    return time_flaw(state.at_ms) or _choices_flaw(state)


def _choices_flaw(state: State) -> str | None:
    """IC-108..110: what the table has chosen fits it."""
    table = state.table
    if table.colours and (
        len({*table.colours}) != state.seats or table.colours == COLOURS[: state.seats]
    ):
        return "colours lists another one for each seat, or nothing (IC-108)"
    if table.trick is not None and not (is_alone(state) and 1 <= table.trick <= TRICKS):
        return f"there is no set shot {table.trick} for {state.seats} players (IC-110)"
    if table.has_warm_up and is_alone(state):
        return "alone there is no warm-up before the game (IC-109)"
    if state.round == 0 and not table.has_warm_up:
        return "this table has no warm-up (IC-109)"
    return None


def _left_flaw(state: State) -> str | None:
    """IC-107: a game goes on while two are there."""
    here = sum(not player.has_left for player in state.players)
    least = 1 if is_alone(state) else 2
    if state.ending == "left":
        return (
            None
            if here == least - 1
            else f"ending left, but {here} players are still there (IC-107)"
        )
    return None if here >= least else "too few players are left for the game to go on (IC-107)"


def _is_before_the_deal(state: State) -> bool:
    """In the deal, or left there: nobody has a card, a fish or a place."""
    is_left = state.ending == "left" and not (state.fish or state.deck or state.rounds)
    return state.phase == "deal" or (is_left and not is_warm_up(state))


def _deal_flaw(state: State) -> str | None:
    """IC-31, IC-32: nothing has happened before the deal."""
    table = state.table
    options = Options(
        scoring=table.scoring,
        tremor=table.tremor,
        learning=table.learning,
        first_catcher=table.first_catcher,
        colours=table.colours,
        warm_up=table.has_warm_up,
    )
    fresh = setup(state.seats, options)
    players = tuple(replace(fresh.players[0], has_left=each.has_left) for each in state.players)
    fresh = replace(
        fresh, phase=state.phase, ending=state.ending, players=players, at_ms=state.at_ms, round=1
    )
    if table.has_warm_up:  # IC-109: its last flick can still be watched
        fresh = replace(fresh, flicks=state.flicks, last=state.last)
    if is_warm_up(state) or state != fresh:
        return "before the deal the table must be empty (IC-31)"
    return replay_flaw(state)


def _course_flaw(state: State) -> str | None:
    """IC-33, IC-96, IC-102: rounds are counted, and those that are told have been like that."""
    last, told = all_rounds(state.seats), len(state.rounds)
    if state.visited:
        return "visited is for a warm-up (IC-29)"
    if not 1 <= state.round <= last:
        return f"round {state.round} of {last} (IC-33)"
    is_closed = state.phase == "game_over" and state.ending != "left"
    if told > state.round - (not is_closed):
        return f"{told} closed rounds are too many for round {state.round}"
    catcher = state.catcher if is_closed else _right_of(state, state.catcher)
    for end in reversed(state.rounds):  # a puzzle may tell of the last ones only
        if (problem := _round_flaw(state, end)) is not None:
            return problem
        if end.catcher != catcher:
            return f"seat {end.catcher} was Catcher out of turn (IC-33)"
        catcher = _right_of(state, catcher)
    return None


def _right_of(state: State, seat: Seat) -> Seat:
    """Who was Catcher the round before (IC-33)."""
    return next(Seat(each) for each in range(state.seats) if left_of(state, Seat(each)) == seat)


def _round_flaw(state: State, end: RoundEnd) -> str | None:
    """IC-92, IC-95: fish taken and IDs held at the end, and the reason that they give."""
    seats = state.seats
    if not 0 <= end.catcher < seats or len(end.fish) != seats or len(end.ids) != seats:
        return "a closed round does not fit the seats of this table"
    runners = [seat for seat in range(seats) if seat != end.catcher]
    if end.fish[end.catcher] or any(not 0 <= end.fish[seat] <= FISH for seat in runners):
        return f"a Runner takes 0 to {FISH} fish, and a Catcher none (IC-50, IC-58)"
    if any(end.ids[seat] not in (0, 1) for seat in runners) or sum(end.ids) != seats:
        return "each ID is with its owner or with the Catcher (IC-95)"
    complete = sum(end.fish[seat] == FISH for seat in runners)
    caught = not any(end.ids[seat] for seat in runners)
    fits = {
        "three_fish": complete == 1,
        "caught": caught and not complete,
        "stalled": not complete and (not caught or seats == 2),
    }
    return (
        None
        if fits[end.reason]
        else f"a closed round does not fit its reason {end.reason} (IC-49, IC-92)"
    )


def _end_flaw(state: State) -> str | None:
    """IC-29, IC-97, IC-107: over for a reason, and for no other."""
    if state.ending in (None, "left"):
        return None
    if is_alone(state):
        return alone_end_flaw(state)
    if state.ending in ENDINGS or state.round != all_rounds(state.seats):
        return f"ending {state.ending} does not fit round {state.round} (IC-97)"
    if not state.rounds or state.rounds[-1].reason != state.ending:
        return "the ending is not the reason of the last closed round (IC-97)"
    last = state.rounds[-1]
    taken = tuple(player.fish for player in state.players)
    held = [1 - player.is_caught for player in state.players]
    held[state.catcher] = 1 + sum(player.is_caught for player in state.players)
    if last.fish != taken or last.ids != tuple(held):
        return "the last closed round has other fish or IDs than the players (IC-95)"
    return None
