"""The judge of the second engine of ICECOOL²: what is legal, and which code comes first (IC-47)."""

from collections.abc import Sequence
from typing import Any

from tests.games.icecool.support.second_places import (
    Spot,
    circle_is_full,
    doors,
    in_circle,
    line_point,
    line_rooms,
    rooms,
    rooms_of,
    roomy,
)

Plain = dict[str, Any]
COLOURS = ["blue", "red", "green", "purple"]
WORTH = {"jump": 1, "two_doors": 1, "bounce": 1, "two": 2, "three": 3}
CARDS = 54
TENTH = 100_000  # nm
LISTED = {  # IC-44
    "catcher_placement": ["place_catcher"],
    "entry": ["place_start"],
    "aim": ["flick", "orange", "announce", "move_fish"],
    "retry": ["flick", "move_fish"],
    "end_of_turn": ["skates", "move_fish", "end_turn"],
    "off_board_end": ["skates", "end_turn"],
    "deal": [],
    "flicking": [],
}
FIELDS: dict[str, dict[str, str]] = {
    "place_catcher": {"x": "whole", "y": "whole"},
    "place_start": {"x": "whole", "y": "whole"},
    "flick": {"direction": "whole", "power": "whole", "offset": "whole", "height": "whole"},
    "orange": {"room": "whole"},
    "announce": {"card": "whole"},
    "skates": {"cards": "pair"},
    "move_fish": {"cards": "pair", "colour": "text", "from": "text", "to": "text"},
    "end_turn": {},
    "leave": {},
}
RANGES = {  # IC-20
    "direction": (0, 35_999),
    "power": (50, 1000),
    "offset": (-900, 900),
    "height": (80, 500),
}


def is_whole(value: Any) -> bool:
    return type(value) is int


def fits(value: Any, kind: str) -> bool:
    if kind == "whole":
        return is_whole(value)
    if kind == "text":
        return isinstance(value, str)
    return isinstance(value, list | tuple) and len(value) == 2 and all(map(is_whole, value))


class Checks:
    """A table as it lies there, and what may be done to it."""

    seats: int
    has_cards: bool
    phase: str
    active: int
    catcher: int
    spots: list[Spot | None]
    fish: list[tuple[str, str]]
    cards: list[list[Plain]]
    left: list[bool]
    placed: bool
    announced: int | None

    # -- what is asked of others -------------------------------------------------------------------

    def others(self, seat: int) -> list[Spot]:
        return [at for s, at in enumerate(self.spots) if at is not None and s != seat]

    def card(self, seat: int, number: int) -> Plain | None:
        return next((each for each in self.cards[seat] if each["id"] == number), None)

    def face_down(self, seat: int) -> int:
        return sum(not each["up"] for each in self.cards[seat])

    def challenge(self) -> str | None:
        """IC-78: the kind that was announced."""
        card = None if self.announced is None else self.card(self.active, self.announced)
        return None if card is None else card["kind"]

    def runners(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.catcher]

    # -- IC-47 -------------------------------------------------------------------------------------

    def verdict(self, seat: int, sent: Any) -> str | None:
        kind = sent.get("type") if isinstance(sent, dict) else None
        if not isinstance(kind, str) or kind not in FIELDS:
            kind = "unknown"
        if self.phase == "game_over":
            return "game_over"
        if kind == "leave":
            if self.left[seat]:
                return "left_already"
            return "bad_type" if len(sent) > 1 else None
        if kind in ("skates", "announce", "move_fish") and not self.has_cards:
            return "no_specials"
        if seat != self.active or not LISTED[self.phase]:
            return "not_your_turn"
        if kind not in LISTED[self.phase]:
            return "wrong_phase"
        fields = {name: value for name, value in sent.items() if name != "type"}
        if not self.well_typed(kind, fields):
            return "bad_type"
        judge = getattr(self, f"fault_{kind}", None)
        return judge(**{f"{name}_": value for name, value in fields.items()}) if judge else None

    def well_typed(self, kind: str, fields: Plain) -> bool:
        if kind == "place_start" and not fields:
            return True
        wanted = FIELDS[kind]
        if fields.keys() != wanted.keys():
            return False
        return all(fits(value, wanted[name]) for name, value in fields.items())

    def fault_place_catcher(self, x_: int, y_: int) -> str | None:
        return None if 2555 <= x_ <= 4875 and 3755 <= y_ <= 4675 else "outside_zone"

    def fault_place_start(self, x_: int | None = None, y_: int | None = None) -> str | None:
        if x_ is None or y_ is None:
            return None
        at, others = (x_ * TENTH, y_ * TENTH), self.others(self.active)
        if not in_circle(at):
            return "outside_zone"
        return "blocked" if circle_is_full(others) or not roomy(at, others) else None

    def fault_flick(self, **fields: int) -> str | None:
        fine = all(low <= fields[f"{name}_"] <= high for name, (low, high) in RANGES.items())
        return None if fine else "out_of_range"

    def fault_orange(self, room_: int) -> str | None:
        at = self.spots[self.active]
        assert at is not None
        if room_ not in rooms():
            return "out_of_range"
        if self.placed:
            return "already_placed"
        if not line_rooms(at):
            return "not_near_wall"
        if room_ not in line_rooms(at):
            return "room_not_visible"
        return "blocked" if line_point(room_, at, self.others(self.active)) is None else None

    def fault_announce(self, card_: int) -> str | None:
        if not 0 <= card_ < CARDS:
            return "out_of_range"
        if self.announced is not None:
            return "already_announced"
        return self.fault_cards([card_], 1)

    def fault_skates(self, cards_: Sequence[int]) -> str | None:
        if not all(0 <= each < CARDS for each in cards_):
            return "out_of_range"
        return self.fault_cards(cards_, 1)

    def fault_move_fish(
        self, cards_: Sequence[int], colour_: str, from_: str, to_: str
    ) -> str | None:
        known = all(0 <= each < CARDS for each in cards_) and colour_ in COLOURS[: self.seats]
        if not known or from_ not in doors() or to_ not in doors():
            return "out_of_range"
        if (fault := self.fault_cards(cards_, 2)) is not None:
            return fault
        if (colour_, from_) not in self.fish:
            return "fish_not_there"
        if from_ == to_:
            return "same_door"
        here = rooms_of(self.spots[COLOURS.index(colour_)])
        return "same_room_as_penguin" if here & {*doors()[to_]} else None

    def fault_cards(self, numbers: Sequence[int], worth: int) -> str | None:
        cards = [self.card(self.active, each) for each in numbers]
        held = [each for each in cards if each is not None]
        if len(held) < len(cards):
            return "card_not_yours"
        if any(each["up"] for each in held):
            return "card_used"
        different = len({each["id"] for each in held}) == len(held)
        right = different and all(WORTH[each["kind"]] == worth for each in held)
        return None if right else "wrong_value"
