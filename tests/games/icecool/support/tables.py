"""Terse builders for the rules of ICECOOL²: positions, and flicks that go as a test says.

A position is made by ``scene``: hands are texts (``"jump two two*"``, a star for face up), the deck
a text too, top first; the cards that nobody named follow below, or lie face up with the seat
``rest``. Card ids count through the hands, seat by seat. Nothing here is simulated: ``flick`` plays
the flick and makes its outcome of facts like ``passed(1, "d14")``.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import tablee
from tablee.core import log
from tablee.core.codec import codec, to_plain
from tablee.core.log import FORMAT, Header
from tablee.core.protocol import Decide, Decision, Move, Outcome, Refusal, Result, Seat, Unreadable
from tablee.games.icecool.board.school import Point, school
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.model import (
    COLOURS,
    DECK,
    FISH,
    Card,
    Dealt,
    Fish,
    Flicked,
    Kind,
    Player,
    State,
    Table,
)
from tablee.games.icecool.model.facts import (
    Bounced,
    CrossedOver,
    GotStuck,
    Happening,
    Jumped,
    LeftBoard,
    Passed,
    Touched,
    in_order,
)
from tablee.games.icecool.model.flick import Flick

Fact = dict[str, Any]
RULES: Any = tablee.game("icecool").rules
ALL_CARDS: tuple[Kind, ...] = tuple(kind for kind, count in DECK for _ in range(count))
FISH_DOORS = ("d14", "d23", "d45")

# Far from walls and from each other, a place in every room.
CIRCLE, CLASSROOM, KITCHEN = (0.08, 0.093), (0.2, 0.1), (0.3715, 0.4215)
LIBRARY, GYM, MIDDLE = (0.1, 0.35), (0.44, 0.15), (0.265, 0.255)
IN_D14 = (0.33, 0.1)  # stuck, and seen on both sides

END, LEAVE, START = {"type": "end_turn"}, {"type": "leave"}, {"type": "place_start"}
STRAIGHT: Fact = {"type": "flick", "direction": 0, "power": 500, "offset": 0, "height": 115}
AS_AIMED = Flick(0, 500, 0, 115)


# -- actions ---------------------------------------------------------------------------------------


def kitchen(x: int = 3715, y: int = 4215) -> Fact:
    return {"type": "place_catcher", "x": x, "y": y}


def start(x: int, y: int) -> Fact:
    return {"type": "place_start", "x": x, "y": y}


def orange(room: int) -> Fact:
    return {"type": "orange", "room": room}


def announce(card: int) -> Fact:
    return {"type": "announce", "card": card}


def skates(*cards: int) -> Fact:
    return {"type": "skates", "cards": [*cards]}


def move_fish(one: int, other: int, colour: str, source: str, to: str) -> Fact:
    named = {"colour": colour, "from": source, "to": to}
    return {"type": "move_fish", "cards": [one, other], **named}


# -- facts of a flick ------------------------------------------------------------------------------


def passed(
    seat: int, door: str, sample: int = 100, *, back: bool = False, barred: bool = False
) -> Passed:
    """Through a door, from the first of its rooms to the second, or ``back``."""
    one, other = school().door[door].rooms
    out_of, into = (other, one) if back else (one, other)
    return Passed(sample, Seat(seat), door, out_of, into, barred)


def touched(seat: int, other: int, sample: int = 200) -> Touched:
    return Touched(sample, Seat(seat), Seat(other))


def bounced(seat: int, sample: int = 50, wall: str = "W1") -> Bounced:
    return Bounced(sample, Seat(seat), wall)


def crossed(seat: int, out_of: int, into: int, sample: int = 280) -> CrossedOver:
    wall = school().wall_between(out_of, into)
    return CrossedOver(sample, Seat(seat), out_of, into, None if wall is None else wall.id)


def jumped(seat: int, out_of: int, into: int, sample: int = 300) -> Jumped:
    return Jumped(sample, Seat(seat), out_of, into)


def left_board(seat: int, sample: int = 400) -> LeftBoard:
    return LeftBoard(sample, Seat(seat))


def got_stuck(seat: int, door: str, sample: int = 3999) -> GotStuck:
    return GotStuck(sample, Seat(seat), door)


def outcome(
    state: State,
    *facts: Happening,
    ends: Mapping[int, Point] | None = None,
    samples: int = 4000,
    applied: Flick | None = None,
    recording: str = "",
) -> Flicked:
    """How the flick that is owed went; who is not in ``ends`` stays."""
    spots = {seat: each.spot for seat, each in enumerate(state.players) if each.spot is not None}
    where = {**spots, **(ends or {})}
    return Flicked(
        applied or state.aimed or AS_AIMED,
        "by hand",
        in_order(facts, state.active),
        tuple(Standing(Seat(seat), *at) for seat, at in sorted(where.items())),
        samples,
        recording,
    )


# -- positions -------------------------------------------------------------------------------------


def hand_of(text: str, first: int) -> tuple[Card, ...]:
    return tuple(
        Card(first + number, name.removesuffix("*"), name.endswith("*"))  # type: ignore[arg-type]
        for number, name in enumerate(text.split())
    )


def hands_of(
    hands: Sequence[str], deck: str, seats: int, rest: int | None
) -> tuple[list[tuple[Card, ...]], tuple[Kind, ...]]:
    """The hands and the deck, all 54 cards of them."""
    texts = [*hands, *[""] * (seats - len(hands))]
    unnamed: list[str] = list(ALL_CARDS)
    for name in f"{' '.join(texts)} {deck}".split():
        unnamed.remove(name.removesuffix("*"))
    if rest is not None:
        texts[rest] += "".join(f" {kind}*" for kind in unnamed)
        unnamed = []
    found: list[tuple[Card, ...]] = []
    for text in texts:
        found.append(hand_of(text, sum(map(len, found))))
    pile: Any = (*deck.split(), *unnamed)
    return found, pile


def usual_spots(seats: int, catcher: int) -> dict[int, Point]:
    """The Catcher in the kitchen, Runners in classroom, library and gymnasium."""
    runners = [(catcher + step) % seats for step in range(1, seats)]
    return {catcher: KITCHEN, **dict(zip(runners, (CLASSROOM, LIBRARY, GYM), strict=False))}


def position(
    seats: int = 3,
    *,
    hands: Sequence[str] = (),
    deck: str = "",
    rest: int | None = None,
    catcher: int = 0,
    active: int | None = None,
    spots: Mapping[int, Point | None] | None = None,
    fish: Mapping[int, str] | None = None,
    caught: Collection[int] = (),
    bound: Collection[int] = (),
    gone: Collection[int] = (),
    turns: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    scoring: str = "cards",
    tremor: str = "none",
    learning: bool = False,
    **more: Any,
) -> State:
    """A state in which the active seat (left of the Catcher, unless said) is about to aim."""
    now = (catcher + 1) % seats if active is None else active
    where = {**usual_spots(seats, catcher), **(spots or {})}
    hanging = {seat: " ".join(FISH_DOORS) for seat in range(seats)} | dict(fish or {})
    doors = {seat: () if seat == catcher else tuple(hanging[seat].split()) for seat in hanging}
    with_cards = seats > 1 and scoring == "cards"
    cards, pile = hands_of(hands, deck, seats, rest)
    fields: dict[str, Any] = {
        "table": Table(seats, scoring, tremor, learning, None),  # type: ignore[arg-type]
        "at_ms": 0,
        "phase": "aim",
        "round": 1,
        "catcher": Seat(catcher),
        "active": Seat(now),
        "turn": "normal",
        "players": tuple(
            Player(
                spot=where.get(seat),
                fish=0 if seat == catcher else FISH - len(doors[seat]),
                is_caught=seat in caught,
                is_bound=seat in bound,
                turns=(turns or {}).get(seat, 0),
                cards=cards[seat],
                points=(points or {}).get(seat, 0),
                has_left=seat in gone,
            )
            for seat in range(seats)
        ),
        "fish": tuple(
            sorted(Fish(COLOURS[seat], door) for seat, some in doors.items() for door in some)
        ),
        "deck": pile if with_cards else (),
        "announced": None,
        "is_placed": False,
        "tries": 0,
        "aimed": None,
        "last": None,
        "flicks": 0,
        "visited": (),
        "rounds": (),
        "ending": None,
        **more,
    }
    return State(**fields)


class Scene:
    """A position and what is played in it; physics is told, never asked."""

    def __init__(self, state: Any) -> None:
        assert RULES.flaw(state) is None, RULES.flaw(state)
        self.first = self.state = state
        self.moves: list[Move] = []
        self.header = Header(
            tablee=FORMAT, game="icecool", rules=1, seats=state.seats, start=to_plain(state)
        )

    def _record(self, move: Move) -> tuple[Any, ...]:
        refusal = RULES.check(self.state, move)
        assert refusal is None, refusal
        self.state, events = RULES.apply(self.state, move)
        self.moves.append(move)
        assert RULES.flaw(self.state) is None, RULES.flaw(self.state)
        return tuple(events)

    def play(self, action: Any, seat: int | None = None) -> tuple[Any, ...]:
        """The events of an action, of the active seat unless said."""
        return self._record(Decision(self._seat(seat), read(action)))

    def draw(self, drawn: Any) -> tuple[Any, ...]:
        return self._record(Outcome(drawn))

    def flick(
        self, *facts: Happening, ends: Mapping[int, Point] | None = None, samples: int = 4000
    ) -> tuple[Any, ...]:
        """The active seat flicks, and this comes of it; events from the outcome on."""
        self.play(STRAIGHT)
        return self.draw(outcome(self.state, *facts, ends=ends, samples=samples))

    def refused(self, action: Any, seat: int | None = None) -> Refusal:
        refusal = RULES.check(self.state, Decision(self._seat(seat), read(action)))
        assert isinstance(refusal, Refusal), f"{action} is legal"
        assert not refusal.recorded
        return refusal

    def code(self, action: Any, seat: int | None = None) -> str | None:
        """Why an action is refused; None when it is legal."""
        refusal = RULES.check(self.state, Decision(self._seat(seat), read(action)))
        return None if refusal is None else str(refusal.code)

    def _seat(self, seat: int | None) -> int:
        return int(self.state.active) if seat is None else seat

    # -- what came out -----------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return str(self.state.phase)

    @property
    def now(self) -> tuple[str, int]:
        """The phase and whose it is."""
        return self.phase, int(self.state.active)

    @property
    def awaited(self) -> tuple[int, ...]:
        waiting = RULES.waiting(self.state)
        return waiting.seats if isinstance(waiting, Decide) else ()

    @property
    def result(self) -> Result:
        result = RULES.waiting(self.state).result
        assert isinstance(result, Result)
        return result

    def spot(self, seat: int) -> Any:
        return self.state.players[seat].spot

    def cards(self, seat: int) -> list[str]:
        """The hand, with a star for face up."""
        cards = self.state.players[seat].cards
        return [card.kind + "*" * card.is_up for card in cards]

    def ids(self, seat: int) -> list[int]:
        return [card.id for card in self.state.players[seat].cards]

    def hanging(self, seat: int) -> list[str]:
        return [each.door for each in self.state.fish if each.colour == COLOURS[seat]]

    def offered(self, kind: str, seat: int | None = None) -> list[Any]:
        """The listed actions of a kind."""
        offer = RULES.offer(self.state, Seat(self._seat(seat)))
        return [each for each in offer.actions if tag(each) == kind]

    def bounds(self, kind: str) -> Any:
        """What bounds an open kind of action, or None."""
        offer = RULES.offer(self.state, self.state.active)
        return next((each.bounds for each in offer.open if each.type == kind), None)

    def dumps(self) -> str:
        return log.dump(self.header, self.moves)


def read(action: Any) -> Any:
    """An action from its plain form, as a table reads it."""
    readers = codec(tablee.game("icecool"))
    known = readers.is_action(action) or isinstance(action, Unreadable)
    return action if known else readers.action(action)


def scene(seats: int = 3, **given: Any) -> Scene:
    return Scene(position(seats, **given))


def fresh(seats: int = 3, *, catcher: int = 0, deck: str = "", **options: Any) -> Scene:
    """A new game, dealt: the cards named lie on top."""
    chosen = codec(tablee.game("icecool")).options({"tremor": "none", **options})
    table = Scene(RULES.setup(seats, chosen))
    table.header = Header(
        tablee=FORMAT, game="icecool", rules=1, seats=seats, options=to_plain(chosen)
    )
    if seats > 1:
        pile = hands_of((), deck, seats, None)[1] if chosen.scoring == "cards" else ()
        table.draw(Dealt(pile, Seat(catcher)))
    return table


def enter(table: Scene, at: Point = CLASSROOM) -> None:
    """The active Runner comes in and flicks off the circle; nothing else happens."""
    table.play(START)
    table.flick(ends={int(table.state.active): at})


def finish_round(table: Scene) -> tuple[Any, ...]:
    """From the Catcher's placement on: the first Runner takes all fish with the first flick."""
    table.play(kitchen())
    table.play(START)
    runner = int(table.state.active)
    return table.flick(*(passed(runner, door) for door in FISH_DOORS), ends={runner: GYM})


def kinds(events: Iterable[Any]) -> list[str]:
    """The types of events, in order."""
    return [tag(event) for event in events]


def of_kind(events: Iterable[Any], kind: str) -> list[Any]:
    return [event for event in events if tag(event) == kind]


def tag(thing: Any) -> str:
    return str(thing.__struct_config__.tag)
