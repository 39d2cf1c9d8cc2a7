"""A whole game of Coolock, written from the rules alone, as one long story.

``Twin.play`` is a generator: it asks for a choice or for luck, and is sent the answer. What it
asks for is a tuple: ``("roll", seat)``, ``("die",)``, ``("move", seat)``, ``("prison", seat)``,
``("dice",)``, ``("card",)``, ``("choose", seat, what, targets)``, ``("order", seat, ghost)``.
"""

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.games.coolock.support.board import (
    ENDS,
    EXITS,
    MYSTERY_OF,
    RETURN,
    ZONES_OF_EDGE,
    spawn_order,
)
from tests.games.coolock.support.board import points_of_zone as points
from tests.games.coolock.support.brute import Spot, ghost_way

Ask = tuple[Any, ...]
Story = Generator[Ask, Any, None]
FIRST = 4
GOLD = {"easy": (18, 17, 16, 15, 15), "hard": (20, 19, 19, 17, 17)}


class End(Exception):
    """The game is over; its argument is how."""


class Twin(Spot):
    def __init__(self, state: Any) -> None:
        """From the beginning of a game."""
        super().__init__(state)
        self.level, self.midnight = state.table.difficulty, state.table.midnight
        self.sentence = [0] * self.seats
        self.memory: list[str | None] = [None] * self.seats
        self.lanterns = [0] * self.seats
        self.ghosts: dict[int, int] = {}  # by id, the oldest first
        self.supply, self.next_id = min(self.seats + 1, 6), 1
        self.reserve = 4
        self.deck, self.used = Counter(state.deck), Counter[str]()
        self.round, self.die = 1, 0
        self.moonlight = self.drew = False

    def facts(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "edges": self.edge,
            "jailed": self.jailed,
            "zones": self.zone,
            "sentences": self.sentence,
            "memories": self.memory,
            "lanterns": self.lanterns,
            "locks": self.locks,
            "portions": self.portions,
            "ghosts": list(self.ghosts.items()),
            "supply": self.supply,
            "reserve": self.reserve,
            "deck": +self.deck,
        }

    # -- the course of the game --------------------------------------------------------------------

    def play(self) -> Story:
        last = GOLD[self.level][self.seats - 2] + 8
        while True:
            if self.round == FIRST:
                self.appear(0)
            for seat in range(self.seats):
                yield from self.turn(seat)
            if not self.moonlight:
                yield from self.haunt((self.round - 1) % self.seats)
            self.moonlight = False
            if self.midnight and self.round == last:
                raise End("midnight")
            if self.round == 300:
                raise End("unfinished")
            self.round += 1

    def turn(self, seat: int) -> Story:
        self.drew = False
        if self.jailed[seat]:
            if self.sentence[seat]:
                tried = yield ("prison", seat)
                white, black = (yield ("dice",)) if tried else (1, 2)
                if white != black:
                    self.sentence[seat] -= 1
                    return
            self.put(seat, EXITS[self.zone[seat]])
        goes_on = True
        while goes_on:
            goes_on = yield from self.run(seat)
        edge = self.edge[seat]
        self.memory[seat] = None if edge is None else MYSTERY_OF.get(edge)

    def run(self, seat: int) -> Generator[Ask, Any, bool]:
        """Roll, move and draw; whether a second wind follows."""
        yield ("roll", seat)
        self.die = yield ("die",)
        if self.die == 6 and self.round >= FIRST:
            self.appear(seat)
        path, into = yield ("move", seat)
        for edge in path:
            self.put(seat, edge)
        here = self.edge[seat]
        assert here is not None
        assert into is None or into in ENDS[here]
        for at in self.ghosts.values():  # a lantern protects from one of them
            if at in ENDS[here] and self.edge[seat] is not None:
                self.catch(seat)
        if self.edge[seat] is None or self.drew or here not in MYSTERY_OF:
            return False
        if MYSTERY_OF[here] == self.memory[seat]:
            return False
        card = yield ("card",)
        if not +self.deck:
            self.deck, self.used = self.used, Counter()
        self.drew = True
        self.deck[card] -= 1
        if card == "second_wind":
            self.used[card] += 1
            return True
        yield from self.carry_out(seat, card)
        if card != "lantern":
            self.used[card] += 1
        return False

    # -- pawns -------------------------------------------------------------------------------------

    def put(self, seat: int, edge: int) -> None:
        """A pawn enters an edge or is put there."""
        self.edge[seat], self.jailed[seat], self.sentence[seat] = edge, False, 0
        if len(ZONES_OF_EDGE[edge]) == 1:
            (self.zone[seat],) = ZONES_OF_EDGE[edge]
        self.test()

    def touching(self, at: int) -> set[int]:
        return {s for s, e in enumerate(self.edge) if e is not None and at in ENDS[e]}

    def test(self) -> None:
        """CL-34: padlocks, then portions, then victory."""
        for at, colours in list(self.locks.items()):
            if colours and self.touching(at) >= {*colours}:
                del self.locks[at]
        for at, owner in list(self.portions.items()):
            near = self.touching(at)
            if at not in self.locks and (owner in near or (owner is None and near)):
                del self.portions[at]
        if not self.portions:
            raise End("hexagon")

    def catch(self, seat: int) -> None:
        if self.lanterns[seat]:
            self.lanterns[seat] -= 1
            self.used["lantern"] += 1
            return
        self.edge[seat], self.jailed[seat], self.sentence[seat] = None, True, 3
        self.memory[seat] = None

    # -- ghosts ------------------------------------------------------------------------------------

    def appear(self, seat: int) -> None:
        if self.supply:
            self.supply -= 1
            self.ghosts[self.next_id] = spawn_order(self.zone[seat], self.home(seat))[0]
            self.next_id += 1
        self.haunted = {*self.ghosts.values()}

    def haunt(self, chooser: int) -> Story:
        for ghost in list(self.ghosts):
            white, black = yield ("dice",)
            first = "white" if white > black else "black"
            if white == black:
                first = yield ("order", chooser, ghost)
            self.drift(ghost, white, black, first)

    def drift(self, ghost: int, white: int, black: int, first: str) -> None:
        way, leaves = ghost_way(self.ghosts[ghost], white, black, first)
        met: list[int] = []
        for run_along, _ in way:
            met += [seat for seat, edge in enumerate(self.edge) if edge == run_along]
        if not leaves:
            self.ghosts[ghost] = way[-1][1] if way else self.ghosts[ghost]
            met += sorted(self.touching(self.ghosts[ghost]))
        for seat in dict.fromkeys(met):
            self.catch(seat)
        if leaves and self.level == "hard":
            self.ghosts[ghost] = RETURN
        elif leaves:
            self.banish(ghost)
        self.haunted = {*self.ghosts.values()}

    def banish(self, ghost: int) -> None:
        del self.ghosts[ghost]
        self.supply += 1
        self.haunted = {*self.ghosts.values()}

    # -- cards -------------------------------------------------------------------------------------

    def carry_out(self, seat: int, card: str) -> Story:
        if card in ("skeleton_key", "secret_passage", "exorcism"):
            yield from self.choose(seat, card)
        elif card == "moonlight":
            self.moonlight = True
        elif card == "lantern":
            self.lanterns[seat] += 1
        elif card == "apparition":
            self.appear(seat)
        elif card == "amnesty":
            for each in range(self.seats):
                if self.jailed[each]:
                    self.put(each, EXITS[self.zone[each]])
        elif card == "cold_wind":
            yield from self.haunt(seat)
        elif card == "rusty_padlock":
            self.place(seat, ((seat + 1) % self.seats,))
        elif self.reserve and self.place(seat, ()):
            self.reserve -= 1

    def choose(self, seat: int, card: str) -> Story:
        if card == "skeleton_key":
            here = points(self.zone[seat])
            locks = sorted(at for at, colours in self.locks.items() if colours and at in here)
            if locks:
                at = locks[0] if len(locks) == 1 else (yield ("choose", seat, "padlock", locks))
                del self.locks[at]
                self.test()
        elif card == "exorcism":
            ghosts = sorted(self.ghosts)
            if ghosts:
                ghost = ghosts[0] if len(ghosts) == 1 else (yield ("choose", seat, "ghost", ghosts))
                self.banish(ghost)
        else:
            mates = [each for each, e in enumerate(self.edge) if e is not None and each != seat]
            mate = (yield ("choose", seat, "seat", [*mates, None])) if mates else None
            if mate is not None:
                edge = self.edge[mate]
                assert edge is not None
                self.zone[seat] = self.zone[mate]
                self.put(seat, edge)

    def place(self, seat: int, colours: tuple[int, ...]) -> bool:
        for point in spawn_order(self.zone[seat], self.home(seat)):
            if point not in self.locks and self.is_sound({**self.locks, point: colours}):
                self.locks[point] = colours
                self.test()
                return True
        return False
