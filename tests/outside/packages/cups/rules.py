"""The rules of Cups; see rules.md."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from tablee.core.protocol import (
    Decide,
    Draw,
    Leave,
    Move,
    Offer,
    Open,
    Outcome,
    Over,
    Refusal,
    Result,
    Seat,
    Step,
    Tick,
    Unreadable,
    Waiting,
)

from .model import (
    FACES,
    Action,
    Bid,
    BidMade,
    Bounds,
    Doubt,
    Event,
    Lifted,
    Options,
    Player,
    Rolled,
    SeatLeft,
    State,
    View,
)

SEALS = (10**11, 10**12 - 1)  # nobody guesses one by chance


class CupsRules:
    def setup(self, seats: int, options: Options) -> State:
        lost = (0,) * seats
        return State(seats, 0, options.dice, options.rounds_to_lose, 0, lost, (), (), None, None)

    def waiting(self, state: State) -> Waiting:
        if state.left is not None or max(state.lost) >= state.rounds_to_lose:
            return Over(_result(state))
        return Decide((Seat(state.turn),)) if state.cups else Draw()

    def offer(self, state: State, seat: Seat) -> Offer[Action]:
        if not self._is_turn(state, seat):
            return Offer(seat)
        least = _least(state)
        most = state.dice * state.seats
        opens = (Open("bid", Bounds(least, most, FACES)),) if least <= most else ()
        return Offer(seat, (Doubt(),) if state.bid else (), opens)

    def actions(self, state: State, seat: Seat) -> Iterator[Action]:
        if self._is_turn(state, seat):
            yield from self.offer(state, seat).actions
            for count in range(_least(state), state.dice * state.seats + 1):
                yield from (Bid(count, face) for face in FACES if _is_higher(state, count, face))

    def check(self, state: State, move: Move) -> Refusal | None:
        waiting = self.waiting(state)
        if isinstance(move, Outcome):
            return None if isinstance(waiting, Draw) else Refusal("not_owed", "CU-1")
        if isinstance(move, Tick) or isinstance(waiting, Over):
            return Refusal("not_now", "CU-2")
        action = move.action
        if isinstance(action, Unreadable):
            return Refusal("malformed", "CU-3", {"problem": action.problem})
        if isinstance(action, Leave):
            return None
        if not self._is_turn(state, move.seat):
            return Refusal("not_your_turn", "CU-4")
        if isinstance(action, Doubt):
            return None if state.bid else Refusal("nothing_to_doubt", "CU-5")
        most = state.dice * state.seats
        if not 1 <= action.count <= most:
            return Refusal("no_such_count", "CU-6", {"most": most})
        return None if _is_higher(state, action.count, action.face) else Refusal("too_low", "CU-7")

    def apply(self, state: State, move: Move) -> Step[State, Event]:
        if isinstance(move, Outcome):
            drawn: Rolled = move.drawn
            return (replace(state, cups=drawn.cups, seals=drawn.seals), (drawn,))
        assert not isinstance(move, Tick)
        action, seat = move.action, move.seat
        if isinstance(action, Leave):
            return (replace(state, left=seat), (SeatLeft(seat),))
        if isinstance(action, Bid):
            made = BidMade(seat, action.count, action.face)
            return (replace(state, bid=made, turn=(seat + 1) % state.seats), (made,))
        return self._lift(state, seat)

    def _lift(self, state: State, doubter: int) -> Step[State, Event]:
        bid = state.bid
        assert bid is not None
        found = sum(cup.count(bid.face) for cup in state.cups)
        loser = doubter if found >= bid.count else bid.seat
        lost = tuple(n + (seat == loser) for seat, n in enumerate(state.lost))
        after = replace(state, lost=lost, cups=(), seals=(), bid=None, turn=loser)
        return (after, (Lifted(state.cups, found, loser),))

    def draw(self, state: State, rng: Random) -> Rolled:
        cups = tuple(_cup(state.dice, rng) for _ in range(state.seats))
        return Rolled(cups, tuple(rng.randint(*SEALS) for _ in range(state.seats)))

    def sample(self, state: State, seat: Seat, rng: Random) -> Action:
        return rng.choice([*self.actions(state, seat)])

    def view(self, state: State, seat: Seat | None) -> View:
        is_seen = seat is not None and bool(state.cups)
        return View(
            seat=seat,
            seats=state.seats,
            at_ms=state.at_ms,
            my_dice=state.cups[seat] if is_seen and seat is not None else (),
            my_seal=state.seals[seat] if is_seen and seat is not None else None,
            standing_bid=state.bid,
            players=tuple(Player(state.dice, n) for n in state.lost),
            turn_seat=state.turn,
            has_rolled=bool(state.cups),
            rounds_to_lose=state.rounds_to_lose,
            left_seat=state.left,
        )

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        if not isinstance(event, Rolled):
            return event
        return Rolled(
            tuple(cup if own == seat else None for own, cup in enumerate(event.cups)),
            tuple(seal if own == seat else None for own, seal in enumerate(event.seals)),
        )

    def guess(self, view: View, rng: Random) -> State:
        dice = view.players[0].dice
        cups = [_cup(dice, rng) for _ in view.players] if view.has_rolled else []
        seals = [rng.randint(*SEALS) for _ in cups]
        if view.seat is not None and view.my_seal is not None:
            cups[view.seat], seals[view.seat] = view.my_dice, view.my_seal
        return State(
            view.seats,
            view.at_ms,
            dice,
            view.rounds_to_lose,
            view.turn_seat,
            tuple(each.rounds_lost for each in view.players),
            tuple(cups),
            tuple(seals),
            view.standing_bid,
            view.left_seat,
        )

    def flaw(self, state: State) -> str | None:
        return None if len(state.lost) == state.seats else "not one player a seat"

    def script(self, state: State, setup: Any) -> tuple[Rolled, ...]:
        return ()

    def _is_turn(self, state: State, seat: int) -> bool:
        waiting = self.waiting(state)
        return isinstance(waiting, Decide) and seat in waiting.seats


def _cup(dice: int, rng: Random) -> tuple[int, ...]:
    return tuple(sorted(rng.choice(FACES) for _ in range(dice)))


def _least(state: State) -> int:
    """The smallest count that may still be bid."""
    if state.bid is None:
        return 1
    return state.bid.count + (state.bid.face == FACES[-1])


def _is_higher(state: State, count: int, face: int) -> bool:
    return state.bid is None or (count, face) > (state.bid.count, state.bid.face)


def _result(state: State) -> Result:
    lost = [n + (99 if seat == state.left else 0) for seat, n in enumerate(state.lost)]
    winners = tuple(Seat(seat) for seat, n in enumerate(lost) if n == min(lost))
    ranks = tuple(1 + sum(other < n for other in lost) for n in lost)
    ending = "all_lost" if state.left is None else "left"
    return Result(ending, winners, tuple(-n for n in state.lost), ranks)
