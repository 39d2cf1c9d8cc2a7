"""A second engine of ICECOOL², written from the rules alone: plain dicts and lists, step by step.

It reads what a client sends (`verdict`, `decide`) and what luck and physics give (`deal`,
`flicked`), all as plain data, and tells what the table looks like (`facts`). Mistakes are judged in
`icecool_second_checks`, places in `icecool_second_places`.
"""

from collections.abc import Sequence

from tests.games.icecool.support.second_checks import COLOURS, TENTH, WORTH, Checks, Plain
from tests.games.icecool.support.second_places import (
    Spot,
    best_start,
    line_point,
    nm,
    on_circle,
    room_of,
    stuck_in,
)

FISH_DOORS = ["d14", "d45", "d23"]  # IC-11


def challenge_sample(happenings: list[Plain], seat: int, challenge: str) -> int | None:
    """IC-79..83: when a penguin has done it, in one flick."""
    bounce: int | None = None
    opened: list[str] = []
    for each in happenings:
        if each["seat"] != seat:
            continue
        if each["type"] == "jumped" and challenge == "jump":
            return int(each["sample"])
        if each["type"] == "bounced" and bounce is None:
            bounce = each["sample"]
        if each["type"] != "passed" or each["barred"]:
            continue
        if challenge == "bounce" and bounce is not None and bounce < each["sample"]:
            return int(each["sample"])
        if challenge == "two_doors" and any(door != each["door"] for door in opened):
            return int(each["sample"])
        opened.append(each["door"])
    return None


class Second(Checks):
    def __init__(self, seats: int, scoring: str) -> None:
        self.seats = seats
        self.has_cards = scoring == "cards" and seats > 1
        self.phase, self.turn = "deal", "normal"
        self.active = self.catcher = 0
        self.round = 1
        self.deck: list[str] = []
        self.cards: list[list[Plain]] = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.left = [False] * seats
        self.ending: str | None = None
        self.announced: int | None = None
        self.flicks = 0
        self.visited = {1}
        self.set_up()
        if seats == 1:  # IC-29: nothing is dealt
            self.begin_turn(0, "normal")

    def set_up(self) -> None:
        """IC-34, IC-96: everything but cards and points goes back to its owner."""
        self.spots: list[Spot | None] = [None] * self.seats
        self.bound = [False] * self.seats
        self.caught = [False] * self.seats
        self.taken = [0] * self.seats
        self.turns = [0] * self.seats
        self.fish: list[tuple[str, str]] = []

    def facts(self) -> Plain:
        return {
            "phase": self.phase,
            "active": self.active,
            "turn": self.turn,
            "round": self.round,
            "catcher": self.catcher,
            "caught": self.caught,
            "bound": self.bound,
            "hanging": sorted(self.fish),
            "taken": self.taken,
            "cards": [[(c["id"], c["kind"], c["up"]) for c in hand] for hand in self.cards],
            "deck": len(self.deck),
            "points": self.points,
            "spots": self.spots,
            "left": self.left,
            "placed": self.placed if self.phase == "aim" else None,
            "challenge": self.challenge() if self.phase in ("aim", "retry") else None,
            "tries": self.tries if self.phase in ("aim", "retry") else None,
            "flicks": self.flicks,
            "ending": self.ending,
        }

    # -- decisions ---------------------------------------------------------------------------------

    def decide(self, seat: int, sent: Plain) -> None:
        """Something that is legal."""
        if sent["type"] == "leave":
            self.leave(seat)
        else:
            fields = {f"{name}_": value for name, value in sent.items() if name != "type"}
            getattr(self, f"do_{sent['type']}")(**fields)

    def leave(self, seat: int) -> None:
        """IC-107."""
        self.left[seat] = True
        if self.left.count(False) <= 1:
            self.phase, self.ending = "game_over", "left"

    def do_place_catcher(self, x_: int, y_: int) -> None:
        self.spots[self.catcher] = x_ * TENTH, y_ * TENTH
        self.begin_turn((self.catcher + 1) % self.seats, "normal")

    def do_place_start(self, x_: int | None = None, y_: int | None = None) -> None:
        if x_ is None or y_ is None:
            self.spots[self.active] = best_start(self.others(self.active))
        else:
            self.spots[self.active] = x_ * TENTH, y_ * TENTH
        self.bound[self.active] = self.seats > 1
        self.phase = "aim"

    def do_flick(self, **_: int) -> None:
        self.phase = "flicking"

    def do_orange(self, room_: int) -> None:
        at = self.spots[self.active]
        assert at is not None
        self.spots[self.active] = line_point(room_, at, self.others(self.active))
        self.placed = True
        self.visited.add(room_)

    def do_announce(self, card_: int) -> None:
        self.announced = card_

    def do_skates(self, cards_: Sequence[int]) -> None:
        self.turn_up(cards_)
        self.count_turn()
        self.begin_turn(self.active, "skates")

    def do_move_fish(self, cards_: Sequence[int], colour_: str, from_: str, to_: str) -> None:
        self.turn_up(cards_)
        self.fish.remove((colour_, from_))
        self.fish.append((colour_, to_))
        if self.phase == "end_of_turn":
            self.close_turn("end_of_turn")  # IC-45: no empty clicks

    def do_end_turn(self) -> None:
        self.pass_on()

    def turn_up(self, numbers: Sequence[int]) -> None:
        for each in self.cards[self.active]:
            if each["id"] in numbers:
                each["up"] = True

    # -- turns and rounds --------------------------------------------------------------------------

    def deal(self, deck: Sequence[str], catcher: int) -> None:
        self.deck = list(deck)
        self.begin_round(1, catcher)

    def begin_round(self, number: int, catcher: int) -> None:
        self.set_up()
        self.round, self.catcher, self.active = number, catcher, catcher
        self.turn = "normal"
        self.fish = [(COLOURS[seat], door) for seat in self.runners() for door in FISH_DOORS]
        self.phase = "catcher_placement"

    def begin_turn(self, seat: int, kind: str) -> None:
        self.active, self.turn = seat, kind
        self.placed, self.tries = False, 0
        self.announced = None
        self.phase = "entry" if self.spots[seat] is None else "aim"

    def count_turn(self) -> None:
        """IC-49."""
        if self.turn == "normal":
            self.turns[self.active] += 1

    def close_turn(self, phase: str) -> None:
        """IC-45."""
        if self.has_cards and self.face_down(self.active) >= 2:
            self.phase = phase
        else:
            self.pass_on()

    def pass_on(self) -> None:
        self.count_turn()
        if self.seats > 1 and min(self.turns) >= 30:
            self.end_round("stalled")
        else:
            self.begin_turn((self.active + 1) % self.seats, "normal")

    def draw(self, seat: int) -> None:
        """IC-50, IC-91, IC-103; cards are numbered as they are drawn."""
        if not self.has_cards:
            self.points[seat] += 1
        elif self.deck:
            number = sum(map(len, self.cards))
            self.cards[seat].append({"id": number, "kind": self.deck.pop(0), "up": False})

    def end_round(self, reason: str) -> None:
        """IC-95..97, IC-102."""
        order = [(self.catcher + step) % self.seats for step in range(self.seats)]
        for seat in order:
            held = 0 if self.caught[seat] else 1
            if seat == self.catcher:
                held += sum(self.caught)
            for _ in range(held):
                self.draw(seat)
        if self.round == {2: 4}.get(self.seats, self.seats):
            self.phase, self.ending = "game_over", reason
        else:
            self.begin_round(self.round + 1, (self.catcher + 1) % self.seats)

    # -- a flick -----------------------------------------------------------------------------------

    def flicked(self, happenings: list[Plain], ends: list[Plain]) -> None:
        self.flicks += 1
        off = {each["seat"] for each in happenings if each["type"] == "left_board"}
        for end in ends:
            at = nm(end["x"]), nm(end["y"])
            self.spots[end["seat"]] = at
            if not on_circle(at):
                self.bound[end["seat"]] = False
        if self.seats == 1:
            self.warm_up(happenings)
            return
        before = list(self.caught)
        reason, instant = self.resolve(happenings, before)
        self.reward(happenings, instant)
        if reason is not None:
            self.end_round(reason)
        elif self.seats == 2 and self.caught != before:  # IC-98..100
            self.count_turn()
            (runner,) = self.runners()
            self.spots[runner], self.bound[runner] = None, False
            self.begin_turn(runner, "re_entry")
        elif self.active in off:  # IC-68
            self.close_turn("off_board_end")
        elif self.bound[self.active] and self.tries < 9:  # IC-41
            self.tries += 1
            self.phase = "retry"
        else:
            self.close_turn("end_of_turn")

    def resolve(self, happenings: list[Plain], before: list[bool]) -> tuple[str | None, int | None]:
        """IC-93: until one event ends the round; why, and when."""
        for each in happenings:
            reason = None
            if each["type"] == "passed" and not each["barred"]:
                reason = self.pass_door(each["seat"], each["door"])
            elif each["type"] == "touched" and self.catcher in (each["seat"], each["other"]):
                runner = each["other"] if each["seat"] == self.catcher else each["seat"]
                reason = self.touch(runner, before)
            if reason is not None:
                return reason, each["sample"]
        return None, None

    def pass_door(self, seat: int, door: str) -> str | None:
        """IC-50, IC-58."""
        while seat != self.catcher and (COLOURS[seat], door) in self.fish:
            self.fish.remove((COLOURS[seat], door))
            self.taken[seat] += 1
            self.draw(seat)
        return "three_fish" if self.taken[seat] == 3 else None

    def touch(self, runner: int, before: list[bool]) -> str | None:
        """IC-65, IC-100, IC-101."""
        if self.seats == 2 and before[runner]:
            return "caught"
        self.caught[runner] = True
        everybody = all(self.caught[seat] for seat in self.runners())
        return "caught" if everybody and self.seats > 2 else None

    def reward(self, happenings: list[Plain], instant: int | None) -> None:
        """IC-76, IC-84, IC-85, IC-93."""
        card = None if self.announced is None else self.card(self.active, self.announced)
        if card is None or card["up"]:
            return
        done = challenge_sample(happenings, self.active, card["kind"])
        if done is not None and (instant is None or done <= instant):
            card["up"] = True
            self.draw(self.active)

    def warm_up(self, happenings: list[Plain]) -> None:
        """IC-29."""
        at = self.spots[0]
        assert at is not None
        self.visited |= {
            each[key] for each in happenings for key in ("out_of", "into") if key in each
        }
        if stuck_in(at) is None:
            room = room_of(at)
            self.visited |= set() if room is None else {room}
        if self.visited >= {1, 2, 3, 4, 5} and on_circle(at):
            self.phase, self.ending = "game_over", "toured"
        elif self.flicks >= 100:
            self.phase, self.ending = "game_over", "tired"
        else:
            self.pass_on()

    # -- the end -----------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        if self.seats == 1:
            return [self.flicks]  # IC-29 gives none; the game counts flicks
        sums = [sum(WORTH[each["kind"]] for each in hand) for hand in self.cards]
        return sums if self.has_cards else list(self.points)

    def ranks(self) -> list[int]:
        """IC-97, IC-104, IC-107; of a warm-up the rules say only whether it is done."""
        if self.seats == 1:
            return [1 if self.ending == "toured" else 2]
        scores = self.scores()
        keys = [
            (not self.left[seat], scores[seat], len(self.cards[seat])) for seat in range(self.seats)
        ]
        return [1 + sum(other > mine for other in keys) for mine in keys]
