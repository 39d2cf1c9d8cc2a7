"""Whole games in two engines: the game's own, and one written from the rules alone.

Flicks are made up, so that a game takes a tenth of a second and meets what hardly ever happens.
"""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.icecool.support.codes import ORDER
from tests.games.icecool.support.made_up import made_up
from tests.games.icecool.support.second import Second, challenge_sample
from tests.games.icecool.support.second_checks import LISTED
from tests.games.icecool.support.second_duel import GAME, READERS, RULES, Duel

from tablee.core.codec import to_plain
from tablee.core.protocol import Decision, Outcome, Seat
from tablee.games.icecool.board.spots import Standing
from tablee.games.icecool.model import Card, Flicked, Kind, State
from tablee.games.icecool.model.facts import (
    Bounced,
    Challenge,
    CrossedOver,
    GotStuck,
    Happening,
    Jumped,
    Passed,
    Touched,
    challenge_met,
)

TABLES = [(seats, scoring) for seats in (1, 2, 3, 4) for scoring in ("cards", "tournament")]
GAMES = {1: 10, 2: 42, 3: 26, 4: 18}  # by seats
CHALLENGES: tuple[Challenge, ...] = ("jump", "two_doors", "bounce")
CODES = {*ORDER}
WAYS = {  # from phase to phase, by one move
    "aim to aim",
    "aim to flicking",
    "deal to catcher_placement",
    "catcher_placement to entry",
    "entry to aim",
    "end_of_turn to aim",
    "end_of_turn to catcher_placement",
    "end_of_turn to end_of_turn",
    "end_of_turn to entry",
    "flicking to aim",
    "flicking to catcher_placement",
    "flicking to end_of_turn",
    "flicking to entry",
    "flicking to game_over",
    "flicking to off_board_end",
    "flicking to retry",
    "off_board_end to aim",
    "off_board_end to entry",
    "retry to flicking",
}

# The second engine plays games; practice has tests of its own (IC-109..112).
PRACTICE = {"ended made", "warmed_up", "trick_missed"}


@cache
def met(seats: int, scoring: str) -> Counter[str]:
    """What some games came across; in all of them both engines agreed at every move."""
    found: Counter[str] = Counter()
    for seed in range(GAMES[seats]):
        Duel(seats, scoring, seed, found).play()
    return found


@pytest.mark.parametrize(("seats", "scoring"), TABLES)
def test_two_engines_agree_on_whole_games(seats: int, scoring: str) -> None:
    """On every verdict, every state and the result."""
    assert met(seats, scoring)


def test_the_games_reach_every_branch() -> None:
    """All codes, all ways from phase to phase, all endings."""
    found = sum((met(*each) for each in TABLES), Counter[str]())
    assert {f"code {code}" for code in CODES} <= {*found}
    assert {*found} >= WAYS
    assert {f"ended {each}" for each in GAME.examples.endings} - PRACTICE <= {*found}
    events = {str(each.__struct_config__.tag) for each in GAME.types.event.__args__}
    assert events - PRACTICE <= {*found}


def test_ic_41_ten_tries_are_met() -> None:
    """Who stays on the circle ten times in one turn passes on; both engines count alike."""
    state, second = entered(2)
    for number in range(10):
        assert state.phase == ("aim" if number == 0 else "retry")
        state = flicked(state, second)
    assert (state.phase, state.active) == ("aim", 0)
    assert state.players[1].is_bound


# -- what random games may not meet ----------------------------------------------------------------


def entered(seats: int, *at: int) -> tuple[State, Second]:
    """A game whose Catcher is seat 0, and whose seat 1 has come in."""
    state = RULES.setup(seats, READERS.options({"first_catcher": 0}))
    second = Second(seats, "cards")
    if seats > 1:
        dealt = RULES.draw(state, Random(1))
        state = RULES.apply(state, Outcome(dealt))[0]
        second.deal(dealt.deck, 0)
        state = decided(state, second, {"type": "place_catcher", "x": 3700, "y": 4200})
    place = {"type": "place_start", **dict(zip("xy", at, strict=False))}
    return decided(state, second, place), second


def decided(state: State, second: Second, sent: dict[str, Any]) -> State:
    """A legal decision of the active seat, in both."""
    move = Decision(state.active, READERS.action(sent), state.at_ms)
    assert RULES.check(state, move) is None
    assert second.verdict(state.active, sent) is None
    second.decide(state.active, sent)
    return agreed(RULES.apply(state, move)[0], second)


def agreed(state: State, second: Second) -> State:
    assert (state.phase, state.active, state.ending) == (
        second.phase,
        second.active,
        second.ending,
    )
    return state


def aimed(state: State, second: Second) -> State:
    flick = {"type": "flick", "direction": 0, "power": 500, "offset": 0, "height": 115}
    return decided(state, second, flick)


def outcome(state: State, facts: list[Happening], ends: dict[int, tuple[float, float]]) -> Flicked:
    assert state.aimed is not None
    spots = {seat: each.spot for seat, each in enumerate(state.players) if each.spot is not None}
    stand = tuple(Standing(Seat(seat), *at) for seat, at in sorted({**spots, **ends}.items()))
    return Flicked(state.aimed, "made-up", tuple(facts), stand, 1000, "")


def flicked(state: State, second: Second, *facts: Happening, **ends: tuple[float, float]) -> State:
    """A flick that goes as it is told; ``s1``: where seat 1 ends."""
    state = aimed(state, second)
    move = Outcome(outcome(state, [*facts], {int(name[1:]): at for name, at in ends.items()}))
    assert RULES.check(state, move) is None
    plain = to_plain(move.drawn)
    second.flicked(plain["happenings"], plain["ends"])
    return agreed(RULES.apply(state, move)[0], second)


def test_ic_38_a_tenth_of_a_millimetre_is_no_free_point() -> None:
    """A full circle leaves only place_start{}, though there is room between two millimetres."""
    state, second = entered(3, 907, 935)
    state = flicked(state, second)
    for _ in range(9):
        state = flicked(state, second)
    assert (state.phase, state.active) == ("entry", 2)
    (bounds,) = (each.bounds for each in RULES.offer(state, Seat(2)).open)
    assert bounds.is_full
    sent = {"type": "place_start", "x": 550, "y": 935}
    assert second.verdict(2, sent) == "blocked"
    refusal = RULES.check(state, Decision(2, READERS.action(sent)))
    assert refusal is not None
    assert refusal.code == "blocked"


D14 = (0.33, 0.1)
ROUND = [  # from the gymnasium back to the red circle
    Passed(100, Seat(0), "d24", 4, 2, barred=False),
    Passed(200, Seat(0), "d23", 2, 3, barred=False),
    Passed(300, Seat(0), "d23", 3, 2, barred=False),
    Passed(400, Seat(0), "d25", 2, 5, barred=False),
    Passed(500, Seat(0), "d15", 5, 1, barred=False),
]


@pytest.mark.parametrize("way", ["orange", "orange, then stuck", "flick", "flick through"])
def test_ic_29_a_room_counts_however_it_was_entered(way: str) -> None:
    """Out of a door frame into a room there is no passage (IC-52), and yet one has been there."""
    state, second = entered(1)
    state = flicked(state, second, GotStuck(900, Seat(0), "d14"), s0=D14)
    if way.startswith("orange"):
        state = decided(state, second, {"type": "orange", "room": 4})
    elif way == "flick":
        state = flicked(state, second, s0=(0.44, 0.15))
    back = ROUND
    if way.endswith("stuck"):
        state = flicked(state, second, GotStuck(900, Seat(0), "d24"), s0=(0.44, 0.32))
        back = ROUND[1:]
    state = flicked(state, second, *back, s0=(0.08, 0.0935))
    assert state.ending == "toured"


@pytest.mark.parametrize("more", [0, 1, 2])
def test_ic_45_no_empty_click_after_a_fish_was_moved(more: int) -> None:
    """Whoever has fewer than two face-down cards left has nothing more to do."""
    state, second = entered(3)
    threes: list[Kind] = ["three"] * more
    kinds: list[Kind] = ["two", "two", *threes]
    hand = tuple(Card(number, kind) for number, kind in enumerate(kinds))
    players = (state.players[0], replace(state.players[1], cards=hand), state.players[2])
    state = replace(state, players=players)
    second.cards[1] = [{"id": each.id, "kind": each.kind, "up": False} for each in hand]
    state = flicked(state, second, s1=(0.2, 0.1))
    assert (state.phase, state.active) == ("end_of_turn", 1)
    move = {"type": "move_fish", "cards": [0, 1], "colour": "red", "from": "d14", "to": "d24"}
    state = decided(state, second, move)
    assert (state.phase, state.active) == (("end_of_turn", 1) if more == 2 else ("entry", 2))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_ic_107_a_broken_leave_is_of_the_wrong_type(seats: int) -> None:
    """It is in nobody's turn order, so its form is all that can be wrong."""
    state, second = entered(seats)
    for seat in range(seats):
        sent = {"type": "leave", "seat": seat}
        assert second.verdict(seat, sent) == "bad_type"
        refusal = RULES.check(state, Decision(seat, READERS.action(sent)))
        assert refusal is not None
        assert refusal.code == "bad_type"


WRONG: dict[str, Happening] = {
    "nobody": Touched(1, Seat(1), Seat(7)),
    "somebody who is not on the board": Touched(1, Seat(0), Seat(2)),
    "oneself": Touched(1, Seat(1), Seat(1)),
    "counted from behind": Touched(1, Seat(0), Seat(-2)),
    "no such door": Passed(1, Seat(1), "d99", 1, 4, barred=False),
    "a door elsewhere": Passed(1, Seat(1), "d14", 2, 3, barred=False),
    "no such wall": Bounced(1, Seat(1), "W9"),
    "no such room": CrossedOver(1, Seat(1), 1, 9, None),
    "from nowhere": Jumped(1, Seat(1), 0, 1),
    "stuck in nothing": GotStuck(1, Seat(1), "?"),
}


@pytest.mark.parametrize("name", WRONG)
def test_ic_106_a_log_with_impossible_facts_is_refused(name: str) -> None:
    """A log may come from anywhere; what it names must be there."""
    state, second = entered(3)
    state = aimed(state, second)
    good = outcome(state, [], {})
    assert RULES.check(state, Outcome(good)) is None
    refusal = RULES.check(state, Outcome(replace(good, happenings=(WRONG[name],))))
    assert refusal is not None
    assert refusal.code == "bad_outcome"


@pytest.mark.parametrize(
    "ends", [{1: (0.3705, 0.42)}, {1: (0.3, 0.19)}, {0: (0.33, 0.02)}, {1: (0.01, 0.1)}]
)
def test_ic_106_a_log_that_stands_penguins_in_walls_is_refused(
    ends: dict[int, tuple[float, float]],
) -> None:
    """Or on each other's feet: no flick ends so (IC-24)."""
    state, second = entered(3)
    state = aimed(state, second)
    refusal = RULES.check(state, Outcome(outcome(state, [], ends)))
    assert refusal is not None
    assert refusal.code == "bad_outcome"


# -- the parts -------------------------------------------------------------------------------------


def test_ic_93_what_is_made_up_comes_in_the_order_of_the_rules() -> None:
    """By time; then doors, contacts, the rest; then the flicking player, then by seat."""
    rank = {"passed": 0, "touched": 1}
    flicks = 0
    for seed in range(20):
        duel = Duel(4, "cards", seed)
        while duel.state.phase != "game_over":
            if duel.state.phase == "flicking":
                facts = to_plain(made_up(duel.state, duel.rng, duel.mood))["happenings"]
                keys = [
                    (
                        each["sample"],
                        rank.get(each["type"], 2),
                        each["seat"] != duel.state.active,
                        each["seat"],
                    )
                    for each in facts
                ]
                assert keys == sorted(keys)
                flicks += 1
            duel.outcome() if not LISTED[duel.second.phase] else duel.decision()
            if flicks > 400:
                return


def test_ic_76_challenges_are_judged_alike() -> None:
    """On ten thousand random lists of happenings."""
    rng = Random(76)
    done: Counter[str] = Counter()
    for _ in range(10_000):
        facts: list[Happening] = []
        sample = 0
        for _ in range(rng.randint(0, 6)):
            sample += rng.randint(0, 2)
            seat = Seat(rng.randint(0, 1))
            door = rng.choice(["d14", "d13"])
            ways: list[Happening] = [
                Passed(sample, seat, door, 1, int(door[2]), barred=rng.random() < 0.3),
                Bounced(sample, seat, "W1"),
                Jumped(sample, seat, 1, 3),
                Touched(sample, Seat(0), Seat(1)),
            ]
            facts.append(rng.choice(ways))
        for challenge in CHALLENGES:
            wanted = challenge_sample(to_plain(facts), 0, challenge)
            assert challenge_met(facts, Seat(0), challenge) == wanted
            done[challenge] += wanted is not None
    assert all(done[challenge] > 100 for challenge in CHALLENGES)
