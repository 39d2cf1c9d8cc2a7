"""Liars, a toy game outside the tree: dice under cups, bids, doubts; turns, luck in every round.

Whoever is wrong about the dice of all loses one; who has the last die wins. It has what Signals has
not: an open kind of action, options with bounds, explicit luck, hints, and a seat that is out.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Annotated, Any

from liars_words import LiarsNotation
from msgspec import Meta, Struct
from msgspec.structs import replace

from tablee.core.errors import BadOptions
from tablee.core.game import AnyGame, Examples, Extras, Game, Help, Level, Nature, Types
from tablee.core.protocol import (
    Decide,
    Decision,
    Draw,
    Leave,
    Move,
    Notation,
    Offer,
    Open,
    Outcome,
    Over,
    Refusal,
    Result,
    Rules,
    Seat,
    Step,
    Tick,
    Unreadable,
    Waiting,
)
from tablee.core.soundness import are_seats, time_flaw

FACES = 6
Hands = tuple[tuple[int, ...] | None, ...]


class Base(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Frozen, and tagged by its type."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    dice: Annotated[int, Meta(ge=1, le=5)] = 2  # of each seat
    wild: bool = False  # ones count as any face
    starter: Annotated[int, Meta(ge=0, le=3)] | None = None


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    rolls: tuple[tuple[tuple[int, ...], ...], ...] = ()  # of the first rounds


class Bid(Base, frozen=True, tag="bid"):
    count: int
    face: int


class Doubt(Base, frozen=True, tag="doubt"):
    pass


class BidBounds(Struct, frozen=True):
    above: tuple[int, int]  # a bid is higher than this count and face
    most: int


class Sketch(Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    face: int


class Rolled(Base, frozen=True, tag="rolled"):
    hands: tuple[tuple[int, ...], ...]


class HandsRolled(Base, frozen=True, tag="hands_rolled"):
    hands: Hands  # None: somebody else's


class BidMade(Base, frozen=True, tag="bid_made"):
    seat: int
    count: int
    face: int


class Doubted(Base, frozen=True, tag="doubted"):
    """All cups are lifted."""

    seat: int
    hands: tuple[tuple[int, ...], ...]
    counted: int
    loser: int


class SeatLeft(Base, frozen=True, tag="seat_left"):
    seat: int


Action = Bid | Doubt | Leave
Event = HandsRolled | BidMade | Doubted | SeatLeft


class State(Base, frozen=True, tag="state"):
    seats: int
    at_ms: int
    options: Options
    dice: tuple[int, ...]  # left to each seat
    hands: tuple[tuple[int, ...], ...]  # empty while a roll is owed
    bid: tuple[int, int] | None  # count and face
    turn: int
    out: tuple[int, ...]  # in this order
    left: tuple[int, ...]


class View(Base, frozen=True, tag="view"):
    seat: int | None
    seats: int
    at_ms: int
    options: Options
    dice: tuple[int, ...]
    hand: tuple[int, ...]
    is_rolled: bool
    bid: tuple[int, int] | None
    turn: int
    out: tuple[int, ...]
    left: tuple[int, ...]


def alive(state: State | View) -> list[int]:
    return [seat for seat in range(state.seats) if state.dice[seat]]


def follower(state: State, seat: int) -> int:
    """The next seat that has dice."""
    around = [(seat + step) % state.seats for step in range(1, state.seats + 1)]
    return next((each for each in around if state.dice[each]), seat)


def counted(hands: Sequence[Sequence[int]], face: int, *, wild: bool) -> int:
    shown = [die for hand in hands for die in hand]
    return sum(die == face or (wild and die == 1) for die in shown)


class LiarsRules:
    def setup(self, seats: int, options: Options) -> State:
        if options.starter is not None and options.starter >= seats:
            raise BadOptions(f"liars: seat {options.starter} cannot start at a table of {seats}")
        dice = (options.dice,) * seats
        return State(seats, 0, options, dice, (), None, options.starter or 0, (), ())

    def waiting(self, state: State) -> Waiting:
        if len(alive(state)) <= 1:
            order = (*alive(state), *reversed(state.out))
            ranks = tuple(1 + order.index(seat) for seat in range(state.seats))
            ending = "given_up" if state.out[-1] in state.left else "last_one"
            return Over(Result(ending, (Seat(order[0]),), state.dice, ranks))
        return Decide((Seat(state.turn),)) if state.hands else Draw()

    def bids(self, state: State) -> Iterator[Bid]:
        for count in range(1, sum(state.dice) + 1):
            for face in range(1, FACES + 1):
                if state.bid is None or (count, face) > state.bid:
                    yield Bid(count, face)

    def offer(self, state: State, seat: Seat) -> Offer[Action]:
        if not self.is_awaited(state, seat):
            return Offer(seat)
        bounds = BidBounds(state.bid or (0, FACES), sum(state.dice))
        may_bid = next(self.bids(state), None) is not None
        doubts = () if state.bid is None else (Doubt(),)
        return Offer(seat, doubts, (Open("bid", bounds),) if may_bid else ())

    def is_awaited(self, state: State, seat: int) -> bool:
        waiting = self.waiting(state)
        return isinstance(waiting, Decide) and seat in waiting.seats

    def actions(self, state: State, seat: Seat) -> Iterator[Action]:
        if self.is_awaited(state, seat):
            yield from self.offer(state, seat).actions
            yield from self.bids(state)

    def check(self, state: State, move: Move) -> Refusal | None:
        waiting = self.waiting(state)
        if isinstance(move, Tick):
            return Refusal("not_owed", "LI-1")
        if isinstance(move, Outcome):
            return self.check_roll(state, move.drawn)
        if isinstance(waiting, Over):
            return Refusal("game_over", "LI-9")
        action = move.action
        if isinstance(action, Unreadable):
            return Refusal("malformed", "LI-2", {"problem": action.problem})
        if isinstance(action, Leave):
            return Refusal("gone", "LI-8") if move.seat in state.left else None
        if not self.is_awaited(state, move.seat):
            return Refusal("not_your_turn", "LI-3", {"turn": state.turn})
        if isinstance(action, Doubt):
            return Refusal("nothing_to_doubt", "LI-5") if state.bid is None else None
        if not (1 <= action.count <= sum(state.dice) and 1 <= action.face <= FACES):
            return Refusal("no_such_bid", "LI-4", {"dice": sum(state.dice)})
        if state.bid is not None and (action.count, action.face) <= state.bid:
            return Refusal("too_low", "LI-4", {"bid": list(state.bid)})
        return None

    def check_roll(self, state: State, drawn: Any) -> Refusal | None:
        if not isinstance(self.waiting(state), Draw):
            return Refusal("not_owed", "LI-1")
        if not isinstance(drawn, Rolled) or self.hands_flaw(state, drawn.hands) is not None:
            return Refusal("bad_roll", "LI-1", {"dice": list(state.dice)})
        return None

    def apply(self, state: State, move: Move) -> Step[State, Event]:
        if isinstance(move, Outcome):
            hands = move.drawn.hands
            return replace(state, hands=hands), (HandsRolled(hands),)
        assert isinstance(move, Decision)
        seat, action = move.seat, move.action
        if isinstance(action, Leave):
            gone = replace(state, left=(*state.left, seat))
            if seat not in state.out:  # who still has dice takes them along
                dice = tuple(0 if each == seat else left for each, left in enumerate(state.dice))
                gone = self.next_round(replace(gone, dice=dice, out=(*state.out, seat)), seat)
            return gone, (SeatLeft(seat),)
        if isinstance(action, Bid):
            bid = (action.count, action.face)
            after = replace(state, bid=bid, turn=follower(state, seat))
            return after, (BidMade(seat, action.count, action.face),)
        assert state.bid is not None
        found = counted(state.hands, state.bid[1], wild=state.options.wild)
        loser = seat if found >= state.bid[0] else self.bidder(state)
        told = Doubted(seat, state.hands, found, loser)
        dice = tuple(left - (each == loser) for each, left in enumerate(state.dice))
        out = state.out if dice[loser] else (*state.out, loser)
        return self.next_round(replace(state, dice=dice, out=out), loser), (told,)

    def bidder(self, state: State) -> int:
        around = [(state.turn - step) % state.seats for step in range(1, state.seats)]
        return next(each for each in around if state.dice[each])

    def next_round(self, state: State, seat: int) -> State:
        turn = seat if state.dice[seat] else follower(state, seat)
        return replace(state, hands=(), bid=None, turn=turn)

    def draw(self, state: State, rng: Random) -> Rolled:
        return Rolled(tuple(self.roll(count, rng) for count in state.dice))

    def roll(self, count: int, rng: Random) -> tuple[int, ...]:
        return tuple(sorted(rng.randint(1, FACES) for _ in range(count)))

    def sample(self, state: State, seat: Seat, rng: Random) -> Action:
        bids = list(self.bids(state))
        if state.bid is not None and (not bids or rng.random() < 0.4):
            return Doubt()
        return rng.choice(bids)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            hand=state.hands[seat] if state.hands and seat is not None else (),
            is_rolled=bool(state.hands),
            **{name: getattr(state, name) for name in SAME},
        )

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        if not isinstance(event, HandsRolled):
            return event
        own = (hand if each == seat else None for each, hand in enumerate(event.hands))
        return HandsRolled(tuple(own))

    def guess(self, view: View, rng: Random) -> State:
        hands = [self.roll(count, rng) for count in view.dice] if view.is_rolled else []
        if view.is_rolled and view.seat is not None:
            hands[view.seat] = view.hand
        return State(hands=tuple(hands), **{name: getattr(view, name) for name in SAME})

    def hands_flaw(self, state: State, hands: tuple[tuple[int, ...], ...]) -> str | None:
        if [len(hand) for hand in hands] != list(state.dice):
            return "every seat rolls the dice that it has left"
        if any(list(hand) != sorted(hand) or not {*hand} <= {*range(1, 7)} for hand in hands):
            return "a hand is dice from 1 to 6, the lowest first"
        return None

    def flaw(self, state: State) -> str | None:
        seats, most = state.seats, state.options.dice
        if not 2 <= seats <= 4 or len(state.dice) != seats:
            return "dice are counted for two to four seats"
        if not 1 <= most <= 5 or not all(0 <= each <= most for each in state.dice):
            return f"a seat has up to {most} dice"
        if (state.options.starter or 0) not in range(seats):
            return "another table's seat starts"
        has_none = [seat for seat in range(seats) if not state.dice[seat]]
        if sorted(state.out) != has_none or not are_seats(state.out, seats):
            return "who has no dice is out, and nobody else"
        if not are_seats(state.left, seats) or not {*state.left} <= {*state.out}:
            return "who has left is out"
        if len(state.left) != len({*state.left} & {*state.out}) or not 0 <= state.turn < seats:
            return "the turn is a seat's"
        if len(alive(state)) <= 1:
            return "it is over" if state.hands or state.bid else self.end_flaw(state)
        if not state.dice[state.turn]:
            return "the turn is of somebody who has dice"
        if state.hands and (found := self.hands_flaw(state, state.hands)) is not None:
            return found
        if state.bid is not None:
            count, face = state.bid
            if not state.hands or not (1 <= count <= sum(state.dice) and 1 <= face <= FACES):
                return "a bid is about dice that were rolled"
        return time_flaw(state.at_ms)

    def end_flaw(self, state: State) -> str | None:
        if len(alive(state)) == 0:
            return "somebody has won"
        return time_flaw(state.at_ms) if state.dice[state.turn] else "the winner is next"

    def script(self, state: State, setup: Setup) -> tuple[Rolled, ...]:
        return tuple(Rolled(hands) for hands in setup.rolls)


SAME = ("seats", "at_ms", "options", "dice", "bid", "turn", "out", "left")


class Odds(Struct, frozen=True):
    """How many dice of a face somebody may expect, in hundredths."""

    expected: int


def odds(view: View, sketch: Sketch | None) -> Odds:
    """Worked out from one's own dice."""
    face = sketch.face if sketch is not None else 2
    own = counted([view.hand], face, wild=view.options.wild)
    others = sum(view.dice) - len(view.hand)
    return Odds(100 * own + 100 * others * (2 if view.options.wild else 1) // FACES)


class Careful:
    """Doubts what is more than it expects, or bids as little as it can."""

    def choose(self, view: View, offer: Offer[Action], rng: Random) -> Action:
        if view.bid is not None:
            expected = odds(view, Sketch(*view.bid)).expected
            if not offer.open or 100 * view.bid[0] > expected + rng.randint(0, 100):
                return Doubt()
        count, face = offer.open[0].bounds.above
        return Bid(count, face + 1) if face < FACES else Bid(count + 1, 1)


def liars(rules: LiarsRules | None = None, notation: LiarsNotation | None = None) -> AnyGame:
    """The game, perhaps with something broken in it."""
    return Game(
        slug="liars",
        title="Liars",
        seats=(2, 3, 4),
        rules=Rules.of(rules or LiarsRules()),
        notation=Notation.of(notation or LiarsNotation(State, Action)),
        types=Types(
            state=State,
            action=Action,
            outcome=Rolled,
            event=Event,
            view=View,
            options=Options,
            setup=Setup,
            bounds=BidBounds,
            sketch=Sketch,
        ),
        levels={"easy": Level(Careful)},
        stand_in="easy",
        nature=Nature(has_secrets=True, has_later_luck=True),
        examples=Examples(
            endings=("last_one", "given_up"), variants=({}, {"dice": 3, "wild": True})
        ),
        table=Extras(help=Help(hints=odds)),
    )


GAME = liars()
