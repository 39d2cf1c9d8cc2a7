"""Whole games of ICECOOL² in both engines at once, with made-up flicks and many mistakes."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from msgspec.structs import replace
from tests.games.icecool.support.made_up import MOODS, Mood, made_up
from tests.games.icecool.support.second import Second
from tests.games.icecool.support.second_checks import CARDS, COLOURS, LISTED, RANGES, Plain
from tests.games.icecool.support.second_places import doors, on_circle, spot

import tablee
from tablee.core.codec import codec, to_plain
from tablee.core.protocol import Decide, Decision, Draw, Outcome, Over, Seat
from tablee.games.icecool.model import Card, Dealt, Flicked, MoveChoices, State
from tablee.testing.mischief import mangled

GAME = tablee.game("icecool")
RULES: Any = GAME.rules
READERS = codec(GAME)
MISTAKES = 3  # tries beside each move
OFFERS = 0.15  # how often an offer is compared with all that can be thought of
LEAVING = 0.0015  # how often somebody goes, at each move
Met = Counter[str]


class Disagreement(AssertionError):
    """The two engines see the same game differently."""


class Duel:
    """One game; ``met`` counts what it came across."""

    def __init__(self, seats: int, scoring: str, seed: int, met: Met | None = None) -> None:
        self.rng = Random(f"{seats} {scoring} {seed}")
        self.met = Counter() if met is None else met
        self.state: State = RULES.setup(seats, READERS.options({"scoring": scoring}))
        self.second = Second(seats, scoring)
        self.name = f"seats {seats}, {scoring}, seed {seed}"
        self.mood: Mood = MOODS[self.rng.choice(list(MOODS))]
        self.moves: list[Any] = []

    def play(self) -> int:
        """To the end; the number of moves."""
        self.same("at the start")
        moves = 0
        while not isinstance(waiting := RULES.waiting(self.state), Over):
            moves += 1
            if self.rng.random() < 0.03:
                self.mood = MOODS[self.rng.choice(list(MOODS))]
            self.prepare()
            self.mistakes()
            if isinstance(waiting, Draw):
                self.outcome()
            else:
                if self.rng.random() < OFFERS:
                    self.offered(waiting)
                self.decision()
        self.mistakes()
        self.result(waiting.result.ending, waiting.result)
        return moves

    # -- moves -------------------------------------------------------------------------------------

    def outcome(self) -> None:
        if self.rng.random() < LEAVING:
            self.leave()
            return
        if self.state.phase == "deal":
            dealt = RULES.draw(self.state, self.rng)
            self.step(Outcome(dealt))
            if self.rng.random() < 0.4 and self.second.has_cards:
                self.hand_out(self.rng.choice([6, 12, 30, 45, 52, 54]))
            return
        flicked = made_up(self.state, self.rng, self.mood)
        self.step(Outcome(flicked))

    def decision(self) -> None:
        if self.rng.random() < LEAVING:
            self.leave()
            return
        seat = self.state.active
        sent = to_plain(RULES.sample(self.state, seat, self.rng))
        for _ in range(3):
            other = self.guess()
            is_wanted = self.rng.random() < 0.5 and other["type"] != "leave"
            if is_wanted and self.second.verdict(seat, other) is None:
                sent = other
        self.step(Decision(seat, READERS.action(sent), self.state.at_ms))

    def leave(self) -> None:
        seat = self.rng.randrange(self.state.seats)
        if self.second.verdict(seat, {"type": "leave"}) is None:
            self.step(Decision(seat, READERS.action({"type": "leave"}), self.state.at_ms))

    def step(self, move: Any) -> None:
        """One legal move in both."""
        self.moves.append(move)
        refusal = RULES.check(self.state, move)
        if refusal is not None:
            raise Disagreement(f"{self.name}: {move} is refused: {refusal}")
        before = self.second.phase
        if isinstance(move, Outcome) and isinstance(move.drawn, Dealt):
            self.second.deal(move.drawn.deck, move.drawn.catcher)
        elif isinstance(move, Outcome):
            assert isinstance(move.drawn, Flicked)
            plain = to_plain(move.drawn)
            self.second.flicked(plain["happenings"], plain["ends"])
        else:
            self.second.decide(move.seat, to_plain(move.action))
            self.met[f"did {to_plain(move.action)['type']}"] += 1
        self.state, events = RULES.apply(self.state, move)
        for event in events:
            self.met[str(event.__struct_config__.tag)] += 1
        self.met[f"{before} to {self.second.phase}"] += 1
        self.same(str(move))

    def prepare(self) -> None:
        """Tired tables: both engines are put far into a round."""
        if self.state.phase == "catcher_placement" and self.rng.random() < 0.3:
            turns = [self.rng.randint(26, 29)] * self.state.seats
            players = zip(self.state.players, turns, strict=True)
            self.state = replace(
                self.state, players=tuple(replace(each, turns=n) for each, n in players)
            )
            self.second.turns = turns
        if self.state.seats == 1 and self.state.phase == "entry" and self.rng.random() < 0.5:
            flicks = self.rng.randint(80, 98)
            self.state = replace(self.state, flicks=flicks)
            self.second.flicks = flicks

    def hand_out(self, count: int) -> None:
        hands: list[list[Card]] = [[] for _ in range(self.state.seats)]
        for number, kind in enumerate(self.state.deck[:count]):
            hands[self.rng.randrange(self.state.seats)].append(
                Card(number, kind, self.rng.random() < 0.4)
            )
        players = tuple(
            replace(each, cards=tuple(hand))
            for each, hand in zip(self.state.players, hands, strict=True)
        )
        self.state = replace(self.state, players=players, deck=self.state.deck[count:])
        self.second.deck = self.second.deck[count:]
        self.second.cards = [
            [{"id": card.id, "kind": card.kind, "up": card.is_up} for card in hand]
            for hand in hands
        ]

    # -- mistakes ----------------------------------------------------------------------------------

    def mistakes(self) -> None:
        for _ in range(MISTAKES):
            seat = self.rng.randrange(self.state.seats)
            if self.rng.random() < 0.6:
                seat = self.state.active
            sent = self.guess()
            if self.rng.random() < 0.4:
                sent = mangled(sent, READERS.types, self.rng)
            action = READERS.action(sent)
            refusal = RULES.check(self.state, Decision(seat, action, self.state.at_ms))
            found = None if refusal is None else refusal.code
            wanted = self.second.verdict(seat, sent)
            self.met[f"code {wanted}"] += 1
            if found != wanted:
                told = f"{self.name}: {sent} by {seat} in {self.state.phase}"
                raise Disagreement(f"{told}: {found}, and by the rules {wanted}")

    def guess(self) -> Plain:
        """Something that might just be legal."""
        rng = self.rng
        listed = LISTED.get(self.second.phase, [])
        kind = rng.choice(listed) if listed and rng.random() < 0.7 else rng.choice(READERS.types)
        if kind == "leave" and rng.random() < 0.8:
            kind = "flick"
        if kind == "flick":
            fields = {
                name: rng.choice([low, high, low - 1, high + 1])
                if rng.random() < 0.1
                else rng.randint(low, high)
                for name, (low, high) in RANGES.items()
            }
            return {"type": kind, **fields}
        if kind == "place_catcher":
            x, y = rng.randint(2555, 4875), rng.randint(3755, 4675)
            x = rng.choice([x, x, 2554, 2555, 4875, 4876])
            return {"type": kind, "x": x, "y": rng.choice([y, y, 3754, 3755, 4675, 4676])}
        if kind == "place_start":
            return self.guessed_start()
        if kind == "orange":
            return {"type": kind, "room": rng.randint(rng.choice([0, 1, 1, 1]), 5)}
        if kind == "announce":
            return {"type": kind, "card": self.some_card(1)}
        if kind == "skates":
            return {"type": kind, "cards": [self.some_card(1), self.some_card(1)]}
        if kind == "move_fish":
            return self.guessed_fish()
        return {"type": kind}

    def guessed_start(self) -> Plain:
        rng = self.rng
        if rng.random() < 0.2:
            return {"type": "place_start"}
        edge = [(950, 1135), (800, 1185), (800, 1186), (1050, 935), (550, 935), (949, 1136)]
        anywhere = rng.randint(540, 1060), rng.randint(680, 1190)
        x, y = rng.choice([*edge, *[anywhere] * 8])
        others = [at for at in self.second.others(self.second.active) if on_circle(at)]
        if others and rng.random() < 0.3:  # just beside somebody
            at = rng.choice(others)
            x, y = at[0] // 100_000 + rng.choice([354, 355, -355, -354]), at[1] // 100_000
        return {"type": "place_start", "x": x, "y": y}

    def guessed_fish(self) -> Plain:
        rng = self.rng
        colour, at = rng.choice(COLOURS), rng.choice([*doors()])
        if self.second.fish and rng.random() < 0.9:
            colour, at = rng.choice(self.second.fish)
        cards = [self.some_card(2), self.some_card(2)]
        return {
            "type": "move_fish",
            "cards": cards,
            "colour": colour,
            "from": at,
            "to": rng.choice([*doors()]),
        }

    def some_card(self, worth: int) -> int:
        rng = self.rng
        held = self.second.cards[self.second.active]
        right = [c["id"] for c in held if (c["kind"] == "two") == (worth == 2) and not c["up"]]
        right = [number for number in right if rng.random() < 0.95]
        if right and rng.random() < 0.85:
            return int(rng.choice(right))
        if held and rng.random() < 0.7:
            return int(rng.choice(held)["id"])
        return rng.randint(-1, CARDS)

    # -- what is compared --------------------------------------------------------------------------

    def same(self, when: str) -> None:
        found, wanted = facts(self.state), self.second.facts()
        if self.state.phase == "deal":
            for each in (found, wanted):
                del each["active"], each["catcher"], each["turn"]
        if found != wanted:
            apart = {
                name: (found[name], wanted[name]) for name in wanted if found[name] != wanted[name]
            }
            raise Disagreement(f"{self.name}, after {when}: {apart}")

    def offered(self, waiting: Decide) -> None:
        """The offer of who is to act is all that the second engine allows, and no more."""
        seat = self.second.active
        if waiting.seats != (seat,) or bool(waiting.stand_ins) != self.second.left[seat]:
            raise Disagreement(f"{self.name}: {waiting}, and it is the turn of {seat}")
        for other in range(self.state.seats):
            if other != seat and RULES.offer(self.state, Seat(other)):
                raise Disagreement(f"{self.name}: an offer out of turn, for seat {other}")
        offer = RULES.offer(self.state, Seat(seat))
        listed = sorted(map(tablee.to_json, offer.actions))
        wanted = [
            tablee.to_json(READERS.action(sent))
            for sent in self.possible()
            if self.second.verdict(seat, sent) is None
        ]
        if listed != sorted(wanted):
            raise Disagreement(f"{self.name}: offered {listed}, by the rules {wanted}")
        moves = {
            (pair, fish.colour, fish.door, to)
            for each in offer.open
            if isinstance(each.bounds, MoveChoices)
            for pair in combinations(each.bounds.cards, 2)
            for fish in each.bounds.fish
            for to in fish.to
        }
        if moves != {*self.fish_moves()}:
            raise Disagreement(f"{self.name}: offered {moves}, by the rules {[*self.fish_moves()]}")
        kinds = {each.type for each in offer.open} - {"move_fish"}
        if kinds != {*LISTED[self.second.phase]} & {"flick", "place_catcher", "place_start"}:
            raise Disagreement(f"{self.name}: open are {kinds} in {self.second.phase}")

    def possible(self) -> Iterator[Plain]:
        """All that can be listed at all."""
        held = [card["id"] for card in self.second.cards[self.second.active]]
        yield from ({"type": kind} for kind in ("place_start", "end_turn"))
        yield from ({"type": "orange", "room": room} for room in range(1, 6))
        yield from ({"type": "announce", "card": card} for card in held)
        yield from ({"type": "skates", "cards": [*two]} for two in combinations(held, 2))

    def fish_moves(self) -> Iterator[tuple[tuple[int, int], str, str, str]]:
        seat = self.second.active
        held = [c["id"] for c in self.second.cards[seat] if c["kind"] == "two" and not c["up"]]
        for pair in combinations(held, 2):
            for colour, at in {*self.second.fish}:
                for to in doors():
                    ends = {"colour": colour, "from": at, "to": to}
                    sent = {"type": "move_fish", "cards": [*pair], **ends}
                    if self.second.verdict(seat, sent) is None:
                        yield pair, colour, at, to

    def result(self, ending: str, result: Any) -> None:
        found = ending, result.scores, result.ranks, result.winners
        ranks = tuple(self.second.ranks())
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        wanted = self.second.ending, tuple(self.second.scores()), ranks, winners
        self.met[f"ended {ending}"] += 1
        if found != wanted:
            raise Disagreement(f"{self.name}: ended {found}, by the rules {wanted}")


def facts(state: State) -> Plain:
    """The state of the engine under test in the words of the second one."""
    players = state.players
    card = next((c for c in players[state.active].cards if c.id == state.announced), None)
    return {
        "phase": state.phase,
        "active": state.active,
        "turn": state.turn,
        "round": state.round,
        "catcher": state.catcher,
        "caught": [each.is_caught for each in players],
        "bound": [each.is_bound for each in players],
        "hanging": sorted((each.colour, each.door) for each in state.fish),
        "taken": [each.fish for each in players],
        "cards": [[(c.id, c.kind, c.is_up) for c in each.cards] for each in players],
        "deck": len(state.deck),
        "points": [each.points for each in players],
        "spots": [None if each.spot is None else spot(each.spot) for each in players],
        "left": [each.has_left for each in players],
        "placed": state.is_placed if state.phase == "aim" else None,
        "challenge": card.kind if card is not None and state.phase in ("aim", "retry") else None,
        "tries": state.tries if state.phase in ("aim", "retry") else None,
        "flicks": state.flicks,
        "ending": state.ending,
    }
