"""Names of seats, rooms and doors, and a flick in a sentence or two; English and French."""

from collections.abc import Iterable, Mapping, Sequence
from math import dist

from tablee.core.listing import AND, listed
from tablee.core.naming import mark
from tablee.core.protocol import Seat
from tablee.games.icecool.board.school import DoorId, RoomId, school
from tablee.games.icecool.events import PenguinFlicked
from tablee.games.icecool.model import PALETTE, State, View
from tablee.games.icecool.model.facts import (
    Bounced,
    CrossedOver,
    GotStuck,
    Happening,
    Jumped,
    LeftBoard,
    Passed,
    Touched,
)

Names = Mapping[str, Mapping[str, str]]

COLOUR_NAMES: Names = {
    "en": {colour: colour for colour in PALETTE},
    "fr": {"blue": "bleu", "red": "rouge", "green": "vert", "purple": "violet", "orange": "orange"},
}
PENGUINS = {"en": "the {} penguin", "fr": "le manchot {}"}
THEN = {"en": ", then ", "fr": ", puis "}
MASCULINE = frozenset({"gym"})  # of the rooms, in French
DOORS = {
    "en": "the door from {} to {}",
    "fr": "la porte entre {} et {}",
}
WAYS: Names = {
    "en": {
        "through": "through the door to {rooms}",
        "through_many": "through the doors to {rooms}",
        "over": "over the wall into {rooms}",
        "over_many": "over the walls into {rooms}",
        "out": "out of the school",
    },
    "fr": {
        "through": "par la porte vers {rooms}",
        "through_many": "par les portes vers {rooms}",
        "over": "par-dessus le mur vers {rooms}",
        "over_many": "par-dessus les murs vers {rooms}",
        "out": "hors du collège",
    },
}
DEEDS: Names = {
    "en": {
        "through": "slides {way}",
        "over": "flies {way}",
        "jump": "jumps {way}",
        "out": "flies {way}",
        "bounce": "bounces {times}",
        "touch": "touches {others}",
        "stuck": "gets stuck in {door}",
        "stuck_too": "gets stuck in a door",
        "slides": "slides {length} cm",
        "rests": "hardly moves",
        "pushed": "{seat} is pushed {ways}.",
    },
    "fr": {
        "through": "glisse {way}",
        "over": "vole {way}",
        "jump": "saute {way}",
        "out": "s’envole {way}",
        "bounce": "rebondit {times}",
        "touch": "touche {others}",
        "stuck": "reste coincé dans {door}",
        "stuck_too": "reste coincé dans une porte",
        "slides": "glisse de {length} cm",
        "rests": "bouge à peine",
        "pushed": "{seat} est poussé {ways}.",
    },
}
TIMES: Mapping[str, Sequence[str]] = {  # one, two, three, more
    "en": ("off a wall", "twice", "three times", "from wall to wall"),
    "fr": ("sur un mur", "deux fois", "trois fois", "de mur en mur"),
}


def seat_name(state: State | View, seat: Seat, language: str) -> str:
    return PENGUINS[language].format(COLOUR_NAMES[language][state.table.worn[seat]])


def room_name(room: RoomId, language: str) -> str:
    """With its article."""
    where = school().room[room]
    if language == "en":
        return f"the {where.name.en.lower()}"
    return f"{'le' if where.key in MASCULINE else 'la'} {where.name.fr.lower()}"


def door_name(door: DoorId, language: str) -> str:
    """After its rooms."""
    rooms = school().door[door].rooms
    return DOORS[language].format(*(room_name(room, language) for room in rooms))


def of_room(room: RoomId, language: str) -> str:
    """In French, de + le is du."""
    name = room_name(room, language)
    if language == "en":
        return f"of {name}"
    return f"du {name.removeprefix('le ')}" if name.startswith("le ") else f"de {name}"


def tell_flick(event: PenguinFlicked, language: str) -> str:
    """What the flicked penguin did, and where it pushed others."""
    deeds = _deeds(event, language) or [_stroll(event, language)]
    is_nested = any(AND[language] in deed for deed in deeds)
    told = listed(deeds, language, THEN if is_nested else AND)
    sentences = [f"{mark(event.seat)} {told}."]
    for start in event.starts:
        facts = [fact for fact in event.happenings if fact.seat == start.seat]
        ways = list(_ways(facts, language).values()) if start.seat != event.seat else []
        if ways:
            seat = mark(start.seat)
            pushed = DEEDS[language]["pushed"]
            sentences.append(pushed.format(seat=seat, ways=listed(ways, language)))
    return " ".join(sentences)


def _deeds(event: PenguinFlicked, language: str) -> list[str]:
    """Each kind of deed once, in the order in which they were first done."""
    own = [fact for fact in event.happenings if fact.seat == event.seat]
    say, ways, bounces = DEEDS[language], _ways(own, language), _count(own)
    over = "jump" if any(isinstance(fact, Jumped) for fact in own) else "over"
    told: dict[type[Happening], str] = {}
    for fact in own:
        if type(fact) in told:
            continue
        match fact:
            case Passed():
                told[Passed] = say["through"].format(way=ways[Passed])
            case CrossedOver():
                told[CrossedOver] = say[over].format(way=ways[CrossedOver])
            case LeftBoard():
                told[LeftBoard] = say["out"].format(way=ways[LeftBoard])
            case Bounced():
                times = TIMES[language]
                told[Bounced] = say["bounce"].format(times=times[min(bounces, len(times)) - 1])
            case Touched():
                names = [mark(each.other) for each in own if type(each) is Touched]
                told[Touched] = say["touch"].format(others=listed(names, language))
            case GotStuck():
                stuck = say["stuck_too" if told else "stuck"]  # it is the last of all
                told[GotStuck] = stuck.format(door=door_name(fact.door, language))
    return list(told.values())


def _count(facts: Iterable[Happening]) -> int:
    return sum(isinstance(fact, Bounced) for fact in facts)


def _ways(facts: Sequence[Happening], language: str) -> dict[type[Happening], str]:
    """Through doors, over walls, out of the school: in the order in which they were first gone."""
    found: dict[type[Happening], str] = {}
    for fact in facts:
        if isinstance(fact, LeftBoard):
            found[LeftBoard] = WAYS[language]["out"]
        elif isinstance(fact, Passed | CrossedOver) and type(fact) not in found:
            kind = type(fact)
            rooms = [room_name(each.into, language) for each in facts if isinstance(each, kind)]
            name = "through" if kind is Passed else "over"
            way = WAYS[language][name if len(rooms) == 1 else f"{name}_many"]
            found[kind] = way.format(rooms=listed(rooms, language))
    return found


def _stroll(event: PenguinFlicked, language: str) -> str:
    """Nothing happened but the way."""
    (start,) = [each.at for each in event.starts if each.seat == event.seat]
    (end,) = [each.at for each in event.ends if each.seat == event.seat]
    length = round(100 * dist(start, end))
    return DEEDS[language]["slides" if length else "rests"].format(length=length)
