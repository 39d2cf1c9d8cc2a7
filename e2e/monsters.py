"""A person who plays Monster Freeze in a browser, by keyboard, with a solver for eyes."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from players import Person
from playwright.sync_api import TimeoutError as TookTooLong
from real_server import Server

from tablee.games.monster_freeze.board import solver
from tablee.games.monster_freeze.board.deck import cards_of
from tablee.games.monster_freeze.board.geometry import colours_shown, seen
from tablee.games.monster_freeze.model import COLOURS, Colour, Placement, Rot, Stack

Lying = list[Any]  # card, side, turns
ROTS: tuple[Rot, ...] = (0, 1, 2, 3)


class Gamer(Person):
    """Knows how its cards lie, as the page does."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.bench: list[Lying] = []

    @property
    def hand(self) -> tuple[str, ...]:
        return tuple(self.view["players"][self.seat]["hand"])

    def sit_at(self, server: Server, seats: list[str], **options: Any) -> None:
        """A table with options that the form does not offer."""
        self.page.goto(server.url)
        made = self.page.evaluate(
            """async ([seats, options]) => {
              const body = JSON.stringify({ game: 'monster_freeze', seats, options })
              const made = await (await fetch('/api/tables', { method: 'POST', body })).json()
              localStorage.setItem('tablee.tokens.' + made.table, JSON.stringify([made.token]))
              localStorage.setItem('tablee.invitation.' + made.table, made.invitation)
              return made
            }""",
            [seats, options],
        )
        self.page.goto(f"{server.url}/t/{made['table']}")
        self.page.wait_for_selector(".mf-table")

    def keep_up(self, other: "Gamer") -> None:
        """Until this one sees what another sees; their numbers differ: failed tries are silent."""
        wanted = _public(other.last)
        self.wait(lambda message: _public(message) == wanted)

    def get_ready(self) -> None:
        self.page.get_by_test_id("mf-ready").click()

    def wait_live(self) -> None:
        self.wait(lambda message: message["eyes"][0]["view"]["phase"] == "live")

    def missing(self) -> list[Colour]:
        tricks = self.view["players"][self.seat]["tricks"]
        owned = {trick["colour"] for trick in tricks}
        return [colour for colour in COLOURS if colour not in owned]

    def turn(self) -> None:
        """A trick in a missing colour, or a swap for one; else any trick, for three new cards."""
        seq = self.last["seq"]
        give = next((card for card in self.hand if self._helps(card)), None)
        if self._claims(self.missing()) or (give is None and self._claims(COLOURS)):
            self.page.keyboard.press("Enter")
        else:
            self.swap(give or self.hand[seq % 3])
        self.wait(lambda message: message["seq"] > seq)

    def _claims(self, colours: Iterable[Colour]) -> bool:
        """Lay a stack that shows one of these colours, if there is one."""
        stacks = (solver.stack_for(None, self.hand, colour) for colour in colours)
        stack = next((each for each in stacks if each is not None), None)
        if stack is not None:
            self.lay(stack)
        return stack is not None

    def _helps(self, give: str) -> bool:
        """Whether a missing colour can be had with the centre card in place of this one."""
        centre = self.view["centre"]
        hand = tuple(centre if card == give else card for card in self.hand)
        can = solver.colours_of(None, hand)
        return any(can >> COLOURS.index(colour) & 1 for colour in self.missing())

    def swap(self, card: str) -> None:
        self.page.wait_for_timeout(600)  # MF-26: the last swap was just now
        self._focus(card)
        self.page.keyboard.press("s")

    def lay(self, stack: Stack) -> None:
        """Move, turn over and turn the three cards until they lie like this."""
        self._follow()
        for index, placed in enumerate(stack):
            while (at := [card for card, _, _ in self.bench].index(placed.card)) != index:
                step = 1 if index > at else -1
                self._press(placed.card, "ArrowRight" if step > 0 else "ArrowLeft")
                self.bench.insert(at + step, self.bench.pop(at))
            lying = self.bench[index]
            if lying[1] != placed.side:
                self._press(placed.card, "f")
                lying[1], lying[2] = placed.side, (4 - lying[2]) % 4
            while lying[2] != placed.rot:
                self._press(placed.card, "r")
                lying[2] = (lying[2] + 1) % 4
        self._focus(stack[-1].card)

    def claim_nothing(self) -> None:
        """Claim a stack that shows no line: the cards as they lie, or with some turned."""
        one, two, three = self.hand
        turned: tuple[Stack, ...] = tuple(
            (Placement(one, "front", 0), Placement(two, "front", 0), Placement(three, "front", rot))
            for rot in ROTS
        )
        self.lay(next(way for way in turned if not colours_shown(seen(cards_of(None), way))))
        self.page.keyboard.press("Enter")

    def _press(self, card: str, key: str) -> None:
        self._focus(card)
        self.page.keyboard.press(key)

    def _focus(self, card: str) -> None:
        """Unless somebody else ends the round meanwhile."""
        handle = self.page.locator(f'[data-mf-handle="{card}"]')
        for _ in range(self.patience):
            if handle.count() == 1:
                with suppress(TookTooLong):
                    handle.focus(timeout=200)
                    return
            if self.last["waiting"]["type"] == "over":
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{card} cannot be touched, of {self.hand}: {self.view['phase']}")

    def _follow(self) -> None:
        """Cards that stay lie as they lay; new ones take the places of those gone."""
        hand = self.hand
        known = [card for card, _, _ in self.bench]
        fresh = [card for card in hand if card not in known]
        self.bench = [
            lying if lying[0] in hand else [fresh.pop(0), "front", 0]
            for lying in self.bench
            if lying[0] in hand or fresh
        ]
        self.bench += [[card, "front", 0] for card in fresh]


def _public(message: dict[str, Any]) -> Any:
    """Hands, tricks and the centre, as everybody sees them."""
    view = message["eyes"][0]["view"]
    players = [(each["hand"], each["tricks"], each["away_since"]) for each in view["players"]]
    return view["phase"], view["centre"], players
