"""Who may do what now: the offer, all actions, and a random one (IC-44, IC-48)."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

from tablee.core.protocol import Decide, Decision, Draw, Offer, Open, Over, Seat, Waiting
from tablee.games.icecool.board.school import school
from tablee.games.icecool.board.spots import ELBOW_ROOM, orange_rooms
from tablee.games.icecool.model import (
    PAIR,
    VALUES,
    Action,
    Announce,
    CircleRange,
    EndTurn,
    FlickRanges,
    MakeFlick,
    MoveChoices,
    MoveFish,
    Orange,
    PlaceCatcher,
    PlaceStart,
    Skates,
    State,
    ZoneRanges,
)
from tablee.games.icecool.rules.check import FLICK_RANGES, LEGAL, check, legal
from tablee.games.icecool.rules.fish_moves import movable
from tablee.games.icecool.rules.holdings import face_down, has_cards
from tablee.games.icecool.rules.placing import (
    TENTH,
    TENTHS,
    in_metres,
    is_circle_full,
    kitchen_ranges,
    orange_spot,
    others,
    start_spot,
)
from tablee.games.icecool.rules.queries import result

OTHERWISE = 0.3  # how often a random choice is not the flick, where there is another one
FLICKS = Open("flick", FlickRanges(**FLICK_RANGES))


def waiting(state: State) -> Waiting:
    if state.phase == "game_over":
        return Over(result(state))
    if state.phase in ("deal", "flicking"):
        return Draw(expensive=state.phase == "flicking")
    gone = state.players[state.active].has_left  # IC-107: a stand-in plays
    return Decide((state.active,), stand_ins=(state.active,) if gone else ())


def offer(state: State, seat: Seat) -> Offer[Action]:
    if seat != state.active or not LEGAL[state.phase]:
        return Offer(seat)
    return Offer(seat, tuple(_listed(state)), tuple(_open(state)))


def _listed(state: State) -> Iterator[Action]:
    """What can be listed: all that is not a place, a flick or a move of a fish."""
    kinds = legal(state)
    ones = _cards_worth(state, 1)
    if "place_start" in kinds:
        yield PlaceStart()
    if "orange" in kinds and not state.is_placed:
        spot = state.players[state.active].spot
        assert spot is not None
        rooms = orange_rooms(spot)
        yield from (Orange(room) for room in rooms if orange_spot(state, room) is not None)
    if "announce" in kinds and state.announced is None:
        yield from map(Announce, ones)
    if "skates" in kinds:
        yield from (Skates((one, other)) for one, other in combinations(ones, PAIR))
    if "end_turn" in kinds:
        yield EndTurn()


def _open(state: State) -> Iterator[Open]:
    kinds = legal(state)
    if "flick" in kinds:
        yield FLICKS
    if "place_catcher" in kinds:
        yield Open("place_catcher", ZoneRanges(*kitchen_ranges()))
    if "place_start" in kinds:
        yield Open("place_start", _circle(state))
    if "move_fish" in kinds and (choices := _move_choices(state)) is not None:
        yield Open("move_fish", choices)


def _circle(state: State) -> CircleRange:
    circle = school().red_circle
    x, y = (round(each * TENTHS) for each in circle.centre)
    spots = tuple((a * TENTHS, b * TENTHS) for a, b in others(state, state.active))
    radius, elbow_room = circle.radius * TENTHS, ELBOW_ROOM / TENTH
    return CircleRange(x, y, radius, spots, elbow_room, is_circle_full(state))


def _cards_worth(state: State, value: int) -> list[int]:
    """Own face-down cards of a value; none where cards have no abilities (IC-103)."""
    if not has_cards(state):
        return []
    cards = face_down(state.players[state.active].cards)
    return [card.id for card in cards if VALUES[card.kind] == value]


def _move_choices(state: State) -> MoveChoices | None:
    twos = _cards_worth(state, 2)
    fish = movable(state) if len(twos) >= PAIR else ()
    return MoveChoices(tuple(twos), fish) if fish else None


# -- all of them, and one of them ------------------------------------------------------------------


def actions(state: State, seat: Seat) -> Iterator[Action]:
    """Lazily: there are some ten million million flicks."""
    if seat != state.active:
        return
    yield from _listed(state)
    for kind in _open(state):
        yield from _spelt_out(state, kind)


def _spelt_out(state: State, kind: Open) -> Iterator[Action]:
    bounds = kind.bounds
    if isinstance(bounds, FlickRanges):
        ranges = (bounds.power, bounds.direction, bounds.offset, bounds.height)
        for power, direction, offset, height in product(*(range(a, b + 1) for a, b in ranges)):
            yield MakeFlick(direction, power, offset, height)
    elif isinstance(bounds, ZoneRanges):
        for x, y in product(*(range(a, b + 1) for a, b in (bounds.x, bounds.y))):
            yield PlaceCatcher(x, y)
    elif isinstance(bounds, CircleRange):
        spans = [range(int(at - bounds.radius), int(at + bounds.radius) + 1) for at in _xy(bounds)]
        best = start_spot(state, PlaceStart())  # listed already, without x and y
        places = (PlaceStart(x, y) for x, y in product(*spans) if in_metres(x, y) != best)
        yield from (each for each in places if _is_legal(state, each))
    elif isinstance(bounds, MoveChoices):
        for (one, other), fish in product(combinations(bounds.cards, PAIR), bounds.fish):
            yield from (MoveFish((one, other), fish.colour, fish.door, to) for to in fish.to)


def _xy(bounds: CircleRange) -> tuple[float, float]:
    return bounds.x, bounds.y


def _is_legal(state: State, action: Action) -> bool:
    return check(state, Decision(state.active, action, state.at_ms)) is None


def sample(state: State, seat: Seat, rng: Random) -> Action:
    """A random legal action; mostly a flick, where one may be made."""
    listed, kinds = list(_listed(state)), list(_open(state))
    if FLICKS in kinds and rng.random() > OTHERWISE:
        return _sampled(state, FLICKS, rng)
    pick = rng.randrange(len(listed) + len(kinds))
    return listed[pick] if pick < len(listed) else _sampled(state, kinds[pick - len(listed)], rng)


def _sampled(state: State, kind: Open, rng: Random) -> Action:
    bounds = kind.bounds
    if isinstance(bounds, FlickRanges):
        ranges = (bounds.direction, bounds.power, bounds.offset, bounds.height)
        return MakeFlick(*(rng.randint(*each) for each in ranges))
    if isinstance(bounds, ZoneRanges):
        return PlaceCatcher(rng.randint(*bounds.x), rng.randint(*bounds.y))
    if isinstance(bounds, MoveChoices):
        one, other = rng.sample(bounds.cards, PAIR)
        fish = rng.choice(bounds.fish)
        return MoveFish((one, other), fish.colour, fish.door, rng.choice(fish.to))
    radius = int(bounds.radius)
    x, y = (int(at) + rng.randint(-radius, radius) for at in _xy(bounds))
    place = PlaceStart(x, y)
    return place if _is_legal(state, place) else PlaceStart()
